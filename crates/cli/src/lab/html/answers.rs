//! The answers to the questions, each as the panels of its page.

use super::parts::{Mark, Say, Scale, Square, bars, escaped, forest, heat, table};
use super::{by_strength, heat_map, labelled, overall, section};
use crate::lab::report::{Bounded, CellLine, Change, Matrix, UnitLine, UnitValues};
use wire::{ListInfo, Lists};

/// So many meetings that went otherwise than strengths make likely are told of.
const MOST_SURPRISES: usize = 6;

pub fn matrix(say: Say<'_>, matrix: &Matrix) -> String {
    [
        in_short(say, matrix),
        section(&say.word("lab-matrix"), &say.word("lab-matrix-text"), &heat_map(say, matrix)),
        strengths(say, matrix),
        surprises(say, matrix),
        overall(say, &matrix.all),
        losses(say, matrix),
        all_cells(say, matrix),
    ]
    .concat()
}

/// A difference of shares.
fn signed_percent(say: Say<'_>, value: f64, decimals: usize) -> String {
    format!("{}\u{202f}%", say.signed(100.0 * value, decimals))
}

/// The name of a list by its id.
fn named<'m>(say: Say<'_>, matrix: &'m Matrix, id: &'m str) -> &'m str {
    let list = matrix.lists.iter().find(|list| list.id == id);
    list.map_or(id, |list| say.name(&list.name_de, &list.name_en))
}

/// Meetings of different lists.
fn meetings(matrix: &Matrix) -> impl Iterator<Item = &CellLine> {
    matrix.cells.iter().filter(|cell| cell.first != cell.second)
}

fn in_short(say: Say<'_>, matrix: &Matrix) -> String {
    let order = by_strength(matrix);
    let mut lines = Vec::new();
    if let ([best, .., worst], true) = (order.as_slice(), 1 < order.len()) {
        for (key, &list) in [("lab-short-best", best), ("lab-short-worst", worst)] {
            let list = &matrix.lists[list];
            let facts = [
                ("list", say.name(&list.name_de, &list.name_en).into()),
                ("share", say.percent(list.share.value, 0).into()),
                ("low", say.number(100.0 * list.share.low.unwrap_or(0.0), 0).into()),
                ("high", say.number(100.0 * list.share.high.unwrap_or(1.0), 0).into()),
            ];
            lines.push(say.text(key, &facts));
        }
    }
    let one_sided = |cell: &CellLine| (cell.share.value - 0.5).abs();
    if let Some(cell) = meetings(matrix).max_by(|one, other| one_sided(one).total_cmp(&one_sided(other))) {
        let (winner, loser) =
            if cell.share.value < 0.5 { (&cell.second, &cell.first) } else { (&cell.first, &cell.second) };
        let facts = [
            ("first", named(say, matrix, winner).into()),
            ("second", named(say, matrix, loser).into()),
            ("share", say.percent(0.5 + one_sided(cell), 0).into()),
        ];
        lines.push(say.text("lab-short-one-sided", &facts));
    }
    let balanced = matrix.lists.iter().filter(|list| (0.45..=0.55).contains(&list.share.value)).count();
    let facts = [("balanced", balanced.into()), ("lists", matrix.lists.len().into())];
    lines.push(say.text("lab-short-balanced", &facts));
    let items: String = lines.iter().map(|line| format!("<li>{line}</li>")).collect();
    section(&say.word("lab-short"), "", &format!("<ul class=\"short\">{items}</ul>"))
}

fn strengths(say: Say<'_>, matrix: &Matrix) -> String {
    let mark = |list: usize| {
        let list = &matrix.lists[list];
        Mark { label: labelled(say.name(&list.name_de, &list.name_en), &list.id), value: list.elo }
    };
    let marks: Vec<Mark> = by_strength(matrix).into_iter().map(mark).collect();
    let scale = Scale::around(0.0, 50.0, marks.iter().map(|mark| mark.value));
    let plot = forest(say, &marks, scale, 0.0, |elo, _| say.signed(elo, 0));
    let explained = [("explained", say.percent(matrix.explained, 0).into())];
    section(&say.word("lab-strengths"), &say.text("lab-strengths-text", &explained), &plot)
}

