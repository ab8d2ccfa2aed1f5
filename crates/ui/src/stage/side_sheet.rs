//! The sheet with history, rules and menu. It never covers the table, so that earlier steps can be
//! viewed there.

use leptos::ev;
use leptos::prelude::*;

use crate::dom;
use crate::draw::{join_views, show_when};
use crate::parts::{Icon, IconKind};
use screen::text::stage as words;

/// A tab of the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SheetTab {
    /// The history.
    History,
    /// The rules chosen for this game.
    Rules,
    /// The table's settings, and links to other screens.
    Menu,
    /// The result of a moment that was tried again; has no tab button.
    Tried,
}

impl SheetTab {
    const ALL: [SheetTab; 3] = [SheetTab::History, SheetTab::Rules, SheetTab::Menu];

    /// The tab's name in the style sheet.
    pub fn class_name(self) -> &'static str {
        match self {
            SheetTab::History => "history",
            SheetTab::Rules => "rules",
            SheetTab::Menu => "menu",
            SheetTab::Tried => "tried",
        }
    }

    fn name(self) -> &'static str {
        match self {
            SheetTab::History => words::HISTORY,
            SheetTab::Rules => words::RULES,
            SheetTab::Menu | SheetTab::Tried => words::MENU,
        }
    }
}

/// The sheet, and which of its tabs is open.
#[derive(Clone, Copy)]
pub struct SideSheet {
    open: RwSignal<Option<SheetTab>>,
    history: Callback<(), AnyView>,
    /// Draws the other tabs, whose code is loaded later.
    others: Callback<SheetTab, AnyView>,
}

impl SideSheet {
    /// Creates a closed sheet with these tabs.
    pub fn new(history: Callback<(), AnyView>, others: Callback<SheetTab, AnyView>) -> SideSheet {
        SideSheet {
            open: RwSignal::new(None),
            history,
            others,
        }
    }

    /// The open tab, tracked.
    pub fn open_tab(self) -> Option<SheetTab> {
        self.open.get()
    }

    /// Opens a tab, or closes the sheet if that tab is open.
    pub fn toggle(self, leaf: SheetTab) {
        if self.open.get_untracked() == Some(leaf) {
            self.close()
        } else {
            self.show(leaf)
        }
    }

    /// Opens a tab.
    pub fn show(self, leaf: SheetTab) {
        self.open.set(Some(leaf));
    }

    pub fn close(self) {
        self.open.set(None);
    }

    /// Draws the sheet while it is open.
    pub fn draw(self) -> AnyView {
        let escape = window_event_listener(ev::keydown, move |event| {
            let free = dom::unhandled_key(&event).as_deref() == Some("Escape");
            if free && self.open.with_untracked(Option::is_some) {
                event.prevent_default();
                self.close();
            }
        });
        on_cleanup(move || escape.remove());
        show_when(
            move || self.open.with(Option::is_some),
            move || self.draw_sheet(),
        )
    }

    fn draw_sheet(self) -> AnyView {
        let tab = move |leaf: SheetTab| {
            view! {
                <button
                    type="button"
                    aria-pressed=move || (self.open_tab() == Some(leaf)).to_string()
                    on:click=move |_| self.show(leaf)
                >
                    {leaf.name()}
                </button>
            }
            .into_any()
        };
        let leaf = move || match self.open_tab().unwrap_or(SheetTab::History) {
            SheetTab::History => self.history.run(()),
            other => self.others.run(other),
        };
        view! {
            <section class="stage-sheet" aria-label=words::MENU>
                <div
                    class="sheet-tabs"
                    role="group"
                    aria-label=words::MENU
                    hidden=move || self.open_tab() == Some(SheetTab::Tried)
                >
                    {join_views(SheetTab::ALL.map(tab))}
                    <button type="button" aria-label=words::CLOSE on:click=move |_| self.close()>
                        <Icon picture=IconKind::Close />
                    </button>
                </div>
                <div class="leaf" data-leaf=move || self.open_tab().map(SheetTab::class_name)>
                    {move || leaf()}
                </div>
            </section>
        }
        .into_any()
    }
}
