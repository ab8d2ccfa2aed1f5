//! Positions to be solved: of a day's task, and for practice. What is asked is the one placing
//! that brings the most cards.
//!
//! A position follows from its key alone: some turns of two who know everyday words, place one of
//! the three cards that gain most at once, and claim the longest word of it. What somebody missed in a
//! game is a position too, whose key says all of it (`View::told`). What a placing gave
//! away is practised where placings are. Words that were left unclaimed are not practised: find-the-claim
//! asks for the longest new word, which need not be one of them, and goes by its own misses alone. `VERSION` is part of
//! what chance comes of; what it promises stands in the golden test, as for Paper Grid.

use serde::{Deserialize, Serialize};

use super::{Find, Finder};
use crate::games::c_u_letter::rules::{
    Action, CULetter, Options, Placing, Preset, Stage, State, Use, View,
};
use game::{By, Chance, Game, Moment, SeatId, Viewer};
use lexicon::{Family, Level, Lexicon, Word};

/// Which way of posing it is.
const VERSION: u32 = 1;
/// The best placing brings so many cards at least.
const CARDS: i32 = 3;
/// So many tables are tried for one.
const TRIES: usize = 12;

/// A position, and what could be placed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Posed {
    /// What the seat sees whose turn it is.
    pub view: View,
    /// The placing that brings most.
    pub best: Placing,
    /// The words that it opens, the longest first.
    pub opens: Vec<Word>,
    /// Every placing, with how many cards it brings; of cards that are alike, one.
    pub gains: Vec<(Placing, i32)>,
}

impl Posed {
    /// The position of a key, such as `2026-11-22 3`.
    pub fn of(key: &str, words: &Lexicon, family: &Family) -> Option<Posed> {
        // No other key has lines.
        if key.contains('\n') {
            return Posed::seen(View::of_text(key)?, words, family);
        }
        let mut chance = Chance::from_text(&format!("{} pose {VERSION} {key}", CULetter::ID));
        let mut fair = None;
        for _ in 0..TRIES {
            let Some(posed) = try_one(&mut chance, words, family) else {
                continue;
            };
            if posed.most() >= CARDS {
                return Some(posed);
            }
            fair = fair.or(Some(posed));
        }
        fair
    }

    /// What a seat sees, to be solved.
    fn seen(view: View, words: &Lexicon, family: &Family) -> Option<Posed> {
        let finds = Finder::at(&view).find(words);
        let told = finds.iter().filter(|find| find.may_be_told(family));
        // Of several that bring as many the first one, so that it is always the same.
        let best = told.rev().max_by_key(|find| find.gain)?;
        let most = finds.iter().map(|find| find.gain).max()?;
        (best.gain == most).then(|| Posed {
            best: best.placing,
            opens: best.opens.iter().map(|opened| opened.word).collect(),
            gains: finds.iter().map(|find| (find.placing, find.gain)).collect(),
            view,
        })
    }

    /// How many cards the best placing brings.
    pub fn most(&self) -> i32 {
        self.brings(&self.best)
    }

    /// How many cards a placing brings.
    pub fn brings(&self, placing: &Placing) -> i32 {
        let same = |(one, _): &&(Placing, i32)| {
            let alike = one.card.face() == placing.card.face();
            alike && one.at == placing.at && one.using == placing.using
        };
        self.gains.iter().find(same).map_or(0, |(_, gain)| *gain)
    }
}

fn try_one(chance: &mut Chance, words: &Lexicon, family: &Family) -> Option<Posed> {
    let options = Options::new(Preset::Opponents.choices()).ok()?;
    let mut state = State::new(&options, 2);
    for event in CULetter::open(&state, chance) {
        CULetter::evolve(&mut state, &event, Moment::START);
    }
    for _ in 0..chance.between(6, 12) {
        plays(&mut state, chance, words, family)?;
    }
    ready(&mut state, words)?;
    let view = state.seen_by(Viewer::Seat(state.table.turn.seat));
    Posed::seen(view, words, family)
}

/// Begins a turn: none where no card is to be placed.
fn ready(state: &mut State, words: &Lexicon) -> Option<SeatId> {
    let turn = state.table.turn;
    if !turn.ready {
        does(state, turn.seat, &Action::Ready, words)?;
    }
    (state.table.stage == Stage::Placing).then_some(turn.seat)
}

/// A turn, by habit.
fn plays(state: &mut State, chance: &mut Chance, words: &Lexicon, family: &Family) -> Option<()> {
    let seat = ready(state, words)?;
    let view = state.seen_by(Viewer::Seat(seat));
    let finds = Finder::at(&view).up_to(Level::EVERYDAY).find(words);
    let open = finds
        .into_iter()
        .filter(|find| find.placing.using != Use::Hide && find.may_be_told(family));
    let three: Vec<Find> = open.take(3).collect();
    let find = chance.pick(&three)?;
    does(state, seat, &Action::Place(find.placing), words)?;
    if let Some(opened) = find.opens.first() {
        // What cannot be claimed stays for whoever comes next.
        let _ = does(state, seat, &Action::Claim(opened.span), words);
    }
    if state.table.stage == Stage::Claiming {
        does(state, seat, &Action::Done, words)?;
    }
    Some(())
}

fn does(state: &mut State, seat: SeatId, action: &Action, words: &Lexicon) -> Option<()> {
    let at = Moment::START;
    let (by, chance) = (By { seat, at }, &mut Chance::new(0));
    let events = CULetter::decide(state, by, action, Some(words), chance).ok()?;
    for event in &events {
        CULetter::evolve(state, event, at);
    }
    Some(())
}
