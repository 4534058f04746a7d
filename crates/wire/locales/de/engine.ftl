### Die Worte der Regelmaschine. Die englische Datei hat dieselben Nachrichten mit denselben Variablen.
### Sätze enden ohne Punkt: Das Programm hängt die Nummer der Regel an.

## Wörter, die allein stehen

side-a = Seite A
side-b = Seite B

hand-left = links
hand-right = rechts

# Die sechs Nachbarn eines Feldes, im Uhrzeigersinn.
direction-0 = Nordosten
direction-1 = Osten
direction-2 = Südosten
direction-3 = Südwesten
direction-4 = Westen
direction-5 = Nordwesten

# Die sechs Ecken, auf die ein Element blicken kann, im Uhrzeigersinn.
facing-0 = Norden
facing-1 = Nordosten
facing-2 = Südosten
facing-3 = Süden
facing-4 = Südwesten
facing-5 = Nordwesten

order-move = Bewegen
order-skirmish = Plänkel
order-attack = Angriff
order-hold = Halten
order-none = kein Befehl

phase-setup = Aufstellung
phase-command = Befehlsphase
phase-first-ranged = Erste Fernkampfphase
phase-movement = Bewegungsphase
phase-second-ranged = Zweite Fernkampfphase
phase-melee = Nahkampfphase

payment-points = Bewegungspunkte
payment-manoeuvre = Manöver

manner-advance = Vorrücken
manner-sidestep = Bewegung der ganzen Einheit als Manöver
manner-forward-step = Schritt nach vorn als Manöver
manner-wheel-left = Schwenk nach links
manner-wheel-right = Schwenk nach rechts
manner-shift = Verschiebung
manner-reform = Verschiebung in geordnete Formation
manner-redress = Verschiebung mit Änderung der Frontbreite
manner-realign = freies Ausrichten
manner-turn = Drehung
manner-march = Schritt der Kolonne
manner-free-turn = freie Drehung
manner-walk = Schritt eines einzelnen Elements
manner-press = Weiterziehen im Angriff

waste-target-shot = ein früherer Schuss hat das Ziel vernichtet
waste-target-shot-in-melee = das Ziel im Nahkampf ist schon vernichtet, und der Schuss weicht nicht ab
waste-out-of-range = das Ziel ist außer Reichweite
waste-scattered-to-nothing = der Schuss weicht ab, und dort steht kein Element
waste-scattered-onto-dead = der Schuss weicht auf ein schon vernichtetes Element ab
waste-target-struck = ein früherer Schlag hat das Ziel vernichtet

ending-destruction = eine Seite hat kein Element mehr
ending-both-destroyed = keine Seite hat noch ein Element
ending-round-limit = an der Rundengrenze nach Punkten entschieden
ending-agreed-draw = Unentschieden vereinbart
ending-resignation = Aufgabe

outcome-won = { this-side } gewinnt
outcome-draw = Unentschieden

class-infantry = Infanterie
class-cavalry = Kavallerie

melee-hand-weapon = Handwaffe
melee-two-handed = beidhändige Hiebwaffe
melee-improvised = Behelfswaffe
melee-javelin = Wurfspeer
melee-spear = Speer
melee-pike = Pike
melee-lance = Lanze
melee-two-hand-weapons = zwei Handwaffen
melee-natural = natürliche Waffe

ranged-sling = Schleuder
ranged-bow = Bogen
ranged-longbow = Langbogen
ranged-crossbow = Armbrust
ranged-javelin = Wurfspeer
ranged-arquebus = Arquebuse

formation-line = geordnet, { $width } im vordersten Rang
formation-column = Kolonne
formation-disordered = ungeordnet

label-strength = Kampfkraft
label-armour = Panzerung
label-support = Unterstützung
label-size = Größe
label-charge = Angriffsbonus
label-pikes = gegen Piken
label-flank = Angriff in die Flanke
label-rear = Angriff in den Rücken
label-card-initiative = Initiative der Karte
label-order-initiative = Befehl
label-weapon-initiative = Waffe

