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
phase-rally = Sammeln-Phase

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
manner-flight = Fluchtbewegung
manner-join = Platzwechsel beim Anschluss eines Befehlshabers
manner-pursuit = Nachrücken zum zweiten Angriff
manner-entry = Betreten der Spielfläche

waste-target-shot = ein früherer Schuss hat das Ziel vernichtet
waste-target-shot-in-melee = das Ziel im Nahkampf ist schon vernichtet, und der Schuss weicht nicht ab
waste-out-of-range = das Ziel ist außer Reichweite
waste-scattered-to-nothing = der Schuss weicht ab, und dort steht kein Element
waste-scattered-onto-dead = der Schuss weicht auf ein schon vernichtetes Element ab
waste-target-struck = ein früherer Schlag hat das Ziel vernichtet
waste-no-sight = vom Ziel ist kein ganzer Größenabschnitt zu sehen
waste-scattered-out-of-contact = der Schuss weicht auf ein Element ab, das mit dem gewählten nicht in Kontakt ist
waste-dropped = auf den angesagten Schuss wurde verzichtet

cause-shot = durch Beschuss vernichtet
cause-blow = im Nahkampf vernichtet
cause-caught = auf der Flucht gestellt
cause-hemmed-in = eingekeilt
cause-abandoned = aufgegeben

test-obedience = Gehorsams-Test
test-fire = Beschuss-Test
test-attack = Angriffs-Test
test-loss = Verlust-Test
test-rally = Sammeln-Test

ending-destruction = eine Seite hat kein Element mehr
ending-both-destroyed = keine Seite hat noch ein Element
ending-round-limit = an der Rundengrenze nach Punkten entschieden
ending-agreed-draw = Unentschieden vereinbart
ending-resignation = Aufgabe
ending-points-destroyed = der Gegner hat genug Punkte verloren
ending-area-held = das besondere Gebiet wurde eine ganze Runde lang gehalten
ending-area-defended = das besondere Gebiet wurde bis zuletzt verteidigt
ending-score = nach Wertung entschieden

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
formation-wedge = Keil
formation-square = Karree
formation-skirmish = Plänkel-Formation
formation-horde = Horde

figure-ordinary = gewöhnliches Element
figure-leader = Anführer
figure-standard = Standartenträger
figure-musician = Musiker
figure-commander = Befehlshaber

item-sword-of-fear = Schwert der Furcht
item-victory-standard = Siegesstandarte
item-war-banner = Kriegsbanner
item-sword-of-power = Schwert der Macht

module-figures = Sonderfiguren
module-commanders = Befehlshaber
module-terrain = Gelände
module-formations = Formationen
module-morale = Moral

surface-open = offenes Gelände
surface-rocky = felsiger Untergrund
surface-undergrowth = Unterholz
surface-wood = Wald
surface-sand = Sand
surface-mud = Schlamm
surface-morass = Morast
surface-swamp = Sumpf
surface-ford = Furt
surface-water1 = Gewässer der Tiefe 1
surface-water2 = Gewässer der Tiefe 2
surface-water3 = Gewässer der Tiefe 3
surface-hill = Hügel
surface-road = Straße

edge-free = nichts
edge-hedge = Hecke
edge-wall = Mauer
edge-ruin = zerstörte Mauer

