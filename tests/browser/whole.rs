//! Whole games, from the first turn to the last, by finger and in the windows of the design in
//! turn. At each tenth turn they are pictured in all of them, light and dark, for people to look at
//! (`target/screens/ENGINE/whole/`); what shuts people out is found on the way.

use crate::harness::in_proof;
use crate::page::{Page, Size, THEMES};

/// A phone upright, a phone lying, a tablet upright, a laptop.
pub const WINDOWS: [Size; 4] = [
    Size {
        width: 360,
        height: 640,
    },
    Size {
        width: 844,
        height: 390,
    },
    Size {
        width: 820,
        height: 1180,
    },
    Size {
        width: 1440,
        height: 900,
    },
];

/// Pictures are taken at each turn of so many.
const PICTURED: usize = 10;

/// A turn of a whole game: each is played in the next window.
#[derive(Clone, Copy)]
pub struct Turn<'a> {
    page: &'a Page,
    /// The game's name in pictures.
    name: &'a str,
    /// Which turn, from 0.
    pub number: usize,
}

impl<'a> Turn<'a> {
    /// A turn begins.
    #[track_caller]
    pub fn begins(page: &'a Page, name: &'a str, number: usize) -> Turn<'a> {
        let turn = Turn { page, name, number };
        turn.window();
        turn
    }

    /// The window in which it is played.
    #[track_caller]
    fn window(self) {
        let window = WINDOWS.iter().cycle().nth(self.number);
        self.page.resize(*window.expect("there are some"));
    }

    /// Whether it is one of those that are pictured.
    pub fn is_pictured(self) -> bool {
        self.number % PICTURED == PICTURED - 1
    }

    /// Pictures a moment of it, where it is such a turn, and looks whether all can reach it.
    #[track_caller]
    pub fn pictured(self, moment: &str) {
        if self.is_pictured() {
            self.always_pictured(moment);
        }
    }

    /// The same in any turn.
    #[track_caller]
    pub fn always_pictured(self, moment: &str) {
        self.page.audit_themes();
        for (place, size) in WINDOWS.into_iter().enumerate() {
            self.page.resize(size);
            // What was pointed at in a window with a region for it is not in another one.
            self.page.css("#app").ask(
                "document.querySelector('.stage')?.dispatchEvent(new PointerEvent('pointerleave'))",
            );
            assert!(!self.page.scrolls_sideways(), "{} {moment}", self.name);
            // Nobody looks at pictures of the proof.
            if in_proof() {
                continue;
            }
            // Of each window every other turn in the light, the others in the dark.
            let Turn { name, number, .. } = self;
            let theme = THEMES[(number / PICTURED + place) % THEMES.len()];
            self.page.theme(theme);
            let turn = number + 1;
            let window = format!("{}x{}", size.width, size.height);
            self.page
                .picture(&format!("whole/{name}-{turn:03}-{moment}-{window}-{theme}"));
        }
        self.page.theme_as_set();
        self.window();
    }
}

/// Sends off what lies across the table: a tap is for that first.
pub fn ribbon_goes(page: &Page) {
    page.stands_still();
    // It may go by itself at that very moment.
    page.css("body")
        .ask("document.querySelector('.ribbon')?.click()");
    page.css(".ribbon").goes();
}
