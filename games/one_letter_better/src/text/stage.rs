//! Texts of the stage: what the draft would score, with every part of the sum, and what the signs
//! on cards mean.

use super::play::{card, points, way};
use crate::screen::{Look, Order, Prospect};
use game::{Seat, SeatId};
use one_letter_better_rules::{CardId, Deal, Deck, Laid, Lies, Made, Stage, Table, View};
use screen::text::list::all_of;
use screen::text::phrase::{capitals, count, name, sentence};
use screen::text::you::{them, whose};

pub const TABLE: &str = "Words on the table";
pub const TOP: &str = "top";
pub const BARE: &str = "No words yet. Yours could be the first.";
pub const SORT: &str = "Sort";
pub const SIGNS: &str = "What the signs on cards mean";
pub const SIGNS_HEAD: &str = "Signs on cards";
pub const SCORE_SHEET: &str = "Score sheet";
pub const CURVE: &str = "Scores turn by turn";
pub const NO_WORD: &str = "no word";
pub const PLAY: &str = "Play word";

/// How close the end of the round is, in three parts: the round, a linking phrase, and what ends
/// it.
pub fn left(table: &Table, deck: u8) -> (String, &'static str, String) {
    let options = &table.options;
    let over = matches!(table.stage, Stage::RoundOver | Stage::Over);
    let number = table.results.len() + usize::from(!over);
    let round = match (options.deal, options.rounds) {
        (Deal::Day(day), _) => format!("{day} · "),
        (_, 1) => String::new(),
        (_, rounds) => format!("Round {number} of {rounds} · "),
    };
    match options.target.filter(|_| deck > 0) {
        Some(target) => (round, "to ", target.to_string()),
        None if deck == 0 => (round, "", "deck empty".into()),
        None => (round, "to the ", "end".into()),
    }
}

/// How the hand is now sorted.
pub const fn sorted(order: Order) -> &'static str {
    match order {
        Order::Letters => "Sorted by letters.",
        Order::Worth => "Sorted by worth.",
        Order::Colour => "Sorted by colour.",
    }
}

/// Heading of a round's turns, counted from 1.
pub fn round(number: usize) -> String {
    format!("Round {number}")
}

/// What a turn scored, for screen readers.
pub fn turn_heard(who: &str, made: &str, change: i32, sum: i32) -> String {
    format!("{who}: {made}, {}, {} in all", points(change), plain(sum))
}

/// Label of the button that plays the line, with the points.
pub fn plays(prospect: &Prospect) -> String {
    match prospect {
        Prospect::Play(made) if made.victim.is_some() => format!("Steal for {}", plain(made.gain)),
        Prospect::Play(made) => format!("Play for {}", plain(made.gain)),
        _ => PLAY.into(),
    }
}

/// A number of points, with a true minus sign.
pub fn plain(points: i32) -> String {
    points.to_string().replace('-', "−")
}

/// The parts of a play's points: card values, length bonus, and value held before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sum {
    /// Sum of the card values.
    pub cards: i32,
    /// The bonus for the cards above three, and the number of those cards.
    pub length: (i32, usize),
    /// Value that the player already held in those of their own words that the play uses.
    pub held: i32,
}

impl Sum {
    /// Splits the points of a play into their parts.
    pub fn of(made: &Made, table: &Table, seat: SeatId) -> Sum {
        let value = |laid: &Laid| table.options.deck.value(laid.card);
        let cards = made.line.iter().map(value).sum();
        let whole = table.options.standing_value(seat, &made.line);
        Sum {
            cards,
            length: (whole - cards, made.line.len().saturating_sub(3)),
            held: whole - made.gain,
        }
    }

    /// The sum as text: `9 + 10 for 2 extra cards − 12 already yours`.
    pub fn told(&self) -> String {
        let mut told = plain(self.cards);
        let (brings, above) = self.length;
        if brings != 0 {
            let more = count(above, "extra card", "extra cards");
            told += &format!(" + {brings} for {more}");
        }
        if self.held != 0 {
            told += &format!(" − {} already yours", plain(self.held));
        }
        told
    }
}

