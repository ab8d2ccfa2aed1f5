//! A player's results: games, wins, ratings and words, for one game or for all.

use leptos::prelude::*;

use crate::app_state::AppState;
use crate::draw::{join_views, memo, nothing, signal};
use crate::parts::radio_group;
use crate::registry::game_cards;
use crate::screens::task::positions::practice_kind;
use game::Day;
use lexicon::{Letter, Word};
use screen::GameCard;
use screen::day::{
    FinishedGame, MISSES_RECORD, MissedPositions, OpponentRecord, PLAYED_RECORD, PlayedGames,
    PlayerTotals, TopWord, rating_curve,
};
use screen::text::day::date;
use screen::text::done as words;
use screen::text::phrase::capitals;

/// Number of opponents shown.
const MAX_OPPONENTS: usize = 8;

/// Draws the results of the selected player.
pub fn draw_results(app: AppState, today: Day, who: RwSignal<String>) -> AnyView {
    let played = RwSignal::new(load_ledger(app, today));
    let misses: MissedPositions = app.load(MISSES_RECORD);
    // Index 0 means all games.
    let game = RwSignal::new(0_usize);
    let names = game_cards().iter().map(|card| card.name.to_owned());
    let names = std::iter::once(words::ALL.to_owned()).chain(names);
    let choose = Callback::new(move |at| game.set(at));
    let chosen = move || {
        let at = game.get().checked_sub(1)?;
        game_cards().get(at).map(|card| card.id)
    };
    let sums = memo(move || {
        let who = who.get();
        played.with(|played| played.totals(&who, chosen()))
    });
    let learnt = move || {
        let (who, today) = (who.get(), today);
        let of = |card: &&'static GameCard| {
            let others = card.others.iter().map(|other| practice_kind(card, other));
            let kinds = others.chain([card.id.to_owned()]);
            let learnt = kinds.map(|kind| misses.counts(&who, &kind, today).2);
            learnt.sum::<usize>()
        };
        let cards = game_cards().iter().copied();
        let cards = cards.filter(|card| chosen().is_none_or(|id| id == card.id));
        let learnt: usize = cards.map(|card| of(&card)).sum();
        (learnt > 0).then(|| words::learnt(learnt))
    };
    let heading = move || words::done(&who.get());
    let ratings = move || {
        let who = who.get();
        let cards = game_cards().iter().copied();
        let cards = cards.filter(|card| chosen().is_none_or(|id| id == card.id));
        let of = |card: &'static GameCard| {
            (
                card.name,
                played.with(|played| played.totals(&who, Some(card.id)).ratings),
            )
        };
        draw_ratings(cards.map(of).collect())
    };
    view! {
        <section class="sheet done day-done" aria-labelledby="done">
            <h2 id="done">{heading}</h2>
            {radio_group("done-game", words::WHICH, None, names.collect(), signal(move || game.get()), choose)}
            {move || sums.with(draw_summary)}
            <p class="soft">{learnt}</p>
        </section>
        <div class="day-side">
            {ratings}
            {move || sums.with(draw_best_words)}
        </div>
    }
    .into_any()
}

/// Loads the ledger, and adds games on the shelf that it lacks.
fn load_ledger(app: AppState, today: Day) -> PlayedGames {
    let mut played: PlayedGames = app.load(PLAYED_RECORD);
    let cards = app.with_shelf(|shelf| shelf.list()).unwrap_or_default();
    let mut new = false;
    for (id, card) in cards {
        let Ok(card) = card else {
            continue;
        };
        let on = day_from_ms(card.played.0).unwrap_or(today);
        for line in FinishedGame::from_card(&card, &id.to_string(), on) {
            new |= played.add_if_new(line);
        }
    }
    if new {
        app.save(PLAYED_RECORD, &played);
    }
    played
}

/// The day of a time in milliseconds since 1970.
fn day_from_ms(stamp: u64) -> Option<Day> {
    const DAYS_TO_2000: u64 = 10_957;
    let days = (stamp / 86_400_000).checked_sub(DAYS_TO_2000)?;
    Day::from_day_count(u32::try_from(days).ok()?)
}

fn draw_summary(sums: &PlayerTotals) -> AnyView {
    if sums.games == 0 {
        return view! { <p class="soft">{words::NOTHING}</p> }.into_any();
    }
    view! {
        <p>{words::games(sums)}</p>
        {draw_wins(&sums.against)}
    }
    .into_any()
}

