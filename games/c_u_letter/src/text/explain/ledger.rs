//! Explanations of claims, marked words, seats, and the progress of the round.

use super::Explainer;
use crate::screen::{claim_sum, void_reason};
use crate::text::{breaks, offers, play};
use c_u_letter_rules::{Claim, ClaimId, ClaimStatus, RoundPayout, Span, Stage};
use game::SeatId;
use screen::Explanation;
use screen::text::phrase::{capitals, count, name, sentence};
use screen::text::you::{player_does, possessive};

impl Explainer<'_> {
    pub(super) fn explain_claim(&self, id: ClaimId) -> Option<Explanation> {
        let claim = self.view.table.ledger.claim(id)?;
        let who = sentence(&possessive(&name(self.seats, claim.owner)));
        let mut facts = if self.is_in_round() {
            self.claim_status(claim, &who)
        } else {
            self.claim_payment(claim, &who)
        };
        if claim.agreed {
            facts.push("It isn’t in the word list, but everyone agreed on it.".into());
        }
        if claim.hidden.is_some() {
            facts.push("It runs through a hidden card, so it beats longer words.".into());
        }
        Some(Explanation {
            title: capitals(claim.word),
            facts,
            can: self.claim_threats(claim),
        })
    }

    /// Describes a claim's status during the round.
    fn claim_status(&self, claim: &Claim, who: &str) -> Vec<String> {
        let ledger = &self.view.table.ledger;
        let stacks = self.view.table.options.stacks;
        match self.ownership.status_of(claim.id) {
            ClaimStatus::Counts(span) => {
                let pays = self.ownership.payout_of(claim.id, &self.shown, stacks);
                let mut facts = vec![
                    format!("{who} word in {}.", offers::line_name(span)),
                    format!(
                        "It counts: {} if the round ended now.",
                        play::card_count(pays)
                    ),
                ];
                for square in span.squares() {
                    let with = self
                        .ownership
                        .owned_card_at(square)
                        .filter(|own| own.claim != claim.id);
                    let with = with.and_then(|own| ledger.claim(own.claim));
                    if let (Some(other), Some(letter)) = (with, self.shown.letter_at(square)) {
                        let (letter, other) = (
                            letter.uppercase(),
                            breaks::claim_with_owner(other, self.seats),
                        );
                        facts.push(format!("Its {letter} on {square} goes to {other}."));
                    }
                }
                facts
            }
            ClaimStatus::Dormant { span, behind } => {
                let mut facts = vec![format!("{who} word in {}.", offers::line_name(span))];
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
            ClaimStatus::Void => vec![
                format!("{who} word. It’s broken and pays nothing."),
                breaks::void_reason(&void_reason(&self.shown, claim)),
            ],
        }
    }

    /// Describes what a claim was paid in the finished round.
    fn claim_payment(&self, claim: &Claim, who: &str) -> Vec<String> {
        let result: Option<&RoundPayout> = self.view.table.results.last();
        let mut paid = result.into_iter().flat_map(|result| &result.paid);
        let paid = paid.find(|paid| paid.claim == claim.id);
        let pays = match paid.map_or(0, |paid| paid.cards()) {
            0 => "It paid nothing.".to_owned(),
            pays => format!("It paid {}.", play::card_count(pays)),
        };
        let mut facts = vec![format!("{who} word of the last round."), pays];
        let took = paid.map_or(0, |paid| paid.takes.len());
        let shared = claim.cards.len().saturating_sub(took);
        match shared {
            _ if claim.void => facts.push("It was broken.".into()),
            _ if paid.is_none() => {
                facts.push("It slept: another word counted in its line.".into());
            }
            0 => {}
            1 => facts.push("1 of its letters went to another word.".into()),
            _ => facts.push(format!("{shared} of its letters went to other words.")),
        }
        facts
    }

    /// Says what would make a claim dormant, to a player who can claim now.
    fn claim_threats(&self, claim: &Claim) -> Vec<String> {
        let table = &self.view.table;
        let claims = table.stage == Stage::Claiming && self.view.can_act();
        match self.ownership.status_of(claim.id) {
            ClaimStatus::Counts(span)
                if claims && Some(claim.owner) != self.view.own && claim.hidden.is_none() =>
            {
                let (letters, place) = (span.len(), offers::line_name(span));
                vec![format!(
                    "To put it to sleep, claim {letters} letters or more in {place}."
                )]
            }
            _ => Vec::new(),
        }
    }

    pub(super) fn explain_offer(&self, span: Span) -> Option<Explanation> {
        let same = |own: Span| own == span || own == span.reversed();
        let offer = self.offers.iter().find(|offer| same(offer.span))?;
        let (from, to) = (offer.span.from(), offer.span.to());
        let mut facts = vec![format!(
            "{from} to {to}, in {}.",
            offers::line_name(offer.span)
        )];
        match offer.asleep_behind {
            Some(behind) => {
                let behind = capitals(behind);
                facts.push(format!(
                    "It would sleep behind {behind} and pay nothing now."
                ));
                facts.push(format!("It would wake up if {behind} breaks."));
            }
            None => {
                facts.push(format!("It would pay {}.", play::card_count(offer.worth)));
                let table = &self.view.table;
                let sum = claim_sum(table, table.turn.seat, offer.span);
                if let Some(sum) = &sum {
                    facts.extend(offers::explain_sum(sum, table, self.seats));
                }
                let (alone, gain) = (sum.map(|sum| sum.gain), offers::worth_label(offer));
                if alone.is_some_and(|alone| alone != offer.gain) {
                    // The gain in the order of a hint.
                    facts.push(format!("After the words before it, it brings you {gain}."));
                } else if usize::try_from(offer.gain) != Ok(offer.worth) {
                    facts.push(format!("So it brings you {gain}."));
                }
            }
        }
        let can = if self.view.can_act() {
            vec!["Tap it to claim it.".into()]
        } else {
            Vec::new()
        };
        Some(Explanation {
            title: offers::distinct_name(offer),
            facts,
            can,
        })
    }

    pub(super) fn explain_seat(&self, seat: SeatId) -> Option<Explanation> {
        let table = &self.view.table;
        if seat.index() >= table.seats.into() {
            return None;
        }
        let who = name(self.seats, seat);
        let score = table.score(seat);
        let mut facts = vec![player_does(
            &who,
            &format!("has {} so far.", play::card_count(score)),
        )];
        if self.is_in_round() {
            let now = self
                .ownership
                .payout_to(seat, &self.shown, table.options.stacks);
            let then = score + now;
            facts.push(format!(
                "If the round ended now: +{now}, which makes {then}."
            ));
            let held = play::card_count(self.view.hand_size(seat));
            facts.push(player_does(&who, &format!("holds {held}.")));
        }
        let words = count(table.word_count(seat).into(), "word", "words");
        facts.push(format!("{words} paid so far. More words win a tie."));
        if table.turn.seat == seat && !matches!(table.stage, Stage::RoundOver | Stage::Over) {
            facts.push(format!("It’s {} turn.", possessive(&who)));
        }
        Some(Explanation {
            title: who,
            facts,
            can: Vec::new(),
        })
    }

    pub(super) fn explain_deck(&self) -> Explanation {
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
                    play::card_count(left.into())
                ));
            }
            left => {
                facts.push(format!("{} to draw.", play::card_count(left.into())));
                facts.push("After placing and claiming, you draw 1.".into());
            }
        }
        match table.cards_left() {
            _ if over => facts.push("The round is over.".into()),
            Some(left) => {
                let all = table.options.cards_per_round(table.seats);
                let left = count(left.into(), "more card ends", "more cards end");
                facts.push(format!("{left} this round of {all}."));
            }
            None => facts.push("This is the last round. It ends when all hands are empty.".into()),
        }
        if !over {
            facts.push("Then the cards of every word that counts go to its owner.".into());
        }
        Explanation {
            title: format!("Round {round} and the deck"),
            facts,
            can: Vec::new(),
        }
    }
}
