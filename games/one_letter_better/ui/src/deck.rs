//! The deck screen: how many of each card, what each is worth, and decks kept by name.

mod measures;
mod share;

use leptos::prelude::*;

use super::card::printed_face;
use super::set_up::with_form;
use game::Title;
use one_letter_better::screen::set_up::DeckForm;
use one_letter_better::screen::{DeckEditor, DeckGroup};
use one_letter_better::text::deck as words;
use one_letter_better::{CARD, DECK};
use one_letter_better_rules::{Deck, DeckError, DeckKind as CardKind, Face, SavedDeck, SavedDecks};
use screen::text::shelf::title_error;
use screen::{Route, text};
use ui::app_state::{AppState, Undo, use_app};
use ui::draw::{effect, join_views, memo, nothing, signal};
use ui::parts::{Button, Dialog, Heading, NumberField, TextField, Weight, draw_card_face};

/// Name of the record that stores the decks kept by name.
const DECKS_RECORD: &str = "one-letter-better/decks";
/// Name of the record that stores a deck that can't be played with yet.
const UNFINISHED_RECORD: &str = "one-letter-better/deck";

/// The state of the screen, and its actions.
#[derive(Clone, Copy)]
struct DeckScreenState {
    app: AppState,
    editor: RwSignal<DeckEditor>,
    /// The deck, or why it can't be played with.
    deck: Memo<Result<Deck, DeckError>>,
    /// The selected card.
    face: RwSignal<Face>,
    kept: RwSignal<SavedDecks>,
    /// The deck that the dialog is about.
    asked: RwSignal<Option<Title>>,
}

/// Draws the deck screen.
pub fn deck() -> AnyView {
    let state = DeckScreenState::open();
    share::use_deck_from_link(state);
    view! {
        <Heading words=text::heading(&Route::Other(&CARD, &DECK)) />
        <p class="soft prose">{words::INTRO}</p>
        {state.summary()}
        <div class="deck">
            <section class="sheet" aria-label=words::ALL_CARDS>
                {join_views(DeckGroup::ALL.map(|group| state.group(group)))}
                {state.selected_card()}
            </section>
            <div class="deck-side">
                {measures::measures(state)}
                {state.saved_decks()}
                {share::new_card(state)}
                {share::share(state)}
            </div>
        </div>
        {state.dialog()}
    }
    .into_any()
}

/// Saves the deck for the next games as soon as it can be played with; until then it is kept
/// separately.
fn save_edited_deck(app: AppState, editor: &DeckEditor) {
    match editor.build_deck() {
        Ok(deck) => {
            with_form(app, |form| form.set_deck(deck));
            app.save(UNFINISHED_RECORD, &None::<DeckEditor>);
        }
        Err(_) => app.save(UNFINISHED_RECORD, &Some(editor)),
    }
}

impl DeckScreenState {
    /// Opens the screen with a deck that was left unfinished, or else the deck of the next game.
    fn open() -> DeckScreenState {
        let app = use_app();
        let unfinished: Option<DeckEditor> = app.load(UNFINISHED_RECORD);
        let editor = unfinished
            .unwrap_or_else(|| with_form(app, |form| DeckEditor::from_deck(&form.rules().deck)));
        let editor = RwSignal::new(editor);
        let kept = RwSignal::new(app.load(DECKS_RECORD));
        app.on_change_elsewhere(move || kept.set(app.load(DECKS_RECORD)));
        let first = editor.with_untracked(|editor| editor.kinds().first().map(|kind| kind.face));
        DeckScreenState {
            app,
            editor,
            deck: memo(move || editor.with(DeckEditor::build_deck)),
            face: RwSignal::new(first.unwrap_or(Face::Wild)),
            kept,
            asked: RwSignal::new(None),
        }
    }

    /// Changes the cards. The next games use them as soon as they can be played with.
    fn edit(self, change: impl FnOnce(&mut DeckEditor)) {
        self.editor.update(change);
        self.editor
            .with_untracked(|editor| save_edited_deck(self.app, editor));
    }

    /// Replaces the whole deck, with an undo for the previous cards.
    fn use_deck(self, name: &str, deck: &Deck) {
        let before = self.editor.get_untracked();
        self.edit(|editor| *editor = DeckEditor::from_deck(deck));
        let (app, editor) = (self.app, self.editor);
        let undo = Undo::new(move || {
            save_edited_deck(app, &before);
            // The screen may be gone by then.
            editor.try_set(before.clone());
        });
        self.app.notify(words::deck_in_use(name), Some(undo));
    }

