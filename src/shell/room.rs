//! A room of the page as it comes.

use leptos::prelude::AnyView;
use leptos::wasm_split::SplitLoaderError;

use screen::Route;

/// What draws a room's screens.
pub type Screens = fn(Route) -> AnyView;

/// A room that comes, or does not: why is known to who fetches it.
pub type Came = Result<Screens, SplitLoaderError>;

/// A part of the page that loads when it is needed. Calling the function fetches the part's file; what
/// the function returns may use everything that is in that file alone.
///
/// In a release the build takes the parts out of the program (`scripts/build.mjs`). Elsewhere the page
/// is built whole, and the function is called at once.
macro_rules! split_point {
    ($part:ident: $(#[$doc:meta])* $see:vis fn $name:ident() -> $what:ty $does:block) => {
        #[cfg(split_page)]
        #[::leptos::wasm_split::wasm_split($part, wasm_split_path = ::leptos::wasm_split, fallible)]
        $(#[$doc])*
        $see fn $name() -> $what $does

        #[cfg(not(split_page))]
        $(#[$doc])*
        $see async fn $name() -> $what $does
    };
}
pub(crate) use split_point;
