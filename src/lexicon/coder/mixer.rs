//! What is likely: adaptive counters under eight contexts, mixed.
//!
//! Integers only, so that every machine computes the same bits.
// The inner loop of the coder: indices are masked to the tables' sizes,
// which are powers of two, or made of parts whose bounds multiply to them.
#![allow(clippy::indexing_slicing)]

use super::range::Side;

/// Contexts to a decision.
pub(super) const INPUTS: usize = 8;

/// Slots for counters: 16 MB while decoding, given back afterwards.
const SLOT_BITS: u32 = 22;
/// How much a counter has seen, in steps.
/// They are ten; sixteen make a power of two.
const CONFIDENCES: usize = 16;
/// No kind of decision has more than so many weight sets of either sort.
pub(super) const SETS: usize = 256;
/// Kinds of decisions, up to a power of two.
const KINDS: usize = 8;
/// Steps of a probability, up to a power of two: 33 are used.
const STEPS: usize = 64;
const SLOTS: usize = 1 << SLOT_BITS;
const WEIGHTS: usize = 2 * SETS * INPUTS * CONFIDENCES;
const FOLLOWED: usize = KINDS * INPUTS * 256;
const KNOWN: usize = KINDS * SETS * STEPS;

/// A table whose size the compiler knows, so that a masked index needs no
/// check.
fn table<T, const N: usize>(filled: Vec<T>) -> Box<[T; N]> {
    match filled.into_boxed_slice().try_into() {
        Ok(table) => table,
        // Each caller counts to exactly N.
        Err(_) => unreachable!("a table of {N} entries was filled"),
    }
}

/// Probability of true 18 bits, last decisions 8 (below a leading one),
/// times seen 6.
const FRESH: u32 = 1 << 31 | 1 << 6;
const MOST_SEEN: u32 = 63;

/// Which decision is made: each has counters and weights of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Known = 0,
    End = 1,
    Count = 2,
    Letter = 3,
    Level = 4,
}

/// A context: which bundle of 32 slots, and which slot in it. Decisions that
/// follow each other share bundles, so they meet warm cache lines.
#[derive(Clone, Copy, Default)]
pub(super) struct Context {
    pub(super) bundle: u32,
    pub(super) slot: u32,
}

pub(super) struct Mixer {
    slots: Box<[u32; SLOTS]>,
    /// Two weights (of the counter, of the history) for each set, input and
    /// confidence; in one half sets of the first sort, in the other of the
    /// second.
    weights: Box<[[i32; 2]; WEIGHTS]>,
    /// What followed a history, by kind and input.
    followed: Box<[u16; FOLLOWED]>,
    /// What came of a mixed probability, by kind, set and step.
    known: Box<[u16; KNOWN]>,
    stretch: Box<[i16; 4096]>,
    squash: Box<[u16; 4096]>,
    /// By times seen: the share of a surprise that a counter learns.
    shares: [i32; 64],
    confidence: [u8; 64],
}

/// A hash of two numbers.
#[inline]
pub(super) const fn hash(a: u32, b: u32) -> u32 {
    let mixed = (a.wrapping_mul(0x9E37_79B1) ^ b).wrapping_mul(0x85EB_CA6B);
    mixed ^ mixed >> 15
}

