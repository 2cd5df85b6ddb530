// The atlas of the Sammy pack: the states by what their cards print, six elections, and the tours of the 48 states.

import type { JSX } from 'preact';
import * as words from '#words/study/atlas.tsx';
import { SheetPage, Ways } from '../../shared/frame.tsx';
import type { StudyProps } from '../../shared/page-props.ts';
import './atlas.css';
import { Elections } from './elections.tsx';
import { States } from './states.tsx';
import { Tours } from './tours.tsx';

const WAYS = [
  { href: '#/atlas', words: words.states },
  { href: '#/atlas/elections', words: words.elections },
  { href: '#/atlas/tours', words: words.tours },
] as const;

export function Atlas({ path: [page, ...rest] }: StudyProps): JSX.Element {
  const at = page === 'elections' ? 1 : page === 'tours' ? 2 : 0;
  const sub = [words.census, words.votesYears, words.acrossBorders];
  return (
    <SheetPage
      title={words.title}
      sub={sub[at]}
      tools={<Ways label={words.parts} ways={WAYS} at={WAYS[at].href} />}
    >
      {at === 1 && <Elections year={Number(rest[0])} />}
      {at === 2 && <Tours way={rest[0] ?? ''} />}
      {at === 0 && <States layer={page ?? ''} chosen={rest[0] ?? ''} />}
    </SheetPage>
  );
}
