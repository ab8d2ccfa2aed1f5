//! Challenges: who may challenge, what the list decides, what is undone (O29 to O32).

use game::{ActError, UndoError, Viewer};
use one_letter_better_rules::{Action, CheckingRule, LogEntry, Refusal, Stage, Table};

use super::table::{A, B, C, Rummy, case, challenges, word};

/// Everything on the table that a lost challenge must restore.
fn laid(table: &Table) -> (Vec<(String, usize, u8)>, Vec<i32>) {
    let word = |word: &one_letter_better_rules::TableWord| {
        (word.word().to_string(), word.owner.index(), word.stolen)
    };
    (table.words.iter().map(word).collect(), table.points.clone())
}

#[test]
fn o29_auto_check_refuses_unlisted_words() {
    let mut rummy = case().hand(A, "X U A T").list("at ~xu").deal();
    rummy.play(A, "X U").unwrap();
    let mut everyday = case().hand(A, "X U A T").list("at ~xu");
    everyday = everyday.choose(|choices| choices.judge = game::Judge::Everyday);
    let mut rummy = everyday.deal();
    assert_eq!(rummy.play(A, "X U"), Err(Refusal::NotInTheList(word("xu"))));
    rummy.list = None;
    assert_eq!(rummy.play(A, "A T"), Err(Refusal::NoListYet));
}

#[test]
fn o29_challenge_mode_previews_do_not_reveal_whether_a_word_is_good() {
    let rummy = challenges().hand(A, "X Q A T").list("at").deal();
    let view = rummy.game.view(Viewer::Seat(A));
    for line in ["X Q", "A T"] {
        let line = rummy.line(A, line);
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
        let case = case().choose(|choices| choices.checking = checking);
        let mut rummy = case.hand(A, "? R").with(B, "T I M E").list("timer").deal();
        let wild = rummy.card(A, "?");
        assert_eq!(
            rummy.play(A, "[TIME] ?R"),
            Err(Refusal::WildCannotSteal(wild))
        );
    }
}

#[test]
fn o29_honour_mode_accepts_any_word_without_a_challenge() {
    let case = case().choose(|choices| choices.checking = CheckingRule::Honour);
    let mut rummy = case.hand(A, "X Q").deal();
    rummy.list = None;
    rummy.play(A, "X Q").unwrap();
    rummy.end(A, "").unwrap();
    assert_eq!((rummy.points(A), rummy.table().turn.seat), (19, B));
}

/// A game in which seat A makes three plays, the second of which isn't a word, and ends the turn; B
/// is next.
fn three_plays() -> Rummy {
    let case = challenges()
        .seats(3)
        .hand(A, "A T R X S =CH")
        .with(B, "T I M E");
    let case = case
        .with(C, "S L A N T")
        .list("at timers chant")
        .then("E E E E E E E E E");
    let mut rummy = case.deal();
    for line in ["A T", "[TIME] X", "[TIMEX] S"] {
        rummy.play(A, line).unwrap();
    }
    rummy.end(A, "").unwrap();
    rummy
}

