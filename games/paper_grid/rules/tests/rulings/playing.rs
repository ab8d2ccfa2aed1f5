//! Playing a word: K10 to K16, and runs (K4).

use paper_grid_rules::{Action, Axis, Event, Judge, LetterRun, Phase, ReadingRule, Refusal};

use super::table::*;

/// The board of the walk-through cases: WIN is in the middle.
fn win() -> Table {
    table(
        "
        . . . . . . . 1
        . . . . . . . .
        . . W I N . . .
        2 . . . . . . .",
    )
}

fn bad(words: &[&str]) -> Refusal {
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
    let mut table = win().holding(A, "HO").knowing("how win");
    let refused = table.down("c2", "H.O");
    assert_eq!(refused.unwrap_err(), bad(&["hwo"]));
    let refused = table.across("a3", "HH");
    assert_eq!(refused.unwrap_err(), Refusal::NotInHand(letter('H')));
}

#[test]
fn k10_letters_must_be_in_one_line() {
    let mut table = win().holding(A, "HOW").knowing("how win");
    let mut placed = table.lay("c2", Axis::Across, "HO");
    placed.extend(table.lay("d4", Axis::Across, "W"));
    assert_eq!(table.play(placed).unwrap_err(), Refusal::NotInLine);
}

#[test]
fn k10_all_new_letters_must_be_in_a_single_run() {
    let mut table = win().holding(A, "TS").knowing("win twins");
    let refused = table.across("a3", "T....S");
    assert_eq!(refused.unwrap_err(), Refusal::Gap(table.cell("b3")));
    let refused = table.down("d1", "T..S");
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
    table = table.holding(A, "TS").knowing("win twin twins");
    let refused = table.across("b3", "T...S");
    assert_eq!(refused.unwrap_err(), Refusal::WallBefore(table.cell("f3")));
    assert!(table.across("b3", "T").is_ok());
}

#[test]
fn k10_a_play_without_letters_is_refused() {
    let mut table = win().knowing("win");
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
    table = table.holding(A, "ABCX").knowing("win");
    for (cell, what) in [("c3", "a letter"), ("c2", "crossed out"), ("h1", "an area")] {
        let refused = table.across(cell, "A");
        assert_eq!(
            refused.unwrap_err(),
            Refusal::NotFree(table.cell(cell)),
            "{what}"
        );
    }
    let mut twice = table.lay("f3", Axis::Across, "A");
    twice.extend(table.lay("f3", Axis::Across, "B"));
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
    let mut table = table(board).fresh().knowing("car");
    let refused = table.across("e2", "CAR");
    assert_eq!(refused.unwrap_err(), Refusal::MissesStart);
    assert!(table.across("b2", "CAR").is_ok());
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
        let mut table = table(board).fresh().knowing("car");
        let placed = table.lay(from, axis, "CAR");
        assert!(table.play(placed).is_ok(), "{from}");
    }
    let mut table = table(board).fresh().knowing("car");
    let refused = table.across("a2", "CAR");
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
    let mut table = table(board).fresh().knowing("sat star rat");
    // Touching S doesn't cover the star.
    let refused = table.across("c2", "AT");
    assert_eq!(refused.unwrap_err(), Refusal::MissesStart);
    // But a printed letter in the run is a letter of the word (K13).
    let refused = table.across("c2", "RAT");
    assert_eq!(refused.unwrap_err(), bad(&["srat"]));
    assert!(table.across("c2", "TAR").is_ok());
    assert_eq!(table.state.score(A), 4 * 5);
}

#[test]
fn k11_every_later_play_must_touch_a_letter() {
    let mut table = win().holding(A, "CAR").knowing("car win");
    let refused = table.across("a1", "CAR");
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
    let mut table = table(board).knowing("car win");
    let refused = table.across("c2", "CAR");
    assert_eq!(refused.unwrap_err(), Refusal::NotConnected);
}

