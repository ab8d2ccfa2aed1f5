//! Tips and hints: what they say about the table, and what they ask for.

use game::{ActError, Chance, Game, Match, Moment, SeatId};
use lexicon::Word;
use word_heist::arena::Contestants;
use word_heist::screen::hint_state::{HintMessage, HintedWordKind, WordGain, WordSources};
use word_heist::screen::{CoachedMoment, coached_moments};
use word_heist_rules::{Action, Attempt, Refusal, WordHeist};

use super::super::tips::Coach;
use super::super::{BOOK, Proof, bot_seats, ensure};
use super::model::{Model, remove_letters};
use super::proofs::{Check, Prover};

/// Most characters of a hint's sentence: two lines at the narrowest window.
const MAX_HINT: usize = 64;

impl Prover<'_, '_> {
    /// Proves a step of a hint, whose sentence must not be too long.
    pub fn prove_hint(&mut self, step: usize, seat: usize, stated: &HintMessage, says: &str) {
        let now = self.points.after[step].clone();
        let holds = match stated {
            HintMessage::Nothing | HintMessage::Pending | HintMessage::NoWord(_) => Ok(()),
            HintMessage::Kind(kind, letters, words) => {
                let words = WordSources {
                    words: words.clone(),
                    letters: Vec::new(),
                };
                let holds = self.check_kind(seat, *kind, *letters, &words);
                holds.and(self.check_sources(&now, &words))
            }
            HintMessage::Source(sources) => self.check_sources(&now, sources),
            HintMessage::Word(word, sources, gain) => {
                let from = sources.words.iter();
                let from = from.map(|(owner, word)| (word.to_string(), owner.index()));
                let letters = sources.letters.iter().map(|letter| letter.lowercase());
                let letters: Vec<char> = letters.collect();
                let made =
                    self.check_could_be_made(&now, *word, &from.collect::<Vec<_>>(), &letters);
                let holds = made.map(drop).and_then(|()| self.check_listed(*word));
                let holds = holds.and(ensure(word.len() >= self.minimum_length(seat), || {
                    "too short".into()
                }));
                holds.and(self.check_gain(seat, *word, sources, gain))
            }
        };
        let short = says.chars().count() <= MAX_HINT;
        let holds = holds.and(ensure(short, || "the sentence is too long".into()));
        self.proof.record("hint", step, &(stated, says), holds);
    }

    fn check_kind(
        &self,
        seat: usize,
        kind: HintedWordKind,
        letters: usize,
        sources: &WordSources,
    ) -> Check {
        let own = |(owner, _): &&(SeatId, Word)| owner.index() == seat;
        let (own, all) = (
            sources.words.iter().filter(own).count(),
            sources.words.len(),
        );
        let is = match kind {
            HintedWordKind::New => all == 0,
            HintedWordKind::Grown => (own, all) == (1, 1),
            HintedWordKind::Steal => (own, all) == (0, 1),
            HintedWordKind::Merger(words) => words > 1 && all == words,
        };
        let old: usize = sources.words.iter().map(|(_, word)| word.len()).sum();
        ensure(is && letters >= self.minimum_length(seat).max(old), || {
            "it is of another kind".into()
        })
    }

    /// Checks what a word changes in the scores: they are the sums of the words' points.
    fn check_gain(&self, seat: usize, made: Word, sources: &WordSources, gain: &WordGain) -> Check {
        let points = |word: Word| self.points_of(word.len());
        let lost_by = |of: usize| -> i32 {
            let words = sources.words.iter();
            let lost = words.filter(|(owner, _)| owner.index() == of);
            lost.map(|(_, word)| points(*word)).sum()
        };
        let own = points(made) - lost_by(seat);
        ensure(gain.own == own, || format!("it gains {own}"))?;
        let robbed = sources.words.iter().map(|(owner, _)| owner.index());
        for of in robbed.filter(|owner| *owner != seat) {
            let stated = gain.lost.iter().filter(|(owner, _)| owner.index() == of);
            let stated: Vec<i32> = stated.map(|(_, points)| *points).collect();
            ensure(stated == [lost_by(of)], || {
                format!("{of} loses {}", lost_by(of))
            })?;
        }
        let robs = |of: usize| sources.words.iter().any(|(owner, _)| owner.index() == of);
        let fair = gain.lost.iter().map(|(owner, _)| owner.index());
        let mut fair = fair.filter(|of| *of == seat || !robs(*of));
        ensure(fair.next().is_none(), || "a seat loses nothing".into())
    }

