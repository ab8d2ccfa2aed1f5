//! The choices of a form as plain data, so that one view serves every game.

use super::{RuleText, ValueNames, find_rule_text};
use game::rule::{Rule, RuleValues, Ruleset};
use game::{Day, PlayedBy, PlayerName, Seat, SeatId};

/// One choice in a set-up form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormField {
    /// Id of the rule.
    pub id: &'static str,
    /// Label of the choice.
    pub name: &'static str,
    /// One sentence that explains the rule.
    pub says: &'static str,
    /// The control, with the current choice.
    pub control: FieldControl,
}

/// The control of a choice, with the current value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FieldControl {
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
        /// Label of the choice "none".
        none: &'static str,
        /// Players at the table, in seat order.
        seats: Vec<PlayerName>,
        /// The chosen seat, counted from 1; 0 means that none is chosen.
        at: usize,
    },
    /// A separate choice for each player.
    Each(Vec<PlayerField>),
    /// The choice has an editor of its own.
    Own,
}

/// The choice for one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerField {
    pub who: PlayerName,
    /// Label of the choice for this player.
    pub label: String,
    pub control: FieldControl,
}

impl FieldControl {
    /// Returns the index of the current choice: 0 or 1 for a switch, and the number itself for a
    /// number.
    pub fn at(&self) -> usize {
        match self {
            FieldControl::Switch(on) => usize::from(*on),
            FieldControl::OneOf { at, .. } | FieldControl::OneSeat { at, .. } => *at,
            FieldControl::Count { value, .. } | FieldControl::NumberOr { value, .. } => {
                *value as usize
            }
            FieldControl::Each(_) | FieldControl::Own => 0,
        }
    }

    /// Returns the control of one player, by index, if the choice is made for each player.
    pub fn of(self, one: usize) -> Option<FieldControl> {
        match self {
            FieldControl::Each(each) => each.into_iter().nth(one).map(|one| one.control),
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
) -> Vec<FormField> {
    let there = C::RULES.iter().filter(|rule| (rule.when)(rules));
    let field = |rule: &'static Rule<C>| {
        let words = find_rule_text(words, rule.id)?;
        let control = match &rule.values {
            RuleValues::EachSeat(values) | RuleValues::EachPerson(values) => {
                let bots = matches!(rule.values, RuleValues::EachSeat(_));
                let each = (0..).map(SeatId::new).zip(seats);
                let each = each.filter(|(_, seat)| bots || seat.by == PlayedBy::Person);
                let each = each.map(|(id, seat)| {
                    let who = seat.player.name.clone();
                    PlayerField {
                        label: label(rule.id, who.as_str()),
                        control: control(values, words, rules, (rule.get)(rules, id), 1),
                        who,
                    }
                });
                FieldControl::Each(each.collect())
            }
            RuleValues::OneSeat => {
                let none = match words.values {
                    ValueNames::NoneFirst(none) => none,
                    _ => "",
                };
                let names = seats.iter().map(|seat| seat.player.name.clone());
                FieldControl::OneSeat {
                    none,
                    seats: names.collect(),
                    at: rule.table_value(rules) as usize,
                }
            }
            values => control(
                values,
                words,
                rules,
                rule.table_value(rules),
                seats.len() as u8,
            ),
        };
        Some(FormField {
            id: rule.id,
            name: words.name,
            says: words.says,
            control,
        })
    };
    there.filter_map(field).collect()
}

fn control<C: Ruleset>(
    values: &RuleValues<C>,
    words: &RuleText,
    rules: &C,
    chosen: u32,
    seats: u8,
) -> FieldControl {
    match values {
        RuleValues::Switch => FieldControl::Switch(chosen != 0),
        RuleValues::Custom(_) => FieldControl::Own,
        RuleValues::Within(bounds) => {
            let (least, most) = bounds(rules).into_inner();
            let value = chosen;
            FieldControl::Count { value, least, most }
        }
        RuleValues::OrWithin(bounds, usual) => FieldControl::NumberOr {
            names: match words.values {
                ValueNames::NoneOr(none, other) => [none, other],
                _ => ["", ""],
            },
            value: chosen,
            usual: usual(seats),
            least: *bounds.start(),
            most: *bounds.end(),
        },
        RuleValues::Day => {
            let names = words.values.name_values(values, rules);
            FieldControl::OneOf {
                names: names.into_iter().map(|(_, name)| name).collect(),
                at: usize::from(chosen != 0),
            }
        }
        _ => {
            let (all, names): (Vec<u32>, Vec<String>) =
                words.values.name_values(values, rules).into_iter().unzip();
            let at = all.iter().position(|value| *value == chosen);
            let at = at.unwrap_or(usize::MAX);
            FieldControl::OneOf { names, at }
        }
    }
}

/// Returns the value at index `at` of a rule's control. A switch is off at 0 and on at 1; a rule
/// that can follow the day takes the day's value at 1.
pub(crate) fn value_at<C: Ruleset>(
    rule: &Rule<C>,
    words: &'static [RuleText],
    rules: &C,
    at: usize,
    today: Option<Day>,
) -> Option<u32> {
    let values = rule.values.per_seat_values().unwrap_or(&rule.values);
    match values {
        RuleValues::Switch => Some(u32::from(at != 0)),
        RuleValues::Day if at == 0 => Some(0),
        RuleValues::Day => today.map(Day::to_number),
        RuleValues::Custom(_) | RuleValues::OneSeat => None,
        RuleValues::Within(_) | RuleValues::OrWithin(..) => u32::try_from(at).ok(),
        _ => {
            let all = find_rule_text(words, rule.id)?
                .values
                .name_values(values, rules);
            all.get(at).map(|(value, _)| *value)
        }
    }
}
