// The strengths of bots, to choose one from.

import type { JSX } from 'preact';
import { LEVELS } from '../games/players.ts';

export function LevelOptions(): JSX.Element {
  return (
    <>
      {LEVELS.map(({ bot, title }) => (
        <option key={bot} value={bot}>
          {title}
        </option>
      ))}
    </>
  );
}
