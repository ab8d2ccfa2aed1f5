//! Explanations of the viewer's cards, leftover cards, and abilities.

use super::zones::{ability_rules, describe_ability_targets};
use super::{Explainer, colour_ability, is_enchanter, plain_name};
use crate::text::play::{ability_name, colour_name};
use c_u_letter_rules::{AbilityColour, CardId, Square, Stage, Use};
use screen::Explanation;
use screen::text::phrase::{count, sentence};

impl Explainer<'_> {
    pub(super) fn explain_held_card(&self, card: CardId) -> Option<Explanation> {
        if !self.view.hand.contains(&card) {
            return None;
        }
        let of = card.face().colour;
        let (able, name, what) = (ability_name(of), colour_name(of), colour_ability(of));
        let mut facts = vec![format!("{able}: placed in a {name} zone, it can {what}.")];
        if is_enchanter(card) {
            facts.push(format!(
                "Enchanter: the 3 by 3 squares around it become a {name} zone."
            ));
            facts.push("It can’t use its own new zone, only an older one.".into());
        }
        let deals = matches!(self.view.table.stage, Stage::Placing | Stage::Claiming);
        Some(Explanation {
            title: sentence(&plain_name(card)),
            facts,
            can: if deals {
                self.current_options(card)
            } else {
                Vec::new()
            },
        })
    }

    /// Says where a card of the hand could go, and where its ability would help.
    fn current_options(&self, card: CardId) -> Vec<String> {
        let of = card.face().colour;
        let squares = self.useful_squares(card);
        let mut can = Vec::new();
        if squares.is_empty() {
            let name = colour_name(of);
            let zoned = self.view.table.board.zones().any(|zone| zone.colour == of);
            can.push(if zoned {
                format!("{} can’t be used now.", ability_name(of))
            } else {
                format!("There’s no {name} zone yet to use it in.")
            });
        } else {
            can.push(format!(
                "It can {} now.",
                describe_ability_targets(of, &squares)
            ))
        }
        let open = Square::all().filter(|at| self.may_place(card, *at, Use::Nothing));
        let open = count(open.count(), "square", "squares");
        can.push(format!("It can be placed face up on {open}."));
        if self.is_placing() {
            can.push(if self.draft.card() == Some(card) {
                "Tap a square to place it.".into()
            } else {
                "Tap it, then a square. Or drag it there.".into()
            });
        }
        can
    }

    pub(super) fn explain_leftover_card(&self, card: CardId) -> Option<Explanation> {
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
        Some(Explanation {
            title: sentence(&plain_name(card)),
            facts: vec![
                "It was left over after the last round.".into(),
                "Its colour and place don’t matter now.".into(),
            ],
            can,
        })
    }

    pub(super) fn explain_ability(&self, of: AbilityColour) -> Explanation {
        let mut can = Vec::new();
        let deals = matches!(self.view.table.stage, Stage::Placing | Stage::Claiming);
        let own = self
            .view
            .hand
            .iter()
            .filter(|card| card.face().colour == of);
        for card in own.filter(|_| deals) {
            let squares = self.useful_squares(*card);
            let says = format!(
                "Your {} can {}.",
                plain_name(*card),
                describe_ability_targets(of, &squares)
            );
            if !squares.is_empty() && !can.contains(&says) {
                can.push(says);
            }
        }
        Explanation {
            title: sentence(&format!("{}: {}", colour_name(of), ability_name(of))),
            facts: ability_rules(of)
                .iter()
                .map(|says| (*says).to_owned())
                .collect(),
            can,
        }
    }
}
