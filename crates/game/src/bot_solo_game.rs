//! A game that a bot plays alone, one action at a time. Its score with a day's letters or cards is
//! that day's par.

use super::{BotId, Game, Match, Moment, PlayedBy, Player, PlayerName, Seat, SeatColour, SeatId};
use crate::Chance;
use lexicon::Lexicon;

/// Maximum number of actions: more than any solo game has.
const LONGEST: usize = 4_000;

/// A solo game of the strongest bot.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/nim.rs")); }
/// use game::{BotSoloGame, Game, SeatId, Viewer};
/// use lexicon::{Level, Lexicon};
/// use nim::Nim;
///
/// let words = Lexicon::from_words([("tea", Level::Common)])?;
/// let mut solo = BotSoloGame::<Nim>::start(9);
/// let score = loop {
///     // The bot takes a second for each action.
///     let step = solo.step(&words, |game| {
///         let (seat, mut chance) = (SeatId::FIRST, game.chance_for_bots());
///         let view = game.view(Viewer::Seat(seat));
///         Some((1_000, Nim::sample_action(&view, seat, None, &mut chance)))
///     });
///     if let Some(score) = step {
///         break score;
///     }
/// };
/// assert_eq!(score, Some(1));
/// # Ok::<(), lexicon::ListError>(())
/// ```
#[derive(Debug, Clone)]
pub struct BotSoloGame<G: Game> {
    game: Option<Match<G>>,
    acts: usize,
}

impl<G: Game> BotSoloGame<G> {
    /// Seats the game's strongest bot. If these options don't allow a solo game, the first call of
    /// [`BotSoloGame::step`] ends without a score.
    pub fn start(options: G::Options) -> BotSoloGame<G> {
        let seat = G::BOTS.last().and_then(|program| seat(*program));
        let begin = |seat| Match::start(options, vec![seat], Chance::new(0)).ok();
        BotSoloGame {
            game: seat.and_then(begin),
            acts: 0,
        }
    }

    /// Plays one action. `plan` returns the bot's action and the delay in milliseconds before it.
    /// Returns `None` while the game goes on, then `Some(Some(score))`, or `Some(None)` if the game
    /// can't be finished.
    pub fn step(
        &mut self,
        words: &Lexicon,
        plan: impl FnOnce(&Match<G>) -> Option<(u64, G::Action)>,
    ) -> Option<Option<i32>> {
        let Some(game) = &mut self.game else {
            return Some(None);
        };
        if let Some(outcome) = game.outcome() {
            return Some(outcome.standings().first().map(|first| first.points));
        }
        self.acts += 1;
        let plan = plan(game);
        let at = |after: u64| Moment(game.last_moment().0.saturating_add(after));
        let due = plan.as_ref().map(|(after, _)| at(*after));
        // A clock that runs out earlier comes first. Without a plan only a clock moves the game
        // on.
        let passes = due.or(G::deadline(game.state()));
        if passes.is_some_and(|at| game.pass_time(at)) {
            return None;
        }
        let done = plan.zip(due).is_some_and(|((_, action), at)| {
            let acted = game.act(SeatId::FIRST, &action, at, Some(words));
            acted.is_ok()
        });
        (!done || self.acts > LONGEST).then_some(None)
    }
}

/// Returns a seat for a bot. Its name is never shown.
fn seat(program: BotId) -> Option<Seat> {
    let name: PlayerName = "Par".parse().ok()?;
    let colour = SeatColour::ALL.first().copied()?;
    Some(Seat {
        player: Player { name, colour },
        by: PlayedBy::Bot(program),
    })
}