/// Draws the ratings of the games that have any.
fn draw_ratings(mut games: Vec<(&'static str, Vec<(Day, i32)>)>) -> AnyView {
    games.retain(|(_, ratings)| !ratings.is_empty());
    if games.is_empty() {
        return nothing();
    }
    let games = games
        .into_iter()
        .map(|(name, ratings)| draw_rating(name, &ratings));
    view! {
        <section class="sheet done" aria-labelledby="day-rated">
            <h2 id="day-rated">{words::RATINGS}</h2>
            <div class="done-ratings">{join_views(games)}</div>
        </section>
    }
    .into_any()
}

/// Draws a rating's curve with a line at its start value, and its numbers as a table.
fn draw_rating(name: &'static str, ratings: &[(Day, i32)]) -> AnyView {
    let (Some((_, first)), Some((_, last))) = (ratings.first(), ratings.last()) else {
        return nothing();
    };
    let row = |(day, points): &(Day, i32)| {
        view! {
            <tr>
                <td>{date(*day)}</td>
                <td>{points.to_string()}</td>
            </tr>
        }
        .into_any()
    };
    let corners = rating_curve(ratings);
    let began = corners
        .split([' ', ','])
        .nth(1)
        .unwrap_or_default()
        .to_owned();
    view! {
        <div class="done-rating">
            <h3>{name}</h3>
            <svg
                class="done-curve"
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                aria-hidden="true"
            >
                <line x1="0" x2="100" y1=began.clone() y2=began />
                <polyline points=corners />
            </svg>
            <p>
                <b>{last.to_string()}</b>
                " "
                <small>{words::change(*first, *last)}</small>
            </p>
            <details>
                <summary>{words::NUMBERS}</summary>
                <table>
                    <thead>{table_heads(&words::RATING_HEADS)}</thead>
                    <tbody>{join_views(ratings.iter().rev().map(row))}</tbody>
                </table>
            </details>
        </div>
    }
    .into_any()
}

fn table_heads(names: &[&'static str]) -> AnyView {
    let head = |name: &&'static str| view! { <th scope="col">{*name}</th> }.into_any();
    view! { <tr>{join_views(names.iter().map(head))}</tr> }.into_any()
}

/// Draws a bar for each opponent.
fn draw_wins(against: &[OpponentRecord]) -> AnyView {
    if against.is_empty() {
        return nothing();
    }
    let row = |one: &OpponentRecord| {
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
            <thead class="only-heard">{table_heads(&words::WINS_HEADS)}</thead>
            <tbody>{join_views(against.iter().take(MAX_OPPONENTS).map(row))}</tbody>
        </table>
    }
    .into_any()
}

/// Draws the highest-scoring words and the longest one, in tiles.
fn draw_best_words(sums: &PlayerTotals) -> AnyView {
    if sums.dearest.is_empty() && sums.longest.is_none() {
        return nothing();
    }
    let dear = |dear: &TopWord| draw_word_line(dear.word, Some(dear.points.to_string()));
    let dearest = if sums.dearest.is_empty() {
        nothing()
    } else {
        view! { <ol class="done-words">{join_views(sums.dearest.iter().map(dear))}</ol> }.into_any()
    };
    let longest = sums.longest.map(|word| {
        view! {
            <h3>{words::LONGEST}</h3>
            <ol class="done-words">{draw_word_line(word, None)}</ol>
        }
        .into_any()
    });
    view! {
        <section class="sheet done" aria-labelledby="day-words">
            <h2 id="day-words">{words::DEAREST}</h2>
            {dearest}
            {longest}
        </section>
    }
    .into_any()
}

/// Draws a word in tiles, with its score if given.
fn draw_word_line(word: Word, brought: Option<String>) -> AnyView {
    let tile = |letter: Letter| view! { <span class="tile">{letter.uppercase()}</span> }.into_any();
    view! {
        <li>
            <span class="only-heard">{capitals(word)}</span>
            <span class="done-tiles" aria-hidden="true">
                {join_views(word.letters().map(tile))}
            </span>
            {brought.map(|brought| view! { <b>{brought}</b> }.into_any())}
        </li>
    }
    .into_any()
}
