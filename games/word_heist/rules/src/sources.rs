//! Which words and tiles a word can be made from (A5, A7 to A9).

use std::cmp::Reverse;

use super::{Refusal, Source, Table, TableWord, TableWordId, Tile, TileId, Way};
use base::sorting::sort_by_key;
use game::SeatId;
use lexicon::{Letter, Letters, Word};

impl Table {
    /// Returns every way in which a seat can make a word from the table. The first is the one
    /// chosen where the player isn't asked (A9). The word list isn't consulted (A11).
    ///
    /// # Errors
    /// Why the word can't be made: it is too short, letters are missing, or a word that would be
    /// taken forbids it.
    pub fn ways(&self, seat: SeatId, word: Word, source: &Source) -> Result<Vec<Way>, Refusal> {
        let least = self.options.least_letters(seat);
        if word.len() < least {
            return Err(Refusal::TooShort { least });
        }
        let mut ways = self.spellings(word, source);
        self.order(seat, &mut ways);
        let Some(first) = ways.first() else {
            return Err(self.not_there(word, source));
        };
        let refusal = self.check(word, first);
        ways.retain(|way| self.check(word, way).is_ok());
        if ways.is_empty() {
            refusal?;
        }
        self.drop_alike(&mut ways);
        Ok(ways)
    }

    /// Why a word can't be spelled at all.
    fn not_there(&self, word: Word, source: &Source) -> Refusal {
        if *source != Source::ANY && !self.spellings(word, &Source::ANY).is_empty() {
            return Refusal::NotFromThese;
        }
        let tiles = self.standing().flat_map(|other| &other.tiles);
        let mut there: Vec<Letter> = tiles.chain(&self.centre).map(|tile| tile.letter).collect();
        let lacks = |letter: &Letter| take(&mut there, |other| other == letter).is_none();
        Refusal::LettersNotThere {
            missing: word.letters().filter(lacks).collect(),
        }
    }

    /// Checks a way against A5 and A7.
    fn check(&self, word: Word, way: &Way) -> Result<(), Refusal> {
        let least = self.options.merging.least(way.words.len());
        if !way.words.is_empty() && way.centre.len() < least {
            return Err(Refusal::NeedsCentreLetter);
        }
        let mut taken = self.taken(way);
        taken.try_for_each(|old| self.options.difference.check(old.word(), word))
    }

    /// Returns every set of words and tiles with exactly the letters of a word.
    fn spellings(&self, word: Word, source: &Source) -> Vec<Way> {
        let (sure, open) = match source {
            Source::Pinned { words, .. } => (words.as_slice(), true),
            Source::Exactly(words) => (words.as_slice(), false),
        };
        let mut search = Search {
            table: self,
            pinned: match source {
                Source::Pinned { tiles, .. } => tiles,
                Source::Exactly(_) => &[],
            },
            open: Vec::new(),
            ways: Vec::new(),
        };
        let mut left = Letters::from(word);
        let mut chosen = sure.to_vec();
        sort_by_key(&mut chosen, |id| *id);
        chosen.dedup();
        for id in &chosen {
            let standing = self.word(*id).filter(|word| word.stands());
            match standing.and_then(|word| left.minus(letters(word))) {
                Some(less) => left = less,
                None => return Vec::new(),
            }
        }
        if open {
            let others = self.standing().filter(|word| !chosen.contains(&word.id));
            let others = others.map(|word| (word.id, letters(word)));
            search.open = others.filter(|(_, word)| word.is_inside(left)).collect();
        }
        search.go(0, left, &mut chosen);
        search.ways
    }

