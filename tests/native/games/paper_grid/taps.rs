//! How many taps a word takes with the cursor, over whole games of bots.

use game::{Chance, Moment};
use paper_grid::bots::choose;
use paper_grid::screen::{Draft, screen_cell};
use paper_grid_rules::{
    Action, Amount, Axis, BoardSettings, Choices, GENERATOR_VERSION, Options, PaperGrid, Placed,
    Size, State, generate,
};
use screen::{BoardAction, RackAction};

use crate::list::LIST;
use crate::seats::human_seats;

/// Whole games that are counted.
const GAMES: u64 = 20;

/// Lays a word as a person does: its first cell, which is tapped again if the cursor goes the wrong
/// way, then its letters in order. Returns the number of taps.
fn lay(state: &State, placed: &[Placed]) -> usize {
    let mut draft = Draft::new(state);
    let size = state.board.size();
    let first = BoardAction::Choose(screen_cell(size, placed[0].0));
    draft.touch_board(first, state);
    let mut taps = 1;
    let across = |one: &Placed, other: &Placed| size.row(one.0) == size.row(other.0);
    let axis = match placed {
        [one, other, ..] if across(one, other) => Some(Axis::Across),
        [_, _, ..] => Some(Axis::Down),
        _ => None,
    };
    if axis.is_some_and(|axis| draft.cursor() != Some((placed[0].0, axis))) {
        draft.touch_board(first, state);
        taps += 1;
    }
    for Placed(cell, letter) in placed {
        let tile = draft.rack().with_letter(letter.uppercase()).unwrap();
        assert!(draft.cursor().is_some_and(|(at, _)| at == *cell));
        draft.touch_rack(RackAction::Pick(tile), state);
        taps += 1;
    }
    assert_eq!(draft.placed().len(), placed.len());
    taps
}

#[test]
fn a_word_takes_one_tap_more_than_it_has_tiles_and_one_word_in_four_another() {
    let (mut words, mut turned) = (0, 0);
    for seed in 0..GAMES {
        let settings = BoardSettings {
            seats: 2,
            size: Size::Small,
            walls: Amount::Some,
            hand: Some(5),
            seed: format!("taps{seed}").parse().unwrap(),
            ..BoardSettings::default()
        };
        let board = generate(&settings, GENERATOR_VERSION).unwrap();
        let options = Options::new(Choices::on_board(board)).unwrap();
        let mut game =
            game::Match::<PaperGrid>::start(options, human_seats(2), Chance::new(seed)).unwrap();
        let mut chance = Chance::new(seed);
        while let Some(seat) = game.waiting_for().seats().iter().next() {
            let action = choose(game.state(), seat, &LIST, &mut chance);
            if let Action::Play(placed) = &action {
                let taps = lay(game.state(), placed);
                assert!(taps <= placed.len() + 2, "{seed}: {action:?}");
                words += 1;
                turned += usize::from(taps == placed.len() + 2);
            }
            let moment = Moment(game.journal().steps.len() as u64);
            game.act(seat, &action, moment, Some(&LIST)).unwrap();
        }
    }
    assert!(words >= 100, "only {words} words in {GAMES} games");
    assert!(
        turned * 4 <= words,
        "the cursor had to be turned in {turned} of {words} words"
    );
}
