//! The browser is killed in the middle of games, twenty times, as a phone does that needs the
//! memory; and opened again on the same profile. No act that was marked saved is missing.
//!
//! The page marks it on the root: it wears `data-unsaved` as long as something is not on the
//! disk. What the test sees of a game is its history, and each time it looks it takes the mark
//! with it. Both are one look, so that neither is older than the other.
//!
//! What a killed browser had handed to the system is not lost, as it is when the power goes. So
//! this tells a mark that comes too early, and not how hard the page asks for the disk itself.
//!
//! - `table`: a game of Word Heist, begun, played and looked at
//! - `ledger`: what was seen of a game, and whether what came back is no older
//!
//! The moments are chance, from a seed that is printed; `LETTERCASE_SEED` sets it. How fast the
//! browser writes is not in it, so a seed repeats what is done, and nearly when.
//!
//! WebKit under a driver keeps its data in memory: here it is given a folder instead, by a small
//! library that it is started with (`harness/keep_profile.c`). So all three are killed alike.

mod ledger;
mod table;

use std::time::{Duration, Instant, SystemTime};

use game::Chance;

use crate::harness::Setup;
use crate::page::Page;
use crate::sitting::seat_two;
use ledger::Ledger;
use table::Table;

const ROUNDS: usize = 20;

/// So many rounds one game goes on before the other has its turn.
const STAY: usize = 3;

/// With so many lines a game is near its end, and another begins.
const LONG: usize = 70;

/// When the browser is killed.
#[derive(Debug, Clone, Copy)]
enum Moment {
    /// As soon as all acts are marked saved.
    Saved,
    /// A while after the last act, whatever is marked.
    Quiet,
    /// While the page acts by itself, one act after the other.
    Amid,
}

#[test]
fn no_act_that_was_marked_saved_is_missing_after_a_kill() {
    Setup::new().outlive(|page| {
        let seed = seed();
        println!("LETTERCASE_SEED={seed}");
        let mut chance = Chance::new(seed);
        seat_two(page);
        let mut games = [0, 1].map(|_| Game::begin(page));
        let mut lost = Vec::new();
        let mut open = 1;
        for round in 0..ROUNDS {
            let game = &mut games[round / STAY % 2];
            if open != round / STAY % 2 {
                open = round / STAY % 2;
                lost.extend(game.open(page, "as the other game was played"));
            }
            if game.ledger.last().len() > LONG {
                *game = Game::begin(page);
            }
            let moment = [Moment::Saved, Moment::Quiet, Moment::Amid][round % 3];
            game.play(page, moment, &mut chance);
            page.kill();
            page.start_again();
            lost.extend(game.open(page, &format!("in round {round}, {moment:?}")));
        }
        assert!(lost.is_empty(), "lost:\n  {}", lost.join("\n  "));
    });
}

/// A game, and what is known of it.
struct Game {
    table: Table,
    ledger: Ledger,
}

impl Game {
    /// A new one, on its screen and saved.
    #[track_caller]
    fn begin(page: &Page) -> Self {
        let table = Table::begin(page);
        let mut game = Self {
            table,
            ledger: Ledger::default(),
        };
        game.until_saved(page);
        game
    }

    /// Acts, and leaves the game at the moment of the kill.
    #[track_caller]
    fn play(&mut self, page: &Page, moment: Moment, chance: &mut Chance) {
        for _ in 0..chance.between(1, 8) {
            let lines = self.ledger.last().len();
            table::act(page, chance.below(6) == 0);
            page.wait("the act is in the history", || {
                self.look(page);
                self.ledger.last().len() != lines
            });
        }
        let most = match moment {
            Moment::Saved => {
                self.until_saved(page);
                return;
            }
            Moment::Quiet => 300,
            Moment::Amid => {
                // What comes now only adds to what is saved.
                self.until_saved(page);
                // Faster than any disk, or with time to be marked saved in between.
                table::act_by_itself(page, 1 << chance.between(2, 9));
                800
            }
        };
        let end = Instant::now() + Duration::from_millis(chance.below(most) as u64);
        while Instant::now() < end {
            self.look(page);
        }
    }

    #[track_caller]
    fn look(&mut self, page: &Page) {
        self.ledger.note(table::look(page));
    }

    #[track_caller]
    fn until_saved(&mut self, page: &Page) {
        page.wait("all is marked saved", || {
            self.look(page);
            self.ledger.is_saved()
        });
    }

    /// Opens it again, and tells what is missing. What came back is what is known from now on;
    /// where nothing came, another game takes its place.
    #[track_caller]
    fn open(&mut self, page: &Page, when: &str) -> Option<String> {
        let came = self.table.open(page);
        let counts = format!(
            "{when}: lines saved {}, seen {}, back {}",
            self.ledger.saved().len(),
            self.ledger.last().len(),
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
        self.until_saved(page);
        lost
    }
}

fn seed() -> u64 {
    let set = std::env::var("LETTERCASE_SEED").ok();
    set.and_then(|seed| seed.parse().ok()).unwrap_or_else(|| {
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        now.map_or(0, |now| now.as_millis() as u64)
    })
}
