//! The clerk at work.

use super::{Errand, ReadGames, drawing};
use crate::games;
use crate::worker::line::{listen, say};

/// Takes errands from the page until the page is gone.
pub fn serve() {
    listen(|errand| match errand {
        // The page ends the clerk to cancel.
        Errand::Print(order) => match drawing::draw(&order, |told| say(&told, &[])) {
            (printed, Some(file)) => say(&printed, &[&file]),
            (printed, None) => say(&printed, &[]),
        },
        Errand::Games(ReadGames(found)) => {
            let sound = |(game, journal): &(String, String)| games::sound(game, journal);
            say(&found.iter().try_for_each(sound), &[]);
        }
    });
}
