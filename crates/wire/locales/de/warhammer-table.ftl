### Warhammer auf dem Bildschirm: was der Tisch außer den Wörtern der Regeln sagt. Die englische Datei hat dieselben
### Nachrichten mit denselben Variablen.

system-warhammer = Warhammer

wh-side = Seite { $letter }
wh-objective-hill = Der Hügel
wh-house = { $name }: { $value }
wh-yes = ja
wh-no = nein

## Wie es ausgegangen ist

wh-ended-conceded = Sieg für { $name }: Aufgabe von { $other }

## Karten

wh-card-classic = steht nicht auf dem Blatt, sondern ist aus den frühen neunziger Jahren überliefert
wh-card-general = General: sein Moralwert gilt im Umkreis von 12″
wh-value-steeds = Zugtiere
wh-value-short-steeds = Zugtiere

## Kurze Namen, die auf ein Schild passen: höchstens 14 Buchstaben

wh-tag-ch-standard = Standarte
wh-tag-ch-marauder-horse = Marodeurreiter
wh-tag-ch-chariot = Streitwagen
wh-tag-dw-standard = Standarte
wh-tag-dw-crossbowmen = Armbrüste
wh-tag-dw-thunderers = Musketen
wh-tag-emp-standard = Standarte
wh-tag-emp-halberdiers = Hellebarden
wh-tag-emp-crossbowmen = Armbrüste
wh-tag-emp-handgunners = Musketen
wh-tag-he-standard = Standarte
wh-tag-he-bolt-thrower = Speerschleuder
wh-tag-og-standard = Standarte
wh-tag-og-arrer-boyz = Orkbögen
wh-tag-og-wolf-riders = Wolfsreiter
wh-tag-og-boar-boyz = Wildschweine
wh-tag-og-wolf-chariot = Wolfswagen
wh-tag-un-standard = Standarte
wh-tag-un-skeletons = Skelette
wh-tag-un-skeleton-archers = Skelettbögen
wh-tag-un-skeleton-horse = Skelettreiter
wh-tag-un-chariot = Skelettwagen
wh-tag-un-skull-catapult = Katapult

## Was einen Schritt beendet

wh-done-roll-off = Um die Wahl der Tischhälfte würfeln
wh-done-deploy = Diese Aufstellung gilt, der Nächste stellt auf
wh-done-frenzy = Niemand hält seine Raserei im Zaum
wh-done-charges = Keine weiteren Angriffe ansagen
wh-done-declare = Niemand sonst greift dieses Ziel an
wh-done-rally = Niemand sonst sammelt sich
wh-done-moves = Die Bewegungsphase beenden
wh-done-spell-move = Diese Bewegung beenden
wh-done-shooting = Die Schussphase beenden
wh-done-challenge = Niemand fordert heraus
wh-done-answer-challenge = Die Herausforderung ablehnen
wh-done-prepare = Bereit zum Kampf
wh-done-restrain = Alle anderen verfolgen
wh-done-lap = Stehen bleiben, niemand überflügelt mehr
wh-done-magic = Die Magiephase beenden
wh-done-dispel = Den Zauber wirken lassen
wh-done-end-of-turn = Den Spielzug beenden
wh-short-done-roll-off = Würfeln
wh-short-done-deploy = Fertig
wh-short-done-frenzy = Weiter
wh-short-done-charges = Ansagen fertig
wh-short-done-declare = Sonst niemand
wh-short-done-rally = Weiter
wh-short-done-moves = Bewegung fertig
wh-short-done-spell-move = Fertig
wh-short-done-shooting = Schießen fertig
wh-short-done-challenge = Keine
wh-short-done-answer-challenge = Ablehnen
wh-short-done-prepare = Kämpfen
wh-short-done-restrain = Verfolgen
wh-short-done-lap = Fertig
wh-short-done-magic = Magie fertig
wh-short-done-dispel = Wirken lassen
wh-short-done-end-of-turn = Zug beenden

## Zauber

wh-choice-cast = { $cast } auf { $target }: gelingt zu { $percent } %
wh-choice-short-cast =
    { $cast }{ $extra ->
        [0] { "" }
       *[other] { " " }+{ $extra }
    }: { $percent } %

