//! The turn area of the player at the screen: the line, the hand, and the buttons.

use leptos::prelude::*;

use super::table_state::{Activity, TableState};
use super::{hand, hints, line};
use lexicon::Letter;
use one_letter_better::screen::{BlueUse, Draft, DraftOutcome, pick_up_from};
use one_letter_better::text::stage::{self, play_label};
use one_letter_better::text::table as words;
use one_letter_better_rules::{Action, CardId};
use screen::text;
use screen::text::table::CONTINUE;
use ui::draw::{memo, nothing, show_when, signal};
use ui::parts::{Button, Icon, IconKind, LeftKey, LetterKeyboard, Weight};
use ui::table_core::GameTable;
use ui::wordlist::WordListState;

/// Draws the turn area.
pub fn turn(state: TableState) -> AnyView {
    let robs = memo(move || state.activity() == Activity::Robbing);
    let declares = memo(move || state.activity() == Activity::Declaring);
    let seen = state.view.with_untracked(|view| view.own.is_some());
    let cards = move || {
        if declares.get() {
            return letter_keys(state);
        }
        view! {
            {hand::hand(state)}
            {turn_buttons(state)}
        }
        .into_any()
    };
    let all = move || {
        if robs.get() {
            state.later.draw_when_loaded(move |rest| (rest.hand)(state))
        } else {
            view! {
                {line::line(state)}
                {move || cards()}
            }
            .into_any()
        }
    };
    if seen {
        view! { {move || all()} }.into_any()
    } else {
        watching_area(state)
    }
}

/// Draws the turn area while other players play and no hand may be shown.
fn watching_area(state: TableState) -> AnyView {
    view! { <div class="does">{continue_button(state)}</div> }.into_any()
}

/// The button that lets a waiting bot go on.
fn continue_button(state: TableState) -> AnyView {
    let go_on = Callback::new(move |()| {
        state.pace.skip_wait();
    });
    show_when(
        move || state.pace.is_waiting_for_tap(),
        move || view! { <Button weight=Weight::Main on_press=go_on>{CONTINUE}</Button> }.into_any(),
    )
}

/// Draws the letter buttons that declare a wild (O26).
fn letter_keys(state: TableState) -> AnyView {
    let letter = Callback::new(move |letter: char| {
        if let Some(letter) = Letter::new(letter) {
            state.type_letter(letter);
        }
    });
    let back = Callback::new(move |()| state.remove_last());
    view! { <LetterKeyboard on_letter=letter on_back=back left=LeftKey::None /> }.into_any()
}

fn turn_buttons(state: TableState) -> AnyView {
    let doing = memo(move || state.activity());
    let built = memo(move || state.draft.with(|draft| !draft.line().is_empty()));
    let drawn = move || match (doing.get(), built.get()) {
        (Activity::Robbing | Activity::Declaring, _) => nothing(),
        (Activity::Watching, _) => continue_button(state),
        (Activity::Discarding, _) => discarding_buttons(state),
        (Activity::Taking, false) => taking_buttons(state),
        (Activity::Taking, true) => line_buttons(state, true),
        (Activity::Playing, true) => line_buttons(state, false),
        (Activity::Playing, false) => ending_buttons(state),
    };
    let sorts = move || {
        let free = matches!(
            doing.get(),
            Activity::Watching | Activity::Taking | Activity::Playing
        );
        free && !built.get() && state.past.with(Option::is_none)
    };
    let sort = Callback::new(move |()| state.sort());
    view! {
        <div class="does">
            {undo_buttons(state)}
            {hints::hint_button(state)}
            {show_when(sorts, move || {
                view! { <Button thing="do sort" on_press=sort>{stage::SORT}</Button> }.into_any()
            })}
            {drawn}
        </div>
    }
    .into_any()
}

/// Draws the buttons that clear the line and undo the last step.
fn undo_buttons(state: TableState) -> AnyView {
    let built = move || {
        let line = state.draft.with(|draft| !draft.line().is_empty());
        line && matches!(state.activity(), Activity::Taking | Activity::Playing)
    };
    let clear = Callback::new(move |()| state.clear_line());
    let undo = Callback::new(move |()| state.undo());
    let square =
        move |thing: &'static str, label: &'static str, press: Callback<()>, picture: IconKind| {
            let off = signal(move || !built() && !state.can_undo());
            view! {
                <span class="square">
                    <Button thing on_press=press label off>
                        <Icon picture />
                    </Button>
                </span>
            }
            .into_any()
        };
    view! {
        {show_when(built, move || square("do clear", words::CLEAR, clear, IconKind::Close))}
        // The place of this button stays, so that the others don't move under a finger.
        {show_when(move || !built(), move || square("do undo", text::UNDO, undo, IconKind::Undo))}
    }
    .into_any()
}

