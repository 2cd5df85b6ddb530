// A match of bots told in words, for whoever has no terminal to play at.

import { parseBot } from '@messdeck/bots';
import {
  botRandom,
  type Game,
  Match,
  nameSeats,
  playMatch,
  type Rules,
  reportOf,
  SPECTATOR,
} from '@messdeck/engine';
import { must } from '../complaint.ts';
import { seatNames } from './names.ts';
import { scoreSheet } from './sheet.ts';

export async function narrate(
  game: Game,
  rules: Rules,
  seats: number,
  bot: string,
  seed: string,
): Promise<void> {
  const match = new Match(game, rules, seats);
  const names = seatNames(seats, SPECTATOR);
  const say = (line: string): boolean => process.stdout.write(`${line}\n`);
  say(`A match of ${game.title} between ${names.join(', ')}.`);
  let hands = 0;
  match.watch(SPECTATOR, (entry) => {
    say(`${reportOf(game, entry.by, entry.do, names)}.`);
    const scored = game.tally(match.position).hands;
    for (const { lines } of scored.slice(hands))
      for (const line of lines) say(`  ${nameSeats(line, names)}.`);
    hands = scored.length;
  });
  const players = names.map((_, seat) =>
    must(parseBot(bot)).seat(game, rules, seats, seat, botRandom(seed, seat)),
  );
  await playMatch(match, players, seed);
  say(scoreSheet(match, names));
}
