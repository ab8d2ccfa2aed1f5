//! The state of Paper Grid's table screen, beyond what all tables share: the draft and what is
//! derived from it.

use std::ops::Deref;

use leptos::prelude::*;

use super::bots;
use super::purpose::Purpose;
use base::sorting::sort;
use game::{Game, GameId, Match, SeatColour, SeatId, Told};
use lexicon::Letter;
use paper_grid::screen::news::ran_out;
use paper_grid::screen::{Draft, acting, mark_last, shown, speaker};
use paper_grid::text::{news, play as paper_grid_play, sign, table as words};
use paper_grid_rules::{Action, Event, Line, PaperGrid, Phase, Preview, Refusal, Stage, State};
use screen::news::Row;
use screen::{BoardAct, CellId, Cue, Grid, RackAct, TileId};
use store::Unreadable;
use ui::drag::Drag;
use ui::draw::{effect, memo};
use ui::guard;
use ui::later::{Coming, Later, Rest};
use ui::seated::{After, Plays, Seated};
use ui::stage::{self, Moment, Panel, Ribbon, Sheet};
use ui::words::{Words, use_words};

/// The table screen's state and actions.
#[derive(Clone, Copy)]
pub struct Bench {
    seated: Seated<PaperGrid>,
    /// The current state of the game.
    pub state: Memo<State>,
    /// The state being looked at: the current one, or an earlier one.
    pub seen: Memo<State>,
    /// The purpose of the hand region.
    pub hand: Memo<Purpose>,
    /// The rows of the history, the newest first.
    pub rows: Signal<Vec<Row>>,
    /// Returns a seat's colour.
    pub colour: Callback<SeatId, Option<SeatColour>>,
    /// The side sheet with history, rules and menu.
    pub sheet: Sheet,
    /// Length of the journal, in steps, when a player last acknowledged that a turn timed out.
    read: RwSignal<Option<usize>>,
    /// The panel that explains things on the table.
    pub panel: Panel,
    /// The deferred chunk, loaded once the table is shown.
    pub later: Later<Bench>,
    /// The ribbon across the table for announcements.
    pub ribbon: Ribbon,
    /// The move being built.
    pub draft: RwSignal<Draft>,
    /// Preview of the letters on the board as a play.
    pub preview: Memo<Option<Preview>>,
    /// The board as shown, with the draft on it.
    pub grid: Signal<Grid>,
    /// Whether a tap on the board chooses an edge.
    pub walling: Signal<bool>,
    pub drag: Drag,
    /// The tile being dragged, or else the one picked up.
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
    /// Opens the game, and begins to load the deferred chunk.
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

    /// Describes a refusal in a sentence.
    pub fn says_of(self, refusal: &Refusal) -> String {
        self.says(refusal)
    }

    /// The action that the game waits for (tracked).
    pub fn phase(self) -> Option<Phase> {
        self.state
            .with(|state| PaperGrid::waiting_for(state).phase())
    }

    /// The seat that builds a move (tracked).
    pub fn seat(self) -> Option<SeatId> {
        self.seen.with(acting)
    }

    /// Announces the start of the endgame, or the end of the game, so that all players notice.
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

    /// Handles a tap or key press on the board.
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

    /// Handles a tap or drag on the rack.
    pub fn touch_rack(self, act: RackAct) {
        // A long press asked for an explanation.
        if self.panel.was_held() {
            return;
        }
        self.draft.update(|draft| draft.touch_rack(act));
    }

    /// Changes the draft with a function that also gets the current state of the game.
    pub fn build(self, build: impl FnOnce(&mut Draft, &State)) {
        self.refusal.set(String::new());
        self.state
            .with_untracked(|state| self.draft.update(|draft| build(draft, state)));
    }

    /// Carries out the action that has been built, if it is complete.
    pub fn act_built(self) {
        let action = self
            .state
            .with_untracked(|state| self.draft.with_untracked(|draft| draft.action(state)));
        if let Some(action) = action {
            self.act(&action);
        }
    }

    /// Carries out an action for the seat that acts on this device.
    pub fn act(self, action: &Action) {
        let Some(seat) = self.session.with_now(speaks) else {
            return;
        };
        self.act_as(seat, action);
    }

    /// Whether a player has yet to acknowledge that a turn timed out (tracked); the next clock
    /// waits for that.
    pub fn reads(self) -> bool {
        let read = self.read.get();
        let news =
            |game: &Match<PaperGrid>| ran_out(game) && read != Some(game.journal().steps.len());
        self.session.with(news)
    }

    /// Records that a player has acknowledged that a turn timed out.
    pub fn has_read(self) {
        let steps = self.session.with_now(|game| game.journal().steps.len());
        self.read.set(Some(steps));
        guard::changed();
    }

    /// Whether a bot plays the seat that acts on this device (tracked).
    pub fn is_program(self) -> bool {
        self.session.with(|game| bot(game).is_some())
    }

    /// The letters called in this round of answers (tracked).
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

/// Returns the draft that was saved for this position when the page was left, or an empty one.
fn begun(seated: Seated<PaperGrid>, state: &State) -> Draft {
    let kept = acting(state).and_then(|seat| seated.session.draft(seat));
    let kept = kept.and_then(|text| Draft::read(&text, state));
    kept.unwrap_or_else(|| Draft::of(state))
}

/// Returns the seat that acts on this device.
fn speaks(game: &Match<PaperGrid>) -> Option<SeatId> {
    speaker(game.state(), &game.journal().seats)
}

/// Returns the seat that acts on this device, if a bot plays it.
pub fn bot(game: &Match<PaperGrid>) -> Option<SeatId> {
    let seat = speaks(game)?;
    game.level_of(seat).map(|_| seat)
}

/// Returns the seats' colours, in seat order.
fn colours(game: &Match<PaperGrid>) -> Vec<SeatColour> {
    let seats = game.journal().seats.iter();
    seats.map(|seat| seat.player.colour).collect()
}

/// Describes a line of the history.
fn tell(game: &Match<PaperGrid>, told: &Told<Line>) -> String {
    let size = game.state().board.size();
    paper_grid_play::line(&told.line, size, &game.journal().seats)
}
