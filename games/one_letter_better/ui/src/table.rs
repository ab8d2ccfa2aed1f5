//! The words of all seats, as strips of cards with their owner's mark: opponents first, the
//! viewer's own next to the hand. They flow over several rows, at the largest size at which all
//! fit.

use leptos::prelude::*;

use super::bench::Bench;
use super::card;
use game::SeatId;
use one_letter_better::screen::{
    Aim, Draft, Lines, ShownCard, ShownSeat, ShownWord, Thing, fitting,
};
use one_letter_better::text::{stage as told, table as words};
use one_letter_better_rules::TableWordId;
use screen::text::stage::may_heard;
use ui::draw::{Draw, all, keyed, memo, show_when};
use ui::parts::{Mark, seat_word};
use ui::roving_focus::{Rove, on_key};

/// Width of the button for face-down words, in cards.
const DOWN: usize = 1;

/// Draws the table words of all seats.
pub fn table(bench: Bench) -> AnyView {
    let seats = memo(move || {
        bench.shown.with(|shown| {
            let seats = shown.seats.iter().cloned();
            let own = seats.clone().take(1);
            seats.skip(1).chain(own).collect::<Vec<ShownSeat>>()
        })
    });
    let ids = memo(move || {
        seats.with(|seats| {
            let words = seats.iter().flat_map(|seat| &seat.words);
            words.map(|word| word.id).collect::<Vec<_>>()
        })
    });
    let rove = Rove::new();
    let list = move || {
        let seats = seats.get().into_iter();
        let of_seat = |seat: ShownSeat| {
            let (owner, count) = (seat.seat, seat.down);
            let down = (count > 0).then(|| {
                let key = format!("down {owner} {count}");
                let draw: Draw = Box::new(move || down(bench, owner, count));
                (key, draw)
            });
            let words = seat.words.into_iter().map(move |word| {
                let cards = word.cards.iter().map(|card| card.card.index().to_string());
                let cards: Vec<String> = cards.collect();
                let key = format!(
                    "{owner} {} {} {} {}",
                    word.id.index(),
                    word.worth,
                    word.stolen.0,
                    cards.join(" ")
                );
                let draw: Draw = Box::new(move || table_word(bench, word, owner, rove, ids));
                (key, draw)
            });
            words.chain(down).collect::<Vec<_>>()
        };
        seats.flat_map(of_seat).collect()
    };
    let fit = move || seats.with(|seats| fit(seats));
    let bare = move || seats.with(|seats| seats.iter().all(|seat| seat.words.is_empty()));
    let past = move || bench.past.with(Option::is_some).then_some("");
    view! {
        <div
            class="better-words"
            role="group"
            aria-label=told::TABLE
            data-past=past
            style:--fit=fit
            on:keydown=on_key
        >
            {keyed(list)}
            {show_when(bare, || view! { <p class="soft">{told::BARE}</p> }.into_any())}
        </div>
    }
    .into_any()
}

/// The card width at which all words fit, as a CSS expression: the largest of the widths that each
/// number of rows allows.
fn fit(seats: &[ShownSeat]) -> String {
    let mut widths: Vec<usize> = Vec::new();
    for seat in seats {
        for word in &seat.words {
            widths.push(word.cards.len());
        }
        if seat.down > 0 {
            widths.push(DOWN);
        }
    }
    let line = |of: &Lines| {
        let Lines {
            lines,
            cards,
            words,
        } = of;
        format!(
            "min(((100cqh - 4px) / {lines} - var(--p)) / var(--r), (100cqw - 4px - {words} * var(--o)) / {cards})"
        )
    };
    let all: Vec<String> = fitting(&widths).iter().map(line).collect();
    match all.is_empty() {
        true => "100cqw".into(),
        false => format!("max({})", all.join(", ")),
    }
}

/// Draws the button for a seat's face-down words; a tap shows them.
fn down(bench: Bench, seat: SeatId, count: usize) -> AnyView {
    let colour = bench.mark_of(seat);
    let heard = format!(
        "{}, {}",
        words::words_of(&bench.session.name(seat)),
        words::down(count)
    );
    view! {
        <button
            type="button"
            class="better-down"
            data-seat=colour.map(seat_word)
            data-thing=Thing::Down(seat).to_string()
            aria-label=heard
            on:click=move |event| bench.panel.tell(&event)
        >
            {colour.map(|colour| view! { <Mark colour /> }.into_any())}
            <span class="card" data-down="" aria-hidden="true"></span>
            <span aria-hidden="true">{count.to_string()}</span>
        </button>
    }
    .into_any()
}

/// Draws a word as a row of cards. A tap adds it to the line, or adds the line's card at the end
/// that was tapped. A card can be dropped on it.
fn table_word(
    bench: Bench,
    word: ShownWord,
    seat: SeatId,
    rove: Rove<TableWordId>,
    ids: Memo<Vec<TableWordId>>,
) -> AnyView {
    let id = word.id;
    let colour = bench.mark_of(seat);
    let name = bench.session.name(seat);
    let chosen = move || {
        let from = |draft: &Draft| draft.line().iter().any(|placed| placed.from == Some(id));
        bench.draft.with(from)
    };
    // Where the dragged card would go.
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
        let made = bench.news.with(|news| news.made.contains(&id));
        made.then_some("")
    };
    let drawn = |shown: &ShownCard| {
        view! {
            <span class="better-laid" data-card=card::id_of(shown.card)>
                {card::face(shown)}
            </span>
        }
        .into_any()
    };
    let (times, most) = word.stolen;
    let times = (times > 0).then(|| {
        let left = most.unwrap_or(times).saturating_sub(times);
        let marks = "●".repeat(times.into()) + &"○".repeat(left.into());
        view! { <span class="better-times" data-sign=marks></span> }.into_any()
    });
    let worth = words::score(word.worth);
    let may = memo(move || bench.may.with(|may| may.contains(&id.index())));
    let heard = words::word_heard(&word, &name);
    view! {
        <button
            type="button"
            class="better-word"
            data-seat=colour.map(seat_word)
            data-word=id.index().to_string()
            data-thing=Thing::Word(id).to_string()
            data-holder=format!("{seat} {}", id.index())
            data-over=over
            data-fresh=fresh
            data-may=move || may.get().then_some("")
            aria-label=move || may_heard(&heard, may.get())
            aria-pressed=move || chosen().to_string()
            tabindex=move || ids.with(|ids| rove.stop(id, ids))
            on:focus=move |_| rove.take(id)
            on:pointerdown=|event| event.prevent_default()
            on:click=move |event| {
                if let Some((id, place, across)) = card::tapped(&event)
                    && !bench.panel.was_held()
                {
                    bench.touch_word(id, place, across);
                }
            }
        >
            <span class="spine" aria-hidden="true">
                {colour.map(|colour| view! { <Mark colour /> }.into_any())}
            </span>
            {all(word.cards.iter().map(drawn))}
            <span class="better-worth" aria-hidden="true">
                <span data-sign=worth></span>
                {times}
            </span>
        </button>
    }
    .into_any()
}

/// The number of cards in a word.
fn ids_len(bench: Bench, id: TableWordId) -> usize {
    bench.view.with_untracked(|view| {
        let word = view.table.word(id);
        word.map_or(0, |word| word.cards.len())
    })
}
