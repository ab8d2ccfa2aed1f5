//! What must hold for each kind of fact about Word Heist (A3 to A8, A17).

use std::fmt::Debug;

use game::account::DecisionLoss;
use lexicon::{Level, Word};
use word_heist::bots::review::{MissedWord, Review};
use word_heist::screen::RetryResult;
use word_heist::screen::review::{
    FlipSummary, MAX_MISSED_SHOWN, MissedWords, ReviewTotals, ReviewedWord, WordHistory,
};
use word_heist_rules::{StandingsSnapshot, Table};

use super::super::{BOOK, Journal, Proof, number, so};
use super::model::{Made, Model, Points, without};

pub type Holds = Result<(), String>;

/// Proves facts about one game.
pub struct Prover<'j, 'p> {
    pub journal: &'j Journal,
    pub points: Points,
    pub proof: &'p mut Proof,
    pub person: Option<usize>,
}

impl<'j, 'p> Prover<'j, 'p> {
    pub fn new(journal: &'j Journal, proof: &'p mut Proof, person: Option<usize>) -> Self {
        Prover {
            points: Points::of(journal),
            journal,
            proof,
            person,
        }
    }

    pub fn says(&mut self, kind: &'static str, fact: &dyn Debug, holds: Holds) {
        self.proof.fact(kind, self.journal.steps.len(), fact, holds);
    }

    pub fn option(&self, name: &str) -> &str {
        self.journal.options[name].as_str().unwrap_or_default()
    }

    /// Minimum length of a seat's words (A4).
    pub fn least(&self, seat: usize) -> usize {
        match self.journal.options["beginners"][seat].as_bool() {
            Some(true) => 3,
            _ => 4,
        }
    }

    /// The points for a word of this length (A17).
    pub fn points_of(&self, letters: usize) -> i32 {
        let letters = i32::try_from(letters).unwrap();
        match self.option("scoring") {
            "letters" => letters,
            "length-less-three" => (letters - 3).max(0),
            "length-squared" => letters * letters,
            _ => 1,
        }
    }

    /// A11: checks that the list has a word at the level that is played with.
    pub fn listed(&self, word: Word) -> Holds {
        let level = match self.option("judge") {
            "everyday" => Level::EVERYDAY,
            _ => Level::FULL,
        };
        let found = BOOK.lexicon.find(word);
        let listed = found.is_some_and(|id| BOOK.lexicon.level(id) <= level);
        so(listed, || format!("{word} isn't in the list"))
    }

    /// A5 to A7: checks that words and letters make a new word by the rules.
    fn legal(&self, word: &str, old: &[&str], joined: usize) -> Holds {
        let least = match (old.len(), self.option("merging")) {
            (0, _) => 0,
            (1, _) | (_, "with-a-letter") => 1,
            _ => 0,
        };
        so(joined >= least, || "it needs a letter of the centre".into())?;
        for old in old {
            so(!word.contains(old), || format!("{word} only extends {old}"))?;
            if self.option("difference") == "no-insertion" {
                let mut rest = word.chars();
                let keeps = old.chars().all(|letter| rest.any(|other| other == letter));
                so(!keeps, || format!("{old} keeps its order in {word}"))?;
            }
        }
        Ok(())
    }

    /// Checks that a word could be made at a moment from words with these texts and owners and
    /// these letters of the centre; returns the ids of those words.
    pub fn makes(
        &self,
        now: &Model,
        word: Word,
        from: &[(String, usize)],
        joined: &[char],
    ) -> Result<Vec<usize>, String> {
        let text = word.as_str();
        let old: Vec<&str> = from.iter().map(|(old, _)| old.as_str()).collect();
        let letters = old
            .iter()
            .flat_map(|old| old.chars())
            .chain(joined.iter().copied());
        let left = without(text.chars().collect(), letters);
        so(left == Some(Vec::new()), || {
            "the letters don't add up".into()
        })?;
        self.legal(text, &old, joined.len())?;
        so(
            without(now.centre_letters(), joined.iter().copied()).is_some(),
            || format!("{joined:?} didn't lie in the centre"),
        )?;
        let forbids = self.option("repeats") == "forbidden";
        let repeats = forbids && now.words_on_table().any(|(_, other)| other.text == text);
        so(!repeats, || {
            format!("{text} lay there, and no word is made again")
        })?;
        let mut ids = Vec::new();
        for (old, owner) in from {
            let mut standing = now.words_on_table();
            let is = |(id, one): &(usize, &Made)| {
                one.text == *old && one.owner == *owner && !ids.contains(id)
            };
            let found = standing.find(is);
            let (id, _) = found.ok_or_else(|| format!("{owner} had no {old} then"))?;
            ids.push(id);
        }
        Ok(ids)
    }

