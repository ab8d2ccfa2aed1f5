//! A ribbon across the table for a moment that no player should miss. It disappears by itself or by
//! a tap; scores, words and hand stay where they are.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use crate::draw::show_when;
use crate::parts::colour_class;
use game::SeatColour;

/// How long a ribbon is shown.
const SHOW_TIME: Duration = Duration::from_millis(2_200);

/// The text of a ribbon.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RibbonText {
    /// Title of the ribbon, two or three words long.
    pub title: String,
    /// One sentence that explains the moment.
    pub says: String,
    /// The colour of the player whose moment it is.
    pub colour: Option<SeatColour>,
}

/// The ribbon of a table.
#[derive(Clone, Copy)]
pub struct Ribbon {
    now: RwSignal<Option<RibbonText>>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

impl Ribbon {
    /// Creates a ribbon that shows nothing yet.
    pub fn new() -> Ribbon {
        let ribbon = Ribbon {
            now: RwSignal::new(None),
            timer: StoredValue::new(None),
        };
        on_cleanup(move || ribbon.cancel_timer());
        ribbon
    }

    pub fn show(self, moment: RibbonText) {
        self.cancel_timer();
        self.now.set(Some(moment));
        let away = set_timeout_with_handle(move || self.hide(), SHOW_TIME);
        self.timer.set_value(away.ok());
    }

    /// Hides the ribbon.
    pub fn hide(self) {
        self.cancel_timer();
        self.now.set(None);
    }

    fn cancel_timer(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    /// Draws the ribbon over the table. It is hidden from screen readers, because the history says
    /// the same.
    pub fn draw(self) -> AnyView {
        let ribbon = move || {
            let moment = self.now.get();
            let colour = moment.as_ref().and_then(|one| one.colour);
            view! {
                <div
                    class="ribbon"
                    aria-hidden="true"
                    data-seat=colour.map(colour_class)
                    on:click=move |_| self.hide()
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
