// Portraits of the Skirmish pack: six officers in profile, the scouts behind their field
// glasses, the nurse. Two tones as in a woodcut: the branch ink and lights cut to the stock.
import { at, chevrons, eagle } from '../army-shapes.ts';
import { lamp } from '../lamp.ts';
import { ink, n, starPath, stock } from '../svg.ts';
import { man } from './figures.ts';
import { type Branch, INK } from './inks.ts';

const light = (d: string, w = 1.8): string =>
  `<path d="${d}" fill="none" stroke="${stock}" stroke-width="${n(w)}" stroke-linecap="round"/>`;
const cut = (d: string): string => `<path d="${d}" fill="${stock}"/>`;

/** A bust facing right, middle of the chest at 0,0, hat line at -92: coat in ink, face in stock with cut shadows. */
const BUST =
  '<path d="M-54 0C-54-22-40-34-22-40L-16-46L6-38L8-32C30-28 52-22 54 0Z"/>' +
  `<path d="M-17-34V-54C-26-64-28-82-20-94H20C23-88 21-84 23-79L31-66C31-63 27-62 25-61L26-57L23-54L25-50C25-46 21-44 22-41C19-35 9-36 5-37L7-29C0-24-10-26-17-34Z" fill="${stock}" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/>` +
  '<path d="M-20-94C-28-82-26-66-17-54L-8-58C-10-68-8-78-2-88V-94Z"/>' +
  `<path d="M-9-62C-12-74 2-76 2-67C2-61-4-60-4-55C-7-55-8-58-9-62Z" fill="${stock}" stroke="currentColor" stroke-width="1.8"/>` +
  '<path d="M11-81L22-80L22-77L11-78ZM13-73Q17-76 20-73L17-71ZM25-62L20-63L23-65ZM24-54L15-53L15-51L23-52Z"/>' +
  '<path d="M-14-50L-2-40M-14-44L2-33M-14-38L-2-30M-8-52L6-40M0-54L11-43M6-54L16-46" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/>';

const HATS = {
  peakedCap: `<path d="M-27-88C-38-104-28-118 0-118C26-118 38-108 32-98L25-88ZM18-93L44-84C42-79 30-81 18-85Z"/>${light('M-26-94H26', 2.2)}${light('M-22-108C-12-113 8-113 20-110M-26-101C-16-106-6-107 4-107', 1.4)}`,
  whiteCap: `<path d="M-27-88L-28-98H28L25-88ZM18-93L44-84C42-79 30-81 18-85Z"/><path d="M-28-97C-40-108-28-120 0-120C28-120 40-110 29-97Z" fill="${stock}" stroke="currentColor" stroke-width="2.2"/>${light('M-22-92H22', 2)}`,
  campaignHat: `<path d="M-44-91C-20-96 24-96 50-88V-83C24-88-20-88-44-85ZM-23-90L-16-114C-12-122-4-124 0-119C6-126 14-122 18-114L24-90Z"/>${light('M-22-94H23', 2.2)}${light('M-12-98L-8-112M12-98L10-112M0-100V-112', 1.4)}`,
  helmet: `<path d="M-42-84C-24-92 24-94 48-84L46-80C24-86-24-86-40-80ZM-29-86C-28-112 28-114 32-87Z"/>${light('M-20-92C-18-102-8-106 2-106M-12-92C-11-97-6-100 0-100', 1.6)}<path d="M6-86L16-38" fill="none" stroke="currentColor" stroke-width="2"/>`,
  cockedHat: `<path d="M-50-84C-46-108-24-128 2-128C28-127 44-108 52-86C40-92 20-94 0-94C-20-94-38-92-50-84Z"/>${light('M-42-93C-36-110-18-121 2-121C22-121 36-110 44-94', 2)}${cut(starPath(4, -107, 8))}`,
} as const;

/** Coat lights: collar and opening. */
const COAT =
  light('M10-30L16-20V-2M16-20L26-26M-46-12C-40-22-32-27-24-29M-40-8C-36-15-30-19-24-21', 1.6) +
  `<g fill="${stock}"><circle cx="22" cy="-14" r="2"/><circle cx="22" cy="-5" r="2"/></g>`;

