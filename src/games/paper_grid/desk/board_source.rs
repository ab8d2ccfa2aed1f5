//! Where the board of a new game comes from.

use serde::{Deserialize, Serialize};

use crate::games::paper_grid::rules::{
    Amount, Board, Choices, Clash, GENERATOR_VERSION, Seed, Settings, Specials, Types, generate,
};
use game::{Chance, Seat};
use screen::set_up::Source;

/// Where the board comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardFrom {
    /// The generator.
    #[default]
    Fresh,
    /// Nowhere: areas are claimed on a blank one (K6).
    Blank,
    /// The studio.
    Studio,
    /// A link or a code.
    Sent,
}

impl BoardFrom {
    /// All of them.
    pub const ALL: [BoardFrom; 4] = [
        BoardFrom::Fresh,
        BoardFrom::Blank,
        BoardFrom::Studio,
        BoardFrom::Sent,
    ];

    /// Whether the board is as it was handed over, and nothing printed on it is chosen here.
    pub const fn is_given(self) -> bool {
        matches!(self, BoardFrom::Studio | BoardFrom::Sent)
    }
}

/// The same with all that a form holds of it.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct BoardSource {
    /// Where it comes from.
    pub from: BoardFrom,
    /// What a fresh one grows from.
    #[serde(skip)]
    seed: Seed,
    /// The blank one of one's own, as long as one that was handed over lies in its place.
    pub(super) laid_by: Option<Board>,
}

impl BoardSource {
    /// Lets another board grow.
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
            // Until there are two, the board is for two.
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

    /// One that was handed over stays; else ready-made rules say how large a board is.
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
