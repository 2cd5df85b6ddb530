// The faces of the SIGS pack. A card is a label: index column, a panel of the service’s cloth with the
// insignia of the rank, the names below, equal ranks at the foot.

import { lower } from '@messdeck/engine';
import { type SigsCard, sigs } from '@messdeck/engine/packs/sigs';
import { corners, displayWidth, INDEX_SIZE, n } from '../svg.ts';
import { commanderInChief, merchantMarine, nurseCorps, pallas, seabees } from './emblems.ts';
import { insignia } from './insignia.ts';
import { at, ink, lines, paper, type Suit, stroke, words } from './paper.ts';
import { anchor, globe, star } from './shapes.ts';

export const SUITS: Readonly<Record<Suit, { colour: string; label: string; brief: string; mark: string }>> = {
  army: { colour: ink.army, label: 'ARMY', brief: 'Army', mark: star(19, ink.army) },
  'navy-coast-guard': {
    colour: ink.navy,
    label: 'NAVY-COAST GUARD',
    brief: 'Navy-C.G.',
    mark: at(0, -1, anchor(ink.navy, 12), 0.36),
  },
  marines: {
    colour: ink.marines,
    label: 'MARINE CORPS',
    brief: 'Marines',
    mark: globe(16, ink.marines, ink.stock, 2),
  },
};

/** How engravers hatch a color: blue across, red down, green aslant (gold is dotted, silver plain). */
export const HATCH = {
  army: ['M-40-14L218 230', 330],
  'navy-coast-guard': ['M89 0V216', 178],
  marines: ['M0 108H178', 216],
} as const;

/** Left edge of the panel; beside an index of three letters it begins further in. */
const PANEL_LEFT = 58;
const PANEL_LEFT_WIDE = 76;

/** The panel: a swatch of cloth with the picture on it. */
function panel(x: number, colour: string, picture: string, suit?: Suit): string {
  const [wide, high] = [236 - x, 216];
  const hatch = suit
    ? `<path d="${HATCH[suit][0]}" stroke="${ink.stock}" stroke-width="${HATCH[suit][1]}" stroke-dasharray="2 7" opacity=".26"/>`
    : '';
  const cloth = `<rect width="${wide}" height="${high}" fill="${colour}"/>`;
  // `fine`: what a jump in a replay draws a moment later than the rest.
  const shown = `<g class="fine">${hatch}${at(wide / 2, high / 2, picture, wide / 178)}</g>`;
  return `<svg x="${x}" y="14" width="${wide}" height="${high}">${cloth}${shown}</svg>`;
}

/** The index: number or letters, mark below; the same at the foot, turned. */
function index(text: string, mark: string, colour: string): string {
  const x = text.length > 2 ? 40 : 30.5;
  const width = Math.min(displayWidth(text) * INDEX_SIZE, text.length > 2 ? 60 : 45);
  const figure = words(x, 66, text, { size: INDEX_SIZE, face: 'display', anchor: 'middle', colour, width });
  return corners(figure + at(x, 92, mark));
}

/** The service or the kind of card, up the side. */
const side = (x: number, text: string, colour: string = ink.ink): string =>
  `<g class="fine" transform="translate(${n(x)} 230)rotate(-90)">${words(0, 0, text, { size: 17, face: 'display', colour, spacing: 0.9 })}</g>`;

/** Names below the panel: the rank large, its fellows smaller, equal ranks last in italics. */
function label(name: string, also: readonly string[], foot: readonly string[], right = 182): string {
  let out = '';
  let y = 235;
  const size = also.length > 2 ? 20 : name.length > 18 ? 22 : name.length > 11 ? 24 : 28;
  for (const line of lines(name, 174, size, 0.51)) {
    y += size;
    out += words(16, y, line, { size, weight: 700 });
  }
  const small = also.length > 2 ? 9.6 : 13;
  for (const line of lines(also.join('\u00a0· '), also.length > 2 ? 170 : 176, small, 0.45)) {
    y += small * 1.2;
    out += words(16, y + 1, line, { size: small, weight: 600 });
  }
  let base = 336 - (foot.length - 1) * 12;
  out += stroke(`M16 ${base - 15}H${right}`, ink.ink, 0.8);
  for (const line of foot) {
    out += words(16, base, line, { size: 10.5, italic: true });
    base += 12;
  }
  return `<g class="fine">${out}</g>`;
}

