//! Explanations of claims, marked words, seats, and the progress of the round.

use super::Explaining;
use crate::screen::apart;
use crate::text::{breaks, offers, play};
use c_u_letter_rules::{Claim, ClaimId, Lies, RoundResult, Span, Stage};
use game::SeatId;
use screen::Explained;
use screen::text::phrase::{capitals, count, name, sentence};
use screen::text::you::{does, whose};

impl Explaining<'_> {
    pub(super) fn claim(&self, id: ClaimId) -> Option<Explained> {
        let claim = self.view.table.ledger.claim(id)?;
        let who = sentence(&whose(&name(self.seats, claim.owner)));
        let mut facts = match self.in_round() {
            true => self.lies(claim, &who),
            false => self.paid(claim, &who),
        };
        if claim.agreed {
            facts.push("It isn’t in the word list, but everyone agreed on it.".into());
        }
        if claim.hidden.is_some() {
            facts.push("It runs through a hidden card, so it beats longer words.".into());
        }
        Some(Explained {
            title: capitals(claim.word),
            facts,
            can: self.against(claim),
        })
    }

    /// Describes a claim's status during the round.
    fn lies(&self, claim: &Claim, who: &str) -> Vec<String> {
        let ledger = &self.view.table.ledger;
        let stacks = self.view.table.options.stacks;
        match self.ownership.lies(claim.id) {
            Lies::Counts(span) => {
                let pays = self.ownership.paid_by(claim.id, &self.shown, stacks);
                let mut facts = vec![
                    format!("{who} word in {}.", offers::place(span)),
                    format!("It counts: {} if the round ended now.", play::cards(pays)),
                ];
                for square in span.squares() {
                    let with = self
                        .ownership
                        .at(square)
                        .filter(|own| own.claim != claim.id);
                    let with = with.and_then(|own| ledger.claim(own.claim));
                    if let (Some(other), Some(letter)) = (with, self.shown.letter(square)) {
                        let (letter, other) = (letter.capital(), breaks::owned(other, self.seats));
                        facts.push(format!("Its {letter} on {square} goes with {other}."));
                    }
                }
                facts
            }
            Lies::Dormant { span, behind } => {
                let mut facts = vec![format!("{who} word in {}.", offers::place(span))];
                if let Some(other) = ledger.claim(behind) {
                    let made = capitals(other.word);
                    let why = match () {
                        () if other.hidden.is_some() && claim.hidden.is_none() => {
                            "runs through a hidden card"
                        }
                        () if other.cards.len() > claim.cards.len() => "is longer",
                        () => "came later",
                    };
                    facts.push(format!(
                        "It sleeps: {made} {why}, and only 1 word a line counts."
                    ));
                    facts.push(format!("It wakes up if {made} breaks."));
                }
                facts
            }
            Lies::Void => vec![
                format!("{who} word. It’s broken and pays nothing."),
                breaks::apart(&apart(&self.shown, claim)),
            ],
        }
    }

    /// Describes what a claim was paid in the finished round.
    fn paid(&self, claim: &Claim, who: &str) -> Vec<String> {
        let result: Option<&RoundResult> = self.view.table.results.last();
        let mut paid = result.into_iter().flat_map(|result| &result.paid);
        let paid = paid.find(|paid| paid.claim == claim.id);
        let pays = match paid.map_or(0, |paid| paid.cards()) {
            0 => "It paid nothing.".to_owned(),
            pays => format!("It paid {}.", play::cards(pays)),
        };
        vec![format!("{who} word of the last round."), pays]
    }

    /// Says what would put a claim to sleep, to a player who can claim now.
    fn against(&self, claim: &Claim) -> Vec<String> {
        let table = &self.view.table;
        let claims = table.stage == Stage::Claiming && self.view.acts();
        match self.ownership.lies(claim.id) {
            Lies::Counts(span)
                if claims && Some(claim.owner) != self.view.own && claim.hidden.is_none() =>
            {
                let (letters, place) = (span.len(), offers::place(span));
                vec![format!(
                    "To put it to sleep, claim {letters} letters or more in {place}."
                )]
            }
            _ => Vec::new(),
        }
    }

    pub(super) fn offer(&self, span: Span) -> Option<Explained> {
        let same = |own: Span| own == span || own == span.reversed();
        let offer = self.offers.iter().find(|offer| same(offer.span))?;
        let (from, to) = (offer.span.from(), offer.span.to());
        let mut facts = vec![format!("{from} to {to}, in {}.", offers::place(offer.span))];
        match offer.asleep_behind {
            Some(behind) => {
                let behind = capitals(behind);
                facts.push(format!(
                    "It would sleep behind {behind} and pay nothing now."
                ));
                facts.push(format!("It would wake up if {behind} breaks."));
            }
            None => {
                facts.push(format!("It would pay {}.", play::cards(offer.worth)));
                if i32::try_from(offer.worth) != Ok(offer.gain) {
                    let gain = offers::worth(offer);
                    facts.push(format!("Some are already yours, so it brings you {gain}."));
                }
            }
        }
        let can = match self.view.acts() {
            true => vec!["Tap it to claim it.".into()],
            false => Vec::new(),
        };
        Some(Explained {
            title: offers::called(offer),
            facts,
            can,
        })
    }

    pub(super) fn seat(&self, seat: SeatId) -> Option<Explained> {
        let table = &self.view.table;
        if seat.index() >= table.seats.into() {
            return None;
        }
        let who = name(self.seats, seat);
        let score = table.score(seat);
        let mut facts = vec![does(&who, &format!("has {} so far.", play::cards(score)))];
        if self.in_round() {
            let now = self
                .ownership
                .cards_of(seat, &self.shown, table.options.stacks);
            let then = score + now;
            facts.push(format!(
                "If the round ended now: +{now}, which makes {then}."
            ));
            let held = play::cards(self.view.held(seat));
            facts.push(does(&who, &format!("holds {held}.")));
        }
        let words = count(table.words(seat).into(), "word", "words");
        facts.push(format!("{words} paid so far. More words win a tie."));
        if table.turn.seat == seat && !matches!(table.stage, Stage::RoundOver | Stage::Over) {
            facts.push(format!("It’s {} turn.", whose(&who)));
        }
        Some(Explained {
            title: who,
            facts,
            can: Vec::new(),
        })
    }

    pub(super) fn deck(&self) -> Explained {
        let table = &self.view.table;
        let over = matches!(
            table.stage,
            Stage::RoundOver | Stage::Over | Stage::Scramble(_)
        );
        let round = table.results.len() + usize::from(!over);
        let mut facts = Vec::new();
        match self.view.deck {
            0 => facts.push("The deck is empty.".to_owned()),
            left if table.last => {
                facts.push(format!(
                    "{} left. No more are drawn.",
                    play::cards(left.into())
                ));
            }
            left => {
                facts.push(format!("{} to draw.", play::cards(left.into())));
                facts.push("After placing and claiming, you draw 1.".into());
            }
        }
        match table.cards_left() {
            _ if over => facts.push("The round is over.".into()),
            Some(left) => {
                let all = table.options.cards_a_round(table.seats);
                let left = count(left.into(), "more card ends", "more cards end");
                facts.push(format!("{left} this round of {all}."));
            }
            None => facts.push("This is the last round. It ends when all hands are empty.".into()),
        }
        if !over {
            facts.push("Then the cards of every word that counts go to its owner.".into());
        }
        Explained {
            title: format!("Round {round} and the deck"),
            facts,
            can: Vec::new(),
        }
    }
}
