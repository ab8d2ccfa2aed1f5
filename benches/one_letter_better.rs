//! Times finding every play, and what a bot does with them. Every answer is checked.
//!
//! Wall time, the best of several rounds: `cargo bench --bench one_letter_better`.

#![allow(clippy::unwrap_used)]

#[path = "../crates/lexicon/benches/measure/mod.rs"]
mod measure;

use std::time::Instant;

use game::{BotId, Chance, Match, Moment, PlayedBy, Roster, Seat, SeatId, Viewer, Waiting};
use lexicon::{FamilyFilter, Lexicon, Word};
use measure::measure;
use one_letter_better::bots::{Finder, Rival, choose};
use one_letter_better_rules::{
    CardId, Deck, Face, LaidCard, OneLetterBetter, Options, Preset, TableWord, View, WordStatus,
};

const FILE: &[u8] = include_bytes!("../crates/lexicon/words.lex");

/// Positions per round.
const POSITIONS: usize = 12;

fn seats(count: usize) -> Vec<Seat> {
    let mut roster = Roster::default();
    let by = PlayedBy::Bot(BotId::new("wren"));
    for name in ["Ada", "Bo", "Cleo", "Dan"] {
        roster.add(name).unwrap();
    }
    let players = roster.players().iter().take(count).cloned();
    players.map(|player| Seat { player, by }).collect()
}

fn kind(deck: &Deck, card: CardId) -> &'static str {
    match deck.face(card) {
        Face::Wild => "wild",
        Face::DoubleWild => "double wild",
        Face::StealOne => "STL-1",
        Face::Letters(..) => "letters",
    }
}

/// A table with `words` words of three to seven letters, and a hand of eight cards, of which
/// `wilds` are wild.
fn position(all: &[Word], words: usize, wilds: &[&str], chance: &mut Chance) -> View {
    let options = Options::new(Preset::Opponents.choices()).unwrap();
    let game = Match::<OneLetterBetter>::start(options, seats(4), Chance::new(1)).unwrap();
    let mut view = game.view(Viewer::Seat(SeatId::FIRST));
    let deck = view.table.options.deck.clone();
    let mut cards: Vec<CardId> = deck.cards().collect();
    chance.shuffle(&mut cards);
    let wanted = |kind_of: &str, count: usize| -> Vec<CardId> {
        let found = cards.iter().filter(|card| kind(&deck, **card) == kind_of);
        found.take(count).copied().collect()
    };
    view.hand = wanted("letters", 8 - wilds.len());
    for name in wilds {
        let more = wanted(name, 2)
            .into_iter()
            .find(|card| !view.hand.contains(card));
        view.hand.extend(more);
    }
    view.table.turn.seat = SeatId::FIRST;
    view.table.turn.drawn = true;
    // Words are laid with single letters; which card it is changes only its value.
    let single = |letter| {
        let is = |card: &CardId| deck.face(*card).to_string() == String::from(char::from(letter));
        deck.cards().find(is).unwrap()
    };
    view.table.words.clear();
    while view.table.words.len() < words {
        let word = *chance.pick(all).unwrap();
        if !(3..=7).contains(&word.len()) {
            continue;
        }
        let number = view.table.words.len();
        let laid = word.letters().map(|letter| LaidCard {
            card: single(letter),
            letters: letter.into(),
        });
        view.table.words.push(TableWord {
            id: serde_json::from_value(number.into()).unwrap(),
            owner: SeatId::new((number % 4) as u8),
            cards: laid.collect(),
            stolen: 0,
            lies: WordStatus::Open,
        });
    }
    view
}