/// Draws the buttons for the turn's card: from the deck, or cards of the pile (O5, O13).
fn taking_buttons(state: TableState) -> AnyView {
    view! {
        {draw_button(state)}
        {take_button(state)}
    }
    .into_any()
}

/// The card of the pile that is chosen, to be taken or swapped for. Tracked.
fn chosen_depth(state: TableState) -> Option<CardId> {
    state.chosen.with(|chosen| chosen.depth)
}

/// Draws the button that draws from the deck. It is the main one, and says how many cards come,
/// unless a card of the pile is chosen.
fn draw_button(state: TableState) -> AnyView {
    let draw = Callback::new(move |()| {
        state.act(&Action::Draw);
    });
    let main = memo(move || chosen_depth(state).is_none());
    let drawn = move || {
        let main = main.get();
        let says = move || {
            if main {
                state.view.with(words::draw_label)
            } else {
                words::DRAW.to_owned()
            }
        };
        view! { <Button thing="do draw" weight=main_weight(main) on_press=draw>{says}</Button> }
            .into_any()
    };
    view! { {drawn} }.into_any()
}

/// The weight of a button that is the main one or not.
const fn main_weight(main: bool) -> Weight {
    if main { Weight::Main } else { Weight::Plain }
}

/// Draws the button that takes the chosen cards of the pile, as the main one. A chosen swap takes
/// its place.
fn take_button(state: TableState) -> AnyView {
    let cards = memo(move || {
        let depth = chosen_depth(state).filter(|_| chosen_swap(state).is_none());
        state
            .view
            .with(|view| depth.map_or_else(Vec::new, |card| pick_up_from(view, card).to_vec()))
    });
    let take = Callback::new(move |()| {
        let count = cards.with_untracked(Vec::len);
        state.act(&Action::Take(count as u8));
    });
    let says = move || {
        state
            .view
            .with(|view| cards.with(|cards| words::take_label(&view.table.options.deck, cards)))
    };
    show_when(
        move || !cards.with(Vec::is_empty),
        move || {
            view! { <Button thing="do take" weight=Weight::Main on_press=take>{says}</Button> }
                .into_any()
        },
    )
}

/// Draws the buttons for the line.
fn line_buttons(state: TableState, early: bool) -> AnyView {
    let play = Callback::new(move |()| state.play_line());
    let off = signal(move || !matches!(state.prospect.get(), DraftOutcome::Play(_)));
    let says = move || {
        if state.chosen.with(|chosen| chosen.sure) {
            words::PLAY_ANYWAY.to_owned()
        } else {
            state.prospect.with(play_label)
        }
    };
    let swaps = memo(move || chosen_swap(state).is_some());
    let play_button = move || {
        let weight = main_weight(!swaps.get());
        view! { <Button thing="do play" weight off on_press=play>{says}</Button> }.into_any()
    };
    let main = if early {
        // Beside a line there is room for the chosen act alone.
        let draws = move || chosen_depth(state).is_none();
        view! {
            {show_when(draws, move || draw_button(state))}
            {take_button(state)}
        }
        .into_any()
    } else {
        view! { {play_button} }.into_any()
    };
    // A card that replaces others is at an end; it only goes to the other one.
    let moves = move || {
        state.draft.with(|draft| {
            let replaces = || state.view.with(|view| draft.replaced(view).is_some());
            draft.movable_card().is_some() && !replaces()
        })
    };
    let nudge = move |forward: bool| {
        let nudge =
            Callback::new(move |()| state.edit_draft(|draft, view| draft.nudge(forward, view)));
        let (label, picture) = if forward {
            (words::MOVE_RIGHT, IconKind::On)
        } else {
            (words::MOVE_LEFT, IconKind::Back)
        };
        view! {
            <span class="square">
                <Button thing="do move" on_press=nudge label>
                    <Icon picture />
                </Button>
            </span>
        }
        .into_any()
    };
    view! {
        {show_when(moves, move || view! { {nudge(false)} {nudge(true)} }.into_any())}
        {other_end_button(state)}
        {blue_button(state)}
        {swap_button(state)}
        {main}
    }
    .into_any()
}

