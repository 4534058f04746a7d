// Generated from the Rust types by `UPDATE_EXPECT=1 cargo test --package walstatt-server --test all types`.

/** An action of a system. The page gets actions from the server and sends them back as they are. */
export type Action = { do: string; [field: string]: unknown };

export type Sides<T> = { a: T, b: T, };

export type Table = { 
/**
 * `demonworld`, `warhammer`.
 */
system: string, system_name: string, 
/**
 * The id of the scenario, or of the case a position comes from.
 */
scenario: string, title: string, ground: Ground, sides: Sides<SideInfo>, 
/**
 * By number.
 */
units: Array<UnitInfo>, 
/**
 * By number.
 */
elements: Array<ElementInfo>, 
/**
 * The phases of a round in their order.
 */
phases: Array<Word>, 
/**
 * The orders of the system in the order of their segments; empty where it has none.
 */
orders: Array<OrderInfo>, 
/**
 * The switches of the table.
 */
house: Array<Word>, 
/**
 * The special figures that may stand on a base; left out where there are none.
 */
figures?: Array<Word>, 
/**
 * How the battle is won, as one sentence with its rule, where it is not by annihilation.
 */
goal?: Word, 
/**
 * The steps of the movement phase in their order; left out where it has none.
 */
steps?: Array<Word>, };

export type Word = { id: string, name: string, 
/**
 * `DW-05-12`.
 */
rule: string, };

export type Ground = { "kind": "hex", 
/**
 * From north to south.
 */
rows: Array<HexRow>, 
/**
 * Where each side sets up; where the scene says so, the other way round.
 */
zones: Sides<Array<[number, number]>>, 
/**
 * What lies on the hexes; left out where all ground is open and level.
 */
terrain?: Terrain, 
/**
 * Hexes worth points at the end of the battle.
 */
objectives?: Array<ObjectiveInfo>, 
/**
 * The special area that is fought for.
 */
area?: Array<[number, number]>, } | { "kind": "plane", width: number, depth: number, 
/**
 * Polygons in which each side sets up.
 */
zones: Sides<Array<Array<[number, number]>>>, pieces: Array<Piece>, 
/**
 * What is fought for.
 */
objectives?: Array<PlaneArea>, };

export type Piece = { 
/**
 * `wood`, `dense-wood`, `plain-hill`, `steep-hill`, `steep-slope`, `marsh`, `hedge`, `fence`, `wall`, `building`,
 * `rock`, `river`, `ford`, `bridge`, `road`.
 */
id: string, name: string, rule: string, 
/**
 * What it does: `schwieriges Gelände, weiche Deckung`.
 */
text: string, form: Form, 
/**
 * Steps of height above the table.
 */
height: number, };

export type Form = { "form": "polygon", points: Array<[number, number]>, } | { "form": "oval", centre: [number, number], radii: [number, number], } | { "form": "line", points: Array<[number, number]>, 
/**
 * 0 where it is only a line.
 */
width: number, };

export type PlaneArea = { name: string, rule: string, form: Form, };

export type Terrain = { 
/**
 * Row by row as in `rows` of the ground, one cell for each hex.
 */
rows: Array<Array<Cell>>, 
/**
 * The names of all surfaces and edges that occur.
 */
legend: Array<Word>, };

export type Cell = { 
/**
 * The id of the surface: `wood`, `water2`.
 */
surface?: string, 
/**
 * Steps of height above the plain.
 */
step?: number, 
/**
 * The number of the road that runs here; two hexes of one road are joined.
 */
road?: number, 
/**
 * What lies on its sides, as the direction (0 to 5, clockwise from the north-east) and the id: `hedge`. Each side
 * stands once, at the hex from which it lies to the east or south.
 */
edges?: Array<[number, string]>, };

export type ObjectiveInfo = { at: [number, number], points: number, };

