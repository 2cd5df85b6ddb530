// The card that was asked to be seen large, if there is one; how it is shown is fetched with the first.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Later } from '../later.tsx';
import type { LayoutProps } from '../layout.ts';
import { cardsInSight, hearAsked } from './ask-for.ts';

interface Asked {
  readonly card: string;
  readonly among: readonly string[];
}

export function CloseUps({ model }: LayoutProps): JSX.Element | null {
  const asked = useSignal<Asked | undefined>(undefined);
  useEffect(() => {
    const { pack } = model.game;
    const isCard = (id: string): boolean => pack.find(id) !== undefined;
    return hearAsked((card) => {
      if (isCard(card)) asked.value ??= { card, among: cardsInSight().filter(isCard) };
    });
  }, [model]);
  const close = (): void => {
    asked.value = undefined;
  };
  return asked.value ? <Later load={loadCloseUp} props={{ model, close, ...asked.value }} /> : null;
}

const loadCloseUp = async () => (await import('./close-up.tsx')).CloseUp;
