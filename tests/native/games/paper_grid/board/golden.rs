//! The boards of generator version 1, pinned: `tests/golden/paper_grid_boards_1.txt`.
//!
//! A block of that file is a link, the board that it opens, and the board's code. If this test
//! fails, links and seeds that people have shared or printed open other boards. If that is
//! intended, it needs a new generator version and a new file. To add boards, write their links into
//! the file and run the tests once with `LETTERCASE_BLESS=1`.

use paper_grid_rules::{Board, BoardLink};

const FILE: &str = "tests/golden/paper_grid_boards_1.txt";

/// The expected block for its first line.
fn expected_block(link: &str) -> String {
    let board = match link.parse::<BoardLink>().map(|link| link.board()) {
        Ok(Ok(board)) => board,
        other => panic!("{link}: {other:?}"),
    };
    format!("{link}\n{board}code {}\n", board.to_code())
}

#[test]
fn g9_boards_of_generator_version_1_never_change() {
    let golden = std::fs::read_to_string(FILE).unwrap();
    let links = golden.lines().filter(|line| line.starts_with("#/board/1/"));
    let blocks: Vec<String> = links.map(expected_block).collect();
    assert!(
        blocks.len() >= 24,
        "only {} boards are pinned",
        blocks.len()
    );
    let fresh = blocks.join("\n");
    if std::env::var_os("LETTERCASE_BLESS").is_some() {
        std::fs::write(FILE, &fresh).unwrap();
    } else {
        assert_eq!(golden, fresh, "see the head of this test");
    }
}

#[test]
fn g9_link_and_code_open_the_same_board() {
    let golden = std::fs::read_to_string(FILE).unwrap();
    for block in golden.split("\n\n") {
        let (link, rest) = block.split_once('\n').unwrap();
        let (drawn, code) = rest.split_once("code ").unwrap();
        let by_link = link.parse::<BoardLink>().unwrap().board().unwrap();
        assert_eq!(Board::from_code(code).unwrap(), by_link);
        assert_eq!(drawn.parse::<Board>().unwrap(), by_link);
    }
}
