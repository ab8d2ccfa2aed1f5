//! A clock and line output, natively and in JavaScript, where the standard library has neither.

#[cfg(not(target_family = "wasm"))]
mod here {
    use std::sync::LazyLock;
    use std::time::Instant;

    static START: LazyLock<Instant> = LazyLock::new(Instant::now);

    /// Returns the nanoseconds since an arbitrary moment.
    pub fn now() -> f64 {
        START.elapsed().as_nanos() as f64
    }

    /// Prints a line.
    pub fn say(line: &str) {
        println!("{line}");
    }
}

#[cfg(target_family = "wasm")]
mod here {
    use js_sys::{Array, Function, Reflect};
    use wasm_bindgen::{JsCast, JsValue};

    /// Calls a method of a global object.
    fn call(object: &str, method: &str, arguments: &Array) -> JsValue {
        let object = Reflect::get(&js_sys::global(), &object.into()).unwrap();
        let method: Function = (Reflect::get(&object, &method.into()).unwrap()).unchecked_into();
        Reflect::apply(&method, &object, arguments).unwrap()
    }

    /// Returns the nanoseconds since an arbitrary moment.
    pub fn now() -> f64 {
        call("performance", "now", &Array::new()).as_f64().unwrap() * 1e6
    }

    /// Prints a line.
    pub fn say(line: &str) {
        call("console", "log", &Array::of1(&line.into()));
    }
}

pub use here::{now, say};