const EPAULETTE =
  cut('M-50-24C-44-34-34-36-24-33L-27-24C-34-27-42-24-46-18Z') +
  light('M-48-17L-50-6M-44-19L-45-8M-39-21L-39-10M-34-22L-33-12', 2);
const BEARD =
  '<path d="M-4-58C0-50 8-56 14-57L27-58L24-54L26-50C29-42 27-27 15-24C4-25-4-38-4-58Z"/>' +
  light('M3-47L8-31M10-49L13-29M17-49L19-32', 1.5);
const MOUSTACHE = '<path d="M27-60C22-60 14-60 10-53C16-55 24-54 29-57Z"/>';

/** Sleeve with gold stripes and the line star: naval rank. The first stripe may be broad. */
function cuff(broad: boolean, stripes: number): string {
  let rows = broad ? cut('M-30 22H30V38H-30Z') : '';
  for (let i = 0; i < stripes; i++)
    rows += cut(`M-30 ${n((broad ? 14 : 32) - i * 9)}H30V${n((broad ? 19 : 37) - i * 9)}H-30Z`);
  const top = (broad ? 14 : 32) - (stripes - 1) * 9;
  return `<g transform="scale(.78)"><path d="M-32-46H32V46H-32Z"/>${rows}${cut(starPath(0, top - 16, 11))}</g>`;
}

interface Officer {
  hat: keyof typeof HATS;
  extras: string;
  mark: string;
}

const fourStars = (): string => [-36, -12, 12, 36].map((x) => `<path d="${starPath(x, 0, 13)}"/>`).join('');
const metalEagle = (): string =>
  at(0, 0, 0.44, eagle({ fill: 'currentColor', line: stock, pales: stock, looks: 'left', lift: -10 }));

const OFFICERS: Record<string, () => Officer> = {
  General: () => ({ hat: 'peakedCap', extras: COAT + MOUSTACHE, mark: fourStars() }),
  Colonel: () => ({ hat: 'campaignHat', extras: COAT, mark: metalEagle() }),
  Sergeant: () => ({
    hat: 'helmet',
    extras: COAT,
    mark: at(0, 0, 0.56, chevrons(3, 'currentColor', 'none')),
  }),
  Admiral: () => ({ hat: 'cockedHat', extras: COAT + EPAULETTE, mark: cuff(true, 3) }),
  Captain: () => ({ hat: 'whiteCap', extras: COAT + BEARD, mark: cuff(false, 4) }),
  Lieutenant: () => ({ hat: 'peakedCap', extras: COAT, mark: cuff(false, 2) }),
};

/** An officer's bust with the mark of rank beside it. */
export function officer(title: string): string {
  const { hat, extras, mark } = OFFICERS[title]();
  return (
    at(84, 297, 1.16, BUST + HATS[hat] + extras, ' fill="currentColor"') +
    at(189, 184, 0.86, mark, ' fill="currentColor"')
  );
}

