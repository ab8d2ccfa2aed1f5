//! How large the editor draws a board's cells, so that a finger hits the cell it aims at.
//!
//! All lengths are in CSS pixels. `fit` is the side of a cell at which the whole board is
//! visible; nothing is drawn smaller.

/// Cell sides that buttons and keys step through. The first is the minimum size for a finger.
pub const CELL_SIDES: [u32; 4] = [44, 64, 96, 144];

/// Returns the next larger side, or the same if there is none.
pub fn larger_side(fit: u32, side: u32) -> u32 {
    let now = side.max(fit);
    CELL_SIDES
        .into_iter()
        .find(|next| *next > now)
        .unwrap_or(now)
}

/// Returns the next smaller side; the smallest is the one that fits.
pub fn smaller_side(fit: u32, side: u32) -> u32 {
    let smaller = |next: &u32| *next < side && *next > fit;
    CELL_SIDES.into_iter().rev().find(smaller).unwrap_or(fit)
}

/// Returns the side during a pinch: the fingers were `before` apart at `side`, and are
/// now `now` apart.
pub fn side_during_pinch(fit: u32, side: u32, before: u32, now: u32) -> u32 {
    let [.., largest] = CELL_SIDES;
    let to = u64::from(side.max(fit)) * u64::from(now) / u64::from(before.max(1));
    u32::try_from(to)
        .unwrap_or(largest)
        .clamp(fit, largest.max(fit))
}

/// Returns the side at which a pinch that began at `from` ends: never one too small for a finger,
/// unless it is the one that fits.
pub fn side_after_pinch(fit: u32, from: u32, side: u32) -> u32 {
    let [finger, ..] = CELL_SIDES;
    match side > fit && side < finger {
        true if side > from => finger,
        true => fit,
        false => side.max(fit),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn on_a_phone_the_first_zoom_step_makes_cells_finger_sized() {
        // A large board on a phone held upright.
        let fit = 20;
        let mut sides = vec![fit];
        while sides.last() != Some(&larger_side(fit, sides[sides.len() - 1])) {
            sides.push(larger_side(fit, sides[sides.len() - 1]));
        }
        assert_eq!(sides, [20, 44, 64, 96, 144]);
        for pair in sides.windows(2) {
            assert_eq!(smaller_side(fit, pair[1]), pair[0]);
        }
        assert_eq!(smaller_side(fit, fit), fit);
    }

    #[test]
    fn on_a_wide_screen_zooming_starts_from_the_size_that_fits() {
        assert_eq!(larger_side(70, 0), 96);
        assert_eq!(smaller_side(70, 96), 70);
        assert_eq!((larger_side(200, 0), smaller_side(200, 0)), (200, 200));
    }

    #[test]
    fn a_pinch_follows_the_fingers_within_bounds() {
        assert_eq!(side_during_pinch(20, 0, 100, 250), 50);
        assert_eq!(side_during_pinch(20, 44, 100, 200), 88);
        assert_eq!(side_during_pinch(20, 44, 100, 10), 20);
        assert_eq!(side_during_pinch(20, 44, 1, 5_000), 144);
        assert_eq!(side_during_pinch(20, 44, 0, 1), 44);
    }

    #[test]
    fn a_pinch_ends_at_finger_size_or_at_the_whole_board() {
        assert_eq!(side_after_pinch(20, 20, 30), 44);
        assert_eq!(side_after_pinch(20, 64, 30), 20);
        assert_eq!(side_after_pinch(20, 20, 50), 50);
        assert_eq!(side_after_pinch(20, 44, 20), 20);
        assert_eq!(side_after_pinch(60, 60, 70), 70);
    }
}
