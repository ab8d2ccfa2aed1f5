//! Explanations of cells, special cells and walls.

use paper_grid::screen::TableThing;
use paper_grid_rules::{
    Action, Contents, LetterCells, SeatMark, SpecialUpgrade, Stage, ValueSystem,
};

use super::super::table::*;
use super::{Seen, has, lacks, see};

const BOARD: &str = "
    . . . . . . . 1
    . . T E A . d .
    . . O|. . # w .
    2 . . . . s . .
    special d2 x
    special e2 t";

fn board() -> Table {
    table(BOARD).holding(A, "ETA").holding(B, "TO")
}

fn seen() -> Seen {
    see(board())
}

#[test]
fn k4_a_printed_letter_shows_its_words() {
    let told = seen().cell("c2");
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
    let mut table = board();
    let e = table.cell("d2");
    table.state.marks[e.index()] = Some(SeatMark { seat: B, value: 0 });
    let told = see(table).cell("d2");
    has(&told, "E, played by Bo");
    has(&told, "Worth 5 to Ada: no other hand has E.");
}

#[test]
fn k17_a_vowel_that_others_hold_is_worth_1() {
    let told = seen().cell("c3");
    has(&told, "Worth 1 to Ada: it’s a vowel, and Bo holds one too.");
    let told = see(board().holding(B, "XYZ")).cell("c3");
    has(&told, "Worth 5 to Ada: no other hand has O.");
}

#[test]
fn k19_with_letter_values_hands_do_not_affect_the_value() {
    let table = table_with(BOARD, |choices| choices.board.values = ValueSystem::Fixed);
    has(&see(table).cell("c2"), "Worth 1, whoever plays it.");
}

#[test]
fn k29_a_mark_shows_its_seat_and_value() {
    let mut table = table_with(BOARD, |choices| choices.devils = true);
    let (t, e) = (table.cell("c2"), table.cell("d2"));
    table.state.marks[e.index()] = Some(SeatMark { seat: B, value: 7 });
    assert_eq!(table.state.marks[t.index()], None);
    let seen = see(table);
    let told = seen.cell("d2");
    has(&told, "7 counts in Bo’s score.");
    has(
        &told,
        "It grows when Bo scores it together with other players’ letters.",
    );
    lacks(&told, "Worth");
    has(&seen.cell("c2"), "It’s nobody’s, so it counts for no one.");
}

#[test]
fn k32_a_letter_cell_under_a_letter_still_counts() {
    let told = seen().cell("e2");
    has(&told, "There’s a Triple Letter under it.");
    has(&told, "It still counts: 3 × 5 = 15.");
}

#[test]
fn k33_a_word_cell_under_a_letter_is_spent_once_a_word_uses_it() {
    let told = seen().cell("d2");
    has(&told, "There’s a Triple Word under it.");
    has(
        &told,
        "It isn’t spent. The first word through it counts triple.",
    );
    let mut table = board().knowing("teas").holding(A, "S");
    table.across("f2", "S").unwrap();
    let told = see(table).cell("d2");
    has(&told, "The last play used up the special cell under it.");
    lacks(&told, "Triple Word");
}

#[test]
fn k11_before_the_first_word_stray_letters_cannot_be_joined() {
    let told = see(board().fresh()).cell("c2");
    has(
        &told,
        "Nothing can join it before the first word is played.",
    );
    lacks(&told, ">");
}

#[test]
fn an_empty_cell_shows_the_letters_and_walls_it_touches() {
    // A wall separates the cell from the O.
    assert_eq!(
        seen().cell("d3"),
        "Empty cell d3\nIt touches E.\n1 wall stands beside it.\n> Lay a letter here.\n\
         > Make it special instead of playing a word."
    );
    has(&seen().cell("b4"), "It doesn’t touch a letter.");
}

#[test]
fn k24_an_empty_cell_at_the_edge_counts_for_the_endgame() {
    let edge = "It’s at the edge: a letter here brings the endgame closer.";
    has(&seen().cell("b4"), edge);
    lacks(&seen().cell("d3"), "edge");
    lacks(&see(board().in_endgame()).cell("b4"), "edge");
}

