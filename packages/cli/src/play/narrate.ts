// A match of bots told in words, for anyone who has no terminal to play at.

import { parseBot } from '@messdeck/bots';
import {
  asSentence,
  botRandom,
  type Game,
  linesOf,
  Match,
  nameSeats,
  playMatch,
  type Rules,
  SPECTATOR,
} from '@messdeck/engine';
import { must } from '../complaint.ts';
import { seatNames } from './names.ts';
import { scoreSheet } from './sheet.ts';
import { Teller } from './teller.ts';
import { paragraph, untied } from './wrap.ts';

export async function narrate(
  game: Game,
  rules: Rules,
  seats: number,
  bot: string,
  seed: string,
): Promise<void> {
  const match = new Match(game, rules, seats);
  const names = seatNames(seats, SPECTATOR);
  const teller = new Teller(game, names, match.view(SPECTATOR));
  // Broken where a terminal ends, left whole for anyone who reads on.
  const fit = (line: string): string => (process.stdout.isTTY ? paragraph(line) : untied(line));
  const say = (line: string): boolean => process.stdout.write(`${line}\n`);
  say(fit(`A match of ${game.title} between ${names.join(', ')}.`));
  let hands = 0;
  match.watch(SPECTATOR, (entry) => {
    const said = teller.tell(entry);
    // Nobody waits here: of a window only what it brought is worth telling.
    for (const sentence of entry.by === 'clock' ? said.slice(1) : said) say(fit(sentence));
    const scored = game.tally(match.position).hands;
    for (const hand of scored.slice(hands))
      for (const line of linesOf(game, hand)) say(fit(`  ${asSentence(nameSeats(line, names))}`));
    hands = scored.length;
  });
  const players = names.map((_, seat) =>
    must(parseBot(bot)).seat(game, rules, seats, seat, botRandom(seed, seat)),
  );
  await playMatch(match, players, seed);
  say(scoreSheet(game, game.tally(match.position), names));
}
