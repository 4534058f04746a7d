//! The pieces of the HTML report: text that is escaped, numbers as the language writes them, plots that grow with the
//! page. Plots are SVG in percentages, so that their words keep their size on a phone.

use crate::lab::report::Bounded;
use std::fmt::Write;
use wire::{FluentValue, Lang, Words};

/// Text as it stands between tags or within quoted attributes.
pub fn escaped(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            _ => html.push(letter),
        }
    }
    html
}

/// Says everything in one language.
#[derive(Clone, Copy, Debug)]
pub struct Say<'a> {
    pub words: &'a Words,
}

impl Say<'_> {
    /// A message, ready to stand in the page.
    pub fn text(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        escaped(&self.words.text(key, args))
    }

    pub fn word(&self, key: &str) -> String {
        self.text(key, &[])
    }

    /// The name in the language of the page, not yet escaped.
    pub fn name<'n>(&self, de: &'n str, en: &'n str) -> &'n str {
        match self.words.lang() {
            Lang::De => de,
            Lang::En => en,
        }
    }

    /// With so many decimals, as the language writes them; what rounds to nothing has no sign.
    pub fn number(&self, value: f64, decimals: usize) -> String {
        let text = format!("{value:.decimals$}");
        let text = match text.strip_prefix('-') {
            Some(digits) if digits.chars().all(|digit| matches!(digit, '0' | '.')) => digits.to_owned(),
            Some(digits) => format!("−{digits}"),
            None => text,
        };
        match self.words.lang() {
            Lang::De => text.replace('.', ","),
            Lang::En => text,
        }
    }

    /// A difference: always with its sign, unless it is nothing.
    pub fn signed(&self, value: f64, decimals: usize) -> String {
        let text = self.number(value, decimals);
        let nothing = text.chars().all(|digit| matches!(digit, '0' | ',' | '.'));
        if nothing || text.starts_with('−') { text } else { format!("+{text}") }
    }

    /// A share in per cent.
    pub fn percent(&self, share: f64, decimals: usize) -> String {
        format!("{}\u{202f}%", self.number(100.0 * share, decimals))
    }

    /// A value with its interval beneath.
    pub fn bounded(&self, bounded: &Bounded, show: impl Fn(f64) -> String) -> String {
        let mut html = format!("<b>{}</b>", escaped(&show(bounded.value)));
        if let (Some(low), Some(high)) = (bounded.low, bounded.high) {
            let args = [("low", show(low).into()), ("high", show(high).into())];
            let _ = write!(html, " <small>{}</small>", self.text("lab-between", &args));
        }
        html
    }
}

/// From where to where a plot reaches.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    /// A scale with round ticks that shows all of these and the middle; at least as wide as `least` to either side.
    pub fn around(middle: f64, least: f64, shown: impl Iterator<Item = Bounded>) -> Scale {
        let ends = shown.flat_map(|one| [Some(one.value), one.low, one.high]).flatten();
        let reach = ends.map(|end| (end - middle).abs()).fold(least, f64::max);
        let step = round_step(reach / 2.0);
        let reach = (reach / step).ceil() * step;
        Scale { low: middle - reach, high: middle + reach, step }
    }

    /// From nothing to the greatest.
    pub fn up_to(greatest: f64) -> Scale {
        let step = round_step((greatest / 3.0).max(1.0));
        Scale { low: 0.0, high: (greatest / step).ceil().max(1.0) * step, step }
    }

    /// In per cent of the width.
    fn at(&self, value: f64) -> f64 {
        (100.0 * (value - self.low) / (self.high - self.low)).clamp(0.0, 100.0)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let Scale { low, high, step } = *self;
        let number = ((high - low) / step).round() as u32;
        (0..=number).map(move |tick| low + f64::from(tick) * step)
    }

    /// The numbers beneath a plot.
    fn axis(&self, show: impl Fn(f64) -> String) -> String {
        let mut html =
            "<li class=\"axis\" aria-hidden=\"true\"><span></span><span class=\"ticks\">".to_owned();
        for tick in self.ticks() {
            let _ = write!(html, "<i style=\"left:{:.2}%\">{}</i>", self.at(tick), escaped(&show(tick)));
        }
        html.push_str("</span><span></span></li>");
        html
    }
}

/// 1, 2 or 5 times a power of ten, not above the value by much.
fn round_step(value: f64) -> f64 {
    let power = 10f64.powf(value.max(1e-6).log10().floor());
    let times = [1.0, 2.0, 5.0].into_iter().rev().find(|times| times * power <= value * 1.000_001);
    times.unwrap_or(1.0) * power
}