from-book = aus dem Buch
from-derived = aus dem Buch abgeleitet
from-first-edition = aus der ersten Auflage
from-house = Festlegung des Programms

## Wörter nach dem Wert einer Variablen, für die Nachrichten weiter unten

this-side =
    { $side ->
        [a] { side-a }
       *[b] { side-b }
    }

this-direction =
    { $direction ->
        [0] { direction-0 }
        [1] { direction-1 }
        [2] { direction-2 }
        [3] { direction-3 }
        [4] { direction-4 }
        [5] { direction-5 }
       *[other] { $direction }
    }

this-facing =
    { $facing ->
        [0] { facing-0 }
        [1] { facing-1 }
        [2] { facing-2 }
        [3] { facing-3 }
        [4] { facing-4 }
        [5] { facing-5 }
       *[other] { $facing }
    }

this-order =
    { $order ->
        [move] Bewegen-Befehl
        [skirmish] Plänkel-Befehl
        [attack] Angriffs-Befehl
        [hold] Halten-Befehl
       *[none] kein Befehl
    }

with-order =
    { $order ->
        [none] ohne Befehl
       *[other] mit { this-order }
    }

this-manner =
    { $manner ->
        [advance] { manner-advance }
        [sidestep] { manner-sidestep }
        [forward-step] { manner-forward-step }
        [wheel-left] { manner-wheel-left }
        [wheel-right] { manner-wheel-right }
        [shift] { manner-shift }
        [reform] { manner-reform }
        [redress] { manner-redress }
        [realign] { manner-realign }
        [turn] { manner-turn }
        [march] { manner-march }
        [free-turn] { manner-free-turn }
        [walk] { manner-walk }
        [press] { manner-press }
       *[other] { $manner }
    }

roll-result =
    { $hit ->
        [true] Treffer
       *[false] daneben
    }

## Was eine Seite zu entscheiden hat

step-deploy = Stelle deine Einheiten in deinem Aufstellungsbereich auf
step-command = Gib jeder Einheit, die nicht im Nahkampf ist, einen Befehl
step-shoot = Sage die Schüsse deiner Einheiten an
step-close-up = Deine Einheiten mit Verlusten durch Beschuss dürfen nachrücken
step-segment-sequence = Einheiten { with-order }: Zieht deine Seite zuerst oder als zweite?
step-segment = Bewege deine Einheiten { with-order }
step-move = { $unit }: Bewegung fortsetzen oder beenden
step-react = Deine angegriffenen Einheiten dürfen reagieren: Elemente drehen und die ohne Kontakt verschieben
step-complete = { $unit }: Elemente ohne Kontakt dürfen im Angriff weiterziehen
step-wield = Wähle die Nahkampfwaffen deiner Einheiten
step-strike = Sage die Angriffe deiner Elemente in diesem Initiativeschritt an
step-follow-sequence = Ende des Nahkampfs: Zieht deine Seite zuerst oder als zweite?
step-follow = Ende des Nahkampfs: Ziehe und drehe die Elemente deiner beteiligten Einheiten
step-over = Das Gefecht ist zu Ende

## Was eine Seite tun kann

action-deploy = { $unit }: aufstellen, linkes Ende des vordersten Rangs auf { $hex }, Front nach { this-facing }, { $width } im vordersten Rang
action-place = { $element }: auf { $hex } stellen, Front nach { this-facing }
action-ready = Aufstellung beenden
action-order =
    { $unit }: { $order ->
        [move] Bewegen
        [skirmish] Plänkel
        [attack] Angriff
       *[hold] Halten
    }
