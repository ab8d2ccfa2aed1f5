//! Who plays: programs by an id, which saves keep, and by a name, which is words.

use std::collections::BTreeSet;

use lettercase::desk::set_up::SetUp;
use lettercase::games::c_u_letter::CULetter;
use lettercase::games::c_u_letter::opponent::Mage;
use lettercase::games::one_letter_better::OneLetterBetter;
use lettercase::games::one_letter_better::opponent::Rival;
use lettercase::games::paper_grid::PaperGrid;
use lettercase::games::word_heist::WordHeist;
use lettercase::games::word_heist::opponent::Rogue;
use lettercase::games::{c_u_letter, one_letter_better, paper_grid, word_heist};
use lettercase::table::{
    Chance, Game, Journal, JournalError, Match, PlayedBy, ProgramId, Roster, Seat,
};
use lettercase::words::program::ProgramWords;

use crate::seats::{people, programs};

#[test]
fn every_program_has_words_and_no_two_the_same() {
    fn told<G: Game>(words: &[ProgramWords]) {
        let ids: Vec<ProgramId> = words.iter().map(|one| one.id).collect();
        assert_eq!(ids, G::PROGRAMS, "{}", G::ID);
        let names: BTreeSet<&str> = words.iter().map(|one| one.name).collect();
        assert_eq!(names.len(), words.len(), "{}", G::ID);
        assert!(words.iter().all(|one| one.says.starts_with(one.name)));
    }
    told::<PaperGrid>(paper_grid::words::PROGRAMS);
    told::<WordHeist>(word_heist::words::PROGRAMS);
    told::<OneLetterBetter>(one_letter_better::words::PROGRAMS);
    told::<CULetter>(c_u_letter::words::PROGRAMS);
}

#[test]
fn a_seat_says_who_plays_it_whatever_it_is_called() {
    let mut seat = people(1).remove(0);
    assert_eq!(Rogue::at(&seat), None);
    for (id, rogue) in WordHeist::PROGRAMS.iter().zip(Rogue::ALL) {
        seat.by = PlayedBy::Program(*id);
        assert_eq!(Rogue::at(&seat), Some(rogue));
    }
    for (id, rival) in OneLetterBetter::PROGRAMS.iter().zip(Rival::ALL) {
        seat.by = PlayedBy::Program(*id);
        assert_eq!(Rival::at(&seat), Some(rival));
    }
    for (id, mage) in CULetter::PROGRAMS.iter().zip(Mage::ALL) {
        seat.by = PlayedBy::Program(*id);
        assert_eq!(Mage::at(&seat), Some(mage));
    }
    assert_eq!(Rogue::at(&seat), None, "a mage is no rogue");
}

/// A game of Word Heist as it is written, with another text for who plays the second seat.
fn played_by(by: &str, name: &str) -> Result<Vec<Seat>, JournalError> {
    let mut form = SetUp::<WordHeist>::default();
    form.take_preset(word_heist::Preset::Opponents, &Roster::default());
    let (options, _) = form.options(&Roster::default()).expect("it begins");
    let mut seats = people(1);
    let mut program = programs::<WordHeist>(1).remove(0);
    program.player.name = name.parse().expect("a name");
    seats.push(program);
    let game = Match::<WordHeist>::begin(options, seats, Chance::new(1)).expect("two sit down");
    let text = game.journal().write();
    let written = "\"by\":\"magpie\"";
    assert!(text.contains(written), "{text}");
    let text = text.replace(written, &format!("\"by\":\"{by}\""));
    let text = match by {
        "program" => {
            let now = format!("\"rules\":{}", Journal::<WordHeist>::RULES);
            text.replace(&now, "\"rules\":1")
        }
        _ => text,
    };
    Journal::<WordHeist>::read(&text).map(|journal| journal.seats)
}

#[test]
fn old_saves_know_programs_by_name() {
    let reads = |name: &str| {
        let seats = played_by("program", name).unwrap();
        seats[1].by
    };
    assert_eq!(reads("The Owl"), PlayedBy::Program(ProgramId::new("owl")));
    let gentlest = PlayedBy::Program(WordHeist::PROGRAMS[0]);
    for stranger in ["Somebody", "The Wren"] {
        assert_eq!(reads(stranger), gentlest, "{stranger}");
    }
}

#[test]
fn a_program_of_a_newer_version_is_told() {
    let newer = played_by("phoenix", "The Phoenix");
    assert_eq!(newer, Err(JournalError::Newer));
    let renamed = played_by("owl", "The Barn Owl").unwrap();
    assert_eq!(Rogue::at(&renamed[1]), Some(Rogue::Owl));
}
