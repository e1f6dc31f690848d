"""Makes share/fonts from the two fonts of shared/ui: still ones, since the picture's renderer knows no axes.

    pip install fonttools brotli
    python deploy/gateway/share/fonts.py shared/ui/src/fonts deploy/gateway/share/fonts
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

source, target = (Path(argument) for argument in sys.argv[1:3])
for file, name in (("figtree-latin", "Figtree"), ("noto-sans-bengali", "Bangla")):
    for weight, style in ((500, "Regular"), (700, "Bold")):
        font = instantiateVariableFont(TTFont(source / f"{file}.woff2"), {"wght": weight})
        font.flavor = None
        names = font["name"]
        names.names = []
        family = f"Porao {name}"
        for number, text in ((1, family), (2, style), (4, f"{family} {style}"), (6, f"Porao{name}-{style}")):
            names.setName(text, number, 3, 1, 0x409)
            names.setName(text, number, 1, 0, 0)
        bold = style == "Bold"
        font["OS/2"].usWeightClass = 700 if bold else 400
        font["OS/2"].fsSelection = (font["OS/2"].fsSelection & ~0x61) | (0x20 if bold else 0x40)
        font["head"].macStyle = 1 if bold else 0
        font.save(target / f"{name.lower()}-{style.lower()}.ttf")
