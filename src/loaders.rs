//! How the page fetches each of its chunks. All of them are split off here: a release compiles the
//! functions of every crate in this program (docs/adr/0002-code-in-the-program.md).

use std::future::ready;

use leptos::wasm_split::SplitLoaderError;

use screen::Room;
use ui::later::{Coming, Rest};
use ui::opened::Read;
use ui::registry::{Fetching, Program};
use ui::room::Came;
use ui::screens::{Files, Keeper, rooms};
use ui::split_point;

/// What the shared screens know of this program.
pub const PROGRAM: Program = Program {
    build: env!("LETTERCASE_BUILD"),
    cards: games::CARDS,
    room,
    reader,
    keeper: || Box::pin(keeper()),
    files: || Box::pin(files()),
};

/// Runs when the program is loaded. Boot asks for a room before the page is drawn, so from here on all
/// chunks can be fetched.
pub fn start() {
    ui::registry::register(PROGRAM);
    paper_grid_ui::later::REST.is(|| Box::pin(paper_grid_rest()));
    paper_grid_ui::later::READER.is(|| Box::pin(paper_grid_reader()));
    word_heist_ui::later::REST.is(|| Box::pin(word_heist_rest()));
    word_heist_ui::later::READER.is(|| Box::pin(word_heist_reader()));
    one_letter_better_ui::later::REST.is(|| Box::pin(one_letter_better_rest()));
    one_letter_better_ui::later::READER.is(|| Box::pin(one_letter_better_reader()));
    c_u_letter_ui::later::REST.is(|| Box::pin(c_u_letter_rest()));
    c_u_letter_ui::later::READER.is(|| Box::pin(c_u_letter_reader()));
    paper_grid_ui::later::DRAWING.is(|| Box::pin(paper_grid_drawing()));
    ui::program();
}

/// Lists the games, and generates what fetches the chunks of one of them by its id.
macro_rules! fetched {
    ($($game:ident: $table:ident, $extras:ident, $reader:ident;)*) => {
        fn room(room: Room) -> Fetching<Came> {
            match room {
                $(Room::Game(id) if id == $game::CARD.id => {
                    Box::pin(async { Some($table().await) })
                })*
                $(Room::Annex(id) if id == $game::CARD.id => {
                    Box::pin(async { Some($extras().await) })
                })*
                Room::Game(_) | Room::Annex(_) => Box::pin(ready(None)),
                Room::Studio => Box::pin(async { Some(studio().await) }),
                Room::About => Box::pin(async { Some(about().await) }),
                Room::Words => Box::pin(async { Some(checker().await) }),
                Room::Day => Box::pin(async { Some(day().await) }),
                Room::Settings => Box::pin(async { Some(settings().await) }),
                Room::Parts => Box::pin(async { Some(parts().await) }),
            }
        }

        fn reader(game: &str) -> Option<Coming<Read>> {
            $(if game == $game::CARD.id {
                return Some(Box::pin($reader()));
            })*
            None
        }
    };
}

fetched! {
    paper_grid: paper_grid_table, paper_grid_extras, paper_grid_reader;
    word_heist: word_heist_table, word_heist_extras, word_heist_reader;
    one_letter_better: one_letter_better_table, one_letter_better_extras, one_letter_better_reader;
    c_u_letter: c_u_letter_table, c_u_letter_extras, c_u_letter_reader;
}

split_point! { paper_grid:
    fn paper_grid_table() -> Came {
        Ok(paper_grid_ui::screen)
    }
}

split_point! { paper_grid__annex:
    fn paper_grid_extras() -> Came {
        Ok(paper_grid_ui::extras)
    }
}

split_point! { paper_grid__later:
    fn paper_grid_reader() -> Result<Read, SplitLoaderError> {
        Ok(Read::of::<paper_grid_rules::PaperGrid>())
    }
}

split_point! { paper_grid__later:
    fn paper_grid_rest() -> Result<Rest<paper_grid_ui::Bench>, SplitLoaderError> {
        Ok(paper_grid_ui::later::TABLE)
    }
}

split_point! { paper_grid__later:
    fn paper_grid_drawing() -> Result<paper_grid_ui::later::Draws, SplitLoaderError> {
        Ok(paper_grid_ui::later::PICTURE)
    }
}

split_point! { paper_grid__studio:
    fn studio() -> Came {
        Ok(paper_grid_ui::studio)
    }
}

split_point! { word_heist:
    fn word_heist_table() -> Came {
        Ok(word_heist_ui::screen)
    }
}

split_point! { word_heist__annex:
    fn word_heist_extras() -> Came {
        Ok(word_heist_ui::extras)
    }
}

split_point! { word_heist__later:
    fn word_heist_reader() -> Result<Read, SplitLoaderError> {
        Ok(Read::of::<word_heist_rules::WordHeist>())
    }
}

split_point! { word_heist__later:
    fn word_heist_rest() -> Result<Rest<word_heist_ui::Bench>, SplitLoaderError> {
        Ok(word_heist_ui::later::TABLE)
    }
}

split_point! { one_letter_better:
    fn one_letter_better_table() -> Came {
        Ok(one_letter_better_ui::screen)
    }
}

split_point! { one_letter_better__annex:
    fn one_letter_better_extras() -> Came {
        Ok(one_letter_better_ui::extras)
    }
}

split_point! { one_letter_better__later:
    fn one_letter_better_reader() -> Result<Read, SplitLoaderError> {
        Ok(Read::of::<one_letter_better_rules::OneLetterBetter>())
    }
}

split_point! { one_letter_better__later:
    fn one_letter_better_rest() -> Result<Rest<one_letter_better_ui::Bench>, SplitLoaderError> {
        Ok(one_letter_better_ui::later::TABLE)
    }
}

split_point! { c_u_letter:
    fn c_u_letter_table() -> Came {
        Ok(c_u_letter_ui::screen)
    }
}

split_point! { c_u_letter__annex:
    fn c_u_letter_extras() -> Came {
        Ok(c_u_letter_ui::extras)
    }
}

split_point! { c_u_letter__later:
    fn c_u_letter_reader() -> Result<Read, SplitLoaderError> {
        Ok(Read::of::<c_u_letter_rules::CULetter>())
    }
}

split_point! { c_u_letter__later:
    fn c_u_letter_rest() -> Result<Rest<c_u_letter_ui::Bench>, SplitLoaderError> {
        Ok(c_u_letter_ui::later::TABLE)
    }
}

split_point! { about:
    fn about() -> Came {
        Ok(rooms::about)
    }
}

split_point! { words:
    fn checker() -> Came {
        Ok(rooms::checker)
    }
}

split_point! { day:
    fn day() -> Came {
        Ok(|_| rooms::day())
    }
}

split_point! { day:
    fn keeper() -> Result<Keeper, SplitLoaderError> {
        Ok(Keeper::HERE)
    }
}

split_point! { settings:
    fn settings() -> Came {
        Ok(rooms::settings)
    }
}

split_point! { settings:
    fn files() -> Result<Files, SplitLoaderError> {
        Ok(Files::HERE)
    }
}

split_point! { parts:
    fn parts() -> Came {
        Ok(rooms::parts)
    }
}
