//! Texts around the turns: the progress of the round, what to do with a chosen card and its button,
//! the claimed words in short, and the round's payout.

use super::play::{card_count, heading_name, use_name};
use super::{breaks, moments, offers, play, table};
use crate::screen::{ClaimChanges, DraftOutcome, ShownClaim, preview_changes};
use c_u_letter_rules::{AbilityColour, CardId, ClaimStatus, Placing, Square, Table, Use, View};
use game::{Seat, SeatId};
use screen::text::list::list_all;
use screen::text::phrase::{capitals, count, name};
use screen::text::you::{player_does, request_to};

pub const PAY_LABEL: &str = "pay";
/// Heading of the last round: the deck is empty, and all hands are played out (C8).
pub const LAST_ROUND: &str = "Last round";
pub const DASH: &str = "–";
pub const BILL_HEADING: &str = "What the round paid";
pub const NO_WORD: &str = "no words";

pub fn round_name(number: usize) -> String {
    format!("Round {number}")
}

/// The unit after a number of cards. Omitted where space is short.
pub const fn card_unit(number: usize) -> &'static str {
    match number {
        1 => " card",
        _ => " cards",
    }
}

pub const CARDS_TO_GO: &str = " to go";
/// Label after the number of leftover cards (C40).
pub const CARDS_LEFT: &str = " left";

/// Says what `who` has to do with the chosen card, or `None` if no card is chosen. `swaps`: whether
/// there are cards that it could swap with.
pub fn prompt(outcome: &DraftOutcome, swaps: bool, who: &str) -> Option<String> {
    let (placing, uses) = match outcome {
        DraftOutcome::Empty => return None,
        DraftOutcome::Where(_) => return Some(request_to(who, "tap where it goes.")),
        DraftOutcome::Refused(_) => return Some(moments::TRY_ANOTHER.into()),
        DraftOutcome::Place { placing, uses, .. } => (placing, uses),
    };
    let own = placing.card.letter().uppercase();
    let what = match placing.using {
        Use::Insert(_) if uses.len() > 1 => "push which way?".into(),
        Use::Nothing | Use::Hide if uses.contains(&Use::Hide) && uses.len() > 1 => {
            "face up or face down?".into()
        }
        Use::Swap(_) => format!("swap {own}, or keep it."),
        Use::Nothing if swaps => format!("swap {own}, or keep it."),
        _ => "place it here?".into(),
    };
    Some(request_to(who, &what))
}

/// Describes what the chosen card could do, or would do on its square.
pub fn preview(outcome: &DraftOutcome, swaps: bool, view: &View, seats: &[Seat]) -> String {
    let placing = match outcome {
        DraftOutcome::Empty => return String::new(),
        DraftOutcome::Where(card) => return zone_hint(*card).into(),
        DraftOutcome::Refused(why) => return play::describe_refusal(why, seats),
        DraftOutcome::Place { placing, .. } => placing,
    };
    let changes = preview_changes(view, placing);
    let told = breaks::preview(&changes, &view.table.ledger, seats);
    if !told.is_empty() {
        return told.join(" ");
    }
    let own = placing.card.letter().uppercase();
    let there = |at: Square| match view.table.board.face_up_card(at) {
        Some(card) => card.letter().uppercase().to_string(),
        None => "a face-down card".into(),
    };
    match placing.using {
        Use::Nothing if swaps => "Tap a lit card to swap with it.".into(),
        Use::Nothing => moments::TAP_AGAIN.into(),
        Use::Swap(other) => format!("{own} and {} swap places.", there(other)),
        Use::Overwrite => format!("{own} covers {}.", there(placing.at)),
        Use::Insert(way) => format!("The cards move {}.", heading_name(way)),
        Use::Hide => "Nobody sees what it is until the round ends.".into(),
    }
}

/// Like [`preview`], in fewer words for a narrow line.
pub fn short_preview(outcome: &DraftOutcome, swaps: bool, view: &View, seats: &[Seat]) -> String {
    if let DraftOutcome::Place { placing, .. } = outcome {
        let changes = preview_changes(view, placing);
        if !changes.is_empty() {
            return breaks::short_preview(&changes, &view.table.ledger, seats);
        }
    }
    preview(outcome, swaps, view, seats)
}

/// Says what a chosen card could do in a zone of its colour.
fn zone_hint(card: CardId) -> &'static str {
    match card.face().colour {
        AbilityColour::Blue => "In a blue zone it can swap with a card.",
        AbilityColour::Red => "In a red zone it can cover a card.",
        AbilityColour::Green => "In a green zone it can push cards.",
        AbilityColour::Grey => "In a grey zone it can go face down.",
    }
}

