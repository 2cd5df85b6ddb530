// The atlas of the Sammy pack: the states by what their cards print, six elections, and the tours of the 48 states.

import type { JSX } from 'preact';
import { SheetPage, Ways } from '../../shared/frame.tsx';
import type { StudyProps } from '../../shared/page-props.ts';
import './atlas.css';
import { Elections } from './elections.tsx';
import { States } from './states.tsx';
import { Tours } from './tours.tsx';

const WAYS = [
  { href: '#/atlas', words: 'The states' },
  { href: '#/atlas/elections', words: 'Elections' },
  { href: '#/atlas/tours', words: 'Tours' },
] as const;

export function Atlas({ path: [page, ...rest] }: StudyProps): JSX.Element {
  const at = page === 'elections' ? 1 : page === 'tours' ? 2 : 0;
  const sub = [
    '48 states, the census of 1930',
    'Electoral votes, 1912 to 1932',
    'Across borders, each state once',
  ];
  return (
    <SheetPage
      title="Atlas of the Sammy pack"
      sub={sub[at]}
      tools={<Ways label="Parts of the atlas" ways={WAYS} at={WAYS[at].href} />}
    >
      {at === 1 && <Elections year={Number(rest[0])} />}
      {at === 2 && <Tours way={rest[0] ?? ''} />}
      {at === 0 && <States layer={page ?? ''} chosen={rest[0] ?? ''} />}
    </SheetPage>
  );
}
