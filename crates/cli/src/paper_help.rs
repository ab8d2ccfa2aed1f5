//! Help texts that the printing commands share.

/// The help about the files that a command writes.
macro_rules! files_help {
    () => {
        "  --pdf FILE          a PDF with all pages; - writes it to standard output
  --svg FILE          a drawing; of several pages FILE-1.svg, FILE-2.svg and so on;
                      - writes a single page to standard output
                      FILE may be a folder: then the file is named after what is in it
  --paper SIZE        a3, a4, a5, letter, legal or tabloid; a4 if not said
  --landscape         the long side across
  --ink               black lines only, for a printer short of ink or colour
  --margin MM         5 to 30 millimetres are left free all round
  --poster CxR        each page on C sheets side by side and R one under the other,
                      with strips for glue; up to 5x5
"
    };
}

/// The help about sheets of boards.
macro_rules! sheets_help {
    () => {
        "  --per-page N        1, 2 or 4 boards a page, to be cut apart
  --large-print       larger letters and signs
  --scores            a table for the scores
  --players NAMES     the same with names, for instance Ada,Bo,Gran
  --endgame N         how many letters at the edge begin the end, if you don't
                      play with the size's own number
  --qr                the link as a code for cameras
  --no-legend         without what the symbols mean
  --no-values         without what letters are worth
  --no-counter        without the boxes that count letters on the edge
  --no-origin         without seed, link and code
"
    };
}

pub(crate) use {files_help, sheets_help};
