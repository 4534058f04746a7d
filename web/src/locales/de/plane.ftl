### Der Tisch, auf dem in Zoll gemessen wird.

plane-keys =
    Mit der Tabulatortaste geht es zu den Einheiten. Ist eine gewählt, die ziehen darf, rückt Pfeil oben sie vor, links
    und rechts schwenken sie; mit der Umschalttaste in kleinen Schritten. Eingabe führt den Zug aus, Escape verwirft ihn.
    Sonst verschieben Pfeiltasten den Tisch, Plus und Minus ändern die Größe, Null zeigt alles.

# Acht Himmelsrichtungen, von Osten gegen den Uhrzeigersinn.
plane-facing =
    Front { $facing ->
        [0] Ost
        [1] Nordost
        [2] Nord
        [3] Nordwest
        [4] West
        [5] Südwest
        [6] Süd
       *[7] Südost
    }
plane-spot = { $x } von Westen, { $y } von Süden
plane-models = { $start ->
        [one] 1 Modell
       *[other] { $alive } von { $start } Modellen
    }
plane-wounds = { $left } von { $total } Lebenspunkten
plane-formation = { $files } { $files ->
        [one] Rotte
       *[other] Rotten
    }, { $ranks } { $ranks ->
        [one] Glied
       *[other] Glieder
    }
plane-mob = aufgelöst auf der Flucht
plane-figure-standard = Standartenträger
plane-figure-musician = Musiker
plane-figure-champion = Champion
plane-figure-general = General
plane-figure-army-standard = Armeestandarte
plane-figure-hero = Held
plane-figure-wizard = Zauberer
plane-charge = { $charger } greift { $target } an
plane-charge-reaction = { $charger } greift { $target } an, { $target } { $reaction }
plane-reaction-hold = nimmt an
plane-reaction-shoot = steht und schießt
plane-reaction-flee = flieht
plane-cost = { $cost } · Rest { $left }
plane-ground-list = Gelände
plane-ground-here = { $name } bei { $spot }
plane-objective = Ziel: { $name }
plane-place = Standort
plane-charges = Angesagte Angriffe

text-view-side-models = { $side }: { $elements } von { $start } Modellen

## Werkzeuge

plane-measure = Maßband
plane-measure-barred = Erst nach der Ansage (WH-01-09)
plane-look = Sichtfeld und Reichweiten

## Zeichenerklärung

legend-plane-regiment = Regiment, Front oben
legend-plane-mob = auf der Flucht, ohne Ordnung
legend-plane-charge = angesagter Angriff
legend-plane-contact = Feindberührung
legend-plane-stop = hier endet der Zug
legend-plane-knob = Griff zum Schwenken und Drehen
legend-plane-arc = Sichtfeld
legend-plane-range = Reichweite
legend-plane-target = mögliches Ziel
legend-plane-objective = umkämpftes Gebiet

board-badge-fighting = im Nahkampf
board-badge-rallied = gesammelt
board-badge-charging = greift an
board-badge-failed-charge = Angriff misslungen
board-badge-marched = marschiert
board-badge-shot = hat geschossen
board-badge-stupid = blöd
board-badge-frenzied = in Raserei
board-badge-afraid = hat Angst
board-badge-squabbling = streitet
board-badge-hates = hasst den Feind
board-badge-away = vom Tisch
board-badge-reserve = in Reserve
board-badge-spell = unter einem Zauber
board-badge-spell-iron-skin = Zauber: Eisenhaut
board-badge-spell-blood-song = Zauber: Blutlied
board-badge-spell-leaden-limbs = Zauber: Bleiglieder
board-badge-spell-veil-of-mist = Zauber: Nebelschleier

counters-plane = Ein Tisch in Zoll
counters-plane-text = Regimenter in Rotten und Gliedern, maßstäblich, mit Standarte, Anführer und Musiker; eine Kriegsmaschine, ein Streitwagen, einzelne Helden, Fliehende ohne Ordnung, ein angesagter Angriff, ein Nahkampf und jede Art Gelände.
counters-plane-board = Tisch mit allem, was darauf stehen kann

terrain-dense-wood = sehr dichter Wald
terrain-plain-hill = einfacher Hügel
terrain-steep-hill = steiler Hügel
terrain-steep-slope = steiler Abhang
terrain-marsh = Sumpf
terrain-fence = Zaun
terrain-building = Gebäude
terrain-rock = Felsen
terrain-river = Fluss
terrain-bridge = Brücke