action-commit = Befehle abschließen; Einheiten ohne Befehl halten
action-offer-draw = Unentschieden anbieten
action-resign = Gefecht aufgeben
action-shoot = { $element }: auf { $target } schießen
action-support-shot = { $element }: den Schuss von { $shooter } unterstützen
action-fire = { $unit }: Ansage beenden und schießen
action-end-shooting = Schießen beenden
action-close-up = { $element }: nach { this-direction } nachrücken
action-end-closing-up = Nachrücken beenden
action-sequence =
    { $first ->
        [true] Zuerst ziehen
       *[false] Als zweite Seite ziehen
    }
action-advance =
    { $unit }: nach { $hand ->
        [left] links
       *[right] rechts
    } vorn vorrücken
action-sidestep = { $unit }: ganze Einheit als Manöver nach { this-direction } bewegen
action-wheel =
    { $unit }: um 60° nach { $hand ->
        [left] links
       *[right] rechts
    } schwenken
action-march =
    { $unit }: Spitze der Kolonne nach { this-facing } drehen, Schritt nach { $hand ->
        [left] links
       *[right] rechts
    } vorn für { $payment ->
        [points] Bewegungspunkte
       *[manoeuvre] ein Manöver
    }
action-plan-shift = { $element }: Verschiebung nach { this-direction } vormerken
action-plan-turn = { $element }: Drehung nach { this-facing } vormerken
action-carry-out = Vorgemerktes ausführen
action-drop-plan = Vorgemerktes verwerfen
action-free-turn = { $element }: frei nach { this-facing } drehen
action-walk =
    { $element }: Schritt nach { this-direction } für { $payment ->
        [points] Bewegungspunkte
       *[manoeuvre] ein Manöver
    }
action-press =
    { $element }: nach { $hand ->
        [left] links
       *[right] rechts
    } vorn weiterziehen für { $payment ->
        [points] Bewegungspunkte
       *[manoeuvre] ein Manöver
    }
action-end-move = { $unit }: Bewegung beenden
action-end-segment = Bewegungen in diesem Abschnitt beenden
action-wield =
    { $unit }: Kampf mit { $weapon ->
        [0] der ersten Waffe
        [1] der zweiten Waffe
       *[other] { $weapon }
    }
action-strike = { $element }: gegen { $target } zuschlagen
action-support-strike = { $element }: den Angriff von { $striker } unterstützen
action-end-declaration = Ansage beenden und zuschlagen
action-follow = { $element }: Schritt nach { this-direction }
action-face = { $element }: nach { this-facing } drehen
action-end-following = Züge am Ende des Nahkampfs beenden

## Was geschehen ist

event-round-began = Runde { $round } beginnt
event-phase-began =
    { $phase ->
        [setup] { phase-setup }
        [command] { phase-command }
        [first-ranged] { phase-first-ranged }
        [movement] { phase-movement }
        [second-ranged] { phase-second-ranged }
       *[melee] { phase-melee }
    }
event-deployed = { this-side } ist aufgestellt
event-order-revealed =
    { $unit }: { this-order }{ $forgotten ->
        [true] {" "}(keiner gegeben)
       *[false] {""}
    }
event-draw-offered = { this-side } bietet Unentschieden an

event-shot-rolled = { $shooter } schießt auf { $target }: Basiszahl { $sum }, Wurf { $roll }: { roll-result }
event-scattered =
    { $shooter } schießt in den Nahkampf auf { $chosen }: Wurf { $roll }, { $wind ->
        [none] der Schuss weicht nicht ab
       *[other] der Schuss weicht ab, Windrose { $wind }: { $onto ->
            [none] dort steht kein Element
           *[other] er geht auf { $onto }
        }
    }
event-attack-wasted =
    Angriff von { $attacker } auf { $target } vergeudet: { $why ->
        [target-shot] { waste-target-shot }
        [target-shot-in-melee] { waste-target-shot-in-melee }
        [out-of-range] { waste-out-of-range }
        [scattered-to-nothing] { waste-scattered-to-nothing }
        [scattered-onto-dead] { waste-scattered-onto-dead }
       *[target-struck] { waste-target-struck }
    }