export type HexRow = { r: number, 
/**
 * `q` of the first hex.
 */
q: number, 
/**
 * The printed names of its hexes from west to east.
 */
names: Array<string>, };

export type SideInfo = { 
/**
 * `Imperium`.
 */
name: string, points: number, };

export type UnitInfo = { unit: number, 
/**
 * `a` or `b`.
 */
side: string, name: string, 
/**
 * At most about twelve letters, for tags on the board.
 */
short: string, 
/**
 * The glyph of its arm of service: `axe` for `#g-axe`.
 */
symbol: string, 
/**
 * `Infanterie`.
 */
arm: string, 
/**
 * Elements or models at the start.
 */
strength: number, 
/**
 * The rule that describes the unit.
 */
rule: string, values: Array<CardValue>, 
/**
 * The rank of a commander; left out for units.
 */
stars?: number, 
/**
 * How far a commander's orders reach, in hexes; left out where they do not.
 */
control?: number, 
/**
 * Width and depth of the base of one model; left out where elements stand on hexes.
 */
base?: [number, number], };

export type CardValue = { 
/**
 * `armour_ranged`; for weapons `melee-0`, `ranged-0`.
 */
id: string, name: string, 
/**
 * A short form for narrow columns: `Pz. Fern`.
 */
short: string, value: string, origin: Origin, 
/**
 * Why it is so, or what else is known.
 */
note: string | null, 
/**
 * The rule that says what the value is for.
 */
rule: string | null, };

export type Origin = "book" | "derived" | "first-edition" | "house";

export type ElementInfo = { unit: number, 
/**
 * `Adliges Fußvolk 3`.
 */
name: string, };

export type OrderInfo = { id: string, 
/**
 * The letter of its marker: B, P, A, H in both languages. Also the key that gives it.
 */
letter: string, name: string, rule: string, 
/**
 * What it means in one sentence.
 */
text: string, };

export type Scene = { 
/**
 * `a`, `b` or `spectator`.
 */
viewer: string, round: number, 
/**
 * The id of the phase; `setup` before the first round.
 */
phase: string, 
/**
 * The id of the order whose units move now.
 */
segment: string | null, 
/**
 * The id of the decision asked for.
 */
step: string, 
/**
 * Who owes a decision: `a`, `b`.
 */
asked: Array<string>, 
/**
 * Whether a side has finished what is decided in secret.
 */
committed: Sides<boolean>, 
/**
 * By number.
 */
units: Array<UnitNow>, 
/**
 * Those on the board that the viewer may see.
 */
elements: Array<ElementNow>, 
/**
 * Pairs of hostile elements that touch; of hostile units where there is a plane.
 */
contacts: Array<[number, number]>, strength: Sides<Strength>, 
/**
 * The sides have changed their deployment zones: those of the table are to be read the other way round.
 */
swapped?: boolean, 
/**
 * The points of each side so far, where points decide.
 */
score?: Sides<number>, 
/**
 * Charges that have been declared and not yet moved.
 */
charges?: Array<ChargeNow>, 
/**
 * Whose turn it is, where the sides take turns.
 */
turn?: TurnNow, 
/**
 * What is left in the magic phase: power of the one side, dispelling of the other.
 */
magic?: Sides<number>, 
/**
 * `None` while the battle goes on.
 */
ended: Ended | null, };

export type Strength = { elements: number, at_start: number, };

export type Ended = { 
/**
 * `a`, `b`; nobody in a draw.
 */
won: string | null, text: string, };

