//! The contenders that play One Letter Better in the arena.

use crate::bots::{
    ACE, BotLevel, DEUCE, Finder, KNAVE, QUEEN, Rival, all_review_points, choose, made_by_others,
    think,
};
use crate::screen::thinking_bot;
use arena::{Contender, Contest, Question, TimedAction, seat_view};
use base::sorting::sort_by_key;
use game::account::DecisionLoss;
use game::{Chance, Game, Match, SeatId, SeatSet};
use lexicon::letter_ease::letter_ease;
use lexicon::{Level, Word, WordBook};
use one_letter_better_rules::{Action, CardId, Choices, Face, OneLetterBetter, Stage, View};

type BotQuestion<'q> = Question<'q, Contestants>;

/// One Letter Better in the arena.
pub struct Contestants;

impl Contest for Contestants {
    type Game = OneLetterBetter;
    type Choices = Choices;
    type BotView = View;

    const BOTS: &'static [Contender<Contestants>] = &[
        Contender {
            name: DEUCE.id,
            acts: |asked, chance| Some(plan_level(&DEUCE, asked, chance)),
        },
        Contender {
            name: KNAVE.id,
            acts: |asked, chance| Some(plan_level(&KNAVE, asked, chance)),
        },
        Contender {
            name: QUEEN.id,
            acts: |asked, chance| Some(plan_level(&QUEEN, asked, chance)),
        },
        Contender {
            name: ACE.id,
            acts: |asked, chance| Some(plan_level(&ACE, asked, chance)),
        },
        Contender {
            name: "wren",
            acts: |asked, chance| Some(plan_rival(Rival::Wren, asked, chance)),
        },
        Contender {
            name: "jay",
            acts: |asked, chance| Some(plan_rival(Rival::Jay, asked, chance)),
        },
        Contender {
            name: "raven",
            acts: |asked, chance| Some(plan_rival(Rival::Raven, asked, chance)),
        },
        Contender {
            name: "newcomer",
            acts: |asked, chance| Some(plan_newcomer(asked, chance)),
        },
    ];
    const ANCHOR: &'static str = "raven";
    const MAX_STEPS: usize = 6_000;

    /// Returns the seat to ask for an action. Between rounds any seat may start the next one, so
    /// the first seat is asked.
    fn seats_to_ask(game: &Match<OneLetterBetter>) -> SeatSet {
        let waited = game.waiting_for().seats().iter().next();
        let asked = thinking_bot(&game.state().table, SeatSet::EMPTY).or(waited);
        asked.into_iter().collect()
    }

    fn bot_view(game: &Match<OneLetterBetter>, seat: SeatId) -> View {
        seat_view(game, seat)
    }

    fn words_by_others(game: &Match<OneLetterBetter>, seat: SeatId) -> Vec<Word> {
        made_by_others(game, seat)
    }

    fn decision_losses(game: &Match<OneLetterBetter>, book: &WordBook) -> Vec<DecisionLoss> {
        let spots = all_review_points(game).into_iter();
        let judged = spots.map(|spot| spot.review(&book.lexicon, &book.family));
        judged.map(|turn| turn.lost()).collect()
    }
}

fn plan_rival(rival: Rival, asked: &BotQuestion, chance: &mut Chance) -> TimedAction<Action> {
    let Question {
        seen, seat, book, ..
    } = asked;
    let (words, family) = (&book.lexicon, &book.family);
    TimedAction::quick(choose(seen, *seat, rival, words, family, chance))
}

fn plan_level(regular: &BotLevel, asked: &BotQuestion, chance: &mut Chance) -> TimedAction<Action> {
    let Question {
        seen, seat, book, ..
    } = asked;
    let (words, family) = (&book.lexicon, &book.family);
    let regular = BotLevel {
        mind: asked.adapt_mind(regular.mind),
        ..*regular
    };
    TimedAction::quick(think(seen, *seat, &regular, words, family, chance))
}

/// A newcomer: plays a random common word that gains points, and repeats this until there is none.
/// It discards the cards that are hardest to play, and never challenges.
fn plan_newcomer(asked: &BotQuestion, chance: &mut Chance) -> TimedAction<Action> {
    let Question {
        seen: view,
        seat,
        book,
        ..
    } = asked;
    match view.table.stage {
        Stage::Playing if !view.table.turn.drawn && view.deck > 0 => {
            TimedAction::quick(Action::Draw)
        }
        Stage::Playing => {
            let finds = Finder::new(view).up_to(Level::Common).find(&book.lexicon);
            let gains = finds.into_iter().filter(|find| find.swing() > 0);
            let mut gains: Vec<_> = gains.filter(|find| !book.family.hides(find.id)).collect();
            match chance.draw(&mut gains) {
                Some(find) => TimedAction::for_word(find.word.len(), Action::Play(find.line)),
                None => TimedAction::quick(Action::End(hardest_cards(
                    view,
                    *view.allowed_discards().start(),
                ))),
            }
        }
        Stage::Window { .. } => TimedAction::quick(Action::Accept),
        Stage::Penance { .. } => {
            TimedAction::quick(Action::Discard(hardest_cards(view, view.excess_cards())))
        }
        _ => TimedAction::quick(OneLetterBetter::sample_action(view, *seat, None, chance)),
    }
}

/// Returns this number of cards of the hand, the hardest to play first and wilds last.
fn hardest_cards(view: &View, count: usize) -> Vec<CardId> {
    let mut hand = view.hand.clone();
    sort_by_key(&mut hand, |card| {
        match view.table.options.deck.face(*card) {
            Face::Letters(_, letters) => {
                letters.letters().map(letter_ease).min().unwrap_or_default()
            }
            _ => i32::MAX,
        }
    });
    hand.truncate(count);
    hand
}
