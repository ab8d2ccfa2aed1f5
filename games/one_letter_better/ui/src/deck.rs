//! The deck screen: how many of each card, what each is worth, and decks kept by name.

mod measures;
mod share;

use leptos::prelude::*;

use super::card::printed;
use super::set_up::with_form;
use game::Title;
use one_letter_better::screen::set_up::DeckForm;
use one_letter_better::screen::{DeckEditor, Group};
use one_letter_better::text::deck as words;
use one_letter_better::{CARD, DECK};
use one_letter_better_rules::{Deck, DeckError, Face, KeptDeck, KeptDecks, Kind as CardKind};
use screen::text::shelf::title_error;
use screen::{Route, text};
use ui::desk::{Desk, Undo, use_desk};
use ui::draw::{all, effect, memo, nothing, signal};
use ui::parts::{Button, Count, Dialog, Entry, Heading, Weight, card_face};

/// Name of the record that stores the decks kept by name.
const DECKS: &str = "one-letter-better/decks";
/// Name of the record that stores a deck that can't be played with yet.
const UNFINISHED: &str = "one-letter-better/deck";

/// The state of the screen, and its actions.
#[derive(Clone, Copy)]
struct Bench {
    desk: Desk,
    editor: RwSignal<DeckEditor>,
    /// The deck, or why it can't be played with.
    deck: Memo<Result<Deck, DeckError>>,
    /// The selected card.
    face: RwSignal<Face>,
    kept: RwSignal<KeptDecks>,
    /// The deck that the dialog is about.
    asked: RwSignal<Option<Title>>,
}

/// Draws the deck screen.
pub fn deck() -> AnyView {
    let bench = Bench::open();
    share::arrives(bench);
    view! {
        <Heading words=text::heading(&Route::Other(&CARD, &DECK)) />
        <p class="soft prose">{words::SAYS}</p>
        {bench.in_all()}
        <div class="deck">
            <section class="sheet" aria-label=words::ALL_CARDS>
                {all(Group::ALL.map(|group| bench.group(group)))}
                {bench.looked_at()}
            </section>
            <div class="deck-side">
                {measures::measures(bench)}
                {bench.decks()}
                {share::new_card(bench)}
                {share::share(bench)}
            </div>
        </div>
        {bench.more()}
    }
    .into_any()
}

/// Saves the deck for the next games as soon as it can be played with; until then it is kept
/// separately.
fn store(desk: Desk, editor: &DeckEditor) {
    match editor.deck() {
        Ok(deck) => {
            with_form(desk, |form| form.set_deck(deck));
            desk.keep(UNFINISHED, &None::<DeckEditor>);
        }
        Err(_) => desk.keep(UNFINISHED, &Some(editor)),
    }
}

impl Bench {
    /// Opens the screen with a deck that was left unfinished, or else the deck of the next game.
    fn open() -> Bench {
        let desk = use_desk();
        let unfinished: Option<DeckEditor> = desk.load(UNFINISHED);
        let editor = unfinished
            .unwrap_or_else(|| with_form(desk, |form| DeckEditor::of(&form.rules().deck)));
        let editor = RwSignal::new(editor);
        let kept = RwSignal::new(desk.load(DECKS));
        desk.when_changed_elsewhere(move || kept.set(desk.load(DECKS)));
        let first = editor.with_untracked(|editor| editor.kinds().first().map(|kind| kind.face));
        Bench {
            desk,
            editor,
            deck: memo(move || editor.with(DeckEditor::deck)),
            face: RwSignal::new(first.unwrap_or(Face::Wild)),
            kept,
            asked: RwSignal::new(None),
        }
    }

    /// Changes the cards. The next games use them as soon as they can be played with.
    fn edit(self, change: impl FnOnce(&mut DeckEditor)) {
        self.editor.update(change);
        self.editor
            .with_untracked(|editor| store(self.desk, editor));
    }

    /// Replaces the whole deck, with an undo for the previous cards.
    fn take(self, name: &str, deck: &Deck) {
        let before = self.editor.get_untracked();
        self.edit(|editor| *editor = DeckEditor::of(deck));
        let (desk, editor) = (self.desk, self.editor);
        let undo = Undo::new(move || {
            store(desk, &before);
            // The screen may be gone by then.
            editor.try_set(before.clone());
        });
        self.desk.tell(words::taken(name), Some(undo));
    }

    /// Changes the kept decks, and shows a notice with an undo.
    fn keep(self, says: String, change: impl FnOnce(&mut KeptDecks)) {
        let before = self.kept.get_untracked();
        self.kept.update(change);
        self.kept.with_untracked(|kept| self.desk.keep(DECKS, kept));
        let (desk, kept) = (self.desk, self.kept);
        let undo = Undo::new(move || {
            desk.keep(DECKS, &before);
            // The screen may be gone by then.
            kept.try_set(before.clone());
        });
        self.desk.tell(says, Some(undo));
    }

    /// Draws the number of cards, what is wrong with them, and the link to a game.
    fn in_all(self) -> AnyView {
        let says = move || {
            let cards = self.editor.with(DeckEditor::cards);
            self.deck
                .with(|deck| words::in_all(cards, deck.as_ref().ok()))
        };
        let refusal = move || match self.deck.get() {
            Ok(_) => nothing(),
            Err(why) => view! {
                <p class="refusal">{words::deck_error(why)}</p>
                <p class="soft">{words::NOT_YET}</p>
            }
            .into_any(),
        };
        view! {
            <section class="sheet start deck-all" aria-label=words::IN_ALL>
                <p role="status">{says}</p>
                <a class="button button-main" href=Route::SetUp(&CARD).hash()>
                    {words::TO_SET_UP}
                </a>
                <div role="alert">{refusal}</div>
            </section>
        }
        .into_any()
    }

