//! The studio's verbs. Every change is kept at once.

use std::time::Duration;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::lab::Lab;
use super::print::OnPaper;
use crate::games::paper_grid::desk::studio::{Kept, KeptBoard, Library, Studio, Tool};
use crate::games::paper_grid::opponent::Difficulty;
use crate::games::paper_grid::rules::{Board, BoardLink, LinkError, Settings};
use crate::games::paper_grid::words::library::{deleted, name_of};
use crate::games::paper_grid::words::link_refused;
use crate::games::paper_grid::words::studio::board_shown;
use crate::print::{Series, SheetOptions};
use crate::shell::desk::{Desk, Undo, use_desk};
use crate::shell::dom;
use crate::shell::draw::{effect, memo};
use crate::shell::helper::Helper;
use crate::shop::Wish;
use game::Chance;
use screen::Route;

const STUDIO: &str = "studio";
/// Before what an address asks to print.
const PRINT: &str = "#/board/print";
/// The tab that prints.
const PRINT_TAB: usize = 2;

/// When a change of the address that was refused is tried again.
const LATER: Duration = Duration::from_secs(11);

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
    /// A cell's side while the board is edited; 0 where all of the board is seen.
    pub side: RwSignal<u32>,
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
            side: RwSignal::new(0),
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
            if let Some(wanted) = path.strip_prefix(PRINT) {
                let wanted = Wish::of_link(wanted.trim_start_matches('/'));
                bench.wish.set(wanted);
                bench.tab.set(PRINT_TAB);
            } else if let Err(error) = bench.open_link(&path) {
                desk.refuse(link_refused(error));
            }
        }
        effect(move || bench.say_where(&bench.link.get().shared()));
        bench
    }

    /// The address is the board's link at any time: it can be copied, and a reload opens this board.
    /// It takes no step of the history, so Back leaves the studio.
    fn say_where(self, link: &str) {
        write_address(link);
        if dom::hash() != link {
            // Some browsers refuse many changes within a few seconds.
            let again = move || {
                // The studio may be closed by then.
                if let Some(link) = self.link.try_get_untracked() {
                    write_address(&link.shared());
                }
            };
            set_timeout(again, LATER);
        }
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

    /// Keeps the board in the library, or not any more.
    pub fn turn_kept(self) {
        let link = self.link.get_untracked();
        match self.studio.with_untracked(Studio::is_kept) {
            true => self.let_go(&link),
            false => {
                self.change_library(|library| library.keep(link, dom::today_ms()));
                self.remember_measured();
            }
        }
    }

    /// Changes what is kept.
    pub fn change_library(self, change: impl FnOnce(&mut Library)) {
        self.studio.update(|studio| change(studio.library_mut()));
        self.keep();
    }

    /// Keeps a board no longer; it can be had back.
    pub fn let_go(self, link: &BoardLink) {
        let mut gone = None;
        self.change_library(|library| gone = library.remove(link));
        if let Some((at, board)) = gone {
            let says = deleted(&name_of(&board));
            let (desk, studio) = (self.desk, self.studio);
            let undo = Undo::new(move || put_back(desk, studio, at, board.clone()));
            desk.tell(says, Some(undo));
        }
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

    pub fn keep(self) {
        let remembered = Remembered {
            boards: self.studio.with_untracked(Studio::kept),
            options: self.options.get_untracked(),
        };
        self.desk.keep(STUDIO, &remembered);
    }
}

/// Writes a board's link over the address of a board. One of another screen stays: somebody is on
/// the way there.
fn write_address(link: &str) {
    if dom::hash().starts_with(&Route::Studio(None).hash()) {
        dom::replace_hash(link);
    }
}

/// Puts a board back into the library as it is now. The studio may be closed by then.
fn put_back(desk: Desk, studio: RwSignal<Studio>, at: usize, board: KeptBoard) {
    let mut kept: Remembered = desk.load(STUDIO);
    let mut now = Studio::of_kept(&kept.boards, &mut chance());
    now.library_mut().put_back(at, board);
    kept.boards = now.kept();
    desk.keep(STUDIO, &kept);
    studio.try_update(|studio| studio.agree(&kept.boards));
}

fn chance() -> Chance {
    Chance::new(dom::random())
}
