//! The review of a round.

use c_u_letter::bots::{ARCHMAGE, DABBLER, review_points, think};
use c_u_letter_rules::{Action, CULetter, Choices, Options, Placing, Preset, Square, State, Use};
use game::{Chance, Match, Moment, Viewer};

use crate::games::judged::{count_faults, play_two_player_game};
use crate::list::{FAMILY, LIST};
use crate::seats::bot_seats;
use crate::thorough;

#[test]
fn the_review_shows_the_best_placing_of_a_turn() {
    let options = Options::new(Preset::Opponents.choices()).unwrap();
    let mut game =
        Match::<CULetter>::start(options, bot_seats::<CULetter>(2), Chance::new(3)).unwrap();
    let mut act = |action: Action| {
        let seat = game.waiting_for().seats().iter().next().unwrap();
        game.act(seat, &action, Moment::START, Some(&LIST)).unwrap();
        game.clone()
    };
    let mut played = act(Action::Ready);
    let mut places = |at: &str, played: &mut Match<CULetter>| {
        let seat = played.state().table.turn.seat;
        let placing = Placing {
            card: played.state().hand(seat)[0],
            at: Square::from_name(at).unwrap(),
            using: Use::Nothing,
        };
        act(Action::Place(placing));
        act(Action::Done);
        *played = act(Action::Ready);
    };
    for at in ["e5", "e6", "f5", "g5"] {
        places(at, &mut played);
    }
    let spots = review_points(&played, 0);
    assert_eq!(spots.len(), 4);
    for spot in &spots {
        let review = spot.review(&LIST, &FAMILY);
        let placed = review.placed.unwrap();
        assert_eq!(placed.placing, spot.placed);
        if let Some(best) = review.best {
            assert!(review.missed > 0 && best.placing != spot.placed, "{best:?}");
        }
        // The review sees the table as the seat saw it then.
        assert_eq!(spot.view.own, Some(spot.seat));
        assert_eq!(
            played
                .state_after(spot.step)
                .seen_by(Viewer::Seat(spot.seat)),
            spot.view
        );
    }
    assert!(has_no_review_points(&played));
}

/// Whether the review is empty for a round that has not been played.
fn has_no_review_points(game: &Match<CULetter>) -> bool {
    review_points(game, 1).is_empty()
}

#[test]
fn the_review_faults_the_lowest_level_more_than_the_highest() {
    let tried = if thorough::is_thorough() { 6 } else { 1 };
    let minds = [&ARCHMAGE, &DABBLER];
    let choices = Choices {
        cards: Some(12),
        ..Preset::Opponents.choices()
    };
    let options = Options::new(choices).unwrap();
    let [best, gentle] = count_faults(tried, |seed| {
        let over = |state: &State| !state.table.results.is_empty();
        let game = play_two_player_game::<CULetter>(options, seed, over, |view, seat, chance| {
            think(view, seat, minds[seat.index()], &LIST, &FAMILY, chance)
        });
        let judged = review_points(&game, 0).into_iter();
        judged
            .map(|spot| spot.review(&LIST, &FAMILY).loss())
            .collect()
    });
    assert!(
        best.turns > 5 && best.faulted * 10 <= best.turns,
        "{best:?}"
    );
    if thorough::is_thorough() {
        assert!(gentle.faulted * 5 > gentle.turns, "{gentle:?}");
    }
}
