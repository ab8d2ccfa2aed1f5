//! Everything that can be chosen, rule by rule.

use std::fmt;
use std::ops::RangeInclusive;

use base::json::{Map, Value};

use super::options::{LetterCells, Letterfraud, Reading, Specials, WallRule};
use super::{BoardRefusal, Choices, FirstSeat, Size};
use game::rule::{Own, Rule, Ruleset, Values, place, put};
use game::{Allowance, Judge, SeatId};

/// Why choices that are each allowed don't fit together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clash {
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

impl fmt::Display for Clash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Clash::NoBoard => write!(f, "there is no board"),
            Clash::Board(refusal) => write!(f, "{refusal}"),
            Clash::Areas => write!(f, "the board doesn’t have one area for each seat"),
            Clash::EndgameAt(letters) => {
                write!(f, "the endgame can’t begin at {letters} letters")
            }
            Clash::First(seat) => write!(f, "there is no seat {seat}"),
        }
    }
}

/// Fewest letters on edge cells that can begin the endgame (K24).
const FEWEST: u32 = 4;

fn always(_: &Choices) -> bool {
    true
}

/// Whether the board is blank. Letter values and backpacks are chosen only then; other boards
/// have them printed.
fn blank(rules: &Choices) -> bool {
    rules.board.is_blank()
}

/// Writes the board as text, or null for a blank one, because its size describes it.
fn write_board(rules: &Choices) -> Value {
    match rules.board.is_blank() {
        true => Value::Null,
        false => rules.board.to_string().into(),
    }
}

fn read_board(rules: &mut Choices, value: &Value) -> Option<()> {
    let board = match value {
        Value::Null => rules.blank(rules.board.size()),
        text => text.as_str()?.parse().ok()?,
    };
    rules.lay(board);
    Some(())
}

impl Ruleset for Choices {
    type Clash = Clash;

    const RULES: &'static [Rule<Choices>] = &[
        Rule {
            id: "size",
            ruling: "K1",
            values: Values::OneOf(&["small", "medium", "large"]),
            get: |rules, _| place(&Size::ALL, &rules.board.size()),
            set: |rules, _, value| {
                let mut size = rules.board.size();
                put(&Size::ALL, value, &mut size);
                if size != rules.board.size() {
                    rules.lay(rules.blank(size));
                }
            },
            when: always,
        },
        Rule {
            id: "board",
            ruling: "K5, K6",
            values: Values::Own(Own {
                write: write_board,
                read: read_board,
                #[cfg(not(target_family = "wasm"))]
                random: super::random_board::random_board,
            }),
            get: |_, _| 0,
            set: |_, _, _| {},
            when: always,
        },
        Rule {
            id: "first",
            ruling: "K9",
            values: Values::OneSeat,
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
            when: always,
        },
        Rule {
            id: "judge",
            ruling: "K16",
            values: Values::OneOf(&["full", "everyday", "table"]),
            get: |rules, _| place(&Judge::ALL, &rules.judge),
            set: |rules, _, value| put(&Judge::ALL, value, &mut rules.judge),
            when: always,
        },
        Rule {
            id: "reading",
            ruling: "K15",
            values: Values::OneOf(&["forward", "either-way"]),
            get: |rules, _| place(&Reading::ALL, &rules.reading),
            set: |rules, _, value| put(&Reading::ALL, value, &mut rules.reading),
            when: always,
        },
        Rule {
            id: "walls",
            ruling: "K22",
            values: Values::OneOf(&["any-edge", "no-sealing"]),
            get: |rules, _| place(&WallRule::ALL, &rules.walls),
            set: |rules, _, value| put(&WallRule::ALL, value, &mut rules.walls),
            when: always,
        },
        Rule {
            id: "clock",
            ruling: "K8",
            values: Values::OrNone(&[30, 60, 90, 120]),
            get: |rules, _| rules.clock.value(),
            set: |rules, _, value| rules.clock = Allowance::of(value as u16),
            when: always,
        },
        Rule {
            id: "endgame_at",
            ruling: "K24",
            // At least two areas take up edge cells.
            values: Values::Within(|rules| FEWEST..=rules.board.size().rim().len() as u32 - 2),
            get: |rules, _| rules.endgame_at as u32,
            set: |rules, _, value| rules.endgame_at = value as usize,
            when: always,
        },
        Rule {
            id: "hints",
            ruling: "K8",
            values: Values::Switch,
            get: |rules, _| rules.hints.into(),
            set: |rules, _, value| rules.hints = value != 0,
            when: always,
        },
        Rule {
            id: "values",
            ruling: "K19",
            values: Values::OneOf(&["classic", "fixed"]),
            get: |rules, _| place(&super::Values::ALL, &rules.board.values),
            set: |rules, _, value| put(&super::Values::ALL, value, &mut rules.board.values),
            when: blank,
        },
        Rule {
            id: "backpacks",
            ruling: "K30",
            values: Values::Switch,
            get: |rules, _| rules.board.backpacks.into(),
            set: |rules, _, value| rules.board.backpacks = value != 0,
            when: blank,
        },
        Rule {
            id: "letterfraud",
            ruling: "K28",
            values: Values::OneOf(&[
                "off",
                "all-different",
                "none-held",
                "at-most-one-held",
                "in-line",
            ]),
            get: |rules, _| match &rules.letterfraud {
                None => 0,
                Some(limit) => place(&Letterfraud::ALL, limit) + 1,
            },
            set: |rules, _, value| {
                let limit = value.checked_sub(1);
                rules.letterfraud = limit.and_then(|at| Letterfraud::ALL.get(at as usize).copied());
            },
            when: always,
        },
        Rule {
            id: "devils",
            ruling: "K29",
            values: Values::Switch,
            get: |rules, _| rules.devils.into(),
            set: |rules, _, value| rules.devils = value != 0,
            when: always,
        },
        Rule {
            id: "specials",
            ruling: "K31, K34",
            values: Values::OneOf(&["off", "supercells", "celldance"]),
            get: |rules, _| place(&Specials::ALL, &rules.specials),
            set: |rules, _, value| put(&Specials::ALL, value, &mut rules.specials),
            when: always,
        },
        Rule {
            id: "letter_cells",
            ruling: "K32",
            values: Values::OneOf(&["every-time", "when-covered"]),
            get: |rules, _| place(&LetterCells::ALL, &rules.letter_cells),
            set: |rules, _, value| put(&LetterCells::ALL, value, &mut rules.letter_cells),
            when: |rules| rules.specials.max(Specials::printed(&rules.board)) != Specials::Off,
        },
    ];

    fn seats(&self) -> RangeInclusive<u8> {
        self.seats()
    }

    fn check(&self) -> Result<(), Clash> {
        let areas = self.board.areas();
        let in_order = (areas.iter().enumerate()).all(|(seat, (area, _))| area.index() == seat);
        if !in_order || areas.len() == 1 {
            return Err(Clash::Areas);
        }
        if !self.endgame_range().contains(&self.endgame_at) {
            return Err(Clash::EndgameAt(self.endgame_at));
        }
        match self.first {
            FirstSeat::Seat(seat) if seat.index() >= usize::from(*self.seats().end()) => {
                Err(Clash::First(seat))
            }
            _ => Ok(()),
        }
    }

    /// Switches on the upgrade of the special cells printed on the board.
    fn put_in_force(&mut self) {
        self.specials = self.specials.max(Specials::printed(&self.board));
    }

    fn modernise(saved: &mut Map) {
        Allowance::modernise(saved, "clock");
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
