//! The deck and the discard pile.

use leptos::prelude::*;

use super::card;
use super::table_state::{Activity, TableState};
use one_letter_better::screen::{PointerTarget, ShownCard, TableThing, pick_up_from};
use one_letter_better::text::stage::TOP_LABEL;
use one_letter_better::text::table as words;
use one_letter_better_rules::{Action, CardId};
use ui::draw::{DrawLine, keyed_list, memo, show_when};
use ui::roving_focus::{RovingFocus, on_key};

/// Draws the deck and the pile.
pub fn stock(state: TableState) -> AnyView {
    view! {
        <section class="better-stock" aria-label=words::PILE>
            {deck(state)}
            {pile(state)}
        </section>
    }
    .into_any()
}

fn deck(state: TableState) -> AnyView {
    let left = memo(move || state.seen.with(|view| view.deck));
    let draws = move || state.activity() == Activity::Taking;
    let draw = move |_| {
        if untrack(draws) && !state.panel.was_long_press() {
            state.act(&Action::Draw);
        }
    };
    view! {
        <button
            type="button"
            class="better-deck"
            id="deck"
            data-thing=TableThing::Deck.to_string()
            aria-label=move || words::deck_aria_label(left.get())
            aria-disabled=move || (!draws()).then_some("true")
            data-draws=move || draws().then_some("")
            data-empty=move || (left.get() == 0).then_some("")
            on:click=draw
        >
            {card::back()}
            <span class="left" aria-hidden="true">{move || left.get().to_string()}</span>
        </button>
    }
    .into_any()
}

/// Draws the pile, top card first. The top card, which is taken most, is next to the deck and never
/// moves.
fn pile(state: TableState) -> AnyView {
    let cards = memo(move || state.shown.with(|shown| shown.pile.clone()));
    let ids = memo(move || {
        let top = |cards: &Vec<ShownCard>| cards.iter().rev().map(|card| card.card).collect();
        cards.with::<Vec<CardId>>(top)
    });
    let taken = memo(move || {
        let deepest = state.chosen.with(|chosen| chosen.depth);
        let swaps = state
            .view
            .with(|view| state.draft.with(|draft| draft.swappable_blue(view)));
        state.view.with(|view| match (deepest, swaps) {
            (None, _) => Vec::new(),
            (Some(card), Some(_)) => vec![card],
            (Some(card), None) => pick_up_from(view, card).to_vec(),
        })
    });
    let rove = RovingFocus::new();
    let list = move || {
        let each = cards.get().into_iter().rev().enumerate();
        let draw = |(above, card): (usize, ShownCard)| {
            // The label says how deep the card is, so a change of depth redraws the card.
            let key = format!("{} {above}", card.card.index());
            let draw: DrawLine = Box::new(move || pile_card(state, card, above, taken, rove, ids));
            (key, draw)
        };
        each.map(draw).collect()
    };
    let empty = move || cards.with(Vec::is_empty);
    view! {
        <div class="better-pile" role="group" aria-label=words::PILE data-holder="pile" on:keydown=on_key>
            {show_when(move || !empty(), || {
                view! { <small class="top" aria-hidden="true">{TOP_LABEL}</small> }.into_any()
            })}
            {keyed_list(list)}
            {show_when(empty, || view! { <small>{words::PILE_EMPTY}</small> }.into_any())}
        </div>
    }
    .into_any()
}

fn pile_card(
    state: TableState,
    shown: ShownCard,
    above: usize,
    taken: Memo<Vec<CardId>>,
    rove: RovingFocus<CardId>,
    ids: Memo<Vec<CardId>>,
) -> AnyView {
    let id = shown.card;
    let heard = state.view.with_untracked(|view| {
        let card = words::card_aria_label(&view.table.options.deck, &shown);
        words::pile_position(&card, above)
    });
    let along = move || taken.with(|taken| taken.contains(&id));
    let deepest = move || taken.with(|taken| taken.first() == Some(&id));
    let over = move || {
        let over = state.aimed.get();
        let over = over == Some(PointerTarget::Pile(id));
        over.then_some("")
    };
    view! {
        <button
            type="button"
            class="better-lying"
            data-card=card::card_attribute(id)
            data-pile=card::card_attribute(id)
            data-thing=TableThing::Pile(id).to_string()
            data-along=move || along().then_some("")
            data-over=over
            aria-label=heard
            aria-pressed=move || deepest().to_string()
            tabindex=move || ids.with(|ids| rove.tabindex(id, ids))
            on:focus=move |_| rove.on_focus(id)
            on:click=move |_| {
                if !state.panel.was_long_press() {
                    state.tap_pile(id);
                }
            }
        >
            {card::face(&shown)}
        </button>
    }
    .into_any()
}
