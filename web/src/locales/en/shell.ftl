# The frame of the page: bar, start, learn, rules, account, help.

description = Walstatt is a tabletop in the browser that knows the rules: Demonworld and Warhammer against the computer, for two at one screen or online.
skip = Skip to content
close = Close
cancel = Cancel
loading = Loading …
try-again = Try again
brand-home = Walstatt, to the start page
footer = Walstatt. The tabletop that knows the rules.

## Bar
nav = Main menu
nav-play = Play
nav-learn = Learn
nav-rules = Rules
nav-help = Help
nav-coverage = What is implemented
nav-counters = Counters
nav-account = Log in
nav-account-of = Account of { $name }
lang-other = Deutsch
theme-auto = as the system
theme-light = light
theme-dark = dark
theme-switch = Colours: { $now }. Switch to { $next }

## Faults
fault-offline = The server cannot be reached. Is there a connection?
fault-server = The server reported an error. Please try again later.
fault-unexpected = Something unexpected happened. Please reload the page.
lost-title = Nothing here
lost-text = There is no such page. Perhaps the link is incomplete.
lost-back = To the start page

## Rules in a window
rule-open = Show rule { $id }
rule-in-book = Open in the rulebook
rule-unknown = Rule { $id } is not in the rulebook.
rule-no-behaviour = Nothing to enforce:
rule-kind-rule = Rule
rule-kind-ruling = Ruling
rule-kind-table = Table
rule-kind-house = House rule
rule-open-house = Show house rule { $id }
rule-cited-house = { $id } (house rule)

## Everywhere
chapter = Chapter { $n }: { $title }
nothing-found = Nothing found. Another word?
percent = { $n }%
number = { NUMBER($n) }

## Start
hero-title = The tabletop that knows the rules
hero-text = Demonworld on hexes, Warhammer in inches, exactly by the book. Every number names its rule, every refusal its reason.
hero-play = Play now
hero-tour = Guided first battle
hero-note = Empire against orcs, against the computer. No account needed.
start-picker = Choose a battle
start-continue = Go on playing
start-join = With others
start-learn = Learn by example
start-learn-all =
    { $n ->
        [one] The one example of the book
       *[other] All { $n } examples of the book
    }
start-chapter = Chapter { $n }: { $title }
start-replays = Replays
picker-system = Rulebook
picker-scenario = { $system }: scenario
picker-points = { $n } points
picker-against = Opponent
picker-computer = The computer
picker-computer-text = It sees only what a person in its place would see.
picker-hotseat = Two at one screen
picker-hotseat-text = The screen is handed over; hidden orders stay hidden.
picker-invite = Invitation by link
picker-invite-text = Whoever gets the link takes the other side.
picker-player = Strength
picker-temper = Manner of play
picker-cautious = Cautious
picker-steady = Steady
picker-bold = Bold
picker-side = Own side
picker-setup = The battle
picker-goal = Goal
picker-map = The board: { $name }
picker-map-text = The zones show where the armies set up.
picker-settings = Rules and agreements
picker-settings-changed =
    { $n ->
        [0] as intended
        [one] one changed
       *[other] { $n } changed
    }
picker-reset = All as intended
picker-own-board = own arrangement …
picker-sheet =
    { $place ->
        [0] north-west
        [1] north-east
        [2] south-west
       *[3] south-east
    }
picker-sheet-turned = turned
picker-objective = Objective on { $name }: points
picker-objective-add = Choose a field on the map
picker-objective-stop = No, none
picker-objective-pick = Choose a field: with a click, or with arrow keys and Enter.
picker-objective-remove = Remove the objective on { $name }
picker-objectives-none = None.
picker-start = Begin the battle
battles-round = round { $round }
battles-setup = set-up
battles-your-turn = your turn
battles-one-screen = at one screen
battles-open = waiting for the other side
battles-waiting = { $who } to decide
battles-all = Show all { $n }
join-label = Link of an invitation or a battle
join-placeholder = https://…/battle/…
join-go = Join
join-wrong = This is no link to a battle. It contains “/battle/” and an id.

## Learn
learn-title = Learn by example
learn-lead = Every example of the book is a position here: look at it, go through it step by step, try it yourself.
learn-search = Search the examples
learn-others = Also positions that test single rules
learn-test = Test position
learn-count =
    { $n ->
        [one] One position
       *[other] { $n } positions
    }
learn-try = Try it yourself
learn-try-text = Both sides at this screen, from the first position on.
learn-neighbours = More examples

## Rulebook
rules-title = Rulebook
rules-of = { $system }: rulebook
rules-lead = All rules in our words. Where the book leaves a gap, there is a ruling.
rules-coverage = What is implemented, tested and applied
rules-search = Search the rules
rules-chapters = Chapters
rules-found =
    { $n ->
        [0] No rule
        [one] One rule
       *[other] { $n } rules
    }
