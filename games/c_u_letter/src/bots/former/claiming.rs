//! Chooses which words a retired bot claims, and which scramble words it makes.

use super::Mage;
use crate::bots::leftovers::cards_spelling;
use c_u_letter_rules::{Action, BoardWord, CardId, Scramble, Stage, View};
use game::{Chance, SeatId, SeatSet};
use lexicon::{FamilyFilter, LetterCounts, Lexicon, Supply, Word};

/// Claims the next word that the bot notices, then ends the turn. A word that it misses stays
/// missed all turn: noticing depends on the word and the hand, not on how often the bot looks.
pub(super) fn claims(view: &View, mage: Mage, words: &Lexicon, family: &FamilyFilter) -> Action {
    let revealing = matches!(view.table.stage, Stage::Revealing(_));
    let found = view
        .words_worth_claiming(words, mage.vocabulary())
        .into_iter();
    let mut found = found.filter(|one| !family.hides(one.id));
    let noticed = found.find(|one| revealing || notices(view, mage, one));
    noticed.map_or(Action::Done, |one| Action::Claim(one.span))
}

fn notices(view: &View, mage: Mage, standing: &BoardWord) -> bool {
    let hand: Vec<usize> = view.hand.iter().map(|card| card.index()).collect();
    let text = format!("{} {} {hand:?}", standing.word, standing.span.from());
    Chance::from_text(&text).below(100) < mage.claims(standing.word.len())
}

/// Makes a scramble word if the bot finds one (C40).
pub(super) fn scrambles(
    view: &View,
    seat: SeatId,
    mage: Mage,
    words: &Lexicon,
    family: &FamilyFilter,
    chance: &mut Chance,
) -> Action {
    let Stage::Scramble(left) = view.table.stage else {
        return Action::Pass;
    };
    let action = match view.table.options.scramble {
        Scramble::InLines => stands(view, mage, words, family, chance),
        _ => spells(view, mage, words, family, chance),
    };
    match action {
        None => Action::Pass,
        Some(_) if !left.floor => Action::Buzz(SeatSet::EMPTY.with(seat)),
        Some(action) => action,
    }
}

/// Picks the longest word in a line that the bot notices.
fn stands(
    view: &View,
    mage: Mage,
    words: &Lexicon,
    family: &FamilyFilter,
    chance: &mut Chance,
) -> Option<Action> {
    let known = |one: &BoardWord| words.level(one.id) <= mage.vocabulary() && !family.hides(one.id);
    let found = view.claimable_words(words).into_iter().filter(known);
    let mut found = found.filter(|one| chance.below(100) < mage.claims(one.word.len()));
    found.next().map(|one| Action::Claim(one.span))
}

/// Picks one of the longest words that the leftover cards spell.
fn spells(
    view: &View,
    mage: Mage,
    words: &Lexicon,
    family: &FamilyFilter,
    chance: &mut Chance,
) -> Option<Action> {
    let loose = &view.table.loose;
    let supply = Supply::from_letters(letters_of(loose))
        .with_min_len(2)
        .with_max_len(mage.longest());
    let judged = view.table.options.judge.level()?.min(mage.vocabulary());
    let mut longest: Vec<Word> = Vec::new();
    for found in words.spelled_from(supply) {
        let most = longest.first().map_or(0, |word| word.len());
        if words.level(found.id) > judged || family.hides(found.id) || found.word.len() < most {
            continue;
        }
        if found.word.len() > most {
            longest.clear();
        }
        longest.push(found.word);
    }
    let word = *chance.pick(&longest)?;
    let seen = chance.below(100) < mage.claims(word.len());
    let cards = cards_spelling(loose, word).filter(|_| seen)?;
    Some(Action::Spell(cards))
}

/// Returns the letters of some cards.
pub(crate) fn letters_of(cards: &[CardId]) -> LetterCounts {
    let letters = cards.iter().map(|card| card.letter());
    letters.collect()
}
