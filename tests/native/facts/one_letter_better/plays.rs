//! What could be played on a table: the review's better turns.

use lexicon::{Level, Word};
use one_letter_better::bots::{FoundPlay, TurnReview};
use one_letter_better::screen::{BetterTurnFacts, Improvement, TurnFacts};

use super::model::{LaidWord, Model, lower_case, model_line};
use crate::facts::{BOOK, Journal, ensure};

impl Model {
    /// Whether the list has a word, up to the level that counts here.
    pub fn is_word(&self, word: &str) -> bool {
        let Some(id) = word
            .parse::<Word>()
            .ok()
            .and_then(|word| BOOK.lexicon.find(word))
        else {
            return false;
        };
        !self.uses_everyday_words() || BOOK.lexicon.level(id) <= Level::EVERYDAY
    }

    /// Lays a line if that is legal; returns what it scores and what another seat loses by it.
    pub fn lay_line(
        &mut self,
        seat: usize,
        line: &[(usize, String)],
    ) -> Result<(i32, i32), String> {
        let word: String = line.iter().map(|(_, letters)| letters.as_str()).collect();
        ensure(self.is_word(&word), || format!("{word} is no word"))?;
        let duty = self.pick_up.take().and_then(|cards| cards.first().copied());
        let used_up = duty.is_none_or(|duty| line.iter().any(|(card, _)| *card == duty));
        ensure(used_up, || format!("card {duty:?} goes first"))?;
        let on = |lying: &LaidWord, card: usize| lying.line.iter().any(|(other, _)| *other == card);
        let used: Vec<LaidWord> = self
            .words
            .iter()
            .filter(|lying| line.iter().any(|(card, _)| on(lying, *card)))
            .cloned()
            .collect();
        let held: Vec<usize> = line
            .iter()
            .map(|(card, _)| *card)
            .filter(|card| !used.iter().any(|lying| on(lying, *card)))
            .collect();
        for card in &held {
            ensure(self.hands[seat].contains(card), || {
                format!("card {card} isn’t held")
            })?;
        }
        let mut returned = Vec::new();
        for lying in &used {
            ensure(lying.open, || format!("{} is face down", lying.word()))?;
            let left: Vec<usize> = lying.line.iter().map(|(card, _)| *card).collect();
            let kept: Vec<usize> = line
                .iter()
                .map(|(card, _)| *card)
                .filter(|card| left.contains(card))
                .collect();
            let mut order = left.iter();
            let ordered = kept.iter().all(|card| order.any(|other| other == card));
            ensure(ordered, || format!("{} in another order", lying.word()))?;
            returned.extend(left.iter().filter(|card| !kept.contains(card)));
        }
        let sign = |card: usize| self.faces[card].sign;
        if !returned.is_empty() {
            let blue = held.len() == 1 && sign(held[0]) == Some('=');
            ensure(blue, || "cards can’t be left out".into())?;
            let gone: usize = used[0]
                .line
                .iter()
                .filter(|(card, _)| returned.contains(card))
                .map(|(_, letters)| letters.len())
                .sum();
            ensure(self.faces[held[0]].letters.len() == gone, || {
                "blue is of another length".into()
            })?;
        } else if let Some(theirs) = used.iter().find(|lying| lying.owner != seat) {
            let joins = used.len() == 2 || {
                let own: String = line
                    .iter()
                    .filter(|(card, _)| held.contains(card))
                    .map(|(_, letters)| letters.as_str())
                    .collect();
                self.is_word(&own)
            };
            let one = held.len() == 1 && sign(held[0]) != Some('?');
            ensure(one || joins, || {
                format!("{} can’t be stolen so", theirs.word())
            })?;
        }
        let scores = self.line_points(seat, line, &used);
        let next = self
            .words
            .iter()
            .map(|lying| lying.id + 1)
            .max()
            .unwrap_or(0);
        let theirs = used.iter().find(|lying| lying.owner != seat);
        let id = theirs.or(used.first()).map_or(next, |lying| lying.id);
        self.words
            .retain(|lying| !used.iter().any(|one| one.id == lying.id));
        self.hands[seat].retain(|card| !held.contains(card));
        self.hands[seat].extend(returned);
        let stolen = used.iter().map(|lying| lying.stolen).max().unwrap_or(0);
        let stolen = stolen + usize::from(theirs.is_some());
        let green = line
            .iter()
            .any(|(card, _)| self.faces[*card].sign == Some('+'));
        self.words.push(LaidWord {
            id,
            owner: seat,
            line: line.to_vec(),
            stolen,
            open: !green && (theirs.is_none() || stolen < 3),
        });
        self.points[seat] += scores.0;
        Ok(scores)
    }

