//! What a bot notices: the same all through a turn.

use super::Wits;
use crate::bots::Find;
use c_u_letter_rules::{Placing, Span, Standing, Use, View};
use game::SeatId;
use game::bots::{Eye, Glance, Sight};
use lexicon::{Level, Lexicon, Word};

/// A bot's attention during one turn.
pub(super) struct Noticing<'a> {
    wits: &'a Wits,
    words: &'a Lexicon,
    glance: Glance,
    open: i32,
}

impl<'a> Noticing<'a> {
    /// Creates the attention for a turn. Its random seed comes from the round, the number of cards
    /// placed in it, the seat, and the cards that the seat can use.
    pub(super) fn of(view: &View, seat: SeatId, wits: &'a Wits, words: &'a Lexicon) -> Self {
        let table = &view.table;
        let round = [table.results.len(), table.counter.into(), seat.index()];
        let cards = view.hand.iter().chain(&table.loose);
        let cards = cards.map(|card| card.index());
        let moment: Vec<u64> = round.into_iter().chain(cards).map(|n| n as u64).collect();
        Noticing {
            wits,
            words,
            glance: Glance::new(&moment),
            open: wits.attention.at(lead(view, seat)),
        }
    }

    /// Whether the bot notices a placing. This depends on its longest word, the number of lines in
    /// which it opens words, and its ability.
    pub(super) fn placing(&self, find: &Find) -> bool {
        let using = find.placing.using;
        let best = find.opens.first();
        let line = best.map(|opened| opened.span.line());
        let other = |span: Span| Some(span.line()) != line;
        let beside = find.opens.iter().any(|opened| other(opened.span));
        let id = best.and_then(|opened| opened.id);
        let sight = Sight {
            word: best.map_or(Word::EMPTY, |opened| opened.word),
            level: id.map_or(Level::Common, |id| self.words.level(id)),
            beside: usize::from(beside),
            place: placed(find.placing),
        };
        let craft = match using {
            Use::Nothing => 1_000,
            Use::Overwrite | Use::Swap(_) => self.wits.craft,
            Use::Insert(_) | Use::Hide => self.wits.craft * 3 / 4,
        };
        self.eye(self.wits.mind.eye, craft)
            .sees(&sight, self.glance)
    }

    /// Whether the bot notices a word on the board.
    pub(super) fn standing(&self, standing: &Standing) -> bool {
        let (from, to) = standing.span.into();
        self.word(standing.word, self.words.level(standing.id), {
            (from.index() * 81 + to.index()) as u64
        })
    }

    /// Whether the bot notices a word. `place` separates copies of the same word.
    pub(super) fn word(&self, word: Word, level: Level, place: u64) -> bool {
        let sight = Sight {
            word,
            level,
            beside: 0,
            place,
        };
        self.eye(self.wits.claims, 1_000).sees(&sight, self.glance)
    }

    fn eye(&self, eye: Eye, craft: u32) -> Eye {
        let craft = i32::try_from(craft).unwrap_or(i32::MAX);
        eye.opened(self.open).opened(craft)
    }
}

/// A seat's lead over the best other seat, in cards of the finished rounds.
fn lead(view: &View, seat: SeatId) -> i32 {
    let score = |seat| i32::try_from(view.table.score(seat)).unwrap_or(i32::MAX);
    let others = seat.others(view.table.seats).map(score).max();
    others.map_or(0, |most| score(seat) - most)
}

/// Returns a number that differs for each placing, to seed whether the bot notices it.
fn placed(placing: Placing) -> u64 {
    let using = match placing.using {
        Use::Nothing => 0,
        Use::Overwrite => 1,
        Use::Hide => 2,
        Use::Insert(heading) => 3 + heading as u64,
        Use::Swap(other) => 7 + other.index() as u64,
    };
    let card = placing.card.index() as u64;
    (card * 81 + placing.at.index() as u64) * 100 + using
}
