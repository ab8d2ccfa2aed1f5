//! The history turn by turn. A turn is one entry, with its word, its special cells, its round of
//! asking and the answers.

use game::{Game, Match, SeatId};
use lexicon::Letter;
use paper_grid_rules::{
    CallAnswer, CellId, Effect, EndgameCause, Event, GameOverCause, PaperGrid, Preview, ScoredWord,
    SpecialType, State,
};
use screen::news::GameAct;

/// An entry of the history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    /// A seat claimed its area (K6).
    Claimed(CellId),
    /// A turn, finished or not.
    Turn(TurnEvents),
    /// The endgame began (K24).
    Endgame(EndgameCause),
    /// The game ended (K26).
    Ended(GameOverCause),
}

/// Everything that happened in a turn.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TurnEvents {
    /// The last thing that the turn did.
    pub last: TurnPart,
    /// The words that were shown to the table (K16) or played.
    pub words: Vec<String>,
    /// Points of the words, once they are played.
    pub points: Option<i32>,
    /// The cell that was made special (K31).
    pub made: Option<(CellId, SpecialType)>,
    /// The effects of the play's special cells (K34).
    pub effects: Vec<Effect>,
    /// The letters that were called (K20).
    pub called: Vec<Letter>,
    /// The called letters that went to the asker's hand.
    pub kept: Vec<Letter>,
    /// The answers of the other seats (K21).
    pub answers: Vec<(SeatId, CallAnswer)>,
}

/// A part of a turn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum TurnPart {
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
    pub(crate) fn is_answered(&self) -> bool {
        matches!(self, News::Turn(turn) if !turn.answers.is_empty())
    }
}

/// Whether the last thing that happened is a turn running out of time.
pub fn turn_timed_out(game: &Match<PaperGrid>) -> bool {
    let out = |event: &Event| matches!(event, Event::TimedOut(_));
    let last = game.last_step();
    last.is_some_and(|step| step.events.iter().any(out))
}

/// Returns the whole history, the oldest entry first.
pub fn history(game: &Match<PaperGrid>) -> Vec<GameAct<News>> {
    let mut state = game.state_after(0);
    let mut acts: Vec<GameAct<News>> = Vec::new();
    let mut turn = TurnEvents::default();
    for (step, done) in game.journal().steps.iter().enumerate() {
        for event in &done.events {
            let seat = state.turn.seat;
            let own = |news| GameAct {
                step,
                actor: Some(seat),
                news,
            };
            let game = |news| GameAct {
                step,
                actor: None,
                news,
            };
            match event {
                Event::Claimed(cell) => acts.push(own(News::Claimed(*cell))),
                Event::Turn { .. } => turn = TurnEvents::default(),
                Event::Endgame(cause) => acts.push(game(News::Endgame(*cause))),
                Event::Ended(cause) => acts.push(game(News::Ended(*cause))),
                event => {
                    let told = turn.last != TurnPart::Nothing;
                    if turn.add_event(&state, event) {
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

impl TurnEvents {
    /// Adds an event to the turn; returns whether it is worth an entry.
    fn add_event(&mut self, state: &State, event: &Event) -> bool {
        self.last = match event {
            Event::Proposed(placed) => {
                let preview = Preview::new(state, state.turn.seat, placed, None);
                self.words = capitals(&preview.words);
                TurnPart::Shown
            }
            Event::TakenBack => TurnPart::TakenBack,
            Event::Played(play) => {
                self.words = capitals(&play.words);
                self.points = Some(play.points);
                TurnPart::Laid
            }
            Event::Made(cell, special) => {
                self.made = Some((*cell, *special));
                TurnPart::Made
            }
            Event::Acted(_, effect) => {
                self.effects.push(effect.clone());
                match effect {
                    Effect::Stolen { .. } | Effect::Destroyed(_) | Effect::Blocked(_) => {
                        TurnPart::Acted
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
                TurnPart::Asked
            }
            Event::Answered(seat, answer) => {
                self.answers.push((*seat, *answer));
                TurnPart::Answered
            }
            Event::Passed(_) => TurnPart::Passed,
            Event::TimedOut(_) => TurnPart::TimedOut,
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

fn capitals(words: &[ScoredWord]) -> Vec<String> {
    let capital = |word: &ScoredWord| word.word.to_ascii_uppercase();
    words.iter().map(capital).collect()
}
