//! The two names of a board (G9): both read back what was written, and report damage.

use game::Chance;
use paper_grid_rules::{
    Board, BoardLink, BoardRefusal, BoardSettings, CodeError, CountedItem, GENERATOR_VERSION,
    LinkError, Size,
};

use super::any::{BOARDS, any_edited_board, generate_board, pick_one, with_seed};

const EDITED: u64 = 3_000;

fn parse_link(text: &str) -> Result<BoardLink, LinkError> {
    text.parse()
}

#[test]
fn g9_a_link_round_trips() {
    let chance = &mut Chance::new(9);
    let signs: Vec<char> = "aZ9 /?&=#%+.-~ž語🎲\"'<".chars().collect();
    for (settings, board) in BOARDS.iter().take(2_000) {
        let seed: String = (0..chance.below(41))
            .map(|_| pick_one(chance, &signs))
            .collect();
        let seed = seed.parse().unwrap();
        let settings = BoardSettings {
            seed,
            ..settings.clone()
        };
        let link = BoardLink::Grown(settings, GENERATOR_VERSION);
        let text = link.to_string();
        assert!(text.bytes().all(|b| b.is_ascii_graphic()), "{text}");
        assert_eq!(parse_link(&text), Ok(link), "{text}");
        let literal = BoardLink::Literal(Box::new(board.clone()));
        assert_eq!(parse_link(&literal.to_string()), Ok(literal));
    }
}

#[test]
fn g9_a_link_leaves_out_defaults_and_accepts_any_order() {
    let link = |settings| BoardLink::Grown(settings, GENERATOR_VERSION).to_string();
    let usual = with_seed(1, BoardSettings::default());
    assert_eq!(link(usual.clone()), "#/board/1/medium-4/seed%201");
    let (size, backpacks) = (Size::Large, true);
    let other = BoardSettings {
        size,
        backpacks,
        ..usual
    };
    assert_eq!(link(other), "#/board/1/large-4/seed%201?backpacks=on");
    let one = parse_link("#/board/1/small-2/x?walls=3&symmetry=mirrored");
    let other = parse_link("https://example.org/at/#/board/1/small-2/x?symmetry=mirrored&walls=3&");
    assert_eq!(one, other);
    assert!(one.is_ok());
}

#[test]
fn g9_a_damaged_link_is_refused_with_the_reason() {
    for elsewhere in ["", "#", "#/settings", "#/boards/1/medium-4/x", "picnic"] {
        assert_eq!(
            parse_link(elsewhere),
            Err(LinkError::NotALink),
            "{elsewhere}"
        );
    }
    let damaged = [
        "#/board/",
        "#/board/1",
        "#/board/x/medium-4/y",
        "#/board/0/medium-4/y",
        "#/board/-1/medium-4/y",
        "#/board/1/medium-4",
        "#/board/1/medium/y",
        "#/board/1/huge-4/y",
        "#/board/1/medium-+4/y",
        "#/board/1/medium-4/y/z",
        "#/board/1/medium-4/y%2",
        "#/board/1/medium-4/y%zz",
        "#/board/1/medium-4/y%ff",
        "#/board/1/medium-4/y?walls",
        "#/board/1/medium-4/y?walls=",
        "#/board/1/medium-4/y?walls=-3",
        "#/board/1/medium-4/y?walls=some&walls=few",
        "#/board/1/medium-4/y?wals=some",
        "#/board/1/medium-4/y?types=q",
        "#/board/1/medium-4/y?backpacks=1",
    ];
    for text in damaged {
        assert_eq!(parse_link(text), Err(LinkError::Damaged), "{text}");
    }
    assert_eq!(
        parse_link("#/board/2/anything/at=all"),
        Err(LinkError::Newer(2))
    );
    let (thing, wanted, most) = (CountedItem::Walls, 99, 41);
    let refusal = BoardRefusal::NoRoom {
        thing,
        wanted,
        most,
    };
    let impossible = parse_link("#/board/1/medium-4/y?walls=99");
    assert_eq!(impossible, Err(LinkError::Impossible(refusal)));
    let long = format!("#/board/1/medium-4/{}", "y".repeat(41));
    let refusal = BoardRefusal::SeedTooLong { characters: 41 };
    assert_eq!(parse_link(&long), Err(LinkError::Impossible(refusal)));
}

#[test]
fn g9_the_code_of_any_edited_board_round_trips() {
    for number in 0..EDITED {
        let board = any_edited_board(number);
        let code = board.to_code();
        assert_eq!(Board::from_code(&code), Ok(board.clone()), "{board}");
        let spoken = code
            .to_lowercase()
            .replace('-', " ")
            .replace('0', "o")
            .replace('1', "l");
        assert_eq!(
            Board::from_code(&spoken),
            Ok(board.clone()),
            "as people write it"
        );
        assert_eq!(board.to_string().parse(), Ok(board));
    }
}

#[test]
fn g9_a_code_is_short_enough_to_type() {
    let usual = |number| generate_board(&with_seed(number, BoardSettings::default())).to_code();
    let longest = (0..1_000)
        .map(|number| usual(number).replace('-', "").len())
        .max();
    assert!(longest <= Some(65), "{longest:?}");
    let code = usual(1);
    assert!(
        code.chars()
            .all(|c| c == '-' || c.is_ascii_uppercase() || c.is_ascii_digit())
    );
    assert!(!code.contains(['I', 'L', 'O', 'U']));
    assert!(code.split('-').rev().skip(1).all(|group| group.len() == 5));
}

