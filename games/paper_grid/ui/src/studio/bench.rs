//! The studio's state and actions. Every change is saved at once.

use std::time::Duration;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::lab::Lab;
use super::print::OnPaper;
use game::Chance;
use games::shop::Wish;
use paper_grid::bots::Difficulty;
use paper_grid::screen::studio::{Kept, KeptBoard, Library, Studio, Tool};
use paper_grid::sheet::Series;
use paper_grid::text::library::{deleted, name_of};
use paper_grid::text::link_refused;
use paper_grid::text::studio::board_shown;
use paper_grid_rules::{Board, BoardLink, LinkError, Settings};
use printing::SheetOptions;
use screen::Route;
use ui::desk::{Desk, Undo, use_desk};
use ui::dom;
use ui::draw::{effect, memo};
use ui::helper::Helper;

const STUDIO: &str = "studio";
/// Start of an address that asks for something to print.
const PRINT: &str = "#/board/print";
/// Index of the Print tab.
const PRINT_TAB: usize = 2;

/// Delay before a refused change of the address is tried again.
const LATER: Duration = Duration::from_secs(11);

/// The state saved between two visits.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Remembered {
    boards: Kept,
    options: SheetOptions,
}

/// Returns the link of the board currently shown in the studio.
pub fn board_on_desk(desk: Desk) -> BoardLink {
    let kept: Remembered = desk.load(STUDIO);
    Studio::of_kept(&kept.boards, &mut chance()).link()
}

/// The studio screen's state.
#[derive(Clone, Copy)]
pub struct Bench {
    pub desk: Desk,
    pub studio: RwSignal<Studio>,
    /// The studio's current board, for everything that draws it.
    pub board: Memo<Board>,
    /// The link of the studio's current board, for everything that names it.
    pub link: Memo<BoardLink>,
    pub tab: RwSignal<usize>,
    pub options: RwSignal<SheetOptions>,
    pub count: RwSignal<u32>,
    pub different: RwSignal<bool>,
    /// Difficulty of the boards to print, if one was chosen.
    pub difficulty: RwSignal<Option<Difficulty>>,
    /// Numbers of the boards found for printing.
    pub picked: Memo<Vec<usize>>,
    /// The bots that measure boards.
    pub lab: Lab,
    /// The editor's tool: what a tap on the board does.
    pub tool: RwSignal<Tool>,
    /// The order form of the print shop.
    pub wish: RwSignal<Wish>,
    /// Side of a cell in the editor; 0 if the whole board is visible.
    pub side: RwSignal<u32>,
    /// The pages ready for the printer, with the kind of sheet.
    pub on_paper: RwSignal<OnPaper>,
    pub helper: Helper,
}

impl Bench {
    /// Opens the studio as it was left, with the board that the address names, if any.
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
        // Saved at once, so that a new board comes back even if the player does nothing with it.
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

    /// Keeps the address equal to the board's link: it can be copied, and a reload opens this
    /// board. It adds no entry to the browser's history, so Back leaves the studio.
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

    /// Changes the settings, which generates another board.
    pub fn change(self, change: impl FnOnce(&mut Settings)) {
        self.studio.update(|studio| studio.change(change));
        self.keep();
    }

    /// Generates another board with the same settings.
    pub fn another(self) {
        self.studio.update(|studio| studio.another(&mut chance()));
        self.tell();
    }

    /// Shows a board from the strip of recent boards.
    pub fn look_back(self, link: &BoardLink) {
        self.studio.update(|studio| {
            // A link that was shown always opens.
            let _ = studio.open(link);
        });
        self.tell();
    }

    /// Opens a link or code that the player was sent.
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

    /// Undoes the last step.
    pub fn undo(self) {
        self.studio.update(Studio::undo);
        self.tell();
    }

    /// Redoes the step that was undone last.
    pub fn redo(self) {
        self.studio.update(Studio::redo);
        self.tell();
    }

    /// Adds the current board to the library, or removes it.
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

    /// Changes the library.
    pub fn change_library(self, change: impl FnOnce(&mut Library)) {
        self.studio.update(|studio| change(studio.library_mut()));
        self.keep();
    }

    /// Removes a board from the library, and offers to undo that.
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

    /// Returns the boards to print, with their sheet options (tracked).
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

/// Replaces the studio's address with a board's link. The address of another screen stays, because
/// the player is on the way there.
fn write_address(link: &str) {
    if dom::hash().starts_with(&Route::Studio(None).hash()) {
        dom::replace_hash(link);
    }
}

/// Puts a board back into the current library. The studio may be closed by then.
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
