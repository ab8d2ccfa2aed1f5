//! Seat colours at tables of coloured cards. Cards and zones are red, blue, green and grey there,
//! so no seat is: four colours of the table's own replace the colours that players chose. The
//! players' marks stay. Both the set-up form and the table take a seat's colour from here.

use game::SeatColour;

/// A seat's colour at a table of coloured cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableColour {
    /// Rose, which replaces the player colour vermilion.
    Rose,
    /// Teal, which replaces the player colour ocean.
    Teal,
    /// Amber, the same as the player colour amber.
    Amber,
    /// Violet, which replaces the player colour plum.
    Violet,
}

impl TableColour {
    /// The order in which seats whose colour has no replacement take one.
    const FALLBACK_ORDER: [TableColour; 4] = [
        TableColour::Amber,
        TableColour::Violet,
        TableColour::Teal,
        TableColour::Rose,
    ];

    /// Returns the colour as a value in CSS.
    pub const fn css(self) -> &'static str {
        match self {
            TableColour::Rose => "var(--seat-rose)",
            TableColour::Teal => "var(--seat-teal)",
            TableColour::Amber => "var(--seat-amber)",
            TableColour::Violet => "var(--seat-violet)",
        }
    }

    /// Returns the colour that always replaces this player colour, if there is one.
    const fn replacing(kept: SeatColour) -> Option<TableColour> {
        match kept {
            SeatColour::Vermilion => Some(TableColour::Rose),
            SeatColour::Ocean => Some(TableColour::Teal),
            SeatColour::Amber => Some(TableColour::Amber),
            SeatColour::Plum => Some(TableColour::Violet),
            SeatColour::Moss | SeatColour::Slate => None,
        }
    }
}

/// The mark and colour of a seat at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatLook {
    /// The seat's mark, named by the player colour that it belongs to.
    pub mark: SeatColour,
    pub colour: TableColour,
}

/// Returns the mark and colour of each seat, from the players' own colours in seat order. No two
/// seats look alike.
pub fn seat_looks(kept: &[SeatColour]) -> Vec<SeatLook> {
    // If two players have the same mark, the second one gets another.
    let mut marks: Vec<SeatColour> = Vec::new();
    for own in kept {
        let other = || {
            let mut all = SeatColour::ALL.into_iter();
            all.find(|one| !marks.contains(one) && !kept.contains(one))
        };
        let mark = if marks.contains(own) {
            other().unwrap_or(*own)
        } else {
            *own
        };
        marks.push(mark);
    }
    let mut taken: Vec<TableColour> = marks
        .iter()
        .filter_map(|mark| TableColour::replacing(*mark))
        .collect();
    let mut wear = |mark: SeatColour| {
        let colour = TableColour::replacing(mark).unwrap_or_else(|| {
            let mut free = TableColour::FALLBACK_ORDER.into_iter();
            let own = free.find(|colour| !taken.contains(colour));
            let own = own.unwrap_or(TableColour::Amber);
            taken.push(own);
            own
        });
        SeatLook { mark, colour }
    };
    marks.iter().map(|mark| wear(*mark)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn up_to_four_seats_never_look_alike_whatever_colours_players_have() {
        let all = SeatColour::ALL;
        for a in all {
            for b in all {
                for c in all {
                    for d in all {
                        let worn = seat_looks(&[a, b, c, d]);
                        for (at, one) in worn.iter().enumerate() {
                            for other in worn.iter().skip(at + 1) {
                                assert_ne!(one.mark, other.mark, "{a:?} {b:?} {c:?} {d:?}");
                                assert_ne!(one.colour, other.colour, "{a:?} {b:?} {c:?} {d:?}");
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_mark_stays_and_its_table_colour_is_always_the_same() {
        let marks = [SeatColour::Moss, SeatColour::Vermilion, SeatColour::Plum];
        let worn = seat_looks(&marks);
        let kept: Vec<SeatColour> = worn.iter().map(|one| one.mark).collect();
        assert_eq!(kept, marks);
        let colours: Vec<TableColour> = worn.iter().map(|one| one.colour).collect();
        assert_eq!(
            colours,
            [TableColour::Amber, TableColour::Rose, TableColour::Violet]
        );
    }
}
