//! The number of letters written into a hand during a game must fit on a printed sheet.

use game::{Actor, Chance, Game, Moment};
use paper_grid::bots::{Bot, JACKDAW, ROBIN, SPARROW, think};
use paper_grid::sheet::hand_capacity;
use paper_grid_rules::{
    BoardSettings, CallAnswer, Choices, Effect, Event, GENERATOR_VERSION, Options, PaperGrid, Size,
    Stage, State, TakenBackPlays, generate,
};

use crate::list::LIST;
use crate::thorough;

/// A number of actions that no game reaches.
const LONGEST: usize = 2_000;
const BOTS: [Bot; 3] = [SPARROW, ROBIN, JACKDAW];

/// The number of letters written into each hand in a game of bots: those it began with, and those
/// added. On paper a played letter is only crossed out.
fn letters_written(size: Size, seats: u8, game: u64) -> Vec<usize> {
    let settings = BoardSettings {
        size,
        seats: seats.into(),
        seed: format!("hands-{game}").parse().expect("a seed"),
        ..BoardSettings::default()
    };
    let board = generate(&settings, GENERATOR_VERSION).expect("a board");
    let options = Options::new(Choices::on_board(board)).expect("bots can play");
    let mut state = State::new(&options, seats);
    let mut chance = Chance::new(game);
    let mut events = PaperGrid::opening_events(&state, &mut chance);
    let mut written: Vec<usize> = state.hands.iter().map(|hand| hand.len()).collect();
    for _ in 0..LONGEST {
        for event in &events {
            let now = state.turn.seat.index();
            match event {
                Event::Asked { kept, .. } => written[now] += kept.len(),
                Event::Answered(seat, CallAnswer::Took(_)) => written[seat.index()] += 1,
                Event::Acted(_, Effect::Stolen { kept: true, .. }) => written[now] += 1,
                _ => {}
            }
            PaperGrid::evolve(&mut state, event, Moment::START);
        }
        let seat = match &state.stage {
            Stage::Over(_) => return written,
            Stage::Answering { seat, .. } => *seat,
            _ => state.turn.seat,
        };
        let bot = BOTS[(game as usize + seat.index()) % BOTS.len()];
        let none = TakenBackPlays::default();
        let action = think(&bot, &state, seat, &LIST, &none, &mut chance);
        let by = Actor {
            seat,
            at: Moment::START,
        };
        events = PaperGrid::decide(&state, by, &action, Some(&LIST), &mut chance)
            .expect("the action is legal");
    }
    panic!("the game did not end");
}

/// The room on larger boards is based on people's games (docs/print-shop.md).
#[test]
fn small_sheets_have_room_for_the_letters_of_95_per_cent_of_hands() {
    let games = (2..=4).flat_map(|seats| (0..thorough::cases(100)).map(move |game| (seats, game)));
    let mut all: Vec<usize> = games
        .flat_map(|(seats, game)| letters_written(Size::Small, seats, game))
        .collect();
    all.sort_unstable();
    let of = |share: usize| all[(all.len() - 1) * share / 100];
    let told = format!(
        "median {}, 95th percentile {}, maximum {}",
        of(50),
        of(95),
        of(100)
    );
    println!("{told}");
    assert!(of(95) <= hand_capacity(Size::Small), "{told}");
}
