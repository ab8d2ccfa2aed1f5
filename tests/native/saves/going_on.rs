//! Saved games with bots of older versions continue: today's levels play in their place.

use c_u_letter::bots as wits;
use c_u_letter_rules::CULetter;
use game::{Chance, Game, Match, Moment, SeatId, Viewer};
use one_letter_better::bots as regulars;
use one_letter_better_rules::OneLetterBetter;
use paper_grid::bots;
use paper_grid_rules::{PaperGrid, TakenBackPlays};
use word_heist::bots::bot;
use word_heist_rules::WordHeist;

use crate::list::{FAMILY, LIST};

/// Number of steps that a game continues.
const STEPS: usize = 6;

/// A game whose levels can play.
pub trait LevelPlay: Game {
    /// The action of a level in a seat, and after how many milliseconds.
    fn level_action(
        view: &Self::View,
        seat: SeatId,
        level: usize,
        chance: &mut Chance,
    ) -> Option<(u64, Self::Action)>;
}

impl LevelPlay for PaperGrid {
    fn level_action(
        view: &Self::View,
        seat: SeatId,
        level: usize,
        chance: &mut Chance,
    ) -> Option<(u64, Self::Action)> {
        let (bot, taken_back) = (bots::level(level), TakenBackPlays::default());
        let action = bots::think(bot, view, seat, &LIST, &taken_back, chance);
        Some((2_000, action))
    }
}

impl LevelPlay for OneLetterBetter {
    fn level_action(
        view: &Self::View,
        seat: SeatId,
        level: usize,
        chance: &mut Chance,
    ) -> Option<(u64, Self::Action)> {
        let regular = regulars::level(level);
        let action = regulars::think(view, seat, regular, &LIST, &FAMILY, chance);
        Some((2_000, action))
    }
}

impl LevelPlay for CULetter {
    fn level_action(
        view: &Self::View,
        seat: SeatId,
        level: usize,
        chance: &mut Chance,
    ) -> Option<(u64, Self::Action)> {
        let action = wits::think(view, seat, wits::level(level), &LIST, &FAMILY, chance);
        Some((2_000, action))
    }
}

impl LevelPlay for WordHeist {
    fn level_action(
        view: &Self::View,
        seat: SeatId,
        level: usize,
        _: &mut Chance,
    ) -> Option<(u64, Self::Action)> {
        let (_, plan) = bot::first_to_act(view, &[(seat, level)], &LIST, &FAMILY)?;
        Some((plan.after, plan.action))
    }
}

/// Opens a saved game, checks that a level of today plays for every bot, and continues for some
/// steps in all seats; the result can be saved and opened again.
pub fn assert_game_continues<G: LevelPlay>(journal: &str) {
    let mut game = Match::<G>::read(journal).unwrap();
    let seats = || SeatId::all(game.journal().seats.len() as u8);
    let level = |game: &Match<G>, seat| game.bot_index(seat);
    for seat in seats() {
        let sits = &game.journal().seats[seat.index()].by;
        assert_eq!(level(&game, seat).is_some(), sits.bot_id().is_some());
    }
    let mut chance = Chance::new(7);
    for _ in 0..STEPS {
        let waited: Vec<SeatId> = game.waiting_for().seats().iter().collect();
        let plans = waited.into_iter().filter_map(|seat| {
            let view = game.view(Viewer::Seat(seat));
            let level = level(&game, seat).unwrap_or_default();
            let (after, action) = G::level_action(&view, seat, level, &mut chance)?;
            Some((after, seat, action))
        });
        let next = plans.min_by_key(|(after, ..)| *after);
        let after = next.as_ref().map_or(1_000_000, |(after, ..)| *after);
        let at = Moment(game.last_moment().0 + after);
        if game.pass_time(at) {
            continue;
        }
        let Some((_, seat, action)) = next else { break };
        game.act(seat, &action, at, Some(&LIST)).unwrap();
    }
    let text = game.journal().write();
    let again = Match::<G>::read(&text).unwrap();
    assert!(again.journal().steps.len() > Match::<G>::read(journal).unwrap().journal().steps.len());
}
