//! The word that is typed or tapped together: where its letters come from, what comes of
//! it, why not.

use leptos::prelude::*;

use super::asking;
use super::bench::{Bench, Offer};
use crate::app::draw::{all, nothing, show_when};
use crate::app::parts::{Button, Keys, LeftKey, Weight};
use crate::games::word_heist::{Action, Phase, Proposal, Tile, WordHeist};
use crate::screen::text::{word_heist_play as play, word_heist_table as words};
use crate::screen::word_heist::{Entry, Prospect};
use crate::table::Game;

/// The entry. It stays in its place while nobody types, so that nothing jumps.
pub fn entry(bench: Bench) -> AnyView {
    let letter = Callback::new(move |letter: char| bench.push(letter));
    let back = Callback::new(move |()| bench.edit(Entry::back));
    let make = Callback::new(move |()| bench.make());
    let off = Signal::derive(move || {
        let all = if bench.speaker.get().is_none() {
            'A'..='Z'
        } else {
            'B'..='A'
        };
        all.collect::<Vec<char>>()
    });
    view! {
        <div class="heist-entry" data-idle=move || bench.speaker.get().is_none().then_some("")>
            {line(bench)}
            {notes(bench)}
            {offers(bench)}
            <Keys off on_letter=letter on_back=back left=LeftKey::Enter(make) />
            {buttons(bench)}
        </div>
    }
    .into_any()
}

/// What is typed, letter by letter, behind the letters of the words that were tapped.
fn line(bench: Bench) -> AnyView {
    let typed = move || {
        let word = bench.entry.with(Entry::word);
        let tile = |letter: crate::lexicon::Letter| {
            view! { <span class="tile" aria-hidden="true">{letter.capital().to_string()}</span> }
                .into_any()
        };
        if word.is_empty() {
            view! { <span class="soft" aria-hidden="true">{words::TYPE}</span> }.into_any()
        } else {
            all(word.letters().map(tile))
        }
    };
    let heard = move || play::word(bench.entry.with(Entry::word));
    let tapped = Memo::new(move |_| {
        let ids = bench.entry.with(|entry| entry.pinned().to_vec());
        bench.table.with(|table| {
            let words = ids.iter().filter_map(|id| table.word(*id));
            words
                .flat_map(|word| word.tiles.clone())
                .collect::<Vec<Tile>>()
        })
    });
    let tray = move || all(tapped.get().into_iter().map(|tile| tray_tile(bench, tile)));
    view! {
        {show_when(move || !tapped.with(Vec::is_empty), move || {
            view! { <div class="heist-tray" role="group" aria-label=words::TAPPED>{move || tray()}</div> }
                .into_any()
        })}
        <p class="heist-typed" id="typed">
            <span class="only-heard">{words::TYPED}": "{heard}</span>
            {typed}
        </p>
    }
    .into_any()
}

fn tray_tile(bench: Bench, tile: Tile) -> AnyView {
    let pressed = move || bench.entry.with(|entry| entry.taps(tile.id)).to_string();
    view! {
        <button
            type="button"
            class="tile"
            aria-pressed=pressed
            on:pointerdown=|event| event.prevent_default()
            on:click=move |_| bench.tap_tile(tile)
        >
            {tile.letter.capital().to_string()}
        </button>
    }
    .into_any()
}

/// Why the word was refused; else what comes of it as it stands; else the life of the word
/// that was tapped.
fn notes(bench: Bench) -> AnyView {
    let says = move || {
        let made = bench.entry.with(Entry::word);
        let prospect = bench.prospect.get();
        bench.table.with(|table| {
            bench.with_seats(|seats| match (&prospect, bench.looked.get()) {
                (Prospect::Ways(ways), _) => play::ways(table, made, ways, seats),
                (Prospect::Not(refusal), _) => play::refusal(refusal, seats),
                (Prospect::Open, Some(id)) => play::life(&table.life(id), seats),
                (Prospect::Open, None) => String::new(),
            })
        })
    };
    view! {
        <div class="heist-notes">
            <p aria-live="polite" data-hidden=move || (!bench.refusal.get().is_empty()).then_some("")>
                {says}
            </p>
            <p class="refusal" role="alert">{move || bench.refusal.get()}</p>
        </div>
    }
    .into_any()
}

/// What can be done about a refusal.
fn offers(bench: Bench) -> AnyView {
    let draw = move || match bench.offer.get() {
        Offer::None => nothing(),
        Offer::Ways(action, ways) => {
            let way = |way: crate::games::word_heist::Way| {
                let says = bench.table.with_untracked(|table| {
                    bench.with_seats(|seats| words::take_way(&play::way(table, &way, seats)))
                });
                let action = action.clone();
                let take = Callback::new(move |()| bench.take_way(action.clone(), way.clone()));
                view! { <Button weight=Weight::Main on_press=take>{says}</Button> }.into_any()
            };
            view! { <div class="buttons">{all(ways.into_iter().map(way))}</div> }.into_any()
        }
        Offer::House(attempt) => {
            let says = words::house(attempt.word);
            let ask = Callback::new(move |()| {
                if let Some(seat) = bench.speaker.get_untracked() {
                    let house = Proposal::House(attempt.clone());
                    bench.speak(&Action::Propose(seat, house));
                }
            });
            view! { <div class="buttons"><Button on_press=ask>{says}</Button></div> }.into_any()
        }
    };
    view! { {draw} }.into_any()
}

fn buttons(bench: Bench) -> AnyView {
    let make = Callback::new(move |()| bench.make());
    let clear = Callback::new(move |()| bench.edit(|entry| *entry = Entry::default()));
    let nothing_typed = Signal::derive(move || bench.entry.with(|entry| entry.word().is_empty()));
    let untouched = Signal::derive(move || bench.entry.with(Entry::is_empty));
    let phase = Memo::new(move |_| {
        let phase = bench
            .session
            .with(|game| WordHeist::waiting_for(game.state()).phase());
        phase.filter(|_| bench.speaker.get().is_some())
    });
    let pass = Callback::new(move |()| bench.speak(&Action::Pass));
    let give_up = Callback::new(move |()| bench.speak(&Action::Release));
    let passes = move || matches!(phase.get(), Some(Phase::Make | Phase::Sweep));
    let holds = move || matches!(phase.get(), Some(Phase::Type(_)));
    view! {
        <div class="buttons">
            <Button weight=Weight::Main off=nothing_typed on_press=make>{words::MAKE}</Button>
            <Button off=untouched on_press=clear>{words::CLEAR}</Button>
            {show_when(passes, move || {
                view! { <Button on_press=pass>{words::PASS}</Button> }.into_any()
            })}
            {show_when(holds, move || {
                view! { <Button on_press=give_up>{words::GIVE_UP}</Button> }.into_any()
            })}
            {asking::done(bench)}
        </div>
    }
    .into_any()
}
