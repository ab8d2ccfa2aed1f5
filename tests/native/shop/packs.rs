//! A class pack.

use drawing::{Page, Paper};
use games::print_orders::{ClassPack, PrintItem, PrintOrder, PrintOrderError};
use printing::PerPage;

use super::{board_series, draw_pages, page_words};

fn class_pack(names: &[&str]) -> ClassPack {
    ClassPack {
        boards: board_series(names.len().max(1)),
        names: names.iter().map(|name| (*name).to_owned()).collect(),
        class: "5b".to_owned(),
        date: "3 March".to_owned(),
        pads: Some(4),
        rules: true,
    }
}

fn print_pack(pack: ClassPack) -> Vec<Page> {
    draw_pages(&PrintOrder::new(Paper::A4, vec![PrintItem::Pack(pack)])).expect("a pack")
}

#[test]
fn a_pack_has_a_cover_a_board_for_each_name_and_an_index() {
    let names = ["Ada Lovelace", "Bo", "Žofie Nováková"];
    let pages = print_pack(class_pack(&names));
    let listed: Vec<_> = pages
        .iter()
        .filter_map(|page| page.outline.clone())
        .collect();
    let wanted = [
        (0, "Paper Grid: class pack"),
        (1, "The rules"),
        (1, "Board 1 Ada Lovelace"),
        (1, "Board 2 Bo"),
        (1, "Board 3 Žofie Nováková"),
        (1, "Score pads"),
        (1, "For the teacher: all boards"),
    ];
    let wanted: Vec<_> = wanted
        .map(|(depth, name)| (depth, name.to_owned()))
        .to_vec();
    assert_eq!(listed, wanted);
    let seeds = ["autumn", "autumn-2", "autumn-3"];
    for (n, name) in names.iter().enumerate() {
        let board = page_words(&pages[2 + n]);
        for part in [name, "5b", "3 March", seeds[n]] {
            assert!(board.contains(part), "{part}: {board}");
        }
    }
    let cover = page_words(&pages[0]);
    for part in ["Class pack", "3 boards", "5b", "3 March", "autumn"] {
        assert!(cover.contains(part), "{part}: {cover}");
    }
    let index = page_words(pages.last().expect("an index"));
    for part in names.iter().chain(&["autumn", "autumn-3"]) {
        assert!(index.contains(part), "{part}: {index}");
    }
}

#[test]
fn a_pack_of_sixty_names_has_sixty_boards() {
    let names: Vec<String> = (1..=60).map(|n| format!("Child {n}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut many = class_pack(&names);
    many.boards.options.per_page = PerPage::Four;
    let pages = print_pack(many);
    let boards = pages.iter().filter(|page| {
        page.outline
            .as_ref()
            .is_some_and(|(_, name)| name.starts_with("Board "))
    });
    assert_eq!(boards.count(), 15);
    let all: String = pages.iter().map(page_words).collect();
    for name in names {
        // Each name is on a board and in the index.
        let found = all.matches(&format!("{name} ")).count();
        assert!(found >= 2, "{name}: {found}");
    }
}

#[test]
fn without_names_each_board_has_a_line_for_a_name() {
    let mut blank = class_pack(&[]);
    blank.boards.count = 5;
    (blank.class, blank.date, blank.pads, blank.rules) = Default::default();
    let pages = print_pack(blank);
    assert_eq!(pages.len(), 1 + 5 + 1);
    assert!(page_words(&pages[1]).contains("Name"));
}

#[test]
fn a_character_that_no_font_has_is_refused_by_name() {
    let mut strange = class_pack(&["Ada"]);
    strange.class = "五年级".to_owned();
    let order = PrintOrder::new(Paper::A4, vec![PrintItem::Pack(strange)]);
    let why = draw_pages(&order).expect_err("no font has this character");
    assert_eq!(why, PrintOrderError::NotOnPaper("class", '五'));
    assert!(
        why.to_string()
            .contains("no “五”, so the class can’t be printed"),
        "{why}"
    );
}

#[test]
fn a_pack_is_named_after_its_seed() {
    let order = PrintOrder::new(Paper::A4, vec![PrintItem::Pack(class_pack(&["Ada"]))]);
    assert_eq!(order.file_name(), "paper-grid-pack-autumn");
    let order = PrintOrder::new(Paper::A4, vec![PrintItem::Boards(board_series(3))]);
    assert_eq!(order.file_name(), "paper-grid-autumn-3");
}
