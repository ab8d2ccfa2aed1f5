//! The bots: legal at every step of any game, and sensible where that can be checked.

use game::{Chance, Game, Match, Moment, SeatId, Viewer, Waiting};
use lexicon::Letter;
use paper_grid::bots::{choose, choose_after};
use paper_grid_rules::{
    Action, Board, Choices, FirstSeat, Judge, LaidLetters, Options, PaperGrid, Placed, Size, Stage,
    State, TakenBackPlays,
};

use super::suite::Trial;
use crate::seats::human_seats;
use crate::thorough;

/// A whole game that bots played.
fn play_bot_game(seed: u64) -> Match<PaperGrid> {
    let mut chance = Chance::new(seed);
    let options = PaperGrid::options(&mut chance);
    let count = *PaperGrid::seats(&options).start();
    let mut game =
        Match::<PaperGrid>::start(options, human_seats(count), Chance::new(seed)).unwrap();
    let words = PaperGrid::word_list().unwrap();
    for _ in 0..PaperGrid::LONGEST {
        let Waiting::For { seats, .. } = game.waiting_for() else {
            return game;
        };
        let seat = seats.iter().next().unwrap();
        let view = game.view(Viewer::Seat(seat));
        let action = choose(&view, seat, words, &mut chance);
        let acted = game.act(seat, &action, Moment::START, Some(words));
        assert_eq!(acted, Ok(()), "seed {seed}: {action:?}");
    }
    panic!("seed {seed} did not end");
}

