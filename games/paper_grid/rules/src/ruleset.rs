//! The choices as data: one rule for each.

use std::fmt;
use std::ops::RangeInclusive;

use base::json::{Map, Value};

use super::options::{LetterCells, Letterfraud, ReadingRule, SpecialUpgrade, WallRule};
use super::{BoardRefusal, Choices, FirstSeat, Size, ValueSystem};
use game::rule::{
    CustomOption, JUDGE_EXPLANATION, JUDGE_LABEL, Rule, RuleValues, Ruleset, ValueNames, index_of,
    set_by_index,
};
use game::{Judge, SeatId, TimeLimit};

/// Why choices that are each allowed don't fit together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OptionClash {
    /// No board was chosen yet.
    NoBoard,
    /// The generator can't make a board from these settings.
    Board(BoardRefusal),
    /// The printed areas aren't one for each of the first two to six seats.
    Areas,
    /// The edge of this board has no room for this number of letters: the endgame would
    /// never begin.
    EndgameAt(usize),
    /// The seat chosen to begin isn't at this table.
    First(SeatId),
}

impl fmt::Display for OptionClash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionClash::NoBoard => write!(f, "there is no board"),
            OptionClash::Board(refusal) => write!(f, "{refusal}"),
            OptionClash::Areas => write!(f, "the board doesn’t have one area for each seat"),
            OptionClash::EndgameAt(letters) => {
                write!(f, "the endgame can’t begin at {letters} letters")
            }
            OptionClash::First(seat) => write!(f, "there is no seat {seat}"),
        }
    }
}

/// Fewest letters on edge cells that can begin the endgame (K24).
const MIN_ENDGAME_LETTERS: u32 = 4;

/// Whether the board is blank. Letter values and backpacks are chosen only then; other boards
/// have them printed.
fn is_blank(rules: &Choices) -> bool {
    rules.board.is_blank()
}

/// Writes the board as text, or null for a blank one, because its size describes it.
fn write_board(rules: &Choices) -> Value {
    if rules.board.is_blank() {
        Value::Null
    } else {
        rules.board.to_string().into()
    }
}

fn read_board(rules: &mut Choices, value: &Value) -> Option<()> {
    let board = match value {
        Value::Null => rules.blank_board(rules.board.size()),
        text => text.as_str()?.parse().ok()?,
    };
    rules.set_board(board);
    Some(())
}