    /// Checks that a word could be made throughout the time from one letter to another, and not
    /// before.
    fn lay_there(&self, chance: &ReviewedWord) -> Holds {
        let from: Vec<(String, usize)> = chance
            .from
            .iter()
            .map(|(word, seat)| (word.to_string(), *seat))
            .collect();
        let joined: Vec<char> = chance
            .joined
            .iter()
            .map(|letter| letter.lowercase())
            .collect();
        let since = usize::from(chance.since);
        let until = since + usize::from(chance.flips);
        let can = |now: &Model| self.makes(now, chance.word, &from, &joined);
        let moments = self.points.moments.iter();
        let within = moments.filter(|now| (since..=until).contains(&now.tiles.len()));
        let within: Vec<(usize, Holds)> = within
            .map(|now| (now.tiles.len(), can(now).map(drop)))
            .collect();
        // One unbroken stretch of moments must reach from the first letter to the last.
        let mut runs = within.split(|(_, holds)| holds.is_err());
        let whole = runs.any(|run| {
            let at = |up: usize| run.iter().any(|(own, _)| *own == up);
            at(since) && at(until)
        });
        if !whole {
            let why = within.into_iter().find_map(|(_, holds)| holds.err());
            return Err(why.unwrap_or_else(|| "there was no such letter".into()));
        }
        let short = (0..self.journal.seats).all(|seat| chance.word.len() < self.least(seat));
        so(!short, || "too short for every seat".into())?;
        self.listed(chance.word)
    }

    fn nobody_made(&self, chance: &ReviewedWord) -> Holds {
        let mut ever = self.points.ever.iter();
        let made = ever.find(|(_, made)| made.text == chance.word.as_str());
        let (step, who) = made.map_or((0, 0), |(step, made)| (*step, made.owner));
        so(made.is_none(), || {
            format!("seat {who} made it in step {step}")
        })
    }

    fn is_marked(&self, chance: &ReviewedWord) -> Holds {
        let made = self.points.was_made(chance.word.as_str());
        so(chance.made == made, || {
            format!("that it was made is {made}")
        })
    }

    /// Proves "There were N ways to make a word. M words were made."
    pub fn found(&mut self, found: ReviewTotals) {
        let made = self.points.last().words.len();
        let holds = so(found.made == made, || format!("{made} words were made"));
        // Every listed word that was made is one of the possible ways.
        let listed = self.points.last().words.iter().filter(|made| {
            let id = BOOK.lexicon.find(made.text.parse().unwrap());
            id.is_some_and(|id| !BOOK.family.hides(id)) && made.text.len() > 3
        });
        let mut listed: Vec<&str> = listed.map(|made| made.text.as_str()).collect();
        listed.sort_unstable();
        listed.dedup();
        let holds = holds.and(so(found.ways >= listed.len(), || {
            format!("there were {} ways at least", listed.len())
        }));
        self.says("found", &found, holds);
    }

    /// Proves all lists of missed words.
    pub fn missed(&mut self, missed: &MissedWords) {
        for one in missed.steals.iter().flatten() {
            self.steal(one);
        }
        for one in missed.grown.iter().flatten() {
            let own = one.from.first().map(|(_, owner)| *owner) == self.person;
            let holds = self.missed_one(one, 1..=1);
            let holds = holds.and_then(|()| so(own, || "it isn't the person's own".into()));
            self.says("grown", one, holds);
        }
        for one in &missed.words {
            let holds = self.missed_one(one, 0..=0);
            self.says("word", one, holds);
        }
        for one in &missed.mergers {
            let holds = self.missed_one(one, 2..=3);
            self.says("merger", one, holds);
        }
        for one in &missed.longest {
            self.longest(one);
        }
        let lengths: Vec<usize> = missed.longest.iter().map(|one| one.word.len()).collect();
        let lists = [&missed.words, &missed.mergers];
        let lists = lists.into_iter().chain(&missed.steals).chain(&missed.grown);
        let most = lists.flatten().map(|one| one.word.len()).max().unwrap_or(0);
        let sorted = lengths.is_sorted_by(|one, next| one >= next);
        let first = lengths.first().copied().unwrap_or(0);
        let holds = so(
            sorted && first >= most && lengths.len() <= MAX_MISSED_SHOWN,
            || format!("{lengths:?}, and there was one of {most}"),
        );
        self.says("longest", &lengths, holds);
    }

    pub fn steal(&mut self, one: &ReviewedWord) {
        let holds = self.missed_one(one, 1..=1);
        let holds = holds.and_then(|()| self.is_a_steal(one));
        self.says("steal", one, holds);
    }

