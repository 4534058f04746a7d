//! The report as a table for spreadsheets: a line for every cell, by the rules of RFC 4180.

use super::report::{Answer, Bounded, Report};

pub fn table(report: &Report) -> String {
    let mut table = Table::default();
    match &report.answer {
        Answer::Matrix(matrix) => {
            table.line(&[
                "first",
                "second",
                "from_battle",
                "games",
                "wins",
                "draws",
                "losses",
                "unfinished",
                "share",
                "share_low",
                "share_high",
                "expected",
                "margin",
                "margin_low",
                "margin_high",
                "rounds",
                "lost_first",
                "lost_second",
                "side_a",
                "first_turn",
            ]);
            for cell in &matrix.cells {
                let mut fields = vec![cell.first.clone(), cell.second.clone()];
                let games = cell.battles[1] - cell.battles[0];
                let counts = [cell.battles[0], games, cell.wins, cell.draws, cell.losses, cell.unfinished];
                fields.extend(counts.map(|count| count.to_string()));
                fields.extend(bounded(&cell.share));
                fields.push(number(cell.expected));
                fields.extend(bounded(&cell.margin));
                fields.extend([cell.rounds.value, cell.lost[0], cell.lost[1], cell.side_a.value].map(number));
                fields.push(cell.first_turn.map(|first| number(first.value)).unwrap_or_default());
                table.line(&fields);
            }
        }
        Answer::Unit(values) => {
            table.line(&[
                "unit",
                "place",
                "points",
                "against",
                "battle_with",
                "battle_without",
                "share",
                "share_low",
                "share_high",
                "margin",
                "margin_low",
                "margin_high",
            ]);
            for unit in &values.units {
                let begin = [unit.id.clone(), unit.place.to_string(), unit.points.to_string()];
                let all = [String::new(), String::new(), String::new()];
                let mut line = |against: [String; 3], share: &Bounded, margin: &Bounded| {
                    let fields = begin.iter().cloned().chain(against);
                    table.line(&fields.chain(bounded(share)).chain(bounded(margin)).collect::<Vec<_>>());
                };
                line(all, &unit.share, &unit.margin);
                for enemy in &unit.against {
                    let against =
                        [enemy.list.clone(), enemy.battles[0].to_string(), enemy.battles[1].to_string()];
                    line(against, &enemy.share, &enemy.margin);
                }
            }
        }
        Answer::Change(change) => {
            table.line(&[
                "first",
                "second",
                "battle_before",
                "battle_after",
                "share_before",
                "share_after",
                "difference",
                "difference_low",
                "difference_high",
                "margin",
                "margin_low",
                "margin_high",
            ]);
            for cell in &change.cells {
                let mut fields = vec![cell.first.clone(), cell.second.clone()];
                fields.extend(cell.battles.map(|battle| battle.to_string()));
                fields.extend([cell.before.value, cell.after.value].map(number));
                fields.extend(bounded(&cell.difference));
                fields.extend(bounded(&cell.margin));
                table.line(&fields);
            }
        }
    }
    table.text
}

#[derive(Default)]
struct Table {
    text: String,
}

impl Table {
    fn line(&mut self, fields: &[impl AsRef<str>]) {
        let fields: Vec<String> = fields.iter().map(|field| quoted(field.as_ref())).collect();
        self.text.push_str(&fields.join(","));
        self.text.push_str("\r\n");
    }
}

fn quoted(field: &str) -> String {
    if field.contains(['"', ',', '\n', '\r']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

fn number(value: f64) -> String {
    format!("{value:.4}")
}

/// What is not known is left empty.
fn bounded(bounded: &Bounded) -> [String; 3] {
    let known = |value: Option<f64>| value.map(number).unwrap_or_default();
    [number(bounded.value), known(bounded.low), known(bounded.high)]
}
