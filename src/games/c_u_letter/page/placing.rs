//! The own hand, what its cards can do where they would lie, and the buttons for it.

use leptos::prelude::*;

use super::bench::{Bench, tile};
use super::card;
use crate::games::c_u_letter::desk::{Prospect, ShownCard, card as shown_card};
use crate::games::c_u_letter::opponent::{Errand, Hint, HintStep, Report};
use crate::games::c_u_letter::rules::{CardId, Stage, Use};
use crate::games::c_u_letter::words::{moments as words, play, table as table_words};
use crate::shell::dom;
use crate::shell::drag::Held;
use crate::shell::draw::{Draw, all, keyed, nothing, show_when};
use crate::shell::parts::{Button, Weight};
use crate::shell::roving_focus::{Rove, on_key};
use crate::shell::thinker::Thinker;
use crate::shell::words::{Words, use_words};

/// A card is placed.
pub fn placing(bench: Bench) -> AnyView {
    view! {
        {uses(bench)}
        {hand(bench)}
        {buttons(bench)}
    }
    .into_any()
}

/// Others play: the own hand may be looked at where nobody else could.
pub fn watching(bench: Bench) -> AnyView {
    let own = bench.view.with_untracked(|view| view.own.is_some());
    match own {
        true => view! {
            <p class="letter-uses"></p>
            {hand(bench)}
        }
        .into_any(),
        false => nothing(),
    }
}

/// What the chosen card does where it would lie, if there is something to choose.
fn uses(bench: Bench) -> AnyView {
    let open = Memo::new(move |_| match bench.prospect.get() {
        Prospect::Place { placing, uses, .. } if uses.len() > 1 => Some((placing.using, uses)),
        _ => None,
    });
    let all_uses = Memo::new(move |_| open.get().map(|(_, uses)| uses).unwrap_or_default());
    let choice = move |using: Use| {
        let chosen = move || open.with(|open| open.as_ref().is_some_and(|(now, _)| *now == using));
        view! {
            <button
                type="button"
                class="letter-use"
                aria-pressed=move || chosen().to_string()
                on:click=move |_| bench.choose_use(using)
            >
                {play::use_name(using)}
            </button>
        }
        .into_any()
    };
    let some = move || all_uses.with(|uses| !uses.is_empty());
    let peeks = move || bench.view.with(|view| !view.peeks.is_empty());
    let note = move || {
        if some() {
            return String::new();
        }
        let chosen = bench
            .view
            .with(|view| bench.draft.with(|draft| draft.prospect(view)));
        match chosen {
            Prospect::Empty if peeks() => table_words::PEEK.into(),
            chosen => words::next_tap(&chosen),
        }
    };
    view! {
        <div class="letter-uses" role="group" aria-label=words::USES>
            {move || all(all_uses.get().into_iter().map(choice))}
            <small>{note}</small>
        </div>
    }
    .into_any()
}

/// The hand.
pub fn hand(bench: Bench) -> AnyView {
    let cards = Memo::new(move |_| bench.view.with(|view| view.hand.clone()));
    let rove = Rove::new();
    let list = move || {
        let each = cards.get().into_iter();
        each.map(|card| {
            let draw: Draw = Box::new(move || held(bench, card, rove, cards));
            (card.index().to_string(), draw)
        })
        .collect()
    };
    let none = move || cards.with(Vec::is_empty);
    let rests = move || (!bench.places()).then_some("");
    view! {
        <div
            class="letter-hand"
            role="group"
            aria-label=table_words::HAND
            data-holder="hand"
            data-rests=rests
            on:keydown=on_key
        >
            {keyed(list)}
            {show_when(none, || view! { <small>{table_words::HAND_EMPTY}</small> }.into_any())}
        </div>
    }
    .into_any()
}

