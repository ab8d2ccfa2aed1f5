//! Icons on buttons. The text beside them, or the label, says the same.

use leptos::prelude::*;

/// The available icons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IconKind {
    /// Icon to close or dismiss.
    Close,
    /// Icon to undo.
    Undo,
    /// Icon to move up, or to the first place.
    Up,
    /// Icon to edit or rename.
    Pencil,
    /// Icon to remove.
    Bin,
    /// Icon to save to a file.
    Save,
    /// Icon to open a file.
    Open,
    /// Icon to go back to the previous screen, or a step back.
    Back,
    /// Icon to go a step forward.
    On,
    /// Icon to go to the first step.
    First,
    /// Icon to go to the last step.
    Last,
    /// Icon of a menu.
    Menu,
    /// Icon of the history.
    List,
    /// Icon of a hint.
    Bulb,
    /// Icon of the star where the first word begins.
    Star,
    /// Icon of a special cell.
    Special,
    /// Icon of a board.
    Squares,
    /// Icon of the word checker.
    Checked,
}

/// An icon without a label of its own.
#[component]
pub fn Icon(picture: IconKind) -> impl IntoView {
    let path = match picture {
        IconKind::Close => "M5 5l14 14M19 5L5 19",
        IconKind::Undo => "M8 4L3 9l5 5M3 9h11a6 6 0 0 1 0 12h-3",
        IconKind::Up => "M12 20V5M5 12l7-7 7 7",
        IconKind::Pencil => "M4 20l1-5L16 4l4 4L9 19zM13.500 6.500l4 4",
        IconKind::Bin => "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
        IconKind::Save => "M12 4v11M7 10l5 5 5-5M4 20h16",
        IconKind::Open => "M12 16V5M7 10l5-5 5 5M4 20h16",
        IconKind::Back => "M15 5l-7 7 7 7",
        IconKind::On => "M9 5l7 7-7 7",
        IconKind::First => "M17 5l-7 7 7 7M6 5v14",
        IconKind::Last => "M7 5l7 7-7 7M18 5v14",
        IconKind::Menu => "M4 7h16M4 12h16M4 17h16",
        IconKind::List => "M5 6h14M5 12h14M5 18h9",
        IconKind::Squares => "M4 4h16v16H4zM4 10h16M10 4v16",
        IconKind::Checked => "M4 6h10M4 12h7M4 18h6M13 16l3 3 5-6",
        IconKind::Special => "M4 4h16v16H4zM4 12L12 4M4 20L20 4M12 20l8-8",
        IconKind::Star => {
            "M12 1l3.300 7.300 7.900.9-5.900 5.300 1.600 7.800L12 18.300l-6.900 4 1.600-7.800L.8 9.200l7.900-.9z"
        }
        IconKind::Bulb => {
            "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.7.6 1 1.300 1 2.100h5c0-.8.3-1.500 1-2.100A6 6 0 0 0 12 3z"
        }
    };
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=path />
        </svg>
    }
}