/// Label of the main button for a placing, given everything that the card could do on its square.
pub fn place_label(placing: &Placing, uses: &[Use], swaps: bool) -> String {
    match placing.using {
        Use::Swap(_) => "Swap".into(),
        Use::Insert(_) if uses.len() > 1 => "Push".into(),
        Use::Nothing if swaps || uses.len() > 1 => {
            alternative_label(Use::Nothing, placing.at, uses)
        }
        Use::Nothing => table::PLACE.into(),
        using => use_name(using),
    }
}

/// Label of the button for an alternative use of the chosen card on its square.
pub fn alternative_label(using: Use, at: Square, uses: &[Use]) -> String {
    match using {
        Use::Nothing if uses.contains(&Use::Hide) => "Face up".into(),
        Use::Nothing => format!("Keep it on {at}"),
        using => use_name(using),
    }
}

/// Says where a claimed word is, or why it pays nothing; follows the word.
pub fn claim_status(shown: &ShownClaim) -> String {
    let lies = match (shown.lies, shown.behind) {
        (ClaimStatus::Counts(span), _) => match shown.shared {
            0 => offers::line_name(span),
            shared => format!("{}, {}", offers::line_name(span), shared_letters(shared)),
        },
        (ClaimStatus::Dormant { .. }, Some(behind)) => {
            format!("sleeps behind {}", capitals(behind))
        }
        (ClaimStatus::Dormant { .. }, None) => "sleeps".into(),
        (ClaimStatus::Void, _) => "broken".into(),
    };
    if shown.agreed {
        format!("{lies} (agreed)")
    } else {
        lies
    }
}

/// Says how many letters of a word count for other words.
pub(super) fn shared_letters(shared: usize) -> String {
    format!("{} elsewhere", count(shared, "letter", "letters"))
}

/// Returns an announcement that no player should miss after an act: its title, its meaning, and the
/// seat concerned. It announces a revealed card (C34) or broken words (C13).
pub fn announcement(
    table: &Table,
    revealed: Option<CardId>,
    changes: &ClaimChanges,
    seats: &[Seat],
) -> Option<(String, String, SeatId)> {
    if let Some(card) = revealed {
        let by = table.turn.seat;
        let title = format!("Ambush: {}", card.letter().uppercase());
        let says = player_does(
            &name(seats, by),
            &format!("had hidden {}.", play::card_name(card)),
        );
        return Some((title, says, by));
    }
    let (by, _) = changes.placed?;
    let claims = changes.broke.iter();
    let claims = claims.filter_map(|broke| table.ledger.claim(broke.claim));
    let broken: Vec<String> = claims.map(|claim| capitals(claim.word)).collect();
    if broken.is_empty() {
        return None;
    }
    let breaks = if broken.len() == 1 { "breaks" } else { "break" };
    let says = breaks::describe_changes(changes, &table.ledger, seats)
        .into_iter()
        .next();
    let title = format!("{} {breaks}", list_all(&broken));
    Some((title, says.unwrap_or_default(), by))
}

