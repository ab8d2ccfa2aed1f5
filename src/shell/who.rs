//! Who does the day's tasks on this device: whoever was chosen last, of those who play here.

use super::desk::Desk;
use screen::set_up::YOU;

/// The record's name.
const WHO: &str = "who";

impl Desk {
    /// Those who play here; where nobody is known, whoever reads this.
    pub fn people(self) -> Vec<String> {
        let roster = self.roster_now();
        let names = roster.players().iter().map(|one| one.name.to_string());
        let mut names: Vec<String> = names.collect();
        if names.is_empty() {
            names.push(YOU.to_owned());
        }
        names
    }

    /// Who plays.
    pub fn who(self) -> String {
        let kept: String = self.load(WHO);
        let mut people = self.people().into_iter();
        match people.clone().any(|name| name == kept) {
            true => kept,
            false => people.next().unwrap_or_default(),
        }
    }

    /// Somebody else plays.
    pub fn set_who(self, name: &str) {
        self.keep(WHO, &name);
    }
}
