//! Sharing decks: a deck's link and code to copy, a deck as a file, opening a received deck, and
//! adding a new card.

use leptos::prelude::*;

use super::DeckScreenState;
use one_letter_better::text::deck as words;
use one_letter_better::{CARD, DECK};
use one_letter_better_rules::{Colour, Deck, Face};
use screen::Route;
use screen::text::shelf::file_name;
use store::{Archive, ArchiveError};
use ui::dom;
use ui::draw::{join_views, signal};
use ui::parts::{Button, Icon, IconKind, TextField, Weight, copy_field, file_button};
use ui::screens::shelf::with_file_fns;

/// Name of the deck's record in an exported file, which contains nothing else.
const DECK_IN_FILE: &str = "one-letter-better/sent";

/// Uses the deck in the link that opened this screen. A notice says so, and offers to restore the
/// previous cards.
pub(crate) fn use_deck_from_link(state: DeckScreenState) {
    let hash = window().location().hash().unwrap_or_default();
    let code = hash
        .split_once(&format!("{}/", screen_address()))
        .map(|(_, code)| code);
    if let Some(Ok(deck)) = code.map(Deck::from_code) {
        state.use_deck(words::SENT_DECK, &deck);
    }
}

fn screen_address() -> String {
    Route::Other(&CARD, &DECK).hash()
}

/// Draws the form that adds a new card.
pub(crate) fn new_card(state: DeckScreenState) -> AnyView {
    let typed = RwSignal::new(String::new());
    let refusal = RwSignal::new(String::new());
    let add = move |colour: Colour| {
        let letters = typed.get_untracked().trim().to_ascii_lowercase();
        let face = letters
            .parse()
            .ok()
            .and_then(|letters| Face::new(colour, letters).ok());
        let Some(face) = face else {
            return refusal.set(words::INVALID_CARD.into());
        };
        let mut new = false;
        state.edit(|editor| new = editor.add(face));
        state.face.set(face);
        refusal.set(if new {
            String::new()
        } else {
            words::ALREADY_IN_DECK.into()
        });
        if new {
            typed.set(String::new());
        }
    };
    let button = move |colour: Colour| {
        let press = Callback::new(move |()| add(colour));
        view! { <Button on_press=press>{words::colour_name(colour)}</Button> }.into_any()
    };
    let enter = Callback::new(move |()| add(Colour::Plain));
    view! {
        <section class="sheet" aria-labelledby="new-card">
            <h2 id="new-card">{words::NEW_CARD}</h2>
            <TextField id="new-letters" label=words::NEW_LETTERS value=typed refusal on_enter=enter />
            <div class="buttons">{join_views(Colour::ALL.map(button))}</div>
        </section>
    }
    .into_any()
}

/// Draws the controls to share a deck and to open a received one.
pub fn share(state: DeckScreenState) -> AnyView {
    let code = signal(move || {
        let code = |deck: &Result<Deck, _>| deck.as_ref().map(Deck::to_code).unwrap_or_default();
        state.deck.with(code)
    });
    let link = signal(move || format!("{}{}/{}", dom::base_url(), screen_address(), code.get()));
    let typed = RwSignal::new(String::new());
    let (refusal, in_file) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let open = Callback::new(move |()| match Deck::from_code(&typed.get_untracked()) {
        Ok(deck) => {
            state.use_deck(words::SENT_DECK, &deck);
            typed.set(String::new());
            refusal.set(String::new());
        }
        Err(why) => refusal.set(words::code_error(why)),
    });
    view! {
        <section class="sheet" aria-labelledby="share">
            <h2 id="share">{words::SHARE}</h2>
            <div class="fields">
                {copy_field("deck-link", words::LINK, words::LINK_NOTE, link)}
                {copy_field("deck-code", words::CODE, words::CODE_NOTE, code)}
                <p class="buttons">
                    <a
                        class="button"
                        href=move || Route::Studio(Some(print_address(&code.get()))).hash()
                    >
                        {words::PRINT_CARDS}
                    </a>
                </p>
                <TextField id="deck-sent" label=words::SENT_LABEL value=typed refusal on_enter=open>
                    <Button on_press=open>{words::OPEN_SENT_DECK}</Button>
                </TextField>
                <p class="refusal" role="alert">
                    {move || in_file.get()}
                </p>
                {file_buttons(state, in_file)}
            </div>
        </section>
    }
    .into_any()
}

/// The address of the screen that prints a deck's cards.
fn print_address(code: &str) -> String {
    format!("#/board/print/{code}")
}

/// Draws the buttons that save the deck as a file and load a deck from one.
fn file_buttons(state: DeckScreenState, refusal: RwSignal<String>) -> AnyView {
    let save = Callback::new(move |()| {
        let Ok(deck) = state.deck.get_untracked() else {
            return;
        };
        let mut file = Archive::default();
        file.records.insert(DECK_IN_FILE.into(), deck.to_code());
        let name = file_name(words::FILE_NAME, &dom::today());
        with_file_fns(state.app, move |files| {
            (files.save)(state.app, &name, &file)
        });
    });
    let reads = move |file: Result<Archive, ArchiveError>| {
        let deck = match &file {
            Err(why) => Err(words::file_error(*why).to_owned()),
            Ok(file) => match file
                .records
                .get(DECK_IN_FILE)
                .map(|code| Deck::from_code(code))
            {
                None => Err(words::NO_DECK_IN_FILE.to_owned()),
                Some(Err(why)) => Err(words::deck_file_error(why)),
                Some(Ok(deck)) => Ok(deck),
            },
        };
        match deck {
            Ok(deck) => {
                state.use_deck(words::FILE_DECK, &deck);
                refusal.set(String::new());
            }
            Err(why) => refusal.set(why),
        }
    };
    let chosen = Callback::new(move |file| {
        with_file_fns(state.app, move |files| {
            (files.read)(file, Callback::new(reads))
        });
    });
    let off = signal(move || state.deck.with(Result::is_err));
    view! {
        <div class="buttons">
            <Button off on_press=save>
                <Icon picture=IconKind::Save />
                {words::SAVE_FILE}
            </Button>
            {file_button("deck-file", words::OPEN_FILE, Weight::Plain, chosen)}
        </div>
    }
    .into_any()
}
