"""Makes the two font files of src/fonts; see the README for how to run it."""

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables.otTables import Anchor, Device
from fontTools.varLib.instancer import instantiateVariableFont

LATIN = [*range(0x20, 0x7F), 0xA0, 0xA9, 0xAB, 0xB7, 0xBB, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019]
LATIN += [0x201C, 0x201D, 0x2022, 0x2026, 0x2192, 0x2212]
BENGALI = [0x964, 0x965, 0x200C, 0x200D, *range(0x980, 0x9E0), *range(0x9E6, 0x9F0), 0x9F3]
# What pages in English show of it: the taka sign, and the name of the other language.
LENT = [0x9F3, 0x9AC, 0x9BE, 0x982]


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


def lend(to: TTFont, lender: TTFont, unicodes: list[int]) -> None:
    """Copies glyphs that need no shaping with their weights, so that prices need no second font file."""
    assert to["head"].unitsPerEm == lender["head"].unitsPerEm
    names = {code: lender.getBestCmap()[code] for code in unicodes}
    to.setGlyphOrder([*to.getGlyphOrder(), *names.values()])
    to["glyf"].glyphOrder = to.getGlyphOrder()
    for code, name in names.items():
        to["glyf"].glyphs[name] = lender["glyf"][name]
        to["hmtx"][name] = lender["hmtx"][name]
        to["gvar"].variations[name] = lender["gvar"].variations[name]
        for table in to["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name
    del to["HVAR"]


def tables_of(node: object, seen: set[int]) -> Iterator[object]:
    """Everything below a table, each once."""
    if id(node) in seen:
        return
    seen.add(id(node))
    yield node
    if isinstance(node, (list, tuple)):
        below = list(node)
    else:
        below = list((node if isinstance(node, dict) else getattr(node, "__dict__", {})).values())
    for child in below:
        yield from tables_of(child, seen)


def steady_marks(font: TTFont, limit: int) -> None:
    """Marks that wander by at most `limit` units between the weights stay where the lightest has them."""
    gpos, gdef = font["GPOS"].table, font["GDEF"].table
    store = gdef.VarStore

    def wanders(device: Device) -> bool:
        major, minor = device.StartSize, device.EndSize
        return major != 0xFFFF and max(map(abs, store.VarData[major].Item[minor])) > limit

    for node in tables_of(gpos, set()):
        if isinstance(node, Anchor) and node.Format == 3:
            for name in ("XDeviceTable", "YDeviceTable"):
                device = getattr(node, name, None)
                if device is not None and not wanders(device):
                    setattr(node, name, None)
            if node.XDeviceTable is None and node.YDeviceTable is None:
                node.Format = 1
                del node.XDeviceTable, node.YDeviceTable
    devices = [n for table in (gpos, gdef) for n in tables_of(table, set()) if isinstance(n, Device)]
    kept = {(d.StartSize << 16) + d.EndSize for d in devices if d.DeltaFormat == 0x8000}
    moved = store.subset_varidxes(kept)
    gpos.remap_device_varidxes(moved)
    gdef.remap_device_varidxes(moved)


def slim(font: TTFont, units: int, tolerance: float) -> None:
    """A coarser grid, and no weight deltas that interpolation gives within `tolerance` units."""
    for name in ("GPOS", "GSUB", "GDEF"):
        font[name].ensureDecompiled(recurse=True)
    scale_upem(font, units)
    glyf, metrics = font["glyf"], font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        points, control = glyf._getCoordinatesAndControls(name, metrics)
        for variation in variations:
            variation.optimize(points, control.endPts, tolerance, isComposite=glyf[name].isComposite())
    # The phantom points of gvar say the same.
    if "HVAR" in font:
        del font["HVAR"]


def save(font: TTFont, target: Path) -> None:
    font["post"].formatType = 3.0
    font.flavor = "woff2"
    font.save(target)
    print(target, target.stat().st_size)


figtree, noto, out = (Path(argument) for argument in sys.argv[1:4])
latin = cut(figtree, LATIN, ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum"])
bengali = cut(noto, BENGALI, ["*"])
lend(latin, bengali, LENT)
# Together below 60 kB, the budget of a first view in Bengali. A unit of 256 is 0.06 px at body size.
slim(latin, 400, 1)
save(latin, out / "figtree-latin.woff2")
slim(bengali, 256, 1.5)
steady_marks(bengali, 3)
save(bengali, out / "noto-sans-bengali.woff2")
