### Warhammer: was geschieht und was nicht geht. Die englische Datei hat dieselben Nachrichten mit denselben Variablen.
### Sätze enden ohne Punkt: Das Programm hängt die Nummer der Regel an.

## Ereignisse: die Schlacht und ihre Spielzüge

wh-event-sides-rolled = Auswürfeln um die Tischhälfte: A { $a }, B { $b }; { $winner ->
        [a] Seite A
       *[other] Seite B
    } wählt
wh-event-half-taken =
    { $side ->
        [a] Seite A
       *[other] Seite B
    } nimmt { $north ->
        [true] den Norden
       *[other] den Süden
    }
wh-event-deployed =
    { $unit }: aufgestellt, { $files ->
        [one] eine Rotte
       *[other] { $files } Rotten
    } breit
wh-event-deployed-in = { $character } steht bei { $host }
wh-event-held-in-reserve = In Reserve: { $unit }
wh-event-first-turn-rolled = Wer beginnt? A { $a }, B { $b }{ $bonus ->
        [a] , A war zuerst fertig (+1)
        [b] , B war zuerst fertig (+1)
       *[other] { "" }
    }: { $first ->
        [a] Seite A
       *[other] Seite B
    } hat den ersten Spielzug
wh-event-turn-began = Runde { $game_turn }: Spielzug von { $side ->
        [a] Seite A
       *[other] Seite B
    }
wh-event-phase-began =
    { $phase ->
        [setup] Aufstellung
        [start] Beginn des Spielzugs
        [movement] Bewegung
        [shooting] Schießen
        [close-combat] Nahkampf
       *[other] Magie
    }
wh-event-step-began =
    { $step ->
        [1] Angriffe ansagen
        [2] Fliehende Truppen sammeln
        [3] Pflichtbewegungen
        [4] Angreifer bewegen
       *[other] Übrige Bewegungen
    }
wh-event-battle-ended =
    { $outcome ->
        [draw] Unentschieden
        [won-a] { $degree ->
            [marginal] Knapper Sieg für Seite A
            [clear] Klarer Sieg für Seite A
           *[other] Vernichtender Sieg für Seite A
        }
       *[other] { $degree ->
            [marginal] Knapper Sieg für Seite B
            [clear] Klarer Sieg für Seite B
           *[other] Vernichtender Sieg für Seite B
        }
    }: { $a } zu { $b } Siegespunkte{ $ending ->
        [annihilation] , eine Seite hat niemanden mehr auf dem Tisch
        [concession] , der Gegner gibt auf
       *[other] { "" }
    }
wh-event-scored =
    { $side ->
        [a] Seite A
       *[other] Seite B
    } hat { $sum } Siegespunkte
wh-event-hill-held =
    Der Hügel, gehalten von { $unit }: { $points } Siegespunkte für { $side ->
        [a] Seite A
       *[other] Seite B
    }
wh-event-conceded =
    { $side ->
        [a] Seite A
       *[other] Seite B
    } gibt auf

## Ereignisse: Moral

wh-event-tested =
    { $unit }, { $test ->
        [panic-fleeing-friends] Panik wegen fliehender Freunde
        [panic-broken-friends] Panik wegen aufgeriebener Freunde
        [panic-flank] Panik wegen des Angriffs in Flanke oder Rücken
        [panic-shooting] Panik wegen Beschuss
        [panic-spells] Panik wegen Zauberei
        [panic-dread] Panik
        [fear-of-charger] Angst vor dem Angreifer
        [fear-of-target] Angst vor dem Ziel
        [terror-by-charge] Entsetzen
        [terror-near] Entsetzen
        [stupidity] Blödheit
        [frenzy] Raserei unterdrücken
        [break] Aufrieb-Test
        [rally] Sammeln
        [restrain] Verfolgung zurückhalten
       *[other] Zerfall
    } gegen { $sum }: { $passed ->
        [true] bestanden
       *[other] misslungen
    }
wh-event-rerolled =
    { $unit }: Test unter der Armeestandarte wiederholt, { $passed ->
        [true] bestanden
       *[other] misslungen
    }
