//! The state of the table screen, beyond what all tables share: what is shown, the draft, and what
//! else is selected.

use std::ops::Deref;

use leptos::prelude::*;

use super::card::pointer_target;
use super::{bots, derived, solo_scores};
use game::{GameId, HistoryEntry, Match, SeatColour, SeatId, SeatSet};
use one_letter_better::screen::{
    Draft, DraftOutcome, GivenHint, HandArrangements, News, PointerTarget, Scene, ShownTable, news,
    scene, seat_to_act, show_table,
};
use one_letter_better::text::stage::sorted_by;
use one_letter_better::text::{news as told_news, play};
use one_letter_better_rules::{
    Action, BestScores, CardId, DayScores, DealSource, Event, LogEntry, Mode, OneLetterBetter,
    Refusal, Stage, View,
};
use screen::Cue;
use screen::news::HistoryRow;
use store::GameOpenError;
use ui::app_state::{AppState, use_app};
use ui::card_flight::CardPositions;
use ui::deferred::{ChunkFuture, DeferredFns, DeferredTable};
use ui::drag::Drag;
use ui::draw::memo;
use ui::screens::best_scores;
use ui::stage::{self, ExplanationPanel, Ribbon, SideSheet};
use ui::table_core::{GameTable, TableCore, TableEvent};
use ui::wordlist::{WordListLoader, WordListState, use_word_list};

/// Name of the record that stores how the hands of the current game are arranged.
const HANDS_RECORD: &str = "one-letter-better/hands";
/// Selector of the element within which cards are animated.
const TABLE_SELECTOR: &str = ".better";

/// Everything the player has selected besides the draft. An action resets all of it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Selection {
    /// The deepest card selected in the pile.
    pub depth: Option<CardId>,
    /// Whether cards are being chosen to end the turn.
    pub discarding: bool,
    /// The STL-1 being played, and the opponent to take from.
    pub fan: Option<(CardId, Option<SeatId>)>,
    /// Whether the player has been asked to confirm a play that loses points.
    pub sure: bool,
    /// The hint, as far as it is revealed. It stays while its play can be made in this turn.
    pub hint: Option<GivenHint>,
    /// Cards that were just added to the hand.
    pub new: Vec<CardId>,
    /// The play that is about to be challenged, counted from 0.
    pub doubt: Option<usize>,
    /// Whether a best score has just been reached.
    pub best: bool,
}

/// What the player at the screen is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Activity {
    /// Watching other players play.
    Watching,
    /// Taking a card from an opponent's hand.
    Robbing,
    /// Declaring a wild.
    Declaring,
    /// Choosing discards.
    Discarding,
    /// Taking the turn's card.
    Taking,
    /// Making words.
    Playing,
}

/// The state of the table screen.
#[derive(Clone, Copy)]
pub struct TableState {
    seated: TableCore<OneLetterBetter>,
    /// The app's services, stored here because event handlers have no reactive context.
    app: AppState,
    /// The word list, as far as it has loaded.
    pub list: WordListLoader,
    /// What the screen shows: a hand, a cover, the challenge window or a result.
    pub scene: Memo<Scene>,
    /// The view of the player at the screen.
    pub view: Memo<View>,
    /// The view on display: the player's own, or the open cards at an earlier step when looking
    /// back.
    pub seen: Memo<View>,
    /// The history, latest action first.
    pub rows: Signal<Vec<HistoryRow>>,
    /// The colour of a seat on this screen.
    pub colour: Callback<SeatId, Option<SeatColour>>,
    /// The sheet with history, rules and menu.
    pub sheet: SideSheet,
    /// The panel that explains things on the table.
    pub panel: ExplanationPanel,
    /// The deferred part, which loads after the table is shown.
    pub later: DeferredTable<TableState>,
    /// The ribbon that announces moments across the table.
    pub ribbon: Ribbon,
    /// The player's draft.
    pub draft: RwSignal<Draft>,
    /// The table as displayed.
    pub shown: Memo<ShownTable>,
    /// The play that the draft would make. A dragged card counts as dropped where it is.
    pub prospect: Memo<DraftOutcome>,
    /// What happened since the player's last turn.
    pub news: Memo<News>,
    /// Everything the player has selected besides the draft.
    pub chosen: RwSignal<Selection>,
    pub drag: Drag<PointerTarget>,
    /// What the dragged card is over.
    pub aimed: Memo<Option<PointerTarget>>,
    /// The dragged card.
    pub moving: Memo<Option<CardId>>,
    /// The words to which the selected card can be added, for beginners.
    pub may: Memo<Vec<usize>>,
    /// How each hand is arranged.
    pub arranged: RwSignal<HandArrangements>,
    /// The hand at the last update of the screen.
    held: StoredValue<Vec<CardId>>,
}

