//! Positions to solve, for the daily task and for practice: find the one placing that gains
//! the most cards.
//!
//! A position follows from its key alone. Two players play some turns with everyday words; each
//! places one of the three cards that gain most at once and claims its longest word. A placing that
//! a player missed in a game is a position too: its key holds the whole position (`View::to_position_text`).
//! Words left unclaimed aren't practised here. Find-the-claim asks for the longest new word, which
//! need not be one of them, and tracks its own misses. `GENERATOR_VERSION` is part of the random seed; the
//! golden test states what it guarantees, as in Paper Grid.

use serde::{Deserialize, Serialize};

use super::{Finder, FoundPlay};
use c_u_letter_rules::{Action, CULetter, Options, Placing, Preset, Stage, State, Use, View};
use game::{Actor, Chance, Game, Moment, SeatId, Viewer};
use lexicon::{FamilyFilter, Level, Lexicon, Word};

/// Version of the position generator.
const GENERATOR_VERSION: u32 = 1;
/// The fewest cards that the best placing should gain.
const MIN_GAIN: i32 = 3;
/// Number of deals to try for one position.
const MAX_DEALS: usize = 12;

/// A position to solve, and all its placings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PracticePosition {
    /// The view of the seat on turn.
    pub view: View,
    /// The placing that gains the most cards.
    pub best: Placing,
    /// The words that the best placing opens, longest first.
    pub opens: Vec<Word>,
    /// Every placing with its gain in cards; identical cards are listed once.
    pub gains: Vec<(Placing, i32)>,
}

impl PracticePosition {
    /// Builds the position for a key such as `2026-11-22 3`.
    pub fn from_key(key: &str, words: &Lexicon, family: &FamilyFilter) -> Option<PracticePosition> {
        // Only a key that holds a whole position has several lines.
        if key.contains('\n') {
            return PracticePosition::from_view(View::from_position_text(key)?, words, family);
        }
        let mut chance =
            Chance::from_text(&format!("{} pose {GENERATOR_VERSION} {key}", CULetter::ID));
        let mut fair = None;
        for _ in 0..MAX_DEALS {
            let Some(posed) = generate(&mut chance, words, family) else {
                continue;
            };
            if posed.most() >= MIN_GAIN {
                return Some(posed);
            }
            fair = fair.or(Some(posed));
        }
        fair
    }

    /// Builds a position from what a seat sees.
    fn from_view(view: View, words: &Lexicon, family: &FamilyFilter) -> Option<PracticePosition> {
        let finds = Finder::new(&view).find(words);
        let told = finds.iter().filter(|find| find.is_family_friendly(family));
        // Picks the first of equally good placings, so that the result is always the same.
        let best = told.rev().max_by_key(|find| find.gain)?;
        let most = finds.iter().map(|find| find.gain).max()?;
        (best.gain == most).then(|| PracticePosition {
            best: best.placing,
            opens: best.opens.iter().map(|opened| opened.word).collect(),
            gains: finds.iter().map(|find| (find.placing, find.gain)).collect(),
            view,
        })
    }

    /// The gain of the best placing, in cards.
    pub fn most(&self) -> i32 {
        self.brings(&self.best)
    }

    /// The gain of a placing, in cards.
    pub fn brings(&self, placing: &Placing) -> i32 {
        let same = |(one, _): &&(Placing, i32)| {
            let alike = one.card.face() == placing.card.face();
            alike && one.at == placing.at && one.using == placing.using
        };
        self.gains.iter().find(same).map_or(0, |(_, gain)| *gain)
    }
}

fn generate(
    chance: &mut Chance,
    words: &Lexicon,
    family: &FamilyFilter,
) -> Option<PracticePosition> {
    let options = Options::new(Preset::Opponents.choices()).ok()?;
    let mut state = State::new(&options, 2);
    for event in CULetter::opening_events(&state, chance) {
        CULetter::evolve(&mut state, &event, Moment::START);
    }
    for _ in 0..chance.between(6, 12) {
        play_turn(&mut state, chance, words, family)?;
    }
    start_turn(&mut state, words)?;
    let view = state.seen_by(Viewer::Seat(state.table.turn.seat));
    PracticePosition::from_view(view, words, family)
}

/// Starts the turn and returns its seat, or `None` if no card has to be placed.
fn start_turn(state: &mut State, words: &Lexicon) -> Option<SeatId> {
    let turn = state.table.turn;
    if !turn.ready {
        run_action(state, turn.seat, &Action::Ready, words)?;
    }
    (state.table.stage == Stage::Placing).then_some(turn.seat)
}

/// Plays a turn the standard way: one of the three best placings, and its longest word.
fn play_turn(
    state: &mut State,
    chance: &mut Chance,
    words: &Lexicon,
    family: &FamilyFilter,
) -> Option<()> {
    let seat = start_turn(state, words)?;
    let view = state.seen_by(Viewer::Seat(seat));
    let finds = Finder::new(&view)
        .with_max_level(Level::EVERYDAY)
        .find(words);
    let open = finds
        .into_iter()
        .filter(|find| find.placing.using != Use::Hide && find.is_family_friendly(family));
    let three: Vec<FoundPlay> = open.take(3).collect();
    let find = chance.pick(&three)?;
    run_action(state, seat, &Action::Place(find.placing), words)?;
    if let Some(opened) = find.opens.first() {
        // A word that can't be claimed is left for the next seat.
        let _ = run_action(state, seat, &Action::Claim(opened.span), words);
    }
    if state.table.stage == Stage::Claiming {
        run_action(state, seat, &Action::Done, words)?;
    }
    Some(())
}

fn run_action(state: &mut State, seat: SeatId, action: &Action, words: &Lexicon) -> Option<()> {
    let at = Moment::START;
    let (by, chance) = (Actor { seat, at }, &mut Chance::new(0));
    let events = CULetter::decide(state, by, action, Some(words), chance).ok()?;
    for event in &events {
        CULetter::evolve(state, event, at);
    }
    Some(())
}
