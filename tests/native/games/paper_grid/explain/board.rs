//! Explanations of cells, special cells and walls.

use paper_grid::screen::{TableThing, screen_cell};
use paper_grid_rules::{
    Action, Contents, LetterCells, SeatMark, SpecialUpgrade, Stage, ValueSystem,
};

use super::super::table::*;
use super::{ShownTable, assert_contains, assert_lacks, show_table};

const BOARD: &str = "
    . . . . . . . 1
    . . T E A . d .
    . . O|. . # w .
    2 . . . . s . .
    special d2 x
    special e2 t";

fn example_table() -> Table {
    table(BOARD).with_hand(A, "ETA").with_hand(B, "TO")
}

fn shown_example() -> ShownTable {
    show_table(example_table())
}

#[test]
fn k4_a_printed_letter_shows_its_words() {
    let told = shown_example().cell_explanation("c2");
    assert_eq!(
        told,
        "T, printed\n\
         It’s part of TEA across and TO down.\n\
         Worth 3 to Ada: it’s a consonant, and Bo holds one too.\n\
         > Lay a letter beside it, in b2 or c1."
    );
}

#[test]
fn k17_a_played_letter_shows_its_player_and_value() {
    let mut table = example_table();
    let e = table.cell("d2");
    table.state.marks[e.index()] = Some(SeatMark { seat: B, value: 0 });
    let told = show_table(table).cell_explanation("d2");
    assert_contains(&told, "E, played by Bo");
    assert_contains(&told, "Worth 5 to Ada: no other hand has E.");
}

#[test]
fn k17_a_vowel_that_others_hold_is_worth_1() {
    let told = shown_example().cell_explanation("c3");
    assert_contains(&told, "Worth 1 to Ada: it’s a vowel, and Bo holds one too.");
    let told = show_table(example_table().with_hand(B, "XYZ")).cell_explanation("c3");
    assert_contains(&told, "Worth 5 to Ada: no other hand has O.");
}

#[test]
fn k19_with_letter_values_hands_do_not_affect_the_value() {
    let table = table_with(BOARD, |choices| choices.board.values = ValueSystem::Fixed);
    assert_contains(
        &show_table(table).cell_explanation("c2"),
        "Worth 1, whoever plays it.",
    );
}

#[test]
fn k29_a_mark_shows_its_seat_and_value() {
    let mut table = table_with(BOARD, |choices| choices.devils = true);
    let (t, e) = (table.cell("c2"), table.cell("d2"));
    table.state.marks[e.index()] = Some(SeatMark { seat: B, value: 7 });
    assert_eq!(table.state.marks[t.index()], None);
    let seen = show_table(table);
    let told = seen.cell_explanation("d2");
    assert_contains(&told, "7 counts in Bo’s score.");
    assert_contains(
        &told,
        "It grows when Bo scores it together with other players’ letters.",
    );
    assert_lacks(&told, "Worth");
    assert_contains(
        &seen.cell_explanation("c2"),
        "It’s nobody’s, so it counts for no one.",
    );
}

#[test]
fn k32_a_letter_cell_under_a_letter_still_counts() {
    let told = shown_example().cell_explanation("e2");
    assert_contains(&told, "There’s a Triple Letter under it.");
    assert_contains(&told, "It still counts: 3 × 5 = 15.");
}

#[test]
fn k33_a_word_cell_under_a_letter_is_spent_once_a_word_uses_it() {
    let told = shown_example().cell_explanation("d2");
    assert_contains(&told, "There’s a Triple Word under it.");
    assert_contains(
        &told,
        "It isn’t spent. The first word through it counts triple.",
    );
    let mut table = example_table().with_words("teas").with_hand(A, "S");
    table.play_across("f2", "S").unwrap();
    let told = show_table(table).cell_explanation("d2");
    assert_contains(&told, "The last play used up the special cell under it.");
    assert_lacks(&told, "Triple Word");
}

#[test]
fn k11_before_the_first_word_stray_letters_cannot_be_joined() {
    let told = show_table(example_table().before_first_word()).cell_explanation("c2");
    assert_contains(
        &told,
        "Nothing can join it before the first word is played.",
    );
    assert_lacks(&told, ">");
}

#[test]
fn an_empty_cell_shows_the_letters_and_walls_it_touches() {
    // A wall separates the cell from the O.
    assert_eq!(
        shown_example().cell_explanation("d3"),
        "Empty cell d3\nIt touches E.\n1 wall stands beside it.\n> Lay letters from here: tap it, then each letter.\n\
         > Make it special instead of playing a word."
    );
    assert_contains(
        &shown_example().cell_explanation("b4"),
        "It doesn’t touch a letter.",
    );
}

