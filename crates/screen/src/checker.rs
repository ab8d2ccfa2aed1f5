//! The word checker: what the word list says about typed letters.

use lexicon::{
    FamilyFilter, FoundWord, Letter, LetterCounts, LetterSet, Level, Lexicon, Pattern, Supply, Word,
};

/// A typed character: a letter, or a blank for any letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum InputChar {
    Letter(Letter),
    Blank,
}

/// Cleaned input: letters and blanks, at most as many as a word can have.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CheckerInput(Vec<InputChar>);

impl CheckerInput {
    /// Maximum number of blanks. With more, nearly every word would match.
    pub(crate) const MAX_BLANKS: usize = 2;

    /// Reads letters in any case, reads `?` (or a space, `.`, `*`, `_`) as a blank, and drops all
    /// other characters.
    pub fn clean(typed: &str) -> CheckerInput {
        let mut signs = Vec::new();
        let mut blanks = 0;
        for typed in typed.chars() {
            let sign = match typed {
                '?' | '.' | '*' | '_' | ' ' if blanks < Self::MAX_BLANKS => {
                    blanks += 1;
                    Some(InputChar::Blank)
                }
                typed => Letter::new(typed).map(InputChar::Letter),
            };
            signs.extend(sign);
        }
        signs.truncate(Word::MAX_LEN);
        CheckerInput(signs)
    }

    /// Formats the input for display: `C?T`.
    pub fn shown(&self) -> String {
        let sign = |sign: &InputChar| match sign {
            InputChar::Letter(letter) => letter.uppercase(),
            InputChar::Blank => '?',
        };
        self.0.iter().map(sign).collect()
    }

    /// Formats the input as it is typed: `c?t`.
    pub fn typed(&self) -> String {
        self.shown().to_ascii_lowercase()
    }

    /// Appends a character, if it is a letter or blank and there is room.
    pub fn with(&self, sign: char) -> CheckerInput {
        let mut typed = self.shown();
        typed.push(sign);
        CheckerInput::clean(&typed)
    }

    /// Drops the last character.
    pub fn without_last(&self) -> CheckerInput {
        let mut shorter = self.clone();
        shorter.0.pop();
        shorter
    }

    /// Whether nothing was typed.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the letters as a word, if there is no blank.
    fn word(&self) -> Option<Word> {
        let letter = |sign: &InputChar| match sign {
            InputChar::Letter(letter) => Some(*letter),
            InputChar::Blank => None,
        };
        let mut letters = self.0.iter().map(letter);
        let word = letters.try_fold(Word::EMPTY, |word, letter| word.push(letter?))?;
        (!word.is_empty()).then_some(word)
    }

    fn letters(&self) -> LetterCounts {
        let letters = self.0.iter().filter_map(|sign| match sign {
            InputChar::Letter(letter) => Some(*letter),
            InputChar::Blank => None,
        });
        letters.collect()
    }

    fn blanks(&self) -> u8 {
        self.0
            .iter()
            .filter(|sign| **sign == InputChar::Blank)
            .count() as u8
    }
}

/// The word list's answer about the letters as typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CheckerVerdict {
    /// Nothing was typed.
    Nothing,
    /// A word of the Everyday list, and so of the Full list.
    Everyday,
    /// A word of the Full list only.
    Full,
    /// Not a word of either list.
    NoWord,
    /// The input has a blank in it.
    Blanks,
}

/// How the words of a group derive from the input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Derivation {
    /// A letter added in front.
    Before,
    /// A letter added at the end.
    Behind,
    /// A letter added inside.
    Inside,
    /// One letter replaced.
    Changed,
    /// One letter left out.
    LeftOut,
    /// The same letters in another order.
    Anagrams,
    /// The blanks filled, all other letters in place.
    Filled,
    /// Words of this length, made from some of the letters.
    Made(usize),
}

/// A word that the checker found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CheckerHit {
    /// The word that was found.
    pub word: Word,
    /// Whether the Everyday list has the word too.
    pub everyday: bool,
    /// Index of the new letter, if there is one.
    pub fresh: Option<usize>,
}

/// Words that derive from the input in the same way, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DerivedGroup {
    pub way: Derivation,
    /// The words; never empty.
    pub hits: Vec<CheckerHit>,
}

