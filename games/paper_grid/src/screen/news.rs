//! The history turn by turn. A turn is one entry, with its word, its special cells, its round of
//! asking and the answers.

use game::{Game, Match, SeatId};
use lexicon::Letter;
use paper_grid_rules::{
    Answer, CellId, Effect, EndCause, EndgameCause, Event, PaperGrid, Preview, Scored, Special,
    State,
};
use screen::news::Act;

/// An entry of the history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    /// A seat claimed its area (K6).
    Claimed(CellId),
    /// A turn, finished or not.
    Turn(TurnNews),
    /// The endgame began (K24).
    Endgame(EndgameCause),
    /// The game ended (K26).
    Ended(EndCause),
}

/// Everything that happened in a turn.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TurnNews {
    /// The last thing that the turn did.
    pub last: Part,
    /// The words that were shown to the table (K16) or played.
    pub words: Vec<String>,
    /// Points of the words, once they are played.
    pub points: Option<i32>,
    /// The cell that was made special (K31).
    pub made: Option<(CellId, Special)>,
    /// The effects of the play's special cells (K34).
    pub effects: Vec<Effect>,
    /// The letters that were called (K20).
    pub called: Vec<Letter>,
    /// The called letters that went to the asker's hand.
    pub kept: Vec<Letter>,
    /// The answers of the other seats (K21).
    pub answers: Vec<(SeatId, Answer)>,
}

/// A part of a turn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Part {
    /// Nothing has happened yet.
    #[default]
    Nothing,
    /// A play was shown to the table (K16).
    Shown,
    /// The table took the play back.
    TakenBack,
    /// A word was played.
    Laid,
    /// A cell was made special.
    Made,
    /// A special cell acted as its seat chose.
    Acted,
    /// Letters were called.
    Asked,
    /// Other seats answered.
    Answered,
    /// The seat passed in the endgame (K25).
    Passed,
    /// The turn's time ran out.
    TimedOut,
}

impl News {
    /// Whether seats have answered an asker: that is news for the asker too.
    pub fn answered(&self) -> bool {
        matches!(self, News::Turn(turn) if !turn.answers.is_empty())
    }
}

/// Whether the last thing that happened is a turn running out of time.
pub fn ran_out(game: &Match<PaperGrid>) -> bool {
    let out = |event: &Event| matches!(event, Event::TimedOut(_));
    let last = game.last_step();
    last.is_some_and(|step| step.events.iter().any(out))
}

/// Returns the whole history, the oldest entry first.
pub fn acts(game: &Match<PaperGrid>) -> Vec<Act<News>> {
    let mut state = game.at(0);
    let mut acts: Vec<Act<News>> = Vec::new();
    let mut turn = TurnNews::default();
    for (step, done) in game.journal().steps.iter().enumerate() {
        for event in &done.events {
            let seat = state.turn.seat;
            let own = |news| Act {
                step,
                actor: Some(seat),
                news,
            };
            let game = |news| Act {
                step,
                actor: None,
                news,
            };
            match event {
                Event::Claimed(cell) => acts.push(own(News::Claimed(*cell))),
                Event::Turn { .. } => turn = TurnNews::default(),
                Event::Endgame(cause) => acts.push(game(News::Endgame(*cause))),
                Event::Ended(cause) => acts.push(game(News::Ended(*cause))),
                event => {
                    let told = turn.last != Part::Nothing;
                    if turn.follows(&state, event) {
                        if told {
                            acts.pop();
                        }
                        acts.push(own(News::Turn(turn.clone())));
                    }
                }
            }
            PaperGrid::evolve(&mut state, event, done.at);
        }
    }
    acts
}

impl TurnNews {
    /// Adds an event to the turn; returns whether it is worth an entry.
    fn follows(&mut self, state: &State, event: &Event) -> bool {
        self.last = match event {
            Event::Proposed(placed) => {
                let preview = Preview::of(state, state.turn.seat, placed, None);
                self.words = capitals(&preview.words);
                Part::Shown
            }
            Event::TakenBack => Part::TakenBack,
            Event::Played(play) => {
                self.words = capitals(&play.words);
                self.points = Some(play.points);
                Part::Laid
            }
            Event::Made(cell, special) => {
                self.made = Some((*cell, *special));
                Part::Made
            }
            Event::Acted(_, effect) => {
                self.effects.push(effect.clone());
                match effect {
                    Effect::Stolen { .. } | Effect::Destroyed(_) | Effect::Blocked(_) => {
                        Part::Acted
                    }
                    _ => self.last,
                }
            }
            Event::Asked { called, kept } => {
                // Words that the table took back don't count.
                if self.points.is_none() {
                    self.words.clear();
                }
                self.called.clone_from(called);
                self.kept.clone_from(kept);
                Part::Asked
            }
            Event::Answered(seat, answer) => {
                self.answers.push((*seat, *answer));
                Part::Answered
            }
            Event::Passed(_) => Part::Passed,
            Event::TimedOut(_) => Part::TimedOut,
            Event::Claims(_)
            | Event::Claimed(_)
            | Event::Turn { .. }
            | Event::Asks
            | Event::Endgame(_)
            | Event::Ended(_)
            | Event::Hinted(_) => return false,
        };
        true
    }
}

fn capitals(words: &[Scored]) -> Vec<String> {
    let capital = |word: &Scored| word.word.to_ascii_uppercase();
    words.iter().map(capital).collect()
}
