//! Two tabs, each with bulk operations, in any order. Each operation does what it announced, or is
//! retried; nothing that happens in between is lost.

use base::sorting::SortedMap;
use game::Chance;
use store::Archive;
use store::transfer::{MergePlan, archive};
use store::vault::{
    GENERATION_KEY, Generation, RowRequest, TransactionOutcome as Ran, WriterId, current_generation,
};

use super::house::{PAGE, RecordSet, parse_content, parse_record};
use super::page::{BulkOperation, Page, TransactionEnd};
use super::stores::{Disk, LocalStore};
use crate::thorough;

use std::collections::BTreeSet;
use std::fmt::Write as _;

type CheckResult = Result<(), String>;

/// A fault to inject, which the tests must detect.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Fault {
    None,
    /// A file is merged without checking that its changes still apply.
    MergesStaleFile,
    /// The other tab's generation goes unnoticed: pending writes are not carried over.
    MissesOtherTab,
}

#[derive(Debug, Clone)]
enum UndoWay {
    Generation { to: Generation, from: Generation },
    Without(MergePlan),
}

#[derive(Debug)]
struct Tab {
    page: Page,
    way: Option<UndoWay>,
    /// The contents of the file in the running bulk operation, and how to undo its merge.
    file: Option<(RecordSet, Option<MergePlan>)>,
    before: Generation,
    /// The generation that this tab put in force.
    made: Option<Generation>,
    /// The games that were begun in this tab.
    games: Vec<String>,
}

struct Browser {
    chance: Chance,
    fault: Fault,
    disk: Disk,
    local: LocalStore,
    tabs: Vec<Tab>,
    /// Steps that were made and not lost by a kill.
    made: BTreeSet<u32>,
    promised: BTreeSet<u32>,
    number: u32,
    path: String,
}

fn run_sequence(seed: u64, fault: Fault) -> CheckResult {
    let mut browser = Browser {
        chance: Chance::new(seed),
        fault,
        disk: Disk::default(),
        local: LocalStore::default(),
        tabs: Vec::new(),
        made: BTreeSet::new(),
        promised: BTreeSet::new(),
        number: 0,
        path: String::new(),
    };
    let ran = browser.run();
    ran.map_err(|why| format!("{why}\nafter:{}", browser.path))
}

/// The steps of these games, as far as they were loaded.
fn steps_of(tab: &mut Tab, names: &[String]) -> BTreeSet<u32> {
    let records = tab.page.records.vault();
    let contents = names.iter().filter_map(|name| records.get(name));
    let steps = contents.filter_map(|content| Some(parse_record(&content)?.1));
    steps.flatten().collect()
}

impl Browser {
    fn run(&mut self) -> CheckResult {
        self.open();
        for _ in 0..60 {
            let at = self.chance.below(2);
            match self.chance.below(40) {
                0 => self.kill(),
                1..10 => self.act_randomly(at)?,
                10 if self.tabs[at].page.deed.is_none() => {
                    let _ = write!(self.path, " {at}:hears");
                    self.deliver_message(at)?;
                }
                _ => self.run_background_step(at)?,
            }
            self.record_promises();
        }
        for _ in 0..40 {
            for at in 0..2 {
                for _ in 0..4 {
                    self.run_background_step(at)?;
                }
            }
        }
        self.record_promises();
        if self.tabs.iter_mut().any(|tab| !tab.page.is_saved()) {
            return Err("it is never saved".into());
        }
        let lies = self.steps_on_disk();
        if !self.made.is_subset(&lies) {
            let lost: Vec<&u32> = self.made.difference(&lies).collect();
            return Err(format!("lost {lost:?} of {:?}", self.made));
        }
        let shown: Vec<Archive> = self
            .tabs
            .iter_mut()
            .map(|tab| {
                tab.page.reload(&self.disk);
                tab.page.archive(&self.disk)
            })
            .collect();
        if shown.iter().all(|one| *one == self.archive()) {
            Ok(())
        } else {
            Err("the tabs do not agree".into())
        }
    }

    fn next_number(&mut self) -> u32 {
        self.number += 1;
        self.number
    }

    /// All steps on the disk, in any generation.
    fn steps_on_disk(&self) -> BTreeSet<u32> {
        let texts = self
            .disk
            .rows
            .iter()
            .filter(|(key, _)| key.contains("/line/"));
        let step = |text: &String| {
            let (_, step) = text.split_once("{\"s\":")?;
            step.trim_end_matches('}').parse().ok()
        };
        texts.filter_map(|(_, text)| step(text)).collect()
    }

    fn archive(&self) -> Archive {
        archive(
            current_generation(&self.disk.rows),
            &self.disk.rows,
            &SortedMap::new(),
        )
    }

    fn open(&mut self) {
        for _ in 0..2 {
            let writer = 1_000 + u64::from(self.next_number());
            self.tabs.push(Tab {
                page: Page::open(&self.local, Some(&self.disk), writer),
                way: None,
                file: None,
                before: Generation(0),
                made: None,
                games: Vec::new(),
            });
        }
    }