/// Words of one length, grouped by how they derive from the input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LengthColumn {
    /// Number of letters in each word.
    pub letters: usize,
    /// The groups, one for each way in which words derive from the input; never empty.
    pub groups: Vec<DerivedGroup>,
}

/// The checker's answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckerAnswer {
    /// Answer about the letters as typed.
    pub verdict: CheckerVerdict,
    /// Words that derive from the letters.
    pub groups: Vec<DerivedGroup>,
}

impl DerivedGroup {
    /// Returns the number of letters in each of the group's words.
    fn letters(&self) -> usize {
        self.hits.first().map_or(0, |hit| hit.word.len())
    }
}

impl CheckerAnswer {
    /// Arranges the derived words in columns by length, the longest first.
    pub fn columns(self) -> Vec<LengthColumn> {
        let mut columns: Vec<LengthColumn> = Vec::new();
        for group in self.groups {
            let letters = group.letters();
            let at = columns.partition_point(|column| column.letters > letters);
            match columns.get_mut(at) {
                Some(column) if column.letters == letters => column.groups.push(group),
                _ => {
                    let groups = vec![group];
                    columns.insert(at, LengthColumn { letters, groups });
                }
            }
        }
        columns
    }
}

/// Looks the input up. The verdict ignores the family switch; the derived words leave out what it
/// hides.
pub fn check(asked: &CheckerInput, lexicon: &Lexicon, family: &FamilyFilter) -> CheckerAnswer {
    let found = DerivedFinder { lexicon, family };
    let word = asked.word();
    let verdict = match word {
        None if asked.is_empty() => CheckerVerdict::Nothing,
        None => CheckerVerdict::Blanks,
        Some(word) => match lexicon.find(word).map(|id| lexicon.level(id)) {
            Some(level) if level <= Level::EVERYDAY => CheckerVerdict::Everyday,
            Some(_) => CheckerVerdict::Full,
            None => CheckerVerdict::NoWord,
        },
    };
    let mut groups = Vec::new();
    match word {
        Some(word) => groups.extend(found.one_letter_changes(word)),
        None => groups.extend(found.fill_blanks(asked)),
    }
    let told = |hit: &CheckerHit| groups.iter().any(|group| group.hits.contains(hit));
    let mut made = found.words_from_letters(asked, word);
    // The group of words made from all letters repeats words of the group with the blanks filled in
    // place.
    if let Some(whole) = made.first_mut().filter(|_| word.is_none()) {
        whole.hits.retain(|hit| !told(hit));
    }
    groups.extend(made);
    groups.retain(|group| !group.hits.is_empty());
    CheckerAnswer { verdict, groups }
}

struct DerivedFinder<'l> {
    lexicon: &'l Lexicon,
    family: &'l FamilyFilter,
}

