//! The bots that play C U Letter in the arena.

use crate::bots::{
    ARCHMAGE, BotLevel, CONJURER, DABBLER, Finder, ILLUSIONIST, Mage, all_review_points,
    cards_spelling, choose, letters_of, made_by_others, think,
};
use arena::{Contender, Contest, Question, TimedAction, seat_view};
use c_u_letter_rules::{Action, CULetter, Choices, Scramble, Stage, Use, View};
use game::account::DecisionLoss;
use game::{Chance, Match, SeatId, SeatSet};
use lexicon::{Level, Supply, Word, WordBook};

type BotQuestion<'q> = Question<'q, Contestants>;

/// The bots that can play C U Letter in the arena.
pub struct Contestants;

impl Contest for Contestants {
    type Game = CULetter;
    type Choices = Choices;
    type BotView = View;

    const BOTS: &'static [Contender<Contestants>] = &[
        Contender {
            name: DABBLER.name,
            acts: |asked, chance| Some(play_bot(&DABBLER, asked, chance)),
        },
        Contender {
            name: CONJURER.name,
            acts: |asked, chance| Some(play_bot(&CONJURER, asked, chance)),
        },
        Contender {
            name: ILLUSIONIST.name,
            acts: |asked, chance| Some(play_bot(&ILLUSIONIST, asked, chance)),
        },
        Contender {
            name: ARCHMAGE.name,
            acts: |asked, chance| Some(play_bot(&ARCHMAGE, asked, chance)),
        },
        Contender {
            name: "pupil",
            acts: |asked, chance| Some(play_mage(Mage::Pupil, asked, chance)),
        },
        Contender {
            name: "charmer",
            acts: |asked, chance| Some(play_mage(Mage::Charmer, asked, chance)),
        },
        Contender {
            name: "sorcerer",
            acts: |asked, chance| Some(play_mage(Mage::Sorcerer, asked, chance)),
        },
        Contender {
            name: "newcomer",
            acts: |asked, chance| Some(play_newcomer(asked, chance)),
        },
    ];
    const ANCHOR: &'static str = "sorcerer";
    const MAX_STEPS: usize = 6_000;

    /// Returns the seats whose bots have to decide now. Between rounds any seat may start the next
    /// round, so only the first is asked.
    fn seats_to_ask(game: &Match<CULetter>) -> SeatSet {
        let waited = game.waiting_for().seats();
        match game.state().table.stage {
            Stage::RoundOver => waited.iter().take(1).collect(),
            _ => waited,
        }
    }

    fn bot_view(game: &Match<CULetter>, seat: SeatId) -> View {
        seat_view(game, seat)
    }

    fn words_by_others(game: &Match<CULetter>, seat: SeatId) -> Vec<Word> {
        made_by_others(game, seat)
    }

    fn decision_losses(game: &Match<CULetter>, book: &WordBook) -> Vec<DecisionLoss> {
        let spots = all_review_points(game).into_iter();
        let judged = spots.map(|spot| spot.review(&book.lexicon, &book.family));
        judged.map(|turn| turn.loss()).collect()
    }
}

/// Delay before a bot presses the buzzer or passes in the scramble (C40), in milliseconds. It gives
/// people time to press first.
const BUZZER_DELAY_MS: u64 = 6_000;

fn play_mage(mage: Mage, asked: &BotQuestion, chance: &mut Chance) -> TimedAction<Action> {
    let Question {
        seen, seat, book, ..
    } = asked;
    let (words, family) = (&book.lexicon, &book.family);
    with_delay(seen, choose(seen, *seat, mage, words, family, chance))
}

fn play_bot(bot: &BotLevel, asked: &BotQuestion, chance: &mut Chance) -> TimedAction<Action> {
    let Question {
        seen, seat, book, ..
    } = asked;
    let (words, family) = (&book.lexicon, &book.family);
    let bot = BotLevel {
        mind: asked.adapt_mind(bot.mind),
        ..*bot
    };
    with_delay(seen, think(seen, *seat, &bot, words, family, chance))
}

