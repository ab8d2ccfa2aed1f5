//! A moment: a ribbon across the table, for what nobody should miss. It goes by itself, or by a
//! tap; scores, words and hand stay where they are.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use crate::shell::draw::show_when;
use crate::shell::parts::seat_word;
use game::SeatColour;

/// How long it is there.
const LASTS: Duration = Duration::from_millis(2_200);

/// What a ribbon says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moment {
    /// In two or three words.
    pub title: String,
    /// One sentence that explains it.
    pub says: String,
    /// Whose moment it is.
    pub colour: Option<SeatColour>,
}

/// The ribbon of a table.
#[derive(Clone, Copy)]
pub struct Ribbon {
    now: RwSignal<Option<Moment>>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

impl Ribbon {
    /// None yet.
    pub fn new() -> Ribbon {
        let ribbon = Ribbon {
            now: RwSignal::new(None),
            timer: StoredValue::new(None),
        };
        on_cleanup(move || ribbon.stop());
        ribbon
    }

    /// Shows one.
    pub fn show(self, moment: Moment) {
        self.stop();
        self.now.set(Some(moment));
        let away = set_timeout_with_handle(move || self.away(), LASTS);
        self.timer.set_value(away.ok());
    }

    /// Sends it off.
    pub fn away(self) {
        self.stop();
        self.now.set(None);
    }

    fn stop(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    /// Draws it over the table. The history says the same, so it is silent.
    pub fn drawn(self) -> AnyView {
        let ribbon = move || {
            let moment = self.now.get();
            let colour = moment.as_ref().and_then(|one| one.colour);
            view! {
                <div
                    class="ribbon"
                    aria-hidden="true"
                    data-seat=colour.map(seat_word)
                    on:click=move |_| self.away()
                >
                    <b>{moment.as_ref().map(|one| one.title.clone())}</b>
                    <span>{moment.map(|one| one.says)}</span>
                </div>
            }
            .into_any()
        };
        show_when(
            move || self.now.with(Option::is_some),
            move || view! { {move || ribbon()} }.into_any(),
        )
    }
}