#[test]
fn k12_touching_connects_but_diagonals_do_not() {
    let mut table = win().holding(A, "CARE").knowing("car win ew");
    let refused = table.across("f2", "AR");
    assert_eq!(refused.unwrap_err(), Refusal::NotConnected);
    // E above W touches it, and no new letter crosses a word.
    assert!(table.across("c2", "E").is_ok());
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
    let mut table = table(board).knowing("hob one ho on be");
    let play = table.across("c2", "HOB").unwrap();
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
    let mut table = table(board).knowing("no go on");
    let refused = table.across("c2", "NO");
    assert_eq!(refused.unwrap_err(), bad(&["og"]));
    let refused = table.across("c2", "VQ");
    assert_eq!(
        refused.unwrap_err(),
        bad(&["vq", "vo", "qg"]),
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
    table = table.holding(A, "XQ").knowing("win");
    let refused = table.across("c2", "XQ").unwrap_err();
    assert_eq!(refused, bad(&["xq", "vx", "xq"]), "XQ occurs twice");
}

#[test]
fn k13_a_single_letter_is_not_a_word() {
    let board = "
        . . . . . . . 1
        . . . * . . . .
        . . . . . . . .
        2 . . . . . . .
        hand 1 A";
    let mut table = table(board).fresh().knowing("aa");
    assert_eq!(table.across("d2", "A").unwrap_err(), Refusal::NoRun);
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
    let mut walled = table(board).knowing("as");
    assert!(walled.across("e2", "S").is_ok(), "AS is judged, DO is not");
    let below = "
        . . . . . . . 1
        . D O . . . . .
        . . . . . . . .
        2 . . . . . . .
        hand 1 VS";
    let mut after = table(below).knowing("dog");
    assert_eq!(after.across("d2", "V").unwrap_err(), bad(&["dov"]));
}

#[test]
fn k14_an_unchanged_run_is_not_checked_again() {
    let mut table = win().holding(A, "E").knowing("we");
    // WIN is not in this list, but no letter is added to it.
    assert!(table.down("c4", "E").is_ok());
}

#[test]
fn k15_with_either_way_a_word_may_read_backwards_and_scores_once() {
    let board = "
        . . . . . . . 1
        . . . * . . . .
        . . . . . . . .
        2 . . . . . . .
        hand 1 RACLEVW";
    let forward = table(board).fresh().knowing("car level");
    assert_eq!(
        forward.clone().across("c2", "RAC").unwrap_err(),
        bad(&["rac"])
    );
    let either = |words: &str| {
        let table = table_with(board, |choices| choices.reading = ReadingRule::EitherWay);
        table.fresh().knowing(words)
    };
    let play = either("car").across("c2", "RAC").unwrap();
    assert_eq!(
        sums(&play),
        ["CAR 5+5+5=15"],
        "shown in the direction it reads"
    );
    let play = either("raw war").across("c2", "RAW").unwrap();
    assert_eq!(sums(&play), ["RAW 5+5+5=15"], "once");
    assert_eq!(
        either("car").across("c2", "RCA").unwrap_err(),
        bad(&["rca"])
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
    let mut full = table(board).fresh().knowing("~qi is");
    assert!(full.across("d2", "QI").is_ok());
    let everyday = table_with(board, |choices| choices.judge = Judge::Everyday);
    let mut everyday = everyday.fresh().knowing("~qi is");
    assert_eq!(everyday.across("d2", "QI").unwrap_err(), bad(&["qi"]));
    assert!(everyday.across("d2", "IS").is_ok());
}

#[test]
fn k16_plays_wait_for_the_word_list_but_asking_does_not() {
    let mut table = win().holding(A, "S");
    assert_eq!(table.across("f3", "S").unwrap_err(), Refusal::NoListYet);
    assert!(table.ask("AB", "AB").is_ok(), "asking is still allowed");
}

fn the_table_decides() -> Table {
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
    let mut table = the_table_decides();
    let placed = table.lay("f3", Axis::Across, "XYZ");
    let shown = table.act(Action::Play(placed.clone())).unwrap();
    assert_eq!(shown, [Event::Proposed(placed)]);
    assert_eq!(table.waits().1, Some(Phase::Judge));
    assert_eq!((table.hand(A).as_str(), table.state.score(A)), ("XYZ", 0));
    table.act(Action::Accept).unwrap();
    assert_eq!((table.hand(A).as_str(), table.state.score(A)), ("", 6 * 5));
    assert_eq!(table.waits(), (A, Some(Phase::Ask)));
}

#[test]
fn k16_the_table_may_take_a_play_back() {
    let mut table = the_table_decides();
    let before = table.state.clone();
    let placed = table.lay("f3", Axis::Across, "XYZ");
    table.act(Action::Play(placed)).unwrap();
    table.act(Action::TakeBack).unwrap();
    assert_eq!(table.state, before);
}

#[test]
fn k16_the_table_decides_about_words_but_not_about_placement() {
    let mut table = the_table_decides();
    let placed = table.lay("a1", Axis::Across, "XYZ");
    assert_eq!(
        table.act(Action::Play(placed)).unwrap_err(),
        Refusal::NotConnected
    );
}

#[test]
fn a_preview_shows_the_words_and_the_refusal_of_a_play() {
    let table = win().holding(A, "TXS").knowing("win wins twin twins");
    let preview = table.preview(&table.lay("b3", Axis::Across, "T"));
    assert_eq!((preview.points, preview.refusal), (4 * 5, None));
    let preview = table.preview(&table.lay("b3", Axis::Across, "T...S"));
    assert_eq!(preview.words[0].word, "twins");
    let preview = table.preview(&table.lay("b3", Axis::Across, "T...X"));
    assert_eq!(preview.refusal, Some(bad(&["twinx"])));
    assert_eq!(preview.words[0].word, "twinx", "the word is still shown");
    let preview = table.preview(&table.lay("f2", Axis::Across, "S"));
    assert_eq!(preview.refusal, Some(Refusal::NotConnected));
    assert_eq!(table.state.score(A), 0, "a preview plays nothing");
}
