//! Sessions: hidden decisions and their seals, taking back, batches, forks, retelling, memory.

use serde_json::{Value, json};
use table::{Seed, Side};
use wire::{
    DiceChoice, Journal, JournalError, Options, PlayError, PlayerNames, Scenarios, Session, UndoError,
    retell, verify,
};

const SEED: Seed = Seed([5; 32]);

fn session_of(scenario: &str, dice: DiceChoice) -> Session {
    Session::new("demonworld", scenario, &Options::default(), dice, PlayerNames::default()).unwrap()
}

fn sealed(seed: Seed) -> DiceChoice {
    DiceChoice::Sealed { seed, in_header: false }
}

fn session() -> Session {
    session_of("first-game", sealed(SEED))
}

/// Plays what the sergeant would, at most `entries` actions. Both sides decide by turns where both may.
fn play(session: &mut Session, entries: usize) {
    for number in 0..entries {
        let pending = session.battle().pending();
        let Some(&side) = pending.get(number % pending.len().max(1)) else { break };
        let choice = session.battle().choose("sergeant", side, 1).unwrap();
        session.apply(side, &choice.action).unwrap();
    }
}

fn deploy(unit: u8, hex: [i8; 2], facing: u8) -> Value {
    json!({ "do": "deploy", "unit": unit, "hex": hex, "facing": facing, "width": 5 })
}

fn ready() -> Value {
    json!({ "do": "ready" })
}

fn set_up_of_a() -> [Value; 3] {
    [deploy(0, [-2, 11], 0), deploy(1, [6, 11], 0), ready()]
}

fn set_up_of_b() -> [Value; 3] {
    [deploy(2, [12, 3], 3), deploy(3, [20, 3], 3), ready()]
}

/// The lines as they are stored: appended, and replaced where something was taken back.
#[derive(Default)]
struct Stored(Vec<String>);

impl Stored {
    fn apply(&mut self, session: &mut Session, side: Side, action: &Value) -> Option<String> {
        let played = session.apply(side, action).unwrap();
        self.0.push(played.line);
        self.check(session);
        played.seal
    }

    fn undo(&mut self, session: &mut Session, side: Side) -> Value {
        let undone = session.undo(side).unwrap();
        self.0.truncate(undone.from);
        self.0.extend(undone.lines);
        self.check(session);
        undone.action
    }

    fn check(&self, session: &Session) {
        assert!(session.lines().eq(self.0.iter()));
        assert_eq!(session.len(), self.0.len());
        let text = session.header().line() + &self.0.concat();
        assert_eq!(Journal::parse(&text).as_ref(), Ok(&session.journal()));
        verify(&session.journal()).unwrap();
    }
}

#[test]
fn a_side_is_sealed_when_it_is_done_and_its_seal_depends_on_nothing_else() {
    let (mut one, mut other) = (session(), session());
    let [a, b] = [set_up_of_a(), set_up_of_b()];
    // One after the other, and by turns.
    let seals_of = |session: &mut Session, order: &[(Side, &Value)]| -> Vec<(Side, String)> {
        let played = order.iter().map(|&(side, action)| (side, session.apply(side, action).unwrap().seal));
        played.filter_map(|(side, seal)| Some((side, seal?))).collect()
    };
    let whole: Vec<(Side, &Value)> =
        a.iter().map(|action| (Side::A, action)).chain(b.iter().map(|action| (Side::B, action))).collect();
    let turns: Vec<(Side, &Value)> =
        b.iter().zip(&a).flat_map(|(b, a)| [(Side::B, b), (Side::A, a)]).collect();
    let first = seals_of(&mut one, &whole);
    let mut second = seals_of(&mut other, &turns);
    second.reverse();
    assert_eq!(first, second);
    assert_eq!(first.iter().map(|&(side, _)| side).collect::<Vec<_>>(), Side::BOTH);
    assert_eq!(verify(&one.journal()).unwrap().seals, 2);

    // Other decisions, another seal; with another seed, too.
    let mut third = session();
    third.apply(Side::A, &deploy(0, [-3, 11], 0)).unwrap();
    third.apply(Side::A, &a[1]).unwrap();
    assert_ne!(third.apply(Side::A, &a[2]).unwrap().seal.as_ref(), Some(&first[0].1));
    let mut fourth = session_of("first-game", sealed(Seed([6; 32])));
    assert_ne!(seals_of(&mut fourth, &whole), first);

    // Where the dice are not sealed, nothing is.
    assert_eq!(seals_of(&mut session_of("first-game", DiceChoice::Fast { seed: 1 }), &whole), []);
}

