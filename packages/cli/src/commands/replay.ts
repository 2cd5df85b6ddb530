// `messdeck replay`: plays records again under the rules; tells legal actions or views of every step on request.

import { Complaint } from '../complaint.ts';
import { addGame } from '../game-named.ts';
import { readRecords } from '../lines.ts';
import { Output } from '../output.ts';
import { Crew } from '../run/crew.ts';

interface ReplayOptions {
  readonly legal?: boolean;
  readonly views?: boolean;
  readonly game?: string;
}

export async function replayFile(path: string, options: ReplayOptions): Promise<void> {
  if (options.legal && options.views) throw new Complaint('Choose one of --legal and --views.');
  const show = options.legal ? 'legal' : options.views ? 'views' : 'whole';
  // Said before anything is read, and once.
  if (options.game !== undefined) await addGame(options.game);
  const output = new Output();
  const crew = new Crew(1, output);
  const take = (text: string): Promise<void> => {
    output.text(text);
    return output.room();
  };
  let first: string | undefined;
  let faults = 0;
  let n = 0;
  try {
    for await (const line of readRecords(path)) {
      const wrong = await crew.run({ do: 'replay', line, record: n, show }, take);
      if (wrong !== undefined) {
        first ??= `record ${n}: ${wrong}`;
        faults++;
      }
      n++;
    }
  } finally {
    await crew.close();
    await output.flush();
  }
  if (n === 0) throw new Complaint(`${path === '-' ? 'Standard input' : path} has no records.`);
  if (first === undefined) return;
  throw new Complaint(`${first}${faults > 1 ? ` (and ${faults - 1} more of ${n} records)` : ''}`);
}
