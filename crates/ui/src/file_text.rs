//! Reading and writing save files, which `public/disk.js` packs and unpacks.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;

use store::ArchiveError;

fn call(of: &JsValue, name: &str, with: &JsValue) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(of, &name.into())?.dyn_into()?;
    method.call1(of, with)
}

async fn call_async(of: &JsValue, name: &str, with: &JsValue) -> Result<JsValue, JsValue> {
    JsFuture::from(Promise::resolve(&call(of, name, with)?)).await
}

fn file_functions() -> Result<JsValue, JsValue> {
    Reflect::get(&js_sys::global(), &"lettercaseFiles".into())
}

/// The parts of a save file that is being made.
#[derive(Default)]
pub struct FileParts(Array);

impl FileParts {
    /// Adds a part, which the browser may move to disk. With `first` it goes to the front of the
    /// file: the file's first line is made last.
    pub fn add(&self, text: &str, first: bool) -> Result<(), JsValue> {
        let part = call(&file_functions()?, "part", &text.into())?;
        if first {
            self.0.unshift(&part)
        } else {
            self.0.push(&part)
        };
        Ok(())
    }

    /// Joins all parts to one file, compressed if the browser can.
    pub async fn pack(&self) -> Result<Blob, JsValue> {
        call_async(&file_functions()?, "pack", &self.0)
            .await?
            .dyn_into()
    }
}

/// A save file's text, read piece by piece.
pub struct FileText {
    text: JsValue,
    size: f64,
}

impl FileText {
    /// Opens a file, compressed or not.
    pub async fn open(file: &Blob) -> Result<FileText, ArchiveError> {
        let size = file.size();
        let files = file_functions().map_err(|_| ArchiveError::Packed)?;
        let text = call_async(&files, "open", file).await;
        let text = text.map_err(|_| ArchiveError::Packed)?;
        Ok(FileText { text, size })
    }

    /// The next piece; `None` at the end of the file.
    pub async fn next_piece(&self) -> Result<Option<String>, ArchiveError> {
        let piece = call_async(&self.text, "next", &JsValue::NULL).await;
        let piece = piece.map_err(|_| ArchiveError::Damaged)?;
        Ok(piece.as_string())
    }

    /// The percentage of the file that has been read.
    pub(crate) fn percent_read(&self) -> u32 {
        let read = call(&self.text, "bytes", &JsValue::NULL).ok();
        let read = read.and_then(|read| read.as_f64()).unwrap_or(0.0);
        (read * 100.0 / self.size.max(1.0)) as u32
    }
}

impl Drop for FileText {
    fn drop(&mut self) {
        // At the end of the file there is nothing left to stop.
        let _ = call(&self.text, "stop", &JsValue::NULL);
    }
}

/// Whether this number of bytes can be allocated now: guards against a small file that unpacks to
/// more than the device's memory.
pub(crate) fn can_allocate(bytes: usize) -> bool {
    let mut room: Vec<u8> = Vec::new();
    let had = room
        .try_reserve_exact(bytes.saturating_add(HEADROOM))
        .is_ok();
    // Keeps the compiler from removing the unused allocation.
    std::hint::black_box(&room);
    had
}

/// Bytes to leave free for everything else.
const HEADROOM: usize = 16 << 20;