    pub fn longest(&mut self, one: &ReviewedWord) {
        let holds = self.missed_one(one, 0..=3);
        self.says("longest", one, holds);
    }

    fn missed_one(&self, one: &ReviewedWord, words: std::ops::RangeInclusive<usize>) -> Holds {
        so(words.contains(&one.from.len()), || "another list's".into())?;
        self.nobody_made(one)?;
        self.lay_there(one)
    }

    /// Checks that the word takes from a seat, and that another seat could do so; no seat steals
    /// from itself.
    fn is_a_steal(&self, one: &ReviewedWord) -> Holds {
        let owner = one.from.first().map(|(_, owner)| *owner);
        so(owner.is_some() && owner != self.person, || {
            "it grows an own word".into()
        })?;
        let moments = self.points.moments.iter();
        let mut then = moments.filter(|now| now.tiles.len() == usize::from(one.since));
        let gone = then.next().map(|now| now.gone.clone()).unwrap_or_default();
        let thief =
            (0..self.journal.seats).any(|seat| Some(seat) != owner && !gone.contains(&seat));
        so(thief, || "nobody was there to steal it".into())
    }

    /// Proves the review letter by letter.
    pub fn ups(&mut self, ups: &[FlipSummary]) {
        for one in ups {
            let tiles = &self.points.last().tiles;
            let letter = tiles.get(usize::from(one.up) - 1);
            let holds = so(
                letter == Some(&one.letter.lowercase()) && one.count > 0,
                || format!("it was {letter:?}"),
            );
            self.says("letter", one, holds);
        }
    }

    /// Proves the words that became possible with a letter.
    pub fn words_at_flip(&mut self, up: u8, chances: &[ReviewedWord]) {
        for one in chances.iter().step_by(3) {
            let holds = so(one.since == up, || "with another letter".into());
            let holds = holds.and_then(|()| self.is_marked(one));
            let holds = holds.and_then(|()| self.lay_there(one));
            self.says("letter", one, holds);
        }
    }

    /// Proves a word that a seat missed, and what it would have gained.
    pub fn miss(&mut self, table: &Table, miss: &MissedWord, flips: &[usize]) {
        let chance = ReviewedWord::new(table, miss.possible);
        let seat = miss.seat.index();
        let from = chance
            .from
            .iter()
            .map(|(word, owner)| (word.to_string(), *owner));
        let gain = self.gain(seat, chance.word.len(), &from.collect::<Vec<_>>());
        let lost = miss.to_loss(flips);
        let holds = self
            .nobody_made(&chance)
            .and_then(|()| self.lay_there(&chance));
        let holds = holds
            .and(so(gain == miss.gain, || {
                format!("it would have gained {gain}")
            }))
            .and(so(self.least(seat) <= chance.word.len(), || {
                "too short for that seat".into()
            }))
            .and(so(!self.points.last().gone.contains(&seat), || {
                "the seat left".into()
            }));
        let holds = holds.and_then(|()| {
            let lost: DecisionLoss = lost.ok_or("no letter turned up then")?;
            let flipped = &self.journal.steps[lost.step].events;
            let there = flipped.iter().any(|(name, holds)| {
                name == "flipped" && number(&holds["id"]) == Some(usize::from(chance.since) - 1)
            });
            so(
                there && lost.seat == miss.seat && lost.by == 100 * gain,
                || format!("{lost:?}"),
            )
        });
        self.says("miss", &(miss, chance), holds);
    }

    /// A seat's gain over the others (A8, A17).
    fn gain(&self, seat: usize, letters: usize, from: &[(String, usize)]) -> i32 {
        let each = from.iter().map(|(word, owner)| {
            let points = self.points_of(word.len());
            if *owner == seat { -points } else { points }
        });
        self.points_of(letters) + each.sum::<i32>()
    }

    /// Proves a word that was made, and its gain.
    pub fn made(&mut self, lost: DecisionLoss, tried: RetryResult) {
        let before = &self.points.after[lost.step];
        let ever = self.points.ever.iter();
        let mut in_step = ever.filter(|(step, _)| *step == lost.step);
        let holds = match (tried, in_step.next()) {
            (RetryResult::Made(word, gain), Some((_, made))) => {
                let from = made.from.iter().map(|id| {
                    let old = &before.words[*id];
                    (old.text.clone(), old.owner)
                });
                let from: Vec<(String, usize)> = from.collect();
                let gained = self.gain(made.owner, made.text.len(), &from);
                so(
                    made.text == word.as_str()
                        && made.owner == lost.seat.index()
                        && gained == gain
                        && lost.by == 0,
                    || format!("{made:?} gained {gained}"),
                )
            }
            _ => Err("nobody made a word then".into()),
        };
        self.says("made", &(lost, tried), holds);
    }

