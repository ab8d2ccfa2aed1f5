//! The turn area of the player at the screen: the line, the hand, and the buttons.

use leptos::prelude::*;

use super::bench::{Bench, Doing};
use super::{hand, line};
use lexicon::Letter;
use one_letter_better::bots::{Errand, Hint, HintStep, Report};
use one_letter_better::screen::{BlueWay, Draft, Prospect, comes_along};
use one_letter_better::text::stage::{self, plays};
use one_letter_better::text::{play, table as words};
use one_letter_better_rules::{Action, Checking};
use screen::text;
use screen::text::table::GO_ON;
use ui::draw::{memo, nothing, show_when, signal};
use ui::hint::bulb;
use ui::parts::{Button, Icon, Keys, LeftKey, Picture, Weight};
use ui::seated::Plays;
use ui::thinker::Thinker;
use ui::words::{Words, use_words};

/// Draws the turn area.
pub fn turn(bench: Bench) -> AnyView {
    let robs = memo(move || bench.doing() == Doing::Robbing);
    let declares = memo(move || bench.doing() == Doing::Declaring);
    let seen = bench.view.with_untracked(|view| view.own.is_some());
    let cards = move || {
        if declares.get() {
            return declaring(bench);
        }
        view! {
            {hand::hand(bench)}
            {buttons(bench)}
        }
        .into_any()
    };
    let all = move || match robs.get() {
        true => bench.later.drawn(move |rest| (rest.hand)(bench)),
        false => view! {
            {line::line(bench)}
            {move || cards()}
        }
        .into_any(),
    };
    match seen {
        true => view! { {move || all()} }.into_any(),
        false => watching(bench),
    }
}

/// Draws the area while others play and no hand may be shown.
fn watching(bench: Bench) -> AnyView {
    view! { <div class="does">{goes_on(bench)}</div> }.into_any()
}

/// The button that lets a waiting bot go on.
fn goes_on(bench: Bench) -> AnyView {
    let go_on = Callback::new(move |()| {
        bench.pace.hurry();
    });
    show_when(
        move || bench.pace.waits_for_tap(),
        move || view! { <Button weight=Weight::Main on_press=go_on>{GO_ON}</Button> }.into_any(),
    )
}

/// Draws the letter buttons that declare a wild (O26).
fn declaring(bench: Bench) -> AnyView {
    let letter = Callback::new(move |letter: char| {
        if let Some(letter) = Letter::new(letter) {
            bench.type_letter(letter);
        }
    });
    let back = Callback::new(move |()| bench.back());
    view! { <Keys on_letter=letter on_back=back left=LeftKey::None /> }.into_any()
}

fn buttons(bench: Bench) -> AnyView {
    let doing = memo(move || bench.doing());
    let built = memo(move || bench.draft.with(|draft| !draft.line().is_empty()));
    let thinker = Thinker::new();
    let drawn = move || match (doing.get(), built.get()) {
        (Doing::Robbing | Doing::Declaring, _) => nothing(),
        (Doing::Watching, _) => goes_on(bench),
        (Doing::Discarding, _) => discarding(bench),
        (Doing::Taking, false) => taking(bench),
        (Doing::Taking, true) => building(bench, true),
        (Doing::Playing, true) => building(bench, false),
        (Doing::Playing, false) => ending(bench, thinker),
    };
    let sorts = move || {
        let free = matches!(
            doing.get(),
            Doing::Watching | Doing::Taking | Doing::Playing
        );
        free && !built.get() && bench.past.with(Option::is_none)
    };
    let sort = Callback::new(move |()| bench.sort());
    view! {
        <div class="does">
            {undo(bench)}
            {show_when(sorts, move || {
                view! { <Button thing="do sort" on_press=sort>{stage::SORT}</Button> }.into_any()
            })}
            {drawn}
        </div>
    }
    .into_any()
}

