//! The opponents: legal at every step of any game, and sensible where it can be seen.

use lettercase::games::paper_grid::{Action, Board, Choices, Options, PaperGrid, Stage, State};
use lettercase::lexicon::Letter;
use lettercase::opponents;
use lettercase::table::{Chance, Game, Match, Moment, SeatId, Viewer, Waiting};

use crate::suite::{Trial, seats};

/// A whole game of opponents; what it told.
fn game(seed: u64) -> Match<PaperGrid> {
    let mut chance = Chance::new(seed);
    let options = PaperGrid::options(&mut chance);
    let count = *PaperGrid::seats(&options).start();
    let mut game = Match::<PaperGrid>::begin(options, seats(count), Chance::new(seed)).unwrap();
    let words = PaperGrid::words().unwrap();
    for _ in 0..PaperGrid::LONGEST {
        let Waiting::For { seats, .. } = game.waiting_for() else {
            return game;
        };
        let seat = seats.iter().next().unwrap();
        let view = game.view(Viewer::Seat(seat));
        let action = opponents::paper_grid(&view, seat, words, &mut chance);
        let acted = game.act(seat, &action, Moment::START, Some(words));
        assert_eq!(acted, Ok(()), "seed {seed}: {action:?}");
    }
    panic!("seed {seed} does not end");
}

#[test]
fn paper_grids_opponent_plays_any_game_to_its_end() {
    for seed in 0..80 {
        game(seed);
    }
}

#[test]
fn the_same_chance_gives_the_same_game() {
    for seed in [1, 2] {
        assert_eq!(game(seed), game(seed));
    }
}

fn at_the_table(hand: &str) -> State {
    let board: Board = "
        . . . . . . . 1
        . . C A R . . .
        . . . . . . . .
        2 . . . . . . ."
        .parse()
        .unwrap();
    let mut choices = Choices::on(board);
    let letters: Option<Vec<Letter>> = hand.chars().map(Letter::new).collect();
    let area = choices.board.areas()[0].0;
    choices.board.put_hand(area, letters.unwrap());
    let mut state = State::new(&Options::new(choices).unwrap(), 2);
    state.stage = Stage::Playing;
    state.begun = true;
    state
}

fn acts(state: &State) -> Action {
    let words = PaperGrid::words().unwrap();
    opponents::paper_grid(state, SeatId::FIRST, words, &mut Chance::new(1))
}

#[test]
fn it_plays_the_best_word_it_finds() {
    let state = at_the_table("TSEN");
    let Action::Play(placed) = acts(&state) else {
        panic!("no play");
    };
    let best =
        lettercase::games::paper_grid::moves(&state, SeatId::FIRST, PaperGrid::words().unwrap());
    assert_eq!(placed, best[0].placed);
}

#[test]
fn with_consonants_alone_it_asks_for_vowels() {
    let Action::Ask { called, kept } = acts(&at_the_table("QQQVV")) else {
        panic!("it asks");
    };
    assert_eq!(called, kept);
    assert!(
        called
            .iter()
            .all(|l| lettercase::games::paper_grid::is_vowel(*l))
    );
}
