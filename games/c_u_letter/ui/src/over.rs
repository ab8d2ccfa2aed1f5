//! The end of a round: its words one by one, with cards flying to their owners. The end of the
//! game: the winner, the best words, and a rematch.

use leptos::prelude::*;

use super::bench::Bench;
use super::best;
use super::bill::bill;
use c_u_letter::CARD;
use c_u_letter::bots::{Errand, Report, Spot, TurnReview, spots, spots_of_all, tried};
use c_u_letter::screen::{CeremonyStep, best_words as most_cards};
use c_u_letter::text::{PROGRAMS, moments as words, play, table as table_words};
use c_u_letter_rules::{Action, BestScores, CULetter, Event, Mode, Stage, Table};
use game::account::Lost;
use game::{Match, SeatId};
use screen::text::review::{OF_GAME, OF_ROUND};
use ui::desk::use_desk;
use ui::draw::{all, memo, nothing, show_when};
use ui::parts::{Button, Weight};
use ui::screens::ended::{self, BEST_SHOWN};
use ui::screens::recalled::recalled;
use ui::screens::rematch::buttons;
use ui::screens::review::{Called, Far, Wanted, review};
use ui::seated::Plays;
use ui::trying::follow_by_thinker;

/// Number of round columns that fit beside a name on a phone.
const COLUMNS: usize = 5;

/// The heading of the end screen, tracked: that a round is over, or who won the game.
pub fn heading(bench: Bench) -> Option<String> {
    let table = bench.session.with(|game| game.state().table.clone());
    match table.stage {
        Stage::RoundOver => Some(words::round_over(table.results.len())),
        Stage::Over if table.options.mode == Mode::Solo => {
            Some(words::solo(table.score(SeatId::FIRST), &table.options))
        }
        Stage::Over => Some(words::won(&bench.names(bench.winners()))),
        _ => None,
    }
}

/// Why a round ended, or how a solo score compares with the best one, tracked.
pub fn would(bench: Bench) -> Option<String> {
    let table = bench.session.with(|game| game.state().table.clone());
    match table.stage {
        Stage::RoundOver => table
            .results
            .last()
            .map(|result| play::round_end(result.end).to_owned()),
        Stage::Over if table.options.mode == Mode::Solo => {
            // The score is entered as soon as the screen sees that the game is over.
            let entered = bench.chosen.with(|chosen| chosen.best);
            let kept: BestScores = use_desk().load(best::RECORD);
            let score = table.score(SeatId::FIRST);
            Some(words::best(kept.of(&table.options), score, entered))
        }
        Stage::Over => Some(String::new()),
        _ => None,
    }
}

/// The owner of the word in a step of the ceremony.
pub fn owner(step: &CeremonyStep) -> Option<SeatId> {
    match step {
        CeremonyStep::Pays { owner, .. } | CeremonyStep::Struck { owner, .. } => Some(*owner),
        CeremonyStep::Left(_) | CeremonyStep::Scores { .. } => None,
    }
}

/// Draws the end of a round, or of the game.
pub fn over(bench: Bench) -> AnyView {
    let table = memo(move || bench.session.with(|game| game.state().table.clone()));
    let drawn = move || {
        let table = table.get();
        match table.stage {
            Stage::Over => game_over(bench, &table),
            _ => round_over(bench, &table),
        }
    };
    view! { <div class="letter-ended">{drawn}</div> }.into_any()
}

fn round_over(bench: Bench, table: &Table) -> AnyView {
    let Some(result) = table.results.last() else {
        return nothing();
    };
    let next = Callback::new(move |()| {
        bench.act_as(bench.anybody(), &Action::NextRound);
    });
    let says = table_words::go_on(result.then);
    let number = table.results.len();
    let rounds = rounds(table);
    let rest = move || {
        view! {
            {scores(bench, words::SO_FAR, &rounds)}
            {reviewed(bench, Some(number - 1))}
        }
        .into_any()
    };
    let go_on = move || {
        view! {
            <div class="does">
                {again(bench)}
                <Button thing="do go-on" weight=Weight::Main on_press=next>{says}</Button>
            </div>
        }
        .into_any()
    };
    view! {
        <div class="ended" tabindex="0" role="group" aria-label=words::round_over(number)>
            <h2 class="only-heard">{words::round_over(number)}</h2>
            {bill(bench, table)}
            {walked(bench)}
            {show_when(move || !bench.walk.walks(), rest)}
        </div>
        {show_when(move || !bench.walk.walks(), go_on)}
        {skips(bench)}
    }
    .into_any()
}

fn game_over(bench: Bench, table: &Table) -> AnyView {
    let all_rounds = rounds(table);
    let ended = bench.walk.ended.with_untracked(Option::is_some);
    let bill = match ended {
        true => bill(bench, table),
        false => nothing(),
    };
    let rest = move || {
        view! {
            {scores(bench, words::FINAL_SCORES, &all_rounds)}
            {ended::ratings(*bench, PROGRAMS)}
            {recalled(*bench, bench.rows, bench.sheet, words::LUCK, |_, lost| Some(lost.step))}
            {best_words(bench)}
            {reviewed(bench, None)}
        }
        .into_any()
    };
    let id = bench.session.id();
    let goes = move || buttons(&CARD, id.clone());
    view! {
        <div class="ended" tabindex="0" role="group" aria-label=words::FINAL_SCORES>
            <h2 class="only-heard">{words::FINAL_SCORES}</h2>
            {bill}
            {walked(bench)}
            {show_when(move || !bench.walk.walks(), rest)}
        </div>
        {show_when(move || !bench.walk.walks(), goes)}
        {skips(bench)}
    }
    .into_any()
}

