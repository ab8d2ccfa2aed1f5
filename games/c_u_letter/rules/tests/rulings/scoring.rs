//! The payout of a round: C18 to C22.

use c_u_letter_rules::{Action, Choices, Event, RoundPayout, Stacks, Stage, Use};
use game::SeatId;

use super::table::{A, B, C, TableSetUp, TestGame, set_up, square_at};

/// Ends the round with a placing by A on a square that doesn't affect the words.
fn end_round(case: TableSetUp, at: &str) -> (TestGame, RoundPayout) {
    let mut sitting = case.deal();
    let all = sitting
        .table()
        .options
        .cards_per_round(sitting.table().seats);
    sitting.state.table.counter = all - 1;
    sitting.place("E", at, Use::Nothing).unwrap();
    let events = sitting.act(A, Action::Done).unwrap();
    let ended = events.into_iter().find_map(|event| match event {
        Event::RoundEnded(result) => Some(result),
        _ => None,
    });
    (sitting, ended.unwrap())
}

fn round_scores(case: TableSetUp, at: &str) -> [usize; 2] {
    let (sitting, result) = end_round(case, at);
    let table = sitting.table();
    let scores = [A, B].map(|seat| table.score(seat));
    assert_eq!(scores, [A, B].map(|seat| result.score(seat)));
    scores
}

#[test]
fn c18_the_longest_word_in_a_line_counts() {
    // The source's example of ANT and HOUSE, first with a letter between them, then with a gap.
    let board = "A N T K H O U S E";
    let case = set_up(board)
        .with_claim(B, "a1", "c1")
        .with_claim(A, "e1", "i1");
    assert_eq!(round_scores(case.clone(), "a2"), [5, 0]);
    let gaps = "A N T . H O U S E";
    let gaps = super::table::set_up(gaps)
        .with_claim(A, "e1", "i1")
        .with_claim(B, "a1", "c1");
    assert_eq!(
        round_scores(gaps, "a2"),
        [5, 0],
        "whichever came first, and across a gap"
    );
}

#[test]
fn c18_of_equally_long_words_the_latest_counts() {
    let board = "A N T . K . B E E";
    let case = set_up(board)
        .with_claim(A, "a1", "c1")
        .with_claim(B, "g1", "i1");
    assert_eq!(round_scores(case, "a2"), [0, 3]);
}

#[test]
fn c19_a_shared_card_goes_to_the_longest_word_then_the_latest() {
    // The deck has one K, so CARE and MARE replace the source's CAKE and MAKE.
    let cross = ". C . .
                 M A R E
                 . R . .
                 . E . .";
    let first_care = set_up(cross)
        .with_claim(A, "b1", "b4")
        .with_claim(B, "a2", "d2");
    assert_eq!(round_scores(first_care, "c1"), [3, 4], "the A goes to MARE");
    let first_mare = set_up(cross)
        .with_claim(B, "a2", "d2")
        .with_claim(A, "b1", "b4");
    assert_eq!(round_scores(first_mare, "c1"), [4, 3], "the A goes to CARE");
    let longer = ". C . .
                  M A R E
                  . T . .";
    let longer = set_up(longer)
        .with_claim(A, "a2", "d2")
        .with_claim(B, "b1", "b3");
    assert_eq!(
        round_scores(longer, "c1"),
        [4, 2],
        "MARE is longer, CAT later"
    );
}

#[test]
fn c19_dormant_words_do_not_take_shared_cards() {
    // TAK lies dormant behind HOUSE, so the T belongs to TO in the column.
    let board = "T A K . H O U S E
                 O . . . . . . . .";
    let case = set_up(board)
        .with_claim(A, "a1", "c1")
        .with_claim(A, "e1", "i1")
        .with_claim(B, "a1", "a2");
    assert_eq!(round_scores(case, "b2"), [5, 2]);
}

#[test]
fn c19_a_word_without_its_shared_letters_still_pays_its_other_cards() {
    let board = "C A T
                 O . O
                 D . E
                 . . S";
    let case = set_up(board)
        .with_claim(B, "a1", "c1")
        .with_claim(A, "a1", "a3")
        .with_claim(A, "c1", "c4");
    let (sitting, result) = end_round(case, "b2");
    assert_eq!((sitting.table().score(A), sitting.table().score(B)), (7, 1));
    let last = result.paid.last().unwrap();
    assert_eq!((last.word.as_str(), last.cards()), ("cat", 1));
    let squares: Vec<_> = last.takes.iter().map(|(square, _)| *square).collect();
    assert_eq!(squares, [square_at("b1")]);
}

