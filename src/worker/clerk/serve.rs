//! The clerk at work.

use super::{Errand, Print, Printed, ReadGames};
use crate::games;
use crate::games::paper_grid::words::sheet::SHEET;
use crate::print::{NoSheets, Series};
use crate::worker::line::{listen, say};

/// Takes errands from the page until the page is gone.
pub fn serve() {
    listen(|errand| match errand {
        Errand::Print(Print(order)) => match print(&order) {
            Ok(file) => say(&Printed::File, &[&file]),
            // The page shows what cannot be printed before it sends for it.
            Err(_) => say(&Printed::NoFile, &[]),
        },
        Errand::Games(ReadGames(found)) => {
            let sound = |(game, journal): &(String, String)| games::sound(game, journal);
            say(&found.iter().try_for_each(sound), &[]);
        }
    });
}

/// Draws a file page by page, telling how far it is; the page ends the clerk to cancel.
fn print(order: &Series) -> Result<Vec<u8>, NoSheets> {
    let mut batch = order.batch(&SHEET)?;
    while batch.step().map_err(NoSheets::Batch)? {
        say(&Printed::Drawn(batch.done()), &[]);
    }
    Ok(batch.finish())
}
