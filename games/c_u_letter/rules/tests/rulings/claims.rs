//! Words and claims: C9 to C15.

use c_u_letter_rules::{
    Action, CULetter, Choices, Event, Help, Phase, Refusal, UnlistedWords, Use, WordProposal,
};
use game::{Game, Judge, Moment, TimeLimit};

use super::table::{A, B, C, TestGame, set_up, span, square_at, word};

/// A game in which A has placed an E far from the words and is about to claim.
fn game_before_claim(board: &'static str, list: &'static str) -> TestGame {
    place_last_free_square(set_up(board).word_list(list).deal())
}

fn place_last_free_square(mut sitting: TestGame) -> TestGame {
    let board = &sitting.table().board;
    let mut free = c_u_letter_rules::Square::all().filter(|at| board.can_place_at(*at));
    let last = free.next_back().unwrap().to_string();
    sitting.place("E", &last, Use::Nothing).unwrap();
    sitting
}

#[test]
fn c9_words_read_in_four_directions_and_inside_longer_runs() {
    let board = "C A T T
                 . . A .
                 . . X .";
    for (from, to, claimed) in [
        ("a1", "c1", "CAT"),
        ("c1", "a1", "CAT"),
        ("c1", "c3", "TAX"),
        ("c3", "c1", "TAX"),
    ] {
        let mut sitting = game_before_claim(board, "cat tax");
        sitting.claim(from, to).unwrap();
        assert_eq!(
            sitting.claim_rows(),
            [(claimed.to_owned(), A, "counts")],
            "{from} to {to}"
        );
    }
    let upwards = "C A X
                   . . A
                   . . T";
    let mut back = game_before_claim(upwards, "tax");
    back.claim("c1", "c3").unwrap();
    assert_eq!(back.claim_rows()[0].0, "TAX", "read upwards");
}

#[test]
fn c9_a_span_that_reads_both_ways_is_read_as_marked() {
    let mut sitting = game_before_claim("S T A R", "star rats");
    sitting.claim("d1", "a1").unwrap();
    assert_eq!(sitting.claim_rows()[0].0, "RATS");
}

#[test]
fn c9_gaps_and_face_down_cards_break_words() {
    let mut sitting = game_before_claim("C . T 2(yA) P", "cat tap");
    assert_eq!(
        sitting.claim("a1", "c1"),
        Err(Refusal::Unreadable(square_at("b1")))
    );
    assert_eq!(
        sitting.claim("c1", "e1"),
        Err(Refusal::Unreadable(square_at("d1")))
    );
}

#[test]
fn c9_the_minimum_length_is_two_or_three_letters() {
    let mut two = game_before_claim("A T", "at");
    assert!(two.claim("a1", "b1").is_ok());
    let three = |choices: &mut Choices| choices.least_letters = 3;
    let mut sitting = place_last_free_square(set_up("A T").word_list("at").choose(three).deal());
    assert_eq!(sitting.claim("a1", "b1"), Err(Refusal::TooShort(3)));
}

#[test]
fn c10_any_number_of_new_or_overlooked_words_may_be_claimed() {
    let board = "C A T . D O G
                 . T . . . N .";
    let mut sitting = place_last_free_square(
        set_up(board)
            .hands(&["E", "E"])
            .word_list("cat at on dog god")
            .deal(),
    );
    for (from, to) in [("a1", "c1"), ("b1", "b2"), ("f1", "f2"), ("e1", "g1")] {
        sitting.claim(from, to).unwrap();
    }
    assert_eq!(sitting.table().ledger.claims().len(), 4);
    // A span is claimed once, in whichever direction it is read.
    assert_eq!(sitting.claim("g1", "e1"), Err(Refusal::ClaimedAlready(A)));
    sitting.end_turn();
    sitting.place("E", "g2", Use::Nothing).unwrap();
    assert_eq!(sitting.claim("a1", "c1"), Err(Refusal::ClaimedAlready(A)));
}

#[test]
fn c10_nothing_is_claimed_before_a_card_is_placed() {
    let mut sitting = set_up("C A T").word_list("cat").deal();
    assert_eq!(sitting.claim("a1", "c1"), Err(Refusal::NotNow));
}

