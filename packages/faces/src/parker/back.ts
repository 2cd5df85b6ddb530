// The back of the Parker pack: olive drab, a lattice with stars, and a band with the four
// companies' devices. The same either way up.
import type { Company } from '@messdeck/engine/packs/parker';
import { card, gold, star } from '../army-shapes.ts';
import { brass, ink, n, starPath, stock, turned } from '../svg.ts';
import { device } from './devices.ts';

const olive = 'var(--parker-olive,#4b5433)';
const ORDER: readonly Company[] = ['infantry', 'cavalry', 'artillery', 'engineers'];

/** The back, as SVG text. */
export function back(): string {
  let lattice = '';
  let stars = '';
  for (let i = -16; i < 20; i++)
    lattice += `M${n(125 + i * 26 - 175)} 0l350 350M${n(125 + i * 26 + 175)} 0l-350 350`;
  for (let row = -11; row <= 11; row++)
    for (let col = -4; col <= 4; col++) {
      const [x, y] = [125 + col * 26 + (row % 2 ? 13 : 0), 175 + row * 13];
      if (x > 24 && x < 226 && Math.abs(row) > 4) stars += starPath(x, y, 4.8);
    }
  const row = ORDER.map((company, i) => device(company, 125 + (i - 1.5) * 47, 150, 39, stock, olive)).join(
    '',
  );
  return card(
    `<rect x="12" y="12" width="226" height="326" rx="6" fill="${olive}"/>` +
      `<svg x="18" y="18" width="214" height="314" viewBox="18 18 214 314"><path d="${lattice}" stroke="${stock}" stroke-width=".8" opacity=".45"/></svg>` +
      `<path d="${stars}" fill="${stock}" opacity=".85"/><rect x="18" y="18" width="214" height="314" rx="3" fill="none" stroke="${stock}" stroke-width="1.4"/>` +
      `<path d="M18 123H232V227H18Z" fill="${olive}" stroke="${stock}" stroke-width="1.4"/><path d="M18 128H232M18 222H232" stroke="${brass}" stroke-width="2.4"/>` +
      `<path d="M26 175H94M156 175H224" stroke="${stock}" stroke-width="1.2"/>${row}${turned(row)}` +
      [-24, 24].map((x) => `<path d="${starPath(125 + x, 175, 3)}" fill="${stock}"/>`).join('') +
      star(125, 175, 16, gold, ink),
  );
}
