//! What is said of everything on the table.

use super::*;
use crate::games::c_u_letter::desk::{Deed, changes_by, offers};
use crate::games::c_u_letter::rules::{
    Action, CULetter, Choices, ClaimId, Heading, Help, Options, Scrambling, Span, Stacks, State,
};
use crate::lexicon::{Level, Lexicon};
use crate::table::{By, Chance, Game, Moment, PlayedBy, Player, Roster, SeatSet, Viewer};

const ADA: SeatId = SeatId::FIRST;
const BO: SeatId = SeatId::new(1);

fn seats(names: &[&str]) -> Vec<Seat> {
    let mut roster = Roster::default();
    for name in names {
        roster.add(name).unwrap();
    }
    let seat = |player: &Player| Seat {
        player: player.clone(),
        by: PlayedBy::Person,
    };
    roster.players().iter().map(seat).collect()
}

fn square(name: &str) -> Square {
    Square::named(name).unwrap()
}

/// Ada is to place; claims are Ada's and Bo's in turn, Bo's first.
fn state(hand: &str, board: &str, claims: &[(&str, &str)]) -> State {
    state_by(Choices::default(), hand, board, claims)
}

fn state_by(choices: Choices, hand: &str, board: &str, claims: &[(&str, &str)]) -> State {
    let options = Options::new(choices).unwrap();
    let mut state = State::set_out(&options, &[hand, "E"], board).unwrap();
    for (place, (from, to)) in claims.iter().enumerate() {
        let owner = if place % 2 == 0 { BO } else { ADA };
        state = state.claimed(owner, from, to).unwrap();
    }
    state
}

fn seen(state: &State, viewer: Viewer) -> View {
    state.seen_by(viewer)
}

fn ada(state: &State) -> View {
    seen(state, Viewer::Seat(ADA))
}

fn asked(view: &View, draft: &Draft, thing: Thing) -> Option<Explained> {
    Explaining::new(view, draft, &seats(&["Ada", "Bo"]), &[]).explain(thing)
}

fn told(view: &View, thing: Thing) -> Explained {
    asked(view, &Draft::default(), thing).unwrap()
}

fn on(view: &View, name: &str) -> Explained {
    told(view, Thing::Square(square(name)))
}

fn chosen(view: &View, place: usize) -> Draft {
    let mut draft = Draft::default();
    draft.tap_card(view.hand[place], view);
    draft
}

fn says(lines: &[String], line: &str) {
    assert!(lines.iter().any(|one| one == line), "{line}\n{lines:#?}");
}

fn says_not(told: &Explained, part: &str) {
    let all = told.facts.iter().chain(&told.can).chain([&told.title]);
    let mut found = all.filter(|one| one.contains(part));
    assert_eq!(found.next(), None);
}

#[test]
fn c19_an_open_card_says_whose_it_would_be_and_by_which_words() {
    let view = ada(&state(
        "S",
        "rH A T S\n. T",
        &[("a1", "d1"), ("a1", "c1"), ("b1", "b2")],
    ));
    let card = on(&view, "b1");
    assert!(card.title.ends_with(" A on b1"), "{}", card.title);
    says(
        &card.facts,
        "If the round ended now, it would go to Bo with HATS.",
    );
    says(&card.facts, "Bo’s HATS in row 1 counts: 4 cards.");
    says(&card.facts, "Ada’s HAT in row 1 sleeps behind HATS.");
    says(&card.facts, "Bo’s AT in column b counts: 1 card.");
    let card = on(&view, "a1");
    assert_eq!(card.title, "Red H on a1");
}

#[test]
fn c20_a_card_without_a_word_would_go_to_nobody() {
    let view = ada(&state("S", "rT", &[]));
    let card = on(&view, "a1");
    assert_eq!(card.title, "Red T on a1");
    says(
        &card.facts,
        "Overwrite: placed in a red zone, it can cover a card.",
    );
    says(&card.facts, "If the round ended now, nobody would get it.");
    let mut after = view;
    after.table.stage = Stage::RoundOver;
    let card = on(&after, "a1");
    says(&card.facts, "It stays on the board: no word took it.");
    says_not(&card, "If the round ended");
}

