// The packs: every card to look through, with its facts; each card has its address.

import { type Faces, loadFaces, type PackId } from '@messdeck/faces';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as say from '#words/study/packs.tsx';
import { boxes } from '../../games/catalog.ts';
import { Drawn, SheetPage } from '../../shared/frame.tsx';
import type { StudyProps } from '../../shared/page-props.ts';
import './packs.css';
import { binders } from '../../table/close-up/card-facts.ts';
import { FoundCards } from './found-cards.tsx';
import { PrintPack } from './print-pack.tsx';

/** What an address names in the place of a pack that looks for cards. */
const SEARCH = 'search';

const cardsIn = (pack: PackId): number =>
  binders[pack].groups.reduce((sum, { cards }) => sum + cards.length, 0);

export function Packs({ path }: StudyProps): JSX.Element {
  const [packId, cardId] = path;
  const looked = packId === SEARCH;
  // The pack that was open before somebody began to look for something.
  const opened = useRef(boxes[0]);
  if (!looked) opened.current = boxes.find((box) => box.pack === packId) ?? boxes[0];
  const { pack } = opened.current;
  const wanted = useSignal('');
  // Somebody comes by an address; typing writes it without one, so that the focus stays where it is.
  useEffect(() => {
    wanted.value = looked ? (cardId ?? '') : '';
  }, [path]);
  const look = (words: string): void => {
    const was = wanted.value;
    wanted.value = words;
    const address = words === '' ? `#/packs/${pack}` : `#/packs/${SEARCH}/${encodeURIComponent(words)}`;
    // The first letter is a step of its own, so that the way back leads to what was open.
    if (was === '' || words === '') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  };
  const searching = wanted.value.trim() !== '';
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
  const printing = useSignal(false);
  const find = (
    <input
      class="field"
      type="search"
      placeholder={say.findCard}
      aria-label={say.findCardAnyPack}
      value={wanted.value}
      onInput={(event) => look(event.currentTarget.value)}
    />
  );
  return (
    <SheetPage
      title={say.thePacks}
      sub={say.everyCard}
      tools={
        <>
          <button type="button" class="btn small" onClick={() => (printing.value = true)}>
            {say.print}
          </button>
          {find}
        </>
      }
    >
      <nav class="lids" aria-label={say.severalPacks}>
        {boxes.map((box) => (
          <a
            key={box.pack}
            href={`#/packs/${box.pack}`}
            aria-current={!searching && box.pack === pack ? 'true' : undefined}
          >
            <b>{box.title}</b>
            <small>{say.cards(cardsIn(box.pack))}</small>
          </a>
        ))}
      </nav>
      {printing.value && (
        <PrintPack pack={pack} cards={cardsIn(pack)} close={() => (printing.value = false)} />
      )}
      {searching ? (
        <FoundCards wanted={wanted.value} />
      ) : faces.value?.pack === pack ? (
        <Binder pack={pack} faces={faces.value.faces} cardId={cardId} />
      ) : (
        <main class="waiting">
          <p role="status">{say.openingBox}</p>
        </main>
      )}
    </SheetPage>
  );
}

interface BinderProps {
  readonly pack: PackId;
  readonly faces: Faces;
  readonly cardId: string | undefined;
}

function Binder({ pack, faces, cardId }: BinderProps): JSX.Element {
  const { groups } = binders[pack];
  const all = groups.flatMap(({ cards }) => cards);
  const chosen = all.includes(cardId ?? '') ? cardId! : all[0];
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (cardId) grid.current?.querySelector(`[aria-current]`)?.scrollIntoView({ block: 'nearest' });
  }, [cardId]);
  return (
    <main class="binder with-aside">
      <div class="grid" ref={grid}>
        {groups.map(({ title, cards }) => (
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
          <nav class="deeds" aria-label={say.neighboringCards}>
            <a class="btn small" href={to(-1)}>
              {say.before}
            </a>
            <a class="btn small" href={to(1)}>
              {say.next}
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
        {say.playedIn(
          games.map((game, i) => (
            <>
              {i > 0 && ', '}
              <a href={`#/rules/${game.id}`}>{game.title}</a>
            </>
          )),
        )}
      </p>
    </>
  );
}
