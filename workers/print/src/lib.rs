//! The print worker: draws files for printing. Its program is built for size.

#[cfg(any(target_family = "wasm", test))]
mod draw_order;
#[cfg(target_family = "wasm")]
mod serve;

#[cfg(target_family = "wasm")]
pub use serve::serve;