export type UnitNow = { unit: number, 
/**
 * Elements on the board; models left.
 */
alive: number, order: OrderNow, 
/**
 * `line`, `column`, `wedge`, `square`, `horde`, `disordered`; empty where nothing of it is seen.
 */
formation: string, 
/**
 * In words: `geordnet, 5 breit`.
 */
formation_text: string, 
/**
 * What holds of it now, in the order in which it is shown: `melee`, `fleeing`, `impetuous`, `disordered`,
 * `skirmish`, `small`, `moved`; in Warhammer `fighting`, `fleeing`, `rallied`, `charging`, `failed-charge`,
 * `marched`, `moved`, `shot`, `stupid`, `frenzied`, `afraid`, `squabbling`, `hates`, `away`, `reserve` and
 * `spell-<id>`.
 */
badges: Array<string>, 
/**
 * Movement points, where it has an order the viewer knows.
 */
points: Budget | null, manoeuvres: Budget | null, 
/**
 * The melee weapon in use.
 */
weapon: string | null, 
/**
 * Several order markers on one unit, or those whose number only is known.
 */
markers?: MarkersNow, 
/**
 * Elements that are still beyond the edge of the board, to arrive later.
 */
waiting?: number, 
/**
 * The unit a commander is attached to; he has no elements of his own then.
 */
host?: number, 
/**
 * The commanders attached to the unit.
 */
commanders?: Array<number>, 
/**
 * Where the unit stands on a plane.
 */
body?: BodyNow, 
/**
 * What is left of a single model.
 */
wounds?: Budget, };

export type MarkersNow = { 
/**
 * How many lie on it, as far as the viewer knows.
 */
count: number, 
/**
 * How many may be laid now; 0 where none may.
 */
most: number, 
/**
 * The orders on them, for their owner only.
 */
orders: Array<string>, };

export type BodyNow = { 
/**
 * The middle of the front edge.
 */
front: [number, number], facing: number, 
/**
 * Front left, front right, rear right, rear left.
 */
corners: [[number, number], [number, number], [number, number], [number, number]], files: number, ranks: number, 
/**
 * Models in the last rank.
 */
last: number, 
/**
 * Width and depth of the base of one model.
 */
base: [number, number], 
/**
 * Without ranks and facing: it flees.
 */
mob: boolean, 
/**
 * Who stands out in the front ranks.
 */
figures: Array<FigureNow>, 
/**
 * The bases of models that have wrapped round a flank of the enemy, by their corners.
 */
lapping: Array<[[number, number], [number, number], [number, number], [number, number]]>, };

export type FigureNow = { 
/**
 * `standard`, `musician`, `champion`, `general`, `army-standard`, `hero`, `wizard`.
 */
kind: string, 
/**
 * Counted from the left of the front rank, from 0.
 */
file: number, 
/**
 * Counted from the front, from 0.
 */
rank: number, 
/**
 * A character who has joined, by the number of his own.
 */
unit: number | null, };

export type ChargeNow = { charger: number, target: number, 
/**
 * `hold`, `shoot`, `flee`; `None` while the target has not answered.
 */
reaction: string | null, };

export type TurnNow = { 
/**
 * `a` or `b`.
 */
side: string, 
/**
 * The id of the step inside the phase, one of those of the table: `charges`, `rally`, `compulsory`, `chargers`,
 * `moves`; empty in phases without steps.
 */
step: string, };

export type Budget = { left: number, total: number, };

export type OrderNow = { "state": "none" } | { "state": "hidden" } | { "state": "secret", order: string, } | { "state": "open", order: string, };

export type ElementNow = { element: number, at: [number, number], 
/**
 * The six corners clockwise from north: 0 to 5.
 */
facing: number, 
/**
 * Destroyed, but not yet removed.
 */
hit: boolean, 
/**
 * What it has declared.
 */
task: TaskNow | null, 
/**
 * Where it is to stand, noted but not yet carried out.
 */
plan: Ghost | null, 
/**
 * `leader`, `standard`, `musician` or `commander`; left out for ordinary elements.
 */
figure?: string, 
/**
 * Hit points; left out where there is only one.
 */
hit_points?: Budget, 
/**
 * The unit with which an attached commander acts; left out where it is the element's own.
 */
with?: number, };

export type TaskNow = { "task": "attack", element: number, } | { "task": "support", element: number, };

