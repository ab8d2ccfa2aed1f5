//! Where the board of a new game comes from.

use serde::{Deserialize, Serialize};

use super::first_word::every_seat_has_a_first_word;
use game::{Chance, Seat};
use paper_grid_rules::{
    Amount, Board, BoardSeed, BoardSettings, Choices, GENERATOR_VERSION, OptionClash, Preset,
    SpecialTypes, SpecialUpgrade, generate,
};
use screen::set_up::ChoiceSource;

/// The source of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardSourceKind {
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

impl BoardSourceKind {
    pub const ALL: [BoardSourceKind; 4] = [
        BoardSourceKind::Fresh,
        BoardSourceKind::Blank,
        BoardSourceKind::Studio,
        BoardSourceKind::Sent,
    ];

    /// Whether the board came from the studio or a link, in which case the form can't change what
    /// is printed on it.
    pub const fn is_given(self) -> bool {
        matches!(self, BoardSourceKind::Studio | BoardSourceKind::Sent)
    }
}

/// The source of a board, with everything that a form remembers about it.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct BoardSource {
    /// The chosen source.
    pub from: BoardSourceKind,
    /// The seed of a newly generated board.
    #[serde(skip)]
    seed: BoardSeed,
    /// The form's own blank board, set aside while a board from the studio or a link takes its
    /// place.
    pub(super) laid_by: Option<Board>,
}

impl BoardSource {
    /// Chooses another seed, for another board.
    pub fn choose_new_seed(&mut self, chance: &mut Chance) {
        self.seed = BoardSeed::random(chance);
    }

    /// Returns the settings of the newly generated board for these rules and this number of seats.
    ///
    /// A quick start, on a board of any size, has hands of five letters. It takes the first seed of
    /// a series whose board gives every seat a first word, or the first of all if no seed does.
    pub fn settings(&self, rules: &Choices, seats: usize) -> BoardSettings {
        let (specials, types) = match rules.specials {
            SpecialUpgrade::Off => (Amount::Off, SpecialTypes::SUPERCELLS),
            SpecialUpgrade::Supercells => (Amount::Some, SpecialTypes::SUPERCELLS),
            SpecialUpgrade::Celldance => (Amount::Some, SpecialTypes::CELLDANCE),
        };
        let mut settings = BoardSettings {
            size: rules.board.size(),
            // With fewer than two players, the board gets two areas.
            seats: seats.max(2),
            seed: self.seed.clone(),
            specials,
            types,
            values: rules.board.values,
            backpacks: rules.board.backpacks,
            ..BoardSettings::default()
        };
        if is_quick_start(rules) {
            settings.hand = Some(QUICK_START_HAND);
            let tried = (1..=MAX_SEEDS).map(|number| BoardSettings {
                seed: self.seed.numbered(number),
                ..settings.clone()
            });
            let playable = |settings: &BoardSettings| {
                let board = generate(settings, GENERATOR_VERSION);
                board.is_ok_and(|board| every_seat_has_a_first_word(&board))
            };
            if let Some(playable) = { tried }.find(playable) {
                return playable;
            }
        }
        settings
    }
}

/// Letters in each starting hand of a quick start.
const QUICK_START_HAND: usize = 5;

/// Number of seeds to try for a board on which every seat has a first word. One of eight is such a
/// board for six seats.
const MAX_SEEDS: usize = 200;

/// Whether the rules are those of the quick start, on a board of any size and with any seat first.
fn is_quick_start(rules: &Choices) -> bool {
    let plain = Choices {
        endgame_at: rules.endgame_at,
        first: rules.first,
        ..Preset::QuickStart.on_board(rules.board.clone())
    };
    plain == *rules
}

impl ChoiceSource<Choices> for BoardSource {
    fn bring(&self, rules: &mut Choices, seats: &[Seat]) -> Result<(), OptionClash> {
        match self.from {
            BoardSourceKind::Blank => return Ok(()),
            BoardSourceKind::Studio | BoardSourceKind::Sent => {
                return self
                    .laid_by
                    .as_ref()
                    .map(|_| ())
                    .ok_or(OptionClash::NoBoard);
            }
            BoardSourceKind::Fresh => {}
        }
        let settings = self.settings(rules, seats.len());
        rules.board = generate(&settings, GENERATOR_VERSION).map_err(OptionClash::Board)?;
        Ok(())
    }

    fn after(played: &mut Choices) -> BoardSource {
        let from = match played.board.areas().len() {
            0 => BoardSourceKind::Blank,
            _ => BoardSourceKind::Fresh,
        };
        played.board = played.blank_board(played.board.size());
        BoardSource {
            from,
            ..BoardSource::default()
        }
    }

    /// Keeps a board from the studio or a link when a preset is chosen. Otherwise the preset
    /// decides the board's size.
    fn keep(&self, now: &Choices, ready_made: &mut Choices) {
        if self.laid_by.is_some() {
            ready_made.set_board(now.board.clone());
        }
    }

    fn apply_preset(&mut self, ready_made: &Choices) {
        if let Some(own) = &mut self.laid_by {
            *own = ready_made.board.clone();
        }
    }
}
