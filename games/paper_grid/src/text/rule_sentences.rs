//! Descriptions of the chosen rules, shown before a game and during it.

use game::{Seat, TimeLimit};
use paper_grid_rules::{
    Choices, FirstSeat, Judge, Letterfraud, ReadingRule, ValueSystem, WallRule,
};

use super::size_name;
use screen::text::you::player_does;

/// Describes who judges words where the table decides (K16): people judge the bots' words, and a
/// bot judges for a person who plays only against bots.
fn table_decides(seats: &[Seat]) -> String {
    let agree = "You agree among yourselves which words count";
    let is_bot = |seat: &&Seat| seat.by.bot_id().is_some();
    let mut people = seats.iter().filter(|seat| !is_bot(seat));
    match (
        seats.iter().any(|seat| is_bot(&seat)),
        people.next(),
        people.next(),
    ) {
        (true, Some(one), None) => format!(
            "{} The bots accept any word in the Full list.",
            player_does(one.player.name.as_str(), "judges the bots’ words.")
        ),
        (true, ..) => format!("{agree}, the bots’ words too."),
        (false, ..) => format!("{agree}."),
    }
}

/// Describes who or what judges words.
pub fn judge(rules: &Choices, seats: &[Seat]) -> String {
    match rules.judge {
        Judge::Full => "The Full list decides which words count.".into(),
        Judge::Everyday => "The Everyday list decides which words count.".into(),
        Judge::Table => table_decides(seats),
    }
}

/// Describes the board's size and areas.
pub fn board(rules: &Choices) -> String {
    let (size, areas) = (rules.board.size(), rules.board.areas().len());
    let (name, columns, rows) = (size_name(size), size.columns(), size.rows());
    match areas {
        0 => format!("{name} board, {columns} by {rows}: each player claims an area first."),
        _ => format!("{name} board, {columns} by {rows}, for {areas} players."),
    }
}

/// Names the player who begins.
pub(crate) fn first_player(rules: &Choices, seats: &[Seat]) -> String {
    let seat = match rules.first {
        FirstSeat::Random => None,
        FirstSeat::Seat(seat) => seats.get(seat.index()),
    };
    match seat {
        Some(seat) => player_does(seat.player.name.as_str(), "begins."),
        None => "A random player begins.".into(),
    }
}

/// Describes the directions in which words read.
pub fn reading(rules: &Choices) -> String {
    match rules.reading {
        ReadingRule::Forward => "Words read across and down.".into(),
        ReadingRule::EitherWay => "Words may also read backwards and up.".into(),
    }
}

/// Describes the letter values.
pub fn values(rules: &Choices) -> String {
    match rules.board.values {
        ValueSystem::Classic => {
            "A vowel scores 1, a consonant 3, a letter nobody else holds 5.".into()
        }
        ValueSystem::Fixed => "Each letter has its own value, from A 1 to Z 10.".into(),
    }
}

/// Describes how many letters a hand holds.
pub fn hand(rules: &Choices) -> String {
    match (rules.board.backpacks, rules.hand_limit()) {
        (false, most) => format!("A hand holds up to {most} letters."),
        (true, slots) => format!("Tiny Backpacks: {slots} slots for letters, each used once."),
    }
}

/// Describes where walls can go.
pub fn walls(rules: &Choices) -> String {
    match rules.walls {
        WallRule::AnyEdge => "Walls can go anywhere.".into(),
        WallRule::NoSealing => "No wall may cut off a cell.".into(),
    }
}

/// Describes when the endgame begins.
pub fn endgame(rules: &Choices) -> String {
    let letters = rules.endgame_at;
    format!("The endgame begins with {letters} letters at the edge.")
}

/// Describes the time for a turn.
pub fn clock(rules: &Choices) -> String {
    match rules.clock {
        TimeLimit::Untimed => "No clock.".into(),
        TimeLimit::Seconds(seconds) => format!("A turn has {seconds} seconds."),
    }
}

