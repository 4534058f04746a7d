//! What can be agreed on before a battle: the armies, the ground, the switches of WH-01-T3.

use super::super::Warhammer;
use super::super::data::{ArmyList, Data};
use super::super::switches::{Agreement, NUMBERS, TRUTHS};
use super::lang_name;
use crate::show::{Setting, SettingForm, SettingOption};
use crate::words::Words;
use ::table::RuleId;
use ::warhammer::Battle;
use ::warhammer::rules::*;

/// The ground that is rolled for, by its number; 0 is that of the scenario.
const MOST_GROUNDS: u16 = 999;

pub(in crate::warhammer) fn settings(system: &Warhammer, game: &Battle, words: &Words) -> Vec<Setting> {
    let form = Form { words };
    let mut settings = Vec::new();
    if let Some(agreement) = system.agreement() {
        settings.extend(form.agreement(system.data(), agreement));
    }
    settings.extend(form.switches(game));
    settings
}

/// The rule of a switch (WH-01-T3).
pub(super) fn rule_of(switch: &str) -> RuleId {
    match switch {
        "hard_cover" => WH_03_G3,
        "catch_on_tie" => WH_05_G7,
        "panic_range" => WH_06_05,
        "rank_min_width" => WH_04_G9,
        "rank_lost_to_flank" => WH_04_G10,
        "flank_bonus_min_strength" => WH_04_G11,
        "obstacle_taken_after_lost_round" => WH_04_G17,
        "march_through_rough" => WH_02_G6,
        "to_hit_7_plus" => WH_03_G6,
        "armour_slows" => WH_09_H33,
        "strict_measuring" => WH_01_G7,
        "challenges" => WH_09_H27,
        "magic" => WH_08_H01,
        _ => WH_01_T3,
    }
}

/// A modifier as it is printed: `−1`.
pub(super) fn signed(value: i8) -> String {
    let sign = if value < 0 { "−" } else { "+" };
    format!("{sign}{}", value.unsigned_abs())
}

struct Form<'a> {
    words: &'a Words,
}

impl Form<'_> {
    fn setting(&self, id: &str, rule: RuleId, form: SettingForm) -> Setting {
        let key = id.replace('_', "-");
        Setting {
            id: id.to_owned(),
            name: self.words.word("wh-setting", &key),
            text: self.words.word("wh-setting-text", &key),
            rule: rule.to_string(),
            needs: None,
            form,
        }
    }

    fn agreement(&self, data: &Data, agreement: &Agreement) -> Vec<Setting> {
        let army = |id: &str, chosen: &str| {
            let options = data.lists.iter().map(|list| self.list(data, list)).collect();
            self.setting(id, WH_09_H01, SettingForm::One { chosen: chosen.to_owned(), options })
        };
        let ground = SettingForm::Number {
            number: agreement.random_ground.unwrap_or(0),
            least: 0,
            most: MOST_GROUNDS,
        };
        vec![
            army("army_a", &agreement.army_a),
            army("army_b", &agreement.army_b),
            self.setting("random_ground", WH_09_H42, ground),
        ]
    }

    /// A list with what is in it.
    fn list(&self, data: &Data, list: &ArmyList) -> SettingOption {
        let lang = self.words.lang();
        let unit = |id: &str| data.unit(id).map(|(_, unit)| lang_name(lang, &unit.name_de, &unit.name_en));
        let units: Vec<String> = list
            .entry
            .iter()
            .filter_map(|entry| {
                let name = unit(entry.unit.get_ref())?;
                Some(if entry.count == 1 { name.to_owned() } else { format!("{} {name}", entry.count) })
            })
            .collect();
        let args = [("points", list.total.into()), ("units", units.join(", ").into())];
        SettingOption {
            id: list.id().to_owned(),
            name: lang_name(lang, &list.name_de, &list.name_en).to_owned(),
            text: self.words.text("wh-setting-army", &args),
            rule: None,
        }
    }

    fn switches(&self, game: &Battle) -> Vec<Setting> {
        let mut switches = game.stage().switches;
        let mut settings = vec![self.hard_cover(switches.hard_cover)];
        for &(id, place) in TRUTHS {
            let on = *place(&mut switches);
            settings.push(self.setting(id, rule_of(id), SettingForm::Switch { on }));
        }
        for &(id, place, [least, most]) in NUMBERS {
            let (least, most) = (least.into(), most.into());
            let form = SettingForm::Number { number: (*place(&mut switches)).into(), least, most };
            settings.push(self.setting(id, rule_of(id), form));
        }
        settings
    }

    /// WH-03-G3: as printed, or as commonly played.
    fn hard_cover(&self, chosen: i8) -> Setting {
        let option = |value: i8| SettingOption {
            id: value.to_string(),
            name: signed(value),
            text: String::new(),
            rule: None,
        };
        let options = vec![option(-1), option(-2)];
        self.setting("hard_cover", WH_03_G3, SettingForm::One { chosen: chosen.to_string(), options })
    }
}
