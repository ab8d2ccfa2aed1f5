//! The hand area, which shows what can be done now: place a card, claim words, decide about a word,
//! or make a scramble word.

use leptos::prelude::*;

use super::placing;
use super::table_state::TableState;
use c_u_letter::screen::Scene;
use c_u_letter::text::moments as words;
use c_u_letter::text::news::news_since;
use c_u_letter_rules::{Action, Stage};
use game::SeatId;
use screen::news::ActSentence;
use ui::draw::{join_views, memo, signal};
use ui::parts::{Button, SeatMark, Weight, colour_class};
use ui::table_core::GameTable;
use ui::wordlist::{WordListState, use_word_list};

/// The purpose of the hand area.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandMode {
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

impl HandMode {
    /// The name by which the style sheet knows this state of the hand area.
    pub(crate) fn css_class(self) -> &'static str {
        match self {
            HandMode::Claiming => "claiming",
            HandMode::Spelling => "spelling",
            HandMode::Buzzing => "buzzing",
            HandMode::RoundOver => "over round",
            HandMode::Over => "over",
            HandMode::Bare => "bare",
            _ => "",
        }
    }

    /// Returns the current purpose of the hand area, tracked.
    pub fn current(state: TableState) -> HandMode {
        let scene = state.scene.get();
        let walks = state.ceremony.is_running() || state.past.with(Option::is_some);
        state.view.with(|view| match (scene, &view.table.stage) {
            (Scene::RoundOver, _) => HandMode::RoundOver,
            (Scene::Over, _) if view.table.board.has_no_cards() && !walks => HandMode::Bare,
            (Scene::Over, _) => HandMode::Over,
            (Scene::Hand(_), Stage::Placing) => HandMode::Placing,
            (Scene::Ready(seat), _) => HandMode::Ready(seat),
            (Scene::Open(_), Stage::Scramble(_)) if super::spreads_leftovers(view) => {
                HandMode::Spelling
            }
            (Scene::Hand(_) | Scene::Open(_), _) => HandMode::Claiming,
            (Scene::Judge, _) => HandMode::Judging,
            (Scene::Buzzers, _) => HandMode::Buzzing,
            _ => HandMode::Nothing,
        })
    }
}

/// Draws the hand area, and redraws it when its purpose changes.
pub fn hand(state: TableState) -> AnyView {
    // The end screen stays the same whether or not the board next to it is empty.
    let kind = memo(move || match state.hand.get() {
        HandMode::Bare => HandMode::Over,
        hand => hand,
    });
    let drawn = move || match kind.get() {
        HandMode::Placing => placing::placing(state),
        HandMode::Ready(seat) => ready_button(state, seat),
        HandMode::Nothing => placing::watching(state),
        _ => state.later.draw_when_loaded(move |rest| (rest.hand)(state)),
    };
    view! { {move || drawn()} }.into_any()
}

/// Draws the Ready button for a player who shares the device and hasn't already confirmed on a
/// cover. It starts the clock (C4), and is enabled once the word list has loaded. Above it is the
/// news since the player's last turn.
fn ready_button(state: TableState, seat: SeatId) -> AnyView {
    let says = words::ready(&state.session.player_name(seat));
    let off = signal(|| !matches!(use_word_list().state(), WordListState::Loaded(_)));
    let press = Callback::new(move |()| {
        state.act_as(seat, &Action::Ready);
    });
    let news = state
        .session
        .with_untracked(|game| news_since(game, seat))
        .lines;
    let line = |did: ActSentence| {
        let mark = did.actor.and_then(|seat| state.colour_of(seat));
        let drawn = mark.map(|colour| view! { <SeatMark colour /> }.into_any());
        view! { <li><span data-seat=mark.map(colour_class)>{drawn}</span>{did.says}</li> }
            .into_any()
    };
    let some = !news.is_empty();
    let news = view! {
        <ul class="letter-since" tabindex="0" aria-label=words::SINCE>
            {join_views(news.into_iter().map(line))}
        </ul>
    };
    let news = some.then(|| news.into_any());
    let hand = state.view.with_untracked(|view| view.own.is_some());
    let hand = hand.then(|| placing::hand(state));
    view! {
        {news}
        {hand}
        <div class="does">
            <Button thing="do ready" weight=Weight::Main off on_press=press>{says}</Button>
        </div>
    }
    .into_any()
}
