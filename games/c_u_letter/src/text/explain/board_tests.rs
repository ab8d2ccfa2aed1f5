//! Tests of the explanations of squares, the cards on them, and zones.

use super::*;

#[test]
fn c19_a_face_up_card_names_its_owner_and_words() {
    let view = ada(&state(
        "S",
        "H rA T S\n. T",
        &[("a1", "d1"), ("a1", "c1"), ("b1", "b2")],
    ));
    let card = on(&view, "b1");
    assert_eq!(card.title, "Red A on b1");
    says(
        &card.facts,
        "If the round ended now, it would go to Bo with HATS.",
    );
    says(&card.facts, "Bo’s HATS in row 1 counts: 4 cards.");
    says(&card.facts, "Ada’s HAT in row 1 sleeps behind HATS.");
    says(&card.facts, "Bo’s AT in column b counts: 1 card.");
    says_not(&on(&view, "a1"), "’s AT ");
}

#[test]
fn c20_a_card_without_a_word_would_have_no_owner() {
    let view = ada(&state("S", "rT", &[]));
    let card = on(&view, "a1");
    assert_eq!(card.title, "Red T on a1");
    says(
        &card.facts,
        "Red cards: Overwrite. Placed in a red zone, they can cover a card.",
    );
    says(&card.facts, "If the round ended now, nobody would get it.");
    let mut after = view;
    after.table.stage = Stage::RoundOver;
    let card = on(&after, "a1");
    says(&card.facts, "It stays on the board: no word took it.");
    says_not(&card, "If the round ended");
}

#[test]
fn c21_a_stack_names_its_cards_and_their_owner() {
    let under = |stacks: Stacks| {
        let choices = Choices {
            stacks,
            ..Choices::default()
        };
        on(&ada(&state_by(choices, "S", "rT/gB/2(yE)", &[])), "a1").facts
    };
    says(
        &under(Stacks::Whole),
        "Under it: a green B and Bo’s face-down card. The whole stack goes with the top card.",
    );
    says(
        &under(Stacks::BuriedStay),
        "Under it: a green B and Bo’s face-down card. What’s under it stays on the board.",
    );
}

#[test]
fn c23_an_enchanter_says_how_far_its_zone_goes() {
    let view = ada(&state("S", "rI* T\n. . .\n. . gA*", &[]));
    let corner = on(&view, "a1");
    assert_eq!(corner.title, "Red Enchanter I on a1");
    let lasts = "It ends when a card covers the Enchanter.";
    says(
        &corner.facts,
        &format!("Its red zone goes from a1 to b2. {lasts}"),
    );
    let inside = on(&view, "c3");
    says(
        &inside.facts,
        &format!("Its green zone goes from b2 to d4. {lasts}"),
    );
}

#[test]
fn c6_an_empty_square_says_what_may_go_there() {
    let view = ada(&state("rJ gB", "C A T", &[]));
    assert_eq!(on(&view, "a2").title, "Empty square a2");
    says(&on(&view, "a2").can, "Any of your cards can go here.");
    assert_eq!(on(&view, "e5").can, [""; 0]);
    says(
        &on(&view, "e5").facts,
        "It isn’t next to a card, so nothing can go here yet.",
    );
    let draft = chosen(&view, 0);
    let chosen = |name: &str| asked(&view, &draft, TableThing::Square(square(name))).unwrap();
    assert_eq!(chosen("a2").can, ["Your red J can go here."]);
    assert_eq!(
        chosen("e5").can,
        ["Your red J can’t go here. There’s no card next to it: up, down, left or right."]
    );
    assert_eq!(
        chosen("c1").can,
        ["Your red J can’t go here. It only covers cards in a red zone."]
    );
}

