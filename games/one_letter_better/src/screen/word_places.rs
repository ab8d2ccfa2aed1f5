//! Where the words of the table are. Words keep their places when others change, because players
//! remember where they saw a word.

use super::{ShownTable, ShownWord};
use game::{Game, Match, SeatId};
use one_letter_better_rules::{Event, OneLetterBetter, Table, TableWord, TableWordId};

/// A place on the table: an open word, or the gap that one has left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlaceOnTable {
    /// The seat whose place this is.
    pub owner: SeatId,
    /// The word, or the last word that was here.
    pub id: TableWordId,
    /// Number of cards of this word.
    pub cards: usize,
    /// Whether the word has gone: it was stolen, or turned face down.
    pub gap: bool,
}

/// What is at a place of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlacedWord {
    /// An open word and its owner.
    Word(SeatId, ShownWord),
    /// The gap that a word has left.
    Gap(PlaceOnTable),
    /// The number of a seat's words that are face down.
    Down(SeatId, usize),
}

impl PlacedWord {
    /// The width in cards.
    pub const fn width(&self) -> usize {
        match self {
            PlacedWord::Word(_, word) => word.cards.len(),
            PlacedWord::Gap(place) => place.cards,
            PlacedWord::Down(..) => 1,
        }
    }
}

/// The places of the current or last round after this number of journal steps, in order. A word that
/// goes leaves a gap, until its owner's next word fills it. A word without a gap to fill takes a new
/// place at the end. The places follow from the journal, so games from before have them too.
pub fn word_places(game: &Match<OneLetterBetter>, steps: usize) -> Vec<PlaceOnTable> {
    let mut state = game.state_after(0);
    let mut places = Vec::new();
    // A turn that is tried again begins with words.
    update_places(&mut places, &state.table);
    for step in game.journal().steps.iter().take(steps) {
        for event in &step.events {
            OneLetterBetter::evolve(&mut state, event, step.at);
            match event {
                Event::Dealt(_) => places.clear(),
                Event::Made(_) | Event::Challenged(_) => update_places(&mut places, &state.table),
                _ => {}
            }
        }
    }
    places
}

/// Follows a change of the table's words.
fn update_places(places: &mut Vec<PlaceOnTable>, table: &Table) {
    let is_at =
        |place: &PlaceOnTable, word: &TableWord| place.id == word.id && place.owner == word.owner;
    for place in places.iter_mut() {
        match table.open_words().find(|word| is_at(place, word)) {
            Some(word) => place.cards = word.cards.len(),
            None => place.gap = true,
        }
    }
    for word in table.open_words() {
        if places.iter().any(|place| !place.gap && is_at(place, word)) {
            continue;
        }
        // After a lost challenge a word comes back to its own place (O32).
        let back = places.iter().position(|place| is_at(place, word));
        let fits = |place: &PlaceOnTable| place.gap && place.owner == word.owner;
        let at = back.or_else(|| places.iter().position(fits));
        let placed = PlaceOnTable {
            owner: word.owner,
            id: word.id,
            cards: word.cards.len(),
            gap: false,
        };
        match at.and_then(|at| places.get_mut(at)) {
            Some(place) => *place = placed,
            None => places.push(placed),
        }
    }
}

/// What is shown at each place, and then each seat's words that are face down.
pub fn placed_words(places: &[PlaceOnTable], shown: &ShownTable) -> Vec<PlacedWord> {
    let each = shown.seats.iter();
    let words = each.flat_map(|seat| seat.words.iter().map(move |word| (seat.seat, word)));
    let mut words: Vec<(SeatId, &ShownWord)> = words.collect();
    let mut placed = Vec::new();
    for place in places {
        let is_here =
            |(owner, word): &(SeatId, &ShownWord)| (*owner, word.id) == (place.owner, place.id);
        let at = words.iter().position(is_here).filter(|_| !place.gap);
        placed.push(match at.map(|at| words.remove(at)) {
            Some((owner, word)) => PlacedWord::Word(owner, word.clone()),
            None => PlacedWord::Gap(*place),
        });
    }
    let rest = words.into_iter();
    placed.extend(rest.map(|(owner, word)| PlacedWord::Word(owner, word.clone())));
    let down = shown.seats.iter().filter(|seat| seat.down > 0);
    placed.extend(down.map(|seat| PlacedWord::Down(seat.seat, seat.down)));
    placed
}

#[cfg(test)]
mod tests {
    use super::super::{Draft, show_table};
    use super::*;
    use game::{Chance, Moment, PlayedBy, Roster, Seat};
    use one_letter_better_rules::{
        Action, CheckingRule, Choices, Colour, Face, LaidCard, Options, Preset, View, WordStatus,
    };

    const ADA: SeatId = SeatId::FIRST;
    const BO: SeatId = SeatId::new(1);

