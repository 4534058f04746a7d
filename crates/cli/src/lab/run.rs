//! The run file: the plan, and a line for every block of battles that is over. So a run that was broken off goes on
//! where it stopped, and any battle of it can be found again.

use super::plan::{Cell, Plan};
use crate::stop::Stop;
use lab::{Fought, Measure};
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use table::{BySide, Outcome, Side};
use wire::Registration;

/// Battles that are kept together: an even number, so that pairs stay whole.
const BLOCK: usize = 10;

/// A line of the run file.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    block: usize,
    battles: Vec<Row>,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Letter {
    A,
    B,
    Draw,
}

/// A battle: who won (null: broken off), who had the first turn, rounds, points lost by a and b, points of victory of a
/// and b, actions.
type Row = (Option<Letter>, Option<Letter>, u16, [u32; 2], [u32; 2], u32);

fn row(battle: &Fought) -> Row {
    let letter = |side: Side| match side {
        Side::A => Letter::A,
        Side::B => Letter::B,
    };
    let outcome = battle.outcome.map(|outcome| match outcome {
        Outcome::Won(side) => letter(side),
        Outcome::Draw => Letter::Draw,
    });
    let Measure { first, rounds, lost, score } = battle.measure;
    (outcome, first.map(letter), rounds, [lost.a, lost.b], [score.a, score.b], battle.actions)
}

/// `None` where the row says what no battle can.
fn battle_of((outcome, first, rounds, lost, score, actions): Row) -> Option<Fought> {
    let side = |letter: Letter| match letter {
        Letter::A => Some(Side::A),
        Letter::B => Some(Side::B),
        Letter::Draw => None,
    };
    let first = match first {
        Some(letter) => Some(side(letter)?),
        None => None,
    };
    let outcome = outcome.map(|letter| side(letter).map_or(Outcome::Draw, Outcome::Won));
    let [lost, score] = [lost, score].map(|[a, b]| BySide::new(a, b));
    Some(Fought { outcome, measure: Measure { first, rounds, lost, score }, actions })
}

/// A run: what is known of it, and the file that keeps it.
#[derive(Debug)]
pub struct Run {
    pub plan: Plan,
    cells: Vec<Cell>,
    path: PathBuf,
    file: File,
    /// What came of the battles of each block.
    blocks: Vec<Option<Vec<Fought>>>,
}

/// Where a folder keeps its run.
pub fn path_in(folder: &Path) -> PathBuf {
    folder.join("run.jsonl")
}

impl Run {
    /// Begins the run in the folder, or goes on with the one that is there if it is of the same plan.
    pub fn begin(folder: &Path, plan: &Plan) -> Result<Run, Stop> {
        std::fs::create_dir_all(folder).map_err(|fault| Stop::file(folder, fault))?;
        let path = path_in(folder);
        let file = OpenOptions::new().read(true).append(true).create(true).open(&path);
        let mut file = file.map_err(|fault| Stop::file(&path, fault))?;
        let (text, torn) = whole_lines(&mut file, &path)?;
        let mut run = Run::read(&path, file, &text, Some(plan))?;
        if torn {
            let cut = run.file.set_len(text.len() as u64).and_then(|()| run.file.seek(SeekFrom::End(0)));
            cut.map_err(|fault| Stop::file(&path, fault))?;
        }
        if text.is_empty() {
            run.append(plan)?;
        }
        Ok(run)
    }

    /// The run that a folder keeps, to look at it.
    pub fn open(folder: &Path) -> Result<Run, Stop> {
        let path = path_in(folder);
        let mut file = File::open(&path).map_err(|fault| match fault.kind() {
            ErrorKind::NotFound => Stop::Failed(format!("{}: there is no run here", path.display())),
            _ => Stop::file(&path, fault),
        })?;
        let (text, _) = whole_lines(&mut file, &path)?;
        Run::read(&path, file, &text, None)
    }

    /// Reads whole lines. Without a plan that of the file is taken.
    fn read(path: &Path, file: File, text: &str, asked: Option<&Plan>) -> Result<Run, Stop> {
        let fault =
            |line: usize, reason: &str| Stop::Failed(format!("{}: line {line}: {reason}", path.display()));
        let mut lines = text.lines();
        let plan = match (lines.next(), asked) {
            (None, Some(asked)) => asked.clone(),
            (None, None) => return Err(fault(1, "there is no plan")),
            (Some(line), _) => {
                let plan: Plan = serde_json::from_str(line)
                    .map_err(|reason| fault(1, &format!("this is no run of walstatt lab: {reason}")))?;
                plan.check_form().map_err(|reason| fault(1, &reason))?;
                plan
            }
        };
        if let Some(field) = asked.and_then(|asked| difference(asked, &plan)) {
            return Err(Stop::Failed(format!(
                "{}: another run is kept here, with another \"{field}\"; choose another folder, or delete this one",
                path.display()
            )));
        }
        let cells = plan.cells();
        let blocks = vec![None; cells.len() * plan.games.div_ceil(BLOCK)];
        let mut run = Run { plan, cells, path: path.to_owned(), file, blocks };
        for (number, line) in lines.enumerate() {
            let read = serde_json::from_str::<Line>(line).map_err(|reason| reason.to_string());
            read.and_then(|line| run.take(line)).map_err(|reason| fault(number + 2, &reason))?;
        }
        Ok(run)
    }

    fn take(&mut self, line: Line) -> Result<(), String> {
        let expected =
            self.block(line.block).ok_or_else(|| format!("there is no block {}", line.block))?.len();
        if line.battles.len() != expected {
            return Err(format!("block {} has {expected} battles", line.block));
        }
        let battles: Option<Vec<Fought>> = line.battles.into_iter().map(battle_of).collect();
        self.blocks[line.block] = Some(battles.ok_or("a draw cannot have the first turn")?);
        Ok(())
    }

