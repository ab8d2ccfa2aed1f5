//! What the whole table decides: being done, stopping early, taking the last word back,
//! and whether a word counts (A16, A18).

use leptos::prelude::*;

use super::bench::Bench;
use crate::games::word_heist::rules::{Action, Proposal, Table};
use crate::games::word_heist::words::table as words;
use crate::shell::draw::{all, show_when};
use crate::shell::parts::{Button, Icon, Picture, Weight};
use crate::shell::seated::Plays;
use crate::table::SeatId;
use crate::words as text;

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
    view! {
       <div class="heist-asked">
           <p class="soft">{words::CONSENT}</p>
           {move || waiting()}
       </div>
    }
    .into_any()
}

fn answers(bench: Bench, seat: SeatId) -> AnyView {
    let name = bench.session.name(seat);
    let answer = |weight, says, action: Action| {
        let press = Callback::new(move |()| {
            bench.act_as(seat, &action);
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

/// Says that a seat is done, where it can be (A16): beside its name.
pub fn done(bench: Bench, seat: SeatId) -> AnyView {
    let open = move || {
        let there = bench.people_there().contains(&seat) && !bench.over();
        let offered = |table: &Table| {
            table.offers_done() && !table.done.contains(seat) && table.motion.is_none()
        };
        there && bench.table.with(offered)
    };
    let press = Callback::new(move |()| {
        bench.act_as(waited(bench, seat), &Action::Done(seat));
    });
    show_when(open, move || {
        let label = words::done(&bench.session.name(seat));
        view! { <Button label=label on_press=press>{words::DONE}</Button> }.into_any()
    })
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
            bench.act_as(waited(bench, owner), &ask);
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
            bench.act_as(waited(bench, seat), &ask);
        }
    });
    let reserved = Signal::derive(move || bench.table.with(|table| table.holder().is_some()));
    let undo = Callback::new(move |()| bench.undo());
    let cannot = Signal::derive(move || !bench.can_undo());
    let untimed = bench
        .table
        .with_untracked(|table| table.options.is_untimed());
    let undo = untimed.then(|| {
        view! {
            <Button off=cannot on_press=undo>
                <Icon picture=Picture::Undo />
                {text::UNDO}
            </Button>
        }
        .into_any()
    });
    view! {
        <div class="buttons">
            {undo}
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
