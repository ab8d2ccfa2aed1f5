//! The state of Paper Grid's table screen, beyond what all tables share: the draft and what is
//! derived from it.

use std::ops::Deref;

use leptos::prelude::*;

use super::bots;
use super::phase::HandPhase;
use base::sorting::sort;
use game::{Game, GameId, HistoryEntry, Match, SeatColour, SeatId};
use lexicon::Letter;
use paper_grid::screen::news::turn_timed_out;
use paper_grid::screen::{Draft, acting_seat, board_grid, mark_last_action, seat_on_screen};
use paper_grid::text::{news, play as paper_grid_play, special_sign, table as words};
use paper_grid_rules::{Action, Event, LogEntry, PaperGrid, Phase, Preview, Refusal, Stage, State};
use screen::news::HistoryRow;
use screen::{BoardAction, Cue, Grid, GridCellId, RackAction, TileId};
use store::GameOpenError;
use ui::deferred::{ChunkFuture, DeferredFns, DeferredTable};
use ui::drag::Drag;
use ui::draw::{effect, memo};
use ui::stage::{self, ExplanationPanel, Ribbon, RibbonText, SideSheet};
use ui::table_core::{GameTable, TableCore, TableEvent};
use ui::tap_guard;
use ui::wordlist::{WordListState, use_word_list};

/// The table screen's state and actions.
#[derive(Clone, Copy)]
pub struct TableState {
    core: TableCore<PaperGrid>,
    /// The current state of the game.
    pub state: Memo<State>,
    /// The state being looked at: the current one, or an earlier one.
    pub seen: Memo<State>,
    /// The purpose of the hand region.
    pub hand: Memo<HandPhase>,
    /// The rows of the history, the newest first.
    pub rows: Signal<Vec<HistoryRow>>,
    /// Returns a seat's colour.
    pub colour: Callback<SeatId, Option<SeatColour>>,
    /// The side sheet with history, rules and menu.
    pub sheet: SideSheet,
    /// Length of the journal, in steps, when a player last acknowledged that a turn timed out.
    read: RwSignal<Option<usize>>,
    /// The panel that explains things on the table.
    pub panel: ExplanationPanel,
    /// The deferred chunk, loaded once the table is shown.
    pub later: DeferredTable<TableState>,
    /// The ribbon across the table for announcements.
    pub ribbon: Ribbon,
    /// The move being built.
    pub draft: RwSignal<Draft>,
    /// Where the cursor went by a tap, in a sentence for screen readers. By keyboard the focus goes
    /// with it, and the cell itself is read.
    pub cursor_news: RwSignal<String>,
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

impl Deref for TableState {
    type Target = TableCore<PaperGrid>;

    fn deref(&self) -> &TableCore<PaperGrid> {
        &self.core
    }
}

impl GameTable for TableState {
    type Game = PaperGrid;

    fn sound_cue(game: &Match<PaperGrid>) -> Option<Cue> {
        let step = game.last_step()?;
        let begins = |event: &Event| matches!(event, Event::Endgame(_));
        let laid = |event: &Event| matches!(event, Event::Played(_) | Event::Answered(..));
        match game.outcome() {
            Some(_) => Some(Cue::Won),
            None if step.events.iter().any(begins) => Some(Cue::Endgame),
            None => step.events.iter().any(laid).then_some(Cue::Placed),
        }
    }

    fn refusal_text(self, refusal: &Refusal) -> String {
        self.session.with_untracked(|game| {
            let size = game.state().board.size();
            paper_grid_play::refusal(refusal, size, &game.journal().seats)
        })
    }

