//! Face-down cards: C33 to C35.

use c_u_letter_rules::{Action, CardId, Event, Help, Hiding, Phase, Refusal, Stage, Use};
use game::{SeatId, TimeLimit};

use super::table::{A, B, TableSetUp, TestGame, set_up, square_at, word};

/// A game whose round ends with A's placing.
fn game_before_last_card(case: TableSetUp) -> TestGame {
    let mut sitting = case.deal();
    let all = sitting
        .table()
        .options
        .cards_per_round(sitting.table().seats);
    sitting.state.table.counter = all - 1;
    sitting
}

/// A game in which A has placed its card, and the round's face-down cards are about to be revealed.
fn game_before_reveal(case: TableSetUp, at: &str) -> TestGame {
    let mut sitting = game_before_last_card(case);
    sitting.place("rD", at, Use::Nothing).unwrap();
    sitting.act(A, Action::Done).unwrap();
    sitting
}

fn current_reveal(sitting: &TestGame) -> (SeatId, char) {
    match sitting.table().stage {
        Stage::Revealing(card) => (sitting.table().turn.seat, card.letter().uppercase()),
        ref other => panic!("unexpected value: {other:?}"),
    }
}

#[test]
fn c33_a_grey_card_may_be_laid_face_down_in_a_grey_zone() {
    let mut sitting = set_up("yO* B").hands(&["yE yE*", "E"]).deal();
    sitting.place("yE*", "b2", Use::Hide).unwrap();
    assert_eq!(sitting.board_rows(), ["OB", ".#"]);
    assert_eq!(
        sitting.table().board.zones().count(),
        1,
        "a face-down Enchanter has no zone"
    );
    let mut up = set_up("yO* B").hands(&["yE", "E"]).deal();
    assert!(up.place("yE", "b2", Use::Nothing).is_ok());
    let mut far = set_up("yO* B").hands(&["yE", "E"]).deal();
    let refused = far.place("yE", "c1", Use::Hide);
    assert!(matches!(refused, Err(Refusal::NoZone(_))));
}

#[test]
fn c33_grey_letters_must_lie_face_down_if_that_option_is_chosen() {
    let must = || {
        set_up("yO* B")
            .hands(&["yE yE*", "E"])
            .choose(|c| c.hiding = Hiding::Must)
    };
    let mut letter = must().deal();
    assert_eq!(
        letter.place("yE", "b2", Use::Nothing),
        Err(Refusal::MustHide)
    );
    assert!(letter.place("yE", "b2", Use::Hide).is_ok());
    assert!(
        must().deal().place("yE*", "b2", Use::Nothing).is_ok(),
        "an Enchanter may"
    );
    assert!(
        must().deal().place("yE", "c1", Use::Nothing).is_ok(),
        "outside of the zone"
    );
}

#[test]
fn c33_a_face_down_card_breaks_runs_but_cards_may_be_placed_next_to_it() {
    let mut sitting = set_up("C A 2(yE) T").word_list("cat at").deal();
    sitting.place("E", "c2", Use::Nothing).unwrap();
    assert_eq!(
        sitting.claim("a1", "d1"),
        Err(Refusal::Unreadable(square_at("c1")))
    );
}

#[test]
fn c34_cards_are_revealed_in_the_order_of_placing() {
    let board = "C 2(yA) T . . .
                 . . . . . .
                 O 1(yE) . . . 2(yI)";
    let mut sitting = game_before_reveal(set_up(board).hands(&["rD", "E"]).word_list("cat"), "a2");
    assert_eq!(current_reveal(&sitting), (B, 'A'));
    assert_eq!(sitting.phase(), Some(Phase::Ready));
    sitting.wait_seconds(600);
    sitting.act_ready();
    let left = sitting.table().turn.clock.remaining(sitting.now);
    assert_eq!(left, Some(30_000));
    sitting.claim("a1", "c1").unwrap();
    sitting.end_turn();
    assert_eq!(current_reveal(&sitting), (A, 'E'));
    sitting.end_turn();
    assert_eq!(current_reveal(&sitting), (B, 'I'));
    sitting.wait_seconds(30);
    let table = sitting.table();
    assert_eq!(
        table.stage,
        Stage::RoundOver,
        "out of time, nothing is claimed"
    );
    assert_eq!((table.score(A), table.score(B)), (0, 3));
    assert_eq!(
        sitting.board_rows(),
        ["", "D", "OE...I"],
        "what makes no word stays, face up"
    );
}