barrier-swamp = Sumpf ist dafür unpassierbar
barrier-water1 = Wasser der Tiefe 1 ist für diese Größe zu tief
barrier-water2 = Wasser der Tiefe 2 ist für diese Größe zu tief
barrier-water3 = Wasser der Tiefe 3 ist für diese Größe zu tief
barrier-cliff = drei oder mehr Höhenstufen sind unüberwindlich

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
label-skill-ranged = Fernkampf-Fertigkeit
label-skill-melee = Nahkampf-Fertigkeit
label-target-skill = Nahkampf-Fertigkeit des Ziels
label-leader = Anführer
label-standard-bearer = Standartenträger
label-musician = Musiker
label-commanders = Befehlshaberbonus
label-item = magischer Gegenstand
label-target-skirmishing = Ziel in Plänkel-Formation
label-striker-skirmishing = in Plänkel-Formation
label-obstacle = über Hecke oder Mauer
label-water = im Wasser
label-height = Höhenstufen
label-wedge-tip = Spitze des Keils
label-target-in-wood = Ziel im Wald
label-visible-sections = sichtbare Größenabschnitte
label-section = Angriff in diesem Abschnitt
label-impetuous-initiative = ungestüm
label-elements = Elemente
label-impetuous = ungestüm
label-own-fear = eigener Furchtfaktor
label-enemy-fear = Furchtfaktor des Gegners
label-own-size = eigene Größe
label-enemy-size = Größe des Gegners
label-own-losses = eigene Verluste
label-inflicted = zugefügte Verluste
label-own-order = eigener Befehl
label-enemy-order = Befehl des Gegners
label-enemy-in-melee = Gegner im Nahkampf

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
        [flight] { manner-flight }
        [join] { manner-join }
        [pursuit] { manner-pursuit }
        [entry] { manner-entry }
       *[other] { $manner }
    }

this-formation =
    { $formation ->
        [square] { formation-square }
        [wedge] { formation-wedge }
        [skirmish] { formation-skirmish }
       *[horde] { formation-horde }
    }

this-ending =
    { $ending ->
        [destruction] { ending-destruction }
        [both-destroyed] { ending-both-destroyed }
        [round-limit] { ending-round-limit }
        [agreed-draw] { ending-agreed-draw }
        [points-destroyed] { ending-points-destroyed }
        [area-held] { ending-area-held }
        [area-defended] { ending-area-defended }
        [score] { ending-score }
       *[resignation] { ending-resignation }
    }

in-the-way =
    { $blocker ->
        [none] {""}
       *[other] ; das Feld { $blocker } liegt im Weg
    }

roll-result =
    { $hit ->
        [true] Treffer
       *[false] daneben
    }

## Was eine Seite zu entscheiden hat

step-next = Das Gefecht geht von selbst weiter
step-pick-side = Wähle die Seite der Spielfläche, auf der du aufstellst
step-deploy = Stelle deine Einheiten in deinem Aufstellungsbereich auf
step-arrive = Deine Einheiten treffen von ihrem Flankenmarsch ein: Wähle, wo sie die Spielfläche betreten
step-assign = Wähle, welche Einheiten ohne Anführer einen Befehl von deinen Befehlshabern erhalten
step-command = Gib jeder Einheit, die nicht im Nahkampf ist, einen Befehl
step-keep = Wähle für jede deiner Einheiten mit { $count } Markern den Befehl, der gilt
step-obey = { $unit }: Gehorsams-Test, Wurf { $roll }: Wähle, ob die Boni gezählt oder abgezogen werden
step-aim = { $unit }: die angesagten Schüsse würfeln oder auf einzelne verzichten
step-appeal = { $element } ist getroffen: Soll der Würfel entscheiden, ob es statt dessen ein anderes Element trifft?
step-replace = Wähle, wen es statt { $element } trifft
step-flee = Deine fliehenden Einheiten laufen auf ihre Ausgangsseite zu
step-rush = Deine ungestümen Einheiten ziehen gegen den Feind
step-section = Wähle, welche deiner einzelnen Befehlshaber vor den Einheiten { with-order } handeln
step-section-sequence = Befehlshaber vor den Einheiten { with-order }: Zieht deine Seite zuerst oder als zweite?
step-lead = Bewege deine einzelnen Befehlshaber vor den Einheiten { with-order }
step-gap = { $unit }: Schließe die Lücke auf { $hex }, die der Befehlshaber hinterlassen hat
step-final-turn = Deine einzelnen Befehlshaber dürfen sich noch einmal drehen
step-touch = Erkläre wahlweise Kontakte vor dem Nahkampf
step-second = { $striker } hat sich einen zweiten Angriff verdient: Wähle das Ziel
step-release = Brich wahlweise Kontakte ab oder behalte sie bei
step-rally = Versuche deine fliehenden Einheiten zu sammeln
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

action-pick-side =
    { $other ->
        [true] Auf der anderen Seite der Spielfläche aufstellen
       *[false] Auf der vorgesehenen Seite der Spielfläche aufstellen
    }
