# What the server itself says: refusals, and mails.  The pages have their own words.

error-malformed = This cannot be read: { $detail }
error-bad-option = The game does not know this choice.
error-bad-position = This position cannot be.
error-bad-record = This record cannot be read.
error-bad-token = This seat link is not, or no longer, valid.
error-bad-password = Name and password do not go together.
error-foreign = This came from a page that is not of this house.
error-not-yours = This seat is somebody else's.
error-not-host = Only the host of the table may do this.
error-which-seat = You have several seats here: say which one you mean.
error-no-table = There is no table with this code.
error-no-game = There is no such game here.
error-no-such = There is nothing here.
error-stale = The table has gone on meanwhile. This is how it stands.
error-not-your-turn = It is not your turn.
error-illegal = This is not among the choices.
error-nothing-to-undo = There is nothing to take back.
error-not-now = This cannot be done now.
error-taken = Somebody was faster: this is taken.
error-started = The game has begun already.
error-too-large = This is too large.
error-too-fast = Too fast. Please wait a moment.
error-broken = Something went wrong in the house. Nothing of your game is lost.
error-busy = The house is busy. Please try again in a moment.

account-picture = How the points of every seat came about
course-picture = How the points of every seat came, turn by turn

mail-turn-subject = Your turn: { $title }
mail-turn = It is your turn at { $title }:
mail-over-subject = The game is over: { $title }
mail-over = { $title } is over. The result:
mail-start-subject = The game begins: { $title }
mail-start = { $title } has begun:
mail-rematch-subject = A rematch: { $title }
mail-rematch = There is a rematch of { $title }:
mail-time-subject = Your time is up: { $title }
mail-time = Your time is up at { $title }. A bot plays for you until you are back:
mail-closed-subject = The table is closed: { $title }
mail-closed = { $title } has ended without a result, as the table had agreed for when somebody leaves or runs out of time:
mail-why = You get this because you asked for mails in your preferences; switch them off there.
