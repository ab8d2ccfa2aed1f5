//! The bots that play Word Heist in the arena, in simulated time.

use crate::bots::review::lost;
use crate::bots::thief::{self, LYNX, MOUSE, RACCOON, SQUIRREL, Thief};
use crate::bots::{Finder, Memory, Rogue, gain, make_plan, remembering};
use arena::{Contender, Contest, LETTER, Plan, Question, view};
use game::account::Lost;
use game::{Chance, Match, Moment, SeatId};
use lexicon::{Level, WordBook};
use word_heist_rules::{Action, Attempt, Choices, Mode, Source, Stage, Table, WordHeist};

type Asked<'q> = Question<'q, Contestants>;

/// Word Heist's contestants in the arena: the bots and the newcomer.
pub struct Contestants;

impl Contest for Contestants {
    type Game = WordHeist;
    type Choices = Choices;
    type Seen = Table;

    const MINDS: &'static [Contender<Contestants>] = &[
        Contender {
            name: MOUSE.id,
            acts: |asked, _| thinks(&MOUSE, asked),
        },
        Contender {
            name: SQUIRREL.id,
            acts: |asked, _| thinks(&SQUIRREL, asked),
        },
        Contender {
            name: RACCOON.id,
            acts: |asked, _| thinks(&RACCOON, asked),
        },
        Contender {
            name: LYNX.id,
            acts: |asked, _| thinks(&LYNX, asked),
        },
        Contender {
            name: "magpie",
            acts: |asked, chance| rogue(Rogue::Magpie, asked, chance),
        },
        Contender {
            name: "fox",
            acts: |asked, chance| rogue(Rogue::Fox, asked, chance),
        },
        Contender {
            name: "owl",
            acts: |asked, chance| rogue(Rogue::Owl, asked, chance),
        },
        Contender {
            name: "newcomer",
            acts: newcomer,
        },
    ];
    const ANCHOR: &'static str = "owl";
    const LONGEST: usize = 6_000;

    fn make_ready(book: &WordBook) {
        remembering(&book.lexicon, Memory::forget_table);
    }

    fn seen(game: &Match<WordHeist>, seat: SeatId) -> Table {
        view(game, seat)
    }

    fn lost(game: &Match<WordHeist>, book: &WordBook) -> Vec<Lost> {
        lost(game, &book.lexicon, &book.family)
    }
}

fn rogue(rogue: Rogue, asked: &Asked, chance: &mut Chance) -> Option<Plan<Action>> {
    let Question {
        seen, seat, book, ..
    } = asked;
    let (words, family) = (&book.lexicon, &book.family);
    let plan = remembering(words, |memory| {
        make_plan(seen, *seat, rogue, words, family, memory, chance)
    })?;
    Some(Plan {
        after: plan.after,
        action: plan.action,
    })
}

fn thinks(thief: &Thief, asked: &Asked) -> Option<Plan<Action>> {
    let Question {
        seen, seat, book, ..
    } = asked;
    let (words, family) = (&book.lexicon, &book.family);
    let thief = Thief {
        mind: asked.of(thief.mind),
        ..*thief
    };
    let plan = remembering(words, |memory| {
        thief::plan(seen, *seat, &thief, words, family, memory)
    })?;
    Some(Plan {
        after: plan.after,
        action: plan.action,
    })
}

/// How long the newcomer (a scripted beginner) waits when it sees no word, in milliseconds.
const LOOKS: u64 = 8 * LETTER;
/// Longest typing time under a running clock, in milliseconds.
const TYPES: u64 = 4_500;

/// Plans the newcomer's next action: it makes a random common word that gains points, typing one
/// letter per second. If there is no such word it flips, or is done.
fn newcomer(asked: &Asked, chance: &mut Chance) -> Option<Plan<Action>> {
    let (table, seat) = (asked.seen, asked.seat);
    if let Some(motion) = &table.motion {
        let asked = !motion.agreed.contains(seat);
        return asked.then(|| Plan::soon(Action::Agree));
    }
    match &table.stage {
        Stage::ToFlip if seat == table.flipper => {
            let stops = table.offers_done() && alone_not_done(table, seat);
            let does = if stops {
                Action::Done(seat)
            } else {
                Action::Flip
            };
            Some(Plan::soon(does))
        }
        Stage::Window { .. } if seat == table.flipper => Some(tells(asked, chance)),
        Stage::Sweep { seat: next, .. } if seat == *next => Some(tells(asked, chance)),
        Stage::Reserved { press, .. } if press.seat == seat => {
            let word = meets(asked, chance).map(|plan| Plan {
                after: plan.after.min(TYPES),
                ..plan
            });
            word.or(Some(Plan::soon(Action::Release)))
        }
        Stage::Open => {
            let may = !table.locked.contains(seat);
            let word = may.then(|| meets(asked, chance)).flatten();
            let Some(Plan { after, action }) = word else {
                return rests(table, seat);
            };
            let action = match table.options.mode {
                Mode::Turns { .. } | Mode::Solo { .. } => action,
                Mode::Buzzers { .. } => Action::Buzz(Moment(table.since.0.saturating_add(after))),
                Mode::CallItOut => Action::Call,
            };
            Some(Plan { after, action })
        }
        _ => None,
    }
}

fn tells(asked: &Asked, chance: &mut Chance) -> Plan<Action> {
    meets(asked, chance).unwrap_or(Plan::soon(Action::Pass))
}

fn meets(asked: &Asked, chance: &mut Chance) -> Option<Plan<Action>> {
    let Question {
        seen, seat, book, ..
    } = asked;
    let words = &book.lexicon;
    let mut gains: Vec<_> = remembering(words, |memory| {
        let finds = memory.find(&Finder::at(seen, *seat), words).iter();
        let known = finds.filter(|find| words.level(find.id) <= Level::Common);
        let said = known.filter(|find| !book.family.hides(find.id));
        let ways = said.flat_map(|find| find.ways.iter().map(|taken| (find.word, *taken)));
        let gains = ways.filter(|(word, taken)| gain(seen, *seat, *word, taken) > 0);
        gains.collect()
    });
    let (word, taken) = chance.draw(&mut gains)?;
    let source = Source::Exactly(taken.into());
    let makes = Action::Make(Attempt { word, source });
    Some(Plan::spelled(word.len(), makes))
}

/// What the newcomer does when every seat may act and it sees no word.
fn rests(table: &Table, seat: SeatId) -> Option<Plan<Action>> {
    let last = table.face_down == 0 || alone_not_done(table, seat);
    let action = if table.offers_done() && !table.done.contains(seat) && last {
        Action::Done(seat)
    } else if table.options.auto_flip.is_none()
        && table.flipper == seat
        && table.may_flip(seat).is_ok()
    {
        Action::Flip
    } else {
        return None;
    };
    Some(Plan {
        after: LOOKS,
        action,
    })
}

fn alone_not_done(table: &Table, seat: SeatId) -> bool {
    let mut present = table.present.iter();
    let waiting = present.find(|other| *other != seat && !table.done.contains(*other));
    waiting.is_none() && table.present.len() > 1
}
