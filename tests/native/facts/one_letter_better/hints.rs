//! Hints: what their three steps state about one play.

use lexicon::Word;
use one_letter_better::screen::{CardPlaces, HintFact, OwnedWord};
use one_letter_better_rules::{LaidCard, PlayKind, WordPlay};

use super::model::{LaidWord, Model, lower_case, model_line};
use crate::facts::ensure;

impl Model {
    /// Checks that the steps of a hint are about one play, which can be laid and scores what they
    /// state.
    pub fn check_hint(&self, facts: &[HintFact], seat: usize) -> Result<(), String> {
        match facts {
            [HintFact::NoPlay, ..] => self.check_nothing_gains(seat),
            [
                HintFact::Look(way, look),
                HintFact::Place(places),
                HintFact::Play { made, words, added },
            ] => {
                ensure(*way == made.way && look == words, || "two plays".into())?;
                let used = self.check_used_words(made, words)?;
                self.check_hinted_kind(made, &used, seat)?;
                self.check_places(made, places, &used, seat)?;
                let held = made.line.iter();
                let held = held.filter(|laid| self.holds(seat, laid));
                ensure(held.eq(added), || "other cards are added".into())?;
                let scores = self.clone().lay_line(seat, &model_line(&made.line))?;
                ensure((made.gain, made.loss) == scores, || {
                    format!("it scores {scores:?}")
                })
            }
            _ => Err("no three steps of one hint".into()),
        }
    }

    fn holds(&self, seat: usize, laid: &LaidCard) -> bool {
        self.hands[seat].contains(&laid.card.index())
    }

    /// Returns the table words that a play uses, if they are the stated ones.
    fn check_used_words(
        &self,
        made: &WordPlay,
        stated: &[OwnedWord],
    ) -> Result<Vec<LaidWord>, String> {
        let line = model_line(&made.line);
        let on = |lying: &&LaidWord| {
            let mut cards = lying.line.iter();
            cards.any(|(card, _)| line.iter().any(|(other, _)| other == card))
        };
        let used: Vec<LaidWord> = self.words.iter().filter(on).cloned().collect();
        let from = used.iter().map(|lying| (lying.owner, lying.word()));
        let mut from: Vec<(usize, String)> = from.collect();
        let told = stated.iter();
        let told = told.map(|(owner, word)| (owner.index(), lower_case(*word)));
        let mut told: Vec<(usize, String)> = told.collect();
        from.sort();
        told.sort();
        ensure(told == from, || format!("{from:?}"))?;
        Ok(used)
    }

    fn check_hinted_kind(
        &self,
        made: &WordPlay,
        used: &[LaidWord],
        seat: usize,
    ) -> Result<(), String> {
        let mut victim = used.iter().map(|lying| lying.owner);
        let victim = victim.find(|owner| *owner != seat);
        ensure(made.victim.map(|victim| victim.index()) == victim, || {
            format!("{victim:?} loses a word")
        })?;
        let added = made.line.iter().filter(|laid| self.holds(seat, laid));
        let is = match made.way {
            PlayKind::New => used.is_empty(),
            PlayKind::Extend => used.len() == 1 && victim.is_none(),
            PlayKind::Steal => used.len() == 1 && victim.is_some() && added.count() == 1,
            PlayKind::Substitute => used.len() == 1 && !made.returned.is_empty(),
            PlayKind::Join => victim.is_some() && (used.len() == 2 || made.joining.is_some()),
        };
        ensure(is, || format!("it isn’t {:?}", made.way))
    }

    /// Checks that laying the cards where they are said to go makes the word.
    fn check_places(
        &self,
        made: &WordPlay,
        places: &CardPlaces,
        used: &[LaidWord],
        seat: usize,
    ) -> Result<(), String> {
        let letters = |cards: &[LaidCard]| -> String {
            let each = cards.iter().map(|laid| lower_case(laid.letters));
            each.collect()
        };
        let result = letters(&made.line);
        let lies = |word: Word| used.iter().any(|lying| lying.word() == lower_case(word));
        let held = |cards: &[LaidCard]| cards.iter().all(|laid| self.holds(seat, laid));
        let is = match places {
            CardPlaces::New { cards, first } => {
                let (mut all, mut line) = (cards.clone(), made.line.clone());
                all.sort_by_key(|laid| laid.card);
                line.sort_by_key(|laid| laid.card);
                let order = cards.iter().map(|laid| laid.card.index());
                let hand = self.hands[seat].iter().copied();
                let hand = hand.filter(|card| cards.iter().any(|one| one.card.index() == *card));
                all == line && held(cards) && made.line.first() == Some(first) && order.eq(hand)
            }
            CardPlaces::Around {
                before,
                word,
                after,
            } => {
                let laid = letters(before) + &lower_case(*word) + &letters(after);
                laid == result && lies(*word) && held(before) && held(after)
            }
            CardPlaces::Between { card, word, sides } => {
                let (before, after) = (lower_case(sides.0), lower_case(sides.1));
                let card = lower_case(card.letters);
                let word = lower_case(*word);
                let mut at = (1..word.len()).filter(|at| {
                    let (front, end) = word.split_at(*at);
                    let here = front.ends_with(&before) && end.starts_with(&after);
                    here && format!("{front}{card}{end}") == result
                });
                at.next().is_some()
            }
            CardPlaces::Over {
                card,
                letters,
                word,
                front,
            } => {
                let (word, gone) = (lower_case(*word), lower_case(*letters));
                let card = lower_case(card.letters);
                let laid = if *front {
                    word.strip_prefix(&gone).map(|rest| card + rest)
                } else {
                    word.strip_suffix(&gone).map(|rest| rest.to_owned() + &card)
                };
                laid == Some(result)
            }
            CardPlaces::Into { cards, word } => lies(*word) && held(cards),
            CardPlaces::Joined((_, first), (_, then)) => {
                lower_case(*first) + &lower_case(*then) == result
            }
        };
        ensure(is, || "the cards don’t go there".into())
    }
}