#[test]
fn c26_a_red_card_says_what_it_would_cover_and_break() {
    let view = ada(&state("rJ rT gB", "C A rT rI*", &[("a1", "c1")]));
    says(&on(&view, "c1").can, "Your red J can cover this card.");
    let draft = chosen(&view, 0);
    let there = asked(&view, &draft, TableThing::Square(square("c1"))).unwrap();
    assert_eq!(
        there.can,
        [
            "Your red J can cover this card.",
            "J over T breaks Bo’s CAT."
        ]
    );
    let same = chosen(&view, 1);
    let there = asked(&view, &same, TableThing::Square(square("c1"))).unwrap();
    assert_eq!(
        there.can,
        ["Your red T can’t go here. The same letter is already here."]
    );
    let mut draft = draft;
    draft.tap_square(square("c1"), &view);
    let there = asked(&view, &draft, TableThing::Square(square("c1"))).unwrap();
    assert_eq!(there.title, "Red J on c1");
    says(&there.facts, "It would lie here once your red J is placed.");
    says(&there.can, "J over T breaks Bo’s CAT.");
}

#[test]
fn c27_a_green_card_says_which_ways_it_can_push() {
    let view = ada(&state("gB rJ", "C A T gI*", &[]));
    says(
        &on(&view, "c1").can,
        "Your green B can push this card right or down.",
    );
}

#[test]
fn c25_a_blue_card_says_what_it_can_swap_with() {
    let view = ada(&state("bM bR", "C A bT*\n. .", &[("a1", "c1")]));
    says(
        &on(&view, "b1").can,
        "Your blue M and blue R can swap with this card.",
    );
    says(
        &on(&view, "b2").can,
        "Your blue M and blue R can swap from here.",
    );
    let mut draft = chosen(&view, 0);
    let there = asked(&view, &draft, TableThing::Square(square("b2"))).unwrap();
    says(&there.can, "Your blue M can swap from here with b1 and c1.");
    draft.tap_square(square("b2"), &view);
    let partner = asked(&view, &draft, TableThing::Square(square("c1"))).unwrap();
    says(&partner.can, "Your blue M can swap with this card.");
    says(&partner.can, "M for T breaks Bo’s CAT.");
    let mut swapped = draft.clone();
    swapped.tap_square(square("c1"), &view);
    let partner = asked(&view, &swapped, TableThing::Square(square("c1"))).unwrap();
    assert_eq!(partner.title, "Blue M on c1");
    says(&partner.can, "M for T breaks Bo’s CAT.");
    let beyond = asked(&view, &draft, TableThing::Square(square("a1"))).unwrap();
    says(
        &beyond.can,
        "Your blue M can’t go here. It only swaps with cards in a blue zone.",
    );
}

#[test]
fn c28_a_square_says_that_a_grey_card_may_lie_face_down() {
    let view = ada(&state("yQ rJ", "C A yE*", &[]));
    says(&on(&view, "d1").can, "Your grey Q can lie here face down.");
    says(
        &on(&view, "d1").facts,
        "Grey zone: Hidden. A grey card placed here can lie face down.",
    );
}

#[test]
fn c24_a_zone_says_what_it_does_and_for_which_cards() {
    let view = ada(&state("rJ rT yQ", "C A rT rI*\n. . . yE*", &[]));
    let zones = told(&view, TableThing::Zones(square("c1")));
    assert_eq!(zones.title, "Red and grey zones");
    assert_eq!(
        zones.facts,
        [
            "Red zone: Overwrite. A red card can cover any card in the zone.",
            "Grey zone: Hidden. A grey card can lie face down on its empty squares."
        ]
    );
    says(&zones.can, "Your red J can cover c1, d1 and d2.");
    says(&zones.can, "Your red T can cover d1 and d2.");
    says(
        &zones.can,
        "Your grey Q can lie face down on e1, c2, e2 and d3.",
    );
    let one = told(&view, TableThing::Zones(square("c3")));
    assert_eq!(one.title, "Grey zone: Hidden");
    says(&one.facts, "The E on d2 makes it.");
    says(&one.facts, "An Enchanter can’t use the zone it makes.");
    // Cards that can do the same share a sentence.
    let both = ada(&state("rJ rL", "C A rT rI*", &[]));
    let zone = told(&both, TableThing::Zones(square("c1")));
    says(&zone.can, "Your red J and red L can cover c1 and d1.");
    let none = asked(&view, &Draft::default(), TableThing::Zones(square("i9")));
    assert_eq!(none, None);
    let view = ada(&state("gB", "C A T rI*", &[]));
    says(
        &told(&view, TableThing::Zones(square("c1"))).can,
        "You hold no red card.",
    );
}