/** Keeps "(J. G.)" and "2d Class" on one line. */
const keep = (name: string): string =>
  name.split(' ').reduce((line, word) => `${line}${TIED.includes(word) ? '\u00a0' : ' '}${word}`);

/** Words that stay with the one before. */
const TIED = ['G.)', 'Class', 'Grade'];

/** What is shortened where a card has many ranks. */
const SHORT: Readonly<Record<string, string>> = { Sergeant: 'Sgt.' };

/** The ranks that equal a card in the other suits: "Navy-C.G.: Ensign"; the Coast Guard had no full Admiral. */
function equalNames(card: SigsCard): string[] {
  return (card.equals ?? []).map((id) => {
    const other = sigs.cards[sigs.find(id)!];
    const service = id === 'N19' ? 'Navy' : SUITS[other.suit as Suit].brief;
    const hasRank = Object.values(other.ranks ?? {}).some((names) => names.length > 0);
    return `${service}: ${hasRank ? other.name : lower(NO_RANK)}`;
  });
}

/** Nobody on active duty held this rank: card 19 of the Marines. */
const NO_RANK = 'No full General';

function rankFace(card: SigsCard): string {
  const suit = card.suit as Suit;
  const { colour, label: service, mark } = SUITS[suit];
  const own = [...new Set(Object.values(card.ranks ?? {}).flat())].map(keep);
  const fellows = own.slice(1);
  const also =
    own.length > 3
      ? fellows.map((name) =>
          name
            .split(/\s/)
            .map((word) => SHORT[word] ?? word)
            .join('\u00a0'),
        )
      : fellows;
  return paper(
    panel(PANEL_LEFT, colour, insignia(suit, card.number!), suit) +
      side(37, service, colour) +
      index(String(card.number), mark, colour) +
      label(own[0] ?? NO_RANK, also, equalNames(card)),
  );
}

interface Auxiliary {
  readonly name: string;
  readonly also: readonly string[];
  readonly picture: (metal: string, dark: string) => string;
  readonly scale: number;
}

const AUXILIARIES: Readonly<Record<string, Auxiliary>> = {
  XNC: { name: 'Nurse Corps', also: ['Army and Navy'], picture: nurseCorps, scale: 0.19 },
  XMM: { name: 'Merchant Marine', also: [], picture: merchantMarine, scale: 0.21 },
  XSB: { name: 'Seabees', also: ['Construction Battalions'], picture: seabees, scale: 0.21 },
  XWS: { name: 'WACS · WAVES', also: ['women Marines', 'SPARS'], picture: pallas, scale: 0.21 },
};

function auxiliaryFace(card: SigsCard): string {
  const { name, also, picture, scale } = AUXILIARIES[card.id];
  return paper(
    panel(PANEL_LEFT_WIDE, ink.brass, at(0, 0, picture(ink.stock, ink.ink), 0.94)) +
      side(46, 'AUXILIARY · WILD') +
      index('AUX', at(0, 3, picture(ink.ink, ink.stock), scale), ink.ink) +
      label(name, also, ['Stands for any card but the', 'Commander-in-Chief.'], 168),
  );
}

function chiefFace(): string {
  return paper(
    panel(PANEL_LEFT_WIDE, ink.ink, commanderInChief()) +
      side(46, 'ABOVE ALL') +
      index('CIC', star(17, ink.ink), ink.ink) +
      label(
        'Commander- in-Chief',
        ['The President of\u00a0the\u00a0United\u00a0States'],
        ['Above the 19 of every suit.'],
        168,
      ),
  );
}

export function face(card: SigsCard): string {
  if (card.type === 'chief') return chiefFace();
  return card.type === 'auxiliary' ? auxiliaryFace(card) : rankFace(card);
}
