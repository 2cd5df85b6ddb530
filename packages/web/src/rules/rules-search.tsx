// What the rules of all games say about some words, or the rule with a number: a list of links into the pages.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import * as words from '#words/rules.tsx';
import { allPassages, excerpt, type Passage, search } from './passages.ts';

/** As many as are read; anyone who finds more has looked for too little. */
const MOST = 60;

interface RulesSearchProps {
  readonly wanted: string;
  /** The game whose rules were being read. */
  readonly reading: string;
}

export function RulesSearch({ wanted, reading }: RulesSearchProps): JSX.Element {
  const passages = useSignal<readonly Passage[] | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    allPassages().then(
      (all) => (passages.value = all),
      () => (failed.value = true),
    );
  }, []);
  const found = useMemo(
    () => search(passages.value ?? [], wanted, reading),
    [passages.value, wanted, reading],
  );
  if (failed.value) return <p role="status">{words.notLoaded}</p>;
  if (!passages.value) return <p role="status">{words.oneMoment}</p>;
  return (
    <>
      <p role="status">{countOf(found)}</p>
      <ol class="found">
        {found.slice(0, MOST).map((passage, i) => (
          <li key={i}>
            <a href={passage.address}>
              <b>{passage.name}</b> <span class="soft">{passage.title}</span>
              <span class="said">
                {excerpt(passage.text, wanted).map((piece, k) =>
                  k % 2 === 1 ? <mark key={k}>{piece}</mark> : piece,
                )}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

function countOf(found: readonly Passage[]): string {
  if (found.length === 0) return words.noRule;
  const games = new Set(found.map(({ game }) => game)).size;
  const where = games === 1 ? words.ofGame(found[0].title) : words.ofGames(games);
  const places = found.length === 1 ? words.onePlace : words.places(found.length);
  return words.placesIn({ places, where, first: found.length > MOST ? words.theFirst(MOST) : '' });
}