export type Ghost = { element: number, at: [number, number], facing: number, };

export type Desk = { side: string, 
/**
 * The id of the decision.
 */
step: string, 
/**
 * What is asked, as one question.
 */
ask: string, 
/**
 * One or two sentences for beginners: how it is done.
 */
hint: string, 
/**
 * The rule to read about it.
 */
rule: string, 
/**
 * The unit that has to go on, where only one can.
 */
unit: number | null, 
/**
 * What can be done, complete but for what the families hold.
 */
choices: Array<Choice>, 
/**
 * Placements, by the unit or element that is placed.
 */
families: Array<Family>, 
/**
 * What can be dragged over a plane, within exact bounds; left out where nothing can.
 */
moves?: Array<MoveNow>, 
/**
 * What the table also offers in such a moment, but not now, and why.
 */
barred: Array<Barred>, };

export type ChoiceKind = "order" | "move" | "manoeuvre" | "element" | "target" | "support" | "resolve" | "answer" | "end" | "battle";

export type Choice = { 
/**
 * Sent back as it is.
 */
action: Action, kind: ChoiceKind, 
/**
 * A whole sentence.
 */
text: string, 
/**
 * For a button.
 */
short: string, 
/**
 * The glyph for a button: `wheel-left`, `wheel-right`, `advance-left`, `advance-right`, `step-0` … `step-5` (by
 * direction), `turn-0` … `turn-5` (by facing), `order-<order>`, `fire`, `strike`, `support`, `carry-out`, `drop`,
 * `first`, `second`, `weapon`, `end`, `draw`, `resign`; where several are barred together also `turn`, `shift`,
 * `order`; in the standard game also `side`, `attach`, `detach`, `outflank`, `command`, `temper`, `appeal`,
 * `accept`, `replace`, `flee`, `rout`, `stay`, `rush`, `act`, `swap`, `dare`, `marker`, `dissolve`, `touch`,
 * `release`, `rally`, `abandon`; in Warhammer `charge`, `hold`, `flee`, `stand-shoot`, `rally`, `march`, `advance`,
 * `turn-left`, `turn-right`, `turn-about`, `reform`, `fire`, `strike`, `weapon`, `aim`, `challenge`, `pursue`,
 * `hold-back`, `widen`, `wrap`, `cast`, `dispel`, `join`, `leave`, `first`, `second`, `end`, `resign`, `place`.
 */
icon: string | null, unit: number | null, element: number | null, 
/**
 * The id of the order, for `Order`.
 */
order: string | null, 
/**
 * The field to click: where the unit's or element's clicked element would stand.
 */
to: [number, number] | null, 
/**
 * The element to click; on a plane the unit.
 */
target: number | null, 
/**
 * Where all that move would stand; empty where nothing moves.
 */
ghosts: Array<Ghost>, 
/**
 * Pairs of hostile elements that would touch afterwards and do not now.
 */
contacts: Array<[number, number]>, 
/**
 * What would be left afterwards.
 */
points: number | null, manoeuvres: number | null, 
/**
 * For what ends something: what useful would be left undone, as a sentence. The table asks once.
 */
left_undone: string | null, };

export type Family = { unit: number, 
/**
 * For single elements.
 */
element: number | null, 
/**
 * `5 breit`.
 */
text: string, width: number | null, facing: number, 
/**
 * The action without its field, which is to be put into `field`.
 */
action: Action, 
/**
 * The name of the missing field: `hex`.
 */
field: string, fields: Array<[number, number]>, 
/**
 * Where the elements would stand, relative to the field.
 */
shape: Array<Ghost>, };

export type MoveNow = { unit: number, 
/**
 * Inches that are left, and how many there were.
 */
left: number, total: number, 
/**
 * `walk`, `march`, `fly`.
 */
gait: string, 
/**
 * How far it gets straight ahead, cost and obstacles considered.
 */
advance: number, 
/**
 * How far it can wheel about its left and its right front corner.
 */
wheel_left: number, wheel_right: number, 
/**
 * Turns freely, as single models do.
 */
pivot: boolean, 
/**
 * It is set down anywhere: set-up, flight by wings, arrival.
 */
place: PlaceNow | null, };

