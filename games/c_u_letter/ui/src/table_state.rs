//! The state of the table screen specific to this game: what it shows, and what is chosen in a
//! turn.

use std::ops::Deref;

use leptos::prelude::*;

use super::best_score;
use super::ceremony::Ceremony;
use super::hand::HandMode;
use super::turn_end::TurnEndRing;
use super::{board, bots, derived};
use c_u_letter::screen::{
    Draft, DraftOutcome, HintedThings, LastAct, Outline, Scene, ShownTable, TurnHint, WordOffer,
    auto_starting_seat, last_act, person_needed, scene, shown_table, starts_after_motion,
    timed_out_seat,
};
use c_u_letter::text::{news, play};
use c_u_letter_rules::{
    Action, BestScores, CULetter, CardId, ClaimId, Event, LogEntry, PlayerMode, Refusal, Square,
    Stage, UnlistedWords, View,
};
use game::{GameId, Match, SeatColour, SeatId, SeatSet};
use screen::news::HistoryRow;
use screen::{Cue, TileId};
use store::GameOpenError;
use ui::card_flight::{ANIMATION_TIME, CardPositions};
use ui::deferred::{ChunkFuture, DeferredFns, DeferredTable};
use ui::dom;
use ui::drag::Drag;
use ui::draw::{effect, memo};
use ui::screens::best_scores;
use ui::stage::{self, ExplanationPanel, Ribbon, SideSheet};
use ui::table_core::{GameTable, TableCore, TableEvent};
use ui::wordlist::{WordListState, use_word_list};

/// CSS selector of the table element, inside which card movements are animated.
const TABLE_SELECTOR: &str = ".letter";

/// The player's choices and highlights that aren't part of the draft. Every action resets them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Selection {
    /// Whether the player can ask everyone at the table to accept the refused word (C11).
    pub offers: bool,
    /// The tapped square that the message line describes.
    pub looked: Option<Square>,
    /// The claim selected in the ledger, whose cards are highlighted on the board.
    pub lit: Option<ClaimId>,
    /// Whether a new best score has just been reached.
    pub best: bool,
}

/// The state of the table screen.
#[derive(Clone, Copy)]
pub struct TableState {
    seated: TableCore<CULetter>,
    /// The current scene.
    pub scene: Memo<Scene>,
    /// The view of the player at the screen.
    pub view: Memo<View>,
    /// The view on display: the current one, or a public view of an earlier step.
    pub seen: Memo<View>,
    /// The purpose of the hand area.
    pub hand: Memo<HandMode>,
    /// The history, newest first.
    pub rows: Signal<Vec<HistoryRow>>,
    /// The colour of a seat on this screen.
    pub colour: Callback<SeatId, Option<SeatColour>>,
    /// The last act and its effect.
    pub last: Memo<LastAct>,
    /// The words that are marked (C10).
    pub offers: Memo<Vec<WordOffer>>,
    /// The outlines of the words on the board.
    pub outlines: Memo<Vec<Outline>>,
    /// The sheet with history, rules and menu.
    pub sheet: SideSheet,
    /// The panel that explains the things on the table.
    pub panel: ExplanationPanel,
    /// The deferred part of the screen, loaded once the table is drawn.
    pub later: DeferredTable<TableState>,
    /// The ribbon of announcements across the table.
    pub ribbon: Ribbon,
    /// The draft of the turn.
    pub draft: RwSignal<Draft>,
    /// The draft as it would be if the dragged card were dropped.
    pub built: Memo<Draft>,
    /// The effect that the draft `built` would have.
    pub outcome: Memo<DraftOutcome>,
    /// The squares, cards, claims and scores to draw.
    pub shown: Memo<ShownTable>,
    /// The player's choices and highlights that aren't part of the draft.
    pub selection: RwSignal<Selection>,
    /// The hint that was asked for in this turn.
    pub hint: RwSignal<Option<TurnHint>>,
    /// What the hint marks.
    pub hinted: Memo<HintedThings>,
    /// The ring of a turn that ends by itself.
    pub turn_end: RwSignal<TurnEndRing>,
    /// The square of the viewer's face-down card being peeked at (C35).
    pub peek: RwSignal<Option<Square>>,
    /// The only square of the board that is in the tab order.
    pub cursor: RwSignal<Square>,
    /// The animated ceremony at the end of a round.
    pub ceremony: Ceremony,
    /// The number of finished rounds at the last update of the screen.
    rounds: StoredValue<usize>,
    pub drag: Drag<Square>,
}