/** A scout seen from the front; each lens shows the other side. */
export function scout(branch: Branch): string {
  const enemy: Branch = branch === 'army' ? 'navy' : 'army';
  const hat =
    branch === 'army'
      ? `<path d="M32 207C40 198 60 195 72 194C72 178 78 164 92 160C97 159 99 163 101.5 163C104 163 106 159 111 160C125 164 131 178 131 194C143 195 163 198 171 207C150 214 53 214 32 207Z"/>${light('M73 192C90 196 113 196 130 192', 2.4)}${light('M88 186L92 170M115 186L111 170', 1.6)}`
      : `<path d="M66 190C66 164 84 160 101.5 160C119 160 137 164 137 190ZM60 208L55 180C75 188 128 188 148 180L143 208C120 213 83 213 60 208Z" fill="${stock}" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round"/><path d="M62 202C84 207 119 207 141 202M58 190L61 204M145 190L142 204M66 193L68 203M137 193L135 203" fill="none" stroke="currentColor" stroke-width="1.4"/>`;
  const lens = (x: number): string =>
    `<circle cx="${x}" cy="232" r="25.5" fill="${ink}" stroke="${stock}" stroke-width="2"/><circle cx="${x}" cy="232" r="19" fill="${stock}"/>` +
    `<g fill="currentColor" color="${INK[enemy]}">${at(x - 7, 245, 0.56, man(enemy))}${at(x + 7, 245, 0.56, man(enemy))}<path d="M${x - 14} 245H${x + 14}L${x + 10} 248H${x - 10}Z"/></g>`;
  const hand = (x: number): string =>
    `<path d="M${x - 13} 222q13-8 26 0V250q-13 6-26 0Z" fill="${stock}" stroke="currentColor" stroke-width="2"/><path d="M${x - 8} 229h16M${x - 8} 236h16M${x - 8} 243h16" stroke="currentColor" stroke-width="1.6"/>`;
  return (
    `<g fill="currentColor"><path d="M50 297C52 272 66 262 101.5 262C137 262 151 272 153 297Z"/><path d="M68 204H135V250C126 270 77 270 68 250Z" fill="${stock}" stroke="currentColor" stroke-width="2.2"/><path d="M80 258L86 264M88 260L94 266M97 262L101 266M68 206H135V214H68Z" stroke="currentColor" stroke-width="1.5"/>` +
    `<path d="M26 246L18 297H58L54 250ZM177 246L185 297H145L149 250Z"/>${light('M28 262L24 292M175 262L179 292M34 262L32 292M169 262L171 292', 1.5)}${hat}</g>` +
    `${hand(42)}${hand(161)}<path d="M96 224H107V240H96Z" fill="${ink}" stroke="${stock}" stroke-width="1.5"/>${lens(76)}${lens(127)}`
  );
}

/** The nurse: white cap and veil, cape in the branch ink, a lamp for a pin. */
export function nurse(white: string): string {
  return (
    `<g stroke="currentColor" stroke-width="2.2" stroke-linejoin="round">` +
    `<path d="M52 276C46 220 52 152 101.5 148C151 152 157 220 151 276L136 284H67Z" fill="${white}"/>` +
    `<path d="M30 297C32 274 54 264 82 260L101.5 274L121 260C149 264 171 274 173 297Z" fill="currentColor"/>` +
    `<path d="M88 240V256L101.5 272L115 256V240Z" fill="${stock}"/>` +
    `<path d="M74 200C74 232 86 252 101.5 252C117 252 129 232 129 200C128 190 75 190 74 200Z" fill="${stock}"/></g>` +
    `<path d="M70 212C72 196 84 186 101.5 186C119 186 131 196 133 212C134 198 133 188 128 182C112 178 91 178 75 182C70 188 69 198 70 212Z" fill="currentColor"/>` +
    `<path d="M74 204C84 202 92 198 97 190C106 199 118 203 129 204V196C122 186 81 186 74 196Z" fill="currentColor"/>` +
    `<path d="M129 204C129 232 117 252 101.5 252C110 244 117 226 116 203Z" fill="currentColor" opacity=".3"/>` +
    `<path d="M83 212q6-4 12 0M108 212q6-4 12 0M84 217q5-3 10 0M109 217q5-3 10 0M101 214L98.5 229L103 230M94 238q7.5 4 15 0" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>` +
    `<path d="M66 186C78 176 125 176 137 186C136 164 122 154 101.5 154C81 154 67 164 66 186Z" fill="${white}" stroke="currentColor" stroke-width="2"/>` +
    `<path d="M62 200L58 262M66 214L64 258M141 200L145 262M137 214L139 258" fill="none" stroke="currentColor" stroke-width="1.3"/>` +
    `<path d="M84 268L101.5 282L119 268M101.5 282V297" fill="none" stroke="${stock}" stroke-width="1.8"/>` +
    `<path d="M69 179C82 170 121 170 134 179" fill="none" stroke="currentColor" stroke-width="3.4"/>` +
    at(140, 280, 0.26, lamp('none'), ` fill="${stock}" color="${stock}"`)
  );
}
