//! Every rule behind the presets, each with its sentence.

use leptos::prelude::*;

use super::super::bench;
use super::super::fields::{allowance, each_seat, one_or_none, place, place_or_none, seconds, set};
use super::super::start;
use crate::app::draw::all;
use crate::app::parts::{Switch, radios};
use crate::games::word_heist::{
    Bag, Choices, Deal, Difference, Merging, Mode, Options, Repeats, Scoring,
};
use crate::screen::set_up::word_heist::{SetUp, Sharing};
use crate::screen::text::{set_up, word_heist_set_up as words};
use crate::table::{Judge, Seat};

const JUDGES: [Judge; 3] = [Judge::Full, Judge::Everyday, Judge::Table];
const MERGING: [Merging; 2] = [Merging::Freely, Merging::WithALetter];
const REPEATS: [Repeats; 2] = [Repeats::Allowed, Repeats::Forbidden];
const SCORING: [Scoring; 4] = [
    Scoring::Words,
    Scoring::Letters,
    Scoring::LengthLessThree,
    Scoring::LengthSquared,
];

type Bench = bench::Bench<SetUp>;

/// The area that opens.
pub fn more(bench: Bench) -> AnyView {
    let fields = view! {
        {sharing(bench)}
        {move || of_the_mode(bench)}
        {letters(bench)}
        {of_words(bench)}
        {the_end(bench)}
    };
    start::more(fields.into_any())
}

/// How the table is shared.
fn sharing(bench: Bench) -> AnyView {
    let now = move || bench.rules.look(|rules| Sharing::of(rules.mode));
    let shown = Signal::derive(move || place(&Sharing::ALL, now()));
    let choose = Callback::new(move |at: usize| {
        if let Some(&sharing) = Sharing::ALL.get(at) {
            bench.change(|form| form.share(sharing));
        }
    });
    let names = Sharing::ALL.map(|one| words::sharing_name(one).to_owned());
    let says = Some(words::SHARING_SAYS);
    radios("sharing", words::SHARING, says, names.into(), shown, choose)
}

/// What belongs to the way the table is shared.
fn of_the_mode(bench: Bench) -> AnyView {
    // Drawn anew for another way alone, not for each change.
    let sharing = Memo::new(move |_| bench.rules.look(|rules| Sharing::of(rules.mode)));
    match sharing.get() {
        Sharing::Turns => turns(bench),
        Sharing::Buzzers => all([buzzers(bench), auto_flip(bench)]),
        Sharing::CallItOut => auto_flip(bench),
        Sharing::Solo => all([solo(bench), auto_flip(bench)]),
    }
}

fn or_none(none: &str, seconds: &[u16]) -> Vec<String> {
    let seconds = seconds.iter().map(ToString::to_string);
    std::iter::once(none.to_owned()).chain(seconds).collect()
}

fn turns(bench: Bench) -> AnyView {
    let windows = or_none(words::NO_LIMIT, &Options::WINDOWS);
    let window = |rules: &Choices| match rules.mode {
        Mode::Turns { window, .. } => place_or_none(&Options::WINDOWS, seconds(window)),
        _ => 0,
    };
    let set_window = |rules: &mut Choices, at| {
        if let Mode::Turns { window, .. } = &mut rules.mode {
            *window = allowance(one_or_none(&Options::WINDOWS, at));
        }
    };
    let sweep = |rules: &Choices| matches!(rules.mode, Mode::Turns { sweep: true, .. });
    let set_sweep = |rules: &mut Choices, on| {
        if let Mode::Turns { sweep, .. } = &mut rules.mode {
            *sweep = on;
        }
    };
    let rules = bench.rules;
    all([
        rules.named(
            "window",
            words::WINDOW,
            words::WINDOW_SAYS,
            windows,
            window,
            set_window,
        ),
        rules.switch(words::SWEEP, words::SWEEP_SAYS, sweep, set_sweep),
    ])
}

fn buzzers(bench: Bench) -> AnyView {
    let times = Options::TYPING.map(|seconds| seconds.to_string()).into();
    let time = |rules: &Choices| match rules.mode {
        Mode::Buzzers { typing, .. } => place(&Options::TYPING, typing),
        _ => 0,
    };
    let set_time = |rules: &mut Choices, at| {
        if let Mode::Buzzers { typing, .. } = &mut rules.mode {
            set(&Options::TYPING, at, typing);
        }
    };
    let locks = |rules: &Choices| matches!(rules.mode, Mode::Buzzers { locks: true, .. });
    let set_locks = |rules: &mut Choices, on| {
        if let Mode::Buzzers { locks, .. } = &mut rules.mode {
            *locks = on;
        }
    };
    let rules = bench.rules;
    all([
        rules.named(
            "typing",
            words::TYPING,
            words::TYPING_SAYS,
            times,
            time,
            set_time,
        ),
        rules.switch(words::LOCKS, words::LOCKS_SAY, locks, set_locks),
    ])
}

