"""Playing in the shell: the table is told in words, and every answer is a number or a word."""

from __future__ import annotations

from pathlib import Path

from rich.markdown import Markdown
from rich.markup import escape
from rich.panel import Panel

from orichalcum.bots.search import Search
from orichalcum.kernel.errors import NothingToUndo, Refused
from orichalcum.kernel.folders import write_whole
from orichalcum.kernel.match import Choice
from orichalcum.kernel.rng import Rng
from orichalcum.terminal.page import account_grid, console, said, winners
from orichalcum.terminal.sitting import Sitting

HINT_ROUNDS = 1500


def wipe() -> None:
    """Clear the screen, and what has scrolled off it."""
    console.clear()
    if console.is_terminal:
        console.file.write("\x1b[3J")


class Leave(Exception):
    """The person goes; the game stays saved."""


class Player:
    """The conversation with the people at one screen."""

    def __init__(self, sitting: Sitting, lang: str) -> None:
        self.sitting = sitting
        self.lang = lang
        self.say = said(lang)
        self.words = sitting.words(lang)
        self.heard = dict.fromkeys(sitting.people, 0)  # how much of the log each person has read
        self.at_screen = sitting.people[0] if len(sitting.people) == 1 else -1
        self.shown: list[str] = []  # the table as it was last told on this screen

    def play(self) -> None:
        """To the end, or until somebody leaves."""
        match = self.sitting.match
        try:
            self.sitting.begin()
            while not match.over:
                self.next_answer()
        except (Leave, KeyboardInterrupt, EOFError):
            console.print(self.say("left", name=self.sitting.path.stem), style="bold")
            return
        self.end()

    def next_answer(self) -> None:
        waiting = self.sitting.match.waiting()
        bots = [who for who in waiting if who in self.sitting.minds]
        if bots:
            with console.status(self.say("thinking", name=self.words.seat(bots[0]))):
                self.sitting.let_bot(bots[0])
            self.tell_news(self.at_screen)
        elif waiting and waiting[0] >= 0 and not self.lets_pass(waiting[0]):
            self.ask(waiting[0])

    def lets_pass(self, who: int) -> bool:
        """Alone among bots nobody can be betrayed: a window in which nothing can be done passes by itself."""
        match = self.sitting.match
        if len(self.sitting.people) != 1 or not match.passing(who) or len(match.options(who)) != 1:
            return False
        self.sitting.play(match.passing(who), who)
        return True

    def tell_news(self, who: int) -> None:
        """The lines of the log that this person has not read."""
        if who < 0:
            return
        for line in self.sitting.match.lines(who, self.words, self.heard[who]):
            console.print(f"  [dim]·[/dim] {escape(line)}")
        self.heard[who] = len(self.sitting.match.facts)

    def ask(self, who: int) -> None:
        """Until this person has given one answer."""
        self.hand_over(who)
        self.tell_news(who)
        self.show_changes(who)
        while True:
            choices = self.show_choices(who)
            word = console.input(f"[bold]{escape(self.words.seat(who))}>[/bold] ").strip()
            choice = self.chosen(choices, word)
            if choice is not None:
                self.sitting.play(choice, who)
                self.tell_news(who)
                return
            if self.obey(who, word):
                return

    def hand_over(self, who: int) -> None:
        """Several people at one screen: nothing of one is left on it when the next sits down."""
        if who == self.at_screen:
            return
        if self.at_screen >= 0:
            self.tell_news(self.at_screen)
        wipe()
        console.print(Panel(escape(self.say("hand-over", name=self.words.seat(who))), expand=False), justify="center")
        console.input("")
        wipe()
        self.at_screen, self.shown = who, []

    def show_table(self, who: int) -> None:
        self.shown = self.told_table(who)
        self.print_table(self.shown)

    def show_changes(self, who: int) -> None:
        """Of a table that was told before only the lines that are new: it can be long, and some have it read aloud."""
        told, before = self.told_table(who), set(self.shown)
        changed = [line for line in told if line not in before]
        self.shown = told
        if changed:
            self.print_table(changed)

    def told_table(self, who: int) -> list[str]:
        return self.sitting.match.describe(who, self.words).splitlines()

    def print_table(self, lines: list[str]) -> None:
        console.print(Panel(escape("\n".join(lines)), title=self.sitting.match.game.title(self.lang)))

    def show_choices(self, who: int) -> list[Choice]:
        match = self.sitting.match
        sentence = match.asked(who, self.words)
        console.print(f"[bold yellow]{escape(sentence.asks)}[/bold yellow]")
        if sentence.why:
            console.print(f"  [dim]{escape(sentence.why)}[/dim]")
        choices = match.options(who)
        count = all(choice.code.isdigit() for choice in choices)  # a number that is chosen stands for itself
        for number, choice in enumerate(choices, 1):
            console.print(self.row(int(choice.code) if count else number, choice))
        console.print(f"[dim]{escape(self.say('commands'))}[/dim]")
        return choices

    def row(self, number: int, choice: Choice) -> str:
        label, preview = choice.words(self.words), choice.preview(self.words)
        tail = f"  [dim]{escape(preview)}[/dim]" if preview else ""
        return f"  [bold]{number:>3}[/bold]  {escape(label)}{tail}  [dim italic]{escape(choice.code)}[/dim italic]"

    def chosen(self, choices: list[Choice], word: str) -> Choice | None:
        """A number of the list, or an answer's code; a code goes before a number that looks alike."""
        for choice in choices:
            if choice.code == word:
                return choice
        if word.isascii() and word.isdigit() and 0 < int(word[:9]) <= len(choices):
            return choices[int(word) - 1]
        return None

    def obey(self, who: int, line: str) -> bool:
        """A word that is no answer; whether the question is to be put anew."""
        word, _, rest = line.partition(" ")
        deeds = {
            "q": self.leave,
            "u": self.undo,
            "h": self.hint,
            "w": self.why_not,
            "t": self.show_table,
            "l": self.show_log,
            "p": self.draw,
        }
        if word == "r":
            self.show_rules(rest.strip())
        elif word in deeds:
            return deeds[word](who) is True
        elif word:
            self.refuse(who, word)
        return False

    def refuse(self, who: int, word: str) -> None:
        """Not among the choices: why not, if the rules say."""
        try:
            self.sitting.match.option_of(word, who)
        except Refused:
            reasons = {one.code: one for one in self.sitting.match.refusals(who, self.words)}
            if word in reasons:
                console.print(f"[red]{escape(reasons[word].why)}[/red] [dim]({reasons[word].paragraph})[/dim]")
            else:
                console.print(f"[red]{escape(self.say('no-such', word=word[:40]))}[/red]")

    def leave(self, who: int) -> None:
        raise Leave

    def undo(self, who: int) -> bool:
        try:
            self.sitting.undo(who)
        except NothingToUndo:
            console.print(f"[red]{escape(self.words('nothing-to-undo'))}[/red]")
            return False
        self.heard[who] = min(self.heard[who], len(self.sitting.match.facts))
        console.print(self.say("taken-back"))
        return True

    def hint(self, who: int) -> None:
        seen = self.sitting.match.seen_by(who)
        with console.status(self.say("thinking", name=self.say("the-house"))):
            best = Search(Rng.fresh(), HINT_ROUNDS).advise(seen, who)[:3]
        for advice in best:
            label = Choice(self.sitting.match, who, advice.option).words(self.words)
            console.print(f"  [green]{round(advice.worth * 100):>3} %[/green]  {escape(label)}")

    def why_not(self, who: int) -> None:
        refusals = self.sitting.match.refusals(who, self.words)
        for why, paragraph in dict.fromkeys((one.why, one.paragraph) for one in refusals):
            codes = " ".join(one.code for one in refusals if (one.why, one.paragraph) == (why, paragraph))
            console.print(f"  {escape(why)} [dim]({paragraph})  {escape(codes)}[/dim]")
        if not refusals:
            console.print(self.say("nothing-refused"))

    def show_log(self, who: int) -> None:
        for line in self.sitting.match.lines(who, self.words)[-40:]:
            console.print(f"  [dim]·[/dim] {escape(line)}")

    def draw(self, who: int) -> None:
        path = self.sitting.path.with_suffix(".svg")
        write_whole(path, self.sitting.match.picture(who, self.words).encode())
        console.print(self.say("drawn", path=str(path)))

    def show_rules(self, wish: str) -> None:
        match = self.sitting.match
        found = match.game.rulebook(self.lang).found(wish or match.game.paragraph(int(match.table.step().id)))
        for one in found[:5]:
            console.print(Markdown(one.text))
        if not found:
            console.print(self.say("no-rule", text=wish))

    def end(self) -> None:
        record: Path = self.sitting.finish()
        if self.at_screen >= 0:
            self.tell_news(self.at_screen)
        console.print(account_grid(self.sitting.match, self.words))
        console.print(winners(self.sitting.match, self.words), style="bold yellow")
        console.print(self.say("record-kept", path=str(record)), style="dim")
