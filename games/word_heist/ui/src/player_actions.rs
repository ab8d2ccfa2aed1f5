//! Choosing who has a word, and finishing; in the menu, proposals and leaving (A13, A16, A18, A19).
//! The vote itself is in `vote`.

use leptos::prelude::*;

use super::table_state::TableState;
use game::SeatId;
use ui::draw::{join_views, memo, nothing, show_when, signal};
use ui::parts::{Button, SeatMark, Weight, colour_class};
use ui::table_core::GameTable;
use word_heist::screen::{ButtonAction, TableThing};
use word_heist::text::table as words;
use word_heist_rules::{Action, PlayMode, Stage, Table, VoteProposal};

/// Whether the player who makes a word is chosen by a tap: where several people may make words, and
/// in Call it out. Tracked.
pub(crate) fn is_maker_chosen_by_tap(state: TableState) -> bool {
    let several = state.people_present().len() > 1;
    state.table.with(|table| {
        let open = matches!(table.stage, Stage::Open | Stage::Reserved { .. });
        let by_mode = !matches!(table.options.mode, PlayMode::Buzzers { .. });
        open && by_mode && several && table.motion.is_none()
    })
}

/// Whether there are buttons to choose the maker of a word, or to finish. Tracked.
pub(crate) fn has_player_buttons(state: TableState) -> bool {
    is_maker_chosen_by_tap(state) || state.table.with(Table::offers_done)
}

/// Buttons to choose who has a word, and to mark players as done.
pub(crate) fn player_buttons(state: TableState) -> AnyView {
    let people = move || {
        join_views(
            state
                .people_present()
                .into_iter()
                .map(|seat| player_button(state, seat)),
        )
    };
    view! { <div class="heist-callers">{move || people()}</div> }.into_any()
}

fn player_button(state: TableState, seat: SeatId) -> AnyView {
    let Some(player) = state.player(seat) else {
        return nothing();
    };
    let (name, colour) = (player.name.to_string(), player.colour);
    let heard = words::has_word_aria_suffix(&name);
    let call = move || {
        view! {
            <button
                type="button"
                class="button heist-caller"
                data-seat=colour_class(colour)
                data-thing=TableThing::Press(seat).to_string()
                on:pointerdown=|event| event.prevent_default()
                on:click=move |_| choose_maker(state, seat)
            >
                <SeatMark colour />
                <span class="name">
                    <bdi>{name.clone()}</bdi>
                    <span class="only-heard">{heard.clone()}</span>
                </span>
            </button>
        }
        .into_any()
    };
    view! {
        <div class="does">
            {show_when(move || is_maker_chosen_by_tap(state), call)}
            {finish_button(state, seat)}
        </div>
    }
    .into_any()
}

fn choose_maker(state: TableState, seat: SeatId) {
    let calls = state
        .table
        .with_untracked(|table| table.options.mode == PlayMode::CallItOut);
    if calls {
        state.act_as(seat, &Action::Call);
    } else {
        state.chosen.set(Some(seat));
    }
}

/// The button with which a seat finishes, where it is offered (A16).
fn finish_button(state: TableState, seat: SeatId) -> AnyView {
    let open = move || {
        state
            .table
            .with(|table| table.offers_done() && !table.done.contains(seat))
    };
    let press = Callback::new(move |()| state.finish(seat));
    show_when(open, move || {
        let name = state.session.player_name(seat);
        // The button needn't repeat the player's name next to it, or name the only person.
        let (chosen, alone) = untrack(|| {
            (
                is_maker_chosen_by_tap(state),
                state.people_present().len() == 1,
            )
        });
        let shows = if alone {
            words::FINISH_GAME
        } else {
            words::FINISH
        };
        let label = words::finish_label(&name, shows);
        let says = if alone || chosen {
            shows.to_owned()
        } else {
            words::seat_answer_label(&name, shows)
        };
        let thing = TableThing::Do(ButtonAction::Done).to_string();
        view! { <Button label=label thing=thing on_press=press>{says}</Button> }.into_any()
    })
}

/// The menu's buttons for proposals: taking back the last word, and stopping early.
pub(crate) fn proposal_menu(state: TableState) -> AnyView {
    let last = memo(move || {
        state.table.with(|table| {
            let last = table.word(table.last.as_ref()?.word)?;
            let mine = state.people.contains(last.owner) && table.reservation_holder().is_none();
            mine.then(|| (last.owner, last.word()))
        })
    });
    let ask = move |seat: SeatId, proposal: VoteProposal| {
        state.sheet.close();
        state.act_as(
            awaited_or_first_seat(state, seat),
            &Action::Propose(seat, proposal),
        );
    };
    let back = Callback::new(move |()| {
        if let Some((owner, _)) = last.get_untracked() {
            ask(owner, VoteProposal::TakeBack);
        }
    });
    let stop = Callback::new(move |()| {
        if let Some(seat) = state.proposing_seat() {
            ask(seat, VoteProposal::Stop);
        }
    });
    let back_says = move || {
        let last = last.get();
        last.map(|(_, word)| words::take_back_label(word))
            .unwrap_or_default()
    };
    let plays = move || !state.is_over() && !state.has_open_motion();
    let reserved = signal(move || {
        state
            .table
            .with(|table| table.reservation_holder().is_some())
    });
    let thing = |deed| TableThing::Do(deed).to_string();
    let draw = move || {
        view! {
            <div class="row heist-menu">
                {show_when(move || last.get().is_some(), move || {
                    view! {
                        <Button thing=thing(ButtonAction::TakeBack) on_press=back>{back_says}</Button>
                    }
                    .into_any()
                })}
                <Button thing=thing(ButtonAction::Stop) off=reserved on_press=stop>{words::STOP}</Button>
            </div>
        }
        .into_any()
    };
    show_when(plays, draw)
}

/// The part of the menu that removes a seat from the table (A19).
pub(crate) fn leave_menu(state: TableState) -> AnyView {
    let leave = move |seat: SeatId| {
        let says = words::leave_label(&state.session.player_name(seat));
        let leave = Callback::new(move |()| {
            state.sheet.close();
            state.act_as(awaited_or_first_seat(state, seat), &Action::Leave(seat));
        });
        view! { <Button weight=Weight::Grave on_press=leave>{says}</Button> }.into_any()
    };
    let people = move || join_views(state.people_present().into_iter().map(leave));
    let may_leave = move || !state.is_over() && state.people_present().len() > 1;
    show_when(may_leave, move || {
        view! {
            <details class="heist-leave">
                <summary class="row">{words::LEAVE}</summary>
                <p class="row soft">{words::LEAVE_NOTE}</p>
                <div class="row heist-menu">{move || people()}</div>
            </details>
        }
        .into_any()
    })
}

/// The seat that acts for the whole table: the given seat if the game waits for it, else the
/// first it waits for.
pub(crate) fn awaited_or_first_seat(state: TableState, seat: SeatId) -> SeatId {
    state.session.with_untracked(|game| {
        let waiting = game.waiting_for();
        let seats = waiting.seats();
        if seats.contains(seat) {
            seat
        } else {
            seats.iter().next().unwrap_or(seat)
        }
    })
}
