//! The studio's verbs. Every change is kept at once.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::lab::Lab;
use super::print::OnPaper;
use crate::games::paper_grid::desk::studio::{Kept, Studio, Tool};
use crate::games::paper_grid::opponent::Difficulty;
use crate::games::paper_grid::rules::{Board, BoardLink, LinkError, Settings};
use crate::games::paper_grid::words::link_refused;
use crate::games::paper_grid::words::studio::board_shown;
use crate::print::{Series, SheetOptions};
use crate::shell::desk::{Desk, use_desk};
use crate::shell::dom;
use crate::shell::draw::memo;
use crate::shell::helper::Helper;
use crate::shop::Wish;
use crate::table::Chance;

const STUDIO: &str = "studio";
/// Before what an address asks to print.
const PRINT: &str = "#/board/print";
/// The tab that prints.
const PRINT_TAB: usize = 2;

/// What is remembered between two visits.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Remembered {
    boards: Kept,
    options: SheetOptions,
}

/// The board that lies in the middle of the studio.
pub fn board_on_desk(desk: Desk) -> BoardLink {
    let kept: Remembered = desk.load(STUDIO);
    Studio::of_kept(&kept.boards, &mut chance()).link()
}

/// The studio on its screen.
#[derive(Clone, Copy)]
pub struct Bench {
    pub desk: Desk,
    pub studio: RwSignal<Studio>,
    /// The shown board, for all that draws it.
    pub board: Memo<Board>,
    /// Its link, for all that names it.
    pub link: Memo<BoardLink>,
    pub tab: RwSignal<usize>,
    pub options: RwSignal<SheetOptions>,
    pub count: RwSignal<u32>,
    pub different: RwSignal<bool>,
    /// How hard the boards are that are printed, if that was chosen.
    pub difficulty: RwSignal<Option<Difficulty>>,
    /// The numbers of those that were found.
    pub picked: Memo<Vec<usize>>,
    /// The bots.
    pub lab: Lab,
    /// What a tap on the board does while it is edited.
    pub tool: RwSignal<Tool>,
    /// What else is to be printed.
    pub wish: RwSignal<Wish>,
    /// What lies before the printer: the kind of sheet, and its pages.
    pub on_paper: RwSignal<OnPaper>,
    pub helper: Helper,
}

impl Bench {
    /// The studio as it was left, with the board that the address opens.
    pub fn open(path: Option<String>) -> Bench {
        let desk = use_desk();
        let kept: Remembered = desk.load(STUDIO);
        let studio = RwSignal::new(Studio::of_kept(&kept.boards, &mut chance()));
        let mut bench = Bench {
            desk,
            studio,
            board: memo(move || studio.with(|studio| studio.board().clone())),
            link: memo(move || studio.with(Studio::link)),
            tab: RwSignal::new(0),
            options: RwSignal::new(kept.options),
            count: RwSignal::new(1),
            different: RwSignal::new(true),
            difficulty: RwSignal::new(None),
            picked: memo(Vec::new),
            lab: Lab::open(),
            tool: RwSignal::new(Tool::Walls),
            wish: RwSignal::default(),
            on_paper: RwSignal::default(),
            helper: Helper::new(),
        };
        bench.picked = memo(move || bench.picked());
        desk.when_changed_elsewhere(move || {
            let kept: Remembered = desk.load(STUDIO);
            studio.update(|studio| studio.agree(&kept.boards));
        });
        // A board that was looked at comes back, even if nothing was done with it.
        bench.keep();
        if let Some(path) = path {
            // The address has done its work: from here on the studio remembers the board.
            dom::replace_hash("#/board");
            if let Some(wanted) = path.strip_prefix(PRINT) {
                bench
                    .wish
                    .set(Wish::of_link(wanted.trim_start_matches('/')));
                bench.tab.set(PRINT_TAB);
            } else if let Err(error) = bench.open_link(&path) {
                desk.refuse(link_refused(error));
            }
        }
        bench
    }

    /// Changes the form.
    pub fn change(self, change: impl FnOnce(&mut Settings)) {
        self.studio.update(|studio| studio.change(change));
        self.keep();
    }

    /// Another board.
    pub fn another(self) {
        self.studio.update(|studio| studio.another(&mut chance()));
        self.tell();
    }

    /// A board of the strip.
    pub fn look_back(self, link: &BoardLink) {
        self.studio.update(|studio| {
            // A link that was shown opens.
            let _ = studio.open(link);
        });
        self.tell();
    }

    /// Opens what somebody was sent: a link, or a code.
    pub fn open_link(self, link: &str) -> Result<(), LinkError> {
        let link: BoardLink = link.parse()?;
        let opened = self.studio.try_update(|studio| studio.open(&link));
        if let Some(Err(refusal)) = opened {
            return Err(refusal.into());
        }
        self.tell();
        Ok(())
    }

    /// Edits the board by hand.
    pub fn edit(self, edit: impl FnOnce(&mut Board)) {
        self.studio.update(|studio| studio.edit(edit));
        self.keep();
    }

    /// Takes back what was done last.
    pub fn undo(self) {
        self.studio.update(Studio::undo);
        self.tell();
    }

    /// Does it again.
    pub fn redo(self) {
        self.studio.update(Studio::redo);
        self.tell();
    }

    /// Keeps the board among the favourites, or not any more.
    pub fn turn_favourite(self) {
        self.studio.update(Studio::turn_favourite);
        self.keep();
    }

    /// Changes how sheets are printed.
    pub fn set_options(self, change: impl FnOnce(&mut SheetOptions)) {
        self.options.update(change);
        self.keep();
    }

    /// What is to be printed, followed.
    pub fn series(self) -> Series {
        let numbers = self.picked.get();
        Series {
            link: self.link.with(BoardLink::to_string),
            base: dom::base(),
            count: match numbers.len() {
                0 => self.count.get() as usize,
                found => found,
            },
            different: self.different.get() || !numbers.is_empty(),
            numbers,
            options: self.options.get(),
        }
    }

    fn tell(self) {
        self.desk.say(board_shown(&self.link.get_untracked()));
        self.keep();
    }

    fn keep(self) {
        let remembered = Remembered {
            boards: self.studio.with_untracked(Studio::kept),
            options: self.options.get_untracked(),
        };
        self.desk.keep(STUDIO, &remembered);
    }
}

fn chance() -> Chance {
    Chance::new(dom::random())
}
