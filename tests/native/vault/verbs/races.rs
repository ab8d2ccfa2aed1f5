//! Two tabs, each with bulk operations, in any order. Each operation does what it announced, or is
//! retried; nothing that happens in between is lost.

use base::sorting::SortedMap;
use game::Chance;
use store::Archive;
use store::transfer::{MergePlan, archive};
use store::vault::{
    GENERATION_KEY, Generation, RowRequest, TransactionOutcome as Ran, WriterId, current_generation,
};

use super::house::{House, PAGE, parse_content, thing_of};
use super::page::{Deed, Ended, Page};
use super::stores::{Disk, Local};
use crate::thorough;

use std::collections::BTreeSet;
use std::fmt::Write as _;

type Checked = Result<(), String>;

/// A fault to inject, which the tests must detect.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Fault {
    None,
    /// A file is merged without checking that its changes still apply.
    Heedless,
    /// The other tab's generation goes unnoticed: pending writes are not carried over.
    Deaf,
}

#[derive(Debug, Clone)]
enum Way {
    Generation { to: Generation, from: Generation },
    Without(MergePlan),
}

#[derive(Debug)]
struct Tab {
    page: Page,
    way: Option<Way>,
    /// The contents of the file in the running bulk operation, and how to undo its merge.
    file: Option<(House, Option<MergePlan>)>,
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
    local: Local,
    tabs: Vec<Tab>,
    /// Steps that were made and not lost by a kill.
    made: BTreeSet<u32>,
    promised: BTreeSet<u32>,
    number: u32,
    path: String,
}

