//! The contenders that play One Letter Better in the arena.

use crate::bots::{
    ACE, DEUCE, Finder, KNAVE, QUEEN, Regular, Rival, choose, made_by_others, spots_of_all, think,
};
use crate::screen::thinks;
use arena::{Contender, Contest, Plan, Question, view};
use base::sorting::sort_by_key;
use game::account::Lost;
use game::{Chance, Game, Match, SeatId, SeatSet};
use lexicon::ease::ease;
use lexicon::{Level, Word, WordBook};
use one_letter_better_rules::{Action, CardId, Choices, Face, OneLetterBetter, Stage, View};

type Asked<'q> = Question<'q, Contestants>;

/// One Letter Better in the arena.
pub struct Contestants;

impl Contest for Contestants {
    type Game = OneLetterBetter;
    type Choices = Choices;
    type Seen = View;

    const MINDS: &'static [Contender<Contestants>] = &[
        Contender {
            name: DEUCE.id,
            acts: |asked, chance| Some(regular(&DEUCE, asked, chance)),
        },
        Contender {
            name: KNAVE.id,
            acts: |asked, chance| Some(regular(&KNAVE, asked, chance)),
        },
        Contender {
            name: QUEEN.id,
            acts: |asked, chance| Some(regular(&QUEEN, asked, chance)),
        },
        Contender {
            name: ACE.id,
            acts: |asked, chance| Some(regular(&ACE, asked, chance)),
        },
        Contender {
            name: "wren",
            acts: |asked, chance| Some(rival(Rival::Wren, asked, chance)),
        },
        Contender {
            name: "jay",
            acts: |asked, chance| Some(rival(Rival::Jay, asked, chance)),
        },
        Contender {
            name: "raven",
            acts: |asked, chance| Some(rival(Rival::Raven, asked, chance)),
        },
        Contender {
            name: "newcomer",
            acts: |asked, chance| Some(newcomer(asked, chance)),
        },
    ];
    const ANCHOR: &'static str = "raven";
    const LONGEST: usize = 6_000;

    /// Returns the seat to ask for an action. Between rounds any seat may start the next one, so
    /// the first seat is asked.
    fn asked(game: &Match<OneLetterBetter>) -> SeatSet {
        let waited = game.waiting_for().seats().iter().next();
        let asked = thinks(&game.state().table, SeatSet::NONE).or(waited);
        asked.into_iter().collect()
    }

    fn seen(game: &Match<OneLetterBetter>, seat: SeatId) -> View {
        view(game, seat)
    }

    fn made_by_others(game: &Match<OneLetterBetter>, seat: SeatId) -> Vec<Word> {
        made_by_others(game, seat)
    }

    fn lost(game: &Match<OneLetterBetter>, book: &WordBook) -> Vec<Lost> {
        let spots = spots_of_all(game).into_iter();
        let judged = spots.map(|spot| spot.review(&book.lexicon, &book.family));
        judged.map(|turn| turn.lost()).collect()
    }
}

fn rival(rival: Rival, asked: &Asked, chance: &mut Chance) -> Plan<Action> {
    let Question {
        seen, seat, book, ..
    } = asked;
    let (words, family) = (&book.lexicon, &book.family);
    Plan::soon(choose(seen, *seat, rival, words, family, chance))
}

fn regular(regular: &Regular, asked: &Asked, chance: &mut Chance) -> Plan<Action> {
    let Question {
        seen, seat, book, ..
    } = asked;
    let (words, family) = (&book.lexicon, &book.family);
    let regular = Regular {
        mind: asked.of(regular.mind),
        ..*regular
    };
    Plan::soon(think(seen, *seat, &regular, words, family, chance))
}

/// A newcomer: plays a random common word that gains points, and repeats this until there is none.
/// It discards the cards that are hardest to play, and never challenges.
fn newcomer(asked: &Asked, chance: &mut Chance) -> Plan<Action> {
    let Question {
        seen: view,
        seat,
        book,
        ..
    } = asked;
    match view.table.stage {
        Stage::Playing if !view.table.turn.drawn && view.deck > 0 => Plan::soon(Action::Draw),
        Stage::Playing => {
            let finds = Finder::at(view).up_to(Level::Common).find(&book.lexicon);
            let gains = finds.into_iter().filter(|find| find.swing() > 0);
            let mut gains: Vec<_> = gains.filter(|find| !book.family.hides(find.id)).collect();
            match chance.draw(&mut gains) {
                Some(find) => Plan::spelled(find.word.len(), Action::Play(find.line)),
                None => Plan::soon(Action::End(hardest(view, *view.discards().start()))),
            }
        }
        Stage::Window { .. } => Plan::soon(Action::Accept),
        Stage::Penance { .. } => Plan::soon(Action::Discard(hardest(view, view.above()))),
        _ => Plan::soon(OneLetterBetter::sample(view, *seat, None, chance)),
    }
}

/// Returns this number of cards of the hand, the hardest to play first and wilds last.
fn hardest(view: &View, count: usize) -> Vec<CardId> {
    let mut hand = view.hand.clone();
    sort_by_key(&mut hand, |card| {
        match view.table.options.deck.face(*card) {
            Face::Letters(_, letters) => letters.letters().map(ease).min().unwrap_or_default(),
            _ => i32::MAX,
        }
    });
    hand.truncate(count);
    hand
}