/// Draws the buttons that clear the line and undo the last step.
fn undo(bench: Bench) -> AnyView {
    let built = move || {
        let line = bench.draft.with(|draft| !draft.line().is_empty());
        line && matches!(bench.doing(), Doing::Taking | Doing::Playing)
    };
    let clear = Callback::new(move |()| bench.clear());
    let undo = Callback::new(move |()| bench.undo());
    let square =
        |thing: &'static str, label: &'static str, press: Callback<()>, picture: Picture| {
            view! {
                <span class="square">
                    <Button thing on_press=press label>
                        <Icon picture />
                    </Button>
                </span>
            }
            .into_any()
        };
    view! {
        {show_when(built, move || square("do clear", words::CLEAR, clear, Picture::Close))}
        {show_when(move || !built() && bench.can_undo(), move || {
            square("do undo", text::UNDO, undo, Picture::Undo)
        })}
    }
    .into_any()
}

/// Draws the buttons for the turn's card: from the deck, or cards of the pile (O5, O13).
fn taking(bench: Bench) -> AnyView {
    let draw = Callback::new(move |()| {
        bench.act(&Action::Draw);
    });
    view! {
        {take(bench)}
        <Button thing="do draw" weight=Weight::Main on_press=draw>{words::DRAW}</Button>
    }
    .into_any()
}

/// Draws the button that takes the chosen cards of the pile.
fn take(bench: Bench) -> AnyView {
    let count = memo(move || {
        let depth = bench.chosen.with(|chosen| chosen.depth);
        bench
            .view
            .with(|view| depth.map_or(0, |card| comes_along(view, card).len()))
    });
    let take = Callback::new(move |()| {
        bench.act(&Action::Take(count.get_untracked() as u8));
    });
    show_when(
        move || count.get() > 0,
        move || {
            view! { <Button thing="do take" on_press=take>{move || words::take(count.get())}</Button> }.into_any()
        },
    )
}

/// Draws the buttons for the line.
fn building(bench: Bench, early: bool) -> AnyView {
    let play = Callback::new(move |()| bench.play());
    let off = signal(move || early || !matches!(bench.prospect.get(), Prospect::Play(_)));
    let says = move || match bench.chosen.with(|chosen| chosen.sure) {
        true => words::PLAY_ALL_THE_SAME.to_owned(),
        false => bench.prospect.with(plays),
    };
    let draw = Callback::new(move |()| {
        bench.act(&Action::Draw);
    });
    let main = match early {
        true => view! {
            <Button thing="do draw" weight=Weight::Main on_press=draw>{words::DRAW}</Button>
        }
        .into_any(),
        false => view! {
            <Button thing="do play" weight=Weight::Main off on_press=play>{says}</Button>
        }
        .into_any(),
    };
    let moves = move || bench.draft.with(|draft| draft.moves().is_some());
    let nudge = move |forward: bool| {
        let nudge = Callback::new(move |()| bench.build(|draft, view| draft.nudge(forward, view)));
        let (label, picture) = match forward {
            true => (words::MOVE_RIGHT, Picture::On),
            false => (words::MOVE_LEFT, Picture::Back),
        };
        view! {
            <span class="square">
                <Button thing="do move" on_press=nudge label>
                    <Icon picture />
                </Button>
            </span>
        }
        .into_any()
    };
    view! {
        {show_when(moves, move || view! { {nudge(false)} {nudge(true)} }.into_any())}
        {blue(bench)}
        {swap(bench)}
        {main}
    }
    .into_any()
}

/// Draws the button for a blue swap (O14).
fn swap(bench: Bench) -> AnyView {
    let swap = memo(move || {
        let card = bench.chosen.with(|chosen| chosen.depth)?;
        let blue = bench
            .view
            .with(|view| bench.draft.with(|draft| draft.swaps(view)))?;
        Some((blue, card))
    });
    let press = Callback::new(move |()| {
        if let Some((blue, card)) = swap.get_untracked() {
            bench.act(&Action::Swap { blue, card });
        }
    });
    let says = move || {
        let swap = swap.get();
        let says = |(blue, card)| {
            bench
                .view
                .with(|view| words::swap(&view.table.options.deck, blue, card))
        };
        swap.map(says).unwrap_or_default()
    };
    show_when(
        move || swap.get().is_some(),
        move || view! { <Button thing="do swap" on_press=press>{says}</Button> }.into_any(),
    )
}