impl Deref for TableState {
    type Target = TableCore<CULetter>;

    fn deref(&self) -> &TableCore<CULetter> {
        &self.seated
    }
}

impl GameTable for TableState {
    type Game = CULetter;

    fn needed_player(game: &Match<CULetter>, people: SeatSet) -> Option<SeatId> {
        person_needed(&game.state().table, people)
    }

    fn sound_cue(game: &Match<CULetter>) -> Option<Cue> {
        let step = game.last_step()?;
        let laid = |event: &Event| matches!(event, Event::Placed(_) | Event::Claimed(_));
        match game.outcome() {
            Some(_) => Some(Cue::Won),
            None => {
                let last = last_act(game, usize::MAX);
                let breaks = !last.changes.broke.is_empty();
                let laid = step.events.iter().any(laid);
                laid.then_some(if breaks { Cue::Broken } else { Cue::Placed })
            }
        }
    }

    fn refusal_text(self, refusal: &Refusal) -> String {
        self.with_seats(|seats| play::describe_refusal(refusal, seats))
    }

    /// Shows why an action was refused, and offers to ask the players to accept a word that isn't
    /// in the list.
    fn show_refusal(self, _: SeatId, _: &Action, refusal: &Refusal) {
        self.show_message(self.refusal_text(refusal));
        let asks = matches!(refusal, Refusal::NotInTheList(_));
        let beyond = self.view.with_untracked(|view| view.table.options.beyond);
        let offers = asks && beyond == UnlistedWords::ByAgreement;
        self.selection.update(|chosen| chosen.offers = offers);
        self.draft.update(|draft| draft.mark_refused(refusal));
    }

    fn reset_after(self, after: TableEvent, handed_on: bool) {
        self.refusal.set(String::new());
        self.panel.close();
        if handed_on {
            self.sheet.close();
        }
        self.draft.set(untrack(|| self.saved_draft()));
        let hints = self.view.with_untracked(|view| {
            let is_of_turn = |hint: &TurnHint| hint.is_of_turn(view);
            self.hint
                .with_untracked(|hint| hint.as_ref().is_some_and(is_of_turn))
        });
        if !hints {
            self.hint.set(None);
        }
        self.peek.set(None);
        if self.turn_end.get_untracked() == TurnEndRing::Stopped {
            self.turn_end.set(TurnEndRing::Hidden);
        }
        let best = after != TableEvent::Arrival && self.record_best_score();
        self.selection.set(Selection {
            best,
            ..Selection::default()
        });
        // When a moment is tried again, the ends of earlier rounds have already been shown.
        if untrack(|| self.session.is_retrying()) {
            return;
        }
        let rounds = self.session.with_untracked(finished_rounds);
        if self.rounds.get_value() < rounds {
            self.ceremony.begin();
        }
        self.rounds.set_value(rounds);
    }

    fn prepare_animation(self, action: Option<&Action>) -> Box<dyn FnOnce()> {
        let before = match action {
            Some(Action::Done) => CardPositions::record(TABLE_SELECTOR).with_deck(),
            _ => CardPositions::record(TABLE_SELECTOR),
        };
        Box::new(move || before.animate())
    }
}

