//! Placing a card at a word of the table. Whatever else is in the line stays there.

use super::{Draft, DraftCard, card_colour, card_letters, open_word, whole_word};
use one_letter_better_rules::{CardId, Colour, LaidCard, TableWord, View};

impl Draft {
    /// Makes sure that the line contains a whole table word. Cards that a blue card replaces come
    /// back. A word that isn't in the line yet goes behind its cards, so that they are at the word's
    /// front, or before them.
    pub(super) fn bring_word(&mut self, word: &TableWord, front: bool) {
        let of_word = |placed: &DraftCard| placed.from == Some(word.id);
        let first = self.line.iter().position(of_word);
        let last = self.line.iter().rposition(of_word);
        let (Some(first), Some(last)) = (first, last) else {
            let at = if front { self.line.len() } else { 0 };
            self.line.splice(at..at, whole_word(word));
            return;
        };
        let gone = |placed: &DraftCard| !self.holds(placed.card);
        let before: Vec<DraftCard> = whole_word(word).take_while(gone).collect();
        let behind = whole_word(word).skip(before.len()).filter(gone);
        let behind: Vec<DraftCard> = behind.collect();
        self.line.splice(last + 1..last + 1, behind);
        self.line.splice(first..first, before);
    }

    /// Puts a card of the hand before this card of a table word, or after its last card.
    pub(super) fn place_in_word(
        &mut self,
        card: CardId,
        word: &TableWord,
        place: usize,
        view: &View,
    ) {
        if !view.hand.contains(&card) {
            return;
        }
        self.bring_word(word, 2 * place < word.cards.len());
        let before = word.cards.get(place);
        let at = self.line.iter().rposition(|placed| match before {
            Some(laid) => placed.card == laid.card,
            None => placed.from == Some(word.id),
        });
        let at = at.map_or(self.line.len(), |at| at + usize::from(before.is_none()));
        self.place_card(card, at, view);
    }

    /// O23: lays a blue card over cards of a word that have as many letters: at the nearer end if
    /// that works, otherwise at the other. Where it can't replace any, it is added at the nearer
    /// end.
    pub(super) fn snap_blue(&mut self, card: CardId, word: &TableWord, place: usize, view: &View) {
        let letters = card_letters(view, card).map_or(0, |letters| letters.len());
        let count = word.cards.len();
        let nearer = 2 * place < count;
        let covers = |front: bool| Some((front, replaced_cards(word, letters, front)?));
        let snapped = covers(nearer).or_else(|| covers(!nearer));
        let front = snapped.map_or(nearer, |(front, _)| front);
        self.place_in_word(card, word, if front { 0 } else { count }, view);
        if let Some((_, replaced)) = snapped.filter(|_| view.hand.contains(&card)) {
            let under = |placed: &DraftCard| replaced.iter().any(|laid| laid.card == placed.card);
            self.line.retain(|placed| !under(placed));
        }
    }

    /// Takes a card of the hand out of the line. The cards that a blue card replaced come back.
    pub(super) fn take_out(&mut self, card: CardId, view: &View) {
        self.line.retain(|placed| placed.card != card);
        let replaces = |placed: &DraftCard| {
            placed.from.is_none() && card_colour(view, placed.card) == Some(Colour::Blue)
        };
        if self.line.iter().any(replaces) {
            return;
        }
        for word in view.table.open_words() {
            if self.line.iter().any(|placed| placed.from == Some(word.id)) {
                self.bring_word(word, true);
            }
        }
    }

    /// The cards that the line's blue card replaces, and whether they are at the front of their
    /// word.
    pub fn replaced<'v>(&self, view: &'v View) -> Option<(bool, &'v [LaidCard])> {
        let (blue, id, front) = self.blue_at_end(view)?;
        let word = open_word(view, id)?;
        let whole = self.line.len() > word.cards.len();
        let replaced = replaced_cards(word, blue.letters.len(), front)?;
        (!whole).then_some((front, replaced))
    }
}

