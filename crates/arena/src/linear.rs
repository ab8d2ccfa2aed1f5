//! Systems of a few linear equations.

/// A square matrix.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Matrix {
    rows: Vec<Vec<f64>>,
}

impl Matrix {
    /// Makes a matrix of zeros.
    pub(super) fn zeros(size: usize) -> Matrix {
        Matrix {
            rows: vec![vec![0.0; size]; size],
        }
    }

    /// Adds `value` to one element of the matrix.
    pub(super) fn add(&mut self, row: usize, column: usize, value: f64) {
        let row = self.rows.get_mut(row);
        if let Some(place) = row.and_then(|row| row.get_mut(column)) {
            *place += value;
        }
    }

    /// Multiplies by a vector from both sides. For a covariance matrix this is the
    /// variance along the vector.
    pub(super) fn quadratic_form(&self, vector: &[f64]) -> f64 {
        let rows = self.rows.iter().zip(vector);
        rows.map(|(row, value)| value * dot(row, vector)).sum()
    }
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Solves `matrix * x = vector` by elimination; unknowns that aren't determined become 0.
pub(super) fn solve(matrix: &Matrix, vector: &[f64]) -> Vec<f64> {
    let with = |(row, value): (&Vec<f64>, &f64)| [row.as_slice(), &[*value]].concat();
    let mut rows: Vec<Vec<f64>> = matrix.rows.iter().zip(vector).map(with).collect();
    let size = rows.len();
    for pivot in 0..size {
        let largest = |row: &usize| {
            rows.get(*row)
                .and_then(|row| row.get(pivot))
                .map(|v| v.abs())
        };
        let best = (pivot..size).max_by(|one, other| {
            let (one, other) = (largest(one), largest(other));
            one.unwrap_or_default()
                .total_cmp(&other.unwrap_or_default())
        });
        rows.swap(pivot, best.unwrap_or(pivot));
        let Some(own) = rows.get(pivot).cloned() else {
            continue;
        };
        let lead = own.get(pivot).copied().unwrap_or_default();
        if lead.abs() < 1e-300 {
            continue;
        }
        for (at, row) in rows.iter_mut().enumerate() {
            let times = row.get(pivot).copied().unwrap_or_default() / lead;
            if at != pivot {
                for (value, own) in row.iter_mut().zip(&own) {
                    *value -= times * own;
                }
            }
        }
    }
    let each = rows.iter().enumerate().map(|(at, row)| {
        let lead = row.get(at).copied().unwrap_or_default();
        let value = row.last().copied().unwrap_or_default();
        if lead.abs() < 1e-300 {
            0.0
        } else {
            value / lead
        }
    });
    each.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solve_handles_two_unknowns_and_undetermined_ones() {
        let mut matrix = Matrix::zeros(2);
        // y = 3 and 2x + y = 7: the first row needs another pivot.
        matrix.add(0, 1, 1.0);
        matrix.add(1, 0, 2.0);
        matrix.add(1, 1, 1.0);
        assert_eq!(solve(&matrix, &[3.0, 7.0]), [2.0, 3.0]);
        assert_eq!(matrix.quadratic_form(&[1.0, 2.0]), 2.0 + 2.0 * (2.0 + 2.0));
        assert_eq!(solve(&Matrix::zeros(1), &[1.0]), [0.0], "nothing is known");
    }
}