wh-event-stupidity-rolled =
    Blödheit von { $unit }: { $shambles ->
        [true] mit halber Kraft vorwärts
       *[other] tatenloses Herumstehen
    }
wh-event-squabbles =
    { $unit }: { $yes ->
        [true] Streit, sonst geschieht nichts
       *[other] kein Streit
    }
wh-event-frenzy-suppressed = { $unit }: Raserei bezähmt
wh-event-frenzy-lost = Mit der Raserei von { $unit } ist es vorbei
wh-event-balked = { $unit }: kein Mut zum Angriff auf { $target }, er unterbleibt
wh-event-afraid = { $unit }: Angst vor { $of }, in der ersten Runde treffen nur Sechsen

## Ereignisse: Angriffe und Bewegungen

wh-event-charge-declared =
    { $unit }: Angriff auf { $target } angesagt{ $air ->
        [true] , im Flug
       *[other] { "" }
    }
wh-event-zone-picked = { $target }: gewählt ist, von welcher Seite der Angriff von { $charger } kommt
wh-event-reacted =
    { $unit }: { $reaction ->
        [stand-and-shoot] Stehen und schießen
        [hold] Angriff angenommen
       *[other] Flucht
    }
wh-event-charged =
    { $unit }: Angriff auf { $target } { $edge ->
        [front] von vorn
        [rear] von hinten
       *[other] in die Flanke
    }, { $cost } weit
wh-event-charge-failed = Der Angriff von { $unit } auf { $target } schlägt fehl, { $moved } vor
wh-event-also-engaged = { $unit }: auch { $enemy } berührt
wh-event-moved =
    { $unit }: { $manner ->
        [advance] vorwärts
        [wheel] Schwenk
        [turn] Drehung
        [reform] neue Formation
        [pivot] Drehung auf der Stelle
        [fly] Flug
        [charge] Angriff
        [failed-charge] fehlgeschlagener Angriff
        [line-up] Ausrichtung
        [flight] Flucht
        [pursuit] Verfolgung
        [shamble] vorwärts getrottet
        [form-up] Formierung
        [keep-contact] nachgerückt
        [arrive] Ankunft
        [return] Rückkehr auf den Tisch
        [widen] breitere Front
       *[other] durch einen Zauber bewegt
    }, { $cost }
wh-event-marches = { $unit }: Marsch
wh-event-fled = { $unit }: Flucht, { $roll }″ weit
wh-event-rallied = { $unit }: wieder gesammelt
wh-event-cannot-rally = { $unit }: Sammeln unmöglich, nur { $models } von { $at_start } übrig
wh-event-joined-unit = { $character } schließt sich { $host } an
wh-event-left-unit = { $character } verlässt { $host }
wh-event-reserve-rolled = Reserve { $unit }: { $roll }, gebraucht { $needed }: { $comes ->
        [true] sie kommt
       *[other] noch nicht
    }
wh-event-left-table = { $unit }: durchgebrochen und vom Tisch
wh-event-went-away = { $unit }: Verfolgung über den Tischrand hinaus, Rückkehr folgt
wh-event-passed-through = { $unit }: Flucht mitten durch { $other }

## Ereignisse: Schießen

wh-event-shot =
    Schüsse von { $unit } auf { $target } ({ $weapon ->
        [short-bow] Kurzbögen
        [bow] Bögen
        [longbow] Langbögen
        [crossbow] Armbrüste
        [repeating-crossbow] Repetierarmbrüste
        [musket] Musketen
        [javelin] Wurfspeere
        [sling] Schleudern
        [pistol] Pistolen
       *[other] Wurfäxte
    }): { $hits } von { $shots } treffen
wh-event-out-of-range = Außer Reichweite für { $models } von { $unit }: { $target }
wh-event-wounded = Stärke { $strength } gegen Widerstand { $toughness }{ $needed ->
        [7] : unmöglich
       *[other] , { $needed }+
    } – { $wounds } von { $hits } Treffern verwunden { $target }
wh-event-saved = { $target }, Rettungswurf { $needed }+: { $saved } von { $wounds } gerettet
wh-event-lost =
    { $unit }: { $models ->
        [0] { $wounds ->
            [one] ein Lebenspunkt verloren
           *[other] { $wounds } Lebenspunkte verloren
        }
        [one] ein Modell verloren, { $left } übrig
       *[other] { $models } Modelle verloren, { $left } übrig
    }
