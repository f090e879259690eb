# SPDX-FileCopyrightText: ClusterDeck contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of pictures need to know of a PNG."""
import zlib


def rows(png):
    """How many different rows of pixel bytes it holds; a blank page has very few."""
    data, at, packed = png.read_bytes(), 8, b""
    width = int.from_bytes(data[16:20], "big")
    channels = {2: 3, 6: 4}[data[25]]
    while at < len(data):
        length = int.from_bytes(data[at:at + 4], "big")
        if data[at + 4:at + 8] == b"IDAT":
            packed += data[at + 8:at + 8 + length]
        at += length + 12
    raw, stride = zlib.decompress(packed), width * channels + 1
    return len({raw[start:start + stride] for start in range(0, len(raw), stride)})
