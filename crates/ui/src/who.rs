//! Which player does the daily tasks on this device: the one chosen last, if still in the list.

use super::desk::Desk;
use screen::set_up::YOU;

/// The name of the record that holds the selected player.
const WHO: &str = "who";

impl Desk {
    /// The names of the players on this device; if there are none, a name for the user.
    pub fn people(self) -> Vec<String> {
        let roster = self.roster_now();
        let names = roster.players().iter().map(|one| one.name.to_string());
        let mut names: Vec<String> = names.collect();
        if names.is_empty() {
            names.push(YOU.to_owned());
        }
        names
    }

    /// The selected player's name.
    pub fn who(self) -> String {
        let kept: String = self.load(WHO);
        let mut people = self.people().into_iter();
        match people.clone().any(|name| name == kept) {
            true => kept,
            false => people.next().unwrap_or_default(),
        }
    }

    /// Selects another player.
    pub fn set_who(self, name: &str) {
        self.keep(WHO, &name);
    }
}
