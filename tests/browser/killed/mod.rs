//! Kills the browser in the middle of games, twenty times, as a phone does when it needs memory,
//! and opens it again on the same profile. No act that was marked saved may be missing.
//!
//! The page marks unsaved data on the root element: it has `data-unsaved` while something isn't on
//! the disk. The test observes a game's history and reads the mark in the same script, so that
//! neither is older than the other.
//!
//! Data that a killed browser had handed to the system isn't lost, unlike in a power cut. So this
//! test finds a mark that comes too early, but not whether the page flushes to the disk.
//!
//! - `table`: a game of Word Heist, begun, played and observed
//! - `ledger`: observed states, and the check that a restored game is no older
//!
//! The moments are random, from a seed that is printed; `LETTERCASE_SEED` sets it. The seed doesn't
//! control how fast the browser writes, so it repeats the acts, but their times only roughly.
//!
//! WebKit under a driver keeps its data in memory: here a small preloaded library gives it a folder
//! instead (`harness/keep_profile.c`). So all three engines are killed in the same way.

mod ledger;
mod table;

use std::time::{Duration, Instant, SystemTime};

use game::Chance;

use crate::harness::Setup;
use crate::page::Page;
use crate::sitting::add_two_players;
use ledger::Ledger;
use table::GameTable;

const ROUNDS: usize = 20;

/// Number of rounds played in one of the two games before switching to the other.
const STAY: usize = 3;

/// Number of history lines at which a game is near its end, so that another one is begun.
const LONG: usize = 70;

/// When the browser is killed.
#[derive(Debug, Clone, Copy)]
enum KillTime {
    /// As soon as all acts are marked saved.
    Saved,
    /// Some time after the last act, whatever the mark.
    AfterPause,
    /// While the page acts by itself, one act after the other.
    DuringPlay,
}

#[test]
fn no_act_marked_saved_is_missing_after_a_kill() {
    Setup::new().browse_with_kills(|page| {
        let seed = seed_from_env();
        println!("LETTERCASE_SEED={seed}");
        let mut chance = Chance::new(seed);
        add_two_players(page);
        let mut games = [0, 1].map(|_| TrackedGame::begin(page));
        let mut lost = Vec::new();
        let mut open = 1;
        for round in 0..ROUNDS {
            let game = &mut games[round / STAY % 2];
            if open != round / STAY % 2 {
                open = round / STAY % 2;
                lost.extend(game.reopen(page, "as the other game was played"));
            }
            if game.ledger.last_lines().len() > LONG {
                *game = TrackedGame::begin(page);
            }
            let moment = [KillTime::Saved, KillTime::AfterPause, KillTime::DuringPlay][round % 3];
            game.play_until_kill(page, moment, &mut chance);
            page.kill();
            page.start_again();
            lost.extend(game.reopen(page, &format!("in round {round}, {moment:?}")));
        }
        assert!(lost.is_empty(), "lost:\n  {}", lost.join("\n  "));
    });
}

/// A game and its observations.
struct TrackedGame {
    table: GameTable,
    ledger: Ledger,
}

impl TrackedGame {
    /// Begins a game, on its screen and saved.
    #[track_caller]
    fn begin(page: &Page) -> Self {
        let table = GameTable::begin(page);
        let mut game = Self {
            table,
            ledger: Ledger::default(),
        };
        game.wait_until_saved(page);
        game
    }

    /// Acts, and returns at the moment for the kill.
    #[track_caller]
    fn play_until_kill(&mut self, page: &Page, moment: KillTime, chance: &mut Chance) {
        for _ in 0..chance.between(1, 8) {
            let lines = self.ledger.last_lines().len();
            table::act_once(page, chance.below(6) == 0);
            page.wait("the act is in the history", || {
                self.observe(page);
                self.ledger.last_lines().len() != lines
            });
        }
        let most = match moment {
            KillTime::Saved => {
                self.wait_until_saved(page);
                return;
            }
            KillTime::AfterPause => 300,
            KillTime::DuringPlay => {
                // From here on the page only adds to what is saved.
                self.wait_until_saved(page);
                // The page acts faster than any disk, or with time to be marked saved in between.
                table::start_auto_play(page, 1 << chance.between(2, 9));
                800
            }
        };
        let end = Instant::now() + Duration::from_millis(chance.below(most) as u64);
        while Instant::now() < end {
            self.observe(page);
        }
    }

    #[track_caller]
    fn observe(&mut self, page: &Page) {
        self.ledger.record(table::take_snapshot(page));
    }

    #[track_caller]
    fn wait_until_saved(&mut self, page: &Page) {
        page.wait("all is marked saved", || {
            self.observe(page);
            self.ledger.is_saved()
        });
    }

    /// Opens the game again; returns what is missing. The restored state becomes the known one; if
    /// there is none, a new game replaces it.
    #[track_caller]
    fn reopen(&mut self, page: &Page, when: &str) -> Option<String> {
        let came = self.table.open(page);
        let counts = format!(
            "{when}: lines saved {}, seen {}, back {}",
            self.ledger.saved_lines().len(),
            self.ledger.last_lines().len(),
            came.as_ref().map_or(0, Vec::len)
        );
        println!("{counts}");
        let lost = self.ledger.compare(came.as_deref()).err();
        let lost = lost.map(|lost| format!("{counts}: {lost}"));
        if came.is_none() {
            *self = Self::begin(page);
            return lost;
        }
        self.ledger = Ledger::default();
        self.wait_until_saved(page);
        lost
    }
}

fn seed_from_env() -> u64 {
    let set = std::env::var("LETTERCASE_SEED").ok();
    set.and_then(|seed| seed.parse().ok()).unwrap_or_else(|| {
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        now.map_or(0, |now| now.as_millis() as u64)
    })
}