impl Deref for TableState {
    type Target = TableCore<OneLetterBetter>;

    fn deref(&self) -> &TableCore<OneLetterBetter> {
        &self.seated
    }
}

impl GameTable for TableState {
    type Game = OneLetterBetter;

    fn needed_player(game: &Match<OneLetterBetter>, people: SeatSet) -> Option<SeatId> {
        seat_to_act(&game.state().table, people)
    }

    fn sound_cue(game: &Match<OneLetterBetter>) -> Option<Cue> {
        let steals = |event: &Event| matches!(event, Event::Made(made) if made.victim.is_some());
        let step = game.last_step()?;
        match game.outcome() {
            Some(_) => Some(Cue::Won),
            None if step.events.iter().any(steals) => Some(Cue::Broken),
            None => {
                let made = |event: &Event| matches!(event, Event::Made(_));
                step.events.iter().any(made).then_some(Cue::Placed)
            }
        }
    }

    fn refusal_text(self, refusal: &Refusal) -> String {
        self.view.with_untracked(|view| {
            self.with_seats(|seats| play::refusal(refusal, &view.table, seats))
        })
    }

    fn reset_after(self, after: TableEvent, handed_on: bool) {
        self.refusal.set(String::new());
        self.panel.close();
        if handed_on {
            self.sheet.close();
            self.draft.set(Draft::default());
        }
        if after == TableEvent::Arrival {
            self.draft.set(untrack(|| self.restored_draft()));
        }
        let hand = self.view.with_untracked(|view| {
            self.draft.update(|draft| draft.drop_unavailable(view));
            view.hand.clone()
        });
        let held = self.held.get_value();
        let came = |card: &&CardId| !held.is_empty() && !held.contains(card);
        let new = match after {
            TableEvent::Act | TableEvent::Others => hand.iter().filter(came).copied().collect(),
            TableEvent::Undo | TableEvent::Arrival => Vec::new(),
        };
        self.held.set_value(hand);
        let best = after != TableEvent::Arrival && self.record_best_score();
        let hint = self.chosen.with_untracked(|chosen| chosen.hint.clone());
        let hint = hint.filter(|hint| self.view.with_untracked(|view| hint.play(view).is_some()));
        self.chosen.set(Selection {
            new,
            best,
            hint,
            ..Selection::default()
        });
    }

    fn prepare_animation(self, action: Option<&Action>) -> Box<dyn FnOnce()> {
        let before = match action {
            Some(_) => CardPositions::record(TABLE_SELECTOR).with_deck(),
            None => CardPositions::record(TABLE_SELECTOR),
        };
        Box::new(move || before.animate())
    }
}

