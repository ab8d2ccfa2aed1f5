//! The state of this table screen beyond what all games share: the typed word, and who types it.

use std::ops::Deref;

use leptos::prelude::*;

use super::remaining::clock_face;
use super::{bots, sides, tile_flight};
use game::{GameId, HistoryEntry, Match, SeatColour, SeatId, Viewer};
use screen::news::HistoryRow;
use screen::{ClockFace, Cue};
use store::GameOpenError;
use ui::app_state::use_app;
use ui::deferred::{ChunkFuture, DeferredFns, DeferredTable};
use ui::draw::{effect, memo};
use ui::hint::HintSlip;
use ui::stage::{self, ExplanationPanel, Ribbon, SideSheet};
use ui::table_core::{GameTable, TableCore, TableEvent};
use ui::tap_guard;
use ui::wordlist::{WordListLoader, use_word_list};
use word_heist::screen::{
    DraftOutcome, HintMarks, MainAction, RefusalRemedy, WordEntry, can_undo_step, flipping_seat,
    main_action, prompt_id, proposing_seat, typing_seat,
};
use word_heist::text::{news, play as says};
use word_heist_rules::{Action, Event, LogEntry, MadeWordId, Refusal, Stage, Table, WordHeist};

/// A hint as the table shows it. The deferred part looks for it and fills this in (`hints`).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TableHint {
    /// The slip with the last step; `None` if none was asked for.
    pub slip: Option<HintSlip>,
    /// The words and letters that the hint marks on the table.
    pub marks: HintMarks,
    /// Whether the player can ask for a hint, for more of it, or for its word again.
    pub can: bool,
}

/// The state of the table screen.
#[derive(Clone, Copy)]
pub struct TableState {
    seated: TableCore<WordHeist>,
    /// The word list, or the state of its loading.
    pub words: WordListLoader,
    /// The table as it is now.
    pub table: Memo<Table>,
    /// The table that is shown: the current one, or an earlier one while looking back.
    pub seen: Memo<Table>,
    /// The rows of the history, the newest first.
    pub rows: Signal<Vec<HistoryRow>>,
    /// Returns the colour of a seat.
    pub colour: Callback<SeatId, Option<SeatColour>>,
    /// The running clock.
    pub clock: Memo<Option<ClockFace>>,
    /// The sheet with history, rules and menu.
    pub sheet: SideSheet,
    /// The panel that explains the things on the table.
    pub panel: ExplanationPanel,
    /// The deferred part, fetched once the table is drawn.
    pub later: DeferredTable<TableState>,
    /// The announcement across the table.
    pub ribbon: Ribbon,
    /// The word that is being typed.
    pub entry: RwSignal<WordEntry>,
    /// The player chosen to make a word, where several may.
    pub chosen: RwSignal<Option<SeatId>>,
    /// The seat whose word is being typed.
    pub speaker: Memo<Option<SeatId>>,
    /// Whether the typed word can be made.
    pub prospect: Memo<DraftOutcome>,
    /// The seat that can turn a letter up.
    pub flips: Memo<Option<SeatId>>,
    /// The tapped word, whose history (the words it came from) is shown.
    pub looked: RwSignal<Option<MadeWordId>>,
    /// What the player can do about the last refusal.
    pub offer: RwSignal<RefusalRemedy>,
    /// The action that waits for the word list, and its seat.
    pub waits: RwSignal<Option<(SeatId, Action)>>,
    /// What the main button does.
    pub main: Memo<MainAction>,
    /// The words on the table that are marked as usable, to help a beginner.
    pub may: RwSignal<Vec<MadeWordId>>,
    /// How often a hint, or more of one, was asked for.
    pub hints_asked: RwSignal<usize>,
    /// The hint as the player sees it.
    pub hint: RwSignal<TableHint>,
    /// Whether players with buzzers sit on opposite sides of the device.
    pub facing: RwSignal<bool>,
    /// How many letters were up at the last undo.
    pub undone: RwSignal<usize>,
    /// The step in which the page passed for a seat without a word to make.
    pub skipped: RwSignal<Option<usize>>,
}

