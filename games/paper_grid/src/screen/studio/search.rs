//! A search for boards with the same settings: bots measure one seed after the other, until
//! enough suitable boards are found.

use crate::bots::{Difficulty, Measure};
use paper_grid_rules::{Board, BoardLink, Choices, GENERATOR_VERSION, Options, Seed, Settings};

/// The goal of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// The one board on which wins are shared most evenly.
    Fairest,
    /// A number of boards with this difficulty.
    Boards(Difficulty, usize),
}

/// A board that the search found.
#[derive(Debug, Clone, PartialEq)]
pub struct Found {
    /// The board's number among all that were tried, counted from 1.
    pub number: usize,
    pub link: BoardLink,
    /// The results of the games on it.
    pub measure: Measure,
}

/// A running search.
#[derive(Debug, Clone)]
pub struct Search {
    settings: Settings,
    seeds: fn(&Seed, usize) -> Seed,
    wanted: Wanted,
    tried: usize,
    found: Vec<Found>,
}

/// Returns the options for bots to play on a board by the default rules; `None` if no game is
/// possible on it.
pub fn measurable(board: &Board) -> Option<Box<Options>> {
    Options::new(Choices::on(board.clone())).ok().map(Box::new)
}

impl Search {
    /// Number of boards tried for the fairest.
    pub const TRIES: usize = 20;

    /// Starts a search. The first board has the settings' own seed, the others one with a number.
    pub fn new(settings: Settings, wanted: Wanted) -> Search {
        Search {
            settings,
            seeds: Seed::numbered,
            wanted,
            tried: 0,
            found: Vec::new(),
        }
    }

    /// Returns the search with a number in every seed, counted from 1.
    #[must_use]
    pub fn in_series(self) -> Search {
        Search {
            seeds: Seed::in_series,
            ..self
        }
    }

    /// The goal of the search.
    pub const fn wanted(&self) -> Wanted {
        self.wanted
    }

    /// Number of boards tried so far.
    pub const fn tried(&self) -> usize {
        self.tried
    }

    /// Most boards to try.
    pub const fn most(&self) -> usize {
        match self.wanted {
            Wanted::Fairest => Search::TRIES,
            // With the usual settings one board in four is easy, and one in four is hard.
            Wanted::Boards(_, count) => 40 + 10 * count,
        }
    }

    /// The boards found so far, by ascending number.
    pub fn found(&self) -> &[Found] {
        &self.found
    }

    /// Progress in per cent.
    pub fn done(&self) -> u32 {
        let (done, all) = match self.wanted {
            Wanted::Fairest => (self.tried, self.most()),
            Wanted::Boards(_, count) => (self.found.len(), count),
        };
        (done * 100 / all.max(1)) as u32
    }

    /// Whether the search has found enough, or has tried as many boards as it may.
    pub fn is_over(&self) -> bool {
        let enough = match self.wanted {
            // With this number of games, no smaller difference would mean anything.
            Wanted::Fairest => self
                .found
                .iter()
                .any(|found| found.measure.unevenness() <= u64::from(Measure::WIN)),
            Wanted::Boards(_, count) => self.found.len() >= count,
        };
        enough || self.tried >= self.most()
    }

    fn link(&self, number: usize) -> BoardLink {
        let settings = Settings {
            seed: (self.seeds)(&self.settings.seed, number),
            ..self.settings.clone()
        };
        BoardLink::Grown(settings, GENERATOR_VERSION)
    }

    /// Returns the options for the next board to measure; `None` if the search is over, or bots
    /// can't play on boards of these settings.
    pub fn next(&self) -> Option<Box<Options>> {
        let over = self.is_over();
        let board = self.link(self.tried + 1).board().ok();
        measurable(&board?).filter(|_| !over)
    }

    /// Adds the results of the next board's games.
    pub fn take(&mut self, measure: Measure) {
        self.tried += 1;
        let found = Found {
            number: self.tried,
            link: self.link(self.tried),
            measure,
        };
        let size = self.settings.size;
        match (self.wanted, self.found.first()) {
            (Wanted::Fairest, Some(best))
                if best.measure.unevenness() <= found.measure.unevenness() => {}
            (Wanted::Fairest, _) => self.found = vec![found],
            (Wanted::Boards(difficulty, _), _) => {
                if found.measure.difficulty(size) == difficulty {
                    self.found.push(found);
                }
            }
        }
    }
}
