//! Positions for the daily task and for practice: find the play that scores most.
//!
//! A position follows from its key alone: a medium board, generated for the key, after some turns
//! of two bots that know everyday words and don't look ahead. A play that a player missed in a
//! game is a position too, and its key holds all of it (`State::told`).
//!
//! `VERSION` is part of the random seed, and a golden test pins some dates. A change that would
//! give other positions needs a new number from a future day on; the old number stays for the
//! days before.

use serde::{Deserialize, Serialize};

use super::playout::Playout;
use game::bots::{Eye, Mind, Search};
use game::{Chance, Game, Moment, SeatId};
use lexicon::{Level, Lexicon};
use paper_grid_rules::{
    GENERATOR_VERSION, Options, PaperGrid, Placed, Preset, Seed, Settings, Size, Stage, State,
    generate, moves,
};

/// Version of the way in which positions are made.
const VERSION: u32 = 1;
/// Preferred minimum number of plays in a position.
const PLAYS: usize = 12;
/// Number of boards tried for a position.
const TRIES: usize = 12;

/// A position to solve, with its solution.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Posed {
    /// The game in this position.
    pub view: State,
    /// The seat to move.
    pub seat: SeatId,
    /// The play that scores most.
    pub best: Vec<Placed>,
    /// Points of the best play.
    pub points: i32,
}

/// The bot that plays up to a position.
const POSER: Mind = Mind {
    vocabulary: Level::EVERYDAY,
    eye: Eye::SHARP,
    judgement: Search {
        candidates: 1,
        worlds: 1,
        horizon: 0,
        others: Level::EVERYDAY,
        gate: 0,
        // Far more than is ever needed, so that positions never depend on the limit.
        work: 1_000_000_000,
    },
};

impl Posed {
    /// Returns the position that belongs to a key, such as `2026-11-22 3`.
    pub fn of(key: &str, words: &Lexicon) -> Option<Posed> {
        // Only a missed play's key has line breaks: it holds the position itself.
        if key.contains('\n') {
            return Some(Posed::seen(State::of_text(key)?, words)?.0);
        }
        let mut chance = Chance::from_text(&format!("{} pose {VERSION} {key}", PaperGrid::ID));
        let mut fair = None;
        for _ in 0..TRIES {
            let Some((posed, plays)) = try_one(&mut chance, words) else {
                continue;
            };
            if plays >= PLAYS {
                return Some(posed);
            }
            fair = fair.or(Some(posed));
        }
        fair
    }

    /// Returns a position with its solution, and its number of plays; `None` if no word
    /// can be played.
    fn seen(view: State, words: &Lexicon) -> Option<(Posed, usize)> {
        let seat = view.turn.seat;
        let asks = view.stage == Stage::Playing && !view.endgame;
        let plays = if asks {
            moves(&view, seat, words)
        } else {
            Vec::new()
        };
        let count = plays.len();
        let best = plays.into_iter().next()?;
        let posed = Posed {
            view,
            seat,
            best: best.placed,
            points: best.points,
        };
        Some((posed, count))
    }
}

/// Plays to a random position; returns it with its number of plays.
fn try_one(chance: &mut Chance, words: &Lexicon) -> Option<(Posed, usize)> {
    let settings = Settings {
        size: Size::Medium,
        seats: 2,
        seed: Seed::fresh(chance),
        ..Settings::default()
    };
    let board = generate(&settings, GENERATOR_VERSION).ok()?;
    let options = Options::new(Preset::Classic.on(board)).ok()?;
    let mut view = State::new(&options, 2);
    for event in PaperGrid::open(&view, chance) {
        PaperGrid::evolve(&mut view, &event, Moment::START);
    }
    let playout = Playout::new(words, &POSER, SeatId::FIRST);
    playout.plays_on(&mut view, chance.between(6, 13))?;
    Posed::seen(view, words)
}
