//! The score table: a row for each seat, a column for each round if there are several, and the
//! total last.

use leptos::prelude::*;

use super::{SeatMark, colour_class};
use crate::draw::join_views;
use game::Player;
use screen::text;

/// A seat's scores.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreRow {
    pub player: Player,
    /// The score of each round.
    pub rounds: Vec<i32>,
    /// Whether this seat won.
    pub won: bool,
}

/// A table of scores.
#[component]
pub fn Scores(#[prop(into)] caption: String, rows: Vec<ScoreRow>) -> impl IntoView {
    let rounds = rows.iter().map(|row| row.rounds.len()).max().unwrap_or(0);
    // A single round equals the total.
    let rounds = if rounds == 1 { 0 } else { rounds };
    let heads =
        (1..=rounds).map(|number| view! { <th scope="col">{number.to_string()}</th> }.into_any());
    let rows = rows.into_iter().map(|row| {
        let colour = row.player.colour;
        let total: i32 = row.rounds.iter().sum();
        let cells = (0..rounds).map(|at| {
            let score = row.rounds.get(at).map(ToString::to_string);
            view! { <td>{score.unwrap_or_else(|| "–".into())}</td> }.into_any()
        });
        view! {
            <tr data-winner=row.won.then_some("")>
                <th scope="row">
                    <span class="who" data-seat=colour_class(colour)>
                        <SeatMark colour />
                        <bdi>{row.player.name.to_string()}</bdi>
                        {row.won.then(|| view! { <small>{text::WON}</small> }.into_any())}
                    </span>
                </th>
                {join_views(cells)}
                <td class="total">{total.to_string()}</td>
            </tr>
        }
        .into_any()
    });
    view! {
        <table class="scores">
            <caption>{caption}</caption>
            <thead>
                <tr>
                    <th scope="col">{text::PLAYER}</th>
                    {join_views(heads)}
                    <th scope="col">{text::SUM}</th>
                </tr>
            </thead>
            <tbody>{join_views(rows)}</tbody>
        </table>
    }
}