/// Meetings that went otherwise than the strengths of their lists make likely.
fn surprises(say: Say<'_>, matrix: &Matrix) -> String {
    let mut cells: Vec<&CellLine> =
        meetings(matrix).filter(|cell| cell.share.excludes(cell.expected)).collect();
    let off = |cell: &CellLine| (cell.share.value - cell.expected).abs();
    cells.sort_by(|one, other| off(other).total_cmp(&off(one)));
    cells.truncate(MOST_SURPRISES);
    if cells.is_empty() {
        return section(&say.word("lab-surprises"), &say.word("lab-no-surprises"), "");
    }
    let line = |cell: &&CellLine| {
        vec![
            meeting(say, matrix, cell),
            say.bounded(&cell.share, |share| say.percent(share, 0)),
            escaped(&say.percent(cell.expected, 0)),
        ]
    };
    let lines: Vec<Vec<String>> = cells.iter().map(line).collect();
    let heads = ["lab-head-meeting", "lab-head-share", "lab-head-expected"].map(|key| say.word(key));
    section(&say.word("lab-surprises"), &say.word("lab-surprises-text"), &table(&heads, &lines))
}

fn meeting(say: Say<'_>, matrix: &Matrix, cell: &CellLine) -> String {
    let facts = [
        ("first", named(say, matrix, &cell.first).into()),
        ("second", named(say, matrix, &cell.second).into()),
    ];
    say.text("lab-meeting", &facts)
}

fn losses(say: Say<'_>, matrix: &Matrix) -> String {
    let lines: Vec<(String, [f64; 2])> = by_strength(matrix)
        .into_iter()
        .map(|list| &matrix.lists[list])
        .map(|list| (labelled(say.name(&list.name_de, &list.name_en), &list.id), [list.lost, list.taken]))
        .collect();
    let greatest = lines.iter().flat_map(|(_, values)| *values).fold(1.0, f64::max);
    let key = format!(
        "<p><span class=\"key\" style=\"background:var(--b-body)\"></span>{} \
         <span class=\"key\" style=\"background:light-dark(var(--a-body),#4f86bf);margin-left:12px\"></span>{}</p>",
        say.word("lab-lost"),
        say.word("lab-taken")
    );
    let plot = bars(&lines, Scale::up_to(greatest), |points| say.number(points, 0));
    section(&say.word("lab-losses"), &say.word("lab-losses-text"), &format!("{key}{plot}"))
}

fn all_cells(say: Say<'_>, matrix: &Matrix) -> String {
    let line = |cell: &CellLine| {
        let first_turn = cell.first_turn.map(|first| say.percent(first.value, 0));
        vec![
            meeting(say, matrix, cell),
            format!("{} / {} / {}", cell.wins, cell.draws + cell.unfinished, cell.losses),
            say.bounded(&cell.share, |share| say.percent(share, 0)),
            say.bounded(&cell.margin, |margin| say.signed(margin, 0)),
            format!("{} / {}", say.number(cell.lost[0], 0), say.number(cell.lost[1], 0)),
            escaped(&say.number(cell.rounds.value, 1)),
            escaped(&say.percent(cell.side_a.value, 0)),
            escaped(&first_turn.unwrap_or_else(|| "–".to_owned())),
            format!("{}–{}", cell.battles[0], cell.battles[1].saturating_sub(1)),
        ]
    };
    let lines: Vec<Vec<String>> = matrix.cells.iter().map(line).collect();
    let heads = [
        "lab-head-meeting",
        "lab-head-results",
        "lab-head-share",
        "lab-head-margin",
        "lab-head-lost",
        "lab-head-rounds",
        "lab-head-side-a",
        "lab-head-first-turn",
        "lab-head-battles",
    ];
    let heads = heads.map(|key| say.word(key));
    format!("<details><summary>{}</summary>{}</details>\n", say.word("lab-all-cells"), table(&heads, &lines))
}

