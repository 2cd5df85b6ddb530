// `npm run signatures [-- --game tactics]`: writes the signatures of all games, or of one, into
// records/signatures.json and into the command. Only for intended changes.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, root } from './prepare.mjs';

ensureBuilt();
const { games } = await import('@messdeck/engine');
const { SIGNATURE_MATCHES, signatureLines } = await import('@messdeck/engine/laws');

const { values } = parseArgs({ options: { game: { type: 'string' } } });
const chosen = games.filter((game) => values.game === undefined || game.id === values.game);
if (chosen.length === 0) {
  process.stderr.write(`--game takes one of ${games.map((game) => game.id).join(', ')}.\n`);
  process.exit(1);
}
const file = join(root, 'records', 'signatures.json');
const signatures = JSON.parse(readFileSync(file, 'utf8'));
for (const game of chosen) {
  const hash = createHash('sha256');
  for await (const line of signatureLines(game, SIGNATURE_MATCHES)) hash.update(`${line}\n`);
  signatures[game.id] = hash.digest('hex');
  console.log(`${game.id}: ${signatures[game.id]}`);
}
writeFileSync(file, `${JSON.stringify(signatures, null, 2)}\n`);
// The command tells them too (`messdeck version`, the field `made`).
const lines = Object.entries(signatures).map(
  ([id, hash]) => `  ${/^\w+$/.test(id) ? id : `'${id}'`}: '${hash}',\n`,
);
writeFileSync(
  join(root, 'packages/cli/src/signatures.ts'),
  `// The signatures of the games, as in records/signatures.json. Written by \`npm run signatures\`.\n\nexport const SIGNATURES: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`,
);