#[test]
fn k31_a_plain_cell_can_be_made_special() {
    let with = |specials| {
        let table = table_with(BOARD, |choices| choices.specials = specials);
        see(table.holding(A, "ETA"))
    };
    has(
        &with(SpecialUpgrade::Celldance).cell("d3"),
        "> Make it special instead of playing a word.",
    );
    let mut choosing = with(SpecialUpgrade::Celldance);
    let thief = paper_grid_rules::SpecialType::GoAgain;
    choosing.draft.set_special_to_make(Some(thief));
    has(&choosing.cell("d3"), "> Make it a Go Again.");
    has(
        &choosing.cell("g2"),
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
    let seen = see(table(starry).fresh().holding(A, "ETA"));
    has(&seen.cell("d2"), "Star, d2");
    has(&seen.cell("d2"), "The first word must cover this star.");
    has(&see(table(starry)).cell("d2"), "Empty cell d2");
    // Without a star, any of the four centre cells serves.
    let blank = see(table(&starry.replace('*', ".")).fresh());
    has(
        &blank.cell("e3"),
        "The first word must cover one of the 4 cells in the middle.",
    );
    lacks(&blank.cell("c3"), "first word");
}

#[test]
fn k32_k33_open_special_cells_explain_how_they_count() {
    let told = seen().cell("g2");
    has(&told, "Double Letter, g2");
    has(&told, "Its letter counts double.");
    has(&told, "It counts every time its letter scores.");
    let table = table_with(BOARD, |choices| {
        choices.letter_cells = LetterCells::WhenCovered
    });
    has(
        &see(table).cell("g2"),
        "It counts only in the play that covers it.",
    );
    let told = seen().cell("g3");
    has(&told, "The first word through it counts double.");
    has(&told, "A word for 12 points would bring 24.");
    has(&told, "Then it’s spent.");
}

#[test]
fn k34_to_k41_a_celldance_cell_explains_when_it_acts() {
    let told = seen().cell("f4");
    has(&told, "Thief, f4");
    has(&told, "Steal a letter from another hand.");
    has(
        &told,
        "It acts after the score, when a word puts a letter here.",
    );
    for sign in ["a", "s", "z", "g", "u", "b", "c"] {
        let told = seen().says(&format!("special {sign}"));
        has(
            &told,
            "It acts after the score, when a word puts a letter here.",
        );
    }
    has(&seen().says("special s"), "There’s an empty one in f4.");
    has(&seen().says("special a"), "No empty cell is one now.");
}

#[test]
fn k37_a_crossed_out_cell_is_explained_and_a_destroyer_offers_cells() {
    let crossed = "Crossed-out cell\nNo letter goes here, and no word runs through it.";
    assert_eq!(seen().cell("f3"), crossed);
    let mut table = table_with(&BOARD.replace("A . d", "A z d"), |choices| {
        choices.specials = SpecialUpgrade::Celldance;
    });
    table = table.knowing("teas").holding(A, "SE").holding(B, "E");
    table.across("f2", "S").unwrap();
    let mut seen = see(table);
    has(&seen.cell("f2"), "It acts now.");
    has(&seen.cell("c2"), "> Tap it to cross it out.");
    has(&seen.cell("f3"), "The Destroyer can’t cross it out.");
    let c2 = screen::GridCellId(10);
    let act = screen::BoardAction::Choose(c2);
    seen.draft.touch_board(act, &seen.table.state);
    has(&seen.cell("c2"), "> Tap it to spare it.");
    has(&seen.says("do cross-out"), "1 of 2 chosen: c2.");
}

#[test]
fn k2_an_area_shows_its_owner_and_takes_no_letter() {
    assert_eq!(
        seen().cell("h1"),
        "Ada’s area\nAda has E, T and A.\nNo letter goes here, and no word runs through it.\n\
         It’s Ada’s turn."
    );
    has(&seen().cell("a4"), "Bo’s area");
}

#[test]
fn k6_edge_cells_offer_to_be_claimed_as_an_area() {
    let mut table = board();
    table.state.stage = Stage::Claiming;
    has(&see(table.clone()).cell("a1"), "> Claim it for your area.");
    has(
        &see(table).cell("d3"),
        "> Claim a plain cell at the edge instead.",
    );
}

#[test]
fn k18_an_unplayed_letter_shows_its_words_and_what_it_covers() {
    let table = board().holding(A, "ES").holding(B, "S").knowing("teas");
    let seen = see(table).laying("f2", "S");
    assert_eq!(
        seen.cell("f2"),
        "S, not played yet\nIt makes TEAS across.\n\
         Worth 3 to Ada: it’s a consonant, and Bo holds one too.\n\
         > Tap it to take it back, or drag it somewhere else."
    );
    let seen = seen.laying("g2", "E");
    has(&seen.cell("g2"), "It covers a Double Letter.");
    has(&seen.cell("g2"), "So it counts 2 × 5 = 10.");
}

#[test]
fn k3_a_wall_shows_the_cells_it_separates() {
    let seen = seen();
    let edge = TableThing::Edge(seen.right_of("c3")).to_string();
    assert_eq!(
        seen.says(&edge),
        "Wall between c3 and d3\nNo word goes through it.\n\
         The cells on its two sides don’t touch.\nIt stays for the rest of the game."
    );
    let open = TableThing::Edge(seen.right_of("c2")).to_string();
    assert_eq!(
        seen.says(&open),
        "Edge between c2 and d2\nThere’s no wall here."
    );
    let frame = TableThing::Edge(seen.right_of("h2")).to_string();
    assert_eq!(seen.says(&frame), "nothing", "the frame isn't an edge");
}

#[test]
fn k22_a_wall_preview_shows_the_words_it_would_cut() {
    let mut table = board();
    table.ask("XY", "XY").unwrap();
    let mut seen = see(table);
    let edge = seen.right_of("c2");
    let thing = TableThing::Edge(edge).to_string();
    has(
        &seen.says(&thing),
        "A wall here would cut TEA into T and EA.",
    );
    has(&seen.says(&thing), "> Place a wall here.");
    let act = screen::BoardAction::Wall(edge);
    seen.draft.touch_board(act, &seen.table.state);
    assert_eq!(
        seen.says(&thing),
        "Wall, not placed yet\nIt would go between c2 and d2.\n\
         A wall here would cut TEA into T and EA.\n\
         > Tap it again to place it.\n> Tap another edge to move it."
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
    let mut table = table.holding(A, "E");
    table
        .act(Action::Ask {
            called: letters("XY"),
            kept: letters("XY"),
        })
        .unwrap();
    let seen = see(table);
    let told = seen.says("edge 0 right");
    has(&told, "That wall would cut off a1.");
    lacks(&told, ">");
    assert!(matches!(
        seen.table.state.board.contents(seen.table.cell("a1")),
        Contents::Letter(_)
    ));
}
