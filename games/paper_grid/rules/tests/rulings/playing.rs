//! Playing a word: K10 to K16, and runs (K4).

use paper_grid_rules::{Action, Axis, Event, Judge, LetterRun, Phase, ReadingRule, Refusal};

use super::table::*;

/// The board of the walk-through cases: WIN is in the middle.
fn table_with_win() -> Table {
    table(
        "
        . . . . . . . 1
        . . . . . . . .
        . . W I N . . .
        2 . . . . . . .",
    )
}

fn not_words(words: &[&str]) -> Refusal {
    Refusal::NotWords(words.iter().map(|word| (*word).to_owned()).collect())
}

#[test]
fn k4_a_run_ends_at_walls_areas_gaps_and_crossed_cells() {
    let table = table(
        "
        A B C|D E . F 1
        . . . . . . . .
        G H # I J . . .
        2 . . . . . . .",
    );
    let run = |name: &str| {
        let run = LetterRun::through(&table.state.board, table.cell(name), Axis::Across);
        let letters = run.letters(&table.state.board);
        letters.iter().map(|l| l.uppercase()).collect::<String>()
    };
    assert_eq!(run("b1"), "ABC", "up to the wall");
    assert_eq!(run("d1"), "DE", "from the wall to the gap");
    assert_eq!(run("g1"), "F", "up to the area");
    assert_eq!(run("b3"), "GH", "up to the crossed-out cell");
    assert_eq!(run("e3"), "IJ", "and after the crossed-out cell");
}

#[test]
fn k10_letters_must_come_from_the_hand() {
    let mut table = table_with_win().with_hand(A, "HO").with_words("how win");
    let refused = table.play_down("c2", "H.O");
    assert_eq!(refused.unwrap_err(), not_words(&["hwo"]));
    let refused = table.play_across("a3", "HH");
    assert_eq!(refused.unwrap_err(), Refusal::NotInHand(letter('H')));
}

#[test]
fn k10_letters_must_be_in_one_line() {
    let mut table = table_with_win().with_hand(A, "HOW").with_words("how win");
    let mut placed = table.placed_from("c2", Axis::Across, "HO");
    placed.extend(table.placed_from("d4", Axis::Across, "W"));
    assert_eq!(table.play(placed).unwrap_err(), Refusal::NotInLine);
}

#[test]
fn k10_all_new_letters_must_be_in_a_single_run() {
    let mut table = table_with_win().with_hand(A, "TS").with_words("win twins");
    let refused = table.play_across("a3", "T....S");
    assert_eq!(refused.unwrap_err(), Refusal::Gap(table.cell("b3")));
    let refused = table.play_down("d1", "T..S");
    assert_eq!(refused.unwrap_err(), Refusal::Gap(table.cell("d2")));
}

#[test]
fn k10_a_wall_inside_the_run_makes_the_play_illegal() {
    let mut table = table(
        "
        . . . . . . . 1
        . . . . . . . .
        . . W I N|. . .
        2 . . . . . . .",
    );
    table = table.with_hand(A, "TS").with_words("win twin twins");
    let refused = table.play_across("b3", "T...S");
    assert_eq!(refused.unwrap_err(), Refusal::WallBefore(table.cell("f3")));
    assert!(table.play_across("b3", "T").is_ok());
}

#[test]
fn k10_a_play_without_letters_is_refused() {
    let mut table = table_with_win().with_words("win");
    assert_eq!(table.play(vec![]).unwrap_err(), Refusal::NothingLaid);
}

#[test]
fn k2_letters_go_only_on_empty_cells() {
    let mut table = table(
        "
        . . . . . . . 1
        . . # . . . . .
        . . W I N . . .
        2 . . . . . . .",
    );
    table = table.with_hand(A, "ABCX").with_words("win");
    for (cell, what) in [("c3", "a letter"), ("c2", "crossed out"), ("h1", "an area")] {
        let refused = table.play_across(cell, "A");
        assert_eq!(
            refused.unwrap_err(),
            Refusal::NotFree(table.cell(cell)),
            "{what}"
        );
    }
    let mut twice = table.placed_from("f3", Axis::Across, "A");
    twice.extend(table.placed_from("f3", Axis::Across, "B"));
    let refused = table.play(twice);
    assert_eq!(refused.unwrap_err(), Refusal::TwiceIn(table.cell("f3")));
}

#[test]
fn k11_the_first_word_must_cover_the_star() {
    let board = "
        . . . . . . . 1
        . . . * . . . .
        . . . . . . . .
        2 . . . . . . .
        hand 1 CAR";
    let mut table = table(board).before_first_word().with_words("car");
    let refused = table.play_across("e2", "CAR");
    assert_eq!(refused.unwrap_err(), Refusal::MissesStart);
    assert!(table.play_across("b2", "CAR").is_ok());
}

