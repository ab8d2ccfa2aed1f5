//! Votes on a proposal: stopping early, taking back the last word, or counting a word (A16, A18).

use leptos::prelude::*;

use super::bench::Bench;
use game::SeatId;
use ui::draw::all;
use ui::parts::{Button, Weight};
use ui::seated::Plays;
use word_heist::text::table as words;
use word_heist_rules::Action;

/// The buttons with which each person at this device answers the open proposal; the prompt says
/// what is proposed.
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
        <div class="does">
            {answer(Weight::Main, words::YES, Action::Agree)}
            {answer(Weight::Plain, words::NO, Action::Decline)}
        </div>
    }
    .into_any()
}
