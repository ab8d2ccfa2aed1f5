//! Computes with all inputs of a decision at once.
//!
//! Vector instructions, both native and in wasm, take eight numbers of sixteen bits. Compilers use
//! them automatically as long as the lanes are in memory. So the lanes are passed to functions
//! that aren't inlined; otherwise they would be taken apart and computed one by one.
//!
//! A wasm program either has vector instructions or runs in every browser. So each of these
//! functions exists both with and without them, and the code that opens the list chooses
//! (`LexiconDecoder::with_simd`).

const LANE_COUNT: usize = 8;

/// Defines a function both with wasm's vector instructions and without. Neither is inlined.
macro_rules! with_and_without_simd {
    ($(#[$about:meta])* fn $name:ident($($given:ident: $kind:ty),*) $body:block) => {
        $(#[$about])*
        #[inline]
        pub(super) fn $name<const SIMD: bool>($($given: $kind),*) {
            #[inline(never)]
            #[cfg_attr(target_family = "wasm", target_feature(enable = "simd128"))]
            fn simd($($given: $kind),*) $body
            #[inline(never)]
            fn scalar($($given: $kind),*) $body
            if SIMD {
simd($($given),*)
} else {
scalar($($given),*)
}
        }
    };
}

/// A number for each input: those of the contexts, one constant input, and zeros for the rest.
#[repr(align(16))]
#[derive(Clone, Copy, Default)]
pub(super) struct Lanes<T>(pub(super) [T; LANE_COUNT]);

/// Weights of the inputs, in 4096ths.
#[repr(align(16))]
#[derive(Clone, Copy)]
pub(super) struct WeightRow([i16; LANE_COUNT]);

impl WeightRow {
    /// Makes a row with the same weight for each of `inputs` inputs.
    pub(super) fn new(inputs: usize) -> WeightRow {
        WeightRow(core::array::from_fn(|i| if i < inputs { 1062 } else { 0 }))
    }

    /// Returns the weighted sum, in 4096ths. Inputs are within 2^11, and there are six of them, so
    /// the sum of the products is within 2^29.
    // The only function whose result is needed at once, so it's inlined: values just stored into
    // lanes one by one can't yet be loaded as one vector.
    #[inline]
    pub(super) fn dot(&self, inputs: &Lanes<i16>) -> i32 {
        let products = self.0.iter().zip(&inputs.0);
        products.fold(0, |sum, (&weight, &input)| {
            sum + i32::from(weight) * i32::from(input)
        })
    }
}

with_and_without_simd! {
    /// Adjusts each weight by the product of its input and the error, divided by 131,072.
    fn adjust_weights(row: &mut WeightRow, inputs: &Lanes<i16>, error: i16) {
        for (weight, &input) in row.0.iter_mut().zip(&inputs.0) {
            let step = ((i32::from(input) * i32::from(error)) >> 16) as i16;
            *weight = weight.saturating_add((step + 1) >> 1);
        }
    }
}

with_and_without_simd! {
    /// Moves probabilities, in 65536ths, 1/1024 of the way towards the outcome.
    fn adjust_probabilities(cells: &mut Lanes<u16>, truth: bool) {
        let flip = if truth { !0 } else { 0 };
        for cell in &mut cells.0 {
            let far = *cell ^ flip;
            *cell = (far - (far >> 10)) ^ flip;
        }
    }
}

/// The bits of a counter that hold how often it was used, up to this limit. The twelve bits above
/// them are the probability of `true`.
pub(super) const USE_COUNT_MASK: u16 = 15;

with_and_without_simd! {
    /// Updates counters with the outcome. Each moves by its share of the surprise, in 32768ths.
    fn update_counters(counters: &mut Lanes<u16>, shares: &Lanes<i16>, truth: bool) {
        let target = if truth { 4095 } else { 0 };
        for (counter, &share) in counters.0.iter_mut().zip(&shares.0) {
            let p = (*counter >> 4) as i16;
            // Thirteen bits and a sign, times four, fit into sixteen bits.
            let step = ((i32::from((target - p) << 2) * i32::from(share)) >> 16) as i16;
            let p = p + ((step + 1) >> 1);
            let asked = ((*counter & USE_COUNT_MASK) + 1).min(USE_COUNT_MASK);
            *counter = (p as u16) << 4 | asked;
        }
    }
}
