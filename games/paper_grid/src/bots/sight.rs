//! Which plays a bot sees and which it misses.

use super::level::Bot;
use game::bots::{Glance, Perception, PlayVisibility};
use game::{Chance, SeatId};
use lexicon::{Lexicon, Word};
use paper_grid_rules::{LaidLetters, Placed, State};

/// A bot's perception at one moment of a game.
pub(super) struct BotEye<'a> {
    view: &'a State,
    seat: SeatId,
    words: &'a Lexicon,
    eye: Perception,
    glance: Glance,
}

impl<'a> BotEye<'a> {
    pub fn new(bot: &Bot, view: &'a State, seat: SeatId, words: &'a Lexicon) -> BotEye<'a> {
        let mut day = day_chance(view, seat);
        let eye = day.pick(bot.days).copied().unwrap_or(bot.mind.eye);
        BotEye::with_day(eye, day.roll(), view, seat, words)
    }

    /// Returns the perception for a day, given as a number: on another day the bot sees other
    /// plays.
    pub(crate) fn with_day(
        eye: Perception,
        day: u64,
        view: &'a State,
        seat: SeatId,
        words: &'a Lexicon,
    ) -> BotEye<'a> {
        BotEye {
            view,
            seat,
            words,
            eye,
            glance: glance(view, day),
        }
    }

    /// Whether the bot sees a play. The answer doesn't change until something happens
    /// in the game.
    pub fn sees(&self, placed: &[Placed]) -> bool {
        self.sees_play_of(self.seat, placed)
    }

    /// Whether the bot sees a play of another seat.
    pub(super) fn sees_play_of(&self, seat: SeatId, placed: &[Placed]) -> bool {
        if self.eye == Perception::SHARP {
            return true;
        }
        self.sight(seat, placed)
            .is_some_and(|sight| self.eye.sees(&sight, self.glance))
    }

    fn sight(&self, seat: SeatId, placed: &[Placed]) -> Option<PlayVisibility> {
        let laid = LaidLetters::new(self.view, seat, placed).ok()?;
        let run = laid.runs.first()?;
        let mut letters = run.letters(&laid.board).into_iter();
        let forward = letters.try_fold(Word::default(), Word::push)?;
        let mut ways = [forward, forward.reversed()].into_iter();
        let (word, id) = ways.find_map(|word| Some((word, self.words.find(word)?)))?;
        let first = run.cells.first()?.index() as u64;
        Some(PlayVisibility {
            word,
            level: self.words.level(id),
            beside: laid.runs.len() - 1,
            place: 2 * first + run.axis as u64,
        })
    }
}

/// Returns a random source that stays the same through a game for a seat: it comes from the
/// starting position.
fn day_chance(view: &State, seat: SeatId) -> Chance {
    let printed = String::from(view.options.board.clone());
    Chance::from_text(&format!(
        "{printed}{:?}{}",
        view.board.areas(),
        seat.index()
    ))
}

/// Identifies the moment by what is on the board and in the hands.
fn glance(view: &State, day: u64) -> Glance {
    let hands = view.hands.iter().flat_map(|hand| hand.letters());
    let hands = hands.map(|letter| u64::from(letter.rank()));
    let board = [view.board.lettered_cells().len(), view.board.walls().len()];
    let board = board.map(|count| count as u64);
    Glance::new(
        &[day]
            .into_iter()
            .chain(board)
            .chain(hands)
            .collect::<Vec<_>>(),
    )
}
