//! What is chosen for people one by one.

use serde::{Deserialize, Serialize};

use crate::table::{PlayerName, Seat};

/// What is chosen for some people otherwise than for all, wherever they sit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByName<T>(Vec<(PlayerName, T)>);

impl<T> Default for ByName<T> {
    fn default() -> Self {
        ByName(Vec::new())
    }
}

impl<T: Copy + PartialEq> ByName<T> {
    /// What these seats have, parted into what all have and what is somebody's own.
    #[must_use]
    pub fn parted(seats: &[Seat], each: &[T]) -> (T, ByName<T>)
    where
        T: Default,
    {
        let each = each.iter().copied().take(seats.len());
        let first = each.clone().next().unwrap_or_default();
        let all = match each.clone().all(|own| own == first) {
            true => first,
            false => T::default(),
        };
        let own = seats.iter().zip(each).filter(|(_, own)| *own != all);
        let own = own.map(|(seat, own)| (seat.player.name.clone(), own));
        (all, ByName(own.collect()))
    }

    /// Whether all have the same.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What somebody has: their own, or what all have.
    #[must_use]
    pub fn of(&self, name: &PlayerName, all: T) -> T {
        let own = self.0.iter().find(|(other, _)| other == name);
        own.map_or(all, |(_, own)| *own)
    }

    /// Chooses for somebody. Who has what all have is not named.
    pub fn set(&mut self, name: &PlayerName, own: T, all: T) {
        self.0.retain(|(other, _)| other != name);
        if own != all {
            self.0.push((name.clone(), own));
        }
    }
}
