//! Claiming words by marking them on the board (C10), also through a revealed card (C34), and
//! asking the players to accept words that aren't in the list (C11).

use leptos::ev::MouseEvent;
use leptos::prelude::*;

use super::placing::{clear_button, hand};
use super::table_state::TableState;
use super::turn_end::{self, TurnEndRing};
use c_u_letter::screen::{PreparedClaim, Scene, TableThing, WordOffer, prepared_claim};
use c_u_letter::text::{moments as words, offers as told, table as table_words};
use c_u_letter_rules::{Action, Stage, View, WordProposal};
use screen::text::capitals;
use ui::dom;
use ui::draw::{join_views, memo, nothing, show_when};
use ui::parts::{Button, Weight};
use ui::table_core::GameTable;
use ui::wordlist::{WordListState, use_word_list};

/// Id of the button that ends the turn.
const END_BUTTON: &str = "letter-end";

/// The ring of a turn that ends by itself: the time left, drawn over a paler circle.
const RING: &str = r#"<svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" /><circle cx="12" cy="12" r="9" pathLength="100" /></svg>"#;

/// Draws the controls for claiming: the words on offer and the buttons.
pub fn claiming(state: TableState) -> AnyView {
    let hand = match state.scene.get_untracked() {
        Scene::Hand(_) => hand(state),
        _ => nothing(),
    };
    view! {
        {offered_words(state)}
        {hand}
        {buttons(state)}
    }
    .into_any()
}

/// Draws a button for each word on offer: for a seat whose help marks words (C10) and, at a reveal,
/// for any seat (C34). A button shows what its word would pay now and, if the word is marked twice,
/// where it is.
fn offered_words(state: TableState) -> AnyView {
    let offer = move |one: WordOffer| {
        let span = one.span;
        let claim = move |_| {
            state.act(&Action::Claim(span));
        };
        let asleep = one.asleep_behind.is_some();
        let [word, place, worth] = told::button_texts(&one);
        view! {
            <button
                type="button"
                class="chip letter-use"
                aria-label=told::aria_label(&one)
                data-thing=TableThing::Offer(span).to_string()
                data-asleep=asleep.then_some("")
                on:click=claim
            >
                <b>{word}</b>" "
                <span>{place}</span>" "
                <em>{worth}</em>
            </button>
        }
        .into_any()
    };
    let offers = memo(move || state.selection.with(|chosen| chosen.offers));
    let some = move || offers.get() || state.offers.with(|offers| !offers.is_empty());
    view! {
        <div
            class="chips letter-uses"
            role="group"
            aria-label=words::WORDS_TO_CLAIM
            data-some=move || some().then_some("")
        >
            {show_when(move || offers.get(), move || propose_button(state))}
            {move || join_views(state.offers.get().into_iter().map(offer))}
        </div>
    }
    .into_any()
}

/// Draws the button that asks the players to accept a word outside the list (C11).
pub(crate) fn propose_button(state: TableState) -> AnyView {
    let propose = Callback::new(move |()| state.propose());
    view! {
        <Button thing="do propose" on_press=propose>{table_words::PROPOSE}</Button>
    }
    .into_any()
}

/// The claim that the main button makes, tracked.
pub(crate) fn prepared(state: TableState) -> Option<PreparedClaim> {
    if !state.can_mark() {
        return None;
    }
    let hinted = state.hinted_claims();
    let list = use_word_list().state();
    let words = match &list {
        WordListState::Loaded(book) => Some(&book.lexicon),
        _ => None,
    };
    let (draft, offers) = (state.draft.get(), state.offers.get());
    state
        .view
        .with(|view| prepared_claim(view, &draft, words, &hinted, &offers))
}

/// Draws the buttons to clear, claim and finish. The main one is to claim while there is a claim to
/// make. The button to finish stays where it is, so that a quick finger that claims doesn't press
/// it.
fn buttons(state: TableState) -> AnyView {
    let ready = memo(move || prepared(state));
    let some = move || ready.with(Option::is_some);
    let claim = move |event: MouseEvent| {
        if let Some(claim) = ready.get_untracked() {
            state.act(&Action::Claim(claim.span));
        }
        // The button is gone with the last claim, and the keyboard focus goes on.
        if event.detail() == 0 && ready.with_untracked(Option::is_none) {
            dom::focus(END_BUTTON);
        }
    };
    let scrambles = state
        .view
        .with_untracked(|view| matches!(view.table.stage, Stage::Scramble(_)));
    // A stopped ring and its Wait button keep their places, so that nothing moves under a finger.
    let ring = move || state.turn_end.get() != TurnEndRing::Hidden;
    let stopped = move || state.turn_end.get() == TurnEndRing::Stopped;
    let wait = move |event: MouseEvent| {
        turn_end::stop(state);
        if event.detail() == 0 {
            dom::focus(END_BUTTON);
        }
    };
    let (ends, thing) = if scrambles {
        (table_words::PASS, "do pass")
    } else {
        (table_words::DONE, "do done")
    };
    view! {
        <div class="does" data-stopped=move || stopped().then_some("")>
            {clear_button(state)}
            {show_when(move || ring() && !some(), move || {
                view! {
                    <button type="button" class="button" data-thing="do wait" on:click=wait>
                        {table_words::WAIT}
                    </button>
                }
                .into_any()
            })}
            {show_when(some, move || {
                view! {
                    <button
                        type="button"
                        class="button button-main"
                        data-thing="do claim"
                        on:click=claim
                    >
                        {move || ready.get().map(|claim| told::claim_label(&claim))}
                    </button>
                }
                .into_any()
            })}
            <button
                type="button"
                id=END_BUTTON
                class=move || if some() { "button" } else { "button button-main" }
                data-thing=thing
                on:click=move |_| state.finish_turn()
            >
                {show_when(ring, || {
                    view! { <span class="letter-ring" aria-hidden="true" inner_html=RING></span> }
                        .into_any()
                })}
                {ends}
            </button>
        </div>
    }
    .into_any()
}

/// Draws the word that the players are asked to accept, with buttons to reject or accept it.
pub fn vote(state: TableState) -> AnyView {
    let asked = state.view.with_untracked(vote_question);
    let seat = state.people.iter().next();
    let answer = move |action: Action| {
        Callback::new(move |()| {
            if let Some(seat) = seat {
                state.act_as(seat, &action);
            }
        })
    };
    view! {
        <p class="letter-asked">{asked}</p>
        <div class="does">
            <Button thing="do decline" on_press=answer(Action::Decline)>{table_words::DECLINE}</Button>
            <Button thing="do agree" weight=Weight::Main on_press=answer(Action::Agree)>
                    {table_words::AGREE}
                </Button>
        </div>
    }
    .into_any()
}

fn vote_question(view: &View) -> String {
    match &view.table.proposed {
        Some(WordProposal::Span(span)) => {
            let word = view.table.board.word_on(*span).unwrap_or_default();
            capitals(word)
        }
        Some(WordProposal::Cards(cards)) => {
            cards.iter().map(|card| card.letter().uppercase()).collect()
        }
        None => String::new(),
    }
}
