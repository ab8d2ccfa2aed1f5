//! Every rule behind the presets, each with its sentence.

use leptos::prelude::*;

use super::bench::Bench;
use crate::app::draw::show_when;
use crate::app::parts::{Count, Switch, radios};
use crate::games::paper_grid::{
    Choices, Judge, LetterCells, Letterfraud, Options, Reading, Specials, Values, WallRule,
};
use crate::screen::set_up::SetUp;
use crate::screen::text;
use crate::screen::text::set_up as words;
use crate::table::Allowance;

const JUDGES: [Judge; 3] = [Judge::Full, Judge::Everyday, Judge::Table];
const READINGS: [Reading; 2] = [Reading::Forward, Reading::EitherWay];
const WALLS: [WallRule; 2] = [WallRule::AnyEdge, WallRule::NoSealing];
const VALUES: [Values; 2] = [Values::Classic, Values::Fixed];
const SPECIALS: [Specials; 3] = [Specials::Off, Specials::Supercells, Specials::Celldance];
const LETTER_CELLS: [LetterCells; 2] = [LetterCells::EveryTime, LetterCells::WhenCovered];

/// The area that opens.
pub fn more(bench: Bench) -> AnyView {
    let printed = move || bench.form.with(|form| !form.from().is_given());
    let letter_cells = move || {
        bench.board.with(|board| {
            let board = board.as_ref().ok();
            board.is_some_and(|board| board.ids().any(|cell| board.special(cell).is_some()))
        }) || look(bench, |rules| rules.specials) != Specials::Off
    };
    view! {
        <details class="sheet more-rules">
            <summary>
                <h2>{words::MORE_RULES}</h2>
            </summary>
            <div class="fields">
                {words_and_walls(bench)}
                {show_when(printed, move || on_the_board(bench))}
                {upgrades(bench)}
                {show_when(letter_cells, move || {
                    one_of(bench, "letter-cells", words::LETTER_CELLS, words::LETTER_CELLS_SAY,
                        LETTER_CELLS.map(words::letter_cells_name).into(),
                        |rules| place(&LETTER_CELLS, rules.letter_cells),
                        |rules, at| set(&LETTER_CELLS, at, &mut rules.letter_cells))
                })}
            </div>
        </details>
    }
    .into_any()
}

/// The plain game's choices.
fn words_and_walls(bench: Bench) -> AnyView {
    let letters = Signal::derive(move || look(bench, |rules| rules.endgame_at) as u32);
    let set_letters = Callback::new(move |letters: u32| {
        bench.change(|form| form.change(|rules| rules.endgame_at = letters as usize));
    });
    let clocks = Options::CLOCKS.map(|seconds| seconds.to_string());
    let clocks = std::iter::once(words::NO_CLOCK.to_owned()).chain(clocks);
    view! {
        {one_of(bench, "judge", words::JUDGE, words::JUDGE_SAYS, JUDGES.map(words::judge_name).into(),
            |rules| place(&JUDGES, rules.judge),
            |rules, at| set(&JUDGES, at, &mut rules.judge))}
        {one_of(bench, "reading", words::READING, words::READING_SAYS,
            READINGS.map(words::reading_name).into(),
            |rules| place(&READINGS, rules.reading),
            |rules, at| set(&READINGS, at, &mut rules.reading))}
        {one_of(bench, "wall-rule", words::WALLS, words::WALLS_SAY, WALLS.map(words::walls_name).into(),
            |rules| place(&WALLS, rules.walls),
            |rules, at| set(&WALLS, at, &mut rules.walls))}
        {named(bench, "clock", words::CLOCK, words::CLOCK_SAYS, clocks.collect(),
            |rules| match rules.clock {
                Allowance::Untimed => 0,
                Allowance::Seconds(seconds) => place(&Options::CLOCKS, seconds) + 1,
            },
            |rules, at| {
                let seconds = at.checked_sub(1).and_then(|at| Options::CLOCKS.get(at));
                rules.clock = seconds.map_or(Allowance::Untimed, |&s| Allowance::Seconds(s));
            })}
        <div>
            <Count label=words::ENDGAME value=letters least=1 most=60 on_change=set_letters />
            <p class="soft">{words::ENDGAME_SAYS}</p>
        </div>
        {switch(bench, words::HINTS, words::HINTS_SAY, |rules| rules.hints,
            |rules, on| rules.hints = on)}
    }
    .into_any()
}

