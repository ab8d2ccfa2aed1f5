//! The moments at which a new player gets a coaching note about what to do.

use game::SeatId;
use one_letter_better_rules::{CardId, Face, Stage, View};

/// A moment with a coaching note.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CoachedMoment {
    /// A card must be taken, from the deck or the pile.
    Draw,
    /// A word can be played, or cards exchanged.
    Lay,
    /// Opponents have words, and a card of the hand can steal one.
    Steal,
    /// An opponent has a stolen word, which can be stolen again.
    Stolen,
    /// A card of the pile must be used.
    Pile,
    /// Words can be challenged.
    Doubt,
    /// The hand has too many cards.
    Above,
    /// The deck is empty.
    Last,
    /// A word was played, and the hand has the cards for another.
    More,
}

/// Most cards in an exchange (O7).
const MAX_EXCHANGED: usize = 4;
/// Number of cards with letters that are enough for a word under every option (O9).
const ENOUGH_FOR_A_WORD: usize = 3;

impl CoachedMoment {
    /// All moments, in the order of their numbers.
    pub const ALL: [CoachedMoment; 9] = [
        CoachedMoment::Draw,
        CoachedMoment::Lay,
        CoachedMoment::Steal,
        CoachedMoment::Stolen,
        CoachedMoment::Pile,
        CoachedMoment::Doubt,
        CoachedMoment::Above,
        CoachedMoment::Last,
        CoachedMoment::More,
    ];
}

/// The moments that apply to a seat now, the most important first.
pub fn coached_moments(view: &View, seat: SeatId) -> Vec<CoachedMoment> {
    let (table, turn) = (&view.table, &view.table.turn);
    let others = || table.open_words().filter(|word| word.owner != seat);
    let plays = table.stage == Stage::Playing && turn.seat == seat;
    let mut words = turn.plays.iter();
    let doubts = turn.seat != seat
        && matches!(table.stage, Stage::Window { accepted } if !accepted.contains(seat))
        && words.any(|play| play.challenged.is_none());
    // The deepest card of a pick-up must be used before anything else.
    let lays = plays && (turn.drawn || view.deck == 0) && turn.duty_card().is_none();
    let (draws, takes) = (view.deck > 0, !table.pile.is_empty());
    // Neither a wild nor STL-1 can be added to another's word (O26, O28).
    let steals = |card: &CardId| table.options.deck.face(*card).colour().is_some();
    let spells = |card: &&CardId| table.options.deck.face(**card) != Face::StealOne;
    let more = view.hand.iter().filter(spells).count() >= ENOUGH_FOR_A_WORD;
    let exchanges = (1..=MAX_EXCHANGED).contains(view.allowed_discards().end());
    let moments = [
        (doubts, CoachedMoment::Doubt),
        (plays && turn.duty_card().is_some(), CoachedMoment::Pile),
        // It lasts until the turn ends, and other moments come again.
        (lays && !turn.plays.is_empty() && more, CoachedMoment::More),
        (
            plays && others().any(|word| word.stolen > 0),
            CoachedMoment::Stolen,
        ),
        (plays && !turn.drawn && draws && takes, CoachedMoment::Draw),
        (
            plays && turn.drawn && view.excess_cards() > 0,
            CoachedMoment::Above,
        ),
        // An empty deck ends exchanges (O33).
        (
            lays && draws && turn.plays.is_empty() && exchanges && view.hand.len() > 1,
            CoachedMoment::Lay,
        ),
        (
            lays && others().next().is_some() && view.hand.iter().any(steals),
            CoachedMoment::Steal,
        ),
        (plays && view.deck == 0, CoachedMoment::Last),
    ];
    let there = moments.into_iter().filter(|(is, _)| *is);
    there.map(|(_, moment)| moment).collect()
}
