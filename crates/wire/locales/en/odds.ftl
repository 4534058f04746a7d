## How an action and what follows it is likely to end

chain-fact =
    { $fact ->
        [arrives] { $unit }: arrived
        [breaks] { $unit }: broken
        [flees] { $unit }: in flight
        [caught] { $unit }: caught
       *[destroyed] { $unit }: destroyed
    }

odds-exact = Every die is counted:
odds-sampled = Played { $samples } times (in brackets where the true value lies 95 times out of 100):
odds-expected = { $unit }: { $count } losses on average
odds-withheld = Nothing may be measured here, so there are no odds [{ $rule }].
odds-no-attack = No attack is possible here.
odds-loss = { $unit }: { $count } lost
odds-no-loss = no losses
odds-more =
    { $count ->
        [one] and 1 less likely outcome
       *[other] and { $count } less likely outcomes
    }
