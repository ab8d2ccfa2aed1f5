//! Which words and tiles a word can be made from (A5, A7 to A9).

use std::cmp::Reverse;

use super::{
    LetterTile, LetterTileId, MadeWord, MadeWordId, Refusal, SourceChoice, Table, WayToMake,
};
use base::sorting::sort_by_key;
use game::SeatId;
use lexicon::{Letter, LetterCounts, Word};

impl Table {
    /// Returns every way in which a seat can make a word from the table. The first is the one
    /// chosen where the player isn't asked (A9). The word list isn't consulted (A11).
    ///
    /// # Errors
    /// Why the word can't be made: it is too short, letters are missing, or a word that would be
    /// taken forbids it.
    pub fn ways_to_spell(
        &self,
        seat: SeatId,
        word: Word,
        source: &SourceChoice,
    ) -> Result<Vec<WayToMake>, Refusal> {
        let least = self.options.min_letters(seat);
        if word.len() < least {
            return Err(Refusal::TooShort { least });
        }
        let mut ways = self.find_spellings(word, source);
        self.sort_ways(seat, &mut ways);
        let Some(first) = ways.first() else {
            return Err(self.spelling_refusal(word, source));
        };
        let refusal = self.check_way(word, first);
        ways.retain(|way| self.check_way(word, way).is_ok());
        if ways.is_empty() {
            refusal?;
        }
        self.drop_equivalent_ways(&mut ways);
        Ok(ways)
    }

    /// Why a word can't be spelled at all.
    fn spelling_refusal(&self, word: Word, source: &SourceChoice) -> Refusal {
        if *source != SourceChoice::ANY && !self.find_spellings(word, &SourceChoice::ANY).is_empty()
        {
            return Refusal::NotFromThese;
        }
        let tiles = self.words_on_table().flat_map(|other| &other.tiles);
        let mut there: Vec<Letter> = tiles.chain(&self.centre).map(|tile| tile.letter).collect();
        let lacks = |letter: &Letter| take_first(&mut there, |other| other == letter).is_none();
        Refusal::LettersNotThere {
            missing: word.letters().filter(lacks).collect(),
        }
    }

    /// Checks a way against A5 and A7.
    fn check_way(&self, word: Word, way: &WayToMake) -> Result<(), Refusal> {
        let least = self.options.merging.min_centre_letters(way.words.len());
        if !way.words.is_empty() && way.centre.len() < least {
            return Err(Refusal::NeedsCentreLetter);
        }
        let mut taken = self.words_used(way);
        taken.try_for_each(|old| self.options.difference.check(old.word(), word))
    }

    /// Returns every set of words and tiles with exactly the letters of a word.
    fn find_spellings(&self, word: Word, source: &SourceChoice) -> Vec<WayToMake> {
        let (sure, open) = match source {
            SourceChoice::Pinned { words, .. } => (words.as_slice(), true),
            SourceChoice::Exactly(words) => (words.as_slice(), false),
        };
        let mut search = SpellingSearch {
            table: self,
            pinned: match source {
                SourceChoice::Pinned { tiles, .. } => tiles,
                SourceChoice::Exactly(_) => &[],
            },
            open: Vec::new(),
            ways: Vec::new(),
        };
        let mut left = LetterCounts::from(word);
        let mut chosen = sure.to_vec();
        sort_by_key(&mut chosen, |id| *id);
        chosen.dedup();
        for id in &chosen {
            let standing = self.word(*id).filter(|word| word.is_on_table());
            match standing.and_then(|word| left.minus(letters_of_word(word))) {
                Some(less) => left = less,
                None => return Vec::new(),
            }
        }
        if open {
            let others = self
                .words_on_table()
                .filter(|word| !chosen.contains(&word.id));
            let others = others.map(|word| (word.id, letters_of_word(word)));
            search.open = others.filter(|(_, word)| word.is_subset(left)).collect();
        }
        search.add_spellings(0, left, &mut chosen);
        search.ways
    }

