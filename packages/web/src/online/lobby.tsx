// The lobby: tables of this browser, and public ones that wait for players or can be watched.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Notice, Wait } from '../app/notice.tsx';
import { ask, type ToldTable } from '../sources/remote/api.ts';
import { keptTables } from './kept.ts';
import { HereMark, OnlinePage, sentenceOf } from './parts.tsx';
import { clockWords, titleOf } from './words.ts';

export function Lobby(): JSX.Element {
  const tables = useSignal<readonly ToldTable[] | undefined>(undefined);
  const trouble = useSignal('');
  useEffect(() => {
    const look = (): Promise<void> =>
      ask<{ tables: ToldTable[] }>('GET', '/tables').then(
        (answer) => {
          trouble.value = '';
          tables.value = answer.tables;
        },
        (error: unknown) => {
          trouble.value = sentenceOf(error);
        },
      );
    void look();
    const timer = setInterval(() => void look(), 5000);
    return () => clearInterval(timer);
  }, []);
  if (!tables.value) {
    return trouble.value ? (
      <Notice title="No tables here" sentence={trouble.value} />
    ) : (
      <Wait sentence="Looking round the room." />
    );
  }
  const own = keptTables();
  const others = tables.value.filter(({ table }) => !own.some(({ id }) => id === table));
  return (
    <OnlinePage title="Tables" subtitle="Play with others">
      <main class="lobby">
        {own.length > 0 && (
          <section aria-labelledby="own">
            <h2 id="own">Your tables</h2>
            <ul>
              {own.slice(0, 8).map(({ id, kept }) => (
                <li class="tbl" key={id}>
                  <h3>{titleOf(kept.game)}</h3>
                  <span class="ppl">as {kept.name}</span>
                  <a class="btn small act" href={`#/t/${id}`}>
                    Go there
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="public">
          <h2 id="public">Public tables</h2>
          {others.length === 0 && (
            <p>
              Nobody has opened a table just now. Open one: choose a game on the shelf, set the table, and ask
              friends in.
            </p>
          )}
          <ul>
            {others.map((table) => (
              <Row key={table.table} table={table} />
            ))}
          </ul>
        </section>
        <a class="btn" href="#/">
          To the shelf
        </a>
      </main>
    </OnlinePage>
  );
}

function Row({ table }: { readonly table: ToldTable }): JSX.Element {
  const free = table.state === 'waiting' && table.seats.includes(null);
  return (
    <li class="tbl">
      <h3>{titleOf(table.game)}</h3>
      <span class="ppl">
        {table.seats.map((seat, at) => (
          <span key={at} class={seat ? '' : 'gap'}>
            {seat && <HereMark seat={seat} />}
            {seat?.name ?? 'free'}
          </span>
        ))}
      </span>
      <span class="st">
        {table.state === 'waiting' ? 'waits for players' : 'is being played'}
        {clockWords(table.clock) && `, ${clockWords(table.clock)}`}
      </span>
      <a class="btn small act" href={free ? `#/t/${table.table}` : `#/watch/${table.table}`}>
        {free ? 'Sit down' : 'Look on'}
      </a>
    </li>
  );
}
