//! Challenges: who may challenge, what the list decides, what is undone (O29 to O32).

use game::{ActError, UndoError, Viewer};
use one_letter_better_rules::{Action, CheckingRule, LogEntry, Refusal, Stage, Table};

use super::table::{A, B, C, TestGame, set_up, set_up_challenge_mode, word};

/// Everything on the table that a lost challenge must restore.
fn table_snapshot(table: &Table) -> (Vec<(String, usize, u8)>, Vec<i32>) {
    let word = |word: &one_letter_better_rules::TableWord| {
        (word.word().to_string(), word.owner.index(), word.stolen)
    };
    (table.words.iter().map(word).collect(), table.points.clone())
}

#[test]
fn o29_auto_check_refuses_unlisted_words() {
    let mut rummy = set_up().hand(A, "X U A T").word_list("at ~xu").deal();
    rummy.play(A, "X U").unwrap();
    let mut everyday = set_up().hand(A, "X U A T").word_list("at ~xu");
    everyday = everyday.choose(|choices| choices.judge = game::Judge::Everyday);
    let mut rummy = everyday.deal();
    assert_eq!(rummy.play(A, "X U"), Err(Refusal::NotInTheList(word("xu"))));
    rummy.list = None;
    assert_eq!(rummy.play(A, "A T"), Err(Refusal::NoListYet));
}

#[test]
fn o29_challenge_mode_previews_do_not_reveal_whether_a_word_is_good() {
    let rummy = set_up_challenge_mode()
        .hand(A, "X Q A T")
        .word_list("at")
        .deal();
    let view = rummy.game.view(Viewer::Seat(A));
    for line in ["X Q", "A T"] {
        let line = rummy.parse_line(A, line);
        let with = view.preview(&line, rummy.list.as_ref());
        assert_eq!(with, view.preview(&line, None));
        assert!(with.is_ok());
    }
}

#[test]
fn o29_placement_is_enforced_in_every_mode() {
    for checking in [
        CheckingRule::AutoCheck,
        CheckingRule::Challenge,
        CheckingRule::Honour,
    ] {
        let case = set_up().choose(|choices| choices.checking = checking);
        let mut rummy = case
            .hand(A, "? R")
            .with_word(B, "T I M E")
            .word_list("timer")
            .deal();
        let wild = rummy.card_in_hand(A, "?");
        assert_eq!(
            rummy.play(A, "[TIME] ?R"),
            Err(Refusal::WildCannotSteal(wild))
        );
    }
}

#[test]
fn o29_honour_mode_accepts_any_word_without_a_challenge() {
    let case = set_up().choose(|choices| choices.checking = CheckingRule::Honour);
    let mut rummy = case.hand(A, "X Q").deal();
    rummy.list = None;
    rummy.play(A, "X Q").unwrap();
    rummy.end_turn(A, "").unwrap();
    assert_eq!((rummy.points(A), rummy.table().turn.seat), (19, B));
}

/// A game in which seat A makes three plays, the second of which isn't a word, and ends the turn; B
/// is next.
fn play_three_words() -> TestGame {
    let case = set_up_challenge_mode()
        .seats(3)
        .hand(A, "A T R X S =CH")
        .with_word(B, "T I M E");
    let case = case
        .with_word(C, "S L A N T")
        .word_list("at timers chant")
        .next_cards("E E E E E E E E E");
    let mut rummy = case.deal();
    for line in ["A T", "[TIME] X", "[TIMEX] S"] {
        rummy.play(A, line).unwrap();
    }
    rummy.end_turn(A, "").unwrap();
    rummy
}

#[test]
fn o30_any_seat_but_the_maker_may_challenge_until_the_next_seat_acts() {
    let mut rummy = play_three_words();
    assert_eq!(
        rummy.try_act(A, Action::Accept),
        Err(ActError::NotWaitedFor)
    );
    rummy.act(C, Action::Accept).unwrap();
    assert_eq!(
        rummy.try_act(C, Action::Challenge(0)),
        Err(ActError::NotWaitedFor)
    );
    rummy.act(B, Action::Accept).unwrap();
    assert_eq!(
        (rummy.table().turn.seat, &rummy.table().stage),
        (B, &Stage::Playing)
    );
    assert_eq!(rummy.act(B, Action::Challenge(0)), Err(Refusal::NotNow));
}