    fn append(&mut self, line: &impl Serialize) -> Result<(), Stop> {
        append(&mut self.file, &self.path, line)
    }

    /// The battles of a block, by their numbers within their cell.
    fn block(&self, number: usize) -> Option<std::ops::Range<usize>> {
        (number < self.blocks.len()).then(|| {
            let from = number % self.per_cell() * BLOCK;
            from..(from + BLOCK).min(self.plan.games)
        })
    }

    fn per_cell(&self) -> usize {
        self.plan.games.div_ceil(BLOCK)
    }

    pub fn battles(&self) -> usize {
        self.plan.battles()
    }

    /// How many battles are over.
    pub fn over(&self) -> usize {
        self.blocks.iter().flatten().map(Vec::len).sum()
    }

    /// What came of a battle, by its number in the whole run.
    pub fn battle(&self, number: usize) -> Option<&Fought> {
        let (cell, battle) = (number / self.plan.games, number % self.plan.games);
        self.blocks.get(cell * self.per_cell() + battle / BLOCK)?.as_ref()?.get(battle % BLOCK)
    }

    /// The cells with what came of their battles, each with the side of its first force.
    pub fn cells(&self) -> impl Iterator<Item = (&Cell, Vec<(Fought, Side)>)> {
        self.cells.iter().zip(self.blocks.chunks(self.per_cell())).map(|(cell, blocks)| {
            let battles = blocks.iter().flatten().flatten().copied().enumerate();
            (cell, battles.map(|(number, battle)| (battle, cell.own(number))).collect())
        })
    }

    /// A run of an older program goes on only if it would have taken the same course.
    pub fn check_course(&self, system: &Registration) -> Result<(), Stop> {
        let Some(first) = self.blocks.iter().position(Option::is_some) else { return Ok(()) };
        if self.blocks[first] == Some(self.fight(system, first)?) {
            return Ok(());
        }
        Err(Stop::Failed(format!(
            "{}: the battles of this run take another course now; choose another folder, or delete this one",
            self.path.display()
        )))
    }

    /// Fights every battle that is not over. `done` counts them all.
    pub fn finish(&mut self, system: &Registration, threads: usize, done: &AtomicUsize) -> Result<(), Stop> {
        done.store(self.over(), Ordering::Relaxed);
        let open: Vec<usize> =
            (0..self.blocks.len()).filter(|&number| self.blocks[number].is_none()).collect();
        let file = self.file.try_clone().map_err(|fault| Stop::file(&self.path, fault))?;
        let kept = Mutex::new((file, Vec::new()));
        lab::each(threads, &open, |&number| {
            let battles = self.fight(system, number)?;
            let line = Line { block: number, battles: battles.iter().map(row).collect() };
            done.fetch_add(battles.len(), Ordering::Relaxed);
            let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
            append(&mut kept.0, &self.path, &line)?;
            kept.1.push((number, battles));
            Ok::<(), Stop>(())
        })?;
        let (_, fought) = kept.into_inner().unwrap_or_else(PoisonError::into_inner);
        for (number, battles) in fought {
            self.blocks[number] = Some(battles);
        }
        Ok(())
    }

    /// Fights the battles of a block.
    fn fight(&self, system: &Registration, number: usize) -> Result<Vec<Fought>, Stop> {
        let (Some(cell), Some(block)) = (self.cells.get(number / self.per_cell()), self.block(number)) else {
            return Ok(Vec::new());
        };
        let player = self.plan.player()?;
        let mut fought = Vec::new();
        // Battles of one side begin alike, and to prepare them costs more than to begin them.
        for side in Side::BOTH {
            let battles: Vec<usize> = block.clone().filter(|&battle| cell.own(battle) == side).collect();
            let meetings: Vec<_> = battles.iter().map(|&battle| self.plan.meeting(cell, battle)).collect();
            let Some(first) = meetings.first() else { continue };
            let seeds: Vec<usize> = meetings.iter().map(|meeting| meeting.seed_number).collect();
            let results = (system.fight)(&self.plan.series(player, &first.options), &seeds)?;
            fought.extend(battles.into_iter().zip(results));
        }
        fought.sort_by_key(|&(battle, _)| battle);
        Ok(fought.into_iter().map(|(_, result)| result).collect())
    }
}

/// The lines of a file that end with a line feed, and whether there is more: what was torn when a run was broken off.
fn whole_lines(file: &mut File, path: &Path) -> Result<(String, bool), Stop> {
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).map_err(|fault| Stop::file(path, fault))?;
    let sound = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    let torn = sound < bytes.len();
    bytes.truncate(sound);
    Ok((String::from_utf8(bytes).map_err(|fault| Stop::file(path, fault))?, torn))
}

/// The first field in which two plans differ.
fn difference(one: &Plan, other: &Plan) -> Option<String> {
    let [one, other] = [one, other].map(|plan| serde_json::to_value(plan).unwrap_or_default());
    let keys = one.as_object().into_iter().chain(other.as_object()).flat_map(|fields| fields.keys());
    keys.into_iter().find(|key| one.get(key.as_str()) != other.get(key.as_str())).cloned()
}

/// A line in one piece, so that only the last one of a file can be torn.
fn append(file: &mut File, path: &Path, line: &impl Serialize) -> Result<(), Stop> {
    let mut text = serde_json::to_string(line).map_err(|fault| Stop::file(path, fault))?;
    text.push('\n');
    file.write_all(text.as_bytes()).map_err(|fault| Stop::file(path, fault))
}
