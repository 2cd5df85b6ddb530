// The faces and the back of the Armed Forces pack. Kinetic cards: a silhouette cut from the service's colour,
// standing on ground, sea or cloud of the same colour. Intel cards: the colour turned inside out, with a device.

import { type ArmedForcesCard, services } from '@messdeck/engine/packs/armed-forces';
import { corners, INDEX_SIZE, ink, serif, sheet, stock } from '../svg.ts';
import { MARKS } from './marks.ts';
import { at, COLOUR, disc, line, type Service, words } from './paper.ts';
import { HOME, INTEL, PICTURES, WEATHER } from './pictures.ts';
import { DEVICES, ground, HORIZON, storm } from './scenes.ts';
import { sun } from './suns.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
/** 1775-06-14 → 14 June 1775. */
const date = (iso: string): string => {
  const [y, m, d] = iso.split('-').map(Number);
  return `${d} ${MONTHS[m! - 1]} ${y}`;
};

export const inColour = (colour: string, body: string): string =>
  `<g fill="${colour}" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;

/** The whole card; everything inside keeps within its rounded corners, so nothing needs a clip path. */
export function paper(below: string, body: string): string {
  const edge = `<rect x=".75" y=".75" width="248.5" height="348.5" rx="13.5" fill="none" stroke="${ink}" stroke-opacity=".45" stroke-width="1.5"/>`;
  return sheet(
    `<rect width="250" height="350" rx="14" fill="${below}"/>${body}${edge}`,
    `font-family="${serif}"`,
  );
}

/** Index: dots on the edge, number, service mark. */
function corner(card: ArmedForcesCard, colour: string): string {
  const dots = card.dots === 2 ? [22, 40] : card.dots === 1 ? [31] : [];
  const dot = colour === stock ? stock : ink; // ink, and well above the figure, so that nobody reads an accent
  const number = String(card.number);
  const figure = {
    size: INDEX_SIZE,
    display: true,
    colour,
    anchor: 'middle',
    spacing: number.length > 1 ? -0.5 : 0,
  } as const;
  return inColour(
    colour,
    dots.map((x) => disc(x, 11.5, 6.2, dot)).join('') +
      words(30.5, 80, number, figure) +
      at(31, 105, MARKS[card.service as Service]()),
  );
}

const nameOf = (card: ArmedForcesCard): string => services.find(({ id }) => id === card.service)!.name;

/** Words at the foot: what the card shows, its service and day of founding, what it counts. */
function foot(card: ArmedForcesCard, name: string): string {
  const t = { colour: stock };
  return (
    words(16, 270, name, {
      ...t,
      size: name.length > 17 ? 18 : name.length > 16 ? 19 : name.length > 13 ? 21 : 24,
      weight: 700,
    }) +
    words(16, 301, nameOf(card).toUpperCase(), { ...t, size: 25, display: true, spacing: 1 }) +
    words(16, 318, `founded ${date(card.founded)}`, { ...t, size: 12.5 }) +
    words(16, 335, counts(card), { ...t, size: 12.5, italic: true })
  );
}

function counts(card: ArmedForcesCard): string {
  if (card.kind === 'intel') return 'intel: no points of its own';
  if (card.weather) return 'counts twice against you';
  return card.dots === 2 ? 'counts double' : 'counts once';
}

function kinetic(card: ArmedForcesCard): string {
  const service = card.service as Service;
  const colour = COLOUR[service];
  const picture = PICTURES[service][card.number];
  const name = picture?.name ?? WEATHER[service];
  const land = ground(picture?.ground ?? HOME[service]);
  const shape =
    picture === undefined
      ? storm()
      : picture.place === 'ground'
        ? `<g transform="translate(150 ${HORIZON})scale(${picture.stretch ?? 1})">${picture.draw()}</g>`
        : at(picture.turn === 0 ? 156 : 150, 118, picture.draw(), picture.size ?? 1, picture.turn ?? 0);
  const tag = picture
    ? ''
    : words(236, 32, 'WEATHER', { size: 26, display: true, colour, anchor: 'end', spacing: 2 });
  return (
    inColour(colour, sun(service, card.weather) + land + shape) +
    tag +
    corners(corner(card, colour), corner(card, stock)) +
    foot(card, name)
  );
}

function intel(card: ArmedForcesCard): string {
  const service = card.service as Service;
  const colour = COLOUR[service];
  return (
    inColour(
      stock,
      `${sun(service)}<g color="${colour}">${at(146, 134, DEVICES[card.number]())}</g>${line('M16 246H190', 1.6)}`,
    ) +
    words(236, 32, 'INTEL', { size: 26, display: true, colour: stock, anchor: 'end', spacing: 2 }) +
    corners(corner(card, stock)) +
    foot(card, INTEL[card.number])
  );
}

export function face(card: ArmedForcesCard): string {
  if (card.kind === 'intel') return paper(COLOUR[card.service as Service], intel(card));
  return paper(stock, kinetic(card));
}
