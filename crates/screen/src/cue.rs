//! Cues: the sounds and vibrations at moments of a game.

/// A moment of a game with a sound and a vibration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cue {
    /// A card, tile or word was played.
    Placed,
    /// A word was stolen or broken.
    Broken,
    /// The endgame begins.
    Endgame,
    /// A player won.
    Won,
}

/// A note of a cue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CueNote {
    /// Pitch in hertz.
    pub hertz: u16,
    /// Start in milliseconds after the first note.
    pub after: u16,
    /// Length in milliseconds.
    pub long: u16,
}

const fn note(hertz: u16, after: u16, long: u16) -> CueNote {
    CueNote { hertz, after, long }
}

impl Cue {
    /// Every cue.
    pub const ALL: &[Cue] = &[Cue::Placed, Cue::Broken, Cue::Endgame, Cue::Won];

    /// Returns the cue's notes: a tap, a fall, two strokes of a bell, or a rise.
    pub const fn notes(self) -> &'static [CueNote] {
        match self {
            Cue::Placed => const { &[note(392, 0, 70)] },
            Cue::Broken => const { &[note(440, 0, 90), note(294, 90, 160)] },
            Cue::Endgame => const { &[note(523, 0, 180), note(523, 220, 260)] },
            Cue::Won => const { &[note(523, 0, 120), note(659, 120, 120), note(784, 240, 320)] },
        }
    }

    /// Returns the vibration pattern (on, off, on … in milliseconds).
    pub const fn vibration(self) -> &'static [u32] {
        match self {
            Cue::Placed => &[15],
            Cue::Broken => &[40, 40, 40],
            Cue::Endgame => &[80],
            Cue::Won => &[30, 50, 30, 50, 90],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_cue_is_short_and_unique() {
        for (at, &cue) in Cue::ALL.iter().enumerate() {
            let end = cue.notes().iter().map(|note| note.after + note.long).max();
            assert!(end.is_some_and(|end| end <= 600), "{cue:?}");
            assert!(cue.vibration().iter().sum::<u32>() <= 300, "{cue:?}");
            assert_eq!(cue.vibration().len() % 2, 1, "must end with a vibration");
            for other in &Cue::ALL[at + 1..] {
                assert_ne!(cue.notes(), other.notes());
                assert_ne!(cue.vibration(), other.vibration());
            }
        }
    }

    #[test]
    fn the_notes_of_a_cue_do_not_overlap() {
        for cue in Cue::ALL {
            let pairs = cue.notes().windows(2);
            let mut pairs = pairs.map(|pair| pair[0].after + pair[0].long <= pair[1].after);
            assert!(pairs.all(|follows| follows), "{cue:?}");
        }
    }
}