impl TableState {
    /// Opens the game, and starts loading the deferred part of its screen.
    pub fn open(
        id: &GameId,
        rest: fn() -> ChunkFuture<DeferredFns<TableState>>,
    ) -> Result<TableState, GameOpenError> {
        let seated = TableCore::<CULetter>::open(id, describe_log_entry)?;
        let (session, people, past) = (seated.session, seated.people, seated.past);
        let scene = memo(move || {
            let here = seated.device_holder();
            session.with(|game| scene(&game.state().table, people, here, timed_out_seat(game)))
        });
        let view = memo(move || seated.current_view(TableState::needed_player));
        let seen = memo(move || match past.get() {
            Some(steps) => seated.public_view_at(steps),
            None => view.get(),
        });
        let draft = RwSignal::new(Draft::default());
        let state = StoredValue::new(None::<TableState>);
        let later = DeferredTable::new(rest);
        let on_drop = Callback::new(move |(tile, square): (TileId, Square)| {
            if let (Some(state), Some(card)) = (state.get_value(), card_from_tile(tile)) {
                state.update_draft(|draft, view| draft.drop_card(card, square, view));
            }
        });
        let drag = Drag::with_target_finder(board::square_at, on_drop);
        let aimed = memo(move || drag.hovered_target());
        // The draft as if the dragged card were dropped.
        let built = memo(move || {
            let mut built = draft.get();
            let card = drag
                .dragged_tile()
                .and_then(|held| card_from_tile(held.tile));
            if let Some((card, square)) = card.zip(aimed.get()) {
                view.with(|view| built.drop_card(card, square, view));
            }
            built
        });
        let ceremony = Ceremony::new(session);
        let rows: Signal<Vec<HistoryRow>> = memo(move || session.with(news::history)).into();
        let colour = Callback::new(move |seat| state.get_value()?.colour_of(seat));
        let opened = TableState {
            seated,
            scene,
            view,
            seen,
            hand: memo(move || {
                state
                    .get_value()
                    .map_or(HandMode::Nothing, HandMode::current)
            }),
            rows,
            colour,
            last: memo(move || {
                let steps = past.get().unwrap_or(usize::MAX);
                session.with(|game| last_act(game, steps))
            }),
            offers: memo(move || {
                state
                    .get_value()
                    .map_or_else(Vec::new, TableState::marked_words)
            }),
            outlines: memo(move || {
                state
                    .get_value()
                    .map_or_else(Vec::new, TableState::word_outlines)
            }),
            sheet: SideSheet::new(
                Callback::new(move |()| stage::history_tab(seated, rows, colour)),
                Callback::new(move |leaf| later.draw_sheet_tab(state, leaf)),
            ),
            panel: ExplanationPanel::new(Callback::new(move |thing: String| {
                later.explain(state.get_value()?, &thing)
            })),
            later,
            ribbon: Ribbon::new(),
            draft,
            built,
            outcome: memo(move || view.with(|view| built.with(|built| built.outcome(view)))),
            shown: memo(move || match (past.get(), ceremony.shown_table()) {
                (Some(_), _) => seen.with(|view| shown_table(view, &Draft::default())),
                (None, Some(shown)) => shown,
                (None, None) => view.with(|view| {
                    let helps = view.own.is_none_or(|seat| seated.gets_help(seat));
                    built.with(|built| shown_table(view, built).for_player(built, helps))
                }),
            }),
            selection: RwSignal::default(),
            hint: RwSignal::new(None),
            hinted: memo(move || {
                let marks = |hint: &TurnHint| view.with(|view| hint.marks(view));
                let state = state.get_value();
                state
                    .and_then(|state| state.with_hint(marks))
                    .unwrap_or_default()
            }),
            turn_end: RwSignal::default(),
            peek: RwSignal::new(None),
            cursor: RwSignal::new(board::middle()),
            ceremony,
            rounds: StoredValue::new(session.with_untracked(finished_rounds)),
            drag,
        };
        state.set_value(Some(opened));
        opened.draft.set(untrack(|| opened.saved_draft()));
        session.autosave_draft(move || {
            let seat = opened.acting_seat()?;
            Some((seat, opened.draft.with(Draft::to_text)))
        });
        opened.cover_when_hidden(move || {
            drag.cancel();
            opened.peek.set(None);
        });
        opened.update_on_others();
        opened.run_clock();
        bots::start_bots(opened);
        later.start_coaching(opened);
        derived::announce_moments(opened);
        Ok(opened)
    }

    /// C4: the clock is paused while the table is covered. Once the word list has loaded, it starts
    /// at once for a player who has uncovered the device, and after the last bot's motion for a
    /// lone player.
    fn run_clock(self) {
        effect(move || {
            let covered = matches!(self.scene.get(), Scene::Cover(_));
            self.session.set_paused(covered);
        });
        effect(move || {
            let scene = self.scene.get();
            let starts = self
                .session
                .with(|game| auto_starting_seat(&game.state().table, scene));
            let (Some(seat), WordListState::Loaded(_)) = (starts, use_word_list().state()) else {
                return;
            };
            let start = move || {
                self.act_as(seat, &Action::Ready);
            };
            let waits = self
                .session
                .with_untracked(|game| starts_after_motion(game, self.people));
            if !waits || !dom::are_animations_on() {
                start();
            } else if let Ok(timer) = set_timeout_with_handle(start, ANIMATION_TIME) {
                on_cleanup(move || timer.clear());
            }
        });
    }

