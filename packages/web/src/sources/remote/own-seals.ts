// What this browser heard of sealed shuffles and gave to them: the same bits for the same commitment, whatever is loaded
// again meanwhile, and after the match a witness that no server can make up.

const NAME = 'messdeck.seals';
/** So many tables are remembered. */
const MOST = 20;

/** By table and seat, the latest last: for each commitment the bits of this browser. */
type Kept = readonly (readonly [match: string, seat: number, bits: Readonly<Record<string, string>>])[];

function all(): Kept {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '[]') as Kept;
  } catch {
    return [];
  }
}

/** The bits that this browser's seat gives to a shuffle. */
export function ownBits(match: string, seat: number, commit: string): string {
  const before = heardOf(match, seat);
  const bits = before[commit] ?? random();
  const others = all().filter(([other, chair]) => other !== match || chair !== seat);
  const kept = [...others, [match, seat, { ...before, [commit]: bits }]].slice(-MOST);
  localStorage.setItem(NAME, JSON.stringify(kept));
  return bits;
}

/** What this browser's seat heard and gave in a match, by commitment. */
export function heardOf(match: string, seat: number): Readonly<Record<string, string>> {
  return all().find(([other, chair]) => other === match && chair === seat)?.[2] ?? {};
}

function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