/// Counts the words that the hand alone makes, and the steals by a single card at an end, trying
/// every word of the list.
fn count_by_brute_force(view: &View, lexicon: &Lexicon) -> (usize, usize) {
    let deck = &view.table.options.deck;
    let own = |card: &CardId| match deck.face(*card) {
        Face::Letters(_, letters) => Some(letters),
        _ => None,
    };
    let hand: Vec<Word> = view.hand.iter().filter_map(own).collect();
    fn spells(rest: Word, hand: &[Word], used: &mut Vec<usize>) -> bool {
        if rest.is_empty() {
            return used.len() > 1;
        }
        hand.iter().enumerate().any(|(place, card)| {
            let count = card.len();
            if used.contains(&place) || rest.slice(0, count) != *card {
                return false;
            }
            used.push(place);
            let spelled = spells(rest.slice(count, Word::MAX_LEN), hand, used);
            used.pop();
            spelled
        })
    }
    let new = lexicon.words().filter(|found| found.word.len() > 1);
    let new = new
        .filter(|found| spells(found.word, &hand, &mut Vec::new()))
        .count();
    let mut stolen = 0;
    for word in view
        .table
        .open_words()
        .filter(|word| word.owner != SeatId::FIRST)
    {
        let old = word.word();
        let both = |card: &Word| [card.join(old), old.join(*card)];
        let mut made: Vec<Word> = hand.iter().flat_map(both).flatten().collect();
        made.sort();
        made.dedup();
        stolen += made.iter().filter(|made| lexicon.contains(**made)).count();
    }
    (new, stolen)
}

fn main() {
    let lexicon = Lexicon::open(FILE).unwrap();
    let all: Vec<Word> = lexicon.words().map(|found| found.word).collect();
    let tables: [(&str, usize, &[&str]); 5] = [
        ("a usual table: 12 words, 8 cards", 12, &[]),
        ("40 words, 8 cards", 40, &[]),
        ("40 words, a wild among 8 cards", 40, &["wild"]),
        (
            "40 words, a double wild among 8 cards",
            40,
            &["double wild"],
        ),
        (
            "40 words, wild and double wild",
            40,
            &["wild", "double wild"],
        ),
    ];
    for (name, words, wilds) in tables {
        let mut chance = Chance::new(5);
        let positions: Vec<View> = (0..POSITIONS)
            .map(|_| position(&all, words, wilds, &mut chance))
            .collect();
        if wilds.is_empty() {
            check(positions.first().unwrap(), &lexicon);
        }
        let count = |view: &View| Finder::new(view).find(&lexicon).len() as u64;
        let find = || positions.iter().map(count).sum();
        println!("{} plays", find() / POSITIONS as u64);
        measure(name, 5, POSITIONS, find(), find);
    }
    let family = FamilyFilter::for_lexicon(&lexicon);
    for rival in Rival::ALL {
        let mut actions = 0;
        let start = Instant::now();
        let game = play_game(rival, &lexicon, &family, &mut actions);
        assert!(game.outcome().is_some());
        let each = start.elapsed().as_secs_f64() * 1e3 / f64::from(actions);
        println!("{:<44} {each:>10.1} ms", format!("an action of {rival:?}"));
    }
}

fn check(view: &View, lexicon: &Lexicon) {
    use one_letter_better_rules::PlayKind;
    let finds = Finder::new(view).find(lexicon);
    let count = |way: PlayKind| finds.iter().filter(move |find| find.way == way);
    let reds = |find: &&one_letter_better::bots::FoundPlay| {
        let owner = find
            .used
            .first()
            .and_then(|id| view.table.word(*id))
            .unwrap();
        let old = owner.word();
        find.word.as_str().contains(old.as_str())
    };
    let told = (
        count(PlayKind::New).count(),
        count(PlayKind::Steal).filter(reds).count(),
    );
    assert_eq!(told, count_by_brute_force(view, lexicon));
}

/// Plays a game of three equal bots.
fn play_game(
    rival: Rival,
    words: &Lexicon,
    family: &FamilyFilter,
    actions: &mut u32,
) -> Match<OneLetterBetter> {
    let options = Options::new(Preset::Opponents.choices()).unwrap();
    let mut game = Match::<OneLetterBetter>::start(options, seats(3), Chance::new(1)).unwrap();
    let mut chance = Chance::new(2);
    while let Waiting::For { seats, .. } = game.waiting_for() {
        let seat = seats.iter().next().unwrap();
        let view = game.view(Viewer::Seat(seat));
        let action = choose(&view, seat, rival, words, family, &mut chance);
        *actions += 1;
        game.act(seat, &action, Moment::START, Some(words)).unwrap();
    }
    game
}
