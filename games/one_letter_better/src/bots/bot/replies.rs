//! Plays that other seats could make in a world, and which of them they make after a plan.

use std::cell::RefCell;

use super::candidates::hand_cards_used;
use super::decision::Decision;
use super::plans::TurnPlan;
use super::position::Position;
use super::unseen::{World, draw_count, fill_hand};
use crate::bots::{Finder, FoundPlay};
use base::sorting::sort_by_key;
use game::SeatId;
use one_letter_better_rules::making::stakes;
use one_letter_better_rules::{CardId, Colour, LaidCard, PlayKind, Table, TableWord, spell};

/// The cards of a table word, and the lines that join it with short words of the hand.
type WordJoins = (Vec<LaidCard>, Vec<Vec<LaidCard>>);

/// The plays that a seat could make in a world, whatever is played before its turn.
pub(super) struct Reply {
    pub(super) seat: SeatId,
    hand: Vec<CardId>,
    /// New words from the seat's hand, and extensions of its own words.
    own: Vec<FoundPlay>,
    /// Short words from the seat's hand, which may be joined with a table word (O18).
    short: Vec<Vec<LaidCard>>,
    /// What table words become by joining the short words, computed when needed.
    joined: RefCell<Vec<WordJoins>>,
}

/// Number of short words tried as joining words.
const MAX_SHORT_WORDS: usize = 60;
/// Most letters of a short word.
const MAX_SHORT_LETTERS: usize = 4;
/// Most steps through the word list for one word's joins.
const MAX_JOINING_WORK: u64 = MAX_SHORT_WORDS as u64 * 2 * 16;
/// Most steps through the word list for stealing from all table words.
const MAX_STEALING_WORK: u64 = 4_000;
/// Steps that must be left in the budget to try a plan.
pub(super) const MIN_PLAN_WORK: u64 = 3 * MAX_STEALING_WORK + 1_000;

/// The plays that the next seats could make in a world, for as many seats as the search horizon
/// covers.
pub(super) fn opponent_replies(decision: &Decision, world: &World, look: u64) -> Vec<Reply> {
    let mut deck = world.deck.clone();
    let next = decision.bot.mind.judgement.horizon;
    let seats = world.held.iter().take(next);
    let position = Position::from_view(decision.view, decision.seat);
    let count = seats.len().max(1) as u64;
    let each = seats.map(|(seat, held)| {
        let hand = fill_hand(held, &deck);
        deck.truncate((deck.len() + held.len()).saturating_sub(hand.len()));
        Reply::new(decision, &position.for_seat(*seat, &hand), look / count)
    });
    each.collect()
}

/// The plays of the bot's own next turn after a plan. The others have drawn before it.
pub(super) fn own_next_reply(
    decision: &Decision,
    plan: &TurnPlan,
    world: &World,
    look: u64,
) -> Reply {
    let drawn: usize = world.held.iter().map(|(_, held)| draw_count(held)).sum();
    let left = world.deck.len().saturating_sub(drawn);
    let deck = world.deck.get(..left).unwrap_or_default();
    let hand = fill_hand(plan.after.hand(), deck);
    Reply::new(decision, &plan.after.for_seat(decision.seat, &hand), look)
}

fn short_words(table: &Table, own: &[FoundPlay]) -> Vec<Vec<LaidCard>> {
    let deck = &table.options.deck;
    let green = |laid: &LaidCard| deck.face(laid.card).colour() == Some(Colour::Green);
    let may = |find: &&FoundPlay| {
        find.way == PlayKind::New
            && find.word.len() <= MAX_SHORT_LETTERS
            && table.options.can_join(find.word)
            && !find.line.iter().any(green)
    };
    let mut short: Vec<Vec<LaidCard>> = own
        .iter()
        .filter(may)
        .map(|find| find.line.clone())
        .collect();
    sort_by_key(&mut short, Vec::len);
    short.truncate(MAX_SHORT_WORDS);
    short
}

impl Reply {
    /// The plays of a seat at the start of its turn that don't depend on opponents' words.
    fn new(decision: &Decision, position: &Position, look: u64) -> Reply {
        let view = position.view();
        let finder = Finder::new(&view).up_to(decision.known_level(position.seat));
        let finder = finder.only_kinds(&[PlayKind::New, PlayKind::Extend]);
        let mut own = finder.with_limits(look, 0).find(decision.words);
        own.retain(|find| find.swing() > 0);
        Reply {
            seat: position.seat,
            short: short_words(&view.table, &own),
            hand: view.hand,
            own,
            joined: RefCell::default(),
        }
    }

