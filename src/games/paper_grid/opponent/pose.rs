//! Positions to be solved: of a day's task, and for practice. What is asked is the one play that
//! brings most.
//!
//! A position follows from its key alone: a medium board of the day, and some turns of two who
//! know everyday words and do what is best at once. What somebody missed in a game is a position too,
//! whose key says all of it (`State::told`). `VERSION` is part of what chance comes of. A
//! golden test pins some dates: where a new version would pose others, it gets a new number from a
//! day on that has not come yet, and the old number stays for the days before.

use serde::{Deserialize, Serialize};

use super::playout::Playout;
use crate::games::paper_grid::rules::{
    GENERATOR_VERSION, Options, PaperGrid, Placed, Preset, Seed, Settings, Size, Stage, State,
    generate, moves,
};
use game::bots::{Eye, Mind, Search};
use game::{Chance, Game, Moment, SeatId};
use lexicon::{Level, Lexicon};

/// Which way of posing it is.
const VERSION: u32 = 1;
/// A position has so many plays at least.
const PLAYS: usize = 12;
/// So many boards are tried for one.
const TRIES: usize = 12;

/// A position, and what could be played.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Posed {
    /// The game at that moment.
    pub view: State,
    /// Whose turn it is.
    pub seat: SeatId,
    /// The play that brings most.
    pub best: Vec<Placed>,
    /// What it brings.
    pub points: i32,
}

/// Who plays on to a position.
const POSER: Mind = Mind {
    vocabulary: Level::EVERYDAY,
    eye: Eye::SHARP,
    judgement: Search {
        candidates: 1,
        worlds: 1,
        horizon: 0,
        others: Level::EVERYDAY,
        gate: 0,
        // Far more than is ever needed: what is posed never depends on a cap.
        work: 1_000_000_000,
    },
};

impl Posed {
    /// The position of a key, such as `2026-11-22 3`.
    pub fn of(key: &str, words: &Lexicon) -> Option<Posed> {
        // No other key has lines.
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

    /// A moment to be solved, and how many plays it has.
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

/// A position, and how many plays it has.
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
