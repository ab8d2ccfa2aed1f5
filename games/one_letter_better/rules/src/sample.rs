//! A random legal action, for the random player of the tests.

use super::{Action, CardId, CheckingRule, Face, LaidCard, Mode, Stage, View};
use game::{Chance, SeatId};
use lexicon::{HandCard, Letter, Lexicon, Word};

/// Number of lines that the random player tries to play before it does something else.
const MAX_TRIES: usize = 6;

/// Returns a legal action for a seat that must act.
pub(super) fn sample(
    view: &View,
    seat: SeatId,
    words: Option<&Lexicon>,
    chance: &mut Chance,
) -> Action {
    let table = &view.table;
    match &table.stage {
        Stage::RoundOver | Stage::Over | Stage::Dealing => Action::NextRound,
        Stage::Picking { .. } => {
            let picked = chance.pick(&view.shown).copied();
            picked.map_or(Action::PutBack, Action::Pick)
        }
        Stage::Window { .. } => sample_challenge(view, words, chance),
        Stage::Penance { .. } => {
            Action::Discard(random_cards(&view.hand, view.excess_cards(), chance))
        }
        Stage::Playing => sample_play(view, seat, words, chance),
    }
}

fn sample_challenge(view: &View, words: Option<&Lexicon>, chance: &mut Chance) -> Action {
    let plays = (0..).zip(&view.table.turn.plays);
    let mut open = plays.filter(|(_, played)| played.challenged.is_none());
    let open: Vec<u8> = open.by_ref().map(|(play, _)| play).collect();
    match chance.pick(&open) {
        Some(play) if words.is_some() && chance.below(3) == 0 => Action::Challenge(*play),
        _ => Action::Accept,
    }
}

fn sample_play(view: &View, seat: SeatId, words: Option<&Lexicon>, chance: &mut Chance) -> Action {
    let table = &view.table;
    let turn = &table.turn;
    if turn.pick_up.is_some() {
        return sample_word_play(view, words, chance).unwrap_or(Action::PutBack);
    }
    if let Some(action) = sample_steal_one(view, seat, chance) {
        return action;
    }
    if !turn.drawn {
        if let Some(action) = sample_blue_swap(view, chance) {
            return action;
        }
        let most = table.pile.len().min(5);
        if most > 0 && chance.below(4) == 0 {
            return Action::Take(chance.between(1, most) as u8);
        }
        if view.deck > 0 {
            return Action::Draw;
        }
    }
    if turn.plays.len() < 4
        && let Some(action) = sample_word_play(view, words, chance)
    {
        return action;
    }
    let discards = view.allowed_discards();
    let count = chance.between(*discards.start(), *discards.end());
    Action::End(random_cards(&view.hand, count, chance))
}

/// Plays STL-1 with an even chance.
fn sample_steal_one(view: &View, seat: SeatId, chance: &mut Chance) -> Option<Action> {
    let table = &view.table;
    let face = |card: &CardId| table.options.deck.face(*card);
    let mut thieves = view.hand.iter().filter(|card| face(card) == Face::StealOne);
    let with = *thieves.next().filter(|_| chance.below(2) == 0)?;
    if let Mode::Solo { .. } = table.options.mode {
        return Some(Action::StealOne { with, from: None });
    }
    let others = seat
        .others_clockwise(table.seats)
        .filter(|other| view.hand_size(*other) > 0);
    let others: Vec<SeatId> = others.collect();
    let from = Some(*chance.pick(&others)?);
    Some(Action::StealOne { with, from })
}

/// Swaps a blue card for a card of the pile, with a chance of one in eight.
fn sample_blue_swap(view: &View, chance: &mut Chance) -> Option<Action> {
    if view.deck == 0 || chance.below(8) > 0 {
        return None;
    }
    let is_blue = |card: &&CardId| view.table.options.has_colour(**card, super::Colour::Blue);
    let blue = *view.hand.iter().find(is_blue)?;
    let card = *chance.pick(&view.table.pile)?;
    Some(Action::Swap { blue, card })
}

