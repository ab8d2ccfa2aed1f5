//! What the journal keeps for the review: lives of words, words over time (A20), saving.

use game::{SeatId, Viewer};
use lexicon::Letter;
use word_heist_rules::{Action, LogEntry, WordOrigin};

use super::race::play_table;
use super::table::{A, B, C, HeistTable, set_up_buzzers, set_up_turns, word};

/// A game in which B's GAIN becomes A's TAPING, and C's NEAR and TIN become ENTRAIN.
fn play_history_game() -> HeistTable {
    let case = set_up_turns()
        .seats(3)
        .with_word(B, "gain")
        .with_word(C, "near")
        .with_word(C, "tin");
    let mut heist = case
        .centre("tp")
        .next_letters("xs")
        .word_list("taping entrain")
        .deal();
    heist.now = 4_000;
    heist.make(A, "taping").unwrap();
    heist.act(A, Action::Flip).unwrap();
    heist.now = 9_000;
    heist.make(A, "entrain").unwrap();
    heist
}

fn history_of(heist: &HeistTable, text: &str) -> Vec<String> {
    let life = heist.table().word_history(heist.word_id(text));
    let name = |seat: SeatId| char::from(b'A' + seat.index() as u8);
    life.iter()
        .map(|made| format!("{}:{}", name(made.owner), made.word()))
        .collect()
}

#[test]
fn a20_the_life_of_each_word_lists_its_owners_and_forms() {
    let heist = play_history_game();
    assert_eq!(history_of(&heist, "taping"), ["B:gain", "A:taping"]);
    assert_eq!(
        history_of(&heist, "entrain"),
        ["C:near", "C:tin", "A:entrain"]
    );
    let gain = &heist.table().words[0];
    assert!(!gain.is_on_table());
    assert_eq!(gain.became, Some(heist.word_id("taping")));
}

#[test]
fn a20_words_over_time_are_counted_per_seat() {
    let heist = play_history_game();
    let counts = heist.table().score_history();
    let words: Vec<_> = counts.iter().map(|count| count.words.clone()).collect();
    assert_eq!(
        words,
        [[0, 1, 0], [0, 1, 1], [0, 1, 2], [1, 0, 2], [2, 0, 0]]
    );
    let last = counts.last().unwrap();
    assert_eq!((last.at.0, last.turned_up), (9_000, 14));
    assert_eq!(last.points, [2, 0, 0]);
}

#[test]
fn a20_the_table_at_every_flip_can_be_restored() {
    let heist = play_history_game();
    let flips = (0..heist.game.journal().steps.len()).map(|step| {
        let table = heist.game.state_after(step + 1).table;
        (table.turned_up_count(), table.centre.len())
    });
    let flips: Vec<_> = flips.collect();
    assert_eq!(flips, [(13, 2), (13, 0), (14, 1), (14, 1)]);
}

#[test]
fn the_log_shows_sources_and_letters_of_a_word() {
    let heist = play_history_game();
    let told = heist.game.history(Viewer::Table);
    let lines: Vec<&LogEntry> = told.iter().rev().take(3).map(|told| &told.entry).collect();
    let letter = |c| Letter::new(c).unwrap();
    let LogEntry::Made(WordOrigin { from, joined, .. }) = lines[0] else {
        panic!("unexpected value: {lines:?}");
    };
    assert_eq!(*from, [(C, word("near")), (C, word("tin"))]);
    assert!(joined.is_empty());
    assert_eq!(*lines[1], LogEntry::Flipped(letter('x')));
    assert_eq!(told.last().unwrap().by, Some(A));
}

#[test]
fn the_log_shows_a_taken_back_word_with_its_sources() {
    use word_heist_rules::VoteProposal;
    let mut heist = play_history_game();
    heist.propose(A, VoteProposal::TakeBack).unwrap();
    heist.act(B, Action::Agree).unwrap();
    heist.act(C, Action::Agree).unwrap();
    let told = heist.game.history(Viewer::Table);
    let LogEntry::TakenBack(story) = &told.last().unwrap().entry else {
        panic!("unexpected value: {told:?}");
    };
    assert_eq!(story.word, word("entrain"));
    assert_eq!(story.from, [(C, word("near")), (C, word("tin"))]);
}

#[test]
fn a_game_is_saved_and_resumed_at_any_step() {
    let mut heist = set_up_buzzers()
        .seats(3)
        .centre("teargape")
        .word_list("tear gape")
        .deal();
    let steps = [
        "1000 A presses      | A",
        "1001 B presses      | A < B",
        "5999 A keeps te     | A < B",
        "6000                | B",
        "7000 B makes gape   | open",
        "7001 B flips        | open",
    ];
    for step in steps {
        play_table(&mut heist, step);
        let saved = heist.game.clone();
        heist.reload();
        assert_eq!(heist.game, saved, "{step}");
    }
}

#[test]
fn views_never_contain_face_down_letters() {
    let heist = set_up_turns().next_letters("quiz").before_the_flip().deal();
    let view = serde_json::to_string(&heist.game.view(Viewer::Seat(A))).unwrap();
    assert!(!view.contains("\"Q\"") && !view.contains("QUIZ"), "{view}");
}
