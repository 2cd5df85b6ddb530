// Laws of clones: a clone has every field of the original, goes the same way with the same moves, and its own with others.

import type { Game, Match, Random } from '../src/index.ts';
import type { Fail } from './broken.ts';
import { difference } from './difference.ts';
import { allViews, differingField, fingerprintOf, playOn } from './positions.ts';

/** A clone equals the original, fields that nobody sees included, and is independent of it. */
export function lawfulClone(match: Match, random: Random, fail: Fail): void {
  const { game, position } = match;
  const [views, fields] = [allViews(match, position), fingerprintOf(position)];
  const clone = game.clone(position);
  if (fingerprintOf(clone) !== fields) {
    fail(`a clone has every field of the original: ${differingField(position, clone)} differs`);
  }
  const looks = allViews(match, clone);
  if (looks !== views) fail(`a clone equals the original:\n${difference(looks, views)}`);
  playOn(game, clone, random, 12);
  if (fingerprintOf(position) !== fields || allViews(match, position) !== views)
    fail('a clone is independent');
}

/** A clone that comes along with a match, move by move. */
export class Companion {
  /** The same game; whatever is done to the position of the match is done to the clone as well. */
  readonly game: Game;
  private match: Match | undefined;
  private clone: unknown;

  constructor(game: Game) {
    const doubled: Partial<Game> = {
      apply: (position, actor, move) => this.both(position, (p) => game.apply(p, actor, move)),
      deal: (position, cards) => this.both(position, (p) => game.deal(p, cards)),
    };
    this.game = Object.assign(Object.create(game) as Game, doubled);
  }

  private both(position: unknown, step: (position: unknown) => void): void {
    step(position);
    if (this.match && position === this.match.position) step(this.clone);
  }

  /** From here on a new clone comes along. */
  join(match: Match): void {
    this.match = match;
    this.clone = match.game.clone(match.position);
  }

  /** The clone that has come along looks as the match does. */
  check(fail: Fail): void {
    if (!this.match) return;
    const [looks, views] = [this.clone, this.match.position].map((p) => allViews(this.match!, p));
    if (looks !== views)
      fail(`a clone goes the same way as the original with the same moves:\n${difference(looks, views)}`);
  }
}
