//! Explains letters, the pile they come from, and the words they are in.

use super::{Explainer, explanation_titled};
use crate::text::play::describe_word_history;
use screen::Explanation;
use screen::text::phrase::{capitals, count};
use screen::text::you::{owned_thing, player_does, possessive, request_to};
use word_heist_rules::{
    Difference, LetterTile, LetterTileId, MadeWord, MadeWordId, Scoring, Stage,
};

impl Explainer<'_> {
    /// Explains a letter of the centre, or of a word on the table.
    pub(super) fn explain_letter(&self, id: LetterTileId) -> Option<Explanation> {
        let is = |tile: &&LetterTile| tile.id == id;
        let used = self.entry.is_tapped(id);
        if let Some(tile) = self.table.centre.iter().find(is) {
            let mut told =
                explanation_titled(format!("{}, in the centre", tile.letter.uppercase()));
            let alike = self.table.centre.iter();
            let alike = alike.filter(|other| other.letter == tile.letter).count();
            if alike > 1 {
                told.facts.push(format!("One of {alike} there."));
            }
            told.facts
                .push("Anyone can use it, for a new word or a steal.".into());
            told.can.extend(self.speaker.map(|_| describe_tap(used)));
            let hinted = self.marks.tiles.contains(&id);
            told.can.extend(hinted.then(|| USED_BY_HINT.to_owned()));
            return Some(told);
        }
        let word = self
            .table
            .words_on_table()
            .find(|word| word.tiles.iter().any(|tile| tile.id == id))?;
        let tile = word.tiles.iter().find(is)?;
        let of = owned_thing(&capitals(word.word()), &self.name(word.owner));
        let mut told = explanation_titled(format!("{}, in {of}", tile.letter.uppercase()));
        told.facts
            .push("A word is taken whole: use all its letters, or none.".into());
        told.can.extend(self.speaker.map(|_| describe_tap(used)));
        Some(told)
    }

    /// Explains a word on the table: its owner, its origin, its points, and how to steal it.
    pub(super) fn explain_word(&self, id: MadeWordId) -> Option<Explanation> {
        let word = self.table.word(id).filter(|word| word.is_on_table())?;
        let made = capitals(word.word());
        let mut told = explanation_titled(format!("{made}, {}", self.name(word.owner)));
        told.facts.push(self.describe_origin(word));
        if word.house {
            told.facts
                .push("It isn’t in the word list, but everyone agreed on it.".into());
        }
        told.facts.push(self.describe_points(word));
        if let Some(seat) = self.speaker {
            let own = word.owner == seat;
            told.can.push(
                match (self.entry.is_pinned(id), own) {
                    (true, _) => "Your word must use it. Tap it to let it go.",
                    (false, true) => "Tap it to make it longer.",
                    (false, false) => "Tap it to steal it.",
                }
                .into(),
            );
            if self.marks.words.contains(&id) {
                told.can.push(USED_BY_HINT.into());
            }
            if self.may.contains(&id) {
                told.can.push("A well-known word uses it now.".into());
            }
            told.can
                .push("Use all its letters, and 1 or more from the centre.".into());
            told.can.push(self.describe_difference_rule(&made));
        }
        Some(told)
    }

    fn describe_origin(&self, word: &MadeWord) -> String {
        if word.from.is_empty() {
            format!("Made from the centre, after {} letters.", word.turned_up)
        } else {
            format!(
                "{}.",
                describe_word_history(&self.table.word_history(word.id), self.seats)
            )
        }
    }

    fn describe_points(&self, word: &MadeWord) -> String {
        let letters = word.tiles.len();
        let points = self.table.options.scoring.points(letters);
        let points = count(points.unsigned_abs() as usize, "point", "points");
        match self.table.options.scoring {
            Scoring::Words => "It counts 1, like every word.".into(),
            Scoring::Letters => format!("It counts its letters: {points}."),
            Scoring::LengthLessThree => format!("It counts its letters minus 3: {points}."),
            Scoring::LengthSquared => format!("It counts its letters, squared: {points}."),
        }
    }

    fn describe_difference_rule(&self, made: &str) -> String {
        let extends = format!("{made}S only adds to it, so that doesn’t count.");
        match self.table.options.difference {
            Difference::NotInOnePiece => extends,
            Difference::NoInsertion => "Its letters must change their order.".into(),
            Difference::NoSharedRoot => format!("{extends} The root must change too."),
        }
    }

    /// Explains the letters that are face down.
    pub(super) fn explain_pile(&self) -> Explanation {
        let table = self.table;
        let left = usize::from(table.face_down);
        let mut told = explanation_titled(match left {
            0 => "Every letter is up".into(),
            left => format!("{} left", count(left, "letter", "letters")),
        });
        if left == 0 {
            told.facts
                .push("The game ends when everyone says they’re done.".into());
            return told;
        }
        told.facts
            .push("They lie face down. Their order was set at the start.".into());
        if let Stage::Reserved { press, .. } = &table.stage {
            let who = possessive(&self.name(press.seat));
            told.facts
                .push(format!("No letters turn up during {who} word."));
        } else if let Some(pace) = table.options.pace {
            told.facts
                .push(format!("A letter turns up every {pace} seconds."));
        } else if let Some(seat) = self.flipping_seat() {
            told.can
                .push(request_to(&self.name(seat), "tap it to flip a letter."));
        } else {
            told.facts.push(player_does(
                &self.name(table.flipper),
                "flips the next letter.",
            ));
        }
        told
    }
}

const USED_BY_HINT: &str = "The hint uses it.";

fn describe_tap(used: bool) -> String {
    if used {
        "Your word uses it. Tap it to put it back.".into()
    } else {
        "Tap it to put it in your word.".into()
    }
}
