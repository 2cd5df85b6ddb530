// A match and its twin, which differs from it only in two cards that an observer cannot know.

import { type Card, type Chance, type Game, type LogEvent, Match, type Random } from '@messdeck/engine';
import type { randomRecord } from '@messdeck/engine/laws';

export type Played = Awaited<ReturnType<typeof randomRecord>>;

export interface Twins {
  /** The log of the twin. */
  readonly log: readonly LogEvent[];
  /** The event with which everybody learns of the deal. */
  readonly told: number;
  readonly exchanged: string;
  /** Whether a text shows one of the two cards: from there the matches differ openly. */
  shows(text: string): boolean;
}

/** Chance that draws what a record drew. */
export function chanceIn(game: Game, { rules, seats }: Played, log: readonly LogEvent[]): Chance {
  const draws = new Map<string, Card[]>();
  const match = new Match(game, rules, seats.length);
  for (const { by, do: text } of log) {
    if (by === 'chance') {
      const ids = text.split(' ').slice(1);
      draws.set(
        JSON.stringify(match.dueDraw),
        ids.map((id) => game.pack.find(id) as Card),
      );
    }
    if (match.act(by, text)) break;
  }
  return (number) => ({
    shuffle<T>(list: T[]): T[] {
      const drawn = (draws.get(JSON.stringify(number)) ?? []) as T[];
      const rest = list.filter((card) => !drawn.includes(card));
      return list.splice(0, list.length, ...drawn, ...rest) && list;
    },
  });
}

/** The twin of a record for an observer; undefined where it sees nearly every card of a shuffle. */
export function twinsOf(
  game: Game,
  record: Played,
  observer: number,
  events: number,
  random: Random,
): Twins | undefined {
  const shuffles = record.log
    .slice(0, events)
    .flatMap(({ do: text }, step) => (text.startsWith('shuffle ') ? [step] : []));
  const step = shuffles[random.below(shuffles.length)];
  if (step === undefined) return undefined;
  let last = '';
  const dealt = new Match(game, record.rules, record.seats.length);
  for (const { by, do: text } of record.log.slice(0, step)) dealt.act(by, text);
  dealt.watch(observer, (entry) => (last = JSON.stringify(entry)));
  dealt.act('chance', record.log[step].do);
  const ids = record.log[step].do.split(' ').slice(1);
  const mentions = (text: string, id: string): boolean => new RegExp(`\\b${id}\\b`).test(text);
  const hidden = ids.filter((id) => !mentions(last, id));
  if (hidden.length < 2) return undefined;
  const [a, b] = random.shuffle([...hidden]) as [string, string];
  const exchanged = `shuffle ${ids.map((id) => (id === a ? b : id === b ? a : id)).join(' ')}`;
  // Draws that follow one another are told at once, with the action before them.
  let told = step;
  while (told > 0 && record.log[told].by === 'chance') told--;
  return {
    log: record.log.map((event, i) => (i === step ? { ...event, do: exchanged } : event)),
    told,
    exchanged: `${a} and ${b} exchanged`,
    shows: (text) => mentions(text, a) || mentions(text, b),
  };
}
