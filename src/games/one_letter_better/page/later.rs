//! What comes once the table stands: what its things are, how rounds and the match end,
//! what words are doubted, STL-1, the score sheet, what the signs on cards mean.

use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;

use super::bench::Bench;
use super::{card, doubt, fan, over, review, score_sheet};
use crate::games::one_letter_better::CARD;
use crate::games::one_letter_better::desk::{Coached, coached};
use crate::games::one_letter_better::desk::{Draft, Look, Scene, Thing, lineages};
use crate::games::one_letter_better::rules::{Face, OneLetterBetter, TableWordId};
use crate::games::one_letter_better::words::explain::Explaining;
use crate::games::one_letter_better::words::keys::KEYS;
use crate::games::one_letter_better::words::set_up::RULES;
use crate::games::one_letter_better::words::stage as words;
use crate::shell::draw::{all, nothing};
use crate::shell::later::{Coming, Rest};
use crate::shell::opened::Read;
use crate::shell::parts::card_face;
use crate::shell::room::split_point;
use crate::shell::stage::{self, Leaf};
use crate::shell::trying::tried;
use crate::shell::words::Words;
use screen::{Explain, Explained};

/// Sends for it.
pub fn coming() -> Coming<Rest<Bench>> {
    Box::pin(rest())
}

/// Sends for what reads its games: the same part.
pub fn reader() -> Coming<Read> {
    Box::pin(reads())
}

split_point! { one_letter_better__later:
    fn reads() -> Result<Read, SplitLoaderError> {
        Ok(Read::of::<OneLetterBetter>())
    }
}

split_point! { one_letter_better__later:
    fn rest() -> Result<Rest<Bench>, SplitLoaderError> {
        Ok(Rest {
            keys: KEYS,
            explains,
            hand,
            helps,
            leaf,
            coaches,
        })
    }
}

/// The end, the words of a turn that are doubted, and STL-1.
fn hand(bench: Bench) -> AnyView {
    match bench.scene.get_untracked() {
        Scene::RoundOver | Scene::Over => over::over(bench),
        Scene::Doubts | Scene::HandOver => doubt::window(bench),
        _ => fan::fan(bench),
    }
}

/// The score sheet and the menu, what the signs on cards mean and the rules that were chosen.
fn leaf(bench: Bench, leaf: Leaf) -> AnyView {
    match leaf {
        Leaf::Menu => all([
            score_sheet::folded(bench.session),
            stage::menu(bench.session, &CARD),
        ]),
        Leaf::Rules => all([signs(), stage::rules(bench.session, RULES, &CARD)]),
        // A turn is judged by who wins the round too, not by points alone.
        Leaf::Tried => tried(*bench, bench.sheet, None),
        Leaf::History => nothing(),
    }
}

/// What the signs on cards mean.
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

/// What a thing on the table is, followed.
fn explains(bench: Bench, thing: &str) -> Option<Explained> {
    let thing: Thing = thing.parse().ok()?;
    explaining(bench, |told| told.explain(thing))
}

/// The words at which the chosen card can be laid.
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

/// Whoever says what things are, followed.
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

/// Follows moments that are tried again, and coaches whoever is before the screen.
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