#[test]
fn c20_cards_of_valid_words_leave_the_board_and_others_stay() {
    let board = "C A T S
                 . . X .";
    let (sitting, result) = end_round(set_up(board).with_claim(B, "a1", "c1"), "b2");
    assert_eq!(sitting.board_rows(), ["...S", ".EX"]);
    assert_eq!(sitting.table().stage, Stage::RoundOver);
    assert_eq!(result.paid.len(), 1);
}

#[test]
fn c20_words_are_paid_from_the_last_claim_to_the_first() {
    let board = "C A T
                 . . .
                 D O G";
    let case = set_up(board)
        .with_claim(A, "a1", "c1")
        .with_claim(B, "a3", "c3");
    let (_, result) = end_round(case, "a2");
    let words: Vec<&str> = result.paid.iter().map(|paid| paid.word.as_str()).collect();
    assert_eq!(words, ["dog", "cat"]);
}

#[test]
fn c21_a_stack_goes_whole_to_the_owner_of_its_top_card() {
    let board = "C rT/A/bN* T";
    assert_eq!(
        round_scores(set_up(board).with_claim(B, "a1", "c1"), "a2"),
        [0, 5]
    );
}

#[test]
fn c21_buried_cards_stay_if_that_option_is_chosen() {
    let stay = |choices: &mut Choices| choices.stacks = Stacks::BuriedStay;
    let board = "C rT/A/bN* T . rT/2(yE)
                 . . . . O";
    let case = set_up(board)
        .with_claim(B, "a1", "c1")
        .with_claim(B, "e1", "e2")
        .choose(stay);
    let (sitting, result) = end_round(case, "a2");
    assert_eq!(result.score(B), 5);
    // The A under the T is now the top card; the hidden E that was uncovered lies face up.
    assert_eq!(sitting.board_rows(), [".A..E", "E"]);
    assert_eq!(sitting.table().board.stack(square_at("b1")).count(), 2);
    assert!(sitting.table().board.secrets().is_empty());
}

#[test]
fn c22_most_cards_win_then_most_words_then_the_win_is_shared() {
    let standings = |words: [u8; 3]| {
        let mut sitting = set_up("A").hands(&["E", "E", "E"]).deal();
        let table = &mut sitting.state.table;
        let cards: Vec<_> = sitting.state.deck.drain(..30).collect();
        table.owned = cards.chunks(10).map(<[_]>::to_vec).collect();
        table.owned[2].pop();
        table.words = words.to_vec();
        table.stage = Stage::Over;
        let outcome = table.outcome().unwrap();
        let places: Vec<(SeatId, u8)> = outcome
            .standings()
            .iter()
            .map(|one| (one.seat, one.place))
            .collect();
        places
    };
    assert_eq!(standings([2, 3, 9]), [(B, 1), (A, 2), (C, 3)]);
    assert_eq!(standings([3, 3, 9]), [(A, 1), (B, 1), (C, 3)]);
}

#[test]
fn c22_only_words_that_count_are_counted_for_ties() {
    let board = "C A T
                 . . .
                 D O G";
    let case = set_up(board)
        .with_claim(A, "a1", "c1")
        .with_claim(B, "a3", "c3")
        .with_claim(B, "a3", "b3");
    let (sitting, _) = end_round(case, "a2");
    assert_eq!(
        [A, B].map(|seat| sitting.table().word_count(seat)),
        [1, 1],
        "DO lay dormant"
    );
}

#[test]
fn c22_a_word_that_pays_no_card_is_not_counted() {
    let board = "A T
                 N O
                 T E";
    let case = set_up(board)
        .with_claim(B, "a1", "b1")
        .with_claim(A, "a1", "a3")
        .with_claim(A, "b1", "b3");
    let (sitting, result) = end_round(case, "c1");
    assert_eq!(result.paid.len(), 3, "AT counts in its row");
    assert_eq!(
        [A, B].map(|seat| sitting.table().word_count(seat)),
        [2, 0],
        "all letters of AT went to longer words"
    );
}

#[test]
fn claims_are_cleared_for_every_round() {
    let (mut sitting, _) = end_round(set_up("C A T S").with_claim(B, "a1", "c1"), "d2");
    assert_eq!(
        sitting.table().ledger.claims().len(),
        1,
        "kept while the finished round is shown"
    );
    sitting.act(B, Action::NextRound).unwrap();
    assert!(sitting.table().ledger.claims().is_empty());
}
