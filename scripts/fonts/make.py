"""Cuts the fonts of page and paper from their families.

    scripts/fonts/make            downloads the families and calls this
    make.py BESLEY SOURCE_SANS OUT

BESLEY and SOURCE_SANS are folders that hold the families' TrueType files. OUT gets

    fonts/besley-600.ttf               letters on boards and cards, headings
    fonts/lettercase-text-400.ttf      all other text
    fonts/lettercase-text-700.ttf      the same in bold
    widths.bin                         the letters' widths: crates/drawing/src/widths.bin

Page and paper read the same files. They hold no hints, since print doesn't use them. Besley keeps
its tables for kerning, ligatures and tabular figures, for the page's headings.

Source Sans 3 is a reserved font name, so the cut fonts have another.
"""

import struct
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ASCII = set(range(0x20, 0x7F))
# All European languages in Latin script, and the signs that printed sheets use.
LATIN = (
    ASCII
    | set(range(0xA0, 0x180))
    | set(map(ord, "ȘșȚțẞ‘’‚“”„†‡•…‰‹›–—€™ˆ˜ƒ−←→↑↓✓"))
)
DISPLAY = ASCII | set(map(ord, "×–—’“”…−"))
NAMES = {1: "{0}", 2: "Regular", 3: "{0} {1}", 4: "{0} {1}", 6: "{2}-{1}"}


def cut(folder, weight, signs, features, name):
    found = [path for path in Path(folder).rglob("*.ttf") if path.stem.split("_")[1:] == [weight]]
    (path,) = found
    options = subset.Options()
    options.hinting = False
    options.layout_features = features
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 14]
    options.notdef_outline = True
    options.glyph_names = False
    options.drop_tables += ["STAT", "DSIG", "gasp", "GDEF", "prep"]
    if not features:
        options.drop_tables += ["GPOS", "GSUB"]
    options.recalc_timestamp = False
    font = TTFont(path)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=signs)
    cutter.subset(font)
    missing = signs - set(font.getBestCmap())
    assert not missing, (path, sorted(map(chr, missing)))
    if name:
        for record in font["name"].names:
            text = NAMES.get(record.nameID)
            if text:
                text = text.format(name, weight[3:], name.replace(" ", ""))
                record.string = text
    return font


def widths(fonts):
    """Returns a table: the number of signs, the signs in order, and each one's width in thousandths of an em."""
    out = b""
    for same in fonts:
        signs = sorted(same[0].getBestCmap())
        out += struct.pack(f"<{len(signs) + 1}H", len(signs), *signs)
        for font in same:
            assert sorted(font.getBestCmap()) == signs
            cmap, per_em = font.getBestCmap(), font["head"].unitsPerEm
            wide = [round(font["hmtx"][cmap[sign]][0] * 1000 / per_em) for sign in signs]
            out += struct.pack(f"<{len(wide)}H", *wide)
    return out


def main(besley, source, out):
    out = Path(out)
    (out / "fonts").mkdir(parents=True, exist_ok=True)
    made = {
        "besley-600": cut(besley, "600SemiBold", DISPLAY, ["kern", "liga", "tnum"], None),
        "lettercase-text-400": cut(source, "400Regular", LATIN, [], "Lettercase Text"),
        "lettercase-text-700": cut(source, "700Bold", LATIN, [], "Lettercase Text"),
    }
    for name, font in made.items():
        font.save(out / "fonts" / f"{name}.ttf")
    besley, plain, bold = made.values()
    (out / "widths.bin").write_bytes(widths([[plain, bold], [besley]]))


main(*sys.argv[1:])
