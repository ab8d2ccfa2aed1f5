//! The player's hand, the abilities of a chosen card on its square, and the buttons for them.

use leptos::prelude::*;

use super::bench::{Bench, tile};
use super::card;
use c_u_letter::bots::{Errand, Hint, HintStep, Report};
use c_u_letter::screen::{Draft, Prospect, ShownCard, Thing, card as shown_card};
use c_u_letter::text::{moments as words, play, stage as told, table as table_words};
use c_u_letter_rules::{CardId, Heading, Placing, Stage, Use};
use screen::text;
use screen::text::table::GO_ON;
use ui::dom;
use ui::drag::Held;
use ui::draw::{Draw, all, keyed, memo, nothing, show_when, signal};
use ui::hint::bulb;
use ui::parts::{Button, Icon, Picture, Weight};
use ui::roving_focus::{Rove, on_key};
use ui::seated::Plays;
use ui::thinker::Thinker;
use ui::words::{Words, use_words};

/// Draws the hand and buttons to place a card.
pub fn placing(bench: Bench) -> AnyView {
    view! {
        {hand(bench)}
        {buttons(bench)}
    }
    .into_any()
}

/// Draws the hand area during other players' turns. The player's own hand stays visible where no
/// other player could see it.
pub fn watching(bench: Bench) -> AnyView {
    let own = bench.view.with_untracked(|view| view.own.is_some());
    let hand = match own {
        true => hand(bench),
        false => nothing(),
    };
    let go_on = Callback::new(move |()| {
        bench.pace.hurry();
    });
    view! {
        {hand}
        <div class="does">
            {clears(bench)}
            {show_when(move || bench.pace.waits_for_tap(), move || {
                view! { <Button weight=Weight::Main on_press=go_on>{GO_ON}</Button> }.into_any()
            })}
        </div>
    }
    .into_any()
}

/// Draws the hand.
pub fn hand(bench: Bench) -> AnyView {
    let cards = memo(move || bench.view.with(|view| view.hand.clone()));
    let rove = Rove::new();
    let list = move || {
        let each = cards.get().into_iter();
        each.map(|card| {
            let draw: Draw = Box::new(move || held(bench, card, rove, cards));
            (card.index().to_string(), draw)
        })
        .collect()
    };
    let none = move || cards.with(Vec::is_empty);
    let rests = move || (!bench.places()).then_some("");
    view! {
        <div
            class="letter-hand"
            role="group"
            aria-label=table_words::HAND
            data-holder="hand"
            data-rests=rests
            on:keydown=on_key
        >
            {keyed(list)}
            {show_when(none, || view! { <small>{table_words::HAND_EMPTY}</small> }.into_any())}
        </div>
    }
    .into_any()
}

fn held(bench: Bench, id: CardId, rove: Rove<CardId>, cards: Memo<Vec<CardId>>) -> AnyView {
    let shown: ShownCard = shown_card(id, false);
    let chosen = move || bench.draft.with(|draft| draft.card() == Some(id));
    // A card with a chosen square is drawn there instead.
    let laid = move || {
        let lies =
            matches!(bench.prospect.get(), Prospect::Place { placing, .. } if placing.card == id);
        lies && !bench.drag.holds(tile(id))
    };
    let letter = shown.letter.to_string();
    view! {
        <button
            type="button"
            class="letter-held"
            data-card=card::id_of(id)
            data-thing=Thing::Held(id).to_string()
            data-laid=move || laid().then_some("")
            data-held=move || bench.drag.holds(tile(id)).then_some("")
            aria-label=words::held(id)
            aria-pressed=move || chosen().to_string()
            tabindex=move || cards.with(|cards| rove.stop(id, cards))
            on:focus=move |_| rove.take(id)
            on:click=move |event| {
                if bench.drag.ends_in_click() || bench.panel.was_held() {
                    return;
                }
                bench.tap_card(id);
                // After choosing a card by keyboard, the focus moves to the board.
                if event.detail() == 0 && untrack(chosen) {
                    dom::focus(&super::board::dom_id(bench.cursor.get_untracked()));
                }
            }
            on:pointerdown=move |event| {
                if untrack(|| bench.places()) {
                    bench.drag.press(&event, tile(id), letter.clone());
                }
            }
            on:pointermove=move |event| bench.drag.follow(&event)
            on:pointerup=move |event| bench.drag.release(&event)
            on:pointercancel=move |_| bench.drag.cancel()
        >
            {card::face(&shown)}
        </button>
    }
    .into_any()
}

