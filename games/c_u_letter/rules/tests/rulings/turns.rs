//! Turns and rounds: C1 to C8.

use c_u_letter_rules::{
    Action, AfterRound, CULetter, CardId, Choices, Event, Hiding, Options, Phase, Placing, Preset,
    Refusal, Rotation, RoundEndReason, RoundPayout, Rounds, Square, Stage, Use,
};
use game::rule::find_rule;
use game::{Chance, Game, Match, Moment, SeatId, TimeLimit, Viewer};

use super::table::{A, B, C, TestGame, set_up};
use crate::list::LIST;
use crate::seats::human_seats;

fn start_game(count: u8, seed: u64) -> Match<CULetter> {
    let options = Options::default();
    Match::start(options, human_seats(count), Chance::new(seed)).unwrap()
}

/// Sets the counter to one card before the end of the round.
fn move_to_last_card(mut sitting: TestGame) -> TestGame {
    let all = sitting
        .table()
        .options
        .cards_per_round(sitting.table().seats);
    sitting.state.table.counter = all - 1;
    sitting
}

fn round_result(events: &[Event]) -> (RoundEndReason, AfterRound) {
    let ended = events.iter().find_map(|event| match event {
        Event::RoundEnded(round_result) => Some((round_result.end, round_result.then)),
        _ => None,
    });
    ended.unwrap()
}

/// Places a card for the seat on turn and ends the turn. Returns the events of the turn's end.
fn play_turn(sitting: &mut TestGame, at: &str) -> Vec<Event> {
    let seat = sitting.table().turn.seat;
    sitting.place("E", at, Use::Nothing).unwrap();
    sitting.act(seat, Action::Done).unwrap()
}

#[test]
fn c1_two_to_four_seats_and_any_of_them_may_begin() {
    assert_eq!(CULetter::seats(&Options::default()), 2..=4);
    let mut began = [false; 4];
    for seed in 0..60 {
        let game = start_game(4, seed);
        began[game.state().table.turn.seat.index()] = true;
        assert!(game.state().table.clockwise);
    }
    assert_eq!(began, [true; 4]);
}

#[test]
fn c1_the_next_round_starts_on_the_starters_right_in_reverse() {
    let mut sitting = move_to_last_card(set_up("A").hands(&["E", "E", "E"]).deal());
    assert_eq!(
        round_result(&play_turn(&mut sitting, "b1")),
        (RoundEndReason::Counter, AfterRound::NextRound)
    );
    sitting.act(B, Action::NextRound).unwrap();
    let table = sitting.table();
    assert_eq!(
        (table.starter, table.turn.seat, table.clockwise),
        (C, C, false)
    );
    assert_eq!((table.counter, table.ledger.claims().len()), (0, 0));
    sitting.act_ready();
    play_turn(&mut sitting, "c1");
    assert_eq!(sitting.table().turn.seat, B, "anticlockwise");
}

#[test]
fn c1_plain_rotation_goes_clockwise_from_the_starters_left() {
    let plain = |choices: &mut Choices| choices.rotation = Rotation::Plain;
    let mut sitting = move_to_last_card(set_up("A").hands(&["E", "E", "E"]).choose(plain).deal());
    play_turn(&mut sitting, "b1");
    sitting.act(A, Action::NextRound).unwrap();
    let table = sitting.table();
    assert_eq!((table.starter, table.clockwise), (B, true));
}

#[test]
fn c2_a_round_has_14_to_16_cards_or_the_chosen_number() {
    let choices = Choices::default();
    assert_eq!(
        [1, 2, 3, 4].map(|seats| choices.cards_per_round(seats)),
        [14, 14, 15, 16]
    );
    let eight = Choices {
        cards: Some(8),
        ..choices
    };
    assert_eq!(eight.cards_per_round(4), 8);
    let mut sitting = move_to_last_card(set_up("A").deal());
    sitting.state.table.counter -= 1;
    play_turn(&mut sitting, "b1");
    assert_eq!(
        sitting.table().stage,
        Stage::Placing,
        "one card is left to place"
    );
    sitting.act_ready();
    assert_eq!(
        round_result(&play_turn(&mut sitting, "c1")).0,
        RoundEndReason::Counter
    );
}

