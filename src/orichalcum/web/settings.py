"""What whoever keeps the house decides: by the command line, or by environment variables ORICHALCUM_..."""

from __future__ import annotations

import os

import msgspec

from orichalcum.kernel.folders import data_folder
from orichalcum.web.push import SERVICES


class Mail(msgspec.Struct, frozen=True):
    """Letters go out by SMTP: `smtp://user:password@host:25` or `smtps://...`."""

    url: str = ""
    sender: str = ""
    after: float = 60.0  # seconds a turn waits before a letter goes out


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str = ""
    origin: str = ""  # https://house.example: how people reach it, for links in letters and for secure cookies
    thinkers: int = 2  # processes in which bots think
    pace: float = 0.4  # seconds a bot takes at least, so that one sees what it does
    mail: Mail = Mail()
    webhook: str = ""  # an address that is told of every notice
    push: str = ""  # mailto:... or https://...: whom push services may write to; web-push is on where it is set
    push_services: tuple[str, ...] = SERVICES
    hurry: float = 1.0  # how many times the usual rate of requests is allowed; 0: no limit

    @property
    def is_secure(self) -> bool:
        return self.origin.startswith("https://")


def settings_from(environment: dict[str, str] | None = None, **given: object) -> Settings:
    """The environment, and upon it what was given."""
    env = dict(os.environ if environment is None else environment)
    found = {
        "database": env.get("ORICHALCUM_DATABASE", ""),
        "origin": env.get("ORICHALCUM_ORIGIN", "").rstrip("/"),
        "thinkers": int(env.get("ORICHALCUM_THINKERS", min(2, os.cpu_count() or 1))),
        "pace": float(env.get("ORICHALCUM_PACE", "0.4")),
        "mail": Mail(
            env.get("ORICHALCUM_SMTP", ""),
            env.get("ORICHALCUM_SENDER", ""),
            float(env.get("ORICHALCUM_MAIL_AFTER", "60")),
        ),
        "webhook": env.get("ORICHALCUM_WEBHOOK", ""),
        "push": env.get("ORICHALCUM_PUSH", ""),
        "hurry": float(env.get("ORICHALCUM_HURRY", "1")),
    }
    found.update({name: value for name, value in given.items() if value is not None})
    found["database"] = found["database"] or f"sqlite:///{data_folder() / 'house.sqlite'}"
    return msgspec.convert(found, Settings)