event-support-out-of-range = { $element } ist außer Reichweite: Die Unterstützung zählt nicht
event-destroyed =
    { $element } auf { $hex } ist { $ranged ->
        [true] durch Beschuss
       *[false] im Nahkampf
    } vernichtet
event-unit-destroyed = { $unit }: Die Einheit ist vernichtet
event-closed-up = { $element } rückt von { $from } nach { $to } nach
event-order-lost = { $unit }: jetzt ungeordnet
event-order-restored = { $unit }: jetzt in geordneter Formation

event-segment-began = Einheiten { with-order } ziehen
event-segment-first =
    Einheiten { with-order }: { this-side } zieht zuerst{ $roll ->
        [none] {""}
       *[other] {" "}(gleiche Anzahl, Wurf { $roll })
    }
event-moved =
    { $unit }: { this-manner }; übrig: { $points_left ->
        [one] 1 Bewegungspunkt
       *[other] { $points_left } Bewegungspunkte
    }, { $manoeuvres_left ->
        [one] 1 Manöver
       *[other] { $manoeuvres_left } Manöver
    }
event-element-moved = { $element }: { this-manner }, { $from } nach { $to }, Front nach { this-facing }
event-contact = { $attacker }: Angriff, jetzt in Kontakt mit { $target }
event-no-reaction = { $unit }: keine Reaktion, die Einheit hat sich schon bewegt
event-may-react = { $unit }: Die angegriffene Einheit darf reagieren
event-reacted = { $unit }: Reaktion beendet, die Bewegung ist damit verbraucht
event-move-ended = { $unit }: Bewegung beendet
event-segment-ended = Einheiten { with-order }: { this-side } ist fertig

event-initiative-reckoned = { $unit }: Initiative { $sum }
event-strikes-began = Nahkampf { $engagement }: Einheiten mit Initiative { $initiative } schlagen zu
event-blow-rolled = { $striker } schlägt gegen { $target } zu: Basiszahl { $sum }, Wurf { $roll }: { roll-result }
event-follow-first =
    Nahkampf { $engagement }: { this-side } zieht zuerst; vernichtete Feinde: { $kills } zu { $enemy_kills }{ $roll ->
        [none] {""}
       *[other] {" "}(Gleichstand, Wurf { $roll })
    }
event-followed = { $element } zieht von { $from } nach { $to }
event-faced = { $element } dreht sich nach { this-facing }
event-left-melee = { $unit }: nicht mehr im Nahkampf
event-still-in-melee = { $unit }: weiter im Nahkampf

event-battle-ended =
    Das Gefecht ist zu Ende: { $outcome ->
        [won-a] { side-a } gewinnt
        [won-b] { side-b } gewinnt
        [draw] Unentschieden
       *[other] { $outcome }
    } ({ $ending ->
        [destruction] { ending-destruction }
        [both-destroyed] { ending-both-destroyed }
        [round-limit] { ending-round-limit }
        [agreed-draw] { ending-agreed-draw }
       *[resignation] { ending-resignation }
    })

## Warum etwas nicht ausgeführt wurde: jederzeit

refusal-battle-is-over = Das Gefecht ist zu Ende
refusal-not-your-decision = Du bist jetzt nicht an der Reihe
refusal-out-of-phase = Das gehört in eine andere Phase oder einen anderen Schritt
refusal-no-such-unit = Es gibt keine Einheit { $unit }
refusal-no-such-element = Es gibt kein Element { $element }
refusal-unit-destroyed = Die Einheit { $unit } ist vernichtet
refusal-element-destroyed = { $element } ist vernichtet
refusal-not-your-unit = Die Einheit { $unit } gehört nicht dir
refusal-off-board = { $hex } liegt außerhalb der Spielfläche
refusal-hex-taken = Das Feld { $hex } ist nicht frei: Dort steht { $by }