#[test]
fn c34_one_word_per_line_may_be_claimed_through_a_revealed_card() {
    let board = "T 2(yA) X I .
                 . T . . .";
    let mut sitting = game_before_reveal(
        set_up(board)
            .hands(&["rD", "E"])
            .word_list("tax taxi at xi"),
        "e1",
    );
    sitting.act_ready();
    assert_eq!(sitting.claim("c1", "d1"), Err(Refusal::NotThroughIt));
    sitting.claim("a1", "c1").unwrap();
    assert_eq!(
        sitting.claim("a1", "d1"),
        Err(Refusal::OneALine(word("tax")))
    );
    sitting.claim("b1", "b2").unwrap();
    assert_eq!(sitting.table().ledger.claims().len(), 2);
}

#[test]
fn c34_the_longest_word_is_suggested_or_claimed_automatically() {
    let board = "C 2(yA) T S .
                 . T . . .";
    let set = |help: Help| {
        let case = set_up(board).hands(&["rD", "E"]).word_list("cat cats at");
        let mut sitting = game_before_reveal(case.choose(|c| c.help = [help; 4]), "e1");
        sitting.act_ready();
        sitting
    };
    let alone = set(Help::Alone);
    let found = alone.view(B).claimable_words(alone.list.as_ref().unwrap());
    assert_eq!(found[0].word, word("cats"));
    let helped = set(Help::ClaimsWords);
    let words: Vec<_> = helped
        .claim_rows()
        .into_iter()
        .map(|(word, who, _)| (word, who))
        .collect();
    assert_eq!(words, [("CATS".to_owned(), B), ("AT".to_owned(), B)]);
}

#[test]
fn c34_a_hidden_word_beats_a_longer_word_of_its_line() {
    let board = "C 2(yA) T . H O U S E";
    let case = set_up(board)
        .hands(&["rD", "E"])
        .with_claim(A, "e1", "i1")
        .word_list("cat");
    let mut sitting = game_before_reveal(case, "a2");
    sitting.act_ready();
    sitting.claim("a1", "c1").unwrap();
    let told = sitting.claim_rows();
    assert_eq!([told[0].2, told[1].2], ["dormant", "counts"]);
    sitting.end_turn();
    assert_eq!((sitting.table().score(A), sitting.table().score(B)), (0, 3));
}

#[test]
fn c34_of_two_hidden_words_in_a_line_the_longer_then_the_later_counts() {
    let board = "C 2(yA) T . T 1(yE) N";
    let mut sitting = game_before_reveal(
        set_up(board)
            .hands(&["rD", "E"])
            .word_list("cat ten net at"),
        "a2",
    );
    sitting.act_ready();
    sitting.claim("a1", "c1").unwrap();
    sitting.end_turn();
    sitting.claim("e1", "g1").unwrap();
    let told = sitting.claim_rows();
    assert_eq!([told[0].2, told[1].2], ["dormant", "counts"], "the later");
    let board = "C 2(yA) T . H 1(yA) .";
    let mut sitting =
        game_before_reveal(set_up(board).hands(&["rD", "E"]).word_list("cat ha"), "a2");
    sitting.act_ready();
    sitting.claim("a1", "c1").unwrap();
    sitting.end_turn();
    sitting.claim("e1", "f1").unwrap();
    let told = sitting.claim_rows();
    assert_eq!([told[0].2, told[1].2], ["counts", "dormant"], "the longer");
}