    fn check_sources(&self, now: &Model, sources: &WordSources) -> Check {
        for (owner, word) in &sources.words {
            let mut standing = now.words_on_table();
            let there =
                standing.any(|(_, one)| one.owner == owner.index() && one.text == word.as_str());
            ensure(there, || format!("{owner} has no {word}"))?;
        }
        let letters = sources.letters.iter().map(|letter| letter.lowercase());
        ensure(
            remove_letters(now.centre_letters(), letters).is_some(),
            || "not in the centre".into(),
        )
    }

    /// Proves a tip. `can` is whether the rules let the seat do what the tip asks for.
    pub fn prove_tip(&mut self, step: usize, seat: usize, tip: CoachedMoment, can: bool) {
        let now = &self.points.after[step];
        let robbed = || {
            now.words.iter().any(|word| {
                let mut last = word;
                while let Some(next) = last.became {
                    last = &now.words[next];
                }
                word.owner == seat && last.owner != seat
            })
        };
        let owns = || now.words_on_table().any(|(_, word)| word.owner == seat);
        let rivals = || now.words_on_table().any(|(_, word)| word.owner != seat);
        let state = match tip {
            CoachedMoment::Flip => now.tiles.len() < now.all,
            CoachedMoment::Make | CoachedMoment::MakeShort => {
                now.centre.len() >= self.minimum_length(seat)
            }
            CoachedMoment::Steal => rivals() && !now.centre.is_empty(),
            CoachedMoment::Grow => owns() && !now.centre.is_empty(),
            CoachedMoment::Stolen => robbed() && !now.centre.is_empty(),
            CoachedMoment::Done => now.tiles.len() == now.all && !now.done.contains(&seat),
            CoachedMoment::Clock | CoachedMoment::Press | CoachedMoment::Call => true,
        };
        let holds = ensure(state, || "it isn't so on the table".into());
        let holds = holds.and(ensure(can, || "the seat can't do it".into()));
        self.proof.record("tip", step, &(seat, tip), holds);
    }
}

/// Whether the rules let a seat do what a tip asks for, tried on a copy of the game.
pub fn can_do(game: &Match<WordHeist>, seat: SeatId, tip: CoachedMoment) -> bool {
    let table = &game.state().table;
    // Buzzer presses count only after the guard time.
    let at = table.opens.max(game.last_moment());
    if WordHeist::deadline(game.state()).is_some_and(|ends| ends <= at) {
        return true;
    }
    let tries = |seat: SeatId, action: Action| {
        let mut game = game.clone();
        game.act(seat, &action, at, Some(&BOOK.lexicon))
    };
    // A word of one letter is too short for any seat, but a seat that may not make a word gets that
    // refusal first.
    let least = |presses: Option<Action>| {
        let mut game = game.clone();
        if let Some(presses) = presses {
            game.act(seat, &presses, at, None).ok()?;
        }
        let one = Attempt::from_any_source(Word::new("a").unwrap());
        match game.act(seat, &Action::Make(one), at, Some(&BOOK.lexicon)) {
            Err(ActError::Refused(Refusal::TooShort { least })) => Some(least),
            _ => None,
        }
    };
    let makes = || {
        let mut ways = [None, Some(Action::Buzz(at)), Some(Action::Call)].into_iter();
        ways.any(|presses| least(presses).is_some())
    };
    match tip {
        CoachedMoment::Flip => tries(seat, Action::Flip).is_ok(),
        CoachedMoment::Make => least(None) == Some(4),
        CoachedMoment::MakeShort => least(None) == Some(3),
        CoachedMoment::Steal | CoachedMoment::Grow => least(None).is_some(),
        CoachedMoment::Stolen => makes(),
        CoachedMoment::Press => least(None).is_none() && tries(seat, Action::Buzz(at)).is_ok(),
        CoachedMoment::Call => least(None).is_none() && tries(seat, Action::Call).is_ok(),
        CoachedMoment::Clock => {
            let ticks = table.clock.remaining(Moment(at.0 + 1)) < table.clock.remaining(at);
            ticks && makes()
        }
        CoachedMoment::Done => tries(seat, Action::Done(seat)).is_ok(),
    }
}

#[test]
fn every_tip_at_a_word_heist_table_is_true_when_it_is_shown() {
    let coach = Coach::<Contestants, CoachedMoment> {
        start: |seed| {
            let mut chance = Chance::new(seed);
            let (options, count) = super::game_options(&mut chance, seed);
            (
                options,
                bot_seats::<WordHeist>(count, 2, false, &mut chance),
            )
        },
        tips: |game, seat| coached_moments(&game.state().table, seat),
        can: can_do,
    };
    let proof = Proof::for_game("word-heist");
    coach.prove_tips(proof, &CoachedMoment::ALL, |proof, _, journal, shown| {
        let mut prover = Prover::new(journal, proof, None);
        for one in shown {
            prover.prove_tip(one.step, one.seat, one.tip, one.can);
        }
    });
}