/// The cards at one end of a word that have exactly this number of letters together. At least one
/// card of the word is left.
fn replaced_cards(word: &TableWord, letters: usize, front: bool) -> Option<&[LaidCard]> {
    let cards = word.cards.as_slice();
    let end = |count: usize| {
        let range = if front {
            0..count
        } else {
            cards.len() - count..cards.len()
        };
        cards.get(range)
    };
    let fits = |end: &&[LaidCard]| {
        let letters_of = end.iter().map(|laid| laid.letters.len());
        letters_of.sum::<usize>() == letters
    };
    (1..cards.len()).filter_map(end).find(fits)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{held, plays, spelled, view, word};
    use super::*;
    use crate::screen::draft::CardDropTarget;
    use crate::screen::{BlueUse, LinePart, shown_line};
    use game::SeatId;
    use lexicon::{Level, Lexicon};
    use one_letter_better_rules::PlayKind;

    /// The blue CH tapped, then SLANT at this card.
    fn snapped(view: &View, place: usize) -> Draft {
        let mut draft = Draft::default();
        draft.tap(held(view, "=CH"), view);
        draft.tap_word_at(word(view, "slant"), place, 50, view);
        draft
    }

    #[test]
    fn o23_a_tapped_blue_card_snaps_to_the_nearer_end_of_a_word() {
        let view = view();
        let spell = |place| spelled(&snapped(&view, place));
        assert_eq!(
            [0, 1, 3, 4, 5].map(spell),
            ["chant", "chant", "slach", "slach", "slach"]
        );
        let draft = snapped(&view, 0);
        assert_eq!(plays(&draft, &view), Ok((PlayKind::Substitute, 18)));
    }

    #[test]
    fn o23_a_blue_card_snaps_only_to_an_end_where_it_can_replace_whole_cards() {
        let bo = SeatId::new(1);
        let view = View::set_out(&[(bo, "T A L ENT"), (bo, "P ING")], "=CH =P", "").unwrap();
        let mut draft = Draft::default();
        // ENT can't be split, so two letters go only in front.
        draft.drop(
            held(&view, "=CH"),
            CardDropTarget::Card(word(&view, "talent"), 3),
            &view,
        );
        assert_eq!(spelled(&draft), "chlent");
        assert_eq!(draft.with_blue_at_other_end(&view, None), None);
        draft.nudge(true, &view);
        assert_eq!(spelled(&draft), "chlent");
        // P and ING have one and three letters, so CH can only be added.
        let mut added = Draft::default();
        added.drop(
            held(&view, "=CH"),
            CardDropTarget::Card(word(&view, "ping"), 1),
            &view,
        );
        assert_eq!(spelled(&added), "pingch");
        assert_eq!(added.blue_use(&view), None, "it can't replace any");
    }

    #[test]
    fn o23_a_blue_card_goes_to_the_other_end_only_where_that_makes_a_word() {
        let view = view();
        let list = |words: &[&str]| {
            Lexicon::from_words(words.iter().map(|word| (*word, Level::Common))).unwrap()
        };
        let front = snapped(&view, 0);
        let words = list(&["chant"]);
        assert_eq!(
            front.with_blue_at_other_end(&view, Some(&words)),
            None,
            "SLACH is no word"
        );
        let other = snapped(&view, 4).with_blue_at_other_end(&view, Some(&words));
        assert_eq!(other.map(|draft| spelled(&draft)), Some("chant".into()));
        let both = list(&["chant", "slach"]);
        let other = front.with_blue_at_other_end(&view, Some(&both));
        assert_eq!(other.map(|draft| spelled(&draft)), Some("slach".into()));
    }

    #[test]
    fn the_line_shows_what_a_blue_card_replaces() {
        let view = view();
        let shown = |draft: &Draft| {
            let line = shown_line(&view, draft).into_iter();
            let each = line.map(|card| match card.part {
                LinePart::Own => format!("[{}]", card.shown.letters),
                LinePart::Table => card.shown.letters,
                LinePart::Replaced => card.shown.letters.to_lowercase(),
            });
            each.collect::<Vec<_>>().join(" ")
        };
        let mut draft = snapped(&view, 0);
        assert_eq!(shown(&draft), "s l [CH] A N T");
        assert_eq!(shown(&snapped(&view, 4)), "S L A [CH] n t");
        draft.toggle_blue(&view);
        assert_eq!(shown(&draft), "[CH] S L A N T");
        assert_eq!(draft.blue_use(&view), Some(BlueUse::Added));
    }

    #[test]
    fn a_card_put_at_a_word_leaves_all_others_in_the_line() {
        let view = view();
        let [pint, slant] = ["pint", "slant"].map(|text| word(&view, text));
        let fish = || {
            let mut draft = Draft::default();
            for text in ["F", "I", "S", "H"] {
                draft.tap(held(&view, text), &view);
            }
            draft
        };
        let dropped = |card: &str, onto| {
            let mut draft = fish();
            draft.drop(held(&view, card), onto, &view);
            spelled(&draft)
        };
        assert_eq!(dropped("R", CardDropTarget::Gap(pint, 4)), "pintrfish");
        assert_eq!(dropped("R", CardDropTarget::Gap(pint, 0)), "fishrpint");
        assert_eq!(dropped("-R", CardDropTarget::Gap(pint, 1)), "fishprint");
        assert_eq!(dropped("=CH", CardDropTarget::Card(slant, 0)), "fishchant");
        // Another word stays too.
        let mut draft = Draft::default();
        draft.tap_word(word(&view, "star"), &view);
        draft.drop(held(&view, "R"), CardDropTarget::Gap(pint, 4), &view);
        assert_eq!(spelled(&draft), "pintrstar");
        // What a blue card replaced comes back when another card is put there.
        let mut draft = snapped(&view, 0);
        draft.drop(held(&view, "+S"), CardDropTarget::Gap(slant, 5), &view);
        assert_eq!(spelled(&draft), "chslants");
    }

    #[test]
    fn replaced_cards_come_back_when_the_blue_card_is_taken_back() {
        let view = view();
        let blue = held(&view, "=CH");
        let mut tapped = snapped(&view, 0);
        tapped.tap(blue, &view);
        assert_eq!(spelled(&tapped), "slant");
        let mut dropped = snapped(&view, 0);
        dropped.drop(blue, CardDropTarget::Hand, &view);
        assert_eq!(spelled(&dropped), "slant");
        let mut deleted = snapped(&view, 4);
        deleted.back(&view);
        assert_eq!(spelled(&deleted), "slant");
        // A blue card dragged along the line goes to the other end.
        let mut moved = snapped(&view, 0);
        moved.drop(blue, CardDropTarget::Line(4), &view);
        assert_eq!(spelled(&moved), "slach");
        moved.nudge(false, &view);
        assert_eq!(spelled(&moved), "chant");
    }
}