#[test]
fn c10_a_word_that_the_previous_seat_overlooked_may_be_claimed() {
    let mut sitting = game_before_claim("C A T", "cat");
    sitting.end_turn();
    sitting.place("E", "a2", Use::Nothing).unwrap();
    sitting.claim("a1", "c1").unwrap();
    assert_eq!(sitting.claim_rows(), [("CAT".to_owned(), B, "counts")]);
}

#[test]
fn c10_help_marks_words_or_claims_them() {
    let words = |help: Help| {
        let choose = |choices: &mut Choices| choices.help = [help; 4];
        place_last_free_square(
            set_up("C A T . D O G")
                .word_list("cat at dog do god go")
                .choose(choose)
                .deal(),
        )
    };
    let alone = words(Help::Alone);
    assert!(alone.claim_rows().is_empty());
    let list = alone.list.clone().unwrap();
    let mut found = alone.view(A).claimable_words(&list).into_iter();
    let found: Vec<String> = found.by_ref().map(|one| one.word.to_string()).collect();
    assert_eq!(
        found,
        ["cat", "dog", "at", "do", "go"],
        "the longest first, each span once"
    );
    assert!(
        alone.view(B).claimable_words(&list).is_empty(),
        "it is not B's turn"
    );

    let helped = words(Help::ClaimsWords);
    let claimed: Vec<String> = helped
        .claim_rows()
        .into_iter()
        .map(|(word, ..)| word)
        .collect();
    assert_eq!(claimed, ["CAT"], "one word per line");
}

#[test]
fn c10_automatic_claims_are_made_only_where_they_gain_cards() {
    let choose = |choices: &mut Choices| choices.help = [Help::ClaimsWords; 4];
    let board = "C A T . H E N . .
                 . . . . . . . . .
                 P I G . . . . . .";
    let sitting = place_last_free_square(
        set_up(board)
            .choose(choose)
            .with_claim(B, "a1", "c1")
            .with_claim(A, "a3", "c3")
            .word_list("cat hen pig pi gip")
            .deal(),
    );
    let told: Vec<(String, _, _)> = sitting.claim_rows();
    let told: Vec<(&str, _)> = told
        .iter()
        .map(|(word, who, _)| (word.as_str(), *who))
        .collect();
    assert_eq!(
        told,
        [("CAT", B), ("PIG", A), ("HEN", A)],
        "HEN takes the line from CAT"
    );
}

#[test]
fn c11_a_wrong_claim_costs_only_time() {
    let mut sitting = game_before_claim("C A T X", "cat");
    let before = sitting.state.clone();
    assert_eq!(
        sitting.claim("a1", "d1"),
        Err(Refusal::NotInTheList(word("catx")))
    );
    assert_eq!(sitting.state, before);
    assert!(sitting.claim("a1", "c1").is_ok(), "another try is free");
}

#[test]
fn c11_a_word_outside_the_list_counts_by_agreement_and_is_marked() {
    let mut sitting = game_before_claim("C A T X", "cat");
    let asked = Action::Propose(WordProposal::Span(span("a1", "d1")));
    sitting.wait_seconds(10);
    sitting.act(A, asked.clone()).unwrap();
    assert_eq!(sitting.phase(), Some(Phase::Judge));
    sitting.wait_seconds(600);
    assert_eq!(sitting.phase(), Some(Phase::Judge), "the clock is stopped");
    sitting.act(B, Action::Decline).unwrap();
    assert!(sitting.claim_rows().is_empty());
    assert_eq!(
        sitting.table().turn.clock.remaining(sitting.now),
        Some(20_000)
    );
    sitting.act(A, asked).unwrap();
    sitting.act(B, Action::Agree).unwrap();
    let claim = &sitting.table().ledger.claims()[0];
    assert_eq!(
        (claim.word, claim.owner, claim.agreed),
        (word("catx"), A, true)
    );
}

#[test]
fn c11_a_proposed_word_of_the_list_is_claimed_without_a_vote() {
    let mut sitting = game_before_claim("C A T X", "cat");
    let asked = Action::Propose(WordProposal::Span(span("a1", "c1")));
    sitting.act(A, asked).unwrap();
    assert!(!sitting.table().ledger.claims()[0].agreed);
    let strict = |choices: &mut Choices| choices.beyond = UnlistedWords::Never;
    let mut sitting =
        place_last_free_square(set_up("C A T X").word_list("cat").choose(strict).deal());
    let asked = Action::Propose(WordProposal::Span(span("a1", "d1")));
    assert_eq!(sitting.act(A, asked), Err(Refusal::ListDecides));
}

