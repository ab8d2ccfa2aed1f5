//! Tips for new players: at every state of many games, each tip that a seat would be shown is true.
//!
//! Each game's `tips` file reads a tip as a newcomer does and proves what it says in two ways:
//! against the model of the table that is read from the journal, and by trying on the rules what
//! the tip says a seat can do.

use std::collections::BTreeMap;
use std::fmt::Debug;

use arena::Contest;
use game::{Actor, Chance, Game, Match, Moment, Seat, SeatId};

use super::{BOOK, Journal, Proof, play_bot_game};
use crate::thorough;

/// Number of games of each kind in a thorough run.
const GAMES: u64 = 500;
/// How many of 1,000 actions are random: in one game of three none, in another every one.
const RANDOM: [usize; 3] = [0, 300, 1_000];

/// A tip that a seat would be shown.
pub struct ShownTip<T> {
    /// Number of steps of the game before it.
    pub step: usize,
    pub seat: usize,
    pub tip: T,
    /// Whether the rules let the seat do what the tip says.
    pub can: bool,
}

/// Returns the options and seats of a seed's game.
pub type GameStart<G> = fn(u64) -> (<<G as Contest>::Game as Game>::Options, Vec<Seat>);

/// How a game is started and which tips it shows.
pub struct Coach<G: Contest, T> {
    pub start: GameStart<G>,
    /// The tips that apply to a seat now.
    pub tips: fn(&Match<G::Game>, SeatId) -> Vec<T>,
    /// Whether the rules let a seat do what a tip says.
    pub can: fn(&Match<G::Game>, SeatId, T) -> bool,
}

impl<G: Contest, T: Copy + Debug> Coach<G, T> {
    /// Plays this run's games, proves each tip that was shown, and, in a thorough run, asserts that
    /// each of `all` tips was. `prove` records the tips of a game as facts.
    pub fn prove_tips(
        &self,
        mut proof: Proof,
        all: &[T],
        prove: impl Fn(&mut Proof, &Match<G::Game>, &Journal, &[ShownTip<T>]),
    ) {
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for seed in thorough::seeds(GAMES) {
            proof.set_seed(seed);
            let (game, shown) = self.play_game(seed);
            for one in &shown {
                *counts.entry(format!("{:?}", one.tip)).or_default() += 1;
            }
            let journal = Journal::parse(&game.journal().write());
            prove(&mut proof, &game, &journal, &shown);
        }
        println!("{counts:?}");
        proof.assert_all_hold(&["tip"]);
        for tip in all.iter().filter(|_| thorough::is_thorough()) {
            let tip = format!("{tip:?}");
            assert!(counts.contains_key(&tip), "{tip} was never shown");
        }
    }

    /// Plays the game of a seed; returns it with the tips of every seat at every state.
    fn play_game(&self, seed: u64) -> (Match<G::Game>, Vec<ShownTip<T>>) {
        let (options, seats) = (self.start)(seed);
        let mut shown = Vec::new();
        let odd = RANDOM[seed as usize % RANDOM.len()];
        let game = play_bot_game::<G>(options, seats, seed, odd, |game| {
            let step = game.journal().steps.len();
            for seat in SeatId::all(game.journal().seats.len() as u8) {
                let tips = (self.tips)(game, seat).into_iter();
                shown.extend(tips.map(|tip| ShownTip {
                    step,
                    seat: seat.index(),
                    tip,
                    can: (self.can)(game, seat, tip),
                }));
            }
        });
        (game, shown)
    }
}

/// Tries an action on the state of a game without changing it.
pub fn try_action<G: Game>(
    game: &Match<G>,
    seat: SeatId,
    action: &G::Action,
    with_list: bool,
) -> Result<(), G::Refusal> {
    let at = Moment(game.last_moment().0 + 1);
    let words = with_list.then_some(&BOOK.lexicon);
    let by = Actor { seat, at };
    G::decide(game.state(), by, action, words, &mut Chance::new(0)).map(drop)
}
