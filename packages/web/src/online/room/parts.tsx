// Small parts of the pages of tables on a server: the bar, marks for who is here.

import type { Signal } from '@preact/signals';
import type { ComponentChildren, JSX, Ref } from 'preact';
import * as words from '#words/online/room.tsx';
import { openHowTo } from '../../shared/open-sheet.ts';
import { ToShelf } from '../../shared/to-shelf.tsx';
import type { TableSeat } from '../../sources/remote/api.ts';

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

/** How to play and the rules from there. */
export function RulesButton({ game }: { readonly game: string }): JSX.Element {
  return (
    <button type="button" class="btn boxed" onClick={() => openHowTo({ game, from: 'table' })}>
      {words.rules}
    </button>
  );
}

interface NameFieldProps {
  readonly name: Signal<string>;
  readonly help?: string;
  readonly field?: Ref<HTMLInputElement>;
}

/** What the others are to call somebody. */
export function NameField({ name, help, field = null }: NameFieldProps): JSX.Element {
  return (
    <label class={help && 'question'}>
      <span class="lbl">{words.yourName}</span>
      {help && <span class="help">{help}</span>}
      <input
        class="field"
        ref={field}
        value={name.value}
        maxLength={24}
        required
        autocomplete="nickname"
        onInput={(event) => (name.value = event.currentTarget.value)}
      />
    </label>
  );
}

/** A full disc: here; a ring: away; a hatched square: a bot. */
export function HereMark({ seat }: { readonly seat: TableSeat }): JSX.Element {
  const kind = seat.bot !== undefined ? 'bot' : seat.here ? '' : 'away';
  return <i class={`here-mark ${kind}`} aria-hidden="true" />;
}