    fn reset_after(self, after: TableEvent, _: bool) {
        self.refusal.set(String::new());
        self.cursor_news.set(String::new());
        if matches!(after, TableEvent::Act | TableEvent::Others) {
            self.announce_moment();
        }
        self.panel.close();
        self.draft.set(
            self.state
                .with_untracked(|state| restored_draft(*self, state)),
        );
    }
}

impl TableState {
    /// Opens the game, and begins to load the deferred chunk.
    pub fn open(
        id: &GameId,
        rest: fn() -> ChunkFuture<DeferredFns<TableState>>,
    ) -> Result<TableState, GameOpenError> {
        let core = TableCore::open(id, describe)?;
        let (session, past) = (core.session, core.past);
        let state = memo(move || session.with(|game| game.state().clone()));
        let seen = memo(move || match past.get() {
            Some(steps) => session.with(|game| game.state_after(steps)),
            None => state.get(),
        });
        let draft = RwSignal::new(state.with_untracked(|state| restored_draft(core, state)));
        session.autosave_draft(move || {
            state.with(|state| {
                Some((
                    acting_seat(state)?,
                    draft.with(|draft| draft.to_text(state)),
                ))
            })
        });
        let list = use_word_list();
        let preview = memo(move || {
            let built = draft.with(Draft::placed);
            let book = match list.state() {
                WordListState::Loaded(book) => Some(book),
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
                (!placed.is_empty()).then(|| Preview::new(state, seat, placed, lexicon))
            })
        });
        let table = StoredValue::new(None::<TableState>);
        let later = DeferredTable::new(rest);
        let helped = memo(move || {
            let table = table.get_value();
            table
                .map(|table| later.highlighted_things(table))
                .unwrap_or_default()
        });
        let grid = memo(move || {
            let colours = session.with(seat_colours);
            let past = past.get();
            let mut grid = match past {
                Some(_) => {
                    // A hint is about the current position.
                    let mut then = seen.get();
                    then.turn.hints.clear();
                    board_grid(&then, &Draft::default(), &colours, special_sign)
                }
                None => state.with(|state| {
                    draft.with(|draft| board_grid(state, draft, &colours, special_sign))
                }),
            };
            session.with(|game| mark_last_action(&mut grid, game, past.unwrap_or(usize::MAX)));
            for cell in helped.get() {
                if let Some(cell) = grid.cell_mut(GridCellId(cell)) {
                    cell.may = true;
                }
            }
            grid
        });
        let walling = memo(move || {
            past.get().is_none()
                && state.with(|state| matches!(state.stage, Stage::Answering { .. }))
        });
        let cursor_news = RwSignal::new(String::new());
        let drop = Callback::new(move |(tile, target)| {
            state.with_untracked(|state| {
                draft.update(|draft| draft.drop_tile(tile, target, state));
                cursor_news.set(draft.with_untracked(|draft| words::cursor(draft, state)));
            });
        });
        let drag = Drag::new(drop);
        let rows = memo(move || session.with(news::rows)).into();
        let colour = Callback::new(move |seat| core.player(seat).map(|player| player.colour));
        let hand = memo(move || {
            table
                .get_value()
                .map_or(HandPhase::Watching, HandPhase::current)
        });
        let opened = TableState {
            core,
            state,
            seen,
            hand,
            rows,
            colour,
            sheet: SideSheet::new(
                Callback::new(move |()| stage::history_tab(core, rows, colour)),
                Callback::new(move |leaf| later.draw_sheet_tab(table, leaf)),
            ),
            panel: ExplanationPanel::new(Callback::new(move |thing: String| {
                later.explain(table.get_value()?, &thing)
            })),
            later,
            read: RwSignal::new(None),
            ribbon: Ribbon::new(),
            draft,
            cursor_news,
            preview,
            grid: grid.into(),
            walling: walling.into(),
            drag,
            chosen: memo(move || {
                let held = drag.dragged_tile().map(|held| held.tile);
                held.or_else(|| draft.with(|draft| draft.rack().picked()))
            }),
        };
        table.set_value(Some(opened));
        opened.update_on_others();
        effect(move || session.set_paused(opened.hand.get() == HandPhase::Reading));
        bots::start_bots(opened);
        later.start_coaching(opened);
        Ok(opened)
    }

    /// Describes a refusal in a sentence.
    pub fn describe_refusal(self, refusal: &Refusal) -> String {
        self.refusal_text(refusal)
    }

    /// The action that the game waits for (tracked).
    pub fn phase(self) -> Option<Phase> {
        self.state
            .with(|state| PaperGrid::waiting_for(state).phase())
    }

    /// The seat that builds a move (tracked).
    pub fn seat(self) -> Option<SeatId> {
        self.seen.with(acting_seat)
    }

    /// Announces the start of the endgame, or the end of the game, so that all players notice.
    fn announce_moment(self) {
        let moment = self.session.with_untracked(|game| {
            let step = game.last_step()?;
            step.events.iter().rev().find_map(|event| match event {
                Event::Ended(_) => {
                    let seat = game.outcome()?.winners().iter().next()?;
                    let says = words::winners(&self.names(self.winners()));
                    Some((says, String::new(), Some(seat)))
                }
                Event::Endgame(_) => {
                    let says = (words::ENDGAME_BEGINS, words::ENDGAME_NOTE);
                    Some((says.0.to_owned(), says.1.to_owned(), None))
                }
                _ => None,
            })
        });
        if let Some((title, says, seat)) = moment {
            let player = seat.and_then(|seat| self.player(seat));
            let colour = player.map(|player| player.colour);
            self.ribbon.show(RibbonText {
                title,
                says,
                colour,
            });
        }
    }