    /// The words in capitals at their places; a gap by its owner, `a` or `b`.
    fn laid(places: &[PlaceOnTable], view: &View) -> Vec<String> {
        let shown = show_table(view, &Draft::default());
        let each = placed_words(places, &shown).into_iter();
        let text = |placed| match placed {
            PlacedWord::Word(_, word) => word
                .cards
                .iter()
                .map(|card| card.letters.as_str())
                .collect(),
            PlacedWord::Gap(place) if place.owner == ADA => "a".to_owned(),
            PlacedWord::Gap(_) => "b".to_owned(),
            PlacedWord::Down(_, count) => format!("{count} down"),
        };
        each.map(text).collect()
    }

    #[test]
    fn a_stolen_word_leaves_a_gap_until_its_owners_next_word_fills_it() {
        let words = [(ADA, "P I N T"), (BO, "S L A N T"), (ADA, "S T A R")];
        let mut view = View::set_out(&words, "", "").unwrap();
        let mut places = Vec::new();
        update_places(&mut places, &view.table);
        assert_eq!(laid(&places, &view), ["PINT", "SLANT", "STAR"]);
        // Bo steals PINT.
        view.table.words[0].owner = BO;
        update_places(&mut places, &view.table);
        assert_eq!(laid(&places, &view), ["a", "SLANT", "STAR", "PINT"]);
        // His next word comes last, and Ada's fills her gap.
        let mut more = View::set_out(&[(BO, "D I M E"), (ADA, "H E N")], "", "").unwrap();
        for (word, number) in more.table.words.iter_mut().zip(3..) {
            word.id = TableWordId::new(number);
        }
        let mut words = more.table.words.drain(..);
        view.table.words.push(words.next().unwrap());
        update_places(&mut places, &view.table);
        assert_eq!(laid(&places, &view), ["a", "SLANT", "STAR", "PINT", "DIME"]);
        view.table.words.push(words.next().unwrap());
        update_places(&mut places, &view.table);
        assert_eq!(
            laid(&places, &view),
            ["HEN", "SLANT", "STAR", "PINT", "DIME"]
        );
    }

    #[test]
    fn a_longer_word_stays_and_a_face_down_one_leaves_a_gap() {
        let words = [(ADA, "P I N T"), (BO, "S L A N T"), (ADA, "S T A R")];
        let mut view = View::set_out(&words, "", "").unwrap();
        let mut places = Vec::new();
        update_places(&mut places, &view.table);
        let card = view.table.words[2].cards[0];
        view.table.words[0].cards.push(card);
        view.table.words[1].lies = WordStatus::Retired;
        update_places(&mut places, &view.table);
        assert_eq!(laid(&places, &view), ["PINTS", "b", "STAR", "1 down"]);
        assert_eq!(places[0].cards, 5);
        // A lost challenge brings it back to its place.
        view.table.words[1].lies = WordStatus::Open;
        update_places(&mut places, &view.table);
        assert_eq!(laid(&places, &view), ["PINTS", "SLANT", "STAR"]);
    }

    #[test]
    fn places_follow_from_the_journal_at_each_step() {
        let mut roster = Roster::default();
        roster.add("Ada").unwrap();
        roster.add("Bo").unwrap();
        let by = PlayedBy::Person;
        let seats = roster.players().iter().cloned();
        let seats = seats.map(|player| Seat { player, by }).collect();
        let choices = Choices {
            checking: CheckingRule::Honour,
            ..Preset::Table.choices()
        };
        let options = Options::new(choices).unwrap();
        let mut game = Match::<OneLetterBetter>::start(options, seats, Chance::new(3)).unwrap();
        for at in 0..6 {
            let seat = game.state().table.turn.seat;
            let act = |game: &mut Match<OneLetterBetter>, action: &Action| {
                game.act(seat, action, Moment(at), None).unwrap();
            };
            act(&mut game, &Action::Draw);
            // Two plain cards needn't spell a word here.
            let deck = game.state().table.options.deck.clone();
            let spells = game.state().hand(seat).iter().filter_map(|card| {
                let face = deck.face(*card);
                match face {
                    Face::Letters(Colour::Plain, letters) => Some(LaidCard {
                        card: *card,
                        letters,
                    }),
                    _ => None,
                }
            });
            let line: Vec<LaidCard> = spells.take(2).collect();
            act(&mut game, &Action::Play(line));
            act(&mut game, &Action::End(Vec::new()));
        }
        let now = word_places(&game, usize::MAX);
        assert_eq!(now.len(), 6, "in the order in which they were made");
        for steps in 0..game.journal().steps.len() {
            let before = word_places(&game, steps);
            assert_eq!(before, now[..before.len()], "after {steps} steps");
        }
    }
}
