// The cards of all five packs that hold what is looked for, pack by pack; each leads to its place in the binder.

import { type Faces, loadFaces, type PackId } from '@messdeck/faces';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import * as say from '#words/study/packs.tsx';
import { boxes } from '../../games/catalog.ts';
import { Drawn, holds } from '../../shared/frame.tsx';
import { binders } from '../../table/close-up/card-facts.ts';

interface FoundInPack {
  readonly pack: PackId;
  readonly title: string;
  readonly faces: Faces;
  readonly cards: readonly string[];
}

export function FoundCards({ wanted }: { readonly wanted: string }): JSX.Element {
  const faces = useSignal<ReadonlyMap<PackId, Faces> | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    Promise.all(boxes.map(async ({ pack }) => [pack, await loadFaces(pack)] as const)).then(
      (all) => (faces.value = new Map(all)),
      () => (failed.value = true),
    );
  }, []);
  const found = useMemo(() => findCards(faces.value ?? new Map(), wanted), [faces.value, wanted]);
  return (
    <main class="binder">
      <div class="grid">
        <p class="count-found" role="status">
          {failed.value ? say.packsNotLoaded : faces.value ? countOf(found) : say.openingBoxes}
        </p>
        {found.map(({ pack, title, faces: drawn, cards }) => (
          <section key={pack} aria-label={title}>
            <h2>{title}</h2>
            {cards.map((id) => (
              <a key={id} class="card" href={`#/packs/${pack}/${id}`}>
                <Drawn svg={drawn.face(id)} />
                <span class="sr">{drawn.name(id)}</span>
              </a>
            ))}
          </section>
        ))}
      </div>
    </main>
  );
}

/** Every word has to be in a card's name, or in what its group is called. */
function findCards(faces: ReadonlyMap<PackId, Faces>, wanted: string): FoundInPack[] {
  const words = wanted.trim().split(/\s+/);
  return boxes.flatMap(({ pack, title }) => {
    const drawn = faces.get(pack);
    if (!drawn) return [];
    const cards = binders[pack].groups.flatMap((group) =>
      group.cards.filter((id) => {
        const text = `${drawn.name(id)} ${drawn.short(id)} ${group.title}`;
        return words.every((word) => holds(text, word));
      }),
    );
    return cards.length > 0 ? [{ pack, title, faces: drawn, cards }] : [];
  });
}

function countOf(found: readonly FoundInPack[]): string {
  const count = found.reduce((sum, { cards }) => sum + cards.length, 0);
  if (count === 0) return say.noSuchCard;
  const where = found.length === 1 ? say.onePack : say.packs(found.length);
  return count === 1 ? say.oneCard : say.cardsIn({ count, packs: where });
}