/// Adds the delay after which a bot carries out its action.
fn with_delay(view: &View, action: Action) -> TimedAction<Action> {
    match action {
        Action::Ready => TimedAction { after: 0, action },
        _ if is_floor_free(view) => TimedAction {
            after: BUZZER_DELAY_MS,
            action,
        },
        _ => TimedAction::quick(action),
    }
}

/// Whether the floor is free in the scramble, so any seat may press the buzzer (C40).
fn is_floor_free(view: &View) -> bool {
    matches!(view.table.stage, Stage::Scramble(left) if !left.floor)
}

/// Decides for the newcomer bot: it places a card that completes a random common word, or any card
/// anywhere, and claims the common words that it sees.
fn play_newcomer(asked: &BotQuestion, chance: &mut Chance) -> TimedAction<Action> {
    let (view, seat) = (asked.seen, asked.seat);
    match &view.table.stage {
        Stage::Dealing | Stage::RoundOver | Stage::Over => TimedAction::quick(Action::NextRound),
        Stage::Scramble(left) if !left.floor => {
            let word = choose_scramble_word(asked, chance);
            let presses = word.map(|plan| TimedAction {
                after: plan.after,
                action: Action::Buzz(SeatSet::EMPTY.with(seat)),
            });
            presses.unwrap_or(TimedAction::quick(Action::Pass))
        }
        _ if !view.table.turn.ready => TimedAction {
            after: 0,
            action: Action::Ready,
        },
        Stage::Placing => choose_placing(asked, chance),
        Stage::Claiming | Stage::Revealing(_) => {
            let found = view.words_worth_claiming(&asked.book.lexicon, Level::Common);
            let mut found = found
                .into_iter()
                .filter(|one| !asked.book.family.hides(one.id));
            let claims = found.next();
            claims.map_or(TimedAction::quick(Action::Done), |one| {
                TimedAction::for_word(one.word.len(), Action::Claim(one.span))
            })
        }
        Stage::Scramble(_) => {
            choose_scramble_word(asked, chance).unwrap_or(TimedAction::quick(Action::Pass))
        }
    }
}

fn choose_placing(asked: &BotQuestion, chance: &mut Chance) -> TimedAction<Action> {
    let finds = Finder::new(asked.seen).with_max_level(Level::Common);
    let finds = finds.find(&asked.book.lexicon);
    let opens = finds
        .iter()
        .filter(|find| !find.opens.is_empty() && find.gain > 0);
    let opens: Vec<_> = opens
        .filter(|find| find.is_family_friendly(&asked.book.family))
        .collect();
    if let Some(find) = chance.pick(&opens) {
        let letters = find.opens.first().map_or(0, |opened| opened.word.len());
        return TimedAction::for_word(letters, Action::Place(find.placing));
    }
    let quiet = finds
        .iter()
        .filter(|find| find.placing.using == Use::Nothing);
    let quiet: Vec<_> = quiet.collect();
    let anywhere = chance.pick(&quiet).copied().or(finds.first());
    // A legal placing exists unless the board is full, and a full board ends the round.
    let action = anywhere.map_or(Action::Done, |find| Action::Place(find.placing));
    TimedAction::quick(action)
}

/// Picks a random common word from the leftover cards of the scramble (C40).
fn choose_scramble_word(asked: &BotQuestion, chance: &mut Chance) -> Option<TimedAction<Action>> {
    let Question {
        seen: view, book, ..
    } = asked;
    let known = |id| book.lexicon.level(id) <= Level::Common && !book.family.hides(id);
    if view.table.options.scramble == Scramble::InLines {
        let mut stands = view.claimable_words(&book.lexicon);
        stands.retain(|one| known(one.id));
        let one = chance.draw(&mut stands)?;
        return Some(TimedAction::for_word(
            one.word.len(),
            Action::Claim(one.span),
        ));
    }
    let loose = &view.table.loose;
    let found = book
        .lexicon
        .spelled_from(Supply::from_letters(letters_of(loose)).with_min_len(2));
    let mut found: Vec<_> = found.filter(|found| known(found.id)).collect();
    let word = chance.draw(&mut found)?.word;
    let cards = cards_spelling(loose, word)?;
    Some(TimedAction::for_word(word.len(), Action::Spell(cards)))
}
