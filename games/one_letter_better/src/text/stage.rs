//! Texts of the stage: what the draft would score, with every part of the sum, and what the signs
//! on cards mean.

use super::play::{card_name, play_kind, points};
use crate::screen::{CardLook, DraftOutcome, HandOrder};
use game::{Seat, SeatId};
use one_letter_better_rules::{
    CardId, DealSource, Deck, LaidCard, Stage, Table, View, WordPlay, WordStatus,
};
use screen::text::list::list_all;
use screen::text::phrase::{capitals, count, name, sentence};
use screen::text::you::{mid_sentence_name, possessive};

pub const TABLE: &str = "Words on the table";
pub const TOP_LABEL: &str = "top";
pub const EMPTY_TABLE: &str = "No words yet. Yours could be the first.";
pub const SORT: &str = "Sort";
pub const SIGNS: &str = "What the signs on cards mean";
pub const SIGNS_HEADING: &str = "Signs on cards";
pub const SCORE_SHEET: &str = "Score sheet";
pub const SCORE_CHART: &str = "Scores turn by turn";
pub const NO_WORD: &str = "no word";
pub(crate) const PLAY_WORD: &str = "Play word";

/// How close the end of the round is, in three parts: the round, a linking phrase, and what ends
/// it.
pub fn match_progress(table: &Table, deck: u8) -> (String, &'static str, String) {
    let options = &table.options;
    let over = matches!(table.stage, Stage::RoundOver | Stage::Over);
    let number = table.results.len() + usize::from(!over);
    let round = match (options.deal, options.rounds) {
        (DealSource::Day(day), _) => format!("{day} · "),
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
pub const fn sorted_by(order: HandOrder) -> &'static str {
    match order {
        HandOrder::Letters => "Sorted by letters.",
        HandOrder::Worth => "Sorted by worth.",
        HandOrder::Colour => "Sorted by colour.",
    }
}

/// Heading of a round's turns, counted from 1.
pub fn round_heading(number: usize) -> String {
    format!("Round {number}")
}

/// What a turn scored, for screen readers.
pub fn turn_aria_label(who: &str, made: &str, change: i32, sum: i32) -> String {
    format!("{who}: {made}, {}, {} in all", points(change), signed(sum))
}

/// Label of the button that plays the line, with the points.
pub fn play_label(prospect: &DraftOutcome) -> String {
    match prospect {
        DraftOutcome::Play(made) if made.victim.is_some() => {
            format!("Steal for {}", signed(made.gain))
        }
        DraftOutcome::Play(made) => format!("Play for {}", signed(made.gain)),
        _ => PLAY_WORD.into(),
    }
}

/// A number of points, with a true minus sign.
pub fn signed(points: i32) -> String {
    points.to_string().replace('-', "−")
}

/// The parts of a play's points: card values, bonus, and value held before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlaySum {
    /// Sum of the card values.
    pub cards: i32,
    /// The bonus for the cards above three, and the number of those cards. It counts cards, not
    /// letters.
    pub bonus: (i32, usize),
    /// Value that the player already held in those of their own words that the play uses.
    pub held: i32,
}

impl PlaySum {
    /// Splits the points of a play into their parts.
    pub fn new(made: &WordPlay, table: &Table, seat: SeatId) -> PlaySum {
        let value = |laid: &LaidCard| table.options.deck.value(laid.card);
        let cards = made.line.iter().map(value).sum();
        let whole = table.options.standing_value(seat, &made.line);
        PlaySum {
            cards,
            bonus: (whole - cards, made.line.len().saturating_sub(3)),
            held: whole - made.gain,
        }
    }

    /// The sum as text, with the word for what was held before: `9 + 10 for 2 extra cards − 12
    /// before`.
    fn to_text(&self, held: &str) -> String {
        let mut told = signed(self.cards);
        let (brings, above) = self.bonus;
        if brings != 0 {
            told += &format!(" + {brings} for {}", extra_cards(above));
        }
        if self.held != 0 {
            told += &format!(" − {} {held}", signed(self.held));
        }
        told
    }
}

/// The cards of a word above three, which bring the bonus.
pub(super) fn extra_cards(above: usize) -> String {
    count(above, "extra card", "extra cards")
}

