//! Actions with a mouse on parts by their names.

use super::Page;

impl Page {
    /// Presses the button, link or tab with this name.
    #[track_caller]
    pub fn press(&self, name: &str) {
        self.part("pressable", name).press();
    }

    /// Presses the part with this name in the group, region, grid or dialog called `group`.
    #[track_caller]
    pub fn press_in(&self, group: &str, name: &str) {
        self.part_in(group, "pressable", name).press();
    }

    /// Chooses an option in a group of choices, tabs or a drop-down, and waits until it is chosen.
    #[track_caller]
    pub fn choose(&self, group: &str, option: &str) {
        let part = self.part_in(group, "pressable", option);
        part.press();
        part.becomes_chosen();
    }

    /// Replaces the text of the field with this label.
    #[track_caller]
    pub fn fill(&self, label: &str, text: &str) {
        self.part("textbox", label).fill(text);
    }
}
