//! Loads the word list: from the cache on the device, or else from the server,
//! unpacked as it arrives.

use js_sys::{Function, Object, Promise, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Cache, ReadableStreamDefaultReader, Response};

use super::{FetchReport, FetchWords, WORD_CACHE};
use base::page_connection::{on_request, send_report, worker_scope};
use lexicon::{Lexicon, LexiconDecoder, LexiconLoadError, WordBook};

/// Runs the word-list worker, with vector instructions or without.
pub fn serve<const SIMD: bool>() {
    on_request(|fetch: FetchWords| spawn_local(load_and_send::<SIMD>(fetch)));
}

async fn load_and_send<const SIMD: bool>(fetch: FetchWords) {
    let coming = |hundredths| send_report(&FetchReport::Coming(hundredths), &[]);
    match load_words::<SIMD>(&fetch, coming).await {
        Ok((lexicon, file)) => {
            let mut beside = WordBook::new(lexicon).to_raw_bytes().to_vec();
            beside.extend(file);
            let beside: Vec<&[u8]> = beside.iter().map(Vec::as_slice).collect();
            send_report(&FetchReport::Here, &beside);
        }
        Err(why) => send_report(&FetchReport::Missing(why), &[]),
    }
}

/// Loads the word list from an address, reporting its progress to `report_progress`. Also returns
/// the file's bytes if they came from the server and should be cached.
async fn load_words<const SIMD: bool>(
    FetchWords { address, anew }: &FetchWords,
    mut report_progress: impl FnMut(u32),
) -> Result<(Lexicon, Option<Vec<u8>>), LexiconLoadError> {
    let cache = open_cache().await;
    // If the cached copy is damaged, the list is fetched again.
    if let Some(kept) = cached_response(cache.as_ref(), address).await
        && let Ok((lexicon, _)) = unpack_response::<SIMD>(&kept, &mut report_progress).await
    {
        return Ok((lexicon, None));
    }
    let answer = fetch_file(address, *anew).map_err(|_| LexiconLoadError::CutOff)?;
    let answer = JsFuture::from(answer).await;
    let answer: Response = answer
        .map_err(|_| LexiconLoadError::CutOff)?
        .unchecked_into();
    if !answer.ok() {
        return Err(LexiconLoadError::Refused(answer.status()));
    }
    let (lexicon, bytes) = unpack_response::<SIMD>(&answer, &mut report_progress).await?;
    Ok((lexicon, Some(bytes)))
}

/// Starts fetching the file.
fn fetch_file(address: &str, anew: bool) -> Result<Promise, JsValue> {
    let options = Object::new();
    if anew {
        Reflect::set(&options, &"cache".into(), &"reload".into())?;
    }
    let fetch: Function = Reflect::get(&worker_scope(), &"fetch".into())?.unchecked_into();
    let answer = fetch.call2(&worker_scope(), &address.into(), &options)?;
    Ok(answer.unchecked_into())
}

/// Opens the file as it arrives, and also returns its bytes.
async fn unpack_response<const SIMD: bool>(
    answer: &Response,
    report_progress: &mut impl FnMut(u32),
) -> Result<(Lexicon, Vec<u8>), LexiconLoadError> {
    let body = answer.body().ok_or(LexiconLoadError::CutOff)?;
    let reader: ReadableStreamDefaultReader = body.get_reader().unchecked_into();
    let mut opening = LexiconDecoder::<SIMD>::default();
    let mut bytes = Vec::new();
    let mut reported = None;
    loop {
        let piece = JsFuture::from(reader.read()).await;
        let piece = piece.map_err(|_| LexiconLoadError::CutOff)?;
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
            if hundredths != reported {
                reported = hundredths;
                report_progress(hundredths.unwrap_or(0));
            }
        }
        bytes.extend_from_slice(&value);
    }
    Ok((opening.finish()?, bytes))
}

/// Opens the cache, unless the browser has none or blocks it.
async fn open_cache() -> Option<Cache> {
    let caches = Reflect::get(&worker_scope(), &"caches".into()).ok()?;
    if caches.is_falsy() {
        return None;
    }
    let caches: web_sys::CacheStorage = caches.unchecked_into();
    let cache = JsFuture::from(caches.open(WORD_CACHE)).await.ok()?;
    Some(cache.unchecked_into())
}

async fn cached_response(cache: Option<&Cache>, address: &str) -> Option<Response> {
    let found = JsFuture::from(cache?.match_with_str(address)).await.ok()?;
    found.dyn_into().ok()
}
