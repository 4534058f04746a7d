### The battle at the table.

## Bar

battle-phases = Phases of the round
battle-setup = Set-up
battle-round = Round { $n }
battle-strength = { $now }/{ $start }
battle-undo = Take back
battle-undo-key = Take back (Z)
battle-menu = Menu
battle-keys = Keys
battle-line-lost = Connection lost, reconnecting …
battle-not-sent = The connection broke and the decision did not arrive. Please try again.
battle-gone = There is no such battle
battle-gone-text = Perhaps the address is incomplete.

## What is asked

battle-panel = Task and information
battle-sheet-size = Change the size of the sheet
battle-tab-ask = Task
battle-tab-unit = Unit
battle-tab-odds = Odds
battle-tab-log = Log
battle-empty-unit = Select a unit on the board to see its card.
battle-empty-odds = Point at a target or an attack to see the odds.
battle-empty-log = Nothing has happened yet.
battle-your-turn = Your turn
battle-turn-of = To decide: { $side }
battle-waiting = Waiting
battle-watching = You are watching
battle-over = The battle is over
battle-confirm-attack = { $unit }: confirm the attack?
battle-confirm-contact = Make contact?
battle-confirm-left-undone = Go on all the same?
battle-confirmed-attack = Attack
battle-confirmed-contact = Make contact
battle-confirmed-left-undone = Go on
battle-back = Back
battle-which = In which way?
battle-barred = { $what }: not possible now
battle-elements-of = Elements: { $unit }
battle-points = Movement points
battle-manoeuvres = Manoeuvres
battle-left-of = { $left } of { $total } left
battle-rest = { $points } MP left
battle-suggest = Suggest
battle-suggest-setup = Suggest a set-up
battle-order-of = Order: { $unit }
battle-order-points = { $order }, { $points } movement points
battle-orders-missing =
    { $n ->
        [one] Still without an order: { $units }.
       *[other] { $n } units are still without an order: { $units }.
    }
battle-markers = Markers { $n }/{ $most }
battle-orders-of = Orders: { $unit }, up to { $most } markers
battle-without-order =
    { $n ->
        [one] One unit gets no order now
       *[other] { $n } units get no order now
    }
battle-attached = attached to { $unit }
battle-flank-march = on a flank march
battle-arrives =
    { $n ->
        [one] arriving, 1 element
       *[other] arriving, { $n } elements
    }
battle-carry = Drag onto the board
battle-away-units = Units beyond the edge of the board
battle-placed = in place
battle-to-place =
    { $n ->
        [one] to be placed, 1 element
       *[other] to be placed, { $n } elements
    }
battle-formation = Formation

## Odds

battle-odds = Odds
battle-each = per attack
battle-percent = { $n }%
battle-times = { $n } × { $what }
battle-total = Base number
battle-hits-with =
    { $chances ->
        [0] never hits with a d{ $faces }
        [1] hits with a d{ $faces } on a 1 only
       *[other] hits with a d{ $faces } on { $chances } or less
    }
battle-expected-hits = Hits expected: { $side }
battle-expected-loss = Losses expected: { $unit }

## Card

battle-price = { $points } pts
battle-hit-points = Hit points { $now }/{ $start }
battle-beyond =
    { $n ->
        [one] 1 element still beyond the edge
       *[other] { $n } elements still beyond the edge
    }
battle-with = with
battle-attached-to = attached to
battle-origin-book = book
battle-origin-derived = derived
battle-origin-first-edition = first edition
battle-origin-house = house rule

## Log

battle-log = Log
battle-log-details = Details
battle-log-all = Show all
battle-sum = Total
battle-reckoning = Reckoning

## Goal

battle-tab-goal = Goal
battle-goal = What the battle is about
battle-score = { $points } pts
battle-score-of = Points: { $side }
battle-goal-objectives = Objectives
battle-goal-objective = { $field }: { $points } points
battle-goal-area =
    { $n ->
        [one] Special area: { $fields }
       *[other] Special area, { $n } hexes: { $fields }
    }

## Menu

battle-language = Language
battle-theme = Colours
battle-text-view = Battle in words (T)
battle-share-watch = Share a link to watch
battle-watch-copied = Link to watch copied
battle-copy-by-hand = Please copy by hand: { $text }
battle-tour-again = Show the tour
battle-sure = { $what }: are you sure?
battle-leave = Leave the table
battle-leave-note = The battle is kept; go on from the start page.
battle-you = you
battle-here = at the table
battle-away = not at the table
battle-seat-open = seat open
battle-seat-guest = guest
battle-seat-account = account
battle-seat-computer = computer
battle-watchers =
    { $n ->
        [one] One person is watching.
       *[other] { $n } people are watching.
    }

