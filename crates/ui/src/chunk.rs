//! Chunks of the page that load on demand.

use leptos::prelude::AnyView;
use leptos::wasm_split::SplitLoaderError;

use screen::Route;

/// Draws the screens of a chunk.
pub type DrawScreen = fn(Route) -> AnyView;

/// Result of loading a chunk. The caller of the fetch learns why it failed.
pub type ChunkResult = Result<DrawScreen, SplitLoaderError>;

/// A chunk of the page that loads on demand. Calling the function fetches the chunk's file; what
/// the function returns may use everything that only that file contains.
///
/// In a release the build splits the chunks off the program (`scripts/build.mjs`). Elsewhere the
/// page is built whole, and the function is called directly.
#[macro_export]
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
