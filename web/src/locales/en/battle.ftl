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
battle-suggest-one = Suggest the next unit
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
battle-chain = How it is likely to end
battle-chain-exact = Every die up to the end is counted. You do nothing else; what has to be decided on the way is decided by sergeants.
battle-chain-sampled = Played { $n } times; ± is the uncertainty (95 %). You do nothing else; what has to be decided on the way is decided by sergeants.

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

## On the table in inches

battle-turn = Turn { $n }, { $side }
battle-files = Files
battle-facing = Turn
battle-exact = Exact place
battle-east = from the west (inches)
battle-north = from the south (inches)
battle-direction = direction (degrees)
battle-try = Show
battle-ahead = Ahead (inches)
battle-wheel = Wheel (degrees, + left)
battle-pivot = Turn (degrees, + left)
battle-gait-walk = Move
battle-gait-march = March
battle-gait-fly = Flight
battle-gait-aim = Aim
battle-planned = planned { $way }
battle-inches-left = { $left } of { $total } left
battle-move-now = Move
battle-drop = Drop
battle-to-place-models =
    { $n ->
        [one] to be placed, 1 model
       *[other] to be placed, { $n } models
    }
battle-power = Power points: { $side }
battle-dispel = Dispel points: { $side }
battle-combat = Combat result
battle-tour-plane-offer-text = A short tour explains deployment, charges, movement, shooting, close combat and magic in the first two rounds. You simply play on meanwhile.
battle-tour-plane-setup = Deployment first
battle-tour-plane-setup-text = Drag a regiment from the list onto the table, into the outlined strip. The round handle before its front turns it, “Files” makes it broader. “Suggest a set-up” sets up everybody.
battle-tour-plane-charge = Declare charges
battle-tour-plane-charge-text = Choose a regiment and click the enemy it is to charge. Distances are measured only afterwards. If you do not want to charge, go on with the red button.
battle-tour-plane-move = Moving in inches
battle-tour-plane-move-text = Drag a regiment to where it is to go. The dashed outline shows how far it gets; a red ring shows what stops it, and why. The handles at the corners of its front wheel it. There are fields for exact numbers.
battle-tour-plane-shoot = Shooting
battle-tour-plane-shoot-text = Choose a regiment and click its target. The key V shows field of view and ranges, and who is hidden by what.
battle-tour-plane-react = You are being charged
battle-tour-plane-react-text = Hold, flee, or stand and shoot if the charger is far enough away. Point at an answer: “Odds” shows what you need to hit.
battle-tour-plane-fight = Close combat
battle-tour-plane-fight-text = Choose the combat to fight first. “Odds” shows every attack with its numbers and how safely the loser stands; the log then has every point of the combat result.
battle-tour-plane-magic = Magic
battle-tour-plane-magic-text = Choose a wizard, then a spell and its target. The stars are your power points and the enemy’s dispel points. What you spend is gone.
battle-do = Do it
battle-targets-hint = Click a target on the table, or choose it here:
battle-needs = { $needed ->
        [0] cannot succeed
        [1] always succeeds
       *[other] succeeds on { $needed }+
    }