export type PlaceNow = { 
/**
 * Possible frontages, in models.
 */
files: Array<number>, facing_free: boolean, };

export type Barred = { unit: number | null, element: number | null, short: string, icon: string | null, why: Why, };

export type Why = { text: string, rule: string, 
/**
 * The place that forbids it.
 */
at: [number, number] | null, };

export type Pointed = { unit: number | null, element: number | null, to: [number, number] | null, target: number | null, };

export type Reach = { unit: number, 
/**
 * A step comes after those it continues.
 */
ways: Array<Way>, };

export type Way = { 
/**
 * The step before; `None` for the first.
 */
after: number | null, action: Action, ghosts: Array<Ghost>, contacts: Array<[number, number]>, points: number, manoeuvres: number, };

export type Drag = { "drag": "go", to: [number, number], } | { "drag": "advance", to: [number, number], } | { "drag": "wheel", 
/**
 * `left`, `right`: which front corner stays.
 */
hand: string, to: [number, number], } | { "drag": "pivot", to: [number, number], } | { "drag": "place", at: [number, number], facing: number, files: number, } | { "drag": "aim", at: [number, number], };

export type TrialNow = { unit: number, 
/**
 * The unit as it would stand.
 */
body: BodyNow, 
/**
 * Where the middle of the front goes.
 */
path: Array<[number, number]>, cost: number, left: number, 
/**
 * What ended it before the pointer.
 */
stopped: StopNow | null, 
/**
 * To be sent when the pointer is released; empty where nothing can be done.
 */
actions: Action[], };

export type StopNow = { 
/**
 * The limiting point.
 */
at: [number, number], text: string, rule: string, 
/**
 * Who is in the way.
 */
unit: number | null, };

export type LookNow = { unit: number, 
/**
 * The outline of its field of view.
 */
arc: Array<[number, number]>, ranges: Array<RangeNow>, seen: Array<SeenUnit>, };

export type RangeNow = { name: string, radius: number, rule: string, };

export type SeenUnit = { unit: number, visible: boolean, 
/**
 * Why, with the distance where it may be measured.
 */
text: string, rule: string, line: [[number, number], [number, number]], 
/**
 * What hides it.
 */
at: [number, number] | null, };

export type SightNow = { element: number, from: [number, number], 
/**
 * Every enemy on the board, the nearest first.
 */
seen: Array<SeenNow>, };

export type SeenNow = { element: number, 
/**
 * In hexes.
 */
distance: number, 
/**
 * The sections of its size from the ground upwards: whether each can be seen.
 */
sections: Array<boolean>, 
/**
 * Everything that hides some of it, the nearest to whoever looks first, with its field and its rule.
 */
hidden_by: Array<Why>, };

export type Preview = { attacks: Array<Attack>, 
/**
 * What the attacks do together; `None` where nothing is rolled or nobody can be lost.
 */
odds: OddsNow | null, };

export type Attack = { attacker: number, target: number, supporters: Array<number>, 
/**
 * `Adliges Fußvolk 3 auf Orkgarde 2`.
 */
text: string, terms: Array<TermNow>, total: number, 
/**
 * Faces of the die that hit.
 */
chances: number, faces: number, };

export type TermNow = { label: string, rule: string, value: number, };

export type OddsNow = { 
/**
 * How often it was played by chance; `None` where every die was counted.
 */
samples: number | null, 
/**
 * The likeliest first, at most twelve.
 */
outcomes: Array<OutcomeNow>, 
/**
 * Expected losses by unit.
 */
expected: Array<ExpectedLoss>, };

export type OutcomeNow = { percent: number, text: string, };

