//! Choosing who has a word, and Done; in the menu, proposals and leaving (A13, A16, A18, A19).
//! The vote itself is in `asked`.

use leptos::prelude::*;

use super::bench::Bench;
use game::SeatId;
use ui::draw::{all, memo, nothing, show_when, signal};
use ui::parts::{Button, Mark, Weight, seat_word};
use ui::seated::Plays;
use word_heist::screen::{Deed, Thing};
use word_heist::text::table as words;
use word_heist_rules::{Action, Mode, Proposal, Stage, Table};

/// Whether the player who makes a word is chosen by a tap: where several people may make words, and
/// in Call it out. Tracked.
pub fn chooses(bench: Bench) -> bool {
    let several = bench.people_there().len() > 1;
    bench.table.with(|table| {
        let open = matches!(table.stage, Stage::Open | Stage::Reserved { .. });
        let by_mode = !matches!(table.options.mode, Mode::Buzzers { .. });
        open && by_mode && several && table.motion.is_none()
    })
}

/// Whether there are buttons to choose the maker of a word, or for Done. Tracked.
pub fn calls(bench: Bench) -> bool {
    chooses(bench) || bench.table.with(Table::offers_done)
}

/// Buttons to choose who has a word, and to mark players as done.
pub fn callers(bench: Bench) -> AnyView {
    let people = move || {
        all(bench
            .people_there()
            .into_iter()
            .map(|seat| caller(bench, seat)))
    };
    view! { <div class="heist-callers">{move || people()}</div> }.into_any()
}

fn caller(bench: Bench, seat: SeatId) -> AnyView {
    let Some(player) = bench.player(seat) else {
        return nothing();
    };
    let (name, colour) = (player.name.to_string(), player.colour);
    let heard = words::has_a_word(&name);
    let call = move || {
        view! {
            <button
                type="button"
                class="button heist-caller"
                data-seat=seat_word(colour)
                data-thing=Thing::Press(seat).to_string()
                on:pointerdown=|event| event.prevent_default()
                on:click=move |_| choose(bench, seat)
            >
                <Mark colour />
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
            {show_when(move || chooses(bench), call)}
            {done(bench, seat)}
        </div>
    }
    .into_any()
}

fn choose(bench: Bench, seat: SeatId) {
    let calls = bench
        .table
        .with_untracked(|table| table.options.mode == Mode::CallItOut);
    if calls {
        bench.act_as(seat, &Action::Call);
    } else {
        bench.chosen.set(Some(seat));
    }
}

/// The Done button of a seat, where it is offered (A16).
fn done(bench: Bench, seat: SeatId) -> AnyView {
    let open = move || {
        bench
            .table
            .with(|table| table.offers_done() && !table.done.contains(seat))
    };
    let press = Callback::new(move |()| {
        bench.act_as(waited(bench, seat), &Action::Done(seat));
    });
    show_when(open, move || {
        let name = bench.session.name(seat);
        let label = words::done(&name);
        // Next to the name the button needn't repeat it.
        let says = match untrack(|| chooses(bench)) {
            true => words::DONE.to_owned(),
            false => words::answer(&name, words::DONE),
        };
        let thing = Thing::Do(Deed::Done).to_string();
        view! { <Button label=label thing=thing on_press=press>{says}</Button> }.into_any()
    })
}

/// The menu's buttons for proposals: taking back the last word, and stopping early.
pub fn asking(bench: Bench) -> AnyView {
    let last = memo(move || {
        bench.table.with(|table| {
            let last = table.word(table.last.as_ref()?.word)?;
            let mine = bench.people.contains(last.owner) && table.holder().is_none();
            mine.then(|| (last.owner, last.word()))
        })
    });
    let ask = move |seat: SeatId, proposal: Proposal| {
        bench.sheet.close();
        bench.act_as(waited(bench, seat), &Action::Propose(seat, proposal));
    };
    let back = Callback::new(move |()| {
        if let Some((owner, _)) = last.get_untracked() {
            ask(owner, Proposal::TakeBack);
        }
    });
    let stop = Callback::new(move |()| {
        if let Some(seat) = bench.asker() {
            ask(seat, Proposal::Stop);
        }
    });
    let back_says = move || {
        let last = last.get();
        last.map(|(_, word)| words::take_back(word))
            .unwrap_or_default()
    };
    let plays = move || !bench.over() && !bench.asked();
    let reserved = signal(move || bench.table.with(|table| table.holder().is_some()));
    let thing = |deed| Thing::Do(deed).to_string();
    let draw = move || {
        view! {
            <div class="row heist-menu">
                {show_when(move || last.get().is_some(), move || {
                    view! {
                        <Button thing=thing(Deed::TakeBack) on_press=back>{back_says}</Button>
                    }
                    .into_any()
                })}
                <Button thing=thing(Deed::Stop) off=reserved on_press=stop>{words::STOP}</Button>
            </div>
        }
        .into_any()
    };
    show_when(plays, draw)
}

/// The part of the menu that removes a seat from the table (A19).
pub fn leaving(bench: Bench) -> AnyView {
    let leave = move |seat: SeatId| {
        let says = words::leaves(&bench.session.name(seat));
        let leave = Callback::new(move |()| {
            bench.sheet.close();
            bench.act_as(waited(bench, seat), &Action::Leave(seat));
        });
        view! { <Button weight=Weight::Grave on_press=leave>{says}</Button> }.into_any()
    };
    let people = move || all(bench.people_there().into_iter().map(leave));
    let may_leave = move || !bench.over() && bench.people_there().len() > 1;
    show_when(may_leave, move || {
        view! {
            <details class="heist-leave">
                <summary class="row">{words::LEAVE}</summary>
                <p class="row soft">{words::LEAVE_SAYS}</p>
                <div class="row heist-menu">{move || people()}</div>
            </details>
        }
        .into_any()
    })
}

/// The seat that acts for the whole table: the given seat if the game waits for it, else the
/// first it waits for.
pub fn waited(bench: Bench, seat: SeatId) -> SeatId {
    bench.session.with_now(|game| {
        let waiting = game.waiting_for();
        let seats = waiting.seats();
        if seats.contains(seat) {
            seat
        } else {
            seats.iter().next().unwrap_or(seat)
        }
    })
}
