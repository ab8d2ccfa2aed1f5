//! Which plays fit together in a turn: no two may use the same card or the same word.

use crate::bots::FoundPlay;
use base::sorting::sort_by_key;
use one_letter_better_rules::{CardId, TableWordId};

/// A play considered for a turn.
#[derive(Debug, Clone)]
pub(super) struct CandidatePlay {
    pub(super) find: FoundPlay,
    /// The cards of the hand that the play uses, as a bit set of their positions.
    pub(super) cards: u64,
    /// The play's worth, in hundredths of a point.
    pub(super) score: i32,
}

/// The cards of a hand that a play uses, as a bit set of their positions.
pub(super) fn hand_cards_used(find: &FoundPlay, hand: &[CardId]) -> u64 {
    let places = hand.iter().take(64).enumerate();
    let taken = places.filter(|(_, card)| find.line.iter().any(|laid| laid.card == **card));
    taken.fold(0, |cards, (place, _)| cards | 1 << place)
}

/// Returns up to `most` of the offered plays. Of plays that use the same cards and words, only the
/// first is returned.
pub(super) fn distinct_plays(offers: Vec<CandidatePlay>, most: usize) -> Vec<CandidatePlay> {
    let mut apart: Vec<CandidatePlay> = Vec::new();
    for offer in offers {
        let takes = |other: &CandidatePlay| {
            (other.cards, &other.find.used) == (offer.cards, &offer.find.used)
        };
        if apart.len() < most && !apart.iter().any(takes) {
            apart.push(offer);
        }
    }
    apart
}

/// A set of plays for one turn.
#[derive(Debug, Clone)]
struct PlaySet {
    score: i32,
    cards: u64,
    words: Vec<TableWordId>,
    offers: Vec<usize>,
}

/// Beam width: number of sets that are extended at each step.
const BEAM_WIDTH: usize = 24;

/// Returns the best `count` sets of at most `plays` plays each, best first.
pub(super) fn best_play_sets(
    offers: &[CandidatePlay],
    plays: usize,
    count: usize,
) -> Vec<Vec<usize>> {
    let mut best: Vec<PlaySet> = Vec::new();
    let mut last = vec![PlaySet {
        score: 0,
        cards: 0,
        words: Vec::new(),
        offers: Vec::new(),
    }];
    for _ in 0..plays {
        let mut next: Vec<PlaySet> = last
            .iter()
            .flat_map(|set| extend_set(set, offers))
            .collect();
        sort_by_key(&mut next, |set| -set.score);
        next.truncate(BEAM_WIDTH);
        best.extend(next.iter().cloned());
        last = next;
    }
    sort_by_key(&mut best, |set| -set.score);
    best.truncate(count);
    best.into_iter().map(|set| set.offers).collect()
}

/// Extends a set by each later play that fits.
fn extend_set<'a>(
    set: &'a PlaySet,
    offers: &'a [CandidatePlay],
) -> impl Iterator<Item = PlaySet> + 'a {
    let from = set.offers.last().map_or(0, |last| last + 1);
    let rest = offers.iter().enumerate().skip(from);
    let fits = rest.filter(|(_, offer)| {
        let mut used = offer.find.used.iter();
        offer.cards & set.cards == 0 && !used.any(|id| set.words.contains(id))
    });
    fits.map(|(at, offer)| {
        let mut longer = set.clone();
        longer.score += offer.score;
        longer.cards |= offer.cards;
        longer.words.extend(&offer.find.used);
        longer.offers.push(at);
        longer
    })
}
