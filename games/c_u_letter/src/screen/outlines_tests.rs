//! Tests of the word outlines.

use super::*;
use c_u_letter_rules::{Options, State};
use game::Viewer;

const ADA: SeatId = SeatId::FIRST;
const BO: SeatId = SeatId::new(1);

fn view(hand: &str, board: &str, claims: &[(&str, &str)]) -> View {
    let mut state = State::set_out(&Options::default(), &[hand, "E"], board).unwrap();
    for (place, (from, to)) in claims.iter().enumerate() {
        let owner = if place % 2 == 0 { ADA } else { BO };
        state = state.with_claim(owner, from, to).unwrap();
    }
    state.seen_by(Viewer::Seat(ADA))
}

fn drawn(board: &str, claims: &[(&str, &str)]) -> Vec<Outline> {
    outlines(
        &view("S", board, claims),
        &Draft::default(),
        &ClaimChanges::default(),
    )
}

fn of<'o>(outlines: &'o [Outline], word: &str) -> &'o Outline {
    outlines
        .iter()
        .find(|one| one.word.as_str() == word)
        .unwrap()
}

#[test]
fn a_counting_word_is_outlined_for_its_owner() {
    let outlines = drawn("C A T", &[("a1", "c1")]);
    let cat = of(&outlines, "cat");
    assert_eq!(
        (cat.owner, cat.stands, cat.raised),
        (ADA, OutlineStatus::Counts, false)
    );
    assert_eq!(
        cat.path,
        "M24 4H276a20 20 0 0 1 20 20V76a20 20 0 0 1 -20 20H24a20 20 0 0 1 -20 -20V24a20 20 0 0 1 \
         20 -20z"
    );
    assert!(cat.crack.is_empty() && cat.snaps_at.is_empty());
    // On the edge where the word begins, inside the board.
    assert_eq!(cat.badge, (18, 50));
}

#[test]
fn c9_a_badge_is_at_the_first_letter_in_reading_direction() {
    let board = ". . . .\n. . C A T\n. . .\n. . .";
    let right = drawn(board, &[("c2", "e2")]);
    assert_eq!(right[0].badge, (209, 150));
    let left = drawn(board, &[("e2", "c2")]);
    assert_eq!(left[0].badge, (491, 150));
    assert_eq!(left[0].path, right[0].path);
    let down = drawn(". .\n. C\n. A", &[("b2", "b3")]);
    assert_eq!(down[0].badge, (150, 109));
    let up = drawn(". .\n. C\n. A", &[("b3", "b2")]);
    assert_eq!(up[0].badge, (150, 291));
}

#[test]
fn badges_and_outlines_stay_off_the_cards_of_other_squares() {
    let board = ". . . .\n. . C A T\n. . .\n. . .";
    for (from, to) in [("c2", "e2"), ("e2", "c2")] {
        let own = drawn(board, &[(from, to)]);
        let (x, y) = own[0].badge;
        // The squares c2 to e2 are at 200 to 500; the cards beside them end 10 before and after.
        let free = 190 + BADGE_RADIUS..=510 - BADGE_RADIUS;
        assert!(free.contains(&x) && (100..=200).contains(&y), "{x} {y}");
        assert!(own[0].path.starts_with("M224 104H476"), "{}", own[0].path);
    }
}

#[test]
fn c14_a_dormant_outline_is_inside_the_counting_one() {
    let outlines = drawn("H A T S", &[("a1", "c1"), ("a1", "d1")]);
    let (hat, hats) = (of(&outlines, "hat"), of(&outlines, "hats"));
    assert_eq!(hat.stands, OutlineStatus::Asleep { behind: hats.claim });
    assert!(
        hats.path.starts_with("M24 4") && hat.path.starts_with("M29 12"),
        "{hat:?}"
    );
    assert_ne!(hat.badge, hats.badge);
}

