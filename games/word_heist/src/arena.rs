//! The bots that play Word Heist in the arena, in simulated time.

use crate::bots::bot::{self, BotLevel, LYNX, MOUSE, RACCOON, SQUIRREL};
use crate::bots::review::seat_losses;
use crate::bots::{Finder, FinderCache, Rogue, gain, make_plan, with_thread_cache};
use arena::{Contender, Contest, LETTER_MS, Question, TimedAction, seat_view};
use game::account::DecisionLoss;
use game::{Chance, Match, Moment, SeatId};
use lexicon::{Level, WordBook};
use word_heist_rules::{Action, Attempt, Choices, PlayMode, SourceChoice, Stage, Table, WordHeist};

type BotQuestion<'q> = Question<'q, Contestants>;

/// Word Heist's contestants in the arena: the bots and the newcomer.
pub struct Contestants;

impl Contest for Contestants {
    type Game = WordHeist;
    type Choices = Choices;
    type BotView = Table;

    const BOTS: &'static [Contender<Contestants>] = &[
        Contender {
            name: MOUSE.id,
            acts: |asked, _| plan_bot(&MOUSE, asked),
        },
        Contender {
            name: SQUIRREL.id,
            acts: |asked, _| plan_bot(&SQUIRREL, asked),
        },
        Contender {
            name: RACCOON.id,
            acts: |asked, _| plan_bot(&RACCOON, asked),
        },
        Contender {
            name: LYNX.id,
            acts: |asked, _| plan_bot(&LYNX, asked),
        },
        Contender {
            name: "magpie",
            acts: |asked, chance| plan_former_bot(Rogue::Magpie, asked, chance),
        },
        Contender {
            name: "fox",
            acts: |asked, chance| plan_former_bot(Rogue::Fox, asked, chance),
        },
        Contender {
            name: "owl",
            acts: |asked, chance| plan_former_bot(Rogue::Owl, asked, chance),
        },
        Contender {
            name: "newcomer",
            acts: plan_newcomer,
        },
    ];
    const ANCHOR: &'static str = "owl";
    const MAX_STEPS: usize = 6_000;

    fn prepare(book: &WordBook) {
        with_thread_cache(&book.lexicon, FinderCache::clear_finds);
    }

    fn bot_view(game: &Match<WordHeist>, seat: SeatId) -> Table {
        seat_view(game, seat)
    }

    fn decision_losses(game: &Match<WordHeist>, book: &WordBook) -> Vec<DecisionLoss> {
        seat_losses(game, &book.lexicon, &book.family)
    }
}

fn plan_former_bot(
    rogue: Rogue,
    asked: &BotQuestion,
    chance: &mut Chance,
) -> Option<TimedAction<Action>> {
    let Question {
        seen, seat, book, ..
    } = asked;
    let (words, family) = (&book.lexicon, &book.family);
    let plan = with_thread_cache(words, |memory| {
        make_plan(seen, *seat, rogue, words, family, memory, chance)
    })?;
    Some(TimedAction {
        after: plan.after,
        action: plan.action,
    })
}

fn plan_bot(bot: &BotLevel, asked: &BotQuestion) -> Option<TimedAction<Action>> {
    let Question {
        seen, seat, book, ..
    } = asked;
    let (words, family) = (&book.lexicon, &book.family);
    let bot = BotLevel {
        mind: asked.adapt_mind(bot.mind),
        ..*bot
    };
    let plan = with_thread_cache(words, |memory| {
        bot::plan_action(seen, *seat, &bot, words, family, memory)
    })?;
    Some(TimedAction {
        after: plan.after,
        action: plan.action,
    })
}

/// How long the newcomer (a scripted beginner) waits when it sees no word, in milliseconds.
const NEWCOMER_LOOK_MS: u64 = 8 * LETTER_MS;
/// Longest typing time under a running clock, in milliseconds.
const MAX_TYPING_MS: u64 = 4_500;