impl TableState {
    /// Opens a saved game, and starts loading the deferred part.
    pub fn open(
        id: &GameId,
        rest: fn() -> ChunkFuture<DeferredFns<TableState>>,
    ) -> Result<TableState, GameOpenError> {
        let seated = TableCore::<OneLetterBetter>::open(id, history_line)?;
        let (session, people, past) = (seated.session, seated.people, seated.past);
        let scene = memo(move || {
            let here = seated.device_holder();
            session.with(|game| scene(&game.state().table, people, here))
        });
        let view = memo(move || seated.current_view(TableState::needed_player));
        let seen = memo(move || match past.get() {
            Some(steps) => seated.public_view_at(steps),
            None => view.get(),
        });
        let draft = RwSignal::new(Draft::default());
        let list = use_word_list();
        let drop = move |draft: &mut Draft, card: CardId, aim: PointerTarget| {
            view.with_untracked(|view| {
                let onto = aim.drop_target(card, view)?;
                draft.drop(card, onto, view)
            })
        };
        let state = StoredValue::new(None::<TableState>);
        let later = DeferredTable::new(rest);
        let on_drop = Callback::new(move |(tile, aim): (screen::TileId, PointerTarget)| {
            let card = CardId::new(tile.0 as u8);
            if let Some(state) = state.get_value() {
                state.clear_messages();
                if let PointerTarget::Hand(place) = aim
                    && !draft.with_untracked(|draft| draft.holds(card))
                {
                    return state.move_card(card, place);
                }
                let action = draft.try_update(|draft| drop(draft, card, aim)).flatten();
                if let Some(action) = action {
                    state.act(&action);
                }
            }
        });
        let drag = Drag::with_target_finder(pointer_target, on_drop);
        let aimed = memo(move || drag.hovered_target());
        let prospect = memo(move || {
            let mut built = draft.get();
            if let (Some(held), Some(aim)) = (drag.dragged_tile(), aimed.get()) {
                drop(&mut built, CardId::new(held.tile.0 as u8), aim);
            }
            let book = match list.state() {
                WordListState::Loaded(book) => Some(book),
                _ => None,
            };
            let lexicon = book.as_ref().map(|book| &book.lexicon);
            view.with(|view| built.outcome(view, lexicon))
        });
        let rows: Signal<Vec<HistoryRow>> = memo(move || session.with(told_news::history)).into();
        let colour = Callback::new(move |seat| state.get_value()?.colour_of(seat));
        let app = use_app();
        let opened = TableState {
            seated,
            app,
            list,
            scene,
            view,
            seen,
            rows,
            colour,
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
            shown: memo(move || match past.get() {
                Some(_) => seen.with(|view| show_table(view, &Draft::default())),
                None => view.with(|view| draft.with(|draft| show_table(view, draft))),
            }),
            prospect,
            news: memo(move || {
                let own = match scene.get() {
                    Scene::Cover(seat) => Some(seat),
                    Scene::HandOver => view
                        .with(|view| Some(view.table.turn.seat.next_clockwise(view.table.seats))),
                    _ => view.with(|view| view.own),
                };
                session.with(|game| news(game, own))
            }),
            chosen: RwSignal::default(),
            drag,
            aimed,
            moving: memo(move || Some(CardId::new(drag.dragged_tile()?.tile.0 as u8))),
            may: memo(move || {
                let state = state.get_value();
                state
                    .map(|state| later.highlighted_things(state))
                    .unwrap_or_default()
            }),
            arranged: RwSignal::new(
                app.load::<HandArrangements>(HANDS_RECORD)
                    .for_game(&session.id()),
            ),
            held: StoredValue::new(view.with_untracked(|view| view.hand.clone())),
        };
        state.set_value(Some(opened));
        opened.record_day_score();
        opened.draft.set(untrack(|| opened.restored_draft()));
        session.autosave_draft(move || match scene.get() {
            Scene::Hand(seat) => Some((seat, draft.with(Draft::to_text))),
            _ => None,
        });
        opened.cover_when_hidden(move || drag.cancel());
        opened.update_on_others();
        bots::start_bots(opened);
        later.start_coaching(opened);
        derived::show_moments(opened);
        Ok(opened)
    }

    /// Restores the draft that this seat was building in this position before the player left the
    /// page. It is shown only to the seat's own player, once they have said that they hold the
    /// device.
    fn restored_draft(self) -> Draft {
        let seat = match self.scene.get() {
            Scene::Hand(seat) => seat,
            _ => return Draft::default(),
        };
        let kept = self.session.draft(seat);
        let kept = kept.and_then(|text| self.view.with(|view| Draft::from_text(&text, view)));
        kept.unwrap_or_default()
    }

    /// What the player at the screen is doing. Tracked.
    pub fn activity(self) -> Activity {
        let Scene::Hand(_) = self.scene.get() else {
            return Activity::Watching;
        };
        if self.past.with(Option::is_some) {
            return Activity::Watching;
        }
        let chosen = self.chosen.get();
        self.view.with(|view| {
            let table = &view.table;
            match table.stage {
                Stage::Picking { .. } => Activity::Robbing,
                Stage::Penance { .. } => Activity::Discarding,
                _ if chosen.fan.is_some() => Activity::Robbing,
                _ if self
                    .draft
                    .with(|draft| draft.undeclared_wild(view))
                    .is_some() =>
                {
                    Activity::Declaring
                }
                _ if chosen.discarding => Activity::Discarding,
                _ if !table.turn.drawn && view.deck > 0 => Activity::Taking,
                _ => Activity::Playing,
            }
        })
    }

    /// What the player at the screen is doing. Not tracked.
    pub(crate) fn activity_untracked(self) -> Activity {
        untrack(|| self.activity())
    }

