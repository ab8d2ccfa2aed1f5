//! Making words of the leftover cards after the last round (C40).

use std::time::Duration;

use leptos::prelude::*;

use super::bench::Bench;
use super::card;
use super::claiming::propose;
use super::placing::clears;
use base::sorting::sort_by_key;
use c_u_letter::screen::{Draft, ShownCard, Thing, buzzers, card as shown_card};
use c_u_letter::text::{moments as words, table as table_words};
use c_u_letter_rules::{Action, CardId};
use game::{SeatId, SeatSet};
use ui::draw::{Draw, all, keyed, memo, nothing, show_when, signal};
use ui::parts::{Button, Mark, Weight, seat_word};
use ui::roving_focus::{Rove, on_key};
use ui::seated::Plays;

/// Presses within this time count as simultaneous.
const TOGETHER: Duration = Duration::from_millis(160);

/// Draws the leftover cards, sorted by letter.
pub fn pool(bench: Bench) -> AnyView {
    let cards = memo(move || {
        let mut cards = bench.view.with(|view| view.table.loose.clone());
        sort_by_key(&mut cards, |card| (card.letter(), *card));
        cards
    });
    let rove = Rove::new();
    let list = move || {
        let each = cards.get().into_iter();
        each.map(|card| {
            let draw: Draw = Box::new(move || loose(bench, card, rove, cards));
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
            aria-label=words::LOOSE
            data-holder="pool"
            style:--columns=move || columns().to_string()
            style:--rows=move || rows().to_string()
            on:keydown=on_key
        >
            {keyed(list)}
        </div>
    }
    .into_any()
}

fn loose(bench: Bench, id: CardId, rove: Rove<CardId>, cards: Memo<Vec<CardId>>) -> AnyView {
    let shown: ShownCard = shown_card(id, false);
    let place = move || {
        let of = |draft: &Draft| draft.spelled().iter().position(|card| *card == id);
        bench.draft.with(of)
    };
    view! {
        <button
            type="button"
            class="letter-held"
            data-card=card::id_of(id)
            data-thing=Thing::Loose(id).to_string()
            data-laid=move || place().map(|_| "")
            aria-label=move || words::loose(id, place())
            aria-pressed=move || place().is_some().to_string()
            tabindex=move || cards.with(|cards| rove.stop(id, cards))
            on:focus=move |_| rove.take(id)
            on:click=move |_| {
                if !bench.panel.was_held() {
                    bench.tap_card(id);
                }
            }
        >
            {card::face(&shown)}
        </button>
    }
    .into_any()
}

/// Draws the controls for spelling a word with leftover cards.
pub fn spelling(bench: Bench) -> AnyView {
    let spelled = memo(move || bench.draft.with(|draft| draft.spelled().to_vec()));
    let list = move || {
        let each = spelled.get().into_iter();
        each.map(|id| {
            let draw: Draw = Box::new(move || {
                let back = move |_| bench.tap_card(id);
                let shown = shown_card(id, false);
                view! {
                    <button
                        type="button"
                        class="letter-held"
                        data-card=card::id_of(id)
                        data-thing=Thing::Loose(id).to_string()
                        aria-label=words::held(id)
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
    let take = Callback::new(move |()| bench.do_it());
    let off = signal(move || !bench.can_act());
    let offers = move || bench.chosen.with(|chosen| chosen.offers);
    let pass = Callback::new(move |()| bench.done());
    let count = move || spelled.with(|cards| cards.len().max(6)).to_string();
    view! {
        <div
            class="letter-line"
            role="group"
            aria-label=words::SPELLED
            data-holder="line"
            style:--count=count
        >
            {keyed(list)}
            {show_when(empty, || view! { <small>{words::TAP_THEM}</small> }.into_any())}
        </div>
        <div class="does">
            {clears(bench)}
            <Button thing="do pass" on_press=pass>{table_words::PASS}</Button>
            {show_when(offers, move || propose(bench))}
            <Button thing="do spell" weight=Weight::Main off on_press=take>{table_words::SPELL}</Button>
        </div>
    }
    .into_any()
}

/// Draws a buzzer pad for each player who may press. A coin decides between simultaneous presses.
pub fn buzzing(bench: Bench) -> AnyView {
    let pressed = StoredValue::new(SeatSet::NONE);
    let open = memo(move || bench.view.with(|view| buzzers(&view.table, bench.people)));
    let go = move || {
        let all = pressed.try_update_value(std::mem::take).unwrap_or_default();
        if let Some(seat) = all.iter().next() {
            bench.act_as(seat, &Action::Buzz(all));
        }
    };
    let press = move |seat: SeatId| {
        let first = pressed.with_value(|all| all.is_empty());
        pressed.update_value(|all| *all = all.with(seat));
        if first {
            set_timeout(go, TOGETHER);
        }
    };
    let pad = move |seat: SeatId| {
        let Some(player) = bench.wearing(seat) else {
            return nothing();
        };
        let name = player.name.to_string();
        let pass = Callback::new(move |()| {
            bench.act_as(seat, &Action::Pass);
        });
        view! {
            <li data-seat=seat_word(player.colour)>
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
                    <Mark colour=player.colour />
                    <bdi>{name.clone()}</bdi>
                    " "
                    <span>{table_words::BUZZ}</span>
                </button>
                <Button on_press=pass label=words::passes(&name)>{table_words::PASS}</Button>
            </li>
        }
        .into_any()
    };
    view! {
        <ul class="letter-pads" aria-label=words::PADS>
            {move || all(open.get().into_iter().map(pad))}
        </ul>
    }
    .into_any()
}
