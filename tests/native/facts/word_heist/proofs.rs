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

use super::super::{BOOK, Journal, Proof, as_number, ensure};
use super::model::{Made, Model, Timeline, remove_letters};

pub type Check = Result<(), String>;

/// Proves facts about one game.
pub struct Prover<'j, 'p> {
    pub journal: &'j Journal,
    pub points: Timeline,
    pub proof: &'p mut Proof,
    pub person: Option<usize>,
}

impl<'j, 'p> Prover<'j, 'p> {
    pub fn new(journal: &'j Journal, proof: &'p mut Proof, person: Option<usize>) -> Self {
        Prover {
            points: Timeline::from_journal(journal),
            journal,
            proof,
            person,
        }
    }

    pub fn record(&mut self, kind: &'static str, fact: &dyn Debug, holds: Check) {
        self.proof
            .record(kind, self.journal.steps.len(), fact, holds);
    }

    pub fn option(&self, name: &str) -> &str {
        self.journal.options[name].as_str().unwrap_or_default()
    }

    /// Minimum length of a seat's words (A4).
    pub fn minimum_length(&self, seat: usize) -> usize {
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
    pub fn check_listed(&self, word: Word) -> Check {
        let level = match self.option("judge") {
            "everyday" => Level::EVERYDAY,
            _ => Level::FULL,
        };
        let found = BOOK.lexicon.find(word);
        let listed = found.is_some_and(|id| BOOK.lexicon.level(id) <= level);
        ensure(listed, || format!("{word} isn't in the list"))
    }

    /// A5 to A7: checks that words and letters make a new word by the rules.
    fn check_legal(&self, word: &str, old: &[&str], joined: usize) -> Check {
        let least = match (old.len(), self.option("merging")) {
            (0, _) => 0,
            (1, _) | (_, "with-a-letter") => 1,
            _ => 0,
        };
        ensure(joined >= least, || "it needs a letter of the centre".into())?;
        for old in old {
            ensure(!word.contains(old), || format!("{word} only extends {old}"))?;
            if self.option("difference") == "no-insertion" {
                let mut rest = word.chars();
                let keeps = old.chars().all(|letter| rest.any(|other| other == letter));
                ensure(!keeps, || format!("{old} keeps its order in {word}"))?;
            }
        }
        Ok(())
    }

    /// Checks that a word could be made at a moment from words with these texts and owners and
    /// these letters of the centre; returns the ids of those words.
    pub fn check_could_be_made(
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
        let left = remove_letters(text.chars().collect(), letters);
        ensure(left == Some(Vec::new()), || {
            "the letters don't add up".into()
        })?;
        self.check_legal(text, &old, joined.len())?;
        ensure(
            remove_letters(now.centre_letters(), joined.iter().copied()).is_some(),
            || format!("{joined:?} didn't lie in the centre"),
        )?;
        let forbids = self.option("repeats") == "forbidden";
        let repeats = forbids && now.words_on_table().any(|(_, other)| other.text == text);
        ensure(!repeats, || {
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
    fn check_was_possible(&self, chance: &ReviewedWord) -> Check {
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
        let can = |now: &Model| self.check_could_be_made(now, chance.word, &from, &joined);
        let moments = self.points.moments.iter();
        let within = moments.filter(|now| (since..=until).contains(&now.tiles.len()));
        let within: Vec<(usize, Check)> = within
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
        let short =
            (0..self.journal.seats).all(|seat| chance.word.len() < self.minimum_length(seat));
        ensure(!short, || "too short for every seat".into())?;
        self.check_listed(chance.word)
    }

    fn check_nobody_made(&self, chance: &ReviewedWord) -> Check {
        let mut ever = self.points.ever.iter();
        let made = ever.find(|(_, made)| made.text == chance.word.as_str());
        let (step, who) = made.map_or((0, 0), |(step, made)| (*step, made.owner));
        ensure(made.is_none(), || {
            format!("seat {who} made it in step {step}")
        })
    }

    fn check_made_mark(&self, chance: &ReviewedWord) -> Check {
        let made = self.points.was_made(chance.word.as_str());
        ensure(chance.made == made, || {
            format!("that it was made is {made}")
        })
    }

    /// Proves "There were N ways to make a word. M words were made."
    pub fn prove_totals(&mut self, found: ReviewTotals) {
        let made = self.points.last_state().words.len();
        let holds = ensure(found.made == made, || format!("{made} words were made"));
        // Every listed word that was made is one of the possible ways.
        let listed = self.points.last_state().words.iter().filter(|made| {
            let id = BOOK.lexicon.find(made.text.parse().unwrap());
            id.is_some_and(|id| !BOOK.family.hides(id)) && made.text.len() > 3
        });
        let mut listed: Vec<&str> = listed.map(|made| made.text.as_str()).collect();
        listed.sort_unstable();
        listed.dedup();
        let holds = holds.and(ensure(found.ways >= listed.len(), || {
            format!("there were {} ways at least", listed.len())
        }));
        self.record("found", &found, holds);
    }

    /// Proves all lists of missed words.
    pub fn prove_missed(&mut self, missed: &MissedWords) {
        for one in missed.steals.iter().flatten() {
            self.prove_steal(one);
        }
        for one in missed.grown.iter().flatten() {
            let own = one.from.first().map(|(_, owner)| *owner) == self.person;
            let holds = self.check_missed(one, 1..=1);
            let holds = holds.and_then(|()| ensure(own, || "it isn't the person's own".into()));
            self.record("grown", one, holds);
        }
        for one in &missed.words {
            let holds = self.check_missed(one, 0..=0);
            self.record("word", one, holds);
        }
        for one in &missed.mergers {
            let holds = self.check_missed(one, 2..=3);
            self.record("merger", one, holds);
        }
        for one in &missed.longest {
            self.prove_longest(one);
        }
        let lengths: Vec<usize> = missed.longest.iter().map(|one| one.word.len()).collect();
        let lists = [&missed.words, &missed.mergers];
        let lists = lists.into_iter().chain(&missed.steals).chain(&missed.grown);
        let most = lists.flatten().map(|one| one.word.len()).max().unwrap_or(0);
        let sorted = lengths.is_sorted_by(|one, next| one >= next);
        let first = lengths.first().copied().unwrap_or(0);
        let holds = ensure(
            sorted && first >= most && lengths.len() <= MAX_MISSED_SHOWN,
            || format!("{lengths:?}, and there was one of {most}"),
        );
        self.record("longest", &lengths, holds);
    }

    pub fn prove_steal(&mut self, one: &ReviewedWord) {
        let holds = self.check_missed(one, 1..=1);
        let holds = holds.and_then(|()| self.check_steal(one));
        self.record("steal", one, holds);
    }

    pub fn prove_longest(&mut self, one: &ReviewedWord) {
        let holds = self.check_missed(one, 0..=3);
        self.record("longest", one, holds);
    }

    fn check_missed(&self, one: &ReviewedWord, words: std::ops::RangeInclusive<usize>) -> Check {
        ensure(words.contains(&one.from.len()), || "another list's".into())?;
        self.check_nobody_made(one)?;
        self.check_was_possible(one)
    }

    /// Checks that the word takes from a seat, and that another seat could do so; no seat steals
    /// from itself.
    fn check_steal(&self, one: &ReviewedWord) -> Check {
        let owner = one.from.first().map(|(_, owner)| *owner);
        ensure(owner.is_some() && owner != self.person, || {
            "it grows an own word".into()
        })?;
        let moments = self.points.moments.iter();
        let mut then = moments.filter(|now| now.tiles.len() == usize::from(one.since));
        let gone = then.next().map(|now| now.gone.clone()).unwrap_or_default();
        let thief =
            (0..self.journal.seats).any(|seat| Some(seat) != owner && !gone.contains(&seat));
        ensure(thief, || "nobody was there to steal it".into())
    }

    /// Proves the review letter by letter.
    pub fn prove_flips(&mut self, ups: &[FlipSummary]) {
        for one in ups {
            let tiles = &self.points.last_state().tiles;
            let letter = tiles.get(usize::from(one.up) - 1);
            let holds = ensure(
                letter == Some(&one.letter.lowercase()) && one.count > 0,
                || format!("it was {letter:?}"),
            );
            self.record("letter", one, holds);
        }
    }

    /// Proves the words that became possible with a letter.
    pub fn prove_words_at_flip(&mut self, up: u8, chances: &[ReviewedWord]) {
        for one in chances.iter().step_by(3) {
            let holds = ensure(one.since == up, || "with another letter".into());
            let holds = holds.and_then(|()| self.check_made_mark(one));
            let holds = holds.and_then(|()| self.check_was_possible(one));
            self.record("letter", one, holds);
        }
    }

    /// Proves a word that a seat missed, and what it would have gained.
    pub fn prove_miss(&mut self, table: &Table, miss: &MissedWord, flips: &[usize]) {
        let chance = ReviewedWord::new(table, miss.possible);
        let seat = miss.seat.index();
        let from = chance
            .from
            .iter()
            .map(|(word, owner)| (word.to_string(), *owner));
        let gain = self.seat_gain(seat, chance.word.len(), &from.collect::<Vec<_>>());
        let lost = miss.to_loss(flips);
        let holds = self
            .check_nobody_made(&chance)
            .and_then(|()| self.check_was_possible(&chance));
        let holds = holds
            .and(ensure(gain == miss.gain, || {
                format!("it would have gained {gain}")
            }))
            .and(ensure(
                self.minimum_length(seat) <= chance.word.len(),
                || "too short for that seat".into(),
            ))
            .and(ensure(
                !self.points.last_state().gone.contains(&seat),
                || "the seat left".into(),
            ));
        let holds = holds.and_then(|()| {
            let lost: DecisionLoss = lost.ok_or("no letter turned up then")?;
            let flipped = &self.journal.steps[lost.step].events;
            let there = flipped.iter().any(|(name, holds)| {
                name == "flipped" && as_number(&holds["id"]) == Some(usize::from(chance.since) - 1)
            });
            ensure(
                there && lost.seat == miss.seat && lost.by == 100 * gain,
                || format!("{lost:?}"),
            )
        });
        self.record("miss", &(miss, chance), holds);
    }

    /// A seat's gain over the others (A8, A17).
    fn seat_gain(&self, seat: usize, letters: usize, from: &[(String, usize)]) -> i32 {
        let each = from.iter().map(|(word, owner)| {
            let points = self.points_of(word.len());
            if *owner == seat { -points } else { points }
        });
        self.points_of(letters) + each.sum::<i32>()
    }

    /// Proves a word that was made, and its gain.
    pub fn prove_made(&mut self, lost: DecisionLoss, tried: RetryResult) {
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
                let gained = self.seat_gain(made.owner, made.text.len(), &from);
                ensure(
                    made.text == word.as_str()
                        && made.owner == lost.seat.index()
                        && gained == gain
                        && lost.by == 0,
                    || format!("{made:?} gained {gained}"),
                )
            }
            _ => Err("nobody made a word then".into()),
        };
        self.record("made", &(lost, tried), holds);
    }

    /// Proves the life of each word.
    pub fn prove_word_histories(&mut self, lives: &[WordHistory]) {
        let last = self.points.last_state();
        let changed = last
            .words_on_table()
            .filter(|(_, word)| !word.from.is_empty());
        let expected: Vec<String> = changed.map(|(id, _)| made_word_tree(last, id)).collect();
        let mut each = Vec::new();
        for (at, life) in lives.iter().enumerate() {
            let told = history_tree(life);
            each.push((
                life.clone(),
                ensure(expected.get(at) == Some(&told), || {
                    format!("{told}, and it was {:?}", expected.get(at))
                }),
            ));
        }
        let all = ensure(expected.len() == lives.len(), || format!("{expected:?}"));
        for (life, holds) in each {
            self.record("life", &life, holds);
        }
        self.record("life", &lives, all);
    }

    /// Proves the counts of words over time.
    pub fn prove_score_history(&mut self, counts: &[StandingsSnapshot]) {
        let last = self.points.last_state();
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
                ensure(same, || format!("{words:?} {points:?} at {up:?}")),
            ));
        }
        for (count, holds) in each {
            self.record("over time", &count, holds);
        }
    }

    /// Proves that no word is left out. Of the words made in some game, the review must list all
    /// that the centre or a single word allowed here and that no seat made, so that "None." is
    /// true.
    pub fn prove_nothing_else(&mut self, review: &Review, seen: &mut Vec<String>) {
        let words = self.points.last_state().words.clone();
        for made in &words {
            if seen.len() < 150 && !seen.contains(&made.text) && !made.house {
                seen.push(made.text.clone());
            }
        }
        let least = (0..self.journal.seats)
            .map(|seat| self.minimum_length(seat))
            .min();
        for text in seen.iter().filter(|text| Some(text.len()) >= least) {
            let word: Word = text.parse().unwrap();
            let hidden = BOOK
                .lexicon
                .find(word)
                .is_none_or(|id| BOOK.family.hides(id));
            if hidden || self.check_listed(word).is_err() {
                continue;
            }
            let told = review.possible.iter().filter(|one| one.word == word);
            let told: Vec<_> = told.collect();
            let mut missing = Ok(());
            for now in &self.points.moments {
                let alone =
                    self.check_could_be_made(now, word, &[], &text.chars().collect::<Vec<_>>());
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
                    let letters = remove_letters(text.chars().collect(), old.text.chars());
                    let from = [(old.text.clone(), old.owner)];
                    let can = letters.is_some_and(|rest| {
                        self.check_could_be_made(now, word, &from, &rest).is_ok()
                    });
                    if can && !is_told(&[id]) {
                        missing = Err(format!("{text} of {} at letter {up}", old.text));
                    }
                }
            }
            self.record("found", text, missing);
        }
    }
}

fn made_word_tree(model: &Model, id: usize) -> String {
    let word = &model.words[id];
    let from: Vec<String> = word
        .from
        .iter()
        .map(|old| made_word_tree(model, *old))
        .collect();
    format!("{}({})", word.text, from.join(" "))
}

fn history_tree(life: &WordHistory) -> String {
    let from: Vec<String> = life.from.iter().map(history_tree).collect();
    format!("{}({})", life.word, from.join(" "))
}
