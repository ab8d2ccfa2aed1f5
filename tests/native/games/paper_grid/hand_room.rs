//! How many letters a game writes into a hand: a sheet has room for them.

use lettercase::games::paper_grid::opponent::{Bot, JACKDAW, ROBIN, SPARROW, think};
use lettercase::games::paper_grid::rules::{Answer, Effect, Event};
use lettercase::games::paper_grid::{
    Choices, GENERATOR_VERSION, Options, PaperGrid, Settings, Size, Stage, State, TakenBack,
    generate,
};
use lettercase::print::hand_room;
use lettercase::table::{By, Chance, Game, Moment, SeatId};

use crate::list::LIST;
use crate::thorough;

/// No game has so many acts.
const LONGEST: usize = 2_000;
const BOTS: [Bot; 3] = [SPARROW, ROBIN, JACKDAW];

/// A game of bots on a board of this size, and how many letters were written into each hand: those
/// it began with, and those that came. On paper a letter that is played is only crossed out.
fn written(size: Size, seats: u8, game: u64) -> Vec<usize> {
    let settings = Settings {
        size,
        seats: seats.into(),
        seed: format!("hands-{game}").parse().expect("a seed"),
        ..Settings::default()
    };
    let board = generate(&settings, GENERATOR_VERSION).expect("a board");
    let options = Options::new(Choices::on(board)).expect("bots can play");
    let mut state = State::new(&options, seats);
    let mut chance = Chance::new(game);
    let mut events = PaperGrid::open(&state, &mut chance);
    let mut written: Vec<usize> = state.hands.iter().map(|hand| hand.len()).collect();
    for _ in 0..LONGEST {
        for event in &events {
            let now = state.turn.seat.index();
            match event {
                Event::Asked { kept, .. } => written[now] += kept.len(),
                Event::Answered(seat, Answer::Took(_)) => written[seat.index()] += 1,
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
        let none = TakenBack::default();
        let action = think(&bot, &state, seat, &LIST, &none, &mut chance);
        let by = By {
            seat,
            at: Moment::START,
        };
        events = PaperGrid::decide(&state, by, &action, Some(&LIST), &mut chance).expect("it may");
    }
    panic!("a game without an end");
}

#[test]
fn every_hand_has_room_for_the_letters_of_a_game() {
    for size in Size::ALL {
        let mut all = Vec::new();
        for seats in 2..=4 {
            for game in 0..thorough::of(600) {
                all.extend(written(size, seats, game));
            }
        }
        all.sort_unstable();
        println!(
            "{size:?}: {:?} of {} median {} 95% {} 99% {} most {:?}",
            hand_room(size),
            all.len(),
            all[all.len() / 2],
            all[all.len() * 95 / 100],
            all[all.len() * 99 / 100],
            all.last()
        );
    }
    assert!(SeatId::FIRST.index() == 1);
}
