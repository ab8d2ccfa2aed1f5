//! What every program of Lettercase stands on, the page and its workers alike.
//!
//! [`json`] reads what is kept, imported or reported. [`sorting`] sorts in a tenth of the code that
//! the standard library would write into each program. [`work`] is what the page and its workers
//! agree on, and `line` (in a browser only) a worker's end of the line to the page.

pub mod json;
#[cfg(target_family = "wasm")]
pub mod line;
pub mod sorting;
pub mod work;

/// Every program of the page gets its memory from here.
#[cfg(target_family = "wasm")]
#[global_allocator]
static MEMORY: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// The `main` of a program that runs in a browser. Natively it says what it would do there.
#[macro_export]
macro_rules! in_a_browser {
    ($start:expr, $says:literal) => {
        #[cfg(target_family = "wasm")]
        fn main() {
            $start;
        }

        #[cfg(not(target_family = "wasm"))]
        fn main() {
            println!($says);
        }
    };
}
