//! The word that is typed or tapped together, and the letters under the fingers.

use leptos::prelude::*;

use super::bench::Bench;
use crate::games::word_heist::desk::{Entry, Offer};
use crate::games::word_heist::rules::{Action, Mode, Phase, Tile, Way, WordHeist};
use crate::games::word_heist::words::{play, table as words};
use crate::lexicon::Letter;
use crate::shell::draw::{all, nothing, show_when};
use crate::shell::parts::{Button, Keys, LeftKey, Weight};
use crate::table::Game;

/// What lies under the fingers. All of it has the same place, so that nothing jumps.
#[derive(Clone, Copy, PartialEq)]
enum Hands {
    /// The letter buttons.
    Keys,
    /// The letters of the words that were tapped.
    Tray,
    /// The ways in which the word can be made (A9).
    Ways,
}

/// The entry. It stays in its place while nobody types, so that nothing jumps.
pub fn entry(bench: Bench) -> AnyView {
    view! {
        <div class="heist-entry" data-idle=move || bench.speaker.get().is_none().then_some("")>
            {line(bench)}
            {buttons(bench)}
            {hands(bench)}
        </div>
    }
    .into_any()
}

/// What is typed, letter by letter.
fn line(bench: Bench) -> AnyView {
    let typed = move || {
        let word = bench.entry.with(Entry::word);
        let tile = |letter: Letter| {
            view! { <span class="tile" aria-hidden="true">{letter.capital().to_string()}</span> }
                .into_any()
        };
        if !word.is_empty() {
            all(word.letters().map(tile))
        } else if bench.speaker.get().is_some() {
            view! { <span class="soft" aria-hidden="true">{words::TYPE}</span> }.into_any()
        } else {
            nothing()
        }
    };
    let heard = move || words::typed(bench.entry.with(Entry::word));
    view! {
        <p class="heist-typed" id="typed">
            <span class="only-heard" aria-live="polite">{heard}</span>
            {typed}
        </p>
    }
    .into_any()
}

fn hands(bench: Bench) -> AnyView {
    let shows = Memo::new(move |_| {
        if matches!(bench.offer.get(), Offer::Ways(..)) {
            Hands::Ways
        } else if bench.entry.with(|entry| !entry.pinned().is_empty()) {
            Hands::Tray
        } else {
            Hands::Keys
        }
    });
    let draw = move || match shows.get() {
        Hands::Keys => keys(bench),
        Hands::Tray => tray(bench),
        Hands::Ways => ways(bench),
    };
    let keyless = move || (!bench.keys.get()).then_some("");
    view! { <div class="heist-hands" data-keyless=keyless>{draw}</div> }.into_any()
}

fn keys(bench: Bench) -> AnyView {
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
    let draw = move || {
        view! { <Keys off on_letter=letter on_back=back left=LeftKey::Enter(make) /> }.into_any()
    };
    show_when(move || bench.keys.get(), draw)
}

/// The letters of the words that were tapped: each keeps its identity.
fn tray(bench: Bench) -> AnyView {
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
        <div class="heist-tray" role="group" aria-label=words::TAPPED>
            {move || tray()}
        </div>
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

/// The ways to choose from, for the word itself or for asking the table (A9).
fn ways(bench: Bench) -> AnyView {
    let Offer::Ways(action, ways) = bench.offer.get_untracked() else {
        return nothing();
    };
    let way = |way: Way| {
        let says = bench.table.with_untracked(|table| {
            bench.with_seats(|seats| words::take_way(&play::way(table, &way, seats)))
        });
        let action = action.clone();
        let take = Callback::new(move |()| bench.take_way(action.clone(), way.clone()));
        view! { <Button weight=Weight::Main on_press=take>{says}</Button> }.into_any()
    };
    let calm = Callback::new(move |()| bench.calm());
    view! {
        <div class="heist-ways" role="group" aria-label=words::WAYS>
            {all(ways.into_iter().map(way))}
            <Button on_press=calm>{words::ANOTHER}</Button>
        </div>
    }
    .into_any()
}

/// Buttons that cannot be pressed now stay in their places.
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
    let (stops, says, action) = match bench.table.with_untracked(|table| table.options.mode) {
        Mode::Turns { .. } => (true, words::PASS, Action::Pass),
        Mode::Buzzers { .. } | Mode::CallItOut => (true, words::GIVE_UP, Action::Release),
        Mode::Solo { .. } => (false, "", Action::Pass),
    };
    let stop = Callback::new(move |()| bench.speak(&action));
    let cannot = Signal::derive(move || {
        !matches!(
            phase.get(),
            Some(Phase::Make | Phase::Sweep | Phase::Type(_))
        )
    });
    let stop = stops.then(|| view! { <Button off=cannot on_press=stop>{says}</Button> }.into_any());
    view! {
        <div class="buttons">
            <Button weight=Weight::Main off=nothing_typed on_press=make>{words::MAKE}</Button>
            <Button off=untouched on_press=clear>{words::CLEAR}</Button>
            {stop}
            <button
                type="button"
                class="button heist-abc"
                aria-label=words::LETTER_BUTTONS
                aria-pressed=move || bench.keys.get().to_string()
                on:click=move |_| bench.keys.update(|keys| *keys = !*keys)
            >
                {words::ABC}
            </button>
        </div>
    }
    .into_any()
}
