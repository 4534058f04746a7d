### Die Wörter der Befehlszeile. Die englische Datei hat dieselben Nachrichten mit denselben Variablen.

chances = { $chances } von { $faces }, { $percent } %
hits-expected = { $hits } Treffer zu erwarten

## walstatt play

play-welcome = Die Schlacht beginnt. Wähle mit einer Zahl; hilfe nennt alles andere.
play-resumed = Die Schlacht geht nach { $entries ->
        [one] 1 Aktion
       *[other] { $entries } Aktionen
    } weiter. Wähle mit einer Zahl; hilfe nennt alles andere.
play-commitment = Die Würfel sind versiegelt. Siegel: { $commitment }. Der Schlüssel wird am Ende gezeigt.
play-asked = { $side }, Runde { $round }, { $phase }: { $step }.
play-planned =
    { $count ->
        [one] Geplant für 1 Element, noch nicht ausgeführt.
       *[other] Geplant für { $count } Elemente, noch nicht ausgeführt.
    }
play-committed = { $side } ist bereit.
play-reason = { $player }: { $reason }
play-auto = Der Sergeant entscheidet: { $action }
play-hand-over = { $side } an die Tastatur, die andere Seite schaut weg. Eingabetaste drücken.
play-no-such-choice = Diese Zahl gibt es nicht; die Auswahl geht bis { $count }.
play-no-such-unit = Es gibt keine Einheit mit diesem Buchstaben.
play-not-understood = Nicht verstanden: { $line }. Gib eine Zahl ein oder hilfe.
play-form = Diese Aktion wird so geschrieben: { $form }
play-refused = Nicht möglich: { $reason } (warum zeigt die Regel)
play-why-what = Gib warum und die Nummer einer Regel ein, zum Beispiel warum DW-05-12.
play-roll = Wirf einen Würfel mit { $faces } Seiten:
play-no-face = Gib eine Zahl von 1 bis { $faces } ein.
play-attack =
    { $attacker } gegen { $target }{ $supporters ->
        [0] {""}
        [one] {" "}mit 1 Unterstützer
       *[other] {" "}mit { $supporters } Unterstützern
    }
play-confirm = Jetzt würfeln? Eingabetaste für ja, n für nein:
play-no-odds = Es ist nichts erklärt, das gewürfelt werden könnte. Mit chancen und einer Zahl werden die Chancen einer Wahl gezeigt.
play-undone = Zurückgenommen: { $action }
play-left = Die Schlacht wurde verlassen und nicht aufbewahrt. sichern DATEI bewahrt sie nächstes Mal auf.
play-left-saved = Die Schlacht liegt in { $file }. walstatt play --resume setzt sie fort.
play-help =
    Eine Zahl wählt aus der Liste; 0 geht eine Liste zurück. Auch Buchstaben und Felder der Liste lassen sich eingeben.
    b zeigt das Spielfeld, b alles das ganze; b aus zeigt es nicht mehr ungefragt, b an wieder
    u zeigt alle Einheiten mit ihren Karten, u A die Einheit mit diesem Buchstaben
    l zeigt die letzten Zeilen des Protokolls, l alles das ganze
    warum DW-05-12 zeigt eine Regel, warum allein die der letzten Ablehnung
    chancen zeigt die Chancen dessen, was erklärt ist, chancen 3 die der Wahl 3
    undo nimmt die letzte Wahl zurück, solange nicht gewürfelt und nichts Verborgenes gezeigt wurde
    auto lässt den Sergeanten diese Entscheidung treffen, auto phase alle der Phase
    remis bietet ein Unentschieden an, aufgeben gibt die Schlacht auf
    sichern DATEI bewahrt die Schlacht in einer Datei auf
    ende verlässt die Schlacht
    Aktionen lassen sich in Worten eingeben: wheel A links, order B angriff, strike A3 c2, deploy A M12 n 5. Was nicht möglich ist, wird mit der Regel abgelehnt.

undo-nothing = Es gibt nichts zurückzunehmen.
undo-rolled = Nicht möglich: Seitdem wurde gewürfelt.
undo-revealed = Nicht möglich: Seitdem wurde Verborgenes gezeigt.
undo-answered = Nicht möglich: Seitdem hat die andere Seite entschieden.

save-where = Gib sichern und den Namen einer Datei ein.
save-done = Die Schlacht liegt in { $file }.
save-exists = Die Datei { $file } gibt es schon.

menu-count =
    { $count ->
        [one] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    }
