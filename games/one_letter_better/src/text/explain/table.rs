//! Explains table words, face-down words, seats, the deck, and the draft.

use super::Explainer;
use crate::screen::DraftOutcome;
use crate::text::play::{BUILD_PROMPT, outcome, points};
use crate::text::stage::{extra_cards, play_description};
use crate::text::table::{LINE, card_count, cards_in_deck, round_progress};
use game::SeatId;
use one_letter_better_rules::{Mode, TableWord, TableWordId, WordStatus};
use screen::Explanation;
use screen::text::list::list_all;
use screen::text::phrase::{capitals, count, name, sentence};
use screen::text::you::{player_does, possessive_at_start};

impl Explainer<'_> {
    /// The word's owner, and its value for them.
    fn owner_and_value(&self, word: &TableWord) -> String {
        let options = &self.view.table.options;
        let whole = options.standing_value(word.owner, &word.cards);
        let cards = word.cards.iter().map(|laid| options.deck.value(laid.card));
        let cards: i32 = cards.sum();
        let whose = possessive_at_start(&name(self.seats, word.owner));
        match whole - cards {
            0 => format!("{whose}, worth {whole}.").replace('-', "−"),
            bonus => {
                let extra = extra_cards(word.cards.len().saturating_sub(3));
                format!("{whose}, worth {whole}: {cards} plus {bonus} for {extra}.")
                    .replace('-', "−")
            }
        }
    }

    /// Who made the word, and what it was before.
    fn origin(&self, id: TableWordId) -> Option<String> {
        let (_, lineage) = self.lineages.iter().find(|(other, _)| *other == id)?;
        let (maker, first) = lineage.first()?;
        let made = format!("{} made {}", name(self.seats, *maker), capitals(*first));
        let later = lineage
            .iter()
            .skip(1)
            .map(|(seat, word)| format!("{} made it {}", self.object_name(*seat), capitals(*word)));
        let all: Vec<String> = std::iter::once(made).chain(later).collect();
        Some(format!("{}.", list_all(&all)))
    }

    fn steal_count(&self, word: &TableWord) -> Option<String> {
        let most = self.view.table.options.steals;
        let times = count(word.stolen.into(), "time", "times");
        let left = most.map(|most| most.saturating_sub(word.stolen));
        match (word.stolen, left) {
            (0, _) => None,
            (_, Some(1)) => Some(format!("Stolen {times}. After 1 more it goes face down.")),
            _ => Some(format!("Stolen {times}.")),
        }
    }

    pub(super) fn word(&self, id: TableWordId) -> Option<Explanation> {
        let word = self.view.table.word(id)?;
        let mut facts = vec![self.owner_and_value(word)];
        facts.extend(self.origin(id));
        facts.extend(self.steal_count(word));
        match word.lies {
            WordStatus::Open => {}
            WordStatus::Protected => facts.push("Face down: it has a green card.".into()),
            WordStatus::Retired => facts.push("Face down: it can’t be stolen again.".into()),
        }
        let mut can = Vec::new();
        if self.is_playing() && word.is_open() {
            can = self.possible_changes(word);
        }
        Some(Explanation {
            title: capitals(word.word()),
            facts,
            can,
        })
    }

    /// What the word could become, with the chosen card if there is one.
    fn possible_changes(&self, word: &TableWord) -> Vec<String> {
        let own = self.view.own == Some(word.owner);
        if let Some(chosen) = self.chosen_card().filter(|_| self.helps) {
            let card = self.short_name(chosen);
            let all = self.possible_words(word, chosen);
            let told = all.iter().map(|(made, gain)| {
                format!(
                    "Your {card} makes it {}: {}.",
                    capitals(*made),
                    points(*gain)
                )
            });
            let mut told: Vec<String> = told.collect();
            if told.is_empty() {
                told.push(format!("Your {card} makes no word with it."));
            }
            return told;
        }
        let how = if own {
            "You can add any number of cards at either end."
        } else {
            "Steal it: add exactly 1 card at an end, or join a whole word to it."
        };
        vec![how.into(), "Tap it to build with it.".into()]
    }

    pub(super) fn face_down_words(&self, seat: SeatId) -> Option<Explanation> {
        let table = &self.view.table;
        let down = table.words.iter().filter(|word| word.owner == seat);
        let down: Vec<&TableWord> = down.filter(|word| !word.is_open()).collect();
        if down.is_empty() {
            return None;
        }
        let told = down.iter().map(|word| {
            let why = match word.lies {
                WordStatus::Protected => "green",
                _ => "no more steals",
            };
            let worth = table.options.standing_value(word.owner, &word.cards);
            format!("{}, {worth}: {why}.", capitals(word.word())).replace('-', "−")
        });
        let mut facts: Vec<String> = told.collect();
        facts.push("They’re out of play. Their points still count.".into());
        Some(Explanation {
            title: sentence(&format!("{} words face down", self.possessive_name(seat))),
            facts,
            can: Vec::new(),
        })
    }

    pub(super) fn seat(&self, seat: SeatId) -> Option<Explanation> {
        let table = &self.view.table;
        if seat.index() >= usize::from(table.seats) {
            return None;
        }
        let who = name(self.seats, seat);
        let number = |points: i32| points.to_string().replace('-', "−");
        let mut facts = Vec::new();
        let score = number(table.score(seat));
        facts.push(format!("{} {score} this round.", player_does(&who, "has")));
        if !table.results.is_empty() {
            let sum = number(table.total_score(seat));
            facts.push(format!("{sum} from earlier rounds."));
        }
        let held = card_count(self.view.hand_size(seat));
        facts.push(format!("{} {held}.", player_does(&who, "holds")));
        let bonus = table.options.handicap(seat).bonus;
        facts.push(format!("Each card above 3 in a word adds {bonus}."));
        let open = table.words_of(seat).count();
        let open = count(open, "word", "words");
        facts.push(format!("{open} on the table can be stolen."));
        if table.turn.seat == seat {
            facts.push(format!("It’s {} turn.", self.possessive_name(seat)));
        }
        Some(Explanation {
            title: who,
            facts,
            can: Vec::new(),
        })
    }

    pub(super) fn deck(&self) -> Explanation {
        let table = &self.view.table;
        let mut facts = vec![
            format!("{} left.", cards_in_deck(self.view.deck)),
            round_progress(table, self.view.deck),
        ];
        let solo = matches!(table.options.mode, Mode::Solo { .. });
        if !solo {
            facts.push("Then cards left in hand cost points, except the winner’s.".into());
        }
        let can = if self.is_playing() && !table.turn.drawn && self.view.deck > 0 {
            vec!["Tap it to draw up to 8.".into()]
        } else {
            Vec::new()
        };
        Explanation {
            title: "The deck".into(),
            facts,
            can,
        }
    }

    /// Why the line can't be played, and which cards of it are at fault.
    pub(super) fn refused(&self, built: &DraftOutcome) -> String {
        let faults = self.draft.faults(built, self.view);
        outcome(built, &faults, &self.view.table, self.seats)
    }

    pub(super) fn line(&self) -> Explanation {
        let built = self.draft.outcome(self.view, self.words);
        let facts = match &built {
            DraftOutcome::Empty => vec![BUILD_PROMPT.into()],
            DraftOutcome::Play(made) => play_description(made, self.view, self.seats),
            other => vec![self.refused(other)],
        };
        Explanation {
            title: LINE.into(),
            facts,
            can: Vec::new(),
        }
    }
}