/// The chosen swap: the blue card, and the card of the pile (O14). Tracked.
fn chosen_swap(state: TableState) -> Option<(CardId, CardId)> {
    let card = chosen_depth(state)?;
    let blue = state
        .view
        .with(|view| state.draft.with(|draft| draft.swappable_blue(view)))?;
    Some((blue, card))
}

/// Draws the button for a blue swap, as the main one (O14).
fn swap_button(state: TableState) -> AnyView {
    let swap = memo(move || chosen_swap(state));
    let press = Callback::new(move |()| {
        if let Some((blue, card)) = swap.get_untracked() {
            state.act(&Action::Swap { blue, card });
        }
    });
    let says = move || {
        let swap = swap.get();
        let says = |(blue, card)| {
            state
                .view
                .with(|view| words::swap_label(&view.table.options.deck, blue, card))
        };
        swap.map(says).unwrap_or_default()
    };
    show_when(
        move || swap.get().is_some(),
        move || {
            view! { <Button thing="do swap" weight=Weight::Main on_press=press>{says}</Button> }
                .into_any()
        },
    )
}

/// Draws the button that moves a blue card to the other end of its word, where that makes a play.
fn other_end_button(state: TableState) -> AnyView {
    let other = memo(move || {
        let book = match state.list.state() {
            WordListState::Loaded(book) => Some(book),
            _ => None,
        };
        let lexicon = book.as_ref().map(|book| &book.lexicon);
        state.view.with(|view| {
            let other = |draft: &Draft| draft.with_blue_at_other_end(view, lexicon);
            state.draft.with(other)
        })
    });
    let turn = Callback::new(move |()| {
        if let Some(other) = other.get_untracked() {
            state.edit_draft(|draft, _| *draft = other);
        }
    });
    show_when(
        move || other.with(Option::is_some),
        move || {
            view! { <Button thing="do blue" on_press=turn>{words::OTHER_END}</Button> }.into_any()
        },
    )
}

/// Draws the button that switches a blue card between being added and replacing letters (O23).
fn blue_button(state: TableState) -> AnyView {
    let way = memo(move || {
        state
            .view
            .with(|view| state.draft.with(|draft| draft.blue_use(view)))
    });
    let turn = Callback::new(move |()| state.edit_draft(Draft::toggle_blue));
    let says = move || match way.get() {
        Some(BlueUse::Added) => words::REPLACE,
        Some(BlueUse::Over) => words::ADD_TO_WORD,
        None => "",
    };
    show_when(
        move || way.get().is_some(),
        move || view! { <Button thing="do blue" on_press=turn>{says}</Button> }.into_any(),
    )
}

/// Draws the buttons for an empty line: end the turn, or put the pick-up back.
fn ending_buttons(state: TableState) -> AnyView {
    let picked_up = move || state.view.with(|view| view.table.turn.pick_up.is_some());
    let put_back = Callback::new(move |()| {
        state.act(&Action::PutBack);
    });
    let end = Callback::new(move |()| state.end_turn());
    let says = move || state.view.with(words::end_turn_label);
    view! {
        {take_button(state)}
        {show_when(picked_up, move || {
            view! { <Button thing="do put-back" on_press=put_back>{words::PUT_BACK}</Button> }
                .into_any()
        })}
        {show_when(move || !picked_up(), move || {
            view! { <Button thing="do end" on_press=end>{says}</Button> }.into_any()
        })}
    }
    .into_any()
}

/// Draws the buttons for choosing discards.
fn discarding_buttons(state: TableState) -> AnyView {
    let end = Callback::new(move |()| state.end_turn());
    let off = signal(move || {
        let count = state.draft.with(|draft| draft.discards().len());
        state
            .view
            .with(|view| !view.allowed_discards().contains(&count))
    });
    let says = move || {
        let count = state.draft.with(|draft| draft.discards().len());
        state
            .view
            .with(|view| words::end_turn_label_with(view, count))
    };
    let chosen = move || state.chosen.with(|chosen| chosen.discarding);
    let back = Callback::new(move |()| state.clear_line());
    view! {
        {show_when(chosen, move || {
            view! { <Button on_press=back>{words::BACK}</Button> }.into_any()
        })}
        <Button thing="do end" weight=Weight::Main off on_press=end>{says}</Button>
    }
    .into_any()
}