wh-event-unit-lost =
    { $unit }: verloren, { $cause ->
        [pursuit] auf der Flucht eingeholt
        [caught-by-charge] im Angriff überrannt
        [off-table] vom Tisch geflohen
        [trapped] in die Feinde gelaufen
        [crew-scattered] die Bedienung läuft davon
        [misfire] die Maschine ist zerstört
        [with-unit] mit der Einheit untergegangen
        [crumbling] zerfallen
       *[other] vernichtet
    }
wh-event-regenerated =
    { $unit }: { $wounds ->
        [one] ein Lebenspunkt
       *[other] { $wounds } Lebenspunkte
    } regeneriert{ $models ->
        [0] { "" }
        [one] , ein Modell steht wieder auf
       *[other] , { $models } Modelle stehen wieder auf
    }
wh-event-machine-hit = { $unit }: { $machine } auf die Maschine, { $crew } auf die Bedienung
wh-event-character-hit =
    { $hits ->
        [one] Ein Treffer trifft
       *[other] { $hits } Treffer treffen
    } { $character } bei { $host }
wh-event-bolt-flies =
    { $unit } zielt auf { $target }: { $hit ->
        [true] der Bolzen trifft
       *[other] vorbei
    }
wh-event-bolt-strikes = Der Bolzen, Stärke { $strength }: { $slain ->
        [true] streckt einen nieder und fliegt weiter
       *[other] { $wound ->
            [true] verwundet und bleibt stecken
           *[other] prallt ab
        }
    }
wh-event-bombarded = { $unit } feuert, angesagt sind { $named }
wh-event-artillery-rolled = Artilleriewürfel: { $misfire ->
        [true] Fehlschuss
       *[other] { $inches }″
    }
wh-event-scatter-rolled = Abweichungswürfel: { $hit ->
        [true] Treffer
       *[other] weicht ab
    }
wh-event-landed = Das Geschoss von { $unit } schlägt ein und springt { $bounce } weiter
wh-event-misfired =
    { $unit }: { $result ->
        [destroyed] die Maschine zerspringt
        [jammed-and-crew-lost] Ladehemmung auch im nächsten Spielzug, ein Mann der Bedienung fällt
        [jammed] Ladehemmung auch im nächsten Spielzug
       *[other] kein Schuss in diesem Spielzug
    }
wh-event-template-hits =
    { $target }: { $hits ->
        [one] ein Modell getroffen
       *[other] { $hits } Modelle getroffen
    }
wh-event-breathed =
    { $unit } haucht { $target } an: { $hits ->
        [one] ein Treffer
       *[other] { $hits } Treffer
    }
wh-event-volleyed = { $unit } feuert eine Salve auf { $target }: { $hits } von { $shots } treffen
wh-event-ball-strikes = Die Kugel von { $unit } schlägt in { $target } ein: { $models ->
        [one] ein Modell
       *[other] { $models } Modelle
    }

## Ereignisse: Nahkampf

wh-event-combat-began = Nahkampf um { $unit }
wh-event-wields =
    Waffen von { $unit }: { $weapon ->
        [hand-weapon] Handwaffen
        [additional-hand-weapon] zwei Handwaffen
        [halberd] Hellebarden
        [double-handed] Zweihandwaffen
        [flail] Flegel
        [spear] Speere
       *[other] Lanzen
    }
wh-event-challenged = { $character } fordert einen Gegner heraus
wh-event-challenge-accepted = { $character } nimmt die Herausforderung von { $challenger } an
wh-event-sent-back = { $character } muss nach hinten
wh-event-impact-rolled = Aufprall von { $unit } auf { $target }: { $hits ->
        [one] ein Treffer
       *[other] { $hits } Treffer
    }
wh-event-struck =
    { $unit } auf { $target }, { $needed }+: { $hits } von { $blows } Attacken treffen{ $rerolled ->
        [0] { "" }
       *[other] , { $rerolled } aus Hass wiederholt
    }