#[test]
fn o30_any_seat_but_the_maker_may_challenge_until_the_next_seat_acts() {
    let mut rummy = three_plays();
    assert_eq!(rummy.tries(A, Action::Accept), Err(ActError::NotWaitedFor));
    rummy.act(C, Action::Accept).unwrap();
    assert_eq!(
        rummy.tries(C, Action::Challenge(0)),
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
    let mut rummy = three_plays();
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
    let case = challenges().hand(A, "=ST").with(A, "F I =SH").list("fist");
    let mut rummy = case.deal();
    rummy.play(A, "[FISH 0 2] =ST").unwrap();
    let before = rummy.points(A);
    rummy.end(A, "").unwrap();
    rummy.act(B, Action::Challenge(0)).unwrap();
    assert_eq!(rummy.points(A), before);
    assert_eq!(rummy.table().turn.seat, B, "nothing is left to challenge");
}

#[test]
fn o32_a_bad_word_and_all_later_plays_are_undone() {
    let mut rummy = three_plays();
    rummy.act(B, Action::Challenge(1)).unwrap();
    let table = laid(rummy.table());
    let words = [("time", 1, 0), ("slant", 2, 0), ("at", 0, 0)];
    let words = words.map(|(word, owner, stolen)| (word.to_owned(), owner, stolen));
    // B has its TIME back, and scores what TIMEX had scored: 23 with the bonus for five cards.
    assert_eq!(table, (words.to_vec(), vec![3, 14 + 9 + 9 + 10, 19]));
    assert_eq!(rummy.hand(A), "R =CH S X");
    assert!(rummy.all_there());
    // The word played before the challenged one can still be challenged.
    rummy.act(C, Action::Challenge(0)).unwrap();
    assert_eq!((rummy.points(A), rummy.table().turn.seat), (6, B));
}

#[test]
fn o32_the_log_shows_the_verdict_and_the_undone_words() {
    let mut rummy = three_plays();
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
    let mut rummy = challenges().hand(A, "=TH E").with(B, "S L A N T").deal();
    let before = laid(rummy.table());
    rummy.play(A, "=TH [SLANT 2 5]").unwrap();
    rummy.play(A, "S E").unwrap();
    rummy.end(A, "").unwrap();
    rummy.act(B, Action::Challenge(0)).unwrap();
    let (words, points) = laid(rummy.table());
    assert_eq!((words, points[0]), (before.0, 0));
    assert_eq!(rummy.hand(A), "E =TH");
    assert!(rummy.all_there());
}

#[test]
fn o32_replaced_cards_go_back_even_from_the_pile() {
    let case = challenges()
        .hand(A, "=TH A A A A E E E")
        .with(B, "Q U I T")
        .list("at");
    let mut rummy = case.deal();
    rummy.play(A, "=TH [QUIT 2 4]").unwrap();
    rummy.end(A, "Q").unwrap();
    assert_eq!(rummy.top(1), "Q");
    rummy.act(B, Action::Challenge(0)).unwrap();
    assert_eq!(
        (rummy.words(B), rummy.top(1).as_str()),
        (vec!["quit".to_owned()], "Z")
    );
    assert!(rummy.all_there());
}

#[test]
fn o32_the_maker_discards_down_to_eight() {
    let case = challenges()
        .before_the_draw()
        .hand(A, "A B C D E F")
        .pile("Z X T M O");
    let mut rummy = case.list("ax").deal();
    rummy.act(A, Action::Take(4)).unwrap();
    rummy.play(A, "X A").unwrap();
    rummy.play(A, "T O").unwrap();
    rummy.end(A, "").unwrap();
    rummy.act(B, Action::Challenge(0)).unwrap();
    // The picked-up cards stay in the hand: ten cards.
    assert!(matches!(rummy.table().stage, Stage::Penance { .. }));
    assert_eq!(rummy.tries(B, Action::Accept), Err(ActError::NotWaitedFor));
    let view = rummy.game.view(Viewer::Seat(A));
    assert_eq!(
        view.allowed_discards(),
        2..=2,
        "two, and not one to four in exchange"
    );
    let discard = |rummy: &mut Rummy, cards| {
        let cards = rummy.cards(A, cards);
        rummy.act(A, Action::Discard(cards))
    };
    let two = Refusal::Discards { least: 2, most: 2 };
    assert_eq!(discard(&mut rummy, "X"), Err(two));
    discard(&mut rummy, "X B").unwrap();
    assert_eq!((rummy.top(2).as_str(), rummy.table().turn.seat), ("X B", B));
    assert_eq!(rummy.points(B), 9 + 1);
    assert!(rummy.all_there());
}

#[test]
fn o32_earlier_plays_can_still_be_challenged_after_a_bad_word() {
    let case = challenges()
        .seats(3)
        .before_the_draw()
        .hand(A, "A B C D E F")
        .pile("Z X T M O");
    let mut rummy = case.list("ax").deal();
    rummy.act(A, Action::Take(4)).unwrap();
    rummy.play(A, "A X").unwrap();
    rummy.play(A, "M T").unwrap();
    rummy.end(A, "").unwrap();
    rummy.act(C, Action::Accept).unwrap();
    rummy.act(B, Action::Challenge(1)).unwrap();
    // Eight cards need no discard, and C has already accepted.
    assert_eq!(
        rummy.tries(C, Action::Challenge(0)),
        Err(ActError::NotWaitedFor)
    );
    rummy.act(B, Action::Challenge(0)).unwrap();
    assert_eq!((rummy.points(A), rummy.points(B)), (10 + 10, 7));
}

#[test]
fn o32_points_for_surviving_a_challenge_are_undone_with_the_play() {
    let case = challenges().seats(3).hand(A, "X Q A T").list("at").deal();
    let mut rummy = case;
    rummy.play(A, "X Q").unwrap();
    rummy.play(A, "A T").unwrap();
    rummy.end(A, "").unwrap();
    rummy.act(B, Action::Challenge(1)).unwrap();
    assert_eq!(rummy.points(A), 19 + 3 + 3);
    rummy.act(B, Action::Challenge(0)).unwrap();
    assert_eq!((rummy.points(A), rummy.points(B)), (0, 19));
}

#[test]
fn o17_a_join_is_bad_if_the_joining_cards_are_not_a_word() {
    let case = challenges()
        .hand(A, "T I O N")
        .with(B, "L O")
        .list("lotion lo");
    let mut rummy = case.deal();
    rummy.play(A, "[LO] T I O N").unwrap();
    rummy.end(A, "").unwrap();
    rummy.act(B, Action::Challenge(0)).unwrap();
    assert_eq!(rummy.words(B), ["lo"]);
}

#[test]
fn challenges_wait_for_the_word_list() {
    let mut rummy = three_plays();
    rummy.list = None;
    assert_eq!(rummy.act(B, Action::Challenge(0)), Err(Refusal::NoListYet));
    rummy.act(B, Action::Accept).unwrap();
}
