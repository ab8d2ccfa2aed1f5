//! Lines of the log, each of which states an event.

use game::SeatId;
use one_letter_better_rules::{CardId, LogEntry, PlayKind};
use serde_json::{Value, json};

use super::model::{LaidWord, Model, model_line, parse_cards};
use crate::facts::{as_number, ensure};

impl Model {
    /// Checks that a line of the log states what this event is about to do.
    pub fn check_log_line(&self, name: &str, holds: &Value, line: &LogEntry) -> Result<(), String> {
        let seat = SeatId::new(self.turn as u8);
        let some = |of: &str| as_number(&holds[of]).map(|card| CardId::new(card as u8));
        let card = |of: &str| some(of).unwrap();
        let own = |of: &str| SeatId::new(as_number(&holds[of]).unwrap() as u8);
        let ids = |cards: &[usize]| -> Vec<CardId> {
            cards.iter().map(|card| CardId::new(*card as u8)).collect()
        };
        let is = match (name, line) {
            (
                "dealt",
                LogEntry::Dealt {
                    dealer,
                    round,
                    open,
                },
            ) => *dealer == own("dealer") && *open == card("open") && *round == self.rounds + 1,
            (
                "drew",
                LogEntry::Drew {
                    seat: who,
                    count,
                    cards: shown,
                },
            ) => {
                // The whole table sees the number of cards, but not which cards they are.
                *who == seat && usize::from(*count) == parse_cards(holds).len() && shown.is_empty()
            }
            ("took", LogEntry::Took { seat: who, cards }) => {
                let left = self.pile.len() - as_number(&holds["count"]).unwrap();
                *who == seat && *cards == ids(&self.pile[left..])
            }
            ("put-back", LogEntry::PutBack(who)) | ("passed", LogEntry::Passed(who)) => {
                *who == seat
            }
            (
                "swapped",
                LogEntry::Swapped {
                    seat: who,
                    blue,
                    card: taken,
                },
            ) => *who == seat && *blue == card("blue") && *taken == card("card"),
            ("shown", LogEntry::Saw { seat: who, from }) => *who == seat && *from == own("from"),
            (
                "stole",
                LogEntry::Stole {
                    seat: who,
                    from,
                    card: shown,
                },
            ) => *who == seat && *from == own("from") && shown.is_none(),
            (
                "draws-one",
                LogEntry::DrewOne {
                    seat: who,
                    card: shown,
                },
            ) => *who == seat && shown.is_none(),
            (
                "discarded",
                LogEntry::Discarded {
                    seat: who,
                    cards: gone,
                },
            ) => *who == seat && *gone == ids(&parse_cards(holds)),
            ("made", LogEntry::Made { .. }) => return self.check_word_line(holds, line),
            (
                "challenged",
                LogEntry::Challenged {
                    by,
                    maker,
                    word,
                    good,
                    points,
                    undone,
                },
            ) => {
                let play = as_number(&holds["play"]).unwrap();
                let gone = if *good {
                    Vec::new()
                } else {
                    self.plays[play..]
                        .iter()
                        .map(|made| made.word.clone())
                        .collect()
                };
                let told: Vec<String> =
                    undone.iter().map(|word| word.as_str().to_owned()).collect();
                *by == own("by")
                    && *maker == seat
                    && word.as_str() == self.plays[play].word
                    && json!(good) == holds["good"]
                    && *points == self.plays[play].gain.max(0)
                    && told == gone
            }
            ("round-ended", LogEntry::RoundEnded { scores, .. }) => {
                let paid = holds["penalties"].as_array().unwrap().iter();
                let paid = paid.map(|paid| paid.as_i64().unwrap() as i32);
                let own: Vec<i32> = self
                    .points
                    .iter()
                    .zip(paid)
                    .map(|(points, paid)| points - paid)
                    .collect();
                *scores == own
            }
            _ => false,
        };
        ensure(is, || format!("{name}: {holds}"))
    }

    fn check_word_line(&self, holds: &Value, line: &LogEntry) -> Result<(), String> {
        let LogEntry::Made {
            seat,
            way,
            word,
            line,
            from,
            gain,
            victim,
            ..
        } = line
        else {
            return Err("no word".into());
        };
        let used = parse_cards(&holds["used"]);
        let used: Vec<LaidWord> = used
            .iter()
            .map(|id| {
                self.words
                    .iter()
                    .find(|word| word.id == *id)
                    .unwrap()
                    .clone()
            })
            .collect();
        let laid = model_line(line);
        let (own_gain, loss) = self.line_points(self.turn, &laid, &used);
        let robbed = used.iter().find(|word| word.owner != self.turn);
        let robbed = robbed.map(|word| (SeatId::new(word.owner as u8), loss));
        let old: Vec<String> = used.iter().map(LaidWord::word).collect();
        let told: Vec<String> = from.iter().map(|word| word.as_str().to_owned()).collect();
        let spelled: String = laid.iter().map(|(_, letters)| letters.as_str()).collect();
        let is = seat.index() == self.turn
            && word.as_str() == spelled
            && told == old
            && (*gain, *victim) == (own_gain, robbed)
            && (*way == PlayKind::New) == used.is_empty();
        ensure(is, || {
            format!("{spelled} from {old:?} for {own_gain}, {robbed:?}")
        })
    }
}
