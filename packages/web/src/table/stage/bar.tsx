// The bar along the top: where one is, how it stands, taking back, and the drawers.

import { listAnd } from '@messdeck/engine/mechanics/lists';
import type { JSX } from 'preact';
import { figure } from '#words/numbers.ts';
import * as words from '#words/table/stage.tsx';
import { openRule } from '../../shared/open-rule.ts';
import { openHowTo } from '../../shared/open-sheet.ts';
import { keyed } from '../../shared/settings.ts';
import { ToShelf } from '../../shared/to-shelf.tsx';
import { isAlone } from '../model/alone.ts';
import { columns } from '../model/columns.ts';
import type { Guide, Layout } from '../model/layout.ts';
import type { TableModel } from '../model/model.ts';
import { SORTINGS } from '../model/order.ts';
import { roundOf } from '../model/round-of.ts';

interface BarProps {
  readonly model: TableModel;
  readonly layout: Layout;
  readonly guide?: Guide | undefined;
  readonly extra?: JSX.Element | undefined;
  /** The same in the menu of a phone. */
  readonly inMenu?: JSX.Element | undefined;
}

export function Bar({ model, layout, guide, extra, inMenu }: BarProps): JSX.Element {
  const { table, game } = model;
  const { canUndo, canRedo } = table.state.value;
  return (
    <header class="bar">
      <ToShelf look="btn" words={isAlone(model) ? words.toShelfSaved : words.toTheShelf} />
      <div class="where">
        <h1>{layout.title ?? game.title}</h1>
        <Parts said={guide ? [guide.subtitle] : (layout.subtitle?.(model.view.value, model) ?? [])} />
      </div>
      {guide && (
        <a class="btn leave" href="#/">
          {guide.leave}
        </a>
      )}
      {canUndo && (
        <button type="button" class="btn" data-action="undo" onClick={() => model.undo()}>
          {table.people ? words.takeBack : words.undo}
        </button>
      )}
      {canRedo && (
        <button type="button" class="btn" data-action="redo" onClick={() => model.redo()}>
          {words.redo}
        </button>
      )}
      {extra}
      {!guide && <Score model={model} />}
      {!guide && layout.plaques !== false && <PauseButton model={model} kind="btn wide" />}
      {layout.hand !== false && <SortButton model={model} kind="btn wide" />}
      <button type="button" class="btn wide" onClick={() => explain(model)}>
        {words.rules}
      </button>
      {layout.lastTrick && (
        <button type="button" class="btn wide" popovertarget="last" aria-keyshortcuts={keyed('L')}>
          {words.last(roundOf(layout))}
        </button>
      )}
      <button type="button" class="btn wide" popovertarget="settings">
        {words.settings}
      </button>
      {!guide && <GiveUp model={model} layout={layout} kind="btn wide" />}
      <button type="button" class="btn phone" popovertarget="menu" aria-label={words.more}>
        <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 5h18v2.500H3ZM3 11h18v2.500H3ZM3 17h18v2.500H3Z" />
        </svg>
      </button>
      <Menu model={model} layout={layout} guide={guide} inMenu={inMenu} />
    </header>
  );
}

/** In one line, as much of it as fits whole. */
function Parts({ said }: { readonly said: readonly string[] }): JSX.Element {
  return (
    <span class="parts">
      {said.map((part) => (
        <span key={part}>{part} </span>
      ))}
    </span>
  );
}

/** The rules, beginning with how to play. */
export function explain(model: TableModel): void {
  openHowTo({ game: model.game.id, from: 'table', rules: () => openRule() });
}

/** How the sides stand, own first; on a phone the way to the sheet. */
function Score({ model }: { readonly model: TableModel }): JSX.Element {
  const scores = model.view.value.scores;
  const heads = columns(model);
  const shown = heads.length === 2 ? heads : heads.slice(0, 1);
  const spoken = heads.map(
    (group) => `${listAnd(group.map((seat) => model.names[seat]))} ${figure(scores[group[0]] ?? 0)}`,
  );
  return (
    <button type="button" class="btn score num phone" popovertarget="sheet">
      <span aria-hidden="true">
        {heads.length > 2 && shown[0][0] === model.you && 'You '}
        {shown.map((group) => figure(scores[group[0]] ?? 0)).join(' : ')}
      </span>
      <span class="sr">{words.scoreSheet(spoken.join(', '))}</span>
    </button>
  );
}

/** Sorts the hand the other way; nothing where there is no hand to sort. */
function SortButton({
  model,
  kind,
}: {
  readonly model: TableModel;
  readonly kind: string;
}): JSX.Element | null {
  if (model.hand.value.length === 0) return null;
  const next = model.sorting.value === 'suit' ? 'rank' : 'suit';
  const sort = (): void => {
    model.sorting.value = next;
  };
  return (
    <button type="button" class={kind} aria-keyshortcuts={keyed('S')} onClick={sort}>
      {words.sort(SORTINGS[next])}
    </button>
  );
}

/** Halts the table, where nobody but bots would wait. */
function PauseButton({
  model,
  kind,
}: {
  readonly model: TableModel;
  readonly kind: string;
}): JSX.Element | null {
  const over = model.table.state.value.tally.result !== undefined;
  if (over || model.names.length === 1 || !isAlone(model)) return null;
  const halted = model.halted.value;
  return (
    <button
      type="button"
      class={kind}
      data-action="pause"
      aria-pressed={halted}
      aria-keyshortcuts={keyed('P')}
      onClick={() => (model.halted.value = !halted)}
    >
      {halted ? words.continueWord : words.pause}
    </button>
  );
}

/** Ends the match for good, unless it is brought back; nothing where it is over. */
function GiveUp({
  model,
  layout,
  kind,
}: {
  readonly model: TableModel;
  readonly layout: Layout;
  readonly kind: string;
}): JSX.Element | null {
  const { state, id } = model.table;
  if (state.value.tally.result || !isAlone(model)) return null;
  const end = async (): Promise<void> => {
    const { giveUp } = await import('../../play/giving-up.tsx');
    model.close();
    location.hash = '#/';
    const title = layout.title ?? model.game.title;
    await giveUp({ id, title, back: () => (location.hash = `#/play/${id}`) });
  };
  return (
    <button type="button" class={kind} data-action="give up" onClick={() => void end()}>
      {words.giveUp}
    </button>
  );
}

/** On a phone the rarer drawers stand in a menu. */
function Menu({ model, layout, guide, inMenu }: BarProps): JSX.Element {
  const close = (): void => document.getElementById('menu')?.hidePopover();
  const show = (id: string) => (): void => {
    close();
    document.getElementById(id)?.showPopover();
  };
  return (
    <div class="menu" id="menu" popover="auto">
      <button type="button" class="btn" onClick={show('log')}>
        {words.whatHappened}
      </button>
      {layout.lastTrick && (
        <button type="button" class="btn" onClick={show('last')}>
          {words.last(roundOf(layout))}
        </button>
      )}
      <button
        type="button"
        class="btn"
        onClick={() => {
          close();
          explain(model);
        }}
      >
        {words.rules}
      </button>
      {inMenu}
      <SortButton model={model} kind="btn" />
      {!guide && layout.plaques !== false && <PauseButton model={model} kind="btn" />}
      <button type="button" class="btn" onClick={show('settings')}>
        {words.settings}
      </button>
      <a class="btn" href="#/">
        {isAlone(model) ? words.saveItForLater : words.toTheShelf}
      </a>
      {!guide && <GiveUp model={model} layout={layout} kind="btn" />}
    </div>
  );
}
