"""A bot that sits down at a table of the house and plays: python docs/examples/bot.py http://localhost:8000 CODE

It needs nothing but Python.  What it is told is what its seat may know; docs/web.md says what there is to ask.
"""

import json
import random
import sys
import urllib.request


class Seat:
    """A seat at a table.  Its token is its key."""

    def __init__(self, house: str, code: str) -> None:
        self.address = f"{house}/api/tables/{code}"
        self.token = ""
        sat = self.ask("sit", {"name": "Example"})
        self.seat, self.token = sat["keys"][0]["seat"], sat["keys"][0]["token"]
        if sat["table"]["status"] == "gathering":
            self.ask("ready", {"seat": self.seat})

    def ask(self, what: str, body: dict | None = None) -> dict:
        request = urllib.request.Request(f"{self.address}/{what}", body and json.dumps(body).encode())
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def play(self) -> dict:
        """Until it is over: answer when asked, and wait for news in between."""
        state = self.ask("state?shape=&log=-1")
        while state["status"] in ("gathering", "playing"):
            if state["choices"]:
                choice = random.choice(state["choices"])  # here a better bot would think
                state = self.ask("answer?shape=&log=-1", {"number": state["number"], "choice": choice["code"]})
            else:
                self.ask(f"news?after={state['version']}&wait=25")
                state = self.ask("state?shape=&log=-1")
        return state


if __name__ == "__main__":
    for account in Seat(*sys.argv[1:3]).play()["accounts"]:
        print(account["rank"], account["name"], account["points"])