menu-width =
    { $width ->
        [0] als Keil
       *[other] vorderstes Glied zu { $width }
    }
menu-row = Reihe { $row }
menu-turn-all = alle { $count } Elemente: Drehung, Blick { $facing }
menu-recommended = Empfohlene Aufstellung für alle Einheiten
menu-back = {"  "}0  zurück

## Arten von Aktionen, als Überschriften von Listen

kind-deploy = ganze Einheit in Gliedern aufstellen
kind-place = einzelne Elemente aufstellen
kind-ready = Aufstellung beenden
kind-order = Befehl geben
kind-commit = Befehle beenden
kind-offer-draw = Unentschieden anbieten
kind-resign = aufgeben
kind-shoot = schießen
kind-support-shot = Schuss unterstützen
kind-fire = Schüsse würfeln
kind-end-shooting = Beschuss beenden
kind-close-up = nachrücken
kind-end-closing-up = Nachrücken beenden
kind-sequence = zuerst oder danach
kind-advance = vorrücken
kind-sidestep = ganze Einheit als Manöver bewegen
kind-wheel = schwenken
kind-march = in Kolonne marschieren
kind-plan-shift = einzelne Elemente verschieben
kind-plan-turn = Elemente drehen
kind-carry-out = Plan ausführen
kind-drop-plan = Plan verwerfen
kind-free-turn = Elemente kostenlos drehen
kind-walk = einzelne Elemente bewegen
kind-press = Angriff vervollständigen
kind-end-move = Bewegung beenden
kind-end-segment = Abschnitt beenden
kind-wield = Waffen wählen
kind-strike = zuschlagen
kind-support-strike = Angriff unterstützen
kind-end-declaration = Angriffe würfeln
kind-follow = einzelne Elemente bewegen
kind-face = Elemente drehen
kind-end-following = Bewegungen beenden
kind-pick-side = Spielfeldseite wählen
kind-attach = Befehlshaber einer Einheit anschließen
kind-detach = Befehlshaber allein aufstellen
kind-outflank = Flankenmarsch
kind-enter = das Spielfeld betreten
kind-assign = Befehlshaber einer Einheit zuteilen
kind-keep = Befehl wählen, der liegen bleibt
kind-temper = Boni zuzählen oder abziehen
kind-drop-shot = angekündigten Schuss aufgeben
kind-appeal = den Würfel entscheiden lassen, wer getroffen ist
kind-replace = wählen, wer stattdessen getroffen ist
kind-flee = Element für Element fliehen
kind-rout = mit allen übrigen fliehen
kind-stay-behind = nicht mitfliehen
kind-rush = ungestüm losstürmen
kind-act = mit einem Befehlshaber handeln
kind-leave = die Einheit verlassen
kind-join = sich einer Einheit anschließen
kind-swap = Plätze tauschen
kind-dare = Angriffs-Test ablegen
kind-marker = Plänkel-Formation einnehmen oder aufgeben
kind-dissolve = Formation aufgeben
kind-touch = Kontakt erklären
kind-end-touching = Erklärung der Kontakte beenden
kind-pursue = noch einmal zuschlagen
kind-release = Kontakt aufgeben
kind-end-releasing = Aufgeben von Kontakten beenden
kind-rally = sammeln
kind-abandon = Elemente aufgeben
kind-end-rallying = Sammeln beenden

typed-first = zuerst
typed-second = danach

## Spielfeld und Einheiten

board-odd-rows = Reihen A, C, E …
board-even-rows = Reihen B, D, F …
board-on = Das Spielfeld wird gezeigt, sobald sich etwas geändert hat.
board-off = Das Spielfeld wird nur gezeigt, wenn du es mit b verlangst.
board-key = A3↑ ist Element 3 der Einheit A, Blick nach Norden. Große Buchstaben: deine Seite. x: vernichtet, noch nicht entfernt. Ein Doppelpunkt zeigt deine Aufstellungszone.
board-key-terrain = Ein Buchstabe ist das Gelände eines leeren Feldes, eine Ziffer seine Höhenstufe, = eine Straße, # das besondere Gebiet, * ein Angriffsziel.
board-heights = Ziffern: Höhenstufen
board-area = # besonderes Gebiet
board-objective = * Angriffsziel { $hex }: { $points } Punkte
board-unit = { $letter } { $unit } ({ $side }): { $alive } von { $strength }
board-key-plane = Jede Einheit mit ihrem Buchstaben, groß für deine Seite; Orte sind Zoll nach Osten und Norden von der Südwestecke aus, bis zur Mitte der Front. b alles nennt auch das Gelände. Züge: go A 12,5 20, advance A 12 20, wheel A links 10 20, pivot A 10 20, place A 10 4 90 5, aim A 20 24.
board-table = Tisch { $width } × { $depth }
board-piece = { $piece } bei { $place }: { $text }
board-body = bei { $place }, Blick nach { $compass } ({ $degrees }°), { $files } breit, { $ranks ->
        [one] 1 Glied
       *[other] { $ranks } Glieder
    }
