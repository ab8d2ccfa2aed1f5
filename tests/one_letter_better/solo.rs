//! Solo: through the whole deck (O36).

use lettercase::games::one_letter_better::{
    Action, Against, Alone, Face, Mode, OneLetterBetter, Options, Preset, Refusal,
};
use lettercase::table::{Chance, Match, Moment, Viewer};

use super::table::{A, Rummy, list, seats};

/// A solo game through the deck: cards are drawn, and the last one of the hand exchanged.
fn through_the_deck(preset: Preset, change: impl FnOnce(&mut Mode)) -> Rummy {
    let mut choices = preset.choices();
    change(&mut choices.mode);
    let options = Options::new(choices).unwrap();
    let game = Match::begin(options, seats(1), Chance::new(3)).unwrap();
    let mut rummy = Rummy {
        game,
        list: Some(list("at")),
    };
    while rummy.game.outcome().is_none() {
        let state = rummy.game.state();
        let view = rummy.game.view(Viewer::Seat(A));
        let action = match state.table.turn.drawn || state.deck.is_empty() {
            false => Action::Draw,
            true => Action::End(view.hand[..*view.discards().start()].to_vec()),
        };
        rummy.act(A, action).unwrap();
    }
    rummy
}

#[test]
fn o36_the_score_is_words_less_the_hand() {
    let rummy = through_the_deck(Preset::Solo, |_| {});
    let table = rummy.table();
    let cost = |cards: &[lettercase::games::one_letter_better::CardId]| -> i32 {
        cards.iter().map(|card| table.options.cost(*card)).sum()
    };
    let hand = cost(rummy.game.state().hand(A));
    assert_eq!(table.results[0].penalties, [hand]);
    assert_eq!(table.sum(A), -hand);
    let hard = through_the_deck(Preset::SoloHard, |_| {});
    let pile = cost(&hard.table().pile);
    assert_eq!(
        hard.table().sum(A),
        -hand - pile,
        "hard: the pile counts too"
    );
}

#[test]
fn o36_stl_1_is_left_out() {
    let rummy = through_the_deck(Preset::Solo, |_| {});
    let gone = &rummy.table().gone;
    let deck = &rummy.table().options.deck;
    assert_eq!(gone.len(), 4);
    assert!(gone.iter().all(|card| deck.face(*card) == Face::StealOne));
    assert!(rummy.all_there());
}

#[test]
fn o36_or_it_draws_one_extra() {
    let mut choices = Preset::Solo.choices();
    let (against, steal_one) = (Against::Hand, Alone::DrawsOne);
    choices.mode = Mode::Solo { against, steal_one };
    let options = Options::new(choices).unwrap();
    for seed in 0..200 {
        let chance = Chance::new(seed);
        let mut game = Match::<OneLetterBetter>::begin(options.clone(), seats(1), chance).unwrap();
        let deck = options.deck.clone();
        let hand = game.state().hand(A).to_vec();
        let Some(with) = hand
            .iter()
            .copied()
            .find(|card| deck.face(*card) == Face::StealOne)
        else {
            continue;
        };
        let left = game.state().deck.len();
        let play = Action::StealOne { with, from: None };
        game.act(A, &play, Moment::START, None).unwrap();
        let state = game.state();
        assert_eq!((state.hand(A).len(), state.deck.len()), (7, left - 1));
        assert!(!state.table.turn.drawn, "it is not the turn's card");
        return;
    }
    panic!("nobody was dealt an STL-1");
}

#[test]
fn o36_the_day_deals_the_same_to_everybody() {
    let day = Preset::Day("2025-01-31".parse().unwrap());
    let deal = |seed| {
        let options = Options::new(day.choices()).unwrap();
        let game = Match::<OneLetterBetter>::begin(options, seats(1), Chance::new(seed)).unwrap();
        let mut state = game.state().clone();
        state.deck.extend(&state.hands[0]);
        let deck = state.table.options.deck.clone();
        let first = state.deck.iter().rev().take(7);
        first
            .map(|card| deck.face(*card).to_string())
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(deal(1), deal(2));
    assert_eq!(deal(1), "C ? A W D ER D");
}

#[test]
fn o36_nobody_is_robbed() {
    let rummy = through_the_deck(Preset::Solo, |_| {});
    assert!(rummy.game.outcome().unwrap().winners().contains(A));
    let options = Options::new(Preset::Solo.choices()).unwrap();
    let mut game = Match::<OneLetterBetter>::begin(options, seats(1), Chance::new(1)).unwrap();
    let card = game.state().hand(A)[0];
    let play = Action::StealOne {
        with: card,
        from: Some(A),
    };
    let refused = game.act(A, &play, Moment::START, None);
    let expected = lettercase::table::ActError::Refused(Refusal::NotStealOne(card));
    assert_eq!(refused, Err(expected));
}
