//! What the screen holds beside what all tables do: the draft of the seat that is waited for.

use std::ops::Deref;

use leptos::prelude::*;

use super::bots;
use super::purpose::Purpose;
use crate::games::paper_grid::desk::news::ran_out;
use crate::games::paper_grid::desk::{Draft, acting, mark_last, shown, speaker};
use crate::games::paper_grid::rules::{
    Action, Event, Line, PaperGrid, Phase, Preview, Refusal, Stage, State,
};
use crate::games::paper_grid::words::{news, play as paper_grid_play, sign, table as words};
use crate::shell::drag::Drag;
use crate::shell::draw::{effect, memo};
use crate::shell::guard;
use crate::shell::later::{Coming, Later, Rest};
use crate::shell::seated::{After, Plays, Seated};
use crate::shell::stage::{self, Moment, Panel, Ribbon, Sheet};
use crate::shell::words::{Words, use_words};
use base::sorting::sort;
use game::{Game, GameId, Match, SeatColour, SeatId, Told};
use lexicon::Letter;
use screen::news::Row;
use screen::{BoardAct, CellId, Cue, Grid, RackAct, TileId};
use store::Unreadable;

/// The screen.
#[derive(Clone, Copy)]
pub struct Bench {
    seated: Seated<PaperGrid>,
    /// The game as it is.
    pub state: Memo<State>,
    /// The game as it is looked at: as it is, or as it was.
    pub seen: Memo<State>,
    /// What the hand is for.
    pub hand: Memo<Purpose>,
    /// What happened, the last first.
    pub rows: Signal<Vec<Row>>,
    /// What a seat wears.
    pub colour: Callback<SeatId, Option<SeatColour>>,
    /// History, rules and menu.
    pub sheet: Sheet,
    /// After how many steps it was read last that a turn's time ran out.
    read: RwSignal<Option<usize>>,
    /// What explains the things on the table.
    pub panel: Panel,
    /// What is fetched once the table stands.
    pub later: Later<Bench>,
    /// What is told across the table.
    pub ribbon: Ribbon,
    /// What is being built.
    pub draft: RwSignal<Draft>,
    /// What letters on the board would be.
    pub preview: Memo<Option<Preview>>,
    /// The board as it is shown.
    pub grid: Signal<Grid>,
    /// Whether a tap means an edge.
    pub walling: Signal<bool>,
    pub drag: Drag,
    /// The tile that is on its way, or else the one that is picked up.
    pub chosen: Memo<Option<TileId>>,
}

impl Deref for Bench {
    type Target = Seated<PaperGrid>;

    fn deref(&self) -> &Seated<PaperGrid> {
        &self.seated
    }
}

impl Plays for Bench {
    type Game = PaperGrid;

    fn cue(game: &Match<PaperGrid>) -> Option<Cue> {
        let step = game.last_step()?;
        let begins = |event: &Event| matches!(event, Event::Endgame(_));
        let laid = |event: &Event| matches!(event, Event::Played(_) | Event::Answered(..));
        match game.outcome() {
            Some(_) => Some(Cue::Won),
            None if step.events.iter().any(begins) => Some(Cue::Endgame),
            None => step.events.iter().any(laid).then_some(Cue::Placed),
        }
    }

    fn says(self, refusal: &Refusal) -> String {
        self.session.with_now(|game| {
            let size = game.state().board.size();
            paper_grid_play::refusal(refusal, size, &game.journal().seats)
        })
    }

    fn settle(self, after: After, _: bool) {
        self.refusal.set(String::new());
        if matches!(after, After::Act | After::Others) {
            self.show_moment();
        }
        self.panel.close();
        self.draft
            .set(self.state.with_untracked(|state| begun(*self, state)));
    }
}

