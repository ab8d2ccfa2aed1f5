//! The choices of a former bot: which play, which card of the pile, and which opponent to use STL-1
//! on.

use super::Rival;
use super::discarding::{POOR, discards, use_of};
use crate::bots::challenging::choose_challenge;
use crate::bots::taking::{choose_steal_one, view_after_taking};
use crate::bots::{Finder, FoundPlay};
use game::{Chance, SeatId};
use lexicon::{FamilyFilter, Lexicon};
use one_letter_better_rules::{Action, Stage, View};

/// Points by which a play with cards of the pile must beat the best play of the hand alone, since a
/// card of the deck may score something too.
const WORTH_TAKING: i32 = 6;

/// With a play of this swing in hand, the bot doesn't look into the pile: such good hands contain
/// wilds, and those take long to search.
const GOOD_ENOUGH: i32 = 40;

/// Chooses the action of a bot whose seat must act, from what that seat sees.
pub fn choose(
    view: &View,
    seat: SeatId,
    rival: Rival,
    words: &Lexicon,
    family: &FamilyFilter,
    chance: &mut Chance,
) -> Action {
    let mind = RivalProfile {
        view,
        rival,
        words,
        family,
    };
    match &view.table.stage {
        Stage::Playing => mind.plays(seat, chance),
        Stage::Picking { .. } => {
            let best = view.shown.iter().max_by_key(|card| use_of(view, **card));
            best.copied().map_or(Action::PutBack, Action::Pick)
        }
        Stage::Window { .. } => {
            let odds = |right| rival.doubts(right);
            let doubted = choose_challenge(view, rival.vocabulary(), odds, words, chance);
            doubted.map_or(Action::Accept, Action::Challenge)
        }
        Stage::Penance { .. } => Action::Discard(discards(view, view.excess_cards())),
        Stage::Dealing | Stage::RoundOver | Stage::Over => Action::NextRound,
    }
}

/// What the bot knows and considers.
struct RivalProfile<'m> {
    view: &'m View,
    rival: Rival,
    words: &'m Lexicon,
    family: &'m FamilyFilter,
}

impl RivalProfile<'_> {
    fn plays(&self, seat: SeatId, chance: &mut Chance) -> Action {
        let view = self.view;
        let turn = &view.table.turn;
        if turn.pick_up.is_some() {
            // The bot picked the cards up for its best play.
            let best = self.finds(view).into_iter().next();
            return best.map_or(Action::PutBack, |find| Action::Play(find.line));
        }
        if let Some(action) = choose_steal_one(view, seat) {
            return action;
        }
        if !turn.drawn {
            if let Some(count) = self.takes() {
                return Action::Take(count);
            }
            if view.deck > 0 {
                return Action::Draw;
            }
        }
        match self.sees(chance) {
            Some(find) => Action::Play(find.line),
            None => Action::End(discards(view, self.exchanged())),
        }
    }

    /// All plays with words that the bot knows and the family switch doesn't hide.
    fn finds(&self, view: &View) -> Vec<FoundPlay> {
        let finds = Finder::new(view).up_to(self.rival.vocabulary());
        let mut finds = finds.find(self.words);
        finds.retain(|find| !self.family.hides(find.id));
        finds
    }

    /// The best play that the bot happens to notice, if it gains anything.
    fn sees(&self, chance: &mut Chance) -> Option<FoundPlay> {
        let finds = self.finds(self.view).into_iter();
        let mut gains = finds.filter(|find| find.swing() > 0);
        gains.find(|find| chance.below(100) < self.rival.sees(find.way))
    }

    /// The number of cards of the pile worth taking, if any. Deeper cards are taken for a play that
    /// uses the deepest.
    fn takes(&self) -> Option<u8> {
        let view = self.view;
        let best = |view: &View| self.finds(view).first().map_or(0, FoundPlay::swing);
        let now = best(view);
        if now >= GOOD_ENOUGH {
            return None;
        }
        let depth = self.rival.depth().min(view.table.pile.len());
        let looks = (1..=depth).map(|count| (best(&view_after_taking(view, count)), count));
        let (most, count) = looks.max_by_key(|(most, count)| (*most, usize::MAX - count))?;
        let enough = if view.deck > 0 { WORTH_TAKING } else { 1 };
        let takes = most >= now.max(0) + enough;
        u8::try_from(count).ok().filter(|_| takes)
    }

    /// The number of cards to discard: the minimum after making a word; otherwise all poor cards.
    fn exchanged(&self) -> usize {
        let range = self.view.allowed_discards();
        let poor = self.view.hand.iter();
        let poor = poor.filter(|card| use_of(self.view, **card) < POOR);
        let wanted = if self.view.table.turn.plays.is_empty() {
            poor.count()
        } else {
            0
        };
        wanted.clamp(*range.start(), *range.end())
    }
}
