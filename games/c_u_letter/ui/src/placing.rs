//! The player's hand, the abilities of a chosen card on its square, and the buttons for them.

use leptos::prelude::*;

use super::card;
use super::table_state::{TableState, tile_id};
use c_u_letter::screen::{Draft, DraftOutcome, ShownCard, TableThing, TurnHint, shown_card};
use c_u_letter::text::{moments as words, play, stage as told, table as table_words};
use c_u_letter_rules::{CardId, Heading, Placing, Use};
use screen::text;
use screen::text::table::{CONTINUE, hinted_label};
use ui::bot_worker::BotWorker;
use ui::dom;
use ui::drag::DraggedTile;
use ui::draw::{DrawLine, join_views, keyed_list, memo, nothing, show_when, signal};
use ui::hint::draw_hint_button;
use ui::parts::{Button, Icon, IconKind, Weight};
use ui::roving_focus::{RovingFocus, on_key};
use ui::table_core::GameTable;
use ui::wordlist::{WordListState, use_word_list};

/// Draws the hand and buttons to place a card.
pub fn placing(state: TableState) -> AnyView {
    view! {
        {hand(state)}
        {buttons(state)}
    }
    .into_any()
}

/// Draws the hand area during other players' turns. The player's own hand stays visible where no
/// other player could see it.
pub(crate) fn watching(state: TableState) -> AnyView {
    let own = state.view.with_untracked(|view| view.own.is_some());
    let hand = if own { hand(state) } else { nothing() };
    let go_on = Callback::new(move |()| {
        state.pace.skip_wait();
    });
    view! {
        {hand}
        <div class="does">
            {clear_button(state)}
            {show_when(move || state.pace.is_waiting_for_tap(), move || {
                view! { <Button weight=Weight::Main on_press=go_on>{CONTINUE}</Button> }.into_any()
            })}
        </div>
    }
    .into_any()
}

/// Draws the hand.
pub fn hand(state: TableState) -> AnyView {
    let cards = memo(move || state.view.with(|view| view.hand.clone()));
    let rove = RovingFocus::new();
    let list = move || {
        let each = cards.get().into_iter();
        each.map(|card| {
            let draw: DrawLine = Box::new(move || held_card(state, card, rove, cards));
            (card.index().to_string(), draw)
        })
        .collect()
    };
    let none = move || cards.with(Vec::is_empty);
    let rests = move || (!state.can_place()).then_some("");
    view! {
        <div
            class="letter-hand"
            role="group"
            aria-label=table_words::HAND
            data-holder="hand"
            data-rests=rests
            on:keydown=on_key
        >
            {keyed_list(list)}
            {show_when(none, || view! { <small>{table_words::HAND_EMPTY}</small> }.into_any())}
        </div>
    }
    .into_any()
}

fn held_card(
    state: TableState,
    id: CardId,
    rove: RovingFocus<CardId>,
    cards: Memo<Vec<CardId>>,
) -> AnyView {
    let shown: ShownCard = shown_card(id, false);
    let chosen = move || state.draft.with(|draft| draft.card() == Some(id));
    // A card with a chosen square is drawn there instead.
    let laid = move || {
        let lies = matches!(state.outcome.get(), DraftOutcome::Place { placing, .. } if placing.card == id);
        lies && !state.drag.is_dragging(tile_id(id))
    };
    let hinted = move || state.hinted.with(|marks| marks.card == Some(id));
    let label = move || hinted_label(words::held_card(id), hinted());
    let letter = shown.letter.to_string();
    view! {
        <button
            type="button"
            class="letter-held"
            data-card=card::data_id(id)
            data-thing=TableThing::Held(id).to_string()
            data-laid=move || laid().then_some("")
            data-held=move || state.drag.is_dragging(tile_id(id)).then_some("")
            data-hinted=move || hinted().then_some("")
            aria-label=label
            aria-pressed=move || chosen().to_string()
            tabindex=move || cards.with(|cards| rove.tabindex(id, cards))
            on:focus=move |_| rove.on_focus(id)
            on:click=move |event| {
                if state.drag.click_ends_drag() || state.panel.was_long_press() {
                    return;
                }
                state.tap_card(id);
                // After choosing a card by keyboard, the focus moves to the board.
                if event.detail() == 0 && untrack(chosen) {
                    dom::focus(&super::board::dom_id(state.cursor.get_untracked()));
                }
            }
            on:pointerdown=move |event| {
                if untrack(|| state.can_place()) {
                    state.drag.on_pointer_down(&event, tile_id(id), letter.clone());
                }
            }
            on:pointermove=move |event| state.drag.on_pointer_move(&event)
            on:pointerup=move |event| state.drag.on_pointer_up(&event)
            on:pointercancel=move |_| state.drag.cancel()
        >
            {card::face(&shown)}
        </button>
    }
    .into_any()
}

