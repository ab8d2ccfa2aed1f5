//! How many taps a word takes with the cursor, over whole games of bots.

use game::{Chance, Moment};
use paper_grid::bots::choose;
use paper_grid::screen::{Draft, screen_cell};
use paper_grid_rules::{
    Action, Amount, BoardSettings, Choices, GENERATOR_VERSION, Options, PaperGrid, Placed, Size,
    State, generate,
};
use screen::{BoardAction, DropTarget, RackAction};

use crate::list::LIST;
use crate::seats::human_seats;

/// Whole games that are counted.
const GAMES: u64 = 20;

/// Lays a word as a person does: its first cell, then its letters in order, each by a tap while the
/// cursor is where it goes, and else by a drag. Returns the number of taps and that of drags.
fn lay(state: &State, placed: &[Placed]) -> (usize, usize) {
    let mut draft = Draft::new(state);
    let size = state.board.size();
    let first = screen_cell(size, placed[0].0);
    draft.touch_board(BoardAction::Choose(first), state);
    let (mut taps, mut drags) = (1, 0);
    for Placed(cell, letter) in placed {
        let tile = draft.rack().with_letter(letter.uppercase()).unwrap();
        if draft.cursor().is_some_and(|(at, _)| at == *cell) {
            draft.touch_rack(RackAction::Pick(tile), state);
            taps += 1;
        } else {
            let there = DropTarget::Cell(screen_cell(size, *cell));
            draft.drop_tile(tile, there, state);
            drags += 1;
        }
    }
    assert_eq!(draft.placed().len(), placed.len());
    (taps, drags)
}

#[test]
fn a_word_takes_one_tap_more_than_it_has_tiles_and_most_need_no_drag() {
    let (mut words, mut straight) = (0, 0);
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
                let (taps, drags) = lay(game.state(), placed);
                assert_eq!(taps + drags, placed.len() + 1, "{seed}: {action:?}");
                words += 1;
                straight += usize::from(drags == 0);
            }
            let moment = Moment(game.journal().steps.len() as u64);
            game.act(seat, &action, moment, Some(&LIST)).unwrap();
        }
    }
    assert!(words >= 100, "only {words} words in {GAMES} games");
    // The cursor guesses the direction of most words; else it takes one tap more, or drags.
    assert!(
        straight * 3 >= words * 2,
        "the cursor went the right way in {straight} of {words} words"
    );
}