/// Returns this number of cards of a hand, in random order.
fn random_cards(hand: &[CardId], count: usize, chance: &mut Chance) -> Vec<CardId> {
    let mut hand = hand.to_vec();
    chance.shuffle(&mut hand);
    hand.truncate(count);
    hand
}

/// Returns a line of cards that may be laid, if one of a few random tries succeeds.
fn sample_word_play(view: &View, words: Option<&Lexicon>, chance: &mut Chance) -> Option<Action> {
    let bluffs = view.table.options.checking != CheckingRule::AutoCheck;
    let mut tries = (0..MAX_TRIES).filter_map(|_| {
        let line = match chance.below(4) {
            0 => sample_new_word(view, words?, chance),
            1 | 2 => sample_table_change(view, chance),
            _ if bluffs => sample_nonsense(view, chance),
            _ => sample_new_word(view, words?, chance),
        }?;
        view.preview(&line, words).is_ok().then_some(line)
    });
    tries.next().map(Action::Play)
}

/// Returns a listed word spelled with some cards of the hand.
fn sample_new_word(view: &View, words: &Lexicon, chance: &mut Chance) -> Option<Vec<LaidCard>> {
    let deck = &view.table.options.deck;
    let mut hand = random_cards(&view.hand, 5, chance);
    hand.retain(|card| deck.face(*card) != Face::StealOne);
    if let Some(duty) = view.table.turn.duty_card() {
        hand.retain(|card| *card != duty);
        hand.insert(0, duty);
    }
    let cards: Vec<HandCard> = hand
        .iter()
        .map(|card| to_query_card(deck.face(*card)))
        .collect();
    let must = usize::from(view.table.turn.pick_up.is_some());
    let ways: Vec<_> = words.spellings_from_hand(&cards, must).take(40).collect();
    let way = chance.pick(&ways)?;
    let mut letters = way.found.word;
    let laid = way.cards().filter_map(|place| {
        let card = *hand.get(place)?;
        let count = deck.face(card).letter_count();
        let own = letters.slice(0, count);
        letters = letters.slice(count, Word::MAX_LEN);
        Some(LaidCard { card, letters: own })
    });
    Some(laid.collect())
}

fn to_query_card(face: Face) -> HandCard {
    match face {
        Face::Letters(_, letters) => HandCard::Letters(letters),
        Face::DoubleWild => HandCard::DoubleWild,
        Face::Wild | Face::StealOne => HandCard::Wild,
    }
}

/// Returns a table word with a card of the hand inserted or substituted, or joined with another
/// word.
fn sample_table_change(view: &View, chance: &mut Chance) -> Option<Vec<LaidCard>> {
    let open: Vec<_> = view.table.open_words().collect();
    let mut line = chance.pick(&open)?.cards.clone();
    match chance.below(6) {
        0 => {
            let other = chance.pick(&open)?;
            line.extend(&other.cards);
        }
        1 => {
            let last = line.pop()?;
            let card = random_laid_card(view, chance)?;
            line.push(card);
            (last.card != card.card).then_some(())?;
        }
        _ => {
            let place = chance.between(0, line.len());
            line.insert(place, random_laid_card(view, chance)?);
        }
    }
    Some(line)
}

/// Returns two or three random cards, whatever they spell.
fn sample_nonsense(view: &View, chance: &mut Chance) -> Option<Vec<LaidCard>> {
    let count = chance.between(2, 3);
    (0..count).map(|_| random_laid_card(view, chance)).collect()
}

/// Returns a random card of the hand, a wild with random letters.
fn random_laid_card(view: &View, chance: &mut Chance) -> Option<LaidCard> {
    let card = match view.table.turn.duty_card() {
        Some(duty) if chance.below(2) == 0 => duty,
        _ => *chance.pick(&view.hand)?,
    };
    let letters = match view.table.options.deck.face(card) {
        Face::Letters(_, letters) => letters,
        wild => {
            let mut any = || Letter::from_rank(chance.below(Letter::COUNT) as u8);
            (0..wild.letter_count()).filter_map(|_| any()).collect()
        }
    };
    Some(LaidCard { card, letters })
}
