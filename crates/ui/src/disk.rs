//! The disk as `public/disk.js` offers it: rows, transactions, and messages between tabs.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use store::StoreError;
use store::vault::{Generation, RowRequest, RowWrite, Rows};

/// The disk (IndexedDB) of this page.
#[derive(Clone)]
pub struct Disk(JsValue);

/// Data that the boot script read from the disk before anything was drawn.
pub struct StartupData {
    pub disk: Disk,
    /// The current generation of the stored data.
    pub age: Generation,
    /// The heads of the stored records; a game's head is everything before its steps.
    pub rows: Rows,
    /// Whether heads of packed games still have to be read.
    pub rest: bool,
}

impl StartupData {
    /// Wraps what the boot script passes on; `None` if the browser has no disk.
    pub(crate) fn from_boot(
        disk: JsValue,
        age: &str,
        found: &JsValue,
        rest: bool,
    ) -> Option<StartupData> {
        disk.is_object().then(|| StartupData {
            disk: Disk(disk),
            age: Generation(u64::from_str_radix(age, 16).unwrap_or(0)),
            rows: parse_rows(found),
            rest,
        })
    }
}

impl Disk {
    fn method(&self, name: &str) -> Result<Function, JsValue> {
        Reflect::get(&self.0, &name.into())?.dyn_into()
    }

    async fn call(
        &self,
        name: &str,
        one: &JsValue,
        other: &JsValue,
    ) -> Result<JsValue, StoreError> {
        let asked = self.method(name);
        let promise = asked.and_then(|method| method.call2(&self.0, one, other));
        let promise = promise.map_err(|error| refusal(&error))?;
        let answer = JsFuture::from(Promise::resolve(&promise)).await;
        answer.map_err(|error| refusal(&error))
    }

    fn call_without_reply(&self, name: &str, what: &JsValue) {
        if let Ok(method) = self.method(name) {
            // Failures are ignored: calls without a reply aren't essential.
            let _ = method.call1(&self.0, what);
        }
    }

    pub async fn read(&self, asked: &[RowRequest]) -> Result<Rows, StoreError> {
        let found = self
            .call("read", &request_array(asked), &JsValue::NULL)
            .await?;
        Ok(parse_rows(&found))
    }

    /// Reads rows, lets `decide` choose what to write, and returns once that is on the disk.
    pub async fn write(
        &self,
        asked: &[RowRequest],
        decide: impl FnOnce(Rows) -> Vec<RowWrite> + 'static,
    ) -> Result<(), StoreError> {
        let decide = Closure::once_into_js(move |found: JsValue| -> Array {
            let texts = Array::new();
            for (key, text) in decide(parse_rows(&found)) {
                texts.push(&key.into());
                texts.push(&text.map_or(JsValue::NULL, JsValue::from));
            }
            texts
        });
        self.call("write", &request_array(asked), &decide)
            .await
            .map(drop)
    }

    /// Compresses a text; `None` if the browser can't.
    pub async fn pack(&self, text: &str) -> Option<String> {
        let packed = self.call("pack", &text.into(), &JsValue::NULL).await;
        packed.ok()?.as_string()
    }

    /// Decompresses a text.
    pub async fn unpack(&self, text: &str) -> Option<String> {
        self.unpack_all(&[text.to_owned()]).await.pop().flatten()
    }

    /// Decompresses texts, all at once; `None` for each that can't be read.
    pub async fn unpack_all(&self, texts: &[String]) -> Vec<Option<String>> {
        let texts: Array = texts.iter().map(JsValue::from).collect();
        let unpacked = self.call("unpack", &texts, &JsValue::NULL).await;
        let unpacked = unpacked
            .map(|texts| Array::from(&texts))
            .unwrap_or_default();
        unpacked.iter().map(|text| text.as_string()).collect()
    }

    /// Sends a message to other tabs.
    pub(crate) fn broadcast(&self, message: &str) {
        self.call_without_reply("tell", &message.into());
    }

    /// Listens to messages from other tabs for the life of the page.
    pub fn listen(&self, hear: impl Fn(String) + 'static) {
        let hear = move |message: JsValue| hear(message.as_string().unwrap_or_default());
        let hear = Closure::<dyn Fn(JsValue)>::new(hear);
        self.call_without_reply("listen", &hear.into_js_value());
    }

    /// Records that this page has an undo that still needs deleted data, so the data must be kept.
    pub(crate) fn hold_deleted_data(&self) {
        self.call_without_reply("holdLitter", &JsValue::NULL);
    }

    /// Runs `act`, which removes deleted data, unless some page has an undo that still needs that
    /// data.
    pub fn sweep(&self, act: impl FnOnce() + 'static) {
        self.call_without_reply("sweep", &Closure::once_into_js(act));
    }
}

fn request_array(asked: &[RowRequest]) -> JsValue {
    let one = |asked: &RowRequest| match asked {
        RowRequest::Row(key) => JsValue::from(format!("={key}")),
        RowRequest::Prefix(start) => JsValue::from(format!("^{start}")),
        RowRequest::KeysWithPrefix(start) => JsValue::from(format!("#{start}")),
    };
    asked.iter().map(one).collect::<Array>().into()
}

/// Reads alternating keys and texts, either joined in one text or as an array. If the same key was
/// read twice, an empty text (a key-only request) doesn't replace its text.
fn parse_rows(found: &JsValue) -> Rows {
    let texts: Vec<Option<String>> = match found.as_string() {
        Some(text) => text.split('\0').map(|text| Some(text.to_owned())).collect(),
        None => Array::from(found)
            .iter()
            .map(|text| text.as_string())
            .collect(),
    };
    let mut rows = Rows::new();
    for pair in texts.chunks_exact(2) {
        if let [Some(key), Some(text)] = pair
            && !(text.is_empty() && rows.contains_key(key))
        {
            rows.insert(key.clone(), text.clone());
        }
    }
    rows
}

fn refusal(error: &JsValue) -> StoreError {
    let name = Reflect::get(error, &"name".into()).ok();
    match name.and_then(|name| name.as_string()).as_deref() {
        Some("QuotaExceededError") => StoreError::Full,
        _ => StoreError::Blocked,
    }
}
