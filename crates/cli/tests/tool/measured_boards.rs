//! Boards measured and found by the command line.

use crate::command_line::{TempFolder, assert_refused, fast_word_list_path, stderr_text};

#[test]
fn boards_are_measured_and_found_by_difficulty() {
    let folder = TempFolder::new("measured");
    let list = fast_word_list_path();
    let small = "board --size small --seats 2 --seed tea";
    let done = |what: &str| {
        let output = folder.run(&format!("{small} {what} --list {list}"));
        assert!(output.status.success(), "{}", stderr_text(&output));
        assert_eq!(
            stderr_text(&output),
            "",
            "no progress is shown without a terminal"
        );
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let found = done("--difficulty hard --count 2 --measure --link");
    let links: Vec<&str> = found.lines().filter(|line| line.contains('#')).collect();
    assert_eq!(links.len(), 2, "{found}");
    for link in links {
        assert!(link.starts_with("#/board/1/small-2/tea-"), "{found}");
    }
    assert_eq!(found.matches("Difficulty: hard.").count(), 2, "{found}");
    assert_eq!(found.matches("Player 2: wins ").count(), 2, "{found}");
    // A separate run measures the same for each board.
    let lines: Vec<&str> = found.lines().collect();
    let [link, told @ ..] = lines.as_slice() else {
        panic!("{found}");
    };
    let again = folder.run(&format!("board --open {link} --measure --list {list}"));
    let again = String::from_utf8_lossy(&again.stdout).into_owned();
    assert!(
        again.contains(told[0]) && again.contains(told[1]),
        "{again}"
    );
    for (line, told) in [
        (
            "board --list a.lex",
            "--list needs --measure or --difficulty",
        ),
        (
            "board --difficulty cruel",
            "--difficulty is one of: easy, fair, hard; not `cruel`",
        ),
        (
            &*format!("board --seats 1 --measure --list {list}"),
            "it needs 2 to 6 areas, or none",
        ),
    ] {
        assert_refused(&folder, line, told);
    }
}
