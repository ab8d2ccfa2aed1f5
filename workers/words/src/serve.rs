//! Loads the word list: from the cache on the device, or else from the server,
//! unpacked as it arrives.

use js_sys::{Function, Object, Promise, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Cache, ReadableStreamDefaultReader, Response};

use super::{Fetch, News, WORD_SHELF};
use base::line::{listen, say, scope};
use lexicon::{Lexicon, NoWords, Opening, WordBook};

/// Runs the word-list worker, with vector instructions or without.
pub fn serve<const SIMD: bool>() {
    listen(|fetch: Fetch| spawn_local(hand_over::<SIMD>(fetch)));
}

async fn hand_over<const SIMD: bool>(fetch: Fetch) {
    let coming = |hundredths| say(&News::Coming(hundredths), &[]);
    match words::<SIMD>(&fetch, coming).await {
        Ok((lexicon, file)) => {
            let mut beside = WordBook::of(lexicon).to_ready().to_vec();
            beside.extend(file);
            let beside: Vec<&[u8]> = beside.iter().map(Vec::as_slice).collect();
            say(&News::Here, &beside);
        }
        Err(why) => say(&News::Missing(why), &[]),
    }
}

/// Loads the word list from an address, reporting its progress to `come`. Also returns the file's
/// bytes if they came from the server and should be cached.
async fn words<const SIMD: bool>(
    Fetch { address, anew }: &Fetch,
    mut come: impl FnMut(u32),
) -> Result<(Lexicon, Option<Vec<u8>>), NoWords> {
    let shelf = shelf().await;
    // If the cached copy is damaged, the list is fetched again.
    if let Some(kept) = on_shelf(shelf.as_ref(), address).await
        && let Ok((lexicon, _)) = unpack::<SIMD>(&kept, &mut come).await
    {
        return Ok((lexicon, None));
    }
    let answer = fetched(address, *anew).map_err(|_| NoWords::CutOff)?;
    let answer = JsFuture::from(answer).await;
    let answer: Response = answer.map_err(|_| NoWords::CutOff)?.unchecked_into();
    if !answer.ok() {
        return Err(NoWords::Refused(answer.status()));
    }
    let (lexicon, bytes) = unpack::<SIMD>(&answer, &mut come).await?;
    Ok((lexicon, Some(bytes)))
}

/// Starts fetching the file.
fn fetched(address: &str, anew: bool) -> Result<Promise, JsValue> {
    let how = Object::new();
    if anew {
        Reflect::set(&how, &"cache".into(), &"reload".into())?;
    }
    let fetch: Function = Reflect::get(&scope(), &"fetch".into())?.unchecked_into();
    let answer = fetch.call2(&scope(), &address.into(), &how)?;
    Ok(answer.unchecked_into())
}

/// Opens the file as it arrives, and also returns its bytes.
async fn unpack<const SIMD: bool>(
    answer: &Response,
    come: &mut impl FnMut(u32),
) -> Result<(Lexicon, Vec<u8>), NoWords> {
    let body = answer.body().ok_or(NoWords::CutOff)?;
    let reader: ReadableStreamDefaultReader = body.get_reader().unchecked_into();
    let mut opening = Opening::<SIMD>::default();
    let mut bytes = Vec::new();
    let mut told = None;
    loop {
        let piece = JsFuture::from(reader.read()).await;
        let piece = piece.map_err(|_| NoWords::CutOff)?;
        let value = Reflect::get(&piece, &"value".into()).unwrap_or_default();
        let Ok(value) = value.dyn_into::<Uint8Array>() else {
            break;
        };
        let value = value.to_vec();
        // In small pieces, so that progress is reported often.
        for bite in value.chunks(4096) {
            opening.push(bite)?;
            let hundredths = opening
                .progress()
                .map(|(got, all)| (got * 100 / all.max(1)) as u32);
            if hundredths != told {
                told = hundredths;
                come(hundredths.unwrap_or(0));
            }
        }
        bytes.extend_from_slice(&value);
    }
    Ok((opening.finish()?, bytes))
}

/// Opens the cache, unless the browser has none or blocks it.
async fn shelf() -> Option<Cache> {
    let caches = Reflect::get(&scope(), &"caches".into()).ok()?;
    if caches.is_falsy() {
        return None;
    }
    let caches: web_sys::CacheStorage = caches.unchecked_into();
    let shelf = JsFuture::from(caches.open(WORD_SHELF)).await.ok()?;
    Some(shelf.unchecked_into())
}

async fn on_shelf(shelf: Option<&Cache>, address: &str) -> Option<Response> {
    let found = JsFuture::from(shelf?.match_with_str(address)).await.ok()?;
    found.dyn_into().ok()
}
