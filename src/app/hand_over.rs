//! What one program hands to the next: the word list, unpacked, and what the device would
//! not keep.

use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;

use super::desk::{Carried, Desk};
use super::words::{WordBook, WordBox, Words};
use crate::lexicon::{Family, Lexicon};

/// Who has what is handed over.
#[derive(Clone, Copy)]
pub struct Hands {
    /// What is kept.
    pub desk: Desk,
    /// The words.
    pub words: WordBox,
}

impl Hands {
    /// Everything, in one bundle. A list that is still on its way is not in it.
    pub fn fill(self) -> JsValue {
        let carried = serde_json::to_string(&self.desk.carried()).unwrap_or_default();
        let bundle = Array::of1(&carried.into());
        if let Words::Here(book) = self.words.state_now() {
            for bytes in [book.lexicon.to_ready(), book.family.to_ready()] {
                bundle.push(&Uint8Array::from(bytes.as_slice()));
            }
        }
        bundle.into()
    }
}

/// What was handed over.
#[derive(Default)]
pub struct Handed {
    /// Whether there was a program before this one.
    pub over: bool,
    /// What the desk goes on with.
    pub carried: Carried,
    /// The words, if they were there.
    pub words: Option<WordBook>,
}

impl Handed {
    /// Opens the bundle; of another build's there is nothing to be had.
    pub fn read(bundle: &JsValue) -> Handed {
        let Some(bundle) = bundle.dyn_ref::<Array>() else {
            return Handed::default();
        };
        let bytes = |at| {
            let bytes = bundle.get(at).dyn_into::<Uint8Array>().ok()?;
            Some(bytes.to_vec())
        };
        let words = || {
            Some(WordBook {
                lexicon: Lexicon::from_ready(&bytes(1)?).ok()?,
                family: Family::from_ready(&bytes(2)?).ok()?,
            })
        };
        let carried = bundle.get(0).as_string();
        let carried = carried.and_then(|carried| serde_json::from_str(&carried).ok());
        Handed {
            over: true,
            carried: carried.unwrap_or_default(),
            words: words(),
        }
    }
}