/// Draws the dragged card under the pointer.
pub fn dragged_card(state: TableState) -> AnyView {
    let drawn = move || {
        let Some(DraggedTile { tile, at, .. }) = state.drag.dragged_tile() else {
            return nothing();
        };
        let (x, y) = at;
        let Ok(card) = CardId::try_from(tile.0 as u8) else {
            return nothing();
        };
        view! {
            <div class="held-tile" style:--x=format!("{x}px") style:--y=format!("{y}px")>
                {card::face_up(card)}
            </div>
        }
        .into_any()
    };
    view! { {drawn} }.into_any()
}

/// Draws the buttons for the chosen card: its chosen use as the main button, and the alternatives
/// beside it.
fn buttons(state: TableState) -> AnyView {
    let place = Callback::new(move |()| state.confirm());
    let chosen = memo(move || match state.outcome.get() {
        DraftOutcome::Place { placing, uses, .. } => Some((placing, uses)),
        _ => None,
    });
    let off = signal(move || chosen.with(Option::is_none));
    let says = move || {
        let swaps = state.has_swap_partners();
        chosen.with(|chosen| match chosen {
            Some((placing, uses)) => told::place_label(placing, uses, swaps),
            None => table_words::PLACE.to_owned(),
        })
    };
    let others = move || match chosen.get() {
        Some((placing, uses)) => alternative_buttons(state, placing, &uses),
        None => nothing(),
    };
    let hints = move || state.view.with(|view| view.table.options.hints);
    view! {
        <div class="does">
            {clear_button(state)}
            {show_when(hints, move || hint_button(state))}
            {others}
            <Button thing="do place" weight=Weight::Main off on_press=place>{says}</Button>
        </div>
    }
    .into_any()
}

/// Draws buttons for the alternative uses of the card. If a push is chosen and has alternatives,
/// each direction gets an arrow button, including the chosen one.
fn alternative_buttons(state: TableState, placing: Placing, uses: &[Use]) -> AnyView {
    let pushes = matches!(placing.using, Use::Insert(_)) && uses.len() > 1;
    let one = |using: Use| {
        let is = using == placing.using;
        let arrow = match using {
            Use::Insert(way) if pushes => Some(arrow(way)),
            _ if is => return nothing(),
            _ => None,
        };
        let says = match arrow {
            Some(arrow) => arrow.to_owned(),
            None => told::alternative_label(using, placing.at, uses),
        };
        view! {
            <button
                type="button"
                class="button letter-use"
                data-arrow=arrow.map(|_| "")
                data-thing=TableThing::Use(using).to_string()
                aria-label=arrow.map(|_| play::use_name(using))
                aria-pressed=arrow.map(|_| is.to_string())
                on:click=move |_| state.choose_use(using)
            >
                {says}
            </button>
        }
        .into_any()
    };
    join_views(uses.iter().copied().map(one))
}

const fn arrow(way: Heading) -> &'static str {
    match way {
        Heading::Right => "→",
        Heading::Down => "↓",
        Heading::Left => "←",
        Heading::Up => "↑",
    }
}

/// Draws the button that clears the player's choice or, if nothing is chosen, undoes the last step.
/// Steps that revealed something can't be undone.
pub fn clear_button(state: TableState) -> AnyView {
    let begun = move || state.draft.with(|draft| *draft != Draft::default());
    let clear = Callback::new(move |()| state.clear());
    let undo = Callback::new(move |()| state.undo());
    let off = signal(move || !state.can_undo());
    view! {
        {show_when(begun, move || {
            view! {
                <span class="square" data-thing="do clear">
                    <Button label=table_words::CLEAR on_press=clear>
                        <Icon picture=IconKind::Undo />
                    </Button>
                </span>
            }
            .into_any()
        })}
        {show_when(move || !begun(), move || {
            view! {
                <span class="square" data-thing="do undo">
                    <Button label=text::UNDO off on_press=undo>
                        <Icon picture=IconKind::Undo />
                    </Button>
                </span>
            }
            .into_any()
        })}
    }
    .into_any()
}

/// Draws the hint button, which is off until the word list has loaded.
fn hint_button(state: TableState) -> AnyView {
    let bot_worker = BotWorker::new();
    let steps = memo(move || state.with_hint(TurnHint::steps));
    let ask = Callback::new(move |()| state.ask_hint(bot_worker));
    // Without the word list, its progress is shown instead.
    let loaded = || matches!(use_word_list().state(), WordListState::Loaded(_));
    let off = move || !state.can_place() || !loaded();
    draw_hint_button(move || steps.get().unwrap_or_default(), off, ask)
}