#[test]
fn c3_six_cards_are_dealt_and_one_is_drawn_after_each_placing() {
    let game = start_game(3, 1);
    let state = game.state();
    assert!(state.hands.iter().all(|hand| hand.len() == 6));
    assert_eq!(state.deck.len(), 120 - 18);
    assert!(state.table.board.has_no_cards());

    let mut sitting = set_up("A").hands(&["E T", "E"]).deal();
    let top = *sitting.state.deck.last().unwrap();
    let events = play_turn(&mut sitting, "b1");
    assert!(events.contains(&Event::Drew(top)));
    assert_eq!(sitting.state.hand(A).len(), 2);
    assert!(sitting.state.hand(A).contains(&top));
}

#[test]
fn c3_hands_leftovers_and_zones_stay_between_rounds() {
    let mut sitting = move_to_last_card(set_up("rA* B").hands(&["E T", "E S"]).deal());
    play_turn(&mut sitting, "c1");
    sitting.act(A, Action::NextRound).unwrap();
    assert_eq!(sitting.board_rows(), ["ABE"]);
    assert_eq!(sitting.table().board.zones().count(), 1);
    assert_eq!(
        (sitting.state.hand(A).len(), sitting.state.hand(B).len()),
        (2, 2)
    );
}

#[test]
fn c4_the_clock_starts_on_ready() {
    let mut sitting = set_up("A").deal();
    play_turn(&mut sitting, "b1");
    assert_eq!(sitting.phase(), Some(Phase::Ready));
    sitting.wait_seconds(600);
    assert_eq!(
        sitting.table().turn.seat,
        B,
        "the clock doesn't run under the cover"
    );
    let refused = sitting.place("E", "c1", Use::Nothing);
    assert_eq!(refused, Err(Refusal::NotReady));
    sitting.act_ready();
    sitting.wait_seconds(10);
    sitting.place("E", "c1", Use::Nothing).unwrap();
    let left = sitting.table().turn.clock.remaining(sitting.now);
    assert_eq!(
        left,
        Some(20_000),
        "placing and claiming share thirty seconds"
    );
}

#[test]
fn c4_the_clock_can_be_set_or_switched_off() {
    let clock = find_rule::<Choices>("clock").unwrap();
    let clocks = clock.values.allowed_values(&Choices::default());
    assert_eq!(clocks, [0, 30, 45, 60, 90]);
    let mut sitting = set_up("A").choose(|c| c.clock = TimeLimit::Untimed).deal();
    sitting.wait_seconds(60_000);
    assert_eq!(sitting.table().stage, Stage::Placing);
    assert_eq!(CULetter::deadline(&sitting.state), None);
}

#[test]
fn c5_time_out_before_placing_skips_the_turn() {
    let mut sitting = set_up("A").deal();
    let deck = sitting.state.deck.len();
    sitting.wait_seconds(30);
    let table = sitting.table();
    assert_eq!((table.turn.seat, table.counter, table.skips), (B, 0, 1));
    assert_eq!(
        (sitting.state.deck.len(), sitting.state.hand(A).len()),
        (deck, 1)
    );
}

#[test]
fn c5_the_round_ends_when_every_seat_in_turn_was_skipped() {
    let mut sitting = set_up("A").deal();
    sitting.wait_seconds(30);
    sitting.act_ready();
    sitting.wait_seconds(30);
    let ended = sitting.table().results.last().unwrap();
    assert_eq!(
        (ended.end, ended.then),
        (RoundEndReason::Skips, AfterRound::NextRound)
    );
    // A placed card resets the count of skipped turns.
    let mut sitting = set_up("A").deal();
    sitting.wait_seconds(30);
    sitting.act_ready();
    play_turn(&mut sitting, "b1");
    assert_eq!(sitting.table().skips, 0);
    sitting.act_ready();
    sitting.wait_seconds(30);
    assert_eq!(sitting.table().stage, Stage::Placing);
}

