//! The words of all seats, as strips of cards with their owner's mark: opponents first, the
//! viewer's own next to the hand. They flow over several rows, at the largest size at which all
//! fit.

use leptos::prelude::*;

use super::table_state::TableState;
use super::{card, hints};
use game::SeatId;
use one_letter_better::screen::{
    Draft, HintLights, PointerTarget, RowFit, ShownCard, ShownSeat, ShownWord, TableThing, row_fits,
};
use one_letter_better::text::{stage as told, table as words};
use one_letter_better_rules::TableWordId;
use screen::text::stage::selectable_label;
use screen::text::table::hinted_label;
use ui::draw::{DrawLine, join_views, keyed_list, memo, show_when};
use ui::parts::{SeatMark, colour_class};
use ui::roving_focus::{RovingFocus, on_key};

/// Width of the button for face-down words, in cards.
const FACE_DOWN_WIDTH: usize = 1;

/// Draws the table words of all seats.
pub fn table(state: TableState) -> AnyView {
    let seats = memo(move || {
        state.shown.with(|shown| {
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
    let rove = RovingFocus::new();
    let lights = hints::hint_lights(state);
    let list = move || {
        let seats = seats.get().into_iter();
        let of_seat = |seat: ShownSeat| {
            let (owner, count) = (seat.seat, seat.down);
            let down = (count > 0).then(|| {
                let key = format!("down {owner} {count}");
                let draw: DrawLine = Box::new(move || face_down_words(state, owner, count));
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
                let draw: DrawLine =
                    Box::new(move || table_word(state, word, owner, rove, ids, lights));
                (key, draw)
            });
            words.chain(down).collect::<Vec<_>>()
        };
        seats.flat_map(of_seat).collect()
    };
    let fit = move || seats.with(|seats| card_size(seats));
    let bare = move || seats.with(|seats| !seats.iter().any(ShownSeat::has_words));
    let past = move || state.past.with(Option::is_some).then_some("");
    view! {
        <div
            class="better-words"
            role="group"
            aria-label=told::TABLE
            data-past=past
            style:--fit=fit
            on:keydown=on_key
        >
            {keyed_list(list)}
            {show_when(bare, || view! { <p class="soft">{told::EMPTY_TABLE}</p> }.into_any())}
        </div>
    }
    .into_any()
}

/// The card width at which all words fit, as a CSS expression: the largest of the widths that each
/// number of rows allows.
fn card_size(seats: &[ShownSeat]) -> String {
    let mut widths: Vec<usize> = Vec::new();
    for seat in seats {
        for word in &seat.words {
            widths.push(word.cards.len());
        }
        if seat.down > 0 {
            widths.push(FACE_DOWN_WIDTH);
        }
    }
    let line = |of: &RowFit| {
        let RowFit {
            lines,
            cards,
            words,
        } = of;
        format!(
            "min(((100cqh - 4px) / {lines} - var(--p)) / var(--r), (100cqw - 4px - {words} * var(--o)) / {cards})"
        )
    };
    let all: Vec<String> = row_fits(&widths).iter().map(line).collect();
    if all.is_empty() {
        "100cqw".into()
    } else {
        format!("max({})", all.join(", "))
    }
}

/// Draws the button for a seat's face-down words; a tap shows them.
fn face_down_words(state: TableState, seat: SeatId, count: usize) -> AnyView {
    let colour = state.colour_of(seat);
    let heard = format!(
        "{}, {}",
        words::words_heading(&state.session.player_name(seat)),
        words::face_down_count(count)
    );
    view! {
        <button
            type="button"
            class="better-down"
            data-seat=colour.map(colour_class)
            data-thing=TableThing::Down(seat).to_string()
            aria-label=heard
            on:click=move |event| state.panel.explain_target(&event)
        >
            {colour.map(|colour| view! { <SeatMark colour /> }.into_any())}
            <span class="card" data-down="" aria-hidden="true"></span>
            <span aria-hidden="true">{count.to_string()}</span>
        </button>
    }
    .into_any()
}

/// Draws a word as a row of cards. A tap adds it to the line, or adds the line's card at the end
/// that was tapped. A card can be dropped on it.
fn table_word(
    state: TableState,
    word: ShownWord,
    seat: SeatId,
    rove: RovingFocus<TableWordId>,
    ids: Memo<Vec<TableWordId>>,
    lights: Memo<HintLights>,
) -> AnyView {
    let id = word.id;
    let colour = state.colour_of(seat);
    let name = state.session.player_name(seat);
    let chosen = move || {
        let from = |draft: &Draft| draft.line().iter().any(|placed| placed.from == Some(id));
        state.draft.with(from)
    };
    let hinted = move || lights.with(|lights| lights.words.contains(&id));
    let name_end = |front: bool| if front { "front" } else { "end" };
    // Where the dragged card would go, or the hinted cards.
    let over = move || match state.aimed.get() {
        Some(PointerTarget::Word(over, place, across)) if over == id => Some(name_end(
            place * 2 + usize::from(across >= 50) < card_count(state, id),
        )),
        _ => lights.with(|lights| {
            let end = lights.end.filter(|(word, _)| *word == id);
            end.map(|(_, front)| name_end(front))
        }),
    };
    let fresh = move || {
        let made = state.news.with(|news| news.made.contains(&id));
        made.then_some("")
    };
    let drawn = |shown: &ShownCard| {
        let card = shown.card;
        let lit = move || {
            lights
                .with(|lights| lights.cards.contains(&card))
                .then_some("")
        };
        view! {
            <span class="better-laid" data-card=card::card_attribute(card) data-hinted=lit>
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
    let worth = words::score_text(word.worth);
    let may = memo(move || state.may.with(|may| may.contains(&id.index())));
    let heard = words::word_aria_label(&word, &name);
    view! {
        <button
            type="button"
            class="better-word"
            data-seat=colour.map(colour_class)
            data-word=id.index().to_string()
            data-thing=TableThing::Word(id).to_string()
            data-holder=format!("{seat} {}", id.index())
            data-over=over
            data-hinted=move || hinted().then_some("")
            data-fresh=fresh
            data-may=move || may.get().then_some("")
            aria-label=move || hinted_label(selectable_label(&heard, may.get()), hinted())
            aria-pressed=move || chosen().to_string()
            tabindex=move || ids.with(|ids| rove.tabindex(id, ids))
            on:focus=move |_| rove.on_focus(id)
            on:pointerdown=|event| event.prevent_default()
            on:click=move |event| {
                if let Some((id, place, across)) = card::tapped_place(&event)
                    && !state.panel.was_long_press()
                {
                    state.tap_word(id, place, across);
                }
            }
        >
            <span class="spine" aria-hidden="true">
                {colour.map(|colour| view! { <SeatMark colour /> }.into_any())}
            </span>
            {join_views(word.cards.iter().map(drawn))}
            <span class="better-worth" aria-hidden="true">
                <span data-sign=worth></span>
                {times}
            </span>
        </button>
    }
    .into_any()
}

/// The number of cards in a word.
fn card_count(state: TableState, id: TableWordId) -> usize {
    state.view.with_untracked(|view| {
        let word = view.table.word(id);
        word.map_or(0, |word| word.cards.len())
    })
}
