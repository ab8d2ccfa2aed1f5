//! Tests of which claims a placing breaks, and how.

use super::*;
use c_u_letter_rules::{Options, State};
use game::Viewer;

const ADA: SeatId = SeatId::FIRST;
const BO: SeatId = SeatId::new(1);

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

/// The view of Ada, who holds one card; Bo has claimed the words.
fn view(hand: &str, board: &str, claims: &[(&str, &str)]) -> View {
    let mut state = State::set_out(&Options::default(), &[hand, "E"], board).unwrap();
    for (from, to) in claims {
        state = state.with_claim(BO, from, to).unwrap();
    }
    state.seen_by(Viewer::Seat(ADA))
}

fn placed(view: &View, at: &str, using: Use) -> ClaimChanges {
    let placing = Placing {
        card: view.hand[0],
        at: square(at),
        using,
    };
    assert_eq!(view.check_placing(&placing), Ok(()), "the placing is legal");
    let changes = preview_changes(view, &placing);
    let broken: Vec<ClaimId> = changes.broke.iter().map(|one| one.claim).collect();
    assert_eq!(
        broken,
        view.claims_broken_by(&placing),
        "the rules break the same claims"
    );
    changes
}

fn letter(card: CardId) -> char {
    card.letter().uppercase()
}

#[test]
fn c26_a_covered_card_breaks_every_word_through_it() {
    let view = view("rJ", "C A T rI*\n. . O", &[("a1", "c1"), ("c1", "c2")]);
    let changes = placed(&view, "c1", Use::Overwrite);
    assert_eq!(changes.placed, Some((ADA, view.hand[0])));
    for broke in &changes.broke {
        let BreakCause::Covered { card, at } = broke.how else {
            panic!("unexpected value: {broke:?}");
        };
        assert_eq!((letter(card), at), ('T', square("c1")));
    }
    assert_eq!(changes.broke.len(), 2);
}

#[test]
fn c25_a_swapped_card_leaves_its_word() {
    let view = view("bM", "C A bT*\n. .", &[("a1", "c1")]);
    let changes = placed(&view, "b2", Use::Swap(square("b1")));
    let BreakCause::Swapped { card, from, to } = changes.broke[0].how else {
        panic!("unexpected value: {changes:?}");
    };
    assert_eq!((letter(card), from, to), ('A', square("b1"), square("b2")));
}

#[test]
fn c27_an_inserted_card_splits_a_word() {
    let view = view("gE", "C A T gI*", &[("a1", "c1")]);
    // Not placed on the C, since that would push the whole word on.
    let changes = placed(&view, "c1", Use::Insert(Heading::Right));
    let BreakCause::Split {
        before,
        after,
        between,
    } = changes.broke[0].how
    else {
        panic!("unexpected value: {changes:?}");
    };
    assert_eq!((letter(before), letter(after)), ('A', 'T'));
    assert_eq!(between, (square("b1"), square("c1")));
}

#[test]
fn c27_a_card_is_pushed_out_of_a_crossing_word() {
    let view = view("gE", ". . gI*\nC A T", &[("a2", "c2")]);
    let changes = placed(&view, "c1", Use::Insert(Heading::Down));
    let BreakCause::Pushed { card, from, way } = changes.broke[0].how else {
        panic!("unexpected value: {changes:?}");
    };
    assert_eq!(
        (letter(card), from, way),
        ('T', square("c2"), Heading::Down)
    );
}

#[test]
fn c13_a_word_moved_whole_does_not_break() {
    let view = view("gE", "C A T gI*", &[("c1", "d1")]);
    assert!(placed(&view, "c1", Use::Insert(Heading::Right)).is_empty());
}

#[test]
fn c14_a_shorter_word_revives_when_the_longer_one_breaks() {
    let view = view("rJ", "H A T S rI*", &[("a1", "c1"), ("a1", "d1")]);
    let changes = placed(&view, "d1", Use::Overwrite);
    let ids: Vec<ClaimId> = view
        .table
        .ledger
        .claims()
        .iter()
        .map(|one| one.id)
        .collect();
    assert_eq!(changes.awake, [ids[0]]);
    assert_eq!((changes.broke.len(), changes.asleep.len()), (1, 0));
    assert!(changes.mentions(ids[0]) && changes.mentions(ids[1]));
}