    /// Draws the cards of a group, to select one.
    fn group(self, group: Group) -> AnyView {
        let faces = memo(move || {
            self.editor.with(|editor| {
                let faces = editor.kinds().iter().map(|kind| kind.face);
                let faces = faces.filter(|face| Group::of(*face) == group);
                faces.collect::<Vec<Face>>()
            })
        });
        let cards = move || all(faces.get().into_iter().map(|face| self.card(face)));
        view! {
            <fieldset class="deck-group">
                <legend>{words::group(group)}</legend>
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
            card_face(Some(printed(face, value)))
        };
        view! {
            <label data-none=move || (kind.get().count == 0).then_some("")>
                <input
                    type="radio"
                    name="card"
                    aria-label=move || words::kind(&kind.get())
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
    fn looked_at(self) -> AnyView {
        let kind = memo(move || self.kind(self.face.get()));
        let count = signal(move || u32::from(kind.get().count));
        let set_count = Callback::new(move |to: u32| {
            let face = self.face.get_untracked();
            self.edit(|editor| editor.count(face, u8::try_from(to).unwrap_or(u8::MAX)));
        });
        // A card may have a negative value, so the control counts from the lowest one.
        let zero = Deck::MOST_WORTH.unsigned_abs().into();
        let worth = signal(move || u32::from(kind.get().value.abs_diff(-Deck::MOST_WORTH)));
        let set_worth = Callback::new(move |to: u32| {
            let face = self.face.get_untracked();
            let value = i64::from(to) - i64::from(zero);
            let most = Deck::MOST_WORTH;
            self.edit(|editor| editor.value(face, i8::try_from(value).unwrap_or(most)));
        });
        let drawn = move || {
            let CardKind { face, value, .. } = kind.get();
            card_face(Some(printed(face, value.into())))
        };
        // The refusal is repeated next to the numbers, but hidden from screen readers, which read
        // it above.
        let note = move || match self.deck.get() {
            Ok(_) => view! { <p class="soft">{words::standard_has(&kind.get())}</p> }.into_any(),
            Err(why) => view! {
                <p class="refusal" aria-hidden="true">
                    {words::deck_error(why)}
                </p>
            }
            .into_any(),
        };
        view! {
            <div class="deck-card" role="group" aria-label=move || words::kind(&kind.get())>
                {move || drawn()}
                <Count
                    label=words::HOW_MANY
                    value=count
                    least=0
                    most=Deck::MOST_ALIKE.into()
                    on_change=set_count
                />
                <Count label=words::WORTH value=worth least=0 most=2 * zero on_change=set_worth zero />
                {move || note()}
            </div>
        }
        .into_any()
    }

    /// Draws the kept decks, and the field that saves the current one.
    fn decks(self) -> AnyView {
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
                    self.keep(words::kept(&name), |kept| kept.keep(name, deck));
                    title.set(String::new());
                    refusal.set(String::new());
                }
            }
        });
        let lines = move || {
            let standard = self.deck_line(words::STANDARD.to_owned(), Deck::standard(), None);
            let own = self.kept.get().decks().to_vec();
            let own = own.into_iter().map(move |KeptDeck { title, deck }| {
                self.deck_line(title.as_str().to_owned(), deck, Some(title))
            });
            all([standard].into_iter().chain(own))
        };
        view! {
            <section class="sheet" aria-labelledby="decks">
                <h2 id="decks">{words::KEPT}</h2>
                <ul class="games">{move || lines()}</ul>
                <Entry id="deck-name" label=words::NAME value=title refusal on_enter=keep>
                    <Button on_press=keep>{words::KEEP}</Button>
                </Entry>
            </section>
        }
        .into_any()
    }

    fn deck_line(self, name: String, deck: Deck, title: Option<Title>) -> AnyView {
        let cards = words::cards(&deck);
        let (label, about) = (words::use_named(&name), words::more_about(&name));
        let shown = name.clone();
        let deck = StoredValue::new(deck);
        let in_use = move || {
            let same = |now: &Result<Deck, _>| deck.with_value(|deck| now.as_ref() == Ok(deck));
            self.deck.with(same)
        };
        let take = Callback::new(move |()| deck.with_value(|deck| self.take(&name, deck)));
        let more = title.map(|title| {
            let ask = Callback::new(move |()| self.asked.set(Some(title.clone())));
            view! {
                <Button weight=Weight::Quiet label=about on_press=ask>
                    {words::MORE}
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
                        {words::USE}
                    </Button>
                    {more}
                </span>
            </li>
        }
        .into_any()
    }

    /// Draws the dialog that renames or deletes a kept deck.
    fn more(self) -> AnyView {
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
                    self.keep(words::kept(&new), |kept| kept.rename(&old, new));
                }
            }
        });
        let remove = Callback::new(move |()| {
            if let Some(title) = asked() {
                open.set(false);
                self.keep(words::deleted(&title), |kept| kept.remove(&title));
            }
        });
        let heading = signal(move || {
            let asked = self.asked.get();
            asked.map_or_else(String::new, |title| title.as_str().to_owned())
        });
        let leave = Callback::new(move |()| open.set(false));
        view! {
            <Dialog id="deck-more" title=heading open>
                <Entry id="deck-title" label=words::TITLE value=name refusal on_enter=rename>
                    <Button on_press=rename>{words::RENAME}</Button>
                </Entry>
                <div class="choices">
                    <Button weight=Weight::Grave on_press=remove>{words::DELETE}</Button>
                    <Button weight=Weight::Quiet on_press=leave>{text::CANCEL}</Button>
                </div>
            </Dialog>
        }
        .into_any()
    }
}