impl Bench {
    /// Opens the game, and sends for the rest of it.
    pub fn open(id: &GameId, rest: fn() -> Coming<Rest<Bench>>) -> Result<Bench, Unreadable> {
        let seated = Seated::open(id, tell)?;
        let (session, past) = (seated.session, seated.past);
        let state = memo(move || session.with(|game| game.state().clone()));
        let seen = memo(move || match past.get() {
            Some(steps) => session.with(|game| game.at(steps)),
            None => state.get(),
        });
        let draft = RwSignal::new(state.with_untracked(|state| begun(seated, state)));
        session.keep_draft(move || {
            state.with(|state| Some((acting(state)?, draft.with(|draft| draft.text(state)))))
        });
        let list = use_words();
        let preview = memo(move || {
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
        let bench = StoredValue::new(None::<Bench>);
        let later = Later::new(rest);
        let helped = memo(move || {
            let bench = bench.get_value();
            bench.map(|bench| later.helps(bench)).unwrap_or_default()
        });
        let grid = memo(move || {
            let colours = session.with(colours);
            let past = past.get();
            let mut grid = match past {
                Some(_) => seen.with(|then| shown(then, &Draft::default(), &colours, sign)),
                None => state.with(|state| draft.with(|draft| shown(state, draft, &colours, sign))),
            };
            session.with(|game| mark_last(&mut grid, game, past.unwrap_or(usize::MAX)));
            for cell in helped.get() {
                if let Some(cell) = grid.cell_mut(CellId(cell)) {
                    cell.may = true;
                }
            }
            grid
        });
        let walling = memo(move || {
            past.get().is_none()
                && state.with(|state| matches!(state.stage, Stage::Answering { .. }))
        });
        let drop = Callback::new(move |(tile, target)| {
            state.with_untracked(|state| draft.update(|draft| draft.drop(tile, target, state)));
        });
        let drag = Drag::new(drop);
        let rows = memo(move || session.with(news::rows)).into();
        let colour = Callback::new(move |seat| seated.player(seat).map(|player| player.colour));
        let hand = memo(move || bench.get_value().map_or(Purpose::Watching, Purpose::of));
        let opened = Bench {
            seated,
            state,
            seen,
            hand,
            rows,
            colour,
            sheet: Sheet::new(
                Callback::new(move |()| stage::history(seated, rows, colour)),
                Callback::new(move |leaf| later.leaf(bench, leaf)),
            ),
            panel: Panel::new(Callback::new(move |thing: String| {
                later.explains(bench.get_value()?, &thing)
            })),
            later,
            read: RwSignal::new(None),
            ribbon: Ribbon::new(),
            draft,
            preview,
            grid: grid.into(),
            walling: walling.into(),
            drag,
            chosen: memo(move || {
                let held = drag.held().map(|held| held.tile);
                held.or_else(|| draft.with(|draft| draft.rack().picked()))
            }),
        };
        bench.set_value(Some(opened));
        opened.follow_others();
        effect(move || session.hold(opened.hand.get() == Purpose::Reading));
        bots::sit_down(opened);
        later.coaches(opened);
        Ok(opened)
    }

    /// A refusal as a sentence.
    pub fn says_of(self, refusal: &Refusal) -> String {
        self.says(refusal)
    }

    /// What is waited for, followed.
    pub fn phase(self) -> Option<Phase> {
        self.state
            .with(|state| PaperGrid::waiting_for(state).phase())
    }

    /// The seat that builds, followed.
    pub fn seat(self) -> Option<SeatId> {
        self.seen.with(acting)
    }

    /// The endgame begins, or the game ends: nobody should miss it.
    fn show_moment(self) {
        let moment = self.session.with_now(|game| {
            let step = game.last_step()?;
            step.events.iter().rev().find_map(|event| match event {
                Event::Ended(_) => {
                    let seat = game.outcome()?.winners().iter().next()?;
                    let says = words::won(&self.names(self.winners()));
                    Some((says, String::new(), Some(seat)))
                }
                Event::Endgame(_) => {
                    let says = (words::ENDGAME_BEGINS, words::ENDGAME_SAYS);
                    Some((says.0.to_owned(), says.1.to_owned(), None))
                }
                _ => None,
            })
        });
        if let Some((title, says, seat)) = moment {
            let player = seat.and_then(|seat| self.player(seat));
            let colour = player.map(|player| player.colour);
            self.ribbon.show(Moment {
                title,
                says,
                colour,
            });
        }
    }

    /// A touch on the board.
    pub fn touch_board(self, act: BoardAct) {
        let rests = untrack(|| self.is_program() || self.reads());
        if self.past.get_untracked().is_some() || rests {
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
        // A finger that rested on it asked what it is.
        if self.panel.was_held() {
            return;
        }
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

    /// Whether somebody still has to read that a turn's time ran out, followed: so long the next
    /// clock stands.
    pub fn reads(self) -> bool {
        let read = self.read.get();
        let news =
            |game: &Match<PaperGrid>| ran_out(game) && read != Some(game.journal().steps.len());
        self.session.with(news)
    }

    /// They have read it.
    pub fn has_read(self) {
        let steps = self.session.with_now(|game| game.journal().steps.len());
        self.read.set(Some(steps));
        guard::changed();
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
                sort(&mut letters);
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
    game.level_of(seat).map(|_| seat)
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