action-attach = { $commander }: an { $unit } anschließen
action-detach = { $commander }: einzeln aufstellen
action-outflank =
    { $unit }: Flankenmarsch um den { $wing ->
        [left] linken
       *[right] rechten
    } Flügel{ $leader ->
        [none] {""}
       *[other] {" "}unter { $leader }
    }
action-enter = { $unit }: auf { $hex } eintreffen
action-deploy =
    { $unit }: aufstellen, { $width ->
        [0] als Keil mit der Spitze auf { $hex }, Front nach { this-facing }
       *[other] linkes Ende des vordersten Rangs auf { $hex }, Front nach { this-facing }, { $width } im vordersten Rang
    }
action-place = { $element }: auf { $hex } stellen, Front nach { this-facing }
action-ready = Aufstellung beenden
action-order =
    { $unit }: { $order ->
        [move] Bewegen
        [skirmish] Plänkel
        [attack] Angriff
       *[hold] Halten
    }
action-assign = { $commander }: { $unit } befehligen
action-commit = Befehle abschließen; Einheiten ohne Befehl halten
action-keep = { $unit }: { this-order } behalten
action-temper =
    { $unit }: Bonus des Anführers { $leader_adds ->
        [true] zählen
       *[false] abziehen
    }, Bonus der Befehlshaber { $commanders_add ->
        [true] zählen
       *[false] abziehen
    }
action-offer-draw = Unentschieden anbieten
action-resign = Gefecht aufgeben
action-shoot = { $element }: auf { $target } schießen
action-support-shot = { $element }: den Schuss von { $shooter } unterstützen
action-fire = { $unit }: Ansage beenden und schießen
action-drop-shot = { $element }: auf den angesagten Schuss verzichten
action-end-shooting = Schießen beenden
action-appeal =
    { $element }: { $roll ->
        [true] den Würfel entscheiden lassen, wen es trifft
       *[false] den Treffer hinnehmen
    }
action-replace = Statt { $element } trifft es { $by }
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
action-flee = { $element }: nach { $hex } fliehen
action-rout = { $unit }: mit allen übrigen fliehen
action-stay-behind = { $commander }: nicht mitfliehen
action-rush = { $unit }: gegen { $target } ziehen
action-act = { $commander }: in diesem Abschnitt handeln
action-leave = { $commander }: die Einheit nach { this-direction } verlassen
action-join = { $commander }: auf { $place } an { $unit } anschließen; { $free } wird besetzt
action-swap = { $element }: den Platz mit { $with } tauschen
action-dare = { $unit }: Angriffs-Test gegen { $target }
action-marker =
    { $unit }: Plänkel-Formation { $lay ->
        [true] einnehmen
       *[false] aufgeben
    }
action-dissolve = { $unit }: die Formation auflösen
action-end-move = { $unit }: Bewegung beenden
action-end-segment = Bewegungen in diesem Abschnitt beenden
action-touch = { $element }: Kontakt erklären
action-end-touching = Erklärung der Kontakte beenden
action-wield =
    { $unit }: Kampf mit { $weapon ->
        [0] der ersten Waffe
        [1] der zweiten Waffe
       *[other] { $weapon }
    }
action-strike = { $element }: gegen { $target } zuschlagen
action-support-strike = { $element }: den Angriff von { $striker } unterstützen
action-end-declaration = Ansage beenden und zuschlagen
action-pursue = { $element }: auf das Feld des Gefallenen nachrücken und gegen { $target } zuschlagen
action-release = { $element }: Kontakt abbrechen
action-end-releasing = Die übrigen Kontakte behalten
action-follow = { $element }: Schritt nach { this-direction }
action-face = { $element }: nach { this-facing } drehen
action-end-following = Züge am Ende des Nahkampfs beenden
action-rally = { $unit }: Sammeln-Test
action-abandon = { $element }: aufgeben
action-end-rallying = Sammeln beenden

## Was geschehen ist

event-round-began = Runde { $round } beginnt
event-phase-began =
    { $phase ->
        [setup] { phase-setup }
        [command] { phase-command }
        [first-ranged] { phase-first-ranged }
        [movement] { phase-movement }
        [second-ranged] { phase-second-ranged }
        [rally] { phase-rally }
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
        [no-sight] { waste-no-sight }
        [scattered-out-of-contact] { waste-scattered-out-of-contact }
        [dropped] { waste-dropped }
       *[target-struck] { waste-target-struck }
    }
