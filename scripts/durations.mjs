// How long the matches of "play now" take, beside the labels on the boxes: `npm run durations`, with `-- flag` for one
// game. Exits with 1 where a label is not what was measured.

import { load } from '../packages/web/e2e/start.mjs';
import { ensureBuilt } from './prepare.mjs';

const MATCHES = 25;

ensureBuilt();
const only = process.argv[2];
const { boxes } = await load('../src/games/catalog.ts');
const { measureDuration } = await load('../src/shared/durations.testing.ts');

for (const label of boxes.flatMap(({ games }) => games)) {
  if (only !== undefined && label.id !== only) continue;
  const { least, usual, most } = await measureDuration(label, MATCHES);
  const measured = `${usual.toFixed(0)} minutes`;
  const agrees = measured === label.length;
  if (!agrees) process.exitCode = 1;
  console.log(
    `${label.title.padEnd(20)} ${measured.padStart(10)}, ${least.toFixed(0)} to ${most.toFixed(0)}; on the box: ${label.length}${agrees ? '' : ' (not what was measured)'}`,
  );
}