    /// Sorts ways by A9: fewest own words first; then most words taken from others, so that the
    /// centre alone comes after every theft; then most from the leader; then the longest word
    /// taken from others. Ties are broken by age.
    fn sort_ways(&self, seat: SeatId, ways: &mut Vec<WayToMake>) {
        let rank = |other: SeatId| (self.score(other), self.letter_count(other));
        let others = seat.others_clockwise(self.seats);
        let leading = others.map(rank).max().unwrap_or_default();
        let key = |way: &WayToMake| {
            let robbed = || self.words_used(way).filter(|word| word.owner != seat);
            let own = way.words.len() - robbed().count();
            let from_leader = robbed().filter(|word| rank(word.owner) == leading);
            let longest = robbed().map(|word| word.tiles.len()).max();
            let wish = (robbed().count(), from_leader.count(), longest);
            (own, Reverse(wish), way.clone())
        };
        sort_by_key(ways, key);
    }

    /// Merges ways that differ only in which of a seat's equal words they take.
    fn drop_equivalent_ways(&self, ways: &mut Vec<WayToMake>) {
        let mut seen: Vec<Vec<(SeatId, Word)>> = Vec::new();
        ways.retain(|way| {
            let mut kind: Vec<_> = self.words_used(way).map(|w| (w.owner, w.word())).collect();
            sort_by_key(&mut kind, |one| *one);
            let fresh = !seen.contains(&kind);
            seen.push(kind);
            fresh
        });
    }

    /// The words that a way uses.
    pub fn words_used<'t>(&'t self, way: &'t WayToMake) -> impl Iterator<Item = &'t MadeWord> {
        way.words.iter().filter_map(|id| self.word(*id))
    }

    /// The tiles of a way in the order of a word, tiles of old words before those of the centre.
    pub fn tiles_in_order(&self, word: Word, way: &WayToMake) -> Vec<LetterTile> {
        let old = self.words_used(way).flat_map(|word| &word.tiles);
        let centre = self
            .centre
            .iter()
            .filter(|tile| way.centre.contains(&tile.id));
        let mut tiles: Vec<LetterTile> = old.chain(centre).copied().collect();
        let mut next = |letter: Letter| take_first(&mut tiles, |tile| tile.letter == letter);
        word.letters().filter_map(&mut next).collect()
    }
}

fn letters_of_word(word: &MadeWord) -> LetterCounts {
    word.tiles.iter().map(|tile| tile.letter).collect()
}

/// Removes and returns the first item that matches.
fn take_first<T>(from: &mut Vec<T>, wanted: impl FnMut(&T) -> bool) -> Option<T> {
    let at = from.iter().position(wanted)?;
    Some(from.remove(at))
}

/// A search for every set of table words that fits into a word.
struct SpellingSearch<'t> {
    table: &'t Table,
    pinned: &'t [LetterTileId],
    open: Vec<(MadeWordId, LetterCounts)>,
    ways: Vec<WayToMake>,
}

impl SpellingSearch<'_> {
    /// Records a way if the centre has the letters that are left, then tries each further word
    /// from position `from` of the list on.
    fn add_spellings(&mut self, from: usize, left: LetterCounts, chosen: &mut Vec<MadeWordId>) {
        if let Some(centre) = self.pick_centre_tiles(left) {
            let mut words = chosen.clone();
            sort_by_key(&mut words, |id| *id);
            self.ways.push(WayToMake { words, centre });
        }
        let mut place = from;
        while let Some((id, letters)) = self.open.get(place).copied() {
            place += 1;
            if let Some(less) = left.minus(letters) {
                chosen.push(id);
                self.add_spellings(place, less, chosen);
                chosen.pop();
            }
        }
    }

    /// Returns centre tiles with exactly these letters, including every tapped tile; apart from
    /// those the oldest come first.
    fn pick_centre_tiles(&self, left: LetterCounts) -> Option<Vec<LetterTileId>> {
        let tapped = |tile: &&LetterTile| self.pinned.contains(&tile.id);
        let centre = || self.table.centre.iter();
        let mut tiles: Vec<&LetterTile> = centre().filter(tapped).collect();
        if tiles.len() != self.pinned.len() {
            return None;
        }
        tiles.extend(centre().filter(|tile| !tapped(tile)));
        let mut ids = Vec::new();
        for letter in left.iter() {
            ids.push(take_first(&mut tiles, |tile| tile.letter == letter)?.id);
        }
        sort_by_key(&mut ids, |id| *id);
        let all = self.pinned.iter().all(|tile| ids.contains(tile));
        all.then_some(ids)
    }
}