event-support-out-of-range = { $element } ist außer Reichweite: Die Unterstützung zählt nicht
event-support-without-sight = { $element } sieht keinen ganzen Größenabschnitt des Ziels: Die Unterstützung zählt nicht
event-wounded =
    { $element } ist getroffen, übrig: { $left ->
        [one] 1 Trefferpunkt
       *[other] { $left } Trefferpunkte
    }
event-destroyed =
    { $element } auf { $hex } ist { $ranged ->
        [true] durch Beschuss vernichtet
        [false] im Nahkampf vernichtet
       *[none] { $cause ->
            [caught] auf der Flucht gestellt und vernichtet
            [hemmed-in] eingekeilt und vernichtet
           *[abandoned] aufgegeben und entfernt
        }
    }
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

event-scouted =
    Spähfaktoren: { side-a } { $a }, { side-b } { $b }; { $ahead ->
        [a] { side-a } hat den Gegner ausgespäht
        [b] { side-b } hat den Gegner ausgespäht
       *[none] niemand ist ausgespäht
    }
event-side-picked =
    { this-side } { $other ->
        [true] stellt auf der anderen Seite der Spielfläche auf
       *[false] behält die vorgesehene Seite der Spielfläche
    }
event-arrival-rolled =
    { $unit }: Flankenmarsch, Wurf { $roll } + { $bonus }: { $arrived ->
        [true] die Einheit trifft ein
       *[false] noch nicht
    }
event-entered = { $unit } betritt die Spielfläche auf { $hex }
event-order-rolled =
    { $unit } ohne Anführer und Kommando: Wurf { $roll }, { $order ->
        [none] der Besitzer wählt den Befehl
       *[other] { this-order }
    }
event-commanded = { $commander } befehligt { $unit }
event-markers-laid =
    { $unit }: { $count ->
        [one] 1 Befehlsmarker liegt
       *[other] { $count } Befehlsmarker liegen
    } aus
event-substitution-rolled =
    { $element } ist getroffen, daneben { $neighbours ->
        [one] 1 Kamerad
       *[other] { $neighbours } Kameraden
    }: Ersatzwurf { $roll }, { $spared ->
        [true] es trifft einen anderen
       *[false] kein Ersatz
    }
event-substituted = Statt { $element } trifft es { $by }
event-swapped = { $element } tauscht den Platz mit { $with }
event-joined = { $commander } schließt sich { $unit } an
event-left = { $commander } verlässt { $unit }
event-section-began = { $commander } handelt vor den Einheiten { with-order }
event-commanders-rolled =
    Befehlshaber vor den Einheiten { with-order }: Wurf { $a } für { side-a }, { $b } für { side-b }; mit der Initiative wählt { $winner ->
        [a] { side-a }
       *[b] { side-b }
    }
event-formation-taken = { $unit }: jetzt { this-formation }
event-formation-lost = { $unit }: { this-formation } aufgelöst
event-morale-tested =
    { $unit }: { $test ->
        [obedience] { test-obedience }
        [fire] { test-fire }
        [attack] { test-attack }
        [loss] { test-loss }
       *[rally] { test-rally }
    }{ $enemy ->
        [none] {""}
       *[other] {" "}gegen { $enemy }
    }: { $roll ->
        [none] allein die Faktoren { $sum }
       *[other] Wurf { $roll }, Faktoren { $sum }
    }, { $test ->
        [obedience] nötig weniger als { $needed }
       *[other] nötig mindestens { $needed }
    }: { $passed ->
        [true] bestanden
       *[false] nicht bestanden
    }
event-became-impetuous = { $unit } ist ungestüm
event-took-flight = { $unit } flieht
event-left-board = { $element } flieht von der Spielfläche
event-rallied =
    { $unit } hat sich gesammelt{ $all ->
        [true] {""}
       *[false] {", aber nicht vollständig"}
    }