#[test]
fn c11_claims_use_the_everyday_list_or_wait_for_the_list_to_load() {
    let everyday = |choices: &mut Choices| choices.judge = Judge::Everyday;
    let mut sitting =
        place_last_free_square(set_up("C W M").word_list("~cwm").choose(everyday).deal());
    assert_eq!(
        sitting.claim("a1", "c1"),
        Err(Refusal::NotInTheList(word("cwm")))
    );
    let mut early = game_before_claim("C A T", "cat");
    early.list = None;
    assert_eq!(early.claim("a1", "c1"), Err(Refusal::NoListYet));
}

#[test]
fn c12_only_one_word_counts_in_a_line_even_across_gaps() {
    let mut sitting = game_before_claim("A N T . T O E S", "ant toes");
    sitting.claim("a1", "c1").unwrap();
    sitting.claim("e1", "h1").unwrap();
    assert_eq!(
        sitting.claim_rows(),
        [
            ("ANT".to_owned(), A, "dormant"),
            ("TOES".to_owned(), A, "counts")
        ]
    );
}

#[test]
fn c13_a_word_whose_cards_are_separated_is_void_for_good() {
    // The red Enchanter's zone covers the S.
    let board = "C A S T
                 . . . rI*";
    let mut sitting = set_up(board)
        .hands(&["rT S", "E"])
        .with_claim(B, "a1", "d1")
        .word_list("cast cat")
        .deal();
    sitting.place("rT", "c1", Use::Overwrite).unwrap();
    assert_eq!(sitting.board_rows(), ["CATT", "...I"]);
    assert_eq!(sitting.claim_rows(), [("CAST".to_owned(), B, "void")]);
    sitting.claim("a1", "c1").unwrap();
    assert_eq!(sitting.claim_rows()[1], ("CAT".to_owned(), A, "counts"));
}

#[test]
fn c13_cast_with_a_red_z_on_its_a_is_void() {
    // The only Z is grey, so another red consonant replaces it.
    let board = "C A S T
                 rI*";
    let mut sitting = set_up(board)
        .hands(&["rJ", "E"])
        .with_claim(B, "a1", "d1")
        .word_list("cast")
        .deal();
    let events = sitting.place("rJ", "b1", Use::Overwrite).unwrap();
    assert!(matches!(events.last(), Some(Event::Broken(claims)) if claims.len() == 1));
    assert_eq!(sitting.board_rows(), ["CJST", "I"]);
    assert_eq!(sitting.claim_rows(), [("CAST".to_owned(), B, "void")]);
}

/// A save without the event for the broken claim replays to the same state.
#[test]
fn c13_a_placing_voids_broken_claims_without_a_separate_event() {
    let board = "C A S T
                 rI*";
    let sitting = set_up(board)
        .hands(&["rJ", "E"])
        .with_claim(B, "a1", "d1")
        .word_list("cast")
        .deal();
    let (mut told, mut untold) = (sitting.clone(), sitting.state.clone());
    let events = told.place("rJ", "b1", Use::Overwrite).unwrap();
    CULetter::evolve(&mut untold, &events[0], Moment::START);
    assert!(untold.table.ledger.claims()[0].void);
    assert_eq!(untold, told.state);
}

#[test]
fn c13_a_word_that_moves_intact_survives() {
    use c_u_letter_rules::Heading;
    // The word is pushed right as a whole: the card is inserted before its first letter.
    let board = "X C A T . .
                 gI* . . . . .";
    let mut sitting = set_up(board)
        .hands(&["gS", "E"])
        .with_claim(B, "b1", "d1")
        .word_list("cat")
        .deal();
    sitting
        .place("gS", "b1", Use::Insert(Heading::Right))
        .unwrap();
    assert_eq!(sitting.board_rows(), ["XSCAT", "I"]);
    assert_eq!(sitting.claim_rows(), [("CAT".to_owned(), B, "counts")]);
    // A claim whose word is pushed apart is void.
    let mut sitting = set_up(board)
        .hands(&["gS", "E"])
        .with_claim(B, "a1", "d1")
        .word_list("cat")
        .deal();
    sitting
        .place("gS", "b1", Use::Insert(Heading::Right))
        .unwrap();
    assert_eq!(sitting.claim_rows()[0].2, "void");
}

