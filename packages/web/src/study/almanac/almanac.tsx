// The almanac: facts about the games that were counted, each with its interval. #/almanac is the front page,
// #/almanac/<game> a game's own, #/almanac/how says how it is counted.

import type { JSX } from 'preact';
import { findOnShelf } from '../../games/catalog.ts';
import type { StudyProps } from '../../shared/page-props.ts';
import './almanac.css';
import { Front } from './front.tsx';
import { GamePage } from './game-page.tsx';
import { How } from './how.tsx';

export function Almanac({ path: [part = ''] }: StudyProps): JSX.Element {
  if (part === 'how') return <How />;
  return findOnShelf(part) ? <GamePage key={part} id={part} /> : <Front />;
}
