### Das Spielfeld.

board-label = Spielfeld
board-keys =
    Pfeiltasten gehen von Feld zu Feld, Eingabe wählt, Pos1 springt zur gewählten Einheit, Plus und Minus ändern
    die Größe, Null zeigt das ganze Feld. Mit der Tabulatortaste geht es zu den Einheiten.

board-field = Feld { $name }
board-facing =
    Front { $facing ->
        [0] Nord
        [1] Nordost
        [2] Südost
        [3] Süd
        [4] Südwest
       *[5] Nordwest
    }
board-strength = { $alive } von { $start } Elementen
board-waiting = { $count } noch nicht auf dem Feld
board-hit = vernichtet, noch nicht vom Feld genommen
# Was auf dem Feld liegt. Die Seiten zählen im Uhrzeigersinn von Nordosten.
board-open = offenes Gelände
board-step = Höhenstufe { $step }
board-edge = { $edge } im { $side ->
        [0] Nordosten
        [1] Osten
        [2] Südosten
        [3] Südwesten
        [4] Westen
       *[5] Nordwesten
    }
board-field-side = { $name } im { $side ->
        [0] Nordosten
        [1] Osten
        [2] Südosten
        [3] Südwesten
        [4] Westen
       *[5] Nordwesten
    }
board-area = im besonderen Gebiet
board-area-name = Besonderes Gebiet
board-objective = Angriffsziel, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
board-figure-leader = Anführer
board-figure-standard = Standartenträger
board-figure-musician = Musiker
board-figure-commander = Befehlshaber
board-stars = { $stars ->
        [one] ein Stern
       *[other] { $stars } Sterne
    }
board-attached = angeschlossen an { $unit }
board-with-commander = mit Befehlshaber { $name }, { $stars ->
        [one] ein Stern
       *[other] { $stars } Sterne
    }
board-hit-points = { $left } von { $total } Trefferpunkten
board-sight = { $visible ->
        [0] nicht zu sehen
       *[other] { $visible } von { $size } Größenabschnitten zu sehen
    }
board-sight-blocked = verdeckt von Feld { $name }
board-is-reach = erreichbar
board-is-target = als Ziel wählbar
board-is-friend = kann unterstützt werden

board-order = Befehl: { $order }
board-order-none = keiner
board-order-hidden = verdeckt
board-order-hidden-several = verdeckt, { $count } Marker
board-order-or = { " oder " }
board-order-secret = { $order }, noch verdeckt
board-order-open = { $order }
board-order-draft = { $order }, vorgemerkt

board-badge-melee = im Nahkampf
board-badge-fleeing = flieht
board-badge-impetuous = ungestüm
board-badge-disordered = ungeordnet
board-badge-wedge = Keil
board-badge-square = Karree
board-badge-horde = Horde
board-badge-skirmish = Plänkelformation
board-badge-small = kleine Einheit
board-badge-moved = Zug beendet

## Werkzeuge

board-tools = Ansicht des Spielfelds
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-fit = Ganzes Feld zeigen
board-legend = Zeichenerklärung
board-text-view = Spielfeld in Worten

## Zeichenerklärung

legend-open = Befehl offen
legend-hidden = Befehl verdeckt
legend-secret = eigener Befehl, noch verdeckt
legend-draft = Befehl vorgemerkt
legend-none = ohne Befehl
legend-several = mehrere verdeckte Befehle
legend-hit-points = Trefferpunkte: übrig und verloren
legend-fleeing = flieht
legend-terrain = Gelände
legend-contact = Feindberührung
legend-reach = erreichbar
legend-target = mögliches Ziel
legend-friend = kann unterstützt werden
legend-attack = angesagter Angriff
legend-support = Unterstützung
legend-control = Kontrollbereich des Befehlshabers
legend-area = besonderes Gebiet
legend-objective = Angriffsziel mit Punkten
legend-sight = ganz zu sehen
legend-sight-part = zum Teil zu sehen
legend-sight-none = nicht zu sehen, mit dem Hindernis
legend-hit = vernichtet
legend-ghost = Vorschau
legend-all = Alle Spielsteine und Zeichen

## Textansicht

