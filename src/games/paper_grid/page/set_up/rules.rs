//! Every rule behind the presets, each with its sentence.

use leptos::prelude::*;

use super::bench::Bench;
use crate::games::paper_grid::rules::{
    Judge, LetterCells, Letterfraud, Options, Reading, Specials, Values, WallRule,
};
use crate::games::paper_grid::words::studio::values_words;
use crate::shell::draw::show_when;
use crate::shell::parts::Count;
use crate::shell::screens::set_up::fields::{
    allowance, one_or_none, place, place_or_none, seconds, set,
};
use crate::shell::screens::set_up::start;
use crate::words::set_up as words;

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
        }) || bench.rules.look(|rules| rules.specials) != Specials::Off
    };
    let fields = view! {
                {words_and_walls(bench)}
                {show_when(printed, move || on_the_board(bench))}
                {upgrades(bench)}
                {show_when(letter_cells, move || {
                    bench.rules.one_of("letter-cells", words::LETTER_CELLS, words::LETTER_CELLS_SAY,
                        LETTER_CELLS.map(words::letter_cells_name).into(),
                        |rules| place(&LETTER_CELLS, rules.letter_cells),
                        |rules, at| set(&LETTER_CELLS, at, &mut rules.letter_cells))
                })}
    };
    start::more(fields.into_any())
}

/// The plain game's choices.
fn words_and_walls(bench: Bench) -> AnyView {
    let letters = Signal::derive(move || bench.rules.look(|rules| rules.endgame_at) as u32);
    let set_letters = Callback::new(move |letters: u32| {
        bench
            .rules
            .change(|rules| rules.endgame_at = letters as usize);
    });
    let clocks = Options::CLOCKS.map(|seconds| seconds.to_string());
    let clocks = std::iter::once(words::NO_CLOCK.to_owned()).chain(clocks);
    view! {
        {bench.rules.one_of("judge", words::JUDGE, words::JUDGE_SAYS, JUDGES.map(words::judge_name).into(),
            |rules| place(&JUDGES, rules.judge),
            |rules, at| set(&JUDGES, at, &mut rules.judge))}
        {bench.rules.one_of("reading", words::READING, words::READING_SAYS,
            READINGS.map(words::reading_name).into(),
            |rules| place(&READINGS, rules.reading),
            |rules, at| set(&READINGS, at, &mut rules.reading))}
        {bench.rules.one_of("wall-rule", words::WALLS, words::WALLS_SAY, WALLS.map(words::walls_name).into(),
            |rules| place(&WALLS, rules.walls),
            |rules, at| set(&WALLS, at, &mut rules.walls))}
        {bench.rules.named("clock", words::CLOCK, words::CLOCK_SAYS, clocks.collect(),
            |rules| place_or_none(&Options::CLOCKS, seconds(rules.clock)),
            |rules, at| rules.clock = allowance(one_or_none(&Options::CLOCKS, at)))}
        <div>
            <Count label=words::ENDGAME value=letters least=1 most=60 on_change=set_letters />
            <p class="soft">{words::ENDGAME_SAYS}</p>
        </div>
        {bench.rules.switch(words::HINTS, words::HINTS_SAY, |rules| rules.hints,
            |rules, on| rules.hints = on)}
    }
    .into_any()
}

/// What is printed on boards: not for one that was handed over.
fn on_the_board(bench: Bench) -> AnyView {
    view! {
        {bench.rules.one_of("letter-values", words::VALUES, words::VALUES_SAY,
            VALUES.map(values_words).into(),
            |rules| place(&VALUES, rules.board.values),
            |rules, at| set(&VALUES, at, &mut rules.board.values))}
        {bench.rules.switch(words::BACKPACKS, words::BACKPACKS_SAY, |rules| rules.board.backpacks,
            |rules, on| rules.board.backpacks = on)}
    }
    .into_any()
}

fn upgrades(bench: Bench) -> AnyView {
    let limits = Letterfraud::ALL.map(words::letterfraud_name);
    let limits = std::iter::once(words::OFF).chain(limits).collect();
    view! {
        {bench.rules.one_of("letterfraud", words::LETTERFRAUD, words::LETTERFRAUD_SAYS, limits,
            |rules| place_or_none(&Letterfraud::ALL, rules.letterfraud),
            |rules, at| rules.letterfraud = one_or_none(&Letterfraud::ALL, at))}
        {bench.rules.switch(words::DEVILS, words::DEVILS_SAY, |rules| rules.devils,
            |rules, on| rules.devils = on)}
        {bench.rules.one_of("special-cells", words::SPECIALS, words::SPECIALS_SAY,
            SPECIALS.map(words::specials_name).into(),
            |rules| place(&SPECIALS, rules.specials),
            |rules, at| set(&SPECIALS, at, &mut rules.specials))}
    }
    .into_any()
}
