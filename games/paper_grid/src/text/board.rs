//! Texts about boards: why one can't be generated or opened, and faults of an edited one.

use paper_grid_rules::{
    Area, BoardFault, BoardRefusal, Cells, CodeError, CountedItem, LinkError, Size,
};

use super::special_name;

/// Explains why some settings give no board.
pub fn board_refusal(refusal: BoardRefusal) -> String {
    match refusal {
        BoardRefusal::TooManySeats { wanted } => {
            format!("up to {} can play, not {wanted}", Area::MAX_COUNT)
        }
        BoardRefusal::SeedTooLong { characters } => {
            format!("a seed word has up to 40 characters, not {characters}")
        }
        BoardRefusal::HandTooLarge { wanted } => {
            format!("starting hands have up to 5 letters, not {wanted}")
        }
        BoardRefusal::NoRoom {
            thing,
            wanted,
            most,
        } => {
            let things = counted_items(thing);
            format!("these settings have room for {most} {things}, not {wanted}")
        }
        BoardRefusal::TooFewTypes { types: 0, .. } => {
            "choose at least one kind of special cell".into()
        }
        BoardRefusal::TooFewTypes { wanted, types } => {
            format!("{wanted} special cells need {wanted} kinds, but you chose {types}")
        }
        BoardRefusal::Odd { thing, wanted } => {
            let things = counted_items(thing);
            format!("with this symmetry {things} come in pairs, so {wanted} isn’t possible")
        }
        BoardRefusal::UnknownVersion(version) => {
            format!("this Lettercase can’t make boards of version {version}")
        }
    }
}

fn counted_items(thing: CountedItem) -> &'static str {
    match thing {
        CountedItem::Walls => "walls",
        CountedItem::Letters => "stray letters",
        CountedItem::Specials => "special cells",
    }
}

/// Explains why a board's code can't be opened.
pub fn code_error(error: CodeError) -> String {
    match error {
        CodeError::NotACode => "This isn’t the code of a board.".into(),
        CodeError::CutOff { have, all } => {
            format!("The end of this code is missing: it has {have} of {all} characters.")
        }
        CodeError::Damaged => "There’s a mistake in this code. Check it again.".into(),
        CodeError::Newer(_) => "This code needs a newer Lettercase.".into(),
    }
}

/// Explains why a link can't be opened.
pub fn link_error(error: LinkError) -> String {
    match error {
        LinkError::NotALink => "This isn’t a link to a board.".into(),
        LinkError::Damaged => "This link is damaged. Ask for it again.".into(),
        LinkError::Newer(_) => "This link needs a newer Lettercase.".into(),
        LinkError::Impossible(refusal) => {
            format!(
                "This link’s board can’t be made: {}.",
                board_refusal(refusal)
            )
        }
        LinkError::Code(error) => code_error(error),
    }
}

/// Describes a fault of an edited board.
pub fn board_fault(size: Size, finding: BoardFault) -> String {
    let cells = |cells| cell_names(size, cells);
    let cell = |cell| size.cell_name(cell);
    match finding {
        BoardFault::SealedOff(sealed) => format!("Walls cut off {}.", cells(sealed)),
        BoardFault::ManyWalls { cell: at, walls } => {
            format!("There are {walls} walls at {}. Keep at most 2.", cell(at))
        }
        BoardFault::TypeTwice { special, cells: at } => {
            let name = special_name(special);
            format!("There’s a {name} at {}. Keep only 1.", cells(at))
        }
        BoardFault::SpecialCovered(at) => {
            format!("The special cell at {} is covered.", cell(at))
        }
        BoardFault::SpecialOnStar(_) => "The star can’t be a special cell.".into(),
        BoardFault::StarOffCentre(_) => "The star belongs in the centre.".into(),
        BoardFault::StarCovered(_) => "Clear the star: the first word must cover it.".into(),
        BoardFault::AreaOffRim { area, cell: at } => {
            let seat = seat_name(area);
            format!("{seat}’s area at {} isn’t at the edge.", cell(at))
        }
        BoardFault::AreaTwice { area, cells: at } => {
            format!("{} has more than one area: {}.", seat_name(area), cells(at))
        }
        BoardFault::AreaMissing(area) => format!("{} has no area.", seat_name(area)),
        BoardFault::EndgameAtOnce { letters } => {
            format!("With {letters} letters at the edge, the endgame begins straight away.")
        }
    }
}

fn seat_name(area: Area) -> String {
    format!("Player {}", area.index() + 1)
}

fn cell_names(size: Size, cells: Cells) -> String {
    let places: Vec<String> = cells.iter().map(|cell| size.cell_name(cell)).collect();
    match places.as_slice() {
        [first, second, _, ..] => format!("{first}, {second} and {} more", places.len() - 2),
        places => places.join(" and "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refused_board_is_explained_with_the_numbers() {
        let (thing, wanted, most) = (CountedItem::Walls, 42, 41);
        let refusal = BoardRefusal::NoRoom {
            thing,
            wanted,
            most,
        };
        assert_eq!(
            board_refusal(refusal),
            "these settings have room for 41 walls, not 42"
        );
        assert_eq!(
            link_error(LinkError::Impossible(refusal)),
            "This link’s board can’t be made: these settings have room for 41 walls, not 42."
        );
    }

    #[test]
    fn a_finding_names_its_cells() {
        let size = Size::Medium;
        let sealed: Cells = size.cell_ids().take(4).collect();
        assert_eq!(
            board_fault(size, BoardFault::SealedOff(sealed)),
            "Walls cut off a1, b1 and 2 more."
        );
    }
}
