//! Zones and abilities: C23 to C27.

use c_u_letter_rules::{AbilityColour, ClaimStatus, Heading, Refusal, Use};

use super::table::{B, set_up, square_at};

#[test]
fn c23_a_zone_is_three_by_three_in_its_colour_clipped_at_the_edge() {
    let sitting = set_up(
        "rA* . . .
                        . . . .
                        . . bN* .",
    )
    .deal();
    let zones: Vec<_> = sitting.table().board.zones().collect();
    let told = |place: usize| {
        let zone = zones[place];
        (zone.centre, zone.colour, zone.squares.iter().count())
    };
    assert_eq!(told(0), (square_at("a1"), AbilityColour::Red, 4));
    assert_eq!(told(1), (square_at("c3"), AbilityColour::Blue, 9));
    assert!(
        zones[1].squares.contains(square_at("b2")) && !zones[1].squares.contains(square_at("a2"))
    );
}

#[test]
fn c23_a_zone_lasts_while_its_enchanter_is_uncovered() {
    let covered = set_up("rT/rA* B").deal();
    assert_eq!(covered.table().board.zones().count(), 0);
    let face_down = set_up("2(yE*) B").deal();
    assert_eq!(face_down.table().board.zones().count(), 0);
    let letter = set_up("rA B").deal();
    assert_eq!(letter.table().board.zones().count(), 0);
}

#[test]
fn c24_an_enchanter_triggers_in_an_older_zone_but_not_in_its_own() {
    let mut alone = set_up("A B").hands(&["bN*", "E"]).deal();
    let refused = alone.place("bN*", "c1", Use::Swap(square_at("b1")));
    assert_eq!(refused, Err(Refusal::NoZone(AbilityColour::Blue)));
    let mut older = set_up("A bO*").hands(&["bN*", "E"]).deal();
    older
        .place("bN*", "c1", Use::Swap(square_at("a1")))
        .unwrap();
    assert_eq!(older.board_rows(), ["NOA"]);
}

#[test]
fn c24_a_zone_serves_only_its_colour_even_where_zones_overlap() {
    // The square c2 is in both a red and a green zone.
    let board = ". A A . .
                 rI* B D gK* .";
    let mut red = set_up(board).hands(&["rT gS bS", "E"]).deal();
    let refused = red.place("bS", "c2", Use::Overwrite);
    assert_eq!(refused, Err(Refusal::NotItsAbility(AbilityColour::Blue)));
    red.place("rT", "b2", Use::Overwrite).unwrap();
    let mut overlap = set_up("rI* B gK*").hands(&["rT", "E"]).deal();
    assert!(overlap.place("rT", "b1", Use::Overwrite).is_ok());
    let mut overlap = set_up("rI* B gK*").hands(&["gS", "E"]).deal();
    assert!(
        overlap
            .place("gS", "b1", Use::Insert(Heading::Down))
            .is_ok()
    );
    let mut far = set_up("rI* B D").hands(&["rT", "E"]).deal();
    let refused = far.place("rT", "c1", Use::Overwrite);
    assert_eq!(refused, Err(Refusal::NoZone(AbilityColour::Red)));
}

#[test]
fn c24_abilities_are_optional() {
    let mut sitting = set_up("rI* . B").hands(&["rT", "E"]).deal();
    sitting.place("rT", "b1", Use::Nothing).unwrap();
    assert_eq!(sitting.board_rows(), ["ITB"]);
}

#[test]
fn c25_a_blue_card_swaps_places_within_the_zone() {
    let board = "S T A R
                 . bN* . .";
    let mut sitting = set_up(board).hands(&["bP bO bE", "E"]).deal();
    let refused = sitting.place("bP", "c2", Use::Swap(square_at("d1")));
    assert_eq!(refused, Err(Refusal::OtherZone(square_at("d1"))));
    let refused = sitting.place("bP", "c2", Use::Swap(square_at("a3")));
    assert_eq!(refused, Err(Refusal::NothingThere(square_at("a3"))));
    let refused = sitting.place("bP", "b2", Use::Swap(square_at("a1")));
    assert_eq!(
        refused,
        Err(Refusal::Taken(square_at("b2"))),
        "on an empty square"
    );
    let refused = sitting.place("bP", "c3", Use::Swap(square_at("a1")));
    assert_eq!(
        refused,
        Err(Refusal::Alone(square_at("c3"))),
        "beside a card"
    );
    sitting
        .place("bP", "c2", Use::Swap(square_at("a1")))
        .unwrap();
    assert_eq!(sitting.board_rows(), ["PTAR", ".NS"]);
}

#[test]
fn c25_enchanters_carry_their_zones_and_face_down_cards_stay_down() {
    let board = "2(yE) bN*
                 . .";
    let mut zone = set_up(board).hands(&["bP", "E"]).deal();
    zone.place("bP", "b2", Use::Swap(square_at("b1"))).unwrap();
    assert_eq!(zone.board_rows(), ["#P", ".N"]);
    assert_eq!(
        zone.table().board.zones().next().unwrap().centre,
        square_at("b2")
    );
    let mut down = set_up(board).hands(&["bP", "E"]).deal();
    down.place("bP", "b2", Use::Swap(square_at("a1"))).unwrap();
    assert_eq!(down.board_rows(), ["PN", ".#"]);
    assert_eq!(down.table().board.secrets()[0].1.by, B);
}

