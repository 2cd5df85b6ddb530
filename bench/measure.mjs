// How fast something is: rounds of equal length, the contestants by turns, the median round counts.

const ROUNDS = 7;
const ROUND_MS = 250;

/** Rates a second of several functions that each do some work and return how much, measured side by side. */
export function measureTogether(contestants) {
  const rates = contestants.map(() => []);
  for (const work of contestants) round(work);
  for (let i = 0; i < ROUNDS; i++) {
    for (const [k, work] of contestants.entries()) rates[k].push(round(work));
  }
  return rates.map(median);
}

export function measure(work) {
  return measureTogether([work])[0];
}

function round(work) {
  let done = 0;
  const start = performance.now();
  let now = start;
  while (now - start < ROUND_MS) {
    done += work();
    now = performance.now();
  }
  return (done / (now - start)) * 1000;
}

function median(list) {
  return [...list].sort((a, b) => a - b)[list.length >> 1];
}

export function row(name, perSecond) {
  return { name, perSecond: Math.round(perSecond) };
}
