//! The deferred part of the table: explanations of things, the end of rounds and of the match,
//! challenges, STL-1, the score sheet, and the meaning of the signs on cards.

use leptos::prelude::*;

use super::bench::Bench;
use super::{card, doubt, fan, over, review, score_sheet};
use one_letter_better::CARD;
use one_letter_better::screen::{Coached, Draft, Look, Scene, Thing, coached, lineages};
use one_letter_better::text::explain::Explaining;
use one_letter_better::text::keys::KEYS;
use one_letter_better::text::set_up::TOLD;
use one_letter_better::text::stage as words;
use one_letter_better_rules::{Face, TableWordId};
use screen::{Explain, Explained};
use ui::draw::{all, nothing};
use ui::later::{Coming, Rest, Way};
use ui::opened::Read;
use ui::parts::card_face;
use ui::stage::{self, Leaf};
use ui::trying::tried;
use ui::words::Words;

/// How the deferred part of the table is fetched.
pub static REST: Way<Rest<Bench>> = Way::new();

/// How the reader of saved games is fetched, which is in the same chunk.
pub static READER: Way<Read> = Way::new();

/// Loads the deferred part of the table.
pub fn coming() -> Coming<Rest<Bench>> {
    REST.fetch()
}

/// Loads the reader of this game's saves, which is in the same chunk.
pub fn reader() -> Coming<Read> {
    READER.fetch()
}

/// The deferred part of the table.
pub const TABLE: Rest<Bench> = Rest {
    keys: KEYS,
    explains,
    hand,
    helps,
    leaf,
    coaches,
};

/// Draws what replaces the hand: the end of a round, the challenge window, or the hand that STL-1
/// takes from.
fn hand(bench: Bench) -> AnyView {
    match bench.scene.get_untracked() {
        Scene::RoundOver | Scene::Over => over::over(bench),
        Scene::Doubts | Scene::HandOver => doubt::window(bench),
        _ => fan::fan(bench),
    }
}

/// Draws a tab of the sheet: the score sheet and the menu, or the signs on cards and the chosen
/// rules.
fn leaf(bench: Bench, leaf: Leaf) -> AnyView {
    match leaf {
        Leaf::Menu => all([
            score_sheet::folded(bench.session),
            stage::menu(bench.session, &CARD),
        ]),
        Leaf::Rules => all([signs(), stage::rules(bench.session, TOLD, &CARD)]),
        // A turn is judged by who wins the round too, not by points alone.
        Leaf::Tried => tried(*bench, bench.sheet, None),
        Leaf::History => nothing(),
    }
}

/// Draws the meaning of the signs on cards.
fn signs() -> AnyView {
    let line = |text: &str| {
        let face: Option<Face> = text.parse().ok();
        let drawn = face.map(|face| {
            let says = words::power(Look::of(face));
            let drawn = card_face(Some(card::printed(face, face.value().into())));
            view! { <li>{drawn}<span>{says}</span></li> }.into_any()
        });
        drawn.into_any()
    };
    view! {
        <h2>{words::SIGNS_HEAD}</h2>
        <ul class="better-signs">{all(["+A", "=CH", "-T", "?", "!"].map(line))}</ul>
    }
    .into_any()
}

/// Explains a thing on the table. Tracked.
fn explains(bench: Bench, thing: &str) -> Option<Explained> {
    let thing: Thing = thing.parse().ok()?;
    explaining(bench, |told| told.explain(thing))
}

/// The numbers of the words to which the chosen card can be added. Tracked.
fn helps(bench: Bench) -> Vec<usize> {
    let Scene::Hand(seat) = bench.scene.get() else {
        return Vec::new();
    };
    let on_its_way = bench.moving.get();
    if bench.past.get().is_some() || !bench.helps(seat) {
        return Vec::new();
    }
    explaining(bench, |told| {
        told.takes(on_its_way)
            .into_iter()
            .map(TableWordId::index)
            .collect()
    })
}

/// Calls `tell` with the context for explanations. Tracked.
fn explaining<T>(bench: Bench, tell: impl FnOnce(Explaining) -> T) -> T {
    let past = bench.past.get();
    let draft = match past {
        Some(_) => Draft::default(),
        None => bench.draft.get(),
    };
    let book = match bench.list.state() {
        Words::Here(book) => Some(book),
        _ => None,
    };
    let steps = past.unwrap_or(usize::MAX);
    let lineages = bench.session.with(|game| lineages(game, steps));
    bench.seen.with(|view| {
        bench.with_seats(|seats| {
            tell(Explaining {
                view,
                draft: &draft,
                seats,
                lineages: &lineages,
                helps: view.own.is_some_and(|seat| bench.helps(seat)),
                words: book.as_ref().map(|book| &book.lexicon),
            })
        })
    })
}

/// Starts judging the turns that a player tries again, and coaching players in their first games.
fn coaches(bench: Bench) {
    review::tries(bench);
    bench.coaches(move || {
        bench.view.with(|view| {
            let seat = view.own?;
            let moments = coached(view, seat).into_iter();
            Some((seat, moments.map(Coached::tip).collect()))
        })
    });
}