/// Draws the dragged card under the pointer.
pub fn ghost(bench: Bench) -> AnyView {
    let drawn = move || {
        let Some(Held { tile, at, .. }) = bench.drag.held() else {
            return nothing();
        };
        let (x, y) = at;
        let Ok(card) = CardId::try_from(tile.0 as u8) else {
            return nothing();
        };
        view! {
            <div class="held-tile" style:--x=format!("{x}px") style:--y=format!("{y}px")>
                {card::up(card)}
            </div>
        }
        .into_any()
    };
    view! { {drawn} }.into_any()
}

/// Draws the buttons for the chosen card: its chosen use as the main button, and the alternatives
/// beside it.
fn buttons(bench: Bench) -> AnyView {
    let place = Callback::new(move |()| bench.do_it());
    let chosen = memo(move || match bench.prospect.get() {
        Prospect::Place { placing, uses, .. } => Some((placing, uses)),
        _ => None,
    });
    let off = signal(move || chosen.with(Option::is_none));
    let says = move || {
        let swaps = bench.swaps();
        chosen.with(|chosen| match chosen {
            Some((placing, uses)) => told::places(placing, uses, swaps),
            None => table_words::PLACE.to_owned(),
        })
    };
    let others = move || match chosen.get() {
        Some((placing, uses)) => others(bench, placing, &uses),
        None => nothing(),
    };
    let begun = move || bench.draft.with(|draft| draft.card().is_some());
    let thinker = Thinker::new();
    let hints = move || !begun() && bench.view.with(|view| view.table.options.hints);
    view! {
        <div class="does">
            {clears(bench)}
            {show_when(hints, move || hint(bench, thinker))}
            {others}
            <Button thing="do place" weight=Weight::Main off on_press=place>{says}</Button>
        </div>
    }
    .into_any()
}

/// Draws buttons for the alternative uses of the card. If a push is chosen and has alternatives,
/// each direction gets an arrow button, including the chosen one.
fn others(bench: Bench, placing: Placing, uses: &[Use]) -> AnyView {
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
            None => told::instead(using, placing.at, uses),
        };
        view! {
            <button
                type="button"
                class="button letter-use"
                data-arrow=arrow.map(|_| "")
                data-thing=Thing::Use(using).to_string()
                aria-label=arrow.map(|_| play::use_name(using))
                aria-pressed=arrow.map(|_| is.to_string())
                on:click=move |_| bench.choose_use(using)
            >
                {says}
            </button>
        }
        .into_any()
    };
    all(uses.iter().copied().map(one))
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
pub fn clears(bench: Bench) -> AnyView {
    let begun = move || bench.draft.with(|draft| *draft != Draft::default());
    let clear = Callback::new(move |()| bench.clear());
    let undo = Callback::new(move |()| bench.undo());
    let off = signal(move || !bench.can_undo());
    view! {
        {show_when(begun, move || {
            view! {
                <span class="square" data-thing="do clear">
                    <Button label=table_words::CLEAR on_press=clear>
                        <Icon picture=Picture::Undo />
                    </Button>
                </span>
            }
            .into_any()
        })}
        {show_when(move || !begun(), move || {
            view! {
                <span class="square" data-thing="do undo">
                    <Button label=text::UNDO off on_press=undo>
                        <Icon picture=Picture::Undo />
                    </Button>
                </span>
            }
            .into_any()
        })}
    }
    .into_any()
}

/// Draws the hint button. Hints are computed in a worker.
fn hint(bench: Bench, thinker: Thinker) -> AnyView {
    let given = memo(move || bench.chosen.with(|chosen| chosen.hints.clone()));
    let next = move || {
        given.with(|given| match given.as_slice() {
            [Hint::Nothing | Hint::Quiet, ..] => None,
            given => HintStep::ALL.get(given.len()).copied(),
        })
    };
    let ask = Callback::new(move |()| {
        let (Some(step), Words::Here(book)) = (untrack(next), use_words().state_now()) else {
            return;
        };
        let errand = Errand::Hint {
            view: Box::new(bench.view.get_untracked()),
            step,
        };
        thinker.send(&errand, &book, move |said| {
            if let Some(Report::Hint(Ok(hint))) = said {
                let placing = bench
                    .view
                    .with_untracked(|view| view.table.stage == Stage::Placing);
                if placing {
                    bench.chosen.update(|chosen| chosen.hints.push(hint));
                }
            }
        });
    });
    let told = move || !given.with(Vec::is_empty);
    bulb(told, move || next().is_none(), ask)
}
