// The emblems on the lids, in the packs' own ornaments: companies, branches, chevrons, Sammy's hat, service marks.

import type { PackId } from '@messdeck/faces';
import { MARKS } from '@messdeck/faces/armed-forces/marks';
import type { Service } from '@messdeck/faces/armed-forces/paper';
import { device } from '@messdeck/faces/parker/devices';
import { anchor, campaignHat } from '@messdeck/faces/skirmish/figures';
import { n, starPath } from '@messdeck/faces/svg';

const PAPER = '#f6efdd';
const INK = '#1d2430';

function parker(): string {
  const quarters = [
    ['infantry', 27, 27, '#1f4a80'],
    ['cavalry', 73, 27, '#835d06'],
    ['artillery', 27, 73, '#9c2f25'],
    ['engineers', 73, 73, '#2c5f3c'],
  ] as const;
  return (
    `<rect x="2" y="2" width="96" height="96" fill="${PAPER}" stroke="${INK}" stroke-width="1.5"/>` +
    quarters
      .map(
        ([company, x, y, colour]) =>
          `<rect x="${x - 22}" y="${y - 22}" width="44" height="44" fill="${colour}"/>${device(company, x + (x < 50 ? -2 : 2), y + (y < 50 ? -2 : 2), 32, PAPER, colour)}`,
      )
      .join('') +
    `<circle cx="50" cy="50" r="13" fill="${PAPER}" stroke="${INK}" stroke-width="1.5"/><path d="${starPath(50, 50.5, 10)}" fill="${INK}"/>`
  );
}

const skirmish = (): string =>
  `<circle cx="50" cy="50" r="48" fill="${PAPER}"/><path d="M50 5a45 45 0 0 0 0 90Z" fill="#6a4322"/><path d="M50 5a45 45 0 0 1 0 90Z" fill="#1f3f6e"/>` +
  `<path d="M50 2v96" stroke="${PAPER}" stroke-width="3"/>` +
  `<g fill="${PAPER}"><path transform="translate(27.5 50)scale(.36)" d="${campaignHat}"/><path transform="translate(72 50)scale(.4)" d="${anchor}"/></g>`;

function sigs(): string {
  const chevron = (colour: string, i: number): string =>
    `<path transform="translate(0 ${i * 23})" d="M8 41V27L50 5l42 22v14L50 19Z" fill="${colour}" stroke="${PAPER}" stroke-width="2"/>`;
  const chevrons = ['#505b35', '#1f3457', '#a92c22'].map(chevron).join('');
  return `${chevrons}<path d="${starPath(50, 86, 8)}" fill="${INK}"/>`;
}

/** Rays of gold round the foot of the hat. */
function rays(): string {
  let d = '';
  for (let i = 0; i < 15; i++) {
    const [a, b] = [2.5 + i * 12.5, 7.5 + i * 12.5].map((degrees) => (degrees * Math.PI) / 180) as [
      number,
      number,
    ];
    const at = (angle: number): string => `${n(50 - 58 * Math.cos(angle))} ${n(82 - 78 * Math.sin(angle))}`;
    d += `M50 82L${at(a)}L${at(b)}Z`;
  }
  return `<path d="${d}" fill="#d9a93f"/>`;
}

const sammy = (): string =>
  rays() +
  `<path d="M29 26h42l-4 48H33Z" fill="${PAPER}"/><path d="M34 26h7l-.8 34h-4.4ZM46.5 26h7l-.6 34h-5.8ZM59 26h7l-1.8 34h-4.4Z" fill="#b23a2a"/>` +
  `<path d="M31.6 56h36.8l-1.4 18H33Z" fill="#1b3157"/><path d="${[41, 50, 59].map((x) => starPath(x, 65, 4.6)).join('')}" fill="${PAPER}"/>` +
  `<path d="M14 70c6 6 20 9 36 9s30-3 36-9c3 9-12 19-36 19S11 79 14 70Z" fill="${PAPER}"/><path d="M20 76c7 4 18 6 30 6s23-2 30-6" fill="none" stroke="#b23a2a" stroke-width="2"/>`;

function armedForces(): string {
  const services: readonly (readonly [Service, string])[] = [
    ['AR', '#4c5a32'],
    ['NA', '#1f3457'],
    ['MC', '#a3271f'],
    ['CG', '#a34c06'],
    ['AF', '#28678f'],
  ];
  return services
    .map(([service, colour], i) => {
      const x = 4 + i * 18.6;
      const mark = `<g transform="translate(${n(x + 8.8)} 26)scale(.36)" fill="${PAPER}" stroke="${PAPER}" stroke-linecap="round" stroke-linejoin="round">${MARKS[service]()}</g>`;
      const rain = [44, 60, 76].map((y, k) => `M${n(x + 12 - (k % 2) * 4)} ${y}l-4 10`).join('');
      return `<rect x="${n(x)}" y="10" width="17.6" height="86" fill="${colour}"/><circle cx="${n(x + 8.8)}" cy="4" r="3" fill="${colour}"/>${mark}<path d="${rain}" stroke="${PAPER}" stroke-width="2" stroke-linecap="round"/>`;
    })
    .join('');
}

const drawn: Readonly<Record<PackId, () => string>> = {
  parker,
  skirmish,
  sigs,
  sammy,
  'armed-forces': armedForces,
};

/** The emblem of a pack, as SVG text of 100 × 100. */
export const emblem = (pack: PackId): string =>
  `<svg viewBox="0 0 100 100" aria-hidden="true">${drawn[pack]()}</svg>`;