text-view-title = Das Spielfeld in Worten
text-view-side = { $side }: { $elements } von { $start } Elementen
text-view-no-units = Keine Einheit auf dem Feld
text-view-choose = { $unit } wählen
text-view-fields = Felder
text-view-order = Befehl
text-view-commander = Befehlshaber
text-view-ground = Gelände
text-view-formation = Formation
text-view-state = Zustand
text-view-points = Bewegung
text-view-points-left = noch { $points } von { $total } Bewegungspunkten, { $manoeuvres } von { $of } Manövern
text-view-weapon = Waffe
text-view-contacts = Feindberührung
text-view-no-contacts = keine
text-view-contact = { $own } mit { $enemy }
text-view-elements = Elemente
text-view-declares-attack = greift { $target } an
text-view-declares-support = unterstützt { $target }
text-view-planned = soll nach { $field }, { $facing }

## Die Seite mit allen Spielsteinen

counters-title = Spielsteine und Zeichen
counters-intro =
    Alles, was auf dem Spielfeld liegt. Die eigene Seite ist immer blau mit hellen Zeichen, die andere immer bernsteinfarben
    mit dunklen. Zeichen stehen aufrecht; nur die breite Kante zeigt, wohin ein Element blickt.
counters-arms = Waffengattungen
counters-own = eigene Seite
counters-other = andere Seite
counters-facings = Sechs Ausrichtungen
counters-facings-text = Ein Element blickt auf eine Ecke seines Feldes. Die beiden Kanten an dieser Ecke sind seine Front.
counters-states = Zustand eines Elements
counters-state-plain = auf dem Feld
counters-orders = Befehlsmarker
counters-badges = Zustand einer Einheit
counters-badges-text = Jeder Zustand hat seine eigene Form, so dass niemand Farben unterscheiden muss.
counters-lines = Linien und Marken auf dem Feld
counters-figures = Besondere Elemente
counters-terrain = Gelände
counters-terrain-text = Jede Art Gelände hat ihre eigenen Zeichen und ihren eigenen Rand. Höhenlinien zählen die Stufen, Zacken zeigen Klippen von zwei und mehr Stufen.
counters-example = Ein Schlachtfeld mit allem
counters-example-text = Alle Geländearten, ein angeschlossener und ein einzelner Befehlshaber mit seinem Kontrollbereich, verdeckte Marker, fliehende und ungestüme Einheiten, Keil, Karree und Horde, ein besonderes Gebiet und Angriffsziele.
counters-hundred = Hundert Spielsteine
counters-hundred-text =
    Zwei Heere zu je fünfzig Elementen. Das Feld lässt sich mit Rad, Fingern oder Tasten vergrößern und verschieben.
counters-board = Spielfeld mit hundert Spielsteinen

glyph-shield = Fußvolk, Handwaffe
glyph-buckler = leichtes Fußvolk
glyph-greatsword = Zweihandschwert
glyph-axe = Zweihandaxt
glyph-twoblades = zwei Handwaffen
glyph-spear = Speer
glyph-pike = Pike
glyph-halberd = Hellebarde
glyph-bow = Bogen
glyph-crossbow = Armbrust
glyph-arquebus = Arquebuse
glyph-horse = schwere Reiterei
glyph-lighthorse = leichte Reiterei
glyph-horns = Troll, Oger
glyph-club = Riese
glyph-wing = Flieger, Drache
glyph-wheel = Streitwagen
glyph-cannon = Geschütz
glyph-star8 = Zauberer
glyph-crown = Befehlshaber

terrain-wood = Wald
terrain-undergrowth = Unterholz
terrain-rocky = felsiger Untergrund
terrain-sand = Sand
terrain-mud = Schlamm
terrain-morass = Morast
terrain-swamp = Sumpf
terrain-ford = Furt
terrain-water1 = Gewässer, Tiefe 1
terrain-water2 = Gewässer, Tiefe 2
terrain-water3 = Gewässer, Tiefe 3
terrain-hill = Hügel
terrain-road = Straße
terrain-hedge = Hecke
terrain-wall = Mauer
terrain-ruin = zerstörte Mauer