#[test]
fn k24_an_empty_cell_at_the_edge_counts_for_the_endgame() {
    let edge = "It’s at the edge: a letter here brings the endgame closer.";
    assert_contains(&shown_example().cell_explanation("b4"), edge);
    assert_lacks(&shown_example().cell_explanation("d3"), "edge");
    assert_lacks(
        &show_table(example_table().in_endgame()).cell_explanation("b4"),
        "edge",
    );
}

#[test]
fn k31_a_plain_cell_can_be_made_special() {
    let with = |specials| {
        let table = table_with(BOARD, |choices| choices.specials = specials);
        show_table(table.with_hand(A, "ETA"))
    };
    assert_contains(
        &with(SpecialUpgrade::Celldance).cell_explanation("d3"),
        "> Make it special instead of playing a word.",
    );
    let mut choosing = with(SpecialUpgrade::Celldance);
    let thief = paper_grid_rules::SpecialType::GoAgain;
    choosing.draft.set_special_to_make(Some(thief));
    assert_contains(&choosing.cell_explanation("d3"), "> Make it a Go Again.");
    assert_contains(
        &choosing.cell_explanation("g2"),
        "> Choose another cell to make special.",
    );
}

#[test]
fn k5_the_star_is_explained_until_a_word_covers_it() {
    let starry = "
        . . . . . . . 1
        . . . * . . . .
        . . . . . . . .
        2 . . . . . . .";
    let seen = show_table(table(starry).before_first_word().with_hand(A, "ETA"));
    assert_contains(&seen.cell_explanation("d2"), "Star, d2");
    assert_contains(
        &seen.cell_explanation("d2"),
        "The first word must cover this star.",
    );
    assert_contains(
        &show_table(table(starry)).cell_explanation("d2"),
        "Empty cell d2",
    );
    // Without a star, any of the four centre cells serves.
    let blank = show_table(table(&starry.replace('*', ".")).before_first_word());
    assert_contains(
        &blank.cell_explanation("e3"),
        "The first word must cover one of the 4 cells in the middle.",
    );
    assert_lacks(&blank.cell_explanation("c3"), "first word");
}

#[test]
fn k32_k33_open_special_cells_explain_how_they_count() {
    let told = shown_example().cell_explanation("g2");
    assert_contains(&told, "Double Letter, g2");
    assert_contains(&told, "Its letter counts double.");
    assert_contains(&told, "It counts every time its letter scores.");
    let table = table_with(BOARD, |choices| {
        choices.letter_cells = LetterCells::WhenCovered
    });
    assert_contains(
        &show_table(table).cell_explanation("g2"),
        "It counts only in the play that covers it.",
    );
    let told = shown_example().cell_explanation("g3");
    assert_contains(&told, "The first word through it counts double.");
    assert_contains(&told, "A word for 12 points would bring 24.");
    assert_contains(&told, "Then it’s spent.");
}

#[test]
fn k34_to_k41_a_celldance_cell_explains_when_it_acts() {
    let told = shown_example().cell_explanation("f4");
    assert_contains(&told, "Thief, f4");
    assert_contains(&told, "Steal a letter from another hand.");
    assert_contains(
        &told,
        "It acts after the score, when a word puts a letter here.",
    );
    for sign in ["a", "s", "z", "g", "u", "b", "c"] {
        let told = shown_example().explanation_of(&format!("special {sign}"));
        assert_contains(
            &told,
            "It acts after the score, when a word puts a letter here.",
        );
    }
    assert_contains(
        &shown_example().explanation_of("special s"),
        "There’s an empty one in f4.",
    );
    assert_contains(
        &shown_example().explanation_of("special a"),
        "No empty cell is one now.",
    );
}

#[test]
fn k37_a_crossed_out_cell_is_explained_and_a_destroyer_offers_cells() {
    let crossed = "Crossed-out cell\nNo letter goes here, and no word runs through it.";
    assert_eq!(shown_example().cell_explanation("f3"), crossed);
    let mut table = table_with(&BOARD.replace("A . d", "A z d"), |choices| {
        choices.specials = SpecialUpgrade::Celldance;
    });
    table = table
        .with_words("teas")
        .with_hand(A, "SE")
        .with_hand(B, "E");
    table.play_across("f2", "S").unwrap();
    let mut seen = show_table(table);
    assert_contains(&seen.cell_explanation("f2"), "It acts now.");
    assert_contains(&seen.cell_explanation("c2"), "> Tap it to cross it out.");
    assert_contains(
        &seen.cell_explanation("f3"),
        "The Destroyer can’t cross it out.",
    );
    let c2 = screen::GridCellId(10);
    let act = screen::BoardAction::Choose(c2);
    seen.draft.touch_board(act, &seen.table.state);
    assert_contains(&seen.cell_explanation("c2"), "> Tap it to spare it.");
    assert_contains(&seen.explanation_of("do cross-out"), "1 of 2 chosen: c2.");
}

