//! The end: who won, the scores, words over time, and a rematch. The review follows below the
//! chart.

use leptos::prelude::*;

use super::review::review;
use super::table_state::TableState;
use game::{SeatId, SeatSet};
use screen::day::TaskEntry;
use screen::text::table::FINAL_SCORES;
use ui::draw::{join_views, nothing};
use ui::parts::{SeatMark, colour_class};
use ui::screens::game_account::game_account;
use ui::screens::game_end::{final_places, rating_changes};
use ui::screens::rematch::rematch_buttons;
use ui::screens::task::solo::record_game;
use word_heist::CARD;
use word_heist::screen::{
    CURVE_HEIGHT, CURVE_WIDTH, WordCountCurve, retry_step, word_count_curves,
};
use word_heist::text::{BOTS, play, table as words};
use word_heist_rules::{MadeWord, Stage, Table};

/// Draws the end of the game.
pub fn game_over(state: TableState) -> AnyView {
    let table = state.table.get_untracked();
    let why = match &table.stage {
        Stage::Over(cause) => play::describe_end(*cause),
        _ => "",
    };
    record_game(*state, table.options.deal.day(), day_record(&table));
    let tie = tie_break(&table, state.winners());
    let seats = state
        .session
        .with_untracked(|game| game.journal().seats.clone());
    view! {
        <div class="ended" tabindex="0" role="group" aria-label=FINAL_SCORES>
            {final_places(*state, FINAL_SCORES, |seat| state.colour.run(seat))}
            <p class="soft">{why}" "{tie}</p>
            {rating_changes(*state, BOTS)}
            {game_account(*state, state.rows, state.sheet, words::LUCK, retry_step)}
            {word_count_chart(state)}
            {review(state, table, seats)}
        </div>
        {rematch_buttons(&CARD, state.session.id())}
    }
    .into_any()
}

/// What the daily task records: a sign for each word (new, or made from others), and the length
/// of the longest.
fn day_record(table: &Table) -> (String, usize) {
    let words = || table.words_of(SeatId::FIRST);
    let sign = |word: &MadeWord| {
        if word.from.is_empty() {
            TaskEntry::MADE_MARK
        } else {
            TaskEntry::TAKEN_MARK
        }
    };
    let longest = words().map(|word| word.tiles.len()).max();
    (words().map(sign).collect(), longest.unwrap_or_default())
}

/// What decided between equal scores, if anything (A17).
fn tie_break(table: &Table, winners: SeatSet) -> Option<String> {
    let won = winners.iter().next()?;
    let level = |seat: &SeatId| !winners.contains(*seat) && table.score(*seat) == table.score(won);
    let less = SeatId::all(table.seats).filter(level);
    let less = less.map(|seat| table.letter_count(seat)).max()?;
    Some(words::tie_break_text(table.letter_count(won), less))
}

/// The words-over-time chart: a line for each seat, distinguished by stroke as well as colour,
/// and a key with the seats' marks.
fn word_count_chart(state: TableState) -> AnyView {
    let (told, words) = state.table.with_untracked(|table| {
        let words = |seat| table.words_of(seat).count();
        let words: Vec<usize> = SeatId::all(table.seats).map(words).collect();
        (word_count_curves(table), words)
    });
    if state.table.with_untracked(|table| table.words.is_empty()) {
        return nothing();
    }
    let ends = |curve: &WordCountCurve| {
        let count = words.get(curve.seat.index()).copied().unwrap_or(0);
        words::curve_aria_label(&state.session.player_name(curve.seat), count)
    };
    let heard: Vec<String> = told.iter().map(ends).collect();
    let heard = format!("{}: {}", words::OVER_TIME, heard.join(", "));
    let line = |curve: &WordCountCurve| {
        let seat = state
            .player(curve.seat)
            .map(|player| colour_class(player.colour));
        let points = curve.points.clone();
        view! { <polyline data-seat=seat points=points /> }.into_any()
    };
    let key = |curve: &WordCountCurve| {
        let Some(player) = state.player(curve.seat) else {
            return nothing();
        };
        let name = player.name.to_string();
        view! {
            <li data-seat=colour_class(player.colour)>
                <SeatMark colour=player.colour />
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
            {join_views(told.iter().map(line))}
        </svg>
        <ul class="heist-key">{join_views(told.iter().map(key))}</ul>
    }
    .into_any()
}