wh-event-half-fight = Nur die Hälfte von { $unit } kämpft
wh-event-result-counted =
    { $side ->
        [a] Seite A
       *[other] Seite B
    }: Kampfergebnis { $sum }
wh-event-combat-decided =
    { $winner ->
        [none] Der Nahkampf steht unentschieden
        [a] Seite A gewinnt den Nahkampf um { $difference }
       *[other] Seite B gewinnt den Nahkampf um { $difference }
    }{ $musician ->
        [true] , der Musiker gibt den Ausschlag
       *[other] { "" }
    }
wh-event-broke-by-fear = { $unit }: aus Angst vor { $of } ohne Test aufgerieben
wh-event-broken = { $unit }: aufgerieben
wh-event-standard-taken =
    { $army ->
        [true] Die Armeestandarte
       *[other] Die Standarte von { $unit }
    } fällt an { $by ->
        [a] Seite A
       *[other] Seite B
    }
wh-event-held-back = { $unit }: keine Verfolgung
wh-event-pursued =
    { $unit }: Verfolgung von { $quarry }, { $roll }″ weit: { $caught ->
        [true] eingeholt und vernichtet
       *[other] entkommen
    }
wh-event-ran-into = { $unit }: im Lauf auf { $enemy } gestoßen
wh-event-lapped =
    { $unit }: { $wrapped ->
        [true] Flanke umfasst, mit { $models ->
            [one] einem Modell
           *[other] { $models } Modellen
        }
       *[other] Front verbreitert
    }
wh-event-lappers-returned = Die Umzingelnden von { $unit } kehren ins Glied zurück
wh-event-contact-over = { $unit } und { $enemy } berühren sich nicht mehr
wh-event-obstacle-taken = Das Hindernis von { $unit } ist genommen
wh-event-victors-stay = { $unit }: Halt an Ort und Stelle

## Ereignisse: Magie

wh-event-power-counted =
    { $power ->
        [one] Ein Kraftpunkt
       *[other] { $power } Kraftpunkte
    } gegen { $dispel ->
        [one] einen Bannpunkt
       *[other] { $dispel } Bannpunkte
    }
wh-event-cast =
    { $wizard } spricht „{ $spell ->
        [spark-dart] Funkenpfeil
        [sheet-of-flame] Flammenbahn
        [thunder-lance] Donnerlanze
        [stone-hail] Steinhagel
        [iron-skin] Eisenhaut
        [blood-song] Blutlied
        [gale-stride] Sturmschritt
        [steady-hearts] Fester Mut
        [leaden-limbs] Bleiglieder
        [veil-of-mist] Nebelschleier
        [whisper-of-dread] Flüstern des Grauens
       *[other] Totenruf
    }“: { $sum } gegen { $needed }, { $works ->
        [true] gelungen
       *[other] misslungen
    }
wh-event-miscast = Doppelte Eins: Der Zauber schlägt auf { $wizard } zurück
wh-event-irresistible = Doppelte Sechs: „{ $spell ->
        [spark-dart] Funkenpfeil
        [sheet-of-flame] Flammenbahn
        [thunder-lance] Donnerlanze
        [stone-hail] Steinhagel
        [iron-skin] Eisenhaut
        [blood-song] Blutlied
        [gale-stride] Sturmschritt
        [steady-hearts] Fester Mut
        [leaden-limbs] Bleiglieder
        [veil-of-mist] Nebelschleier
        [whisper-of-dread] Flüstern des Grauens
       *[other] Totenruf
    }“ von { $wizard } lässt sich nicht bannen
wh-event-spell-wasted = „{ $spell ->
        [spark-dart] Funkenpfeil
        [sheet-of-flame] Flammenbahn
        [thunder-lance] Donnerlanze
        [stone-hail] Steinhagel
        [iron-skin] Eisenhaut
        [blood-song] Blutlied
        [gale-stride] Sturmschritt
        [steady-hearts] Fester Mut
        [leaden-limbs] Bleiglieder
        [veil-of-mist] Nebelschleier
        [whisper-of-dread] Flüstern des Grauens
       *[other] Totenruf
    }“ von { $wizard } erreicht sein Ziel nicht; die Kraft ist verloren
wh-event-dispel-rolled = Bannen: { $sum } gegen { $needed }, { $dispelled ->
        [true] der Zauber ist gebannt
       *[other] vergeblich
    }
