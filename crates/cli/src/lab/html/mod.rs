//! The report as one HTML page that needs nothing beside itself: readable on a phone and at a desk, light and dark.

mod answers;
mod parts;

use super::plan::Question;
use super::report::{Answer, Matrix, Overall, Report};
use parts::{Mark, Say, Scale, Square, escaped, forest, heat, histogram};
use serde_json::{Map, Value};
use wire::{Lists, Words};

const TOKENS: &str = include_str!("../../../../../web/src/tokens.css");
const STYLE: &str = include_str!("report.css");

/// The page of a report.
pub fn page(report: &Report, lists: &Lists, words: &Words) -> String {
    let say = Say { words };
    let (title, body) = match &report.answer {
        Answer::Matrix(matrix) => (say.word("lab-title-matrix"), answers::matrix(say, matrix)),
        Answer::Unit(values) => {
            let name = say.name(&values.name_de, &values.name_en);
            (say.text("lab-title-unit", &[("list", name.into())]), answers::unit_values(say, values, lists))
        }
        Answer::Change(change) => (say.word("lab-title-change"), answers::change(say, change)),
    };
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title} – Walstatt</title>\n\
         <style>\n{TOKENS}\n{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n{}\n{body}\n{}\n</main>\n</body>\n</html>\n",
        words.lang().code(),
        conditions(say, report),
        replays(say, report),
    )
}

/// What was fought, and how.
fn conditions(say: Say<'_>, report: &Report) -> String {
    let plan = &report.plan;
    let battles = plan.battles();
    let known = wire::scenarios(&plan.system).unwrap_or_default();
    let scenario = known.iter().find(|known| known.id == plan.scenario);
    let scenario = scenario.map_or(plan.scenario.as_str(), |known| say.name(&known.name_de, &known.name_en));
    let args = [
        ("battles", say.number(battles as f64, 0).into()),
        ("games", plan.games.into()),
        ("player", plan.player.as_str().into()),
        ("system", say.words.word("system", &plan.system).into()),
        ("scenario", scenario.into()),
        ("seed", plan.seed.to_string().into()),
    ];
    let mut html = format!("<p>{}</p>", say.text("lab-conditions", &args));
    if !plan.house.is_empty() {
        let agreed = agreed(&plan.house);
        html.push_str(&format!("<p>{}</p>", say.text("lab-house", &[("house", agreed.into())])));
    }
    if !plan.barred.is_empty() {
        let meetings = [("meetings", plan.barred_meetings(say.words).into())];
        html.push_str(&format!("<p>{}</p>", say.text("lab-barred", &meetings)));
    }
    if let Question::Change { house, .. } = &plan.question {
        let change = [("change", agreed(house).into())];
        html.push_str(&format!("<p><b>{}</b></p>", say.text("lab-change", &change)));
    }
    html
}

/// `panic_range = 6, points.emp-knights = 30`.
fn agreed(house: &Map<String, Value>) -> String {
    let each = house.iter().flat_map(|(name, value)| match value {
        Value::Object(fields) => {
            fields.iter().map(|(field, value)| format!("{name}.{field} = {value}")).collect()
        }
        value => vec![format!("{name} = {value}")],
    });
    each.collect::<Vec<_>>().join(", ")
}

/// How to look at a battle.
fn replays(say: Say<'_>, report: &Report) -> String {
    let last = report.plan.battles().saturating_sub(1);
    let folder = say.word("lab-folder");
    format!(
        "<section><h2>{}</h2><p>{}</p><pre>walstatt lab replay {folder} {last} --save {last}.jsonl\n\
         walstatt replay {last}.jsonl\nwalstatt verify {last}.jsonl</pre><p></p><p class=\"muted\">{}</p></section>",
        say.word("lab-replays"),
        say.text("lab-replays-text", &[("last", last.to_string().into())]),
        say.text(
            "lab-made-by",
            &[("engine", report.plan.engine.as_str().into()), ("data", report.plan.data.as_str().into())]
        ),
    )
}

