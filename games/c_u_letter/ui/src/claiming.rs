//! Claiming words by marking them on the board (C10), also through a revealed card (C34), and
//! asking the table about words that aren't in the list (C11).

use leptos::prelude::*;

use super::bench::Bench;
use super::placing::{clears, hand};
use c_u_letter::screen::{Offer, Scene, Thing};
use c_u_letter::text::{moments as words, offers as told, table as table_words};
use c_u_letter_rules::{Action, Proposal, Stage, View};
use screen::text::capitals;
use ui::draw::{all, memo, nothing, show_when, signal};
use ui::parts::{Button, Weight};
use ui::seated::Plays;

/// Draws the controls for claiming: the words on offer and the buttons.
pub fn claiming(bench: Bench) -> AnyView {
    let hand = match bench.scene.get_untracked() {
        Scene::Hand(_) => hand(bench),
        _ => nothing(),
    };
    view! {
        {offered(bench)}
        {hand}
        {buttons(bench)}
    }
    .into_any()
}

/// Draws a button for each word on offer: for a seat whose help marks words (C10) and, at a reveal,
/// for any seat (C34). A button shows what its word would pay now and, if the word is marked twice,
/// where it is.
fn offered(bench: Bench) -> AnyView {
    let offer = move |one: Offer| {
        let span = one.span;
        let claim = move |_| {
            bench.act(&Action::Claim(span));
        };
        let asleep = one.asleep_behind.is_some();
        let [word, place, worth] = told::texts(&one);
        view! {
            <button
                type="button"
                class="chip letter-use"
                aria-label=told::heard(&one)
                data-thing=Thing::Offer(span).to_string()
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
    let offers = memo(move || bench.chosen.with(|chosen| chosen.offers));
    let some = move || offers.get() || bench.offers.with(|offers| !offers.is_empty());
    view! {
        <div
            class="chips letter-uses"
            role="group"
            aria-label=words::TO_CLAIM
            data-some=move || some().then_some("")
        >
            {show_when(move || offers.get(), move || propose(bench))}
            {move || all(bench.offers.get().into_iter().map(offer))}
        </div>
    }
    .into_any()
}

/// Draws the button that asks the players to accept a word outside the list (C11).
pub fn propose(bench: Bench) -> AnyView {
    let propose = Callback::new(move |()| bench.propose());
    view! {
        <Button thing="do propose" on_press=propose>{table_words::PROPOSE}</Button>
    }
    .into_any()
}

/// Draws the buttons to clear, claim and finish. Their positions are fixed, so nothing shifts under
/// a quick finger.
fn buttons(bench: Bench) -> AnyView {
    let claim = Callback::new(move |()| bench.do_it());
    let off = signal(move || bench.draft.with(|draft| draft.to_claim().is_none()));
    let done = Callback::new(move |()| bench.done());
    let scrambles = bench
        .view
        .with_untracked(|view| matches!(view.table.stage, Stage::Scramble(_)));
    let (ends, thing) = match scrambles {
        true => (table_words::PASS, "do pass"),
        false => (table_words::DONE, "do done"),
    };
    view! {
        <div class="does">
            {clears(bench)}
            <Button thing="do claim" off on_press=claim>{table_words::CLAIM}</Button>
            <Button thing=thing weight=Weight::Main on_press=done>{ends}</Button>
        </div>
    }
    .into_any()
}

/// Draws the word that the players are asked to accept, with buttons to reject or accept it.
pub fn judging(bench: Bench) -> AnyView {
    let asked = bench.view.with_untracked(asked);
    let seat = bench.people.iter().next();
    let answer = move |action: Action| {
        Callback::new(move |()| {
            if let Some(seat) = seat {
                bench.act_as(seat, &action);
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

fn asked(view: &View) -> String {
    match &view.table.proposed {
        Some(Proposal::Span(span)) => {
            let word = view.table.board.read(*span).unwrap_or_default();
            capitals(word)
        }
        Some(Proposal::Cards(cards)) => cards.iter().map(|card| card.letter().capital()).collect(),
        None => String::new(),
    }
}
