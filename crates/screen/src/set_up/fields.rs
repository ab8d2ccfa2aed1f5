//! The choices of a form as plain data, so that one view serves every game.

use super::{Names, RuleText, words_of};
use game::rule::{Rule, Ruleset, Values};
use game::{Day, PlayedBy, PlayerName, Seat, SeatId};

/// One choice in a set-up form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// Id of the rule.
    pub id: &'static str,
    /// Label of the choice.
    pub name: &'static str,
    /// One sentence that explains the rule.
    pub says: &'static str,
    /// The control, with the current choice.
    pub control: Control,
}

/// The control of a choice, with the current value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Control {
    /// A switch, on or off.
    Switch(bool),
    /// One of a few named values.
    OneOf {
        /// Names of the values.
        names: Vec<String>,
        /// Index of the chosen value.
        at: usize,
    },
    /// A number between two bounds.
    Count {
        /// The chosen number.
        value: u32,
        /// The smallest number that can be chosen.
        least: u32,
        /// The largest number that can be chosen.
        most: u32,
    },
    /// None, or a number between two bounds.
    NumberOr {
        /// Labels of the two choices: "none", and a number.
        names: [&'static str; 2],
        /// The chosen number; 0 means that none is chosen.
        value: u32,
        /// Number proposed when the choice changes from "none" to a number.
        usual: u32,
        /// The smallest number that can be chosen.
        least: u32,
        /// The largest number that can be chosen.
        most: u32,
    },
    /// One of the seats at the table, or none.
    OneSeat {
        /// Name of "none".
        none: &'static str,
        /// Players at the table, in seat order.
        seats: Vec<PlayerName>,
        /// The chosen seat, counted from 1; 0 means that none is chosen.
        at: usize,
    },
    /// A separate choice for each player.
    Each(Vec<One>),
    /// The choice has an editor of its own.
    Own,
}

/// The choice for one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct One {
    pub who: PlayerName,
    /// Label of the choice for this player.
    pub label: String,
    pub control: Control,
}

impl Control {
    /// Returns the index of the current choice: 0 or 1 for a switch, and the number itself for a
    /// number.
    pub fn at(&self) -> usize {
        match self {
            Control::Switch(on) => usize::from(*on),
            Control::OneOf { at, .. } | Control::OneSeat { at, .. } => *at,
            Control::Count { value, .. } | Control::NumberOr { value, .. } => *value as usize,
            Control::Each(_) | Control::Own => 0,
        }
    }

    /// Returns the control of one player, by index, if the choice is made for each player.
    pub fn of(self, one: usize) -> Option<Control> {
        match self {
            Control::Each(each) => each.into_iter().nth(one).map(|one| one.control),
            _ => None,
        }
    }
}

/// Returns all choices that these rules offer. `label` names a rule's choice for one player, from
/// the rule's id and the player's name.
pub fn fields<C: Ruleset>(
    rules: &C,
    words: &'static [RuleText],
    label: fn(&str, &str) -> String,
    seats: &[Seat],
) -> Vec<Field> {
    let there = C::RULES.iter().filter(|rule| (rule.when)(rules));
    let field = |rule: &'static Rule<C>| {
        let words = words_of(words, rule.id)?;
        let control = match &rule.values {
            Values::EachSeat(values) | Values::EachPerson(values) => {
                let bots = matches!(rule.values, Values::EachSeat(_));
                let each = (0..).map(SeatId::new).zip(seats);
                let each = each.filter(|(_, seat)| bots || seat.by == PlayedBy::Person);
                let each = each.map(|(id, seat)| {
                    let who = seat.player.name.clone();
                    One {
                        label: label(rule.id, who.as_str()),
                        control: control(values, words, rules, (rule.get)(rules, id), 1),
                        who,
                    }
                });
                Control::Each(each.collect())
            }
            Values::OneSeat => {
                let none = match words.values {
                    Names::NoneFirst(none) => none,
                    _ => "",
                };
                let names = seats.iter().map(|seat| seat.player.name.clone());
                Control::OneSeat {
                    none,
                    seats: names.collect(),
                    at: rule.of(rules) as usize,
                }
            }
            values => control(values, words, rules, rule.of(rules), seats.len() as u8),
        };
        Some(Field {
            id: rule.id,
            name: words.name,
            says: words.says,
            control,
        })
    };
    there.filter_map(field).collect()
}

fn control<C: Ruleset>(
    values: &Values<C>,
    words: &RuleText,
    rules: &C,
    chosen: u32,
    seats: u8,
) -> Control {
    match values {
        Values::Switch => Control::Switch(chosen != 0),
        Values::Own(_) => Control::Own,
        Values::Within(bounds) => {
            let (least, most) = bounds(rules).into_inner();
            let value = chosen;
            Control::Count { value, least, most }
        }
        Values::OrWithin(bounds, usual) => Control::NumberOr {
            names: match words.values {
                Names::NoneOr(none, other) => [none, other],
                _ => ["", ""],
            },
            value: chosen,
            usual: usual(seats),
            least: *bounds.start(),
            most: *bounds.end(),
        },
        Values::Day => {
            let names = words.values.of(values, rules);
            Control::OneOf {
                names: names.into_iter().map(|(_, name)| name).collect(),
                at: usize::from(chosen != 0),
            }
        }
        _ => {
            let (all, names): (Vec<u32>, Vec<String>) =
                words.values.of(values, rules).into_iter().unzip();
            let at = all.iter().position(|value| *value == chosen);
            let at = at.unwrap_or(usize::MAX);
            Control::OneOf { names, at }
        }
    }
}

/// Returns the value at index `at` of a rule's control. A switch is off at 0 and on at 1; a rule
/// that can follow the day takes the day's value at 1.
pub fn value_at<C: Ruleset>(
    rule: &Rule<C>,
    words: &'static [RuleText],
    rules: &C,
    at: usize,
    today: Option<Day>,
) -> Option<u32> {
    let values = rule.values.each().unwrap_or(&rule.values);
    match values {
        Values::Switch => Some(u32::from(at != 0)),
        Values::Day if at == 0 => Some(0),
        Values::Day => today.map(Day::number),
        Values::Own(_) | Values::OneSeat => None,
        Values::Within(_) | Values::OrWithin(..) => u32::try_from(at).ok(),
        _ => {
            let all = words_of(words, rule.id)?.values.of(values, rules);
            all.get(at).map(|(value, _)| *value)
        }
    }
}