#[test]
fn c25_a_blue_card_may_swap_within_any_overlapping_blue_zone() {
    // b1 is in the zones of a1 and c1; d1 only in the second.
    let mut sitting = set_up("bN* . bO* A").hands(&["bP", "E"]).deal();
    sitting
        .place("bP", "b1", Use::Swap(square_at("d1")))
        .unwrap();
    assert_eq!(sitting.board_rows(), ["NAOP"]);
}

#[test]
fn c25_a_whole_stack_swaps_places() {
    let mut sitting = set_up("rT/S bN*").hands(&["bP", "E"]).deal();
    sitting
        .place("bP", "b2", Use::Swap(square_at("a1")))
        .unwrap();
    assert_eq!(sitting.board_rows(), ["PN", ".T"]);
    assert_eq!(sitting.table().board.stack(square_at("b2")).count(), 2);
}

#[test]
fn c26_a_red_card_covers_any_card_of_the_zone() {
    let board = "rI* bN* 2(yE)
                 . rA* .";
    let mut enchanter = set_up(board).hands(&["rT", "E"]).deal();
    enchanter.place("rT", "b1", Use::Overwrite).unwrap();
    let colours: Vec<AbilityColour> = enchanter
        .table()
        .board
        .zones()
        .map(|zone| zone.colour)
        .collect();
    assert_eq!(
        colours,
        [AbilityColour::Red, AbilityColour::Red],
        "the covered zone ends"
    );
    let mut own = set_up(board).hands(&["rT", "E"]).deal();
    own.place("rT", "b2", Use::Overwrite).unwrap();
    assert_eq!(
        own.table().board.zones().count(),
        2,
        "its own Enchanter too"
    );
    let mut hidden = set_up(board).hands(&["rT", "E"]).deal();
    hidden.place("rT", "c1", Use::Overwrite).unwrap();
    assert!(hidden.table().board.secrets().is_empty());
    let mut empty = set_up(board).hands(&["rT", "E"]).deal();
    let refused = empty.place("rT", "a2", Use::Overwrite);
    assert_eq!(refused, Err(Refusal::NothingThere(square_at("a2"))));
}

#[test]
fn c26_the_same_letter_on_the_same_letter_is_refused() {
    let mut sitting = set_up("rI* T").hands(&["rT", "E"]).deal();
    assert_eq!(
        sitting.place("rT", "b1", Use::Overwrite),
        Err(Refusal::SameLetter)
    );
    // The refusal must not reveal what lies face down either.
    let mut hidden = set_up("rI* 2(yO)").hands(&["rO", "E"]).deal();
    assert!(hidden.place("rO", "b1", Use::Overwrite).is_ok());
}

#[test]
fn c27_a_green_card_pushes_the_run_into_the_first_gap() {
    let board = "H A T . S
                 gK* . . . .";
    let mut right = set_up(board).hands(&["gC", "E"]).deal();
    right
        .place("gC", "b1", Use::Insert(Heading::Right))
        .unwrap();
    assert_eq!(right.board_rows(), ["HCATS", "K"], "the gap absorbs it");
    let mut left = set_up(
        ". H A T
                         . . gK* .",
    )
    .hands(&["gC", "E"])
    .deal();
    left.place("gC", "c1", Use::Insert(Heading::Left)).unwrap();
    assert_eq!(left.board_rows(), ["HACT", "..K"]);
    let mut down = set_up(board).hands(&["gC", "E"]).deal();
    down.place("gC", "a1", Use::Insert(Heading::Down)).unwrap();
    assert_eq!(down.board_rows(), ["CAT.S", "H", "K"]);
    assert_eq!(
        down.table().board.zones().next().unwrap().centre,
        square_at("a3"),
        "zones move along"
    );
}

#[test]
fn c27_a_push_off_the_board_is_illegal() {
    let board = "H A T
                 gK* . .";
    let mut up = set_up(board).hands(&["gC", "E"]).deal();
    let refused = up.place("gC", "b1", Use::Insert(Heading::Up));
    assert_eq!(refused, Err(Refusal::PushedOff));
    let refused = up.place("gC", "b1", Use::Insert(Heading::Left));
    assert_eq!(refused, Err(Refusal::PushedOff));
    let refused = up.place("gC", "b2", Use::Insert(Heading::Left));
    assert_eq!(refused, Err(Refusal::NothingThere(square_at("b2"))));
    let mut full = set_up("gK* B C D F G H I J").hands(&["gS", "E"]).deal();
    let refused = full.place("gS", "b1", Use::Insert(Heading::Right));
    assert_eq!(refused, Err(Refusal::PushedOff));
}

#[test]
fn c27_hidden_cards_and_stacks_are_pushed_along() {
    let mut sitting = set_up("gK* 2(yE) rT/S").hands(&["gC", "E"]).deal();
    sitting
        .place("gC", "b1", Use::Insert(Heading::Right))
        .unwrap();
    assert_eq!(sitting.board_rows(), ["KC#T"]);
    assert_eq!(sitting.table().board.stack(square_at("d1")).count(), 2);
    assert_eq!(sitting.table().board.secrets()[0].0, square_at("c1"));
}

#[test]
fn c13_a_word_pushed_intact_keeps_its_claim_at_its_new_squares() {
    let mut sitting = set_up("gK* C A T")
        .hands(&["gS", "E"])
        .with_claim(B, "b1", "d1")
        .deal();
    sitting
        .place("gS", "b1", Use::Insert(Heading::Right))
        .unwrap();
    let claim = sitting.table().ledger.claims()[0].id;
    let ClaimStatus::Counts(span) = sitting.table().ownership().status_of(claim) else {
        panic!("the claim should count");
    };
    assert_eq!((span.from(), span.to()), (square_at("c1"), square_at("e1")));
}
