//! What the arena must know about a game and about a bot that plays it.

use base::json::Map;
use game::account::{DecisionLoss, WinChances};
use game::bots::BotProfile;
use game::rule::{CheckedOptions, Ruleset};
use game::{Chance, Game, Match, Seat, SeatId, SeatSet, Viewer};
use lexicon::{Word, WordBook};

/// What a game's bots need to play against each other. A game implements this in its `arena.rs`,
/// for a type of its own package, since that package can't implement a foreign trait for the game
/// itself.
pub trait Contest: Sized + 'static {
    /// The game that the bots play.
    type Game: WinChances<Options = CheckedOptions<Self::Choices>>;
    /// All options of the game.
    type Choices: Ruleset;

    /// What a bot is shown: what its seat sees.
    type BotView;

    /// All bots that play the game: those that the page offers, weakest first, and then those that
    /// only play in the arena. Adding one takes a single line.
    const BOTS: &'static [Contender<Self>];

    /// The bot that the other bots are measured against: its rating is 1500.
    const ANCHOR: &'static str;

    /// Maximum number of steps: more than any game has. A game that reaches it counts as endless.
    const MAX_STEPS: usize;

    /// Completes the options of one deal with what isn't a rule, such as a fresh board, unless that
    /// was given.
    ///
    /// # Errors
    /// Why the options can't be completed.
    fn complete_options(
        _choices: &mut Self::Choices,
        _given: &Map,
        _seats: &[Seat],
        _chance: &mut Chance,
    ) -> Result<(), <Self::Choices as Ruleset>::Clash> {
        Ok(())
    }

    /// Returns the seats whose bots are asked for a plan. The plan that is due first is carried
    /// out; if several are due at once, that of the first of these seats.
    fn seats_to_ask(game: &Match<Self::Game>) -> SeatSet {
        game.waiting_for().seats()
    }

    /// Prepares for a game: bots forget what they remember of other games. This work isn't counted.
    fn prepare(_book: &WordBook) {}

    /// Returns what a seat sees.
    fn bot_view(game: &Match<Self::Game>, seat: SeatId) -> Self::BotView;

    /// Returns the words that a seat saw the others make, for games whose view doesn't include
    /// them.
    fn words_by_others(_game: &Match<Self::Game>, _seat: SeatId) -> Vec<Word> {
        Vec::new()
    }

    /// Names of the habits that [`Contest::habits`] counts.
    const HABITS: &'static [&'static str] = &[];

    /// Counts an action before it is carried out: one entry for each of [`Contest::HABITS`].
    fn habits(
        _state: &<Self::Game as Game>::State,
        _seat: SeatId,
        _action: &<Self::Game as Game>::Action,
    ) -> Vec<HabitCount> {
        Vec::new()
    }

    /// Returns what each decision of a game gave away, as its review judges it.
    fn decision_losses(game: &Match<Self::Game>, book: &WordBook) -> Vec<DecisionLoss>;
}

/// How often a bot did something, and how often it could have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct HabitCount {
    pub did: usize,
    pub could: usize,
}

impl HabitCount {
    /// Adds counts to sums, habit by habit.
    pub(super) fn add_all(sums: &mut Vec<HabitCount>, counts: &[HabitCount]) {
        if sums.len() < counts.len() {
            sums.resize(counts.len(), HabitCount::default());
        }
        for (sum, count) in sums.iter_mut().zip(counts) {
            sum.did += count.did;
            sum.could += count.could;
        }
    }
}

/// Returns a seat's view, for [`Contest::bot_view`] of games whose bots need nothing else.
pub fn seat_view<G: Game>(game: &Match<G>, seat: SeatId) -> G::View {
    game.view(Viewer::Seat(seat))
}

/// A bot that plays a game in the arena.
pub struct Contender<G: Contest> {
    /// The bot's name on the command line; for a bot that the page offers, its id.
    pub name: &'static str,
    /// Returns what the bot does if nothing else happens first, or `None` if it waits for others.
    /// The same question and random numbers give the same answer.
    pub acts: ContenderFn<G>,
}

/// The type of [`Contender::acts`].
pub type ContenderFn<G> = fn(
    &Question<'_, G>,
    &mut Chance,
) -> Option<TimedAction<<<G as Contest>::Game as Game>::Action>>;

/// The situation in which a bot must decide.
pub struct Question<'q, G: Contest> {
    /// What the bot's seat sees.
    pub seen: &'q G::BotView,
    /// The bot's seat.
    pub seat: SeatId,
    /// The word list.
    pub book: &'q WordBook,
    /// The words that the bot saw the others make ([`Contest::words_by_others`]).
    pub made: Vec<Word>,
    /// Whether bots that look ahead start with a wrong assumption about the other bots.
    pub wrong_model: bool,
}

impl<G: Contest> Question<'_, G> {
    /// Returns a bot's profile for this decision: with the right assumption about the words that
    /// the others know, or with a wrong one that only what the bot saw corrects.
    pub fn adapt_mind(&self, mind: BotProfile) -> BotProfile {
        let mind = if self.wrong_model {
            mind.underestimating_others()
        } else {
            mind
        };
        mind.after_seeing(self.made.iter().copied(), &self.book.lexicon)
    }
}

/// What a bot does next, in simulated time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimedAction<A> {
    /// The delay in milliseconds after the last event. The plan is dropped if
    /// something else happens first.
    pub after: u64,
    /// The action to take.
    pub action: A,
}

impl<A> TimedAction<A> {
    /// Plans an action that needs no search: it follows as soon as the page has shown the previous
    /// action.
    pub fn quick(action: A) -> TimedAction<A> {
        TimedAction {
            after: ACTION_DISPLAY_MS,
            action,
        }
    }

    /// Plans a word that takes a second per letter.
    pub fn for_word(letters: usize, action: A) -> TimedAction<A> {
        let after = LETTER_MS * letters as u64;
        TimedAction { after, action }
    }
}

/// How long the page shows a bot's action, in milliseconds.
const ACTION_DISPLAY_MS: u64 = 900;

/// How long a newcomer takes per letter, in milliseconds.
pub const LETTER_MS: u64 = 1_000;
