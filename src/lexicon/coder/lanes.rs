//! Reckoning with all inputs of a decision at once.
//!
//! Eight numbers of sixteen bits are what the machines' vector instructions
//! take, natively and in wasm. Compilers find them by themselves as long as
//! the lanes lie in memory: so they are handed to functions that are not
//! inlined, or else they are taken apart and reckoned with one by one.
//!
//! wasm's vector instructions are asked for by the feature `vectors`.

const LANES: usize = 8;

/// A number for each input: those of the contexts, one that is always the
/// same, and nothing in the others.
#[repr(align(16))]
#[derive(Clone, Copy, Default)]
pub(super) struct Lanes<T>(pub(super) [T; LANES]);

/// Weights of the inputs, in 4096ths.
#[repr(align(16))]
#[derive(Clone, Copy)]
pub(super) struct Row([i16; LANES]);

impl Row {
    /// Some confidence in each of so many inputs.
    pub(super) fn new(inputs: usize) -> Row {
        Row(core::array::from_fn(|i| if i < inputs { 1062 } else { 0 }))
    }

    /// The weighted sum, in 4096ths. Inputs stay within 2^11, six of them: the
    /// sum of the products stays within 2^29.
    // The one that is waited for at once, and so inlined: what was just put
    // into lanes one by one cannot be fetched from them in one piece yet.
    #[inline]
    pub(super) fn dot(&self, inputs: &Lanes<i16>) -> i32 {
        let products = self.0.iter().zip(&inputs.0);
        products.fold(0, |sum, (&weight, &input)| {
            sum + i32::from(weight) * i32::from(input)
        })
    }

    /// Moves by the product of input and error, in 131072ths of it.
    #[inline(never)]
    #[cfg_attr(
        all(target_family = "wasm", feature = "vectors"),
        target_feature(enable = "simd128")
    )]
    pub(super) fn learn(&mut self, inputs: &Lanes<i16>, error: i16) {
        for (weight, &input) in self.0.iter_mut().zip(&inputs.0) {
            let step = ((i32::from(input) * i32::from(error)) >> 16) as i16;
            *weight = weight.saturating_add((step + 1) >> 1);
        }
    }
}

/// Moves probabilities in 65536ths a 1024th of the way towards what happened.
#[inline(never)]
#[cfg_attr(
    all(target_family = "wasm", feature = "vectors"),
    target_feature(enable = "simd128")
)]
pub(super) fn towards(cells: &mut Lanes<u16>, truth: bool) {
    let flip = if truth { !0 } else { 0 };
    for cell in &mut cells.0 {
        let far = *cell ^ flip;
        *cell = (far - (far >> 10)) ^ flip;
    }
}

/// The bits of a counter that say how often it was asked, up to this often;
/// the twelve above them are the probability of true.
pub(super) const COUNTED: u16 = 15;

/// Tells counters what happened. Each learns its share of the surprise, in
/// 32768ths.
#[inline(never)]
#[cfg_attr(
    all(target_family = "wasm", feature = "vectors"),
    target_feature(enable = "simd128")
)]
pub(super) fn count(counters: &mut Lanes<u16>, shares: &Lanes<i16>, truth: bool) {
    let target = if truth { 4095 } else { 0 };
    for (counter, &share) in counters.0.iter_mut().zip(&shares.0) {
        let p = (*counter >> 4) as i16;
        // Thirteen bits and a sign, times four: within sixteen.
        let step = ((i32::from((target - p) << 2) * i32::from(share)) >> 16) as i16;
        let p = p + ((step + 1) >> 1);
        let asked = ((*counter & COUNTED) + 1).min(COUNTED);
        *counter = (p as u16) << 4 | asked;
    }
}