impl DerivedFinder<'_> {
    fn to_hit(&self, found: FoundWord, fresh: Option<usize>) -> Option<CheckerHit> {
        (!self.family.hides(found.id)).then(|| CheckerHit {
            word: found.word,
            everyday: self.lexicon.level(found.id) <= Level::EVERYDAY,
            fresh,
        })
    }

    /// Returns the words that differ from a word by one letter, and its anagrams.
    fn one_letter_changes(&self, word: Word) -> Vec<DerivedGroup> {
        let len = word.len();
        let grown = |way, places| {
            let grown = self.lexicon.extended_by_letter(word, places);
            let hit = |grown: lexicon::ExtendedWord| {
                let (word, id) = (grown.word, grown.id);
                self.to_hit(FoundWord { word, id }, Some(grown.at))
            };
            let hits = grown.filter_map(hit).collect();
            DerivedGroup { way, hits }
        };
        // A letter doubled at either end is listed there, not inside as well.
        let mut inside = grown(Derivation::Inside, 1..=len.saturating_sub(1));
        let (before, behind) = (
            grown(Derivation::Before, 0..=0),
            grown(Derivation::Behind, len..=len),
        );
        let told = |hit: &CheckerHit| {
            let same = |other: &CheckerHit| other.word == hit.word;
            before.hits.iter().any(same) || behind.hits.iter().any(same)
        };
        inside.hits.retain(|hit| !told(hit));

        let find = |text: Word| {
            let id = self.lexicon.find(text)?;
            Some(FoundWord { word: text, id })
        };
        let mut changed = Vec::new();
        let mut left_out: Vec<CheckerHit> = Vec::new();
        for at in 0..len {
            let (head, tail) = (word.slice(0, at), word.slice(at + 1, len));
            let others = Letter::all().filter(|&letter| word.get(at) != Some(letter));
            changed.extend(others.filter_map(|letter| {
                let other = head.push(letter)?.join(tail)?;
                self.to_hit(find(other)?, Some(at))
            }));
            // Leaving out either letter of a double gives the same word.
            let shorter = head.join(tail).and_then(find);
            let shorter = shorter.and_then(|found| self.to_hit(found, None));
            left_out.extend(shorter.filter(|hit| !left_out.contains(hit)));
        }
        let anagrams = self.lexicon.anagrams(word.into());
        let anagrams = anagrams.filter(|found| found.word != word);
        let anagrams = anagrams
            .filter_map(|found| self.to_hit(found, None))
            .collect();
        let group = |way, hits| DerivedGroup { way, hits };
        vec![
            before,
            behind,
            inside,
            group(Derivation::Changed, changed),
            group(Derivation::LeftOut, left_out),
            group(Derivation::Anagrams, anagrams),
        ]
    }

    /// Returns the words that fit, with the blanks filled in place.
    fn fill_blanks(&self, asked: &CheckerInput) -> Option<DerivedGroup> {
        let places = asked.0.iter().map(|sign| match sign {
            InputChar::Letter(letter) => [*letter].into_iter().collect(),
            InputChar::Blank => LetterSet::ALL,
        });
        let pattern = Pattern::from_places(places.map(Some)).ok()?;
        let found = self.lexicon.matching(&pattern);
        let hits = found.filter_map(|found| self.to_hit(found, None)).collect();
        let way = Derivation::Filled;
        Some(DerivedGroup { way, hits })
    }

    /// Returns the words made from the letters, the longest first, without those that the anagrams
    /// list already.
    fn words_from_letters(&self, asked: &CheckerInput, word: Option<Word>) -> Vec<DerivedGroup> {
        let most = asked.0.len();
        let longest = if word.is_some() {
            most.saturating_sub(1)
        } else {
            most
        };
        let mut by_len = vec![Vec::new(); longest + 1];
        let supply = Supply::from_letters(asked.letters()).with_blanks(asked.blanks());
        for found in self.lexicon.spelled_from(supply.with_max_len(longest)) {
            if let Some(of_len) = by_len.get_mut(found.word.len()) {
                of_len.extend(self.to_hit(found, None));
            }
        }
        let groups = by_len.into_iter().enumerate().rev();
        groups
            .map(|(len, hits)| DerivedGroup {
                way: Derivation::Made(len),
                hits,
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list() -> Lexicon {
        let everyday = [
            "ape", "gape", "page", "tap", "tape", "tapes", "cat", "cot", "pat", "apt",
        ];
        let full = [
            "apes", "grape", "taps", "gaper", "pa", "ae", "zap", "tappe", "etap",
        ];
        let words = everyday.map(|word| (word, Level::Known)).into_iter();
        Lexicon::from_words(words.chain(full.map(|word| (word, Level::Rare)))).unwrap()
    }

    fn ask(typed: &str) -> CheckerAnswer {
        let list = list();
        check(
            &CheckerInput::clean(typed),
            &list,
            &FamilyFilter::for_lexicon(&list),
        )
    }

    fn words(answer: &CheckerAnswer, way: Derivation) -> Vec<String> {
        let group = answer.groups.iter().find(|group| group.way == way);
        let hits = group.map_or(&[][..], |group| &group.hits);
        hits.iter().map(|hit| hit.word.to_string()).collect()
    }

    #[test]
    fn typed_text_is_cleaned() {
        let shown = |typed| CheckerInput::clean(typed).shown();
        assert_eq!(shown("Gr4pe!"), "GRPE");
        assert_eq!(shown("c?t"), "C?T");
        assert_eq!(shown("a b.c_d"), "A?B?CD", "two blanks at most");
        assert_eq!(shown("abcdefghijklmnopq"), "ABCDEFGHIJKLMNO");
        assert!(CheckerInput::clean("12").is_empty());
        assert_eq!(CheckerInput::clean("ca").with('?').typed(), "ca?");
        assert_eq!(CheckerInput::clean("ca?").without_last().shown(), "CA");
        assert_eq!(
            CheckerInput::default().without_last(),
            CheckerInput::default()
        );
    }

    #[test]
    fn the_verdict_says_which_list_has_the_word() {
        assert_eq!(ask("").verdict, CheckerVerdict::Nothing);
        assert_eq!(ask("Tape").verdict, CheckerVerdict::Everyday);
        assert_eq!(ask("grape").verdict, CheckerVerdict::Full);
        assert_eq!(ask("tpae").verdict, CheckerVerdict::NoWord);
        assert_eq!(ask("c?t").verdict, CheckerVerdict::Blanks);
        assert!(ask("").groups.is_empty());
    }

    #[test]
    fn words_one_letter_away_are_grouped_by_the_kind_of_change() {
        let answer = ask("ape");
        assert_eq!(words(&answer, Derivation::Before), ["gape", "tape"]);
        assert_eq!(words(&answer, Derivation::Behind), ["apes"]);
        assert_eq!(words(&ask("gape"), Derivation::Inside), ["grape"]);
        assert_eq!(words(&ask("gape"), Derivation::Changed), ["tape"]);
        assert_eq!(
            words(&ask("tapes"), Derivation::LeftOut),
            ["apes", "taps", "tape"]
        );
        let grape = ask("gape").groups;
        let inside = grape
            .iter()
            .find(|group| group.way == Derivation::Inside)
            .unwrap();
        assert_eq!(inside.hits[0].fresh, Some(1));
        assert!(!inside.hits[0].everyday);
    }

    #[test]
    fn a_doubled_letter_is_listed_once() {
        assert_eq!(words(&ask("tape"), Derivation::Inside), ["tappe"]);
        assert_eq!(words(&ask("tappe"), Derivation::LeftOut), ["tape"]);
    }

    #[test]
    fn anagrams_leave_out_the_word_itself() {
        assert_eq!(words(&ask("gape"), Derivation::Anagrams), ["page"]);
        assert_eq!(words(&ask("tape"), Derivation::Anagrams), ["etap"]);
        assert_eq!(words(&ask("pat"), Derivation::Anagrams), ["apt", "tap"]);
    }

    #[test]
    fn blanks_are_filled_in_place_and_anywhere() {
        let answer = ask("c?t");
        assert_eq!(words(&answer, Derivation::Filled), ["cat", "cot"]);
        assert_eq!(words(&answer, Derivation::Made(3)), [""; 0], "listed once");
        assert_eq!(words(&ask("ac?"), Derivation::Made(3)), ["cat"]);
        assert_eq!(words(&ask("pz?"), Derivation::Made(3)), ["zap"]);
    }

    #[test]
    fn words_made_from_the_letters_come_longest_first() {
        let answer = ask("tapes");
        let made: Vec<Derivation> = answer.groups.iter().map(|group| group.way).collect();
        let made = made
            .into_iter()
            .filter(|way| matches!(way, Derivation::Made(_)));
        assert!(made.eq([4, 3, 2].map(Derivation::Made)));
        assert_eq!(words(&answer, Derivation::Made(2)), ["ae", "pa"]);
    }

    #[test]
    fn derived_words_are_in_columns_by_length() {
        let columns = ask("tape").columns();
        let letters: Vec<usize> = columns.iter().map(|column| column.letters).collect();
        assert_eq!(letters, [5, 4, 3, 2]);
        let ways = |at: usize| {
            let groups = columns[at].groups.iter();
            groups.map(|group| group.way).collect::<Vec<_>>()
        };
        assert_eq!(ways(0), [Derivation::Behind, Derivation::Inside]);
        assert_eq!(ways(2), [Derivation::LeftOut, Derivation::Made(3)]);
        assert!(ask("").columns().is_empty());
    }

    #[test]
    fn hidden_words_are_judged_but_not_offered_in_family_mode() {
        let words = ["shit", "hits", "this"].map(|word| (word, Level::Known));
        let list = Lexicon::from_words(words).unwrap();
        let family = FamilyFilter::for_lexicon(&list);
        let typed = check(&CheckerInput::clean("shit"), &list, &family);
        assert_eq!(typed.verdict, CheckerVerdict::Everyday);
        let other = check(&CheckerInput::clean("this"), &list, &family);
        let all: Vec<_> = other.groups.iter().flat_map(|group| &group.hits).collect();
        assert!(all.iter().all(|hit| hit.word.as_str() != "shit"));
        assert!(all.iter().any(|hit| hit.word.as_str() == "hits"));
    }
}
