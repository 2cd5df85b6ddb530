// A player of ours, with what it offers beyond what the match runner asks for.

import type { Player } from '@messdeck/engine';

/** A bot in its seat, which may also be able to drop its plans. */
export interface BotPlayer extends Player {
  /** Forgets the plans it has made: the next choice follows from what it has heard and its numbers alone. */
  forget?(): void;
}
