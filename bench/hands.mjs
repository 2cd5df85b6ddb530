// What benches say of many hands: means over deals, how far they may be off, and contracts.

export const meanOf = (list) => list.reduce((sum, n) => sum + n, 0) / list.length;

/** How far a mean over deals may lie from the truth, in 95 of 100 cases. */
export function giveOf(list) {
  const mean = meanOf(list);
  const variance = list.reduce((sum, n) => sum + (n - mean) ** 2, 0) / (list.length - 1);
  return 1.96 * Math.sqrt(variance / list.length);
}

/** The contract of a hand that has one: who bid it, the number, what came of it. */
export function contractOf(match) {
  const bids = match.log.filter(
    ({ do: text }) => text.startsWith('bid ') && !Number.isNaN(Number(text.split(' ')[1])),
  );
  const entry = match.position.sheet?.entry;
  const result = entry?.captured ?? entry?.taken ?? entry?.tricks;
  if (bids.length === 0 || typeof result !== 'number') return undefined;
  const last = bids.at(-1);
  return { by: last.by, bid: Number(last.do.split(' ')[1]), result };
}