game::rules! { Choices:
    {
        id: "size",
        ruling: "K1",
        kind: custom(
            values: RuleValues::OneOf(&["small", "medium", "large"]),
            get: |rules, _| index_of(&Size::ALL, &rules.board.size()),
            set: |rules, _, value| {
                let mut size = rules.board.size();
                set_by_index(&Size::ALL, value, &mut size);
                if size != rules.board.size() {
                    rules.set_board(rules.blank_board(size));
                }
            },
        ),
        name: "Size",
        says: "A larger board makes a longer game.",
        names: ValueNames::Each(&["Small", "Medium", "Large"]),
    }
    {
        id: "board",
        ruling: "K5, K6",
        kind: custom(
            values: RuleValues::Custom(CustomOption {
                write: write_board,
                read: read_board,
                #[cfg(not(target_family = "wasm"))]
                random: super::random_board::random_board,
            }),
            get: |_, _| 0,
            set: |_, _, _| {},
        ),
        name: "The board",
        says: "Printed with walls, letters and areas, or blank.",
        names: ValueNames::Custom,
    }
    {
        id: "first",
        ruling: "K9",
        kind: custom(
            values: RuleValues::OneSeat,
            get: |rules, _| match rules.first {
                FirstSeat::Random => 0,
                FirstSeat::Seat(seat) => seat.index() as u32 + 1,
            },
            set: |rules, _, value| {
                rules.first = match value.checked_sub(1) {
                    None => FirstSeat::Random,
                    Some(seat) => FirstSeat::Seat(SeatId::new(seat as u8)),
                }
            },
        ),
        name: "Who begins",
        says: "Turns go down this list and round again.",
        names: ValueNames::NoneFirst("Random"),
    }
    {
        id: "judge",
        ruling: "K16",
        kind: one_of(judge: Judge),
        name: JUDGE_LABEL,
        says: JUDGE_EXPLANATION,
    }
    {
        id: "reading",
        ruling: "K15",
        kind: one_of(reading: ReadingRule),
        name: "Words read",
        says: "Either way: RAT also counts as TAR, but scores once.",
    }
    {
        id: "walls",
        ruling: "K22",
        kind: one_of(walls: WallRule),
        name: "Walls",
        says: "Anywhere is meaner: walls can cut cells off from the rest.",
    }
    {
        id: "clock",
        ruling: "K8",
        kind: seconds(clock, [30, 60, 90, 120]),
        name: "Clock",
        says: "Seconds for a turn. When time’s up your turn ends, and you get no letters.",
        names: ValueNames::NoneFirst("Off"),
    }
    {
        id: "endgame_at",
        ruling: "K24",
            // At least two areas take up edge cells.
        kind: custom(
            values: RuleValues::Within(|rules| MIN_ENDGAME_LETTERS..=rules.board.size().rim_cells().len() as u32 - 2),
            get: |rules, _| rules.endgame_at as u32,
            set: |rules, _, value| rules.endgame_at = value as usize,
        ),
        name: "Edge letters that begin the endgame",
        says: "From then on you play words only, with no asking. More makes a longer game.",
        names: ValueNames::Numbers,
    }
    {
        id: "hints",
        ruling: "K8",
        kind: switch(hints),
        name: "Allow hints",
        says: "In 3 steps: a place, a length, a word. The history shows each hint.",
    }
    {
        id: "values",
        ruling: "K19",
        kind: one_of(board.values: ValueSystem),
        when: is_blank,
        name: "What letters score",
        says: "By kind: vowels 1, consonants 3, and 5 if nobody else holds it. Or each letter has \
            its own value.",
    }
    {
        id: "backpacks",
        ruling: "K30",
        kind: switch(board.backpacks),
        when: is_blank,
        name: "Tiny Backpacks",
        says: "Your hand can grow past 7, but you use each slot only once.",
    }
    {
        id: "letterfraud",
        ruling: "K28",
        kind: custom(
            values: RuleValues::OneOf(&[
                "off",
                "all-different",
                "none-held",
                "at-most-one-held",
                "in-line",
            ]),
            get: |rules, _| match &rules.letterfraud {
                None => 0,
                Some(limit) => index_of(&Letterfraud::ALL, limit) + 1,
            },
            set: |rules, _, value| {
                let limit = value.checked_sub(1);
                rules.letterfraud = limit.and_then(|at| Letterfraud::ALL.get(at as usize).copied());
            },
        ),
        name: "Letterfraud",
        says: "Limits the letters you may ask for.",
        names: ValueNames::Each(&[
            "Off",
            "All different",
            "None you have",
            "At most 1 you have",
            "Side by side on the board",
        ]),
    }
    {
        id: "devils",
        ruling: "K29",
        kind: switch(devils),
        name: "Dictionary Devils",
        says: "Your points are on the letters you place. They grow in words with other players’ \
            letters.",
    }
    {
        id: "specials",
        ruling: "K31, K34",
        kind: one_of(specials: SpecialUpgrade),
        name: "Special cells",
        says: "Supercells multiply letters and words. Celldance adds 7 that act, like the Thief \
            or Go Again.",
    }
    {
        id: "letter_cells",
        ruling: "K32",
        kind: one_of(letter_cells: LetterCells),
        when: |rules| rules.specials.max(SpecialUpgrade::required_by(&rules.board)) != SpecialUpgrade::Off,
        name: "Double and Triple Letter",
        says: "They count every time their letter scores, or once, when it covers them.",
    }
}

impl Ruleset for Choices {
    type Clash = OptionClash;

    const RULES: &'static [Rule<Choices>] = RULES;

    fn seats(&self) -> RangeInclusive<u8> {
        self.seats()
    }

    fn check(&self) -> Result<(), OptionClash> {
        let areas = self.board.areas();
        let in_order = (areas.iter().enumerate()).all(|(seat, (area, _))| area.index() == seat);
        if !in_order || areas.len() == 1 {
            return Err(OptionClash::Areas);
        }
        if !self.endgame_range().contains(&self.endgame_at) {
            return Err(OptionClash::EndgameAt(self.endgame_at));
        }
        match self.first {
            FirstSeat::Seat(seat) if seat.index() >= usize::from(*self.seats().end()) => {
                Err(OptionClash::First(seat))
            }
            _ => Ok(()),
        }
    }

    /// Switches on the upgrade of the special cells printed on the board.
    fn apply_overrides(&mut self) {
        self.specials = self.specials.max(SpecialUpgrade::required_by(&self.board));
    }

    fn upgrade_saved(saved: &mut Map) {
        TimeLimit::upgrade_saved(saved, "clock");
        // Version 1 wrote "random" or {"seat":1}.
        if let Some(first) = saved.get_mut("first") {
            if first == "random" {
                *first = Value::Null;
            } else if let Some(seat) = first.get("seat") {
                *first = seat.clone();
            }
        }
        if let Some(limit) = saved.get_mut("letterfraud")
            && limit.is_null()
        {
            *limit = "off".into();
        }
    }
}