wh-event-spell-works = „{ $spell ->
        [spark-dart] Funkenpfeil
        [sheet-of-flame] Flammenbahn
        [thunder-lance] Donnerlanze
        [stone-hail] Steinhagel
        [iron-skin] Eisenhaut
        [blood-song] Blutlied
        [gale-stride] Sturmschritt
        [steady-hearts] Fester Mut
        [leaden-limbs] Bleiglieder
        [veil-of-mist] Nebelschleier
        [whisper-of-dread] Flüstern des Grauens
       *[other] Totenruf
    }“ wirkt auf { $target }
wh-event-spell-hits = „{ $spell ->
        [spark-dart] Funkenpfeil
        [sheet-of-flame] Flammenbahn
        [thunder-lance] Donnerlanze
        [stone-hail] Steinhagel
        [iron-skin] Eisenhaut
        [blood-song] Blutlied
        [gale-stride] Sturmschritt
        [steady-hearts] Fester Mut
        [leaden-limbs] Bleiglieder
        [veil-of-mist] Nebelschleier
        [whisper-of-dread] Flüstern des Grauens
       *[other] Totenruf
    }“ trifft { $target }: { $hits ->
        [one] ein Treffer
       *[other] { $hits } Treffer
    }
wh-event-spell-ended = „{ $spell ->
        [spark-dart] Funkenpfeil
        [sheet-of-flame] Flammenbahn
        [thunder-lance] Donnerlanze
        [stone-hail] Steinhagel
        [iron-skin] Eisenhaut
        [blood-song] Blutlied
        [gale-stride] Sturmschritt
        [steady-hearts] Fester Mut
        [leaden-limbs] Bleiglieder
        [veil-of-mist] Nebelschleier
        [whisper-of-dread] Flüstern des Grauens
       *[other] Totenruf
    }“ auf { $target } verliert seine Kraft
wh-event-raised =
    { $models ->
        [one] Ein Gefallener kehrt
       *[other] { $models } Gefallene kehren
    } zu { $unit } zurück

## Ablehnungen: jederzeit

wh-refusal-battle-is-over = Die Schlacht ist vorbei
wh-refusal-not-your-decision = Du bist jetzt nicht gefragt
wh-refusal-out-of-phase = Das gehört in einen anderen Abschnitt des Spielzugs
wh-refusal-not-at-end-of-turn = Aufgeben kann man nur am Ende eines eigenen Spielzugs
wh-refusal-no-such-unit = Eine solche Einheit gibt es nicht
wh-refusal-not-your-unit = { $unit } gehört dem Gegner
wh-refusal-not-an-enemy = { $unit } ist kein Feind
wh-refusal-not-on-table = { $unit } ist nicht auf dem Tisch
wh-refusal-fleeing = { $unit } flieht und tut nichts anderes
wh-refusal-fighting = { $unit } ist im Nahkampf
wh-refusal-stupid = { $unit } ist blöde und gehorcht nicht
wh-refusal-squabbling = { $unit } streitet sich und tut nichts
wh-refusal-has-rallied = { $unit } hat sich eben gesammelt und tut in diesem Spielzug nichts mehr
wh-refusal-balked = { $unit } hat den Mut verloren und bleibt in diesem Spielzug stehen
wh-refusal-in-unit = { $character } steht bei { $host } und handelt mit der Einheit
wh-refusal-not-due = { $unit } ist jetzt nicht an der Reihe

## Ablehnungen: Aufstellung

wh-refusal-not-set-up = { $unit } steht in diesem Zug der Aufstellung nicht auf dem Tisch
wh-refusal-set-up-already = { $unit } steht schon
wh-refusal-not-this-drop = { $unit } wird jetzt nicht aufgestellt: Kriegsmaschinen stehen zusammen, einzelne Charaktermodelle zuletzt
wh-refusal-not-done = Auch { $unit } gehört zu diesem Zug der Aufstellung und steht noch nicht
wh-refusal-outside-zone = { $unit } muss ganz in der eigenen Zone stehen
wh-refusal-off-table = { $unit } stünde nicht auf dem Tisch
wh-refusal-overlaps =
    { $unit } passt dort nicht hin: { $with_kind ->
        [unit] { $with_unit } steht im Weg
        [zone] näher als 1″ an { $with_unit } darf niemand
        [ground] { $with_piece } liegt im Weg
       *[other] dort ist der Tisch zu Ende
    }
