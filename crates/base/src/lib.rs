//! The foundation of every program of Lettercase, both the page and its workers.
//!
//! [`json`] reads what is saved, imported or sent in messages. [`sorting`] sorts with a tenth of
//! the code that the standard library would add to each program. [`messages`] holds the messages
//! between the page and its workers, and `page_connection` (only in a browser) is a worker's
//! connection to the page.

pub mod json;
pub mod messages;
#[cfg(target_family = "wasm")]
pub mod page_connection;
pub mod sorting;

/// The memory allocator of every program of the page.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// Defines the `main` of a program that runs in a browser. Natively the program only prints
/// what it would do there.
#[macro_export]
macro_rules! browser_main {
    ($start:expr, $message:literal) => {
        #[cfg(target_family = "wasm")]
        fn main() {
            $start;
        }

        #[cfg(not(target_family = "wasm"))]
        fn main() {
            println!($message);
        }
    };
}
