// `npm run laws:bots -- --positions 1000 [--hints 2000] [--game tactics]`: positions in which two hidden cards are
// exchanged; every bot must choose the same and every hint must be the same, for anyone who cannot see the cards. And hints
// in other positions, which must say nothing that contradicts them (hint-laws.mjs).

import { parseArgs } from 'node:util';
import { faultsOf } from './hint-laws.mjs';
import { ensureBuilt } from './prepare.mjs';

ensureBuilt();
const {
  drawback,
  games,
  isDrawback,
  isRefusal,
  legalMoves,
  Match,
  makeRecord,
  playMatch,
  Random,
  randomPlayer,
  sayFact,
  WAIT,
} = await import('@messdeck/engine');
const { exchangeHidden, randomTable } = await import('@messdeck/engine/laws');
const { parseBot } = await import('@messdeck/bots');
const { hint } = await import('@messdeck/bots/hint');

// Whether hidden cards are told apart does not hang on how much work is done, so there is little of it.
const BOTS = ['classic:12', 'recruit', 'sergeant', 'captain', 'expert:24', 'expert:60'];
/** Who is asked, one after another: the bots, and now and then for a hint. */
const WHO = [...BOTS, ...BOTS, 'hint'];
/** So many moments of a match are looked at; a match is ended after so many events. */
const MOMENTS = 10;
const LONGEST = 400;
/** With so few cards in hand play may be exact. */
const SHORT = 6;
const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '100' },
    hints: { type: 'string', default: '20' },
    game: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const positions = Number(values.positions);
const hints = Number(values.hints);
const chosen = games.filter((game) => values.game === undefined || game.id === values.game);
const isCount = (n) => Number.isInteger(n) && n >= 0;
if (!isCount(positions) || !isCount(hints) || chosen.length === 0) {
  process.stderr.write(
    `--positions and --hints take whole numbers, --game one of ${games.map((g) => g.id).join(', ')}.\n`,
  );
  process.exit(1);
}

/** What a bot chooses, or a hint says, after a stream. */
async function answerAfter(who, game, { seats, rules }, seat, stream, seed) {
  if (who === 'hint') return JSON.stringify(await hint({ game, rules, seats, seat, stream, seed }));
  const player = parseBot(who).seat(game, rules, seats, seat, new Random(seed));
  const seen = game.newMemory(rules, seats, seat);
  for (const entry of stream) {
    game.remember(seen, entry);
    player.hear?.(entry);
  }
  const position = game.imagine(seen, new Random(seed));
  const moves = legalMoves(game, position, seat);
  const text = (index) => game.text(position, seat, moves[index]);
  const mayWait = stream.at(-1).view.actors.includes('clock');
  const choice = await player.choose({ moves, count: moves.length, mayWait, text });
  return choice < 0 ? '-' : text(choice);
}

/** A match of players at random or, since they come to other positions, of sergeants; ended after a while. */
async function someMatch(game, { seats, rules }, random, sensible) {
  const match = new Match(game, rules, seats);
  const seated = (_, seat) =>
    sensible ? parseBot('sergeant').seat(game, rules, seats, seat, random) : randomPlayer(random);
  await playMatch(
    match,
    Array.from({ length: seats }, seated),
    String(random.next()),
    ({ log }) => log.length > LONGEST,
  );
  return makeRecord(match, new Array(seats).fill({ name: '' }));
}

/** Whether there is more than one thing to do; in a call window the moment can also be let pass. */
function isChoice({ legal, actors }) {
  return legal.length > 1 || (legal.length === 1 && actors.includes('clock'));
}

/** The last moment in which the seat is asked, since endings are played exactly, and some of those before it. */
function momentsOf(stream, random) {
  const asked = stream.flatMap(({ view }, i) => (isChoice(view) ? [i] : []));
  const last = asked.pop();
  return last === undefined ? [] : [last, ...random.shuffle(asked).slice(0, MOMENTS - 1)];
}

/** Little work makes vague hints, which must not contradict themselves either. */
const EFFORT = 0.1;

