// Pictures of flat inks: a palette holds all their colours and makes them a third of the size.

import UPNG from 'upng-js';

const COLOURS = 160;

/** The dots of a PNG: red, green, blue and opacity of each. */
export function dotsOf(bytes) {
  const picture = UPNG.decode(bytes);
  return {
    width: picture.width,
    height: picture.height,
    dots: new Uint8Array(UPNG.toRGBA8(picture)[0]),
  };
}

/** A PNG with a palette, from a PNG without. */
export function withPalette(bytes) {
  const picture = UPNG.decode(bytes);
  const [pixels] = UPNG.toRGBA8(picture);
  return Buffer.from(UPNG.encode([pixels], picture.width, picture.height, COLOURS));
}