    /// Enters the score of a solo game that has just ended (C41). Returns whether it is a new best.
    fn record_best_score(self) -> bool {
        let score = self.session.with_untracked(|game| {
            let table = &game.state().table;
            let ended = table.stage == Stage::Over && table.options.mode == PlayerMode::Solo;
            ended.then(|| (table.options, table.score(SeatId::FIRST)))
        });
        let Some((options, score)) = score else {
            return false;
        };
        best_scores::record_score(best_score::STORAGE_KEY, |best: &mut BestScores, today| {
            best.enter(&options, score as u8, today)
        })
    }

    /// Returns the acting seat's saved draft of this position. Only the seat's own player sees it,
    /// after taking the device.
    fn saved_draft(self) -> Draft {
        let kept = self.acting_seat().and_then(|seat| self.session.draft(seat));
        let kept = kept.and_then(|text| self.view.with(|view| Draft::from_text(&text, view)));
        kept.unwrap_or_default()
    }

    /// The seat at the screen that can act, tracked.
    pub fn acting_seat(self) -> Option<SeatId> {
        match self.scene.get() {
            Scene::Hand(seat) | Scene::Open(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whether words can be marked on the board now, tracked.
    pub(crate) fn can_mark(self) -> bool {
        let stage = self.view.with(|view| match view.table.stage {
            Stage::Claiming | Stage::Revealing(_) => true,
            Stage::Scramble(_) => view.table.loose.is_empty(),
            _ => false,
        });
        stage && self.can_play()
    }

    /// Whether a card can be placed now, tracked.
    pub fn can_place(self) -> bool {
        self.view.with(|view| view.table.stage == Stage::Placing) && self.can_play()
    }

    /// Whether the player at the screen can act, tracked.
    fn can_play(self) -> bool {
        self.acting_seat().is_some()
            && self.view.with(|view| view.table.turn.ready)
            && self.past.with(Option::is_none)
    }

    /// Whether the player can undo the last step, tracked. Undo never crosses a hand-over of the
    /// device.
    pub fn can_undo(self) -> bool {
        self.acting_seat()
            .is_some_and(|seat| self.can_take_back(seat))
    }

    /// Clears the refusal message and the description of a tapped square.
    pub(crate) fn clear_message(self) {
        self.refusal.set(String::new());
        self.selection.update(|chosen| {
            chosen.offers = false;
            chosen.looked = None;
        });
    }

    /// Performs an action for the seat at the screen. Returns whether it was accepted.
    pub fn act(self, action: &Action) -> bool {
        untrack(|| self.acting_seat()).is_some_and(|seat| self.act_as(seat, action))
    }

    /// Reads the hint while it is shown, tracked. Nothing is hinted at while an earlier step is
    /// viewed.
    pub(crate) fn with_hint<T>(self, read: impl FnOnce(&TurnHint) -> T) -> Option<T> {
        if self.past.with(Option::is_some) {
            return None;
        }
        self.hint.with(|hint| {
            let shown = |hint: &&TurnHint| self.view.with(|view| hint.is_shown(view));
            hint.as_ref().filter(shown).map(read)
        })
    }

    /// Whether the draft is complete enough to be tried as an action, tracked.
    pub fn can_act(self) -> bool {
        self.view
            .with(|view| self.draft.with(|draft| draft.action(view).is_some()))
    }

    /// Shows a message in place of the prompt.
    pub(crate) fn show_message(self, says: String) {
        self.refusal.set(says);
    }

    /// Changes the draft, if the player at the screen can act.
    pub(crate) fn update_draft(self, build: impl FnOnce(&mut Draft, &View)) {
        if !untrack(|| self.can_play()) {
            return;
        }
        self.clear_message();
        let before = CardPositions::record(TABLE_SELECTOR);
        self.view
            .with_untracked(|view| self.draft.update(|draft| build(draft, view)));
        before.animate();
    }
}

/// Returns the drag id of a card.
pub fn tile_id(card: CardId) -> TileId {
    TileId(card.index() as u32)
}

fn card_from_tile(tile: TileId) -> Option<CardId> {
    CardId::try_from(u8::try_from(tile.0).ok()?).ok()
}

/// The number of finished rounds.
fn finished_rounds(game: &Match<CULetter>) -> usize {
    game.state().table.results.len()
}

/// The accessible text of a history entry.
fn describe_log_entry(game: &Match<CULetter>, told: &game::HistoryEntry<LogEntry>) -> String {
    play::aria_label(game, told)
}