#[test]
fn hidden_decisions_are_taken_back_and_made_again_while_the_other_side_decides() {
    let (mut session, mut stored) = (session(), Stored::default());
    let [a, b] = [set_up_of_a(), set_up_of_b()];
    let mut do_ = |session: &mut Session, side, action: &Value| stored.apply(session, side, action);
    do_(&mut session, Side::A, &a[0]);
    do_(&mut session, Side::B, &b[0]);
    do_(&mut session, Side::A, &a[1]);
    let sealed = do_(&mut session, Side::A, &a[2]);
    assert!(sealed.is_some());
    do_(&mut session, Side::B, &b[1]);
    // The set-up was ended, and still nobody knows it.
    assert_eq!(stored.undo(&mut session, Side::A), a[2]);
    assert_eq!(stored.undo(&mut session, Side::B), b[1]);
    assert_eq!(stored.undo(&mut session, Side::A), a[1]);
    assert_eq!(stored.undo(&mut session, Side::B), b[0]);
    assert_eq!(stored.undo(&mut session, Side::A), a[0]);
    assert_eq!(session.undo(Side::A), Err(UndoError::Nothing));
    assert!(session.is_empty());
    let again = a.iter().filter_map(|action| stored.apply(&mut session, Side::A, action)).last();
    assert_eq!(again, sealed, "the same decisions have the same seal");
    for action in &b {
        stored.apply(&mut session, Side::B, action);
    }
    for side in Side::BOTH {
        assert_eq!(session.undo(side), Err(UndoError::Revealed));
    }
    // Orders are the next hidden decisions.
    let order = |unit: u8| json!({ "do": "order", "unit": unit, "order": "attack" });
    let commit = json!({ "do": "commit" });
    stored.apply(&mut session, Side::A, &order(0));
    stored.apply(&mut session, Side::A, &order(1));
    assert!(stored.apply(&mut session, Side::A, &commit).is_some());
    stored.apply(&mut session, Side::B, &order(2));
    assert_eq!(stored.undo(&mut session, Side::A), commit);
    assert!(stored.apply(&mut session, Side::A, &commit).is_some());
    assert!(stored.apply(&mut session, Side::B, &commit).is_some());
    assert_eq!(session.can_undo(Side::A), session.can_undo(Side::B));
    assert!(session.can_undo(Side::A).is_err());
}

#[test]
fn what_can_be_taken_back_is_taken_back_in_whole_battles() {
    let (mut session, mut stored) = (session(), Stored::default());
    let mut undone = 0;
    for number in 0..150 {
        let pending = session.battle().pending();
        let Some(&side) = pending.get(number % pending.len().max(1)) else { break };
        let action = session.battle().choose("sergeant", side, 1).unwrap().action;
        stored.apply(&mut session, side, &action);
        for side in [side, side.enemy()] {
            let before = session.journal();
            match session.can_undo(side) {
                Ok(()) => {
                    let action = stored.undo(&mut session, side);
                    stored.apply(&mut session, side, &action);
                    undone += 1;
                }
                Err(fault) => {
                    assert_eq!(session.undo(side), Err(fault));
                    assert_eq!(session.journal(), before);
                }
            }
        }
    }
    assert!(50 < undone, "{undone}");
}

#[test]
fn a_batch_is_played_as_a_whole_or_not_at_all() {
    let mut session = session();
    session.apply(Side::B, &set_up_of_b()[0]).unwrap();
    let before = session.journal();
    let hash = session.battle().state_hash();
    let faulty = [deploy(0, [-2, 11], 0), json!({ "do": "order", "unit": 0, "order": "hold" }), ready()];
    let (number, fault) = session.apply_all(Side::A, &faulty).unwrap_err();
    assert!(number == 1 && matches!(fault, PlayError::Rejected(_)), "{number} {fault}");
    assert_eq!(session.apply_all(Side::A, &[json!(7)]).unwrap_err().0, 0);
    assert_eq!((session.journal(), session.battle().state_hash()), (before, hash));

    let mut single = session.clone();
    let played = session.apply_all(Side::A, &set_up_of_a()).unwrap();
    let one_by_one: Vec<_> =
        set_up_of_a().iter().map(|action| single.apply(Side::A, action).unwrap()).collect();
    assert_eq!(played, one_by_one);
    assert_eq!(session.journal(), single.journal());
    assert_eq!(session.apply_all(Side::A, &[]), Ok(Vec::new()));
}

