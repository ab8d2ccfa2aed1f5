//! The end of a round: the penalties, card by card, and the match so far. The end of the match: the
//! winner, the best plays, and a rematch.

use base::sorting::sort_by_key;
use leptos::prelude::*;

use super::card;
use super::review::review;
use super::score_sheet;
use super::table_state::TableState;
use game::SeatId;
use one_letter_better::CARD;
use one_letter_better::text::{BOTS, moments as words, table as table_words};
use one_letter_better_rules::{
    Action, CardId, Event, Mode, RoundResult, Stage, Table, TableWord, WordPlay,
};
use screen::day::TaskEntry;
use ui::draw::{join_views, memo, nothing};
use ui::parts::{Button, SeatMark, Weight, colour_class};
use ui::screens::game_account::game_account;
use ui::screens::game_end;
use ui::screens::rematch::rematch_buttons;
use ui::screens::task::solo::record_game;
use ui::table_core::GameTable;

/// Draws the end of a round or of the match.
pub fn results(state: TableState) -> AnyView {
    let table = memo(move || state.view.with(|view| view.table.clone()));
    let drawn = move || {
        let table = table.get();
        let Some(result) = table.results.last() else {
            return nothing();
        };
        let ended = table.stage == Stage::Over;
        if ended {
            record_game(*state, table.options.deal.day(), word_symbols(&table));
        }
        let solo = matches!(table.options.mode, Mode::Solo { .. });
        let (caption, heading) = if ended {
            (words::FINAL_SCORES, words::FINAL_SCORES.to_owned())
        } else {
            let names = state.names(result.top);
            let heading = words::round_over(table.results.len(), &names);
            (words::SO_FAR, heading)
        };
        let next = Callback::new(move |()| {
            state.act_as(state.first_person(), &Action::NextRound);
        });
        let does = if ended {
            rematch_buttons(&CARD, state.session.id())
        } else {
            view! {
                <Button weight=Weight::Main on_press=next>{table_words::NEXT_ROUND}</Button>
            }
            .into_any()
        };
        let told = (!solo).then(|| round_scores(state, &table, caption));
        view! {
            <div class="ended" tabindex="0" role="group" aria-label=heading.clone()>
                <h2 class="only-heard">{heading.clone()}</h2>
                {score_sums(state, &table, result)}
                {told}
                {ended.then(|| game_end::rating_changes(*state, BOTS))}
                {remaining_hands(state, &table, result)}
                {ended.then(|| match_account(state))}
                {ended.then(|| best_plays(state))}
                {score_sheet::sheet(state.session)}
                {review(state, (!ended).then(|| table.results.len().saturating_sub(1)))}
            </div>
            <div class="does">{does}</div>
        }
        .into_any()
    };
    view! { <div class="better-ended">{move || drawn()}</div> }.into_any()
}

/// Draws the account of the match, with the turns that can be tried again.
fn match_account(state: TableState) -> AnyView {
    game_account(*state, state.rows, state.sheet, words::LUCK, |_, lost| {
        Some(lost.step)
    })
}

/// Returns one symbol for each of a solo player's words, and the length of the longest word.
fn word_symbols(table: &Table) -> (String, usize) {
    let sign = |word: &TableWord| match word.stolen {
        0 => TaskEntry::MADE_MARK,
        _ => TaskEntry::TAKEN_MARK,
    };
    let longest = table.words.iter().map(|word| word.word().len()).max();
    let signs = table.words.iter().map(sign).collect();
    (signs, longest.unwrap_or_default())
}

/// Draws the sum of each score of the last round, which comes first: what the words brought, and
/// what the cards left in hand cost (O34).
fn score_sums(state: TableState, table: &Table, result: &RoundResult) -> AnyView {
    let seat = |seat: SeatId| {
        let Some(player) = state.player_with_colour(seat) else {
            return nothing();
        };
        view! {
            <li class="who" data-seat=colour_class(player.colour)>
                <SeatMark colour=player.colour />
                <bdi>{player.name.to_string()}</bdi>
                <span class="score">{words::round_score(result, seat)}</span>
            </li>
        }
        .into_any()
    };
    view! { <ul class="better-sums">{join_views(table.all_seats().map(seat))}</ul> }.into_any()
}

/// Draws each hand, card by card, with its penalty (O34).
fn remaining_hands(state: TableState, table: &Table, result: &RoundResult) -> AnyView {
    let seat = |seat: SeatId| {
        let Some(player) = state.player_with_colour(seat) else {
            return nothing();
        };
        let hand = result.hands.get(seat.index());
        let hand = hand.map_or(&[][..], Vec::as_slice);
        let pays = result
            .penalties
            .get(seat.index())
            .is_some_and(|paid| *paid != 0);
        let card = |id: &CardId| {
            let cost = pays.then(|| words::card_cost(table.options.hand_cost(*id)));
            let drawn = state
                .view
                .with_untracked(|view| card::face_up_card(view, *id));
            view! {
                <span class="better-cost">
                    {drawn}
                    <span>{cost}</span>
                </span>
            }
            .into_any()
        };
        view! {
            <li data-seat=colour_class(player.colour)>
                <p class="who">
                    <SeatMark colour=player.colour />
                    <bdi>{player.name.to_string()}</bdi>
                </p>
                <div class="better-costs" aria-hidden="true">{join_views(hand.iter().map(card))}</div>
                <p class="soft">{table_words::penalty_text(result, table, seat)}</p>
            </li>
        }
        .into_any()
    };
    view! {
        <h3>{words::HANDS_LEFT}</h3>
        <ul class="better-left">{join_views(table.all_seats().map(seat))}</ul>
    }
    .into_any()
}

/// Draws the scores of the finished rounds.
fn round_scores(state: TableState, table: &Table, caption: &'static str) -> AnyView {
    game_end::final_scores(*state, caption, |seat| {
        let rounds = table.results.iter().map(|result| result.score(seat));
        rounds.collect()
    })
}

/// Draws the plays of the match with the largest swings.
fn best_plays(state: TableState) -> AnyView {
    let says: Vec<String> = state.session.with_untracked(|game| {
        let journal = game.journal();
        let steps = journal.steps.iter();
        let made = steps.flat_map(|step| {
            let made = step.events.iter().filter_map(|event| match event {
                Event::Made(made) => Some(made),
                _ => None,
            });
            made.filter_map(|made| Some((step.by?, made)))
        });
        let mut made: Vec<(SeatId, &WordPlay)> = made.collect();
        sort_by_key(&mut made, |(_, made)| std::cmp::Reverse(made.gain));
        let best = made.into_iter().take(game_end::BEST_SHOWN);
        best.map(|(seat, made)| words::best_play(made, seat, &journal.seats))
            .collect()
    });
    game_end::best_plays(words::BEST_PLAYS, says)
}
