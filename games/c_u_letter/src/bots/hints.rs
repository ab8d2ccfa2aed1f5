//! Hints: the best placing, and why it is good.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::{ARCHMAGE, Finder, OpenedWord, think};
use base::sorting::sort_by_key;
use c_u_letter_rules::claiming::{longest_words_through, sort_longest_first, words_worth_claiming};
use c_u_letter_rules::ownership::ClaimEntry;
use c_u_letter_rules::{Action, BoardWord, ClaimId, Ownership, Placing, Stage, Table, Use, View};
use game::{Chance, SeatId};
use lexicon::{FamilyFilter, Level, Lexicon};

/// A hint about the best placing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hint {
    /// No placing gains anything; this one is the best.
    Nothing(HintedPlacing),
    /// Some placings gain cards, but the best one isn't among them.
    Quiet(HintedPlacing),
    /// The best placing gains cards.
    Placing(HintedPlacing),
}

impl Hint {
    /// The best placing.
    pub const fn placing(&self) -> &HintedPlacing {
        match self {
            Hint::Nothing(hinted) | Hint::Quiet(hinted) | Hint::Placing(hinted) => hinted,
        }
    }
}

/// A placing, and what it gains.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HintedPlacing {
    pub placing: Placing,
    /// The claims of other seats that it breaks and that pay cards now, the best paid first.
    pub breaks: Vec<ClaimId>,
    /// The words worth claiming after it: those that it makes come first, and longer ones before
    /// shorter ones.
    pub claims: Vec<OpenedWord>,
    /// The words that the card makes when it is revealed, if it goes face down (C34).
    pub ambush: Vec<OpenedWord>,
    /// How many more or fewer cards each seat would get if these words were claimed and the round
    /// ended then. Seats for which nothing changes are left out.
    pub sums: Vec<(SeatId, i32)>,
}

impl HintedPlacing {
    /// Computes what a placing of the viewing seat gains. Words that the family setting hides don't
    /// count. Returns `None` if the placing doesn't fit the board.
    pub fn new(
        view: &View,
        placing: Placing,
        words: &Lexicon,
        family: &FamilyFilter,
    ) -> Option<HintedPlacing> {
        let table = &view.table;
        let Table { board, ledger, .. } = table;
        let (seat, stacks) = (view.own?, table.options.stacks);
        let criteria = table.word_criteria(Some(words))?;
        let (mut after, lands) = board.after_placing(&placing, seat)?;
        let before = table.ownership();

        let mut entries = ClaimEntry::from_ledger(&after, ledger);
        let pays = |id: ClaimId| before.payout_of(id, board, stacks);
        let each = ledger.claims().iter().zip(&entries);
        let broken = each.filter(|(claim, entry)| claim.owner != seat && entry.span.is_none());
        let broken = broken.map(|(claim, _)| claim.id).filter(|id| pays(*id) > 0);
        let mut breaks: Vec<ClaimId> = broken.collect();
        sort_by_key(&mut breaks, |id| Reverse(pays(*id)));

        let mut claims = words_worth_claiming(&after, ledger, seat, criteria);
        let mut ambush = Vec::new();
        if placing.using == Use::Hide {
            after.reveal(lands, placing.card);
            ambush = longest_words_through(&after, lands, criteria);
        }
        for found in [&mut claims, &mut ambush] {
            found.retain(|one| !family.hides(one.id));
            sort_longest_first(found);
        }
        let touched = board.touched(&placing);
        sort_by_key(&mut claims, |one| {
            !one.span.square_set().intersects(touched)
        });

        for (found, hidden) in [(&claims, false), (&ambush, true)] {
            entries.extend(found.iter().map(|one| ClaimEntry {
                owner: seat,
                hidden,
                span: Some(one.span),
            }));
        }
        let then = Ownership::from_claims(&entries);
        let sums = table.all_seats().map(|seat| {
            let was = before.payout_to(seat, board, stacks) as i32;
            (seat, then.payout_to(seat, &after, stacks) as i32 - was)
        });
        let sums = sums.filter(|(_, by)| *by != 0).collect();
        Some(HintedPlacing {
            placing,
            breaks,
            claims: claims.into_iter().map(opened_word).collect(),
            ambush: ambush.into_iter().map(opened_word).collect(),
            sums,
        })
    }

