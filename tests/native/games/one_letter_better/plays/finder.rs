//! The play finder, against a brute-force search that tries every card in every place and asks the
//! rules.

use std::collections::BTreeMap;

use game::{Chance, Match, SeatId, Viewer};
use lexicon::{Letter, Level, Lexicon, Word};
use one_letter_better::bots::Finder;
use one_letter_better_rules::{
    CardId, CheckingRule, Choices, Deck, Face, LaidCard, OneLetterBetter, Options, PickUp,
    PlayKind, RepeatRule, TableWord, TableWordId, View, WordStatus,
};

use crate::list::LIST;
use crate::seats::bot_seats;

type ScoredLines = BTreeMap<(PlayKind, Vec<TableWordId>, Word), (i32, i32)>;

/// A view of seat 1 at a table of two, with these words and this hand.
fn view(choices: Choices, words: &[(u8, Vec<LaidCard>, u8)], hand: &[CardId]) -> View {
    let options = Options::new(choices).unwrap();
    let game =
        Match::<OneLetterBetter>::start(options, bot_seats::<OneLetterBetter>(2), Chance::new(1))
            .unwrap();
    let mut view = game.view(Viewer::Seat(SeatId::FIRST));
    view.table.turn.seat = SeatId::FIRST;
    view.table.turn.drawn = true;
    view.hand = hand.to_vec();
    let words = (0_u16..)
        .zip(words)
        .map(|(number, (owner, cards, stolen))| TableWord {
            id: serde_json::from_value(number.into()).unwrap(),
            owner: SeatId::new(*owner),
            cards: cards.clone(),
            stolen: *stolen,
            lies: WordStatus::Open,
        });
    view.table.words = words.collect();
    view
}

/// Every line that spells a word of the list from cards of the hand and one or two words of the
/// table, as the rules score it; only the best line for each word.
fn find_by_brute_force(view: &View, list: &Lexicon) -> ScoredLines {
    let mut told = ScoredLines::new();
    let open: Vec<&TableWord> = view.table.open_words().collect();
    let mut sets: Vec<Vec<&TableWord>> = vec![Vec::new()];
    sets.extend(open.iter().map(|word| vec![*word]));
    for (place, one) in open.iter().enumerate() {
        sets.extend(open.iter().skip(place + 1).map(|other| vec![*one, *other]));
    }
    for set in &sets {
        let mut cards: Vec<CardId> = view.hand.clone();
        let lying: Vec<LaidCard> = set.iter().flat_map(|word| word.cards.clone()).collect();
        cards.retain(|card| view.table.options.deck.face(*card) != Face::StealOne);
        for found in list.words() {
            let mut line = Vec::new();
            collect_lines(view, list, found.word, &cards, &lying, &mut line, &mut told);
        }
    }
    told
}

fn collect_lines(
    view: &View,
    list: &Lexicon,
    rest: Word,
    hand: &[CardId],
    lying: &[LaidCard],
    line: &mut Vec<LaidCard>,
    told: &mut ScoredLines,
) {
    if rest.is_empty() {
        let all = line
            .iter()
            .filter(|laid| !hand.contains(&laid.card))
            .count();
        if let (true, Ok(made)) = (
            all == 0 || !lying.is_empty(),
            view.preview(line, Some(list)),
        ) {
            let key = (made.way, made.used.clone(), made.word());
            let best = told.entry(key).or_insert((made.gain, made.loss));
            *best = (*best).max((made.gain, made.loss));
        }
        return;
    }
    let deck = &view.table.options.deck;
    let own = hand.iter().map(|card| {
        let letters = rest.slice(0, deck.face(*card).letter_count());
        LaidCard {
            card: *card,
            letters,
        }
    });
    for laid in own.chain(lying.iter().copied()) {
        let count = laid.letters.len();
        let fits = rest.slice(0, count) == laid.letters && count > 0;
        let spells = deck.face(laid.card).can_spell(laid.letters);
        if fits && spells && !line.iter().any(|other| other.card == laid.card) {
            line.push(laid);
            collect_lines(
                view,
                list,
                rest.slice(count, Word::MAX_LEN),
                hand,
                lying,
                line,
                told,
            );
            line.pop();
        }
    }
}

fn find_with_finder(view: &View, list: &Lexicon) -> ScoredLines {
    let finds = Finder::new(view).find(list).into_iter();
    let mut told = ScoredLines::new();
    for find in finds {
        let made = view.preview(&find.line, Some(list)).unwrap();
        assert_eq!((made.way, &made.used), (find.way, &find.used));
        assert_eq!((made.gain, made.loss), (find.gain, find.loss));
        let known = told.insert((find.way, find.used, find.word), (find.gain, find.loss));
        assert_eq!(known, None, "{} is found twice", find.word);
    }
    told
}

