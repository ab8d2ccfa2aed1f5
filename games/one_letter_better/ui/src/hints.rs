//! Hints: the button that asks the bot worker for one, the slip with its last step, and what is
//! lit.

use leptos::prelude::*;

use super::table_state::{Activity, TableState};
use one_letter_better::bots::{Errand, Report};
use one_letter_better::screen::{Draft, GivenHint, HintLights, Scene};
use one_letter_better::text::hints::describe_hint;
use one_letter_better_rules::CheckingRule;
use screen::text::table::HINT_FAILED;
use ui::bot_worker::BotWorker;
use ui::draw::{memo, nothing, show_when};
use ui::hint::{HintSlip, draw_hint_button};
use ui::wordlist::WordListState;

/// The hint that is shown now: none under a cover, or while looking back. Tracked.
fn shown_hint(state: TableState) -> Option<GivenHint> {
    let here = matches!(state.scene.get(), Scene::Hand(_)) && state.past.with(Option::is_none);
    state
        .chosen
        .with(|chosen| chosen.hint.clone())
        .filter(|_| here)
}

/// The slip with the last step of the hint.
pub(crate) fn hint_slip(state: TableState) -> Signal<Option<HintSlip>> {
    memo(move || {
        let hint = shown_hint(state)?;
        state.view.with(|view| {
            let fact = hint.fact(view)?;
            Some(HintSlip {
                steps: hint.steps(),
                says: state.with_seats(|seats| describe_hint(&fact, view, seats)),
            })
        })
    })
    .into()
}

/// What is lit for the hint.
pub(crate) fn hint_lights(state: TableState) -> Memo<HintLights> {
    memo(move || {
        let hint = shown_hint(state);
        let lights = hint.map(|hint| state.view.with(|view| hint.lights(view)));
        lights.unwrap_or_default()
    })
}

/// Draws the hint button, where hints are allowed. It gives its place to the buttons that move a
/// card along the line.
pub(crate) fn hint_button(state: TableState) -> AnyView {
    let allowed = state
        .view
        .with_untracked(|view| view.table.options.checking != CheckingRule::Challenge);
    if !allowed {
        return nothing();
    }
    let bot_worker = BotWorker::new();
    let shows = move || {
        let moves = state.draft.with(|draft| draft.movable_card().is_some());
        state.activity() == Activity::Playing && !moves
    };
    let hint = memo(move || state.chosen.with(|chosen| chosen.hint.clone()));
    let steps = move || hint.with(|hint| hint.as_ref().map_or(0, GivenHint::steps));
    // Without the word list, its progress is shown instead.
    let off = move || {
        let loaded = matches!(state.list.state(), WordListState::Loaded(_));
        !loaded || hint.with(Option::is_some) && steps() == 0
    };
    let ask = Callback::new(move |()| {
        if hint.with_untracked(Option::is_some) {
            state.reveal_more_of_hint();
        } else {
            search_hint(state, bot_worker);
        }
    });
    show_when(shows, move || draw_hint_button(steps, off, ask))
}

/// Lets the bot worker search for a hint about the table as it is now.
fn search_hint(state: TableState, bot_worker: BotWorker) {
    let WordListState::Loaded(book) = state.list.state_untracked() else {
        return;
    };
    let now = move || {
        state
            .session
            .with_untracked(|game| game.journal().steps.len())
    };
    let (asked, view) = (now(), state.view.get_untracked());
    let Some(seat) = view.own else { return };
    let errand = Errand::Hint {
        view: Box::new(view),
    };
    bot_worker.send(&errand, &book, move |said| match said {
        Some(Report::Hint(found)) if now() == asked => {
            if let Ok(hint) = found {
                let given = GivenHint::new(seat, hint);
                state.update_selection(|chosen| chosen.hint = Some(given));
            }
        }
        Some(_) => {}
        None => state.show_refusal(HINT_FAILED.into()),
    });
}

impl TableState {
    /// Reveals the next step of the hint. From the last step on this lays the hinted play, in place
    /// of the player's own line.
    fn reveal_more_of_hint(self) {
        let mut line = None;
        self.update_selection(|chosen| {
            if let Some(hint) = &mut chosen.hint {
                hint.reveal_more();
                line = hint.line_to_lay().map(<[_]>::to_vec);
            }
            if line.is_some() {
                chosen.depth = None;
            }
        });
        if let Some(line) = line {
            self.edit_draft(|draft: &mut Draft, view| draft.lay(&line, view));
        }
    }
}