#[test]
fn outlines_of_overlapping_words_never_coincide() {
    let board = "C A T S U\nA\nT";
    let claims = [
        ("a1", "e1"),
        ("a1", "d1"),
        ("a1", "c1"),
        ("b1", "c1"),
        ("b1", "e1"),
        ("a1", "a3"),
        ("a1", "a2"),
    ];
    let outlines = drawn(board, &claims);
    assert_eq!(outlines.len(), claims.len());
    // The coordinates of each outline's long sides.
    let sides = |one: &Outline| {
        let path = one.path.split(['M', 'H', ' ']).nth(2).unwrap().to_owned();
        (one.span.line(), path)
    };
    for (place, one) in outlines.iter().enumerate() {
        for other in &outlines[..place] {
            let shares = one.span.squares().any(|square| other.span.covers(square));
            assert!(!shares || sides(one) != sides(other), "{one:?} {other:?}");
        }
    }
}

#[test]
fn badges_never_overlap() {
    // Words that begin on the same square, and on two neighbouring squares.
    let board = "C A T S\nA . A\nT A C\nS";
    let claims = [
        ("a1", "d1"),
        ("a1", "c1"),
        ("a1", "b1"),
        ("a1", "a4"),
        ("a1", "a3"),
        ("c3", "a3"),
        ("a3", "b3"),
        ("c3", "c1"),
        ("c1", "d1"),
        ("b1", "d1"),
    ];
    let outlines = drawn(board, &claims);
    assert_eq!(outlines.len(), claims.len());
    for (place, one) in outlines.iter().enumerate() {
        let (x, y) = one.badge;
        assert!(
            (BADGE_RADIUS..=900 - BADGE_RADIUS).contains(&x)
                && (BADGE_RADIUS..=900 - BADGE_RADIUS).contains(&y)
        );
        for other in &outlines[..place] {
            let (across, down) = (x - other.badge.0, y - other.badge.1);
            assert!(
                across * across + down * down >= 4 * BADGE_RADIUS * BADGE_RADIUS,
                "{one:?} {other:?}"
            );
        }
    }
}

#[test]
fn c13_a_word_that_the_chosen_placing_would_break_is_drawn_cracked() {
    let view = view(
        "rJ",
        "H A T S rI*\n. . O",
        &[("a1", "c1"), ("a1", "d1"), ("c1", "c2")],
    );
    let mut draft = Draft::default();
    draft.drop_card(view.hand[0], Square::from_name("d1").unwrap(), &view);
    let outlines = outlines(&view, &draft, &ClaimChanges::default());
    let hats = of(&outlines, "hats");
    assert!(matches!(
        hats.stands,
        OutlineStatus::Snapped(BreakCause::Covered { .. })
    ));
    assert_eq!(hats.snaps_at, [Square::from_name("d1").unwrap()]);
    assert_eq!(hats.crack, "M342 0L358 25L342 50L358 75L342 100");
    // The changed claims are on top: HAT revives.
    let raised: Vec<bool> = outlines.iter().map(|one| one.raised).collect();
    assert_eq!(raised, [false, true, true]);
    assert_eq!(of(&outlines, "hat").stands, OutlineStatus::Counts);
    assert!(!of(&outlines, "to").raised);
}

#[test]
fn c13_a_word_that_the_last_placing_broke_is_drawn_cracked_until_the_next_action() {
    let before = view("gE", "C A T gI*", &[("a1", "c1")]);
    let placing = c_u_letter_rules::Placing {
        card: before.hand[0],
        at: Square::from_name("c1").unwrap(),
        using: c_u_letter_rules::Use::Insert(Heading::Right),
    };
    let last = preview_changes(&before, &placing);
    let mut after = before.clone();
    after.table.board = before.board_after(&placing).unwrap();
    after.table.stage = Stage::Claiming;
    let snapped = outlines(&after, &Draft::default(), &last);
    assert_eq!(snapped.len(), 1);
    assert_eq!(
        snapped[0].span,
        Span::new(square("a1"), square("c1")).unwrap()
    );
    // The crack is between the A and the T.
    assert_eq!(snapped[0].crack, "M192 0L208 25L192 50L208 75L192 100");
    assert!(outlines(&after, &Draft::default(), &ClaimChanges::default()).is_empty());
}

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

#[test]
fn c20_after_a_round_no_word_is_outlined() {
    let mut view = view("S", "C A T", &[("a1", "c1")]);
    for stage in [Stage::RoundOver, Stage::Over] {
        view.table.stage = stage;
        assert!(outlines(&view, &Draft::default(), &ClaimChanges::default()).is_empty());
    }
}