rules-many = { $n } rules, the first { $most } are shown
rules-link-to = Link to rule { $id }
rules-rulings = Rulings:
rules-cases = Positions about it:

## What is implemented
coverage-title = What is implemented
coverage-lead = For every rule: where is it in the program, which test holds it fast, and was it applied in battles that were played? It is counted by the program, not by hand.
coverage-counting = The server is playing battles in order to count. One moment …
coverage-implemented = Implemented
coverage-tested = Tested
coverage-fired = Applied
coverage-implemented-text = Places in the program and its data that cite the rule.
coverage-tested-text = Tests and positions that prove the rule.
coverage-fired-text =
    { $battles ->
        [one] How often it held in one battle that was played.
       *[other] How often it held in { NUMBER($battles) } battles that were played.
    }
coverage-of = { $n } of { $total } rules
coverage-filter = Show
coverage-filter-all = all
coverage-filter-implemented = not implemented
coverage-filter-tested = not tested
coverage-filter-fired = never applied
coverage-filter-exempt = exempt
coverage-count =
    { $n ->
        [one] One rule
       *[other] { $n } rules
    }
coverage-rule = Rule
coverage-exempt = Exempt:
coverage-none = No rule of this kind.

## Account
account-title = Account
account-title-guest = Log in
account-lead = No account is needed to play. An account collects your battles and takes them to every device.
account-mode = Log in or new account
account-login = Log in
account-register = New account
account-name = Name
account-password = Password
account-password-hint = At least 8 characters. There is no way to get a forgotten password back.
account-welcome = Welcome, { $name }.
account-bye = Logged out.
account-signed-in = Logged in as { $name }.
account-signed-in-text = The battles of this device belong to the account.
account-battles = To my battles
account-logout = Log out