/// Short words that grow into each other.
const WORDS: &str = "an ant ants at ate eat eats tea teas pan pant pants plan plant plants plane \
    pin pint print prints tin tins in ten tent rest star fish starfish stars art tart start st \
    ed red reds shred rent rental al ale pale palest chin chant slant her there here the thin \
    thing things sing string stringer sea seat eastern nest nests tenant redstart plantain \
    tain tested test pinest est inset set bin ban bat pat lat pats bats lash dash dish thin thing";

/// Words that split into two others of the list.
const JOINED: [(&str, &str); 5] = [
    ("star", "fish"),
    ("ten", "ant"),
    ("red", "start"),
    ("plan", "tain"),
    ("in", "set"),
];

fn word_list() -> Lexicon {
    let level = |word: &str| {
        if word.len() == 4 {
            Level::Rare
        } else {
            Level::Common
        }
    };
    Lexicon::from_words(WORDS.split_whitespace().map(|word| (word, level(word)))).unwrap()
}

/// A word of the list in cards of the deck, if they are left; sometimes with a wild.
fn lay_word(
    word: Word,
    rest: &mut Vec<CardId>,
    deck: &Deck,
    chance: &mut Chance,
) -> Option<Vec<LaidCard>> {
    let mut line = Vec::new();
    let mut at = 0;
    while at < word.len() {
        let count = chance.between(1, 2).min(word.len() - at);
        let letters = word.slice(at, at + count);
        let green = |face: Face| face.to_string().starts_with('+');
        let fits = |card: &CardId| {
            let face = deck.face(*card);
            face.can_spell(letters) && !green(face)
        };
        let place = rest.iter().position(fits)?;
        line.push(LaidCard {
            card: rest.remove(place),
            letters,
        });
        at += count;
    }
    Some(line)
}

#[test]
fn the_finder_agrees_with_a_brute_force_search() {
    let list = word_list();
    let words: Vec<Word> = list.words().map(|found| found.word).collect();
    let mut chance = Chance::new(17);
    let mut ways = BTreeMap::new();
    for round in 0..300 {
        let mut choices = Choices {
            checking: CheckingRule::AutoCheck,
            ..Choices::default()
        };
        choices.least_letters = chance.between(2, 3) as u8;
        choices.handicaps[0].bonus = chance.below(6) as u8;
        if chance.below(3) == 0 {
            choices.repeats = RepeatRule::Forbidden;
        }
        let deck = choices.deck.clone();
        let mut rest: Vec<CardId> = deck.cards().collect();
        chance.shuffle(&mut rest);
        let mut table = Vec::new();
        for _ in 0..chance.between(0, 3) {
            let word = *chance.pick(&words).unwrap();
            let mut left = rest.clone();
            if let Some(line) = lay_word(word, &mut left, &deck, &mut chance)
                && line.len() > 1
            {
                rest = left;
                table.push((chance.below(2) as u8, line, chance.below(3) as u8));
            }
        }
        // Two words that join: an opponent's, and an own word or cards of the hand.
        let mut own = Vec::new();
        let (one, other) = *chance.pick(&JOINED).unwrap();
        let mut left = rest.clone();
        let mut part = |text| lay_word(word(text), &mut left, &deck, &mut chance);
        if round % 2 == 0
            && let (Some(one), Some(other)) = (part(one), part(other))
            && one.len().min(other.len()) > 1
        {
            rest = left;
            let (own_part, stolen) = if round % 4 == 0 {
                (one, other)
            } else {
                (other, one)
            };
            table.push((1, stolen, 0));
            match round % 3 {
                0 => table.push((0, own_part, 0)),
                _ => own.extend(own_part.iter().map(|laid| laid.card)),
            }
        }
        // At most two wilds, or the brute-force search never ends.
        let mut wilds = 0;
        rest.retain(|card| {
            wilds += usize::from(deck.face(*card).is_wild());
            !deck.face(*card).is_wild() || (wilds == 1 && round % 3 == 0)
        });
        let easy = |card: &CardId| match deck.face(*card) {
            Face::Letters(_, letters) => letters.letters().all(is_common_letter),
            _ => true,
        };
        let blue = |card: &CardId| deck.face(*card).to_string().starts_with('=');
        let wanted = |card: &CardId| easy(card) && (blue(card) || round % 5 > 1);
        rest.sort_by_key(|card| !wanted(card) && round % 7 > 0);
        let drawn = chance.between(3, 7).saturating_sub(own.len());
        own.extend(rest.drain(..drawn));
        let hand: Vec<CardId> = own;
        let mut view = view(choices, &table, &hand);
        if chance.below(4) == 0 {
            // The pile never holds an STL-1.
            let mut duty = hand
                .iter()
                .filter(|card| deck.face(**card) != Face::StealOne);
            let cards = duty.next().copied().into_iter().collect();
            view.table.turn.pick_up = Some(PickUp { cards, owed: 0 });
        }
        let (quick, slow) = (
            find_with_finder(&view, &list),
            find_by_brute_force(&view, &list),
        );
        assert_eq!(quick, slow, "{hand:?} {table:?}");
        for (way, ..) in quick.keys() {
            *ways.entry(*way).or_insert(0) += 1;
        }
    }
    assert!(
        ways.len() == 5 && ways.values().all(|count| *count > 10),
        "{ways:?}"
    );
}

