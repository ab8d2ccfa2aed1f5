//! The deck and the discard pile.

use leptos::prelude::*;

use super::bench::{Bench, Doing};
use super::card;
use one_letter_better::screen::{Aim, ShownCard, Thing, comes_along};
use one_letter_better::text::stage::TOP;
use one_letter_better::text::table as words;
use one_letter_better_rules::{Action, CardId};
use ui::draw::{Draw, keyed, memo, show_when};
use ui::roving_focus::{Rove, on_key};

/// Draws the deck and the pile.
pub fn stock(bench: Bench) -> AnyView {
    view! {
        <section class="better-stock" aria-label=words::PILE>
            {deck(bench)}
            {pile(bench)}
        </section>
    }
    .into_any()
}

fn deck(bench: Bench) -> AnyView {
    let left = memo(move || bench.seen.with(|view| view.deck));
    let draws = move || bench.doing() == Doing::Taking;
    let draw = move |_| {
        if untrack(draws) && !bench.panel.was_held() {
            bench.act(&Action::Draw);
        }
    };
    view! {
        <button
            type="button"
            class="better-deck"
            id="deck"
            data-thing=Thing::Deck.to_string()
            aria-label=move || words::deck_heard(left.get())
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
fn pile(bench: Bench) -> AnyView {
    let cards = memo(move || bench.shown.with(|shown| shown.pile.clone()));
    let ids = memo(move || {
        let top = |cards: &Vec<ShownCard>| cards.iter().rev().map(|card| card.card).collect();
        cards.with::<Vec<CardId>>(top)
    });
    let taken = memo(move || {
        let deepest = bench.chosen.with(|chosen| chosen.depth);
        let swaps = bench
            .view
            .with(|view| bench.draft.with(|draft| draft.swaps(view)));
        bench.view.with(|view| match (deepest, swaps) {
            (None, _) => Vec::new(),
            (Some(card), Some(_)) => vec![card],
            (Some(card), None) => comes_along(view, card).to_vec(),
        })
    });
    let rove = Rove::new();
    let list = move || {
        let each = cards.get().into_iter().rev().enumerate();
        let draw = |(above, card): (usize, ShownCard)| {
            // The label says how deep the card is, so a change of depth redraws the card.
            let key = format!("{} {above}", card.card.index());
            let draw: Draw = Box::new(move || pile_card(bench, card, above, taken, rove, ids));
            (key, draw)
        };
        each.map(draw).collect()
    };
    let empty = move || cards.with(Vec::is_empty);
    view! {
        <div class="better-pile" role="group" aria-label=words::PILE data-holder="pile" on:keydown=on_key>
            {show_when(move || !empty(), || {
                view! { <small class="top" aria-hidden="true">{TOP}</small> }.into_any()
            })}
            {keyed(list)}
            {show_when(empty, || view! { <small>{words::PILE_EMPTY}</small> }.into_any())}
        </div>
    }
    .into_any()
}

fn pile_card(
    bench: Bench,
    shown: ShownCard,
    above: usize,
    taken: Memo<Vec<CardId>>,
    rove: Rove<CardId>,
    ids: Memo<Vec<CardId>>,
) -> AnyView {
    let id = shown.card;
    let heard = bench.view.with_untracked(|view| {
        let card = words::card_heard(&view.table.options.deck, &shown);
        words::in_pile(&card, above)
    });
    let along = move || taken.with(|taken| taken.contains(&id));
    let deepest = move || taken.with(|taken| taken.first() == Some(&id));
    let over = move || {
        let over = bench.aimed.get();
        let over = over == Some(Aim::Pile(id));
        over.then_some("")
    };
    view! {
        <button
            type="button"
            class="better-lying"
            data-card=card::id_of(id)
            data-pile=card::id_of(id)
            data-thing=Thing::Pile(id).to_string()
            data-along=move || along().then_some("")
            data-over=over
            aria-label=heard
            aria-pressed=move || deepest().to_string()
            tabindex=move || ids.with(|ids| rove.stop(id, ids))
            on:focus=move |_| rove.take(id)
            on:click=move |_| {
                if !bench.panel.was_held() {
                    bench.touch_pile(id);
                }
            }
        >
            {card::face(&shown)}
        </button>
    }
    .into_any()
}
