//! Bots' names and faces.

use screen::set_up::BotText;
use screen::text::program::face_for_bot;

#[test]
fn every_bot_has_its_own_face() {
    let games = [
        paper_grid::text::BOTS,
        word_heist::text::BOTS,
        one_letter_better::text::BOTS,
        c_u_letter::text::BOTS,
    ];
    let all: Vec<BotText> = games.concat();
    for game in games {
        for one in game {
            assert_eq!(one.face.chars().count(), 3, "{}", one.name);
            assert_eq!(face_for_bot(game, one.id), one.face);
            let mut same = all.iter().filter(|other| other.face == one.face);
            assert!(same.all(|other| other.name == one.name), "{}", one.name);
        }
    }
}
