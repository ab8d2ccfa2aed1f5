//! What is likely: adaptive counters under six contexts, mixed.
//!
//! Integers only, so that every machine computes the same bits. What is
//! looked up at random is kept small, two bytes a counter: waiting for memory
//! was most of the decoder's time when it was not.
// The inner loop of the coder: indices are masked to the tables' sizes,
// which are powers of two, or made of parts whose bounds multiply to them.
#![allow(clippy::indexing_slicing)]

use super::range::Side;

/// Contexts to a decision.
pub(super) const INPUTS: usize = 6;
/// Kinds of decisions.
const KINDS: usize = 5;

/// How many counters each context has, as a power of two, by kind.
const ROOMS: [[u32; INPUTS]; KINDS] = [
    [16, 15, 15, 16, 12, 14],
    [11, 15, 14, 12, 10, 10],
    [16, 15, 13, 11, 16, 16],
    [12, 16, 18, 17, 14, 14],
    [16, 16, 16, 11, 14, 13],
];

/// Where the counters of each context begin, and the number of all.
const fn rooms() -> ([[u32; INPUTS]; KINDS], usize) {
    let mut from = [[0; INPUTS]; KINDS];
    let mut all = 0;
    let mut at = 0;
    while at < KINDS * INPUTS {
        let (kind, input) = (at / INPUTS, at % INPUTS);
        // Within both bounds by the loop's own.
        from[kind][input] = all;
        all += 1 << ROOMS[kind][input];
        at += 1;
    }
    (from, all as usize)
}

const FROM: [[u32; INPUTS]; KINDS] = rooms().0;
const SLOTS: usize = rooms().1.next_power_of_two();

/// A counter: probability of true in 12 bits, times seen in 4.
const FRESH: u16 = 1 << 15;
const MOST_SEEN: u16 = 15;
/// Counters with equal times seen and a probability in the same of so many
/// steps are thought of together.
const ALIKE: usize = 64;
const CELLS: usize = (KINDS * INPUTS * 16 * ALIKE).next_power_of_two();

/// No kind of decision has more weight sets of either sort.
pub(super) const SETS: usize = 1024;
const WEIGHTS: usize = (2 * KINDS * SETS).next_power_of_two();
/// Steps of a probability, up to a power of two: 33 are used.
const STEPS: usize = 64;
const KNOWN: usize = (KINDS * 256).next_power_of_two() * STEPS;

/// A table whose size the compiler knows, so that a masked index needs no
/// check.
fn table<T, const N: usize>(filled: Vec<T>) -> Box<[T; N]> {
    match filled.into_boxed_slice().try_into() {
        Ok(table) => table,
        // Each caller counts to exactly N.
        Err(_) => unreachable!("a table of {N} entries was filled"),
    }
}

/// Which decision is made: each has counters and weights of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Known = 0,
    End = 1,
    Count = 2,
    Letter = 3,
    Level = 4,
}

impl Kind {
    /// Where the counters of a decision's contexts are. The contexts are
    /// hashes; changing the last five bits of a place leads to decisions that
    /// follow each other, so they meet warm cache lines.
    #[inline]
    pub(super) fn places(self, contexts: [u32; INPUTS]) -> [u32; INPUTS] {
        let mut places = contexts;
        for (i, place) in places.iter_mut().enumerate() {
            *place = self.place(i, *place);
        }
        places
    }

    /// The same for one context.
    #[inline]
    pub(super) const fn place(self, input: usize, context: u32) -> u32 {
        FROM[self as usize][input] + (context >> (32 - ROOMS[self as usize][input]))
    }

    /// The same for a context that is a small number of its own.
    #[inline]
    pub(super) const fn dense(self, input: usize, context: u32) -> u32 {
        FROM[self as usize][input] + (context & ((1 << ROOMS[self as usize][input]) - 1))
    }
}

/// Which sets of weights a decision uses, and which corrections.
#[derive(Clone, Copy)]
pub(super) struct Sets {
    /// Below [`SETS`].
    pub(super) weights: [usize; 2],
    /// Below 256.
    pub(super) known: usize,
}

pub(super) struct Mixer {
    slots: Box<[u16; SLOTS]>,
    /// What came of a counter like this, by kind, input, times seen and step.
    cells: Box<[u16; CELLS]>,
    /// A weight for each input, twice: sets of the first sort, of the second.
    weights: Box<[[i32; INPUTS]; WEIGHTS]>,
    /// What came of a mixed probability, by kind, set and step.
    known: Box<[u16; KNOWN]>,
    stretch: Box<[i16; 4096]>,
    squash: Box<[u16; 4096]>,
    /// By times seen: the share of a surprise that a counter learns.
    shares: [i32; 16],
}

