//! What can be agreed on before a battle: the chapters in use, the house rules, and of an own battle the armies, the
//! board and the objectives.

use super::super::Demonworld;
use super::super::data::{Agreement, Army, BoardEntry, Data, Layout, SheetEntry};
use super::super::system::MODULES;
use super::lang_name;
use crate::show::{Setting, SettingForm, SettingOption};
use crate::words::Words;
use ::demonworld::Battle;
use ::demonworld::rules::*;
use ::table::RuleId;
use serde_json::json;

/// More rounds than any battle lasts.
const MOST_ROUNDS: u16 = 30;

/// What a new objective is worth: between the 50 and 300 points of DW-16-34.
const OBJECTIVE: u16 = 100;

/// DW-16-15 recommends 1,000 to 2,000 points and knows no limit.
const MOST_POINTS: u16 = 5000;

pub(super) fn settings(system: &Demonworld, game: &Battle, words: &Words) -> Vec<Setting> {
    let form = Form { words };
    let mut settings = Vec::new();
    if let Some(agreement) = system.agreement() {
        settings.extend(form.agreement(system.data(), agreement));
    }
    settings.extend(form.switches(system, game));
    settings
}

struct Form<'a> {
    words: &'a Words,
}

impl Form<'_> {
    fn setting(&self, id: &str, rule: RuleId, form: SettingForm) -> Setting {
        let key = id.replace('_', "-");
        Setting {
            id: id.to_owned(),
            name: self.words.word("setting", &key),
            text: self.words.word("setting-text", &key),
            rule: rule.to_string(),
            needs: None,
            form,
        }
    }

    /// The switches of the engine's house rules.
    fn switches(&self, system: &Demonworld, game: &Battle) -> Vec<Setting> {
        let house = game.house_rules();
        let limit = system.scenario().length.map_or(DW_07_G5, |length| length.rule);
        let rounds = SettingForm::Number { number: house.round_limit.into(), least: 0, most: MOST_ROUNDS };
        let switch = |id: &str, rule: RuleId, on: bool| self.setting(id, rule, SettingForm::Switch { on });
        let within = |module: &str, setting: Setting| Setting { needs: Some(module.to_owned()), ..setting };
        let mut settings = vec![self.modules(game), self.setting("round_limit", limit, rounds)];
        if system.agreement().is_some() {
            settings.push(switch("flank_marches", DW_16_39, house.flank_marches));
        }
        let spare = switch("spare_last_point_only", DW_10_G11, house.spare_last_point_only);
        settings.push(within("commanders", spare));
        settings.push(within("morale", switch("impetuous_charge", DW_14_G8, house.impetuous_charge)));
        settings.push(switch("strict_range", DW_04_G4, house.strict_range));
        settings
    }

    /// DW-08-01: the chapters of the standard game, one by one.
    fn modules(&self, game: &Battle) -> Setting {
        let played = game.house_rules().modules;
        let chosen = MODULES.iter().filter(|(_, module)| played.has(*module));
        let rules = [DW_09_01, DW_10_01, DW_11_01, DW_13_01, DW_15_01];
        let option = |((id, _), rule): (&(&str, _), RuleId)| SettingOption {
            id: (*id).to_owned(),
            name: self.words.word("module", id),
            text: self.words.word("module-text", id),
            rule: Some(rule.to_string()),
        };
        let form = SettingForm::Several {
            chosen: chosen.map(|(id, _)| (*id).to_owned()).collect(),
            options: MODULES.iter().zip(rules).map(option).collect(),
        };
        self.setting("modules", DW_08_01, form)
    }

    /// DW-16-14: what only own battles agree on.
    fn agreement(&self, data: &Data, agreement: &Agreement) -> Vec<Setting> {
        let army = |id: &str, chosen: &str| {
            let options = data.armies.iter().map(|army| self.army(data, army)).collect();
            self.setting(id, DW_16_16, SettingForm::One { chosen: chosen.to_owned(), options })
        };
        let size = SettingForm::Number { number: agreement.army_size, least: 0, most: MOST_POINTS };
        let objective = |&(row, column, points): &(u8, u8, u16)| [row.into(), column.into(), points];
        let chosen = agreement.objectives.iter().map(objective).collect();
        let objectives = SettingForm::Objectives { chosen, points: OBJECTIVE };
        vec![
            army("army_a", &agreement.army_a),
            army("army_b", &agreement.army_b),
            self.setting("army_size", DW_16_17, size),
            self.board(data, agreement),
            self.setting("objectives", DW_16_34, objectives),
        ]
    }

    fn army(&self, data: &Data, army: &Army) -> SettingOption {
        let lang = self.words.lang();
        let name = |id: &str| data.profile(id).map(|unit| lang_name(lang, &unit.name_de, &unit.name_en));
        let units: Vec<&str> = army.units.iter().filter_map(|id| name(id.get_ref())).collect();
        let args = [("points", army.points.into()), ("units", units.join(", ").into())];
        SettingOption {
            id: army.id().to_owned(),
            name: lang_name(lang, &army.name_de, &army.name_en).to_owned(),
            text: self.words.text("setting-army", &args),
            rule: None,
        }
    }

    /// DW-16-18.
    fn board(&self, data: &Data, agreement: &Agreement) -> Setting {
        let lang = self.words.lang();
        let option = |id: &str, de: &str, en: &str, rule: RuleId| SettingOption {
            id: id.to_owned(),
            name: lang_name(lang, de, en).to_owned(),
            text: String::new(),
            rule: Some(rule.to_string()),
        };
        let board =
            |board: &BoardEntry| option(board.id.get_ref(), &board.name_de, &board.name_en, board.rule);
        let sheet =
            |sheet: &SheetEntry| option(sheet.id.get_ref(), &sheet.name_de, &sheet.name_en, sheet.rule);
        let form = SettingForm::Board {
            chosen: match &agreement.board {
                Layout::Board(id) => json!(id),
                Layout::Sheets(ids) => json!(ids),
            },
            boards: data.boards.iter().filter(|board| !board.layout.is_empty()).map(board).collect(),
            sheets: data.sheets.iter().map(sheet).collect(),
        };
        self.setting("board", DW_16_18, form)
    }
}
