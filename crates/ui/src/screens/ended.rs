//! Parts of the end screen of every game: the scores, and the best of what was played.

use leptos::prelude::*;

use crate::draw::{all, nothing};
use crate::parts::{Mark, ScoreRow, Scores, seat_word};
use crate::rated::Rated;
use crate::seated::Seated;
use game::{Game, SeatColour, SeatId};
use screen::news;
use screen::text::program::{self as words, ProgramWords};

/// Number of entries shown in a list of the best that was played.
pub const BEST_SHOWN: usize = 3;

/// Draws all seats' scores, round by round.
pub fn scores<G: Game>(
    seated: Seated<G>,
    caption: &'static str,
    rounds: impl Fn(SeatId) -> Vec<i32>,
) -> AnyView {
    let winners = seated.winners();
    let seats = seated.with_seats(<[_]>::len) as u8;
    let row = |seat: SeatId| {
        Some(ScoreRow {
            player: seated.player(seat)?,
            rounds: rounds(seat),
            won: seats > 1 && winners.contains(seat),
        })
    };
    let rows: Vec<ScoreRow> = SeatId::all(seats).filter_map(row).collect();
    view! { <Scores caption rows /> }.into_any()
}

/// Draws all players' places in order of score, with the marks that they wear at this table.
pub fn places<G: Game>(
    seated: Seated<G>,
    caption: &'static str,
    colour: impl Fn(SeatId) -> Option<SeatColour>,
) -> AnyView {
    let places = seated.session.with_now(news::places).into_iter();
    let line = |(place, seat, score): (u8, SeatId, i32)| {
        let name = seated.session.name(seat);
        let colour = colour(seat);
        let mark = colour.map(|colour| view! { <Mark colour /> }.into_any());
        view! {
            <li data-seat=colour.map(seat_word) data-first=(place == 1).then_some("")>
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
        <ol class="places">{all(places.map(line))}</ol>
    }
    .into_any()
}

/// Draws how a game against bots changed people's ratings; empty if no person played against a bot.
pub fn ratings<G: Game>(seated: Seated<G>, programs: &'static [ProgramWords]) -> AnyView {
    let told = untrack(|| seated.rate()).into_iter().map(|one| {
        let Rated { name, now, change } = one;
        let says = words::rated_anew(&name, now.points, now.doubt, change);
        let stands = words::matched(programs, &name, now.rung);
        view! { <p class="rating">{says}" "{stands}</p> }.into_any()
    });
    all(told)
}

/// Draws the best of what was played, best first; empty if there is nothing.
pub fn best(heading: &'static str, says: Vec<String>) -> AnyView {
    if says.is_empty() {
        return nothing();
    }
    let line = |says| view! { <li>{says}</li> }.into_any();
    view! {
        <h3>{heading}</h3>
        <ol class="best">{all(says.into_iter().take(BEST_SHOWN).map(line))}</ol>
    }
    .into_any()
}
