//! Parts of every game's end screen: the scores, and the best plays.

use leptos::prelude::*;

use crate::draw::{join_views, nothing};
use crate::parts::{ScoreRow, Scores, SeatMark, colour_class};
use crate::ratings::RatingChange;
use crate::table_core::TableCore;
use game::{Game, SeatColour, SeatId};
use screen::news;
use screen::text::program::{self as words, BotText};

/// Number of entries shown in a list of best plays.
pub const BEST_SHOWN: usize = 3;

/// Draws all seats' scores, round by round.
pub fn final_scores<G: Game>(
    core: TableCore<G>,
    caption: &'static str,
    rounds: impl Fn(SeatId) -> Vec<i32>,
) -> AnyView {
    let winners = core.winners();
    let seats = core.with_seats(<[_]>::len) as u8;
    let row = |seat: SeatId| {
        Some(ScoreRow {
            player: core.player(seat)?,
            rounds: rounds(seat),
            won: seats > 1 && winners.contains(seat),
        })
    };
    let rows: Vec<ScoreRow> = SeatId::all(seats).filter_map(row).collect();
    view! { <Scores caption rows /> }.into_any()
}

/// Draws all players' places in order of score, each with the player's mark at this table.
pub fn final_places<G: Game>(
    core: TableCore<G>,
    caption: &'static str,
    colour: impl Fn(SeatId) -> Option<SeatColour>,
) -> AnyView {
    let places = core.session.with_untracked(news::final_places).into_iter();
    let line = |(place, seat, score): (u8, SeatId, i32)| {
        let name = core.session.player_name(seat);
        let colour = colour(seat);
        let mark = colour.map(|colour| view! { <SeatMark colour /> }.into_any());
        view! {
            <li data-seat=colour.map(colour_class) data-first=(place == 1).then_some("")>
                <span class="place">{place.to_string()}</span>
                {mark}
                <bdi class="name">{name}</bdi>
                <b>{score.to_string()}</b>
            </li>
        }
        .into_any()
    };
    view! {
        <h2>{caption}</h2>
        <ol class="places">{join_views(places.map(line))}</ol>
    }
    .into_any()
}

/// Draws how a game against bots changed people's ratings; empty if no person played against a bot.
pub fn rating_changes<G: Game>(core: TableCore<G>, programs: &'static [BotText]) -> AnyView {
    let told = untrack(|| core.update_ratings()).into_iter().map(|one| {
        let RatingChange { name, now, change } = one;
        let says = words::rating_change(&name, now.points, now.doubt, change);
        let stands = words::adaptive_bot_note(programs, &name, now.rung);
        view! { <p class="rating">{says}" "{stands}</p> }.into_any()
    });
    join_views(told)
}

/// Draws the best plays, the best one first, or nothing without any plays.
pub fn best_plays(heading: &'static str, says: Vec<String>) -> AnyView {
    if says.is_empty() {
        return nothing();
    }
    let line = |says| view! { <li>{says}</li> }.into_any();
    view! {
        <h3>{heading}</h3>
        <ol class="best">{join_views(says.into_iter().take(BEST_SHOWN).map(line))}</ol>
    }
    .into_any()
}