    /// Changes the saved decks, and shows a notice with an undo.
    fn change_saved_decks(self, says: String, change: impl FnOnce(&mut SavedDecks)) {
        let before = self.kept.get_untracked();
        self.kept.update(change);
        self.kept
            .with_untracked(|kept| self.app.save(DECKS_RECORD, kept));
        let (app, kept) = (self.app, self.kept);
        let undo = Undo::new(move || {
            app.save(DECKS_RECORD, &before);
            // The screen may be gone by then.
            kept.try_set(before.clone());
        });
        self.app.notify(says, Some(undo));
    }

    /// Draws the number of cards, what is wrong with them, and the link to a game.
    fn summary(self) -> AnyView {
        let says = move || {
            let cards = self.editor.with(DeckEditor::card_count);
            self.deck
                .with(|deck| words::deck_summary(cards, deck.as_ref().ok()))
        };
        let refusal = move || match self.deck.get() {
            Ok(_) => nothing(),
            Err(why) => view! {
                <p class="refusal">{words::deck_error(why)}</p>
                <p class="soft">{words::NOT_PLAYABLE_YET}</p>
            }
            .into_any(),
        };
        view! {
            <section class="sheet start deck-all" aria-label=words::DECK_HEADING>
                <p role="status">{says}</p>
                <a class="button button-main" href=Route::SetUp(&CARD).hash()>
                    {words::PLAY_DECK}
                </a>
                <div role="alert">{refusal}</div>
            </section>
        }
        .into_any()
    }

    /// Draws the cards of a group, to select one.
    fn group(self, group: DeckGroup) -> AnyView {
        let faces = memo(move || {
            self.editor.with(|editor| {
                let faces = editor.kinds().iter().map(|kind| kind.face);
                let faces = faces.filter(|face| DeckGroup::from_face(*face) == group);
                faces.collect::<Vec<Face>>()
            })
        });
        let cards = move || join_views(faces.get().into_iter().map(|face| self.card(face)));
        view! {
            <fieldset class="deck-group">
                <legend>{words::group_heading(group)}</legend>
                <div class="deck-cards">{move || cards()}</div>
            </fieldset>
        }
        .into_any()
    }

    /// The kind of card with this face. Tracked.
    fn kind(self, face: Face) -> CardKind {
        let kind = self.editor.with(|editor| editor.kind_of(face).copied());
        kind.unwrap_or(CardKind {
            face,
            count: 0,
            value: 0,
        })
    }

    fn card(self, face: Face) -> AnyView {
        let kind = memo(move || self.kind(face));
        let drawn = move || {
            let value = kind.get().value.into();
            draw_card_face(Some(printed_face(face, value)))
        };
        view! {
            <label data-none=move || (kind.get().count == 0).then_some("")>
                <input
                    type="radio"
                    name="card"
                    aria-label=move || words::kind_label(&kind.get())
                    prop:checked=move || self.face.get() == face
                    on:change=move |_| self.face.set(face)
                />
                {move || drawn()}
                <span aria-hidden="true">{move || format!("×{}", kind.get().count)}</span>
            </label>
        }
        .into_any()
    }

    /// Draws the selected card with its controls.
    fn selected_card(self) -> AnyView {
        let kind = memo(move || self.kind(self.face.get()));
        let count = signal(move || u32::from(kind.get().count));
        let set_count = Callback::new(move |to: u32| {
            let face = self.face.get_untracked();
            self.edit(|editor| editor.set_count(face, u8::try_from(to).unwrap_or(u8::MAX)));
        });
        // A card may have a negative value, so the control counts from the lowest one.
        let zero = Deck::MAX_VALUE.unsigned_abs().into();
        let worth = signal(move || u32::from(kind.get().value.abs_diff(-Deck::MAX_VALUE)));
        let set_worth = Callback::new(move |to: u32| {
            let face = self.face.get_untracked();
            let value = i64::from(to) - i64::from(zero);
            let most = Deck::MAX_VALUE;
            self.edit(|editor| editor.set_value(face, i8::try_from(value).unwrap_or(most)));
        });
        let drawn = move || {
            let CardKind { face, value, .. } = kind.get();
            draw_card_face(Some(printed_face(face, value.into())))
        };
        // The refusal is repeated next to the numbers, but hidden from screen readers, which read
        // it above.
        let note = move || match self.deck.get() {
            Ok(_) => {
                view! { <p class="soft">{words::standard_comparison(&kind.get())}</p> }.into_any()
            }
            Err(why) => view! {
                <p class="refusal" aria-hidden="true">
                    {words::deck_error(why)}
                </p>
            }
            .into_any(),
        };
        view! {
            <div class="deck-card" role="group" aria-label=move || words::kind_label(&kind.get())>
                {move || drawn()}
                <NumberField
                    label=words::COUNT_LABEL
                    value=count
                    least=0
                    most=Deck::MAX_COPIES.into()
                    on_change=set_count
                />
                <NumberField label=words::VALUE_LABEL value=worth least=0 most=2 * zero on_change=set_worth zero />
                {move || note()}
            </div>
        }
        .into_any()
    }