## Warum etwas nicht ausgeführt wurde: Aufstellung und Befehle

refusal-off-the-grid = { $hex } liegt nicht auf dem Spielfeld
refusal-place-taken = Auf { $hex } steht schon { $by }
refusal-outside-zone = Das Feld { $hex } liegt außerhalb deines Aufstellungsbereichs
refusal-width-impossible =
    { $width } im vordersten Rang sind bei { $elements ->
        [one] 1 Element
       *[other] { $elements } Elementen
    } nicht möglich
refusal-not-all-placed =
    Die Aufstellung ist unvollständig: { $left ->
        [one] 1 Element fehlt
       *[other] { $left } Elemente fehlen
    } noch
refusal-order-given = Die Einheit { $unit } hat ihren Befehl für diese Runde schon
refusal-order-stands = Der Befehl von { $unit } steht für diese Runde fest
refusal-in-melee-no-order = Die Einheit { $unit } ist im Nahkampf und erhält keinen Befehl
refusal-draw-offered-already = Du hast schon Unentschieden angeboten

## Warum etwas nicht ausgeführt wurde: Fernkampf

refusal-no-ranged-weapon = Die Einheit { $unit } hat keine Fernwaffe
refusal-may-not-shoot = Die Einheit { $unit } darf { with-order } nicht schießen
refusal-wrong-volley = Die Einheit { $unit } darf { with-order } nicht in dieser Fernkampfphase schießen
refusal-disordered-may-not-shoot = Die Einheit { $unit } ist ungeordnet und darf mit Plänkel-Befehl nicht schießen
refusal-fighting-may-not-shoot = Die Einheit { $unit } ist im Nahkampf und darf nicht schießen
refusal-weapon-needs-hold = Die Einheit { $unit } darf mit ihrer Fernwaffe nur schießen, wenn sie einen Halten-Befehl hat
refusal-has-shot = { $element } hat in dieser Runde schon geschossen oder unterstützt
refusal-unit-has-fired = Die Einheit { $unit } hat in dieser Phase schon geschossen
refusal-declaration-open = Die Einheit { $unit } hat Angriffe angesagt, die noch nicht ausgewürfelt sind
refusal-nothing-declared = Die Einheit { $unit } hat keinen Angriff angesagt
refusal-out-of-arc = { $target } steht nicht im Schussfeld von { $element }
refusal-no-sight = { $element } hat keine freie Sicht auf { $target }: Das Element auf { $blocker } steht im Weg
refusal-out-of-range = { $target } ist außer Reichweite von { $element }: Entfernung { $distance }, Reichweite { $range }
refusal-friend-not-fighting = { $target } gehört zur eigenen Seite und ist nicht im Nahkampf
refusal-supporter-of-other-unit = { $element } gehört zu einer anderen Einheit und kann den Schuss nicht unterstützen
refusal-no-attack-to-support = { $element }: Es ist kein Schuss angesagt, der unterstützt werden könnte
refusal-supporter-too-weak = { $element } kann nicht unterstützen: Die Kampfkraft auf dieses Ziel ist { $strength }, nötig ist { $needed }
refusal-chain-broken = { $element } kann nicht unterstützen: Keine lückenlose Kette von Unterstützern führt zum Schützen
refusal-no-support-into-melee = { $target } ist im Nahkampf: Schüsse darauf können nicht unterstützt werden
refusal-no-losses = Die Einheit { $unit } hat in dieser Phase kein Element durch Beschuss verloren und darf nicht nachrücken
refusal-closed-up-already = { $element } ist schon nachgerückt
refusal-contact-may-not-close-up = { $element } ist in Kontakt mit einem Feind und darf nicht nachrücken
refusal-not-held-before = Das Feld { $hex } war vor dem Beschuss nicht von der Einheit besetzt

## Warum etwas nicht ausgeführt wurde: Bewegung

