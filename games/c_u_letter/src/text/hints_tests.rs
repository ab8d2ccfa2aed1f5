//! Tests of the sentences of hints.

use super::*;
use c_u_letter_rules::{Heading, Options, Span, Square, State};
use game::{PlayedBy, Roster, Viewer};
use lexicon::{FamilyFilter, Level, Lexicon};

const ADA: SeatId = SeatId::FIRST;
const BO: SeatId = SeatId::new(1);

fn seats(names: &[&str]) -> Vec<Seat> {
    let mut roster = Roster::default();
    for name in names {
        roster.add(name).unwrap();
    }
    let seat = |player: &game::Player| Seat {
        player: player.clone(),
        by: PlayedBy::Person,
    };
    roster.players().iter().map(seat).collect()
}

fn at(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

/// A table on which Bo has claimed the first row up to this square, if any.
fn view(hand: &str, board: &str, claimed: Option<&str>) -> View {
    let mut state = State::set_out(&Options::default(), &[hand, "E"], board).unwrap();
    if let Some(to) = claimed {
        state = state.with_claim(BO, "a1", to).unwrap();
    }
    state.seen_by(Viewer::Seat(ADA))
}

/// The sentences of the three steps for the first card of the hand.
fn told(view: &View, name: &str, using: Use, names: &[&str]) -> [String; 3] {
    let list = ["cat", "caj", "plants"].map(|word| (word, Level::Common));
    let words = Lexicon::from_words(list).unwrap();
    let placing = Placing {
        card: view.hand[0],
        at: at(name),
        using,
    };
    let hinted = HintedPlacing::new(view, placing, &words, &FamilyFilter::default());
    steps(hinted.unwrap(), view, names)
}

fn steps(hinted: HintedPlacing, view: &View, names: &[&str]) -> [String; 3] {
    let mut hint = TurnHint::new(Hint::Placing(hinted), view.clone());
    [(); 3].map(|()| {
        let says = describe_hint(&hint, &seats(names));
        hint.give_next();
        says
    })
}

const PAIR: [&str; 2] = ["You", "Bo"];

#[test]
fn a_swap_that_breaks_a_word_is_hinted_at_in_three_sentences() {
    let view = view("bM", "C A bT*\n. .", Some("c1"));
    assert_eq!(
        told(&view, "b2", Use::Swap(at("b1")), &PAIR),
        [
            "A blue card can break Bo’s CAT.",
            "Put your blue M on b2, then swap it.",
            "M on b2, swap with A, to break CAT: Bo −3.",
        ]
    );
}

#[test]
fn c25_a_blue_card_that_should_not_swap_is_kept_where_it_is() {
    let blue = view("bS", "C A T . bT*", None);
    let hint = |view: &View| {
        let hinted = hinted(view, "d1", Use::Nothing, &["cats"]);
        let [_, second, third] = steps(hinted, view, &PAIR);
        [second, third]
    };
    assert_eq!(
        hint(&blue),
        [
            "Put your blue S on d1 and keep it there.",
            "S on d1, keep it there, to claim CATS: you +4.",
        ]
    );
    // A green card can't swap, so it needs no such words.
    let green = view("gS", "C A T . bT*", None);
    let [second, third] = hint(&green);
    assert_eq!(second, "Your green S goes on d1.");
    assert_eq!(third, "S on d1 to claim CATS: you +4.");
}

#[test]
fn c28_a_grey_card_that_should_not_hide_goes_face_up() {
    let view = view("yE", "C A T yI*\n. .", None);
    let hinted = hinted(&view, "c2", Use::Nothing, &["te"]);
    let [.., third] = steps(hinted, &view, &PAIR);
    assert_eq!(third, "E on c2, face up, to claim TE: you +2.");
}

#[test]
fn a_cover_names_the_broken_word_before_the_claimed_one() {
    let view = view("rJ", "C A T rI*", Some("c1"));
    assert_eq!(
        told(&view, "c1", Use::Overwrite, &PAIR),
        [
            "A red card can break Bo’s CAT.",
            "Your red J goes on c1.",
            // C21: the covered T is paid, too.
            "J over T on c1 to break CAT, then claim CAJ: you +4, Bo −3.",
        ]
    );
}

#[test]
fn a_longer_word_says_what_its_line_costs_others() {
    let view = view("gS", "P L A N T", Some("e1"));
    let list = [
        "You can claim a word of 6 letters in row 1.",
        "Your green S goes on f1.",
    ];
    let [first, second, third] = told(&view, "f1", Use::Nothing, &PAIR);
    assert_eq!([first, second], list);
    // Bo's PLANT sleeps once the longer word is claimed.
    assert_eq!(third, "S on f1 to claim PLANTS: you +6, Bo −5.");
    let [.., third] = told(&view, "f1", Use::Nothing, &["Ada", "Bo"]);
    assert_eq!(third, "S on f1 to claim PLANTS: Ada +6, Bo −5.");
}

#[test]
fn a_push_names_its_direction() {
    let view = view("gE", "C A T gI*", Some("c1"));
    let [.., third] = told(&view, "c1", Use::Insert(Heading::Right), &PAIR);
    assert_eq!(third, "E on c1, push right, to break CAT: Bo −3.");
}

#[test]
fn c34_an_ambush_names_its_zone_and_its_word() {
    let view = view("yA", "C . T\n. yI*", None);
    assert_eq!(
        told(&view, "b1", Use::Hide, &PAIR),
        [
            "You can set an ambush in a grey zone.",
            "Your grey A goes on b1.",
            "A on b1, face down, to ambush with CAT: you +3.",
        ]
    );
}

#[test]
fn without_a_word_the_card_and_the_sum_are_named() {
    let view = view("gE", "C A T gI*", None);
    let hinted = HintedPlacing {
        placing: Placing {
            card: view.hand[0],
            at: at("c1"),
            using: Use::Insert(Heading::Down),
        },
        breaks: Vec::new(),
        claims: Vec::new(),
        ambush: Vec::new(),
        sums: vec![(ADA, 3)],
    };
    assert_eq!(
        steps(hinted, &view, &PAIR),
        [
            "Look at your green E.",
            "Your green E goes on c1.",
            "E on c1, push down: you +3.",
        ]
    );
}

#[test]
fn a_long_hint_names_fewer_words_and_counts_the_others_together() {
    let view = view("gE", "C A T gI*", Some("c1"));
    let word = |word: &str| OpenedWord {
        span: Span::new(at("a1"), at("c1")).unwrap(),
        word: word.parse().unwrap(),
        id: None,
    };
    let mut hinted = HintedPlacing {
        placing: Placing {
            card: view.hand[0],
            at: at("c1"),
            using: Use::Nothing,
        },
        breaks: Vec::new(),
        claims: ["captains", "tenors", "as"].map(word).into(),
        ambush: Vec::new(),
        sums: vec![(ADA, 14), (BO, -3)],
    };
    let say = |hinted: &HintedPlacing| {
        let [.., third] = steps(hinted.clone(), &view, &["Ada", "Bo", "Anne-Marie"]);
        third
    };
    assert_eq!(
        say(&hinted),
        "E on c1 to claim CAPTAINS and 2 more: Ada +14, Bo −3."
    );
    hinted.placing.using = Use::Insert(Heading::Right);
    assert_eq!(
        say(&hinted),
        "E on c1, push right, to claim 3 words: Ada +14, Bo −3."
    );
    hinted.claims = ["as", "is"].map(word).into();
    hinted.breaks = vec![view.table.ledger.claims()[0].id];
    hinted.sums.push((SeatId::new(2), -2));
    assert_eq!(
        say(&hinted),
        "E on c1, push right, to claim AS and IS: Ada +14, others −5."
    );
    // A hyphen of a name isn't a minus.
    (hinted.claims, hinted.sums) = (Vec::new(), vec![(SeatId::new(2), -2)]);
    assert_eq!(
        say(&hinted),
        "E on c1, push right, to break CAT: Anne-Marie −2."
    );
}

/// A hint about the first card of the hand, with this list.
fn hinted(view: &View, name: &str, using: Use, list: &[&str]) -> HintedPlacing {
    let words = list.iter().map(|word| (*word, Level::Common));
    let words = Lexicon::from_words(words).unwrap();
    let placing = Placing {
        card: view.hand[0],
        at: at(name),
        using,
    };
    HintedPlacing::new(view, placing, &words, &FamilyFilter::default()).unwrap()
}

#[test]
fn a_hint_that_there_is_nothing_names_a_card_and_its_square() {
    let view = view("bM", "C A bT*\n. .", None);
    for (using, nothing, quiet) in [
        (
            Use::Nothing,
            "Nothing to gain now. Put M on b2, keep it there.",
            "Better to wait. Put M on b2, keep it there.",
        ),
        (
            Use::Swap(at("b1")),
            "Nothing to gain now. Put M on b2, swap with A.",
            "Better to wait. Put M on b2, swap with A.",
        ),
    ] {
        let hinted = || hinted(&view, "b2", using, &["plants"]);
        let say = |hint| describe_hint(&TurnHint::new(hint, view.clone()), &seats(&PAIR));
        assert_eq!(say(Hint::Nothing(hinted())), nothing);
        assert_eq!(say(Hint::Quiet(hinted())), quiet);
    }
}

#[test]
fn the_first_step_counts_the_words_and_says_how_they_are_read() {
    let view = view("gS", "C A T\n. . O", None);
    let first = |list: &[&str]| {
        let hinted = hinted(&view, "d1", Use::Nothing, list);
        let [first, ..] = steps(hinted, &view, &PAIR);
        first
    };
    assert_eq!(
        first(&["stac"]),
        "You can claim a word of 4 letters in row 1, read leftwards."
    );
    assert_eq!(
        first(&["cats", "ot"]),
        "You can claim two words, one of 4 letters in row 1."
    );
    assert_eq!(
        first(&["stac", "ot"]),
        "You can claim two words, one in row 1, read leftwards."
    );
}

#[test]
fn after_the_placing_the_words_to_claim_are_named_in_order() {
    let claim = |from: &str, to: &str, word: &str, gain: i32| PreparedClaim {
        span: Span::new(at(from), at(to)).unwrap(),
        word: word.parse().unwrap(),
        gain,
    };
    let cay = claim("c3", "c1", "cay", 3);
    assert_eq!(
        describe_claims(&[cay]),
        "Now claim CAY, read upwards, for 3."
    );
    let (rev, oi) = (claim("a1", "c1", "rev", 3), claim("d1", "d2", "oi", 1));
    assert_eq!(
        describe_claims(&[rev, oi]),
        "Now claim REV for 3, then OI for 1."
    );
    assert_eq!(
        describe_claims(&[rev, oi, cay]),
        "Now claim REV for 3, then two words for 4."
    );
    let none = claim("a1", "c1", "rev", 0);
    for left in [vec![], vec![none]] {
        assert_eq!(describe_claims(&left), "Now end your turn.");
    }
}
