// `messdeck bot`: one of our bots on standard input and output, for programs in any language.

import { type Bot, parseBot } from '@messdeck/bots';
import { BotSeat } from '../bot/seat.ts';
import { checkAnnounced, parseLine } from '../bot/stream.ts';
import { Complaint, must } from '../complaint.ts';
import { type AskedWithGame, addGame } from '../game-named.ts';
import { readLines } from '../lines.ts';
import { Output } from '../output.ts';

export async function serveBot(name: string, options: { seed: string } & AskedWithGame): Promise<void> {
  if (options.game !== undefined) await addGame(options.game);
  const bot = must(parseBot(name));
  const output = new Output();
  for await (const answer of answersTo(readLines('-'), bot, options.seed)) {
    output.text(`${answer}\n`);
    await output.room();
  }
  await output.flush();
}

/** What a bot answers to the lines of its matches. */
export async function* answersTo(
  lines: AsyncIterable<string> | Iterable<string>,
  bot: Bot,
  seed: string,
): AsyncGenerator<string> {
  let seat: BotSeat | undefined;
  for await (const text of lines) {
    if (text.trim() === '') continue;
    const line = parseLine(text);
    if (line['match'] !== undefined) {
      await seat?.leave();
      seat = await BotSeat.at(bot, checkAnnounced(line['match']), seed);
      continue;
    }
    if (!seat) throw new Complaint('The first line must be {"match": …}.');
    const answer = await seat.take(line);
    if (answer !== undefined) yield answer;
  }
  await seat?.leave();
}
