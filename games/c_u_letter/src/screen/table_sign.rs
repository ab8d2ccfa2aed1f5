//! The signs on the table, which the key in the Rules tab lists.

use super::breaks::BreakCause;
use super::outlines::{Outline, OutlineStatus, example_outline};
use c_u_letter_rules::{AbilityColour, CardId, ClaimId, Span, Square};

/// A sign on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableSign {
    /// A card and a zone of this colour.
    Colour(AbilityColour),
    /// The plate under the letter of an Enchanter.
    Enchanter,
    /// A face-down card with the mark of the player who placed it.
    FaceDown,
    /// The number of cards on a square.
    Stack,
    /// The ring around the card placed last.
    Last,
    /// The dot on a square that the chosen card can go on.
    Target,
    /// A lit card.
    Lit,
    /// The ring around a card that the choice changes.
    Changes,
    /// The mark of the player who is paid a card.
    Paid,
    /// The outline of a word that counts.
    Word,
    /// The outline of a word that sleeps.
    Asleep,
    /// The outline of a word that breaks.
    Broken,
}

impl TableSign {
    /// All signs, in the order of the key.
    pub const ALL: [TableSign; 15] = [
        TableSign::Colour(AbilityColour::Blue),
        TableSign::Colour(AbilityColour::Red),
        TableSign::Colour(AbilityColour::Green),
        TableSign::Colour(AbilityColour::Grey),
        TableSign::Enchanter,
        TableSign::FaceDown,
        TableSign::Stack,
        TableSign::Word,
        TableSign::Asleep,
        TableSign::Broken,
        TableSign::Last,
        TableSign::Target,
        TableSign::Lit,
        TableSign::Changes,
        TableSign::Paid,
    ];

    /// Returns the outline that is the sign, around two squares.
    pub fn outline(self) -> Option<Outline> {
        let from = Square::at(0, 0)?;
        let stands = match self {
            TableSign::Word => OutlineStatus::Counts,
            TableSign::Asleep => OutlineStatus::Asleep {
                behind: ClaimId::from(0),
            },
            TableSign::Broken => OutlineStatus::Snapped(BreakCause::Covered {
                card: CardId::all().next()?,
                at: from,
            }),
            _ => return None,
        };
        Some(example_outline(Span::new(from, Square::at(1, 0)?)?, stands))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{
        Draft, ShownCard, ShownFace, ShownSquare, changes_from_placing, outlines, shown_table,
    };
    use super::*;
    use c_u_letter_rules::{Action, CULetter, Options};
    use game::{Actor, Chance, Game, Moment, Viewer};
    use lexicon::{Level, Lexicon};

    /// The signs that are drawn on a square. It names every field, so that a new one gets a sign.
    fn on_square(shown: &ShownSquare) -> Vec<TableSign> {
        let ShownSquare {
            square: _,
            face,
            under,
            zones,
            owner,
            target,
            // A chosen square is explained by the prompt.
            chosen: _,
            changes,
        } = shown;
        let mut signs: Vec<TableSign> = zones.iter().copied().map(TableSign::Colour).collect();
        match face {
            ShownFace::Empty => {}
            ShownFace::Up(ShownCard {
                card: _,
                letter: _,
                colour,
                enchanter,
                chosen: _,
            }) => {
                signs.push(TableSign::Colour(*colour));
                signs.extend(enchanter.then_some(TableSign::Enchanter));
            }
            ShownFace::Down { .. } => signs.push(TableSign::FaceDown),
        }
        let lit = match face {
            ShownFace::Empty => TableSign::Target,
            _ => TableSign::Lit,
        };
        let there = [
            (*under > 0, TableSign::Stack),
            (owner.is_some(), TableSign::Paid),
            (*target, lit),
            (*changes, TableSign::Changes),
        ];
        signs.extend(
            there
                .into_iter()
                .filter(|(is, _)| *is)
                .map(|(_, sign)| sign),
        );
        signs
    }

    const fn of_outline(stands: OutlineStatus) -> TableSign {
        match stands {
            OutlineStatus::Counts => TableSign::Word,
            OutlineStatus::Asleep { .. } => TableSign::Asleep,
            OutlineStatus::Snapped(_) => TableSign::Broken,
        }
    }

    #[test]
    fn every_sign_drawn_at_a_table_is_in_the_key_and_the_other_way_round() {
        let words = "at it to so no in on is us or he we tea ate eat toe one";
        let words = words.split(' ').map(|word| (word, Level::Common));
        let words = Lexicon::from_words(words).unwrap();
        let mut drawn: Vec<TableSign> = Vec::new();
        let mut add = |sign: TableSign| {
            if !drawn.contains(&sign) {
                drawn.push(sign);
            }
        };
        let at = Moment::START;
        for seed in 0..20 {
            let mut chance = Chance::new(seed);
            let mut state = CULetter::initial_state(&Options::default(), 2);
            for event in CULetter::opening_events(&state, &mut chance) {
                CULetter::evolve(&mut state, &event, at);
            }
            for _ in 0..120 {
                let seat = state.table.turn.seat;
                let view = state.seen_by(Viewer::Seat(seat));
                let action = CULetter::sample_action(&view, seat, Some(&words), &mut chance);
                let mut draft = Draft::default();
                let mut last = Default::default();
                if let Action::Place(placing) = &action {
                    add(TableSign::Last);
                    draft.tap_card(placing.card, &view);
                    shown_table(&view, &draft)
                        .squares
                        .iter()
                        .flat_map(on_square)
                        .for_each(&mut add);
                    draft.tap_square(placing.at, &view);
                    last = changes_from_placing(&state.table, placing, seat);
                }
                shown_table(&view, &draft)
                    .squares
                    .iter()
                    .flat_map(on_square)
                    .for_each(&mut add);
                let by = Actor { seat, at };
                let events = CULetter::decide(&state, by, &action, Some(&words), &mut chance);
                for event in events.unwrap() {
                    CULetter::evolve(&mut state, &event, at);
                }
                let view = state.seen_by(Viewer::Seat(seat));
                let lines = outlines(&view, &Draft::default(), &last);
                lines.iter().for_each(|one| add(of_outline(one.stands)));
            }
        }
        for sign in &drawn {
            assert!(TableSign::ALL.contains(sign), "{sign:?} isn't in the key");
        }
        for sign in TableSign::ALL {
            assert!(drawn.contains(&sign), "{sign:?} is never drawn");
        }
    }

    #[test]
    fn the_outlines_of_the_key_are_those_of_the_table() {
        for sign in TableSign::ALL {
            if let Some(outline) = sign.outline() {
                assert_eq!(of_outline(outline.stands), sign);
                assert_eq!(outline.crack.is_empty(), sign != TableSign::Broken);
            }
        }
        let outlines = TableSign::ALL
            .iter()
            .filter(|sign| sign.outline().is_some());
        assert_eq!(outlines.count(), 3);
    }
}