refusal-fought-before = Die Einheit { $unit } war zu Beginn der Runde im Nahkampf und darf sich in der Bewegungsphase nicht bewegen
refusal-other-segment = Die Einheit { $unit } zieht { with-order } nicht in diesem Abschnitt
refusal-move-ended = Die Bewegung der Einheit { $unit } ist beendet
refusal-reaction-was-the-move = Die Einheit { $unit } wurde vor ihrem Zug angegriffen: Ihre Bewegung ist damit verbraucht
refusal-other-unit-moves = Zuerst muss die Bewegung der Einheit { $unit } beendet werden
refusal-disordered-may-not-advance = Die Einheit { $unit } ist ungeordnet und darf nicht vorrücken
refusal-hold-may-not-move = Die Einheit { $unit } hat einen Halten-Befehl: Sie darf nur Elemente drehen und einzelne verschieben
refusal-points-missing = Der Einheit { $unit } fehlen Bewegungspunkte: Kosten { $cost }, übrig { $left }
refusal-manoeuvre-spent-points = Die Manöver der Einheit { $unit } haben Bewegungspunkte gekostet: Zum Vorrücken bleiben nur { $left }
refusal-no-manoeuvre-left = Die Einheit { $unit } hat kein Manöver mehr übrig
refusal-points-forbid-manoeuvre =
    Die Einheit { $unit } hat schon { $spent ->
        [one] 1 Bewegungspunkt
       *[other] { $spent } Bewegungspunkte
    } ausgegeben, zu viel für dieses Manöver
refusal-disordered-may-not-wheel = Die Einheit { $unit } ist ungeordnet und darf nicht schwenken
refusal-column-may-not-wheel = Die Einheit { $unit } ist eine Kolonne und darf nicht schwenken
refusal-small-may-not-wheel = Die Einheit { $unit } hat höchstens drei Elemente und darf nicht schwenken
refusal-wheeled-other-way = Die Einheit { $unit } ist in dieser Phase schon in die andere Richtung geschwenkt
refusal-wide-wheel-once = Die Einheit { $unit } ist mit sechs oder mehr Elementen im vordersten Rang geschwenkt: kein zweiter Schwenk in dieser Phase
refusal-sweep-blocked = Der Schwenk ginge über das Feld { $hex }, dort steht { $by }
refusal-sweep-off-board = Der Schwenk ginge über { $hex }, außerhalb der Spielfläche
refusal-not-a-column = Die Einheit { $unit } ist keine Kolonne
refusal-column-steps-instead = Die Einheit { $unit } ist eine Kolonne: Ihre Spitze macht den Schritt, die anderen folgen
refusal-leaves-column = { $element } würde sich aus der Kolonne herausdrehen: Das kostet ein Manöver
refusal-no-free-turn = Die Einheit { $unit } dreht sich nicht frei: Eine Drehung kostet ein Manöver
refusal-not-small = Die Einheit { $unit } hat mehr als drei Elemente: Sie ziehen nicht einzeln
refusal-small-moves-singly = Die Einheit { $unit } hat höchstens drei Elemente: Sie ziehen einzeln
refusal-plan-open = Zuerst muss ausgeführt oder verworfen werden, was für die Einheit { $unit } vorgemerkt ist
refusal-planned-already = Für { $element } ist schon etwas vorgemerkt
refusal-plans-differ = Die Einheit { $unit } kann nicht in einem Manöver drehen und verschieben
refusal-nothing-planned = Es ist nichts vorgemerkt
refusal-no-turn = { $element } blickt schon in diese Richtung
refusal-plan-clash = Auf dem Feld { $hex } stünden zwei Elemente
refusal-plan-swap = { $element } und { $with } dürfen nicht die Plätze tauschen
refusal-would-split =
    Die Einheit { $unit } zerfiele in { $groups ->
        [one] 1 Gruppe
       *[other] { $groups } Gruppen
    }, mehr als zu Beginn ihrer Bewegung
