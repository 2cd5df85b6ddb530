// `messdeck bot`: one of our bots on standard input and output, for programs in any language.

import { parseBot } from '@messdeck/bots';
import { BotSeat } from '../bot/seat.ts';
import { checkAnnounced, parseLine } from '../bot/stream.ts';
import { Complaint, must } from '../complaint.ts';
import { readLines } from '../lines.ts';
import { Output } from '../output.ts';

export async function serveBot(name: string, options: { seed: string }): Promise<void> {
  const bot = must(parseBot(name));
  const output = new Output();
  let seat: BotSeat | undefined;
  for await (const text of readLines('-')) {
    if (text.trim() === '') continue;
    const line = parseLine(text);
    if (line['match'] !== undefined) {
      seat = await BotSeat.at(bot, checkAnnounced(line['match']), options.seed);
      continue;
    }
    if (!seat) throw new Complaint('The first line must be {"match": …}.');
    const answer = await seat.take(line);
    if (answer !== undefined) output.text(`${answer}\n`);
    await output.room();
  }
  await output.flush();
}
