//! Hints: the bot worker finds the best word, and the screen reveals it step by step. The search
//! restarts when the table changes, and a hint disappears with its letters.

use leptos::prelude::*;

use super::table_state::{TableHint, TableState};
use game::SeatId;
use screen::text::NO_LIST_YET;
use screen::text::table::HINT_FAILED;
use ui::bot_worker::BotWorker;
use ui::draw::{effect, memo};
use ui::hint::HintSlip;
use ui::wordlist::WordListState;
use word_heist::bots::{Errand, Report};
use word_heist::screen::{HintMessage, HintState, hint_asker};
use word_heist::text::hints::describe_hint;

/// Provides hints while the table is open.
pub(crate) fn provide_hints(state: TableState) {
    if !state.table.with_untracked(|table| table.options.hints) {
        return;
    }
    let hinted = RwSignal::new(HintState::default());
    let asks = memo(move || {
        let speaker = state.speaker.get();
        state
            .table
            .with(|table| hint_asker(table, state.people, speaker))
    });
    track_table(state, hinted, asks);
    reveal_on_request(state, hinted, asks);
    search_hint(state, hinted);
    show_hint(state, hinted, asks);
}

/// Drops the hint when its letters or words are gone, or the turn is over.
fn track_table(state: TableState, hinted: RwSignal<HintState>, asks: Memo<Option<SeatId>>) {
    effect(move || {
        let asks = asks.get();
        let before = hinted.get_untracked();
        let now = state.table.with(|table| before.updated_for(table, asks));
        if now != before {
            hinted.set(now);
        }
    });
}

/// Reveals more each time the player asks. From the last step on this types the word, in place of
/// what the player has typed.
fn reveal_on_request(state: TableState, hinted: RwSignal<HintState>, asks: Memo<Option<SeatId>>) {
    let mut before = state.hints_asked.get_untracked();
    effect(move || {
        let times = state.hints_asked.get();
        let again = std::mem::replace(&mut before, times) != times;
        if let (true, Some(seat)) = (again, asks.get_untracked()) {
            // If the list failed to load, fetches it again.
            state.words.fetch_again();
            let before = hinted.get_untracked();
            let (more, entry) = state.table.with_untracked(|table| {
                let more = before.reveal_more(table, seat);
                (more, more.prepared_entry(table))
            });
            hinted.set(more);
            if let Some(entry) = entry {
                untrack(|| state.edit_entry(|typed| *typed = entry));
            }
        }
    });
}

/// Lets the bot worker search, once the word list has loaded.
fn search_hint(state: TableState, hinted: RwSignal<HintState>) {
    let bot_worker = BotWorker::new();
    let coming = memo(move || hinted.get().pending_request());
    let fails = move |why: &str| {
        let _ = hinted.try_set(HintState::Nothing);
        let _ = state.refusal.try_set(why.into());
    };
    effect(move || {
        bot_worker.cancel();
        let Some(asked) = coming.get() else {
            return;
        };
        match state.words.state() {
            WordListState::Loading(_) => {}
            WordListState::Unavailable(_) => fails(NO_LIST_YET),
            WordListState::Loaded(book) => {
                let errand = Errand::Hint {
                    view: Box::new(state.table.get_untracked()),
                    seat: asked.seat,
                };
                bot_worker.send(&errand, &book, move |said| match said {
                    Some(Report::Hint(found)) => {
                        let _ =
                            hinted.try_update(|hinted| *hinted = hinted.with_result(asked, found));
                    }
                    _ => fails(HINT_FAILED),
                });
            }
        }
    });
}

/// Shows the hint on the table. While looking back nothing is shown.
fn show_hint(state: TableState, hinted: RwSignal<HintState>, asks: Memo<Option<SeatId>>) {
    effect(move || {
        let (now, here) = (hinted.get(), state.past.with(Option::is_none));
        let can = here && asks.get().is_some() && now.can_ask();
        let (slip, marks) = state.table.with(|table| {
            let message = now.message(table);
            let slip = (here && message != HintMessage::Nothing).then(|| HintSlip {
                steps: now.steps(),
                says: state.with_seats(|seats| describe_hint(&message, seats)),
            });
            let marks = here.then(|| now.marks(table));
            (slip, marks.unwrap_or_default())
        });
        state.hint.maybe_update(|hint| {
            let shown = TableHint { slip, marks, can };
            let changes = *hint != shown;
            *hint = shown;
            changes
        });
    });
}
