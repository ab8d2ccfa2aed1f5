//! A search for boards with the same settings: bots measure one seed after the other, until
//! enough suitable boards are found.

use crate::bots::{BoardStats, Difficulty};
use paper_grid_rules::{
    Board, BoardLink, BoardSeed, BoardSettings, Choices, GENERATOR_VERSION, Options,
};

/// The goal of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SearchGoal {
    /// The one board on which wins are shared most evenly.
    Fairest,
    /// A number of boards with this difficulty.
    Boards(Difficulty, usize),
}

/// A board that the search found.
#[derive(Debug, Clone, PartialEq)]
pub struct FoundBoard {
    /// The board's number among all that were tried, counted from 1.
    pub number: usize,
    pub link: BoardLink,
    /// The results of the bots' games on the board.
    pub measure: BoardStats,
}

/// A running search.
#[derive(Debug, Clone)]
pub struct BoardSearch {
    settings: BoardSettings,
    seeds: fn(&BoardSeed, usize) -> BoardSeed,
    wanted: SearchGoal,
    tried: usize,
    found: Vec<FoundBoard>,
}

/// Returns the options for bots to play on a board by the default rules; `None` if no game is
/// possible on it.
pub fn measuring_options(board: &Board) -> Option<Box<Options>> {
    Options::new(Choices::on_board(board.clone()))
        .ok()
        .map(Box::new)
}

impl BoardSearch {
    /// Number of boards tried for the fairest.
    pub const MAX_TRIES: usize = 20;

    /// Starts a search. The first board has the settings' own seed, the others one with a number.
    pub fn new(settings: BoardSettings, wanted: SearchGoal) -> BoardSearch {
        BoardSearch {
            settings,
            seeds: BoardSeed::numbered,
            wanted,
            tried: 0,
            found: Vec::new(),
        }
    }

    /// Returns the search with a number in every seed, counted from 1.
    #[must_use]
    pub fn in_series(self) -> BoardSearch {
        BoardSearch {
            seeds: BoardSeed::in_series,
            ..self
        }
    }

    /// The goal of the search.
    pub const fn goal(&self) -> SearchGoal {
        self.wanted
    }

    /// Number of boards tried so far.
    pub const fn tried_count(&self) -> usize {
        self.tried
    }

    /// Most boards to try.
    pub const fn max_tries(&self) -> usize {
        match self.wanted {
            SearchGoal::Fairest => BoardSearch::MAX_TRIES,
            // With the usual settings one board in four is easy, and one in four is hard.
            SearchGoal::Boards(_, count) => 40 + 10 * count,
        }
    }

    /// The boards found so far, by ascending number.
    pub fn found(&self) -> &[FoundBoard] {
        &self.found
    }

    /// Progress in per cent.
    pub fn percent_done(&self) -> u32 {
        let (done, all) = match self.wanted {
            SearchGoal::Fairest => (self.tried, self.max_tries()),
            SearchGoal::Boards(_, count) => (self.found.len(), count),
        };
        (done * 100 / all.max(1)) as u32
    }

    /// Whether the search has found enough, or has tried as many boards as it may.
    pub fn is_over(&self) -> bool {
        let enough = match self.wanted {
            // With this number of games, no smaller difference would mean anything.
            SearchGoal::Fairest => self
                .found
                .iter()
                .any(|found| found.measure.unevenness() <= u64::from(BoardStats::WIN)),
            SearchGoal::Boards(_, count) => self.found.len() >= count,
        };
        enough || self.tried >= self.max_tries()
    }

    fn link(&self, number: usize) -> BoardLink {
        let settings = BoardSettings {
            seed: (self.seeds)(&self.settings.seed, number),
            ..self.settings.clone()
        };
        BoardLink::Grown(settings, GENERATOR_VERSION)
    }

    /// Returns the options for the next board to measure; `None` if the search is over, or bots
    /// can't play on boards of these settings.
    pub fn next_options(&self) -> Option<Box<Options>> {
        let over = self.is_over();
        let board = self.link(self.tried + 1).board().ok();
        measuring_options(&board?).filter(|_| !over)
    }

    /// Adds the results of the next board's games.
    pub fn add_result(&mut self, measure: BoardStats) {
        self.tried += 1;
        let found = FoundBoard {
            number: self.tried,
            link: self.link(self.tried),
            measure,
        };
        let size = self.settings.size;
        match (self.wanted, self.found.first()) {
            (SearchGoal::Fairest, Some(best))
                if best.measure.unevenness() <= found.measure.unevenness() => {}
            (SearchGoal::Fairest, _) => self.found = vec![found],
            (SearchGoal::Boards(difficulty, _), _) => {
                if found.measure.difficulty(size) == difficulty {
                    self.found.push(found);
                }
            }
        }
    }
}