event-returned = { $element } ist wieder bei der Einheit
event-rush-began = { $unit } zieht ungestüm gegen { $target }
event-flight-first = { this-side } flieht zuerst (Wurf { $roll })
event-rush-first = { this-side } zieht mit ungestümen Einheiten zuerst (Wurf { $roll })
event-contact-declared = { $element } erklärt Kontakt
event-contact-released = { $element } bricht den Kontakt ab
event-second-attack-earned = { $striker } hat sich einen zweiten Angriff verdient
event-melee-lost =
    Nahkampf { $engagement }: verloren von { $loser ->
        [a] { side-a }
       *[b] { side-b }
    }, Verluste { $losses } zu { $enemy_losses }{ $roll ->
        [none] {""}
       *[other] {" "}(Gleichstand, Wurf { $roll })
    }
event-regenerated = { $element } regeneriert einen Treffer
event-area-taken = { this-side } hält das besondere Gebiet
event-area-lost = { this-side } hält das besondere Gebiet nicht mehr
event-scored = { this-side }: { $units } Punkte für Einheiten, { $items } für Gegenstände, { $objectives } für Angriffsziele

event-battle-ended =
    Das Gefecht ist zu Ende: { $outcome ->
        [won-a] { side-a } gewinnt
        [won-b] { side-b } gewinnt
        [draw] Unentschieden
       *[other] { $outcome }
    } ({ this-ending })

## Warum etwas nicht ausgeführt wurde: jederzeit

refusal-battle-is-over = Das Gefecht ist zu Ende
refusal-not-your-decision = Du bist jetzt nicht an der Reihe
refusal-out-of-phase = Das gehört in eine andere Phase oder einen anderen Schritt
refusal-needs-standard-game = Das gibt es erst im Standardspiel
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

## Warum etwas nicht ausgeführt wurde: Aufstellung im Standardspiel

refusal-not-a-commander = { $unit } ist kein Befehlshaber
refusal-not-a-unit = { $commander } ist selbst ein Befehlshaber: Befehlshaber schließen sich nur Einheiten an
refusal-attached-elsewhere = { $commander } ist schon einer Einheit angeschlossen und muss sie erst verlassen
refusal-not-attached = { $commander } ist keiner Einheit angeschlossen
refusal-unit-full = Die Einheit { $unit } hat keinen Platz für einen weiteren Befehlshaber
refusal-special-in-front = { $element } stünde hinter einem gewöhnlichen Element: Sonderfiguren gehören in den Frontrang, solange dort Platz ist
refusal-no-such-formation = Die Karte der Einheit { $unit } erlaubt diese Formation nicht
refusal-no-flank-marches = Flankenmärsche sind für dieses Gefecht nicht vereinbart
refusal-outscouted-no-march = Der Gegner hat dich ausgespäht: Ein Flankenmarsch ist nicht möglich
refusal-may-not-outflank = Die Einheit { $unit } kann keinen Flankenmarsch machen: Infanterie in geschlossener Ordnung und Horden sind dazu nicht imstande
refusal-one-flank-march = Niemand ist ausgespäht: Jede Seite darf nur einen Flankenmarsch machen
refusal-right-wing-only = Niemand ist ausgespäht: Ein Flankenmarsch führt nur um den eigenen rechten Flügel
refusal-not-a-leader-of-the-march = Die Einheit { $unit } kann nicht unter { $leader } marschieren: Er muss selbst um denselben Flügel marschieren
refusal-not-arrived = Die Einheit { $unit } ist noch nicht eingetroffen
refusal-not-an-entry = Auf { $hex } kann die Einheit nicht eintreffen: Nötig ist ein freies Feld am Rand ihres Flügels ohne Kontakt mit einem Feind

## Warum etwas nicht ausgeführt wurde: Befehle im Standardspiel

refusal-commander-needs-no-order = { $commander } ist ein Befehlshaber: Er erhält keinen Befehlsmarker, weder einzeln noch angeschlossen
refusal-fleeing-no-order = Die Einheit { $unit } flieht und erhält keinen Befehl, bis sie gesammelt ist
refusal-impetuous-no-order = Die Einheit { $unit } ist ungestüm und erhält keinen Befehl
refusal-holds-for-stragglers = Die Einheit { $unit } hält: Ein Teil von ihr ist noch nicht gesammelt
refusal-arrives-moving = Die Einheit { $unit } ist in dieser Runde von einem Flankenmarsch eingetroffen und hat einen Bewegen-Befehl
refusal-nobody-commands = Die Einheit { $unit } hat weder Anführer noch Befehlshaber: Der Würfel hat über ihren Befehl entschieden
refusal-markers-full =
    Für die Einheit { $unit } { $most ->
        [0] darf kein Befehlsmarker liegen
        [one] darf nur 1 Befehlsmarker liegen
       *[other] dürfen nur { $most } Befehlsmarker liegen
    }
