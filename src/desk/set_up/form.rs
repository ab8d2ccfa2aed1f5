//! What the forms of all games have: ready-made rules, who sits down, and what begins.

use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::fields::Field;
use super::{Chairs, People};
use crate::table::{Day, Game, PlayerName, Roster, Seat};

/// Everything that is chosen before a game begins. It is kept as a record.
pub trait Form:
    Clone + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The game that begins.
    type Game: Game<Options: PartialEq + Send + Sync>;
    /// Its rules, as the form holds them.
    type Choices: Clone + PartialEq + Send + Sync + 'static;
    /// Its ready-made rules.
    type Preset: Copy + PartialEq + Send + Sync + 'static;
    /// Why it cannot begin.
    type Cannot: Clone + PartialEq + Send + Sync;

    /// Where the form is kept.
    const RECORD: &'static str;

    /// The rules and the people of a game that was played, for another one.
    #[must_use]
    fn again(played: &<Self::Game as Game>::Options, seats: &[Seat]) -> Self;

    /// The rules, but for what is chosen by name.
    fn rules(&self) -> &Self::Choices;

    /// Takes other rules; what does not go with them falls away.
    fn set_rules(&mut self, rules: Self::Choices);

    /// The choices that are there, to be drawn.
    fn fields(&self, _roster: &Roster) -> Vec<Field> {
        Vec::new()
    }

    /// Chooses what stands at a place of a field, for one player where it is chosen for each.
    fn choose(&mut self, _id: &str, _who: Option<&PlayerName>, _at: usize, _today: Option<Day>) {}

    /// Who was asked to sit down.
    fn people(&self) -> &People;

    /// Asks others.
    fn set_people(&mut self, people: People);

    /// What there is to sit on.
    fn chairs(&self) -> Chairs;

    /// Who sits at the table.
    fn seats(&self, roster: &Roster) -> Vec<Seat> {
        self.people().seats(roster, &self.chairs())
    }

    /// The ready-made rules that can be taken on a day.
    fn presets(today: Option<Day>) -> Vec<Self::Preset>;

    /// The ready-made rules that are chosen as they are.
    fn preset(&self, today: Option<Day>) -> Option<Self::Preset>;

    /// Takes ready-made rules. Who plays stays, but opponents may come and go with theirs.
    fn take_preset(&mut self, preset: Self::Preset, roster: &Roster);

    /// What the game begins with.
    ///
    /// # Errors
    /// Why it cannot begin.
    fn options(&self, roster: &Roster) -> Result<Begins<Self>, Self::Cannot>;

    /// Names a preset.
    fn preset_name(preset: Self::Preset) -> &'static str;

    /// What a preset is; none: rules of one's own.
    fn preset_says(preset: Option<Self::Preset>) -> &'static str;

    /// How the order of the seats matters.
    fn table_says(&self) -> &'static str;

    /// What begins, in a sentence.
    fn begins_now(&self, names: &[String], today: Option<Day>) -> String;

    /// Why the game cannot begin so.
    fn cannot(&self, why: Self::Cannot) -> String;

    /// A sentence for each choice that matters.
    fn rules_chosen(&self, roster: &Roster) -> Vec<String>;
}

/// What a game begins with.
pub type Begins<F> = (<<F as Form>::Game as Game>::Options, Vec<Seat>);

/// Why a game for so many cannot begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cannot<E> {
    /// So many sit at the table, and this is for others.
    Seats {
        /// How many sit at the table.
        sit: u8,
        /// How few may play.
        least: u8,
        /// At most.
        most: u8,
    },
    /// The rules do not go together.
    Options(E),
}

/// What begins with these seats, if they are as many as may play.
pub fn begin<O, E>(
    seats: Vec<Seat>,
    fit: RangeInclusive<u8>,
    options: Result<O, E>,
) -> Result<(O, Vec<Seat>), Cannot<E>> {
    let sit = seats.len() as u8;
    if !fit.contains(&sit) {
        let (least, most) = fit.into_inner();
        return Err(Cannot::Seats { sit, least, most });
    }
    Ok((options.map_err(Cannot::Options)?, seats))
}