/** What a seat is advised after a stream, and what is wrong with that. */
async function faultsAfter(game, { seats, rules }, seat, stream, seed) {
  const [{ hintFacts }, { hintWords }] = await Promise.all([game.parts.hintFacts(), game.parts.hintWords()]);
  const advised = await hint({ game, rules, seats, seat, stream, seed, effort: EFFORT });
  if (isRefusal(advised)) return { advised, faults: [] };
  const seen = game.newMemory(rules, seats, seat);
  for (const entry of stream) game.remember(seen, entry);
  const position = game.imagine(seen, new Random(seed));
  const moves = legalMoves(game, position, seat);
  const effects = advised.candidates.map(({ text }) => {
    const move = text === '-' ? WAIT : moves.find((one) => game.text(position, seat, one) === text);
    const said = (fact) => sayFact(hintWords, fact);
    return (hintFacts.does?.(position, seat, move) ?? []).map((effect) =>
      isDrawback(effect) ? drawback(said(effect.drawback)) : said(effect),
    );
  });
  return { advised, faults: faultsOf(advised, effects, game.parts.lowWins) };
}

/** Hints of a game, one in each of so many positions, and how many of them are too close to call. */
async function judgeHints(game, random) {
  let judged = 0;
  let close = 0;
  for (let matches = 0; judged < hints; matches++) {
    const table = randomTable(game, random);
    const record = await someMatch(game, table, random, matches % 4 !== 0);
    const seat = random.below(table.seats);
    const stream = streamOf(game, record, seat);
    for (const moment of momentsOf(stream, random).slice(0, hints - judged)) {
      const seed = random.next();
      const { advised, faults } = await faultsAfter(game, table, seat, stream.slice(0, moment + 1), seed);
      if (faults.length > 0) {
        process.stderr.write(`\n${game.id}: ${faults.join('; ')}\n${JSON.stringify(advised, null, 1)}\n`);
        process.stderr.write(`seat ${seat}, entry ${moment}, seed ${seed}: ${JSON.stringify(record)}\n`);
        process.exit(1);
      }
      judged++;
      if (advised.why?.includes('Too close to call')) close++;
    }
  }
  console.log(`${game.id}: ${judged} hints without a contradiction (${close} too close to call)`);
}

/** What a seat saw of a match. */
function streamOf(game, { rules, seats, log }, seat) {
  const match = new Match(game, rules, seats.length);
  const stream = [];
  match.watch(seat, (entry) => stream.push(entry));
  for (const { by, do: text } of log) match.act(by, text);
  return stream;
}

const places = (counts) => [...counts].map(([phase, n]) => `${phase} ${n}`).join(', ');

for (const game of chosen) {
  await judgeHints(game, new Random('hint laws', game.id, values.seed));
  if (positions === 0) continue;
  const random = new Random('bot laws', game.id, values.seed);
  const phases = new Map();
  let compared = 0;
  let short = 0;
  for (let matches = 0; compared < positions; matches++) {
    const table = randomTable(game, random);
    const record = await someMatch(game, table, random, matches % 2 === 1);
    const twins = exchangeHidden(game, record, random);
    if (!twins || twins.seat < 0) continue;
    for (const moment of momentsOf(twins.truth, random)) {
      const seed = random.next();
      const who = WHO[compared % WHO.length];
      const [mine, other] = await Promise.all(
        [twins.truth, twins.twin].map((stream) =>
          answerAfter(who, game, table, twins.seat, stream.slice(0, moment + 1), seed),
        ),
      );
      if (mine !== other || isRefusal(mine)) {
        process.stderr.write(`\n${game.id}: ${who} tells hidden cards apart: ${mine} / ${other}\n`);
        process.stderr.write(`${JSON.stringify(record)}\n`);
        process.exit(1);
      }
      const { view } = twins.truth[moment];
      phases.set(view.phase, (phases.get(view.phase) ?? 0) + 1);
      if ((view.places[`hand:${twins.seat}`]?.length ?? SHORT + 1) <= SHORT) short++;
      compared++;
    }
    if (process.stderr.isTTY) process.stderr.write(`\r${game.id}: ${compared} of ${positions} positions `);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  console.log(
    `${game.id}: ${compared} positions with hidden cards exchanged (${places(phases)}; ${short} with at most ${SHORT} cards in hand): all choose alike`,
  );
}
