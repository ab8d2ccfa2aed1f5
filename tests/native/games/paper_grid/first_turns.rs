//! The first turns of a quick start: on its boards every seat finds a common word.

use game::{Chance, Match, Moment, SeatId, Viewer, Waiting};
use lexicon::{Level, Word};
use paper_grid::bots::{SPARROW, think};
use paper_grid::screen::{BoardSource, FIRST_WORDS};
use paper_grid_rules::{
    Board, Options, PaperGrid, Preset, Size, Stage, State, TakenBackPlays, moves_up_to,
};
use screen::set_up::ChoiceSource;

use crate::list::LIST;
use crate::seats::human_seats;
use crate::thorough;

fn quick_start_options(size: Size, seats: u8, seed: u64) -> Options {
    let mut source = BoardSource::default();
    source.choose_new_seed(&mut Chance::new(seed));
    let mut rules = Preset::QuickStart.on_board(Board::blank(size));
    rules.endgame_at = size.default_endgame_at();
    source.bring(&mut rules, &human_seats(seats)).unwrap();
    Options::new(rules).unwrap()
}

/// Whether a seat has a legal play of a word that children know.
fn has_common_play(state: &State, seat: SeatId) -> bool {
    !moves_up_to(state, seat, &LIST, Level::Common).is_empty()
}

#[test]
fn k6_first_words_are_common_words_of_the_shipped_list() {
    let words: Vec<&str> = FIRST_WORDS.split(' ').collect();
    assert!(words.is_sorted() && words.len() > 100);
    for text in words {
        let id = LIST.find(Word::new(text).unwrap());
        let level = id.map(|id| LIST.level(id));
        assert_eq!(level, Some(Level::Common), "{text}");
    }
}

#[test]
fn k6_every_seat_of_a_quick_start_can_begin_with_a_common_word() {
    for size in Size::ALL {
        for seats in 2..=6 {
            for seed in thorough::seeds(10_000) {
                let options = quick_start_options(size, seats, seed);
                let state = State::new(&options, seats);
                for seat in SeatId::all(seats) {
                    assert_eq!(state.hands[seat.index()].len(), 5);
                    let plays = has_common_play(&state, seat);
                    assert!(plays, "{size:?} {seats} {seed} {seat}\n{}", state.board);
                }
            }
        }
    }
}

/// Plays a first turn as the weakest bot does, with all that others answer, and returns whether
/// the next seat has a common word then.
fn second_seat_can_play(size: Size, seats: u8, seed: u64) -> bool {
    let options = quick_start_options(size, seats, seed);
    let mut chance = Chance::new(seed);
    let mut game =
        Match::<PaperGrid>::start(options, human_seats(seats), Chance::new(seed)).unwrap();
    let mut first = None;
    loop {
        let Waiting::For { seats, .. } = game.waiting_for() else {
            panic!("the game is over");
        };
        let seat = seats.iter().next().unwrap();
        let state = game.view(Viewer::Seat(seat));
        if state.stage == Stage::Playing && seat != *first.get_or_insert(seat) {
            return has_common_play(&state, seat);
        }
        let none = TakenBackPlays::default();
        let action = think(&SPARROW, &state, seat, &LIST, &none, &mut chance);
        game.act(seat, &action, Moment(0), Some(&LIST)).unwrap();
    }
}

#[test]
fn k6_second_seats_of_a_quick_start_nearly_always_have_a_common_word_too() {
    for size in Size::ALL {
        for seats in [2, 4, 6] {
            let games = thorough::cases(10_000);
            let able = (0..games).filter(|&seed| second_seat_can_play(size, seats, seed));
            let share = able.count() as u64 * 100 / games;
            println!("{size:?}, {seats} seats: {share} of 100");
            assert!(share >= 95, "{size:?}, {seats} seats: {share} of 100");
        }
    }
}
