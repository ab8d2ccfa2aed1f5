//! Tests of the explanations of cards, claims, marked words, seats and buttons.

use super::*;

#[test]
fn a_card_in_hand_says_where_it_could_be_used() {
    let view = ada(&state("rJ bM* gB", "C A rT rI*", &[]));
    let held = |place: usize| told(&view, TableThing::Held(view.hand[place]));
    assert_eq!(held(0).title, "Red J");
    says(&held(0).can, "It can cover c1 and d1 now.");
    says(&held(0).can, "It can be placed face up on 5 squares.");
    says(&held(0).can, "Tap it, then a square. Or drag it there.");
    let enchanter = held(1);
    assert_eq!(enchanter.title, "Blue Enchanter M");
    says(
        &enchanter.facts,
        "Enchanter: the 3 by 3 squares around it become a blue zone.",
    );
    says(&enchanter.can, "There’s no blue zone yet to use it in.");
    let draft = chosen(&view, 0);
    let chosen = asked(&view, &draft, TableThing::Held(view.hand[0])).unwrap();
    says(&chosen.can, "Tap a square to place it.");
}

#[test]
fn c14_a_claim_states_its_status_and_what_would_change_it() {
    let claims = [("a1", "d1"), ("a1", "c1"), ("a1", "a2")];
    let mut view = ada(&state("rJ", "H A T S rI*\nE", &claims));
    let ids: Vec<ClaimId> = view
        .table
        .ledger
        .claims()
        .iter()
        .map(|one| one.id)
        .collect();
    let hats = told(&view, TableThing::Claim(ids[0]));
    assert_eq!(hats.title, "HATS");
    assert_eq!(
        hats.facts,
        [
            "Bo’s word in row 1.",
            "It counts: 4 cards if the round ended now."
        ]
    );
    let hat = told(&view, TableThing::Claim(ids[1]));
    assert_eq!(
        hat.facts,
        [
            "Ada’s word in row 1.",
            "It sleeps: HATS is longer, and only 1 word a line counts.",
            "It wakes up if HATS breaks."
        ]
    );
    let he = told(&view, TableThing::Claim(ids[2]));
    says(&he.facts, "Its H on a1 goes to Bo’s HATS.");
    view.table.stage = Stage::Claiming;
    let hats = told(&view, TableThing::Claim(ids[0]));
    assert_eq!(
        hats.can,
        ["To put it to sleep, claim 4 letters or more in row 1."]
    );
    assert_eq!(told(&view, TableThing::Claim(ids[1])).can, [""; 0]);
    assert_eq!(
        asked(
            &view,
            &Draft::default(),
            TableThing::Claim(ClaimId::from(3))
        ),
        None
    );
}

#[test]
fn c13_a_broken_claim_says_why() {
    let view = ada(&state("rJ", "C A T rI*", &[("a1", "c1")]));
    let mut draft = Draft::default();
    draft.drop_card(view.hand[0], square("c1"), &view);
    let id = view.table.ledger.claims()[0].id;
    let broken = asked(&view, &draft, TableThing::Claim(id)).unwrap();
    assert_eq!(
        broken.facts,
        [
            "Bo’s word. It’s broken and pays nothing.",
            "J covers its T on c1."
        ]
    );
}

#[test]
fn c22_a_seat_says_what_it_has_and_would_have() {
    let mut state = state("S", "C A T", &[("a1", "c1")]);
    state.table.owned[1] = vec![state.hand(BO)[0]];
    state.table.words[1] = 1;
    let view = ada(&state);
    let bo = told(&view, TableThing::Seat(BO));
    assert_eq!(
        (bo.title.as_str(), bo.facts.as_slice()),
        (
            "Bo",
            [
                "Bo has 1 card so far.",
                "If the round ended now: +3, which makes 4.",
                "Bo holds 1 card.",
                "1 word paid so far. More words win a tie."
            ]
            .map(str::to_owned)
            .as_slice()
        )
    );
    says(
        &told(&view, TableThing::Seat(ADA)).facts,
        "It’s Ada’s turn.",
    );
    assert_eq!(
        asked(&view, &Draft::default(), TableThing::Seat(SeatId::new(2))),
        None
    );
    let you = seats(&["You", "Bo"]);
    let draft = Draft::default();
    let you = Explainer::new(&view, &draft, &you, &[]);
    says(
        &you.explain(TableThing::Seat(ADA)).unwrap().facts,
        "You have 0 cards so far.",
    );
    says(
        &you.explain(TableThing::Seat(ADA)).unwrap().facts,
        "It’s your turn.",
    );
}

#[test]
fn c2_the_deck_says_how_far_the_round_has_come() {
    let mut view = ada(&state("S", "C A T", &[]));
    view.table.counter = 13;
    let deck = told(&view, TableThing::Deck);
    assert_eq!(deck.title, "Round 1 and the deck");
    says(&deck.facts, "115 cards to draw.");
    says(&deck.facts, "1 more card ends this round of 14.");
    // C8: the last round.
    (view.table.last, view.deck) = (true, 0);
    let deck = told(&view, TableThing::Deck);
    says(&deck.facts, "The deck is empty.");
    says(
        &deck.facts,
        "This is the last round. It ends when all hands are empty.",
    );
}