fn solo(bench: Bench) -> AnyView {
    let minutes = Options::CLOCKS.map(|seconds| seconds / 60);
    let clocks = or_none(words::NO_LIMIT, &minutes);
    let clock = |rules: &Choices| place_or_none(&Options::CLOCKS, seconds(rules.mode.clock()));
    let set_clock = |rules: &mut Choices, at| {
        if let Mode::Solo { clock } = &mut rules.mode {
            *clock = allowance(one_or_none(&Options::CLOCKS, at));
        }
    };
    let days = move || bench.rules.look(|rules| matches!(rules.deal, Deal::Day(_)));
    let deal = Callback::new(move |at: usize| {
        let day = bench.today.filter(|_| at == 1);
        bench.change(|form| form.deal(day));
    });
    let shown = Signal::derive(move || usize::from(days()));
    let says = Some(words::DEAL_SAYS);
    let deals = words::DEALS.map(str::to_owned).into();
    all([
        bench.rules.named(
            "clock",
            words::CLOCK,
            words::CLOCK_SAYS,
            clocks,
            clock,
            set_clock,
        ),
        radios("deal", words::DEAL, says, deals, shown, deal),
    ])
}

fn auto_flip(bench: Bench) -> AnyView {
    bench.rules.named(
        "auto-flip",
        words::AUTO_FLIP,
        words::AUTO_FLIP_SAYS,
        or_none(words::BY_HAND, &Options::AUTO_FLIPS),
        |rules| place_or_none(&Options::AUTO_FLIPS, rules.auto_flip),
        |rules, at| rules.auto_flip = one_or_none(&Options::AUTO_FLIPS, at),
    )
}

/// The letters there are.
fn letters(bench: Bench) -> AnyView {
    let rules = bench.rules;
    let up = Options::FACE_UP.map(|letters| letters.to_string()).into();
    let bags = Bag::ALL.map(words::bag_name).into();
    all([
        rules.named(
            "bag",
            words::BAG,
            words::BAG_SAYS,
            bags,
            |rules| place(&Bag::ALL, rules.bag),
            |rules, at| set(&Bag::ALL, at, &mut rules.bag),
        ),
        rules.named(
            "face-up",
            words::FACE_UP,
            words::FACE_UP_SAYS,
            up,
            |rules| place(&Options::FACE_UP, rules.face_up),
            |rules, at| set(&Options::FACE_UP, at, &mut rules.face_up),
        ),
    ])
}

/// What is a word, and what a steal.
fn of_words(bench: Bench) -> AnyView {
    let rules = bench.rules;
    all([
        rules.one_of(
            "judge",
            set_up::JUDGE,
            set_up::JUDGE_SAYS,
            JUDGES.map(set_up::judge_name).into(),
            |rules| place(&JUDGES, rules.judge),
            |rules, at| set(&JUDGES, at, &mut rules.judge),
        ),
        beginners(bench),
        rules.one_of(
            "difference",
            words::DIFFERENCE,
            words::DIFFERENCE_SAYS,
            Difference::ALL.map(words::difference_name).into(),
            |rules| place(&Difference::ALL, rules.difference),
            |rules, at| set(&Difference::ALL, at, &mut rules.difference),
        ),
        rules.one_of(
            "merging",
            words::MERGING,
            words::MERGING_SAYS,
            MERGING.map(words::merging_name).into(),
            |rules| place(&MERGING, rules.merging),
            |rules, at| set(&MERGING, at, &mut rules.merging),
        ),
        rules.one_of(
            "repeats",
            words::REPEATS,
            words::REPEATS_SAY,
            REPEATS.map(words::repeats_name).into(),
            |rules| place(&REPEATS, rules.repeats),
            |rules, at| set(&REPEATS, at, &mut rules.repeats),
        ),
    ])
}

/// Who is let off with three letters (A4).
fn beginners(bench: Bench) -> AnyView {
    let seat = move |seat: Seat| {
        let name = seat.player.name;
        let label = name.to_string();
        let is = name.clone();
        let on = Signal::derive(move || bench.form.with(|form| form.beginners.contains(&is)));
        let turn = Callback::new(move |on: bool| {
            bench.change(|form| {
                form.beginners.retain(|other| *other != name);
                if on {
                    form.beginners.push(name.clone());
                }
            });
        });
        view! { <Switch label on on_turn=turn /> }.into_any()
    };
    each_seat(words::BEGINNERS, words::BEGINNERS_SAY, bench.seats, seat)
}

/// How the game ends, and what wins.
fn the_end(bench: Bench) -> AnyView {
    let rules = bench.rules;
    all([
        rules.one_of(
            "scoring",
            words::SCORING,
            words::SCORING_SAYS,
            SCORING.map(words::scoring_name).into(),
            |rules| place(&SCORING, rules.scoring),
            |rules, at| set(&SCORING, at, &mut rules.scoring),
        ),
        rules.switch(
            words::IDLE_END,
            words::IDLE_END_SAYS,
            |rules| rules.idle_end,
            |rules, on| rules.idle_end = on,
        ),
    ])
}
