// The back of the Sammy pack: fluted towers of a fair growing from both ends, a star between them; the same both ways up.
import { fine, starPath } from '../svg.ts';
import { ink, path, sheet, stroke } from './ink.ts';

export function back(): string {
  const towers = flutes(false) + flutes(true);
  return sheet(
    `<rect x="9" y="9" width="232" height="332" rx="8" fill="${ink.navy}"/>` +
      stroke('M14 20V14H20M230 14H236V20M236 330V336H230M20 336H14V330', ink.brass, 2) +
      stroke(towers, ink.stock, 3.2) +
      wings() +
      medallion(),
  );
}

/** Flutes 8 apart; their heights step up to the middle like a set-back tower. */
function flutes(down: boolean): string {
  const heights = [34, 34, 58, 58, 58, 84, 84, 84, 84, 112, 112, 112, 124, 124];
  let d = '';
  heights.forEach((h, i) => {
    for (const x of i === 13 ? [125] : [21 + i * 8, 229 - i * 8])
      d += down ? `M${x} 17v${h}` : `M${x} 333v-${h}`;
  });
  return d;
}

/** Three lines of speed on either side of the star. */
function wings(): string {
  let d = '';
  [0, 9, 18].forEach((o, i) => {
    const short = 8 + i * 14;
    for (const y of o ? [175 - o, 175 + o] : [175]) d += `M${17 + short} ${y}H88M162 ${y}H${233 - short}`;
  });
  return stroke(d, ink.brass, 3.4);
}

/** A stepped red field with one star. */
function medallion(): string {
  const step =
    'M125 129h14v10h11v11h11v11h10v28h-10v11h-11v11h-11v10h-28v-10h-11v-11h-11v-11h-10v-28h10v-11h11v-11h11v-10z';
  return (
    path(step, ink.red, `stroke="${ink.navy}" stroke-width="12" paint-order="stroke"`) +
    stroke(step, ink.stock, 1.6) +
    path(starPath(125, 176, 30, fine), ink.stock)
  );
}
