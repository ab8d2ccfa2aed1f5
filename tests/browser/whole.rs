//! Whole games, from the first turn to the last, by touch and in the windows of the design in turn.
//! In each turn every text must be whole. At each tenth turn this is checked in all windows,
//! pictures are taken in them, light and dark, for people to look at
//! (`target/screens/ENGINE/whole/`), and accessibility is audited.

use crate::harness::in_proof;
use crate::page::{Page, Size, THEMES};

/// Phones in portrait and landscape, a tablet in portrait and landscape, a laptop. Neighbours in the
/// list are unlike, so that the layout often changes.
pub const WINDOWS: [Size; 6] = [
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
    Size {
        width: 390,
        height: 844,
    },
    Size {
        width: 1180,
        height: 820,
    },
];

/// Pictures are taken in one of this many turns.
const PICTURED: usize = 10;

/// A turn of a whole game; each is played in the next window.
#[derive(Clone, Copy)]
pub struct Turn<'a> {
    page: &'a Page,
    /// Name of the game in the pictures.
    name: &'a str,
    /// Index of the turn, from 0.
    pub number: usize,
}

impl<'a> Turn<'a> {
    /// Begins a turn.
    #[track_caller]
    pub fn begin(page: &'a Page, name: &'a str, number: usize) -> Turn<'a> {
        let turn = Turn { page, name, number };
        turn.resize_window();
        turn
    }

    /// Resizes the window to the turn's size.
    #[track_caller]
    fn resize_window(self) {
        let window = WINDOWS.iter().cycle().nth(self.number);
        self.page.resize(*window.expect("the list isn't empty"));
    }

    /// Whether pictures are taken in this turn.
    pub fn is_picture_due(self) -> bool {
        self.number % PICTURED == PICTURED - 1
    }

    /// Checks that every text is whole at a moment. Takes pictures of it and audits it, if pictures
    /// are taken in this turn.
    #[track_caller]
    pub fn take_pictures_if_due(self, moment: &str) {
        if self.is_picture_due() {
            self.take_pictures(moment);
        } else {
            self.check_texts(moment);
        }
    }

    #[track_caller]
    fn check_texts(self, moment: &str) {
        let Turn { name, number, .. } = self;
        self.page
            .check_nothing_is_cut(&format!("{name}, turn {}, {moment}", number + 1));
    }

    /// Takes pictures of a moment and audits it, in any turn.
    #[track_caller]
    pub fn take_pictures(self, moment: &str) {
        self.page.audit_themes();
        for (place, size) in WINDOWS.into_iter().enumerate() {
            self.page.resize(size);
            // An explanation that was shown in one window's region would be missing in another
            // window.
            self.page.css("#app").eval(
                "document.querySelector('.stage')?.dispatchEvent(new PointerEvent('pointerleave'))",
            );
            assert!(!self.page.scrolls_sideways(), "{} {moment}", self.name);
            self.check_texts(moment);
            // In the proof the pictures aren't looked at.
            if in_proof() {
                continue;
            }
            // In each window, every other turn is in light mode, the others are in dark mode.
            let Turn { name, number, .. } = self;
            let theme = THEMES[(number / PICTURED + place) % THEMES.len()];
            self.page.set_theme(theme);
            let turn = number + 1;
            let window = format!("{}x{}", size.width, size.height);
            self.page
                .take_picture(&format!("whole/{name}-{turn:03}-{moment}-{window}-{theme}"));
        }
        self.page.reset_theme();
        self.resize_window();
    }
}

/// Closes a ribbon across the table, which would take the next tap.
pub fn close_ribbon(page: &Page) {
    page.wait_for_animations();
    // The ribbon may close by itself at that moment.
    page.css("body")
        .eval("document.querySelector('.ribbon')?.click()");
    page.css(".ribbon").disappears();
}
