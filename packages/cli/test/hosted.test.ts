// `messdeck serve --game`: a game of somebody's own at tables, and as files that a browser can load.

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostedIn } from '../src/hosted.ts';
import { complaint } from './messdeck.ts';
import { type ServedForTest, served } from './served.ts';

const folder = mkdtempSync(fileURLToPath(new URL('./hosted-', import.meta.url)));
const lookout = join(folder, 'lookout.js');
const picket = fileURLToPath(new URL('../../../docs/examples/picket.js', import.meta.url));
const page = join(folder, 'page');
let server: ServedForTest;

beforeAll(async () => {
  writeFileSync(
    lookout,
    `${readFileSync(new URL('../../../docs/examples/lookout.js', import.meta.url), 'utf8')}
export const page = { label: { line: 'Take the red lamps.' }, howTo: () => import('./how-to.js') };
`,
  );
  writeFileSync(join(folder, 'how-to.js'), "export const sheet = { aim: 'red lamps' };\n");
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<title>Messdeck</title>');
  cpSync(picket, join(folder, 'picket.js'));
  const main = fileURLToPath(new URL('../bin/messdeck.js', import.meta.url));
  const games = ['--game', lookout, '--game', join(folder, 'picket.js')];
  server = await served(main, ['--data', join(folder, 'tables.db'), '--page', page, ...games]);
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test('the game is listed, and a table with a bot is laid and begins', async () => {
  const { games } = (await server.ask('GET', '/games')) as { games: { game: string }[] };
  expect(games.map(({ game }) => game)).toContain('lookout');
  // The captain thinks in a thread of its own.
  await server.bothBotsPlay('lookout');
});

test('the page is told of it, and loads it without the packages it stands on', async () => {
  const html = await (await fetch(server.address)).text();
  const [, boxes] = /<meta name="hosted" content="([^"]*)">/.exec(html)!;
  const [box] = JSON.parse(boxes.replaceAll('&quot;', '"'));
  expect(box.games).toEqual([
    expect.objectContaining({
      id: 'lookout',
      title: 'Lookout',
      players: '3 to 5 players',
      line: 'Take the red lamps.',
    }),
    expect.objectContaining({ id: 'picket', players: '3 players' }),
  ]);
  const code = await (await fetch(`${server.address}hosted/lookout.js`)).text();
  expect(code).not.toMatch(/from\s*["']@messdeck/);
  const { hosted } = await hostedIn([lookout], true);
  for (const [name, text] of hosted!.files) writeFileSync(join(page, name), text);
  writeFileSync(join(page, 'package.json'), '{ "type": "module" }');
  const loaded = await import(join(page, 'lookout.js'));
  expect(loaded.game.id).toBe('lookout');
  expect((await loaded.page.howTo()).sheet.aim).toBe('red lamps');
});

test('a module that is none is refused in a sentence', async () => {
  expect(await complaint(['serve', '--game', join(folder, 'nowhere.js')])).toContain('There is no file');
  const file = join(folder, 'odd.js');
  writeFileSync(file, "export { game } from './lookout.js';\nexport const page = 7;\n");
  await expect(hostedIn([file], true)).rejects.toThrow(/The page in .*odd\.js is no object/);
});

test('Picket is played over HTTP: a bid, three cards discarded, and a card led', async () => {
  const bots = { 1: 'random', 2: 'random' };
  const made = await server.ask('POST', '/tables', undefined, {
    game: 'picket',
    name: 'Ada',
    seats: 3,
    bots,
  });
  const { table, token } = made as { table: string; token: string };
  await server.ask('POST', `/tables/${table}/start`, token);
  const seat = `/tables/${table}/seats/0`;
  const response = await fetch(`${server.address}api${seat}/stream`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const done: string[] = [];
  let rest = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    const entries = lines
      .filter((line) => line.startsWith('data: ') && line.includes('"view"'))
      .map((line) => JSON.parse(line.slice(6)) as { n: number; view: { legal: string[] } });
    const last = entries.at(-1);
    if (!last || last.view.legal.length === 0) continue;
    // The highest bid, so that the picket is Ada's; three cards; a card.
    const action = last.view.legal.find((text) => text === 'bid 7 green') ?? last.view.legal[0];
    await server.ask('POST', `${seat}/actions`, token, { do: action, seen: last.n });
    done.push(action.split(' ')[0]);
    if (done.at(-1) === 'play') break;
  }
  // A bot may have made the highest bid before her: then she passes, and discards nothing.
  expect([['bid', 'discard', 'play'].join(), ['pass', 'play'].join()]).toContain(done.join());
});