#[test]
fn o31_a_challenged_word_that_is_valid_scores_again() {
    let mut rummy = play_three_words();
    let before = rummy.table().points.clone();
    rummy.act(C, Action::Challenge(0)).unwrap();
    assert_eq!(rummy.points(A), before[0] + 3);
    assert_eq!(
        (rummy.points(B), rummy.points(C)),
        (before[1], before[2]),
        "no other seat loses"
    );
    assert_eq!(
        rummy.act(B, Action::Challenge(0)),
        Err(Refusal::ChallengedAlready)
    );
    assert_eq!(rummy.act(B, Action::Challenge(3)), Err(Refusal::NoSuchPlay));
    assert!(
        matches!(rummy.table().stage, Stage::Window { .. }),
        "the window stays"
    );
    assert_eq!(rummy.game.undo().err(), Some(UndoError::Revealed));
}

#[test]
fn o31_a_negative_play_gains_nothing_when_challenged() {
    let case = set_up_challenge_mode()
        .hand(A, "=ST")
        .with_word(A, "F I =SH")
        .word_list("fist");
    let mut rummy = case.deal();
    rummy.play(A, "[FISH 0 2] =ST").unwrap();
    let before = rummy.points(A);
    rummy.end_turn(A, "").unwrap();
    rummy.act(B, Action::Challenge(0)).unwrap();
    assert_eq!(rummy.points(A), before);
    assert_eq!(rummy.table().turn.seat, B, "nothing is left to challenge");
}

#[test]
fn o32_a_bad_word_and_all_later_plays_are_undone() {
    let mut rummy = play_three_words();
    rummy.act(B, Action::Challenge(1)).unwrap();
    let table = table_snapshot(rummy.table());
    let words = [("time", 1, 0), ("slant", 2, 0), ("at", 0, 0)];
    let words = words.map(|(word, owner, stolen)| (word.to_owned(), owner, stolen));
    // B has its TIME back, and scores what TIMEX had scored: 23 with the bonus for five cards.
    assert_eq!(table, (words.to_vec(), vec![3, 14 + 9 + 9 + 10, 19]));
    assert_eq!(rummy.hand_text(A), "R =CH S X");
    assert!(rummy.has_every_card_once());
    // The word played before the challenged one can still be challenged.
    rummy.act(C, Action::Challenge(0)).unwrap();
    assert_eq!((rummy.points(A), rummy.table().turn.seat), (6, B));
}

#[test]
fn o32_the_log_shows_the_verdict_and_the_undone_words() {
    let mut rummy = play_three_words();
    rummy.act(B, Action::Challenge(1)).unwrap();
    let line = rummy
        .game
        .history(Viewer::Table)
        .pop()
        .map(|told| told.entry);
    let undone = ["timex", "timexs"].map(word).to_vec();
    assert_eq!(
        line,
        Some(LogEntry::Challenged {
            by: B,
            maker: A,
            word: word("timex"),
            good: false,
            points: 14 + 9 + 5,
            undone
        })
    );
}

#[test]
fn o32_cards_replaced_by_a_blue_card_go_back() {
    let mut rummy = set_up_challenge_mode()
        .hand(A, "=TH E")
        .with_word(B, "S L A N T")
        .deal();
    let before = table_snapshot(rummy.table());
    rummy.play(A, "=TH [SLANT 2 5]").unwrap();
    rummy.play(A, "S E").unwrap();
    rummy.end_turn(A, "").unwrap();
    rummy.act(B, Action::Challenge(0)).unwrap();
    let (words, points) = table_snapshot(rummy.table());
    assert_eq!((words, points[0]), (before.0, 0));
    assert_eq!(rummy.hand_text(A), "E =TH");
    assert!(rummy.has_every_card_once());
}

#[test]
fn o32_replaced_cards_go_back_even_from_the_pile() {
    let case = set_up_challenge_mode()
        .hand(A, "=TH A A A A E E E")
        .with_word(B, "Q U I T")
        .word_list("at");
    let mut rummy = case.deal();
    rummy.play(A, "=TH [QUIT 2 4]").unwrap();
    rummy.end_turn(A, "Q").unwrap();
    assert_eq!(rummy.top_of_pile(1), "Q");
    rummy.act(B, Action::Challenge(0)).unwrap();
    assert_eq!(
        (rummy.words_of(B), rummy.top_of_pile(1).as_str()),
        (vec!["quit".to_owned()], "Z")
    );
    assert!(rummy.has_every_card_once());
}

