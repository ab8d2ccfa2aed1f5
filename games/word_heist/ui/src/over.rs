//! The end: who won, the scores, words over time, and a rematch. The review follows below the
//! chart.

use leptos::prelude::*;

use super::bench::Bench;
use super::review::review;
use game::{SeatId, SeatSet};
use screen::day::Done;
use screen::text::table::FINAL_SCORES;
use ui::draw::{all, nothing};
use ui::parts::{Mark, seat_word};
use ui::screens::ended::{places, ratings};
use ui::screens::recalled::recalled;
use ui::screens::rematch::buttons;
use ui::screens::task::deck::played;
use word_heist::CARD;
use word_heist::screen::{CURVE_HEIGHT, CURVE_WIDTH, Curve, curves, opens};
use word_heist::text::{PROGRAMS, play, table as words};
use word_heist_rules::{Stage, Table, TableWord};

/// Draws the end of the game.
pub fn over(bench: Bench) -> AnyView {
    let table = bench.table.get_untracked();
    let why = match &table.stage {
        Stage::Over(cause) => play::ended(*cause),
        _ => "",
    };
    played(*bench, table.options.deal.day(), made(&table));
    let tie = tie(&table, bench.winners());
    let seats = bench.session.with_now(|game| game.journal().seats.clone());
    view! {
        <div class="ended" tabindex="0" role="group" aria-label=FINAL_SCORES>
            {places(*bench, FINAL_SCORES, |seat| bench.colour.run(seat))}
            <p class="soft">{why}" "{tie}</p>
            {ratings(*bench, PROGRAMS)}
            {recalled(*bench, bench.rows, bench.sheet, words::LUCK, opens)}
            {over_time(bench)}
            {review(bench, table, seats)}
        </div>
        {buttons(&CARD, bench.session.id())}
    }
    .into_any()
}

/// What the task of the day records: a sign for each word (new, or made from others), and the
/// length of the longest.
fn made(table: &Table) -> (String, usize) {
    let words = || table.words_of(SeatId::FIRST);
    let sign = |word: &TableWord| match word.from.is_empty() {
        true => Done::MADE,
        false => Done::TAKEN,
    };
    let longest = words().map(|word| word.tiles.len()).max();
    (words().map(sign).collect(), longest.unwrap_or_default())
}

/// What decided between equal scores, if anything (A17).
fn tie(table: &Table, winners: SeatSet) -> Option<String> {
    let won = winners.iter().next()?;
    let level = |seat: &SeatId| !winners.contains(*seat) && table.score(*seat) == table.score(won);
    let less = SeatId::all(table.seats).filter(level);
    let less = less.map(|seat| table.letters_of(seat)).max()?;
    Some(words::tie(table.letters_of(won), less))
}

/// The words-over-time chart: a line for each seat, distinguished by stroke as well as colour,
/// and a key with the seats' marks.
fn over_time(bench: Bench) -> AnyView {
    let (told, words) = bench.table.with_untracked(|table| {
        let words = |seat| table.words_of(seat).count();
        let words: Vec<usize> = SeatId::all(table.seats).map(words).collect();
        (curves(table), words)
    });
    if bench.table.with_untracked(|table| table.words.is_empty()) {
        return nothing();
    }
    let ends = |curve: &Curve| {
        let count = words.get(curve.seat.index()).copied().unwrap_or(0);
        words::curve(&bench.session.name(curve.seat), count)
    };
    let heard: Vec<String> = told.iter().map(ends).collect();
    let heard = format!("{}: {}", words::OVER_TIME, heard.join(", "));
    let line = |curve: &Curve| {
        let seat = bench
            .player(curve.seat)
            .map(|player| seat_word(player.colour));
        let points = curve.points.clone();
        view! { <polyline data-seat=seat points=points /> }.into_any()
    };
    let key = |curve: &Curve| {
        let Some(player) = bench.player(curve.seat) else {
            return nothing();
        };
        let name = player.name.to_string();
        view! {
            <li data-seat=seat_word(player.colour)>
                <Mark colour=player.colour />
                <svg viewBox="0 0 30 4" aria-hidden="true"><polyline points="0,2 30,2" /></svg>
                <bdi>{name}</bdi>
            </li>
        }
        .into_any()
    };
    view! {
        <h3>{words::OVER_TIME}</h3>
        <svg
            class="heist-curves"
            role="img"
            aria-label=heard
            preserveAspectRatio="none"
            viewBox=format!("-4 -4 {} {}", CURVE_WIDTH + 8, CURVE_HEIGHT + 8)
        >
            {all(told.iter().map(line))}
        </svg>
        <ul class="heist-key">{all(told.iter().map(key))}</ul>
    }
    .into_any()
}