/// A panel with its heading and what it means.
fn section(heading: &str, text: &str, body: &str) -> String {
    let text = if text.is_empty() { String::new() } else { format!("<p class=\"muted\">{text}</p>") };
    format!("<section><h2>{heading}</h2>{text}{body}</section>\n")
}

/// What helps a side, whoever plays it, and how long battles last.
fn overall(say: Say<'_>, all: &Overall) -> String {
    let mut marks = vec![Mark { label: say.word("lab-side-a"), value: all.side_a }];
    marks.extend(all.first_turn.map(|value| Mark { label: say.word("lab-first-turn"), value }));
    let scale = Scale::around(0.5, 0.1, marks.iter().map(|mark| mark.value));
    let bias = forest(say, &marks, scale, 0.5, |share, decimals| say.percent(share, decimals));
    let ends = [
        ("draws", say.percent(all.draws as f64 / all.battles.max(1) as f64, 1).into()),
        ("unfinished", all.unfinished.into()),
    ];
    let bias = format!("{bias}<p></p><p>{}</p>", say.text("lab-ends", &ends));
    let length = say.text("lab-length-text", &[("rounds", say.number(all.rounds.value, 1).into())]);
    format!(
        "<div class=\"two\">{}{}</div>",
        section(&say.word("lab-bias"), &say.word("lab-bias-text"), &bias),
        section(&say.word("lab-length"), &length, &histogram(say, &all.lengths)),
    )
}

/// The places of the lists from the strongest to the weakest.
fn by_strength(matrix: &Matrix) -> Vec<usize> {
    let mut order: Vec<usize> = (0..matrix.lists.len()).collect();
    order.sort_by(|&one, &other| matrix.lists[other].elo.value.total_cmp(&matrix.lists[one].elo.value));
    order
}

/// `Reichsaufgebot <small>emp-a</small>`.
fn labelled(name: &str, id: &str) -> String {
    format!("{} <small>{}</small>", escaped(name), escaped(id))
}

fn heat_map(say: Say<'_>, matrix: &Matrix) -> String {
    let order = by_strength(matrix);
    let names: Vec<(String, String)> = order
        .iter()
        .map(|&list| &matrix.lists[list])
        .map(|list| (list.id.clone(), say.name(&list.name_de, &list.name_en).to_owned()))
        .collect();
    heat(&say.word("lab-corner"), &names, |row, column| {
        let [one, other] = [&names[row], &names[column]];
        let is = |first: &str, second: &str| {
            matrix.cells.iter().find(move |cell| cell.first == first && cell.second == second)
        };
        // A cell belongs to both of its lists; the later one counts it from the other side.
        let (cell, turned) = match is(&one.0, &other.0) {
            Some(cell) => (cell, false),
            None => (is(&other.0, &one.0)?, true),
        };
        let seen = |share: f64| if turned { 1.0 - share } else { share };
        let (low, high) = (cell.share.low.unwrap_or(0.0), cell.share.high.unwrap_or(1.0));
        let (low, high) = if turned { (1.0 - high, 1.0 - low) } else { (low, high) };
        let whole = |share: f64| say.number(100.0 * share, 0);
        let (wins, losses) = if turned { (cell.losses, cell.wins) } else { (cell.wins, cell.losses) };
        let facts = [
            ("first", one.1.as_str().into()),
            ("second", other.1.as_str().into()),
            ("share", say.percent(seen(cell.share.value), 1).into()),
            ("low", whole(low).into()),
            ("high", whole(high).into()),
            ("wins", wins.into()),
            ("draws", cell.draws.into()),
            ("losses", losses.into()),
            ("from", cell.battles[0].to_string().into()),
            ("to", cell.battles[1].saturating_sub(1).to_string().into()),
        ];
        Some(Square {
            // A list does not beat itself, though one of the sides may.
            tint: if row == column { 0.0 } else { 2.0 * seen(cell.share.value) - 1.0 },
            sure: row != column && cell.share.excludes(0.5),
            value: whole(seen(cell.share.value)),
            interval: format!("{}–{}", whole(low), whole(high)),
            title: say.words.text("lab-square", &facts),
        })
    })
}
