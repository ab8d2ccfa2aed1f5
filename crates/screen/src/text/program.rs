//! Names of bots. Each game has a list of these, found by id.

pub use crate::set_up::BotText;
use crate::text::phrase::sentence;
use crate::text::you::possessive;
use game::{BotId, Rung, Seat};

/// The adaptive bot, which plays as strongly as the people at the table, in every game.
pub const MATCH: BotText = BotText {
    id: BotId::ADAPTIVE,
    name: "Your Match",
    face: "==u",
    says: "As strong as you. Harder after you win, gentler after you lose.",
};

/// Returns the letters that draw a bot's face: two eyes and a mouth.
pub fn face_for_bot(programs: &[BotText], id: BotId) -> &'static str {
    words_of(programs, id).map_or("oox", |one| one.face)
}

/// Describes the bot on a seat, by the name it has there; `None` for a person.
pub fn says(programs: &[BotText], seat: &Seat) -> Option<String> {
    let one = words_of(programs, seat.by.bot_id()?)?;
    Some(format!("{}: {}", seat.player.name, one.says))
}

fn words_of(programs: &[BotText], id: BotId) -> Option<&BotText> {
    programs.iter().find(|one| one.id == id.form_id())
}

/// Says a player's rating at this game.
pub fn rated(who: &str, points: i32, doubt: u32) -> String {
    let whose = sentence(&possessive(who));
    format!("{whose} rating: {points}, give or take {doubt}.")
}

/// Says a player's rating after a game that changed it.
pub fn rating_change(who: &str, points: i32, doubt: u32, change: i32) -> String {
    let whose = sentence(&possessive(who));
    format!("{whose} rating: {points} ({change:+}), give or take {doubt}.")
}

/// Says which bots of the ladder match a player.
pub fn adaptive_bot_note(programs: &[BotText], who: &str, rung: Rung) -> String {
    let name = |half_steps: u8| {
        let one = programs.get(usize::from(half_steps / 2));
        one.map_or(MATCH.name, |one| one.name).to_owned()
    };
    let half_steps = rung.half_steps();
    let (lower, upper) = (name(half_steps), name(half_steps + 1));
    if lower == upper {
        format!("{} match: {lower}.", sentence(&possessive(who)))
    } else {
        format!(
            "{} match: between {lower} and {upper}.",
            sentence(&possessive(who))
        )
    }
}