#[test]
fn a_fork_with_the_same_seed_and_actions_is_the_same_battle() {
    let mut whole = session();
    play(&mut whole, 9999);
    let journal = whole.journal();
    assert!(journal.end.is_some() && journal.entries.iter().any(|entry| !entry.dice.is_empty()));
    for n in [0, 1, 4, 7, 30, 100] {
        let mut fork = Session::fork(&Scenarios, &journal, n, sealed(SEED), PlayerNames::default()).unwrap();
        assert_eq!((fork.len(), fork.header().forked), (n, n));
        for entry in &journal.entries[n..] {
            fork.apply(entry.side, &entry.action).unwrap();
        }
        assert_eq!(fork.journal().entries, journal.entries);
        let read = Journal::parse(&fork.journal().text()).unwrap();
        assert_eq!(read, fork.journal());
        assert_eq!(verify(&read).unwrap().forked, n);
    }
}

#[test]
fn a_fork_goes_on_with_dice_of_its_own_and_keeps_its_past() {
    let mut whole = session();
    play(&mut whole, 9999);
    let journal = whole.journal();
    let n = journal.entries.iter().position(|entry| !entry.dice.is_empty()).unwrap() + 20;
    let names = PlayerNames { a: "Anna".to_owned(), b: "sergeant".to_owned() };
    let mut fork = Session::fork(&Scenarios, &journal, n, sealed(Seed([77; 32])), names).unwrap();
    let past = fork.journal().entries;
    for (old, new) in journal.entries.iter().zip(&past) {
        assert_eq!((&old.action, &old.dice, old.hash), (&new.action, &new.dice, new.hash));
        assert_eq!(old.seal.is_some(), new.seal.is_some());
        assert!(old.seal.is_none() || old.seal != new.seal, "sealed with the new seed");
    }
    // What was taken over is not taken back.
    for side in Side::BOTH {
        assert_eq!(fork.undo(side), Err(UndoError::Nothing));
    }
    play(&mut fork, 9999);
    let forked = Journal::parse(&fork.journal().text()).unwrap();
    assert_eq!(forked.entries[..n], past);
    assert!(verify(&forked).unwrap().seed_checked);
    let (resumed, _) = Session::resume(&forked, None).unwrap();
    assert_eq!(resumed.journal(), forked);
    // Without the note the dice of the past would have to follow from the new seed.
    let mut unnoted = forked.clone();
    unnoted.header.forked = 0;
    assert!(verify(&unnoted).unwrap_err().reason.contains("noted are the dice"));

    let too_far =
        Session::fork(&Scenarios, &journal, journal.entries.len() + 1, sealed(SEED), PlayerNames::default());
    assert!(too_far.unwrap_err().reason.starts_with("the journal has "));
}

#[test]
fn a_battle_resumed_without_its_seed_keeps_its_seals() {
    let mut whole = session();
    play(&mut whole, 40);
    let journal = Journal::parse(&whole.journal().text()).unwrap();
    assert!(journal.entries.iter().any(|entry| entry.seal.is_some()));
    let (blind, _) = Session::resume(&journal, None).unwrap();
    assert_eq!(blind.journal(), journal);
    let mut forged = journal.clone();
    let seal = forged.entries.iter_mut().find_map(|entry| entry.seal.as_mut()).unwrap();
    seal[0] ^= 1;
    assert!(Session::resume(&forged, Some(SEED)).unwrap_err().reason.contains("the seal does not fit"));
}

#[test]
fn retelling_gives_the_events_of_every_entry() -> Result<(), JournalError> {
    let mut session = session();
    let mut events = vec![session.opening().unwrap().events];
    let mut hashes = vec![session.battle().state_hash()];
    for number in 0..120 {
        let Some(&side) = session.battle().pending().last() else { break };
        let choice = session.battle().choose("sergeant", side, number).unwrap();
        events.push(session.apply(side, &choice.action).unwrap().events);
        hashes.push(session.battle().state_hash());
    }
    let journal = session.journal();
    let (mut heard, mut seen, mut entries) = (Vec::new(), Vec::new(), Vec::new());
    retell(&Scenarios, &journal, &mut |battle, entry, events| {
        heard.push(events.to_vec());
        seen.push(battle.state_hash());
        entries.extend(entry.cloned());
    })?;
    assert_eq!((heard, seen, entries), (events, hashes, journal.entries.clone()));

    let mut faulty = journal;
    faulty.entries[5].side = faulty.entries[5].side.enemy();
    let fault = retell(&Scenarios, &faulty, &mut |_, _, _| {}).unwrap_err();
    assert_eq!(fault.line, 7);
    Ok(())
}

/// A server holds thousands of sessions.
#[test]
fn a_session_of_two_hundred_entries_is_small() {
    // What is read once and shared does not count.
    drop(session());
    let mut kept = None;
    let info = allocation_counter::measure(|| {
        let mut session = session_of("first-game-missiles", sealed(SEED));
        play(&mut session, 200);
        kept = Some(session);
    });
    let session = kept.unwrap();
    assert_eq!(session.len(), 200);
    assert!(info.bytes_current < 34 * 1024, "{} bytes", info.bytes_current);
}