/// Accessible text for what a round paid a seat: "Ada: CAT 3, TO 2. 5 in this round, 16 in all."
pub fn bill_label(paid: &[(String, usize)], round: usize, all: usize) -> String {
    let each: Vec<String> = paid
        .iter()
        .map(|(word, cards)| format!("{word} {cards}"))
        .collect();
    let words = if each.is_empty() {
        NO_WORD.to_owned()
    } else {
        each.join(", ")
    };
    format!(
        "{words}. {} in this round, {} in all.",
        card_count(round),
        all
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::{Draft, shown_table};
    use c_u_letter_rules::{Options, State};
    use game::{PlayedBy, Roster, SeatId, Viewer};

    fn seats() -> Vec<Seat> {
        let mut roster = Roster::default();
        roster.add("Ada").unwrap();
        roster.add("Bo").unwrap();
        let seat = |player: &game::Player| Seat {
            player: player.clone(),
            by: PlayedBy::Person,
        };
        roster.players().iter().map(seat).collect()
    }

    /// Returns the stage text and main button for the first card of a hand, after tapping these
    /// squares.
    fn told(hand: &str, board: &str, at: &[&str]) -> (String, String, String) {
        let state = State::set_out(&Options::default(), &[hand, "E"], board).unwrap();
        let state = state.with_claim(SeatId::new(1), "a1", "c1").unwrap();
        let view = state.seen_by(Viewer::Seat(SeatId::FIRST));
        let mut draft = Draft::default();
        draft.tap_card(view.hand[0], &view);
        for name in at {
            draft.tap_square(Square::from_name(name).unwrap(), &view);
        }
        let outcome = draft.outcome(&view);
        let swaps = !at.is_empty() && !draft.targets(&view).is_empty();
        let button = match &outcome {
            DraftOutcome::Place { placing, uses, .. } => place_label(placing, uses, swaps),
            _ => String::new(),
        };
        let now = prompt(&outcome, swaps, "Ada").unwrap();
        (now, preview(&outcome, swaps, &view, &seats()), button)
    }

    #[test]
    fn c25_the_cards_that_a_blue_card_can_swap_with_are_offered() {
        let board = "C A bT*\n. .";
        let (now, would, _) = told("bM", board, &[]);
        assert_eq!(now, "Ada: tap where it goes.");
        assert_eq!(would, "In a blue zone it can swap with a card.");
        let (now, would, button) = told("bM", board, &["b2"]);
        assert_eq!(now, "Ada: swap M, or keep it.");
        assert_eq!(would, "Tap a lit card to swap with it.");
        assert_eq!(button, "Keep it on b2");
        let (_, would, button) = told("bM", board, &["b2", "b1"]);
        assert_eq!(would, "M for A breaks Bo’s CAT.");
        assert_eq!(button, "Swap");
    }

    #[test]
    fn c26_a_cover_says_what_it_breaks() {
        let (now, would, button) = told("rJ", "C A T rI*", &["c1"]);
        assert_eq!(now, "Ada: place it here?");
        assert_eq!(would, "J over T breaks Bo’s CAT.");
        assert_eq!(button, "Cover it");
    }

    #[test]
    fn c27_the_player_is_asked_which_way_to_push() {
        let (now, _, button) = told("gE", "C A T gI*", &["c1"]);
        assert_eq!(
            (now.as_str(), button.as_str()),
            ("Ada: push which way?", "Push")
        );
    }

    #[test]
    fn c28_the_player_is_asked_whether_a_grey_card_goes_face_down() {
        let (now, _, button) = told("yE", "C A T yI*", &["c2"]);
        assert_eq!(now, "Ada: face up or face down?");
        assert_eq!(button, "Face up");
    }

    #[test]
    fn c6_the_player_is_asked_for_another_square_if_one_is_illegal() {
        let (now, would, _) = told("rJ", "C A T", &["h8"]);
        assert_eq!(now, "Tap another square.");
        assert!(would.contains("has none beside it"), "{would}");
    }

    #[test]
    fn c19_a_claimed_word_says_that_letters_of_it_count_elsewhere() {
        let state = State::set_out(&Options::default(), &["S", "E"], "C A T S\n. D\n. S").unwrap();
        let state = state.with_claim(SeatId::FIRST, "a1", "d1").unwrap();
        let state = state.with_claim(SeatId::new(1), "b1", "b3").unwrap();
        let view = state.seen_by(Viewer::Seat(SeatId::FIRST));
        let claims = shown_table(&view, &Draft::default()).claims;
        let told = claims.iter().map(|one| {
            let heard = table::describe_claim(one, &seats());
            (one.pays, claim_status(one), heard)
        });
        let ads = "Bo’s ADS: 2 cards, 1 letter goes to another word";
        let expected = [
            (2, "column b, 1 letter elsewhere".to_owned(), ads.to_owned()),
            (4, "row 1".to_owned(), "Ada’s CATS: 4 cards".to_owned()),
        ];
        assert_eq!(told.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn c13_a_broken_word_is_announced() {
        let state = State::set_out(&Options::default(), &["rJ", "E"], "C A T rI*").unwrap();
        let state = state.with_claim(SeatId::new(1), "a1", "c1").unwrap();
        let view = state.seen_by(Viewer::Seat(SeatId::FIRST));
        let placing = Placing {
            card: view.hand[0],
            at: Square::from_name("c1").unwrap(),
            using: Use::Overwrite,
        };
        let changes = preview_changes(&view, &placing);
        assert_eq!(
            announcement(&view.table, None, &changes, &seats()),
            Some((
                "CAT breaks".into(),
                "Ada’s J covers the T of Bo’s CAT.".into(),
                SeatId::FIRST
            ))
        );
        assert_eq!(
            announcement(&view.table, None, &ClaimChanges::default(), &seats()),
            None
        );
    }

    #[test]
    fn c34_a_revealed_card_is_announced() {
        let state = State::set_out(&Options::default(), &["rJ", "E"], "C A T").unwrap();
        let view = state.seen_by(Viewer::Table);
        let (title, says, by) = announcement(
            &view.table,
            Some(
                view.table
                    .board
                    .face_up_card(Square::from_name("a1").unwrap())
                    .unwrap(),
            ),
            &ClaimChanges::default(),
            &seats(),
        )
        .unwrap();
        assert_eq!((title.as_str(), by), ("Ambush: C", view.table.turn.seat));
        assert!(says.starts_with("Ada had hidden a "), "{says}");
    }

    #[test]
    fn c20_a_payout_has_an_accessible_text() {
        let paid = [("CAT".to_owned(), 3), ("TO".to_owned(), 1)];
        let heard = bill_label(&paid, 4, 11);
        assert_eq!(heard, "CAT 3, TO 1. 4 cards in this round, 11 in all.");
        assert_eq!(
            bill_label(&[], 0, 7),
            "no words. 0 cards in this round, 7 in all."
        );
    }
}