#[test]
fn c5_time_out_after_placing_closes_claims_and_draws_a_card() {
    let mut sitting = set_up("A").deal();
    let deck = sitting.state.deck.len();
    sitting.place("E", "b1", Use::Nothing).unwrap();
    sitting.wait_seconds(30);
    let table = sitting.table();
    assert_eq!((table.turn.seat, table.counter, table.skips), (B, 1, 0));
    assert_eq!(
        (sitting.state.deck.len(), sitting.state.hand(A).len()),
        (deck - 1, 1)
    );
}

#[test]
fn c6_a_card_must_be_placed_next_to_a_card() {
    let board = ". . .
                 . A .
                 . . 2(yE)";
    for (at, refused) in [
        ("b2", Some(Refusal::Taken(super::table::square_at("b2")))),
        ("a1", Some(Refusal::Alone(super::table::square_at("a1")))),
        ("h8", Some(Refusal::Alone(super::table::square_at("h8")))),
        ("b1", None),
        ("a2", None),
        ("d3", None),
        ("c4", None),
    ] {
        let mut sitting = set_up(board).deal();
        let placed = sitting.place("E", at, Use::Nothing);
        assert_eq!(placed.err(), refused, "{at}");
    }
}

#[test]
fn c6_on_an_empty_board_any_square_is_legal_and_passing_is_not() {
    let mut sitting = set_up("").deal();
    assert_eq!(sitting.act(A, Action::Pass), Err(Refusal::NotNow));
    assert_eq!(sitting.act(A, Action::Done), Err(Refusal::NotNow));
    assert!(sitting.place("E", "h8", Use::Nothing).is_ok());
}

/// A board on which only the last square is empty.
const NEARLY_FULL: &str = "
    D I I I M M N O O
    O P R R S S T T U
    A A B D D G I J L
    N O O P P R T T T
    T B B C G H H H L
    N O R S S S S T U
    A A F F I O O Q U
    V W X Y Y Z C D G
    I M N O R T U A .";

#[test]
fn c7_a_full_board_ends_the_round_or_the_game_if_it_stays_full() {
    let mut sitting = set_up(NEARLY_FULL).word_list("oo dad").deal();
    let events = play_turn(&mut sitting, "i9");
    assert_eq!(
        round_result(&events),
        (RoundEndReason::BoardFull, AfterRound::Scramble)
    );
    // If a word leaves the board, another round follows.
    let mut sitting = set_up(NEARLY_FULL).word_list("oo dad").deal();
    sitting.place("E", "i9", Use::Nothing).unwrap();
    sitting.claim("h1", "i1").unwrap();
    let events = sitting.act(A, Action::Done).unwrap();
    assert_eq!(
        round_result(&events),
        (RoundEndReason::BoardFull, AfterRound::NextRound)
    );
}

#[test]
fn c7_while_a_square_is_empty_every_card_can_be_placed() {
    // So "nothing can be placed" is never true before the board is full.
    for hiding in [Hiding::May, Hiding::Must] {
        for seed in 0..40 {
            let mut chance = Chance::new(seed);
            let options = Options::new(Choices {
                hiding,
                ..Choices::default()
            });
            let mut game =
                Match::<CULetter>::start(options.unwrap(), human_seats(2), Chance::new(seed))
                    .unwrap();
            for _ in 0..120 {
                let Some(seat) = game.waiting_for().seats().iter().next() else {
                    break;
                };
                let view = game.view(Viewer::Seat(seat));
                if view.table.stage == Stage::Placing {
                    let can = |card: CardId| {
                        let uses = [Use::Nothing, Use::Hide];
                        let mut all = Square::all().flat_map(|at| uses.map(|using| (at, using)));
                        all.any(|(at, using)| {
                            view.check_placing(&Placing { card, at, using }).is_ok()
                        })
                    };
                    assert!(!view.table.board.is_full());
                    assert!(view.hand.iter().all(|card| can(*card)), "seed {seed}");
                }
                let action = CULetter::sample_action(&view, seat, None, &mut chance);
                let _ = game.act(seat, &action, Moment::START, None);
            }
        }
    }
}

