//! The studio's state and actions. Every change is saved at once.

use std::time::Duration;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::lab::Lab;
use super::print::PrintedPages;
use game::Chance;
use games::print_orders::OrderForm;
use paper_grid::bots::Difficulty;
use paper_grid::screen::studio::{KeptBoard, Library, SavedStudio, Studio, Tool};
use paper_grid::sheet::BoardSeries;
use paper_grid::text::library::{deleted, kept_board_name};
use paper_grid::text::link_error;
use paper_grid::text::studio::board_shown_message;
use paper_grid_rules::{Board, BoardLink, BoardSettings, LinkError};
use printing::SheetOptions;
use screen::Route;
use ui::app_state::{AppState, Undo, use_app};
use ui::dom;
use ui::draw::{effect, memo};
use ui::workers::WorkerSlot;

const STUDIO_RECORD: &str = "studio";
/// Start of an address that asks for something to print.
const PRINT_ADDRESS: &str = "#/board/print";
/// Index of the Print tab.
const PRINT_TAB: usize = 2;

/// Delay before a refused change of the address is tried again.
const ADDRESS_RETRY_DELAY: Duration = Duration::from_secs(11);

/// The state saved between two visits.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct StudioRecord {
    boards: SavedStudio,
    options: SheetOptions,
}

/// Returns the link of the board currently shown in the studio.
pub(crate) fn current_board(app: AppState) -> BoardLink {
    let kept: StudioRecord = app.load(STUDIO_RECORD);
    Studio::from_saved(&kept.boards, &mut new_chance()).link()
}

/// The studio screen's state.
#[derive(Clone, Copy)]
pub struct StudioState {
    pub app: AppState,
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
    pub wish: RwSignal<OrderForm>,
    /// Side of a cell in the editor; 0 if the whole board is visible.
    pub side: RwSignal<u32>,
    /// The pages ready for the printer, with the kind of sheet.
    pub on_paper: RwSignal<PrintedPages>,
    pub helper: WorkerSlot,
}

impl StudioState {
    /// Opens the studio as it was left, with the board that the address names, if any.
    pub fn open(path: Option<String>) -> StudioState {
        let app = use_app();
        let kept: StudioRecord = app.load(STUDIO_RECORD);
        let studio = RwSignal::new(Studio::from_saved(&kept.boards, &mut new_chance()));
        let mut state = StudioState {
            app,
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
            helper: WorkerSlot::new(),
        };
        state.picked = memo(move || state.found_boards());
        app.on_change_elsewhere(move || {
            let kept: StudioRecord = app.load(STUDIO_RECORD);
            studio.update(|studio| studio.sync_library(&kept.boards));
        });
        // Saved at once, so that a new board comes back even if the player does nothing with it.
        state.save();
        if let Some(path) = path {
            if let Some(wanted) = path.strip_prefix(PRINT_ADDRESS) {
                let wanted = OrderForm::from_link(wanted.trim_start_matches('/'));
                state.wish.set(wanted);
                state.tab.set(PRINT_TAB);
            } else if let Err(error) = state.open_link(&path) {
                app.notify_error(link_error(error));
            }
        }
        effect(move || state.update_address(&state.link.get().with_check_characters()));
        state
    }

    /// Keeps the address equal to the board's link: it can be copied, and a reload opens this
    /// board. It adds no entry to the browser's history, so Back leaves the studio.
    fn update_address(self, link: &str) {
        write_address(link);
        if dom::hash() != link {
            // Some browsers refuse many changes within a few seconds.
            let again = move || {
                // The studio may be closed by then.
                if let Some(link) = self.link.try_get_untracked() {
                    write_address(&link.with_check_characters());
                }
            };
            set_timeout(again, ADDRESS_RETRY_DELAY);
        }
    }

    /// Changes the settings, which generates another board.
    pub fn change(self, change: impl FnOnce(&mut BoardSettings)) {
        self.studio.update(|studio| studio.change_settings(change));
        self.save();
    }

