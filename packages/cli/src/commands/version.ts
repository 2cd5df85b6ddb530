// `messdeck version`: which program this is, and which rules it plays by.

import { FORMAT, games } from '@messdeck/engine';
import { Output } from '../output.ts';
import { SIGNATURES } from '../signatures.ts';
import { VERSION } from '../version.ts';

export async function tellVersion(options: { json?: boolean }): Promise<void> {
  const output = new Output();
  if (options.json) {
    output.line({
      program: 'messdeck',
      version: VERSION,
      node: process.versions.node,
      format: FORMAT,
      games: Object.fromEntries(games.map(({ id, edition }) => [id, { edition, signature: SIGNATURES[id] }])),
    });
  } else {
    const lines = games.map(
      ({ title, edition, id }) => `  ${title}, edition ${edition} (${SIGNATURES[id].slice(0, 12)})`,
    );
    output.text(
      `Messdeck ${VERSION} on Node ${process.versions.node}, records ${FORMAT}\n${lines.join('\n')}\n`,
    );
  }
  await output.flush();
}