    fn kill(&mut self) {
        let lost = self.chance.below(self.local.unsynced_writes().min(12) + 1);
        let _ = write!(self.path, " kill({lost})");
        self.tabs.clear();
        self.local.kill(lost);
        self.made = self.promised.clone();
        self.open();
    }

    /// Records the steps that are reported saved.
    fn record_promises(&mut self) {
        if self.tabs.iter_mut().all(|tab| tab.page.is_saved()) {
            self.promised = self.made.clone();
        }
    }

    fn act_randomly(&mut self, at: usize) -> CheckResult {
        if self.tabs[at].page.deed.is_some() {
            return self.run_background_step(at);
        }
        let number = self.next_number();
        let Browser {
            tabs, disk, chance, ..
        } = self;
        let tab = &mut tabs[at];
        let there = |name: &&String| {
            let entry = tab.page.records.entry(name);
            entry.is_some_and(|entry| !entry.gone)
        };
        let games: Vec<String> = tab.games.iter().filter(there).cloned().collect();
        let what = chance.below(10);
        let _ = write!(self.path, " {at}:{what}({number})");
        match (what, chance.pick(&games).cloned()) {
            (0, _) => tab.page.records.save("settings", &number.to_string()),
            (1..6, Some(name)) => {
                let content = tab.page.open_game(disk, &name)?;
                let (head, mut steps) = parse_record(&content).ok_or("no game")?;
                steps.push(number);
                tab.page
                    .save_content(&name, parse_content(&name, head, &steps));
                self.made.insert(number);
            }
            (1..6, None) => {
                let name = format!("game/{at}x{number}");
                tab.page
                    .save_content(&name, parse_content(&name, number, &[number]));
                tab.games.push(name);
                self.made.insert(number);
            }
            (6, _) => self.replace_all(at, &RecordSet::default()),
            (7, _) => {
                let file = self.make_file(number);
                self.replace_all(at, &file);
            }
            (8, _) => {
                let file = self.make_file(number);
                self.merge_file(at, file);
            }
            _ => self.go_back(at),
        }
        Ok(())
    }

    /// A file with a game, whose name may be taken by then, and a small record.
    fn make_file(&mut self, number: u32) -> RecordSet {
        let mut file = RecordSet::default();
        file.put("game/file", number, &[number], PAGE);
        if number.is_multiple_of(2) {
            file.put("settings", number, &[], PAGE);
        }
        file
    }

    fn begin_bulk(&mut self, at: usize, deed: store::BulkOp) {
        let tab = &mut self.tabs[at];
        tab.before = tab.page.generation();
        tab.page.begin_bulk(BulkOperation::StoreOp(deed));
    }

    fn replace_all(&mut self, at: usize, file: &RecordSet) {
        let deed = self.tabs[at].page.records.replace_op(&file.archive());
        self.tabs[at].file = Some((file.clone(), None));
        self.begin_bulk(at, deed);
    }

    fn merge_file(&mut self, at: usize, file: RecordSet) {
        let by = 5_000 + u64::from(self.next_number());
        let Browser { tabs, disk, .. } = self;
        let merging = tabs[at].page.merge(disk, &file.archive(), by);
        let deed = merging.bulk_op();
        tabs[at].file = Some((file, Some(merging)));
        self.begin_bulk(at, deed);
    }

    fn go_back(&mut self, at: usize) {
        let by = 5_000 + u64::from(self.next_number());
        let tab = &mut self.tabs[at];
        let here = tab.page.generation();
        let deed = match tab.way.take() {
            Some(UndoWay::Generation { to, from }) if from == here => {
                tab.page.records.go_back_op(to)
            }
            Some(UndoWay::Without(merging)) if merging.generation() == here => {
                tab.page.records.unmerge(&merging, WriterId(by))
            }
            _ => return,
        };
        tab.file = None;
        self.begin_bulk(at, deed);
    }

    fn run_background_step(&mut self, at: usize) -> CheckResult {
        let tab = &mut self.tabs[at];
        let page = &mut tab.page;
        let can = page.next_steps();
        let what = self.chance.pick(&can).copied().unwrap_or_default();
        let _ = write!(self.path, " {at}:{what}");
        match what {
            "start" => page.start(),
            "commit" => page.commit(&mut self.disk),
            "answer" => {
                let other = matches!(
                    page.ended,
                    Some(TransactionEnd::Finished(Ran::OtherGeneration))
                );
                let before = self.pending_steps(at, other);
                self.tabs[at].page.end_commit(&self.disk);
                return self.check_carried_over(at, &before);
            }
            "end_deed" => page.end_bulk(&self.disk),
            "turn" => page.apply_read_rows(),
            _ => return self.run_bulk_operation(at),
        }
        Ok(())
    }

    /// Delivers to a tab the message that everything changed.
    fn deliver_message(&mut self, at: usize) -> CheckResult {
        let before = self.pending_steps(at, true);
        self.tabs[at].page.reload(&self.disk);
        self.check_carried_over(at, &before)
    }

