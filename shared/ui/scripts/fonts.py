"""Makes the two font files of src/fonts; see the README for how to run it."""

import sys
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

LATIN = [*range(0x20, 0x7F), 0xA0, 0xA9, 0xAB, 0xB7, 0xBB, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019]
LATIN += [0x201C, 0x201D, 0x2022, 0x2026, 0x2192, 0x2212]
BENGALI = [0x964, 0x965, 0x200C, 0x200D, *range(0x980, 0x9E0), *range(0x9E6, 0x9F0), 0x9F3]
TAKA = 0x9F3


def cut(source: Path, unicodes: list[int], features: list[str]) -> TTFont:
    limited = BytesIO()
    instantiateVariableFont(TTFont(source), {"wght": (400, 700)}).save(limited)
    font = TTFont(BytesIO(limited.getvalue()))
    options = Options(layout_features=features, hinting=False, name_IDs=[], notdef_outline=True)
    options.drop_tables += ["gasp"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)
    return font


def lend_taka(to: TTFont, lender: TTFont) -> None:
    """Copies the taka sign with its weights, so that prices need no second font file."""
    assert to["head"].unitsPerEm == lender["head"].unitsPerEm
    name = lender.getBestCmap()[TAKA]
    to.setGlyphOrder([*to.getGlyphOrder(), name])
    to["glyf"].glyphs[name] = lender["glyf"][name]
    to["glyf"].glyphOrder = to.getGlyphOrder()
    to["hmtx"][name] = lender["hmtx"][name]
    to["gvar"].variations[name] = lender["gvar"].variations[name]
    for table in to["cmap"].tables:
        if table.isUnicode():
            table.cmap[TAKA] = name
    del to["HVAR"]


def save(font: TTFont, target: Path) -> None:
    font["post"].formatType = 3.0
    font.flavor = "woff2"
    font.save(target)
    print(target, target.stat().st_size)


figtree, noto, out = (Path(argument) for argument in sys.argv[1:4])
latin = cut(figtree, LATIN, ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum"])
bengali = cut(noto, BENGALI, ["*"])
lend_taka(latin, bengali)
save(latin, out / "figtree-latin.woff2")
# A coarser grid of 400 units (0.04 px at body size) saves a tenth of the file.
scale_upem(bengali, 400)
save(bengali, out / "noto-sans-bengali.woff2")
