//! Predicts decisions: adaptive counters under a few contexts, mixed.
//!
//! It uses integers only, so that every machine computes the same bits. Data looked up at
//! random positions is kept small, two bytes per counter: otherwise waiting for memory took
//! most of the decoder's time.
// This is the coder's inner loop. Indices are masked to the tables' sizes, which are powers of
// two, or are computed from parts whose bounds multiply to the size.
#![allow(clippy::indexing_slicing)]

use super::lanes::{
    Lanes, USE_COUNT_MASK, WeightRow, adjust_probabilities, adjust_weights, update_counters,
};
use super::range::BitCoder;

/// Maximum number of contexts of a decision.
const INPUT_COUNT: usize = 5;
/// Number of kinds of decisions.
const KIND_COUNT: usize = 5;

/// Number of counters of each context, as a power of two, by kind.
const TABLE_BITS: [[u32; INPUT_COUNT]; KIND_COUNT] = [
    [16, 15, 16, 12, 0],
    [11, 15, 14, 12, 0],
    [16, 11, 16, 16, 0],
    [12, 16, 18, 16, 14],
    [16, 16, 16, 13, 0],
];

/// Returns where the counters of each context begin, and the total number of counters.
const fn table_offsets() -> ([[u32; INPUT_COUNT]; KIND_COUNT], usize) {
    let mut from = [[0; INPUT_COUNT]; KIND_COUNT];
    let mut all = 0;
    let mut at = 0;
    while at < KIND_COUNT * INPUT_COUNT {
        let (kind, input) = (at / INPUT_COUNT, at % INPUT_COUNT);
        // The loop's bounds keep both indices in range.
        from[kind][input] = all;
        all += 1 << TABLE_BITS[kind][input];
        at += 1;
    }
    (from, all as usize)
}

const TABLE_OFFSETS: [[u32; INPUT_COUNT]; KIND_COUNT] = table_offsets().0;
const COUNTER_COUNT: usize = table_offsets().1.next_power_of_two();

/// A counter that was never used: probability one half.
const UNUSED_COUNTER: u16 = 1 << 15;
/// Number of probability steps. Counters that were used equally often and have a probability in
/// the same step share a cell.
const PROBABILITY_STEPS: usize = 64;
const CELL_COUNT: usize = (KIND_COUNT * INPUT_COUNT * 16 * PROBABILITY_STEPS).next_power_of_two();

/// Maximum number of weight sets of either sort per kind of decision.
pub(super) const MAX_SETS: usize = 1024;
const WEIGHT_ROWS: usize = (2 * KIND_COUNT * MAX_SETS).next_power_of_two();
/// Number of probability steps, rounded up to a power of two: 33 are used.
const CORRECTION_STEPS: usize = 64;
const CORRECTION_COUNT: usize = (KIND_COUNT * 256).next_power_of_two() * CORRECTION_STEPS;

/// Number of counters in one cache line.
const LINE_LEN: usize = 32;

/// A cache line of counters.
#[repr(align(64))]
#[derive(Clone, Copy)]
struct CacheLine([u16; LINE_LEN]);

/// The value of the constant input beside the contexts' inputs.
const BIAS: i16 = 600;

/// Makes a table whose size the compiler knows, so that a masked index needs no bounds check.
fn fixed_table<T, const N: usize>(filled: Vec<T>) -> Box<[T; N]> {
    match filled.into_boxed_slice().try_into() {
        Ok(table) => table,
        // Every caller produces exactly N entries.
        Err(_) => unreachable!("expected a table of {N} entries"),
    }
}

/// The kinds of decisions. Each has counters and weights of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DecisionKind {
    Known = 0,
    End = 1,
    Count = 2,
    Letter = 3,
    Level = 4,
}

impl DecisionKind {
    /// Returns the places of the counters for a decision's contexts. The contexts are
    /// hashes. Decisions that follow each other differ only in the last five bits of a
    /// place, so they find warm cache lines.
    #[inline]
    pub(super) fn counter_indices<const N: usize>(self, contexts: [u32; N]) -> [u32; N] {
        let mut places = contexts;
        for (i, place) in places.iter_mut().enumerate() {
            *place = self.counter_index(i, *place);
        }
        places
    }

    /// Returns the place for one context.
    #[inline]
    pub(super) const fn counter_index(self, input: usize, context: u32) -> u32 {
        TABLE_OFFSETS[self as usize][input] + (context >> (32 - TABLE_BITS[self as usize][input]))
    }

