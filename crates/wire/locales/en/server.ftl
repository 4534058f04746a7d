### The words of the server. The German file has the same messages with the same variables.

player-marshal = Marshal
player-captain = Captain
player-sergeant = Sergeant
player-random = Random
temper-steady = steady
temper-bold = bold
temper-cautious = cautious

## What is asked, and what is waited for

ask-waiting = Waiting for { $side }
ask-both = Both sides decide in secret.
ask-over = The battle is over.

## Battles in a list

line-won = { $side } has won
line-draw = Draw

## Why a request on the table was refused

refused-stale = The battle has moved on meanwhile. Look again and decide anew.
refused-not-asked = Nothing is asked of your side now.
refused-not-yours = You do not play this side.
refused-malformed = This request was not understood: { $reason }
refused-actions = A decision has 1 to { $limit } actions.
refused-drag = Nothing is dragged on this table: it has fields.
refused-rate = Too many requests at once. Wait a moment.
refused-busy = The server has too much to do right now. Try again in a moment.
refused-unavailable = The server cannot keep the battle right now. Nothing has changed; try again in a moment.

## Why a request was not served

fault-not-found = There is nothing here.
fault-taken = This seat has been taken, or the invitation is no longer valid.
fault-name-taken = Somebody else has this name already.
fault-not-over = Only when the battle is over.
fault-too-many = You have too many open battles. Finish one first.
fault-full = The table is full. Try again later.
fault-rate = Too many requests. Wait a moment.
fault-bad-request = This request was not understood: { $reason }
fault-agreement = This battle cannot be fought like this. { $reason }
fault-bad-name = A name has 2 to 24 letters, digits, blanks, hyphens or dots.
fault-bad-password = A password has 8 to 128 characters.
fault-credentials = Name or password is wrong.
fault-already-named = You have an account already.
fault-cross-site = This request does not come from our own page.
fault-long-uri = The address is too long.
fault-large-body = The request is too large.
fault-method = This address is not used so.
fault-unavailable = The server cannot do this right now. Try again in a moment.

## Instead of the page

page-not-found = There is nothing here.
page-not-built = The page has not been built into this program. cargo xtask play builds both.
