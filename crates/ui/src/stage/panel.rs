//! The panel that explains a thing. It opens when a finger or the mouse rests on a thing, when a
//! button that is off is pressed, or when "?" is pressed while the thing has the focus. In a wide window it has its own region, and at
//! once explains whatever is pointed at.

use std::time::Duration;

use leptos::ev::{self, MouseEvent, PointerEvent};
use leptos::html;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::app_state::{AppState, use_app};
use crate::draw::{effect, join_views, nothing, show_when};
use crate::parts::{Icon, IconKind};
use screen::text::stage as words;
use screen::{Explanation, KEYS_THING};

/// Returns the explanation of the thing on the table that has this name.
pub type ExplainThing = Callback<String, Option<Explanation>>;

/// The attribute of every thing that can be explained.
const THING_ATTRIBUTE: &str = "data-thing";
/// A button that is off and can be explained: one of a hand's row or, in Word Heist, beside the typed
/// word. Keys of keyboards and squares don't count, because many of them are off at a time.
const OFF_BUTTON: &str =
    ":is(.does, .heist-line) [data-thing]:is(:disabled, [aria-disabled='true'])";
/// How long a finger rests on a thing before it is explained.
const LONG_PRESS: Duration = Duration::from_millis(450);
/// How long a mouse rests on a thing before it is explained.
const HOVER_DELAY: Duration = Duration::from_millis(650);
/// How far a finger may move while it rests on a thing, in pixels.
const PRESS_SLACK: i32 = 9;

/// The thing being explained, and its position.
#[derive(Debug, Clone, PartialEq, Eq)]
struct ShownExplanation {
    thing: String,
    /// Left, top, right and bottom edges, relative to the stage.
    at: [i32; 4],
    /// Whether the user asked for the explanation, which then stays until it is closed.
    asked: bool,
}

/// The panel that explains a thing.
#[derive(Clone, Copy)]
pub struct ExplanationPanel {
    app: AppState,
    explains: ExplainThing,
    shown: RwSignal<Option<ShownExplanation>>,
    wait: StoredValue<Option<TimeoutHandle>>,
    from: StoredValue<(i32, i32)>,
    /// Set after a long touch, because the click that follows isn't a tap.
    held: StoredValue<bool>,
    /// Whether the requested explanation has been announced.
    said: StoredValue<bool>,
    /// Whether the last touch came from the far side of the device, so that whatever opens is
    /// turned that way.
    turned: RwSignal<bool>,
    /// The panel's own element; the panel handles only things on the same stage.
    place: NodeRef<html::Aside>,
}

impl ExplanationPanel {
    /// Creates a closed panel.
    pub fn new(explains: ExplainThing) -> ExplanationPanel {
        let panel = ExplanationPanel {
            // Event handlers have no Leptos context.
            app: use_app(),
            explains,
            shown: RwSignal::new(None),
            wait: StoredValue::new(None),
            from: StoredValue::new((0, 0)),
            held: StoredValue::new(false),
            said: StoredValue::new(true),
            turned: RwSignal::new(false),
            place: NodeRef::new(),
        };
        panel.listen();
        effect(move || {
            if panel.explanation().is_some() {
                untrack(|| panel.announce());
            }
        });
        panel
    }

    fn listen(self) {
        let keys = window_event_listener(ev::keydown, move |event| match event.key().as_str() {
            "?" if !event.ctrl_key() && !event.alt_key() && !event.meta_key() => {
                let at = document().active_element();
                let at = at.filter(|at| self.is_on_same_stage(at));
                match at.and_then(|at| at.closest(&format!("[{THING_ATTRIBUTE}]")).ok()?) {
                    Some(on) => {
                        event.prevent_default();
                        self.explain_on_request(&on);
                    }
                    None => self.explain_keys(),
                }
            }
            "Escape" if self.is_requested() => {
                event.prevent_default();
                self.close();
            }
            _ => {}
        });
        let focus = window_event_listener(ev::focusin, move |event| {
            if !self.is_requested() && self.has_region() {
                self.explain_pointed_at(event.target());
            }
        });
        on_cleanup(move || {
            keys.remove();
            focus.remove();
            self.cancel_timer();
        });
    }

    fn is_requested(self) -> bool {
        self.shown
            .with_untracked(|shown| shown.as_ref().is_some_and(|one| one.asked))
    }

    /// Whether the player is reading an explanation, tracked: one the player asked for, or one that
    /// covers part of the table and explains something other than `rests_on`, the thing under the
    /// pointer.
    pub fn is_read(self, rests_on: &str) -> bool {
        self.shown.with(|shown| {
            let one = shown.as_ref();
            one.is_some_and(|one| one.asked || (one.thing != rests_on && !self.has_region()))
        })
    }

    /// Whether an element is on the same stage as the panel.
    fn is_on_same_stage(self, on: &Element) -> bool {
        let stage = self.place.get_untracked().and_then(|one| one.parent_node());
        stage.is_some_and(|stage| stage.contains(Some(on)))
    }