fn is_common_letter(letter: Letter) -> bool {
    "AEINRSTLPHGD".contains(letter.uppercase())
}

/// Cards of the deck with these faces, in order.
fn take_cards(deck: &Deck, text: &str, used: &mut Vec<CardId>) -> Vec<CardId> {
    let take = |text: &str| {
        let face: Face = text.parse().unwrap();
        let card = deck
            .cards()
            .find(|card| deck.face(*card) == face && !used.contains(card));
        used.push(card.unwrap());
        card.unwrap()
    };
    text.split_whitespace().map(take).collect()
}

fn word(text: &str) -> Word {
    Word::new(text).unwrap()
}

/// A view of words and a hand of plain letters, for tests with the real list.
fn table_view(words: &[(u8, &str)], hand: &str) -> View {
    let deck = Deck::standard();
    let mut used = Vec::new();
    let hand = take_cards(&deck, hand, &mut used);
    let words: Vec<_> = words
        .iter()
        .map(|(owner, text)| {
            let spaced: String = text.chars().flat_map(|c| [c, ' ']).collect();
            let line = take_cards(&deck, &spaced, &mut used)
                .into_iter()
                .zip(text.chars());
            let line = line.map(|(card, c)| LaidCard {
                card,
                letters: Letter::new(c).unwrap().into(),
            });
            (*owner, line.collect(), 0)
        })
        .collect();
    view(Choices::default(), &words, &hand)
}

fn best_find(view: &View, way: PlayKind) -> Option<(Word, i32, i32)> {
    let finds = Finder::new(view).find(&LIST);
    let mut finds = finds.into_iter().filter(|find| find.way == way);
    finds.next().map(|find| (find.word, find.gain, find.loss))
}

#[test]
fn the_finder_finds_the_examples_in_the_rules() {
    let steal = table_view(&[(1, "TIME")], "R");
    assert_eq!(
        best_find(&steal, PlayKind::Steal),
        Some((word("timer"), 21, 14))
    );
    let extend = table_view(&[(0, "TIME")], "R");
    assert_eq!(
        best_find(&extend, PlayKind::Extend),
        Some((word("timer"), 7, 0))
    );
    let red = table_view(&[(1, "PINT")], "-R");
    assert_eq!(
        best_find(&red, PlayKind::Steal),
        Some((word("print"), 18, 15))
    );
    let chant = table_view(&[(1, "SLANT")], "=CH");
    assert_eq!(
        best_find(&chant, PlayKind::Substitute),
        Some((word("chant"), 18, 19))
    );
    let own = table_view(&[(0, "STAR"), (1, "FISH")], "K");
    assert_eq!(
        best_find(&own, PlayKind::Join),
        Some((word("starfish"), 35, 20))
    );
    let hand = table_view(&[(1, "STAR")], "F I S H");
    assert_eq!(
        best_find(&hand, PlayKind::Join),
        Some((word("starfish"), 47, 12))
    );
}

#[test]
fn the_best_find_comes_first() {
    let view = table_view(&[(1, "TIME"), (0, "PLAN")], "R T A E N");
    let finds = Finder::new(&view).find(&LIST);
    assert!(finds.is_sorted_by(|one, next| one.swing() >= next.swing()));
    let most = finds.iter().map(|find| find.gain + find.loss).max();
    assert_eq!(Some(finds[0].gain + finds[0].loss), most);
    assert!(finds[0].loss > 0, "a steal gains most");
}

#[test]
fn the_finder_can_leave_out_rare_words() {
    let view = table_view(&[], "A E R S T I N");
    let all = Finder::new(&view).find(&LIST);
    let common = Finder::new(&view).up_to(Level::Common).find(&LIST);
    assert!(common.len() < all.len() && !common.is_empty());
    assert!(
        common
            .iter()
            .all(|find| LIST.level(find.id) == Level::Common)
    );
}

#[test]
fn the_finder_finds_nothing_for_an_observer() {
    let mut view = table_view(&[], "A E R S T I N");
    view.own = None;
    assert!(Finder::new(&view).find(&LIST).is_empty());
}
