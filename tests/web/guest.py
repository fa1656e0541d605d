"""One game of the catalogue through every door of the web: `python -m tests.web.guest GAME FOLDER`.

For a game from somebody else's package, which only another process finds (tests/terminal/test_new_game.py).
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.web.visiting import Open, Visitor


def main(game: str, folder: Path) -> None:
    house = Open(f"sqlite:///{folder / 'guest.sqlite'}")
    try:
        visit(house.visitor(), game)
    finally:
        house.close()


def visit(ada: Visitor, game: str) -> None:
    """The pages, the API, a whole game against bots, and its replay."""
    assert game in {card["id"] for card in ada.get("/games")}
    read(ada, "/", f"/games/{game}", f"/games/{game}/rules", f"/games/{game}/rules?lang=de")
    code = ada.table("me", "easy", "medium", game=game)
    read(ada, f"/tables/{code}")
    state = ada.state(code, shape="wide")
    assert all("<svg" in board["svg"] for board in state["boards"]) and state["boards"]
    end = ada.play_to_the_end(code)
    assert end["status"] == "over"
    assert len(end["accounts"]) == 3
    read(ada, f"/tables/{code}/replay")
    print(f"{game} was played on the web: {[account['points'] for account in end['accounts']]}")


def read(ada: Visitor, *paths: str) -> None:
    for path in paths:
        page = ada.http.get(path)
        assert page.status_code == 200, f"{path}: {page.status_code} {page.text[:400]}"
        assert "<html" in page.text


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
