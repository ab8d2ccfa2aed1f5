//! Everybody's words, as cards in a row under their owners: the others first, the own ones next
//! to the hand.

use leptos::prelude::*;

use super::bench::Bench;
use super::card;
use crate::games::one_letter_better::desk::{Aim, Scene, ShownSeat, ShownWord};
use crate::games::one_letter_better::rules::TableWordId;
use crate::games::one_letter_better::words::table as words;
use crate::shell::draw::{Draw, all, keyed, nothing, show_when};
use crate::shell::parts::{Mark, seat_word};
use crate::shell::roving_focus::{Rove, on_key};
use crate::table::SeatId;

/// All seats.
pub fn seats(bench: Bench) -> AnyView {
    let order: Vec<SeatId> = bench.shown.with_untracked(|shown| {
        let seats = shown.seats.iter().map(|seat| seat.seat);
        let own = seats.clone().take(1);
        seats.skip(1).chain(own).collect()
    });
    let count = order.len().to_string();
    view! {
        <ul class="better-seats" data-seats=count>
            {all(order.into_iter().map(|seat| seat_card(bench, seat)))}
        </ul>
    }
    .into_any()
}

fn seat_card(bench: Bench, seat: SeatId) -> AnyView {
    let Some(player) = bench.player(seat) else {
        return nothing();
    };
    let (name, colour) = (player.name.to_string(), player.colour);
    let of = move |shown: &crate::games::one_letter_better::desk::Shown| {
        shown.seats.iter().find(|one| one.seat == seat).cloned()
    };
    let shown = Memo::new(move |_| bench.shown.with(of));
    let with = move |see: fn(&ShownSeat) -> String| {
        shown.with(|shown| shown.as_ref().map(see).unwrap_or_default())
    };
    let turn = Memo::new(move |_| {
        let plays = shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.plays));
        plays && bench.scene.get() != Scene::Over
    });
    let table_words = Memo::new(move |_| {
        shown.with(|shown| {
            let words = shown.as_ref().map(|shown| shown.words.clone());
            words.unwrap_or_default()
        })
    });
    let ids = Memo::new(move |_| {
        table_words.with(|words| words.iter().map(|word| word.id).collect::<Vec<_>>())
    });
    let rove = Rove::new();
    let list = {
        let name = name.clone();
        move || {
            let draw = |word: ShownWord| {
                let cards = word.cards.iter().map(|card| card.card.index().to_string());
                let cards: Vec<String> = cards.collect();
                let key = format!(
                    "{} {} {} {}",
                    word.id.index(),
                    word.worth,
                    word.stolen.0,
                    cards.join(" ")
                );
                let name = name.clone();
                let draw: Draw = Box::new(move || table_word(bench, word, seat, &name, rove, ids));
                (key, draw)
            };
            table_words.get().into_iter().map(draw).collect()
        }
    };
    let none = move || table_words.with(Vec::is_empty);
    view! {
        <li class="better-seat" data-seat=seat_word(colour)>
            <div class="banner" data-turn=move || turn.get().then_some("") aria-current=move || turn.get().then_some("true")>
                <Mark colour />
                <span class="name" dir="auto">{name.clone()}</span>
                <small>
                    {move || with(|seat| words::holds(seat.held))}
                    {move || with(|seat| match seat.down {
                        0 => String::new(),
                        down => format!(", {}", words::down(down)),
                    })}
                </small>
                <span class="score">{move || with(|seat| words::score(seat.points))}</span>
            </div>
            <div class="better-words" role="group" aria-label=words::words_of(&name) on:keydown=on_key>
                {keyed(list)}
                {show_when(none, || view! { <small>{words::NO_WORDS}</small> }.into_any())}
            </div>
        </li>
    }
    .into_any()
}

/// A word as cards in a row. A tap brings it to the line, or lays the card that is there at the
/// end that was tapped; a card can be dropped at it.
fn table_word(
    bench: Bench,
    word: ShownWord,
    seat: SeatId,
    name: &str,
    rove: Rove<TableWordId>,
    ids: Memo<Vec<TableWordId>>,
) -> AnyView {
    let id = word.id;
    let chosen = move || {
        let from = |draft: &crate::games::one_letter_better::desk::Draft| {
            draft.line().iter().any(|placed| placed.from == Some(id))
        };
        bench.draft.with(from)
    };
    // Where the card on its way would go.
    let over = move || match bench.aimed.get() {
        Some(Aim::Word(over, place, across)) if over == id => Some(
            if place * 2 + usize::from(across >= 50) < ids_len(bench, id) {
                "front"
            } else {
                "end"
            },
        ),
        _ => None,
    };
    let fresh = move || {
        bench
            .news
            .with(|news| news.made.contains(&id))
            .then_some("")
    };
    let drawn = |shown: &crate::games::one_letter_better::desk::ShownCard| {
        view! {
            <span class="better-laid" data-card=card::id_of(shown.card)>
                {card::face(shown)}
            </span>
        }
        .into_any()
    };
    let times = word.stolen.0;
    let times = (times > 0).then(|| {
        let marks = "•".repeat(times.into());
        view! { <span class="better-times" data-sign=marks></span> }.into_any()
    });
    let worth = words::score(word.worth);
    view! {
        <button
            type="button"
            class="better-word"
            data-word=id.index().to_string()
            data-holder=format!("{seat} {}", id.index())
            data-over=over
            data-fresh=fresh
            aria-label=words::word_heard(&word, name)
            aria-pressed=move || chosen().to_string()
            tabindex=move || ids.with(|ids| rove.stop(id, ids))
            on:focus=move |_| rove.take(id)
            on:pointerdown=|event| event.prevent_default()
            on:click=move |event| {
                if let Some((id, place, across)) = card::tapped(&event) {
                    bench.touch_word(id, place, across);
                }
            }
        >
            {all(word.cards.iter().map(drawn))}
            <span class="better-worth" aria-hidden="true">
                <span data-sign=worth></span>
                {times}
            </span>
        </button>
    }
    .into_any()
}

/// How many cards a word has.
fn ids_len(bench: Bench, id: TableWordId) -> usize {
    bench.view.with_untracked(|view| {
        let word = view.table.word(id);
        word.map_or(0, |word| word.cards.len())
    })
}
