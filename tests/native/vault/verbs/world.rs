//! A player uses one page after another, and anything can happen to the browser.

use std::fmt::Write as _;

use game::Chance;
use lexicon::checksum::crc32;
use store::StoreError;
use store::transfer::MergePlan;
use store::vault::Generation;

use super::house::{MergeUndo, PAGE, RecordSet, StoredRecord, parse_content};
use super::page::{BulkOperation, Page};
use super::stores::{Disk, Faults, LocalStore};

mod acts;
mod keeping;

/// What a sequence may contain.
#[derive(Debug, Clone, Copy, Default)]
pub struct Rules {
    /// The browser has a disk.
    pub disk: bool,
    /// The browser may have no disk when a page opens.
    pub beside: bool,
    /// Version 1 has been used here, and still is now and then.
    pub slots: bool,
    /// Faults to inject.
    pub faults: Faults,
}

/// The expected state after each operation since the page opened.
#[derive(Debug, Clone, Default)]
struct ExpectedStates {
    states: Vec<ExpectedState>,
    /// The last state that was reported saved: no earlier one may come back.
    floor: usize,
    /// Whether any state was reported saved.
    promised: bool,
    /// The synchronous store refused some writes, so later writes may be there without earlier
    /// ones.
    holes: bool,
    /// Possible states before the migration that ran when the page opened.
    before: Vec<RecordSet>,
    /// Number of writes to the synchronous store when the page opened.
    opened: usize,
}

#[derive(Debug, Clone, Default)]
struct ExpectedState {
    house: RecordSet,
    /// Number of writes to the synchronous store up to this state.
    writes: usize,
    /// Whether the synchronous store holds this state, if there is no disk.
    kept: bool,
}

/// An undo that the page offers.
#[derive(Debug, Clone)]
enum UndoWay {
    Generation(Generation, RecordSet),
    Without(MergePlan, MergeUndo),
    Removed(String),
}

pub struct Simulation {
    chance: Chance,
    rules: Rules,
    disk: Disk,
    local: LocalStore,
    page: Option<Page>,
    track: ExpectedStates,
    /// The states that may be found with a disk, and without one.
    found: [Vec<RecordSet>; 2],
    holes: bool,
    way: Option<UndoWay>,
    /// Whether the page still offers an undo.
    holds: bool,
    /// The expected state once the running bulk operation is done.
    next: Option<(RecordSet, Option<UndoWay>)>,
    number: u32,
    path: String,
    pub events: usize,
}

const SMALL: [&str; 2] = ["settings", "players"];
/// A game that version 1 plays.
const OLD: &str = "game/old";

pub type CheckResult = Result<(), String>;

impl ExpectedStates {
    fn starting_at(house: RecordSet) -> ExpectedStates {
        let kept = true;
        let first = ExpectedState {
            house,
            writes: 0,
            kept,
        };
        ExpectedStates {
            states: vec![first],
            ..ExpectedStates::default()
        }
    }

    fn current(&self) -> &RecordSet {
        &self.states.last().unwrap().house
    }
}

/// A text as version 1 sealed it.
fn sealed_text(sequence: u64, body: &str) -> String {
    let sum = crc32(format!("{sequence} {body}").as_bytes());
    format!("LC1 {sequence} {sum:08x} {body}")
}

impl Simulation {
    pub fn new(seed: u64, rules: Rules) -> Simulation {
        Simulation {
            chance: Chance::new(seed),
            rules,
            disk: Disk::default(),
            local: LocalStore::with_faults(rules.faults),
            page: None,
            track: ExpectedStates::default(),
            found: [vec![RecordSet::default()], vec![RecordSet::default()]],
            holes: false,
            way: None,
            holds: false,
            next: None,
            number: 0,
            path: String::new(),
            events: 0,
        }
    }

    /// Runs a sequence of events, then checks everything that was saved.
    pub fn run(mut self, events: usize) -> Result<usize, String> {
        let ran = self.try_run(events);
        ran.map_err(|why| format!("{why}\nafter:{}", self.path))?;
        Ok(self.events)
    }

    fn try_run(&mut self, events: usize) -> CheckResult {
        for _ in 0..events {
            self.apply_random_event()?;
        }
        self.disk.refuses = None;
        self.local.set_room(None);
        self.close_page(0);
        self.open(self.rules.disk)?;
        self.settle()?;
        self.close_page(0);
        self.open(self.rules.disk)
    }

    fn log_event(&mut self, what: std::fmt::Arguments<'_>) {
        self.events += 1;
        let _ = write!(self.path, " {what}");
    }

    fn next_number(&mut self) -> u32 {
        self.number += 1;
        self.number
    }

    fn has_disk(&self) -> bool {
        self.page.as_ref().is_some_and(|page| page.has_disk)
    }

