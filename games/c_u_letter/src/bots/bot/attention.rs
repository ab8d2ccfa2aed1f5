//! What a bot notices, which stays the same throughout a turn.

use super::BotLevel;
use crate::bots::FoundPlay;
use c_u_letter_rules::{BoardWord, Placing, Span, Use, View};
use game::SeatId;
use game::bots::{Glance, Perception, PlayVisibility};
use lexicon::{Level, Lexicon, Word};

/// A bot's attention during one turn.
pub(super) struct BotAttention<'a> {
    bot: &'a BotLevel,
    words: &'a Lexicon,
    glance: Glance,
    open: i32,
}

impl<'a> BotAttention<'a> {
    /// Creates the attention for a turn. Its random seed comes from the round, the number of cards
    /// placed in it, the seat, and the cards that the seat can use.
    pub(super) fn for_turn(
        view: &View,
        seat: SeatId,
        bot: &'a BotLevel,
        words: &'a Lexicon,
    ) -> Self {
        let table = &view.table;
        let round = [table.results.len(), table.counter.into(), seat.index()];
        let cards = view.hand.iter().chain(&table.loose);
        let cards = cards.map(|card| card.index());
        let moment: Vec<u64> = round.into_iter().chain(cards).map(|n| n as u64).collect();
        BotAttention {
            bot,
            words,
            glance: Glance::new(&moment),
            open: bot.attention.at_lead(lead(view, seat)),
        }
    }

    /// Whether the bot notices a placing. This depends on its longest word, the number of lines in
    /// which it opens words, and its ability.
    pub(super) fn notices_placing(&self, find: &FoundPlay) -> bool {
        let using = find.placing.using;
        let best = find.opens.first();
        let line = best.map(|opened| opened.span.line());
        let other = |span: Span| Some(span.line()) != line;
        let beside = find.opens.iter().any(|opened| other(opened.span));
        let id = best.and_then(|opened| opened.id);
        let sight = PlayVisibility {
            word: best.map_or(Word::EMPTY, |opened| opened.word),
            level: id.map_or(Level::Common, |id| self.words.level(id)),
            beside: usize::from(beside),
            place: placing_seed(find.placing),
        };
        let craft = match using {
            Use::Nothing => 1_000,
            Use::Overwrite | Use::Swap(_) => self.bot.craft,
            Use::Insert(_) | Use::Hide => self.bot.craft * 3 / 4,
        };
        self.adjusted_eye(self.bot.mind.eye, craft)
            .sees(&sight, self.glance)
    }

    /// Whether the bot notices a word on the board.
    pub(super) fn notices_board_word(&self, standing: &BoardWord) -> bool {
        let (from, to) = standing.span.into();
        self.notices_word(standing.word, self.words.level(standing.id), {
            (from.index() * 81 + to.index()) as u64
        })
    }

    /// Whether the bot notices a word. `place` separates copies of the same word.
    pub(super) fn notices_word(&self, word: Word, level: Level, place: u64) -> bool {
        let sight = PlayVisibility {
            word,
            level,
            beside: 0,
            place,
        };
        self.adjusted_eye(self.bot.claims, 1_000)
            .sees(&sight, self.glance)
    }

    fn adjusted_eye(&self, eye: Perception, craft: u32) -> Perception {
        let craft = i32::try_from(craft).unwrap_or(i32::MAX);
        eye.with_attention(self.open).with_attention(craft)
    }
}

/// A seat's lead over the best other seat, in cards of the finished rounds.
fn lead(view: &View, seat: SeatId) -> i32 {
    let score = |seat| i32::try_from(view.table.score(seat)).unwrap_or(i32::MAX);
    let others = seat.others_clockwise(view.table.seats).map(score).max();
    others.map_or(0, |most| score(seat) - most)
}

/// Returns a number that differs for each placing, to seed whether the bot notices it.
fn placing_seed(placing: Placing) -> u64 {
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
