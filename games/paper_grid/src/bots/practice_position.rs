//! Positions for the daily task and for practice: find the play that scores most.
//!
//! A position follows from its key alone: a medium board, generated for the key, after some turns
//! of two bots that know everyday words and don't look ahead. A play that a player missed in a
//! game is a position too, and its key holds all of it (`State::to_text`).
//!
//! `VERSION` is part of the random seed, and a golden test pins some dates. A change that would
//! give other positions needs a new number from a future date on; earlier dates keep the old
//! number.

use serde::{Deserialize, Serialize};

use super::playout::Playout;
use game::bots::{BotProfile, Perception, SearchSettings};
use game::{Chance, Game, Moment, SeatId};
use lexicon::{Level, Lexicon};
use paper_grid_rules::{
    BoardSeed, BoardSettings, GENERATOR_VERSION, Options, PaperGrid, Placed, Preset, Size, Stage,
    State, generate, moves,
};

/// Version of the way in which positions are made.
const VERSION: u32 = 1;
/// Preferred minimum number of plays in a position.
const MIN_PLAYS: usize = 12;
/// Number of boards tried for a position.
const MAX_TRIES: usize = 12;

/// A position to solve, with its solution.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PracticePosition {
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
const POSER: BotProfile = BotProfile {
    vocabulary: Level::EVERYDAY,
    eye: Perception::SHARP,
    judgement: SearchSettings {
        candidates: 1,
        worlds: 1,
        horizon: 0,
        others: Level::EVERYDAY,
        gate: 0,
        // Far more than is ever needed, so that positions never depend on the limit.
        work: 1_000_000_000,
    },
};

impl PracticePosition {
    /// Returns the position that belongs to a key, such as `2026-11-22 3`.
    pub fn for_key(key: &str, words: &Lexicon) -> Option<PracticePosition> {
        // Only a missed play's key has line breaks: it holds the position itself.
        if key.contains('\n') {
            return Some(PracticePosition::from_view(State::from_text(key)?, words)?.0);
        }
        let mut chance = Chance::from_text(&format!("{} pose {VERSION} {key}", PaperGrid::ID));
        let mut fair = None;
        for _ in 0..MAX_TRIES {
            let Some((posed, plays)) = try_position(&mut chance, words) else {
                continue;
            };
            if plays >= MIN_PLAYS {
                return Some(posed);
            }
            fair = fair.or(Some(posed));
        }
        fair
    }

    /// Returns a position with its solution, and its number of plays; `None` if no word
    /// can be played.
    fn from_view(view: State, words: &Lexicon) -> Option<(PracticePosition, usize)> {
        let seat = view.turn.seat;
        let asks = view.stage == Stage::Playing && !view.endgame;
        let plays = if asks {
            moves(&view, seat, words)
        } else {
            Vec::new()
        };
        let count = plays.len();
        let best = plays.into_iter().next()?;
        let posed = PracticePosition {
            view,
            seat,
            best: best.placed,
            points: best.points,
        };
        Some((posed, count))
    }
}

/// Plays to a random position; returns it with its number of plays.
fn try_position(chance: &mut Chance, words: &Lexicon) -> Option<(PracticePosition, usize)> {
    let settings = BoardSettings {
        size: Size::Medium,
        seats: 2,
        seed: BoardSeed::random(chance),
        ..BoardSettings::default()
    };
    let board = generate(&settings, GENERATOR_VERSION).ok()?;
    let options = Options::new(Preset::Classic.on_board(board)).ok()?;
    let mut view = State::new(&options, 2);
    for event in PaperGrid::opening_events(&view, chance) {
        PaperGrid::evolve(&mut view, &event, Moment::START);
    }
    let playout = Playout::new(words, &POSER, SeatId::FIRST);
    playout.play_on(&mut view, chance.between(6, 13))?;
    PracticePosition::from_view(view, words)
}
