//! What can be done now: a card is placed, words are claimed, the table decides, a word is made
//! of what is left.

use leptos::prelude::*;

use super::bench::Bench;
use super::placing;
use crate::games::c_u_letter::desk::Scene;
use crate::games::c_u_letter::rules::{Action, Stage};
use crate::games::c_u_letter::words::moments as words;
use crate::games::c_u_letter::words::news::since;
use crate::shell::draw::{all, memo, signal};
use crate::shell::parts::{Button, Mark, Weight, seat_word};
use crate::shell::seated::Plays;
use crate::shell::words::{Words, use_words};
use game::SeatId;
use screen::news::Did;

/// What the hand is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    /// The own hand, and a card to be placed.
    Placing,
    /// Words to be claimed.
    Claiming,
    /// A word to be made of what is left.
    Spelling,
    /// Somebody to be ready.
    Ready(SeatId),
    /// The table to decide.
    Judging,
    /// Somebody to press.
    Buzzing,
    /// A round is over.
    RoundOver,
    /// The game is over.
    Over,
    /// The same, and nothing is left on the board.
    Bare,
    /// Somebody else.
    Nothing,
}

impl Hand {
    /// As the style sheet names it.
    pub fn word(self) -> &'static str {
        match self {
            Hand::Claiming => "claiming",
            Hand::Spelling => "spelling",
            Hand::Buzzing => "buzzing",
            Hand::RoundOver => "over round",
            Hand::Over => "over",
            Hand::Bare => "bare",
            _ => "",
        }
    }

    /// What it is for now, followed.
    pub fn of(bench: Bench) -> Hand {
        let scene = bench.scene.get();
        let walks = bench.walk.walks() || bench.past.with(Option::is_some);
        bench.view.with(|view| match (scene, &view.table.stage) {
            (Scene::RoundOver, _) => Hand::RoundOver,
            (Scene::Over, _) if view.table.board.is_bare() && !walks => Hand::Bare,
            (Scene::Over, _) => Hand::Over,
            (Scene::Hand(_), Stage::Placing) => Hand::Placing,
            (Scene::Ready(seat), _) => Hand::Ready(seat),
            (Scene::Open(_), Stage::Scramble(_)) if super::spreads(view) => Hand::Spelling,
            (Scene::Hand(_) | Scene::Open(_), _) => Hand::Claiming,
            (Scene::Judge, _) => Hand::Judging,
            (Scene::Buzzers, _) => Hand::Buzzing,
            _ => Hand::Nothing,
        })
    }
}

/// Draws it. It is drawn anew when something else can be done.
pub fn hand(bench: Bench) -> AnyView {
    // The end stays as it is, whether the board beside it is bare or not.
    let kind = memo(move || match bench.hand.get() {
        Hand::Bare => Hand::Over,
        hand => hand,
    });
    let drawn = move || match kind.get() {
        Hand::Placing => placing::placing(bench),
        Hand::Ready(seat) => ready(bench, seat),
        Hand::Nothing => placing::watching(bench),
        _ => bench.later.drawn(move |rest| (rest.hand)(bench)),
    };
    view! { {move || drawn()} }.into_any()
}

/// Who was not asked yet says that they are there, and looks up before: the clock starts with
/// that (C4), once words can be judged. Who is alone reads what the others did since.
fn ready(bench: Bench, seat: SeatId) -> AnyView {
    let says = words::ready(&bench.session.name(seat));
    let off = signal(|| !matches!(use_words().state(), Words::Here(_)));
    let press = Callback::new(move |()| {
        bench.act_as(seat, &Action::Ready);
    });
    let news = bench.session.with_now(|game| since(game, seat)).lines;
    let line = |did: Did| {
        let mark = did.actor.and_then(|seat| bench.mark_of(seat));
        let drawn = mark.map(|colour| view! { <Mark colour /> }.into_any());
        view! { <li><span data-seat=mark.map(seat_word)>{drawn}</span>{did.says}</li> }.into_any()
    };
    let some = !news.is_empty();
    let news = view! {
        <ul class="letter-since" tabindex="0" aria-label=words::SINCE>
            {all(news.into_iter().map(line))}
        </ul>
    };
    let news = some.then(|| news.into_any());
    let hand = bench.view.with_untracked(|view| view.own.is_some());
    let hand = hand.then(|| placing::hand(bench));
    view! {
        {news}
        {hand}
        <div class="does">
            <Button thing="do ready" weight=Weight::Main off on_press=press>{says}</Button>
        </div>
    }
    .into_any()
}