#[test]
fn paper_grid_bots_finish_any_game() {
    for seed in 0..thorough::quarter(80) as u64 {
        play_bot_game(seed);
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for seed in [1, 2] {
        assert_eq!(play_bot_game(seed), play_bot_game(seed));
    }
}

fn state_with_hand(hand: &str) -> State {
    let board: Board = "
        . . . . . . . 1
        . . C A R . . .
        . . . . . . . .
        2 . . . . . . ."
        .parse()
        .unwrap();
    let mut choices = Choices::on_board(board);
    let letters: Option<Vec<Letter>> = hand.chars().map(Letter::new).collect();
    let area = choices.board.areas()[0].0;
    choices.board.set_hand(area, letters.unwrap());
    let mut state = State::new(&Options::new(choices).unwrap(), 2);
    state.stage = Stage::Playing;
    state.begun = true;
    state
}

fn bot_action(state: &State) -> Action {
    let words = PaperGrid::word_list().unwrap();
    choose(state, SeatId::FIRST, words, &mut Chance::new(1))
}

#[test]
fn a_bot_plays_the_highest_scoring_word() {
    let state = state_with_hand("TSEN");
    let Action::Play(placed) = bot_action(&state) else {
        panic!("expected a play");
    };
    let best = paper_grid_rules::moves(&state, SeatId::FIRST, PaperGrid::word_list().unwrap());
    assert_eq!(placed, best[0].placed);
}

#[test]
fn a_bot_with_only_consonants_asks_for_vowels() {
    let Action::Ask { called, kept } = bot_action(&state_with_hand("QQQVV")) else {
        panic!("expected it to ask");
    };
    assert_eq!(called, kept);
    assert!(called.iter().all(|l| paper_grid_rules::is_vowel(*l)));
}

/// The start of a two-player game where the table decides; the first seat has this hand.
fn game_judged_by_players(hand: &str) -> Match<PaperGrid> {
    let board: Board = "
        . . . . . . . 1
        . . . * . . . .
        . . . . . . . .
        2 . . . . . . ."
        .parse()
        .unwrap();
    let mut choices = Choices::on_board(board);
    choices.judge = Judge::Table;
    choices.first = FirstSeat::Seat(SeatId::FIRST);
    let area = choices.board.areas()[0].0;
    let letters: Option<Vec<Letter>> = hand.chars().map(Letter::new).collect();
    choices.board.set_hand(area, letters.unwrap());
    let options = Options::new(choices).unwrap();
    Match::start(options, human_seats(2), Chance::new(1)).unwrap()
}

/// What a bot would do in the first seat that the game waits for.
fn first_bot_action(game: &Match<PaperGrid>) -> Action {
    let seat = game.waiting_for().seats().iter().next().unwrap();
    let (words, taken_back) = (
        PaperGrid::word_list().unwrap(),
        TakenBackPlays::from_game(game),
    );
    let mut chance = game.chance_for_bots();
    choose_after(game.state(), seat, words, &taken_back, &mut chance)
}

/// A bot's answer to a word across the star.
fn bot_judgement(word: &str) -> Action {
    let mut game = game_judged_by_players(word);
    let size = game.state().board.size();
    let cells = ["d2", "e2", "f2"].map(|name| size.cell_named(name).unwrap());
    let letters = word.chars().map(|letter| Letter::new(letter).unwrap());
    let placed = cells.into_iter().zip(letters);
    let play = Action::Play(
        placed
            .map(|(random_cell, letter)| Placed(random_cell, letter))
            .collect(),
    );
    game.act(SeatId::FIRST, &play, Moment::START, None).unwrap();
    first_bot_action(&game)
}

#[test]
fn k16_a_bot_accepts_exactly_the_words_of_the_full_list() {
    assert_eq!(bot_judgement("OUT"), Action::Accept);
    assert_eq!(
        bot_judgement("OX"),
        Action::Accept,
        "rare, but in the full list"
    );
    assert_eq!(bot_judgement("OTU"), Action::TakeBack);
}

#[test]
fn k16_a_bot_never_shows_a_word_again_after_taking_it_back() {
    let mut game = game_judged_by_players("EAST");
    let mut shown = Vec::new();
    while let play @ Action::Play(_) = first_bot_action(&game) {
        game.act(SeatId::FIRST, &play, Moment::START, None).unwrap();
        let laid = match &game.state().stage {
            Stage::Judging(placed) => {
                LaidLetters::new(game.state(), SeatId::FIRST, placed).unwrap()
            }
            stage => panic!("the table was not asked: {stage:?}"),
        };
        shown.push(laid.spellings());
        let no = SeatId::new(1);
        game.act(no, &Action::TakeBack, Moment::START, None)
            .unwrap();
    }
    assert_eq!(shown.len(), 3, "then it plays no word: {shown:?}");
    let mut different = shown.clone();
    different.dedup();
    assert_eq!(different, shown);
    assert!(matches!(first_bot_action(&game), Action::Ask { .. }));
}

/// A whole game of bots, as a page plays it.
fn play_bot_game_as_page(seed: u64) -> Match<PaperGrid> {
    let options = Options::new(Choices::on_board(Board::blank(Size::Small))).unwrap();
    let mut game = Match::start(options, human_seats(3), Chance::new(seed)).unwrap();
    for _ in 0..PaperGrid::LONGEST {
        let Some(seat) = game.waiting_for().seats().iter().next() else {
            return game;
        };
        let action = first_bot_action(&game);
        let acted = game.act(seat, &action, Moment::START, PaperGrid::word_list());
        assert_eq!(acted, Ok(()), "{action:?}");
    }
    panic!("seed {seed} did not end");
}

#[test]
fn same_seed_gives_the_same_journal() {
    let written = |seed| play_bot_game_as_page(seed).journal().write();
    assert_eq!(written(1), written(1));
    assert_ne!(written(1), written(2));
}

#[test]
fn undo_restores_the_random_state_of_the_bots() {
    let mut game = play_bot_game_as_page(1);
    let (last, steps) = (game.chance_for_bots(), game.journal().steps.len());
    game.undo().unwrap();
    let before = game.chance_for_bots();
    assert_ne!(before, last);
    assert_eq!(game.journal().steps.len(), steps - 1);
    let action = first_bot_action(&game);
    assert_eq!(
        action,
        first_bot_action(&game),
        "the same question gives the same action"
    );
}