wh-refusal-files-impossible = { $unit } kann nicht in { $files } Rotten stehen: Es sind { $models } Modelle
wh-refusal-too-narrow-for-characters = { $unit } kann nicht in { $files } Rotten stehen: Charaktermodelle stehen im ersten Glied, und es sind { $characters }
wh-refusal-stays-in-reserve = { $unit } bleibt im Nebel zurück: Nur der General und ein Regiment beginnen auf dem Tisch

## Ablehnungen: Angriffe

wh-refusal-not-in-front-arc = { $target } liegt nicht im Frontbereich von { $unit }
wh-refusal-not-in-sight = { $unit } sieht { $target } nicht
wh-refusal-machines-do-not-charge = { $unit } ist eine Kriegsmaschine und greift nicht an
wh-refusal-target-has-reacted = { $target } hat in diesem Spielzug schon auf einen Angriff reagiert
wh-refusal-other-target-open = Erst werden alle Angriffe auf { $target } angesagt
wh-refusal-charges-already = { $unit } greift schon an
wh-refusal-cannot-fly = { $unit } kann nicht fliegen
wh-refusal-must-charge = { $unit } ist in Raserei und muss angreifen: { $target } ist in Reichweite
wh-refusal-too-near-to-shoot = { $charger } ist zu nah, um noch zu schießen
wh-refusal-no-missiles = { $unit } hat keine Schusswaffen
wh-refusal-must-hold = { $unit } kann den Angriff nur annehmen
wh-refusal-must-flee = { $unit } flieht schon und muss weiterfliehen
wh-refusal-never-flees = { $unit } flieht niemals
wh-refusal-not-a-charger = { $unit } gehört nicht zu den Angreifern
wh-refusal-wrong-zone = Diese Seite steht nicht zur Wahl

## Ablehnungen: Sammeln

wh-refusal-too-few-to-rally = { $unit } hat zu wenige übrig, um sich zu sammeln: { $models } von { $at_start }
wh-refusal-not-fleeing = { $unit } flieht nicht
wh-refusal-fled-this-turn = { $unit } ist erst in diesem Spielzug geflohen

## Ablehnungen: Bewegung

wh-refusal-failed-charge = Der Angriff von { $unit } ist fehlgeschlagen; mehr geht in diesem Spielzug nicht
wh-refusal-has-charged = { $unit } hat angegriffen und bewegt sich nicht mehr
wh-refusal-has-moved = { $unit } hat sich schon bewegt
wh-refusal-too-far =
    { $piece ->
        [none] { $unit }: das kostet { $cost }, übrig sind { $left }
       *[other] { $unit }: das kostet { $cost } ({ $piece } macht es teuer), übrig sind { $left }
    }
wh-refusal-nowhere = { $unit } käme so nirgendwohin
wh-refusal-too-many-segments = { $unit } hat sich in zu vielen Stücken bewegt
wh-refusal-enemy-too-near-to-march = { $unit } kann nicht marschieren: { $enemy } ist keine 8″ entfernt
wh-refusal-march-must-stop = { $unit } muss halten: { $enemy } ist auf 8″ heran
wh-refusal-may-not-march = { $unit } darf nicht marschieren
wh-refusal-marches-already = { $unit } marschiert schon
wh-refusal-undead-need-general = { $unit } marschiert nur im Umkreis von 12″ um den General
wh-refusal-march-through-rough = { $unit } kann nicht durch { $piece } marschieren
wh-refusal-not-on-march = { $unit } marschiert und kann nur schwenken
wh-refusal-has-turned = { $unit } hat sich schon gedreht
wh-refusal-has-reformed = { $unit } hat die Formation schon geändert
wh-refusal-ranks-impossible = { $unit } kann nicht von { $from } auf { $to } Glieder wechseln
wh-refusal-must-be-whole-move = { $unit } braucht dafür die ganze Bewegung
wh-refusal-blocked =
    { $unit } kommt { $free } weit: { $by_kind ->
        [unit] { $by_unit } steht im Weg
        [zone] näher als 1″ an { $by_unit } darf niemand
        [ground] { $by_piece } liegt im Weg
       *[other] dort ist der Tisch zu Ende
    }
