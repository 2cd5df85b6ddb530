// Small parts of the pages of tables on a server: the bar, marks for who is here.

import type { ComponentChildren, JSX } from 'preact';
import { ToShelf } from '../app/to-shelf.tsx';
import { openHowTo } from '../learn/open.ts';
import { inWords } from '../setup/choices.ts';
import type { TableSeat } from '../sources/remote/api.ts';

interface PageProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly children: ComponentChildren;
  readonly tools?: ComponentChildren;
  readonly room?: boolean;
}

export function OnlinePage({ title, subtitle, children, tools, room }: PageProps): JSX.Element {
  return (
    <div class={room ? 'room' : 'online-page'}>
      <header class="bar">
        <ToShelf look="btn" />
        <div class="where">
          <h1>{title}</h1>
          {subtitle && <span>{subtitle}</span>}
        </div>
        {tools}
      </header>
      {children}
    </div>
  );
}

/** In the middle of the cloth: how many chairs are taken. */
export function ChairCount({ seats }: { readonly seats: readonly (TableSeat | null)[] }): JSX.Element | null {
  // Of fewer chairs none leaves the middle free.
  if (seats.length < 4) return null;
  const free = seats.filter((seat) => seat === null).length;
  const words = free === 1 ? 'one chair is free' : `${inWords(free)} chairs are free`;
  return (
    <li class="count" aria-hidden="true">
      <span class="lbl">
        {seats.length - free} of {seats.length}
      </span>
      <span>{free === 0 ? 'all are taken' : words}</span>
    </li>
  );
}

/** How to play, and the rules from there. */
export function RulesButton({ game }: { readonly game: string }): JSX.Element {
  return (
    <button type="button" class="btn boxed" onClick={() => openHowTo({ game, from: 'table' })}>
      Rules
    </button>
  );
}

/** A full disc: here; a ring: away; a hatched square: a bot. */
export function HereMark({ seat }: { readonly seat: TableSeat }): JSX.Element {
  const kind = seat.bot !== undefined ? 'bot' : seat.here ? '' : 'away';
  return <i class={`here-mark ${kind}`} aria-hidden="true" />;
}

export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