/// What is printed on boards: not for one that was handed over.
fn on_the_board(bench: Bench) -> AnyView {
    view! {
        {one_of(bench, "letter-values", words::VALUES, words::VALUES_SAY,
            VALUES.map(text::studio::values_words).into(),
            |rules| place(&VALUES, rules.board.values),
            |rules, at| set(&VALUES, at, &mut rules.board.values))}
        {switch(bench, words::BACKPACKS, words::BACKPACKS_SAY, |rules| rules.board.backpacks,
            |rules, on| rules.board.backpacks = on)}
    }
    .into_any()
}

fn upgrades(bench: Bench) -> AnyView {
    let limits = Letterfraud::ALL.map(words::letterfraud_name);
    let limits = std::iter::once(words::OFF).chain(limits).collect();
    view! {
        {one_of(bench, "letterfraud", words::LETTERFRAUD, words::LETTERFRAUD_SAYS, limits,
            |rules| rules.letterfraud.map_or(0, |limit| place(&Letterfraud::ALL, limit) + 1),
            |rules, at| {
                let limit = at.checked_sub(1).and_then(|at| Letterfraud::ALL.get(at));
                rules.letterfraud = limit.copied();
            })}
        {switch(bench, words::DEVILS, words::DEVILS_SAY, |rules| rules.devils,
            |rules, on| rules.devils = on)}
        {one_of(bench, "special-cells", words::SPECIALS, words::SPECIALS_SAY,
            SPECIALS.map(words::specials_name).into(),
            |rules| place(&SPECIALS, rules.specials),
            |rules, at| set(&SPECIALS, at, &mut rules.specials))}
    }
    .into_any()
}

/// A part of the rules, followed.
fn look<T>(bench: Bench, see: impl FnOnce(&Choices) -> T) -> T {
    bench.form.with(|form| see(SetUp::rules(form)))
}

fn place<T: PartialEq>(all: &[T], one: T) -> usize {
    all.iter().position(|other| *other == one).unwrap_or(0)
}

fn set<T: Copy>(all: &[T], at: usize, to: &mut T) {
    if let Some(&one) = all.get(at) {
        *to = one;
    }
}

fn one_of(
    bench: Bench,
    id: &'static str,
    legend: &'static str,
    says: &'static str,
    names: Vec<&'static str>,
    chosen: fn(&Choices) -> usize,
    choose: fn(&mut Choices, usize),
) -> AnyView {
    let names = names.into_iter().map(str::to_owned).collect();
    named(bench, id, legend, says, names, chosen, choose)
}

fn named(
    bench: Bench,
    id: &'static str,
    legend: &'static str,
    says: &'static str,
    names: Vec<String>,
    chosen: fn(&Choices) -> usize,
    choose: fn(&mut Choices, usize),
) -> AnyView {
    let shown = Signal::derive(move || look(bench, chosen));
    let choose = Callback::new(move |at| {
        bench.change(|form| form.change(|rules| choose(rules, at)));
    });
    radios(id, legend, Some(says), names, shown, choose)
}

fn switch(
    bench: Bench,
    label: &'static str,
    says: &'static str,
    on: fn(&Choices) -> bool,
    turn: fn(&mut Choices, bool),
) -> AnyView {
    let shown = Signal::derive(move || look(bench, on));
    let turn = Callback::new(move |on| {
        bench.change(|form| form.change(|rules| turn(rules, on)));
    });
    view! {
        <div>
            <Switch label on=shown on_turn=turn />
            <p class="soft">{says}</p>
        </div>
    }
    .into_any()
}
