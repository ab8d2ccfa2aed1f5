//! The words of all seats, as strips of cards with their owner's mark, each at its own place. They
//! flow over several rows, at the largest size at which all fit.

use leptos::prelude::*;

use super::table_state::TableState;
use super::{card, hints};
use game::SeatId;
use one_letter_better::screen::{
    Draft, HintLights, PlaceOnTable, PlacedWord, PointerTarget, RowFit, ShownCard, ShownSeat,
    ShownTable, ShownWord, TableThing, placed_words, row_fits, word_places,
};
use one_letter_better::text::{stage as told, table as words};
use one_letter_better_rules::TableWordId;
use screen::text::stage::selectable_label;
use screen::text::table::hinted_label;
use ui::draw::{DrawLine, join_views, keyed_list, memo, show_when};
use ui::parts::{SeatMark, colour_class};
use ui::roving_focus::{RovingFocus, on_key};

/// Draws the table words of all seats.
pub fn table(state: TableState) -> AnyView {
    let places = memo(move || {
        let steps = state.past.get().unwrap_or(usize::MAX);
        state.session.with(|game| word_places(game, steps))
    });
    let laid = memo(move || {
        state
            .shown
            .with(|shown| places.with(|places| placed_words(places, shown)))
    });
    let ids = memo(move || {
        laid.with(|laid| {
            let words = laid.iter().filter_map(|placed| match placed {
                PlacedWord::Word(_, word) => Some(word.id),
                _ => None,
            });
            words.collect::<Vec<_>>()
        })
    });
    let rove = RovingFocus::new();
    let lights = hints::hint_lights(state);
    let list = move || {
        let place = |placed: PlacedWord| -> (String, DrawLine) {
            match placed {
                PlacedWord::Word(owner, word) => {
                    let cards = word.cards.iter().map(|card| card.card.index().to_string());
                    let cards: Vec<String> = cards.collect();
                    let key = format!(
                        "{owner} {} {} {} {}",
                        word.id.index(),
                        word.worth,
                        word.stolen.0,
                        cards.join(" ")
                    );
                    let draw = move || table_word(state, word, owner, rove, ids, lights);
                    (key, Box::new(draw))
                }
                PlacedWord::Gap(place) => {
                    let key = format!("gap {} {}", place.owner, place.id.index());
                    (key, Box::new(move || gap(state, place)))
                }
                PlacedWord::Down(owner, count) => {
                    let key = format!("down {owner} {count}");
                    (key, Box::new(move || face_down_words(state, owner, count)))
                }
            }
        };
        laid.get().into_iter().map(place).collect()
    };
    let fit = move || {
        let widths: Vec<usize> = laid.with(|laid| laid.iter().map(PlacedWord::width).collect());
        card_size(&widths)
    };
    let has_words = |shown: &ShownTable| shown.seats.iter().any(ShownSeat::has_words);
    let bare = move || !state.shown.with(has_words);
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
fn card_size(widths: &[usize]) -> String {
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
    let all: Vec<String> = row_fits(widths).iter().map(line).collect();
    if all.is_empty() {
        "100cqw".into()
    } else {
        format!("max({})", all.join(", "))
    }
}

/// Draws the gap that a word has left, in its owner's colour.
fn gap(state: TableState, place: PlaceOnTable) -> AnyView {
    let colour = state.colour_of(place.owner).map(colour_class);
    view! {
        <span
            class="better-gap"
            data-seat=colour
            style:--cards=place.cards.to_string()
            aria-hidden="true"
        ></span>
    }
    .into_any()
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
