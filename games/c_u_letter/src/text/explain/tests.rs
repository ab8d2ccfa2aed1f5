//! Tests of the explanations of everything on the table.

use super::*;
use crate::screen::{ButtonAction, changes_from_placing, offers};
use c_u_letter_rules::{
    Action, CULetter, Choices, ClaimId, Heading, Help, Options, ScrambleState, Span, Stacks, State,
};
use game::{Actor, Chance, Game, Moment, PlayedBy, Player, Roster, SeatSet, Viewer};
use lexicon::{Level, Lexicon};

#[path = "beside_tests.rs"]
mod beside;
#[path = "board_tests.rs"]
mod board;

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
    Square::from_name(name).unwrap()
}

/// Ada has to place a card; the claims belong alternately to Bo and Ada, beginning with Bo.
fn state(hand: &str, board: &str, claims: &[(&str, &str)]) -> State {
    state_by(Choices::default(), hand, board, claims)
}

fn state_by(choices: Choices, hand: &str, board: &str, claims: &[(&str, &str)]) -> State {
    let options = Options::new(choices).unwrap();
    let mut state = State::set_out(&options, &[hand, "E"], board).unwrap();
    for (place, (from, to)) in claims.iter().enumerate() {
        let owner = if place % 2 == 0 { BO } else { ADA };
        state = state.with_claim(owner, from, to).unwrap();
    }
    state
}

fn seen(state: &State, viewer: Viewer) -> View {
    state.seen_by(viewer)
}

fn ada(state: &State) -> View {
    seen(state, Viewer::Seat(ADA))
}

fn asked(view: &View, draft: &Draft, thing: TableThing) -> Option<Explanation> {
    Explainer::new(view, draft, &seats(&["Ada", "Bo"]), &[]).explain(thing)
}

fn told(view: &View, thing: TableThing) -> Explanation {
    asked(view, &Draft::default(), thing).unwrap()
}

fn on(view: &View, name: &str) -> Explanation {
    told(view, TableThing::Square(square(name)))
}

fn chosen(view: &View, place: usize) -> Draft {
    let mut draft = Draft::default();
    draft.tap_card(view.hand[place], view);
    draft
}

fn says(lines: &[String], line: &str) {
    assert!(lines.iter().any(|one| one == line), "{line}\n{lines:#?}");
}

fn says_not(told: &Explanation, part: &str) {
    let all = told.facts.iter().chain(&told.can).chain([&told.title]);
    let mut found = all.filter(|one| one.contains(part));
    assert_eq!(found.next(), None);
}

#[test]
fn c35_a_face_down_card_reveals_nothing_hidden() {
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
        "Then Bo may claim a word through it in each line.",
    );
    // On the other player's turn, and for a viewer without a seat.
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
fn other_players_hands_are_not_explained() {
    let state = state("rJ", "C A T rI*", &[]);
    let card = state.hand(ADA)[0];
    for viewer in [Viewer::Table, Viewer::Seat(BO)] {
        let view = seen(&state, viewer);
        assert_eq!(
            asked(&view, &Draft::default(), TableThing::Held(card)),
            None
        );
        for at in ["c1", "a2", "e1", "i9"] {
            assert_eq!(on(&view, at).can, [""; 0], "{at}");
        }
        says_not(
            &told(&view, TableThing::Ability(AbilityColour::Red)),
            "red J",
        );
        let zones = asked(&view, &Draft::default(), TableThing::Zones(square("c1"))).unwrap();
        says_not(&zones, "red J");
    }
    assert!(asked(&ada(&state), &Draft::default(), TableThing::Held(card)).is_some());
}

/// Returns everything that can be on a table.
fn everything() -> Vec<TableThing> {
    let squares = || Square::all();
    let mut all: Vec<TableThing> = squares().map(TableThing::Square).collect();
    all.extend(squares().map(TableThing::Zones));
    all.extend(CardId::all().flat_map(|card| [TableThing::Held(card), TableThing::Loose(card)]));
    all.extend((0..40).map(|id| TableThing::Claim(ClaimId::from(id))));
    all.extend((0..4).map(|seat| TableThing::Seat(SeatId::new(seat))));
    all.extend(AbilityColour::ALL.map(TableThing::Ability));
    all.extend(ButtonAction::ALL.map(TableThing::Do));
    all.extend(Heading::ALL.map(|way| TableThing::Use(Use::Insert(way))));
    all.extend([Use::Nothing, Use::Hide, Use::Overwrite].map(TableThing::Use));
    all.extend([TableThing::Deck, TableThing::Use(Use::Swap(square("e5")))]);
    all
}

#[test]
fn a_whole_game_is_explained_to_every_viewer_in_full_sentences() {
    let words = [
        "at", "it", "to", "so", "no", "in", "on", "is", "us", "or", "he", "we", "tea",
    ];
    let words = words.map(|word| (word, Level::Common));
    let words = Lexicon::from_words(words).unwrap();
    let seats = seats(&["You", "Bo"]);
    let mut chance = Chance::new(7);
    let options = Options::default();
    let at = Moment::START;
    let mut state = CULetter::initial_state(&options, 2);
    for event in CULetter::opening_events(&state, &mut chance) {
        CULetter::evolve(&mut state, &event, at);
    }
    // The frequency follows `tests/native/thorough.rs`.
    let thorough = std::env::var_os("LETTERCASE_THOROUGH").is_some_and(|value| !value.is_empty());
    let every = if thorough { 20 } else { 100 };
    let mut broken = 0;
    for step in 0..400 {
        for viewer in [Viewer::Table, Viewer::Seat(ADA), Viewer::Seat(BO)] {
            if step % every != 0 {
                break;
            }
            let view = state.seen_by(viewer);
            let mut draft = Draft::default();
            if let Some(card) = view.hand.first() {
                draft.tap_card(*card, &view);
            }
            let table = Explainer::new(&view, &draft, &seats, &[]);
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
        let action = CULetter::sample_action(&view, seat, Some(&words), &mut chance);
        if let Action::Place(placing) = &action {
            // C13: every word that breaks has a reason.
            let changes = changes_from_placing(&state.table, placing, seat);
            let broke: Vec<ClaimId> = changes.broke.iter().map(|one| one.claim).collect();
            assert_eq!(broke, view.claims_broken_by(placing));
            broken += broke.len();
        }
        let by = Actor { seat, at };
        let events = CULetter::decide(&state, by, &action, Some(&words), &mut chance);
        for event in events.unwrap() {
            CULetter::evolve(&mut state, &event, at);
        }
    }
    assert!(broken > 0 && !state.table.results.is_empty());
}