    /// The level of the rarest word that it claims.
    fn rarest_level(&self, words: &Lexicon) -> Level {
        let ids = self.claims.iter().filter_map(|one| one.id);
        let levels = ids.map(|id| words.level(id));
        levels.max().unwrap_or(Level::Common)
    }

    /// How many cards a seat gains on all others together.
    pub fn swing(&self, own: SeatId) -> i32 {
        let each = self.sums.iter();
        each.map(|(seat, by)| if *seat == own { *by } else { -by })
            .sum()
    }
}

fn opened_word(found: BoardWord) -> OpenedWord {
    OpenedWord {
        span: found.span,
        word: found.word,
        id: Some(found.id),
    }
}

/// Error: the game has no hints, or the viewing seat isn't about to place a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoHint;

/// Returns a hint about the viewing seat's best placing. It never shows a word that the family
/// setting hides.
///
/// # Errors
/// No hint is available now, nothing can be placed, or hints are off in this game.
pub fn hint(view: &View, words: &Lexicon, family: &FamilyFilter) -> Result<Hint, NoHint> {
    let seat = view.own.ok_or(NoHint)?;
    if !view.table.options.hints || view.table.stage != Stage::Placing || !view.can_act() {
        return Err(NoHint);
    }
    let mut finds = Finder::new(view).find(words);
    finds.retain(|find| find.is_family_friendly(family));
    let hinted = |placing: Placing| HintedPlacing::new(view, placing, words, family);
    let gains = |hinted: &HintedPlacing| hinted.swing(seat) > 0;
    // The placing that the highest level chooses may open a word that the family setting hides.
    let best = best_placing(view, seat, words, family);
    let best = best.filter(|best| finds.iter().any(|find| find.placing == *best));
    let first = || Some(finds.first()?.placing);
    let best = best.or_else(first).and_then(hinted).ok_or(NoHint)?;
    if !gains(&best) {
        let mut each = finds.iter().filter_map(|find| hinted(find.placing));
        let some = each.any(|one| gains(&one));
        return Ok(if some {
            Hint::Quiet(best)
        } else {
            Hint::Nothing(best)
        });
    }
    // Of placings about as good, the one whose rarest word is the most common.
    let rarity = |one: &HintedPlacing| one.rarest_level(words);
    if !best.ambush.is_empty() || rarity(&best) == Level::Common {
        return Ok(Hint::Placing(best));
    }
    let least = best.swing(seat) - MAX_LOSS_FOR_COMMON_WORDS;
    let good = finds.iter().take_while(|find| find.swing() >= least);
    let good = good.filter_map(|find| hinted(find.placing));
    let others = good.filter(|one| {
        let same = one.breaks == best.breaks && one.ambush.is_empty();
        same && one.swing(seat) >= least && rarity(one) < rarity(&best)
    });
    let chosen = others.min_by_key(|one| (rarity(one), Reverse(one.swing(seat))));
    Ok(Hint::Placing(chosen.unwrap_or(best)))
}

/// How many cards a hint gives up for more common words.
const MAX_LOSS_FOR_COMMON_WORDS: i32 = 1;

/// Returns the placing that the strongest bot would choose, judging with every word that counts in
/// this game. The bot uses a fixed seed, so a hint asked for again is about the same placing.
fn best_placing(
    view: &View,
    seat: SeatId,
    words: &Lexicon,
    family: &FamilyFilter,
) -> Option<Placing> {
    match think(view, seat, &ARCHMAGE, words, family, &mut Chance::new(0)) {
        Action::Place(best) => Some(best),
        _ => None,
    }
}
