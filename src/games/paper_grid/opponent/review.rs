//! The review of a game: what each decision cost against what the highest level would have done,
//! judged by how the game goes on.

use serde::{Deserialize, Serialize};

use super::level::AT_ITS_BEST;
use super::playout::Playout;
use super::search::Thought;
use super::thinking::think;
use super::worth::Worth;
use crate::games::paper_grid::rules::{
    Action, Answer, Event, PaperGrid, Placed, Preview, Stage, State, TakenBack, Turn,
};
use game::account::Lost;
use game::bots::{Mind, Search, Trials};
use game::{Chance, Game, Match, SeatId};
use lexicon::{Level, Lexicon};

/// A decision: what its seat saw, and what it did.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Spot {
    /// After how many steps of the journal that was.
    pub step: usize,
    /// Whose decision.
    pub seat: SeatId,
    /// The table before it.
    pub view: State,
    /// What was done.
    pub did: Action,
}

/// What a decision could have been.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judged {
    /// After how many steps of the journal it was to be made.
    pub step: usize,
    /// Whose it was.
    pub seat: SeatId,
    /// What would have been better, beyond doubt.
    pub better: Option<Better>,
}

/// A better decision. What was done the journal tells.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Better {
    /// What to do.
    pub action: Action,
    /// The words of a play, in small letters.
    pub words: Vec<String>,
    /// What a play brings.
    pub points: i32,
    /// By so many hundredths of a point it is better, as the game could have gone on.
    pub by: i32,
    /// Whether all its words are everyday ones.
    pub known: bool,
    /// What the next player could have played after what was done, where that is why.
    pub left: Option<LeftToNext>,
}

/// The best play that a decision leaves to the next player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeftToNext {
    /// Its words, in small letters.
    pub words: Vec<String>,
    /// What it brings.
    pub points: i32,
}

impl Judged {
    /// What it gave away.
    pub fn lost(&self) -> Lost {
        let better = self.better.as_ref();
        Lost {
            step: self.step,
            seat: self.seat,
            by: better.map_or(0, |better| better.by),
            later: 0,
            known: better.is_some_and(|better| better.known),
        }
    }
}

/// The decisions of a game: plays and turns without one, letters called, and answers. Special cells
/// that act by somebody's choice are none, nor is what the table was asked about (K16): there
/// people say what is a word.
pub fn spots(game: &Match<PaperGrid>) -> Vec<Spot> {
    let mut state = game.at(0);
    let mut spots = Vec::new();
    for (step, written) in game.journal().steps.iter().enumerate() {
        for (at, event) in written.events.iter().enumerate() {
            // What follows by itself was nobody's decision.
            if at == 0
                && let Some(seat) = written.by
                && let Some(did) = action(&state, event)
            {
                spots.push(Spot {
                    step,
                    seat,
                    view: state.clone(),
                    did,
                });
            }
            PaperGrid::evolve(&mut state, event, written.at);
        }
    }
    spots
}

/// What was tried, by what came of it.
fn action(state: &State, event: &Event) -> Option<Action> {
    Some(match (event, &state.stage) {
        (Event::Played(play), Stage::Playing) => Action::Play(play.placed.clone()),
        (Event::Made(cell, special), Stage::Playing) => Action::Make(*cell, *special),
        (Event::Asked { called, kept }, _) => Action::Ask {
            called: called.clone(),
            kept: kept.clone(),
        },
        (Event::Answered(_, Answer::Took(letter)), _) => Action::Take(*letter),
        (Event::Answered(_, Answer::Wall(edge)), _) => Action::Wall(*edge),
        (Event::Passed(_), _) => Action::Pass,
        _ => return None,
    })
}

/// What is less is not worth a word, in hundredths of a point.
const A_POINT: i32 = 100;

/// The ways in which a game may go on: what the others know, and for how many rounds.
const WAYS: [(Level, usize); 4] = [
    (Level::Rare, 1),
    (Level::Known, 1),
    (Level::Rare, 2),
    (Level::Known, 2),
];

