### What is agreed on before a battle, and what elements see. The German file has the same messages with the same variables.

## Scenarios to choose from

tier-intro = Introductory game
tier-standard = Standard game
tier-advanced = Advanced game
tier-house = By house rules
scenario-first-game = Two units on each side on open ground, without terrain and morale: the quickest way into the game.
scenario-first-game-missiles = As the first game, with a unit of missile troops on each side.
scenario-first-game-knights = As the first game, but with cavalry against more infantry.
scenario-last-stand = At the end of a valley the Empire stands with its back to the mountains. It must cost the orcs more than they can bear before it is overrun.
scenario-kal-benokk = The orcs want to take the burial mound of Kal Benokk and hold it for a whole round; the Empire stands before it.
scenario-free = A battle by points: you decide on armies, map, objectives and length.
scenario-pitched-battle = Both draw up along the long edges. What counts are the slain, standards, generals and the quarters of the table.
scenario-hold-the-hill = The hill in the middle brings points, turn by turn, if one side alone holds it.
scenario-breakthrough = The attacker must get through a weaker line and off the far edge.
scenario-meeting-in-the-fog = Each side begins with its general and one regiment; the others come on bit by bit, and at first one does not see far.

## What can be agreed on before a battle

setting-army-a = First army
setting-text-army-a = It lays out the map; the other one chooses its edge in return.
setting-army-b = Second army
setting-text-army-b = It chooses its edge of the board.
setting-army = { $points } points: { $units }
setting-army-size = Army size
setting-text-army-size = Both armies may differ from these points by 5% at most.
setting-board = Board
setting-text-board = A ready arrangement, or four maps laid two by two. Hills must fit together at the joints.
setting-objectives = Objectives
setting-text-objectives = Hexes that bring points at the end. With four maps two at most, worth 50 to 300 points each, outside the deployment zones and more than ten hexes apart.
setting-modules = Chapters of the standard game
setting-text-modules = The book allows to add the new chapters step by step. Without any it is the introductory game; not every combination is balanced.
setting-round-limit = Rounds
setting-text-round-limit = After them the battle is decided; 0 means no limit. The book does not give a length for every battle, and without a limit one might never end.
setting-flank-marches = Flank marches
setting-text-flank-marches = Units may secretly march around and arrive from the edge later. Only by agreement: with the troops of the basic set the book advises against them.
setting-spare-last-point-only = Substitutes for commanders at the last hit point only
setting-text-spare-last-point-only = The book leaves open whether a neighbour may take every hit on an attached commander or only the deadly one. Usual here: every hit.
setting-impetuous-charge = Charge bonus for impetuous cavalry
setting-text-impetuous-charge = By the wording it would have none without an order; but the book calls impetuosity an advantage in melee. Usual here: with the bonus.
setting-strict-range = Shots out of range are wasted
setting-text-strict-range = At a table distances have to be guessed, on a screen they can be seen. Usual here: impossible shots are refused with the reason.

module-text-figures = Leaders, standard bearers and musicians in the units; units without a leader roll for their order.
module-text-commanders = Commanders of one to four stars, alone or attached to a unit, with a control zone and several order markers.
module-text-terrain = Woods, water, hills, hedges and walls cost movement and block sight.
module-text-formations = Skirmish formation, wedge, square and horde.
module-text-morale = Morale tests, flight, rallying and impetuous units.

## Why a battle cannot be fought like this

agreed-army-size = { $side ->
    [a] The first army
   *[b] The second army
    } has { $points } points; agreed are { $agreed } with a difference of 5% at most ({ $rule })
agreed-too-many-objectives = There are { $most } objectives at most on this board ({ $rule })
agreed-objective-points = An objective is worth 50 to 300 points, not { $points } ({ $rule })
agreed-objective-in-zone = The objective on { $hex } lies in a deployment zone ({ $rule })
agreed-objectives-too-near = The objectives on { $hex } and { $other } are not more than ten hexes apart ({ $rule })
agreed-not-in-scenario = Only own battles have flank marches and objectives ({ $rule })
agreed-item-twice = { $item ->
    [sword-of-fear] { item-sword-of-fear }
    [victory-standard] { item-victory-standard }
    [war-banner] { item-war-banner }
   *[sword-of-power] { item-sword-of-power }
    }: there is only one of this item, but both armies have it ({ $rule })
agreed-no-rectangle = The maps form no rectangle ({ $rule })
agreed-heights = The hills do not fit together at a joint; turn a map or swap two ({ $rule })
agreed-other = { $text }

## What blocks the sight

hidden-by = { $what ->
    [element] { $name } on { $place }
    [hill] hill on { $place }
    [undergrowth] undergrowth on { $place }
    [wood] wood on { $place }
    [hedge] hedge at { $place }
    [wall] wall at { $place }
   *[water] water on { $place }
    }