/// Plans the newcomer's next action: it makes a random common word that gains points, typing one
/// letter per second. If there is no such word it flips, or is done.
fn plan_newcomer(asked: &BotQuestion, chance: &mut Chance) -> Option<TimedAction<Action>> {
    let (table, seat) = (asked.seen, asked.seat);
    if let Some(motion) = &table.motion {
        let asked = !motion.agreed.contains(seat);
        return asked.then(|| TimedAction::quick(Action::Agree));
    }
    match &table.stage {
        Stage::ToFlip if seat == table.flipper => {
            let stops = table.offers_done() && is_last_not_done(table, seat);
            let does = if stops {
                Action::Done(seat)
            } else {
                Action::Flip
            };
            Some(TimedAction::quick(does))
        }
        Stage::Window { .. } if seat == table.flipper => Some(make_or_pass(asked, chance)),
        Stage::Sweep { seat: next, .. } if seat == *next => Some(make_or_pass(asked, chance)),
        Stage::Reserved { press, .. } if press.seat == seat => {
            let word = plan_random_word(asked, chance).map(|plan| TimedAction {
                after: plan.after.min(MAX_TYPING_MS),
                ..plan
            });
            word.or(Some(TimedAction::quick(Action::Release)))
        }
        Stage::Open => {
            let may = !table.locked.contains(seat);
            let word = may.then(|| plan_random_word(asked, chance)).flatten();
            let Some(TimedAction { after, action }) = word else {
                return plan_without_word(table, seat);
            };
            let action = match table.options.mode {
                PlayMode::Turns { .. } | PlayMode::Solo { .. } => action,
                PlayMode::Buzzers { .. } => {
                    Action::Buzz(Moment(table.since.0.saturating_add(after)))
                }
                PlayMode::CallItOut => Action::Call,
            };
            Some(TimedAction { after, action })
        }
        _ => None,
    }
}

fn make_or_pass(asked: &BotQuestion, chance: &mut Chance) -> TimedAction<Action> {
    plan_random_word(asked, chance).unwrap_or(TimedAction::quick(Action::Pass))
}

fn plan_random_word(asked: &BotQuestion, chance: &mut Chance) -> Option<TimedAction<Action>> {
    let Question {
        seen, seat, book, ..
    } = asked;
    let words = &book.lexicon;
    let mut gains: Vec<_> = with_thread_cache(words, |memory| {
        let finds = memory.find(&Finder::for_seat(seen, *seat), words).iter();
        let known = finds.filter(|find| words.level(find.id) <= Level::Common);
        let said = known.filter(|find| !book.family.hides(find.id));
        let ways = said.flat_map(|find| find.ways.iter().map(|taken| (find.word, *taken)));
        let gains = ways.filter(|(word, taken)| gain(seen, *seat, *word, taken) > 0);
        gains.collect()
    });
    let (word, taken) = chance.draw(&mut gains)?;
    let source = SourceChoice::Exactly(taken.into());
    let makes = Action::Make(Attempt { word, source });
    Some(TimedAction::for_word(word.len(), makes))
}

/// What the newcomer does when every seat may act and it sees no word.
fn plan_without_word(table: &Table, seat: SeatId) -> Option<TimedAction<Action>> {
    let last = table.face_down == 0 || is_last_not_done(table, seat);
    let action = if table.offers_done() && !table.done.contains(seat) && last {
        Action::Done(seat)
    } else if table.options.auto_flip.is_none()
        && table.flipper == seat
        && table.check_flip(seat).is_ok()
    {
        Action::Flip
    } else {
        return None;
    };
    Some(TimedAction {
        after: NEWCOMER_LOOK_MS,
        action,
    })
}

fn is_last_not_done(table: &Table, seat: SeatId) -> bool {
    let mut present = table.present.iter();
    let waiting = present.find(|other| *other != seat && !table.done.contains(*other));
    waiting.is_none() && table.present.len() > 1
}
