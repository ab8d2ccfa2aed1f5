//! Where the board of a new game comes from.

use serde::{Deserialize, Serialize};

use game::{Chance, Seat};
use paper_grid_rules::{
    Amount, Board, Choices, Clash, GENERATOR_VERSION, Seed, Settings, Specials, Types, generate,
};
use screen::set_up::Source;

/// The source of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardFrom {
    /// A newly generated board.
    #[default]
    Fresh,
    /// A blank board, on which areas are claimed (K6).
    Blank,
    /// A board handed over from the studio.
    Studio,
    /// A board from a link or a code.
    Sent,
}

impl BoardFrom {
    pub const ALL: [BoardFrom; 4] = [
        BoardFrom::Fresh,
        BoardFrom::Blank,
        BoardFrom::Studio,
        BoardFrom::Sent,
    ];

    /// Whether the board came from the studio or a link, in which case the form can't change what
    /// is printed on it.
    pub const fn is_given(self) -> bool {
        matches!(self, BoardFrom::Studio | BoardFrom::Sent)
    }
}

/// The source of a board, with everything that a form remembers about it.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct BoardSource {
    /// The chosen source.
    pub from: BoardFrom,
    /// The seed of a newly generated board.
    #[serde(skip)]
    seed: Seed,
    /// The form's own blank board, set aside while a board from the studio or a link takes its
    /// place.
    pub(super) laid_by: Option<Board>,
}

impl BoardSource {
    /// Chooses another seed, for another board.
    pub fn another(&mut self, chance: &mut Chance) {
        self.seed = Seed::fresh(chance);
    }
}

impl Source<Choices> for BoardSource {
    fn bring(&self, rules: &mut Choices, seats: &[Seat]) -> Result<(), Clash> {
        match self.from {
            BoardFrom::Blank => return Ok(()),
            BoardFrom::Studio | BoardFrom::Sent => {
                return self.laid_by.as_ref().map(|_| ()).ok_or(Clash::NoBoard);
            }
            BoardFrom::Fresh => {}
        }
        let (specials, types) = match rules.specials {
            Specials::Off => (Amount::Off, Types::SUPERCELLS),
            Specials::Supercells => (Amount::Some, Types::SUPERCELLS),
            Specials::Celldance => (Amount::Some, Types::CELLDANCE),
        };
        let settings = Settings {
            size: rules.board.size(),
            // With fewer than two players the board is for two.
            seats: seats.len().max(2),
            seed: self.seed.clone(),
            specials,
            types,
            values: rules.board.values,
            backpacks: rules.board.backpacks,
            ..Settings::default()
        };
        rules.board = generate(&settings, GENERATOR_VERSION).map_err(Clash::Board)?;
        Ok(())
    }

    fn after(played: &mut Choices) -> BoardSource {
        let from = match played.board.areas().len() {
            0 => BoardFrom::Blank,
            _ => BoardFrom::Fresh,
        };
        played.board = played.blank(played.board.size());
        BoardSource {
            from,
            ..BoardSource::default()
        }
    }

    /// Keeps a board from the studio or a link when a preset is chosen. Otherwise the preset
    /// decides the board's size.
    fn keep(&self, now: &Choices, ready_made: &mut Choices) {
        if self.laid_by.is_some() {
            ready_made.lay(now.board.clone());
        }
    }

    fn take_preset(&mut self, ready_made: &Choices) {
        if let Some(own) = &mut self.laid_by {
            *own = ready_made.board.clone();
        }
    }
}