    /// Handles a tap or key press on the board.
    pub fn on_board_act(self, act: BoardAction) {
        let rests = untrack(|| self.is_bot() || self.has_unread_timeout());
        if self.past.get_untracked().is_some() || rests {
            return;
        }
        if let BoardAction::Go(..) = act {
            return self.state.with_untracked(|state| {
                self.draft.maybe_update(|draft| {
                    let before = draft.clone();
                    draft.touch_board(act, state);
                    *draft != before
                });
            });
        }
        let action = self.state.with_untracked(|state| {
            self.draft
                .try_update(|draft| draft.touch_board(act, state))
                .flatten()
        });
        self.announce_cursor(matches!(act, BoardAction::Choose(_)));
        self.refusal.set(String::new());
        if let Some(action) = action {
            self.act(&action);
        }
    }

    /// Handles a tap or drag on the rack.
    pub fn on_rack_act(self, act: RackAction) {
        // A long press asked for an explanation.
        if self.panel.was_long_press() {
            return;
        }
        self.state
            .with_untracked(|state| self.draft.update(|draft| draft.touch_rack(act, state)));
        self.announce_cursor(true);
    }

    /// Announces where the cursor is now, unless the focus went there too.
    fn announce_cursor(self, by_tap: bool) {
        let says = self.state.with_untracked(|state| {
            self.draft
                .with_untracked(|draft| words::cursor(draft, state))
        });
        self.cursor_news
            .set(if by_tap { says } else { String::new() });
    }

    /// Changes the draft with a function that also gets the current state of the game.
    pub fn edit_draft(self, build: impl FnOnce(&mut Draft, &State)) {
        self.refusal.set(String::new());
        self.state
            .with_untracked(|state| self.draft.update(|draft| build(draft, state)));
    }

    /// Carries out the action that has been built, if it is complete.
    pub(crate) fn play_draft(self) {
        let action = self
            .state
            .with_untracked(|state| self.draft.with_untracked(|draft| draft.action(state)));
        if let Some(action) = action {
            self.act(&action);
        }
    }

    /// Carries out an action for the seat that acts on this device.
    pub fn act(self, action: &Action) {
        let Some(seat) = self.session.with_untracked(seat_at_device) else {
            return;
        };
        self.act_as(seat, action);
    }

    /// Whether a player has yet to acknowledge that a turn timed out (tracked); the next clock
    /// waits for that.
    pub(crate) fn has_unread_timeout(self) -> bool {
        let read = self.read.get();
        let news = |game: &Match<PaperGrid>| {
            turn_timed_out(game) && read != Some(game.journal().steps.len())
        };
        self.session.with(news)
    }

    /// Records that a player has acknowledged that a turn timed out.
    pub(crate) fn acknowledge_timeout(self) {
        let steps = self
            .session
            .with_untracked(|game| game.journal().steps.len());
        self.read.set(Some(steps));
        tap_guard::prompt_changed();
    }

    /// Whether a bot plays the seat that acts on this device (tracked).
    pub fn is_bot(self) -> bool {
        self.session.with(|game| acting_bot(game).is_some())
    }

    /// The letters called in this round of answers (tracked).
    pub fn called_letters(self) -> Vec<Letter> {
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
fn restored_draft(core: TableCore<PaperGrid>, state: &State) -> Draft {
    let kept = acting_seat(state).and_then(|seat| core.session.draft(seat));
    let kept = kept.and_then(|text| Draft::from_text(&text, state));
    kept.unwrap_or_else(|| Draft::new(state))
}

/// Returns the seat that acts on this device.
fn seat_at_device(game: &Match<PaperGrid>) -> Option<SeatId> {
    seat_on_screen(game.state(), &game.journal().seats)
}

/// Returns the seat that acts on this device, if a bot plays it.
pub(crate) fn acting_bot(game: &Match<PaperGrid>) -> Option<SeatId> {
    let seat = seat_at_device(game)?;
    game.bot_index(seat).map(|_| seat)
}

/// Returns the seats' colours, in seat order.
fn seat_colours(game: &Match<PaperGrid>) -> Vec<SeatColour> {
    let seats = game.journal().seats.iter();
    seats.map(|seat| seat.player.colour).collect()
}

/// Describes a line of the history.
fn describe(game: &Match<PaperGrid>, told: &HistoryEntry<LogEntry>) -> String {
    let size = game.state().board.size();
    paper_grid_play::log_line(&told.entry, size, &game.journal().seats)
}
