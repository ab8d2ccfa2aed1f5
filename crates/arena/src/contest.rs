//! What the arena must know of a game, and of a mind that plays it.

use base::json::Map;
use game::account::{Accounted, Lost};
use game::bots::Mind;
use game::rule::{Checked, Ruleset};
use game::{Chance, Game, Match, Seat, SeatId, SeatSet, Viewer};
use lexicon::{Word, WordBook};

/// A game that minds play against each other. A game says so in its `arena.rs`.
pub trait Contest: Accounted<Options = Checked<Self::Choices>> {
    /// All that can be chosen.
    type Choices: Ruleset;

    /// What a mind is told: what its seat sees.
    type Seen;

    /// All that play it: its programs, the gentlest first, and then who plays in the arena
    /// alone. Another one is a line more.
    const MINDS: &'static [Contender<Self>];

    /// The one by which others are measured: it has 1500.
    const ANCHOR: &'static str;

    /// More steps than any game has: with so many it counts as endless.
    const LONGEST: usize;

    /// Brings what is no rule into the choices of one deal, such as a fresh board, unless it was
    /// given.
    ///
    /// # Errors
    /// Why there is none of it.
    fn bring(
        _choices: &mut Self::Choices,
        _given: &Map,
        _seats: &[Seat],
        _chance: &mut Chance,
    ) -> Result<(), <Self::Choices as Ruleset>::Clash> {
        Ok(())
    }

    /// Who is asked what it does; whoever is due first acts, and of equals the first of these.
    fn asked(game: &Match<Self>) -> SeatSet {
        game.waiting_for().seats()
    }

    /// Makes ready before each game, uncounted: what minds remember of another game goes.
    fn make_ready(_book: &WordBook) {}

    /// What a seat sees.
    fn seen(game: &Match<Self>, seat: SeatId) -> Self::Seen;

    /// The words that it saw the others make, for minds that do not see them in a view.
    fn made_by_others(_game: &Match<Self>, _seat: SeatId) -> Vec<Word> {
        Vec::new()
    }

    /// What each decision of a game gave away, as its review judges it.
    fn lost(game: &Match<Self>, book: &WordBook) -> Vec<Lost>;
}

/// A game's view of a seat, for [`Contest::seen`] of games that tell no more.
pub fn view<G: Game>(game: &Match<G>, seat: SeatId) -> G::View {
    game.view(Viewer::Seat(seat))
}

/// Somebody who plays a game.
pub struct Contender<G: Contest> {
    /// What it is called on the command line: of a program of the page, its id.
    pub name: &'static str,
    /// What it does, if nothing else happens; none if it waits for others. The same question
    /// and chance have the same answer.
    pub acts: Acts<G>,
}

/// See [`Contender::acts`].
pub type Acts<G> = fn(&Question<'_, G>, &mut Chance) -> Option<Plan<<G as Game>::Action>>;

/// What a mind is asked.
pub struct Question<'q, G: Contest> {
    /// What the seat sees.
    pub seen: &'q G::Seen,
    /// The seat.
    pub seat: SeatId,
    /// The word list.
    pub book: &'q WordBook,
    /// The words that it saw the others make ([`Contest::made_by_others`]).
    pub made: Vec<Word>,
    /// Whether who looks ahead begins wrong about the others.
    pub wrong_model: bool,
}

impl<G: Contest> Question<'_, G> {
    /// A level's mind as it is asked: right about the others, or wrong but for what it saw.
    pub fn of(&self, mind: Mind) -> Mind {
        let mind = match self.wrong_model {
            true => mind.wrong_about_others(),
            false => mind,
        };
        mind.having_seen(self.made.iter().copied(), &self.book.lexicon)
    }
}

/// What a mind does next, in simulated time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan<A> {
    /// After so many milliseconds, counted from what happened last, and only if nothing happens
    /// before.
    pub after: u64,
    /// The action.
    pub action: A,
}

impl<A> Plan<A> {
    /// What needs no looking: as long as a program of the page stays to be looked at.
    pub fn soon(action: A) -> Plan<A> {
        Plan {
            after: SOON,
            action,
        }
    }

    /// A word that takes a second a letter.
    pub fn spelled(letters: usize, action: A) -> Plan<A> {
        let after = LETTER * letters as u64;
        Plan { after, action }
    }
}

/// How long an action of a program stays to be looked at, in milliseconds.
const SOON: u64 = 900;

/// How long a newcomer takes for a letter, in milliseconds.
pub const LETTER: u64 = 1_000;