impl Spot {
    /// What the decision could have been. Nothing is told of what wavers with how the others
    /// would go on.
    pub fn judge(&self, words: &Lexicon) -> Judged {
        Judged {
            step: self.step,
            seat: self.seat,
            better: self.better(words),
        }
    }

    fn better(&self, words: &Lexicon) -> Option<Better> {
        let (view, seat, did) = (&self.view, self.seat, &self.did);
        let none = TakenBack::default();
        let best = think(&AT_ITS_BEST, view, seat, words, &none, &mut Chance::new(0));
        if best == *did {
            return None;
        }
        let (mut trials, mut points) = (Trials::default(), Trials::default());
        for way in WAYS {
            let (best, did) = (self.by(way, &best, words)?, self.by(way, did, words)?);
            let by = best.to_who_chooses() - did.to_who_chooses();
            trials.add(by);
            points.add(best.points - did.points);
            // What brings less than a point as it is thought about is not tried again.
            if by < A_POINT {
                return None;
            }
        }
        let clear = trials.is_clear() && trials.mean() >= A_POINT;
        // To win is worth more than points to who chooses; what is told is points alone.
        let by = points.mean().max(A_POINT);
        clear.then(|| {
            let left = self.why(&best, by, words);
            let better = told(view, seat, best, words, by);
            Better { left, ..better }
        })
    }

    /// What the next player could have played after what was done, if the better decision leaves
    /// less: by a third of what that is better at least, or it is not why.
    fn why(&self, best: &Action, by: i32, words: &Lexicon) -> Option<LeftToNext> {
        let left = self.left(&self.did, words)?;
        let less = self.left(best, words)?;
        (300 * (left.points - less.points) >= by).then_some(left)
    }

    /// The best play that an action leaves to whoever plays next, with the hands as they are then:
    /// what is asked for later nobody knows yet.
    fn left(&self, action: &Action, words: &Lexicon) -> Option<LeftToNext> {
        let mut state = self.view.clone();
        let playout = Playout::new(words, &AT_ITS_BEST.mind, self.seat);
        let begun = playout.does(&mut state, self.seat, action)?;
        let Turn { seat, again, .. } = state.turn;
        let next = match begun == 0 && again == 0 {
            true => seat.left(state.seats),
            false => seat,
        };
        if next == self.seat || matches!(state.stage, Stage::Over(_)) {
            return None;
        }
        let best = playout.plays(&state, next).into_iter().next();
        let best = best.map(|best| laid(&state, next, &best.placed, words));
        let (words, points) = best.unwrap_or_default();
        Some(LeftToNext { words, points })
    }

    /// What an action comes to, if the game goes on so.
    fn by(
        &self,
        (others, horizon): (Level, usize),
        action: &Action,
        words: &Lexicon,
    ) -> Option<Worth> {
        let mind = AT_ITS_BEST.mind;
        let judgement = Search {
            others,
            horizon,
            ..mind.judgement
        };
        let playout = Playout::new(words, &Mind { judgement, ..mind }, self.seat);
        let thought = Thought {
            view: &self.view,
            seat: self.seat,
            judgement,
            playout: &playout,
        };
        thought.worth(action)
    }
}

/// A better decision, with the words and points that come of it.
fn told(view: &State, seat: SeatId, action: Action, words: &Lexicon, by: i32) -> Better {
    let (made, points) = match &action {
        Action::Play(placed) => laid(view, seat, placed, words),
        _ => Default::default(),
    };
    let everyday = |word: &String| {
        words
            .contains_at(word.parse().ok()?, Level::EVERYDAY)
            .then_some(())
    };
    let known = made.iter().all(|word| everyday(word).is_some());
    Better {
        action,
        words: made,
        points,
        by,
        known,
        left: None,
    }
}

/// The words of a play and what they bring, also where the table decides about words.
fn laid(state: &State, seat: SeatId, placed: &[Placed], words: &Lexicon) -> (Vec<String>, i32) {
    let preview = Preview::of(state, seat, placed, Some(words));
    let made = preview.words.into_iter().map(|scored| scored.word);
    (made.collect(), preview.points)
}
