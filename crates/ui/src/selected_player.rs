//! Which player does the daily tasks on this device: the one chosen last, if still in the list.

use super::app_state::AppState;
use screen::set_up::YOU;

/// The name of the record that holds the selected player.
const SELECTED_PLAYER_RECORD: &str = "who";

impl AppState {
    /// The names of the players on this device; if there are none, a name for the user.
    pub fn player_names(self) -> Vec<String> {
        let roster = self.roster_untracked();
        let names = roster.players().iter().map(|one| one.name.to_string());
        let mut names: Vec<String> = names.collect();
        if names.is_empty() {
            names.push(YOU.to_owned());
        }
        names
    }

    /// The selected player's name.
    pub(crate) fn selected_player(self) -> String {
        let kept: String = self.load(SELECTED_PLAYER_RECORD);
        let mut people = self.player_names().into_iter();
        if people.clone().any(|name| name == kept) {
            kept
        } else {
            people.next().unwrap_or_default()
        }
    }

    /// Selects another player.
    pub(crate) fn select_player(self, name: &str) {
        self.save(SELECTED_PLAYER_RECORD, &name);
    }
}
