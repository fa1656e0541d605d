# The house in the shell.

account = How the points came
sum = Sum
won = { $many ->
    [one] { $names } wins with { $points }.
   *[other] { $names } win together with { $points } each.
}
left = The game is saved. Go on with: orichalcum play --resume { $name }
thinking = { $name } is thinking
the-house = The house
hand-over = Hand over to { $name }, then press Enter.
commands = A number or its code; h hint, u undo, w why not, t table, l log, r [paragraph or word] rules, p picture, q save and leave
no-such = { $word } is no choice and no command.
taken-back = Taken back.
nothing-refused = Everything that one might expect is allowed.
drawing = The picture is being drawn
drawn = The picture is in { $path }
no-rule = No rule speaks of { $text }.
record-kept = The record is in { $path }
guest = Guest
seats-of = { $from ->
   *[other] { $from } to { $to }
}
games = The games of the house
column-game = Game
column-by = By
column-seats = Seats
column-minutes = Minutes
column-editions = Editions
record-holds = The record holds: { $answers } answers by the rules{ $over ->
    [yes] , result { $result }.
   *[no] , and the game goes on.
}
edition-good = { $file } is a good edition of { $game }: { $name }, content { $hash }.
editions-alike = Both editions have the same content.
edition-written = Written to { $path }. Change what your box says, then: orichalcum edition check { $path }
game-written = Written to { $path }. Go on with: cd { $path } && pip install -e . && pytest
compiled = Orichalcum { $version } is ready: the rules are compiled.
interpreted = Orichalcum { $version } is ready, but runs interpreted, about 40 times slower: { $why }.
why-asked = ORICHALCUM_PURE=1 asks for that
why-no-compiler = there is no C compiler here (apt install gcc python3-dev, then install again)
why-not-yet = its rules are not compiled yet
why-sources = these are its sources as they stand
playing = Playing
measuring = Measuring
selfplay = { $game }: { $games } games, { $decisions } decisions each
column-bot = Bot
column-wins = Wins
column-interval = 95 times in 100
column-score = Mean score
column-spread = Spread
column-by-seat = Wins by seat, %
bench-compiled = Compiled rules, one core
bench-interpreted = Interpreted rules, one core
figure-decisions_per_s = Decisions a second
figure-free_decisions_per_s = of these with two options or more
figure-loop_decisions_per_s = Decisions a second, public API
figure-copies_per_s = Copies a second
figure-guesses_per_s = Guesses a second
figure-games_per_s = Games a second
figure-decisions_per_game = Decisions a game
figure-state_bytes = Bytes of a table
backed-up = { $file } holds the whole house: { $rows } rows.
restored = The house of { $file } is restored: { $rows } rows.
exported = { $written } records written to { $folder }; { $without } finished tables have none of their own.
