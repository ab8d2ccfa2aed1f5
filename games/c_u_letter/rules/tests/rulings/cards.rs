//! The cards (the deck of 120) and the board (C3).

use c_u_letter_rules::{AbilityColour, CardId, CardKind, Heading, LetterFace, Span, Square};

/// The Letter cards as listed in the source, the makers' rules: two blocks, each with two colours
/// side by side.
const LETTERS: [[&str; 4]; 2] = [
    [
        "D E E I I A A B D D",
        "I M M N O G I J L N",
        "O O P R R O O P P R",
        "S S T T U R T T T T",
    ],
    [
        "B B C E E A A E E E",
        "E G H H H E E F F I",
        "L N O R S O O Q U V",
        "S S S T U W X Y Y Z",
    ],
];
const ENCHANTERS: [[&str; 2]; 2] = [
    ["C D G I M A A E E D", "N O R T U I I L R R"],
    ["A A C H I A A E E I", "I K L N N I O O U U"],
];

fn cards_by_side(rows: &[&str]) -> [Vec<String>; 2] {
    let side = |from: usize| {
        let signs = rows
            .iter()
            .flat_map(|row| row.split(' ').skip(from).take(5));
        let mut signs: Vec<String> = signs.map(str::to_owned).collect();
        signs.sort();
        signs
    };
    [side(0), side(5)]
}

fn faces_of(colour: AbilityColour, kind: CardKind) -> Vec<String> {
    let cards = CardId::all().map(CardId::face);
    let cards = cards.filter(|face| face.colour == colour && face.kind == kind);
    let mut letters: Vec<String> = cards
        .map(|face| face.letter.uppercase().to_string())
        .collect();
    letters.sort();
    letters
}

#[test]
fn the_deck_matches_the_tables_of_the_source() {
    let colours = [
        [AbilityColour::Blue, AbilityColour::Red],
        [AbilityColour::Green, AbilityColour::Grey],
    ];
    for (place, pair) in colours.into_iter().enumerate() {
        let (letters, enchanters) = (
            cards_by_side(&LETTERS[place]),
            cards_by_side(&ENCHANTERS[place]),
        );
        for (side, colour) in pair.into_iter().enumerate() {
            assert_eq!(
                faces_of(colour, CardKind::Letter),
                letters[side],
                "{colour:?}"
            );
            assert_eq!(
                faces_of(colour, CardKind::Enchanter),
                enchanters[side],
                "{colour:?}"
            );
        }
    }
    assert_eq!(CardId::all().count(), 120);
}

#[test]
fn card_text_round_trips() {
    for card in CardId::all() {
        let face = card.face();
        assert_eq!(face.to_string().parse::<LetterFace>(), Ok(face));
    }
    for none in ["", "T", "bt", "bT**", "xT", "bTT", "b*"] {
        assert!(none.parse::<LetterFace>().is_err(), "{none}");
    }
    assert!(CardId::try_from(120).is_err());
}

#[test]
fn c3_the_board_is_nine_by_nine() {
    assert_eq!(Square::all().count(), 81);
    let corner = Square::from_name("a1").unwrap();
    assert_eq!(
        (corner.step(Heading::Left), corner.step(Heading::Up)),
        (None, None)
    );
    assert_eq!(corner.ray(Heading::Right).count(), 9);
    assert_eq!(Square::from_name("j1"), None);
    let (from, to) = (
        Square::from_name("c2").unwrap(),
        Square::from_name("c7").unwrap(),
    );
    let span = Span::new(to, from).unwrap();
    assert_eq!(
        (span.heading(), span.len(), span.to()),
        (Heading::Up, 6, from)
    );
    assert_eq!(Span::new(corner, to), None, "neither a row nor a column");
    assert_eq!(Span::new(corner, corner), None, "one square isn't a span");
}
