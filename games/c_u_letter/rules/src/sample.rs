//! Random legal actions, for the tests' random player.

use super::{
    Action, Beyond, CardId, Colour, Heading, Line, Placing, Proposal, Scramble, Scrambling, Span,
    Square, Stage, Use, View,
};
use game::{Chance, SeatId, SeatSet};
use lexicon::Lexicon;

/// Number of random placings to try before listing all of them.
const TRIES: usize = 12;

/// Returns a random legal action of a seat whose action the game awaits.
pub(super) fn sample(
    view: &View,
    seat: SeatId,
    words: Option<&Lexicon>,
    chance: &mut Chance,
) -> Action {
    let table = &view.table;
    if table.proposed.is_some() {
        return match chance.below(2) {
            0 => Action::Agree,
            _ => Action::Decline,
        };
    }
    if table.waits_to_begin() {
        return Action::Ready;
    }
    match &table.stage {
        Stage::Placing => place(view, chance),
        Stage::Claiming | Stage::Revealing(_) => claim(view, words, chance).unwrap_or(Action::Done),
        Stage::RoundOver | Stage::Over | Stage::Dealing => Action::NextRound,
        Stage::Scramble(left) if !left.floor => buzz(left, table.seats, seat, chance),
        Stage::Scramble(_) => scramble(view, words, chance),
    }
}

/// Picks a random placing, sometimes with the card's ability.
fn place(view: &View, chance: &mut Chance) -> Action {
    for _ in 0..TRIES {
        let Some(card) = chance.pick(&view.hand).copied() else {
            break;
        };
        let Some(placing) = somewhere(view, card, chance) else {
            continue;
        };
        if view.may_place(&placing).is_ok() {
            return Action::Place(placing);
        }
    }
    let all = view.hand.iter().flat_map(|card| {
        Square::all().flat_map(|at| {
            [Use::Nothing, Use::Hide].map(|using| Placing {
                card: *card,
                at,
                using,
            })
        })
    });
    let mut all = all.filter(|placing| view.may_place(placing).is_ok());
    // A legal placing exists unless the board is full, and a full board ends the round.
    all.next().map_or(Action::Done, Action::Place)
}

fn somewhere(view: &View, card: CardId, chance: &mut Chance) -> Option<Placing> {
    let board = &view.table.board;
    let colour = card.face().colour;
    let zones = board.zones().filter(|zone| zone.colour == colour);
    let zoned: Vec<Square> = zones.flat_map(|zone| zone.squares.iter()).collect();
    let (at, using) = match chance.pick(&zoned).copied() {
        Some(at) if chance.below(3) > 0 => {
            let using = match colour {
                Colour::Blue => Use::Swap(*chance.pick(&zoned)?),
                Colour::Red => Use::Overwrite,
                Colour::Green => Use::Insert(*chance.pick(&Heading::ALL)?),
                Colour::Grey => Use::Hide,
            };
            (at, using)
        }
        _ => {
            let free: Vec<Square> = Square::all()
                .filter(|square| board.joins(*square))
                .collect();
            (*chance.pick(&free)?, Use::Nothing)
        }
    };
    Some(Placing { card, at, using })
}

/// Picks a word of one line, or sometimes a non-word, where the table may agree to it.
fn claim(view: &View, words: Option<&Lexicon>, chance: &mut Chance) -> Option<Action> {
    let table = &view.table;
    let lines: Vec<Line> = match &table.stage {
        Stage::Revealing(card) => table.board.place_of(*card)?.lines().to_vec(),
        _ => Line::all().collect(),
    };
    let line = *chance.pick(&lines)?;
    let mut found = Vec::new();
    table
        .board
        .standing(line, table.judging(words)?, &mut found);
    found.retain(|one| view.would_claim(one.span, words).is_ok());
    if let Some(standing) = chance.pick(&found) {
        return Some(Action::Claim(standing.span));
    }
    if table.options.beyond == Beyond::Never || chance.below(6) > 0 {
        return None;
    }
    let squares: Vec<Square> = line.squares().collect();
    let span = Span::new(*chance.pick(&squares)?, *chance.pick(&squares)?)?;
    let proposal = Action::Propose(Proposal::Span(span));
    view.may_propose(span).then_some(proposal)
}

fn buzz(left: &Scrambling, seats: u8, seat: SeatId, chance: &mut Chance) -> Action {
    if chance.below(2) == 0 {
        return Action::Pass;
    }
    let others = seat
        .others(seats)
        .filter(|other| !left.passed.contains(*other));
    let pressed: SeatSet = others.filter(|_| chance.below(3) == 0).collect();
    Action::Buzz(pressed.with(seat))
}

fn scramble(view: &View, words: Option<&Lexicon>, chance: &mut Chance) -> Action {
    let table = &view.table;
    if table.options.scramble == Scramble::InLines {
        return claim(view, words, chance).unwrap_or(Action::Pass);
    }
    for _ in 0..TRIES {
        let mut cards = table.loose.clone();
        chance.shuffle(&mut cards);
        cards.truncate(chance.between(2, 3));
        let word = super::scramble::word_of(&table.loose, &cards);
        if word.is_ok_and(|word| table.judges(word, words).is_ok()) {
            return Action::Spell(cards);
        }
        if table.options.beyond == Beyond::ByAgreement && word.is_ok() && chance.below(20) == 0 {
            return Action::Propose(Proposal::Cards(cards));
        }
    }
    Action::Pass
}