/// Describes a Letterfraud limit.
pub fn letterfraud(limit: Letterfraud) -> String {
    let limit = match limit {
        Letterfraud::AllDifferent => "ask for different letters",
        Letterfraud::NoneHeld => "ask only for letters you don’t have",
        Letterfraud::AtMostOneHeld => "ask for at most 1 letter you have",
        Letterfraud::InLine => "ask for letters side by side on the board",
    };
    format!("Letterfraud: {limit}.")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::BOTS;
    use crate::text::set_up::RULE_SENTENCES;
    use game::{PlayedBy, Player, SeatColour, SeatId};
    use paper_grid_rules::{Board, LetterCells, Preset, Size, SpecialUpgrade};
    use screen::text::rule::describe_rules;

    #[test]
    fn the_default_rules_are_described_plainly() {
        let choices = Choices::on_board(Board::blank(Size::Medium));
        assert_eq!(
            describe_rules(RULE_SENTENCES, &choices, &[]),
            [
                "Medium board, 8 by 8: each player claims an area first.",
                "A random player begins.",
                "The Full list decides which words count.",
                "Words read across and down.",
                "A vowel scores 1, a consonant 3, a letter nobody else holds 5.",
                "A hand holds up to 7 letters.",
                "Walls can go anywhere.",
                "The endgame begins with 10 letters at the edge.",
                "No clock.",
                "No hints.",
            ]
        );
    }

    fn seat(name: &str, by: PlayedBy) -> Seat {
        Seat {
            player: Player {
                name: name.parse().unwrap(),
                colour: SeatColour::Moss,
            },
            by,
        }
    }

    #[test]
    fn k16_the_rules_say_who_judges_whose_words() {
        let mut choices = Choices::on_board(Board::blank(Size::Medium));
        choices.judge = Judge::Table;
        let (person, bot) = (PlayedBy::Person, PlayedBy::Bot(BOTS[0].id));
        for (by, says) in [
            (
                vec![person, person],
                "You agree among yourselves which words count.",
            ),
            (
                vec![bot, person],
                "Bo judges the bots’ words. The bots accept any word in the Full list.",
            ),
            (
                vec![person, bot, person],
                "You agree among yourselves which words count, the bots’ words too.",
            ),
        ] {
            let names = ["Ada", "Bo", "Cleo"].into_iter();
            let seats: Vec<Seat> = names.zip(by).map(|(name, by)| seat(name, by)).collect();
            let told = describe_rules(RULE_SENTENCES, &choices, &seats);
            assert!(told.contains(&says.to_owned()), "{told:?}");
        }
    }

    #[test]
    fn every_choice_has_its_own_description() {
        let ada = seat("Ada", PlayedBy::Person);
        let changes: [fn(&mut Choices); 20] = [
            |c| c.board = Board::blank(Size::Large),
            |c| c.board.values = ValueSystem::Fixed,
            |c| c.board.backpacks = true,
            |c| c.first = FirstSeat::Seat(SeatId::FIRST),
            |c| c.reading = ReadingRule::EitherWay,
            |c| c.judge = Judge::Everyday,
            |c| c.judge = Judge::Table,
            |c| c.endgame_at = 12,
            |c| c.walls = WallRule::NoSealing,
            |c| c.clock = TimeLimit::Seconds(30),
            |c| c.clock = TimeLimit::Seconds(120),
            |c| c.hints = true,
            |c| c.letterfraud = Some(Letterfraud::AllDifferent),
            |c| c.letterfraud = Some(Letterfraud::NoneHeld),
            |c| c.letterfraud = Some(Letterfraud::AtMostOneHeld),
            |c| c.letterfraud = Some(Letterfraud::InLine),
            |c| c.devils = true,
            |c| c.specials = SpecialUpgrade::Supercells,
            |c| c.specials = SpecialUpgrade::Celldance,
            |c| {
                c.specials = SpecialUpgrade::Celldance;
                c.letter_cells = LetterCells::WhenCovered;
            },
        ];
        let plain = Choices::on_board(Board::blank(Size::Medium));
        let mut all = vec![describe_rules(RULE_SENTENCES, &plain, &[])];
        for change in changes {
            let mut choices = plain.clone();
            change(&mut choices);
            all.push(describe_rules(
                RULE_SENTENCES,
                &choices,
                std::slice::from_ref(&ada),
            ));
        }
        for (at, one) in all.iter().enumerate() {
            assert!(!all[..at].contains(one), "{at} repeats another: {one:?}");
        }
        let everything = Preset::Everything.on_board(Board::blank(Size::Medium));
        let all = describe_rules(RULE_SENTENCES, &everything, &[]).join("\n");
        for upgrade in ["Letterfraud", "Devils", "Celldance", "Backpacks"] {
            assert!(all.contains(upgrade), "{upgrade}");
        }
    }
}