wh-refusal-obstacle-too-dear = { $unit } hat mit { $left } zu wenig Bewegung für { $piece }
wh-refusal-closed-to-wheels = { $piece } ist für { $unit } nicht befahrbar
wh-refusal-only-single-models = Nur einzelne Modelle drehen sich frei; { $unit } muss schwenken oder sich drehen
wh-refusal-single-models-only = { $unit } ist ein einzelnes Modell und hat keine Formation
wh-refusal-cannot-land = { $unit } kann in { $piece } nicht landen
wh-refusal-cannot-join = { $character } kann sich { $host } nicht anschließen
wh-refusal-cannot-leave = { $character } kann { $host } jetzt nicht verlassen
wh-refusal-not-a-character = { $unit } ist kein Charaktermodell
wh-refusal-changed-unit-already = { $character } hat die Einheit in diesem Spielzug schon gewechselt
wh-refusal-no-such-file = In Rotte { $file } von { $unit } ist kein Platz
wh-refusal-not-at-own-edge = { $unit } muss den eigenen Tischrand berühren
wh-refusal-no-way-out = { $unit } kann den Tisch hier nicht verlassen
wh-refusal-must-arrive = { $unit } muss auf den Tisch

## Ablehnungen: Schießen

wh-refusal-has-shot = { $unit } hat schon geschossen
wh-refusal-marched-may-not-shoot = { $unit } ist marschiert und schießt nicht
wh-refusal-moved-may-not-shoot = { $unit } hat sich bewegt und kann mit dieser Waffe nicht schießen
wh-refusal-fired-last-turn = { $unit } hat im letzten Spielzug geschossen und lädt noch
wh-refusal-shots-impossible = { $unit } kann nicht { $shots } Mal schießen
wh-refusal-target-fighting = { $target } ist im Nahkampf; dorthin schießt niemand
wh-refusal-character-in-unit = { $character } ist in seiner Einheit nicht herauszupicken
wh-refusal-nobody-sees = Niemand von { $unit } sieht { $target }
wh-refusal-wrong-machine = So schießt { $unit } nicht
wh-refusal-jammed = { $unit } hat Ladehemmung
wh-refusal-distance-impossible = { $unit } schießt { $least } bis { $most } weit, nicht { $distance }
wh-refusal-nothing-to-aim-at = { $unit } sieht dort nichts
wh-refusal-no-breath = { $unit } hat keinen Odem
wh-refusal-beyond-range = { $target } ist { $distance } entfernt, der Odem von { $unit } reicht { $range } weit
wh-refusal-out-of-range = { $target } ist { $distance } entfernt, { $unit } schießt { $range } weit
wh-refusal-fleeing-may-not-shoot = { $unit } flieht und schießt nicht

## Ablehnungen: Nahkampf

wh-refusal-not-fighting = { $unit } ist nicht im Nahkampf
wh-refusal-has-fought = { $unit } hat in dieser Phase schon gekämpft
wh-refusal-weapon-fixed = { $unit } hat die Waffe für diesen Kampf schon gewählt
wh-refusal-no-such-weapon = { $unit } hat diese Waffe nicht
wh-refusal-not-touching = { $unit } berührt { $target } nicht
wh-refusal-no-such-model = An dieser Stelle von { $unit } kämpft niemand
wh-refusal-no-champion = { $unit } hat keinen Champion
wh-refusal-challenges-off = Herausforderungen sind nicht vereinbart
wh-refusal-cannot-challenge = { $character } kann jetzt niemanden herausfordern
wh-refusal-may-not-hold-back = { $unit } muss verfolgen
wh-refusal-not-in-pursuit = { $unit } verfolgt niemanden
wh-refusal-nobody-behind = { $unit } hat niemanden hinter der Front
wh-refusal-no-room-to-lap = { $unit } hat dort keinen Platz
wh-refusal-front-not-beyond = Die Front von { $unit } reicht nicht über den Gegner hinaus
wh-refusal-lap-impossible = { $unit } kann jetzt niemanden umzingeln
wh-refusal-too-many-aims = { $unit } hat schon zu viele Ziele verteilt

