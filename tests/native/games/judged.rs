//! Helpers to test the reviews of all games: two bots play, and their turns are reviewed.

use game::account::DecisionLoss;
use game::{Chance, Game, Match, Moment, SeatId, Viewer, Waiting};

use crate::list::LIST;
use crate::seats::bot_seats;

/// How many of a seat's turns the review faulted.
#[derive(Debug, Clone, Copy, Default)]
pub struct FaultCount {
    pub faulted: usize,
    pub turns: usize,
}

/// The faults of two seats in a number of games.
pub fn count_faults(games: u64, judge: impl Fn(u64) -> Vec<DecisionLoss>) -> [FaultCount; 2] {
    let mut all = [FaultCount::default(); 2];
    for one in (0..games).flat_map(judge) {
        let seat = &mut all[one.seat.index()];
        seat.faulted += usize::from(one.by > 0);
        seat.turns += 1;
    }
    all
}

/// A two-player game, played by the given bot until it is over or the part to be reviewed is.
pub fn play_two_player_game<G: Game>(
    options: G::Options,
    seed: u64,
    over: impl Fn(&G::State) -> bool,
    think: impl Fn(&G::View, SeatId, &mut Chance) -> G::Action,
) -> Match<G> {
    let mut game = Match::<G>::start(options, bot_seats::<G>(2), Chance::new(seed)).unwrap();
    while let Waiting::For { seats, .. } = game.waiting_for() {
        if over(game.state()) {
            break;
        }
        let seat = seats.iter().next().unwrap();
        let view = game.view(Viewer::Seat(seat));
        let action = think(&view, seat, &mut game.chance_for_bots());
        game.act(seat, &action, Moment::START, Some(&LIST)).unwrap();
    }
    game
}
