"""What other workers have written: PostgreSQL tells it by LISTEN and NOTIFY.  With SQLite there are none."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

from orichalcum.store.store import CHANNEL, Store

LOG = logging.getLogger("orichalcum.bell")


class Bell:
    """Calls `heard` with every message, from its own thread, and `again` whenever it begins to listen.

    What was written before that moment nobody has told: then everything that is open must be looked at anew.
    """

    def __init__(self, store: Store, heard: Callable[[str], None], again: Callable[[], None]) -> None:
        self.store = store
        self.heard = heard
        self.again = again
        self.closing = False
        self.thread = threading.Thread(target=self._listen, name="store-bell", daemon=True)
        if store.dialect == "postgresql":
            self.thread.start()

    def close(self) -> None:
        self.closing = True
        if self.thread.is_alive():
            self.thread.join(3)

    def _listen(self) -> None:
        while not self.closing:
            try:
                self._listen_once()
            except Exception as trouble:  # the network, or the database starting anew: listen again
                LOG.warning("lost the database's news: %s", type(trouble).__name__)
                time.sleep(0.5)

    def _listen_once(self) -> None:
        import psycopg

        url = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.again()
            while not self.closing:
                for note in connection.notifies(timeout=1.0):
                    self.heard(note.payload)
