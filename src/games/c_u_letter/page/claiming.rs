//! Words are marked on the board and claimed (C10), through a revealed card too (C34); words
//! that the list does not have are for the table to decide (C11).

use leptos::prelude::*;

use super::bench::Bench;
use super::placing::hand;
use crate::games::c_u_letter::desk::{Scene, claims_now};
use crate::games::c_u_letter::rules::{Action, Proposal, Stage, Standing, View};
use crate::games::c_u_letter::words::{moments as words, play, table as table_words};
use crate::shell::draw::{all, nothing, show_when};
use crate::shell::parts::{Button, Icon, Picture, Weight};
use crate::shell::seated::Plays;
use crate::shell::words::{Words, use_words};
use crate::words as text;
use crate::words::capitals;

/// So many words are offered at most.
const OFFERED: usize = 8;

/// Words to claim, by marking them or among those that are offered.
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

/// The words that are told to who is helped so (C10), and to anybody at a reveal (C34).
fn offered(bench: Bench) -> AnyView {
    let found = Memo::new(move |_| match use_words().state() {
        Words::Here(book) => bench.view.with(|view| {
            let hidden = |one: &Standing| book.family.hides(one.id);
            let found = claims_now(view, bench.acting(), &book.lexicon).into_iter();
            found.filter(|one| !hidden(one)).take(OFFERED).collect()
        }),
        _ => Vec::new(),
    });
    let offer = move |one: Standing| {
        let claim = move |_| {
            bench.act(&Action::Claim(one.span));
        };
        view! {
            <button type="button" class="letter-use" aria-label=play::standing(&one) on:click=claim>
                {capitals(one.word)}
            </button>
        }
        .into_any()
    };
    let offers = Memo::new(move |_| bench.chosen.with(|chosen| chosen.offers));
    let note = move || {
        let silent = found.with(Vec::is_empty) && !offers.get();
        silent.then_some(words::MARK)
    };
    view! {
        <div class="letter-uses" role="group" aria-label=words::TO_CLAIM>
            {show_when(move || offers.get(), move || {
                view! {
                    <button type="button" class="letter-use" on:click=move |_| bench.propose()>
                        {table_words::PROPOSE}
                    </button>
                }
                .into_any()
            })}
            {move || all(found.get().into_iter().map(offer))}
            <small>{note}</small>
        </div>
    }
    .into_any()
}

/// Each has its place, so that nothing moves under a quick finger.
fn buttons(bench: Bench) -> AnyView {
    let claim = Callback::new(move |()| bench.do_it());
    let off = Signal::derive(move || bench.draft.with(|draft| draft.to_claim().is_none()));
    let done = Callback::new(move |()| bench.done());
    let scrambles = bench
        .view
        .with_untracked(|view| matches!(view.table.stage, Stage::Scramble(_)));
    let ends = if scrambles {
        table_words::PASS
    } else {
        table_words::DONE
    };
    view! {
        <div class="buttons">
            <Button weight=Weight::Main off on_press=claim>{table_words::CLAIM}</Button>
            <Button on_press=done>{ends}</Button>
            {undo(bench)}
        </div>
    }
    .into_any()
}

/// Takes the own last step back, where that shows nothing.
fn undo(bench: Bench) -> AnyView {
    let undo = Callback::new(move |()| bench.undo());
    let off = Signal::derive(move || !bench.can_undo());
    view! {
        <Button off on_press=undo>
            <Icon picture=Picture::Undo />
            {text::UNDO}
        </Button>
    }
    .into_any()
}

/// The word that the table is asked about, and its answers.
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
        <div class="buttons">
            <Button weight=Weight::Main on_press=answer(Action::Agree)>{table_words::AGREE}</Button>
            <Button on_press=answer(Action::Decline)>{table_words::DECLINE}</Button>
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