fn sequence(seed: u64, fault: Fault) -> Checked {
    let mut browser = Browser {
        chance: Chance::new(seed),
        fault,
        disk: Disk::default(),
        local: Local::default(),
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
    let steps = contents.filter_map(|content| Some(thing_of(&content)?.1));
    steps.flatten().collect()
}

impl Browser {
    fn run(&mut self) -> Checked {
        self.open();
        for _ in 0..60 {
            let at = self.chance.below(2);
            match self.chance.below(40) {
                0 => self.kill(),
                1..10 => self.verb(at)?,
                10 if self.tabs[at].page.deed.is_none() => {
                    let _ = write!(self.path, " {at}:hears");
                    self.hears(at)?;
                }
                _ => self.background(at)?,
            }
            self.promises();
        }
        for _ in 0..40 {
            for at in 0..2 {
                for _ in 0..4 {
                    self.background(at)?;
                }
            }
        }
        self.promises();
        if self.tabs.iter_mut().any(|tab| !tab.page.is_saved()) {
            return Err("it is never saved".into());
        }
        let lies = self.lies();
        if !self.made.is_subset(&lies) {
            let lost: Vec<&u32> = self.made.difference(&lies).collect();
            return Err(format!("lost {lost:?} of {:?}", self.made));
        }
        let shown: Vec<Archive> = self
            .tabs
            .iter_mut()
            .map(|tab| {
                tab.page.look_again(&self.disk);
                tab.page.archive(&self.disk)
            })
            .collect();
        if shown.iter().all(|one| *one == self.archive()) {
            Ok(())
        } else {
            Err("the tabs do not agree".into())
        }
    }

    fn fresh(&mut self) -> u32 {
        self.number += 1;
        self.number
    }

    /// All steps on the disk, in any generation.
    fn lies(&self) -> BTreeSet<u32> {
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
            let writer = 1_000 + u64::from(self.fresh());
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
        let lost = self.chance.below(self.local.writes().min(12) + 1);
        let _ = write!(self.path, " kill({lost})");
        self.tabs.clear();
        self.local.kill(lost);
        self.made = self.promised.clone();
        self.open();
    }

    /// Records the steps that are reported saved.
    fn promises(&mut self) {
        if self.tabs.iter_mut().all(|tab| tab.page.is_saved()) {
            self.promised = self.made.clone();
        }
    }

    fn verb(&mut self, at: usize) -> Checked {
        if self.tabs[at].page.deed.is_some() {
            return self.background(at);
        }
        let number = self.fresh();
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
                let content = tab.page.add_participant(disk, &name)?;
                let (head, mut steps) = thing_of(&content).ok_or("no game")?;
                steps.push(number);
                tab.page.keep(&name, parse_content(&name, head, &steps));
                self.made.insert(number);
            }
            (1..6, None) => {
                let name = format!("game/{at}x{number}");
                tab.page
                    .keep(&name, parse_content(&name, number, &[number]));
                tab.games.push(name);
                self.made.insert(number);
            }
            (6, _) => self.replaces(at, &House::default()),
            (7, _) => {
                let file = self.file(number);
                self.replaces(at, &file);
            }
            (8, _) => {
                let file = self.file(number);
                self.merges(at, file);
            }
            _ => self.goes_back(at),
        }
        Ok(())
    }

    /// A file with a game, whose name may be taken by then, and a small record.
    fn file(&mut self, number: u32) -> House {
        let mut file = House::default();
        file.put("game/file", number, &[number], PAGE);
        if number.is_multiple_of(2) {
            file.put("settings", number, &[], PAGE);
        }
        file
    }

    fn begin(&mut self, at: usize, deed: store::BulkOp) {
        let tab = &mut self.tabs[at];
        tab.before = tab.page.generation();
        tab.page.begin(Deed::Does(deed));
    }

    fn replaces(&mut self, at: usize, file: &House) {
        let deed = self.tabs[at].page.records.replace_op(&file.archive());
        self.tabs[at].file = Some((file.clone(), None));
        self.begin(at, deed);
    }

    fn merges(&mut self, at: usize, file: House) {
        let by = 5_000 + u64::from(self.fresh());
        let Browser { tabs, disk, .. } = self;
        let merging = tabs[at].page.merge(disk, &file.archive(), by);
        let deed = merging.bulk_op();
        tabs[at].file = Some((file, Some(merging)));
        self.begin(at, deed);
    }

    fn goes_back(&mut self, at: usize) {
        let by = 5_000 + u64::from(self.fresh());
        let tab = &mut self.tabs[at];
        let here = tab.page.generation();
        let deed = match tab.way.take() {
            Some(Way::Generation { to, from }) if from == here => tab.page.records.go_back_op(to),
            Some(Way::Without(merging)) if merging.generation() == here => {
                tab.page.records.unmerge(&merging, WriterId(by))
            }
            _ => return,
        };
        tab.file = None;
        self.begin(at, deed);
    }

    fn background(&mut self, at: usize) -> Checked {
        let tab = &mut self.tabs[at];
        let page = &mut tab.page;
        let can = page.can();
        let what = self.chance.pick(&can).copied().unwrap_or_default();
        let _ = write!(self.path, " {at}:{what}");
        match what {
            "start" => page.start(),
            "commit" => page.commit(&mut self.disk),
            "answer" => {
                let other = matches!(page.ended, Some(Ended::Ran(Ran::OtherGeneration)));
                let before = self.before(at, other);
                self.tabs[at].page.answer(&self.disk);
                return self.goes_along(at, &before);
            }
            "end_deed" => page.end_deed(&self.disk),
            "turn" => page.turn(),
            _ => return self.does(at),
        }
        Ok(())
    }

    /// Delivers to a tab the message that everything changed.
    fn hears(&mut self, at: usize) -> Checked {
        let before = self.before(at, true);
        self.tabs[at].page.look_again(&self.disk);
        self.goes_along(at, &before)
    }

    /// The pending steps of the tab's games, if another tab has replaced everything.
    fn before(&mut self, at: usize, other: bool) -> BTreeSet<u32> {
        let now = current_generation(&self.disk.rows);
        let tab = &mut self.tabs[at];
        let follows = other && tab.page.generation() != now && tab.made != Some(now);
        if self.fault == Fault::Deaf && follows {
            tab.page.records.note_own_generation(now);
        }
        let mut waits = tab.games.clone();
        waits.retain(|name| {
            follows && !tab.page.records.vault().pending_changes_to(name).is_empty()
        });
        steps_of(tab, &waits)
    }

    /// Checks that writes pending when another tab replaced everything are carried over.
    fn goes_along(&mut self, at: usize, before: &BTreeSet<u32>) -> Checked {
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
    fn does(&mut self, at: usize) -> Checked {
        let before = self.archive();
        let Browser {
            tabs, disk, fault, ..
        } = self;
        let tab = &mut tabs[at];
        let Some(Deed::Does(deed)) = tab.page.deed.clone() else {
            return Ok(());
        };
        match (&deed, *fault) {
            (store::BulkOp::Merge { transaction, .. }, Fault::Heedless) => {
                let rows = transaction.apply(&disk.rows).1;
                let _ = disk.transact(&[RowRequest::Row(GENERATION_KEY.into())], |_| rows, false);
                tab.page.deed_ended = Some(Ok(Some(current_generation(&disk.rows))));
            }
            _ => tab.page.commit_deed(disk),
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
                tab.page.end_deed(&self.disk);
                tab.page.turn();
                if before == tab.page.generation() && matches!(deed, store::BulkOp::Replace { .. })
                {
                    return Err("made anew without need".into());
                }
                match merging {
                    Some(_) => self.merges(at, file),
                    None => self.replaces(at, &file),
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
                tab.way = Some(Way::Without(merging));
            }
            (Some(from), Some((file, None))) => {
                if now != file.archive() {
                    return Err(format!("{now:?} for {file:?}"));
                }
                let to = tab.before;
                tab.way = Some(Way::Generation { to, from });
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
        if let Err(why) = sequence(seed, Fault::None) {
            panic!("seed {seed}: {why}");
        }
    }
}

#[test]
fn the_check_detects_a_tab_that_ignores_the_other() {
    for fault in [Fault::Heedless, Fault::Deaf] {
        let mut failed = (0..3_000).filter(|seed| sequence(*seed, fault).is_err());
        assert!(failed.nth(5).is_some(), "{fault:?}");
    }
}