impl Deref for TableState {
    type Target = TableCore<WordHeist>;

    fn deref(&self) -> &TableCore<WordHeist> {
        &self.seated
    }
}

impl GameTable for TableState {
    type Game = WordHeist;
    const SIMULTANEOUS: bool = true;

    fn prompt_number(game: &Match<WordHeist>) -> u32 {
        prompt_id(game)
    }

    fn sound_cue(game: &Match<WordHeist>) -> Option<Cue> {
        if game.outcome().is_some() {
            return Some(Cue::Won);
        }
        let step = game.last_step()?;
        let made = |event: &Event| matches!(event, Event::Made(..));
        let heard = step.events.iter().any(made);
        heard.then(|| match news::steal_announcement(game) {
            Some(_) => Cue::Broken,
            None => Cue::Placed,
        })
    }

    fn refusal_text(self, refusal: &Refusal) -> String {
        self.with_seats(|seats| says::describe_refusal(refusal, seats))
    }

    fn show_refusal(self, seat: SeatId, action: &Action, refusal: &Refusal) {
        let offer = self
            .table
            .with_untracked(|table| RefusalRemedy::for_refusal(action, refusal, table));
        if let RefusalRemedy::Wait(action) = offer {
            self.clear_refusal();
            return self.wait_for_list(seat, action);
        }
        if matches!(offer, RefusalRemedy::House(_)) {
            // The main button now asks the table, which a second tap on it isn't meant to do.
            tap_guard::prompt_changed();
        }
        self.refusal.set(self.refusal_text(refusal));
        self.offer.set(offer);
    }

    fn reset_after(self, after: TableEvent, _: bool) {
        self.clear_refusal();
        self.panel.close();
        if after == TableEvent::Undo {
            let up = self.table.with_untracked(Table::turned_up_count);
            self.undone.set(up);
            self.skipped.set(None);
            self.stop_waiting();
        }
    }

    fn prepare_animation(self, action: Option<&Action>) -> Box<dyn FnOnce()> {
        if action.is_none() {
            return Box::new(|| {});
        }
        let before = tile_flight::TilePositions::record(self);
        Box::new(move || {
            before.animate_from(self);
            self.announce_steal();
        })
    }
}

impl TableState {
    /// Opens a game. If a seat had the reservation when the page was closed, it is cancelled and
    /// the players see a notice.
    pub fn open(
        id: &GameId,
        rest: fn() -> ChunkFuture<DeferredFns<TableState>>,
    ) -> Result<TableState, GameOpenError> {
        let seated = TableCore::<WordHeist>::open(id, log_entry_text)?;
        let (session, people) = (seated.session, seated.people);
        let view = |game: &Match<WordHeist>| game.view(Viewer::Table);
        if let Some(holder) = session.with_untracked(|game| view(game).reservation_holder())
            && session.act(holder, &Action::Interrupt).is_ok()
        {
            let says = says::reservation_cancelled(&session.player_name(holder));
            use_app().notify(says, None);
        }
        let table = memo(move || session.with(view));
        let (entry, chosen) = (RwSignal::new(WordEntry::default()), RwSignal::new(None));
        let speaker = memo(move || table.with(|table| typing_seat(table, people, chosen.get())));
        let past = seated.past;
        let seen = memo(move || match past.get() {
            Some(steps) => seated.public_view_at(steps),
            None => table.get(),
        });
        let offer = RwSignal::new(RefusalRemedy::default());
        let rows = memo(move || session.with(news::rows)).into();
        let colour = Callback::new(move |seat| seated.player(seat).map(|player| player.colour));
        let this = StoredValue::new(None::<TableState>);
        let later = DeferredTable::new(rest);
        let state = TableState {
            seated,
            words: use_word_list(),
            table,
            seen,
            rows,
            colour,
            clock: memo(move || {
                let at = session.clock_moment();
                table.with(|table| clock_face(table, at))
            }),
            sheet: SideSheet::new(
                Callback::new(move |()| stage::history_tab(seated, rows, colour)),
                Callback::new(move |leaf| later.draw_sheet_tab(this, leaf)),
            ),
            panel: ExplanationPanel::new(Callback::new(move |thing: String| {
                later.explain(this.get_value()?, &thing)
            })),
            later,
            ribbon: Ribbon::new(),
            entry,
            chosen,
            speaker,
            prospect: memo(move || match speaker.get() {
                Some(seat) => table.with(|table| entry.with(|entry| entry.outcome(table, seat))),
                None => DraftOutcome::Open,
            }),
            flips: memo(move || table.with(|table| flipping_seat(table, people, chosen.get()))),
            looked: RwSignal::default(),
            offer,
            waits: RwSignal::default(),
            main: memo(move || {
                let (entry, offer) = (entry.get(), offer.get());
                table.with(|table| main_action(table, people, speaker.get(), &entry, &offer))
            }),
            may: RwSignal::default(),
            hints_asked: RwSignal::default(),
            hint: RwSignal::default(),
            facing: RwSignal::new(sides::load_facing()),
            undone: RwSignal::new(usize::MAX),
            skipped: RwSignal::default(),
        };
        this.set_value(Some(state));
        state.sync_entry();
        state.judge_when_list_loads();
        bots::start_bots(state);
        state.later.start_coaching(state);
        Ok(state)
    }

