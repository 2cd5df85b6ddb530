// Numbers as short as a PDF can write them.

/** To three decimals: a micrometer on a page drawn in millimeters. */
export function short(value: number): string {
  const text = String(Math.round(value * 1000) / 1000 + 0);
  return text.replace(/^(-?)0\./, '$1.');
}

/** For scales and turns. */
export const exact = (value: number): string => String(Math.round(value * 1e6) / 1e6 + 0);