/// `65536 / (1 + e^-x)` for x from -8 to 8 in 256ths, by multiplying a fixed
/// point number with `e^(1/256)` again and again.
fn squash_table() -> Vec<u16> {
    // e^(1/256) and e^-8 with 32 bits behind the point.
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

/// The inverse of [`squash_table`], by probability in 4096ths.
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

impl Mixer {
    pub(super) fn new() -> Mixer {
        let squash = squash_table();
        let mut shares = [0; 64];
        let mut confidence = [0; 64];
        for seen in 0..64_u32 {
            shares[seen as usize] = 2 * 4096 / (2 * seen as i32 + 3);
            confidence[seen as usize] = match seen {
                0..=4 => seen as u8,
                5..=6 => 5,
                7..=9 => 6,
                10..=15 => 7,
                16..=30 => 8,
                _ => 9,
            };
        }
        Mixer {
            slots: table(vec![FRESH; SLOTS]),
            weights: table(vec![[9830; 2]; WEIGHTS]),
            followed: table((0..FOLLOWED).map(followed_at_first).collect()),
            known: table(
                (0..KNOWN)
                    .map(|at| squash[(at % STEPS * 128).min(4095)])
                    .collect(),
            ),
            stretch: table(stretch_table(&squash)),
            squash: table(squash),
            shares,
            confidence,
        }
    }

    /// Codes one decision and learns from it.
    #[inline]
    pub(super) fn bit(
        &mut self,
        side: &mut impl Side,
        kind: Kind,
        sets: [usize; 2],
        contexts: &[Context; INPUTS],
        truth: bool,
    ) -> bool {
        let mut slots = [0_usize; INPUTS];
        let mut inputs = [[0_i32; 2]; INPUTS];
        let mut weights = [[0_usize; 2]; INPUTS];
        let mut histories = [0_usize; INPUTS];
        let mut sums = [0_i32; 2];
        for (i, context) in contexts.iter().enumerate() {
            let bundle = hash(context.bundle, (kind as u32) << 8 | (i as u32) << 4 | 5);
            let within = context.slot ^ bundle & 31;
            let slot = ((bundle >> (32 - SLOT_BITS) & !31) | within) as usize;
            let slot = slot & (SLOTS - 1);
            let counter = self.slots[slot];
            slots[i] = slot;
            let confidence = usize::from(self.confidence[(counter & 63) as usize]);
            let history = (kind as usize * INPUTS + i) << 8 | (counter >> 6 & 255) as usize;
            histories[i] = history;
            let input = [
                i32::from(self.stretch[(counter >> 20) as usize]),
                i32::from(self.stretch[(self.followed[history & (FOLLOWED - 1)] >> 4) as usize]),
            ];
            inputs[i] = input;
            for (half, sum) in sums.iter_mut().enumerate() {
                let set = half * SETS + (sets[half] & (SETS - 1));
                let at = (set * INPUTS + i) * CONFIDENCES + confidence;
                weights[i][half] = at;
                let weight = self.weights[at & (WEIGHTS - 1)];
                // Weights stay within 2^18, inputs within 2^11: the sums of
                // sixteen products of 2^14 and 2^11 within 2^29.
                *sum += (weight[0] >> 4) * input[0] + (weight[1] >> 4) * input[1];
            }
        }
        let dots = sums.map(|sum| (sum >> 12).clamp(-2047, 2047));
        let squash = |x: i32| i32::from(self.squash[(x + 2048) as usize & 4095]);
        let dot = (dots[0] + dots[1]) >> 1;
        // What followed when it was thought as likely as this, here.
        let step = (dot + 2048) as usize;
        let at = ((kind as usize * SETS + (sets[1] & (SETS - 1))) * STEPS) + (step >> 7);
        let part = (step & 127) as i32;
        let known = i32::from(self.known[at & (KNOWN - 1)]) * (128 - part)
            + i32::from(self.known[(at + 1) & (KNOWN - 1)]) * part;
        let one = (squash(dot) + (known >> 7)) >> 1;
        let truth = side.bit(one as u32, truth);
        let nearer = &mut self.known[(at + usize::from(part >= 64)) & (KNOWN - 1)];
        if truth {
            *nearer += (65535 - *nearer) >> 6;
        } else {
            *nearer -= *nearer >> 6;
        }

        let target = i32::from(truth) << 16;
        // Seventeen bits times `RATE` with two dropped: within eighteen, and
        // a product with an input within 29.
        let errors = dots.map(|dot| ((target - squash(dot)) * RATE) >> 2);
        for i in 0..INPUTS {
            for half in 0..2 {
                if errors[half].abs() < SMALL_ERROR {
                    continue;
                }
                let weight = &mut self.weights[weights[i][half] & (WEIGHTS - 1)];
                for (weight, input) in weight.iter_mut().zip(inputs[i]) {
                    let step = (input * errors[half] + (1 << 14)) >> 15;
                    *weight = (*weight + step).clamp(-(1 << 18), 1 << 18);
                }
            }
            let followed = &mut self.followed[histories[i] & (FOLLOWED - 1)];
            if truth {
                *followed += (65535 - *followed) >> 7;
            } else {
                *followed -= *followed >> 7;
            }
            let counter = &mut self.slots[slots[i] & (SLOTS - 1)];
            *counter = learned(*counter, truth, &self.shares);
        }
        truth
    }
}

/// An error too small to move the weights for.
const SMALL_ERROR: i32 = 600;

/// How fast weights follow.
const RATE: i32 = 5;

/// A counter after one decision more.
#[inline]
fn learned(counter: u32, truth: bool, shares: &[i32; 64]) -> u32 {
    let seen = counter & 63;
    let history = counter >> 6 & 255;
    let p = counter >> 14;
    let target = if truth { (1 << 18) - 1 } else { 0 };
    // 18 bits times 13: within 31.
    let step = ((target - p as i32) * shares[seen as usize]) >> 12;
    let p = (p as i32 + step) as u32 & ((1 << 18) - 1);
    let longer = history << 1 | u32::from(truth);
    let history = if longer > 255 {
        longer & 127 | 128
    } else {
        longer
    };
    p << 14 | history << 6 | if seen < MOST_SEEN { seen + 1 } else { seen }
}

/// A first guess of what follows a history: like most of it.
fn followed_at_first(index: usize) -> u16 {
    let history = (index & 255) as u32;
    let len = 31 - (history | 1).leading_zeros();
    let ones = history.count_ones().saturating_sub(1);
    ((ones * 2 + 1) * 65535 / (len * 2 + 2)) as u16
}
