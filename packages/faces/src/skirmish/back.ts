// The back of the Skirmish pack: quartered brown and blue like a signal flag, hats and
// anchors between, the same either way up.
import { at, card } from '../army-shapes.ts';
import { n, starPath, stock, turned } from '../svg.ts';
import { anchor, campaignHat } from './figures.ts';
import { INK } from './inks.ts';

/** The back, as SVG text. */
export function back(): string {
  const half = (): string => {
    let out = '';
    const grid: [number, number][] = [];
    for (let row = 0; row < 4; row++)
      for (let col = 0; col < 3; col++) grid.push([33 + col * 35, 39 + row * 38]);
    for (const [x, y] of grid)
      if (Math.hypot(x - 125, y - 175) > 76) out += at(x, y, 0.23, `<path d="${campaignHat}"/>`);
    for (const [x, y] of grid)
      if (Math.hypot(125 - x, y - 175) > 76) out += at(250 - x, y, 0.25, `<path d="${anchor}"/>`);
    return out;
  };
  const body = half();
  let rope = '';
  for (let i = 0; i < 40; i++) {
    const a = (Math.PI * i) / 20;
    rope += `M${n(125 + 50 * Math.cos(a))} ${n(175 + 50 * Math.sin(a))}L${n(125 + 56 * Math.cos(a + 0.14))} ${n(175 + 56 * Math.sin(a + 0.14))}`;
  }
  return card(
    `<path d="M12 12H125V175H12ZM125 175H238V338H125Z" fill="${INK.army}"/><path d="M125 12H238V175H125ZM12 175H125V338H12Z" fill="${INK.navy}"/>` +
      `<path d="M17 17H233V333H17ZM125 17V333M17 175H233" fill="none" stroke="${stock}" stroke-width="1.5"/>` +
      `<g fill="${stock}" opacity=".9">${body}${turned(body)}</g>` +
      `<circle cx="125" cy="175" r="56" fill="${stock}"/><circle cx="125" cy="175" r="48" fill="${INK.navy}"/><path d="${rope}" stroke="${INK.army}" stroke-width="2.4" stroke-linecap="round"/>` +
      `<path d="${starPath(125, 175, 40)}" fill="${stock}"/>${turned(`<path d="${starPath(125, 175, 40)}" fill="${stock}" opacity=".35"/>`)}`,
  );
}
