// What holds of every hint: the first choice is the highest on the scale shown, or the hint says that it is too close to
// call; bars, figures and chances rank alike; no reason contradicts its choice; a higher bid is made no more often.

const LITTLE = 1e-9;
/** Where the reason ends and the comparison with the next choice begins. */
const COMPARED = /(?:^|(?<=\. ))(?:About|Slightly|Too close|It comes to|The only other|Nothing tells)/;
const CHANCE = /(\w+) in (\d+) of 10/i;
const BID = /^bid (\d+) (\w+)$/;

/**
 * The faults of a hint, in words. `effects` are what the game says of each candidate, asked again; `fewest`: the fewest
 * points win.
 */
export function faultsOf(hint, effects, fewest = false) {
  return [
    ...faultsOfRanks(hint),
    ...faultsOfFigures(hint, fewest),
    ...faultsOfChances(hint, fewest),
    ...faultsOfReasons(hint, effects),
  ];
}

function faultsOfRanks({ candidates, best, why }) {
  const [first, ...others] = candidates;
  const higher = others.filter(({ expects }) => expects > first.expects + LITTLE);
  const clearly = higher.filter(({ expects, luck }) => expects > first.expects + luck + LITTLE);
  const falls = others.every(({ expects }, i) => i === 0 || expects <= others[i - 1].expects);
  const shares = candidates.map(({ share }) => share);
  return [
    ...(best === first.text ? [] : ['the first is not the one advised']),
    ...clearly.map(({ text }) => `${text} is better than the first by more than luck`),
    ...(higher.length > 0 && !why.includes('Too close to call') ? ['a higher choice comes later'] : []),
    ...(falls ? [] : ['the others are out of order']),
    ...(shares[0] === 1 && shares.every((share, i) => share >= 0 && share <= (shares[i - 1] ?? 1))
      ? []
      : ['bars rise']),
    ...(/ better than the next/.test(why) && first.expects - others[0].expects <= others[0].luck - LITTLE
      ? ['luck is told as a difference']
      : []),
  ];
}

/** The figure beside a bar is the number that the bar is drawn from. */
function faultsOfFigures({ candidates }, fewest) {
  return candidates.flatMap(({ text, expects, figure }) => {
    if (figure === '') return [];
    const shown = Number(figure.replaceAll(',', '').replace('−', '-'));
    return Math.abs(shown - (fewest ? -expects : expects)) <= 0.5 + LITTLE ? [] : [`${text} shows ${figure}`];
  });
}

function faultsOfChances({ candidates }, fewest) {
  const said = candidates.flatMap(({ text, words }) => {
    const [, of, tenths] = CHANCE.exec(words) ?? [];
    return of === undefined ? [] : [{ text, of: of.toLowerCase(), tenths: Number(tenths) }];
  });
  const bids = said.filter(({ text, of }) => of === 'made' && BID.test(text));
  const faults = bids.flatMap((one) =>
    bids
      .filter((other) => isHigher(other, one) && other.tenths > one.tenths)
      .map(({ text }) => `${text} is made too often`),
  );
  const ranked = said.filter((one) => !bids.includes(one));
  const sign = fewest && ranked[0]?.of === 'taken' ? -1 : 1;
  for (const [i, { text, tenths }] of ranked.entries())
    if (i > 0 && sign * tenths > sign * ranked[i - 1].tenths)
      faults.push(`the chance of ${text} ranks it otherwise`);
  return faults;
}

/** A bid on the same company or suit that names more. */
function isHigher(one, other) {
  const [[, number, suit], [, least, same]] = [BID.exec(one.text), BID.exec(other.text)];
  return suit === same && Number(number) > Number(least);
}

const drawbacksOf = (effects) =>
  effects.filter((effect) => typeof effect !== 'string').map(({ drawback }) => drawback);
const wordsOf = (effects) => effects.map((effect) => (typeof effect === 'string' ? effect : effect.drawback));
const says = (text, part) =>
  new RegExp(`(?<![\\w-])${part.replace(/[.*+?^$()|]/g, '\\$&')}(?![\\w-])`, 'i').test(text);

function faultsOfReasons({ candidates, why }, effects) {
  if (candidates.length < 2) return [];
  const [reason] = why.split(COMPARED);
  const common = wordsOf(effects[0]).filter((part) =>
    effects.every((other) => wordsOf(other).includes(part)),
  );
  const next = / choice, which (.*)\.$/.exec(why)?.[1];
  return [
    ...drawbacksOf(effects[0])
      .filter((part) => says(`${reason} ${candidates[0].words}`, part))
      .map((part) => `"${part}" speaks against the first`),
    ...common.filter((part) => says(reason, part)).map((part) => `"${part}" is true of all`),
    ...(next === undefined || drawbacksOf(effects[1]).includes(next)
      ? []
      : [`"${next}" does not speak against the next`]),
  ];
}