refusal-same-marker = Für die Einheit { $unit } liegt schon ein Marker mit { this-order }: Alle ihre Marker müssen verschieden sein
refusal-has-leader = Die Einheit { $unit } hat einen Anführer: Ein einzelner Befehlshaber befehligt nur Einheiten ohne Anführer
refusal-outside-control = Die Einheit { $unit } steht nicht im Kontrollbereich von { $commander }
refusal-out-of-commanders-sight = { $commander } und die Einheit { $unit } sehen einander nicht voll: Dazwischen darf nichts stehen
refusal-fighting-commander = { $commander } ist im Nahkampf und befehligt keine andere Einheit
refusal-attached-commands-own = { $commander } ist angeschlossen und befehligt nur die eigene Einheit
refusal-hero-commands-own = { $commander } ist ein Held (★) und befehligt nur die Einheit, der er angeschlossen ist
refusal-command-spent = { $commander } befehligt schon so viele Einheiten, wie er Sterne hat
refusal-higher-rank-commands = Die Einheit { $unit } steht im Kontrollbereich von { $commander }, der mehr Sterne hat: Nur er befehligt sie
refusal-commanded-already = Die Einheit { $unit } hat für diese Runde schon einen Befehlshaber
refusal-no-such-marker = Für die Einheit { $unit } liegt kein Marker mit { this-order }
refusal-other-stage = Die Marker der Einheit { $unit } werden nicht in diesem Schritt aufgedeckt: Zuerst kommen Einheiten mit weniger Markern
refusal-no-choice-of-sign = Die Einheit { $unit } hat jetzt keinen Bonus zu wählen

## Warum etwas nicht ausgeführt wurde: Fernkampf im Standardspiel

refusal-fleeing-may-not = Die Einheit { $unit } flieht: Sie schießt nicht, schlägt nicht zu und greift nicht an
refusal-impetuous-may-not-shoot = Die Einheit { $unit } ist ungestüm und schießt nicht
refusal-no-visible-section =
    { $element } kann nicht auf { $target } schießen: { $head ->
        [true] Nur der Kopf ist zu sehen, nötig ist ein ganzer Größenabschnitt
       *[false] Kein ganzer Größenabschnitt ist zu sehen
    }{ in-the-way }
refusal-supporter-sees-nothing = { $element } kann nicht unterstützen: Wer unterstützt, muss selbst einen ganzen Größenabschnitt von { $target } sehen{ in-the-way }
refusal-commander-charged = { $commander } ist durch eigene Bewegung in den Nahkampf gekommen und darf in dieser Runde nicht mehr schießen
refusal-commander-stepped = { $commander } hat in dieser Runde sein Feld verlassen: Mit Armbrust oder Arquebuse schießt er nur, wo er gestanden hat
refusal-own-ranks-in-the-way = { $element } kann nicht durch die eigenen Reihen schießen: In Plänkel-Formation darf es über sie hinweg nur unterstützen
refusal-nothing-to-drop = { $element } hat keinen angesagten Schuss, auf den es verzichten könnte
refusal-not-to-be-spared = Für { $element } gibt es keinen Ersatz: Das geht nur bei einer Sonderfigur oder einem angeschlossenen Befehlshaber neben einem Kameraden
refusal-not-a-neighbour = { $by } kann nicht statt { $element } getroffen werden: Nötig sind Kontakt und dieselbe Einheit

## Warum etwas nicht ausgeführt wurde: Bewegung im Standardspiel

refusal-impassable =
    { $element } kann das Feld { $hex } nicht betreten: { $barrier ->
        [swamp] { barrier-swamp }
        [water1] { barrier-water1 }
        [water2] { barrier-water2 }
        [water3] { barrier-water3 }
       *[cliff] { barrier-cliff }
    }