## Ablehnungen: Magie

wh-refusal-magic-is-off = Magie ist nicht vereinbart
wh-refusal-not-a-wizard = { $unit } kann nicht zaubern
wh-refusal-wizard-wears-armour = { $wizard } trägt Rüstung und kann nicht zaubern
wh-refusal-spell-unknown =
    { $wizard } kennt „{ $spell ->
        [spark-dart] Funkenpfeil
        [sheet-of-flame] Flammenbahn
        [thunder-lance] Donnerlanze
        [stone-hail] Steinhagel
        [iron-skin] Eisenhaut
        [blood-song] Blutlied
        [gale-stride] Sturmschritt
        [steady-hearts] Fester Mut
        [leaden-limbs] Bleiglieder
        [veil-of-mist] Nebelschleier
        [whisper-of-dread] Flüstern des Grauens
       *[other] Totenruf
    }“ nicht
wh-refusal-spell-tried =
    { $wizard } hat „{ $spell ->
        [spark-dart] Funkenpfeil
        [sheet-of-flame] Flammenbahn
        [thunder-lance] Donnerlanze
        [stone-hail] Steinhagel
        [iron-skin] Eisenhaut
        [blood-song] Blutlied
        [gale-stride] Sturmschritt
        [steady-hearts] Fester Mut
        [leaden-limbs] Bleiglieder
        [veil-of-mist] Nebelschleier
        [whisper-of-dread] Flüstern des Grauens
       *[other] Totenruf
    }“ in dieser Phase schon versucht
wh-refusal-not-enough-power = Das kostet { $needed } Kraftpunkte, übrig sind { $left }
wh-refusal-too-many-extra-points = { $wizard } kann höchstens { $most } Punkte hinzugeben
wh-refusal-miscast-this-phase = { $wizard } zaubert nach dem Fehlschlag in dieser Phase nicht mehr
wh-refusal-wrong-target = Darauf lässt sich „{ $spell ->
        [spark-dart] Funkenpfeil
        [sheet-of-flame] Flammenbahn
        [thunder-lance] Donnerlanze
        [stone-hail] Steinhagel
        [iron-skin] Eisenhaut
        [blood-song] Blutlied
        [gale-stride] Sturmschritt
        [steady-hearts] Fester Mut
        [leaden-limbs] Bleiglieder
        [veil-of-mist] Nebelschleier
        [whisper-of-dread] Flüstern des Grauens
       *[other] Totenruf
    }“ nicht sprechen
wh-refusal-wizard-fighting = { $wizard } ist im Nahkampf und kann nur Freunde verzaubern
wh-refusal-spell-out-of-range = Das Ziel ist { $distance } entfernt, „{ $spell ->
        [spark-dart] Funkenpfeil
        [sheet-of-flame] Flammenbahn
        [thunder-lance] Donnerlanze
        [stone-hail] Steinhagel
        [iron-skin] Eisenhaut
        [blood-song] Blutlied
        [gale-stride] Sturmschritt
        [steady-hearts] Fester Mut
        [leaden-limbs] Bleiglieder
        [veil-of-mist] Nebelschleier
        [whisper-of-dread] Flüstern des Grauens
       *[other] Totenruf
    }“ reicht { $range } weit
wh-refusal-spell-without-sight = Für „{ $spell ->
        [spark-dart] Funkenpfeil
        [sheet-of-flame] Flammenbahn
        [thunder-lance] Donnerlanze
        [stone-hail] Steinhagel
        [iron-skin] Eisenhaut
        [blood-song] Blutlied
        [gale-stride] Sturmschritt
        [steady-hearts] Fester Mut
        [leaden-limbs] Bleiglieder
        [veil-of-mist] Nebelschleier
        [whisper-of-dread] Flüstern des Grauens
       *[other] Totenruf
    }“ muss das Ziel zu sehen sein
wh-refusal-dispel-impossible = { $points } Bannpunkte sind nicht möglich, übrig sind { $left }
