//! Small pictures on buttons. The words beside or behind them say the same.

use leptos::prelude::*;

/// Which picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Picture {
    /// Put away.
    Close,
    /// Take back.
    Undo,
    /// Towards the first.
    Up,
    /// Write otherwise.
    Pencil,
    /// Take off the list.
    Bin,
    /// Into a file.
    Save,
    /// Out of a file.
    Open,
}

/// A picture, silent.
#[component]
pub fn Icon(picture: Picture) -> impl IntoView {
    let path = match picture {
        Picture::Close => "M5 5l14 14M19 5L5 19",
        Picture::Undo => "M8 4L3 9l5 5M3 9h11a6 6 0 0 1 0 12h-3",
        Picture::Up => "M12 20V5M5 12l7-7 7 7",
        Picture::Pencil => "M4 20l1-5L16 4l4 4L9 19zM13.500 6.500l4 4",
        Picture::Bin => "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
        Picture::Save => "M12 4v11M7 10l5 5 5-5M4 20h16",
        Picture::Open => "M12 16V5M7 10l5-5 5 5M4 20h16",
    };
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=path />
        </svg>
    }
}
