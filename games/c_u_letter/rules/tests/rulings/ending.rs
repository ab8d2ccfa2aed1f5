//! The scramble over the leftover cards: C40.

use c_u_letter_rules::{Action, CardId, Event, Phase, Refusal, Scramble, Stage, Use, WordProposal};
use game::{SeatId, SeatSet, TimeLimit};

use super::table::{A, B, C, TableSetUp, TestGame, set_up, span, word};

/// Plays the last card, so that the game's last round is over.
fn play_last_card(case: TableSetUp, at: &str) -> TestGame {
    let mut sitting = case.deck_size(0).deal();
    sitting.state.hands[1..].iter_mut().for_each(Vec::clear);
    sitting.place("E", at, Use::Nothing).unwrap();
    sitting.act(A, Action::Done).unwrap();
    sitting
}

fn play_to_leftovers(board: &'static str, scramble: Scramble) -> TestGame {
    let mut sitting = play_last_card(
        set_up(board)
            .hands(&["E", "E", "E"])
            .with_claim(A, "a1", "b1")
            .word_list("cat at et tea no on")
            .choose(|choices| choices.scramble = scramble),
        "a4",
    );
    if sitting.table().stage == Stage::RoundOver {
        sitting.act(B, Action::NextRound).unwrap();
    }
    sitting
}

/// A board on which A has NO, and the cards C, A, T, T and E are left over.
const BOARD: &str = "N O .
                     . . .
                     C A T
                     . T .";

fn leftover_cards(sitting: &TestGame, letters: &str) -> Vec<CardId> {
    let mut rest = sitting.table().loose.clone();
    let mut take = |letter| {
        let at = rest
            .iter()
            .position(|card| card.letter().uppercase() == letter);
        rest.remove(at.unwrap())
    };
    letters.chars().map(&mut take).collect()
}

#[test]
fn c40_scramble_turns_start_with_the_lowest_score() {
    let mut sitting = play_to_leftovers(BOARD, Scramble::Turns);
    assert_eq!(sitting.table().turn.seat, B, "A has two cards");
    sitting.act_ready();
    let spelled = leftover_cards(&sitting, "TEA");
    sitting.act(B, Action::Spell(spelled)).unwrap();
    assert_eq!(
        (sitting.table().turn.seat, sitting.phase()),
        (C, Some(Phase::Ready))
    );
    sitting.act_ready();
    sitting.act(C, Action::Pass).unwrap();
    assert_eq!(sitting.table().turn.seat, A);
    sitting.wait_seconds(600);
    sitting.act_ready();
    sitting.wait_seconds(30);
    assert_eq!(sitting.table().turn.seat, B, "thirty seconds each");
    sitting.act_ready();
    sitting.act(B, Action::Pass).unwrap();
    let table = sitting.table();
    assert_eq!(table.stage, Stage::Over, "all passed in a row");
    assert_eq!(
        [A, B, C].map(|seat| (table.score(seat), table.word_count(seat))),
        [(2, 1), (3, 1), (0, 0)]
    );
    assert_eq!(
        table
            .outcome()
            .unwrap()
            .winners()
            .iter()
            .collect::<Vec<_>>(),
        [B]
    );
}

#[test]
fn c22_words_made_in_the_scramble_break_a_tie() {
    let board = "N O O N
                 . . . .
                 C A T .
                 . T . .";
    let case = set_up(board).with_claim(A, "a1", "d1").word_list("at te");
    let mut sitting = play_last_card(case, "a4");
    sitting.act(A, Action::NextRound).unwrap();
    for spelled in ["AT", "", "TE"] {
        sitting.act_ready();
        let seat = sitting.table().turn.seat;
        let action = match spelled {
            "" => Action::Pass,
            letters => Action::Spell(leftover_cards(&sitting, letters)),
        };
        sitting.act(seat, action).unwrap();
    }
    let table = sitting.table();
    assert_eq!(
        [A, B].map(|seat| (table.score(seat), table.word_count(seat))),
        [(4, 1), (4, 2)]
    );
    let winners = table.outcome().unwrap().winners();
    assert_eq!(winners.iter().collect::<Vec<_>>(), [B]);
}