#[test]
fn c34_a_word_through_two_seats_hidden_cards_belongs_to_the_later_placer() {
    let board = "H 2(yA) 1(yE) T";
    let mut sitting = game_before_reveal(set_up(board).hands(&["rD", "E"]).word_list("haet"), "a2");
    sitting.act_ready();
    assert_eq!(
        sitting.claim("a1", "d1"),
        Err(Refusal::Unreadable(square_at("c1")))
    );
    sitting.end_turn();
    sitting.claim("a1", "d1").unwrap();
    assert_eq!(sitting.claim_rows(), [("HAET".to_owned(), A, "counts")]);
}

#[test]
fn c34_shared_cards_still_follow_c19() {
    // CAT, claimed through the hidden A, counts in its row, but its T belongs to TOES in the
    // column.
    let board = "C 2(yA) T . H O U S E
                 . . O . . . . . .
                 . . E . . . . . .
                 . . S . . . . . .";
    let case = set_up(board)
        .hands(&["rD", "E"])
        .with_claim(A, "c1", "c4")
        .with_claim(A, "e1", "i1")
        .word_list("cat");
    let mut sitting = game_before_reveal(case, "a2");
    sitting.act_ready();
    sitting.claim("a1", "c1").unwrap();
    sitting.end_turn();
    assert_eq!((sitting.table().score(A), sitting.table().score(B)), (4, 2));
}

#[test]
fn c34_a_revealed_enchanter_left_over_makes_a_zone() {
    let mut sitting = game_before_reveal(set_up("C 2(yA*) T").hands(&["rD", "E"]), "a2");
    sitting.act_ready();
    sitting.act(B, Action::Done).unwrap();
    sitting.act(A, Action::NextRound).unwrap();
    assert_eq!(sitting.table().board.zones().count(), 1);
}

#[test]
fn c26_a_buried_face_down_card_is_never_revealed() {
    let mut sitting = game_before_last_card(set_up("rI* 2(yE) T").hands(&["rP", "E"]));
    sitting.place("rP", "b1", Use::Overwrite).unwrap();
    let events = sitting.act(A, Action::Done).unwrap();
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::Revealed { .. }))
    );
    assert_eq!(sitting.table().stage, Stage::RoundOver);
}

#[test]
fn c34_a_reveal_waits_for_its_placer_with_the_clock_off() {
    let untimed = set_up("C 2(yA) T")
        .hands(&["rD", "E"])
        .choose(|c| c.clock = TimeLimit::Untimed);
    let mut sitting = game_before_reveal(untimed, "a2");
    sitting.act_ready();
    sitting.wait_seconds(60_000);
    assert_eq!(current_reveal(&sitting), (B, 'A'));
}

#[test]
fn c35_only_the_placer_may_peek_and_only_on_its_own_turn() {
    let peeks = |sitting: &TestGame, seat: SeatId| -> Vec<String> {
        let peeks = sitting.view(seat).peeks.into_iter();
        peeks
            .map(|(_, card): (_, CardId)| card.face().to_string())
            .collect()
    };
    let mut sitting = set_up("yO* 1(yE) 2(yI)").hands(&["E T", "E"]).deal();
    assert_eq!(peeks(&sitting, A), ["yE"]);
    assert!(peeks(&sitting, B).is_empty(), "it is A's turn");
    sitting.place("E", "a2", Use::Nothing).unwrap();
    assert_eq!(peeks(&sitting, A), ["yE"]);
    sitting.act(A, Action::Done).unwrap();
    assert!(peeks(&sitting, A).is_empty(), "now it is B's");
    assert_eq!(peeks(&sitting, B), ["yI"]);
    // A covered card can't be peeked at.
    let covered = set_up("rT/1(yE) 2(yI)").deal();
    assert!(peeks(&covered, A).is_empty());
}
