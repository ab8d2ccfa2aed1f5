//! Bots' names and faces.

use screen::set_up::ProgramWords;
use screen::text::program::face_of;

#[test]
fn every_bot_has_its_own_face() {
    let games = [
        paper_grid::text::PROGRAMS,
        word_heist::text::PROGRAMS,
        one_letter_better::text::PROGRAMS,
        c_u_letter::text::PROGRAMS,
    ];
    let all: Vec<ProgramWords> = games.concat();
    for game in games {
        for one in game {
            assert_eq!(one.face.chars().count(), 3, "{}", one.name);
            assert_eq!(face_of(game, one.id), one.face);
            let mut same = all.iter().filter(|other| other.face == one.face);
            assert!(same.all(|other| other.name == one.name), "{}", one.name);
        }
    }
}
