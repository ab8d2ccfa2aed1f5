//! Practice positions, in which the player looks for the word with the largest swing.
//!
//! A position is built from its key alone: two seats that know everyday words play some turns, each
//! time making one of the three words with the largest swing. A missed play from a real game is a
//! position too: its key describes the table at that moment (`View::to_text`).

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::{Finder, FoundPlay};
use base::sorting::sort_by_key;
use game::{Actor, Chance, Game, Moment, SeatId, Viewer};
use lexicon::{FamilyFilter, Level, Lexicon, Word};
use one_letter_better_rules::{Action, OneLetterBetter, Options, Preset, Stage, State, View};

/// Version of the generator. A new version builds different positions.
const VERSION: u32 = 1;
/// Fewest words that can be made in a position.
const MIN_PLAYS: usize = 6;
/// Number of tables tried for one position.
const MAX_TRIES: usize = 12;

/// A position, and the words that can be made in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PracticePosition {
    /// The view of the seat whose turn it is.
    pub view: View,
    /// Every word that can be made, with its largest swing; best first.
    pub plays: Vec<(Word, i32)>,
}

impl PracticePosition {
    /// Builds the position of a key.
    pub fn from_key(key: &str, words: &Lexicon, family: &FamilyFilter) -> Option<PracticePosition> {
        // Only the keys of real tables contain a slash.
        if key.contains('/') {
            return PracticePosition::from_view(View::from_text(key)?, words, family);
        }
        let text = format!("{} pose {VERSION} {key}", OneLetterBetter::ID);
        let mut chance = Chance::from_text(&text);
        (0..MAX_TRIES).find_map(|_| {
            let posed = try_position(&mut chance, words, family)?;
            (posed.plays.len() >= MIN_PLAYS).then_some(posed)
        })
    }

    /// Makes a practice position from what a seat sees.
    fn from_view(view: View, words: &Lexicon, family: &FamilyFilter) -> Option<PracticePosition> {
        let finds = Finder::new(&view).find(words);
        let first = finds.iter().max_by_key(|find| find.swing())?;
        if family.hides(first.id) {
            return None;
        }
        let mut plays: Vec<(Word, i32)> = Vec::new();
        for find in &finds {
            let known = plays.iter().position(|(word, _)| *word == find.word);
            let swing = find.swing();
            match known.and_then(|at| plays.get_mut(at)) {
                Some((_, gain)) => *gain = swing.max(*gain),
                None => plays.push((find.word, swing)),
            }
        }
        sort_by_key(&mut plays, |(_, gain)| Reverse(*gain));
        Some(PracticePosition { view, plays })
    }

    /// The swing of the best word.
    pub fn best_swing(&self) -> i32 {
        self.plays.first().map_or(0, |(_, gain)| *gain)
    }

    /// The swing of a word, if it can be made.
    pub fn swing_of(&self, word: Word) -> Option<i32> {
        let found = self.plays.iter().find(|(other, _)| *other == word);
        found.map(|(_, gain)| *gain)
    }
}

fn try_position(
    chance: &mut Chance,
    words: &Lexicon,
    family: &FamilyFilter,
) -> Option<PracticePosition> {
    let options = Options::new(Preset::Opponents.choices()).ok()?;
    let mut state = OneLetterBetter::initial_state(&options, 2);
    for event in OneLetterBetter::opening_events(&state, chance) {
        OneLetterBetter::evolve(&mut state, &event, Moment::START);
    }
    for _ in 0..chance.between(4, 9) {
        play_turn(&mut state, chance, words, family)?;
    }
    let view = draw_card(&mut state, words)?;
    PracticePosition::from_view(view, words, family)
}

/// Draws the turn's card and returns what the seat sees then.
fn draw_card(state: &mut State, words: &Lexicon) -> Option<View> {
    let seat = state.table.turn.seat;
    if state.table.stage != Stage::Playing {
        return None;
    }
    if !state.table.turn.drawn {
        apply_action(state, seat, &Action::Draw, words)?;
    }
    Some(OneLetterBetter::view(state, Viewer::Seat(seat)))
}

/// Plays a turn: one of the three everyday words with the largest swing.
fn play_turn(
    state: &mut State,
    chance: &mut Chance,
    words: &Lexicon,
    family: &FamilyFilter,
) -> Option<()> {
    let view = draw_card(state, words)?;
    let seat = state.table.turn.seat;
    let finds = Finder::new(&view).up_to(Level::EVERYDAY).find(words);
    let gains = finds.into_iter().filter(|find| find.swing() > 0);
    let three: Vec<FoundPlay> = gains
        .filter(|find| !family.hides(find.id))
        .take(3)
        .collect();
    if let Some(find) = chance.pick(&three) {
        apply_action(state, seat, &Action::Play(find.line.clone()), words)?;
    }
    let view = OneLetterBetter::view(state, Viewer::Seat(seat));
    let least = *view.allowed_discards().start();
    let discards = view.hand.iter().take(least).copied().collect();
    apply_action(state, seat, &Action::End(discards), words)
}

fn apply_action(state: &mut State, seat: SeatId, action: &Action, words: &Lexicon) -> Option<()> {
    let at = Moment::START;
    let (by, chance) = (Actor { seat, at }, &mut Chance::new(0));
    let events = OneLetterBetter::decide(state, by, action, Some(words), chance).ok()?;
    for event in &events {
        OneLetterBetter::evolve(state, event, at);
    }
    Some(())
}
