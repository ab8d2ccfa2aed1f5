//! Every rule behind the presets, each with its sentence.

use leptos::prelude::*;

use super::super::bench;
use super::super::fields::{each_seat, place, set};
use super::super::start;
use crate::app::draw::{all, nothing, show_when};
use crate::app::parts::{Count, radios};
use crate::games::c_u_letter::{
    Beyond, Choices, Deal, Help, Hiding, Mode, Options, Rotation, Scramble, Stacks,
};
use crate::screen::set_up::c_u_letter::SetUp;
use crate::screen::text::{c_u_letter_set_up as words, set_up};
use crate::table::{Judge, PlayedBy, Seat};

type Bench = bench::Bench<SetUp>;

const JUDGES: [Judge; 2] = [Judge::Full, Judge::Everyday];
const BEYOND: [Beyond; 2] = [Beyond::ByAgreement, Beyond::Never];
const ROTATIONS: [Rotation; 2] = [Rotation::AsSaid, Rotation::Plain];
const HIDING: [Hiding; 2] = [Hiding::May, Hiding::Must];
const STACKS: [Stacks; 2] = [Stacks::Whole, Stacks::BuriedStay];
const HELP: [Help; 3] = [Help::Alone, Help::MarksWords, Help::ClaimsWords];
/// The groups of buttons that say how each seat is helped.
const HELP_IDS: [&str; 4] = ["help-1", "help-2", "help-3", "help-4"];
const SCRAMBLES: [Scramble; 4] = [
    Scramble::Turns,
    Scramble::Buzzers,
    Scramble::InLines,
    Scramble::Never,
];
const SCRAMBLES_ALONE: [Scramble; 3] = [Scramble::InLines, Scramble::Turns, Scramble::Never];

/// The area that opens.
pub fn more(bench: Bench) -> AnyView {
    let alone = Memo::new(move |_| bench.rules.look(|rules| rules.mode == Mode::Solo));
    let fields = view! {
        {seating(bench)}
        {show_when(move || alone.get(), move || deal(bench))}
        {clock(bench)}
        {help(bench)}
        {hints(bench)}
        {of_words(bench)}
        {show_when(move || !alone.get(), move || company(bench))}
        {of_cards(bench)}
        {move || last_words(bench, alone.get())}
    };
    start::more(fields.into_any())
}

/// A table, or one alone (C41).
fn seating(bench: Bench) -> AnyView {
    let alone = |rules: &Choices| usize::from(rules.mode == Mode::Solo);
    let shown = Signal::derive(move || bench.rules.look(alone));
    let choose = Callback::new(move |at| bench.change(|form| form.alone(at == 1)));
    let names = words::SEATINGS.map(str::to_owned).into();
    let says = Some(words::ALONE_OR_NOT_SAYS);
    radios("seating", words::ALONE_OR_NOT, says, names, shown, choose)
}

/// By chance, or the day's deck (C41).
fn deal(bench: Bench) -> AnyView {
    let days = |rules: &Choices| usize::from(matches!(rules.deal, Deal::Day(_)));
    let shown = Signal::derive(move || bench.rules.look(days));
    let choose = Callback::new(move |at| {
        let day = bench.today.filter(|_| at == 1);
        bench
            .rules
            .change(|rules| rules.deal = day.map_or(Deal::Chance, Deal::Day));
    });
    let names = words::DEALS.map(str::to_owned).into();
    let says = Some(words::DEAL_SAYS);
    radios("deal", words::DEAL, says, names, shown, choose)
}

/// The clock (C4).
fn clock(bench: Bench) -> AnyView {
    bench.rules.named(
        "clock",
        words::CLOCK,
        words::CLOCK_SAYS,
        Options::CLOCKS.map(words::clock_name).into(),
        |rules| place(&Options::CLOCKS, rules.clock),
        |rules, at| set(&Options::CLOCKS, at, &mut rules.clock),
    )
}

/// Who is helped (C10): programs are not.
fn help(bench: Bench) -> AnyView {
    let seat = move |seat: Seat| {
        let at = bench
            .seats
            .with_untracked(|seats| seats.iter().position(|one| *one == seat));
        let id = at.and_then(|at| HELP_IDS.get(at)).copied();
        let (Some(id), PlayedBy::Person) = (id, seat.by) else {
            return nothing();
        };
        let name = StoredValue::new(seat.player.name);
        let own = move |form: &SetUp| name.with_value(|name| form.help(name));
        let shown = Signal::derive(move || place(&HELP, bench.form.with(own)));
        let choose = Callback::new(move |at: usize| {
            if let Some(&help) = HELP.get(at) {
                bench.change(|form| name.with_value(|name| form.set_help(name, help)));
            }
        });
        let legend = name.with_value(|name| words::help_of(name.as_str()));
        let names = HELP.map(|help| words::help_name(help).to_owned());
        radios(id, legend, None, names.into(), shown, choose)
    };
    each_seat(words::HELP, words::HELP_SAYS, bench.seats, seat)
}

