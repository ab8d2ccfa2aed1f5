//! The end of a round: the penalties, card by card, and the match so far. The end of the match: the
//! winner, the best plays, and a rematch.

use leptos::prelude::*;

use super::bench::Bench;
use super::card;
use super::review::review;
use super::score_sheet;
use game::SeatId;
use one_letter_better::CARD;
use one_letter_better::text::{PROGRAMS, moments as words, table as table_words};
use one_letter_better_rules::{
    Action, CardId, Event, Made, Mode, RoundResult, Stage, Table, TableWord,
};
use screen::day::Done;
use ui::draw::{all, memo, nothing};
use ui::parts::{Button, Mark, Weight, seat_word};
use ui::screens::ended;
use ui::screens::recalled::recalled;
use ui::screens::rematch::buttons;
use ui::screens::task::deck::played;
use ui::seated::Plays;

/// Draws the end of a round or of the match.
pub fn over(bench: Bench) -> AnyView {
    let table = memo(move || bench.view.with(|view| view.table.clone()));
    let drawn = move || {
        let table = table.get();
        let Some(result) = table.results.last() else {
            return nothing();
        };
        let ended = table.stage == Stage::Over;
        if ended {
            played(*bench, table.options.deal.day(), made(&table));
        }
        let solo = matches!(table.options.mode, Mode::Solo { .. });
        let (caption, heading) = match ended {
            true => (words::FINAL_SCORES, words::FINAL_SCORES.to_owned()),
            false => {
                let names = bench.names(result.top);
                let heading = words::round_over(table.results.len(), &names);
                (words::SO_FAR, heading)
            }
        };
        let next = Callback::new(move |()| {
            bench.act_as(bench.anybody(), &Action::NextRound);
        });
        let does = match ended {
            true => buttons(&CARD, bench.session.id()),
            false => view! {
                <Button weight=Weight::Main on_press=next>{table_words::NEXT_ROUND}</Button>
            }
            .into_any(),
        };
        let told = (!solo).then(|| scores(bench, &table, caption));
        view! {
            <div class="ended" tabindex="0" role="group" aria-label=heading.clone()>
                <h2 class="only-heard">{heading.clone()}</h2>
                {told}
                {ended.then(|| ended::ratings(*bench, PROGRAMS))}
                {hands(bench, &table, result)}
                {ended.then(|| looks_back(bench))}
                {ended.then(|| best_plays(bench))}
                {score_sheet::sheet(bench.session)}
                {review(bench, (!ended).then(|| table.results.len().saturating_sub(1)))}
            </div>
            <div class="does">{does}</div>
        }
        .into_any()
    };
    view! { <div class="better-ended">{move || drawn()}</div> }.into_any()
}

/// Draws the account of the match, with the turns that can be tried again.
fn looks_back(bench: Bench) -> AnyView {
    recalled(*bench, bench.rows, bench.sheet, words::LUCK, |_, lost| {
        Some(lost.step)
    })
}

/// Returns one symbol for each of a solo player's words, and the length of the longest word.
fn made(table: &Table) -> (String, usize) {
    let sign = |word: &TableWord| match word.stolen {
        0 => Done::MADE,
        _ => Done::TAKEN,
    };
    let longest = table.words.iter().map(|word| word.word().len()).max();
    let signs = table.words.iter().map(sign).collect();
    (signs, longest.unwrap_or_default())
}

/// Draws each hand, card by card, with its penalty (O34).
fn hands(bench: Bench, table: &Table, result: &RoundResult) -> AnyView {
    let seat = |seat: SeatId| {
        let Some(player) = bench.wearing(seat) else {
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

/// Draws the scores of the finished rounds.
fn scores(bench: Bench, table: &Table, caption: &'static str) -> AnyView {
    ended::scores(*bench, caption, |seat| {
        let rounds = table.results.iter().map(|result| result.score(seat));
        rounds.collect()
    })
}

/// Draws the plays of the match with the largest swings.
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
