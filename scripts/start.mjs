// The README's start command: installs and builds what is missing or stale, then serves the table on loopback.

import { parseArgs } from 'node:util';
import { ensurePage } from './prepare.mjs';
import { listen, pageServer } from './serve.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: process.env.PORT ?? '4848' } } });
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_485) {
  process.stderr.write(`--port takes a whole number from 0 to 65485, not ${JSON.stringify(values.port)}.\n`);
  process.exit(1);
}
const server = pageServer(ensurePage());
const address = await listen(server, port).catch((error) => {
  process.stderr.write(`The page cannot be served on port ${port}: ${error.message}.\n`);
  process.exit(1);
});
console.log(`Messdeck is ready: open ${address} in a browser. Ctrl-C ends it.`);
console.log('At the terminal instead: npx messdeck play');
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