/// Draws the button that skips the rest of the ceremony.
fn skips(bench: Bench) -> AnyView {
    let skip = Callback::new(move |()| bench.walk.skip());
    show_when(
        move || bench.walk.walks(),
        move || {
            view! {
                <div class="does">
                    <Button weight=Weight::Main on_press=skip>{words::SKIP}</Button>
                </div>
            }
            .into_any()
        },
    )
}

/// Draws the words that the ceremony has shown so far.
fn walked(bench: Bench) -> AnyView {
    let steps = move || {
        let seen = bench.walk.seen();
        let steps = bench.walk.ended.get().map(|ended| ended.steps);
        let steps = steps.unwrap_or_default().into_iter().take(seen);
        let line = |step: CeremonyStep| {
            let says = bench.with_seats(|seats| table_words::ceremony_step(&step, seats));
            let struck = matches!(step, CeremonyStep::Struck { .. });
            view! { <li data-struck=struck.then_some("")>{says}</li> }.into_any()
        };
        // The scores have a table of their own.
        let told = steps.filter(|step| !matches!(step, CeremonyStep::Scores { .. }));
        all(told.map(line))
    };
    let ended = move || bench.walk.ended.with(Option::is_some);
    show_when(ended, move || {
        view! { <ol class="letter-walk" aria-label=words::WALK aria-live="polite">{steps}</ol> }
            .into_any()
    })
}

/// Draws the button that repeats the ceremony.
fn again(bench: Bench) -> AnyView {
    let again = Callback::new(move |()| bench.walk.begin());
    view! { <Button on_press=again>{words::SHOW_AGAIN}</Button> }.into_any()
}

/// How many cards each seat got from each round and from the scramble.
fn rounds(table: &Table) -> Vec<Vec<i32>> {
    let rounds = |seat: SeatId| {
        let rounds = table.results.iter().map(|result| result.score(seat) as i32);
        rounds.collect::<Vec<_>>()
    };
    let left = |seat: SeatId| table.score(seat) as i32 - rounds(seat).iter().sum::<i32>();
    let scrambled = table.all_seats().any(|seat| left(seat) > 0);
    let each = table.all_seats().map(|seat| {
        let last = scrambled.then(|| left(seat));
        let rounds: Vec<i32> = rounds(seat).into_iter().chain(last).collect();
        match rounds.len() > COLUMNS {
            true => vec![rounds.iter().sum()],
            false => rounds,
        }
    });
    each.collect()
}

fn scores(bench: Bench, caption: &'static str, rounds: &[Vec<i32>]) -> AnyView {
    let of = |seat: SeatId| rounds.get(seat.index()).cloned().unwrap_or_default();
    ended::scores(*bench, caption, of)
}

/// Draws the words that took the most cards.
fn best_words(bench: Bench) -> AnyView {
    let best = bench
        .session
        .with_now(|game| most_cards(game, BEST_SHOWN))
        .into_iter();
    let says = best.map(|one| words::best_word(&bench.session.name(one.seat), one.word, one.cards));
    ended::best(words::BEST_WORDS, says.collect())
}

/// Draws the review of a round (counted from 0) or of all rounds, if a card was ever placed.
fn reviewed(bench: Bench, round: Option<usize>) -> AnyView {
    let placed = bench.session.with_now(|game| {
        let steps = game.journal().steps.iter();
        steps
            .flat_map(|step| &step.events)
            .any(|event| matches!(event, Event::Placed(_)))
    });
    if !placed {
        return nothing();
    }
    let [look, looking] = match round {
        Some(_) => OF_ROUND,
        None => OF_GAME,
    };
    let called = Called {
        says: words::REVIEW_SAYS,
        look,
        looking,
    };
    review(
        *bench,
        called,
        move |game: &Match<CULetter>, wanted: Wanted| {
            let mut spots = match round {
                Some(round) => spots(game, round),
                None => spots_of_all(game),
            };
            spots.retain(|spot| wanted(spot.step, spot.seat));
            asked(spots)
        },
        read,
        line,
    )
}

/// Reviews a retried turn as a whole, once it is over.
pub fn tries(bench: Bench) {
    follow_by_thinker(
        *bench,
        bench.sheet,
        true,
        |game, step, seat| asked(tried(game, step, seat).into_iter().collect()),
        read,
        line,
    );
}

ui::asks_for_review!(Errand, Spot, Report, TurnReview);

/// Returns how much a reviewed turn gave away, and its description.
fn line(turn: &TurnReview) -> Option<(Lost, String)> {
    Some((turn.lost(), table_words::reviewed(turn)))
}