    /// Proves a review of the turn that begins to play on this table.
    pub fn prove_review(
        &self,
        journal: &Journal,
        turn: &TurnReview,
        fact: &TurnFacts,
    ) -> Result<(), String> {
        let seat = turn.seat.index();
        ensure(self.turn == seat, || {
            format!("it is seat {}’s turn", self.turn)
        })?;
        // The result of the turn, without plays that a challenge undid.
        let mut then = self.clone();
        let mut made = Vec::new();
        'turn: for step in &journal.steps[turn.step..] {
            for (name, holds) in &step.events {
                if matches!(name.as_str(), "turn" | "round-ended") {
                    break 'turn;
                }
                then.apply_event(name, holds);
                made = then
                    .plays
                    .iter()
                    .map(|made| (made.word.clone(), made.gain))
                    .collect();
            }
        }
        let words: Vec<String> = made.iter().map(|(word, _)| word.clone()).collect();
        let scored: i32 = made.iter().map(|(_, gain)| gain).sum();
        let told: Vec<String> = fact.made.iter().map(|word| lower_case(*word)).collect();
        ensure(told == words && fact.scored == scored, || {
            format!("{words:?} for {scored}")
        })?;
        let (Some(better), Some(of)) = (&fact.better, &turn.better) else {
            return ensure(fact.better.is_none() && turn.better.is_none(), || {
                "one is missing".into()
            });
        };
        self.check_better_turn(seat, scored, better, &of.plays)?;
        let Some(open) = &better.open else {
            return Ok(());
        };
        let word = lower_case(open.word);
        let lies = then
            .words
            .iter()
            .any(|lying| lying.owner == seat && lying.word() == word);
        ensure(lies, || format!("{word} isn’t open"))?;
        let unseen = |letters: &str| {
            let seen = |card: &usize| {
                self.hands[seat].contains(card)
                    || self.pile.contains(card)
                    || self
                        .words
                        .iter()
                        .any(|lying| lying.line.iter().any(|(other, _)| other == card))
            };
            let all = (0..self.faces.len()).filter(|card| !seen(card));
            all.filter(|card| self.faces[*card].letters == letters)
                .count()
        };
        let mut most = 0;
        for to in &open.to {
            let to = lower_case(*to);
            ensure(self.is_one_card_change(&word, &to), || {
                format!("{to} doesn’t take {word}")
            })?;
            ensure(unseen(&to) > 0, || format!("every {to} is in sight"))?;
            most += unseen(&to);
        }
        ensure((1..=most).contains(&open.unseen), || {
            format!("{most} cards are unseen")
        })
    }

    /// Whether a card with these letters turns one word into another: at an end, as a red one
    /// inside it, or as a blue one in place of the same number of letters.
    fn is_one_card_change(&self, word: &str, to: &str) -> bool {
        let within = (0..=word.len()).any(|at| {
            let (before, behind) = word.split_at(at);
            self.is_word(&format!("{before}{to}{behind}"))
        });
        let rest = word.len().checked_sub(to.len());
        within
            || rest.is_some_and(|rest| {
                self.is_word(&format!("{}{to}", &word[..rest]))
                    || self.is_word(&format!("{to}{}", &word[to.len()..]))
            })
    }

    /// Checks that a better turn was possible, scores what is stated, and is better for the stated
    /// reason.
    fn check_better_turn(
        &self,
        seat: usize,
        scored: i32,
        better: &BetterTurnFacts,
        finds: &[FoundPlay],
    ) -> Result<(), String> {
        let mut then = self.clone();
        let mut scores = 0;
        ensure(finds.len() == better.plays.len(), || {
            format!("{} plays", finds.len())
        })?;
        for (find, play) in finds.iter().zip(&better.plays) {
            let line = model_line(&find.line);
            let word: String = line.iter().map(|(_, letters)| letters.as_str()).collect();
            let on = |lying: &&LaidWord| {
                lying
                    .line
                    .iter()
                    .any(|(card, _)| line.iter().any(|(other, _)| other == card))
            };
            let mut from: Vec<String> = then.words.iter().filter(on).map(LaidWord::word).collect();
            let mut told: Vec<String> = play.from.iter().map(|word| lower_case(*word)).collect();
            from.sort();
            told.sort();
            ensure(lower_case(play.word) == word && told == from, || {
                format!("{word} from {from:?}")
            })?;
            let (gain, loss) = then.lay_line(seat, &line)?;
            ensure((find.gain, find.loss) == (gain, loss), || {
                format!("{word} scores {gain}")
            })?;
            scores += gain;
        }
        ensure(better.scores == scores, || format!("{scores} together"))?;
        let reaches = |scores: i32| {
            let target = self.target();
            target.is_some_and(|target| self.points[seat] + scores >= target)
        };
        let how = match scores - scored {
            _ if reaches(scores) && !reaches(scored) => Improvement::Target,
            more @ 1.. => Improvement::Points(more),
            _ => Improvement::Leaves,
        };
        ensure(better.how == how, || format!("{how:?}"))
    }

    /// Checks that no word of at most four letters, and no plain card added to a word, gains
    /// anything.
    pub fn check_nothing_gains(&self, seat: usize) -> Result<(), String> {
        let plain: Vec<(usize, String)> = self.hands[seat]
            .iter()
            .filter(|card| !self.faces[**card].letters.is_empty())
            .map(|card| (*card, self.faces[*card].letters.clone()))
            .collect();
        let mut lines: Vec<Vec<(usize, String)>> =
            plain.iter().map(|one| vec![one.clone()]).collect();
        for lying in self.words.iter().filter(|lying| lying.open) {
            for one in &plain {
                let front = std::iter::once(one.clone()).chain(lying.line.clone());
                let behind = lying
                    .line
                    .iter()
                    .cloned()
                    .chain(std::iter::once(one.clone()));
                self.check_line_gains_nothing(seat, &front.collect::<Vec<_>>())?;
                self.check_line_gains_nothing(seat, &behind.collect::<Vec<_>>())?;
            }
        }
        for _ in 0..3 {
            lines = lines
                .iter()
                .flat_map(|line| {
                    let new = plain.iter().filter(|one| !line.contains(one));
                    new.map(|one| {
                        line.iter()
                            .cloned()
                            .chain([one.clone()])
                            .collect::<Vec<_>>()
                    })
                })
                .collect();
            for line in &lines {
                self.check_line_gains_nothing(seat, line)?;
            }
        }
        Ok(())
    }

    fn check_line_gains_nothing(
        &self,
        seat: usize,
        line: &[(usize, String)],
    ) -> Result<(), String> {
        let word: String = line.iter().map(|(_, letters)| letters.as_str()).collect();
        if !self.is_word(&word)
            || BOOK
                .family
                .hides(BOOK.lexicon.find(word.parse().unwrap()).unwrap())
        {
            return Ok(());
        }
        match self.clone().lay_line(seat, line) {
            Ok((gain, loss)) => ensure(gain + loss <= 0, || format!("{word} gains {gain}")),
            Err(_) => Ok(()),
        }
    }
}