    fn apply_random_event(&mut self) -> CheckResult {
        if self.page.is_none() {
            if self.rules.slots && self.chance.below(3) == 0 {
                self.write_from_old_page();
                return Ok(());
            }
            let mixed = self.rules.disk && self.rules.beside;
            let disk = if mixed {
                self.chance.below(3) > 0
            } else {
                self.rules.disk
            };
            return self.open(disk);
        }
        // Without a disk there is more that can be interrupted.
        let calm = if self.has_disk() { 20 } else { 10 };
        match self.chance.below(calm) {
            0 => {
                let most = self.local.unsynced_writes().min(12);
                let lost = match self.chance.below(3) {
                    0 => 0,
                    _ => self.chance.below(most + 1),
                };
                self.log_event(format_args!("kill({lost})"));
                self.close_page(lost);
            }
            1 => self.cause_trouble(),
            2..=9 if self.has_disk() => self.run_background_step(),
            _ => return self.act_randomly(),
        }
        Ok(())
    }

    fn cause_trouble(&mut self) {
        match self.chance.below(4) {
            0 => {
                self.log_event(format_args!("sync"));
                self.local.sync();
                for state in &mut self.track.states {
                    state.writes = 0;
                }
            }
            1 if self.has_disk() => {
                let times = self.chance.between(1, 5);
                let refused = *self
                    .chance
                    .pick(&[StoreError::Full, StoreError::Blocked])
                    .unwrap();
                self.log_event(format_args!("refuses({refused:?}, {times})"));
                self.disk.refuses = Some((refused, times));
            }
            2 => {
                let room = self.chance.between(20, 300);
                self.log_event(format_args!("room({room})"));
                self.local.set_room(Some(room));
            }
            _ => {
                self.log_event(format_args!("room"));
                self.local.set_room(None);
            }
        }
    }

    /// A version 1 page writes one of its records into the older of two slots.
    fn write_from_old_page(&mut self) {
        let name = *self.chance.pick(&[SMALL[0], OLD]).unwrap();
        let slots = self.record_slots(name);
        let newest = slots.iter().max_by_key(|(sequence, _)| *sequence).cloned();
        let (sequence, before) = newest.unwrap_or_default();
        let number = self.next_number();
        let mut steps = before.map_or(Vec::new(), |thing| thing.steps);
        if name == OLD {
            steps.push(number);
        }
        let content = parse_content(name, number, &steps);
        let text = store::game_lines::join_game(&content);
        let slot = if sequence % 2 == 0 { "a" } else { "b" };
        self.log_event(format_args!("old_page({name} {number})"));
        self.local.write_text(
            &format!("lettercase/{name}/{slot}"),
            &sealed_text(sequence + 1, &text),
        );
        self.local.sync();
    }

    /// The contents of a record's slots.
    fn record_slots(&self, name: &str) -> Vec<(u64, Option<StoredRecord>)> {
        let texts = self.local.texts();
        let slots = ["a", "b"].into_iter().filter_map(|slot| {
            let text = texts.get(&format!("lettercase/{name}/{slot}"))?;
            let mut parts = text.splitn(4, ' ');
            let sequence = parts.nth(1)?.parse().ok()?;
            let content = store::game_lines::parse_content(name, parts.nth(1)?);
            let (head, steps) = super::house::parse_record(&content)?;
            let (gone, by, swept) = (false, PAGE, false);
            let thing = StoredRecord {
                head,
                steps,
                gone,
                by,
                swept,
            };
            Some((sequence, Some(thing)))
        });
        slots.collect()
    }

    /// Opens a page and checks that it finds what was saved.
    fn open(&mut self, disk: bool) -> CheckResult {
        self.log_event(format_args!(
            "open({})",
            if disk { "disk" } else { "beside" }
        ));
        let at = usize::from(!disk);
        let before = self.found[at].clone();
        let mut may = before.clone();
        for name in [OLD, SMALL[0]] {
            let mut slots = self.record_slots(name);
            slots.sort_by_key(|(sequence, _)| *sequence);
            let things: Vec<StoredRecord> =
                slots.into_iter().filter_map(|(_, thing)| thing).collect();
            for house in &mut may {
                *house = house.migrate_record("slots", name, &things);
            }
        }
        if disk && self.rules.beside {
            let beside = self.peek(false)?;
            for (name, thing) in beside.present_records() {
                for house in &mut may {
                    *house = house.migrate_record("rows", name, std::slice::from_ref(thing));
                }
            }
        }
        let found = self.peek(disk)?;
        let same = may.iter().rev().find(|house| house.matches(&found));
        let house = match same {
            Some(house) => house.clone(),
            None if self.holes => {
                let mut last = may.last().cloned().unwrap_or_default();
                for (name, thing) in &found.things {
                    if thing.gone {
                        last.things.insert(name.clone(), thing.clone());
                        continue;
                    }
                    let mut all = may.iter().rev().filter_map(|house| house.things.get(name));
                    let one = all.find(|one| one.is_same(thing));
                    let one = one.ok_or_else(|| format!("{name} is {thing:?}: {may:?}"))?;
                    last.things.insert(name.clone(), one.clone());
                }
                last.things
                    .retain(|name, _| found.things.contains_key(name));
                last
            }
            None => return Err(format!("found {found:?}\nof {may:#?}")),
        };
        let missing =
            may.iter().all(|may| may.present_records().count() > 0) && found.things.is_empty();
        if missing {
            return Err("nothing is there any more".into());
        }
        let same = may.iter().zip(before).filter(|(may, _)| **may == house);
        let mut before: Vec<RecordSet> = same.map(|(_, before)| before).collect();
        before.extend(before.is_empty().then(|| house.clone()));
        self.found[at].clone_from(&before);
        self.track = ExpectedStates {
            before,
            ..ExpectedStates::starting_at(house)
        };
        self.holes = false;
        let writer = 1_000 + u64::from(self.next_number());
        let found = disk.then_some(&self.disk);
        self.page = Some(Page::open(&self.local, found, writer));
        self.track.opened = self.local.unsynced_writes();
        if let (Some(page), Some(first)) = (&mut self.page, self.track.states.first_mut()) {
            first.kept = page.has_disk || page.is_saved();
        }
        Ok(())
    }