    /// Proves the life of each word.
    pub fn lives(&mut self, lives: &[WordHistory]) {
        let last = self.points.last();
        let changed = last
            .words_on_table()
            .filter(|(_, word)| !word.from.is_empty());
        let expected: Vec<String> = changed.map(|(id, _)| told(last, id)).collect();
        let mut each = Vec::new();
        for (at, life) in lives.iter().enumerate() {
            let told = of_life(life);
            each.push((
                life.clone(),
                so(expected.get(at) == Some(&told), || {
                    format!("{told}, and it was {:?}", expected.get(at))
                }),
            ));
        }
        let all = so(expected.len() == lives.len(), || format!("{expected:?}"));
        for (life, holds) in each {
            self.says("life", &life, holds);
        }
        self.says("life", &lives, all);
    }

    /// Proves the counts of words over time.
    pub fn score_history(&mut self, counts: &[StandingsSnapshot]) {
        let last = self.points.last();
        let mut each = Vec::new();
        for (at, count) in counts.iter().enumerate() {
            let stands = |word: &&Made| word.became.is_none_or(|later| later > at);
            let then = || last.words.iter().take(at + 1).filter(stands);
            let seats = 0..self.journal.seats;
            let words: Vec<u8> = seats
                .clone()
                .map(|seat| then().filter(|word| word.owner == seat).count() as u8)
                .collect();
            let points = seats.map(|seat| {
                let own = then().filter(|word| word.owner == seat);
                own.map(|word| self.points_of(word.text.len())).sum::<i32>()
            });
            let points: Vec<i32> = points.collect();
            let up = last.words.get(at).map(|word| word.up);
            let same = count.words == words
                && count.points == points
                && up == Some(count.turned_up.into());
            each.push((
                count.clone(),
                so(same, || format!("{words:?} {points:?} at {up:?}")),
            ));
        }
        for (count, holds) in each {
            self.says("over time", &count, holds);
        }
    }

    /// Proves that no word is left out. Of the words made in some game, the review must list all
    /// that the centre or a single word allowed here and that no seat made, so that "None." is
    /// true.
    pub fn nothing_else(&mut self, review: &Review, seen: &mut Vec<String>) {
        let words = self.points.last().words.clone();
        for made in &words {
            if seen.len() < 150 && !seen.contains(&made.text) && !made.house {
                seen.push(made.text.clone());
            }
        }
        let least = (0..self.journal.seats).map(|seat| self.least(seat)).min();
        for text in seen.iter().filter(|text| Some(text.len()) >= least) {
            let word: Word = text.parse().unwrap();
            let hidden = BOOK
                .lexicon
                .find(word)
                .is_none_or(|id| BOOK.family.hides(id));
            if hidden || self.listed(word).is_err() {
                continue;
            }
            let told = review.possible.iter().filter(|one| one.word == word);
            let told: Vec<_> = told.collect();
            let mut missing = Ok(());
            for now in &self.points.moments {
                let alone = self.makes(now, word, &[], &text.chars().collect::<Vec<_>>());
                let up = now.tiles.len() as u8;
                let is_told = |words: &[usize]| {
                    let ids = |one: &word_heist::bots::review::PossibleWord| {
                        let ids = one.taken.ids().iter().map(|id| id.index());
                        ids.eq(words.iter().copied())
                    };
                    told.iter().any(|one| one.is_possible_at(up) && ids(one))
                };
                if alone.is_ok() && !is_told(&[]) {
                    missing = Err(format!("{text} of the centre at letter {up}"));
                }
                for (id, old) in now.words_on_table() {
                    let letters = without(text.chars().collect(), old.text.chars());
                    let from = [(old.text.clone(), old.owner)];
                    let can =
                        letters.is_some_and(|rest| self.makes(now, word, &from, &rest).is_ok());
                    if can && !is_told(&[id]) {
                        missing = Err(format!("{text} of {} at letter {up}", old.text));
                    }
                }
            }
            self.says("found", text, missing);
        }
    }
}

fn told(model: &Model, id: usize) -> String {
    let word = &model.words[id];
    let from: Vec<String> = word.from.iter().map(|old| told(model, *old)).collect();
    format!("{}({})", word.text, from.join(" "))
}

fn of_life(life: &WordHistory) -> String {
    let from: Vec<String> = life.from.iter().map(of_life).collect();
    format!("{}({})", life.word, from.join(" "))
}