#[test]
fn c13_a_broken_word_that_reforms_must_be_claimed_again() {
    let board = "C A T .
                 . . bI* O";
    let mut sitting = set_up(board)
        .hands(&["bS", "bP"])
        .with_claim(B, "a1", "c1")
        .word_list("cat")
        .deal();
    // The S takes the place of the T, which moves one square on; then the P takes the place of the
    // S.
    sitting
        .place("bS", "d1", Use::Swap(square_at("c1")))
        .unwrap();
    assert_eq!(sitting.board_rows()[0], "CAST");
    assert_eq!(sitting.claim_rows(), [("CAT".to_owned(), B, "void")]);
    sitting.end_turn();
    // B puts the T back where it was, but the claim stays void.
    sitting.place("bP", "c3", Use::Nothing).unwrap();
    let board = sitting.table().board.clone();
    let back = board.cards_on(span("a1", "b1")).unwrap();
    assert_eq!(sitting.table().ledger.claim_on(&back), None);
    sitting.claim("a1", "b1").unwrap_err();
    assert_eq!(sitting.claim_rows()[0].2, "void");
}

#[test]
fn c14_a_shorter_claim_lies_dormant_and_revives() {
    let board = "H A T S . . .
                 . . . rI* . . .";
    let mut sitting = set_up(board)
        .hands(&["rG", "E"])
        .with_claim(A, "a1", "c1")
        .with_claim(B, "a1", "d1")
        .word_list("hat hats")
        .deal();
    assert_eq!(sitting.claim_rows()[0], ("HAT".to_owned(), A, "dormant"));
    sitting.place("rG", "d1", Use::Overwrite).unwrap();
    assert_eq!(
        sitting.claim_rows(),
        [
            ("HAT".to_owned(), A, "counts"),
            ("HATS".to_owned(), B, "void")
        ]
    );
}

#[test]
fn c14_an_equal_earlier_claim_revives_too() {
    let board = "A N T . B E E
                 . . . . . . rI*";
    let mut sitting = set_up(board)
        .hands(&["rG", "E"])
        .with_claim(A, "a1", "c1")
        .with_claim(B, "e1", "g1")
        .deal();
    assert_eq!(
        [sitting.claim_rows()[0].2, sitting.claim_rows()[1].2],
        ["dormant", "counts"]
    );
    sitting.place("rG", "g1", Use::Overwrite).unwrap();
    assert_eq!(
        [sitting.claim_rows()[0].2, sitting.claim_rows()[1].2],
        ["counts", "void"]
    );
}

#[test]
fn c15_hat_keeps_its_owner_until_hate_is_claimed() {
    let mut sitting = set_up("H A T")
        .hands(&["S", "E", "T"])
        .with_claim(B, "a1", "c1")
        .word_list("hat hate")
        .deal();
    sitting.place("S", "a2", Use::Nothing).unwrap();
    sitting.end_turn();
    sitting.place("E", "d1", Use::Nothing).unwrap();
    assert_eq!(
        sitting.claim_rows(),
        [("HAT".to_owned(), B, "counts")],
        "B overlooks HATE"
    );
    sitting.end_turn();
    sitting.place("T", "b2", Use::Nothing).unwrap();
    sitting.claim("a1", "d1").unwrap();
    assert_eq!(
        sitting.claim_rows(),
        [
            ("HAT".to_owned(), B, "dormant"),
            ("HATE".to_owned(), C, "counts")
        ]
    );
    let ownership = sitting.table().ownership();
    assert!(ownership.owned_cards().iter().all(|one| one.seat == C));
}

#[test]
fn c4_claims_have_no_time_limit_with_the_clock_off() {
    let mut sitting = set_up("C A T")
        .word_list("cat")
        .choose(|c| c.clock = TimeLimit::Untimed)
        .deal();
    sitting.place("E", "a2", Use::Nothing).unwrap();
    sitting.wait_seconds(60_000);
    assert!(sitting.claim("a1", "c1").is_ok());
}
