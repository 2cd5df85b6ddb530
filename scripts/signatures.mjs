// `npm run signatures`: writes the signature of every game into records/signatures.json. Only for intended changes.

import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, root } from './prepare.mjs';

ensureBuilt();
const { games } = await import('@messdeck/engine');
const { SIGNATURE_MATCHES, signatureLines } = await import('@messdeck/engine/laws');

const signatures = {};
for (const game of games) {
  const hash = createHash('sha256');
  for await (const line of signatureLines(game, SIGNATURE_MATCHES)) hash.update(`${line}\n`);
  signatures[game.id] = hash.digest('hex');
  console.log(`${game.id}: ${signatures[game.id]}`);
}
writeFileSync(join(root, 'records', 'signatures.json'), `${JSON.stringify(signatures, null, 2)}\n`);
