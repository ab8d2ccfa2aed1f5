//! Paper Grid's boards: why one cannot be made or opened, and what is wrong with one.

use crate::games::paper_grid::rules::{
    Area, BoardRefusal as Refusal, Cells, CodeError, Finding, LinkError, Size, Thing,
};

use super::special_name;

/// Why there is no board for some settings.
pub fn board_refused(refusal: Refusal) -> String {
    match refusal {
        Refusal::TooManySeats { wanted } => {
            format!(
                "{wanted} players are too many; up to {} can play",
                Area::MOST
            )
        }
        Refusal::SeedTooLong { characters } => {
            format!("a seed has up to 40 characters, this one has {characters}")
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
            format!("{wanted} {things} do not fit with these settings; {most} do")
        }
        Refusal::TooFewTypes { types: 0, .. } => "choose at least one type of special cell".into(),
        Refusal::TooFewTypes { wanted, types } => format!(
            "{wanted} special cells need {wanted} types, as each comes once; {types} may be drawn"
        ),
        Refusal::Odd { thing, wanted } => {
            let things = things(thing);
            format!("with this symmetry {things} come in pairs, so {wanted} cannot be")
        }
        Refusal::UnknownVersion(version) => {
            format!("boards of version {version} cannot be made here")
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

/// Why a board's code opens nothing.
pub fn code_refused(error: CodeError) -> String {
    match error {
        CodeError::NotACode => "This is not the code of a board.".into(),
        CodeError::CutOff { have, all } => {
            format!("The end of this code is missing: it has {have} of {all} characters.")
        }
        CodeError::Damaged => "There is a slip in this code. Please compare it once more.".into(),
        CodeError::Newer(_) => {
            "A newer Lettercase made this code; this one cannot read it yet.".into()
        }
    }
}

/// Why a link opens no board.
pub fn link_refused(error: LinkError) -> String {
    match error {
        LinkError::NotALink => "This is not the link of a board.".into(),
        LinkError::Damaged => "This link was changed on its way, and opens no board.".into(),
        LinkError::Newer(_) => {
            "A newer Lettercase made this link; this one cannot follow it yet.".into()
        }
        LinkError::Impossible(refusal) => {
            format!(
                "This link asks for a board that cannot be: {}.",
                board_refused(refusal)
            )
        }
        LinkError::Code(error) => code_refused(error),
    }
}

/// What is wrong with an edited board.
pub fn board_finding(size: Size, finding: Finding) -> String {
    let cells = |cells| places(size, cells);
    let cell = |cell| size.name(cell);
    match finding {
        Finding::SealedOff(sealed) => format!("Walls cut off {}.", cells(sealed)),
        Finding::ManyWalls { cell: at, walls } => {
            format!("{walls} walls stand at {}; two are the most.", cell(at))
        }
        Finding::TypeTwice { special, cells: at } => {
            let name = special_name(special);
            format!("{name} may be there once, not at {}.", cells(at))
        }
        Finding::SpecialCovered(at) => {
            format!("The special cell at {} is covered.", cell(at))
        }
        Finding::SpecialOnStar(_) => "The star is no place for a special cell.".into(),
        Finding::StarOffCentre(_) => "The star belongs into the centre.".into(),
        Finding::StarCovered(_) => {
            "Something lies on the star, where the first word begins.".into()
        }
        Finding::AreaOffRim { area, cell: at } => {
            let seat = seat(area);
            format!("{seat} has its area at {}, not at the edge.", cell(at))
        }
        Finding::AreaTwice { area, cells: at } => {
            format!("{} has several areas: {}.", seat(area), cells(at))
        }
        Finding::AreaMissing(area) => format!("{} has no area.", seat(area)),
        Finding::EndgameAtOnce { letters } => {
            format!("With {letters} letters at the edge, the endgame begins at once.")
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
    fn a_refusal_tells_the_facts() {
        let (thing, wanted, most) = (Thing::Walls, 42, 41);
        let refusal = Refusal::NoRoom {
            thing,
            wanted,
            most,
        };
        assert_eq!(
            board_refused(refusal),
            "42 walls do not fit with these settings; 41 do"
        );
        assert_eq!(
            link_refused(LinkError::Impossible(refusal)),
            "This link asks for a board that cannot be: \
             42 walls do not fit with these settings; 41 do."
        );
    }

    #[test]
    fn a_finding_tells_where() {
        let size = Size::Medium;
        let sealed: Cells = size.ids().take(4).collect();
        assert_eq!(
            board_finding(size, Finding::SealedOff(sealed)),
            "Walls cut off a1, b1 and 2 more."
        );
    }
}
