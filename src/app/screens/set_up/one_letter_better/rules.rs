//! Every rule behind the presets, each with its sentence.

use leptos::prelude::*;

use super::super::bench;
use super::super::fields::{each_seat, one_or_none, place, place_or_none, set};
use super::super::start;
use crate::app::draw::all;
use crate::app::parts::{Count, Switch, radios};
use crate::games::one_letter_better::{
    Against, Alone, AtTarget, Checking, Choices, Deal, Exchange, Handicap, MatchWon, Mode, Options,
    Picking, Repeats, WhenStolen,
};
use crate::screen::set_up::one_letter_better::SetUp;
use crate::screen::text::{one_letter_better_set_up as words, set_up};
use crate::table::{Judge, Seat};

const JUDGES: [Judge; 2] = [Judge::Full, Judge::Everyday];
const CHECKING: [Checking; 3] = [Checking::AutoCheck, Checking::Challenge, Checking::Honour];
const CHECKING_ALONE: [Checking; 2] = [Checking::AutoCheck, Checking::Honour];
const ROUNDS: [u8; 6] = [1, 2, 3, 4, 5, 6];
const STEALS: [u8; 5] = [1, 2, 3, 4, 5];
const AT_TARGET: [AtTarget; 2] = [AtTarget::FinishTurn, AtTarget::CompleteLap];
const WON: [MatchWon; 2] = [MatchWon::BySum, MatchWon::ByRounds];
const EXCHANGES: [Exchange; 2] = [Exchange::InsteadOfAWord, Exchange::AfterPlayingToo];
const REPEATS: [Repeats; 2] = [Repeats::Allowed, Repeats::Forbidden];
const PICKING: [Picking; 2] = [Picking::Blind, Picking::Shown];
const AGAINST: [Against; 2] = [Against::Hand, Against::HandAndPile];
const ALONE: [Alone; 2] = [Alone::LeftOut, Alone::DrawsOne];

type Bench = bench::Bench<SetUp>;

/// The area that opens.
pub fn more(bench: Bench) -> AnyView {
    let alone = Memo::new(move |_| bench.rules.look(is_solo));
    let fields = view! {
        {seating(bench)}
        {move || if alone.get() { solo(bench) } else { rounds(bench) }}
        {move || checking(bench, alone.get())}
        {of_words(bench)}
        {move || if alone.get() { last_of_all(bench) } else { thieves(bench) }}
        {handicaps(bench)}
    };
    start::more(fields.into_any())
}

fn is_solo(rules: &Choices) -> bool {
    matches!(rules.mode, Mode::Solo { .. })
}

/// Numbers, with a name for none of them before or after.
fn numbers<N: ToString>(all: &[N]) -> impl Iterator<Item = String> {
    all.iter().map(ToString::to_string)
}

/// A table, or one alone (O36).
fn seating(bench: Bench) -> AnyView {
    let shown = Signal::derive(move || bench.rules.look(|rules| usize::from(is_solo(rules))));
    let choose = Callback::new(move |at| bench.change(|form| form.alone(at == 1)));
    let names = words::SEATINGS.map(str::to_owned).into();
    let says = Some(words::ALONE_OR_NOT_SAYS);
    radios("seating", words::ALONE_OR_NOT, says, names, shown, choose)
}

/// Rounds, and how they end (O1 to O3).
fn rounds(bench: Bench) -> AnyView {
    let rules = bench.rules;
    let none = std::iter::once(words::NO_TARGET.to_owned());
    all([
        rules.named(
            "rounds",
            words::ROUNDS,
            words::ROUNDS_SAY,
            numbers(&ROUNDS).collect(),
            |rules| place(&ROUNDS, rules.rounds),
            |rules, at| set(&ROUNDS, at, &mut rules.rounds),
        ),
        rules.named(
            "target",
            words::TARGET,
            words::TARGET_SAYS,
            none.chain(numbers(&Options::TARGETS)).collect(),
            |rules| place_or_none(&Options::TARGETS, rules.target),
            |rules, at| rules.target = one_or_none(&Options::TARGETS, at),
        ),
        rules.one_of(
            "at-target",
            words::AT_TARGET,
            words::AT_TARGET_SAYS,
            AT_TARGET.map(words::at_target_name).into(),
            |rules| place(&AT_TARGET, rules.at_target),
            |rules, at| set(&AT_TARGET, at, &mut rules.at_target),
        ),
        rules.one_of(
            "won",
            words::WON,
            words::WON_SAYS,
            WON.map(words::won_name).into(),
            |rules| place(&WON, rules.won),
            |rules, at| set(&WON, at, &mut rules.won),
        ),
    ])
}

/// What solo is like (O36).
fn solo(bench: Bench) -> AnyView {
    let rules = bench.rules;
    let against = |rules: &Choices| match rules.mode {
        Mode::Solo { against, .. } => place(&AGAINST, against),
        Mode::Table => 0,
    };
    let set_against = |rules: &mut Choices, at| {
        if let Mode::Solo { against, .. } = &mut rules.mode {
            set(&AGAINST, at, against);
        }
    };
    let thief = |rules: &Choices| match rules.mode {
        Mode::Solo { steal_one, .. } => place(&ALONE, steal_one),
        Mode::Table => 0,
    };
    let set_thief = |rules: &mut Choices, at| {
        if let Mode::Solo { steal_one, .. } = &mut rules.mode {
            set(&ALONE, at, steal_one);
        }
    };
    let days = move || rules.look(|rules| matches!(rules.deal, Deal::Day(_)));
    let deal = Callback::new(move |at| {
        let day = bench.today.filter(|_| at == 1);
        bench.change(|form| form.deal(day));
    });
    let deals = words::DEALS.map(str::to_owned).into();
    let dealt = Signal::derive(move || usize::from(days()));
    all([
        radios(
            "deal",
            words::DEAL,
            Some(words::DEAL_SAYS),
            deals,
            dealt,
            deal,
        ),
        rules.one_of(
            "against",
            words::AGAINST,
            words::AGAINST_SAYS,
            AGAINST.map(words::against_name).into(),
            against,
            set_against,
        ),
        rules.one_of(
            "alone",
            words::ALONE,
            words::ALONE_SAYS,
            ALONE.map(words::alone_name).into(),
            thief,
            set_thief,
        ),
    ])
}

