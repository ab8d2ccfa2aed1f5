//! The hand area, which shows what can be done now: place a card, claim words, decide about a word,
//! or make a scramble word.

use leptos::prelude::*;

use super::bench::Bench;
use super::placing;
use c_u_letter::screen::Scene;
use c_u_letter::text::moments as words;
use c_u_letter::text::news::since;
use c_u_letter_rules::{Action, Stage};
use game::SeatId;
use screen::news::Did;
use ui::draw::{all, memo, signal};
use ui::parts::{Button, Mark, Weight, seat_word};
use ui::seated::Plays;
use ui::words::{Words, use_words};

/// What the hand area is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    /// The viewer's hand, to place a card.
    Placing,
    Claiming,
    /// Making a word of leftover cards.
    Spelling,
    /// A Ready button for this seat.
    Ready(SeatId),
    /// All players decide whether to accept a word (C11).
    Judging,
    /// The buzzers.
    Buzzing,
    RoundOver,
    Over,
    /// The game is over, and the board is empty.
    Bare,
    /// Another player's turn.
    Nothing,
}

impl Hand {
    /// The name by which the style sheet knows this state of the hand area.
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

    /// Returns the current purpose of the hand area, tracked.
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

/// Draws the hand area, and redraws it when its purpose changes.
pub fn hand(bench: Bench) -> AnyView {
    // The end screen stays the same whether or not the board next to it is empty.
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

/// Draws the Ready button for a player who hasn't already confirmed on a cover. It starts the clock
/// (C4), and is enabled once the word list has loaded. Above it is the news since the player's last
/// turn.
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