export type ExpectedLoss = { unit: number, elements: number, 
/**
 * How far that may be off; 0 where it was counted.
 */
margin: number, };

export type ChainNow = { 
/**
 * How often it was played by chance; `None` where every die was counted.
 */
samples: number | null, 
/**
 * Between never and always, in the order in which it happens.
 */
chances: Array<ChanceNow>, 
/**
 * Expected losses by unit.
 */
expected: Array<ExpectedLoss>, };

export type ChanceNow = { unit: number, 
/**
 * `Ordensritter: vernichtet`.
 */
text: string, 
/**
 * The rule by which it comes about.
 */
rule: string, percent: number, 
/**
 * How far the true value may be off, in percent; 0 where it was counted.
 */
margin: number, };

export type Setting = { id: string, name: string, 
/**
 * What it means; of a house rule also why the book needs it.
 */
text: string, rule: string, 
/**
 * The chapter without which it has no meaning: one of those of the setting `modules`.
 */
needs: string | null, form: SettingForm, };

export type SettingForm = { "kind": "switch", on: boolean, } | { "kind": "number", number: number, least: number, most: number, } | { "kind": "several", chosen: Array<string>, options: Array<SettingOption>, } | { "kind": "one", chosen: string, options: Array<SettingOption>, } | { "kind": "board", chosen: string | string[], boards: Array<SettingOption>, sheets: Array<SettingOption>, } | { "kind": "objectives", chosen: Array<[number, number, number]>, 
/**
 * What a new one is worth.
 */
points: number, };

export type SettingOption = { id: string, name: string, 
/**
 * In one sentence; empty where the name says it.
 */
text: string, rule: string | null, };

export type LogEvent = { 
/**
 * `shot-rolled`.
 */
event: string, text: string, rule: string, dice: Array<DieNow>, 
/**
 * The reckoning of the target number.
 */
terms: Array<TermNow>, total: number | null, 
/**
 * Chances out of the faces of the die.
 */
chances: number | null, 
/**
 * Whom it concerns; the table points at them.
 */
units: Array<number>, elements: Array<number>, weight: Weight, };

export type Weight = "heading" | "normal" | "detail";

export type DieNow = { faces: number, value: number, 
/**
 * Whether it succeeded; `None` where it decides nothing of the kind.
 */
good: boolean | null, };

export type ReviewNow = { 
/**
 * In their order, from the start to the end of what was played.
 */
moments: Array<MomentNow>, 
/**
 * Where each round begins; the set-up is before the first.
 */
rounds: Array<RoundNow>, 
/**
 * What changed most, the largest change first.
 */
swings: Array<SwingNow>, 
/**
 * The dice that had a chance to succeed, by moment.
 */
throws: Array<ThrowNow>, 
/**
 * The kinds of dice that fell, in the order in which they are shown.
 */
kinds: Array<ThrowKindNow>, 
/**
 * Battles that were imagined from each moment.
 */
battles: number, };

export type MomentNow = { n: number, percent: number, 
/**
 * How far it may be off, either way, with 95 % confidence.
 */
error: number, };

export type RoundNow = { n: number, round: number, };

export type SwingNow = { 
/**
 * The moment after it.
 */
n: number, 
/**
 * Who decided.
 */
side: string, round: number, 
/**
 * What was done.
 */
text: string, 
/**
 * What its dice brought, where they made the greater part of the change.
 */
told: Array<string>, rule: string | null, cause: SwingCause, change: number, 
/**
 * The part that the choice of this action made, against what a sergeant would have done.
 */
decision: number, 
/**
 * The part that its dice made.
 */
dice: number, };

export type SwingCause = "dice" | "decision";

export type ThrowNow = { n: number, 
/**
 * Whom it helps that many succeed.
 */
side: string, kind: string, expected: number, fallen: number, };

export type ThrowKindNow = { id: string, name: string, 
/**
 * The rule of all its dice, where it is one.
 */
rule: string | null, };

