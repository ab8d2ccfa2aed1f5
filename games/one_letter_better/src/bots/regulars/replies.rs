//! Plays that other seats could make in a world, and which of them they make after a plan.

use std::cell::RefCell;

use super::offers::cards_of;
use super::plans::Plan;
use super::position::Position;
use super::thinking::Thinking;
use super::unseen::{World, filled, missing};
use crate::bots::{Find, Finder};
use base::sorting::sort_by_key;
use game::SeatId;
use one_letter_better_rules::making::stakes;
use one_letter_better_rules::{CardId, Colour, Laid, Table, TableWord, Way, spelled};

/// The cards of a table word, and the lines that join it with short words of the hand.
type Joined = (Vec<Laid>, Vec<Vec<Laid>>);

/// The plays that a seat could make in a world, whatever is played before its turn.
pub(super) struct Reply {
    pub(super) seat: SeatId,
    hand: Vec<CardId>,
    /// New words from the seat's hand, and extensions of its own words.
    own: Vec<Find>,
    /// Short words from the seat's hand, which may be joined with a table word (O18).
    short: Vec<Vec<Laid>>,
    /// What table words become by joining the short words, computed when needed.
    joined: RefCell<Vec<Joined>>,
}

/// Number of short words tried as joining words.
const SHORT: usize = 60;
/// Most letters of a short word.
const LETTERS: usize = 4;
/// Most steps through the word list for one word's joins.
const JOINING: u64 = SHORT as u64 * 2 * 16;
/// Most steps through the word list for stealing from all table words.
const STEALING: u64 = 4_000;
/// Steps that must be left in the budget to try a plan.
pub(super) const LEAST: u64 = 3 * STEALING + 1_000;

/// The plays that the next seats could make in a world, for as many seats as the search horizon
/// covers.
pub(super) fn replies(thinking: &Thinking, world: &World, look: u64) -> Vec<Reply> {
    let mut deck = world.deck.clone();
    let next = thinking.regular.mind.judgement.horizon;
    let seats = world.held.iter().take(next);
    let position = Position::seen(thinking.view, thinking.seat);
    let count = seats.len().max(1) as u64;
    let each = seats.map(|(seat, held)| {
        let hand = filled(held, &deck);
        deck.truncate((deck.len() + held.len()).saturating_sub(hand.len()));
        Reply::of(thinking, &position.turned(*seat, &hand), look / count)
    });
    each.collect()
}

/// The plays of the bot's own next turn after a plan. The others have drawn before it.
pub(super) fn next(thinking: &Thinking, plan: &Plan, world: &World, look: u64) -> Reply {
    let drawn: usize = world.held.iter().map(|(_, held)| missing(held)).sum();
    let left = world.deck.len().saturating_sub(drawn);
    let deck = world.deck.get(..left).unwrap_or_default();
    let hand = filled(plan.after.hand(), deck);
    Reply::of(thinking, &plan.after.turned(thinking.seat, &hand), look)
}

fn short(table: &Table, own: &[Find]) -> Vec<Vec<Laid>> {
    let deck = &table.options.deck;
    let green = |laid: &Laid| deck.face(laid.card).colour() == Some(Colour::Green);
    let may = |find: &&Find| {
        find.way == Way::New
            && find.word.len() <= LETTERS
            && table.options.joins(find.word)
            && !find.line.iter().any(green)
    };
    let mut short: Vec<Vec<Laid>> = own
        .iter()
        .filter(may)
        .map(|find| find.line.clone())
        .collect();
    sort_by_key(&mut short, Vec::len);
    short.truncate(SHORT);
    short
}

impl Reply {
    /// The plays of a seat at the start of its turn that don't depend on opponents' words.
    fn of(thinking: &Thinking, position: &Position, look: u64) -> Reply {
        let view = position.view();
        let finder = Finder::at(&view).up_to(thinking.knows(position.seat));
        let finder = finder.only(&[Way::New, Way::Extend]);
        let mut own = finder.within(look, 0).find(thinking.words);
        own.retain(|find| find.swing() > 0);
        Reply {
            seat: position.seat,
            short: short(&view.table, &own),
            hand: view.hand,
            own,
            joined: RefCell::default(),
        }
    }

