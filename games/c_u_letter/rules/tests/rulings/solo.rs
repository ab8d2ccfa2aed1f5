//! Solo games: C41.

use c_u_letter_rules::{Action, BestScores, CULetter, Choices, DealSource, Options, Preset, Stage};
use game::{Chance, Day, Game, Match, Moment, SeatId, TimeLimit, Viewer, Waiting};

use super::table::list;
use crate::seats::human_seats;

fn test_day() -> Day {
    "2025-01-31".parse().unwrap()
}

fn start_solo_game(deal: DealSource, seed: u64) -> Match<CULetter> {
    let options = Options::new(Choices {
        deal,
        ..Preset::Solo.choices()
    });
    Match::start(options.unwrap(), human_seats(1), Chance::new(seed)).unwrap()
}

#[test]
fn c41_a_solo_game_plays_through_all_the_cards() {
    let words = list("at on in it tea eat no to do go");
    let mut game = start_solo_game(DealSource::Chance, 3);
    let mut chance = Chance::new(3);
    while let Waiting::For { .. } = game.waiting_for() {
        let view = game.view(Viewer::Seat(SeatId::FIRST));
        let action = CULetter::sample_action(&view, SeatId::FIRST, Some(&words), &mut chance);
        game.act(SeatId::FIRST, &action, Moment::START, Some(&words))
            .unwrap();
    }
    let table = &game.state().table;
    assert_eq!(table.stage, Stage::Over);
    assert!(table.results.len() > 2);
    let points = game.outcome().unwrap().standings()[0].points;
    assert_eq!(points, table.score(SeatId::FIRST) as i32);
}

#[test]
fn c41_the_daily_deck_is_the_same_for_every_player() {
    let (one, other) = (
        start_solo_game(DealSource::Day(test_day()), 1),
        start_solo_game(DealSource::Day(test_day()), 2),
    );
    assert_eq!(one.state().deck, other.state().deck);
    assert_eq!(one.state().hands, other.state().hands);
    let next = DealSource::Day("2025-02-01".parse().unwrap());
    assert_ne!(start_solo_game(next, 1).state().deck, one.state().deck);
    // This may never change, or two versions of the program would deal different decks on one day.
    let hand: Vec<String> = one.state().hands[0]
        .iter()
        .map(|card| card.face().to_string())
        .collect();
    assert_eq!(hand.join(" "), "yF rO bM bO gG bR*");
}

#[test]
fn c41_best_scores_are_kept_per_options() {
    let options = |choose: fn(&mut Choices)| {
        let mut choices = Preset::Solo.choices();
        choose(&mut choices);
        Options::new(choices).unwrap()
    };
    let plain = options(|_| ());
    let daily = options(|choices| choices.deal = DealSource::Day(test_day()));
    let calm = options(|choices| choices.clock = TimeLimit::Untimed);
    let mut best = BestScores::default();
    assert!(best.enter(&plain, 61, test_day()));
    assert!(
        !best.enter(&daily, 61, test_day()),
        "an equal score is not a new record"
    );
    assert!(
        best.enter(&daily, 70, test_day()),
        "scores with any deck share a record"
    );
    assert!(
        best.enter(&calm, 40, test_day()),
        "other options have their own record"
    );
    assert_eq!(best.best_for(&plain).map(|best| best.cards), Some(70));
    assert_eq!(best.best_for(&calm).map(|best| best.cards), Some(40));
    let text = serde_json::to_string(&best).unwrap();
    assert_eq!(serde_json::from_str::<BestScores>(&text).unwrap(), best);
}

#[test]
fn c41_actions_after_the_end_are_refused() {
    let mut game = start_solo_game(DealSource::Chance, 1);
    let done = game.act(SeatId::FIRST, &Action::NextRound, Moment::START, None);
    assert!(done.is_err(), "an action that isn't due is refused too");
}
