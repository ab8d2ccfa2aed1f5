//! The bots that play C U Letter in the arena.

use crate::bots::{
    ARCHMAGE, CONJURER, DABBLER, Finder, ILLUSIONIST, Mage, Wits, cards_of, choose, letters_of,
    made_by_others, spots_of_all, think,
};
use arena::{Contender, Contest, Plan, Question, view};
use c_u_letter_rules::{Action, CULetter, Choices, Scramble, Stage, Use, View};
use game::account::Lost;
use game::{Chance, Match, SeatId, SeatSet};
use lexicon::{Level, Supply, Word, WordBook};

type Asked<'q> = Question<'q, Contestants>;

/// The bots that can play C U Letter in the arena.
pub struct Contestants;

impl Contest for Contestants {
    type Game = CULetter;
    type Choices = Choices;
    type Seen = View;

    const MINDS: &'static [Contender<Contestants>] = &[
        Contender {
            name: DABBLER.name,
            acts: |asked, chance| Some(wits(&DABBLER, asked, chance)),
        },
        Contender {
            name: CONJURER.name,
            acts: |asked, chance| Some(wits(&CONJURER, asked, chance)),
        },
        Contender {
            name: ILLUSIONIST.name,
            acts: |asked, chance| Some(wits(&ILLUSIONIST, asked, chance)),
        },
        Contender {
            name: ARCHMAGE.name,
            acts: |asked, chance| Some(wits(&ARCHMAGE, asked, chance)),
        },
        Contender {
            name: "pupil",
            acts: |asked, chance| Some(mage(Mage::Pupil, asked, chance)),
        },
        Contender {
            name: "charmer",
            acts: |asked, chance| Some(mage(Mage::Charmer, asked, chance)),
        },
        Contender {
            name: "sorcerer",
            acts: |asked, chance| Some(mage(Mage::Sorcerer, asked, chance)),
        },
        Contender {
            name: "newcomer",
            acts: |asked, chance| Some(newcomer(asked, chance)),
        },
    ];
    const ANCHOR: &'static str = "sorcerer";
    const LONGEST: usize = 6_000;

    /// Returns the seats whose bots have to decide now. Between rounds any seat may start the next
    /// round, so only the first is asked.
    fn asked(game: &Match<CULetter>) -> SeatSet {
        let waited = game.waiting_for().seats();
        match game.state().table.stage {
            Stage::RoundOver => waited.iter().take(1).collect(),
            _ => waited,
        }
    }

    fn seen(game: &Match<CULetter>, seat: SeatId) -> View {
        view(game, seat)
    }

    fn made_by_others(game: &Match<CULetter>, seat: SeatId) -> Vec<Word> {
        made_by_others(game, seat)
    }

    fn lost(game: &Match<CULetter>, book: &WordBook) -> Vec<Lost> {
        let spots = spots_of_all(game).into_iter();
        let judged = spots.map(|spot| spot.review(&book.lexicon, &book.family));
        judged.map(|turn| turn.lost()).collect()
    }
}

/// Delay before a bot presses the buzzer or passes in the scramble (C40), in milliseconds. It gives
/// people time to press first.
const RACE: u64 = 6_000;

fn mage(mage: Mage, asked: &Asked, chance: &mut Chance) -> Plan<Action> {
    let Question {
        seen, seat, book, ..
    } = asked;
    let (words, family) = (&book.lexicon, &book.family);
    paced(seen, choose(seen, *seat, mage, words, family, chance))
}

fn wits(wits: &Wits, asked: &Asked, chance: &mut Chance) -> Plan<Action> {
    let Question {
        seen, seat, book, ..
    } = asked;
    let (words, family) = (&book.lexicon, &book.family);
    let wits = Wits {
        mind: asked.of(wits.mind),
        ..*wits
    };
    paced(seen, think(seen, *seat, &wits, words, family, chance))
}

