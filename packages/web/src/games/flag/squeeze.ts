// How far the cards of a stack lie apart: as far as is comfortable, closer where the run is long, so that the whole
// stack stays in sight.

export interface Steps {
  /** From one face-down card to the next, in pixels. */
  readonly down: number;
  /** From one card of the run to the next. */
  readonly run: number;
}

/** Parts of a card's height: the usual steps, and those at which an edge or an index can still be made out. */
const USUAL_DOWN = 0.11;
const LEAST_DOWN = 0.05;
const USUAL_RUN = 0.31;
const LEAST_RUN = 0.18;

export function squeeze(faceDown: number, run: number, height: number, card: number): Steps {
  const between = Math.max(0, run - 1);
  const room = Math.max(0, height - card);
  const fits = (down: number, step: number): boolean => faceDown * down + between * step <= room;
  const usual = { down: card * USUAL_DOWN, run: card * USUAL_RUN };
  if (fits(usual.down, usual.run)) return usual;
  // The run gives way first, then the backs, then the run again.
  const readable = card * LEAST_RUN;
  if (fits(usual.down, readable)) return { down: usual.down, run: (room - faceDown * usual.down) / between };
  const edge = card * LEAST_DOWN;
  if (fits(edge, readable))
    return { down: (room - between * readable) / Math.max(1, faceDown), run: readable };
  const down = Math.min(edge, room / Math.max(1, faceDown + between));
  return { down, run: between === 0 ? readable : Math.max(0, room - faceDown * down) / between };
}

/** How high a stack of that many cards is with these steps. */
export function heightOf(faceDown: number, run: number, card: number, steps: Steps): number {
  return faceDown * steps.down + Math.max(0, run - 1) * steps.run + card;
}
