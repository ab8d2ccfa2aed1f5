//! The words of all seats, as strips of letters that are all visible. On a phone they form one
//! flow, each with its owner's mark; on larger screens every seat has a panel.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;

use super::bench::Bench;
use super::scores::{stands, waited_for};
use game::{Player, SeatColour, SeatId};
use screen::text::stage::may_heard;
use ui::card_flight::something_travels;
use ui::dom;
use ui::draw::{Draw, all, effect, keyed, memo, nothing, show_when};
use ui::parts::{Mark, seat_word};
use ui::roving_focus::{Rove, on_key};
use word_heist::screen::{Thing, strips};
use word_heist::text::table as words;
use word_heist_rules::{TableWordId, Tile, Way};

/// How long to wait before looking again while letters are still moving.
const AGAIN: Duration = Duration::from_millis(100);

/// Overhang, in pixels, up to which nothing counts as hidden: it is less than a line of words.
const LINE: i32 = 6;

/// Draws the seats in order, with this element id.
pub fn seats(bench: Bench, id: &'static str) -> AnyView {
    let seats = bench.table.with_untracked(|table| table.seats);
    let sizes = move || bench.seen.with(strips);
    let below = RwSignal::new(false);
    let look_anew = move || look(id, below);
    effect(move || {
        bench.seen.track();
        look_anew();
    });
    let resized = window_event_listener(ev::resize, move |_| look_anew());
    on_cleanup(move || resized.remove());
    let none = move || bench.seen.with(|table| table.standing().next().is_none());
    view! {
        <div
            class="heist-seats"
            id=id
            role="group"
            aria-label=words::WORDS
            data-seats=seats.to_string()
            data-more=move || below.get().then_some(words::MORE)
            prop:style=sizes
            on:scroll=move |_| look_anew()
        >
            {all(SeatId::all(seats).map(|seat| seat_words(bench, seat)))}
            {show_when(none, || {
                view! { <p class="heist-none">{words::NO_WORDS}</p> }.into_any()
            })}
        </div>
    }
    .into_any()
}

/// Checks whether words are hidden below the lower edge. Waits until letters stop moving, since
/// they may cross it.
fn look(id: &'static str, below: RwSignal<bool>) {
    request_animation_frame(move || {
        let Some(seats) = dom::by_id(id) else { return };
        if something_travels(&seats) {
            set_timeout(move || look(id, below), AGAIN);
            return;
        }
        let end = seats.scroll_top() + seats.client_height();
        let _ = below.try_set(end + LINE < seats.scroll_height());
    });
}

/// A seat's words, below its name and score if there is space for these.
pub fn seat_words(bench: Bench, seat: SeatId) -> AnyView {
    let Some(player) = bench.player(seat) else {
        return nothing();
    };
    let (name, colour) = (player.name.to_string(), player.colour);
    let ids = memo(move || {
        bench.seen.with(|table| {
            let words = table.words_of(seat);
            words.map(|word| word.id).collect::<Vec<_>>()
        })
    });
    let rove = Rove::new();
    let list = {
        let name = name.clone();
        move || {
            let draw = |id: TableWordId| {
                let name = name.clone();
                let stop = move || ids.with(|ids| rove.stop(id, ids));
                let word = move || table_word(bench, id, &name, colour, rove, stop);
                let draw: Draw = Box::new(word);
                (id.index().to_string(), draw)
            };
            ids.get().into_iter().map(draw).collect()
        }
    };
    let turn = move || (waited_for(bench) == Some(seat)).then_some("");
    view! {
        <section class="heist-seat" data-seat=seat_word(colour) data-turn=turn>
            {head(bench, seat, player)}
            <div class="heist-words" role="group" aria-label=name on:keydown=on_key>
                {keyed(list)}
            </div>
        </section>
    }
    .into_any()
}

/// The seat's name, state and score, hidden from screen readers because the scores repeat them.
fn head(bench: Bench, seat: SeatId, player: Player) -> AnyView {
    let colour = player.colour;
    let score = move || bench.seen.with(|table| table.score(seat)).to_string();
    view! {
        <div class="heist-head" aria-hidden="true" data-thing=Thing::Seat(seat).to_string()>
            <Mark colour />
            <bdi class="name">{player.name.to_string()}</bdi>
            <small>{move || stands(bench, seat)}</small>
            <span class="score">{score}</span>
        </div>
    }
    .into_any()
}

/// A word on the table. A tap shows its life, and pins it as the source.
fn table_word(
    bench: Bench,
    id: TableWordId,
    name: &str,
    colour: SeatColour,
    rove: Rove<TableWordId>,
    stop: impl Fn() -> &'static str + Send + 'static,
) -> AnyView {
    let Some(word) = bench.seen.with_untracked(|table| table.word(id).cloned()) else {
        return nothing();
    };
    let pinned = move || {
        let looked = bench.looked.get() == Some(id);
        (looked || bench.entry.with(|entry| entry.pins(id))).to_string()
    };
    let taken = move || {
        let taken = |way: &Way| way.words.contains(&id);
        bench
            .prospect
            .with(|prospect| prospect.way().is_some_and(taken))
            .then_some("")
    };
    // The last word made is highlighted.
    let fresh = move || {
        let last = bench
            .seen
            .with(|table| table.words.last().map(|last| last.id));
        (last == Some(id)).then_some("")
    };
    let may = memo(move || bench.may.with(|may| may.contains(&id)));
    let hinted = move || {
        let hinted = bench.hint.with(|hint| hint.marks.words.contains(&id));
        hinted.then_some("")
    };
    let heard = words::word_of(word.word(), name);
    let tile = |tile: &Tile| {
        view! { <i data-tile=tile.id.index().to_string()>{tile.letter.capital().to_string()}</i> }
            .into_any()
    };
    view! {
        <button
            type="button"
            class="heist-word"
            data-seat=seat_word(colour)
            data-word=id.index().to_string()
            data-thing=Thing::Word(id).to_string()
            data-taken=taken
            data-hinted=hinted
            data-fresh=fresh
            data-house=word.house.then_some("")
            data-may=move || may.get().then_some("")
            aria-label=move || may_heard(&heard, may.get())
            aria-pressed=pinned
            tabindex=stop
            on:focus=move |_| rove.take(id)
            on:pointerdown=|event| event.prevent_default()
            on:click=move |_| {
                if !bench.panel.was_held() {
                    bench.tap_word(id);
                }
            }
        >
            <span class="spine">
                <Mark colour />
            </span>
            {all(word.tiles.iter().map(tile))}
        </button>
    }
    .into_any()
}