/// A hash of two numbers; its upper bits are the better ones.
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

/// A probability in 65536ths, moved towards what happened.
#[inline]
const fn nearer(p: u16, truth: bool, rate: u32) -> u16 {
    if truth {
        p + ((65535 - p) >> rate)
    } else {
        p - (p >> rate)
    }
}

impl Mixer {
    pub(super) fn new() -> Mixer {
        let squash = squash_table();
        let shares = core::array::from_fn(|seen| 2 * 65536 / (2 * seen as i32 + 3));
        let cell = |at: usize| squash[at % ALIKE * 64 + 32];
        let known = |at: usize| squash[(at % STEPS * 128).min(4095)];
        Mixer {
            slots: table(vec![FRESH; SLOTS]),
            cells: table((0..CELLS).map(cell).collect()),
            weights: table(vec![[17_000; INPUTS]; WEIGHTS]),
            known: table((0..KNOWN).map(known).collect()),
            stretch: table(stretch_table(&squash)),
            squash: table(squash),
            shares,
        }
    }

    /// Codes one decision and learns from it.
    #[inline(never)]
    pub(super) fn bit(
        &mut self,
        side: &mut impl Side,
        kind: Kind,
        sets: Sets,
        places: &[u32; INPUTS],
        truth: bool,
    ) -> bool {
        let kind = kind as usize;
        let [one, two] = sets.weights;
        let rows = [
            (kind * SETS + one) & (WEIGHTS - 1),
            ((KINDS + kind) * SETS + two) & (WEIGHTS - 1),
        ];
        let mut cells = [0_usize; INPUTS];
        let mut inputs = [0_i32; INPUTS];
        let mut sums = [0_i32; 2];
        for i in 0..INPUTS {
            let counter = self.slots[places[i] as usize & (SLOTS - 1)];
            let step = (i32::from(self.stretch[usize::from(counter >> 4)]) + 2048) >> 6;
            let seen = usize::from(counter & 15);
            let cell = ((kind * INPUTS + i) * 16 + seen) * ALIKE + step as usize;
            let cell = cell & (CELLS - 1);
            cells[i] = cell;
            let input = i32::from(self.stretch[usize::from(self.cells[cell] >> 4)]);
            inputs[i] = input;
            // Weights stay within 2^19, inputs within 2^11: the sums of six
            // products of 2^17 and 2^11 within 2^31.
            sums[0] += (self.weights[rows[0]][i] >> 2) * input;
            sums[1] += (self.weights[rows[1]][i] >> 2) * input;
        }
        let dots = sums.map(|sum| (sum >> 14).clamp(-2047, 2047));
        let squash = |x: i32| i32::from(self.squash[(x + 2048) as usize & 4095]);
        let dot = (dots[0] + dots[1]) >> 1;
        // What followed when it was thought as likely as this, here.
        let step = (dot + 2048) as usize;
        let at = (kind * 256 + (sets.known & 255)) * STEPS + (step >> 7);
        let part = (step & 127) as i32;
        let known = i32::from(self.known[at & (KNOWN - 1)]) * (128 - part)
            + i32::from(self.known[(at + 1) & (KNOWN - 1)]) * part;
        let one = (squash(dot) + 3 * (known >> 7)) >> 2;
        let truth = side.bit(one as u32, truth);
        let close = &mut self.known[(at + usize::from(part >= 64)) & (KNOWN - 1)];
        *close = nearer(*close, truth, 7);

        let target = i32::from(truth) << 16;
        for (row, dot) in rows.into_iter().zip(dots) {
            // Seventeen bits: a product with an input stays within 29.
            let error = ((target - squash(dot)) * RATE) >> 3;
            if error.abs() < SMALL_ERROR {
                continue;
            }
            for (weight, input) in self.weights[row].iter_mut().zip(inputs) {
                let step = (input * error + (1 << 13)) >> 14;
                *weight = (*weight + step).clamp(-(1 << 19), 1 << 19);
            }
        }
        let target = if truth { 4095 } else { 0 };
        for i in 0..INPUTS {
            let cell = &mut self.cells[cells[i]];
            *cell = nearer(*cell, truth, 9);
            let counter = &mut self.slots[places[i] as usize & (SLOTS - 1)];
            let seen = *counter & 15;
            let p = i32::from(*counter >> 4);
            // Thirteen bits times sixteen: within thirty.
            let step = ((target - p) * self.shares[usize::from(seen)] + (1 << 15)) >> 16;
            let seen = if seen < MOST_SEEN { seen + 1 } else { seen };
            *counter = ((p + step) as u16) << 4 | seen;
        }
        truth
    }
}

/// An error too small to move the weights for.
const SMALL_ERROR: i32 = 600;

/// How fast weights follow.
const RATE: i32 = 4;