/// Whether hints may be asked for, whoever is helped.
fn hints(bench: Bench) -> AnyView {
    let on = |rules: &Choices| rules.hints;
    let turn = |rules: &mut Choices, on| rules.hints = on;
    bench.rules.switch(words::HINTS, words::HINTS_SAY, on, turn)
}

/// What is a word (C9).
fn of_words(bench: Bench) -> AnyView {
    let rules = bench.rules;
    all([
        rules.one_of(
            "judge",
            set_up::JUDGE,
            set_up::TWO_LISTS_SAY,
            JUDGES.map(set_up::judge_name).into(),
            |rules| place(&JUDGES, rules.judge),
            |rules, at| set(&JUDGES, at, &mut rules.judge),
        ),
        rules.named(
            "shortest",
            words::LEAST,
            words::LEAST_SAYS,
            Options::LEAST_LETTERS.map(|least| least.to_string()).into(),
            |rules| place(&Options::LEAST_LETTERS, rules.least_letters),
            |rules, at| set(&Options::LEAST_LETTERS, at, &mut rules.least_letters),
        ),
    ])
}

/// What needs others at the table (C1, C11).
fn company(bench: Bench) -> AnyView {
    let rules = bench.rules;
    all([
        rules.one_of(
            "beyond",
            words::BEYOND,
            words::BEYOND_SAYS,
            BEYOND.map(words::beyond_name).into(),
            |rules| place(&BEYOND, rules.beyond),
            |rules, at| set(&BEYOND, at, &mut rules.beyond),
        ),
        rules.one_of(
            "rotation",
            words::ROTATION,
            words::ROTATION_SAYS,
            ROTATIONS.map(words::rotation_name).into(),
            |rules| place(&ROTATIONS, rules.rotation),
            |rules, at| set(&ROTATIONS, at, &mut rules.rotation),
        ),
    ])
}

/// How many, and what becomes of them (C2, C21, C28).
fn of_cards(bench: Bench) -> AnyView {
    let rules = bench.rules;
    all([
        cards(bench),
        rules.one_of(
            "hiding",
            words::HIDING,
            words::HIDING_SAYS,
            HIDING.map(words::hiding_name).into(),
            |rules| place(&HIDING, rules.hiding),
            |rules, at| set(&HIDING, at, &mut rules.hiding),
        ),
        rules.one_of(
            "stacks",
            words::STACKS,
            words::STACKS_SAY,
            STACKS.map(words::stacks_name).into(),
            |rules| place(&STACKS, rules.stacks),
            |rules, at| set(&STACKS, at, &mut rules.stacks),
        ),
    ])
}

/// How many cards a round has: as the seats have it, or any number (C2).
fn cards(bench: Bench) -> AnyView {
    let rules = bench.rules;
    let seats = move || bench.seats.with(Vec::len) as u8;
    let number = move || rules.look(|rules| rules.cards_a_round(seats()));
    let own = Memo::new(move |_| rules.look(|rules| rules.cards.is_some()));
    let shown = Signal::derive(move || usize::from(own.get()));
    let choose = Callback::new(move |at| {
        let cards = (at == 1).then(|| untrack(number));
        rules.change(|rules| rules.cards = cards);
    });
    let names = words::CARDS_NAMES.map(str::to_owned).into();
    let says = Some(words::CARDS_SAY);
    let count = move || {
        let value = Signal::derive(move || u32::from(number()));
        let (least, most) = Options::CARDS.into_inner();
        let change = Callback::new(move |to: u32| {
            let cards = u8::try_from(to).ok();
            rules.change(|rules| rules.cards = cards);
        });
        view! {
            <Count
                label=words::CARDS
                value
                least=least.into()
                most=most.into()
                on_change=change
            />
        }
        .into_any()
    };
    view! {
        <div>
            {radios("cards", words::CARDS, says, names, shown, choose)}
            {show_when(move || own.get(), count)}
        </div>
    }
    .into_any()
}

/// Words of what is left (C40): alone nobody is faster.
fn last_words(bench: Bench, alone: bool) -> AnyView {
    let rules = bench.rules;
    let (id, legend, says) = ("scramble", words::SCRAMBLE, words::SCRAMBLE_SAYS);
    match alone {
        false => rules.one_of(
            id,
            legend,
            says,
            SCRAMBLES.map(words::scramble_name).into(),
            |rules| place(&SCRAMBLES, rules.scramble),
            |rules, at| set(&SCRAMBLES, at, &mut rules.scramble),
        ),
        true => rules.one_of(
            id,
            legend,
            says,
            SCRAMBLES_ALONE.map(words::scramble_alone_name).into(),
            |rules| place(&SCRAMBLES_ALONE, rules.scramble),
            |rules, at| set(&SCRAMBLES_ALONE, at, &mut rules.scramble),
        ),
    }
}