#[test]
fn c21_a_stack_says_what_lies_under_it_and_who_gets_it() {
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
        "Under it: a green B and Bo’s face-down card. What lies under the top card stays on the \
         board.",
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
fn c35_a_face_down_card_tells_nothing_that_is_hidden() {
    let state = state("S", "1(yE) 2(yZ)", &[]);
    let view = ada(&state);
    let own = on(&view, "a1");
    assert_eq!(own.title, "Ada’s face-down card");
    says(&own.facts, "Only you may look at it. Press and hold it.");
    let other = on(&view, "b1");
    assert_eq!(other.title, "Bo’s face-down card");
    says(&other.facts, "Only Bo may look at it.");
    says(&other.facts, "No word can run through it.");
    says(
        &other.facts,
        "When the round ends, it’s turned up and Bo claims one word through it in each line.",
    );
    // On the other's turn, and to the table.
    let bo = on(&seen(&state, Viewer::Seat(BO)), "b1");
    says(&bo.facts, "You may look at it on your turn.");
    let table = on(&seen(&state, Viewer::Table), "a1");
    says(&table.facts, "Only Ada may look at it.");
    for told in [own, other, bo, table] {
        says_not(&told, "grey");
        says_not(&told, " Z");
    }
}

#[test]
fn hands_of_others_are_not_explained() {
    let state = state("rJ", "C A T rI*", &[]);
    let card = state.hand(ADA)[0];
    for viewer in [Viewer::Table, Viewer::Seat(BO)] {
        let view = seen(&state, viewer);
        assert_eq!(asked(&view, &Draft::default(), Thing::Held(card)), None);
        for at in ["c1", "a2", "e1", "i9"] {
            assert_eq!(on(&view, at).can, [""; 0], "{at}");
        }
        says_not(&told(&view, Thing::Ability(Colour::Red)), "red J");
        let zones = asked(&view, &Draft::default(), Thing::Zones(square("c1"))).unwrap();
        says_not(&zones, "red J");
    }
    assert!(asked(&ada(&state), &Draft::default(), Thing::Held(card)).is_some());
}

#[test]
fn c6_an_empty_square_says_what_may_go_there() {
    let view = ada(&state("rJ gB", "C A T", &[]));
    assert_eq!(on(&view, "a2").title, "Empty square a2");
    says(&on(&view, "a2").can, "Any card of yours can go here.");
    says(
        &on(&view, "e5").can,
        "Nothing can go here yet: no card lies beside it.",
    );
    let draft = chosen(&view, 0);
    let chosen = |name: &str| asked(&view, &draft, Thing::Square(square(name))).unwrap();
    assert_eq!(chosen("a2").can, ["Your red J can go here."]);
    assert_eq!(
        chosen("e5").can,
        ["Your red J can’t go here. No card lies beside it: up, down, left or right."]
    );
    assert_eq!(
        chosen("c1").can,
        ["Your red J can’t go here. It covers cards in a red zone only."]
    );
}

#[test]
fn c26_a_red_card_says_what_it_would_cover_and_break() {
    let view = ada(&state("rJ rT gB", "C A rT rI*", &[("a1", "c1")]));
    says(&on(&view, "c1").can, "Your red J can cover this card.");
    let draft = chosen(&view, 0);
    let there = asked(&view, &draft, Thing::Square(square("c1"))).unwrap();
    assert_eq!(
        there.can,
        [
            "Your red J can cover this card.",
            "J over T breaks Bo’s CAT."
        ]
    );
    let same = chosen(&view, 1);
    let there = asked(&view, &same, Thing::Square(square("c1"))).unwrap();
    assert_eq!(
        there.can,
        ["Your red T can’t go here. The same letter lies here already."]
    );
    let mut draft = draft;
    draft.tap(square("c1"), &view);
    let there = asked(&view, &draft, Thing::Square(square("c1"))).unwrap();
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
    let there = asked(&view, &draft, Thing::Square(square("b2"))).unwrap();
    says(&there.can, "Your blue M can swap from here with b1 and c1.");
    draft.tap(square("b2"), &view);
    let partner = asked(&view, &draft, Thing::Square(square("c1"))).unwrap();
    says(&partner.can, "Your blue M can swap with this card.");
    let beyond = asked(&view, &draft, Thing::Square(square("a1"))).unwrap();
    says(
        &beyond.can,
        "Your blue M can’t go here. It swaps with cards in a blue zone only.",
    );
}

#[test]
fn c28_a_grey_card_may_hide() {
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
    let zones = told(&view, Thing::Zones(square("c1")));
    assert_eq!(zones.title, "Red and grey zones");
    says(&zones.facts, "Red zone: Overwrite.");
    says(&zones.facts, "The I on d1 makes it.");
    says(&zones.can, "Your red J can cover c1, d1 and d2.");
    says(&zones.can, "Your red T can cover d1 and d2.");
    says(
        &zones.can,
        "Your grey Q can lie face down on e1, c2, e2 and d3.",
    );
    let one = told(&view, Thing::Zones(square("c3")));
    assert_eq!(one.title, "Grey zone: Hidden");
    let none = asked(&view, &Draft::default(), Thing::Zones(square("i9")));
    assert_eq!(none, None);
    let view = ada(&state("gB", "C A T rI*", &[]));
    says(
        &told(&view, Thing::Zones(square("c1"))).can,
        "You hold no red card.",
    );
}

#[test]
fn a_held_card_says_where_it_could_do_something() {
    let view = ada(&state("rJ bM* gB", "C A rT rI*", &[]));
    let held = |place: usize| told(&view, Thing::Held(view.hand[place]));
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
    says(
        &enchanter.can,
        "There’s no blue zone, so it has nothing to do yet.",
    );
    let draft = chosen(&view, 0);
    let chosen = asked(&view, &draft, Thing::Held(view.hand[0])).unwrap();
    says(&chosen.can, "Tap a square to place it.");
}

#[test]
fn c14_a_claim_says_how_it_lies_and_what_would_change_it() {
    let claims = [("a1", "d1"), ("a1", "c1"), ("a1", "a2")];
    let mut view = ada(&state("rJ", "H A T S rI*\nE", &claims));
    let ids: Vec<ClaimId> = view
        .table
        .ledger
        .claims()
        .iter()
        .map(|one| one.id)
        .collect();
    let hats = told(&view, Thing::Claim(ids[0]));
    assert_eq!(hats.title, "HATS");
    assert_eq!(
        hats.facts,
        [
            "Bo’s word in row 1.",
            "It counts: 4 cards if the round ended now."
        ]
    );
    let hat = told(&view, Thing::Claim(ids[1]));
    assert_eq!(
        hat.facts,
        [
            "Ada’s word in row 1.",
            "It sleeps: HATS is longer, and one word a line counts.",
            "It wakes up if HATS breaks."
        ]
    );
    let he = told(&view, Thing::Claim(ids[2]));
    says(&he.facts, "Its H on a1 goes with Bo’s HATS.");
    view.table.stage = Stage::Claiming;
    let hats = told(&view, Thing::Claim(ids[0]));
    assert_eq!(
        hats.can,
        ["To put it to sleep, claim a word of 4 letters or more in row 1."]
    );
    assert_eq!(told(&view, Thing::Claim(ids[1])).can, [""; 0]);
    assert_eq!(
        asked(&view, &Draft::default(), Thing::Claim(ClaimId::from(3))),
        None
    );
}

#[test]
fn c13_a_broken_claim_says_why() {
    let view = ada(&state("rJ", "C A T rI*", &[("a1", "c1")]));
    let mut draft = Draft::default();
    draft.drop(view.hand[0], square("c1"), &view);
    let id = view.table.ledger.claims()[0].id;
    let broken = asked(&view, &draft, Thing::Claim(id)).unwrap();
    assert_eq!(
        broken.facts,
        [
            "Bo’s word. It’s broken and pays nothing.",
            "Its T on c1 lies under J."
        ]
    );
}

#[test]
fn c22_a_seat_says_what_it_has_and_would_have() {
    let mut state = state("S", "C A T", &[("a1", "c1")]);
    state.table.owned[1] = vec![state.hand(BO)[0]];
    state.table.words[1] = 1;
    let view = ada(&state);
    let bo = told(&view, Thing::Seat(BO));
    assert_eq!(
        (bo.title.as_str(), bo.facts.as_slice()),
        (
            "Bo",
            [
                "Bo has 1 card so far.",
                "If the round ended now: +3, which makes 4.",
                "Bo holds 1 card.",
                "1 word paid so far. At the end that breaks a tie."
            ]
            .map(str::to_owned)
            .as_slice()
        )
    );
    says(&told(&view, Thing::Seat(ADA)).facts, "It’s Ada’s turn.");
    assert_eq!(
        asked(&view, &Draft::default(), Thing::Seat(SeatId::new(2))),
        None
    );
    let you = seats(&["You", "Bo"]);
    let draft = Draft::default();
    let you = Explaining::new(&view, &draft, &you, &[]);
    says(
        &you.explain(Thing::Seat(ADA)).unwrap().facts,
        "You have 0 cards so far.",
    );
    says(
        &you.explain(Thing::Seat(ADA)).unwrap().facts,
        "It’s your turn.",
    );
}

#[test]
fn c2_the_deck_says_how_far_the_round_has_come() {
    let mut view = ada(&state("S", "C A T", &[]));
    view.table.counter = 13;
    let deck = told(&view, Thing::Deck);
    assert_eq!(deck.title, "Round 1 and the deck");
    says(&deck.facts, "115 cards to draw.");
    says(&deck.facts, "1 more card ends this round of 14.");
    // C8.
    (view.table.last, view.deck) = (true, 0);
    let deck = told(&view, Thing::Deck);
    says(&deck.facts, "The deck is empty.");
    says(
        &deck.facts,
        "This is the last round. It ends when all hands are empty.",
    );
}

#[test]
fn c10_a_marked_word_says_what_it_would_bring() {
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
    let table = Explaining::new(&view, &draft, &seats, &offers);
    let span = Span::new(square("a1"), square("c1")).unwrap();
    for span in [span, span.reversed()] {
        let offer = table.explain(Thing::Offer(span)).unwrap();
        says(
            &offer.facts,
            "It would sleep behind HATS and pay nothing now.",
        );
        says(&offer.can, "Tap it to claim it.");
    }
    let other = Span::new(square("a1"), square("b1")).unwrap();
    assert_eq!(table.explain(Thing::Offer(other)), None);
}

#[test]
fn buttons_say_what_they_would_do() {
    let view = ada(&state("rJ", "C A T rI*", &[("a1", "c1")]));
    let mut draft = Draft::default();
    let place = |draft: &Draft| asked(&view, draft, Thing::Do(Deed::Place)).unwrap();
    assert_eq!(place(&draft).can, ["Choose a card first."]);
    draft.tap_card(view.hand[0], &view);
    assert_eq!(place(&draft).can, ["Choose a square first."]);
    draft.tap(square("c1"), &view);
    let there = place(&draft);
    assert!(there.facts[0].starts_with("A red J covers a "), "{there:?}");
    says(&there.facts, "J over T breaks Bo’s CAT.");
    let cover = asked(&view, &draft, Thing::Use(Use::Overwrite)).unwrap();
    assert_eq!(cover.title, "Cover it");
    says(&cover.can, "J over T breaks Bo’s CAT.");
    let push = asked(&view, &draft, Thing::Use(Use::Insert(Heading::Up))).unwrap();
    assert_eq!(
        push.can,
        ["A red card cannot do that: it covers a card of its zone."]
    );
    let done = told(&view, Thing::Do(Deed::Done));
    assert_eq!(
        done.facts,
        [
            "Ends your turn.",
            "You draw a card.",
            "Then it’s Bo’s turn."
        ]
    );
    let ready = told(&view, Thing::Do(Deed::Ready));
    assert_eq!(ready.facts, ["Starts your clock: 30 seconds."]);
}

#[test]
fn c40_cards_that_are_left_are_explained() {
    let mut state = state("S", "C A T", &[]);
    let left = state.table.board.up(square("a1")).unwrap();
    state.table.loose = vec![left];
    let passed = SeatSet::NONE;
    state.table.stage = Stage::Scramble(Scrambling {
        passed,
        floor: true,
    });
    let view = ada(&state);
    says(
        &told(&view, Thing::Loose(left)).can,
        "Tap it to add it to your word.",
    );
    let mut draft = Draft::default();
    draft.tap_card(left, &view);
    let spelled = asked(&view, &draft, Thing::Loose(left)).unwrap();
    says(
        &spelled.can,
        "It’s letter 1 of your word. Tap it to take it out.",
    );
    let other = state.hand(ADA)[0];
    assert_eq!(asked(&view, &draft, Thing::Loose(other)), None);
}

/// Everything that there could be on a table.
fn everything() -> Vec<Thing> {
    let squares = || Square::all();
    let mut all: Vec<Thing> = squares().map(Thing::Square).collect();
    all.extend(squares().map(Thing::Zones));
    all.extend(CardId::all().flat_map(|card| [Thing::Held(card), Thing::Loose(card)]));
    all.extend((0..40).map(|id| Thing::Claim(ClaimId::from(id))));
    all.extend((0..4).map(|seat| Thing::Seat(SeatId::new(seat))));
    all.extend(Colour::ALL.map(Thing::Ability));
    all.extend(Deed::ALL.map(Thing::Do));
    all.extend(Heading::ALL.map(|way| Thing::Use(Use::Insert(way))));
    all.extend([Use::Nothing, Use::Hide, Use::Overwrite].map(Thing::Use));
    all.extend([Thing::Deck, Thing::Use(Use::Swap(square("e5")))]);
    all
}

#[test]
fn a_whole_game_is_explained_to_everybody_in_whole_sentences() {
    let words = [
        "at", "it", "to", "so", "no", "in", "on", "is", "us", "or", "he", "we", "tea",
    ];
    let words = words.map(|word| (word, Level::Common));
    let words = Lexicon::from_words(words).unwrap();
    let seats = seats(&["You", "Bo"]);
    let mut chance = Chance::new(7);
    let options = Options::default();
    let at = Moment::START;
    let mut state = CULetter::lay_out(&options, 2);
    for event in CULetter::open(&state, &mut chance) {
        CULetter::evolve(&mut state, &event, at);
    }
    let mut broken = 0;
    for step in 0..400 {
        for viewer in [Viewer::Table, Viewer::Seat(ADA), Viewer::Seat(BO)] {
            if step % 20 != 0 {
                break;
            }
            let view = state.seen_by(viewer);
            let mut draft = Draft::default();
            if let Some(card) = view.hand.first() {
                draft.tap_card(*card, &view);
            }
            let table = Explaining::new(&view, &draft, &seats, &[]);
            for thing in everything() {
                let Some(told) = table.explain(thing) else {
                    continue;
                };
                assert!(
                    !told.title.is_empty() && !told.title.ends_with('.'),
                    "{told:?}"
                );
                for says in told.facts.iter().chain(&told.can) {
                    let whole = says.ends_with('.') && !says.contains("  ");
                    let first = says.chars().next().unwrap();
                    let large = first.is_uppercase() || !first.is_alphabetic();
                    assert!(whole && large, "{thing} {says}");
                    for wrong in ["You has", "You holds", "you claims", "You’s", "you’s", " ."]
                    {
                        assert!(!says.contains(wrong), "{thing} {says}");
                    }
                }
            }
        }
        if state.table.stage == Stage::Over {
            break;
        }
        let seat = state.table.turn.seat;
        let view = state.seen_by(Viewer::Seat(seat));
        let action = CULetter::sample(&view, seat, Some(&words), &mut chance);
        if let Action::Place(placing) = &action {
            // C13: every word that breaks has a reason.
            let changes = changes_by(&state.table, placing, seat);
            let broke: Vec<ClaimId> = changes.broke.iter().map(|one| one.claim).collect();
            assert_eq!(broke, view.would_break(placing));
            broken += broke.len();
        }
        let by = By { seat, at };
        let events = CULetter::decide(&state, by, &action, Some(&words), &mut chance);
        for event in events.unwrap() {
            CULetter::evolve(&mut state, &event, at);
        }
    }
    assert!(broken > 0 && !state.table.results.is_empty());
}
