//! How long bots think, as the thinker in the page does: each decision of whole games goes through
//! it as text. The games come out the same on every machine: `make bench-wasm` compares them.
#![allow(missing_docs, clippy::unwrap_used)]

#[path = "measure/clock.rs"]
mod clock;

use std::hash::{DefaultHasher, Hash, Hasher};

use clock::{now, say};
use lettercase::desk::set_up::Source;
use lettercase::games::c_u_letter::opponent::{Errand as LetterErrand, Report as LetterReport};
use lettercase::games::c_u_letter::{CULetter, Preset};
use lettercase::games::paper_grid::desk::BoardSource;
use lettercase::games::paper_grid::opponent::{Errand as GridErrand, Report as GridReport};
use lettercase::games::paper_grid::{Board, Choices, PaperGrid, Size};
use lettercase::games::{c_u_letter, paper_grid};
use lettercase::lexicon::{Lexicon, WordBook};
use lettercase::table::{Chance, Game, Match, Moment, PlayedBy, ProgramId, Roster, Seat, SeatId};
use lettercase::worker::thinker::Mind;
use lettercase::worker::{Said, Work, read, sent};

const FILE: &[u8] = include_bytes!("../lexicon/words.lex");

/// So many games of each kind.
const GAMES: u64 = 6;

/// The highest level and the one below it, who takes turns with the others in the first seat.
fn seats<G: Game>(count: usize) -> Vec<Seat> {
    let mut roster = Roster::default();
    let names = ["Ada", "Bo", "Cleo", "Dan"];
    let programs = G::PROGRAMS.iter().rev().cycle();
    let seat = |(name, id): (&&str, &ProgramId)| {
        roster.add(name).unwrap();
        let player = roster.players().last().unwrap().clone();
        let by = PlayedBy::Program(*id);
        Seat { player, by }
    };
    names.iter().take(count).zip(programs).map(seat).collect()
}

/// Plays games to their ends, and tells the times and what came out.
fn measure<G: Game, T: Work>(
    name: &str,
    mind: &mut Mind,
    words: &Lexicon,
    begin: impl Fn(u64) -> Match<G>,
    asks: impl Fn(&Match<G>, SeatId) -> Option<T>,
    does: impl Fn(T::Report) -> G::Action,
) {
    let mut times = Vec::new();
    let mut out = DefaultHasher::new();
    for seed in 0..GAMES {
        let mut game = begin(seed);
        while let Some(seat) = game.waiting_for().seats().iter().next() {
            let errand = sent(&asks(&game, seat).unwrap());
            let start = now();
            let Some(Said::Last(report)) = mind.begin(&errand) else {
                panic!("{name}: nothing was said");
            };
            times.push(now() - start);
            let action = does(read(&report).unwrap());
            game.act(seat, &action, Moment::START, Some(words)).unwrap();
        }
        game.journal().write().hash(&mut out);
    }
    times.sort_by(f64::total_cmp);
    for (part, of) in [(500, "half"), (990, "99 of 100"), (1_000, "worst")] {
        let at = (times.len() * part / 1_000).min(times.len() - 1);
        say(&format!(
            "{:<44} {:>10.3} ms",
            format!("{name}: {of}"),
            times[at] / 1e6
        ));
    }
    say(&format!(
        "{name}: {} decisions, games {:016x}",
        times.len(),
        out.finish()
    ));
}

fn main() {
    let words = Lexicon::open(FILE).unwrap();
    let [list, family] = WordBook::of(Lexicon::open(FILE).unwrap()).to_ready();
    let mut mind = Mind::default();
    mind.learn(&list, &family);
    let mind = &mut mind;
    for count in [2, 4] {
        measure(
            &format!("Paper Grid, {count} seats"),
            mind,
            &words,
            |seed| {
                let mut source = BoardSource::default();
                source.another(&mut Chance::new(seed));
                let mut choices = Choices::on(Board::blank(Size::Small));
                source
                    .bring(&mut choices, &seats::<PaperGrid>(count))
                    .unwrap();
                let options = paper_grid::Options::new(choices).unwrap();
                Match::begin(options, seats::<PaperGrid>(count), Chance::new(seed)).unwrap()
            },
            GridErrand::think,
            |report| match report {
                GridReport::Does(action) => action,
                other => panic!("{other:?}"),
            },
        );
        measure(
            &format!("C U Letter, {count} seats"),
            mind,
            &words,
            |seed| {
                let options = c_u_letter::Options::new(Preset::Opponents.choices()).unwrap();
                Match::begin(options, seats::<CULetter>(count), Chance::new(seed)).unwrap()
            },
            LetterErrand::think,
            |report| match report {
                LetterReport::Does(action) => action,
                other => panic!("{other:?}"),
            },
        );
    }
}