    /// What a page opened now would find.
    fn peek(&mut self, disk: bool) -> Result<RecordSet, String> {
        let local = self.local.copy();
        let found = disk.then_some(&self.disk);
        if !disk && self.rules.disk {
            local.remove_prefix("lettercase/");
        }
        let mut page = Page::open(&local, found, 999);
        let (house, damaged) = page.shown_records(&self.disk);
        if damaged.is_empty() {
            Ok(house)
        } else {
            Err(format!("{damaged:?} is damaged: {house:?}"))
        }
    }

    /// Closes the page; this many of the last writes are lost.
    fn close_page(&mut self, lost: usize) {
        let Some(page) = self.page.take() else {
            return;
        };
        let left = self.local.unsynced_writes().saturating_sub(lost);
        self.local.kill(lost);
        if self.local.texts().contains_key("lettercase-ahead") {
            // The write-ahead rows fitted into the store before, so they must fit again.
            self.local.set_room(None);
        }
        let track = std::mem::take(&mut self.track);
        let at = usize::from(!page.has_disk);
        let states = track.states.iter().enumerate();
        let here = |(_, state): &(usize, &ExpectedState)| {
            state.writes <= left && (page.has_disk || state.kept)
        };
        let least = states.rev().find(here).map_or(0, |(at, _)| at);
        let houses = track.states.iter().map(|state| state.house.clone());
        self.found[at] = match page.has_disk {
            true if track.holes => houses.skip(track.floor).collect(),
            true => houses.skip(track.floor.max(least)).collect(),
            false => {
                // An interrupted operation is done completely or not at all.
                let later = track.states.iter().skip(least + 1);
                let next = later.filter(|state| state.kept).take(usize::from(lost > 0));
                let next = next.map(|state| state.house.clone());
                houses.skip(least).take(1).chain(next).collect()
            }
        };
        let taken = track.states.first().is_some_and(|first| first.kept);
        let undone = left < track.opened || track.holes || !taken;
        let undone = undone && !(page.has_disk && track.promised);
        if undone {
            // The migrated records may still be in their old place.
            self.found[at].splice(0..0, track.before);
        }
        self.holes = track.holes && page.has_disk;
        if page.has_disk && self.rules.beside {
            // Migrated records are removed from their old place.
            self.found[1] = self.peek(false).into_iter().collect();
        }
        self.next = None;
        self.way = None;
        self.holds = false;
        if self.rules.faults.disk_lies {
            self.disk.undo_last();
        }
    }

    /// Lets the disk or the page take one of its next steps.
    fn run_background_step(&mut self) {
        let Some(page) = self.page.as_mut() else {
            return;
        };
        let mut can = page.next_steps();
        can.extend(page.reading.as_ref().map(|_| "hear"));
        let Some(what) = self.chance.pick(&can).copied() else {
            return;
        };
        self.run_step(what);
    }

    fn run_step(&mut self, what: &'static str) {
        let page = self.page.as_mut().unwrap();
        match what {
            "start" => page.start(),
            "commit" => page.commit(&mut self.disk),
            "answer" => page.end_commit(&self.disk),
            "commit_deed" => page.commit_bulk(&mut self.disk),
            _ => {}
        }
        match what {
            "hear" => page.apply_loaded_rows(),
            "end_deed" => page.end_bulk(&self.disk),
            "turn" => {
                let sweeps = matches!(page.deed, Some(BulkOperation::Sweep));
                page.apply_read_rows();
                if !sweeps {
                    self.record_promise();
                }
            }
            "commit_deed" if matches!(page.deed_ended, Some(Ok(_))) => {
                let sweeps = matches!(page.deed, Some(BulkOperation::Sweep));
                if let Some((house, way)) = self.next.take() {
                    self.push_state(house);
                    // Pending writes don't affect the operation, or are carried over.
                    self.track.states.last_mut().unwrap().kept |= !sweeps;
                    if !sweeps {
                        self.way = way;
                    }
                }
            }
            _ => {}
        }
        let page = self.page.as_mut().unwrap();
        if page.is_saved() {
            self.record_promise();
            self.track.holes = false;
        }
        self.log_event(format_args!("{what}"));
    }
}