#[test]
fn c8_with_an_empty_deck_the_round_lasts_until_all_hands_are_empty() {
    let mut sitting = move_to_last_card(set_up("A").hands(&["E T", "E"]).deck_size(1).deal());
    play_turn(&mut sitting, "b1");
    // The draw emptied the deck, so the counter no longer ends the round.
    assert_eq!(
        (sitting.table().last, sitting.table().cards_left()),
        (true, None)
    );
    sitting.act_ready();
    play_turn(&mut sitting, "c1");
    for at in ["d1", "e1"] {
        assert_eq!(sitting.table().turn.seat, A, "B has an empty hand");
        sitting.act_ready();
        let card = sitting.state.hand(A)[0].face().to_string();
        sitting.place(&card, at, Use::Nothing).unwrap();
        sitting.act(A, Action::Done).unwrap();
    }
    let ended = sitting.table().results.last().unwrap();
    assert_eq!(
        (ended.end, ended.then),
        (RoundEndReason::HandsEmpty, AfterRound::Scramble)
    );
}

#[test]
fn c8_rounds_repeat_while_the_deck_has_cards() {
    let mut sitting = move_to_last_card(set_up("A").deck_size(2).deal());
    let events = play_turn(&mut sitting, "b1");
    assert_eq!(
        round_result(&events),
        (RoundEndReason::Counter, AfterRound::NextRound)
    );
    sitting.act(SeatId::new(1), Action::NextRound).unwrap();
    assert_eq!(sitting.table().stage, Stage::Placing);
    assert_eq!(sitting.now, Moment::START);
}

/// The preset's text promises about ten minutes: 14 cards in the first round, 14 in the second, and
/// the 11 that are then in the hands of two players.
#[test]
fn c8_a_quick_start_for_two_lasts_39_cards_and_2_rounds() {
    let options = Options::new(Preset::QuickStart.choices()).unwrap();
    for seed in 1..=5 {
        let mut chance = Chance::new(seed);
        let mut game =
            Match::<CULetter>::start(options, human_seats(2), Chance::new(seed)).unwrap();
        let mut placed = 0;
        while let Some(seat) = game.waiting_for().seats().iter().next() {
            let view = game.view(Viewer::Seat(seat));
            assert_eq!(view.table.turn.clock.deadline(), None, "there is no clock");
            let action = CULetter::sample_action(&view, seat, Some(&LIST), &mut chance);
            placed += usize::from(matches!(action, Action::Place { .. }));
            game.act(seat, &action, Moment::START, Some(&LIST)).unwrap();
        }
        assert_eq!((placed, game.state().table.results.len()), (39, 2));
    }
}

#[test]
fn c8_of_two_rounds_the_second_is_played_out_without_drawing() {
    let two = |choices: &mut Choices| choices.rounds = Rounds::Two;
    let mut sitting = move_to_last_card(
        set_up("A")
            .hands(&["E E", "E"])
            .choose(two)
            .deck_size(4)
            .deal(),
    );
    let first = sitting.clone();
    sitting.state.table.results.push(RoundPayout {
        end: RoundEndReason::Counter,
        paid: Vec::new(),
        then: AfterRound::NextRound,
    });
    play_turn(&mut sitting, "b1");
    // It was the last card of the second round: A draws none, and the round goes on.
    assert_eq!((sitting.state.hand(A).len(), sitting.view(A).deck), (1, 4));
    assert!(sitting.table().last);
    sitting.act_ready();
    play_turn(&mut sitting, "c1");
    sitting.act_ready();
    let events = play_turn(&mut sitting, "d1");
    assert_eq!(
        round_result(&events),
        (RoundEndReason::HandsEmpty, AfterRound::Scramble)
    );
    // The first round ends as usual.
    let mut sitting = first;
    assert_eq!(
        round_result(&play_turn(&mut sitting, "b1")),
        (RoundEndReason::Counter, AfterRound::NextRound)
    );
}
