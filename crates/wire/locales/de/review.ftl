### Eine Schlacht, noch einmal angesehen. Die englische Datei hat dieselben Nachrichten mit denselben Variablen.

## Wofür gewürfelt wird

throw-shots = Treffer im Fernkampf
throw-blows = Treffer im Nahkampf
throw-wounds = Wunden aus Treffern
throw-saves = Rettungswürfe
throw-tests = Bestandene Tests

## walstatt review

review-title =
    { $system }, { $scenario }: Manöverkritik nach { $entries ->
        [one] 1 Handlung
       *[other] { $entries } Handlungen
    }
review-how =
    Chancen aus gedachten Gefechten, { $battles ->
        [one] eines
       *[other] { $battles }
    } an jedem von { $moments } Punkten: Feldwebel spielen für beide Seiten von der wahren Stellung aus weiter, auf { $error } Punkte genau. Ein Unentschieden zählt halb.
review-chance = Chance von { $side }, jeweils zu Beginn der Runde
review-start = Start
review-round = Runde { $round }
review-end = Ende
review-percent = { $percent } %
review-swings = Was den Ausschlag gab, in Prozentpunkten der Chance von { $side }
review-no-swings = Keine einzelne Handlung hat die Chancen stärker verändert, als es Zufall sein könnte.
review-swing = { $change }  { $cause ->
        [dice] Würfel
       *[decision] Entscheidung
    } (Entscheidung { $decision }, Würfel { $dice }): { $n }. { $side }, Runde { $round }: { $text }
review-luck = Wie die Würfel fielen
review-no-luck = Es fielen keine Würfel, deren Chancen bekannt sind.
review-luck-side = { $side }: Glück { $luck } insgesamt
review-luck-row = { $kind }: erwartet { $expected }, gefallen { $fallen }, Glück { $luck }