/// Draws the button that switches a blue card between being added and replacing letters (O23).
fn blue(bench: Bench) -> AnyView {
    let way = memo(move || {
        bench
            .view
            .with(|view| bench.draft.with(|draft| draft.blue(view)))
    });
    let turn = Callback::new(move |()| bench.build(Draft::turn_blue));
    let says = move || match way.get() {
        Some(BlueWay::Added) => words::LAY_OVER,
        Some(BlueWay::Over) => words::LAY_BESIDE,
        None => "",
    };
    show_when(
        move || way.get().is_some(),
        move || view! { <Button thing="do blue" on_press=turn>{says}</Button> }.into_any(),
    )
}

/// Draws the buttons for an empty line: end the turn, or put the pick-up back.
fn ending(bench: Bench, thinker: Thinker) -> AnyView {
    let picked_up = move || bench.view.with(|view| view.table.turn.pick_up.is_some());
    let put_back = Callback::new(move |()| {
        bench.act(&Action::PutBack);
    });
    let end = Callback::new(move |()| bench.end());
    let says = move || bench.view.with(words::end_turn);
    let hints = bench
        .view
        .with_untracked(|view| view.table.options.checking != Checking::Challenge);
    view! {
        {hints.then(|| hint(bench, thinker))}
        {take(bench)}
        {show_when(picked_up, move || {
            view! { <Button thing="do put-back" on_press=put_back>{words::PUT_BACK}</Button> }
                .into_any()
        })}
        {show_when(move || !picked_up(), move || {
            view! { <Button thing="do end" on_press=end>{says}</Button> }.into_any()
        })}
    }
    .into_any()
}

/// Draws the hint button. Hints come in steps, from the bot worker.
fn hint(bench: Bench, thinker: Thinker) -> AnyView {
    let given = memo(move || bench.chosen.with(|chosen| chosen.hints.clone()));
    let next = move || {
        given.with(|given| match given.as_slice() {
            [Hint::NoPlay, ..] => None,
            given => HintStep::ALL.get(given.len()).copied(),
        })
    };
    let ask = Callback::new(move |()| {
        let (Some(step), Words::Here(book)) = (untrack(next), use_words().state_now()) else {
            return;
        };
        let errand = Errand::Hint {
            view: Box::new(bench.view.get_untracked()),
            step,
        };
        thinker.send(&errand, &book, move |said| {
            if let Some(Report::Hint(found)) = said {
                match found {
                    Ok(hint) => bench.choose(|chosen| chosen.hints.push(hint)),
                    Err(why) => bench.refuse(play::no_hint(why).into()),
                }
            }
        });
    });
    let told = move || !given.with(Vec::is_empty);
    bulb(told, move || next().is_none(), ask)
}

/// Draws the buttons for choosing discards.
fn discarding(bench: Bench) -> AnyView {
    let end = Callback::new(move |()| bench.end());
    let off = signal(move || {
        let count = bench.draft.with(|draft| draft.discards().len());
        bench.view.with(|view| !view.discards().contains(&count))
    });
    let says = move || {
        let count = bench.draft.with(|draft| draft.discards().len());
        bench.view.with(|view| words::end_turn_with(view, count))
    };
    let chosen = move || bench.chosen.with(|chosen| chosen.discarding);
    let back = Callback::new(move |()| bench.clear());
    view! {
        {show_when(chosen, move || {
            view! { <Button on_press=back>{words::BACK}</Button> }.into_any()
        })}
        <Button thing="do end" weight=Weight::Main off on_press=end>{says}</Button>
    }
    .into_any()
}