#[test]
fn c40_a_scramble_turn_spells_one_word_of_two_or_more_cards_in_any_order() {
    let mut sitting = play_to_leftovers(BOARD, Scramble::Turns);
    sitting.act_ready();
    let letters = |sitting: &TestGame, text: &str| Action::Spell(leftover_cards(sitting, text));
    let at = letters(&sitting, "AT");
    let one = letters(&sitting, "T");
    assert_eq!(sitting.act(B, one), Err(Refusal::TooFewCards));
    let tac = letters(&sitting, "TAC");
    assert_eq!(sitting.act(B, tac), Err(Refusal::NotInTheList(word("tac"))));
    let mut twice = leftover_cards(&sitting, "T");
    twice.push(twice[0]);
    assert_eq!(
        sitting.act(B, Action::Spell(twice.clone())),
        Err(Refusal::Twice(twice[0]))
    );
    let owned = sitting.table().owned[0][0];
    let gone = Action::Spell(vec![owned, twice[0]]);
    assert_eq!(sitting.act(B, gone), Err(Refusal::NotLeft(owned)));
    sitting.act(B, at).unwrap();
    assert_eq!(sitting.table().turn.seat, C, "one word per turn");
}

#[test]
fn c40_two_letters_are_enough_whatever_the_minimum_length() {
    let mut sitting = play_last_card(
        set_up(BOARD)
            .word_list("at")
            .choose(|choices| choices.least_letters = 3),
        "a4",
    );
    sitting.act(A, Action::NextRound).unwrap();
    let seat = sitting.table().turn.seat;
    sitting.act_ready();
    let at = leftover_cards(&sitting, "AT");
    assert!(sitting.act(seat, Action::Spell(at)).is_ok());
}

#[test]
fn c40_a_word_resets_the_count_of_passes() {
    let mut sitting = play_to_leftovers(BOARD, Scramble::Turns);
    for action in [Action::Pass, Action::Pass] {
        sitting.act_ready();
        sitting.act(sitting.table().turn.seat, action).unwrap();
    }
    sitting.act_ready();
    let at = leftover_cards(&sitting, "AT");
    sitting.act(A, Action::Spell(at)).unwrap();
    for _ in 0..3 {
        assert!(matches!(sitting.table().stage, Stage::Scramble(_)));
        sitting.act_ready();
        sitting
            .act(sitting.table().turn.seat, Action::Pass)
            .unwrap();
    }
    assert_eq!(sitting.table().stage, Stage::Over);
}

#[test]
fn c40_the_scramble_ends_when_no_cards_are_left() {
    let mut sitting = play_last_card(set_up("N O").hands(&["E", "E"]).word_list("one"), "c1");
    sitting.act(A, Action::NextRound).unwrap();
    sitting.act_ready();
    let one = leftover_cards(&sitting, "ONE");
    sitting
        .act(sitting.table().turn.seat, Action::Spell(one))
        .unwrap();
    assert_eq!(sitting.table().stage, Stage::Over);
}

#[test]
fn c40_cards_in_stacks_are_all_available() {
    let mut sitting = play_last_card(set_up("rT/N/2(yA) O").hands(&["E", "E"]), "c1");
    sitting.act(A, Action::NextRound).unwrap();
    assert_eq!(leftover_cards(&sitting, "TANOE").len(), 5);
    assert!(sitting.table().board.has_no_cards());
}

#[test]
fn c40_with_buzzers_the_first_seat_to_press_makes_a_word() {
    let mut sitting = play_to_leftovers(BOARD, Scramble::Buzzers);
    assert_eq!(sitting.phase(), Some(Phase::Buzz));
    sitting.wait_seconds(600);
    sitting
        .act(C, Action::Buzz(SeatSet::EMPTY.with(C)))
        .unwrap();
    assert_eq!(
        sitting.phase(),
        Some(Phase::Scramble),
        "its time runs at once"
    );
    let at = leftover_cards(&sitting, "AT");
    sitting.act(C, Action::Spell(at)).unwrap();
    assert_eq!(
        (sitting.table().score(C), sitting.phase()),
        (2, Some(Phase::Buzz))
    );
    // A seat that buzzes without a word has passed, until another seat makes a word.
    sitting
        .act(A, Action::Buzz(SeatSet::EMPTY.with(A)))
        .unwrap();
    sitting.wait_seconds(30);
    let waits = super::table::waiting_for(&sitting.state).seats();
    assert_eq!(waits.iter().collect::<Vec<_>>(), [B, C]);
    let both = Action::Buzz([A, B].into_iter().collect());
    assert_eq!(sitting.act(B, both), Err(Refusal::HasPassed(A)));
    sitting.act(B, Action::Pass).unwrap();
    sitting.act(C, Action::Pass).unwrap();
    assert_eq!(sitting.table().stage, Stage::Over);
}

