//! Making a word: what a line of cards would score, and whether it is a word (O9 to O26).

use super::resolution::Resolution;
use super::shape::{Shape, shape_of};
use super::{
    CardId, CheckingRule, Colour, Event, LaidCard, Refusal, StolenWordRule, Table, TableWord,
    TableWordId, View, WordPlay, WordStatus,
};
use game::SeatId;
use lexicon::{Lexicon, Word};

/// O12: a seat plays a line of cards.
pub(super) fn play_word(
    resolution: &mut Resolution,
    line: &[LaidCard],
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    let state = &resolution.state;
    let Table { turn, .. } = &state.table;
    if !turn.drawn && !state.deck.is_empty() {
        return Err(Refusal::DrawFirst);
    }
    let made = evaluate_line(&state.table, turn.seat, state.hand(turn.seat), line)?;
    state.table.auto_check(&made, words)?;
    let owed = turn.pick_up.as_ref().map_or(0, |pick_up| pick_up.owed);
    resolution.add(Event::Made(made));
    resolution.draw(owed.into());
    Ok(())
}

/// Returns the play that a seat would make with a line of cards, or why it would be refused. Never
/// asks the word list.
pub fn evaluate_line(
    table: &Table,
    seat: SeatId,
    hand: &[CardId],
    line: &[LaidCard],
) -> Result<WordPlay, Refusal> {
    if let Some(duty) = table.turn.duty_card()
        && line.iter().all(|laid| laid.card != duty)
    {
        return Err(Refusal::UseOrPutBack(duty));
    }
    let shape = shape_of(table, seat, hand, line)?;
    if table.options.repeats == super::RepeatRule::Forbidden
        && table.has_open_word(shape.word, &shape.used)
    {
        return Err(Refusal::OnTheTable(shape.word));
    }
    Ok(build_play(table, seat, line, shape))
}

/// What is at stake in the table words that a play uses.
pub struct Stakes {
    /// The standing value that the seat already holds in these words.
    pub held: i32,
    /// The seat whose word is stolen.
    pub victim: Option<SeatId>,
    /// Points that the victim loses: none in family mode.
    pub loss: i32,
}

/// Returns what is at stake when a seat uses these table words.
pub fn stakes(table: &Table, seat: SeatId, used: &[&TableWord]) -> Stakes {
    let options = &table.options;
    let value = |word: &TableWord| options.standing_value(word.owner, &word.cards);
    let own = used.iter().filter(|word| word.owner == seat);
    let mut others = used.iter().filter(|word| word.owner != seat);
    let theirs: i32 = others.clone().map(|word| value(word)).sum();
    let victim = others.next().map(|word| word.owner);
    let loses =
        victim.is_some_and(|victim| options.handicap(victim).stolen == StolenWordRule::Loses);
    Stakes {
        held: own.map(|word| value(word)).sum(),
        victim,
        loss: if loses { theirs } else { 0 },
    }
}

/// Builds the play. It scores the new standing value less what the player already held in the words
/// used; each other owner loses what it held.
fn build_play(table: &Table, seat: SeatId, line: &[LaidCard], shape: Shape) -> WordPlay {
    let Shape {
        way,
        used,
        returned,
        joining,
        ..
    } = shape;
    let options = &table.options;
    let old: Vec<&TableWord> = used.iter().filter_map(|id| table.word(*id)).collect();
    let Stakes { held, victim, loss } = stakes(table, seat, &old);
    let gain = options.standing_value(seat, line) - held;
    // O20: a player's changes to their own word don't count; a join takes the larger count.
    let before = old.iter().map(|word| word.stolen).max().unwrap_or_default();
    let stolen = before.saturating_add(u8::from(victim.is_some()));
    let green = line
        .iter()
        .any(|laid| options.has_colour(laid.card, Colour::Green));
    let retires = options.steals.is_some_and(|most| stolen >= most);
    let lies = match victim.is_some() && retires {
        _ if green => WordStatus::Protected,
        true => WordStatus::Retired,
        false => WordStatus::Open,
    };
    WordPlay {
        way,
        id: used
            .first()
            .copied()
            .unwrap_or_else(|| table.next_word_id()),
        line: line.to_vec(),
        used,
        returned,
        joining,
        gain,
        victim,
        loss,
        stolen,
        lies,
    }
}

impl WordPlay {
    /// The word that the play spells.
    pub fn word(&self) -> Word {
        super::spell(&self.line).unwrap_or_default()
    }

    /// The words that must be in the list: the word made, and the joining word from the hand (O17).
    pub fn words(&self) -> impl Iterator<Item = Word> + use<> {
        std::iter::once(self.word()).chain(self.joining)
    }

    /// The maker's gain plus the victim's loss.
    pub const fn swing(&self) -> i32 {
        self.gain.saturating_add(self.loss)
    }
}

impl Table {
    /// The number of the next new word.
    fn next_word_id(&self) -> TableWordId {
        let last = self.words.iter().map(|word| word.id.0).max();
        TableWordId(last.map_or(0, |last| last.saturating_add(1)))
    }

    /// O29: in auto-check mode, checks that the list has the word.
    fn auto_check(&self, made: &WordPlay, words: Option<&Lexicon>) -> Result<(), Refusal> {
        match self.options.checking {
            CheckingRule::Challenge | CheckingRule::Honour => Ok(()),
            CheckingRule::AutoCheck => self.check_words(made, words),
        }
    }

    /// Checks that the list has the word made, and the joining word.
    pub fn check_words(&self, made: &WordPlay, words: Option<&Lexicon>) -> Result<(), Refusal> {
        let words = words.ok_or(Refusal::NoListYet)?;
        let mut told = made.words();
        match told.find(|word| !self.is_listed(*word, words)) {
            Some(word) => Err(Refusal::NotInTheList(word)),
            None => Ok(()),
        }
    }

    /// Whether this game's word list has a word.
    pub(crate) fn is_listed(&self, word: Word, words: &Lexicon) -> bool {
        let level = self.options.judge.level();
        level.is_none_or(|level| words.contains_up_to(word, level))
    }
}

impl View {
    /// Returns the play that the viewer's seat would make with a line of cards. The word list is
    /// asked only in auto-check mode (O29), so a screen can show the result without giving anything
    /// away.
    ///
    /// # Errors
    /// Why the play would be refused.
    pub fn preview(&self, line: &[LaidCard], words: Option<&Lexicon>) -> Result<WordPlay, Refusal> {
        let made = self.evaluate_line(line)?;
        self.table.auto_check(&made, words)?;
        Ok(made)
    }

    /// Like [`View::preview`], but never asks the word list.
    ///
    /// # Errors
    /// Why the cards can't be laid that way.
    pub fn evaluate_line(&self, line: &[LaidCard]) -> Result<WordPlay, Refusal> {
        let seat = self.own.ok_or(Refusal::NotNow)?;
        evaluate_line(&self.table, seat, &self.hand, line)
    }
}