    /// Whether the player's last step can be undone. Steps before a hand-over can't. Tracked.
    pub fn can_undo(self) -> bool {
        let Scene::Hand(seat) = self.scene.get() else {
            return false;
        };
        self.can_take_back(seat)
    }

    /// The player's hand as arranged. Tracked.
    pub fn hand(self) -> Vec<CardId> {
        self.view.with(|view| {
            self.arranged
                .with(|all| all.hand(view.own, &view.hand, &view.table.options.deck))
        })
    }

    /// Moves a card of the hand to another place in it.
    pub fn move_card(self, card: CardId, place: usize) {
        let hand = untrack(|| self.hand());
        let own = self.view.with_untracked(|view| view.own);
        self.update_arrangement(|all| all.move_card(own, &hand, card, place));
    }

    /// Sorts the hand. Each call uses the next sort order.
    pub fn sort(self) {
        let own = self.view.with_untracked(|view| view.own);
        let before = CardPositions::record(TABLE_SELECTOR);
        self.update_arrangement(|all| all.sort(own));
        before.animate();
        if let Some(order) = self.arranged.with_untracked(|all| all.order(own)) {
            self.app.announce(sorted_by(order));
        }
    }

    fn update_arrangement(self, change: impl FnOnce(&mut HandArrangements)) {
        self.arranged.update(change);
        if self.session.is_saving() {
            self.arranged
                .with_untracked(|all| self.app.save(HANDS_RECORD, all));
        }
    }

    /// Clears the refusal message and the question whether to play a word that loses points.
    pub(crate) fn clear_messages(self) {
        self.refusal.set(String::new());
        self.chosen.update(|chosen| chosen.sure = false);
    }

    /// Changes the player's selection, and clears refusals and questions.
    pub(crate) fn update_selection(self, choose: impl FnOnce(&mut Selection)) {
        self.clear_messages();
        self.chosen.update(choose);
    }

    /// Performs an action of the player at the screen. Returns whether it was accepted.
    pub fn act(self, action: &Action) -> bool {
        match self.scene.get_untracked() {
            Scene::Hand(seat) => self.act_as(seat, action),
            _ => false,
        }
    }

    /// Records that a game with a deck of the day was begun, and its score once it is over (O36).
    /// Only the first game counts, finished or not.
    fn record_day_score(self) {
        let (deal, ended) = self.session.with_untracked(|game| {
            let table = &game.state().table;
            let ended = (table.stage == Stage::Over).then(|| table.total_score(SeatId::FIRST));
            (table.options.deal, ended)
        });
        let DealSource::Day(day) = deal else {
            return;
        };
        let id = self.session.id();
        best_scores::change_scores(solo_scores::DAY_SCORES_RECORD, |scores: &mut DayScores| {
            let begun = scores.begin(day, &id);
            ended.is_some_and(|points| scores.enter(day, &id, points)) || begun
        });
    }

    /// Records the score of a solo game that has just ended (O36). Returns whether it's a new best.
    fn record_best_score(self) -> bool {
        self.record_day_score();
        let score = self.session.with_untracked(|game| {
            let table = &game.state().table;
            let solo = matches!(table.options.mode, Mode::Solo { .. });
            let ended = table.stage == Stage::Over && solo;
            ended.then(|| (table.options.clone(), table.total_score(SeatId::FIRST)))
        });
        let Some((options, score)) = score else {
            return false;
        };
        best_scores::record_score(
            solo_scores::BEST_SCORES_RECORD,
            |best: &mut BestScores, today| best.enter(&options, score, today),
        )
    }

    /// Shows why something can't be done.
    pub fn show_refusal(self, says: String) {
        self.refusal.set(says);
    }

    /// Changes the draft, if the player at the screen can build one.
    pub fn edit_draft(self, build: impl FnOnce(&mut Draft, &View)) {
        let plays = matches!(self.scene.get_untracked(), Scene::Hand(_));
        if !plays || self.past.with_untracked(Option::is_some) {
            return;
        }
        self.clear_messages();
        let before = CardPositions::record(TABLE_SELECTOR);
        self.view
            .with_untracked(|view| self.draft.update(|draft| build(draft, view)));
        before.animate();
    }
}

/// A line of the history, as text.
fn history_line(game: &Match<OneLetterBetter>, told: &HistoryEntry<LogEntry>) -> String {
    let journal = game.journal();
    play::log_entry(&told.entry, &journal.options.deck, &journal.seats)
}