export type Fault = { 
/**
 * A word the page can act upon: `not-found`, `not-yours`, `taken`, `full`, `rate`, `bad-request`, …
 */
kind: string, 
/**
 * In words, in the language of the request.
 */
text: string, };

export type Me = { 
/**
 * `None` for a guest.
 */
name: string | null, };

export type Credentials = { name: string, password: string, };

export type Lobby = { me: Me, systems: Array<SystemLine>, 
/**
 * The last touched first.
 */
mine: Array<BattleLine>, };

export type SystemLine = { id: string, name: string, scenarios: Array<ScenarioLine>, players: Array<PlayerLine>, };

export type ScenarioLine = { id: string, name: string, 
/**
 * What it is about, in a sentence or two.
 */
text: string, 
/**
 * The part of the book it belongs to.
 */
part: string, 
/**
 * The rule that describes it.
 */
rule: string, sides: Sides<SideInfo>, 
/**
 * The names of the units of each side.
 */
units: Sides<Array<string>>, };

export type PlayerLine = { id: string, name: string, 
/**
 * Whether he can be asked to play `bold` or `cautious`: `sergeant:bold`.
 */
tempered: boolean, };

export type BattleLine = { id: string, system: string, title: string, seats: Sides<Seat>, 
/**
 * The sides the asking person plays: `a`, `b`.
 */
you: Array<string>, round: number, 
/**
 * Whether the asking person owes a decision.
 */
your_turn: boolean, 
/**
 * How it ended, in words.
 */
ended: string | null, 
/**
 * Seconds since 1970.
 */
touched: number, };

export type Seat = { kind: SeatKind, 
/**
 * The name of the army.
 */
side: string, 
/**
 * The name of an account or of a computer player.
 */
name: string | null, };

export type SeatKind = "open" | "guest" | "account" | "computer";

export type NewBattle = { system: string, scenario: string, against: Against, 
/**
 * The own side, `a` or `b`; of no meaning at one table.
 */
side: string, house?: Record<string, unknown>, };

export type Against = { "kind": "computer", player: string, } | { "kind": "hotseat" } | { "kind": "invite" };

export type PlanOf = { system: string, scenario: string, house?: Record<string, unknown>, };

export type Plan = { table: Table, settings: Array<Setting>, };

export type Created = { id: string, 
/**
 * The secret of the open seat: `/battle/<id>?join=<token>`.
 */
invite: string | null, };

export type Join = { token: string, };

export type Fork = { n: number, 
/**
 * The side the asking person takes over; the computer plays the other.
 */
side: string, player: string, dice: ForkDice, };

export type ForkDice = "same" | "fresh";

export type Replay = { table: Table, 
/**
 * The position at the start, then one frame for each entry.
 */
frames: Array<Frame>, 
/**
 * `None` for a case.
 */
battle: ReplayOf | null, };

export type ReplayOf = { id: string, seats: Sides<Seat>, 
/**
 * What was sealed at the start, and the seed that was published at the end.
 */
commitment: string, seed: string | null, };

export type Frame = { 
/**
 * Who acted; nobody in the first frame.
 */
side: string | null, 
/**
 * The action in words.
 */
text: string, events: Array<LogEvent>, scene: Scene, };

export type CaseLine = { id: string, system: string, chapter: number, chapter_title: string, title: string, 
/**
 * A worked example of the book; the others are tests of single rules.
 */
example: boolean, rules: Array<string>, };

export type CaseShown = { line: CaseLine, story: string, replay: Replay, };

export type Rules = { system: string, chapters: Array<ChapterShown>, };

export type ChapterShown = { number: number, title: string, rules: Array<RuleShown>, };

