//! The deck, the pile, what happened since the own turn, how near the end is.

use leptos::prelude::*;

use super::bench::{Bench, Doing};
use super::card;
use crate::games::one_letter_better::desk::{ShownCard, comes_along};
use crate::games::one_letter_better::rules::{Action, CardId, Line, Mode};
use crate::games::one_letter_better::words::{play, table as words};
use crate::shell::draw::{Draw, all, keyed, show_when};
use crate::shell::roving_focus::{Rove, on_key};

/// What lies in the middle of the table.
pub fn middle(bench: Bench) -> AnyView {
    let solo = bench
        .view
        .with_untracked(|view| matches!(view.table.options.mode, Mode::Solo { .. }));
    let until = move || bench.view.with(|view| words::until(&view.table, view.deck));
    let news = match solo {
        true => view! { <p class="until">{until}</p> }.into_any(),
        false => news(bench, until),
    };
    view! {
        <div class="better-middle">
            {deck(bench)}
            {pile(bench)}
            {news}
        </div>
    }
    .into_any()
}

fn deck(bench: Bench) -> AnyView {
    let left = Memo::new(move |_| bench.view.with(|view| view.deck));
    let draws = move || bench.doing() == Doing::Taking;
    let draw = move |_| {
        bench.act(&Action::Draw);
    };
    view! {
        <button
            type="button"
            class="better-deck"
            id="deck"
            aria-label=move || words::deck_heard(left.get())
            aria-disabled=move || (!draws()).then_some("true")
            data-draws=move || draws().then_some("")
            data-empty=move || (left.get() == 0).then_some("")
            on:click=draw
        >
            {card::back()}
            <span class="left">{move || left.get().to_string()}</span>
        </button>
    }
    .into_any()
}

/// The pile, the top first: what is taken most lies beside the deck, and never moves.
fn pile(bench: Bench) -> AnyView {
    let cards = Memo::new(move |_| bench.shown.with(|shown| shown.pile.clone()));
    let ids = Memo::new(move |_| {
        let top = |cards: &Vec<ShownCard>| cards.iter().rev().map(|card| card.card).collect();
        cards.with::<Vec<CardId>>(top)
    });
    let taken = Memo::new(move |_| {
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
            // How deep it lies is told by ear, so it is drawn anew as it changes.
            let key = format!("{} {above}", card.card.index());
            let draw: Draw = Box::new(move || pile_card(bench, card, above, taken, rove, ids));
            (key, draw)
        };
        each.map(draw).collect()
    };
    let empty = move || cards.with(Vec::is_empty);
    view! {
        <div class="better-pile" role="group" aria-label=words::PILE data-holder="pile" on:keydown=on_key>
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
        let over = over == Some(crate::games::one_letter_better::desk::Aim::Pile(id));
        over.then_some("")
    };
    view! {
        <button
            type="button"
            class="better-lying"
            data-card=card::id_of(id)
            data-pile=card::id_of(id)
            data-along=move || along().then_some("")
            data-over=over
            aria-label=heard
            aria-pressed=move || deepest().to_string()
            tabindex=move || ids.with(|ids| rove.stop(id, ids))
            on:focus=move |_| rove.take(id)
            on:click=move |_| bench.touch_pile(id)
        >
            {card::face(&shown)}
        </button>
    }
    .into_any()
}

/// What happened since the own turn, the newest last and in sight.
fn news(bench: Bench, until: impl Fn() -> String + Send + 'static) -> AnyView {
    let lines = Memo::new(move |_| bench.news.with(|news| news.lines.clone()));
    let list = move || all(lines.get().iter().rev().map(|line| told(bench, line)));
    view! {
        <section class="better-news" aria-label=words::SINCE tabindex="0">
            <p class="until">{until}</p>
            <ul>{list}</ul>
        </section>
    }
    .into_any()
}

/// A line of the history in words.
pub fn told(bench: Bench, line: &Line) -> AnyView {
    let says = bench.session.with_now(|game| {
        let journal = game.journal();
        play::line(line, &journal.options.deck, &journal.seats)
    });
    let made = matches!(line, Line::Made { .. } | Line::Challenged { .. });
    view! { <li data-made=made.then_some("")>{says}</li> }.into_any()
}