/// What a play would do, part by part: the sum, what others lose, whether the word is turned face
/// down, and which cards come to the hand.
pub fn brings(made: &Made, view: &View, seats: &[Seat]) -> Vec<String> {
    let table = &view.table;
    let seat = view.own.unwrap_or(table.turn.seat);
    let word = capitals(made.word());
    let mut all = vec![format!("{word}: {}", Sum::of(made, table, seat).told())];
    if let Some(victim) = made.victim {
        let who = name(seats, victim);
        all.push(match made.loss {
            0 => format!("{} points stay", whose(&who)),
            loss => format!("{} {}", them(&who), points(-loss)),
        });
    }
    all.extend(turned_down(made, table).map(str::to_owned));
    if !made.returned.is_empty() {
        let back = cards(&table.options.deck, &made.returned);
        all.push(format!("{back} to your hand"));
    }
    all
}

/// Why the word would be turned face down; `None` if it would stay open (O20, O22).
fn turned_down(made: &Made, table: &Table) -> Option<&'static str> {
    match (made.lies, table.options.steals) {
        (Lies::Open, _) => None,
        (Lies::Protected, _) => Some("green: it’s safe, face down"),
        (Lies::Retired, Some(1)) => Some("stolen: it goes face down"),
        (Lies::Retired, Some(2)) => Some("second steal: it goes face down"),
        (Lies::Retired, Some(3)) => Some("third steal: it goes face down"),
        (Lies::Retired, _) => Some("last steal: it goes face down"),
    }
}

/// What a play would do, in one line: first what happens to the word, then the short sum. What
/// others lose is shown beside the draft.
pub fn would(made: &Made, view: &View) -> String {
    let table = &view.table;
    let sum = Sum::of(made, table, view.own.unwrap_or(table.turn.seat));
    let mut short = plain(sum.cards);
    if sum.length.0 != 0 {
        short += &format!(" + {} for length", sum.length.0);
    }
    if sum.held != 0 {
        short += &format!(" − {} had", plain(sum.held));
    }
    let sum = format!("{}: {short}.", capitals(made.word()));
    let closes = turned_down(made, table).map(|says| format!("{}.", sentence(says)));
    let back = (!made.returned.is_empty()).then(|| {
        let back = cards(&table.options.deck, &made.returned);
        format!("{} to your hand.", sentence(&back))
    });
    let all: Vec<String> = closes.into_iter().chain([sum]).chain(back).collect();
    all.join(" ")
}

/// What a play would do, in full sentences.
pub fn in_full(made: &Made, view: &View, seats: &[Seat]) -> Vec<String> {
    let kind = format!("{} for {}.", sentence(way(made.way)), points(made.gain));
    let all = brings(made, view, seats).into_iter();
    let all = all.map(|says| format!("{}.", sentence(&says)));
    std::iter::once(kind).chain(all).collect()
}

fn cards(deck: &Deck, all: &[CardId]) -> String {
    let each: Vec<String> = all.iter().map(|one| card(deck, *one)).collect();
    all_of(&each)
}

/// What a kind of card can do, in one sentence.
pub const fn power(look: Look) -> &'static str {
    match look {
        Look::Plain => "Plain: it can make, extend and steal words.",
        Look::Green => "Shield: its word scores and goes face down. Nobody can steal it.",
        Look::Blue => "Arrows: it can replace cards with as many letters at an end of a word.",
        Look::Red => "Wedge: it can go between the cards of a word. Its points are subtracted.",
        Look::Wild => "Star: any letter. It can’t steal.",
        Look::DoubleWild => "Star: any 2 letters side by side. It can’t steal.",
        Look::StealOne => "Closed eye: take a card from another player’s hand.",
    }
}
