//! Everything that can be chosen, rule by rule.

use std::fmt;
use std::ops::RangeInclusive;

use base::json::{Map, Value};

use super::options::{LetterCells, Letterfraud, Reading, Specials, WallRule};
use super::{BoardRefusal, Choices, FirstSeat, Size, Values as LetterValues};
use game::rule::{JUDGE, JUDGE_SAYS, Names, Own, Rule, Ruleset, Values, place, put};
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

game::rules! { Choices:
    {
        id: "size",
        ruling: "K1",
        is: other(
            values: Values::OneOf(&["small", "medium", "large"]),
            get: |rules, _| place(&Size::ALL, &rules.board.size()),
            set: |rules, _, value| {
                let mut size = rules.board.size();
                put(&Size::ALL, value, &mut size);
                if size != rules.board.size() {
                    rules.lay(rules.blank(size));
                }
            },
        ),
        name: "Size",
        says: "A larger board makes a longer game.",
        names: Names::Each(&["Small", "Medium", "Large"]),
    }
    {
        id: "board",
        ruling: "K5, K6",
        is: other(
            values: Values::Own(Own {
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
        names: Names::Own,
    }
    {
        id: "first",
        ruling: "K9",
        is: other(
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
        ),
        name: "Who begins",
        says: "Turns go down this list and round again.",
        names: Names::NoneFirst("Random"),
    }
    {
        id: "judge",
        ruling: "K16",
        is: one_of(judge: Judge),
        name: JUDGE,
        says: JUDGE_SAYS,
    }
    {
        id: "reading",
        ruling: "K15",
        is: one_of(reading: Reading),
        name: "Words read",
        says: "Either way: RAT also counts as TAR, but scores once.",
    }
    {
        id: "walls",
        ruling: "K22",
        is: one_of(walls: WallRule),
        name: "Walls",
        says: "Anywhere is meaner: walls can cut cells off from the rest.",
    }
    {
        id: "clock",
        ruling: "K8",
        is: seconds(clock, [30, 60, 90, 120]),
        name: "Clock",
        says: "Seconds for a turn. When time’s up your turn ends, and you get no letters.",
        names: Names::NoneFirst("Off"),
    }
    {
        id: "endgame_at",
        ruling: "K24",
            // At least two areas take up edge cells.,
        is: other(
            values: Values::Within(|rules| FEWEST..=rules.board.size().rim().len() as u32 - 2),
            get: |rules, _| rules.endgame_at as u32,
            set: |rules, _, value| rules.endgame_at = value as usize,
        ),
        name: "Edge letters that begin the endgame",
        says: "From then on you play words only, with no asking. More makes a longer game.",
        names: Names::Numbers,
    }
    {
        id: "hints",
        ruling: "K8",
        is: switch(hints),
        name: "Allow hints",
        says: "In 3 steps: a place, a length, a word. The history shows each hint.",
    }
    {
        id: "values",
        ruling: "K19",
        is: one_of(board.values: LetterValues),
        when: blank,
        name: "What letters score",
        says: "By kind: vowels 1, consonants 3, and 5 if nobody else holds it. Or each letter has \
            its own value.",
    }
    {
        id: "backpacks",
        ruling: "K30",
        is: switch(board.backpacks),
        when: blank,
        name: "Tiny Backpacks",
        says: "Your hand can grow past 7, but you use each slot only once.",
    }
    {
        id: "letterfraud",
        ruling: "K28",
        is: other(
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
        ),
        name: "Letterfraud",
        says: "Limits the letters you may call.",
        names: Names::Each(&[
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
        is: switch(devils),
        name: "Dictionary Devils",
        says: "Your points are on the letters you place. They grow in words with other players’ \
            letters.",
    }
    {
        id: "specials",
        ruling: "K31, K34",
        is: one_of(specials: Specials),
        name: "Special cells",
        says: "Supercells multiply letters and words. Celldance adds 7 that act, like the Thief \
            or Go Again.",
    }
    {
        id: "letter_cells",
        ruling: "K32",
        is: one_of(letter_cells: LetterCells),
        when: |rules| rules.specials.max(Specials::printed(&rules.board)) != Specials::Off,
        name: "Double and Triple Letter",
        says: "They count every time their letter scores, or once, when it covers them.",
    }
}

impl Ruleset for Choices {
    type Clash = Clash;

    const RULES: &'static [Rule<Choices>] = RULES;

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