    /// Whether the panel has its own region, according to the style sheet.
    fn has_region(self) -> bool {
        let place = self.place.get_untracked();
        let style = place.and_then(|place| window().get_computed_style(&place).ok()?);
        let position = style.and_then(|style| style.get_property_value("position").ok());
        position.as_deref() == Some("static")
    }

    fn show(self, on: &Element, asked: bool) {
        let Some(thing) = on.get_attribute(THING_ATTRIBUTE) else {
            return;
        };
        let place = on.get_bounding_client_rect();
        let room = on.closest(".stage").ok().flatten();
        // The position is relative to the stage, because there may be a row above the stage.
        let (x, y) = room.map_or((0.0, 0.0), |room| {
            let room = room.get_bounding_client_rect();
            (room.left(), room.top())
        });
        let at = [
            place.left() - x,
            place.top() - y,
            place.right() - x,
            place.bottom() - y,
        ];
        let at = at.map(|edge| edge as i32);
        let shown = ShownExplanation { thing, at, asked };
        if self
            .shown
            .with_untracked(|now| now.as_ref() != Some(&shown))
        {
            self.shown.set(Some(shown));
        }
    }

    /// Explains a thing on request: announces it too, and keeps it until it is closed.
    fn explain_on_request(self, on: &Element) {
        self.cancel_timer();
        self.note_side(on);
        self.said.set_value(false);
        self.show(on, true);
        self.announce();
    }

    /// Explains the table's keyboard shortcuts, if it has any. Used when "?" is pressed but no
    /// thing has the focus.
    fn explain_keys(self) {
        let keys = untrack(|| self.explains.run(KEYS_THING.to_owned()));
        if keys.is_some() {
            self.cancel_timer();
            self.said.set_value(false);
            self.shown.set(Some(ShownExplanation {
                thing: KEYS_THING.to_owned(),
                at: [0; 4],
                asked: true,
            }));
            self.announce();
        }
    }

    /// Announces a requested explanation once. Its text may arrive later, with the deferred chunk.
    fn announce(self) {
        if self.said.get_value() || !self.is_requested() {
            return;
        }
        if let Some(one) = self.explanation() {
            self.said.set_value(true);
            self.app
                .announce(words::explained(&one.title, &one.facts, &one.can));
        }
    }

    /// Explains the element on which an event occurred, for things that have their own gesture for
    /// being explained.
    pub fn explain_target(self, event: &MouseEvent) {
        let on = event.current_target();
        if let Some(on) = on.and_then(|on| on.dyn_into::<Element>().ok()) {
            self.explain_on_request(&on);
        }
    }

    /// Explains the thing that is pointed at or focused.
    fn explain_pointed_at(self, on: Option<web_sys::EventTarget>) {
        let on = on.and_then(|on| on.dyn_into::<Element>().ok());
        let on = on.filter(|on| self.is_on_same_stage(on));
        if let Some(on) = on.and_then(|on| on.closest(&format!("[{THING_ATTRIBUTE}]")).ok()?) {
            self.show(&on, false);
        }
    }

    pub fn close(self) {
        self.cancel_timer();
        if self.shown.with_untracked(Option::is_some) {
            self.shown.set(None);
        }
    }

    fn cancel_timer(self) {
        if let Some(wait) = self.wait.try_update_value(Option::take).flatten() {
            wait.clear();
        }
    }

    fn start_timer(self, time: Duration, then: impl FnOnce() + 'static) {
        self.cancel_timer();
        self.wait
            .set_value(set_timeout_with_handle(then, time).ok());
    }

    /// Whether the last touch came from the far side of the device, tracked.
    pub(crate) fn is_used_from_far_side(self) -> bool {
        self.turned.get()
    }

    /// Notes from which side of the device a thing is touched. Touches inside an open sheet or
    /// panel don't count: these keep the side from which they were opened.
    fn note_side(self, on: &Element) {
        let is_in = |what: &str| matches!(on.closest(what), Ok(Some(_)));
        let turned = is_in(".turned");
        if self.turned.get_untracked() != turned && !is_in(".stage-explain, .stage-sheet") {
            self.turned.set(turned);
        }
    }

    /// Handles a pointer going down on the stage.
    pub fn on_pointer_down(self, event: &PointerEvent) {
        self.held.set_value(false);
        let on = event.target().and_then(|on| on.dyn_into::<Element>().ok());
        if let Some(on) = &on {
            self.note_side(on);
        }
        let within = on
            .as_ref()
            .and_then(|on| on.closest(".stage-explain").ok()?);
        if within.is_none() {
            self.close();
        }
        let Some(on) = on.and_then(|on| on.closest(&format!("[{THING_ATTRIBUTE}]")).ok()?) else {
            return;
        };
        if event.pointer_type() == "mouse" || !event.is_primary() {
            return;
        }
        self.from.set_value((event.client_x(), event.client_y()));
        self.start_timer(LONG_PRESS, move || {
            self.held.set_value(true);
            self.explain_on_request(&on);
        });
    }

