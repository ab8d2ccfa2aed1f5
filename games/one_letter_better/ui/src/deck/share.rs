//! Sharing decks: a deck's link and code to copy, a deck as a file, opening a received deck, and
//! adding a new card.

use leptos::prelude::*;

use super::Bench;
use one_letter_better::text::deck as words;
use one_letter_better::{CARD, DECK};
use one_letter_better_rules::{Colour, Deck, Face};
use screen::Route;
use screen::text::shelf::file_name;
use store::{Archive, ArchiveError};
use ui::dom;
use ui::draw::{all, signal};
use ui::parts::{Button, Entry, Icon, Picture, Weight, copied, file_button};
use ui::screens::shelf::with_files;

/// Name of the deck's record in an exported file, which contains nothing else.
const IN_FILE: &str = "one-letter-better/sent";

/// Uses the deck in the link that opened this screen. A notice says so, and offers to restore the
/// previous cards.
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

/// Draws the form that adds a new card.
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
            <Entry id="new-letters" label=words::NEW_LETTERS value=typed refusal on_enter=enter />
            <div class="buttons">{all(Colour::ALL.map(button))}</div>
        </section>
    }
    .into_any()
}

/// Draws the controls to share a deck and to open a received one.
pub fn share(bench: Bench) -> AnyView {
    let code = signal(move || {
        let code = |deck: &Result<Deck, _>| deck.as_ref().map(Deck::code).unwrap_or_default();
        bench.deck.with(code)
    });
    let link = signal(move || format!("{}{}/{}", dom::base(), screen(), code.get()));
    let typed = RwSignal::new(String::new());
    let (refusal, in_file) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
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
                {copied("deck-link", words::LINK, words::LINK_SAYS, link)}
                {copied("deck-code", words::CODE, words::CODE_SAYS, code)}
                <p class="buttons">
                    <a
                        class="button"
                        href=move || Route::Studio(Some(to_print(&code.get()))).hash()
                    >
                        {words::PRINT_CARDS}
                    </a>
                </p>
                <Entry id="deck-sent" label=words::SENT value=typed refusal on_enter=open>
                    <Button on_press=open>{words::OPEN}</Button>
                </Entry>
                <p class="refusal" role="alert">
                    {move || in_file.get()}
                </p>
                {by_file(bench, in_file)}
            </div>
        </section>
    }
    .into_any()
}

/// The address of the screen that prints a deck's cards.
fn to_print(code: &str) -> String {
    format!("#/board/print/{code}")
}

/// Draws the buttons that save the deck as a file and load a deck from one.
fn by_file(bench: Bench, refusal: RwSignal<String>) -> AnyView {
    let save = Callback::new(move |()| {
        let Ok(deck) = bench.deck.get_untracked() else {
            return;
        };
        let mut file = Archive::default();
        file.records.insert(IN_FILE.into(), deck.code());
        let name = file_name(words::FILE, &dom::today());
        with_files(bench.desk, move |files| {
            (files.save)(bench.desk, &name, &file)
        });
    });
    let reads = move |file: Result<Archive, ArchiveError>| {
        let deck = match &file {
            Err(why) => Err(words::file_refused(*why).to_owned()),
            Ok(file) => match file.records.get(IN_FILE).map(|code| Deck::of_code(code)) {
                None => Err(words::NO_DECK.to_owned()),
                Some(Err(why)) => Err(words::deck_in_file_refused(why)),
                Some(Ok(deck)) => Ok(deck),
            },
        };
        match deck {
            Ok(deck) => {
                bench.take(words::FILE_DECK, &deck);
                refusal.set(String::new());
            }
            Err(why) => refusal.set(why),
        }
    };
    let chosen = Callback::new(move |file| {
        with_files(bench.desk, move |files| {
            (files.read)(file, Callback::new(reads))
        });
    });
    let off = signal(move || bench.deck.with(Result::is_err));
    view! {
        <div class="buttons">
            <Button off on_press=save>
                <Icon picture=Picture::Save />
                {words::SAVE_FILE}
            </Button>
            {file_button("deck-file", words::OPEN_FILE, Weight::Plain, chosen)}
        </div>
    }
    .into_any()
}