#[test]
fn c10_a_marked_word_says_what_it_would_pay() {
    let choices = Choices {
        help: [Help::MarksWords; 4],
        ..Choices::default()
    };
    let mut state = state_by(choices, "S", "H A T S", &[("a1", "d1")]);
    state.table.stage = Stage::Claiming;
    let view = ada(&state);
    let words = ["hat", "tah"].map(|word| (word, Level::Common));
    let words = Lexicon::from_words(words).unwrap();
    let offers = offers(&view, Some(ADA), &words);
    let (draft, seats) = (Draft::default(), seats(&["Ada", "Bo"]));
    let table = Explainer::new(&view, &draft, &seats, &offers);
    let span = Span::new(square("a1"), square("c1")).unwrap();
    for span in [span, span.reversed()] {
        let offer = table.explain(TableThing::Offer(span)).unwrap();
        says(
            &offer.facts,
            "It would sleep behind HATS and pay nothing now.",
        );
        says(&offer.can, "Tap it to claim it.");
    }
    let other = Span::new(square("a1"), square("b1")).unwrap();
    assert_eq!(table.explain(TableThing::Offer(other)), None);
}

#[test]
fn c19_a_marked_word_says_which_of_its_cards_it_does_not_bring() {
    let choices = Choices {
        help: [Help::MarksWords; 4],
        ..Choices::default()
    };
    let board = "C A T S\n. D\n. S\nA T\nS";
    let mut state = state_by(choices, "S", board, &[("a1", "d1"), ("a4", "b4")]);
    state.table.stage = Stage::Claiming;
    let view = ada(&state);
    let words = ["ads", "as"].map(|word| (word, Level::Common));
    let words = Lexicon::from_words(words).unwrap();
    let offers = offers(&view, Some(ADA), &words);
    let (draft, seats) = (Draft::default(), seats(&["Ada", "Bo"]));
    let table = Explainer::new(&view, &draft, &seats, &offers);
    let facts = |from: &str, to: &str| {
        let span = Span::new(square(from), square(to)).unwrap();
        table.explain(TableThing::Offer(span)).unwrap().facts
    };
    let ads = ["It would pay 2 cards.", "Its A on b1 goes to Bo’s CATS."];
    assert_eq!(facts("b1", "b3")[1..], ads);
    let a_s = [
        "It would pay 2 cards.",
        "Its A is already yours.",
        "So it brings you +1.",
    ];
    assert_eq!(facts("a4", "a5")[1..], a_s);
}

#[test]
fn buttons_say_what_they_would_do() {
    let view = ada(&state("rJ", "C A T rI*", &[("a1", "c1")]));
    let mut draft = Draft::default();
    let place = |draft: &Draft| asked(&view, draft, TableThing::Do(ButtonAction::Place)).unwrap();
    assert_eq!(place(&draft).can, ["Choose a card first."]);
    draft.tap_card(view.hand[0], &view);
    assert_eq!(place(&draft).can, ["Choose a square first."]);
    draft.tap_square(square("c1"), &view);
    let there = place(&draft);
    assert!(there.facts[0].starts_with("A red J covers a "), "{there:?}");
    says(&there.facts, "J over T breaks Bo’s CAT.");
    let cover = asked(&view, &draft, TableThing::Use(Use::Overwrite)).unwrap();
    assert_eq!(cover.title, "Cover it");
    says(&cover.can, "J over T breaks Bo’s CAT.");
    let push = asked(&view, &draft, TableThing::Use(Use::Insert(Heading::Up))).unwrap();
    assert_eq!(
        push.can,
        ["A red card can’t do that: it covers a card in its zone."]
    );
    let done = told(&view, TableThing::Do(ButtonAction::Done));
    assert_eq!(
        done.facts,
        [
            "Ends your turn.",
            "You draw a card.",
            "Then it’s Bo’s turn."
        ]
    );
    let ready = told(&view, TableThing::Do(ButtonAction::Ready));
    assert_eq!(ready.facts, ["Starts your clock: 30 seconds."]);
}

#[test]
fn c25_c28_the_main_button_explains_the_choice_that_it_makes() {
    let place = |hand: &str, board: &str, at: &str, using: Use| {
        let view = ada(&state(hand, board, &[]));
        let mut draft = Draft::default();
        draft.tap_card(view.hand[0], &view);
        draft.tap_square(square(at), &view);
        draft.choose_use(using);
        asked(&view, &draft, TableThing::Do(ButtonAction::Place)).unwrap()
    };
    let kept = place("bM", "C A bT*\n. .", "b2", Use::Nothing);
    assert_eq!(kept.title, "Keep it on b2");
    says(
        &kept.facts,
        "The card stays there. To swap it, tap a lit card first.",
    );
    let up = place("yE", "C A T yI*", "c2", Use::Nothing);
    assert_eq!(up.title, "Face up");
    says(
        &up.facts,
        "Face up, everyone sees it, and it can be part of words at once.",
    );
    let down = place("yE", "C A T yI*", "c2", Use::Hide);
    assert_eq!(down.title, "Face down");
    says(
        &down.facts,
        "Nobody sees it until the round ends. Then you can claim words through it.",
    );
}

#[test]
fn c40_leftover_cards_are_explained() {
    let mut state = state("S", "C A T", &[]);
    let left = state.table.board.face_up_card(square("a1")).unwrap();
    state.table.loose = vec![left];
    let passed = SeatSet::EMPTY;
    state.table.stage = Stage::Scramble(ScrambleState {
        passed,
        floor: true,
    });
    let view = ada(&state);
    says(
        &told(&view, TableThing::Loose(left)).can,
        "Tap it to add it to your word.",
    );
    let mut draft = Draft::default();
    draft.tap_card(left, &view);
    let spelled = asked(&view, &draft, TableThing::Loose(left)).unwrap();
    says(
        &spelled.can,
        "It’s letter 1 of your word. Tap it to take it out.",
    );
    let other = state.hand(ADA)[0];
    assert_eq!(asked(&view, &draft, TableThing::Loose(other)), None);
}