pub fn unit_values(say: Say<'_>, values: &UnitValues, lists: &Lists) -> String {
    let name = |unit: &UnitLine| labelled(say.name(&unit.name_de, &unit.name_en), &unit.id);
    let facts = [
        ("list", say.name(&values.name_de, &values.name_en).into()),
        ("points", values.points.into()),
        ("share", say.percent(values.share.value, 1).into()),
        ("margin", say.signed(values.margin.value, 0).into()),
    ];
    let whole = format!("<p>{}</p>", say.text("lab-unit-whole", &facts));
    let plot = |of: fn(&UnitLine) -> Bounded, show: &dyn Fn(f64, usize) -> String, least: f64| {
        let mut units: Vec<&UnitLine> = values.units.iter().collect();
        units.sort_by(|one, other| of(other).value.total_cmp(&of(one).value));
        let marks: Vec<Mark> =
            units.into_iter().map(|unit| Mark { label: name(unit), value: of(unit) }).collect();
        let scale = Scale::around(0.0, least, marks.iter().map(|mark| mark.value));
        forest(say, &marks, scale, 0.0, show)
    };
    let signed = |value: f64, _: usize| say.signed(value, 0);
    let share = |value: f64, decimals: usize| signed_percent(say, value, decimals);
    let line = |unit: &UnitLine| {
        vec![
            name(unit),
            unit.points.to_string(),
            say.bounded(&unit.share_without, |value| say.percent(value, 1)),
            say.bounded(&unit.share, |value| share(value, 1)),
            say.bounded(&unit.margin, |value| signed(value, 0)),
            say.bounded(&unit.margin_per_100, |value| signed(value, 0)),
        ]
    };
    let heads = [
        "lab-head-unit",
        "lab-head-points",
        "lab-head-share-without",
        "lab-head-share-gain",
        "lab-head-margin-gain",
        "lab-head-per-100",
    ];
    let heads = heads.map(|key| say.word(key));
    let lines: Vec<Vec<String>> = values.units.iter().map(line).collect();
    [
        section(&say.word("lab-unit-list"), "", &whole),
        section(
            &say.word("lab-unit-margin"),
            &say.word("lab-unit-margin-text"),
            &plot(|unit| unit.margin, &signed, 20.0),
        ),
        section(
            &say.word("lab-unit-per-100"),
            &say.word("lab-unit-per-100-text"),
            &plot(|unit| unit.margin_per_100, &signed, 20.0),
        ),
        section(
            &say.word("lab-unit-share"),
            &say.word("lab-unit-share-text"),
            &plot(|unit| unit.share, &share, 0.05),
        ),
        section(&say.word("lab-unit-table"), "", &table(&heads, &lines)),
        overall(say, &values.all),
        against(say, values, lists),
    ]
    .concat()
}

/// Every unit against every list.
fn against(say: Say<'_>, values: &UnitValues, lists: &Lists) -> String {
    let enemy = |id: &str| {
        let list: Option<&ListInfo> = lists.lists.iter().find(|list| list.id == id);
        list.map_or(id.to_owned(), |list| say.name(&list.name_de, &list.name_en).to_owned())
    };
    let mut lines = Vec::new();
    for unit in &values.units {
        for one in &unit.against {
            let facts =
                [("unit", say.name(&unit.name_de, &unit.name_en).into()), ("list", enemy(&one.list).into())];
            lines.push(vec![
                say.text("lab-unit-against", &facts),
                say.bounded(&one.share, |value| signed_percent(say, value, 1)),
                say.bounded(&one.margin, |value| say.signed(value, 0)),
                one.battles[0].to_string(),
                one.battles[1].to_string(),
            ]);
        }
    }
    let heads = [
        "lab-head-against",
        "lab-head-share-gain",
        "lab-head-margin-gain",
        "lab-head-battle-with",
        "lab-head-battle-without",
    ];
    let heads = heads.map(|key| say.word(key));
    format!("<details><summary>{}</summary>{}</details>\n", say.word("lab-unit-cells"), table(&heads, &lines))
}

