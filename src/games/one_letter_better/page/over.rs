//! The end of a round: what the hands cost, card by card, and the match so far. The end of the
//! match: who won, the best plays, the same again.

use leptos::prelude::*;

use super::bench::Bench;
use super::best;
use super::card;
use super::review::review;
use crate::games::one_letter_better::CARD;
use crate::games::one_letter_better::rules::{
    Action, BestScores, CardId, DayScores, Deal, Event, Made, Mode, RoundResult, Stage, Table,
};
use crate::games::one_letter_better::words::{moments as words, play, table as table_words};
use crate::shell::desk::use_desk;
use crate::shell::draw::{all, nothing};
use crate::shell::parts::{Button, Mark, Weight, seat_word};
use crate::shell::screens::ended;
use crate::shell::screens::rematch::buttons;
use crate::shell::seated::{PROMPT, Plays};
use crate::table::SeatId;

/// The end of a round, or of the match.
pub fn over(bench: Bench) -> AnyView {
    let table = Memo::new(move |_| bench.view.with(|view| view.table.clone()));
    let drawn = move || {
        let table = table.get();
        let Some(result) = table.results.last() else {
            return nothing();
        };
        match table.stage {
            Stage::Over if matches!(table.options.mode, Mode::Solo { .. }) => {
                solo(bench, &table, result)
            }
            Stage::Over => match_over(bench, &table, result),
            _ => round_over(bench, &table, result),
        }
    };
    view! { <div class="better-ended">{drawn}</div> }.into_any()
}

fn round_over(bench: Bench, table: &Table, result: &RoundResult) -> AnyView {
    let names = bench.names(result.top);
    let number = table.results.len();
    let next = Callback::new(move |()| {
        bench.act_as(bench.anybody(), &Action::NextRound);
    });
    view! {
        <h2 id=PROMPT tabindex="-1">{words::round_over(number, &names)}</h2>
        <p class="soft">{play::round_end(result.end)}</p>
        {hands(bench, table, result)}
        {scores(bench, table, words::SO_FAR)}
        <div class="buttons">
            <Button weight=Weight::Main on_press=next>{table_words::NEXT_ROUND}</Button>
        </div>
        {review(bench, number - 1)}
    }
    .into_any()
}

fn match_over(bench: Bench, table: &Table, result: &RoundResult) -> AnyView {
    let names = bench.names(bench.winners());
    view! {
        <h2 id=PROMPT tabindex="-1">{words::won(&names)}</h2>
        <p class="soft">{play::round_end(result.end)}</p>
        {scores(bench, table, words::FINAL_SCORES)}
        {buttons(&CARD, bench.session.id())}
        {best_plays(bench)}
        {hands(bench, table, result)}
        {review(bench, table.results.len().saturating_sub(1))}
    }
    .into_any()
}

/// A solo game is over (O36).
fn solo(bench: Bench, table: &Table, result: &RoundResult) -> AnyView {
    let score = table.sum(SeatId::FIRST);
    let best = match table.options.deal {
        Deal::Chance => {
            let best: BestScores = use_desk().load(best::RECORD);
            let entered = bench.chosen.with_untracked(|chosen| chosen.best);
            words::best(best.of(&table.options), score, entered)
        }
        Deal::Day(day) => {
            let scores: DayScores = use_desk().load(best::DAYS_RECORD);
            let counts = scores.counts(day, &bench.session.id());
            words::day_score(day, scores.of(day), counts)
        }
    };
    view! {
        <h2 id=PROMPT tabindex="-1">{words::solo(score)}</h2>
        <p class="better-best">{best}</p>
        {hands(bench, table, result)}
        {buttons(&CARD, bench.session.id())}
        {best_plays(bench)}
        {review(bench, 0)}
    }
    .into_any()
}

/// Each hand, card by card, with what it costs (O34).
fn hands(bench: Bench, table: &Table, result: &RoundResult) -> AnyView {
    let seat = |seat: SeatId| {
        let Some(player) = bench.player(seat) else {
            return nothing();
        };
        let hand = result.hands.get(seat.index());
        let hand = hand.map_or(&[][..], Vec::as_slice);
        let pays = result
            .penalties
            .get(seat.index())
            .is_some_and(|paid| *paid != 0);
        let card = |id: &CardId| {
            let cost = pays.then(|| words::costs(table.options.cost(*id)));
            let drawn = bench.view.with_untracked(|view| card::up(view, *id));
            view! {
                <span class="better-cost">
                    {drawn}
                    <span>{cost}</span>
                </span>
            }
            .into_any()
        };
        view! {
            <li data-seat=seat_word(player.colour)>
                <p class="who">
                    <Mark colour=player.colour />
                    <bdi>{player.name.to_string()}</bdi>
                    <span class="score">{words::round_score(result, seat)}</span>
                </p>
                <div class="better-costs" aria-hidden="true">{all(hand.iter().map(card))}</div>
                <p class="soft">{table_words::penalty(result, table, seat)}</p>
            </li>
        }
        .into_any()
    };
    view! {
        <h3>{words::HANDS}</h3>
        <ul class="better-left">{all(table.all_seats().map(seat))}</ul>
    }
    .into_any()
}

/// The rounds that are over.
fn scores(bench: Bench, table: &Table, caption: &'static str) -> AnyView {
    ended::scores(*bench, caption, |seat| {
        let rounds = table.results.iter().map(|result| result.score(seat));
        rounds.collect()
    })
}

/// The plays of the match that gained most on the others.
fn best_plays(bench: Bench) -> AnyView {
    let says: Vec<String> = bench.session.with_now(|game| {
        let journal = game.journal();
        let steps = journal.steps.iter();
        let made = steps.flat_map(|step| {
            let made = step.events.iter().filter_map(|event| match event {
                Event::Made(made) => Some(made),
                _ => None,
            });
            made.filter_map(|made| Some((step.by?, made)))
        });
        let mut made: Vec<(SeatId, &Made)> = made.collect();
        made.sort_by_key(|(_, made)| std::cmp::Reverse(made.gain));
        let best = made.into_iter().take(ended::BEST_SHOWN);
        best.map(|(seat, made)| words::best_play(made, seat, &journal.seats))
            .collect()
    });
    ended::best(words::BEST_PLAYS, says)
}