## Help
help-title = Help
help-lead = How the table is used. The rules themselves are in the rulebook; whoever plays for the first time takes the guided battle.
help-contents = Contents
help-ask = What is asked of me?
help-ask-1 = At the top of the panel beside the board there is always exactly one question, and below it how it is answered. The red button is the obvious answer; Enter presses it.
help-ask-2 = What cannot be done now stays visible, with a dashed border. Whoever tries it is told the reason with its rule, and the board shows the place that forbids it.
help-ask-3 = Everything can be taken back until something was rolled or revealed.
help-orders = Giving orders
help-orders-1 = Every unit gets an order, by one click in the list or by the letter of the order. Orders stay hidden until both sides are ready.
help-orders-2 = “Suggest” lets the computer choose for this side; afterwards every order can still be changed.
help-moving = Moving
help-moving-1 = Select a unit: the fields within reach become light. Over a field the table shows where the elements would stand and how many movement points would be left; a click goes there.
help-moving-2 = Wheels, steps and turns are buttons in the panel, each with a preview. Where a move leads into the enemy, all the odds are shown first.
help-inches = The table in inches
help-inches-1 = In Warhammer regiments stand on an open table, model by model, to scale. Drag a regiment with the mouse or a finger: the dashed outline shows where it would stand, the number beside it what the move costs and what is left. If something stops it, a red ring shows the place and names reason and rule. Letting go makes the move.
help-inches-2 = The round handles at the corners of the front wheel, the handle before the front turns whoever may turn freely. The same can be done with arrow keys and in fields with exact numbers. Turns, reforming, marching and charging are buttons; you declare a charge by choosing a regiment and clicking the enemy.
help-inches-3 = The tape measures between your own units and the ground at any time. If measuring is barred, distances to the enemy are known only after declaring. The eye shows the field of view and the ranges of the chosen unit, and whom it does not see, and why.
help-shooting = Shooting and striking
help-shooting-1 = Select one of your elements and click on the target, or drag to it. Those who can support are marked. Declared shots and blows are arrows.
help-shooting-2 = Before the dice fall every reckoning is there: all terms with their rules, the number that is needed, and what is to be expected on the whole.
help-choose = Choosing a battle
help-choose-1 = On the start page every scenario says what it is about. The chosen one shows its map, the armies and the goal. Under “Rules and agreements” the chapters of the standard game can be added one by one, as the book suggests (DW-08-01): first special figures, then commanders, terrain, formations, morale. The number of rounds and the house rules are there, too, each with its reason and its rule.
help-choose-2 = For an own battle you also choose both armies, the army size, the map (ready, or laid from four sheets) and objectives, which are clicked on the map. What the rules do not allow is said below at once.
help-setup = Setting up
help-setup-1 = Select a unit and click a field of your zone, or drag its counter from the list onto the board; a unit that stands already can be dragged to another place in the same way. Width, front and formation are in the selection beside its name.
help-setup-2 = Commanders are set up alone or attached to a unit with a button. Where flank marches are agreed on, a button sends the selected unit round a wing; later the enemy sees that it is missing, but not where it will come from.
help-commanders = Commanders and several markers
help-commanders-1 = A crown with stars is a commander. While he is selected, a line shows his control zone. Units that he leads may get several order markers: in the list of orders they are then ticked, and the number beside says how many are still possible.
help-commanders-2 = They are revealed in turn: first the units with one marker, then those with two, three and four (DW-10-54). Each time the table asks which marker shall hold; whoever chooses later knows the earlier orders. Hidden markers of the enemy show only their number.
help-sight = Terrain and sight
help-sight-1 = Every kind of terrain has a sign of its own; the legend at the edge of the board names all that occur. Rest the pointer on a field to read what it is. What a step costs is already reckoned into the fields in reach.
help-sight-2 = “Show sight” (V) in the card of a unit draws what one of its elements sees of the enemy: a whole line where it sees somebody entirely, a dashed one for a part, and a bar where the sight ends. Beside the target are the sections of its size, the visible ones filled. A click on an enemy unit in the list shows all its elements and names what hides them, with field and rule (DW-12-10).
help-morale = Morale, flight and rallying
help-morale-1 = A morale test appears over the board with its die and every factor; in the log it stays with its rules. Fleeing units wear a diamond, impetuous ones a triangle with a flame. Both act at their time in the round, and the table asks about them then.
help-morale-2 = In the last phase of the round, “Rally”, fleeing units try to become ready to fight again.
help-points = Goal and score
help-points-1 = Where points decide, they stand at the top beside the armies. The goal of the battle with its rule, the objectives and the special area are in the panel; on the board they are outlined.
help-why = Why?
help-why-1 = Ids with a dotted line, such as DW-05-12, open the rule in our words. Every value of a unit carries a mark of its origin: from the book, derived, from the first edition, or a house rule.
help-others = With another person, and with spectators
help-others-1 = At one screen: the table says when the screen is to be handed over, and hides the orders meanwhile.
help-others-2 = Online: the link of the invitation gives the open seat. The link of the battle without an invitation only lets people watch, and spectators see nothing hidden.
help-others-3 = If the connection breaks, the device falls asleep or the server is started again, the battle goes on where it was. Every confirmed decision is stored.
help-replay = Replays
help-replay-1 = Every finished battle can be watched step by step, shared, downloaded, and continued against the computer from any moment, with the same dice or with new ones.
help-replay-2 = The review shows who was likely to win at each moment, and what changed it. For that, sergeants lead both sides on to the end many times, with other dice each time. What an action changed is split: the decision is measured against what a sergeant would have done, the dice against fresh ones. Below stands how the dice fell against what was to be expected.
help-keys = Keys
help-keys-1 = Everything works without a mouse. Letters do nothing while something is being typed.
help-keys-battle = In a battle
help-keys-board = On the board
help-keys-replay = In a replay
help-keys-key = Key
help-keys-does = What it does
key-enter = Enter
key-escape = Esc
key-space = Space
key-tab = Tab
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-does-main = presses the red button; answers a question with yes
key-does-back = drops the selection; answers a question with no
key-does-undo = takes back the last decision
key-does-order = gives the selected unit the order and goes on to the next
key-does-next = goes to the next unit that can do something
key-does-number = presses the button with this number
key-does-suggest = lets the computer make a suggestion
key-does-centre = brings the selected unit to the middle
key-does-sight = show what the selected unit sees
key-does-text = shows the battle in words
key-does-details = shows details in the log
key-does-keys = shows the keys
key-does-walk = go from field to field
key-does-field = chooses the field, the unit or the target
key-does-units = goes to the units
key-does-selected = jumps to the selected unit
key-does-zoom = change the size
key-does-fit = shows the whole board
key-does-play = plays, pauses
key-does-step = one step back or on
key-does-event = one event back or on
key-does-ends = to the start, to the end
key-does-phase = one phase back or on
help-access = Without the picture
help-access-1 = The whole battle can be played in words: the “battle in words” (in the menu of the battle, or T) names all units with strength, order, formation, fields and contacts, and every possible decision as a button with a whole sentence.
help-access-2 = What is asked and what happens is announced. Sides differ by more than colour, states have shapes of their own, and whoever has asked the system for less motion sees none.
help-seal = Sealed dice
help-seal-1 = The dice of a battle follow from a secret number. At the start its seal is published, at the end the number itself; in the same way every hidden order is sealed before the other side decides. So nobody can change anything afterwards, not even the server.
help-seal-2 = Whoever wants to check it downloads the journal of the finished battle and lets the program work it out again on its own:
help-stored = What is stored
help-stored-1 = On the server: the journal of every battle and, for those who make an account, the name and a hash of the password. Guests are recognised by a cookie; without it their battles are no longer theirs.
help-stored-2 = In this browser: language, colours, orders not yet given, and whether the introduction was seen. Nothing goes to anybody else.
help-links = Further
