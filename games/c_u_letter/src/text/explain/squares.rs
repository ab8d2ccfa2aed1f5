//! Explanations of squares, with face-up, face-down or stacked cards, or empty.

use super::can_do::PossibleUses;
use super::zones::zone_effect_on_square;
use super::{Explainer, colour_ability, is_enchanter, list_squares, list_your_cards, plain_name};
use crate::text::{breaks, moments, offers, play};
use c_u_letter_rules::{
    AbilityColour, BoardCard, CardId, ClaimStatus, Placing, Secret, Square, Stacks, Stage, Use,
};
use screen::Explanation;
use screen::text::list::list_all;
use screen::text::phrase::{capitals, name, sentence};
use screen::text::you::{mid_sentence_name, possessive};

impl Explainer<'_> {
    pub(super) fn explain_square(&self, square: Square) -> Explanation {
        let mut told = match self.shown.top(square) {
            None => self.explain_empty_square(square),
            Some(BoardCard::Up(card)) => self.explain_face_up(card, square),
            Some(BoardCard::Down(secret)) => self.explain_face_down(secret, square),
        };
        self.add_stack_facts(square, &mut told.facts);
        if self.is_in_round() {
            let empty = self.view.table.board.is_empty(square);
            for colour in AbilityColour::ALL {
                if !self.shown.zone_at(square, colour).is_empty() {
                    told.facts.push(zone_effect_on_square(colour, empty));
                }
            }
        }
        told.can = self.options_on_square(square);
        told
    }

    fn explain_empty_square(&self, square: Square) -> Explanation {
        let board = &self.shown;
        let says = match () {
            () if !self.is_in_round() => "There’s no card here.",
            () if board.has_no_cards() => "The board is empty. The first card can go anywhere.",
            () if board.can_place_at(square) => "It’s next to a card, so a card can go here.",
            () => "It isn’t next to a card, so nothing can go here yet.",
        };
        Explanation {
            title: format!("Empty square {square}"),
            facts: vec![says.into()],
            can: Vec::new(),
        }
    }

    fn explain_face_up(&self, card: CardId, square: Square) -> Explanation {
        let mut facts = Vec::new();
        if let Some(placing) = self.placing
            && self.view.table.board.top(square) != self.shown.top(square)
        {
            let own = plain_name(placing.card);
            facts.push(format!("It would lie here once your {own} is placed."));
        }
        if is_enchanter(card) {
            let colour = play::colour_name(card.face().colour);
            let zone = square.surroundings();
            let ends = zone.iter().next().zip(zone.iter().last());
            if let Some((from, to)) = ends {
                let lasts = "It ends when a card covers the Enchanter.";
                facts.push(format!(
                    "Its {colour} zone goes from {from} to {to}. {lasts}"
                ));
            }
        } else {
            let of = card.face().colour;
            let (name, able, what) = (
                play::colour_name(of),
                play::ability_name(of),
                colour_ability(of),
            );
            let cards = sentence(&format!("{name} cards"));
            facts.push(format!(
                "{cards}: {able}. Placed in a {name} zone, they can {what}."
            ));
        }
        if self.is_in_round() {
            self.add_owner_facts(square, &mut facts);
        } else {
            let left = match self.view.table.stage {
                Stage::Scramble(_) => "It’s left over. Whoever makes a word with it gets it.",
                _ => "It stays on the board: no word took it.",
            };
            facts.push(left.into());
        }
        Explanation {
            title: sentence(&format!("{} on {square}", plain_name(card))),
            facts,
            can: Vec::new(),
        }
    }

    /// Says which seat would get a card now, and which words hold it.
    fn add_owner_facts(&self, square: Square, facts: &mut Vec<String>) {
        let ledger = &self.view.table.ledger;
        let owned = self.ownership.owned_card_at(square);
        let by = owned.and_then(|owned| ledger.claim(owned.claim));
        facts.push(match by {
            Some(claim) => {
                let who = self.seat_name(claim.owner);
                let made = capitals(claim.word);
                format!("If the round ended now, it would go to {who} with {made}.")
            }
            None => "If the round ended now, nobody would get it.".into(),
        });
        let stacks = self.view.table.options.stacks;
        for claim in ledger.claims() {
            let owned = sentence(&breaks::claim_with_owner(claim, self.seats));
            match self.ownership.status_of(claim.id) {
                ClaimStatus::Counts(span) if span.covers(square) => {
                    let pays = self.ownership.payout_of(claim.id, &self.shown, stacks);
                    let (place, pays) = (offers::line_name(span), play::card_count(pays));
                    facts.push(format!("{owned} in {place} counts: {pays}."));
                }
                ClaimStatus::Dormant { span, behind } if span.covers(square) => {
                    let behind = ledger.claim(behind).map_or_else(String::new, |other| {
                        format!(" behind {}", capitals(other.word))
                    });
                    facts.push(format!(
                        "{owned} in {} sleeps{behind}.",
                        offers::line_name(span)
                    ));
                }
                _ => {}
            }
        }
    }

    fn explain_face_down(&self, secret: Secret, square: Square) -> Explanation {
        let who = name(self.seats, secret.by);
        let mut facts = vec![
            "No word can run through it.".to_owned(),
            "If it’s an Enchanter, it has no zone until it’s turned up.".into(),
        ];
        facts.push("When the round ends, it’s turned up.".into());
        let who_may = mid_sentence_name(&who);
        facts.push(format!(
            "Then {who_may} may claim a word through it in each line."
        ));
        facts.push("That word beats even a longer one.".into());
        let peeks = self.view.peeks.iter().any(|(at, _)| *at == square);
        if peeks {
            facts.push("Only you may look at it. Press and hold it.".into());
        } else if self.view.own == Some(secret.by) {
            facts.push("You may look at it on your turn.".into());
        } else {
            let who = self.seat_name(secret.by);
            facts.push(format!("Only {who} may look at it."));
        }
        Explanation {
            title: sentence(&format!("{} face-down card", possessive(&who))),
            facts,
            can: Vec::new(),
        }
    }

    /// C21: says what is under the top card, and which seat gets it.
    fn add_stack_facts(&self, square: Square, facts: &mut Vec<String>) {
        let under = self
            .shown
            .cards_under(square)
            .rev()
            .map(|lying| match lying {
                BoardCard::Up(card) => play::card_name(card),
                BoardCard::Down(secret) => {
                    let whose = possessive(&name(self.seats, secret.by));
                    format!("{whose} face-down card")
                }
            });
        let under: Vec<String> = under.collect();
        if under.is_empty() {
            return;
        }
        let goes = match self.view.table.options.stacks {
            Stacks::Whole => "The whole stack goes with the top card.",
            Stacks::BuriedStay => "What’s under it stays on the board.",
        };
        facts.push(format!("Under it: {}. {goes}", list_all(&under)));
    }

    /// Says what can be done on a square now.
    fn options_on_square(&self, square: Square) -> Vec<String> {
        let stage = &self.view.table.stage;
        if self.is_placing() {
            return match self.draft.card() {
                Some(card) => self.options_for_chosen_card(card, square),
                None => self.options_for_hand(square),
            };
        }
        let claims = matches!(stage, Stage::Claiming | Stage::Revealing(_));
        let readable = self.view.table.board.face_up_card(square).is_some();
        if claims && readable && self.view.can_act() {
            vec![moments::HOW_TO_MARK.into()]
        } else {
            Vec::new()
        }
    }

    /// Says what the chosen card could do on a square, or why it can't be placed on it.
    fn options_for_chosen_card(&self, card: CardId, square: Square) -> Vec<String> {
        let could = self.possible_uses(&[card], square);
        let mut can = self.describe_uses(&could, square);
        let here = |own: &Placing| own.at == square || own.using == Use::Swap(square);
        let swaps = self.draft.square().filter(|_| !could.swap_with.is_empty());
        let swap = swaps.map(|at| (at, Use::Swap(square)));
        let other = swap.or_else(|| only_use(&could).map(|using| (square, using)));
        let other = other.map(|(at, using)| Placing { card, at, using });
        match self.placing.filter(here).or(other) {
            Some(placing) => can.extend(self.preview_effects(&placing)),
            None if can.is_empty() => {
                let own = sentence(&list_your_cards(&[card]));
                let why = self.refusal_reason(card, square);
                can.push(format!("{own} can’t go here. {why}"));
            }
            None => {}
        }
        can
    }

    /// Says what the cards of the hand could do on a square.
    fn options_for_hand(&self, square: Square) -> Vec<String> {
        let mut could = self.possible_uses(&self.view.hand, square);
        let mut can = Vec::new();
        if could.lie.len() == self.view.hand.len() && !could.lie.is_empty() {
            could.lie.clear();
            can.push("Any of your cards can go here.".into());
        }
        can.extend(self.describe_uses(&could, square));
        can
    }

    /// Says what some cards could do on a square, one sentence per ability.
    fn describe_uses(&self, could: &PossibleUses, square: Square) -> Vec<String> {
        let mut told = Vec::new();
        let mut say = |cards: &[CardId], what: &str| {
            if !cards.is_empty() {
                told.push(sentence(&format!("{} can {what}.", list_your_cards(cards))));
            }
        };
        say(&could.lie, "go here");
        say(&could.hide, "lie here face down");
        match could.swap_from.as_slice() {
            [one] => {
                let with = list_squares(&self.swap_partners(*one, square), "cards");
                say(&[*one], &format!("swap from here with {with}"));
            }
            several => say(several, "swap from here"),
        }
        say(&could.swap_with, "swap with this card");
        say(&could.cover, "cover this card");
        let ways: Vec<String> = could
            .ways
            .iter()
            .map(|way| play::heading_name(*way).into())
            .collect();
        say(
            &could.push,
            &format!("push this card {}", join_alternatives(&ways)),
        );
        told
    }

    /// Says why the chosen card can't be placed on a square.
    fn refusal_reason(&self, card: CardId, square: Square) -> String {
        let board = &self.view.table.board;
        let face = card.face();
        let zoned = !board.zone_at(square, face.colour).is_empty();
        let name = play::colour_name(face.colour);
        match face.colour {
            _ if board.is_empty(square) => {
                "There’s no card next to it: up, down, left or right.".into()
            }
            AbilityColour::Red if zoned => "The same letter is already here.".into(),
            AbilityColour::Green if zoned => "Every push would send a card off the board.".into(),
            AbilityColour::Red => format!("It only covers cards in a {name} zone."),
            AbilityColour::Green => format!("It only pushes cards in a {name} zone."),
            AbilityColour::Blue if zoned => {
                "To swap, it needs an empty square of this zone, beside a card.".into()
            }
            AbilityColour::Blue => format!("It only swaps with cards in a {name} zone."),
            AbilityColour::Grey => "There’s already a card here.".into(),
        }
    }
}

/// Joins alternatives: "right", "right or down", "right, down or left".
fn join_alternatives(ways: &[String]) -> String {
    match ways.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => ways.concat(),
    }
}

/// Returns the only use of a chosen card on a square, or `None` if it has several.
fn only_use(could: &PossibleUses) -> Option<Use> {
    let face_down = !could.hide.is_empty();
    let cover = !could.cover.is_empty();
    match (
        could.lie.is_empty(),
        face_down,
        cover,
        could.ways.as_slice(),
    ) {
        (true, false, true, []) => Some(Use::Overwrite),
        (true, false, false, [way]) => Some(Use::Insert(*way)),
        _ => None,
    }
}