fn held(bench: Bench, id: CardId, rove: Rove<CardId>, cards: Memo<Vec<CardId>>) -> AnyView {
    let shown: ShownCard = shown_card(id, false);
    let chosen = move || bench.draft.with(|draft| draft.card() == Some(id));
    // It is drawn where it would lie.
    let laid = move || {
        let lies =
            matches!(bench.prospect.get(), Prospect::Place { placing, .. } if placing.card == id);
        lies && !bench.drag.holds(tile(id))
    };
    let letter = shown.letter.to_string();
    view! {
        <button
            type="button"
            class="letter-held"
            data-card=card::id_of(id)
            data-laid=move || laid().then_some("")
            data-held=move || bench.drag.holds(tile(id)).then_some("")
            aria-label=words::held(id)
            aria-pressed=move || chosen().to_string()
            tabindex=move || cards.with(|cards| rove.stop(id, cards))
            on:focus=move |_| rove.take(id)
            on:click=move |event| {
                if bench.drag.ends_in_click() {
                    return;
                }
                bench.tap_card(id);
                // By keyboard one goes on to the board.
                if event.detail() == 0 && untrack(chosen) {
                    dom::focus(&super::board::dom_id(bench.cursor.get_untracked()));
                }
            }
            on:pointerdown=move |event| {
                if untrack(|| bench.places()) {
                    bench.drag.press(&event, tile(id), letter.clone());
                }
            }
            on:pointermove=move |event| bench.drag.follow(&event)
            on:pointerup=move |event| bench.drag.release(&event)
            on:pointercancel=move |_| bench.drag.cancel()
        >
            {card::face(&shown)}
        </button>
    }
    .into_any()
}

/// The card on its way, under the pointer.
pub fn ghost(bench: Bench) -> AnyView {
    let drawn = move || {
        let Some(Held { tile, at, .. }) = bench.drag.held() else {
            return nothing();
        };
        let (x, y) = at;
        let Ok(card) = CardId::try_from(tile.0 as u8) else {
            return nothing();
        };
        view! {
            <div class="held-tile" style:--x=format!("{x}px") style:--y=format!("{y}px")>
                {card::up(card)}
            </div>
        }
        .into_any()
    };
    view! { {drawn} }.into_any()
}

fn buttons(bench: Bench) -> AnyView {
    let place = Callback::new(move |()| bench.do_it());
    let off = Signal::derive(move || !matches!(bench.prospect.get(), Prospect::Place { .. }));
    let begun = move || bench.draft.with(|draft| draft.card().is_some());
    let clear = Callback::new(move |()| bench.clear());
    let thinker = Thinker::new();
    let hints = move || !begun() && bench.view.with(|view| view.table.options.hints);
    view! {
        <div class="buttons">
            <Button weight=Weight::Main off on_press=place>{table_words::PLACE}</Button>
            {show_when(begun, move || {
                view! { <Button on_press=clear>{table_words::CLEAR}</Button> }.into_any()
            })}
            {show_when(hints, move || hint(bench, thinker))}
        </div>
    }
    .into_any()
}

/// Hints in steps, looked for beside the page.
fn hint(bench: Bench, thinker: Thinker) -> AnyView {
    let given = Memo::new(move |_| bench.chosen.with(|chosen| chosen.hints.clone()));
    let next = move || {
        given.with(|given| match given.as_slice() {
            [Hint::Nothing, ..] => None,
            given => HintStep::ALL.get(given.len()).copied(),
        })
    };
    let ask = Callback::new(move |()| {
        let (Some(step), Words::Here(book)) = (untrack(next), use_words().state_now()) else {
            return;
        };
        let errand = Errand::Hint {
            view: Box::new(bench.view.get_untracked()),
            step,
        };
        thinker.send(&errand, &book, move |said| {
            if let Some(Report::Hint(Ok(hint))) = said {
                let placing = bench
                    .view
                    .with_untracked(|view| view.table.stage == Stage::Placing);
                if placing {
                    bench.chosen.update(|chosen| chosen.hints.push(hint));
                }
            }
        });
    });
    let says = move || match given.with(Vec::is_empty) {
        true => table_words::HINT,
        false => words::MORE_HINT,
    };
    let off = Signal::derive(move || next().is_none());
    view! { <Button off on_press=ask>{says}</Button> }.into_any()
}
