//! The end of a game: winners, scores, the best plays.

use leptos::prelude::*;

use super::bench::Bench;
use base::sorting::sort_by_key;
use game::account::Lost;
use game::{Chance, Journal, Match};
use paper_grid::CARD;
use paper_grid::bots::{Errand, Judged, Report, Spot, spots};
use paper_grid::screen::on_a_fresh_board;
use paper_grid::text::{PROGRAMS, review as told, table as words};
use paper_grid_rules::{Event, PaperGrid};
use screen::text::review::OF_GAME;
use screen::text::table::FINAL_SCORES;
use screen::{GameCard, Route};
use ui::desk::use_desk;
use ui::dom;
use ui::draw::{nothing, show_when};
use ui::parts::{Button, Weight};
use ui::screens::ended;
use ui::screens::recalled::recalled;
use ui::screens::review::{Called, Far, Wanted, review};
use ui::trying::follow_by_thinker;

/// Returns the region that replaces the hand at the end of the game.
pub fn over(bench: Bench) -> AnyView {
    view! {
        <div class="ended" tabindex="0" role="group" aria-label=FINAL_SCORES>
            {ended::places(*bench, FINAL_SCORES, |seat| bench.colour.run(seat))}
            {ended::ratings(*bench, PROGRAMS)}
            {recalled(*bench, bench.rows, bench.sheet, words::LUCK, |_, lost| Some(lost.step))}
            {best(bench)}
            {reviewed(bench)}
        </div>
        {again(bench)}
    }
    .into_any()
}

/// Returns the buttons for another game: on a new board, on the same one, or with other rules.
fn again(bench: Bench) -> AnyView {
    let desk = use_desk();
    let go = move |route: fn(&'static GameCard, String) -> Route| {
        let id = bench.session.id().to_string();
        Callback::new(move |()| dom::go(&route(&CARD, id.clone())))
    };
    let fresh = move || {
        bench.session.with_now(|game| {
            let Journal { options, seats, .. } = game.journal();
            let mut chance = Chance::new(dom::random());
            let options = on_a_fresh_board(options, seats, &mut chance)?;
            Some((options, seats.clone()))
        })
    };
    let blank = untrack(fresh).is_none();
    let begin = Callback::new(move |()| {
        let begun = fresh().and_then(|(options, seats)| {
            // As many seats took part in the last game, so the options allow them.
            desk.begin_game::<PaperGrid>(options, seats).ok()
        });
        if let Some(id) = begun {
            dom::go(&Route::Game(&CARD, id.to_string()));
        }
    });
    let (same, other) = (go(Route::Again), go(Route::SetUpLike));
    view! {
        <div class="does">
            <Button on_press=other>{words::OTHER_RULES}</Button>
            {show_when(move || !blank, move || {
                view! { <Button on_press=same>{words::SAME_BOARD}</Button> }.into_any()
            })}
            <Button weight=Weight::Main on_press=if blank { same } else { begin }>
                {words::PLAY_AGAIN}
            </Button>
        </div>
    }
    .into_any()
}

/// Returns the review, if a word list decides about words and a player made a decision.
fn reviewed(bench: Bench) -> AnyView {
    let listed = bench.session.with_now(|game| {
        let listed = game.state().options.judge.level().is_some();
        listed && !spots(game).is_empty()
    });
    if !listed {
        return nothing();
    }
    let [look, looking] = OF_GAME;
    let called = Called {
        says: told::REVIEW_SAYS,
        look,
        looking,
    };
    review(
        *bench,
        called,
        |game: &Match<PaperGrid>, wanted: Wanted| {
            let mut spots = spots(game);
            spots.retain(|spot| wanted(spot.step, spot.seat));
            asked(spots)
        },
        read,
        move |judged: &Judged| {
            let better = judged.better.as_ref();
            let did = bench.session.with_now(|game| did(game, judged));
            did.filter(|did| better.is_some() || is_a_turn(did))?;
            line(bench, judged)
        },
    )
}

/// Has a bot judge what the player does when trying a position of the game again.
pub fn tries(bench: Bench) {
    follow_by_thinker(
        *bench,
        bench.sheet,
        false,
        |game, step, seat| {
            let of = |spot: &Spot| spot.step >= step && spot.seat == seat;
            asked(spots(game).into_iter().find(of).into_iter().collect())
        },
        read,
        move |judged: &Judged| line(bench, judged),
    );
}

ui::asks_for_review!(Errand, Spot, Report, Judged);

/// Returns what a decision lost, and its description.
fn line(bench: Bench, judged: &Judged) -> Option<(Lost, String)> {
    let (did, size) = bench
        .session
        .with_now(|game| Some((did(game, judged)?, game.state().board.size())))?;
    let says = told::reviewed(&did, judged.better.as_ref(), size);
    Some((judged.lost(), says))
}

/// Returns the event that a decision led to.
fn did(game: &Match<PaperGrid>, judged: &Judged) -> Option<Event> {
    let step = game.journal().steps.get(judged.step)?;
    step.events.first().cloned()
}

/// Whether the review always lists this event. Calls and answers are listed only if
/// another was better.
fn is_a_turn(did: &Event) -> bool {
    !matches!(did, Event::Asked { .. } | Event::Answered(..))
}

/// Returns the list of the highest-scoring plays.
fn best(bench: Bench) -> AnyView {
    let mut plays: Vec<(i32, String)> = bench.session.with_now(|game| {
        let steps = game.journal().steps.iter();
        let plays = steps.flat_map(|step| {
            let plays = step.events.iter().filter_map(|event| match event {
                Event::Played(play) => Some(play),
                _ => None,
            });
            let name = step
                .by
                .map(|seat| bench.session.name(seat))
                .unwrap_or_default();
            plays.map(move |play| {
                let words: Vec<String> = play
                    .words
                    .iter()
                    .map(|word| word.word.to_ascii_uppercase())
                    .collect();
                (
                    play.points,
                    format!("{name}: {}, {}", words.join(", "), play.points),
                )
            })
        });
        plays.collect()
    });
    sort_by_key(&mut plays, |(points, _)| std::cmp::Reverse(*points));
    let says = plays.into_iter().map(|(_, says)| says);
    ended::best(words::BEST_PLAYS, says.collect())
}