refusal-hold-must-keep-one = Die Einheit { $unit } hat einen Halten-Befehl: Mindestens ein Element muss stehen bleiben, wo es stand
refusal-not-restored = Die Einheit { $unit } wäre weiter ungeordnet: Das freie Ausrichten muss die Ordnung herstellen
refusal-order-forbids-contact = Die Einheit { $unit } darf { with-order } nicht angreifen: Der Zug brächte sie in Kontakt mit einem Feind
refusal-hold-forbids-contact = Die Einheit { $unit } hat einen Halten-Befehl und darf nicht in Kontakt mit einem Feind ziehen
refusal-disorder-forbids-contact = Die Einheit { $unit } ist ungeordnet und darf nicht in Kontakt mit einem Feind ziehen
refusal-contact-not-forward = { $element } darf nur durch einen Schritt nach vorn in Kontakt kommen
refusal-not-attacked = Die Einheit { $unit } kann nicht reagieren: Sie wurde nicht angegriffen oder hat schon reagiert
refusal-contact-may-not-shift = { $element } ist in Kontakt mit einem Feind und darf sich in der Reaktion nur drehen
refusal-contact-may-not-press = { $element } ist in Kontakt mit einem Feind und darf nicht weiterziehen
refusal-only-turns-and-shifts = Die Einheit { $unit } reagiert: Nur Drehungen und Verschiebungen von Elementen sind möglich
refusal-only-forward = Nach dem Kontakt gehen freie Elemente von { $unit } nur noch auf ihre Frontfelder vor; drehen, schwenken oder seitwärts verschieben ist nicht mehr möglich

## Warum etwas nicht ausgeführt wurde: Nahkampf

refusal-no-weapon-choice = Die Einheit { $unit } hat jetzt keine Waffe zu wählen
refusal-no-such-weapon = Die Einheit { $unit } hat keine solche Nahkampfwaffe
refusal-lance-only-first = Die Einheit { $unit } kann die Lanze nur in der ersten Runde eines Nahkampfs einsetzen
refusal-not-its-initiative = Die Einheit { $unit } schlägt nicht in diesem Initiativeschritt zu
refusal-not-in-front = { $target } steht nicht auf einem Frontfeld von { $element }
refusal-friendly-target = { $target } gehört zur eigenen Seite
refusal-has-struck = { $element } hat in dieser Phase schon zugeschlagen oder unterstützt
refusal-no-weapon-left = Die Einheit { $unit } hat keine Nahkampfwaffe, die sie jetzt einsetzen kann
refusal-supporter-spent = { $element } hat in dieser Nahkampfphase schon zugeschlagen oder unterstützt
refusal-supporter-not-in-front = { $element } kann nicht unterstützen: { $target } steht nicht auf einem seiner Frontfelder
refusal-other-melee = Die Einheit { $unit } kämpft in einem anderen Nahkampf
refusal-no-strike-to-support = { $element }: Es ist kein Angriff angesagt, der unterstützt werden könnte
refusal-not-involved = Die Einheit { $unit } ist an diesem Nahkampf nicht beteiligt
refusal-pinned =
    { $element } darf nicht ziehen: in Kontakt mit { $enemies ->
        [one] 1 feindlichen Element
       *[other] { $enemies } feindlichen Elementen
    }
refusal-loses-contact = { $element } muss in Kontakt mit { $enemy } bleiben
refusal-no-paces-left = { $element } darf am Ende dieser Nahkampfphase nicht weiter ziehen
refusal-stopped-by-contact = { $element } ist in Kontakt mit einem Feind gekommen und darf nicht weiter ziehen
refusal-turned-already = { $element } hat sich am Ende dieser Nahkampfphase schon gedreht
refusal-followed-already = { $element } darf nicht mehr ziehen oder drehen: Nach ihm hat schon ein anderes Element gezogen