pub fn change(say: Say<'_>, change: &Change) -> String {
    let points = |value: f64| signed_percent(say, value, 1);
    let mut lists: Vec<_> = change.lists.iter().collect();
    lists.sort_by(|one, other| other.difference.value.total_cmp(&one.difference.value));
    let marks: Vec<Mark> = lists
        .iter()
        .map(|list| Mark {
            label: labelled(say.name(&list.name_de, &list.name_en), &list.id),
            value: list.difference,
        })
        .collect();
    let scale = Scale::around(0.0, 0.05, marks.iter().map(|mark| mark.value));
    let plot = forest(say, &marks, scale, 0.0, |value, decimals| signed_percent(say, value, decimals));
    let same = [("same", change.same.into()), ("battles", change.battles.into())];
    let list_lines: Vec<Vec<String>> = lists
        .iter()
        .map(|list| {
            vec![
                labelled(say.name(&list.name_de, &list.name_en), &list.id),
                escaped(&say.percent(list.before.value, 1)),
                escaped(&say.percent(list.after.value, 1)),
                say.bounded(&list.difference, points),
                say.bounded(&list.margin, |value| say.signed(value, 0)),
            ]
        })
        .collect();
    let list_heads =
        ["lab-head-list", "lab-head-before", "lab-head-after", "lab-head-difference", "lab-head-margin-gain"];
    let figure_lines: Vec<Vec<String>> = change
        .figures
        .iter()
        .map(|figure| {
            let is_share = matches!(figure.figure, "draws" | "side-a" | "first-turn");
            let show = |value: f64| if is_share { say.percent(value, 1) } else { say.number(value, 1) };
            let differs = |value: f64| if is_share { points(value) } else { say.signed(value, 1) };
            vec![
                say.word(&format!("lab-figure-{}", figure.figure)),
                escaped(&show(figure.before)),
                escaped(&show(figure.after)),
                say.bounded(&figure.difference, differs),
            ]
        })
        .collect();
    let figure_heads = ["lab-head-figure", "lab-head-before", "lab-head-after", "lab-head-difference"];
    [
        section(&say.word("lab-changed-lists"), &say.text("lab-same", &same), &plot),
        section(
            &say.word("lab-changed-table"),
            "",
            &table(&list_heads.map(|key| say.word(key)), &list_lines),
        ),
        section(
            &say.word("lab-changed-figures"),
            &say.word("lab-changed-figures-text"),
            &table(&figure_heads.map(|key| say.word(key)), &figure_lines),
        ),
        section(
            &say.word("lab-changed-cells"),
            &say.word("lab-changed-cells-text"),
            &differences(say, change),
        ),
        section(&say.word("lab-matrix-after"), &say.word("lab-matrix-text"), &heat_map(say, &change.after)),
        overall(say, &change.after.all),
    ]
    .concat()
}

/// What the change does to every meeting, in the order of the strengths before it.
fn differences(say: Say<'_>, change: &Change) -> String {
    let names: Vec<(String, String)> = by_strength(&change.before)
        .into_iter()
        .map(|list| &change.before.lists[list])
        .map(|list| (list.id.clone(), say.name(&list.name_de, &list.name_en).to_owned()))
        .collect();
    heat(&say.word("lab-corner"), &names, |row, column| {
        let [one, other] = [&names[row], &names[column]];
        let is = |first: &str, second: &str| {
            change.cells.iter().find(move |cell| cell.first == first && cell.second == second)
        };
        // Against itself a list can neither gain nor lose.
        if row == column {
            return None;
        }
        let (cell, sign) = match is(&one.0, &other.0) {
            Some(cell) => (cell, 1.0),
            None => (is(&other.0, &one.0)?, -1.0),
        };
        let seen = |share: f64| if sign < 0.0 { 1.0 - share } else { share };
        let facts = [
            ("first", one.1.as_str().into()),
            ("second", other.1.as_str().into()),
            ("before", say.percent(seen(cell.before.value), 1).into()),
            ("after", say.percent(seen(cell.after.value), 1).into()),
            ("number_before", cell.battles[0].to_string().into()),
            ("number_after", cell.battles[1].to_string().into()),
        ];
        let difference = sign * cell.difference.value;
        let [low, high] = [cell.difference.low, cell.difference.high].map(|end| sign * end.unwrap_or(0.0));
        let whole = |value: f64| say.signed(100.0 * value, 0);
        Some(Square {
            tint: 4.0 * difference,
            sure: cell.difference.excludes(0.0),
            value: whole(difference),
            interval: format!("{} … {}", whole(low.min(high)), whole(low.max(high))),
            title: say.words.text("lab-square-changed", &facts),
        })
    })
}
