// The card that was asked to be seen large, if there is one; how it is shown is fetched with the first.

import type { Faces } from '@messdeck/faces';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Later } from '../../shared/later.tsx';
import { cardsInSight, hearAsked } from './ask-for.ts';

interface Asked {
  readonly card: string;
  readonly among: readonly string[];
}

interface CloseUpsProps {
  readonly pack: { readonly id: string; find(card: string): number | undefined };
  readonly faces: Faces;
  /** The selector of the sheet whose cards these are, if they lie in one. */
  readonly sheet?: string;
}

export function CloseUps({ pack, faces, sheet }: CloseUpsProps): JSX.Element | null {
  const asked = useSignal<Asked | undefined>(undefined);
  useEffect(() => {
    const isCard = (id: string): boolean => pack.find(id) !== undefined;
    return hearAsked(sheet, (card) => {
      if (isCard(card)) asked.value ??= { card, among: cardsInSight(sheet).filter(isCard) };
    });
  }, [pack, sheet]);
  const close = (): void => {
    asked.value = undefined;
  };
  return asked.value ? (
    <Later load={loadCloseUp} props={{ pack: pack.id, faces, close, ...asked.value }} />
  ) : null;
}

const loadCloseUp = async () => (await import('./close-up.tsx')).CloseUp;
