## Wie eine Aktion und was ihr folgt wohl ausgeht

chain-fact =
    { $fact ->
        [arrives] { $unit }: angekommen
        [breaks] { $unit }: aufgerieben
        [flees] { $unit }: auf der Flucht
        [caught] { $unit }: eingeholt
       *[destroyed] { $unit }: vernichtet
    }

odds-exact = Jeder Wurf ist gezählt:
odds-sampled = { $samples }-mal durchgespielt (in Klammern, worin der wahre Wert in 95 von 100 Fällen liegt):
odds-expected = { $unit }: { $count } Verluste im Schnitt
odds-withheld = Hier darf nicht gemessen werden, darum gibt es keine Chancen [{ $rule }].
odds-no-attack = Hier ist kein Angriff möglich.
odds-loss = { $unit }: { $count } verloren
odds-no-loss = keine Verluste
odds-more =
    { $count ->
        [one] und 1 weniger wahrscheinlicher Ausgang
       *[other] und { $count } weniger wahrscheinliche Ausgänge
    }
