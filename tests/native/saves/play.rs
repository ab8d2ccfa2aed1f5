//! Games with a bot in every seat, mixed with some random actions.

use c_u_letter::bots::{self as mages, Mage};
use c_u_letter_rules::CULetter;
use game::{Chance, Game, Match, Moment, Seat, SeatId, Viewer, Waiting};
use one_letter_better::bots::{self as rivals, Rival};
use one_letter_better_rules::OneLetterBetter;
use paper_grid::bots;
use paper_grid_rules::PaperGrid;
use word_heist::bots::{Rogue, first_rogue};
use word_heist_rules::WordHeist;

use crate::list::{FAMILY, LIST};

/// A game in which bots can play every seat.
pub trait BotPlayed: Game {
    /// Lets time pass and performs one action.
    fn step(game: &mut Match<Self>, chance: &mut Chance);

    /// A seat's score so far.
    fn score(state: &Self::State, seat: SeatId) -> i64;
}

/// Lets one of the seats that the game waits for act after two seconds: by `choose`, or one time in
/// nine at random.
fn act_once<G: Game>(
    game: &mut Match<G>,
    chance: &mut Chance,
    choose: impl Fn(&G::View, SeatId, &mut Chance) -> G::Action,
) {
    let at = Moment(game.last_moment().0 + 2_000);
    if game.pass_time(at) {
        return;
    }
    let seats: Vec<SeatId> = game.waiting_for().seats().iter().collect();
    let seat = *chance.pick(&seats).unwrap();
    let view = game.view(Viewer::Seat(seat));
    let action = match chance.below(9) {
        0 => G::sample_action(&view, seat, Some(&LIST), chance),
        _ => choose(&view, seat, chance),
    };
    game.act(seat, &action, at, Some(&LIST)).unwrap();
}

impl BotPlayed for PaperGrid {
    fn step(game: &mut Match<Self>, chance: &mut Chance) {
        act_once(game, chance, |view, seat, chance| {
            bots::choose(view, seat, &LIST, chance)
        });
    }

    fn score(state: &Self::State, seat: SeatId) -> i64 {
        state.score(seat).into()
    }
}

impl BotPlayed for OneLetterBetter {
    fn step(game: &mut Match<Self>, chance: &mut Chance) {
        act_once(game, chance, |view, seat, chance| {
            rivals::choose(view, seat, Rival::Raven, &LIST, &FAMILY, chance)
        });
    }

    fn score(state: &Self::State, seat: SeatId) -> i64 {
        state.table.score(seat).into()
    }
}

impl BotPlayed for CULetter {
    fn step(game: &mut Match<Self>, chance: &mut Chance) {
        act_once(game, chance, |view, seat, chance| {
            mages::choose(view, seat, Mage::Sorcerer, &LIST, &FAMILY, chance)
        });
    }

    fn score(state: &Self::State, seat: SeatId) -> i64 {
        state.table.score(seat) as i64
    }
}

impl BotPlayed for WordHeist {
    fn step(game: &mut Match<Self>, chance: &mut Chance) {
        let waited = game.waiting_for().seats();
        let table = game.view(Viewer::Table);
        let rogues: Vec<_> = waited.iter().map(|seat| (seat, Rogue::Owl)).collect();
        let next = first_rogue(&table, &rogues, &LIST, &FAMILY, chance);
        let due = next.as_ref().map(|(_, plan)| table.since.0 + plan.after);
        if game.pass_time(Moment(due.unwrap_or(u64::MAX))) {
            return;
        }
        let (seat, plan) = next.unwrap();
        let acted = game.act(seat, &plan.action, Moment(due.unwrap()), Some(&LIST));
        acted.unwrap();
    }

    fn score(state: &Self::State, seat: SeatId) -> i64 {
        state.table.score(seat).into()
    }
}

/// A game halfway through, and at its end.
pub struct SavedGame<G: Game> {
    pub middle: Match<G>,
    pub end: Match<G>,
}

/// Plays a game to its end.
pub fn play_to_end<G: BotPlayed>(options: G::Options, seats: Vec<Seat>, seed: u64) -> SavedGame<G> {
    let begun = Match::<G>::start(options, seats, Chance::new(seed)).unwrap();
    let end = play_on(begun.clone(), seed, usize::MAX);
    let half = end.journal().steps.len() / 2;
    let middle = play_on(begun, seed, half);
    SavedGame { middle, end }
}

fn play_on<G: BotPlayed>(mut game: Match<G>, seed: u64, steps: usize) -> Match<G> {
    let mut chance = Chance::new(seed);
    for _ in 0..3_000 {
        let over = game.waiting_for() == Waiting::Over;
        if over || game.journal().steps.len() >= steps {
            return game;
        }
        G::step(&mut game, &mut chance);
    }
    panic!("{} did not end", G::ID);
}