#[test]
fn with_a_cursor_cell_and_letter_say_what_comes_next() {
    let mut seen = shown_example();
    let d3 = screen_cell(seen.table.state.board.size(), seen.table.cell("d3"));
    let act = screen::BoardAction::Choose(d3);
    seen.draft.touch_board(act, &seen.table.state);
    assert_contains(
        &seen.cell_explanation("d3"),
        "> The next letter goes here. Tap it again to turn the arrow.",
    );
    assert_contains(
        &seen.explanation_of("tile 0"),
        "> Tap it to lay it on d3, or drag it to a cell.",
    );
}

#[test]
fn k2_an_area_shows_its_owner_and_takes_no_letter() {
    assert_eq!(
        shown_example().cell_explanation("h1"),
        "Ada’s area\nAda has E, T and A.\nNo letter goes here, and no word runs through it.\n\
         It’s Ada’s turn."
    );
    assert_contains(&shown_example().cell_explanation("a4"), "Bo’s area");
}

#[test]
fn k6_edge_cells_offer_to_be_claimed_as_an_area() {
    let mut table = example_table();
    table.state.stage = Stage::Claiming;
    assert_contains(
        &show_table(table.clone()).cell_explanation("a1"),
        "> Claim it for your area.",
    );
    assert_contains(
        &show_table(table).cell_explanation("d3"),
        "> Claim a plain cell at the edge instead.",
    );
}

#[test]
fn k18_an_unplayed_letter_shows_its_words_and_what_it_covers() {
    let table = example_table()
        .with_hand(A, "ES")
        .with_hand(B, "S")
        .with_words("teas");
    let seen = show_table(table).lay_across("f2", "S");
    assert_eq!(
        seen.cell_explanation("f2"),
        "S, not played yet\nIt makes TEAS across.\n\
         Worth 3 to Ada: it’s a consonant, and Bo holds one too.\n\
         > Tap it to take it back, or drag it somewhere else."
    );
    let seen = seen.lay_across("g2", "E");
    assert_contains(&seen.cell_explanation("g2"), "It covers a Double Letter.");
    assert_contains(&seen.cell_explanation("g2"), "So it counts 2 × 5 = 10.");
}

#[test]
fn k3_a_wall_shows_the_cells_it_separates() {
    let seen = shown_example();
    let edge = TableThing::Edge(seen.edge_right_of("c3")).to_string();
    assert_eq!(
        seen.explanation_of(&edge),
        "Wall between c3 and d3\nNo word goes through it.\n\
         The cells on its two sides don’t touch.\nIt stays for the rest of the game."
    );
    let open = TableThing::Edge(seen.edge_right_of("c2")).to_string();
    assert_eq!(
        seen.explanation_of(&open),
        "Edge between c2 and d2\nThere’s no wall here."
    );
    let frame = TableThing::Edge(seen.edge_right_of("h2")).to_string();
    assert_eq!(
        seen.explanation_of(&frame),
        "nothing",
        "the frame isn't an edge"
    );
}

#[test]
fn k22_a_wall_preview_shows_the_words_it_would_cut() {
    let mut table = example_table();
    table.ask("XY", "XY").unwrap();
    let mut seen = show_table(table);
    let edge = seen.edge_right_of("c2");
    let thing = TableThing::Edge(edge).to_string();
    assert_contains(
        &seen.explanation_of(&thing),
        "A wall here would cut TEA into T and EA.",
    );
    assert_contains(&seen.explanation_of(&thing), "> Place a wall here.");
    let act = screen::BoardAction::Wall(edge);
    seen.draft.touch_board(act, &seen.table.state);
    assert_eq!(
        seen.explanation_of(&thing),
        "Wall, not placed yet\nIt would go between c2 and d2.\n\
         A wall here would cut TEA into T and EA.\n\
         > Tap it again to place it.\n> Tap another line to move it."
    );
}

#[test]
fn k22_an_illegal_wall_explains_why() {
    let text = "
        A . . . . . . 1
        - 
        . . . . . . . .
        . . . . . . . .
        2 . . . . . . .";
    let table = table_with(text, |choices| {
        choices.walls = paper_grid_rules::WallRule::NoSealing;
    });
    let mut table = table.with_hand(A, "E");
    table
        .act(Action::Ask {
            called: letters("XY"),
            kept: letters("XY"),
        })
        .unwrap();
    let seen = show_table(table);
    let told = seen.explanation_of("edge 0 right");
    assert_contains(&told, "That wall would cut off a1.");
    assert_lacks(&told, ">");
    assert!(matches!(
        seen.table.state.board.contents(seen.table.cell("a1")),
        Contents::Letter(_)
    ));
}
