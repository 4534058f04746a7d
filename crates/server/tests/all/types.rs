//! The page's types are those of the server: `web/src/lib/wire.ts` is generated. With `UPDATE_EXPECT=1` it is written.

use server::protocol;
use std::path::Path;
use ts_rs::{Config, TS};
use wire::show;

/// All types by name, each once, without imports: they live in one file.
fn generated() -> String {
    let config = Config::default();
    let mut text = String::from(
        "// Generated from the Rust types by `UPDATE_EXPECT=1 cargo test --package walstatt-server --test all types`.\n\n\
         /** An action of a system. The page gets actions from the server and sends them back as they are. */\n\
         export type Action = { do: string; [field: string]: unknown };\n",
    );
    macro_rules! export {
        ($($type:ty),+ $(,)?) => {
            $(text += &format!("\nexport {}\n", <$type>::decl(&config));)+
        };
    }
    export!(
        show::Sides<()>,
        show::Table,
        show::Word,
        show::Ground,
        show::Piece,
        show::Form,
        show::PlaneArea,
        show::Terrain,
        show::Cell,
        show::ObjectiveInfo,
        show::HexRow,
        show::SideInfo,
        show::UnitInfo,
        show::CardValue,
        show::Origin,
        show::ElementInfo,
        show::OrderInfo,
        show::Scene,
        show::Strength,
        show::Ended,
        show::UnitNow,
        show::MarkersNow,
        show::BodyNow,
        show::FigureNow,
        show::ChargeNow,
        show::TurnNow,
        show::Budget,
        show::OrderNow,
        show::ElementNow,
        show::TaskNow,
        show::Ghost,
        show::Desk,
        show::ChoiceKind,
        show::Choice,
        show::Family,
        show::MoveNow,
        show::PlaceNow,
        show::Barred,
        show::Why,
        show::Pointed,
        show::Reach,
        show::Way,
        show::Drag,
        show::TrialNow,
        show::StopNow,
        show::LookNow,
        show::RangeNow,
        show::SeenUnit,
        show::SightNow,
        show::SeenNow,
        show::Preview,
        show::Attack,
        show::TermNow,
        show::OddsNow,
        show::OutcomeNow,
        show::ExpectedLoss,
        show::ChainNow,
        show::ChanceNow,
        show::Setting,
        show::SettingForm,
        show::SettingOption,
        show::LogEvent,
        show::Weight,
        show::DieNow,
        show::ReviewNow,
        show::MomentNow,
        show::RoundNow,
        show::SwingNow,
        show::SwingCause,
        show::ThrowNow,
        show::ThrowKindNow,
        protocol::Fault,
        protocol::Me,
        protocol::Credentials,
        protocol::Lobby,
        protocol::SystemLine,
        protocol::ScenarioLine,
        protocol::PlayerLine,
        protocol::BattleLine,
        protocol::Seat,
        protocol::SeatKind,
        protocol::NewBattle,
        protocol::Against,
        protocol::PlanOf,
        protocol::Plan,
        protocol::Created,
        protocol::Join,
        protocol::Fork,
        protocol::ForkDice,
        protocol::Replay,
        protocol::ReplayOf,
        protocol::Frame,
        protocol::CaseLine,
        protocol::CaseShown,
        protocol::Rules,
        protocol::ChapterShown,
        protocol::RuleShown,
        protocol::RuleKindShown,
        protocol::CoverageShown,
        protocol::RuleCoverageShown,
        protocol::Stamp,
        protocol::Request,
        protocol::Message,
        protocol::RefusedFor,
        protocol::Welcome,
        protocol::Update,
    );
    text
}

#[test]
fn the_page_has_the_types_of_the_server() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire.ts");
    let generated = generated();
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, &generated).expect("the file can be written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == generated, "web/src/lib/wire.ts is out of date; see its first line");
}