#[test]
fn c18_a_word_moved_into_a_line_is_dormant_behind_a_longer_one() {
    // IT is in the first row; the third row has the longer word HAT, beyond a gap.
    let board = "gI* T\n. .\n. . . H A T";
    let pushed = view("gE", board, &[("a1", "b1"), ("d3", "f3")]);
    let ids: Vec<ClaimId> = pushed
        .table
        .ledger
        .claims()
        .iter()
        .map(|one| one.id)
        .collect();
    // A push down the column moves only the I: the word breaks, and none becomes dormant.
    let changes = placed(&pushed, "a1", Use::Insert(Heading::Down));
    assert_eq!((changes.broke.len(), changes.asleep.len()), (1, 0));
    // A two-card word turns a corner, into another line, when one of its cards is swapped.
    let board = "bI* T\n.\n. . . . . .\nH A T S\n. .";
    let swapped = view("bM", board, &[("a1", "b1")]);
    let changes = placed(&swapped, "b2", Use::Swap(square("a1")));
    assert!(changes.is_empty(), "it lies in column b now: {changes:?}");
    let board = "bI* T\n. .\n. H\n. A\n. T";
    let behind = view("bM", board, &[("a1", "b1"), ("b3", "b5")]);
    let changes = placed(&behind, "b2", Use::Swap(square("a1")));
    let claim = ids[0];
    let behind = ids[1];
    assert_eq!(changes.asleep, [DormantClaim { claim, behind }]);
    assert!(changes.broke.is_empty() && changes.mentions(behind));
}

#[test]
fn c14_a_claim_makes_a_shorter_one_dormant() {
    let state = State::set_out(&Options::default(), &["S", "E"], "H A T S").unwrap();
    let before = state.with_claim(ADA, "a1", "c1").unwrap();
    let after = before.clone().with_claim(BO, "a1", "d1").unwrap();
    let changes = changes_from_claims(&before.table, &after.table);
    assert_eq!((changes.asleep.len(), changes.placed), (1, None));
    assert!(changes_from_claims(&before.table, &before.table).is_empty());
}

#[test]
fn c13_the_board_shows_why_a_claim_is_broken() {
    let view = view("gE", "C A T gI*", &[("a1", "c1")]);
    let claim = &view.table.ledger.claims()[0];
    let told = |board: &str| {
        let state = State::set_out(&Options::default(), &["S", "S"], board).unwrap();
        void_reason(&state.table.board, claim)
    };
    assert!(matches!(
        told("C A rJ/T"),
        VoidReason::Covered { by: Some(_), .. }
    ));
    assert!(matches!(told("C A"), VoidReason::Gone(card) if letter(card) == 'T'));
    assert!(matches!(told("C A . T"), VoidReason::Parted { one, .. } if letter(one) == 'A'));
    assert!(matches!(told("C A\n. T"), VoidReason::Parted { other, .. } if letter(other) == 'T'));
    assert_eq!(told("C A T"), VoidReason::ForGood);
}

#[test]
fn c13_broken_words_of_the_last_action_are_known_until_the_round_ends() {
    use c_u_letter_rules::Action;
    use game::{Chance, Game, Moment, PlayedBy, Roster, Seat};
    use lexicon::{Level, Lexicon};

    let mut roster = Roster::default();
    roster.add("Ada").unwrap();
    roster.add("Bo").unwrap();
    let by = PlayedBy::Person;
    let seats = roster.players().iter().cloned();
    let seats: Vec<Seat> = seats.map(|player| Seat { player, by }).collect();
    let words = [
        "at", "it", "to", "so", "no", "in", "on", "is", "us", "or", "he", "we", "tea",
    ];
    let words = Lexicon::from_words(words.map(|word| (word, Level::Common))).unwrap();
    let (mut broken, mut claimed) = (0, 0);
    for seed in 0..8 {
        let (options, mut chance) = (Options::default(), Chance::new(seed));
        let mut game = Match::<CULetter>::start(options, seats.clone(), Chance::new(seed)).unwrap();
        assert_eq!(last_changes(&game), ClaimChanges::default());
        while game.state().table.results.is_empty() {
            let before = game.state().table.clone();
            let seat = before.turn.seat;
            let view = game.view(Viewer::Seat(seat));
            let action = CULetter::sample_action(&view, seat, Some(&words), &mut chance);
            let known = last_changes(&game);
            game.act(seat, &action, Moment::START, Some(&words))
                .unwrap();
            let (last, after) = (last_changes(&game), &game.state().table);
            match action {
                Action::Place(placing) => {
                    assert_eq!(last, changes_from_placing(&before, &placing, seat));
                    broken += last.broke.len();
                }
                Action::Claim(_) => {
                    assert_eq!(last, changes_from_claims(&before, after));
                    claimed += 1;
                }
                // Ending a turn changes no claims.
                Action::Ready | Action::Done if after.results.is_empty() => {
                    assert_eq!(last, known);
                }
                _ => {}
            }
        }
        assert_eq!(last_changes(&game), ClaimChanges::default());
    }
    assert!(broken > 0 && claimed > 0, "{broken} {claimed}");
}
