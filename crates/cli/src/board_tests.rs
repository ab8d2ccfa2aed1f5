use super::*;

fn args(line: &str) -> Args {
    Args::new("board", line.split_whitespace().map(String::from).collect())
}

fn boards_for(line: &str) -> Vec<NamedBoard> {
    let mut args = args(line);
    let asked = MeasureOptions::from_args(&mut args).unwrap();
    let boards = make_boards(&mut args, &asked).unwrap();
    args.check_all_used().unwrap();
    boards.resolve(&args, &asked).unwrap()
}

#[test]
fn board_options_give_the_same_settings_as_the_link() {
    let cases = [
        ("--seed picnic", "#/board/1/medium-4/picnic"),
        (
            "--seed a --size small --seats 2 --walls off",
            "#/board/1/small-2/a?walls=off",
        ),
        ("--seed a --supercells", "#/board/1/medium-4/a?cells=some"),
        (
            "--seed a --supercells=3 --types dtg",
            "#/board/1/medium-4/a?cells=3&types=dtg",
        ),
        (
            "--seed a --celldance",
            "#/board/1/medium-4/a?cells=some&types=celldance",
        ),
        (
            "--seed a --hands 0 --rim --letters many --backpacks --values fixed",
            "#/board/1/medium-4/a?letters=many&rim=on&hand=0&values=fixed&backpacks=on",
        ),
        (
            "--seed a --symmetry turned",
            "#/board/1/medium-4/a?symmetry=turned",
        ),
    ];
    for (line, link) in cases {
        assert_eq!(boards_for(line)[0].link.to_string(), link, "{line}");
    }
}

#[test]
fn a_series_is_named_by_number() {
    let links: Vec<String> = boards_for("--seed picnic --count 3")
        .iter()
        .map(|n| n.link.to_string())
        .collect();
    let expected = [1, 2, 3].map(|n| format!("#/board/1/medium-4/picnic-{n}"));
    assert_eq!(links, expected);
    assert_eq!(
        boards_for("")[0].board.areas().len(),
        4,
        "a random seed works"
    );
}

#[test]
fn a_link_and_a_code_open_the_same_board() {
    let named = boards_for("--seed picnic --celldance --walls 20").remove(0);
    for name in [named.link.to_string(), named.board.to_code()] {
        assert_eq!(open_board(&args(""), &name).unwrap().board, named.board);
    }
    let text = draw_board(&named);
    assert!(text.starts_with("#/board/1/medium-4/picnic?"), "{text}");
    assert!(text.contains(&named.board.to_string()), "{text}");
}

#[test]
fn impossible_boards_give_a_one_line_error() {
    let wrong = [
        (
            "--size huge",
            "--size is one of: small, medium, large; not `huge`",
        ),
        ("--seats 7", "up to 6 can play"),
        ("--seats x", "--seats is a number from 0 to 6, not `x`"),
        (
            "--walls 99",
            "these settings have room for 41 walls, not 99",
        ),
        ("--count 0", "--count is a number from 1 to 1000, not `0`"),
        ("--open hello", "the code of a board"),
        ("--open #/board/9/x", "newer Lettercase"),
        ("--pfd out.pdf", "`--pfd`"),
        ("--per-page 2", "--per-page needs --pdf or --svg"),
        ("--pdf out.pdf --per-page 3", "--per-page is 1, 2 or 4"),
        ("--pdf out.pdf --count 61", "1 to 60 boards"),
        ("--pdf out.pdf --qr", "--qr needs the page’s address"),
        (
            "--difficulty cruel",
            "--difficulty is one of: easy, fair, hard; not `cruel`",
        ),
        ("--list a.lex", "--list needs --measure or --difficulty"),
        (
            "--open #/board/1/small-2/a --difficulty easy",
            "--open and --difficulty don’t go together",
        ),
        (
            "--measure --pdf -",
            "--pdf - and --measure don’t go together",
        ),
    ];
    for (line, told) in wrong {
        let trouble = run(args(line)).unwrap_err();
        assert!(matches!(trouble, CliError::Usage(_)), "{line}");
        let told_is = trouble.to_string();
        assert!(
            told_is.contains(told) && !told_is.contains('\n'),
            "{told_is}"
        );
    }
}