export type RuleShown = { id: string, kind: RuleKindShown, title: string, 
/**
 * Empty for a table.
 */
text: string, 
/**
 * The rulings that fill its gaps.
 */
rulings: Array<string>, 
/**
 * Why nothing enforces it, where it states nothing to enforce.
 */
no_behaviour: string | null, columns: Array<string>, rows: Array<Array<string>>, 
/**
 * The cases that prove it.
 */
cases: Array<string>, };

export type RuleKindShown = "rule" | "ruling" | "table";

export type CoverageShown = { total: number, implemented: number, tested: number, fired: number, 
/**
 * How many battles were played to count what fired.
 */
battles: number, rules: Array<RuleCoverageShown>, };

export type RuleCoverageShown = { id: string, title: string, chapter: number, 
/**
 * Places in the engine and the data.
 */
implemented: number, 
/**
 * Places in tests and cases.
 */
tested: number, 
/**
 * How often it was applied in the simulated battles.
 */
fired: number, 
/**
 * Why it is exempt.
 */
exempt: string | null, };

export type Stamp = { 
/**
 * Changes whenever something was taken back.
 */
epoch: number, 
/**
 * Public events so far.
 */
events: number, 
/**
 * Decisions of the own side so far.
 */
own: number, };

export type Request = { "do": "act", id: number, side: string, stamp: Stamp, actions: Action[], } | { "do": "undo", id: number, side: string, stamp: Stamp, } | { "do": "desk", id: number, side: string, unit: number | null, } | { "do": "reach", id: number, side: string, unit: number, } | { "do": "sight", id: number, side: string, element: number, } | { "do": "point", id: number, side: string, pointed: Pointed, } | { "do": "trial", id: number, side: string, unit: number, drag: Drag, } | { "do": "look", id: number, side: string, unit: number, } | { "do": "preview", id: number, side: string, actions: Action[], } | { "do": "chain", id: number, side: string, actions: Action[], } | { "do": "suggest", id: number, side: string, } | { "do": "sit", id: number, viewer: string, };

export type Message = { "is": "welcome" } & Welcome | { "is": "update" } & Update | { "is": "presence", a: boolean, b: boolean, watchers: number, } | { "is": "seats", seats: Sides<Seat>, } | { "is": "done", id: number, } | { "is": "refused", id: number, reason: RefusedFor, why: Why, } | { "is": "desk", id: number, desk: Desk | null, } | { "is": "reach", id: number, reach: Reach | null, } | { "is": "sight", id: number, sight: SightNow | null, } | { "is": "point", id: number, actions: Action[], } | { "is": "trial", id: number, trial: TrialNow, } | { "is": "look", id: number, look: LookNow | null, } | { "is": "preview", id: number, preview: Preview, } | { "is": "chain", id: number, chain: ChainNow | null, } | { "is": "suggestion", id: number, actions: Action[], reasons: Array<string>, };

export type RefusedFor = "rules" | "stale" | "not-asked" | "not-yours" | "undo" | "malformed" | "rate" | "unavailable";

export type Welcome = { battle: string, table: Table, seats: Sides<Seat>, 
/**
 * The sides the asking person plays.
 */
you: Array<string>, 
/**
 * The secret of the open seat, for whoever opened the battle.
 */
invite: string | null, 
/**
 * The hash that seals the dice.
 */
commitment: string, 
/**
 * What was agreed on, as in `NewBattle`.
 */
house: Record<string, unknown>, 
/**
 * Whether this goes on from another battle or a case, so that a tour would be out of place.
 */
from_elsewhere: boolean, };

export type Update = { stamp: Stamp, 
/**
 * The log is to be cut to this length, then `events` follow.
 */
from: number, events: Array<LogEvent>, scene: Scene, 
/**
 * What is asked of the viewer now, or what is waited for, in words.
 */
ask: string, 
/**
 * Whether the viewer can take back the last action.
 */
undo: boolean, 
/**
 * The seals of what was decided in secret: the newest of each side.
 */
seals: Sides<string | null>, 
/**
 * The seed, once the battle is over.
 */
seed: string | null, };
