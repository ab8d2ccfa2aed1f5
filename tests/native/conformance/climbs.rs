//! The toy game in the conformance suite, intact and with each fault.

use std::cmp::Ordering;

use game::{Chance, Match, SeatId, TimeLimit, Viewer};
use lexicon::Lexicon;

use super::suite::{Fault, Trial, run_suite};
use super::toy::*;

impl<const FAULT: u8> Trial for Climb<FAULT> {
    type Game = Self;
    const LONGEST: usize = 250;

    fn options(chance: &mut Chance) -> Options {
        let clocks = [TimeLimit::Untimed, TimeLimit::Seconds(15)];
        let clock = chance.pick(&clocks).copied().unwrap_or_default();
        let hand = chance.between(1, 7) as u8;
        Options { hand, clock }
    }

    fn word_list() -> Option<&'static Lexicon> {
        None
    }

    fn random_action(_: &State, chance: &mut Chance) -> Action {
        Action::Lay(chance.below(40) as u8)
    }

    fn check_state(game: &Match<Self>) -> Result<(), String> {
        let state = game.state();
        let hands = state.hands.iter().flatten();
        let cards = state.deck.iter().chain(&state.pile).chain(hands);
        let mut cards: Vec<u8> = cards.copied().collect();
        cards.sort_unstable();
        match cards.iter().copied().cmp(1..=CARDS) {
            Ordering::Equal => Ok(()),
            _ => Err(format!("{cards:?}")),
        }
    }

    fn scramble_hidden_state(state: &State, viewer: Viewer, chance: &mut Chance) -> State {
        let mut other = state.clone();
        let unseen = |seat: &SeatId| viewer != Viewer::Seat(*seat);
        let seats = SeatId::all(other.hands.len() as u8);
        let hands = || other.hands.iter().zip(seats.clone());
        let hidden = hands().filter(|(_, seat)| unseen(seat));
        let hidden = hidden.flat_map(|(hand, _)| hand).chain(&other.deck);
        let mut hidden: Vec<u8> = hidden.copied().collect();
        chance.shuffle(&mut hidden);
        let hands = other.hands.iter_mut().zip(seats);
        let places = hands.filter(|(_, seat)| unseen(seat));
        let places = places.flat_map(|(hand, _)| hand).chain(&mut other.deck);
        for (place, card) in places.zip(hidden) {
            *place = card;
        }
        other
    }

    fn scramble_hidden_event(event: &Event, viewer: Viewer, chance: &mut Chance) -> Event {
        match event {
            // The event doesn't say whose card it was, and the table never shows it.
            Event::Drawn(_) if viewer == Viewer::Table => {
                Event::Drawn(chance.between(1, CARDS.into()) as u8)
            }
            other => other.clone(),
        }
    }
}

#[test]
fn toy_game_passes_the_conformance_suite() {
    let tally = run_suite::<Climb<SOUND>>(0..300, 5).unwrap();
    assert_eq!(tally.games, 300);
    assert!(tally.steps > 2_000, "{tally:?}");
    assert!(tally.refused > 500 && tally.undone > 200, "{tally:?}");
}

fn find_fault<const FAULT: u8>() -> Option<Fault> {
    let caught = run_suite::<Climb<FAULT>>(0..300, 5).err();
    caught.map(|caught| caught.fault)
}

#[test]
fn suite_finds_a_view_that_shows_hands() {
    assert_eq!(find_fault::<SHOWS_HANDS>(), Some(Fault::LeaksSecret));
}

#[test]
fn suite_finds_a_log_that_reveals_drawn_cards() {
    assert_eq!(find_fault::<TELLS_DRAWS>(), Some(Fault::LeaksSecret));
}

#[test]
fn suite_finds_a_lost_card() {
    assert_eq!(find_fault::<LOSES_CARDS>(), Some(Fault::BrokenInvariant));
}

#[test]
fn suite_finds_a_game_that_never_ends() {
    assert_eq!(find_fault::<NEVER_ENDS>(), Some(Fault::NeverEnds));
}

#[test]
fn suite_finds_state_that_is_not_in_the_journal() {
    let fault = find_fault::<REMEMBERS>();
    assert!(
        matches!(fault, Some(Fault::Undo | Fault::Replay)),
        "{fault:?}"
    );
}

#[test]
fn suite_finds_a_game_that_rejects_its_own_events() {
    assert_eq!(find_fault::<DISOWNS>(), Some(Fault::Save));
}

#[test]
fn suite_finds_a_panic() {
    assert_eq!(find_fault::<PANICS>(), Some(Fault::Panic));
}

#[test]
fn suite_finds_an_illegal_sample_action() {
    assert_eq!(find_fault::<GUESSES>(), Some(Fault::Sample));
}

#[test]
fn suite_finds_a_game_that_accepts_damaged_events() {
    let fault = find_fault::<BELIEVES>();
    assert!(
        matches!(fault, Some(Fault::Damage | Fault::Panic)),
        "{fault:?}"
    );
}

#[test]
fn suite_finds_a_view_that_json_changes() {
    assert_eq!(find_fault::<HOARDS>(), Some(Fault::JsonRoundTrip));
}

#[test]
fn suite_finds_an_end_without_an_outcome() {
    assert_eq!(find_fault::<FORGETS>(), Some(Fault::Waiting));
}