#[test]
fn g9_every_wrong_character_in_a_code_is_detected() {
    let signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    for number in 0..12 {
        let board = any_edited_board(number * 7);
        let code: Vec<char> = board.to_code().chars().filter(|c| *c != '-').collect();
        for place in 0..code.len() {
            let mut changed = code.clone();
            for sign in signs.chars().filter(|sign| *sign != code[place]) {
                changed[place] = sign;
                let text: String = changed.iter().collect();
                assert!(Board::from_code(&text).is_err(), "{text}");
            }
            let mut swapped = code.clone();
            swapped.swap(place, (place + 1).min(code.len() - 1));
            let text: String = swapped.iter().collect();
            assert_eq!(Board::from_code(&text).is_err(), swapped != code, "{text}");
            let cut: String = code[..place].iter().collect();
            assert!(Board::from_code(&cut).is_err(), "{cut}");
        }
    }
}

#[test]
fn g9_a_bad_code_is_refused_with_the_reason() {
    let code = generate_board(&with_seed(1, BoardSettings::default())).to_code();
    let signs = code.replace('-', "");
    for text in ["", "12", "picnic!", "hello", "a board", "U"] {
        assert_eq!(Board::from_code(text), Err(CodeError::NotACode), "{text}");
    }
    let (have, all) = (signs.len() - 4, signs.len());
    let cut_off = Err(CodeError::CutOff { have, all });
    assert_eq!(Board::from_code(&signs[..have]), cut_off);
    assert_eq!(
        Board::from_code(&format!("{code}0")),
        Err(CodeError::Damaged)
    );
    let twisted = format!(
        "{}{}",
        &signs[..20],
        signs[20..].chars().rev().collect::<String>()
    );
    assert_eq!(Board::from_code(&twisted), Err(CodeError::Damaged));
    // Version 2 of an empty packing, with a valid checksum.
    assert_eq!(Board::from_code(NEWER), Err(CodeError::Newer(2)));
    assert_eq!(
        parse_link(&format!("#/board/code/{NEWER}")),
        Err(LinkError::Code(CodeError::Newer(2)))
    );
}

/// The code of a newer version; another program computed its checksum.
const NEWER: &str = "200ZK2GTZ";

#[test]
fn g9_random_text_never_panics_the_readers() {
    let chance = &mut Chance::new(11);
    let signs: Vec<char> = "0123456789ABCDEFGHJKMNPQRSTVWXYZ-# /?&=%|.*dž\u{202e}"
        .chars()
        .collect();
    for number in 0..20_000 {
        let mut text: String = (0..chance.below(80))
            .map(|_| pick_one(chance, &signs))
            .collect();
        if number % 2 == 0 {
            let board = &BOARDS[number % BOARDS.len()].1;
            let mut whole: Vec<char> = match number % 3 {
                0 => board.to_code(),
                1 => board.to_string(),
                _ => format!("#/board/1/medium-4/{text}?walls=3&types=dt"),
            }
            .chars()
            .collect();
            for _ in 0..chance.below(4) {
                let place = chance.below(whole.len());
                whole[place] = pick_one(chance, &signs);
            }
            text = whole.into_iter().collect();
        }
        // Whatever is accepted is a board that can be written and read again.
        for board in [Board::from_code(&text).ok(), text.parse().ok()]
            .into_iter()
            .flatten()
        {
            let board: Board = board;
            assert_eq!(Board::from_code(&board.to_code()), Ok(board.clone()));
            assert_eq!(board.to_string().parse(), Ok(board));
        }
        for link in [parse_link(&text), parse_link(&format!("#/board/{text}"))]
            .into_iter()
            .flatten()
        {
            assert!(link.board().is_ok(), "{text}");
        }
    }
}

/// Every link with one character changed, lost or doubled, or with two adjacent ones swapped.
fn links_with_one_slip(link: &str) -> Vec<String> {
    let signs: Vec<char> = link.chars().collect();
    let text = |signs: &[char]| signs.iter().collect::<String>();
    let mut slips = Vec::new();
    for at in 0..signs.len() {
        for other in "abcxyz0189-./?=&".chars() {
            let mut slip = signs.clone();
            slip[at] = other;
            slips.push(text(&slip));
        }
        let mut lost = signs.clone();
        lost.remove(at);
        slips.push(text(&lost));
        let mut doubled = signs.clone();
        doubled.insert(at, signs[at]);
        slips.push(text(&doubled));
        if at > 0 {
            let mut swapped = signs.clone();
            swapped.swap(at - 1, at);
            slips.push(text(&swapped));
        }
    }
    slips.retain(|slip| slip != link);
    slips
}

#[test]
fn one_typing_error_in_a_shared_link_never_opens_another_board() {
    for link in [
        "#/board/1/medium-4/picnic",
        "#/board/1/large-6/rain?cells=few",
        "#/board/1/small-2/a%20word?walls=many&symmetry=turned",
    ] {
        let link: BoardLink = link.parse().unwrap();
        let shared = link.with_check_characters();
        for slip in links_with_one_slip(&shared) {
            if let Ok(other) = slip.parse::<BoardLink>() {
                assert_eq!(other, link, "{shared} became {slip}");
            }
        }
    }
}

#[test]
fn links_without_a_check_character_still_open() {
    let plain = "#/board/1/medium-4/picnic?cells=some";
    let link: BoardLink = plain.parse().unwrap();
    assert_eq!(link.to_string(), plain);
    let shared = link.with_check_characters();
    assert_eq!(shared.len(), plain.len() + 3);
    assert_eq!(shared.parse(), Ok(link));
    let board = "#/board/1/small-2/tea"
        .parse::<BoardLink>()
        .unwrap()
        .board()
        .unwrap();
    let literal = BoardLink::Literal(Box::new(board));
    assert_eq!(
        literal.with_check_characters(),
        literal.to_string(),
        "a code has a check of its own"
    );
}
