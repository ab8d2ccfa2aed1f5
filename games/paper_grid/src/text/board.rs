//! Texts about boards: why one can't be generated or opened, and faults of an edited one.

use paper_grid_rules::{
    Area, BoardRefusal as Refusal, Cells, CodeError, Finding, LinkError, Size, Thing,
};

use super::special_name;

/// Explains why some settings give no board.
pub fn board_refused(refusal: Refusal) -> String {
    match refusal {
        Refusal::TooManySeats { wanted } => {
            format!("up to {} can play, not {wanted}", Area::MOST)
        }
        Refusal::SeedTooLong { characters } => {
            format!("a seed word has up to 40 characters, not {characters}")
        }
        Refusal::HandTooLarge { wanted } => {
            format!("starting hands have up to 5 letters, not {wanted}")
        }
        Refusal::NoRoom {
            thing,
            wanted,
            most,
        } => {
            let things = things(thing);
            format!("these settings have room for {most} {things}, not {wanted}")
        }
        Refusal::TooFewTypes { types: 0, .. } => "choose at least one kind of special cell".into(),
        Refusal::TooFewTypes { wanted, types } => {
            format!("{wanted} special cells need {wanted} kinds, but you chose {types}")
        }
        Refusal::Odd { thing, wanted } => {
            let things = things(thing);
            format!("with this symmetry {things} come in pairs, so {wanted} isn’t possible")
        }
        Refusal::UnknownVersion(version) => {
            format!("this Lettercase can’t make boards of version {version}")
        }
    }
}

fn things(thing: Thing) -> &'static str {
    match thing {
        Thing::Walls => "walls",
        Thing::Letters => "stray letters",
        Thing::Specials => "special cells",
    }
}

/// Explains why a board's code can't be opened.
pub fn code_refused(error: CodeError) -> String {
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
pub fn link_refused(error: LinkError) -> String {
    match error {
        LinkError::NotALink => "This isn’t a link to a board.".into(),
        LinkError::Damaged => "This link is damaged. Ask for it again.".into(),
        LinkError::Newer(_) => "This link needs a newer Lettercase.".into(),
        LinkError::Impossible(refusal) => {
            format!(
                "This link’s board can’t be made: {}.",
                board_refused(refusal)
            )
        }
        LinkError::Code(error) => code_refused(error),
    }
}

/// Describes a fault of an edited board.
pub fn board_finding(size: Size, finding: Finding) -> String {
    let cells = |cells| places(size, cells);
    let cell = |cell| size.name(cell);
    match finding {
        Finding::SealedOff(sealed) => format!("Walls cut off {}.", cells(sealed)),
        Finding::ManyWalls { cell: at, walls } => {
            format!("There are {walls} walls at {}. Keep at most 2.", cell(at))
        }
        Finding::TypeTwice { special, cells: at } => {
            let name = special_name(special);
            format!("There’s a {name} at {}. Keep only 1.", cells(at))
        }
        Finding::SpecialCovered(at) => {
            format!("The special cell at {} is covered.", cell(at))
        }
        Finding::SpecialOnStar(_) => "The star can’t be a special cell.".into(),
        Finding::StarOffCentre(_) => "The star belongs in the centre.".into(),
        Finding::StarCovered(_) => "Clear the star: the first word must cover it.".into(),
        Finding::AreaOffRim { area, cell: at } => {
            let seat = seat(area);
            format!("{seat}’s area at {} isn’t at the edge.", cell(at))
        }
        Finding::AreaTwice { area, cells: at } => {
            format!("{} has more than one area: {}.", seat(area), cells(at))
        }
        Finding::AreaMissing(area) => format!("{} has no area.", seat(area)),
        Finding::EndgameAtOnce { letters } => {
            format!("With {letters} letters at the edge, the endgame begins straight away.")
        }
    }
}

fn seat(area: Area) -> String {
    format!("Player {}", area.index() + 1)
}

fn places(size: Size, cells: Cells) -> String {
    let places: Vec<String> = cells.iter().map(|cell| size.name(cell)).collect();
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
        let (thing, wanted, most) = (Thing::Walls, 42, 41);
        let refusal = Refusal::NoRoom {
            thing,
            wanted,
            most,
        };
        assert_eq!(
            board_refused(refusal),
            "these settings have room for 41 walls, not 42"
        );
        assert_eq!(
            link_refused(LinkError::Impossible(refusal)),
            "This link’s board can’t be made: these settings have room for 41 walls, not 42."
        );
    }

    #[test]
    fn a_finding_names_its_cells() {
        let size = Size::Medium;
        let sealed: Cells = size.ids().take(4).collect();
        assert_eq!(
            board_finding(size, Finding::SealedOff(sealed)),
            "Walls cut off a1, b1 and 2 more."
        );
    }
}
