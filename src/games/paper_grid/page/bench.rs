//! What the screen holds beside what all tables do: the draft of the seat that is waited for.

use std::ops::Deref;

use leptos::prelude::*;

use super::bots;
use crate::desk::{BoardAct, Grid, RackAct};
use crate::games::paper_grid::desk::{Draft, acting, shown, speaker};
use crate::games::paper_grid::rules::{
    Action, Line, PaperGrid, Phase, Preview, Refusal, Stage, State,
};
use crate::games::paper_grid::words::{play as paper_grid_play, sign};
use crate::lexicon::Letter;
use crate::shell::drag::Drag;
use crate::shell::seated::{After, Plays, Seated};
use crate::shell::words::{Words, use_words};
use crate::table::{Game, GameId, Match, SeatColour, SeatId, Told, Unreadable};

/// The screen.
#[derive(Clone, Copy)]
pub struct Bench {
    seated: Seated<PaperGrid>,
    /// The game as it is.
    pub state: Memo<State>,
    /// What is being built.
    pub draft: RwSignal<Draft>,
    /// What letters on the board would be.
    pub preview: Memo<Option<Preview>>,
    /// The board as it is shown.
    pub grid: Signal<Grid>,
    /// Whether a tap means an edge.
    pub walling: Signal<bool>,
    pub drag: Drag,
}

impl Deref for Bench {
    type Target = Seated<PaperGrid>;

    fn deref(&self) -> &Seated<PaperGrid> {
        &self.seated
    }
}

impl Plays for Bench {
    type Game = PaperGrid;

    fn says(self, refusal: &Refusal) -> String {
        self.session.with_now(|game| {
            let size = game.state().board.size();
            paper_grid_play::refusal(refusal, size, &game.journal().seats)
        })
    }

    fn settle(self, _: After, _: bool) {
        self.refusal.set(String::new());
        self.draft
            .set(self.state.with_untracked(|state| begun(*self, state)));
    }
}

impl Bench {
    /// Opens the game.
    pub fn open(id: &GameId) -> Result<Bench, Unreadable> {
        let seated = Seated::open(id, tell)?;
        let (session, past) = (seated.session, seated.past);
        let state = Memo::new(move |_| session.with(|game| game.state().clone()));
        let draft = RwSignal::new(state.with_untracked(|state| begun(seated, state)));
        session.keep_draft(move || {
            state.with(|state| Some((acting(state)?, draft.with(|draft| draft.text(state)))))
        });
        let list = use_words();
        let preview = Memo::new(move |_| {
            let built = draft.with(Draft::placed);
            let book = match list.state() {
                Words::Here(book) => Some(book),
                _ => None,
            };
            state.with(|state| {
                let placed = match &state.stage {
                    Stage::Playing => &built,
                    Stage::Judging(placed) => placed,
                    _ => return None,
                };
                let lexicon = book.as_ref().map(|book| &book.lexicon);
                let seat = state.turn.seat;
                (!placed.is_empty()).then(|| Preview::of(state, seat, placed, lexicon))
            })
        });
        let grid = Memo::new(move |_| {
            let colours = session.with(colours);
            match past.get() {
                Some(steps) => {
                    let then = session.with(|game| game.at(steps));
                    shown(&then, &Draft::default(), &colours, sign)
                }
                None => state.with(|state| draft.with(|draft| shown(state, draft, &colours, sign))),
            }
        });
        let walling = Memo::new(move |_| {
            past.get().is_none()
                && state.with(|state| matches!(state.stage, Stage::Answering { .. }))
        });
        let drop = Callback::new(move |(tile, target)| {
            state.with_untracked(|state| draft.update(|draft| draft.drop(tile, target, state)));
        });
        let bench = Bench {
            seated,
            state,
            draft,
            preview,
            grid: grid.into(),
            walling: walling.into(),
            drag: Drag::new(drop),
        };
        bench.follow_others();
        bots::sit_down(bench);
        Ok(bench)
    }

    /// Whether the game is over, followed.
    pub fn over(self) -> bool {
        self.state
            .with(|state| matches!(state.stage, Stage::Over(_)))
    }

    /// What is waited for, followed.
    pub fn phase(self) -> Option<Phase> {
        self.state
            .with(|state| PaperGrid::waiting_for(state).phase())
    }

    /// The seat that builds, followed.
    pub fn seat(self) -> Option<SeatId> {
        self.state.with(acting)
    }

    /// A touch on the board.
    pub fn touch_board(self, act: BoardAct) {
        if self.past.get_untracked().is_some() || untrack(|| self.is_program()) {
            return;
        }
        let action = self.state.with_untracked(|state| {
            self.draft
                .try_update(|draft| draft.touch_board(act, state))
                .flatten()
        });
        self.refusal.set(String::new());
        if let Some(action) = action {
            self.act(&action);
        }
    }

    /// A touch on the rack.
    pub fn touch_rack(self, act: RackAct) {
        self.draft.update(|draft| draft.touch_rack(act));
    }

    /// Changes the draft, in the light of the game.
    pub fn build(self, build: impl FnOnce(&mut Draft, &State)) {
        self.refusal.set(String::new());
        self.state
            .with_untracked(|state| self.draft.update(|draft| build(draft, state)));
    }

    /// Does what is built.
    pub fn act_built(self) {
        let action = self
            .state
            .with_untracked(|state| self.draft.with_untracked(|draft| draft.action(state)));
        if let Some(action) = action {
            self.act(&action);
        }
    }

    /// Lets the seat that speaks act.
    pub fn act(self, action: &Action) {
        let Some(seat) = self.session.with_now(speaks) else {
            return;
        };
        self.act_as(seat, action);
    }

    /// Whether a bot plays the seat that speaks, followed.
    pub fn is_program(self) -> bool {
        self.session.with(|game| bot(game).is_some())
    }

    /// The letters called in this round of answers, followed.
    pub fn called(self) -> Vec<Letter> {
        self.state.with(|state| match &state.stage {
            Stage::Answering { called, .. } => {
                let mut letters = called.clone();
                letters.sort_unstable();
                letters.dedup();
                letters
            }
            _ => Vec::new(),
        })
    }
}

/// What was being built in this position before the page was left, or nothing yet.
fn begun(seated: Seated<PaperGrid>, state: &State) -> Draft {
    let kept = acting(state).and_then(|seat| seated.session.draft(seat));
    let kept = kept.and_then(|text| Draft::read(&text, state));
    kept.unwrap_or_else(|| Draft::of(state))
}

/// The seat that speaks: on its device, for whom it is.
fn speaks(game: &Match<PaperGrid>) -> Option<SeatId> {
    speaker(game.state(), &game.journal().seats)
}

/// The same, if a bot plays it.
pub fn bot(game: &Match<PaperGrid>) -> Option<SeatId> {
    let seat = speaks(game)?;
    let by = game.journal().seats.get(seat.index())?.by;
    by.program().map(|_| seat)
}

/// The seats' colours, in order.
fn colours(game: &Match<PaperGrid>) -> Vec<SeatColour> {
    let seats = game.journal().seats.iter();
    seats.map(|seat| seat.player.colour).collect()
}

/// A line of the history.
fn tell(game: &Match<PaperGrid>, told: &Told<Line>) -> String {
    let size = game.state().board.size();
    paper_grid_play::line(&told.line, size, &game.journal().seats)
}