    /// Returns the place for a context that is a small number instead of a hash.
    #[inline]
    pub(super) const fn dense_counter_index(self, input: usize, context: u32) -> u32 {
        TABLE_OFFSETS[self as usize][input]
            + (context & ((1 << TABLE_BITS[self as usize][input]) - 1))
    }
}

/// The sets of weights and corrections that a decision uses.
#[derive(Clone, Copy)]
pub(super) struct WeightSets {
    /// Indices of weight sets, below [`MAX_SETS`].
    pub(super) weights: [usize; 2],
    /// Index of a set of corrections, below 256.
    pub(super) known: usize,
}

pub(super) struct Mixer<const SIMD: bool> {
    lines: Box<[CacheLine; COUNTER_COUNT / LINE_LEN]>,
    /// How often decisions with such a counter were true, by kind, input, times used and step.
    cells: Box<[u16; CELL_COUNT]>,
    /// A weight for each input, in two tables: sets of the first sort, then of the second.
    weights: Box<[WeightRow; WEIGHT_ROWS]>,
    /// How often decisions with such a mixed probability were true, by kind, set and step.
    known: Box<[u16; CORRECTION_COUNT]>,
    stretch: Box<[i16; 4096]>,
    /// The step that each of a counter's 4,096 probabilities belongs to.
    steps: Box<[u8; 4096]>,
    squash: Box<[u16; 4096]>,
    /// The share of the error by which a counter moves, by how often it was used.
    shares: [i16; 16],
}

/// Returns a hash of two numbers. Its upper bits are the better ones.
#[inline]
pub(super) const fn hash(a: u32, b: u32) -> u32 {
    let mixed = (a.wrapping_mul(0x9E37_79B1) ^ b).wrapping_mul(0x85EB_CA6B);
    mixed ^ mixed >> 15
}

/// Computes `65536 / (1 + e^-x)` for x from -8 to 8 in 256ths, by repeatedly multiplying a
/// fixed-point number by `e^(1/256)`.
fn squash_table() -> Vec<u16> {
    // e^(1/256) and e^-8 with 32 fractional bits.
    const STEP: u64 = 4_311_777_323;
    let mut power: u64 = 1_440_801;
    let mut table = Vec::with_capacity(4096);
    for _ in 0..4096 {
        let p = (power << 16) / ((1 << 32) + power);
        table.push(p.clamp(24, 65536 - 24) as u16);
        // Below 2^44, so the product stays below 2^77 and needs 128 bits.
        power = ((u128::from(power) * u128::from(STEP)) >> 32) as u64;
    }
    table
}

/// Computes the inverse of [`squash_table`], by probability in 4096ths.
fn stretch_table(squash: &[u16]) -> Vec<i16> {
    let mut x = 0;
    (0..4096_u32)
        .map(|p| {
            let middle = p * 16 + 8;
            while x < 4095 && u32::from(squash[x as usize]) < middle {
                x += 1;
            }
            x - 2048
        })
        .collect()
}

/// Moves a probability in 65536ths towards the outcome.
#[inline]
const fn move_towards(p: u16, truth: bool, rate: u32) -> u16 {
    if truth {
        p + ((65535 - p) >> rate)
    } else {
        p - (p >> rate)
    }
}

impl<const SIMD: bool> Mixer<SIMD> {
    pub(super) fn new() -> Self {
        let squash = squash_table();
        let stretch = stretch_table(&squash);
        let steps = stretch.iter().map(|x| ((x + 2048) >> 6) as u8).collect();
        let shares = core::array::from_fn(|seen| (2 * 32768 / (2 * seen as i32 + 3)) as i16);
        let cell = |at: usize| squash[at % PROBABILITY_STEPS * 64 + 32];
        let known = |at: usize| squash[(at % CORRECTION_STEPS * 128).min(4095)];
        Mixer {
            lines: fixed_table(vec![
                CacheLine([UNUSED_COUNTER; LINE_LEN]);
                COUNTER_COUNT / LINE_LEN
            ]),
            cells: fixed_table((0..CELL_COUNT).map(cell).collect()),
            weights: fixed_table(vec![WeightRow::new(INPUT_COUNT); WEIGHT_ROWS]),
            known: fixed_table((0..CORRECTION_COUNT).map(known).collect()),
            steps: fixed_table(steps),
            stretch: fixed_table(stretch),
            squash: fixed_table(squash),
            shares,
        }
    }