#[test]
fn k11_on_a_blank_board_the_first_word_may_cover_any_centre_cell() {
    let board = "
        . . . . . . . 1
        . . . . . . . .
        . . . . . . . .
        2 . . . . . . .
        hand 1 CAR";
    for (from, axis) in [
        ("b2", Axis::Across),
        ("e3", Axis::Across),
        ("d2", Axis::Down),
    ] {
        let mut table = table(board).before_first_word().with_words("car");
        let placed = table.placed_from(from, axis, "CAR");
        assert!(table.play(placed).is_ok(), "{from}");
    }
    let mut table = table(board).before_first_word().with_words("car");
    let refused = table.play_across("a2", "CAR");
    assert_eq!(refused.unwrap_err(), Refusal::MissesStart);
}

#[test]
fn k11_before_the_first_word_printed_letters_do_not_count_for_connecting() {
    let board = "
        . . . . . . . 1
        . S . . * . . .
        . . . . . . . .
        2 . . . . . . .
        hand 1 ACRT";
    let mut table = table(board).before_first_word().with_words("sat star rat");
    // Touching S doesn't cover the star.
    let refused = table.play_across("c2", "AT");
    assert_eq!(refused.unwrap_err(), Refusal::MissesStart);
    // But a printed letter in the run is a letter of the word (K13).
    let refused = table.play_across("c2", "RAT");
    assert_eq!(refused.unwrap_err(), not_words(&["srat"]));
    assert!(table.play_across("c2", "TAR").is_ok());
    assert_eq!(table.state.score(A), 4 * 5);
}

#[test]
fn k11_every_later_play_must_touch_a_letter() {
    let mut table = table_with_win().with_hand(A, "CAR").with_words("car win");
    let refused = table.play_across("a1", "CAR");
    assert_eq!(refused.unwrap_err(), Refusal::NotConnected);
}

#[test]
fn k11_a_wall_in_between_prevents_connecting() {
    let board = "
        . . . . . . . 1
        . . . . . . . .
            - - -
        . . W I N . . .
        2 . . . . . . .
        hand 1 CAR";
    let mut table = table(board).with_words("car win");
    let refused = table.play_across("c2", "CAR");
    assert_eq!(refused.unwrap_err(), Refusal::NotConnected);
}

#[test]
fn k12_touching_connects_but_diagonals_do_not() {
    let mut table = table_with_win()
        .with_hand(A, "CARE")
        .with_words("car win ew");
    let refused = table.play_across("f2", "AR");
    assert_eq!(refused.unwrap_err(), Refusal::NotConnected);
    // E above W touches it, and no new letter crosses a word.
    assert!(table.play_across("c2", "E").is_ok());
}

#[test]
fn k13_every_column_of_a_parallel_play_must_be_a_word() {
    // HOB above ONE: H-O, O-N and B-E touch.
    let board = "
        . . . . . . . 1
        . . . . . . . .
        . . O N E . . .
        2 . . . . . . .
        hand 1 HOB";
    let mut table = table(board).with_words("hob one ho on be");
    let play = table.play_across("c2", "HOB").unwrap();
    let words: Vec<&str> = play.words.iter().map(|word| word.word.as_str()).collect();
    assert_eq!(words, ["hob", "ho", "on", "be"]);
}

#[test]
fn k13_a_play_with_a_bad_run_is_refused_and_the_run_is_named() {
    let board = "
        . . . . . . . 1
        . . . . . . . .
        . . O G . . . .
        2 . . . . . . .
        hand 1 NOVQ";
    let mut table = table(board).with_words("no go on");
    let refused = table.play_across("c2", "NO");
    assert_eq!(refused.unwrap_err(), not_words(&["og"]));
    let refused = table.play_across("c2", "VQ");
    assert_eq!(
        refused.unwrap_err(),
        not_words(&["vq", "vo", "qg"]),
        "all of them"
    );
}

#[test]
fn k13_each_bad_word_is_named_once() {
    let mut table = table(
        "
        . . V X . . . 1
        . . . . . . . .
        . . . . . . . .
        2 . . . . . . .",
    );
    table = table.with_hand(A, "XQ").with_words("win");
    let refused = table.play_across("c2", "XQ").unwrap_err();
    assert_eq!(refused, not_words(&["xq", "vx", "xq"]), "XQ occurs twice");
}

#[test]
fn k13_a_single_letter_is_not_a_word() {
    let board = "
        . . . . . . . 1
        . . . * . . . .
        . . . . . . . .
        2 . . . . . . .
        hand 1 A";
    let mut table = table(board).before_first_word().with_words("aa");
    assert_eq!(table.play_across("d2", "A").unwrap_err(), Refusal::NoRun);
}

#[test]
fn k14_a_wall_ends_a_run() {
    // A wall separates O and A: S after the A makes AS, and what is before the wall isn't checked.
    // V after DO makes DOV, whatever else is on the board.
    let board = "
        . . . . . . . 1
        . D O|A . . . .
        . . . . . . . .
        2 . . . . . . .
        hand 1 VS";
    let mut walled = table(board).with_words("as");
    assert!(
        walled.play_across("e2", "S").is_ok(),
        "AS is judged, DO is not"
    );
    let below = "
        . . . . . . . 1
        . D O . . . . .
        . . . . . . . .
        2 . . . . . . .
        hand 1 VS";
    let mut after = table(below).with_words("dog");
    assert_eq!(
        after.play_across("d2", "V").unwrap_err(),
        not_words(&["dov"])
    );
}

