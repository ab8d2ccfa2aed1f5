//! Solo: through the whole deck (O36).

use game::{Chance, Day, GameId, Match, Moment, Viewer};
use one_letter_better_rules::{
    Action, BestScores, Choices, DayAttempt, DayScores, DealSource, Face, Mode, OneLetterBetter,
    Options, Preset, Refusal, SoloPenalty, SoloStealOne,
};

use super::table::{A, TestGame, list};
use crate::seats::human_seats;

/// A solo game through the deck, in which each turn draws and exchanges the last card of the hand.
fn play_through_deck(preset: Preset, change: impl FnOnce(&mut Mode)) -> TestGame {
    let mut choices = preset.choices();
    change(&mut choices.mode);
    let options = Options::new(choices).unwrap();
    let game = Match::start(options, human_seats(1), Chance::new(3)).unwrap();
    let mut rummy = TestGame {
        game,
        list: Some(list("at")),
    };
    while rummy.game.outcome().is_none() {
        let state = rummy.game.state();
        let view = rummy.game.view(Viewer::Seat(A));
        let action = if state.table.turn.drawn || state.deck.is_empty() {
            Action::End(view.hand[..*view.allowed_discards().start()].to_vec())
        } else {
            Action::Draw
        };
        rummy.act(A, action).unwrap();
    }
    rummy
}

#[test]
fn o36_the_score_is_words_minus_the_hand() {
    let rummy = play_through_deck(Preset::Solo, |_| {});
    let table = rummy.table();
    let cost = |cards: &[one_letter_better_rules::CardId]| -> i32 {
        cards
            .iter()
            .map(|card| table.options.hand_cost(*card))
            .sum()
    };
    let hand = cost(rummy.game.state().hand(A));
    assert_eq!(table.results[0].penalties, [hand]);
    assert_eq!(table.total_score(A), -hand);
    let hard = play_through_deck(Preset::SoloHard, |_| {});
    let pile = cost(&hard.table().pile);
    assert_eq!(
        hard.table().total_score(A),
        -hand - pile,
        "hard: the pile counts too"
    );
}

#[test]
fn o36_stl_1_is_left_out() {
    let rummy = play_through_deck(Preset::Solo, |_| {});
    let gone = &rummy.table().gone;
    let deck = &rummy.table().options.deck;
    assert_eq!(gone.len(), 4);
    assert!(gone.iter().all(|card| deck.face(*card) == Face::StealOne));
    assert!(rummy.has_every_card_once());
}

#[test]
fn o36_stl_1_may_draw_one_extra_card_instead() {
    let mut choices = Preset::Solo.choices();
    let (against, steal_one) = (SoloPenalty::Hand, SoloStealOne::DrawsOne);
    choices.mode = Mode::Solo { against, steal_one };
    let options = Options::new(choices).unwrap();
    for seed in 0..200 {
        let chance = Chance::new(seed);
        let mut game =
            Match::<OneLetterBetter>::start(options.clone(), human_seats(1), chance).unwrap();
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
        assert!(
            !state.table.turn.drawn,
            "the extra card isn't the turn's draw"
        );
        return;
    }
    panic!("no game dealt an STL-1");
}

