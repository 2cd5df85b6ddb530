// `npm run bench:loss -- BOT [BOT …]`: what the choices of bots lose against exact play with all cards open, over the
// same positions with four to six cards left; only choices that matter count, those where cards differ in value.
// `--game militac`, `--positions 500`, `--seed 1`, `--json`.

import { ensureBuilt } from '../scripts/prepare.mjs';

ensureBuilt();
const { parseBot, Solver } = await import('@messdeck/bots');
const { findGame, isRefusal, legalMoves, Match, playMatch, Random, seatsOf, settleRules } = await import(
  '@messdeck/engine'
);

const FLAGS = ['--game', '--positions', '--seed'];
const words = process.argv.slice(2);
const flag = (name, usual) => (words.includes(name) ? words[words.indexOf(name) + 1] : usual);
const names = words.filter((word, i) => !word.startsWith('--') && !FLAGS.includes(words[i - 1]));
const positions = Number(flag('--positions', '500'));
const seed = flag('--seed', '1');

function must(value) {
  if (!isRefusal(value)) return value;
  process.stderr.write(`${value.refused}\n`);
  process.exit(1);
}

const game = must(findGame(flag('--game', 'militac')));
const bots = (names.length > 0 ? names : ['classic:400', 'expert']).map((name) => must(parseBot(name)));
if (!game.tricks || !(positions >= 1)) {
  process.stderr.write('The loss is measured in games of tricks, over at least one position.\n');
  process.exit(1);
}
/** A match of one hand, where the game has such a thing. */
const ONE_HAND = {
  militac: { match: 'hand' },
  tactics: { match: 'hand' },
  skirmish: { limit: 0 },
  sammy: { deals: 1 },
};
const rules = must(settleRules(game, ONE_HAND[game.id] ?? {}, 4));
const solver = new Solver();

/** Positions in which the choice matters: who is to play, its stream so far, and the loss of each move. */
async function choicesThatMatter() {
  const found = [];
  for (let n = 0; found.length < positions; n++) {
    const match = new Match(game, rules, 4);
    const streams = [[], [], [], []];
    const players = streams.map((stream, seat) => {
      const player = must(parseBot('search:30')).seat(game, rules, 4, seat, new Random(seed, n, seat));
      return {
        hear: (entry) => {
          stream.push(entry);
          player.hear?.(entry);
        },
        choose: (ask) => {
          if (found.length < positions) consider(match, streams, found);
          return player.choose(ask);
        },
      };
    });
    await playMatch(match, players, `${seed} ${n}`);
  }
  return found;
}

function consider(match, streams, found) {
  const tricks = game.tricks(match.position);
  const left = tricks ? Math.max(...tricks.hands.map((hand) => hand.length)) : 0;
  if (left < 4 || left > 6) return;
  const solved = solver.solve(game, match.position, { nodes: 5_000_000 });
  if (!solved?.exact) return;
  const best = Math.max(...solved.gains);
  // What is gained is a difference: a squad more for us is one less for them.
  const losses = solved.gains.map((gain) => (best - gain) / (solved.unit === 'squads' ? 2 : 1));
  if (losses.every((loss) => loss === 0)) return;
  found.push({
    ...solved,
    losses,
    stream: streams[solved.seat].slice(),
    position: game.clone(match.position),
  });
}

const list = await choicesThatMatter();
for (const bot of bots) {
  const losses = [];
  for (const [n, { seat, stream, position, losses: byMove, unit }] of list.entries()) {
    const player = bot.seat(game, rules, 4, seat, new Random(seed, 'loss', n));
    for (const entry of stream) player.hear?.(entry);
    const moves = legalMoves(game, position, seatsOf(game.actors(position))[0]);
    const text = (index) => game.text(position, seat, moves[index]);
    const choice = await player.choose({ moves, count: moves.length, mayWait: false, text });
    losses.push(byMove[choice]);
    if (n === list.length - 1) report(bot.name, losses, unit);
  }
}

function report(bot, losses, unit) {
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  const spread = losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0) / losses.length;
  const error = 1.96 * Math.sqrt(spread / losses.length);
  const row = { game: game.id, bot, choices: losses.length, loss: mean, give: error, unit };
  if (words.includes('--json')) console.log(JSON.stringify(row));
  else {
    console.log(
      `${game.id}: ${bot} loses ${mean.toFixed(3)} ± ${error.toFixed(3)} ${unit} a choice that matters (${losses.length} choices)`,
    );
  }
}
