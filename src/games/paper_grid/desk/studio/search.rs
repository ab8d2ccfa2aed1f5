//! Looking for boards of the same settings: one seed after the other is measured, until there are
//! enough of what is looked for.

use crate::games::paper_grid::opponent::{Difficulty, Measure};
use crate::games::paper_grid::rules::{
    Board, BoardLink, Choices, GENERATOR_VERSION, Options, Seed, Settings,
};

/// What is looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// The one board on which wins are shared most evenly.
    Fairest,
    /// So many boards that are so hard.
    Boards(Difficulty, usize),
}

/// A board that was found.
#[derive(Debug, Clone, PartialEq)]
pub struct Found {
    /// Its number among all that were tried, from 1.
    pub number: usize,
    /// Its link.
    pub link: BoardLink,
    /// What its games told.
    pub measure: Measure,
}

/// A search, as far as it is.
#[derive(Debug, Clone)]
pub struct Search {
    settings: Settings,
    seeds: fn(&Seed, usize) -> Seed,
    wanted: Wanted,
    tried: usize,
    found: Vec<Found>,
}

/// What bots need to play on a board by the plain rules; none where nobody could.
pub fn measurable(board: &Board) -> Option<Box<Options>> {
    Options::new(Choices::on(board.clone())).ok().map(Box::new)
}

impl Search {
    /// So many boards are tried for the fairest.
    pub const TRIES: usize = 20;

    /// Before the first board. The first has the settings' own seed, the others a number each.
    pub fn new(settings: Settings, wanted: Wanted) -> Search {
        Search {
            settings,
            seeds: Seed::numbered,
            wanted,
            tried: 0,
            found: Vec::new(),
        }
    }

    /// The same among boards that all have a number, from 1.
    #[must_use]
    pub fn in_series(self) -> Search {
        Search {
            seeds: Seed::in_series,
            ..self
        }
    }

    /// What is looked for.
    pub const fn wanted(&self) -> Wanted {
        self.wanted
    }

    /// How many boards were tried.
    pub const fn tried(&self) -> usize {
        self.tried
    }

    /// How many are tried at most.
    pub const fn most(&self) -> usize {
        match self.wanted {
            Wanted::Fairest => Search::TRIES,
            // Of the usual settings one board of four is easy, and one is hard.
            Wanted::Boards(_, count) => 40 + 10 * count,
        }
    }

    /// What was found so far, in order of the numbers.
    pub fn found(&self) -> &[Found] {
        &self.found
    }

    /// How many hundredths are done.
    pub fn done(&self) -> u32 {
        let (done, all) = match self.wanted {
            Wanted::Fairest => (self.tried, self.most()),
            Wanted::Boards(_, count) => (self.found.len(), count),
        };
        (done * 100 / all.max(1)) as u32
    }

    /// Whether all that is wanted was found, or no more is tried.
    pub fn is_over(&self) -> bool {
        let enough = match self.wanted {
            // Nothing more even can be told from so few games.
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

    /// The next board that is to be measured; none if the search is over, or bots cannot play on
    /// boards of these settings.
    pub fn next(&self) -> Option<Box<Options>> {
        let over = self.is_over();
        let board = self.link(self.tried + 1).board().ok();
        measurable(&board?).filter(|_| !over)
    }

    /// Takes what the next board's games told.
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