## Entscheidungen mit dem, was man dazu wissen muss

wh-choice-form-up =
    { $form }, { $way ->
        [onward] Front zum Feind
       *[other] Front wie auf der Flucht
    }
wh-choice-bolt =
    { $bolt } durch { $models ->
        [one] ein Modell
       *[other] { $models } Modelle
    }
wh-choice-aim =
    { $aim } ({ $place ->
        [front] nur Rotte { $number } von links
       *[other] nur Modell { $number }
    })

## Was dabei liegen bliebe

wh-undone-charges = Angreifen ist noch möglich: { $units }.
wh-undone-rallies = Sammeln ist noch nicht versucht: { $units }.
wh-undone-moves = Noch nicht bewegt: { $units }.
wh-undone-shots = Schießen ist noch möglich: { $units }.

## Trefferwürfe vor dem Wurf

wh-attack-shots =
    { $dice ->
        [one] { $attacker } auf { $target }: ein Schuss
       *[other] { $attacker } auf { $target }: { $dice } Schüsse
    }
wh-attack-blows =
    { $dice ->
        [one] { $attacker } gegen { $target }: eine Attacke
       *[other] { $attacker } gegen { $target }: { $dice } Attacken
    }, verwundet { $wounds ->
        [7] nie
       *[other] ab { $wounds }
    }, Rettungswurf { $saves ->
        [7] keiner
       *[other] { $saves }+
    }

wh-attack-break = { $unit }: um 1 verloren und standgehalten

## Was eine Einheit sieht und wie weit sie reicht

wh-range-general = So weit gilt der Moralwert des Generals
wh-range-army-standard = So weit hilft die Armeestandarte
wh-range-march = So nah darf beim Marschieren kein Feind sein
wh-range-weapon = { $weapon }: größte Reichweite
wh-range-short = { $weapon }: kurze Entfernung
wh-sight-distance = zu sehen, { $distance } entfernt
wh-sight-seen = zu sehen
wh-sight-fog = im Nebel nicht zu sehen
wh-sight-beside = nicht im Blickfeld
wh-sight-hidden = verdeckt

## Ereignisse, in denen Armeen beim Namen genannt werden

wh-log-sides-rolled = Auswürfeln um die Tischhälfte: { $a } gegen { $b }; die Wahl liegt bei { $winner }
wh-log-half-taken =
    { $north ->
        [true] Der Norden
       *[other] Der Süden
    } für { $side }
wh-log-first-turn-rolled =
    Wer beginnt? { $a } gegen { $b }{ $bonus ->
        [none] { "" }
       *[other] { " " }(+1 für { $bonus }, zuerst fertig)
    }: erster Spielzug von { $first }
wh-log-turn-began = Runde { $game_turn }: Spielzug von { $side }
wh-log-battle-ended =
    { $degree ->
        [draw] Unentschieden
        [marginal] Knapper Sieg für { $name }
        [clear] Klarer Sieg für { $name }
       *[other] Vernichtender Sieg für { $name }
    }: { $a } zu { $b } Siegespunkte{ $ending ->
        [annihilation] , eine Seite hat niemanden mehr auf dem Tisch
        [concession] , der Gegner gibt auf
       *[other] { "" }
    }
wh-log-scored = Siegespunkte von { $side }: { $sum }
wh-log-hill-held = Der Hügel, gehalten von { $unit }: { $points } Siegespunkte für { $side }
wh-log-conceded = { $side }: aufgegeben
wh-log-result-counted = Kampfergebnis für { $side }: { $sum }
wh-log-combat-decided =
    { $winner ->
        [none] Der Nahkampf steht unentschieden
       *[other] Der Nahkampf geht an { $winner }, Vorsprung { $difference }{ $musician ->
            [true] , dank des Musikers
           *[other] { "" }
        }
    }
wh-log-standard-taken =
    { $army ->
        [true] Die Armeestandarte
       *[other] Die Standarte von { $unit }
    } fällt an { $by }
wh-log-power-counted = Kraftpunkte von { $side }: { $power }; Bannpunkte des Gegners: { $dispel }
