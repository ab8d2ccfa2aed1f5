//! The examples in `docs/formats.md` are what the product reads and writes.

use games::CARDS;
use lexicon::Lexicon;
use one_letter_better_rules::Deck;
use paper_grid_rules::{Board, BoardLink};
use screen::Route;
use store::{Archive, MatchCard, MemoryStore, Records, journals_in};

use crate::list::LIST_FILE;

/// The example of that name: a block whose first line ends with it.
fn find_example(name: &str) -> &'static str {
    let page = include_str!("../../docs/formats.md");
    let mut blocks = page.split("\n```").skip(1).step_by(2);
    let found = blocks.find_map(|block| {
        let (info, text) = block.split_once('\n')?;
        (info.split_whitespace().last() == Some(name)).then_some(text)
    });
    found.unwrap_or_else(|| panic!("docs/formats.md has no example {name}"))
}

#[test]
fn the_example_save_file_round_trips_with_its_game() {
    let archive = Archive::read(find_example("save-file")).expect("read the example");
    assert_eq!(archive.write().trim_end(), find_example("save-file"));
    let games = journals_in(&archive).expect("read the games");
    assert_eq!(games.len(), 1);
    for (game, journal) in games {
        assert_eq!(games::check_journal(&game, &journal), Ok(()));
    }
}

#[test]
fn the_example_game_is_a_card_and_a_journal() {
    let (card, journal) = find_example("game").split_once('\n').expect("two lines");
    let card: MatchCard = serde_json::from_str(card).expect("a card");
    assert_eq!(games::check_journal(&card.game, journal), Ok(()));
    let newer = journal.replace("\"rules\":3", "\"rules\":99");
    assert!(games::check_journal(&card.game, &newer).is_err());
}

#[test]
fn the_example_row_is_read_and_a_changed_one_is_refused() {
    let (key, row) = find_example("row")
        .split_once('\n')
        .expect("a key and a text");
    let kept = |row: &str| {
        let mut store = MemoryStore::default();
        store.texts.insert(key.into(), row.into());
        Records::new(store).load("settings").body
    };
    let body = kept(row).expect("read the example");
    assert!(body.starts_with('{') && row.ends_with(&body), "{body}");
    assert_eq!(kept(&row.replace("dark", "lite")), None);
}

#[test]
fn the_example_links_open_and_round_trip() {
    for line in find_example("links").lines() {
        let (link, _) = line.split_once("  ").expect("a link and what it opens");
        let route = Route::parse(link, CARDS);
        assert!(!matches!(route, Route::Unknown(_)), "{link}");
        assert_eq!(route.hash(), link);
    }
    assert_ne!(find_example("links").lines().count(), 0);
}

#[test]
fn the_example_board_link_and_code_open_the_same_board() {
    let link: BoardLink = find_example("board-link").parse().expect("a link");
    let board = link.board().expect("a board");
    assert_eq!(
        Board::from_code(find_example("board-code")),
        Ok(board.clone())
    );
    assert_eq!(board.to_code(), find_example("board-code"));
}

#[test]
fn the_example_deck_code_is_the_standard_deck() {
    let code = find_example("deck-code").replace('\n', "");
    let deck = Deck::from_code(&code).expect("a deck");
    assert_eq!(deck, Deck::standard());
}

#[test]
fn the_word_list_starts_with_the_documented_bytes() {
    let bytes = find_example("word-list").split_whitespace();
    let bytes: Vec<u8> = bytes
        .map(|byte| u8::from_str_radix(byte, 16).unwrap())
        .collect();
    assert_eq!(bytes.len(), 8);
    assert_eq!(LIST_FILE.get(..8), Some(bytes.as_slice()));
    assert!(Lexicon::open(LIST_FILE).is_ok());
}
