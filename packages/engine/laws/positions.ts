// What laws do with bare positions: look at them from every seat, take their fingerprint, play on from them.

import {
  BY_CHANCE,
  BY_CLOCK,
  CLOCK,
  type Game,
  type Match,
  type Move,
  type Random,
  SPECTATOR,
  seatsOf,
  TICK,
  viewOf,
} from '../src/index.ts';

/** What everybody sees of a position, the spectator first. */
export function allViews({ game, seats }: Match, position: unknown): string {
  const views: unknown[] = [];
  for (let seat = SPECTATOR; seat < seats; seat++) views.push(viewOf(game, position, 0, seat));
  return JSON.stringify(views);
}

/** All fields of a position as one text, hidden ones too; undefined for positions that cannot be written down. */
export function fingerprintOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, (_, part) => {
      if (part instanceof Map || part instanceof Set) return [...part];
      return typeof part === 'bigint' ? String(part) : part;
    });
  } catch {
    return undefined;
  }
}

/** The name of a field in which two positions differ. */
export function differingField(a: unknown, b: unknown): string {
  const [one, other] = [a, b] as Record<string, unknown>[];
  const fields = Object.keys({ ...one, ...other });
  return fields.find((field) => fingerprintOf(one[field]) !== fingerprintOf(other[field])) ?? 'its form';
}

/** Chance deals whatever is due, until it is for somebody else to act. */
export function dealOut(game: Game, position: unknown, random: Random): void {
  while (game.actors(position) & BY_CHANCE) {
    const draw = game.draw(position);
    game.deal(position, random.shuffle([...draw.from]).slice(0, draw.count));
  }
}

/** Plays some random steps on a bare position, as search bots do. */
export function playOn(game: Game, position: unknown, random: Random, steps: number): void {
  const moves: Move[] = [];
  for (let step = 0; step < steps; step++) {
    dealOut(game, position, random);
    const actors = game.actors(position);
    if (actors === 0) return;
    const seats = seatsOf(actors);
    const choice = random.below(seats.length + (actors & BY_CLOCK ? 1 : 0));
    const count = choice < seats.length ? game.legal(position, seats[choice], moves) : 0;
    if (count > 0) game.apply(position, seats[choice], moves[random.below(count)]);
    else if (actors & BY_CLOCK) game.apply(position, CLOCK, TICK);
  }
}

/** Where each card lies, as far as anybody at the table sees it: a hand from its own seat, a pile from any. */
export function placesOf({ game, seats }: Match, position: unknown): Map<string, string> {
  const placeOf = new Map<string, string>();
  for (let seat = SPECTATOR; seat < seats; seat++) {
    for (const [place, cards] of Object.entries(game.view(position, seat).places)) {
      for (const id of cards) if (id !== null) placeOf.set(id, place);
    }
  }
  return placeOf;
}
