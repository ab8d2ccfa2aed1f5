//! The first turns of a quick start: on its boards every seat finds a common word.

use game::bots::{BotErrand, StepReport};
use game::{Chance, Match, Moment, SeatId, Viewer, Waiting};
use lexicon::{Level, Word, WordBook};
use paper_grid::bots::{Errand, Report, SPARROW, think};
use paper_grid::screen::{BoardSource, FIRST_WORDS};
use paper_grid_rules::{
    Action, Board, Options, PaperGrid, Preset, Preview, Size, Stage, State, TakenBackPlays,
    moves_up_to,
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

#[test]
fn the_first_hint_of_a_quick_start_is_about_words_that_people_know() {
    let words = WordBook::new(LIST.clone());
    for seed in 0..40 {
        let options = quick_start_options(Size::Small, 2, seed);
        let game = Match::<PaperGrid>::start(options, human_seats(2), Chance::new(seed)).unwrap();
        let report = Errand::hint(&game).begin()(&words);
        let StepReport::Last(Report::Does(Action::Hint(play))) = report else {
            panic!("{seed}: a hint comes at once");
        };
        let seat = game.state().turn.seat;
        let preview = Preview::new(game.state(), seat, &play, Some(&LIST));
        assert!(!preview.words.is_empty(), "{seed}");
        for scored in &preview.words {
            let id = LIST.find(Word::new(&scored.word).unwrap()).unwrap();
            let level = LIST.level(id);
            assert!(level <= Level::Familiar, "{seed}: {}", scored.word);
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
