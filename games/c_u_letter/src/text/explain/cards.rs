//! Explanations of the viewer's cards, leftover cards, and abilities.

use super::zones::{rule, serves};
use super::{Explaining, is_enchanter, plain, what};
use crate::text::play::{ability, colour};
use c_u_letter_rules::{CardId, Colour, Square, Stage, Use};
use screen::Explained;
use screen::text::phrase::{count, sentence};

impl Explaining<'_> {
    pub(super) fn held(&self, card: CardId) -> Option<Explained> {
        if !self.view.hand.contains(&card) {
            return None;
        }
        let of = card.face().colour;
        let (able, name, what) = (ability(of), colour(of), what(of));
        let mut facts = vec![format!("{able}: placed in a {name} zone, it can {what}.")];
        if is_enchanter(card) {
            facts.push(format!(
                "Enchanter: the 3 by 3 squares around it become a {name} zone."
            ));
            facts.push("It can’t use its own new zone, only an older one.".into());
        }
        let deals = matches!(self.view.table.stage, Stage::Placing | Stage::Claiming);
        Some(Explained {
            title: sentence(&plain(card)),
            facts,
            can: match deals {
                true => self.could_now(card),
                false => Vec::new(),
            },
        })
    }

    /// Says where a card of the hand could go, and where its ability would help.
    fn could_now(&self, card: CardId) -> Vec<String> {
        let of = card.face().colour;
        let squares = self.serves(card);
        let mut can = Vec::new();
        match squares.is_empty() {
            false => can.push(format!("It can {} now.", serves(of, &squares))),
            true => {
                let name = colour(of);
                let zoned = self.view.table.board.zones().any(|zone| zone.colour == of);
                can.push(match zoned {
                    true => format!("{} can’t be used now.", ability(of)),
                    false => format!("There’s no {name} zone yet to use it in."),
                });
            }
        }
        let open = Square::all().filter(|at| self.may(card, *at, Use::Nothing));
        let open = count(open.count(), "square", "squares");
        can.push(format!("It can be placed face up on {open}."));
        if self.places() {
            can.push(match self.draft.card() == Some(card) {
                true => "Tap a square to place it.".into(),
                false => "Tap it, then a square. Or drag it there.".into(),
            });
        }
        can
    }

    pub(super) fn loose(&self, card: CardId) -> Option<Explained> {
        if !self.view.table.loose.contains(&card) {
            return None;
        }
        let spelled = self.draft.spelled().iter().position(|one| *one == card);
        let mut can = Vec::new();
        if let Stage::Scramble(left) = &self.view.table.stage
            && left.floor
        {
            can.push(match spelled {
                Some(place) => {
                    format!(
                        "It’s letter {} of your word. Tap it to take it out.",
                        place + 1
                    )
                }
                None => "Tap it to add it to your word.".into(),
            });
        }
        Some(Explained {
            title: sentence(&plain(card)),
            facts: vec![
                "It was left over after the last round.".into(),
                "Its colour and place don’t matter now.".into(),
            ],
            can,
        })
    }

    pub(super) fn ability(&self, of: Colour) -> Explained {
        let mut can = Vec::new();
        let deals = matches!(self.view.table.stage, Stage::Placing | Stage::Claiming);
        let own = self
            .view
            .hand
            .iter()
            .filter(|card| card.face().colour == of);
        for card in own.filter(|_| deals) {
            let squares = self.serves(*card);
            let says = format!("Your {} can {}.", plain(*card), serves(of, &squares));
            if !squares.is_empty() && !can.contains(&says) {
                can.push(says);
            }
        }
        Explained {
            title: sentence(&format!("{}: {}", colour(of), ability(of))),
            facts: rule(of).iter().map(|says| (*says).to_owned()).collect(),
            can,
        }
    }
}
