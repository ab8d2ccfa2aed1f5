//! What one has done: games, wins, ratings, words; of a game, or of all.

use leptos::prelude::*;

use crate::desk::GameCard;
use crate::desk::day::{Against, Line, MISSES, Misses, PLAYED, Played, Sums, curve};
use crate::games::CARDS;
use crate::shell::desk::Desk;
use crate::shell::draw::{all, memo, nothing, signal};
use crate::shell::parts::radios;
use crate::shell::screens::task::positions::kind_of;
use crate::table::Day;
use crate::words::day::date;
use crate::words::done as words;
use crate::words::phrase::capitals;

/// So many others are shown.
const SHOWN: usize = 8;

/// Draws it for whoever is chosen.
pub fn done(desk: Desk, today: Day, who: RwSignal<String>) -> AnyView {
    let played = RwSignal::new(learn(desk, today));
    let misses: Misses = desk.load(MISSES);
    // The first one is all games.
    let game = RwSignal::new(0_usize);
    let names = CARDS.iter().map(|card| card.name.to_owned());
    let names = std::iter::once(words::ALL.to_owned()).chain(names);
    let choose = Callback::new(move |at| game.set(at));
    let chosen = move || {
        let at = game.get().checked_sub(1)?;
        CARDS.get(at).map(|card| card.id)
    };
    let sums = memo(move || {
        let who = who.get();
        played.with(|played| played.sums(&who, chosen()))
    });
    let learnt = move || {
        let (who, today) = (who.get(), today);
        let of = |card: &&'static GameCard| {
            let others = card.others.iter().map(|other| kind_of(card, other));
            let kinds = others.chain([card.id.to_owned()]);
            let learnt = kinds.map(|kind| misses.count(&who, &kind, today).2);
            learnt.sum::<usize>()
        };
        let cards = CARDS.iter().copied();
        let cards = cards.filter(|card| chosen().is_none_or(|id| id == card.id));
        let learnt: usize = cards.map(|card| of(&card)).sum();
        (learnt > 0).then(|| words::learnt(learnt))
    };
    let heading = move || words::done(&who.get());
    view! {
        <section class="sheet done" aria-labelledby="done">
            <h2 id="done">{heading}</h2>
            {radios("done-game", words::WHICH, None, names.collect(), signal(move || game.get()), choose)}
            {move || sums.with(|sums| told(sums, chosen().is_some()))}
            <p class="soft">{learnt}</p>
        </section>
    }
    .into_any()
}

/// What is kept, with the games on the shelf that were not entered.
fn learn(desk: Desk, today: Day) -> Played {
    let mut played: Played = desk.load(PLAYED);
    let cards = desk.with_shelf(|shelf| shelf.list()).unwrap_or_default();
    let mut new = false;
    for (id, card) in cards {
        let Ok(card) = card else {
            continue;
        };
        let on = day_of(card.played.0).unwrap_or(today);
        for line in Line::of_card(&card, &id.to_string(), on) {
            new |= played.learn(line);
        }
    }
    if new {
        desk.keep(PLAYED, &played);
    }
    played
}

/// The day of a moment in milliseconds since 1970.
fn day_of(stamp: u64) -> Option<Day> {
    const TO_2000: u64 = 10_957;
    let days = (stamp / 86_400_000).checked_sub(TO_2000)?;
    Day::of_count(u32::try_from(days).ok()?)
}

fn told(sums: &Sums, one_game: bool) -> AnyView {
    if sums.games == 0 {
        return view! { <p class="soft">{words::NOTHING}</p> }.into_any();
    }
    let rating = match one_game {
        true => rating(&sums.ratings),
        false => nothing(),
    };
    view! {
        <p>{words::games(sums)}</p>
        {rating}
        {wins(&sums.against)}
        {dear(sums)}
    }
    .into_any()
}

/// A curve, and its numbers as a table.
fn rating(ratings: &[(Day, i32)]) -> AnyView {
    let (Some((_, first)), Some((_, last))) = (ratings.first(), ratings.last()) else {
        return nothing();
    };
    let says = words::rating(*first, *last);
    let row = |(day, points): &(Day, i32)| {
        view! {
            <tr>
                <td>{date(*day)}</td>
                <td>{points.to_string()}</td>
            </tr>
        }
        .into_any()
    };
    view! {
        <h3>{words::RATING} " " {says}</h3>
        <svg
            class="done-curve"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
        >
            <polyline points=curve(ratings) />
        </svg>
        <details>
            <summary>{words::NUMBERS}</summary>
            <table>
                <thead>{heads(&words::RATING_HEADS)}</thead>
                <tbody>{all(ratings.iter().map(row))}</tbody>
            </table>
        </details>
    }
    .into_any()
}

fn heads(names: &[&'static str]) -> AnyView {
    let head = |name: &&'static str| view! { <th scope="col">{*name}</th> }.into_any();
    view! { <tr>{all(names.iter().map(head))}</tr> }.into_any()
}

/// A bar for each player who was met.
fn wins(against: &[Against]) -> AnyView {
    if against.is_empty() {
        return nothing();
    }
    let row = |one: &Against| {
        let wide = (100 * one.won / one.games.max(1)).to_string();
        view! {
            <tr>
                <th scope="row">
                    <bdi>{one.name.clone()}</bdi>
                </th>
                <td>
                    <svg
                        class="done-bar"
                        viewBox="0 0 100 8"
                        preserveAspectRatio="none"
                        aria-hidden="true"
                    >
                        <rect width=wide height="8" />
                    </svg>
                </td>
                <td>{words::of(one)}</td>
            </tr>
        }
        .into_any()
    };
    view! {
        <h3>{words::WINS}</h3>
        <table class="done-wins">
            <thead class="only-heard">{heads(&words::WINS_HEADS)}</thead>
            <tbody>{all(against.iter().take(SHOWN).map(row))}</tbody>
        </table>
    }
    .into_any()
}

fn dear(sums: &Sums) -> AnyView {
    let line = |says: String| view! { <li>{says}</li> }.into_any();
    let dearest = match sums.dearest.is_empty() {
        true => nothing(),
        false => view! {
            <h3>{words::DEAREST}</h3>
            <ol class="best">{all(sums.dearest.iter().map(|one| line(words::dear(one))))}</ol>
        }
        .into_any(),
    };
    let longest = sums.longest.map(|word| {
        view! {
            <h3>{words::LONGEST}</h3>
            <p>{capitals(word)}</p>
        }
        .into_any()
    });
    view! {
        {dearest}
        {longest}
    }
    .into_any()
}
