# Words that every room and every door share.

and = and
seat-number = Seat { $number }
luck = Luck
yes = yes
no = no
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
language-name = English

# Refusals of the kernel
not-your-turn = It is not { $name }'s turn: the table waits for { $waiting }.
not-lucks-turn = The table waits for { $waiting }, not for luck.
no-such-seat = There are { $seats } seats, counted from 0.
waits-for-luck = The table waits for luck, not for a seat.
game-is-over = The game is over.
no-such-choice = { $code } is not among the choices.
nothing-to-undo = There is nothing to take back: luck has answered, something came to light, or somebody else has acted.