    /// Sorts ways by A9: fewest own words first; then most words taken from others, so that the
    /// centre alone comes after every theft; then most from the leader; then the longest word
    /// taken from others. Ties are broken by age.
    fn order(&self, seat: SeatId, ways: &mut Vec<Way>) {
        let rank = |other: SeatId| (self.score(other), self.letters_of(other));
        let others = seat.others(self.seats);
        let leading = others.map(rank).max().unwrap_or_default();
        let key = |way: &Way| {
            let robbed = || self.taken(way).filter(|word| word.owner != seat);
            let own = way.words.len() - robbed().count();
            let from_leader = robbed().filter(|word| rank(word.owner) == leading);
            let longest = robbed().map(|word| word.tiles.len()).max();
            let wish = (robbed().count(), from_leader.count(), longest);
            (own, Reverse(wish), way.clone())
        };
        sort_by_key(ways, key);
    }

    /// Merges ways that differ only in which of a seat's equal words they take.
    fn drop_alike(&self, ways: &mut Vec<Way>) {
        let mut seen: Vec<Vec<(SeatId, Word)>> = Vec::new();
        ways.retain(|way| {
            let mut kind: Vec<_> = self.taken(way).map(|w| (w.owner, w.word())).collect();
            sort_by_key(&mut kind, |one| *one);
            let fresh = !seen.contains(&kind);
            seen.push(kind);
            fresh
        });
    }

    /// The words that a way uses.
    pub fn taken<'t>(&'t self, way: &'t Way) -> impl Iterator<Item = &'t TableWord> {
        way.words.iter().filter_map(|id| self.word(*id))
    }

    /// The tiles of a way in the order of a word, tiles of old words before those of the centre.
    pub fn laid(&self, word: Word, way: &Way) -> Vec<Tile> {
        let old = self.taken(way).flat_map(|word| &word.tiles);
        let centre = self
            .centre
            .iter()
            .filter(|tile| way.centre.contains(&tile.id));
        let mut tiles: Vec<Tile> = old.chain(centre).copied().collect();
        let mut next = |letter: Letter| take(&mut tiles, |tile| tile.letter == letter);
        word.letters().filter_map(&mut next).collect()
    }
}

fn letters(word: &TableWord) -> Letters {
    word.tiles.iter().map(|tile| tile.letter).collect()
}

/// Removes and returns the first item that matches.
fn take<T>(from: &mut Vec<T>, wanted: impl FnMut(&T) -> bool) -> Option<T> {
    let at = from.iter().position(wanted)?;
    Some(from.remove(at))
}

/// A search for every set of table words that fits into a word.
struct Search<'t> {
    table: &'t Table,
    pinned: &'t [TileId],
    open: Vec<(TableWordId, Letters)>,
    ways: Vec<Way>,
}

impl Search<'_> {
    /// Records a way if the centre has the letters that are left, then tries each further word
    /// from position `from` of the list on.
    fn go(&mut self, from: usize, left: Letters, chosen: &mut Vec<TableWordId>) {
        if let Some(centre) = self.centre(left) {
            let mut words = chosen.clone();
            sort_by_key(&mut words, |id| *id);
            self.ways.push(Way { words, centre });
        }
        let mut place = from;
        while let Some((id, letters)) = self.open.get(place).copied() {
            place += 1;
            if let Some(less) = left.minus(letters) {
                chosen.push(id);
                self.go(place, less, chosen);
                chosen.pop();
            }
        }
    }

    /// Returns centre tiles with exactly these letters, including every tapped tile; apart from
    /// those the oldest come first.
    fn centre(&self, left: Letters) -> Option<Vec<TileId>> {
        let tapped = |tile: &&Tile| self.pinned.contains(&tile.id);
        let centre = || self.table.centre.iter();
        let mut tiles: Vec<&Tile> = centre().filter(tapped).collect();
        if tiles.len() != self.pinned.len() {
            return None;
        }
        tiles.extend(centre().filter(|tile| !tapped(tile)));
        let mut ids = Vec::new();
        for letter in left.iter() {
            ids.push(take(&mut tiles, |tile| tile.letter == letter)?.id);
        }
        sort_by_key(&mut ids, |id| *id);
        let all = self.pinned.iter().all(|tile| ids.contains(tile));
        all.then_some(ids)
    }
}
