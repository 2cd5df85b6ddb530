// The packs: every card to look through, with its facts; each card has its address.

import { type Faces, loadFaces, type PackId } from '@messdeck/faces';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { boxes } from '../../app/catalog.ts';
import { Drawn, holds, SheetPage } from '../frame.tsx';
import type { StudyProps } from '../index.ts';
import './packs.css';
import { binders } from './card-facts.ts';

export function Packs({ path: [packId, cardId] }: StudyProps): JSX.Element {
  const pack = boxes.find((box) => box.pack === packId)?.pack ?? boxes[0].pack;
  const wanted = useSignal('');
  const faces = useSignal<{ readonly pack: PackId; readonly faces: Faces } | undefined>(undefined);
  useEffect(() => {
    let left = false;
    void loadFaces(pack).then((loaded) => {
      if (!left) faces.value = { pack, faces: loaded };
    });
    return () => {
      left = true;
    };
  }, [pack]);
  const find = (
    <input
      class="field"
      type="search"
      placeholder="Find a card"
      aria-label="Find a card"
      value={wanted.value}
      onInput={(event) => (wanted.value = event.currentTarget.value)}
    />
  );
  return (
    <SheetPage title="The packs" sub="Every card of the five packs, with its facts" tools={find}>
      <nav class="lids" aria-label="Packs">
        {boxes.map((box) => (
          <a
            key={box.pack}
            href={`#/packs/${box.pack}`}
            aria-current={box.pack === pack ? 'true' : undefined}
          >
            <b>{box.title}</b>
            <small>{binders[box.pack].groups.reduce((sum, { cards }) => sum + cards.length, 0)} cards</small>
          </a>
        ))}
      </nav>
      {faces.value?.pack === pack ? (
        <Binder pack={pack} faces={faces.value.faces} cardId={cardId} wanted={wanted.value} />
      ) : (
        <main class="waiting">
          <p role="status">Opening the box…</p>
        </main>
      )}
    </SheetPage>
  );
}

interface BinderProps {
  readonly pack: PackId;
  readonly faces: Faces;
  readonly cardId: string | undefined;
  readonly wanted: string;
}

function Binder({ pack, faces, cardId, wanted }: BinderProps): JSX.Element {
  const { groups } = binders[pack];
  const all = groups.flatMap(({ cards }) => cards);
  const chosen = all.includes(cardId ?? '') ? cardId! : all[0];
  const fits = (id: string): boolean => holds(`${faces.name(id)} ${faces.short(id)}`, wanted);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (cardId) grid.current?.querySelector(`[aria-current]`)?.scrollIntoView({ block: 'nearest' });
  }, [cardId]);
  const found = groups.map(({ title, cards }) => ({ title, cards: cards.filter(fits) }));
  return (
    <main class="binder with-aside">
      <div class="grid" ref={grid}>
        {found
          .filter(({ cards }) => cards.length > 0)
          .map(({ title, cards }) => (
            <section key={title}>
              <h2>{title}</h2>
              {cards.map((id) => (
                <a
                  key={id}
                  class="card"
                  href={`#/packs/${pack}/${id}`}
                  aria-current={id === chosen ? 'true' : undefined}
                >
                  <Drawn svg={faces.face(id)} />
                  <span class="sr">{faces.name(id)}</span>
                </a>
              ))}
            </section>
          ))}
        {found.every(({ cards }) => cards.length === 0) && (
          <p class="none-found" role="status">
            No card of this pack is called so.
          </p>
        )}
      </div>
      <aside aria-label={faces.name(chosen)}>
        <OneCard pack={pack} faces={faces} id={chosen} all={all} />
      </aside>
    </main>
  );
}

interface OneCardProps {
  readonly pack: PackId;
  readonly faces: Faces;
  readonly id: string;
  readonly all: readonly string[];
}

function OneCard({ pack, faces, id, all }: OneCardProps): JSX.Element {
  const at = all.indexOf(id);
  const to = (step: number): string => `#/packs/${pack}/${all[(at + step + all.length) % all.length]}`;
  const games = boxes.find((box) => box.pack === pack)!.games;
  return (
    <>
      <div class="onecard">
        <div class="card" role="img" aria-label={faces.name(id)}>
          <Drawn svg={faces.face(id)} />
        </div>
        <div>
          <h2>{faces.name(id)}</h2>
          <nav class="deeds" aria-label="Neighbouring cards">
            <a class="btn small" href={to(-1)}>
              ‹ Before
            </a>
            <a class="btn small" href={to(1)}>
              Next ›
            </a>
          </nav>
        </div>
      </div>
      <dl class="facts">
        {binders[pack].facts(id).map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p class="soft">
        Played in{' '}
        {games.map((game, i) => (
          <>
            {i > 0 && ', '}
            <a href={`#/rules/${game.id}`}>{game.title}</a>
          </>
        ))}
        .
      </p>
    </>
  );
}
