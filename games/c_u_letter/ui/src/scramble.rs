//! Making words of the leftover cards after the last round (C40).

use std::time::Duration;

use leptos::prelude::*;

use super::card;
use super::claiming::propose_button;
use super::placing::clear_button;
use super::table_state::TableState;
use base::sorting::sort_by_key;
use c_u_letter::screen::{Draft, ShownCard, TableThing, people_who_can_buzz, shown_card};
use c_u_letter::text::{moments as words, table as table_words};
use c_u_letter_rules::{Action, CardId};
use game::{SeatId, SeatSet};
use ui::draw::{DrawLine, join_views, keyed_list, memo, nothing, show_when, signal};
use ui::parts::{Button, SeatMark, Weight, colour_class};
use ui::roving_focus::{RovingFocus, on_key};
use ui::table_core::GameTable;

/// Presses within this time count as simultaneous.
const SIMULTANEOUS_PRESS_WINDOW: Duration = Duration::from_millis(160);

/// Draws the leftover cards, sorted by letter.
pub(crate) fn leftover_pool(state: TableState) -> AnyView {
    let cards = memo(move || {
        let mut cards = state.view.with(|view| view.table.loose.clone());
        sort_by_key(&mut cards, |card| (card.letter(), *card));
        cards
    });
    let rove = RovingFocus::new();
    let list = move || {
        let each = cards.get().into_iter();
        each.map(|card| {
            let draw: DrawLine = Box::new(move || leftover_card(state, card, rove, cards));
            (card.index().to_string(), draw)
        })
        .collect()
    };
    // A roughly square layout, with as many columns as rows or slightly more.
    let columns = move || {
        let count = cards.with(Vec::len).max(4);
        (1..).find(|side| side * side >= count).unwrap_or(count)
    };
    let rows = move || cards.with(Vec::len).max(4).div_ceil(columns());
    view! {
        <div
            class="letter-pool"
            role="group"
            aria-label=words::LEFTOVER_CARDS
            data-holder="pool"
            style:--columns=move || columns().to_string()
            style:--rows=move || rows().to_string()
            on:keydown=on_key
        >
            {keyed_list(list)}
        </div>
    }
    .into_any()
}

fn leftover_card(
    state: TableState,
    id: CardId,
    rove: RovingFocus<CardId>,
    cards: Memo<Vec<CardId>>,
) -> AnyView {
    let shown: ShownCard = shown_card(id, false);
    let place = move || {
        let of = |draft: &Draft| draft.spelled().iter().position(|card| *card == id);
        state.draft.with(of)
    };
    view! {
        <button
            type="button"
            class="letter-held"
            data-card=card::data_id(id)
            data-thing=TableThing::Loose(id).to_string()
            data-laid=move || place().map(|_| "")
            aria-label=move || words::leftover_card(id, place())
            aria-pressed=move || place().is_some().to_string()
            tabindex=move || cards.with(|cards| rove.tabindex(id, cards))
            on:focus=move |_| rove.on_focus(id)
            on:click=move |_| {
                if !state.panel.was_long_press() {
                    state.tap_card(id);
                }
            }
        >
            {card::face(&shown)}
        </button>
    }
    .into_any()
}

/// Draws the controls for spelling a word with leftover cards.
pub fn spelling(state: TableState) -> AnyView {
    let spelled = memo(move || state.draft.with(|draft| draft.spelled().to_vec()));
    let list = move || {
        let each = spelled.get().into_iter();
        each.map(|id| {
            let draw: DrawLine = Box::new(move || {
                let back = move |_| state.tap_card(id);
                let shown = shown_card(id, false);
                view! {
                    <button
                        type="button"
                        class="letter-held"
                        data-card=card::data_id(id)
                        data-thing=TableThing::Loose(id).to_string()
                        aria-label=words::held_card(id)
                        on:click=back
                    >
                        {card::face(&shown)}
                    </button>
                }
                .into_any()
            });
            (id.index().to_string(), draw)
        })
        .collect()
    };
    let empty = move || spelled.with(Vec::is_empty);
    let take = Callback::new(move |()| state.confirm());
    let off = signal(move || !state.can_act());
    let offers = move || state.selection.with(|chosen| chosen.offers);
    let pass = Callback::new(move |()| state.finish_turn());
    let count = move || spelled.with(|cards| cards.len().max(6)).to_string();
    view! {
        <div
            class="letter-line"
            role="group"
            aria-label=words::SPELLED_WORD
            data-holder="line"
            style:--count=count
        >
            {keyed_list(list)}
            {show_when(empty, || view! { <small>{words::TAP_CARDS}</small> }.into_any())}
        </div>
        <div class="does">
            {clear_button(state)}
            <Button thing="do pass" on_press=pass>{table_words::PASS}</Button>
            {show_when(offers, move || propose_button(state))}
            <Button thing="do spell" weight=Weight::Main off on_press=take>{table_words::SPELL}</Button>
        </div>
    }
    .into_any()
}

/// Draws a buzzer pad for each player who may press. A coin decides between simultaneous presses.
pub fn buzzers(state: TableState) -> AnyView {
    let pressed = StoredValue::new(SeatSet::EMPTY);
    let open = memo(move || {
        state
            .view
            .with(|view| people_who_can_buzz(&view.table, state.people))
    });
    let go = move || {
        let all = pressed.try_update_value(std::mem::take).unwrap_or_default();
        if let Some(seat) = all.iter().next() {
            state.act_as(seat, &Action::Buzz(all));
        }
    };
    let press = move |seat: SeatId| {
        let first = pressed.with_value(|all| all.is_empty());
        pressed.update_value(|all| *all = all.with(seat));
        if first {
            set_timeout(go, SIMULTANEOUS_PRESS_WINDOW);
        }
    };
    let pad = move |seat: SeatId| {
        let Some(player) = state.player_with_colour(seat) else {
            return nothing();
        };
        let name = player.name.to_string();
        let pass = Callback::new(move |()| {
            state.act_as(seat, &Action::Pass);
        });
        view! {
            <li data-seat=colour_class(player.colour)>
                <button
                    type="button"
                    class="letter-pad"
                    data-thing="do buzz"
                    // Pads react to pointers directly; a click without a pointer is a key or a
                    // screen reader.
                    on:pointerdown=move |event| {
                        event.prevent_default();
                        press(seat);
                    }
                    on:click=move |event| {
                        if event.detail() == 0 {
                            press(seat);
                        }
                    }
                >
                    <SeatMark colour=player.colour />
                    <bdi>{name.clone()}</bdi>
                    " "
                    <span>{table_words::BUZZ}</span>
                </button>
                <Button on_press=pass label=words::pass_label(&name)>{table_words::PASS}</Button>
            </li>
        }
        .into_any()
    };
    view! {
        <ul class="letter-pads" aria-label=words::BUZZER_PADS>
            {move || join_views(open.get().into_iter().map(pad))}
        </ul>
    }
    .into_any()
}