/// A line of a plot of values with their intervals.
#[derive(Clone, Debug)]
pub struct Mark {
    /// Already escaped.
    pub label: String,
    pub value: Bounded,
}

/// Values with their intervals, one line each, and the line of `middle` through all of them. Beneath stand whole numbers,
/// beside each line those with a decimal where `show` wants one.
pub fn forest(
    say: Say<'_>,
    marks: &[Mark],
    scale: Scale,
    middle: f64,
    show: impl Fn(f64, usize) -> String,
) -> String {
    let mut html = "<ul class=\"plot\">".to_owned();
    for Mark { label, value } in marks {
        let (low, high) = (value.low.unwrap_or(value.value), value.high.unwrap_or(value.value));
        let tone = match value.value {
            _ if !value.excludes(middle) => "open",
            at if middle < at => "above",
            _ => "below",
        };
        let _ = write!(
            html,
            "<li><span class=\"who\">{label}</span><svg class=\"{tone}\" height=\"22\" aria-hidden=\"true\">\
             <line class=\"middle\" x1=\"{middle:.2}%\" x2=\"{middle:.2}%\" y1=\"0\" y2=\"22\"/>\
             <line class=\"whisker\" x1=\"{:.2}%\" x2=\"{:.2}%\" y1=\"11\" y2=\"11\"/>\
             <circle cx=\"{:.2}%\" cy=\"11\" r=\"5\"/></svg><span class=\"num\">{}</span></li>",
            scale.at(low),
            scale.at(high),
            scale.at(value.value),
            say.bounded(value, |value| show(value, 1)),
            middle = scale.at(middle),
        );
    }
    html.push_str(&scale.axis(|value| show(value, 0)));
    html.push_str("</ul>");
    html
}

/// Two bars a line, one of each kind.
pub fn bars(lines: &[(String, [f64; 2])], scale: Scale, show: impl Fn(f64) -> String) -> String {
    let mut html = "<ul class=\"plot bars\">".to_owned();
    for (label, [one, other]) in lines {
        let _ = write!(
            html,
            "<li><span class=\"who\">{label}</span><svg height=\"22\" aria-hidden=\"true\">\
             <rect class=\"one\" y=\"1\" height=\"9\" width=\"{:.2}%\"/>\
             <rect class=\"other\" y=\"12\" height=\"9\" width=\"{:.2}%\"/></svg>\
             <span class=\"num\"><b>{}</b> / {}</span></li>",
            scale.at(*one),
            scale.at(*other),
            escaped(&show(*one)),
            escaped(&show(*other)),
        );
    }
    html.push_str(&scale.axis(&show));
    html.push_str("</ul>");
    html
}

/// How often each number came: columns with their shares.
pub fn histogram(say: Say<'_>, counts: &[(u16, usize)]) -> String {
    let all: usize = counts.iter().map(|&(_, count)| count).sum();
    let most = counts.iter().map(|&(_, count)| count).max().unwrap_or(1).max(1);
    let (from, to) = (counts.first().map_or(0, |first| first.0), counts.last().map_or(0, |last| last.0));
    let mut html = "<ol class=\"histogram\">".to_owned();
    for number in from..=to {
        let count = counts.iter().find(|known| known.0 == number).map_or(0, |known| known.1);
        let share = if count == 0 { String::new() } else { say.percent(count as f64 / all.max(1) as f64, 0) };
        let _ = write!(
            html,
            "<li><small>{}</small><span style=\"height:{:.1}%\"></span><b>{number}</b></li>",
            escaped(&share),
            100.0 * count as f64 / most as f64,
        );
    }
    html.push_str("</ol>");
    html
}

/// A table whose first column names its lines; everything is escaped already.
pub fn table(heads: &[String], lines: &[Vec<String>]) -> String {
    let mut html = "<div class=\"scroll\" tabindex=\"0\"><table class=\"figures\"><thead><tr>".to_owned();
    for head in heads {
        let _ = write!(html, "<th scope=\"col\">{head}</th>");
    }
    html.push_str("</tr></thead><tbody>");
    for line in lines {
        html.push_str("<tr>");
        for (column, field) in line.iter().enumerate() {
            let tag = if column == 0 { "th scope=\"row\"" } else { "td" };
            let end = if column == 0 { "th" } else { "td" };
            let _ = write!(html, "<{tag}>{field}</{end}>");
        }
        html.push_str("</tr>");
    }
    html.push_str("</tbody></table></div>");
    html
}