#[test]
fn k14_an_unchanged_run_is_not_checked_again() {
    let mut table = table_with_win().with_hand(A, "E").with_words("we");
    // WIN is not in this list, but no letter is added to it.
    assert!(table.play_down("c4", "E").is_ok());
}

#[test]
fn k15_with_either_way_a_word_may_read_backwards_and_scores_once() {
    let board = "
        . . . . . . . 1
        . . . * . . . .
        . . . . . . . .
        2 . . . . . . .
        hand 1 RACLEVW";
    let forward = table(board).before_first_word().with_words("car level");
    assert_eq!(
        forward.clone().play_across("c2", "RAC").unwrap_err(),
        not_words(&["rac"])
    );
    let either = |words: &str| {
        let table = table_with(board, |choices| choices.reading = ReadingRule::EitherWay);
        table.before_first_word().with_words(words)
    };
    let play = either("car").play_across("c2", "RAC").unwrap();
    assert_eq!(
        sum_texts(&play),
        ["CAR 5+5+5=15"],
        "shown in the direction it reads"
    );
    let play = either("raw war").play_across("c2", "RAW").unwrap();
    assert_eq!(sum_texts(&play), ["RAW 5+5+5=15"], "once");
    assert_eq!(
        either("car").play_across("c2", "RCA").unwrap_err(),
        not_words(&["rca"])
    );
}

#[test]
fn k16_the_full_or_the_everyday_list_decides() {
    let board = "
        . . . . . . . 1
        . . . * . . . .
        . . . . . . . .
        2 . . . . . . .
        hand 1 QIS";
    let mut full = table(board).before_first_word().with_words("~qi is");
    assert!(full.play_across("d2", "QI").is_ok());
    let everyday = table_with(board, |choices| choices.judge = Judge::Everyday);
    let mut everyday = everyday.before_first_word().with_words("~qi is");
    assert_eq!(
        everyday.play_across("d2", "QI").unwrap_err(),
        not_words(&["qi"])
    );
    assert!(everyday.play_across("d2", "IS").is_ok());
}

#[test]
fn k16_plays_wait_for_the_word_list_but_asking_does_not() {
    let mut table = table_with_win().with_hand(A, "S");
    assert_eq!(
        table.play_across("f3", "S").unwrap_err(),
        Refusal::NoListYet
    );
    assert!(table.ask("AB", "AB").is_ok(), "asking is still allowed");
}

fn table_judged_by_players() -> Table {
    let board = "
        . . . . . . . 1
        . . . . . . . .
        . . W I N . . .
        2 . . . . . . .
        hand 1 XYZ";
    table_with(board, |choices| choices.judge = Judge::Table)
}

#[test]
fn k16_the_table_may_decide_without_a_word_list() {
    let mut table = table_judged_by_players();
    let placed = table.placed_from("f3", Axis::Across, "XYZ");
    let shown = table.act(Action::Play(placed.clone())).unwrap();
    assert_eq!(shown, [Event::Proposed(placed)]);
    assert_eq!(table.waiting_seat().1, Some(Phase::Judge));
    assert_eq!((table.hand(A).as_str(), table.state.score(A)), ("XYZ", 0));
    table.act(Action::Accept).unwrap();
    assert_eq!((table.hand(A).as_str(), table.state.score(A)), ("", 6 * 5));
    assert_eq!(table.waiting_seat(), (A, Some(Phase::Ask)));
}

#[test]
fn k16_the_table_may_take_a_play_back() {
    let mut table = table_judged_by_players();
    let before = table.state.clone();
    let placed = table.placed_from("f3", Axis::Across, "XYZ");
    table.act(Action::Play(placed)).unwrap();
    table.act(Action::TakeBack).unwrap();
    assert_eq!(table.state, before);
}

#[test]
fn k16_the_table_decides_about_words_but_not_about_placement() {
    let mut table = table_judged_by_players();
    let placed = table.placed_from("a1", Axis::Across, "XYZ");
    assert_eq!(
        table.act(Action::Play(placed)).unwrap_err(),
        Refusal::NotConnected
    );
}

#[test]
fn a_preview_shows_the_words_and_the_refusal_of_a_play() {
    let table = table_with_win()
        .with_hand(A, "TXS")
        .with_words("win wins twin twins");
    let preview = table.preview(&table.placed_from("b3", Axis::Across, "T"));
    assert_eq!((preview.points, preview.refusal), (4 * 5, None));
    let preview = table.preview(&table.placed_from("b3", Axis::Across, "T...S"));
    assert_eq!(preview.words[0].word, "twins");
    let preview = table.preview(&table.placed_from("b3", Axis::Across, "T...X"));
    assert_eq!(preview.refusal, Some(not_words(&["twinx"])));
    assert_eq!(preview.words[0].word, "twinx", "the word is still shown");
    let preview = table.preview(&table.placed_from("f2", Axis::Across, "S"));
    assert_eq!(preview.refusal, Some(Refusal::NotConnected));
    assert_eq!(table.state.score(A), 0, "a preview plays nothing");
}
