//! The deck's link and code, to be copied and sent; a deck that somebody sent; a card that is new.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::Bench;
use crate::desk::Route;
use crate::games::one_letter_better::rules::{Colour, Deck, Face};
use crate::games::one_letter_better::words::deck as words;
use crate::games::one_letter_better::{CARD, DECK};
use crate::shell::dom;
use crate::shell::draw::{all, signal};
use crate::shell::parts::{Button, Entry};

/// Takes the deck of the link that led here; its screen says so, and the cards as they were can be
/// had back.
pub fn arrives(bench: Bench) {
    let hash = window().location().hash().unwrap_or_default();
    let code = hash
        .split_once(&format!("{}/", screen()))
        .map(|(_, code)| code);
    if let Some(Ok(deck)) = code.map(Deck::of_code) {
        bench.take(words::SENT_DECK, &deck);
    }
}

fn screen() -> String {
    Route::Other(&CARD, &DECK).hash()
}

/// A card that is new.
pub fn new_card(bench: Bench) -> AnyView {
    let typed = RwSignal::new(String::new());
    let refusal = RwSignal::new(String::new());
    let add = move |colour: Colour| {
        let letters = typed.get_untracked().trim().to_ascii_lowercase();
        let face = letters
            .parse()
            .ok()
            .and_then(|letters| Face::new(colour, letters).ok());
        let Some(face) = face else {
            return refusal.set(words::NO_FACE.into());
        };
        let mut new = false;
        bench.edit(|editor| new = editor.add(face));
        bench.face.set(face);
        refusal.set(if new {
            String::new()
        } else {
            words::THERE.into()
        });
        if new {
            typed.set(String::new());
        }
    };
    let button = move |colour: Colour| {
        let press = Callback::new(move |()| add(colour));
        view! { <Button on_press=press>{words::colour(colour)}</Button> }.into_any()
    };
    let enter = Callback::new(move |()| add(Colour::Plain));
    view! {
        <section class="sheet" aria-labelledby="new-card">
            <h2 id="new-card">{words::NEW_CARD}</h2>
            <Entry id="new-letters" label=words::NEW_LETTERS value=typed refusal on_enter=enter>
                {all(Colour::ALL.map(button))}
            </Entry>
        </section>
    }
    .into_any()
}

/// What is sent to others, and what they sent.
pub fn share(bench: Bench) -> AnyView {
    let code = signal(move || {
        let code = |deck: &Result<Deck, _>| deck.as_ref().map(Deck::code).unwrap_or_default();
        bench.deck.with(code)
    });
    let link = signal(move || format!("{}{}/{}", dom::base(), screen(), code.get()));
    let typed = RwSignal::new(String::new());
    let refusal = RwSignal::new(String::new());
    let open = Callback::new(move |()| match Deck::of_code(&typed.get_untracked()) {
        Ok(deck) => {
            bench.take(words::SENT_DECK, &deck);
            typed.set(String::new());
            refusal.set(String::new());
        }
        Err(why) => refusal.set(words::code_refused(why)),
    });
    view! {
        <section class="sheet" aria-labelledby="share">
            <h2 id="share">{words::SHARE}</h2>
            <div class="fields">
                {name(bench, "deck-link", words::LINK, link)}
                {name(bench, "deck-code", words::CODE, code)}
                <Entry id="deck-sent" label=words::SENT value=typed refusal on_enter=open>
                    <Button on_press=open>{words::OPEN}</Button>
                </Entry>
            </div>
        </section>
    }
    .into_any()
}

/// A name to be copied.
fn name(bench: Bench, id: &'static str, label: &'static str, value: Signal<String>) -> AnyView {
    let copy = Callback::new(move |()| {
        let text = value.get_untracked();
        spawn_local(async move {
            match dom::copy(&text).await {
                Ok(()) => bench.desk.tell(words::COPIED, None),
                Err(_) => bench.desk.refuse(words::NOT_COPIED),
            }
        });
    });
    view! {
        <div class="entry">
            <label for=id>{label}</label>
            <div class="entry-line">
                <input id=id type="text" readonly=true prop:value=value />
                <Button label=words::copy_what(label) on_press=copy>{words::COPY}</Button>
            </div>
        </div>
    }
    .into_any()
}