/// Who says whether something is a word (O29): alone, nobody is there to challenge.
fn checking(bench: Bench, alone: bool) -> AnyView {
    let rules = bench.rules;
    let (id, legend) = ("checking", words::CHECKING);
    match alone {
        false => rules.one_of(
            id,
            legend,
            words::CHECKING_SAYS,
            CHECKING.map(words::checking_name).into(),
            |rules| place(&CHECKING, rules.checking),
            |rules, at| set(&CHECKING, at, &mut rules.checking),
        ),
        true => rules.one_of(
            id,
            legend,
            words::CHECKING_ALONE_SAYS,
            CHECKING_ALONE.map(words::checking_name).into(),
            |rules| place(&CHECKING_ALONE, rules.checking),
            |rules, at| set(&CHECKING_ALONE, at, &mut rules.checking),
        ),
    }
}

/// Words and turns (O7, O9, O11).
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
            words::SHORTEST,
            words::SHORTEST_SAYS,
            numbers(&Options::LEAST_LETTERS).collect(),
            |rules| place(&Options::LEAST_LETTERS, rules.least_letters),
            |rules, at| set(&Options::LEAST_LETTERS, at, &mut rules.least_letters),
        ),
        rules.one_of(
            "repeats",
            words::REPEATS,
            words::REPEATS_SAY,
            REPEATS.map(words::repeats_name).into(),
            |rules| place(&REPEATS, rules.repeats),
            |rules, at| set(&REPEATS, at, &mut rules.repeats),
        ),
        rules.one_of(
            "exchanges",
            words::EXCHANGES,
            words::EXCHANGES_SAY,
            EXCHANGES.map(words::exchange_name).into(),
            |rules| place(&EXCHANGES, rules.exchange),
            |rules, at| set(&EXCHANGES, at, &mut rules.exchange),
        ),
    ])
}

/// Steals, and what is left at the end (O20, O27, O28).
fn thieves(bench: Bench) -> AnyView {
    let rules = bench.rules;
    let none = std::iter::once(words::NO_LIMIT.to_owned());
    all([
        rules.named(
            "steals",
            words::STEALS,
            words::STEALS_SAY,
            none.chain(numbers(&STEALS)).collect(),
            |rules| place_or_none(&STEALS, rules.steals),
            |rules, at| rules.steals = one_or_none(&STEALS, at),
        ),
        rules.one_of(
            "picking",
            words::PICKING,
            words::PICKING_SAYS,
            PICKING.map(words::picking_name).into(),
            |rules| place(&PICKING, rules.picking),
            |rules, at| set(&PICKING, at, &mut rules.picking),
        ),
        last_of_all(bench),
    ])
}

/// What is left at the end (O27).
fn last_of_all(bench: Bench) -> AnyView {
    bench.rules.named(
        "wild-cost",
        words::WILD_COST,
        words::WILD_COST_SAYS,
        numbers(&Options::WILD_COSTS).collect(),
        |rules| place(&Options::WILD_COSTS, rules.wild_cost),
        |rules, at| set(&Options::WILD_COSTS, at, &mut rules.wild_cost),
    )
}

/// What each seat plays with (O35).
fn handicaps(bench: Bench) -> AnyView {
    let seat = move |seat: Seat| {
        let name = StoredValue::new(seat.player.name);
        let own = move || {
            bench
                .form
                .with(|form| name.with_value(|name| form.handicap(name)))
        };
        let change = move |with: &dyn Fn(&mut Handicap)| {
            let mut own = untrack(own);
            with(&mut own);
            bench.change(|form| name.with_value(|name| form.set_handicap(name, own)));
        };
        let bonus = Signal::derive(move || u32::from(own().bonus));
        let set_bonus = Callback::new(move |to: u32| {
            let to = u8::try_from(to).unwrap_or(Handicap::MOST);
            change(&|own| own.bonus = to.min(Handicap::MOST));
        });
        let keeps = Signal::derive(move || own().stolen == WhenStolen::Keeps);
        let set_keeps = Callback::new(move |on: bool| {
            let stolen = if on {
                WhenStolen::Keeps
            } else {
                WhenStolen::Loses
            };
            change(&|own| own.stolen = stolen);
        });
        let called = name.with_value(ToString::to_string);
        let most = u32::from(Handicap::MOST);
        let label = words::bonus(&called);
        view! {
            <div>
                <Count label value=bonus least=0 most on_change=set_bonus />
                <Switch label=words::keeps(&called) on=keeps on_turn=set_keeps />
            </div>
        }
        .into_any()
    };
    each_seat(words::HANDICAPS, words::HANDICAPS_SAY, bench.seats, seat)
}