/// A square of the matrix.
#[derive(Clone, Debug)]
pub struct Square {
    /// From −1 (all for the column) to 1 (all for the row).
    pub tint: f64,
    /// Whether the interval leaves the middle out.
    pub sure: bool,
    pub value: String,
    pub interval: String,
    pub title: String,
}

/// Every list against every list: whoever stands at the left against whoever stands above. Names are `(id, name)`.
pub fn heat(
    corner: &str,
    names: &[(String, String)],
    square: impl Fn(usize, usize) -> Option<Square>,
) -> String {
    let mut html =
        format!("<div class=\"scroll\" tabindex=\"0\"><table class=\"heat\"><thead><tr><td>{corner}</td>");
    for (id, name) in names {
        let _ =
            write!(html, "<th scope=\"col\" title=\"{}\"><span>{}</span></th>", escaped(name), escaped(id));
    }
    html.push_str("</tr></thead><tbody>");
    for (row, (id, name)) in names.iter().enumerate() {
        let _ = write!(
            html,
            "<tr><th scope=\"row\"><span class=\"name\">{}</span><span class=\"id\">{}</span></th>",
            escaped(name),
            escaped(id)
        );
        for column in 0..names.len() {
            match square(row, column) {
                Some(Square { tint, sure, value, interval, title }) => {
                    let side = if tint < 0.0 { "b" } else { "a" };
                    let weight = if sure { " sure" } else { "" };
                    let _ = write!(
                        html,
                        "<td class=\"{side}{weight}\" style=\"--tint:{:.0}%\" title=\"{}\">{}<small>{}</small></td>",
                        50.0 * tint.abs().min(1.0),
                        escaped(&title),
                        escaped(&value),
                        escaped(&interval),
                    );
                }
                None => html.push_str("<td></td>"),
            }
        }
        html.push_str("</tr>");
    }
    html.push_str("</tbody></table></div>");
    html
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOSTILE: &str = "<script>alert('&\"')</script>";

    #[test]
    fn nothing_from_outside_becomes_markup() {
        let words = Words::new(Lang::De);
        let say = Say { words: &words };
        let value = Bounded { value: 0.5, low: Some(0.4), high: Some(0.6) };
        let names = vec![(HOSTILE.to_owned(), HOSTILE.to_owned())];
        let square = |_, _| {
            let [value, interval, title] = [HOSTILE; 3].map(str::to_owned);
            Some(Square { tint: -0.5, sure: true, value, interval, title })
        };
        let mark = Mark { label: escaped(HOSTILE), value };
        let html = [
            heat("", &names, square),
            forest(say, &[mark], Scale::around(0.5, 0.1, [value].into_iter()), 0.5, |_, _| {
                HOSTILE.to_owned()
            }),
            bars(&[(escaped(HOSTILE), [1.0, 2.0])], Scale::up_to(2.0), |_| HOSTILE.to_owned()),
            say.text("lab-house", &[("house", HOSTILE.into())]),
        ]
        .concat();
        assert!(!html.contains("<script") && !html.contains("alert('"), "{html}");
        assert!(html.contains("&lt;script&gt;alert(&#39;&amp;&quot;&#39;)"));
    }

    #[test]
    fn numbers_are_as_the_language_writes_them() {
        let (de, en) = (Words::new(Lang::De), Words::new(Lang::En));
        let [de, en] = [Say { words: &de }, Say { words: &en }];
        assert_eq!([de.signed(1.25, 1), en.signed(-1.25, 1)], ["+1,2", "−1.2"]);
        assert_eq!([de.signed(-0.04, 1), en.signed(0.0, 0)], ["0,0", "0"]);
        assert_eq!(de.percent(0.575, 1), "57,5\u{202f}%");
    }

    #[test]
    fn scales_have_a_few_round_ticks_and_show_everything() {
        let bounded = |value: f64, spread: f64| Bounded {
            value,
            low: Some(value - spread),
            high: Some(value + spread),
        };
        for (middle, least, value, spread) in [
            (0.0, 50.0, 235.0, 54.0),
            (0.5, 0.1, 0.49, 0.02),
            (0.0, 20.0, -7000.0, 900.0),
            (0.0, 0.05, 0.0, 0.0),
        ] {
            let scale = Scale::around(middle, least, [bounded(value, spread)].into_iter());
            assert!((2..=9).contains(&scale.ticks().count()), "{scale:?}");
            assert!(scale.low <= value - spread && value + spread <= scale.high, "{scale:?}");
            assert!((scale.at(middle) - 50.0).abs() < 1e-9);
        }
        assert_eq!(Scale::up_to(743.0).ticks().collect::<Vec<_>>(), [0.0, 200.0, 400.0, 600.0, 800.0]);
    }
}
