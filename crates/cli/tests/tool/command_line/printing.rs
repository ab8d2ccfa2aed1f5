//! What the command line prints, refuses to print, and leaves out.

use std::fs;

use super::{TempFolder, assert_refused, stderr_text};

#[test]
fn unprintable_things_are_refused_with_the_valid_values() {
    let folder = TempFolder::new("print-refused");
    for (line, told) in [
        ("print --pdf a", "the item to print (deck, tiles, pad"),
        (
            "print hats --pdf a",
            "there’s no item `hats`; expected deck, tiles",
        ),
        (
            "print deck --pdf a",
            "--game is missing: one-letter-better or c-u-letter",
        ),
        (
            "print deck --game chess --pdf a",
            "--game is one-letter-better or c-u-letter, not `chess`",
        ),
        (
            "print deck --game c-u-letter --size tarot --pdf a",
            "--size is poker, bridge, mini or a8, not `tarot`",
        ),
        (
            "print deck --game c-u-letter --duplex up --pdf a",
            "--duplex is long or short, not `up`",
        ),
        (
            "print deck --deck A6 --pdf a",
            "--deck is the code or the link of a deck",
        ),
        (
            "print tiles --bag huge --pdf a",
            "--bag is standard or half, not `huge`",
        ),
        (
            "print tiles --shape round --pdf a",
            "--shape is square or domino",
        ),
        (
            "print pad --pdf a",
            "--game is missing: paper-grid, word-heist",
        ),
        (
            "print pad --game word-heist --seats 7 --pdf a",
            "--seats is a number from 2 to 6, not `7`",
        ),
        (
            "print rules --size small --pdf a",
            "unknown argument `--size` for rules",
        ),
        (
            "print rules --paper b4 --pdf a",
            "--paper is a3, a4, a5, letter, legal or tabloid",
        ),
        (
            "print rules --poster 9x9 --pdf a",
            "from 1x1 to 5x5, not `9x9`",
        ),
        (
            "print rules --margin 1 --pdf a",
            "--margin is a number from 5 to 30",
        ),
        ("print rules", "the output file is missing"),
        ("print rules + hats --pdf a", "there’s no item `hats`"),
        ("print rules + --pdf a", "the item to print"),
        (
            "print board --count 61 --pdf a",
            "--count is a number from 1 to 60",
        ),
        (
            "print board --open #/board/1/small-2/a --difficulty fair --pdf a",
            "--open and --difficulty don’t go together",
        ),
        ("print board --measure --pdf a", "--measure is only for"),
        ("print pack --difficulty fair --hats --pdf a", "`--hats`"),
        (
            "print pad --pdf a",
            "--game is missing: paper-grid, word-heist, one-letter-better or c-u-letter",
        ),
        (
            "print board --open #/board/1/medium-4/a --seed tea --pdf a",
            "--open and --seed don’t go together: that board already exists",
        ),
        (
            "print blank --qr --pdf a",
            "unknown argument `--qr` for blank",
        ),
        (
            "print blank --no-origin --pdf a",
            "unknown argument `--no-origin` for blank",
        ),
        (
            "print board --size large --per-page 4 --large-print --pdf a",
            "it doesn’t fit on this paper; try a larger sheet, a smaller margin",
        ),
        (
            "print board --at nowhere --pdf a",
            "--at is an address such as https://example.org/lettercase/, not `nowhere`",
        ),
        (
            "board --link --at https://x.example/#/board/",
            "--at is an address such as https://example.org/lettercase/, not",
        ),
        ("print board --qr --pdf a", "--qr needs the page’s address"),
        ("print board --open #/board/9/x --pdf a", "print: "),
        (
            "print pack --class \u{4e00} --pdf a",
            "the class can’t be printed",
        ),
        (
            "print deck --game c-u-letter --paper a5 --margin 30 --size poker --bleed --svg -",
            "--svg - takes one page",
        ),
    ] {
        assert_refused(&folder, line, told);
    }
}

#[test]
fn a_list_of_names_that_is_not_utf_8_is_refused() {
    let folder = TempFolder::new("print-no-text");
    fs::write(folder.0.join("class.txt"), b"\xff\xfe\0A\0d\0a").expect("a list");
    let done = folder.run("print pack --names class.txt --pdf a");
    assert_eq!(done.status.code(), Some(1));
    let told = "lettercase: --names class.txt: it isn’t plain text (UTF-8)\n";
    assert_eq!(stderr_text(&done), told);
    assert_eq!(folder.file_names(), ["class.txt"]);
}

/// Left-out content is reported before a file is written, with the pages that lack it.
#[test]
fn content_that_does_not_fit_is_reported_with_its_pages() {
    let folder = TempFolder::new("print-missing");
    let told = |line: &str| {
        let done = folder.run(line);
        assert!(done.status.success(), "{}", stderr_text(&done));
        stderr_text(&done)
    };
    let all = told("print board --seed tea --per-page 4 --scores --count 4 --pdf a.pdf");
    assert!(
        all.contains("lettercase: no room for the score table\n"),
        "{all}"
    );
    let some = "print rules + board --seed tea --per-page 4 --scores --count 8 --pdf a.pdf";
    let wanted = "lettercase: no room for the score table on pages 2 and 3\n";
    let some = told(some);
    assert!(some.contains(wanted), "{some}");
    // `lettercase board`, which also prints boards, reports left-out content in the same words.
    let board = told("board --seed tea --per-page 4 --scores --count 4 --pdf a.pdf");
    assert!(
        board.contains("lettercase: no room for the score table\n"),
        "{board}"
    );
    let pack = told("print pack --count 1 --pdf a.pdf");
    assert!(pack.contains("no QR codes in the index"), "{pack}");
    let pack = told("print pack --count 1 --at https://x.example/ --pdf a.pdf");
    assert!(!pack.contains("QR"), "{pack}");
}