    /// Generates another board with the same settings.
    pub fn generate_another(self) {
        self.studio
            .update(|studio| studio.generate_another(&mut new_chance()));
        self.announce_board();
    }

    /// Shows a board from the strip of recent boards.
    pub(crate) fn show_recent(self, link: &BoardLink) {
        self.studio.update(|studio| {
            // A link that was shown always opens.
            let _ = studio.open_link(link);
        });
        self.announce_board();
    }

    /// Opens a link or code that the player was sent.
    pub fn open_link(self, link: &str) -> Result<(), LinkError> {
        let link: BoardLink = link.parse()?;
        let opened = self.studio.try_update(|studio| studio.open_link(&link));
        if let Some(Err(refusal)) = opened {
            return Err(refusal.into());
        }
        self.announce_board();
        Ok(())
    }

    /// Edits the board by hand.
    pub fn edit(self, edit: impl FnOnce(&mut Board)) {
        self.studio.update(|studio| studio.edit_board(edit));
        self.save();
    }

    /// Undoes the last step.
    pub fn undo(self) {
        self.studio.update(Studio::undo);
        self.announce_board();
    }

    /// Redoes the step that was undone last.
    pub fn redo(self) {
        self.studio.update(Studio::redo);
        self.announce_board();
    }

    /// Adds the current board to the library, or removes it.
    pub(crate) fn toggle_in_library(self) {
        let link = self.link.get_untracked();
        if self.studio.with_untracked(Studio::is_kept) {
            self.remove_from_library(&link)
        } else {
            self.change_library(|library| library.keep(link, dom::unix_time_ms()));
            self.save_measured_difficulty();
        }
    }

    /// Changes the library.
    pub(crate) fn change_library(self, change: impl FnOnce(&mut Library)) {
        self.studio.update(|studio| change(studio.library_mut()));
        self.save();
    }

    /// Removes a board from the library, and offers to undo that.
    pub(crate) fn remove_from_library(self, link: &BoardLink) {
        let mut gone = None;
        self.change_library(|library| gone = library.remove(link));
        if let Some((at, board)) = gone {
            let says = deleted(&kept_board_name(&board));
            let (app, studio) = (self.app, self.studio);
            let undo = Undo::new(move || restore_board(app, studio, at, board.clone()));
            app.notify(says, Some(undo));
        }
    }

    /// Changes how sheets are printed.
    pub(crate) fn set_options(self, change: impl FnOnce(&mut SheetOptions)) {
        self.options.update(change);
        self.save();
    }

    /// Returns the boards to print, with their sheet options (tracked).
    pub fn series(self) -> BoardSeries {
        let numbers = self.picked.get();
        BoardSeries {
            link: self.link.with(BoardLink::to_string),
            base: dom::base_url(),
            count: match numbers.len() {
                0 => self.count.get() as usize,
                found => found,
            },
            different: self.different.get() || !numbers.is_empty(),
            numbers,
            options: self.options.get(),
        }
    }

    fn announce_board(self) {
        self.app
            .announce(board_shown_message(&self.link.get_untracked()));
        self.save();
    }

    pub fn save(self) {
        let remembered = StudioRecord {
            boards: self.studio.with_untracked(Studio::to_saved),
            options: self.options.get_untracked(),
        };
        self.app.save(STUDIO_RECORD, &remembered);
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
fn restore_board(app: AppState, studio: RwSignal<Studio>, at: usize, board: KeptBoard) {
    let mut kept: StudioRecord = app.load(STUDIO_RECORD);
    let mut now = Studio::from_saved(&kept.boards, &mut new_chance());
    now.library_mut().restore(at, board);
    kept.boards = now.to_saved();
    app.save(STUDIO_RECORD, &kept);
    studio.try_update(|studio| studio.sync_library(&kept.boards));
}

fn new_chance() -> Chance {
    Chance::new(dom::random())
}
