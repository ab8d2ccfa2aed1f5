//! Random legal actions, for the tests' random player.

use super::{
    AbilityColour, Action, BoardLine, CardId, Heading, Placing, Scramble, ScrambleState, Span,
    Square, Stage, UnlistedWords, Use, View, WordProposal,
};
use game::{Chance, SeatId, SeatSet};
use lexicon::Lexicon;

/// Number of random placings to try before listing all of them.
const MAX_TRIES: usize = 12;

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
    if table.is_waiting_to_begin() {
        return Action::Ready;
    }
    match &table.stage {
        Stage::Placing => sample_placing(view, chance),
        Stage::Claiming | Stage::Revealing(_) => {
            sample_claim(view, words, chance).unwrap_or(Action::Done)
        }
        Stage::RoundOver | Stage::Over | Stage::Dealing => Action::NextRound,
        Stage::Scramble(left) if !left.floor => sample_buzz(left, table.seats, seat, chance),
        Stage::Scramble(_) => sample_scramble_action(view, words, chance),
    }
}

/// Picks a random placing, sometimes with the card's ability.
fn sample_placing(view: &View, chance: &mut Chance) -> Action {
    for _ in 0..MAX_TRIES {
        let Some(card) = chance.pick(&view.hand).copied() else {
            break;
        };
        let Some(placing) = random_placing(view, card, chance) else {
            continue;
        };
        if view.check_placing(&placing).is_ok() {
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
    let mut all = all.filter(|placing| view.check_placing(placing).is_ok());
    // A legal placing exists unless the board is full, and a full board ends the round.
    all.next().map_or(Action::Done, Action::Place)
}

fn random_placing(view: &View, card: CardId, chance: &mut Chance) -> Option<Placing> {
    let board = &view.table.board;
    let colour = card.face().colour;
    let zones = board.zones().filter(|zone| zone.colour == colour);
    let zoned: Vec<Square> = zones.flat_map(|zone| zone.squares.iter()).collect();
    let (at, using) = match chance.pick(&zoned).copied() {
        Some(at) if chance.below(3) > 0 => {
            let using = match colour {
                AbilityColour::Blue => Use::Swap(*chance.pick(&zoned)?),
                AbilityColour::Red => Use::Overwrite,
                AbilityColour::Green => Use::Insert(*chance.pick(&Heading::ALL)?),
                AbilityColour::Grey => Use::Hide,
            };
            (at, using)
        }
        _ => {
            let free: Vec<Square> = Square::all()
                .filter(|square| board.can_place_at(*square))
                .collect();
            (*chance.pick(&free)?, Use::Nothing)
        }
    };
    Some(Placing { card, at, using })
}

/// Picks a word of one line or sometimes, where the players may accept it, a non-word.
fn sample_claim(view: &View, words: Option<&Lexicon>, chance: &mut Chance) -> Option<Action> {
    let table = &view.table;
    let lines: Vec<BoardLine> = match &table.stage {
        Stage::Revealing(card) => table.board.square_of(*card)?.lines().to_vec(),
        _ => BoardLine::all().collect(),
    };
    let line = *chance.pick(&lines)?;
    let mut found = Vec::new();
    table
        .board
        .find_words_in(line, table.word_criteria(words)?, &mut found);
    found.retain(|one| view.preview_claim(one.span, words).is_ok());
    if let Some(standing) = chance.pick(&found) {
        return Some(Action::Claim(standing.span));
    }
    if table.options.beyond == UnlistedWords::Never || chance.below(6) > 0 {
        return None;
    }
    let squares: Vec<Square> = line.squares().collect();
    let span = Span::new(*chance.pick(&squares)?, *chance.pick(&squares)?)?;
    let proposal = Action::Propose(WordProposal::Span(span));
    view.can_propose(span).then_some(proposal)
}

fn sample_buzz(left: &ScrambleState, seats: u8, seat: SeatId, chance: &mut Chance) -> Action {
    if chance.below(2) == 0 {
        return Action::Pass;
    }
    let others = seat
        .others_clockwise(seats)
        .filter(|other| !left.passed.contains(*other));
    let pressed: SeatSet = others.filter(|_| chance.below(3) == 0).collect();
    Action::Buzz(pressed.with(seat))
}

fn sample_scramble_action(view: &View, words: Option<&Lexicon>, chance: &mut Chance) -> Action {
    let table = &view.table;
    if table.options.scramble == Scramble::InLines {
        return sample_claim(view, words, chance).unwrap_or(Action::Pass);
    }
    for _ in 0..MAX_TRIES {
        let mut cards = table.loose.clone();
        chance.shuffle(&mut cards);
        cards.truncate(chance.between(2, 3));
        let word = super::scramble::spelled_word(&table.loose, &cards);
        if word.is_ok_and(|word| table.check_word(word, words).is_ok()) {
            return Action::Spell(cards);
        }
        if table.options.beyond == UnlistedWords::ByAgreement
            && word.is_ok()
            && chance.below(20) == 0
        {
            return Action::Propose(WordProposal::Cards(cards));
        }
    }
    Action::Pass
}