    /// The pending steps of the tab's games, if another tab has replaced everything.
    fn pending_steps(&mut self, at: usize, other: bool) -> BTreeSet<u32> {
        let now = current_generation(&self.disk.rows);
        let tab = &mut self.tabs[at];
        let follows = other && tab.page.generation() != now && tab.made != Some(now);
        if self.fault == Fault::MissesOtherTab && follows {
            tab.page.records.note_own_generation(now);
        }
        let mut waits = tab.games.clone();
        waits.retain(|name| {
            follows && !tab.page.records.vault().pending_changes_to(name).is_empty()
        });
        steps_of(tab, &waits)
    }

    /// Checks that writes pending when another tab replaced everything are carried over.
    fn check_carried_over(&mut self, at: usize, before: &BTreeSet<u32>) -> CheckResult {
        let tab = &mut self.tabs[at];
        let names = tab.page.records.names();
        let after = steps_of(tab, &names);
        let left: Vec<&u32> = before.difference(&after).collect();
        if left.is_empty() {
            Ok(())
        } else {
            Err(format!("{left:?} were left behind"))
        }
    }

    /// Runs a bulk operation on the disk and checks the result, or that it must be retried.
    fn run_bulk_operation(&mut self, at: usize) -> CheckResult {
        let before = self.archive();
        let Browser {
            tabs, disk, fault, ..
        } = self;
        let tab = &mut tabs[at];
        let Some(BulkOperation::StoreOp(deed)) = tab.page.deed.clone() else {
            return Ok(());
        };
        match (&deed, *fault) {
            (store::BulkOp::Merge { transaction, .. }, Fault::MergesStaleFile) => {
                let rows = transaction.apply(&disk.rows).1;
                let _ = disk.transact(&[RowRequest::Row(GENERATION_KEY.into())], |_| rows, false);
                tab.page.deed_ended = Some(Ok(Some(current_generation(&disk.rows))));
            }
            _ => tab.page.commit_bulk(disk),
        }
        let Some(Ok(done)) = &tab.page.deed_ended else {
            return Err("refused".into());
        };
        let (done, file) = (*done, tab.file.take());
        let now = self.archive();
        let tab = &mut self.tabs[at];
        tab.made = done.or(tab.made);
        let holds = |name: &String, text: &String| {
            if name.starts_with("game/") {
                now.records.values().any(|one| one == text)
            } else {
                now.records.get(name) == Some(text)
            }
        };
        match (done, file) {
            (None, Some((file, merging))) => {
                let before = tab.page.generation();
                tab.page.end_bulk(&self.disk);
                tab.page.apply_read_rows();
                if before == tab.page.generation() && matches!(deed, store::BulkOp::Replace { .. })
                {
                    return Err("made anew without need".into());
                }
                match merging {
                    Some(_) => self.merge_file(at, file),
                    None => self.replace_all(at, &file),
                }
            }
            (None, None) if before != now => return Err("half taken back".into()),
            (None, None) => {}
            (Some(_), Some((file, Some(merging)))) => {
                let file = file.archive().records;
                if let Some((name, _)) = file.iter().find(|(name, text)| !holds(name, text)) {
                    return Err(format!("{name} did not come: {now:?}"));
                }
                let lost =
                    |name: &&String| name.starts_with("game/") && !now.records.contains_key(name);
                if let Some(name) = before.records.keys().find(lost) {
                    return Err(format!("{name} went by a file"));
                }
                tab.way = Some(UndoWay::Without(merging));
            }
            (Some(from), Some((file, None))) => {
                if now != file.archive() {
                    return Err(format!("{now:?} for {file:?}"));
                }
                let to = tab.before;
                tab.way = Some(UndoWay::Generation { to, from });
            }
            (Some(to), None) => {
                let lost = |name: &&String| match deed {
                    store::BulkOp::GoBack { to, .. } => {
                        let rows = &self.disk.rows;
                        let there = archive(to, rows, &SortedMap::new());
                        !there.records.contains_key(name) && !name.starts_with("game/file")
                    }
                    _ => false,
                };
                let games = before
                    .records
                    .keys()
                    .filter(|name| tab.games.contains(name));
                if let Some(name) = games.clone().find(lost) {
                    return Err(format!("{name} did not come along to {to:?}"));
                }
            }
        }
        Ok(())
    }
}

#[test]
fn bulk_operations_of_two_tabs_do_what_they_announced() {
    for seed in thorough::seeds(20_000) {
        if let Err(why) = run_sequence(seed, Fault::None) {
            panic!("seed {seed}: {why}");
        }
    }
}

#[test]
fn the_check_detects_a_tab_that_ignores_the_other() {
    for fault in [Fault::MergesStaleFile, Fault::MissesOtherTab] {
        let mut failed = (0..3_000).filter(|seed| run_sequence(*seed, fault).is_err());
        assert!(failed.nth(5).is_some(), "{fault:?}");
    }
}
