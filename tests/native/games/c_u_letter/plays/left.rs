//! The words that a turn left unclaimed, in the review.

use c_u_letter::bots::{ARCHMAGE, DABBLER, ReviewPoint, TurnReview, review_points, think};
use c_u_letter_rules::{
    Action, CULetter, Choices, Help, Options, Placing, Preset, Span, Square, State, Use,
};
use game::{Actor, Chance, Game, Match, Moment, SeatId, TimeLimit, Viewer};
use lexicon::{FamilyFilter, Level};

use crate::games::judged::play_two_player_game;
use crate::list::{FAMILY, LIST};
use crate::seats::bot_seats;

/// The options of a table where the first seat gets this help.
fn options_with_help(help: Help) -> Options {
    let mut choices: Choices = Preset::Opponents.choices();
    choices.help[0] = help;
    Options::new(choices).unwrap()
}

fn options_for_help_alone() -> Options {
    options_with_help(Help::Alone)
}

fn span(claimed: &str) -> Span {
    let (from, to) = claimed.split_once('-').unwrap();
    let square = |name| Square::from_name(name).unwrap();
    Span::new(square(from), square(to)).unwrap()
}

/// The first seat's turn: it places its first card on a square and claims these spans.
fn play_turn(state: State, at: &str, claims: &[&str]) -> ReviewPoint {
    let seat = SeatId::FIRST;
    let view = state.seen_by(Viewer::Seat(seat));
    let placed = Placing {
        card: view.hand[0],
        at: Square::from_name(at).unwrap(),
        using: Use::Nothing,
    };
    let claims = claims.iter().map(|claimed| Action::Claim(span(claimed)));
    let mut state = state;
    for action in [Action::Place(placed)].into_iter().chain(claims) {
        let by = Actor {
            seat,
            at: Moment::START,
        };
        let events = CULetter::decide(&state, by, &action, Some(&LIST), &mut Chance::new(0));
        for event in events.unwrap() {
            CULetter::evolve(&mut state, &event, Moment::START);
        }
    }
    ReviewPoint {
        step: 1,
        seat,
        view,
        placed,
        ended: Some(state.seen_by(Viewer::Seat(seat))),
        earlier: None,
    }
}

fn state_with(board: &str, hand: &str) -> State {
    State::set_out(&options_for_help_alone(), &[hand, "E"], board).unwrap()
}

fn review_turn(spot: &ReviewPoint) -> TurnReview {
    spot.review(&LIST, &FAMILY)
}

/// The words that were left, and the hundredths of a card that they would have brought.
fn left_words(review: &TurnReview) -> (Vec<&str>, i32) {
    let words = review.left.iter().map(|one| one.word.as_str());
    (words.collect(), review.unclaimed)
}

#[test]
fn an_unclaimed_everyday_word_is_reported_with_the_cards_it_would_pay() {
    let mut spot = play_turn(state_with("P L A N", "T"), "e1", &[]);
    let told = review_turn(&spot);
    assert_eq!(left_words(&told), (vec!["plant"], 500));
    assert_eq!(told.left[0].span, span("a1-e1"));
    assert!(told.best.is_none(), "{told:?}");
    let lost = told.loss();
    assert_eq!((lost.by, lost.later, lost.known), (500, 500, true));
    // Nothing counts as left while it may still be claimed.
    spot.ended = None;
    let told = review_turn(&spot);
    assert_eq!(
        (left_words(&told), told.missed, told.known),
        ((vec![], 0), 0, false)
    );
}

#[test]
fn unclaimed_words_add_to_the_loss_of_a_worse_placing() {
    let whole =
        |claims: &[&str]| review_turn(&play_turn(state_with("P L A N", "X T"), "a2", claims));
    let told = whole(&[]);
    assert!(told.best.is_some(), "{told:?}");
    let (words, brings) = left_words(&told);
    assert_eq!((words, brings), (vec!["plan"], 400));
    assert!(told.missed > 400, "{told:?}");
    let lost = told.loss();
    assert_eq!((lost.by, lost.later), (told.missed, 400));
    let claimed = whole(&["a1-d1"]);
    assert_eq!(left_words(&claimed), (vec![], 0));
    assert_eq!(claimed.missed, told.missed - 400);
}

#[test]
fn an_unclaimed_rare_word_is_not_counted_as_known() {
    let told = review_turn(&play_turn(state_with("Q", "I"), "b1", &[]));
    assert_eq!(left_words(&told), (vec!["qi"], 200));
    assert!(!LIST.contains_up_to("qi".parse().unwrap(), Level::EVERYDAY));
    assert!(told.missed >= 200 && !told.known, "{told:?}");
}

#[test]
fn a_turn_that_claims_every_paying_word_leaves_none_to_report() {
    let told = review_turn(&play_turn(state_with("P L A N", "T"), "e1", &["a1-e1"]));
    assert_eq!((left_words(&told), told.missed), ((vec![], 0), 0));
}

#[test]
fn a_dormant_word_is_not_reported_as_missed() {
    let spot = play_turn(state_with("P L A N", "T"), "e1", &["a1-e1"]);
    let ended = spot.ended.as_ref().unwrap();
    let open = ended.claimable_words(&LIST);
    assert!(
        open.iter().any(|one| one.word.as_str() == "plan"),
        "{open:?}"
    );
    assert_eq!(left_words(&review_turn(&spot)).0, [""; 0]);
}