    /// Handles a moving pointer; a drag cancels the long touch.
    pub fn on_pointer_move(self, event: &PointerEvent) {
        let (x, y) = self.from.get_value();
        let far = (event.client_x() - x)
            .abs()
            .max((event.client_y() - y).abs());
        if far > PRESS_SLACK && event.pointer_type() != "mouse" {
            self.cancel_timer();
        }
    }

    /// Handles a pointer being lifted. A press on a button that is off explains it.
    pub fn on_pointer_up(self, event: &PointerEvent) {
        self.cancel_timer();
        let on = event.target().and_then(|on| on.dyn_into::<Element>().ok());
        if let Some(on) = on.and_then(|on| on.closest(OFF_BUTTON).ok()?)
            && !self.held.get_value()
        {
            self.explain_on_request(&on);
        }
    }

    /// Handles a pointer that the browser takes over, for instance to scroll.
    pub(crate) fn on_pointer_cancel(self) {
        self.cancel_timer();
    }

    /// Handles a mouse moving over something.
    pub(crate) fn on_pointer_over(self, event: &PointerEvent) {
        if event.pointer_type() != "mouse" || self.is_requested() {
            return;
        }
        if self.has_region() {
            self.explain_pointed_at(event.target());
            return;
        }
        let on = event.target();
        self.shown.set(None);
        if event.buttons() == 0 {
            self.start_timer(HOVER_DELAY, move || self.explain_pointed_at(on));
        }
    }

    /// Handles the pointer leaving the stage.
    pub(crate) fn on_pointer_leave(self) {
        if !self.is_requested() && !self.has_region() {
            self.close();
        }
    }

    /// Suppresses the browser's context menu after a long touch.
    pub(crate) fn on_context_menu(self, event: &MouseEvent) {
        if self.held.get_value() {
            event.prevent_default();
        }
    }

    /// Whether a long touch of a thing has just ended, so that the click that follows isn't a tap.
    pub fn was_long_press(self) -> bool {
        self.held.get_value()
    }

    fn explanation(self) -> Option<Explanation> {
        let thing = self
            .shown
            .with(|shown| shown.as_ref().map(|one| one.thing.clone()));
        self.explains.run(thing?)
    }

    /// Draws the panel.
    pub fn draw(self) -> AnyView {
        let open = move || {
            let shown = self.shown.get()?;
            Some(if shown.asked { "asked" } else { "pointed" })
        };
        let at = move |edge: usize| {
            let place = self.shown.with(|shown| shown.as_ref().map(|one| one.at));
            let place = place.and_then(|place| place.get(edge).copied());
            place.map(|place| format!("{place}px"))
        };
        // Below the thing, or above it near the end of the window.
        let above = move || {
            let bottom = self.shown.with(|shown| shown.as_ref().map(|one| one.at[3]));
            let height = window()
                .inner_height()
                .ok()
                .and_then(|height| height.as_f64());
            let low = f64::from(bottom?) > height? * 0.6;
            low.then_some("")
        };
        let content = move || match self.explanation() {
            Some(one) => draw_explanation(one),
            None => view! { <p class="how">{words::EXPLAIN_HOW}</p> }.into_any(),
        };
        let close = move || {
            let asked = self
                .shown
                .with(|shown| shown.as_ref().is_some_and(|one| one.asked));
            if asked {
                view! {
                    <button
                        type="button"
                        class="bar-button"
                        aria-label=words::CLOSE
                        on:click=move |_| self.close()
                    >
                        <Icon picture=IconKind::Close />
                    </button>
                }
                .into_any()
            } else {
                nothing()
            }
        };
        view! {
            <aside
                class="stage-explain"
                node_ref=self.place
                // Focusable, so that long content can be scrolled with keys.
                tabindex="0"
                aria-label=words::EXPLAIN
                data-open=open
                data-above=above
                style:--left=move || at(0)
                style:--top=move || at(1)
                style:--right=move || at(2)
                style:--bottom=move || at(3)
            >
                {move || content()}
                {move || close()}
            </aside>
        }
        .into_any()
    }
}

fn draw_explanation(one: Explanation) -> AnyView {
    let line = |says: String| view! { <li>{says}</li> }.into_any();
    let facts = one
        .facts
        .into_iter()
        .map(|says| view! { <p>{says}</p> }.into_any());
    let can = one.can;
    let some = !can.is_empty();
    view! {
        <h2>{one.title}</h2>
        {join_views(facts)}
        {show_when(move || some, move || {
            view! { <ul>{join_views(can.clone().into_iter().map(line))}</ul> }.into_any()
        })}
    }
    .into_any()
}
