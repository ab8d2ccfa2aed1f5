//! What the whole table decides: being done, stopping early, taking the last word back,
//! and whether a word counts (A16, A18).

use leptos::prelude::*;

use super::bench::Bench;
use crate::app::draw::{all, show_when};
use crate::app::parts::{Button, Weight};
use crate::games::word_heist::{Action, Proposal};
use crate::screen::text::word_heist_table as words;
use crate::table::SeatId;

/// Everybody's answers to what the table is asked; the prompt says what that is.
pub fn question(bench: Bench) -> AnyView {
    let waiting = move || {
        let agreed = bench
            .table
            .with(|table| table.motion.as_ref().map(|motion| motion.agreed));
        let agreed = agreed.unwrap_or_default();
        let open = bench.people_there().into_iter();
        all(open
            .filter(|seat| !agreed.contains(*seat))
            .map(|seat| answers(bench, seat)))
    };
    view! { <div class="heist-asked">{move || waiting()}</div> }.into_any()
}

fn answers(bench: Bench, seat: SeatId) -> AnyView {
    let name = bench.session.name(seat);
    let answer = |weight, says, action: Action| {
        let press = Callback::new(move |()| {
            bench.act(seat, &action);
        });
        let says = words::answer(&name, says);
        view! { <Button weight on_press=press>{says}</Button> }.into_any()
    };
    view! {
        <div class="buttons">
            {answer(Weight::Main, words::YES, Action::Agree)}
            {answer(Weight::Plain, words::NO, Action::Decline)}
        </div>
    }
    .into_any()
}

/// A button for each seat that can be done (A16).
pub fn done(bench: Bench) -> AnyView {
    let seats = Memo::new(move |_| {
        let (offered, done) = bench.table.with(|table| (table.offers_done(), table.done));
        let open = bench.people_there().into_iter();
        open.filter(|seat| offered && !done.contains(*seat))
            .collect::<Vec<_>>()
    });
    let button = move |seat: SeatId| {
        let says = words::done(&bench.session.name(seat));
        let press = Callback::new(move |()| {
            bench.act(waited(bench, seat), &Action::Done(seat));
        });
        view! { <Button on_press=press>{says}</Button> }.into_any()
    };
    view! { {move || all(seats.get().into_iter().map(button))} }.into_any()
}

/// What can be asked.
pub fn asking(bench: Bench) -> AnyView {
    let last = Memo::new(move |_| {
        bench.table.with(|table| {
            let last = table.word(table.last.as_ref()?.word)?;
            let mine = bench.people.contains(last.owner) && table.holder().is_none();
            mine.then(|| (last.owner, last.word()))
        })
    });
    let back = Callback::new(move |()| {
        if let Some((owner, _)) = last.get_untracked() {
            let ask = Action::Propose(owner, Proposal::TakeBack);
            bench.act(waited(bench, owner), &ask);
        }
    });
    let back_says = move || {
        let last = last.get();
        last.map(|(_, word)| words::take_back(word))
            .unwrap_or_default()
    };
    let stop = Callback::new(move |()| {
        if let Some(seat) = bench.asker() {
            let ask = Action::Propose(seat, Proposal::Stop);
            bench.act(waited(bench, seat), &ask);
        }
    });
    let reserved = Signal::derive(move || bench.table.with(|table| table.holder().is_some()));
    view! {
        <div class="buttons">
            {show_when(move || last.get().is_some(), move || {
                view! { <Button on_press=back>{back_says}</Button> }.into_any()
            })}
            <Button off=reserved on_press=stop>{words::STOP}</Button>
        </div>
    }
    .into_any()
}

/// What belongs to the whole table can be put there by anybody who is waited for; by the
/// seat itself if it is.
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