#[test]
fn of_two_unclaimed_words_only_the_longer_is_left_in_a_line_but_both_if_they_cross() {
    // PLANT and TOP share their T.
    let board = ". . . . .
                 . . . . O
                 . . . . P";
    let board = board.replacen(". . . .", "P L A N", 1);
    let told = review_turn(&play_turn(state_with(&board, "T"), "e1", &[]));
    assert_eq!(left_words(&told), (vec!["plant", "top"], 700));
}

#[test]
fn a_word_that_displaces_an_opponents_counts_their_loss() {
    let state = state_with("P L A N", "T").with_claim(SeatId::new(1), "a1", "d1");
    let told = review_turn(&play_turn(state.unwrap(), "e1", &[]));
    assert_eq!(left_words(&told), (vec!["plant"], 900));
}

#[test]
fn words_that_the_family_switch_hides_are_not_reported() {
    let hidden = FAMILY.hidden().filter_map(|id| LIST.word(id));
    let hidden = hidden.filter(|word| word.len() == 4).nth(3).unwrap();
    let letters = hidden.as_str().to_uppercase();
    let row: Vec<String> = letters[..3].chars().map(String::from).collect();
    let spot = play_turn(state_with(&row.join(" "), &letters[3..]), "d1", &[]);
    let all = spot.review(&LIST, &FamilyFilter::default());
    assert_eq!(all.left[0].word, hidden);
    let told = review_turn(&spot);
    assert!(told.left.iter().all(|one| one.word != hidden), "{told:?}");
}

/// A word left in a seat's turn before is not counted again; a longer word it has become, and a
/// word that crosses it, are.
#[test]
fn a_word_left_in_the_turn_before_is_not_missed_again() {
    let before = play_turn(state_with("P L A N", "T"), "e1", &[]);
    let again = |board: &str, card: &str, at: &str| {
        let state = state_with(board, card);
        let spot = play_turn(state, at, &[]);
        let spot = ReviewPoint {
            earlier: before.ended.clone(),
            ..spot
        };
        let told = review_turn(&spot);
        let words = told.left.iter().map(|one| one.word.to_string());
        (words.collect::<Vec<_>>(), told.unclaimed)
    };
    assert_eq!(again("P L A N T", "V", "a2"), (vec![], 0));
    assert_eq!(again("P L A N T", "S", "f1"), (vec!["plants".into()], 600));
    let crossed = "P L A N T
                   . . . . O";
    assert_eq!(again(crossed, "P", "e3"), (vec!["top".into()], 200));
}

/// What the game claims for a seat is left to the game, even if there is more to claim.
#[test]
fn a_seat_whose_words_are_claimed_automatically_leaves_none() {
    for (help, words) in [
        (Help::Alone, vec!["dog"]),
        (Help::MarksWords, vec!["dog"]),
        (Help::ClaimsWords, vec![]),
    ] {
        // DOG has as many letters as CAT, and one of its cards covers another.
        let state =
            State::set_out(&options_with_help(help), &["V", "E"], "C A T . D O G/X").unwrap();
        let state = state.with_claim(SeatId::FIRST, "a1", "c1").unwrap();
        let told = review_turn(&play_turn(state, "a2", &[]));
        assert_eq!(left_words(&told).0, words, "{help:?}");
    }
}

#[test]
fn the_highest_level_leaves_no_word_unclaimed_and_the_lowest_does() {
    let choices = Choices {
        cards: Some(20),
        ..Preset::Opponents.choices()
    };
    let options = Options::new(choices).unwrap();
    let over = |state: &State| !state.table.results.is_empty();
    let minds = [&ARCHMAGE, &DABBLER];
    let game = play_two_player_game::<CULetter>(options, 4, over, |view, seat, chance| {
        think(view, seat, minds[seat.index()], &LIST, &FAMILY, chance)
    });
    let turns = review_points(&game, 0);
    assert_eq!(turns.len(), 20);
    // Every turn of a finished round is over.
    assert!(turns.iter().all(|spot| spot.ended.is_some()));
    let mut gave = [0; 2];
    for spot in &turns {
        gave[spot.seat.index()] += review_turn(spot).unclaimed;
    }
    assert!(gave[0] == 0 && gave[1] > 0, "{gave:?}");
}

#[test]
fn a_timed_out_turn_is_over_and_a_turn_in_progress_is_not() {
    let choices = Choices {
        clock: TimeLimit::from_seconds(30),
        ..Preset::Opponents.choices()
    };
    let options = Options::new(choices).unwrap();
    let seats = bot_seats::<CULetter>(2);
    let mut game = Match::<CULetter>::start(options, seats, Chance::new(3)).unwrap();
    let seat = game.state().table.turn.seat;
    let placed = Placing {
        card: game.state().hand(seat)[0],
        at: Square::from_name("e5").unwrap(),
        using: Use::Nothing,
    };
    for action in [Action::Ready, Action::Place(placed)] {
        game.act(seat, &action, Moment::START, Some(&LIST)).unwrap();
    }
    assert_eq!(review_points(&game, 0)[0].ended, None);
    let before = game.view(Viewer::Seat(seat));
    assert!(game.pass_time(Moment::START.plus_seconds(31)));
    assert_eq!(review_points(&game, 0)[0].ended, Some(before));
}
