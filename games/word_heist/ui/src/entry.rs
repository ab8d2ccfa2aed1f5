//! The hand: the typed word, the button to make it, and below them the buttons to type with.
//! Everything keeps its place, so that nothing jumps.

use leptos::prelude::*;

use super::bench::Bench;
use super::keys::{back, clear, click, down, keys};
use super::{asking, pads};
use lexicon::Letter;
use screen::text::UNDO;
use ui::draw::{all, memo, nothing, show_when, signal};
use ui::hint::bulb;
use ui::parts::{Button, Icon, Picture, Weight};
use ui::seated::Plays;
use word_heist::screen::hinted::Sources;
use word_heist::screen::{Deed, Entry, MainAct, Offer, Thing, gives_up_apart, has_hints};
use word_heist::text::{play, table as words};
use word_heist_rules::{Action, Mode, Proposal, Tile, Way};

/// What is shown below the typed word.
#[derive(Clone, Copy, PartialEq)]
enum Hands {
    /// The letter buttons.
    Keys,
    /// The letters of the tapped words.
    Tray,
    /// The ways in which the word can be made (A9).
    Ways,
    /// Buttons to choose who has a word, and for Done.
    Callers,
    /// The open proposal.
    Asked,
}

/// The line with the typed word, and everything below it. `id` is the line's element id.
pub fn entry(bench: Bench, id: &'static str) -> AnyView {
    let shows = memo(move || {
        if bench.asked() {
            Hands::Asked
        } else if matches!(bench.offer.get(), Offer::Ways(..)) {
            Hands::Ways
        } else if bench.speaker.get().is_none() && asking::calls(bench) {
            Hands::Callers
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
        Hands::Callers => asking::callers(bench),
        Hands::Asked => bench.later.drawn(move |rest| (rest.hand)(bench)),
    };
    let idle = move || bench.speaker.get().is_none().then_some("");
    view! {
        <div class="heist-entry" data-idle=idle>
            <div class="heist-line">{beside(bench)} {line(bench, id)} {main_button(bench)}</div>
            <div class="heist-hands">{move || draw()}</div>
        </div>
    }
    .into_any()
}

/// Draws the hand: the typed word and its buttons, below the pads in Buzzers.
pub fn hand(bench: Bench) -> AnyView {
    let buzzers = bench
        .table
        .with_untracked(|table| matches!(table.options.mode, Mode::Buzzers { .. }));
    view! {
        {show_when(move || buzzers, move || pads::row(bench, pads::everybody(bench)))}
        {entry(bench, "typed")}
    }
    .into_any()
}

/// The line with the typed letters.
fn line(bench: Bench, id: &'static str) -> AnyView {
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
    let long = move || bench.entry.with(|entry| entry.word().len()).to_string();
    view! {
        <p class="heist-typed" id=id style:--n=long>
            <span class="only-heard" aria-live="polite">{heard}</span>
            {typed}
        </p>
    }
    .into_any()
}

/// The buttons next to the typed word: undo or give up, hint, and let another player type.
fn beside(bench: Bench) -> AnyView {
    let (mode, untimed) = bench
        .table
        .with_untracked(|table| (table.options.mode, table.options.is_untimed()));
    let apart = gives_up_apart(mode);
    let holds = move || bench.table.with(|table| table.holder().is_some());
    let cannot = signal(move || bench.speaker.get().is_none() || !holds());
    let give_up = Callback::new(move |()| bench.speak(&Action::Release));
    let other = Callback::new(move |()| bench.chosen.set(None));
    let chosen = move || !holds() && bench.speaker.get().is_some() && asking::chooses(bench);
    let undo = move || {
        let undo = Callback::new(move |()| bench.undo());
        let off = signal(move || !bench.can_undo());
        view! {
            <span class="square">
                <Button label=UNDO thing=Thing::Do(Deed::Undo).to_string() off on_press=undo>
                    <Icon picture=Picture::Undo />
                </Button>
            </span>
        }
        .into_any()
    };
    let hints = move || bench.table.with(|table| has_hints(table, bench.people));
    let hint = move || {
        let ask = Callback::new(move |()| bench.ask_hint());
        let told = move || bench.hint.with(|hint| !hint.says.is_empty());
        bulb(told, move || bench.hint.with(|hint| !hint.can), ask)
    };
    view! {
        {show_when(move || untimed && !(apart && holds()), undo)}
        {show_when(hints, hint)}
        {show_when(move || apart && (holds() || !untimed), move || {
            let thing = Thing::Do(Deed::GiveUp).to_string();
            view! { <Button thing=thing off=cannot on_press=give_up>{words::GIVE_UP}</Button> }
                .into_any()
        })}
        {show_when(chosen, move || {
            view! { <Button on_press=other>{words::SOMEONE_ELSE}</Button> }.into_any()
        })}
    }
    .into_any()
}

/// The main button: makes the typed word, or moves the game on if nothing is typed.
fn main_button(bench: Bench) -> AnyView {
    let does = bench.main;
    let face = move || does.with(face);
    let off = move || does.with(|does| *does == MainAct::Make { on: false });
    let thing = move || Thing::Do(face().0).to_string();
    view! {
        <button
            type="button"
            class="button button-main"
            data-thing=thing
            disabled=off
            on:click=move |_| bench.press_main()
        >
            {move || face().1}
        </button>
    }
    .into_any()
}

/// The action of the main button, and its text.
fn face(does: &MainAct) -> (Deed, &'static str) {
    match does {
        MainAct::Make { .. } => (Deed::Make, words::MAKE),
        MainAct::Ask(_) => (Deed::Ask, words::ASK),
        MainAct::Pass => (Deed::Pass, words::PASS),
        MainAct::Next => (Deed::Next, words::NOBODY),
        MainAct::GiveUp => (Deed::GiveUp, words::GIVE_UP),
        MainAct::Done(_) => (Deed::Done, words::DONE),
    }
}

impl Bench {
    /// Performs the action of the main button.
    fn press_main(self) {
        match self.main.get_untracked() {
            MainAct::Make { .. } => self.make(),
            MainAct::Ask(attempt) => {
                if let Some(seat) = self.speaker.get_untracked() {
                    self.speak(&Action::Propose(seat, Proposal::House(attempt)));
                }
            }
            MainAct::Pass => self.speak(&Action::Pass),
            MainAct::Next => self.next_letter(),
            MainAct::GiveUp => self.speak(&Action::Release),
            MainAct::Done(seat) => self.speak(&Action::Done(seat)),
        }
    }
}

/// The letters of the tapped words, as tiles that keep their identity.
fn tray(bench: Bench) -> AnyView {
    let tapped = memo(move || {
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
        <div class="heist-wide">{clear(bench)} {back(bench)}</div>
    }
    .into_any()
}

fn tray_tile(bench: Bench, tile: Tile) -> AnyView {
    let pressed = move || bench.entry.with(|entry| entry.taps(tile.id)).to_string();
    let act = Callback::new(move |()| bench.tap_tile(tile));
    view! {
        <button
            type="button"
            class="tile"
            aria-pressed=pressed
            on:pointerdown=move |event| down(&event, act)
            on:click=move |event| click(&event, act)
        >
            {tile.letter.capital().to_string()}
        </button>
    }
    .into_any()
}

/// The ways to choose from, for making the word or for asking the table (A9).
fn ways(bench: Bench) -> AnyView {
    let Offer::Ways(action, ways) = bench.offer.get_untracked() else {
        return nothing();
    };
    let way = |way: Way| {
        let says = bench.table.with_untracked(|table| {
            bench.with_seats(|seats| words::take_way(&play::way(&Sources::of(table, &way), seats)))
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