/// What a play would do, part by part: the sum, what others lose, whether the word is turned face
/// down, and which cards come to the hand.
pub(crate) fn play_effects(made: &WordPlay, view: &View, seats: &[Seat]) -> Vec<String> {
    let table = &view.table;
    let seat = view.own.unwrap_or(table.turn.seat);
    let word = capitals(made.word());
    let mut all = vec![format!(
        "{word}: {}",
        PlaySum::new(made, table, seat).to_text("already yours")
    )];
    if let Some(victim) = made.victim {
        let who = name(seats, victim);
        all.push(match made.loss {
            0 => format!("{} points stay", possessive(&who)),
            loss => format!("{} {}", mid_sentence_name(&who), points(-loss)),
        });
    }
    all.extend(face_down_reason(made, table).map(str::to_owned));
    if !made.returned.is_empty() {
        let back = card_list(&table.options.deck, &made.returned);
        all.push(format!("{back} to your hand"));
    }
    all
}

/// Why the word would be turned face down; `None` if it would stay open (O20, O22).
fn face_down_reason(made: &WordPlay, table: &Table) -> Option<&'static str> {
    match (made.lies, table.options.steals) {
        (WordStatus::Open, _) => None,
        (WordStatus::Protected, _) => Some("green (shield): it’s safe, face down"),
        (WordStatus::Retired, Some(1)) => Some("stolen: it goes face down"),
        (WordStatus::Retired, Some(2)) => Some("second steal: it goes face down"),
        (WordStatus::Retired, Some(3)) => Some("third steal: it goes face down"),
        (WordStatus::Retired, _) => Some("last steal: it goes face down"),
    }
}

/// What a play would do, in one narrow line: the word, or what happens to it, and the short sum.
/// What others lose is shown beside the draft.
pub fn preview(made: &WordPlay, view: &View) -> String {
    let table = &view.table;
    let sum = PlaySum::new(made, table, view.own.unwrap_or(table.turn.seat));
    // The draft shows the word, so it makes room.
    let what = match made.lies {
        WordStatus::Open => capitals(made.word()),
        WordStatus::Protected => "Safe, face down".into(),
        WordStatus::Retired => "Face down".into(),
    };
    let sum = format!("{what}: {}.", sum.to_text("before"));
    let back = (!made.returned.is_empty()).then(|| {
        let back = card_list(&table.options.deck, &made.returned);
        format!("{} to your hand.", sentence(&back))
    });
    let all: Vec<String> = [sum].into_iter().chain(back).collect();
    all.join(" ")
}

/// What a play would do, in full sentences.
pub(crate) fn play_description(made: &WordPlay, view: &View, seats: &[Seat]) -> Vec<String> {
    let kind = format!(
        "{} for {}.",
        sentence(play_kind(made.way)),
        points(made.gain)
    );
    let all = play_effects(made, view, seats).into_iter();
    let all = all.map(|says| format!("{}.", sentence(&says)));
    std::iter::once(kind).chain(all).collect()
}

fn card_list(deck: &Deck, all: &[CardId]) -> String {
    let each: Vec<String> = all.iter().map(|one| card_name(deck, *one)).collect();
    list_all(&each)
}

/// The name of a kind of card, the name of its sign, if it has one, and what it can do.
pub(super) const fn card_kind(look: CardLook) -> (&'static str, &'static str, &'static str) {
    match look {
        CardLook::Plain => ("Plain", "", "it can make, extend and steal words."),
        CardLook::Green => (
            "Green",
            "shield",
            "its word scores and goes face down. Nobody can steal it.",
        ),
        CardLook::Blue => (
            "Blue",
            "arrows",
            "at either end of a word, it replaces as many letters as it has.",
        ),
        CardLook::Red => (
            "Red",
            "wedge",
            "it can go between the cards of a word. Its points are subtracted.",
        ),
        CardLook::Wild => ("Wild", "star", "any letter. It can’t steal."),
        CardLook::DoubleWild => (
            "Double wild",
            "star",
            "any 2 letters side by side. It can’t steal.",
        ),
        CardLook::StealOne => (
            "STL-1",
            "closed eye",
            "take a card from another player’s hand.",
        ),
    }
}

/// What a kind of card can do, in a line that names the kind and its sign.
pub fn card_power(look: CardLook) -> String {
    match card_kind(look) {
        (kind, "", says) => format!("{kind}: {says}"),
        (kind, sign, says) => format!("{kind} ({sign}): {says}"),
    }
}