## Invitation, hand-over

battle-invite = Waiting for your opponent
battle-invite-how = Send this link to the person you want to play against. You can set up meanwhile.
battle-invite-link = Link to join
battle-invite-copied = Invitation copied
battle-copy = Copy link
battle-share = Share
battle-hand-over = Now it is the turn of: { $side }
battle-hand-over-how = Hand over the screen, then go on. Until then nothing hidden can be seen.
battle-hand-over-go = { $side }: go on

## End

battle-verdict-won = You have won.
battle-verdict-lost = You have lost.
battle-verdict-draw = Nobody has won.
battle-end-side = Side
battle-end-lost = Losses
battle-end-expected = Hits expected
battle-end-hits = Hits rolled
battle-end-luck = Luck
battle-end-replay = Watch the battle
battle-end-again = Play again
battle-end-journal = Download the journal
battle-end-home = To the start page
battle-end-seal = Sealed dice
battle-end-seal-how = The dice were settled before the first round and locked by the seal. With the journal, “walstatt verify” checks every roll and every hidden order.
battle-end-commitment = Seal from the start
battle-end-seed = Key, now public

## In words

battle-show-board = Show the board
battle-choices = What you can do
battle-choices-all = Finish
battle-place = Place { $unit }: { $formation }
battle-field = Field
battle-place-here = Place here

## Keys

battle-key-enter = the highlighted button
battle-key-escape = one step back, clear the selection
battle-key-undo = take back the last action
battle-key-next = next unit
battle-key-orders = order for the selected unit
battle-key-numbers = buttons of the selected unit, answers
battle-key-suggest = suggestion for set-up and orders
battle-key-centre = centre on the selected unit
battle-key-sight = what the selected unit sees
battle-key-text = battle in words
battle-key-details = details in the log
battle-key-arrows = on the board: from field to field
battle-key-zoom = board larger, smaller, whole
battle-key-help = this list
battle-keys-more = More about it:

## Tour

battle-tour = Tour
battle-tour-offer = Here for the first time?
battle-tour-offer-text = A short tour explains orders, movement and combat in the first two rounds. You simply play on meanwhile.
battle-tour-yes = Start the tour
battle-tour-no = No, thanks
battle-tour-next = Got it
battle-tour-end = End the tour
battle-tour-setup = First, the set-up
battle-tour-setup-text = This is where you always find what is asked of you. To begin with, “Suggest a set-up” will do; afterwards you can still move every unit, and finish with the red button.
battle-tour-place = Placing units by hand
battle-tour-place-text = The bright fields are possible. Point at one to see how the unit would stand there, and click. The bars on the counters show which way it faces.
battle-tour-orders = Orders, in secret
battle-tour-orders-text = Every unit gets an order, by a click or its key. The small number is its movement points. A for attack takes you to the enemy; H stays where it is. Orders are revealed once both sides are ready.
battle-tour-reading = How to read the board
battle-tour-reading-text = Every counter is one element. Its broad bar is its front. The tag shows the order, name and strength of the unit. Zoom with the mouse wheel or two fingers.
battle-tour-move = Moving
battle-tour-move-text = Select a unit and click a bright field. The numbers along the way say how many movement points remain. A wrong click? Take it back, or press Z, as long as nothing was rolled.
battle-tour-manoeuvre = Manoeuvres
battle-tour-manoeuvre-text = Wheels and sidesteps are manoeuvres: point at a button, and the board shows the result. What cannot be done now is dashed, and a click on it says which rule forbids it.
battle-tour-attack = Attack
battle-tour-attack-text = This move leads to the enemy. Before you confirm it you see every number: what counts, which rule is behind it, how likely a hit is.
battle-tour-shoot = Shooting
battle-tour-shoot-text = Select a shooter and then the target, or draw a line to it. The arrows show what is declared. Dice are only rolled with the red button.
battle-tour-strike = Melee
battle-tour-strike-text = Every element strikes at one enemy before its front. Click the target; or let it support a comrade who is already attacking. The odds are in the panel.
battle-tour-single = Single elements
battle-tour-single-text = Now single elements act: select one, then a field or a turn. Nothing of this is compulsory; the red button ends the step.
battle-tour-log = The log
battle-tour-log-text = All that happened is here: the die, the number needed and the rule. A click on a rule opens it in our own words.

## What an element sees
battle-sight = Show sight
battle-sight-looker = Looking
battle-sight-whole = { $n } seen entirely
battle-sight-part = { $n } in part
battle-sight-none = { $n } hidden
battle-sight-hidden = Sight is blocked by:
battle-sight-nobody = No enemy on the board.
