//! The settings for generating boards.

use leptos::prelude::*;

use super::bench::Bench;
use super::measure;
use paper_grid::screen::studio::Studio;
use paper_grid::text::{board_refused, special_effect, special_name, studio as words};
use paper_grid_rules::{Amount, Board, Settings, Size, Special, Symmetry, Types, Values};
use ui::draw::{all, show_when, signal};
use ui::parts::{Count, Switch, radios};

const SIZES: [Size; 3] = [Size::Small, Size::Medium, Size::Large];
const VALUES: [Values; 2] = [Values::Classic, Values::Fixed];
/// The offered amounts; the last stands for an exact number.
const AMOUNTS: [Amount; 5] = [
    Amount::Off,
    Amount::Few,
    Amount::Some,
    Amount::Many,
    Amount::Exactly(0),
];

/// Returns the tab with all settings.
pub fn tab(bench: Bench) -> AnyView {
    let refusal = move || {
        let refusal = bench.studio.with(Studio::refusal);
        refusal.map(|refusal| words::as_sentence(&board_refused(refusal)))
    };
    let seats = Callback::new(move |seats: u32| bench.change(|s| s.seats = seats as usize));
    let names = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect();
    let hands = std::iter::once(words::BY_CHANCE.to_owned());
    let hands = hands
        .chain((0..=5).map(|hand: u32| hand.to_string()))
        .collect();
    view! {
        <div class="fields">
            <p class="refusal" role="alert">{refusal}</p>
            {measure::section(bench)}
            {one_of(bench, "size", words::SIZE, SIZES.map(words::size_words).into(),
                |settings| place(&SIZES, settings.size),
                |settings, at| if let Some(&size) = SIZES.get(at) { settings.size = size })}
            <div>
                <Count
                    label=words::SEATS_AT_BOARD
                    value=signal(move || look(bench, |s| s.seats) as u32)
                    least=0
                    most=6
                    on_change=seats
                />
                <p class="soft">{words::SEATS_SAY}</p>
            </div>
            {amount(bench, "walls", words::WALLS, |s| s.walls, |s, to| s.walls = to,
                |board| board.walls().len())}
            {amount(bench, "specials", words::SPECIALS, |s| s.specials, |s, to| s.specials = to,
                |board| board.cells_where(|cell| cell.special.is_some()).len())}
            {show_when(move || look(bench, |s| s.specials) != Amount::Off, move || types(bench))}
            {amount(bench, "strays", words::STRAYS, |s| s.letters, |s, to| s.letters = to,
                |board| board.lettered().len())}
            {switch(bench, words::LETTERS_ON_RIM, |s| !s.letters_off_rim,
                |s, on| s.letters_off_rim = !on)}
            {one_of(bench, "hands", words::HANDS_SIZE, hands,
                |settings| settings.hand.map_or(0, |hand| hand + 1),
                |settings, at| settings.hand = at.checked_sub(1))}
            {one_of(bench, "values", words::VALUES, names(VALUES.map(Values::name).into()),
                |settings| place(&VALUES, settings.values),
                |settings, at| if let Some(&values) = VALUES.get(at) { settings.values = values })}
            {one_of(bench, "symmetry", words::SYMMETRY,
                names(Symmetry::ALL.map(words::symmetry_words).into()),
                |settings| place(&Symmetry::ALL, settings.symmetry),
                |settings, at| if let Some(&to) = Symmetry::ALL.get(at) { settings.symmetry = to })}
            {switch(bench, words::BACKPACKS, |s| s.backpacks, |s, on| s.backpacks = on)}
        </div>
    }
    .into_any()
}

/// Reads a part of the settings (tracked).
fn look<T>(bench: Bench, see: impl FnOnce(&Settings) -> T) -> T {
    bench.studio.with(|studio| see(studio.settings()))
}

fn place<T: PartialEq>(all: &[T], one: T) -> usize {
    all.iter().position(|other| *other == one).unwrap_or(0)
}

fn one_of(
    bench: Bench,
    id: &'static str,
    legend: &'static str,
    names: Vec<String>,
    chosen: fn(&Settings) -> usize,
    choose: fn(&mut Settings, usize),
) -> AnyView {
    let shown = signal(move || look(bench, chosen));
    let choose = Callback::new(move |at| bench.change(|settings| choose(settings, at)));
    radios(id, legend, None, names, shown, choose)
}

fn switch(
    bench: Bench,
    label: &'static str,
    on: fn(&Settings) -> bool,
    turn: fn(&mut Settings, bool),
) -> AnyView {
    let shown = signal(move || look(bench, on));
    let turn = Callback::new(move |on| bench.change(|settings| turn(settings, on)));
    view! { <Switch label on=shown on_turn=turn /> }.into_any()
}

/// Returns the control for an amount of something: in words, or an exact number.
fn amount(
    bench: Bench,
    id: &'static str,
    legend: &'static str,
    see: fn(&Settings) -> Amount,
    set: fn(&mut Settings, Amount),
    count: fn(&Board) -> usize,
) -> AnyView {
    let chosen = move || match look(bench, see) {
        Amount::Exactly(_) => AMOUNTS.len() - 1,
        amount => place(&AMOUNTS, amount),
    };
    let choose = Callback::new(move |at: usize| {
        let to = match AMOUNTS.get(at) {
            // An exact number starts from the board's current count.
            Some(Amount::Exactly(_)) => Amount::Exactly(bench.board.with_untracked(count)),
            Some(&amount) => amount,
            None => return,
        };
        bench.change(|settings| set(settings, to));
    });
    let exact = move || match look(bench, see) {
        Amount::Exactly(number) => Some(number as u32),
        _ => None,
    };
    let names = AMOUNTS.map(|amount| words::amount_words(amount).to_owned());
    let number = move || {
        let to = Callback::new(move |number: u32| {
            bench.change(|settings| set(settings, Amount::Exactly(number as usize)));
        });
        let value = signal(move || exact().unwrap_or(0));
        view! { <Count label=words::exactly(legend) value least=0 most=60 on_change=to /> }
            .into_any()
    };
    view! {
        <div>
            {radios(id, legend, None, names.into(), signal(chosen), choose)}
            {show_when(move || exact().is_some(), number)}
        </div>
    }
    .into_any()
}

/// Returns a switch for each special type, with a description of its effect.
fn types(bench: Bench) -> AnyView {
    let kind = move |special: Special| {
        let shown = signal(move || look(bench, |s| s.types.contains(special)));
        let turn = Callback::new(move |on| {
            bench.change(|settings| settings.types = turned(settings.types, special, on));
        });
        let label = format!("{}: {}", special_name(special), special_effect(special));
        view! { <Switch label on=shown on_turn=turn /> }.into_any()
    };
    view! {
        <fieldset class="types">
            <legend>{words::TYPES}</legend>
            {all(Special::ALL.map(kind))}
        </fieldset>
    }
    .into_any()
}

fn turned(types: Types, special: Special, on: bool) -> Types {
    if on {
        types.with(special)
    } else {
        types.without(special)
    }
}
