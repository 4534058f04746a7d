# Die Manöverkritik nach einem Gefecht.

review-title = Manöverkritik
review-waiting = Feldwebel fechten das Gefecht von vielen Stellen aus noch einmal; das dauert einige Sekunden, bei großen Gefechten bis zu einer Minute.
review-failed = Zur Zeit keine Manöverkritik: { $reason }

## Die Kurve
review-curve = Siegchance: { $side }
review-chance-of = Siegchance: { $side }. Die Zahlen sind die Wendepunkte unten.
review-wins = 100 % { $side }
review-start = Start
review-end = Ende
review-percent = { $n } %
review-chances = Chancen: { $near } { $chance } %, { $far } { $other } %.
review-from = aus { $battles } gedachten Gefechten ab hier, ± { $error } Punkte
review-decided = entschieden

## Die Wendepunkte
review-swings = Was den Ausschlag gab
review-no-swings = Keine einzelne Handlung hat mehr verändert, als es Zufall sein könnte.
review-points = Prozentpunkte
review-unit = Prozentpunkte für { $side }
review-dice = Würfel
review-decision = Entscheidung
review-parts = Entscheidung { $decision } · Würfel { $dice }

## Das Glück
review-luck = Können oder Glück
review-luck-until = bis hier
review-luck-none = Bis hier ist noch kein Wurf gefallen, von dem sich etwas erwarten ließ.
review-luck-what = Wurf
review-luck-expected = erwartet
review-luck-fallen = gefallen
review-luck-sum = Glück
review-luck-all = Erfolge über der Erwartung: { $a } { $luckA }, { $b } { $luckB }.

## Wie das entsteht
review-how = Wie diese Zahlen entstehen
review-how-chance = Von jeder Stelle aus führen Feldwebel beide Seiten weiter bis zum Ende, { $battles }-mal mit anderen Würfeln; jede Seite kennt dabei nur, was sie damals sehen konnte. Ein Unentschieden zählt halb. Auf ± { $error } Punkte ist das genau.
review-how-parts = Entscheidung: die Chance mit dieser Handlung bei frischen Würfeln, verglichen mit dem, was ein Feldwebel getan hätte. Würfel: was die gefallenen Würfel gegenüber frischen verändert haben.