board-mob = bei { $place }, ohne Glieder
board-wounds = noch { $left } von { $total } Lebenspunkten
compass-0 = Osten
compass-1 = Nordosten
compass-2 = Norden
compass-3 = Nordwesten
compass-4 = Westen
compass-5 = Südwesten
compass-6 = Süden
compass-7 = Südosten
badge-fighting = im Nahkampf
badge-fleeing = auf der Flucht
badge-rallied = gesammelt
badge-charging = greift an
badge-failed-charge = Angriff gescheitert
badge-marched = im Eilmarsch
badge-moved = bewegt
badge-shot = hat geschossen
badge-stupid = blöd
badge-frenzied = rasend
badge-afraid = in Angst
badge-squabbling = im Streit
badge-hates = voller Hass
badge-away = nicht auf dem Tisch
badge-reserve = in Reserve
board-contact = in Kontakt mit dem Feind

unit-title = { $letter } { $unit } ({ $side })
unit-strength = { $alive } von { $strength } Elementen
unit-mood-impetuous = ungestüm
unit-mood-fleeing = fliehend
unit-skirmishing = in Plänkel-Formation
unit-attached = bei { $unit }
unit-hit-points = { $left } von { $full } Trefferpunkten
unit-height = Höhenstufe { $height }
unit-in-melee = im Nahkampf
unit-moved = hat sich bewegt
unit-left =
    noch { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    } und { $manoeuvres ->
        [one] 1 Manöver
       *[other] { $manoeuvres } Manöver
    }
unit-posts = Elemente: { $posts }
unit-post =
    { $number } auf { $hex }, Blick { $facing }{ $hit ->
        [true] , vernichtet
       *[false] {""}
    }

card-points = Punkte
card-elements = Elemente
card-figures-per-element = Figuren je Element
card-size = Größe
card-armour-ranged = Rüstung gegen Beschuss
card-armour-melee = Rüstung im Nahkampf
card-points-move = Bewegungspunkte bei Bewegen
card-points-skirmish = Bewegungspunkte bei Plänkeln
card-points-attack = Bewegungspunkte bei Angriff
card-manoeuvres = Manöver auf der Karte
card-initiative = Initiative
card-charge-bonus = Sturmangriffsbonus
card-strength = Kampfstärke { $strength }
card-strengths = Kampfstärke { $infantry } gegen Infanterie, { $cavalry } gegen Kavallerie
card-band = bis { $hexes } Felder Kampfstärke { $strength }
card-printed = auf der Karte gedruckt: { $value }

## Das Ende einer Schlacht

end-won = { $side } siegt.
end-draw = Unentschieden.
end-broken-off = Die Schlacht ist nicht zu Ende.
end-losses = { $unit }: { $lost } von { $strength } Elementen verloren
end-points = { $side }: { $lost } von { $points } Punkten verloren
end-luck =
    { $side }: { $hits } Treffer bei { $attacks ->
        [one] 1 Angriff
       *[other] { $attacks } Angriffen
    }, erwartet { $expected }
end-seed = Schlüssel der Würfel: { $seed }. Siegel vom Anfang: { $commitment }.
end-saved = Die Schlacht liegt in { $file }. walstatt replay erzählt sie, walstatt verify prüft sie.

## walstatt sim

sim-games =
    { $count ->
        [one] 1 Schlacht
       *[other] { $count } Schlachten
    }
sim-wins-a = Seite A ({ $player }) gewinnt { $count }, { $share } %
sim-wins-b = Seite B ({ $player }) gewinnt { $count }, { $share } %
sim-draws = Unentschieden { $count }, { $share } %
sim-unfinished = Nicht beendet { $count }, { $share } %
sim-speed = { $seconds } Sekunden, { $battles } Schlachten je Sekunde, { $nanoseconds } Nanosekunden je Aktion und Kern
sim-rules = { $count } Regeln und Festlegungen wurden angewandt