refusal-edge-in-the-way = Eine Hecke oder Mauer bei { $hex } ist im Weg: Hinüber geht es nur mit Bewegungspunkten oder durch Verschieben einzelner Elemente
refusal-sweep-across-edge = Ein Schwenk darf nicht über eine Hecke oder Mauer führen; bei { $hex } liegt eine im Weg
refusal-not-special = { $element } ist weder Sonderfigur noch angeschlossener Befehlshaber: Nur diese tauschen frei den Platz
refusal-no-front-rank = Die Einheit { $unit } hat keinen erkennbaren Frontrang
refusal-in-front-already = { $element } steht schon im Frontrang und darf nicht herausgetauscht werden
refusal-not-in-front-rank = { $element } steht nicht im Frontrang
refusal-special-partner = { $element } ist selbst Sonderfigur oder Befehlshaber: Platz macht nur ein gewöhnliches Element
refusal-cut-off = { $element } und { $with } können nicht tauschen: Sie stehen nicht im selben Block, oder ein Hindernis trennt sie
refusal-swap-over = Die Einheit { $unit } darf jetzt nicht frei tauschen: Sie hat es schon getan, oder sie ist im Nahkampf, auf der Flucht oder ungestüm
refusal-swap-first = { $element } muss zuerst in den Frontrang: Sonderfiguren bleiben nicht hinten, wenn die Einheit in Kontakt kommt
refusal-wedge-only-forward = Die Einheit { $unit } ist ein Keil: Sie zieht nur auf Frontfelder, schwenkt nicht und dreht sich nicht
refusal-square-stands = Die Einheit { $unit } ist ein Karree: Sie rückt nicht vor, schwenkt nicht und greift nicht an, sondern wird nur als Manöver verschoben
refusal-horde-may-not-wheel = Die Einheit { $unit } ist eine Horde und darf nicht schwenken
refusal-horde-may-not-march = Die Einheit { $unit } ist eine Horde und zieht nie als Kolonne
refusal-wedge-dissolved = Die Einheit { $unit } hat in dieser Phase ihre Formation aufgelöst: Sie ist ungeordnet und darf nicht angreifen, bis sie auf andere Weise geordnet ist
refusal-skirmishers-may-not-attack = Die Einheit { $unit } ist in Plänkel-Formation und darf nicht angreifen: Zuerst muss als Manöver der Marker entfernt werden
refusal-not-two-ranks = Die Einheit { $unit } kann keine Plänkel-Formation einnehmen: Nötig sind zwei gleich ausgerichtete Ränge, alle zu Fuß oder alle beritten, der hintere so stark wie der vordere oder um eins schwächer
refusal-too-few-to-skirmish = Die Einheit { $unit } hat weniger als fünf Elemente, zu wenige für die Plänkel-Formation
refusal-marker-lies = Die Einheit { $unit } hat den Marker für die Plänkel-Formation schon
refusal-no-marker = Die Einheit { $unit } hat keinen Marker für die Plänkel-Formation
refusal-nothing-to-dissolve = Die Einheit { $unit } ist weder Keil noch Karree
refusal-attack-test-needed = Die Einheit { $unit } muss einen Angriffs-Test bestehen, bevor sie { $enemy } angreifen darf: Der Furchtfaktor dort ist größer
refusal-no-test-needed = Die Einheit { $unit } braucht keinen Angriffs-Test gegen { $enemy }
refusal-dared-already = Die Einheit { $unit } hat ihren Angriffs-Test in dieser Phase schon abgelegt
refusal-move-begun = Die Einheit { $unit } hat ihre Bewegung begonnen: Der Angriffs-Test kommt vorher
refusal-daunted = Die Einheit { $unit } hat ihren Angriffs-Test nicht bestanden: Sie darf { $enemy } nicht näher kommen
refusal-not-fleeing = Die Einheit { $unit } flieht nicht
refusal-fled-already = { $element } hat die Fluchtbewegung schon gemacht
refusal-not-the-way-to-flee = { $element } kann nicht nach { $hex } fliehen: Die Flucht führt so weit und so gerade wie möglich auf die eigene Ausgangsseite zu und endet nicht in Kontakt
refusal-flees-along = { $commander } muss die erste Fluchtbewegung mitmachen
refusal-not-impetuous = Die Einheit { $unit } ist nicht ungestüm
refusal-not-its-foe = Die Einheit { $unit } zieht nicht gegen { $enemy }, sondern gegen den Gegner, der sie ungestüm gemacht hat oder der am nächsten steht
refusal-must-rush = Die Einheit { $unit } ist ungestüm und muss weiter: Sie könnte dem Gegner noch näher oder in Kontakt kommen
refusal-not-towards-foe = Die Einheit { $unit } ist ungestüm: Sie darf nur geradewegs auf ihren Gegner zu
refusal-not-single = { $commander } handelt jetzt nicht einzeln
refusal-commander-moved = { $commander } hat sich in dieser Phase schon bewegt
refusal-not-acting = { $commander } wurde nicht für diesen Abschnitt gewählt
refusal-acts-already = { $commander } ist für diesen Abschnitt schon gewählt
refusal-no-manoeuvres = { $commander } ist ein einzelner Befehlshaber: Er braucht keine Manöver, jeder Schritt kostet Bewegungspunkte, und Drehen ist frei
refusal-unit-has-moved = Die Einheit { $unit } hat sich bewegt: Nur vorher kann der Befehlshaber sie verlassen
refusal-not-outside = { $commander } steht eingeschlossen: Verlassen kann er die Einheit nur auf ein Feld, das sie nicht besetzt
refusal-contact-may-not-leave = { $commander } ist in Kontakt mit einem Feind und darf die Einheit nicht verlassen
refusal-not-touching = { $commander } steht nicht neben der Einheit { $unit } und kann sich ihr nicht anschließen
refusal-fighting-may-not-join = { $commander } ist in Kontakt mit einem Feind: Er schließt sich nur einer Einheit an, die denselben Feind bekämpft
refusal-joined-may-not-move = { $unit } darf sich in dieser Phase nicht mehr bewegen: Der Anschluss beendet beider Bewegung
refusal-formation-not-kept = Die Einheit { $unit } behielte so ihre Formation nicht
refusal-arriving-may-not-attack = Die Einheit { $unit } ist gerade eingetroffen und darf in dieser Runde nicht angreifen
refusal-arrives-as-column = Die Einheit { $unit } trifft als Kolonne ein: Ihre Elemente folgen einander über dasselbe Feld