#[test]
fn c40_with_buzzers_a_visible_coin_toss_decides_simultaneous_presses() {
    let mut won = [0; 3];
    for _ in 0..40 {
        let mut sitting = play_to_leftovers(BOARD, Scramble::Buzzers);
        sitting.chance = game::Chance::new(won.iter().sum::<u64>());
        let pressed: SeatSet = [A, C].into_iter().collect();
        let events = sitting.act(A, Action::Buzz(pressed)).unwrap();
        let [
            Event::Buzzed {
                pressed: told,
                floor,
            },
        ] = events.as_slice()
        else {
            panic!("unexpected value: {events:?}");
        };
        assert_eq!(*told, pressed);
        assert_eq!(sitting.table().turn.seat, *floor);
        won[floor.index()] += 1;
    }
    assert!(won[0] > 5 && won[1] == 0 && won[2] > 5, "{won:?}");
}

#[test]
fn c40_the_scramble_may_be_limited_to_words_in_lines() {
    let mut sitting = play_to_leftovers(BOARD, Scramble::InLines);
    assert_eq!(sitting.table().turn.seat, B);
    sitting.act_ready();
    let list = sitting.list.clone().unwrap();
    let found = sitting.view(B).claimable_words(&list);
    let found: Vec<String> = found.iter().map(|one| one.word.to_string()).collect();
    assert_eq!(found, ["cat", "at", "at", "et"]);
    sitting.claim("b3", "b4").unwrap();
    assert_eq!(sitting.board_rows(), ["", "", "C.T", "E"]);
    assert_eq!(
        (sitting.table().score(B), sitting.table().turn.seat),
        (2, C)
    );
    sitting.act_ready();
    assert_eq!(
        sitting.claim("a3", "c3"),
        Err(Refusal::Unreadable(super::table::square_at("b3")))
    );
    for _ in 0..3 {
        if sitting.phase() == Some(Phase::Ready) {
            sitting.act_ready();
        }
        sitting
            .act(sitting.table().turn.seat, Action::Pass)
            .unwrap();
    }
    assert_eq!(sitting.table().stage, Stage::Over);
}

#[test]
fn c40_the_scramble_may_be_switched_off() {
    assert_eq!(
        play_to_leftovers(BOARD, Scramble::Never).table().stage,
        Stage::Over
    );
}

#[test]
fn c11_the_table_may_agree_to_unlisted_words_in_the_scramble_too() {
    let mut sitting = play_to_leftovers(BOARD, Scramble::Turns);
    sitting.act_ready();
    let tac = leftover_cards(&sitting, "TAC");
    sitting
        .act(B, Action::Propose(WordProposal::Cards(tac.clone())))
        .unwrap();
    assert_eq!(sitting.phase(), Some(Phase::Judge));
    sitting.act(A, Action::Agree).unwrap();
    assert_eq!(
        (sitting.table().score(B), sitting.table().turn.seat),
        (3, C)
    );
    let mut lines = play_to_leftovers(BOARD, Scramble::InLines);
    lines.act_ready();
    lines
        .act(B, Action::Propose(WordProposal::Span(span("b4", "b3"))))
        .unwrap();
    assert_eq!(lines.table().score(B), 2, "AT is in the list");
}

#[test]
fn c40_scramble_turns_have_no_time_limit_with_the_clock_off() {
    let mut sitting = play_last_card(
        set_up(BOARD).choose(|choices| choices.clock = TimeLimit::Untimed),
        "a4",
    );
    sitting.act(A, Action::NextRound).unwrap();
    sitting.act_ready();
    let seat: SeatId = sitting.table().turn.seat;
    sitting.wait_seconds(60_000);
    assert_eq!(sitting.table().turn.seat, seat);
}
