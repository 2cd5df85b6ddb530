// What the player has done so far: the figures of every game, and how today's deal stands.

import { capital } from '@messdeck/engine';
import * as words from '#words/unfinished.ts';
import { boxes } from '../games/catalog.ts';
import { counted, type Figures, figuresOf } from '../history/figures.ts';
import { history } from '../history/keep.ts';
import type { PastMatch } from '../history/past.ts';
import { dailyOf, wentOf } from '../patience/daily.ts';
import type { StoredMatch } from '../sources/local/session.ts';

/** Today's deal on the shelf: its game, and how it stands. */
export interface Today {
  readonly game: string;
  readonly stands: string;
}

interface SoFar {
  readonly today: Today;
  readonly figures: Readonly<Record<string, Figures>>;
}

export async function soFar(unfinished: readonly StoredMatch[]): Promise<SoFar> {
  const all = await history();
  const past = counted(all);
  const games = boxes.flatMap((box) => box.games);
  return {
    today: sayToday(all, unfinished),
    figures: Object.fromEntries(
      games.map(({ id }) => [id, figuresOf(past.filter(({ game }) => game === id))]),
    ),
  };
}

/** "Not played yet. 6 days in a row." */
function sayToday(past: readonly PastMatch[], unfinished: readonly StoredMatch[]): Today {
  const { game, result, open, streak } = dailyOf(past, unfinished, new Date());
  const stands = result ? `${capital(wentOf(result))}.` : open ? words.dealStarted : words.dealNotPlayed;
  return { game, stands: words.dealStands(stands, streak) };
}