#[test]
fn o32_the_maker_discards_down_to_eight() {
    let case = set_up_challenge_mode()
        .before_the_draw()
        .hand(A, "A B C D E F")
        .discard_pile("Z X T M O");
    let mut rummy = case.word_list("ax").deal();
    rummy.act(A, Action::Take(4)).unwrap();
    rummy.play(A, "X A").unwrap();
    rummy.play(A, "T O").unwrap();
    rummy.end_turn(A, "").unwrap();
    rummy.act(B, Action::Challenge(0)).unwrap();
    // The picked-up cards stay in the hand: ten cards.
    assert!(matches!(rummy.table().stage, Stage::Penance { .. }));
    assert_eq!(
        rummy.try_act(B, Action::Accept),
        Err(ActError::NotWaitedFor)
    );
    let view = rummy.game.view(Viewer::Seat(A));
    assert_eq!(
        view.allowed_discards(),
        2..=2,
        "two, and not one to four in exchange"
    );
    let discard = |rummy: &mut TestGame, cards| {
        let cards = rummy.cards_in_hand(A, cards);
        rummy.act(A, Action::Discard(cards))
    };
    let two = Refusal::Discards { least: 2, most: 2 };
    assert_eq!(discard(&mut rummy, "X"), Err(two));
    discard(&mut rummy, "X B").unwrap();
    assert_eq!(
        (rummy.top_of_pile(2).as_str(), rummy.table().turn.seat),
        ("X B", B)
    );
    assert_eq!(rummy.points(B), 9 + 1);
    assert!(rummy.has_every_card_once());
}

#[test]
fn o32_earlier_plays_can_still_be_challenged_after_a_bad_word() {
    let case = set_up_challenge_mode()
        .seats(3)
        .before_the_draw()
        .hand(A, "A B C D E F")
        .discard_pile("Z X T M O");
    let mut rummy = case.word_list("ax").deal();
    rummy.act(A, Action::Take(4)).unwrap();
    rummy.play(A, "A X").unwrap();
    rummy.play(A, "M T").unwrap();
    rummy.end_turn(A, "").unwrap();
    rummy.act(C, Action::Accept).unwrap();
    rummy.act(B, Action::Challenge(1)).unwrap();
    // Eight cards need no discard, and C has already accepted.
    assert_eq!(
        rummy.try_act(C, Action::Challenge(0)),
        Err(ActError::NotWaitedFor)
    );
    rummy.act(B, Action::Challenge(0)).unwrap();
    assert_eq!((rummy.points(A), rummy.points(B)), (10 + 10, 7));
}

#[test]
fn o32_points_for_surviving_a_challenge_are_undone_with_the_play() {
    let case = set_up_challenge_mode()
        .seats(3)
        .hand(A, "X Q A T")
        .word_list("at")
        .deal();
    let mut rummy = case;
    rummy.play(A, "X Q").unwrap();
    rummy.play(A, "A T").unwrap();
    rummy.end_turn(A, "").unwrap();
    rummy.act(B, Action::Challenge(1)).unwrap();
    assert_eq!(rummy.points(A), 19 + 3 + 3);
    rummy.act(B, Action::Challenge(0)).unwrap();
    assert_eq!((rummy.points(A), rummy.points(B)), (0, 19));
}

#[test]
fn o17_a_join_is_bad_if_the_joining_cards_are_not_a_word() {
    let case = set_up_challenge_mode()
        .hand(A, "T I O N")
        .with_word(B, "L O")
        .word_list("lotion lo");
    let mut rummy = case.deal();
    rummy.play(A, "[LO] T I O N").unwrap();
    rummy.end_turn(A, "").unwrap();
    rummy.act(B, Action::Challenge(0)).unwrap();
    assert_eq!(rummy.words_of(B), ["lo"]);
}

#[test]
fn challenges_wait_for_the_word_list() {
    let mut rummy = play_three_words();
    rummy.list = None;
    assert_eq!(rummy.act(B, Action::Challenge(0)), Err(Refusal::NoListYet));
    rummy.act(B, Action::Accept).unwrap();
}
