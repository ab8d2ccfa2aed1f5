//! The sheet with history, rules and menu. It never covers the table, so that earlier steps can be
//! viewed there.

use leptos::ev;
use leptos::prelude::*;

use crate::dom;
use crate::draw::{all, show_when};
use crate::parts::{Icon, Picture};
use screen::text::stage as words;

/// A tab of the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaf {
    /// The history.
    History,
    /// The rules chosen for this game.
    Rules,
    /// The table's settings, and links to other screens.
    Menu,
    /// The result of a moment that was tried again; has no tab button.
    Tried,
}

impl Leaf {
    const ALL: [Leaf; 3] = [Leaf::History, Leaf::Rules, Leaf::Menu];

    /// The tab's name in the style sheet.
    pub fn word(self) -> &'static str {
        match self {
            Leaf::History => "history",
            Leaf::Rules => "rules",
            Leaf::Menu => "menu",
            Leaf::Tried => "tried",
        }
    }

    fn name(self) -> &'static str {
        match self {
            Leaf::History => words::HISTORY,
            Leaf::Rules => words::RULES,
            Leaf::Menu | Leaf::Tried => words::MENU,
        }
    }
}

/// The sheet, and which of its tabs is open.
#[derive(Clone, Copy)]
pub struct Sheet {
    open: RwSignal<Option<Leaf>>,
    history: Callback<(), AnyView>,
    /// Draws the other tabs, whose code is loaded later.
    others: Callback<Leaf, AnyView>,
}

impl Sheet {
    /// A closed sheet with these tabs.
    pub fn new(history: Callback<(), AnyView>, others: Callback<Leaf, AnyView>) -> Sheet {
        Sheet {
            open: RwSignal::new(None),
            history,
            others,
        }
    }

    /// The open tab, tracked.
    pub fn open(self) -> Option<Leaf> {
        self.open.get()
    }

    /// Opens a tab, or closes the sheet if that tab is open.
    pub fn turn(self, leaf: Leaf) {
        match self.open.get_untracked() == Some(leaf) {
            true => self.close(),
            false => self.show(leaf),
        }
    }

    /// Opens a tab.
    pub fn show(self, leaf: Leaf) {
        self.open.set(Some(leaf));
    }

    pub fn close(self) {
        self.open.set(None);
    }

    /// Draws the sheet while it is open.
    pub fn drawn(self) -> AnyView {
        let escape = window_event_listener(ev::keydown, move |event| {
            let free = dom::stray_key(&event).as_deref() == Some("Escape");
            if free && self.open.with_untracked(Option::is_some) {
                event.prevent_default();
                self.close();
            }
        });
        on_cleanup(move || escape.remove());
        show_when(
            move || self.open.with(Option::is_some),
            move || self.sheet(),
        )
    }

    fn sheet(self) -> AnyView {
        let tab = move |leaf: Leaf| {
            view! {
                <button
                    type="button"
                    aria-pressed=move || (self.open() == Some(leaf)).to_string()
                    on:click=move |_| self.show(leaf)
                >
                    {leaf.name()}
                </button>
            }
            .into_any()
        };
        let leaf = move || match self.open().unwrap_or(Leaf::History) {
            Leaf::History => self.history.run(()),
            other => self.others.run(other),
        };
        view! {
            <section class="stage-sheet" aria-label=words::MENU>
                <div
                    class="sheet-tabs"
                    role="group"
                    aria-label=words::MENU
                    hidden=move || self.open() == Some(Leaf::Tried)
                >
                    {all(Leaf::ALL.map(tab))}
                    <button type="button" aria-label=words::CLOSE on:click=move |_| self.close()>
                        <Icon picture=Picture::Close />
                    </button>
                </div>
                <div class="leaf" data-leaf=move || self.open().map(Leaf::word)>
                    {move || leaf()}
                </div>
            </section>
        }
        .into_any()
    }
}
