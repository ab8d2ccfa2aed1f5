//! A room of the page as it comes.

use leptos::prelude::AnyView;
use leptos::wasm_split::SplitLoaderError;

use crate::desk::Route;

/// What draws a room's screens.
pub type Screens = fn(Route) -> AnyView;

/// A room that comes, or does not: why is known to who fetches it.
pub type Came = Result<Screens, SplitLoaderError>;
