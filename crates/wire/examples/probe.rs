use wire::*;
fn main() {
    let data = wire::demonworld::data::Data::parse(
        &include_str!("../../../data/demonworld/units.toml").replacen("race =", "rase =", 1),
        "",
        "",
        "",
    );
    println!("{}", data.unwrap_err());
    let mut s = Session::new(
        "demonworld",
        "first-game-missiles",
        &Options::default(),
        DiceChoice::Fast { seed: 7 },
        PlayerNames::default(),
    )
    .unwrap();
    let words = Words::new(Lang::En);
    let names = s.battle().names(Lang::En);
    println!("{}", s.battle().view(table::Viewer::Side(table::Side::A)).to_string().len());
    for e in s.opening_events() {
        println!("{e}");
    }
    let t = std::time::Instant::now();
    let mut n = 0u64;
    while s.outcome().is_none() {
        let side = s.battle().pending()[0];
        let c = s.battle().choose("random", side, n).unwrap();
        if n % 40 == 0 {
            println!("> {} | legal {}", words.action(&c.action, &names), s.battle().legal(side).len());
        }
        let p = s.apply(side, &c.action).unwrap();
        for e in &p.events {
            if n % 10 == 0 {
                println!("   {} {}", words.event(e, &names), e["rule"]);
            }
        }
        n += 1;
    }
    println!("{n} {:?} {:?}", s.outcome(), t.elapsed());
    let t = std::time::Instant::now();
    println!("{:?} {:?}", verify(&Journal::parse(&s.journal().text()).unwrap()), t.elapsed());
    println!(
        "{}",
        serde_json::to_string_pretty(&s.battle().view(table::Viewer::Spectator))
            .unwrap()
            .lines()
            .take(140)
            .collect::<Vec<_>>()
            .join("\n")
    );
}
