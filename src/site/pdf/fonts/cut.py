"""Cuts the fonts of the printed sheets, and those of the site that came with them. Its results are kept.

    apt-get install python3-fonttools python3-brotli
    python3 cut.py Archivo[wdth,wght].ttf NotoSans[wdth,wght].woff2

Archivo 2.001 (https://github.com/Omnibus-Type/Archivo) is the font of the site. It lacks the hooked letters of Hausa and
the dotted n of Igbo; Noto Sans 2.015 (https://github.com/notofonts) has them, and like Archivo the widths that we use.
Both are under the SIL Open Font License 1.1 and reserve no name.
"""
import sys
from pathlib import Path
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
SITE = HERE.parent.parent / "css" / "fonts"
# What only the second face has.
HOOKED = "ƁɓƊɗƘƙƳƴṄṅǸǹ"
NIGERIAN = "ẸẹỊịỌọỤụṢṣāēīŃńōū₦\u0300\u0301\u0304\u0323"
# What the other fonts of the site have, see src/css/tokens.css.
IN_LATIN = set(range(0x20, 0x7F)) | {0xA0, 0xA3, 0xA7, 0xA9, 0xAB, 0xAE, 0xB0, 0xB1, 0xB2, 0xB3, 0xB5, 0xB7, 0xBB, 0xD7}
IN_LATIN |= set(map(ord, "–—‘’‚“”„•…‹›€™−"))
IN_OTHERS = {0xA1, 0xAA, 0xB9, 0xBA} | set(range(0xBC, 0xD7)) | set(range(0xD8, 0x100)) | set(map(ord, "ıŒœ"))
# The other languages of Europe that are written in Latin letters, and the signs of engineers.
EUROPEAN = set(map(ord, "ĀĂăĄąĆćČčĊċĎďĐđĒĖėĘęĚěĞğĠġĢģĦħĪĮįİĶķĹĺĻļĽľŁłŅņŇňŌŐőŔŕŘřŚśŞşŠšŢţŤťŪŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚț"))
SIGNS = set(map(ord, "¢¥¬¶´‐‑†‡‰′″⁄←→ΩμΩ∂√∞≈≠≤≥"))
# Noto's lowercase letters are a little higher than Archivo's.
HEIGHT_OF_ARCHIVO, HEIGHT_OF_NOTO = 526, 536
WEIGHTS, WIDTHS, WIDTHS_OF_NOTO = (400, 650), (86, 112), (86, 100)
FEATURES = ["kern", "mark", "mkmk", "ccmp", "liga", "locl", "rvrn", "tnum", "lnum"]
# The voices of the design: wide to state, normal to read, narrow to annotate.
CUTS = [
    ("head", "Head", 600, 112, False),
    ("text", "Text", 400, 100, False),
    ("text-bold", "Text", 600, 100, True),
    ("note", "Note", 500, 86, False),
]


def subset(font, letters):
    options = Options(layout_features=FEATURES, name_IDs=["*"], notdef_outline=True, hinting=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)


def lower(font):
    font["head"].unitsPerEm = round(font["head"].unitsPerEm * HEIGHT_OF_NOTO / HEIGHT_OF_ARCHIVO)


def named(font, family, bold):
    style = "Bold" if bold else "Regular"
    names = font["name"]
    names.names = [one for one in names.names if one.nameID in (0, 13, 14)]
    words = {1: family, 2: style, 3: f"{family} {style}", 4: f"{family} {style}", 6: f"{family}-{style}".replace(" ", "")}
    for number, text in words.items():
        names.setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass, font["OS/2"].usWidthClass = (700 if bold else 400), 5
    font["OS/2"].fsSelection = (font["OS/2"].fsSelection & ~0x61) | (0x20 if bold else 0x40)
    font["head"].macStyle = 1 if bold else 0
    if "STAT" in font:
        del font["STAT"]


def keep(font, path):
    # Equal for equal sources.
    font["head"].created = font["head"].modified = 0
    font.recalcTimestamp = False
    font.flavor = "woff2"
    font.save(path)
    print(path.name, path.stat().st_size)


def main(archivo, noto):
    for source, maker, letters in ((archivo, "Archivo", None), (noto, "Noto", set(map(ord, HOOKED)))):
        for file, family, weight, width, bold in CUTS:
            font = TTFont(source)
            most = max(axis.maxValue for axis in font["fvar"].axes if axis.axisTag == "wdth")
            font = instancer.instantiateVariableFont(font, {"wght": weight, "wdth": min(width, most)})
            subset(font, letters or IN_LATIN | IN_OTHERS | EUROPEAN | SIGNS | set(map(ord, NIGERIAN)))
            if letters:
                lower(font)
            named(font, f"{maker} {family}", bold)
            keep(font, HERE / f"{maker.lower()}-{file}.woff2")
    # A page with one of these letters fetches no more than its part.
    bounds = (0x100, 0x12A, 0x15E, 0x300)
    parts = {
        f"eu-{number}": {one for one in EUROPEAN if start <= one < end}
        for number, (start, end) in enumerate(zip(bounds, bounds[1:]), 1)
    }
    parts |= {"signs": SIGNS, "ng": set(map(ord, NIGERIAN))}
    for source, file, wanted, widths in (
        *((archivo, f"archivo-{name}", part, WIDTHS) for name, part in parts.items()),
        (noto, "noto-hausa", set(map(ord, HOOKED)), WIDTHS_OF_NOTO),
    ):
        font = instancer.instantiateVariableFont(TTFont(source), {"wght": WEIGHTS, "wdth": widths})
        subset(font, wanted)
        if source == noto:
            lower(font)
        keep(font, SITE / f"{file}.woff2")
        print(" ".join(f"{one:04X}" for one in sorted(font.getBestCmap())))


main(*sys.argv[1:])
