// The speed of the page, measured in a real browser: `npm run bench:web`, with `-- --json` as JSON lines.

import { parseArgs } from 'node:util';
import { audit } from '../packages/web/e2e/lighthouse.mjs';
import { launchChromium, load, servePage } from '../packages/web/e2e/start.mjs';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

/** One line: what was measured, the figure, and what it should be. */
function tell(what, figure, unit, goal) {
  const met = goal.least === undefined ? figure <= goal.most : figure >= goal.least;
  if (values.json) {
    console.log(JSON.stringify({ what, figure, unit, ...goal, met }));
    return;
  }
  const wanted = goal.least === undefined ? `at most ${goal.most}` : `at least ${goal.least}`;
  console.log(`${met ? '  ' : '! '}${what.padEnd(64)} ${String(figure).padStart(7)} ${unit}  (${wanted})`);
}

const round = (figure) => Math.round(figure * 10) / 10;

const { address, close } = await servePage();
const measures = await load('measures.ts');
const { GAMES } = await load('tables.ts');

const browser = await launchChromium();
try {
  const bench = { browser, address };
  for (const { game, title } of GAMES) {
    const kilobytes = await measures.scriptsBeforeFirstCard(bench, game);
    tell(`JavaScript before the first card of ${title}`, round(kilobytes), 'kB gzip', { most: 90 });
  }
  tell('longest task while a bot thinks', round(await measures.longestTaskWhileThinking(bench)), 'ms', {
    most: 50,
  });
  for (const { game, title } of GAMES) {
    const longest = await measures.interactionToNextPaint(bench, game);
    tell(`interaction to next paint at 4× slowdown, ${title}`, longest, 'ms', { most: 100 });
  }
  const jump = await measures.jumpInReplay(bench);
  tell('work of a jump in a replay of 1,500 events', round(jump), 'ms', { most: 100 });
  // A frame can be missed when the machine does something else for a moment.
  tell('frames while cards travel', round(await measures.framesWhileTravelling(bench)), 'a second', {
    least: 58,
  });
} finally {
  await browser.close();
}

try {
  for (const { screen, scores } of await audit(address)) {
    for (const [category, least] of Object.entries({
      performance: 95,
      accessibility: 100,
      'best-practices': 100,
    }))
      tell(`lighthouse, ${screen}: ${category}`, scores[category], 'of 100', { least });
  }
} finally {
  close();
}