#[test]
fn o36_the_daily_deck_is_the_same_for_every_player() {
    let day = Preset::Day("2025-01-31".parse().unwrap());
    let deal = |seed| {
        let options = Options::new(day.choices()).unwrap();
        let game =
            Match::<OneLetterBetter>::start(options, human_seats(1), Chance::new(seed)).unwrap();
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
fn o36_solo_has_no_steals() {
    let rummy = play_through_deck(Preset::Solo, |_| {});
    assert!(rummy.game.outcome().unwrap().winners().contains(A));
    let options = Options::new(Preset::Solo.choices()).unwrap();
    let mut game =
        Match::<OneLetterBetter>::start(options, human_seats(1), Chance::new(1)).unwrap();
    let card = game.state().hand(A)[0];
    let play = Action::StealOne {
        with: card,
        from: Some(A),
    };
    let refused = game.act(A, &play, Moment::START, None);
    let expected = game::ActError::Refused(Refusal::NotStealOne(card));
    assert_eq!(refused, Err(expected));
}

fn parse_day(text: &str) -> Day {
    text.parse().unwrap()
}

fn parse_game_id(text: &str) -> GameId {
    text.parse().unwrap()
}

#[test]
fn o36_the_daily_deck_does_not_enter_best_scores() {
    let solo = Options::new(Preset::Solo.choices()).unwrap();
    let of_the_day = Options::new(Preset::Day(parse_day("2025-01-31")).choices()).unwrap();
    let mut best = BestScores::default();
    assert!(!best.enter(&of_the_day, 300, parse_day("2025-01-31")));
    assert_eq!(
        (best.for_options(&of_the_day), best.for_options(&solo)),
        (None, None)
    );
    assert!(best.enter(&solo, 180, parse_day("2025-01-31")));
    assert_eq!(best.for_options(&solo).map(|best| best.points), Some(180));
    assert_eq!(
        best.for_options(&of_the_day),
        None,
        "the daily deck shows no best score either"
    );
    assert!(!best.enter(&of_the_day, 300, parse_day("2025-02-01")));
    assert_eq!(best.for_options(&solo).map(|best| best.points), Some(180));
}

#[test]
fn o36_only_the_first_game_of_a_date_counts() {
    let date = parse_day("2025-01-31");
    let mut scores = DayScores::default();
    assert_eq!(scores.attempt_on(date), DayAttempt::Open);
    assert!(scores.begin(date, &parse_game_id("first")));
    assert!(
        !scores.begin(date, &parse_game_id("first")),
        "a game begins a day once"
    );
    assert!(!scores.begin(date, &parse_game_id("second")));
    assert_eq!(scores.attempt_on(date), DayAttempt::Begun);
    // A player who leaves the first game has still seen its cards.
    assert!(!scores.enter(date, &parse_game_id("second"), 300));
    assert_eq!(scores.attempt_on(date), DayAttempt::Begun);
    assert!(scores.enter(date, &parse_game_id("first"), -12));
    assert!(
        !scores.enter(date, &parse_game_id("first"), 300),
        "a game begins a day once"
    );
    assert!(!scores.enter(date, &parse_game_id("second"), 300));
    assert_eq!(scores.attempt_on(date), DayAttempt::Scored(-12));
    let counts =
        ["first", "second"].map(|name| scores.is_first_attempt(date, &parse_game_id(name)));
    assert_eq!(counts, [true, false]);
    assert_eq!(
        scores.attempt_on(parse_day("2025-02-01")),
        DayAttempt::Open,
        "another deck"
    );
}

#[test]
fn o36_best_scores_of_older_versions_are_read() {
    let solo = Options::new(Preset::Solo.choices()).unwrap();
    let kept = format!(
        r#"[{{"deck":{},"mode":{{"solo":{{"against":"hand","steal_one":"left-out"}}}},"points":212,"day":"2025-01-31"}}]"#,
        solo.deck.checksum()
    );
    let best: BestScores = serde_json::from_str(&kept).unwrap();
    assert_eq!(best.for_options(&solo).map(|best| best.points), Some(212));
    assert_eq!(serde_json::to_string(&best).unwrap(), kept);
}

#[test]
fn o36_day_scores_round_trip() {
    let mut scores = DayScores::default();
    scores.begin(parse_day("2025-01-31"), &parse_game_id("one"));
    scores.begin(parse_day("2025-02-01"), &parse_game_id("two"));
    scores.enter(parse_day("2025-02-01"), &parse_game_id("two"), 180);
    let kept = serde_json::to_string(&scores).unwrap();
    assert_eq!(
        kept,
        r#"[{"day":"2025-01-31","game":"one"},{"day":"2025-02-01","game":"two","points":180}]"#
    );
    assert_eq!(serde_json::from_str::<DayScores>(&kept).unwrap(), scores);
}

#[test]
fn o36_other_options_with_the_daily_cards_count_as_the_same_try() {
    // The choice of what counts against the score doesn't change the cards.
    let dealt = |against| {
        let date = parse_day("2025-01-31");
        let steal_one = SoloStealOne::LeftOut;
        let options = Options::new(Choices {
            mode: Mode::Solo { against, steal_one },
            deal: DealSource::Day(date),
            ..Preset::Solo.choices()
        });
        let game =
            Match::<OneLetterBetter>::start(options.unwrap(), human_seats(1), Chance::new(1));
        game.unwrap().state().deck.clone()
    };
    assert_eq!(dealt(SoloPenalty::Hand), dealt(SoloPenalty::HandAndPile));
}