    /// The plays that the seat makes after a plan, each time the one with the largest swing. Words
    /// that earlier seats' plays have used (`gone`) are no longer available.
    pub(super) fn choose_plays(
        &self,
        decision: &Decision,
        plan: &TurnPlan,
        gone: &[FoundPlay],
    ) -> Vec<FoundPlay> {
        let position = plan.after.for_seat(self.seat, &self.hand);
        let view = position.view();
        let finder = Finder::new(&view).up_to(decision.known_level(self.seat));
        let finder = finder.only_kinds(&[PlayKind::Steal, PlayKind::Substitute]);
        let mut all = finder
            .with_limits(MAX_STEALING_WORK, 0)
            .find(decision.words);
        let others = view
            .table
            .open_words()
            .filter(|word| word.owner != self.seat);
        for word in others {
            all.extend(self.find_joins(decision, &view.table, word));
        }
        let before = if self.seat == decision.seat {
            &plan.after.state.table
        } else {
            &decision.view.table
        };
        let lies = |find: &&FoundPlay| {
            let mut used = find.used.iter();
            used.all(|id| before.word(*id) == view.table.word(*id))
        };
        all.extend(self.own.iter().filter(lies).cloned());
        all.retain(|find| find.swing() > 0);
        self.choose_best(all, gone)
    }

    fn choose_best(&self, mut all: Vec<FoundPlay>, gone: &[FoundPlay]) -> Vec<FoundPlay> {
        let mut cards = 0;
        let mut done: Vec<FoundPlay> = Vec::new();
        sort_by_key(&mut all, |find| -find.swing());
        for find in all {
            let taken = hand_cards_used(&find, &self.hand);
            let mut used = done.iter().chain(gone).flat_map(|other| &other.used);
            if cards & taken == 0 && !used.any(|id| find.used.contains(id)) {
                cards |= taken;
                done.push(find);
            }
        }
        done
    }

    /// O17: the joins of a word with short words of the hand.
    fn find_joins(&self, decision: &Decision, table: &Table, word: &TableWord) -> Vec<FoundPlay> {
        let mut joined = self.joined.borrow_mut();
        let known = joined.iter().position(|(cards, _)| *cards == word.cards);
        let at = known.unwrap_or_else(|| {
            joined.push((word.cards.clone(), self.joined_lines(decision, &word.cards)));
            joined.len() - 1
        });
        let lines = joined.get(at).map_or(&[][..], |(_, lines)| &lines[..]);
        let stakes = stakes(table, self.seat, &[word]);
        let finds = lines.iter().filter_map(|line| {
            let made = spell(line)?;
            Some(FoundPlay {
                way: PlayKind::Join,
                word: made,
                id: decision.words.id_at(0)?,
                used: vec![word.id],
                line: line.clone(),
                gain: table.options.standing_value(self.seat, line),
                loss: stakes.loss,
            })
        });
        finds.collect()
    }

    fn joined_lines(&self, decision: &Decision, cards: &[LaidCard]) -> Vec<Vec<LaidCard>> {
        let Some(word) =
            spell(cards).filter(|_| decision.budget.has_left(MAX_JOINING_WORK + MIN_PLAN_WORK))
        else {
            return Vec::new();
        };
        let root = decision.words.cursor();
        let read = root.read(word);
        let mut lines = Vec::new();
        for own in &self.short {
            let Some(short) = spell(own) else { continue };
            let known = |id| decision.words.level(id) <= decision.known_level(self.seat);
            let behind = read.and_then(|read| read.read(short)?.id());
            if behind.is_some_and(known) {
                lines.push([cards, own].concat());
            }
            let before = root.read(short).and_then(|read| read.read(word)?.id());
            if before.is_some_and(known) {
                lines.push([own, cards].concat());
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::super::budget::WorkBudget;
    use super::super::levels::ACE;
    use super::super::unseen::{FULL_HAND, random_world};
    use super::*;
    use game::Chance;
    use lexicon::{FamilyFilter, Level, Lexicon};
    use one_letter_better_rules::View;

    #[test]
    fn two_seats_never_draw_the_same_card_in_a_simulated_deal() {
        let view = View::set_out(&[], "C A B", "").unwrap();
        let words = Lexicon::from_words([("cab", Level::Common)]).unwrap();
        let (family, seat) = (FamilyFilter::default(), SeatId::FIRST);
        let budget = WorkBudget::new(100_000);
        let decision = Decision::new(&view, seat, &ACE, &words, &family, &budget);
        for seed in 0..20 {
            let world = random_world(&view, seat, &decision.unseen, &mut Chance::new(seed));
            let theirs = opponent_replies(&decision, &world, 2_000);
            let plan = TurnPlan::empty(&Position::from_view(&view, seat));
            let own = own_next_reply(&decision, &plan, &world, 2_000);
            assert_eq!(
                (own.hand.len(), theirs[0].hand.len()),
                (FULL_HAND, FULL_HAND)
            );
            let twice = own.hand.iter().find(|card| theirs[0].hand.contains(card));
            assert_eq!(twice, None);
        }
    }
}