## Warum etwas nicht ausgeführt wurde: Nahkampf und Sammeln im Standardspiel

refusal-not-in-contact = { $element } und { $target } sind benachbart, aber nicht in Kontakt
refusal-out-of-reach-in-water = { $element } kann nicht gegen { $target } zuschlagen: Es könnte das Wasser dort selbst nicht betreten
refusal-no-support-in-water = { $element } kann nicht unterstützen: Jemand der Beteiligten steht im Wasser
refusal-no-support-across = { $element } kann nicht über eine Hecke oder Mauer hinweg unterstützen
refusal-no-optional-contact = { $element } hat keinen wahlweisen Kontakt zu erklären: Nötig sind ein Feind, der erreichbar ist, ohne selbst herüberzukönnen, und Befehl, Formation und Front für einen Angriff
refusal-nothing-to-release = { $element } hat keinen erklärten Kontakt, der abzubrechen wäre
refusal-no-second-attack = { $element } hat sich gegen diesen Feind keinen zweiten Angriff verdient
refusal-no-step-forward = { $element } kann nicht nachrücken: Das Ziel wurde nicht vernichtet, oder das Feld ist nicht frei
refusal-must-strike = Die Einheit { $unit } ist ungestüm: Alle ihre Elemente, die zuschlagen können, müssen es tun
refusal-must-follow-foe = { $element } gehört zu einer ungestümen Einheit: Es darf nur auf den Feind zu, wenn möglich in Kontakt
refusal-tried-to-rally = Die Einheit { $unit } hat in dieser Runde schon versucht, sich zu sammeln
refusal-not-a-straggler = { $element } ist nicht von einer gesammelten Einheit getrennt: Aufgeben lässt es sich nicht