    /// Keeps the entry in step with the table: when another seat types, it gets back what it had
    /// typed (A13), and tiles that were taken can no longer be tapped.
    fn sync_entry(self) {
        effect(move || {
            let speaker = self.speaker.get();
            self.clear_refusal();
            self.stop_waiting();
            self.looked.set(None);
            self.entry.set(self.table.with_untracked(|table| {
                let typed = speaker.and_then(|seat| table.typed.get(seat.index()));
                let typed = typed.filter(|_| table.reservation_holder().is_some());
                typed.copied().map(WordEntry::from_word).unwrap_or_default()
            }));
        });
        // While a player types, only the words that the entry uses are outlined.
        effect(move || {
            let looked = self.looked.get();
            let unused = looked.is_some_and(|id| self.entry.with(|entry| !entry.is_pinned(id)));
            if unused && self.speaker.get().is_some() {
                self.looked.set(None);
            }
        });
        effect(move || {
            self.table.with(|table| {
                let gone = |id: &MadeWordId| table.word(*id).is_none_or(|word| !word.is_on_table());
                if self.looked.get_untracked().is_some_and(|id| gone(&id)) {
                    self.looked.set(None);
                }
                self.entry.maybe_update(|entry| {
                    let before = entry.clone();
                    entry.retain_on_table(table);
                    *entry != before
                });
            });
        });
    }

    /// Whether a proposal is open. Tracked.
    pub(crate) fn has_open_motion(self) -> bool {
        self.table.with(|table| table.motion.is_some())
    }

    /// Whether the game is over. Tracked.
    pub fn is_over(self) -> bool {
        self.table
            .with(|table| matches!(table.stage, Stage::Over(_)))
    }

    /// The seats of the people who are still at the table. Tracked.
    pub fn people_present(self) -> Vec<SeatId> {
        let there = self.table.with(|table| table.present);
        there
            .iter()
            .filter(|seat| self.people.contains(*seat))
            .collect()
    }

    /// The seat that makes a proposal from the menu, where any player may have asked for it.
    pub fn proposing_seat(self) -> Option<SeatId> {
        self.table
            .with_untracked(|table| proposing_seat(table, self.people, self.chosen.get_untracked()))
    }

    /// Whether the last step can be undone. Tracked.
    pub fn can_undo(self) -> bool {
        self.session.can_undo() && self.session.with(can_undo_step)
    }
}

/// Returns the text for a line of the history.
fn log_entry_text(game: &Match<WordHeist>, told: &HistoryEntry<LogEntry>) -> String {
    says::describe_log_entry(&told.entry, &game.journal().seats)
}