## walstatt replay

replay-title = { $system }, { $scenario }: { $entries ->
        [one] 1 Aktion
       *[other] { $entries } Aktionen
    }

## walstatt ladder

ladder-player = { $rank }. { $player }: { $elo } Elo, zwischen { $low } und { $high }
ladder-duel = { $first } gegen { $second }: { $games } Schlachten, { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren; { $share } % (zwischen { $low } und { $high } %), { $elo } Elo
ladder-sprt = { $verdict ->
    [elo1] Eher um { $elo1 } Elo besser als um { $elo0 }
    [elo0] Eher um { $elo0 } Elo besser als um { $elo1 }
   *[open] Zwischen { $elo0 } und { $elo1 } Elo nicht entschieden
} (Logarithmus des Verhältnisses { $llr }, Schranke { $bound })

## walstatt train

train-battles = { $battles } Schlachten, { $positions } Stellungen; { $held } davon prüften nur, was gelernt war
train-miss = Gelernte Bewertung, in Tausendsteln: Brier-Wert { $brier }, logarithmischer Verlust { $loss }
train-standing = Das Beste, was sich aus der handgemachten machen lässt, in Tausendsteln: Brier-Wert { $brier }, logarithmischer Verlust { $loss }

## walstatt verify

verify-actions = Von den Regeln erlaubt: { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }.
verify-hashes = Wieder erreicht wie vermerkt: { $count ->
        [one] 1 Stellung
       *[other] { $count } Stellungen
    }.
verify-dice = Wie der Schlüssel sie gibt: { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }.
verify-commitment = Der Schlüssel passt zum Siegel, das am Anfang veröffentlicht wurde.
verify-seals = Wie versiegelt, als sie verdeckt waren: { $count ->
        [one] 1 Entscheidung
       *[other] { $count } Entscheidungen
    }.
verify-end = Das Ende ist wie vermerkt.
verify-no-seed = Nicht geprüft: ob die Würfel ({ $count }) aus dem Schlüssel folgen. Er steht nicht in der Datei; eine versiegelte Schlacht veröffentlicht ihn am Ende.
verify-no-seals = Ohne den Schlüssel nicht geprüft: die Siegel von { $count ->
        [one] 1 verdeckten Entscheidung
       *[other] { $count } verdeckten Entscheidungen
    }.
verify-unsealed = Nicht versiegelt, also nicht geprüft: { $count ->
        [one] 1 verdeckte Entscheidung
       *[other] { $count } verdeckte Entscheidungen
    }. Ältere Fassungen haben sie nicht versiegelt.
verify-plain-seed = Nicht versiegelt: Der Schlüssel der Würfel war von Anfang an lesbar, und verdeckte Entscheidungen haben kein Siegel.
verify-open-seed = Nicht geheim: Der Schlüssel stand von Anfang an in der Datei.
verify-by-hand = Nicht geprüft: woher die Würfel ({ $count }) kommen. Sie wurden von Hand geworfen.
verify-forked = Nicht geprüft: die Würfel { $count ->
        [one] der ersten Aktion. Sie wurde
       *[other] der ersten { $count } Aktionen. Sie wurden
    } aus einer anderen Schlacht übernommen.
verify-broken-off = Die Schlacht wurde abgebrochen.
verify-unfinished = Die Schlacht ist nicht zu Ende.
verify-no-end = Die Schlacht ist zu Ende, aber die Datei vermerkt es nicht.
verify-all = Alles wurde geprüft, und alles stimmt.
verify-some = Was geprüft werden konnte, stimmt.

## walstatt rules

rules-ruling = Festlegung { $title }
rule-house = { $rule } (Hausregel)
rules-no-behaviour = Hier hat das Programm nichts durchzusetzen:
coverage-total =
    { $total ->
        [one] 1 Regel
       *[other] { $total } Regeln
    } im Umfang
coverage-implemented = Umgesetzt: { $count } von { $total }
coverage-tested = Geprüft: { $count } von { $total }
coverage-fired = In simulierten Schlachten angewandt: { $count } von { $total }
coverage-lacks-implementation = Nicht umgesetzt: { $ids }
coverage-lacks-test = Nicht geprüft: { $ids }
coverage-lacks-fired = Nie angewandt: { $ids }
coverage-exempt =
    { $count ->
        [one] 1 Regel sagt nichts Durchsetzbares:
       *[other] { $count } Regeln sagen nichts Durchsetzbares:
    }
