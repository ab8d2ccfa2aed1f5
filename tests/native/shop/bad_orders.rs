//! Print orders with pasted input: links and codes of every age, long texts, markup, invisible
//! characters. What can't be printed is refused by name before a page is made.

use drawing::Paper;
use games::print_orders::{
    CardGame, ClassPack, NameListError, PrintItem, PrintOrder, PrintOrderError, parse_names,
};
use one_letter_better_rules::Deck;
use paper_grid::sheet::BoardSeries;
use paper_grid_rules::{Board, BoardLink, Size};
use printing::DeckOptions;

use super::{board_series, draw_pages, page_words};

fn boards_item(link: &str) -> PrintItem {
    PrintItem::Boards(BoardSeries {
        link: link.to_owned(),
        ..board_series(1)
    })
}

/// The text that refuses an order for this thing alone.
#[track_caller]
fn refusal_text(thing: PrintItem) -> String {
    match draw_pages(&PrintOrder::new(Paper::A4, vec![thing])) {
        Ok(_) => panic!("expected a refusal"),
        Err(why) => why.describe(),
    }
}

#[test]
fn links_of_every_version_are_printed_or_refused_with_the_reason() {
    let link: BoardLink = "#/board/1/medium-4/picnic".parse().expect("a link");
    let checked = link.with_check_characters();
    // Links from before there were check characters, and with them.
    for good in ["#/board/1/medium-4/picnic", &checked] {
        assert!(
            draw_pages(&PrintOrder::new(Paper::A4, vec![boards_item(good)])).is_ok(),
            "{good}"
        );
    }
    let slip = checked.replace("picnic", "picnik");
    let refusals = [
        (slip.as_str(), "damaged"),
        ("#/board/99/medium-4/picnic", "needs a newer Lettercase"),
        ("#/board/1/medium-9/picnic", "link"),
        ("#/board/", "link"),
        ("<b>#/board/1/medium-4/picnic</b>", "link"),
    ];
    for (bad, says) in refusals {
        let told = refusal_text(boards_item(bad));
        assert!(told.contains(says), "{bad}: {told}");
    }
}

#[test]
fn codes_are_printed_or_refused_with_the_reason() {
    let mut board = Board::blank(Size::Small);
    let first = board.cell_ids().next();
    board.set_star(first);
    let code = BoardLink::Literal(Box::new(board)).to_string();
    assert!(draw_pages(&PrintOrder::new(Paper::A4, vec![boards_item(&code)])).is_ok());
    assert!(!refusal_text(boards_item(&code[..code.len() - 1])).is_empty());
    let deck = |code: &str| {
        let game = CardGame::OneLetterBetter(Some(code.to_owned()));
        PrintItem::Deck(game, DeckOptions::default())
    };
    let code = Deck::standard().to_code();
    assert!(draw_pages(&PrintOrder::new(Paper::A4, vec![deck(&code)])).is_ok());
    for (bad, says) in [
        ("nonsense", "isn’t a deck code"),
        (&code[..code.len() - 1], "Copy "),
    ] {
        let told = refusal_text(deck(bad));
        assert!(told.contains(says), "{bad}: {told}");
    }
}

#[test]
fn text_fields_of_a_pack_are_printed_or_refused_with_the_reason() {
    let pack = |class: &str| {
        PrintItem::Pack(ClassPack {
            boards: board_series(1),
            names: Vec::new(),
            class: class.to_owned(),
            date: String::new(),
            pads: None,
            rules: false,
        })
    };
    let order = |class: &str| draw_pages(&PrintOrder::new(Paper::A4, vec![pack(class)]));
    // Markup is plain text, and a pasted tab or bell character becomes a space.
    let shown = order("<b>5b</b> & 5c").expect("a pack");
    assert!(page_words(&shown[0]).contains("<b>5b</b> & 5c"));
    let pasted = order("5b\t\u{7}\n").expect("a pack");
    assert!(page_words(&pasted[0]).contains("5b"));
    assert_eq!(
        order(&"5".repeat(41)),
        Err(PrintOrderError::TooLong("class"))
    );
    assert!(order(&"5".repeat(40)).is_ok());
    let told = refusal_text(pack(&"5".repeat(41)));
    assert_eq!(told, "the class is longer than 40 letters.");
    assert_eq!(parse_names("Ada\u{0}"), parse_names("Ada"));
    assert!(matches!(
        parse_names(&"x,".repeat(61)),
        Err(NameListError::TooMany(61))
    ));
}