    /// Codes one decision and learns from it.
    #[inline]
    pub(super) fn code_bit<const N: usize>(
        &mut self,
        coder: &mut impl BitCoder,
        kind: DecisionKind,
        sets: WeightSets,
        places: &[u32; N],
        truth: bool,
    ) -> bool {
        if SIMD {
            self.code_bit_simd(coder, kind, sets, places, truth)
        } else {
            self.code_bit_scalar(coder, kind, sets, places, truth)
        }
    }

    #[inline(never)]
    #[cfg_attr(target_family = "wasm", target_feature(enable = "simd128"))]
    fn code_bit_simd<const N: usize>(
        &mut self,
        coder: &mut impl BitCoder,
        kind: DecisionKind,
        sets: WeightSets,
        places: &[u32; N],
        truth: bool,
    ) -> bool {
        self.code_bit_inline(coder, kind, sets, places, truth)
    }

    #[inline(never)]
    fn code_bit_scalar<const N: usize>(
        &mut self,
        coder: &mut impl BitCoder,
        kind: DecisionKind,
        sets: WeightSets,
        places: &[u32; N],
        truth: bool,
    ) -> bool {
        self.code_bit_inline(coder, kind, sets, places, truth)
    }

    #[inline(always)]
    fn code_bit_inline<const N: usize>(
        &mut self,
        coder: &mut impl BitCoder,
        kind: DecisionKind,
        sets: WeightSets,
        places: &[u32; N],
        truth: bool,
    ) -> bool {
        let kind = kind as usize;
        let [one, two] = sets.weights;
        let rows = [
            (kind * MAX_SETS + one) & (WEIGHT_ROWS - 1),
            ((KIND_COUNT + kind) * MAX_SETS + two) & (WEIGHT_ROWS - 1),
        ];
        // Look up everything first, then compute with all lanes at once.
        let mut counters = Lanes::<u16>::default();
        let mut shares = Lanes::<i16>::default();
        let mut at_cells = [0_usize; N];
        let mut cells = Lanes::<u16>::default();
        let mut inputs = Lanes::<i16>::default();
        inputs.0[INPUT_COUNT] = BIAS;
        for i in 0..N {
            let place = places[i] as usize & (COUNTER_COUNT - 1);
            let counter = self.lines[place / LINE_LEN].0[place % LINE_LEN];
            let step = usize::from(self.steps[usize::from(counter >> 4)]);
            let seen = usize::from(counter & USE_COUNT_MASK);
            let cell = ((kind * INPUT_COUNT + i) * 16 + seen) * PROBABILITY_STEPS + step;
            let likely = self.cells[cell & (CELL_COUNT - 1)];
            counters.0[i] = counter;
            shares.0[i] = self.shares[seen];
            at_cells[i] = cell & (CELL_COUNT - 1);
            cells.0[i] = likely;
            inputs.0[i] = self.stretch[usize::from(likely >> 4)];
        }
        let dots = rows.map(|row| (self.weights[row].dot(&inputs) >> 12).clamp(-2047, 2047));
        let squash = |x: i32| i32::from(self.squash[(x + 2048) as usize & 4095]);
        let dot = (dots[0] + dots[1]) >> 1;
        // How often decisions like this were true when their mixed probability was about the same.
        let step = (dot + 2048) as usize;
        let at = (kind * 256 + (sets.known & 255)) * CORRECTION_STEPS + (step >> 7);
        let part = (step & 127) as i32;
        let known = i32::from(self.known[at & (CORRECTION_COUNT - 1)]) * (128 - part)
            + i32::from(self.known[(at + 1) & (CORRECTION_COUNT - 1)]) * part;
        let one = (squash(dot) + 3 * (known >> 7)) >> 2;
        let truth = coder.code_bit(one as u32, truth);
        let close = &mut self.known[(at + usize::from(part >= 64)) & (CORRECTION_COUNT - 1)];
        *close = move_towards(*close, truth, 7);

        let target = i32::from(truth) << 16;
        for (row, dot) in rows.into_iter().zip(dots) {
            let error = (target - squash(dot)) >> 2;
            adjust_weights::<SIMD>(&mut self.weights[row], &inputs, error as i16);
        }
        adjust_probabilities::<SIMD>(&mut cells, truth);
        update_counters::<SIMD>(&mut counters, &shares, truth);
        for i in 0..N {
            let place = places[i] as usize & (COUNTER_COUNT - 1);
            self.lines[place / LINE_LEN].0[place % LINE_LEN] = counters.0[i];
            self.cells[at_cells[i]] = cells.0[i];
        }
        truth
    }
}
