//! Every order in which two tabs, the write-ahead log, the disk, a crash and a take-over can meet,
//! in games of a few steps.

use std::collections::{BTreeSet, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use store::vault::{
    ChangeOutcome, DiskSnapshot, Generation, RecordEntry, Rows, Transaction, Vault, WriterId,
    read_entries, read_record,
};
use store::{MemoryStore, StoreError};

use super::disk::commit;
use crate::thorough;

const GAME: &str = "game/1";

#[derive(Debug, Clone)]
struct Tab {
    vault: Vault<MemoryStore>,
    running: Option<Transaction>,
    answer: Option<Result<Vec<ChangeOutcome>, StoreError>>,
}

/// How many more times each event may happen.
#[derive(Debug, Clone, Copy, Hash)]
struct RemainingEvents {
    opens: u8,
    steps: u8,
    undos: u8,
    fails: u8,
    kills: u8,
    take_overs: u8,
}

#[derive(Debug, Clone)]
struct Simulation {
    disk: Rows,
    local: MemoryStore,
    /// The states that the browser may go back to if it is killed.
    earlier: Vec<MemoryStore>,
    tabs: [Option<Tab>; 2],
    holder: Option<usize>,
    /// Lines that were reported saved and not taken back.
    promised: BTreeSet<String>,
    /// Lines that were played and not taken back; after a kill, those that were promised.
    played: BTreeSet<String>,
    made: u8,
    writers: u64,
    left: RemainingEvents,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Event {
    Open(usize),
    Close(usize),
    TakeOver(usize),
    Step(usize),
    Undo(usize),
    Start(usize),
    Commit(usize),
    Fail(usize),
    Answer(usize),
    /// The process is killed; the synchronous store is as it was this many writes ago.
    Kill(usize),
}

impl Simulation {
    fn new(left: RemainingEvents) -> Simulation {
        Simulation {
            disk: Rows::new(),
            local: MemoryStore::default(),
            earlier: Vec::new(),
            tabs: [None, None],
            holder: None,
            promised: BTreeSet::new(),
            played: BTreeSet::new(),
            made: 0,
            writers: 0,
            left,
        }
    }

    fn events(&self) -> Vec<Event> {
        let mut events = Vec::new();
        for at in 0..2 {
            let Some(tab) = &self.tabs[at] else {
                if self.left.opens > 0 {
                    events.push(Event::Open(at));
                }
                continue;
            };
            events.push(Event::Close(at));
            if self.holder != Some(at) && self.left.take_overs > 0 {
                events.push(Event::TakeOver(at));
            }
            if self.holder == Some(at) {
                if self.left.steps > 0 {
                    events.push(Event::Step(at));
                }
                let lines = tab.vault.get(GAME).map_or(0, |game| game.lines.len());
                if self.left.undos > 0 && lines > 0 {
                    events.push(Event::Undo(at));
                }
            }
            match (&tab.running, &tab.answer) {
                (Some(_), _) => {
                    events.push(Event::Commit(at));
                    if self.left.fails > 0 {
                        events.push(Event::Fail(at));
                    }
                }
                (None, Some(_)) => events.push(Event::Answer(at)),
                (None, None) => {
                    if tab.vault.clone().next_transaction().is_some() {
                        events.push(Event::Start(at));
                    }
                }
            }
        }
        if self.left.kills > 0 && self.tabs.iter().any(Option::is_some) {
            events.extend((0..=self.earlier.len()).map(Event::Kill));
        }
        events
    }

    /// Lets a tab act on the store that both tabs share.
    fn act_in_tab<T>(&mut self, at: usize, act: impl FnOnce(&mut Tab) -> T) -> T {
        let before = self.local.clone();
        let tab = self.tabs[at].as_mut().unwrap();
        *tab.vault.log_store_mut() = std::mem::take(&mut self.local);
        let told = act(tab);
        self.local = std::mem::take(tab.vault.log_store_mut());
        if self.local.texts != before.texts {
            self.earlier.push(before);
        }
        told
    }

    fn stored_game(&self) -> Option<RecordEntry> {
        read_record(Generation(0), GAME, &self.disk, |_| None)
    }

    fn apply_event(&mut self, event: Event) {
        match event {
            Event::Open(at) => {
                self.left.opens -= 1;
                self.writers += 1;
                let disk = Some(read_entries(Generation(0), &self.disk));
                let local = self.local.clone();
                let opening = DiskSnapshot {
                    generation: Generation(0),
                    disk,
                };
                let mut vault = Vault::open(WriterId(self.writers), local, opening);
                // The game's lines are loaded when a player opens it.
                vault.sync_record(GAME, self.stored_game());
                self.tabs[at] = Some(Tab {
                    vault,
                    running: None,
                    answer: None,
                });
                self.holder.get_or_insert(at);
            }
            Event::Close(at) => self.close_tab(at),
            Event::TakeOver(at) => {
                self.left.take_overs -= 1;
                let there = self.stored_game();
                self.act_in_tab(at, |tab| tab.vault.take_over(GAME, there));
                self.holder = Some(at);
            }
            Event::Step(at) => {
                self.left.steps -= 1;
                self.made += 1;
                let line = format!("step {}", self.made);
                self.played.insert(line.clone());
                self.act_in_tab(at, |tab| {
                    let mut game = tab.vault.get(GAME).unwrap_or_default();
                    game.head = format!("{} lines", game.lines.len() + 1);
                    game.lines.push(line);
                    tab.vault.save(GAME, &game);
                });
            }
            Event::Undo(at) => {
                self.left.undos -= 1;
                let gone = self.act_in_tab(at, |tab| {
                    let mut game = tab.vault.get(GAME).unwrap();
                    let gone = game.lines.pop().unwrap();
                    game.head = format!("{} lines", game.lines.len());
                    tab.vault.save(GAME, &game);
                    gone
                });
                self.promised.remove(&gone);
                self.played.remove(&gone);
            }
            Event::Start(at) => {
                self.act_in_tab(at, |tab| tab.running = tab.vault.next_transaction())
            }
            Event::Commit(at) => {
                let transaction = self.tabs[at].as_mut().unwrap().running.take().unwrap();
                let landed = commit(&mut self.disk, &transaction);
                self.tabs[at].as_mut().unwrap().answer = Some(Ok(landed));
            }
            Event::Fail(at) => {
                self.left.fails -= 1;
                let tab = self.tabs[at].as_mut().unwrap();
                tab.running = None;
                tab.answer = Some(Err(StoreError::Full));
            }
            Event::Answer(at) => {
                let saved = self.act_in_tab(at, |tab| {
                    let answer = tab.answer.take().unwrap();
                    tab.vault.finish_transaction(answer);
                    tab.vault.is_saved()
                });
                let tab = self.tabs[at].as_ref().unwrap();
                if saved && self.holder == Some(at) {
                    // The table shows that everything is saved, so all visible lines are promised.
                    let game = tab.vault.get(GAME);
                    let lines = game.map(|game| game.lines.clone()).unwrap_or_default();
                    self.promised.extend(lines);
                }
            }
            Event::Kill(back) => {
                self.left.kills -= 1;
                self.tabs = [None, None];
                self.holder = None;
                self.played = self.promised.clone();
                if back > 0 {
                    self.local = self.earlier[self.earlier.len() - back].clone();
                }
                self.earlier.clear();
            }
        }
    }

    fn close_tab(&mut self, at: usize) {
        self.tabs[at] = None;
        if self.holder == Some(at) {
            self.holder = None;
        }
    }

    /// The lines that the next page to open finds.
    fn reopened_lines(&self) -> Vec<String> {
        let mut later = self.clone();
        later.tabs = [None, None];
        later.holder = None;
        later.left.opens = 1;
        later.apply_event(Event::Open(0));
        later.apply_event(Event::Start(0));
        if later.tabs[0].as_ref().unwrap().running.is_some() {
            later.apply_event(Event::Commit(0));
            later.apply_event(Event::Answer(0));
        }
        let shown = later.tabs[0].as_ref().unwrap().vault.get(GAME);
        let shown = shown.unwrap_or_default();
        let kept = later
            .stored_game()
            .and_then(|game| game.content())
            .unwrap_or_default();
        assert_eq!(shown, kept, "the page shows what is stored");
        kept.lines
    }

    fn state_hash(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        format!("{self:?}").hash(&mut hasher);
        hasher.finish()
    }
}

fn explore_all_events(left: RemainingEvents) -> (usize, usize) {
    let mut seen = HashSet::new();
    let mut stack = vec![(Simulation::new(left), Vec::new())];
    let mut checked = 0;
    while let Some((world, path)) = stack.pop() {
        for event in world.events() {
            let mut next = world.clone();
            let mut path: Vec<Event> = path.clone();
            path.push(event);
            next.apply_event(event);
            if !seen.insert(next.state_hash()) {
                continue;
            }
            checked += 1;
            let found = next.reopened_lines();
            for line in next.promised.union(&next.played) {
                assert!(
                    found.contains(line),
                    "{line} is missing from {found:?}: {path:?}"
                );
            }
            stack.push((next, path));
        }
    }
    (seen.len(), checked)
}

/// A long game in which any event can happen at any time; returns the number of events.
fn run_random_events(seed: u64, events: usize) -> usize {
    let left = RemainingEvents {
        opens: 20,
        steps: 40,
        undos: 10,
        fails: 10,
        kills: 6,
        take_overs: 10,
    };
    let mut world = Simulation::new(left);
    let mut roll = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut path = Vec::new();
    for _ in 0..events {
        let all = world.events();
        if all.is_empty() {
            break;
        }
        roll ^= roll << 13;
        roll ^= roll >> 7;
        roll ^= roll << 17;
        // Kills would be frequent, since each can go back to many states: now and then is enough.
        let calm: Vec<Event> = all
            .iter()
            .copied()
            .filter(|event| !matches!(event, Event::Kill(_) | Event::Close(_)))
            .collect();
        let from = if calm.is_empty() || roll.is_multiple_of(16) {
            &all
        } else {
            &calm
        };
        let event = from[(roll >> 20) as usize % from.len()];
        path.push(event);
        world.apply_event(event);
        if matches!(event, Event::Kill(_)) || path.len().is_multiple_of(16) {
            let found = world.reopened_lines();
            for line in world.promised.union(&world.played) {
                assert!(
                    found.contains(line),
                    "{line} is missing from {found:?}: {path:?}"
                );
            }
        }
    }
    path.len()
}

#[test]
fn long_random_sequences_of_two_tabs_lose_no_saved_line() {
    let games = thorough::cases(2_000);
    let walked: usize = (1..games).map(|seed| run_random_events(seed, 120)).sum();
    assert!(walked as u64 > 50 * games, "{walked} events");
}

#[test]
fn every_order_of_two_tabs_and_a_take_over_loses_no_saved_line() {
    let left = RemainingEvents {
        opens: 2,
        steps: 1 + u8::from(thorough::is_thorough()),
        undos: 1,
        fails: 0,
        kills: 0,
        take_overs: 1,
    };
    let (seen, checked) = explore_all_events(left);
    assert!(seen > 1_000 && checked > 1_000, "{seen}");
}

#[test]
fn every_order_with_a_kill_and_a_failed_write_loses_no_saved_line() {
    let left = RemainingEvents {
        opens: 2,
        steps: 2,
        undos: 0,
        fails: 1,
        kills: 1,
        take_overs: 0,
    };
    let (seen, checked) = explore_all_events(left);
    assert!(seen > 1_000 && checked > 1_000, "{seen}");
}