    /// The plays that the seat makes after a plan, each time the one with the largest swing. Words
    /// that earlier seats' plays have used (`gone`) are no longer available.
    pub(super) fn played(&self, thinking: &Thinking, plan: &Plan, gone: &[Find]) -> Vec<Find> {
        let position = plan.after.turned(self.seat, &self.hand);
        let view = position.view();
        let finder = Finder::at(&view).up_to(thinking.knows(self.seat));
        let finder = finder.only(&[Way::Steal, Way::Substitute]);
        let mut all = finder.within(STEALING, 0).find(thinking.words);
        let others = view
            .table
            .open_words()
            .filter(|word| word.owner != self.seat);
        for word in others {
            all.extend(self.joins(thinking, &view.table, word));
        }
        let before = match self.seat == thinking.seat {
            true => &plan.after.state.table,
            false => &thinking.view.table,
        };
        let lies = |find: &&Find| {
            let mut used = find.used.iter();
            used.all(|id| before.word(*id) == view.table.word(*id))
        };
        all.extend(self.own.iter().filter(lies).cloned());
        all.retain(|find| find.swing() > 0);
        self.best_of(all, gone)
    }

    fn best_of(&self, mut all: Vec<Find>, gone: &[Find]) -> Vec<Find> {
        let mut cards = 0;
        let mut done: Vec<Find> = Vec::new();
        sort_by_key(&mut all, |find| -find.swing());
        for find in all {
            let taken = cards_of(&find, &self.hand);
            let mut used = done.iter().chain(gone).flat_map(|other| &other.used);
            if cards & taken == 0 && !used.any(|id| find.used.contains(id)) {
                cards |= taken;
                done.push(find);
            }
        }
        done
    }

    /// O17: the joins of a word with short words of the hand.
    fn joins(&self, thinking: &Thinking, table: &Table, word: &TableWord) -> Vec<Find> {
        let mut joined = self.joined.borrow_mut();
        let known = joined.iter().position(|(cards, _)| *cards == word.cards);
        let at = known.unwrap_or_else(|| {
            joined.push((word.cards.clone(), self.lines(thinking, &word.cards)));
            joined.len() - 1
        });
        let lines = joined.get(at).map_or(&[][..], |(_, lines)| &lines[..]);
        let stakes = stakes(table, self.seat, &[word]);
        let finds = lines.iter().filter_map(|line| {
            let made = spelled(line)?;
            Some(Find {
                way: Way::Join,
                word: made,
                id: thinking.words.id_at(0)?,
                used: vec![word.id],
                line: line.clone(),
                gain: table.options.standing_value(self.seat, line),
                loss: stakes.loss,
            })
        });
        finds.collect()
    }

    fn lines(&self, thinking: &Thinking, cards: &[Laid]) -> Vec<Vec<Laid>> {
        let Some(word) = spelled(cards).filter(|_| thinking.budget.has(JOINING + LEAST)) else {
            return Vec::new();
        };
        let root = thinking.words.cursor();
        let read = root.read(word);
        let mut lines = Vec::new();
        for own in &self.short {
            let Some(short) = spelled(own) else { continue };
            let known = |id| thinking.words.level(id) <= thinking.knows(self.seat);
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
    use super::super::budget::Budget;
    use super::super::levels::ACE;
    use super::super::unseen::{FULL, world};
    use super::*;
    use game::Chance;
    use lexicon::{Family, Level, Lexicon};
    use one_letter_better_rules::View;

    #[test]
    fn two_seats_never_draw_the_same_card_in_a_world() {
        let view = View::set_out(&[], "C A B", "").unwrap();
        let words = Lexicon::from_words([("cab", Level::Common)]).unwrap();
        let (family, seat) = (Family::default(), SeatId::FIRST);
        let budget = Budget::new(100_000);
        let thinking = Thinking::new(&view, seat, &ACE, &words, &family, &budget);
        for seed in 0..20 {
            let world = world(&view, seat, &thinking.unseen, &mut Chance::new(seed));
            let theirs = replies(&thinking, &world, 2_000);
            let plan = Plan::nothing(&Position::seen(&view, seat));
            let own = next(&thinking, &plan, &world, 2_000);
            assert_eq!((own.hand.len(), theirs[0].hand.len()), (FULL, FULL));
            let twice = own.hand.iter().find(|card| theirs[0].hand.contains(card));
            assert_eq!(twice, None);
        }
    }
}
