// The first sheet, before it is printed: its front, its back, and held to the light.

import type { PackId } from '@messdeck/faces';
import type { DeckPreview } from '@messdeck/print';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/study/packs.tsx';
import { Drawn } from '../../shared/frame.tsx';
import { deckWishes } from './make-files.ts';
import type { PrintWishes } from './print-wishes.ts';
import { Segments } from './segments.tsx';

type Side = 'front' | 'back' | 'light';

const SIDES: readonly (readonly [Side, string])[] = [
  ['front', words.front],
  ['back', words.back],
  ['light', words.heldLight],
];

interface SheetPreviewProps {
  readonly pack: PackId;
  readonly wishes: PrintWishes;
}

export function SheetPreview({ pack, wishes }: SheetPreviewProps): JSX.Element {
  const preview = useSignal<DeckPreview | undefined>(undefined);
  const wanted = useSignal<Side>('front');
  const failed = useSignal(false);
  const { paper, way, edition, braille, backs, right, up } = wishes;
  useEffect(() => {
    let left = false;
    void import('@messdeck/print')
      .then(({ previewDeck }) => previewDeck(deckWishes(pack, wishes)))
      .then(
        (drawn) => {
          if (!left) preview.value = drawn;
        },
        () => (failed.value = true),
      );
    return () => {
      left = true;
    };
  }, [pack, paper, way, edition, braille, backs, right, up]);
  const drawn = preview.value;
  const sides = SIDES.filter(([side]) => drawn?.[side] !== undefined);
  const side = drawn?.[wanted.value] === undefined ? 'front' : wanted.value;
  return (
    <section class="print-preview" aria-label={words.preview}>
      {sides.length > 1 && (
        <Segments
          name="print-side"
          label={words.sideSheet}
          quiet
          values={sides}
          value={side}
          choose={(chosen) => (wanted.value = chosen)}
        />
      )}
      {drawn ? (
        <div class="paper" role="img" aria-label={says(drawn, side)}>
          <Drawn svg={drawn[side] ?? drawn.front} />
        </div>
      ) : (
        <p class="paper">{failed.value ? words.notDrawn : words.drawingSheet}</p>
      )}
      {drawn && <p class="shows">{shows(drawn, side, right !== 0 || up !== 0)}</p>}
    </section>
  );
}

const span = ([first, last]: DeckPreview['cards']): string =>
  first === last ? first : words.span({ first, last });

function says({ cards }: DeckPreview, side: Side): string {
  if (side === 'back') return words.firstBack;
  return side === 'front' ? words.firstFront(span(cards)) : words.heldToLight;
}

function shows({ cards }: DeckPreview, side: Side, moved: boolean): string {
  if (side === 'front') return words.firstSheet(span(cards));
  if (side === 'back') return words.otherSide;
  return moved ? words.redMoved : words.redMiss;
}