/// Adds the delay after which a bot carries out its action.
fn paced(view: &View, action: Action) -> Plan<Action> {
    match action {
        Action::Ready => Plan { after: 0, action },
        _ if is_free(view) => Plan {
            after: RACE,
            action,
        },
        _ => Plan::soon(action),
    }
}

/// Whether the floor is free in the scramble, so any seat may press the buzzer (C40).
fn is_free(view: &View) -> bool {
    matches!(view.table.stage, Stage::Scramble(left) if !left.floor)
}

/// Decides for the newcomer bot: it places a card that completes a random common word, or any card
/// anywhere, and claims the common words that it sees.
fn newcomer(asked: &Asked, chance: &mut Chance) -> Plan<Action> {
    let (view, seat) = (asked.seen, asked.seat);
    match &view.table.stage {
        Stage::Dealing | Stage::RoundOver | Stage::Over => Plan::soon(Action::NextRound),
        Stage::Scramble(left) if !left.floor => {
            let word = scrambles(asked, chance);
            let presses = word.map(|plan| Plan {
                after: plan.after,
                action: Action::Buzz(SeatSet::NONE.with(seat)),
            });
            presses.unwrap_or(Plan::soon(Action::Pass))
        }
        _ if !view.table.turn.ready => Plan {
            after: 0,
            action: Action::Ready,
        },
        Stage::Placing => places(asked, chance),
        Stage::Claiming | Stage::Revealing(_) => {
            let found = view.worth_claiming(&asked.book.lexicon, Level::Common);
            let mut found = found
                .into_iter()
                .filter(|one| !asked.book.family.hides(one.id));
            let claims = found.next();
            claims.map_or(Plan::soon(Action::Done), |one| {
                Plan::spelled(one.word.len(), Action::Claim(one.span))
            })
        }
        Stage::Scramble(_) => scrambles(asked, chance).unwrap_or(Plan::soon(Action::Pass)),
    }
}

fn places(asked: &Asked, chance: &mut Chance) -> Plan<Action> {
    let finds = Finder::at(asked.seen).up_to(Level::Common);
    let finds = finds.find(&asked.book.lexicon);
    let opens = finds
        .iter()
        .filter(|find| !find.opens.is_empty() && find.gain > 0);
    let opens: Vec<_> = opens
        .filter(|find| find.may_be_told(&asked.book.family))
        .collect();
    if let Some(find) = chance.pick(&opens) {
        let letters = find.opens.first().map_or(0, |opened| opened.word.len());
        return Plan::spelled(letters, Action::Place(find.placing));
    }
    let quiet = finds
        .iter()
        .filter(|find| find.placing.using == Use::Nothing);
    let quiet: Vec<_> = quiet.collect();
    let anywhere = chance.pick(&quiet).copied().or(finds.first());
    // A legal placing exists unless the board is full, and a full board ends the round.
    let action = anywhere.map_or(Action::Done, |find| Action::Place(find.placing));
    Plan::soon(action)
}

/// Picks a random common word from the leftover cards of the scramble (C40).
fn scrambles(asked: &Asked, chance: &mut Chance) -> Option<Plan<Action>> {
    let Question {
        seen: view, book, ..
    } = asked;
    let known = |id| book.lexicon.level(id) <= Level::Common && !book.family.hides(id);
    if view.table.options.scramble == Scramble::InLines {
        let mut stands = view.claimable(&book.lexicon);
        stands.retain(|one| known(one.id));
        let one = chance.draw(&mut stands)?;
        return Some(Plan::spelled(one.word.len(), Action::Claim(one.span)));
    }
    let loose = &view.table.loose;
    let found = book
        .lexicon
        .spelled(Supply::of(letters_of(loose)).min_len(2));
    let mut found: Vec<_> = found.filter(|found| known(found.id)).collect();
    let word = chance.draw(&mut found)?.word;
    let cards = cards_of(loose, word)?;
    Some(Plan::spelled(word.len(), Action::Spell(cards)))
}