    /// Draws the saved decks, and the field that saves the current one.
    fn saved_decks(self) -> AnyView {
        let title = RwSignal::new(String::new());
        let refusal = RwSignal::new(String::new());
        let keep = Callback::new(move |()| {
            match (
                title.get_untracked().parse::<Title>(),
                self.deck.get_untracked(),
            ) {
                (Err(why), _) => refusal.set(title_error(why)),
                (_, Err(why)) => refusal.set(words::deck_error(why)),
                (Ok(name), Ok(deck)) => {
                    self.change_saved_decks(words::deck_saved(&name), |kept| kept.save(name, deck));
                    title.set(String::new());
                    refusal.set(String::new());
                }
            }
        });
        let lines = move || {
            let standard = self.deck_row(words::STANDARD.to_owned(), Deck::standard(), None);
            let own = self.kept.get().decks().to_vec();
            let own = own.into_iter().map(move |SavedDeck { title, deck }| {
                self.deck_row(title.as_str().to_owned(), deck, Some(title))
            });
            join_views([standard].into_iter().chain(own))
        };
        view! {
            <section class="sheet" aria-labelledby="decks">
                <h2 id="decks">{words::SAVED_DECKS}</h2>
                <ul class="games">{move || lines()}</ul>
                <TextField id="deck-name" label=words::SAVE_AS value=title refusal on_enter=keep>
                    <Button on_press=keep>{words::SAVE_DECK}</Button>
                </TextField>
            </section>
        }
        .into_any()
    }

    fn deck_row(self, name: String, deck: Deck, title: Option<Title>) -> AnyView {
        let cards = words::deck_size(&deck);
        let (label, about) = (words::use_label(&name), words::more_label(&name));
        let shown = name.clone();
        let deck = StoredValue::new(deck);
        let in_use = move || {
            let same = |now: &Result<Deck, _>| deck.with_value(|deck| now.as_ref() == Ok(deck));
            self.deck.with(same)
        };
        let take = Callback::new(move |()| deck.with_value(|deck| self.use_deck(&name, deck)));
        let more = title.map(|title| {
            let ask = Callback::new(move |()| self.asked.set(Some(title.clone())));
            view! {
                <Button weight=Weight::Quiet label=about on_press=ask>
                    {words::MORE_ACTIONS}
                </Button>
            }
            .into_any()
        });
        view! {
            <li class="game">
                <div class="game-says">
                    <h3 dir="auto">{shown}</h3>
                    <p class="soft">
                        {cards}
                        {move || in_use().then(|| format!(", {}", words::IN_USE))}
                    </p>
                </div>
                <span class="buttons">
                    <Button label off=signal(in_use) on_press=take>
                        {words::USE_DECK}
                    </Button>
                    {more}
                </span>
            </li>
        }
        .into_any()
    }

    /// Draws the dialog that renames or deletes a saved deck.
    fn dialog(self) -> AnyView {
        let open = RwSignal::new(false);
        let (name, refusal) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
        effect(move || {
            if let Some(title) = self.asked.get() {
                name.set(title.as_str().to_owned());
                refusal.set(String::new());
                open.set(true);
            }
        });
        let asked = move || self.asked.get_untracked();
        let rename = Callback::new(move |()| {
            let Some(old) = asked() else { return };
            match name.get_untracked().parse::<Title>() {
                Err(why) => refusal.set(title_error(why)),
                Ok(new) if new == old => open.set(false),
                Ok(new) => {
                    let decks = self.kept.get_untracked();
                    if decks.decks().iter().any(|kept| kept.title == new) {
                        refusal.set(words::name_taken(&new));
                        return;
                    }
                    open.set(false);
                    self.change_saved_decks(words::deck_saved(&new), |kept| kept.rename(&old, new));
                }
            }
        });
        let remove = Callback::new(move |()| {
            if let Some(title) = asked() {
                open.set(false);
                self.change_saved_decks(words::deck_deleted(&title), |kept| kept.remove(&title));
            }
        });
        let heading = signal(move || {
            let asked = self.asked.get();
            asked.map_or_else(String::new, |title| title.as_str().to_owned())
        });
        let leave = Callback::new(move |()| open.set(false));
        view! {
            <Dialog id="deck-more" title=heading open>
                <TextField id="deck-title" label=words::NAME_LABEL value=name refusal on_enter=rename>
                    <Button on_press=rename>{words::RENAME}</Button>
                </TextField>
                <div class="choices">
                    <Button weight=Weight::Grave on_press=remove>{words::DELETE}</Button>
                    <Button weight=Weight::Quiet on_press=leave>{text::CANCEL}</Button>
                </div>
            </Dialog>
        }
        .into_any()
    }
}
