// What can be done when a match is over: play again, with these cards or other partners, look at it once more, keep it.

import { defaultOf, isRefusal } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/table/results.ts';
import { sameCards } from '../../sources/local/same-cards.ts';
import { newSeed, openMatch, openMatchFrom } from '../../sources/local/session.ts';
import { loadMatch } from '../../sources/local/store.ts';
import { isAlone } from '../model/alone.ts';
import type { TableModel } from '../model/model.ts';

export function Again({
  model,
  onLook,
}: {
  readonly model: TableModel;
  readonly onLook: () => void;
}): JSX.Element {
  const { table, names } = model;
  const alone = names.length === 1;
  const sides = table.state.value.sides;
  const online = table.people !== undefined;
  const pairs = !online && names.length === 4 && new Set(sides).size === 2 && sides[0] === sides[2];
  const asked = online ? table.rematchWords?.value : words.playAgain;
  const again = online ? table.rematch?.bind(table) : () => play(model, seatsOf(model));
  return (
    <>
      <div class="button-row">
        {again && asked && (
          <button type="button" class="btn primary" data-action="rematch" onClick={() => void again()}>
            {asked}
          </button>
        )}
        {isAlone(model) && (
          <button type="button" class="btn" data-action="same cards" onClick={() => void dealAgain(model)}>
            {words.sameCardsAgain}
          </button>
        )}
        {pairs && (
          <button
            type="button"
            class="btn"
            data-action="swap partners"
            onClick={() => void play(model, swapped(model))}
          >
            {words.swapPartners}
          </button>
        )}
        {online && (
          <button type="button" class="btn" data-action="replay" onClick={() => void openReplay(model)}>
            {words.replay}
          </button>
        )}
        {model.seat !== null && (
          <button type="button" class="btn" data-action="review" onClick={() => void openReplay(model, true)}>
            {words.review}
          </button>
        )}
        <TodaysResult model={model} />
        <button type="button" class="btn" data-action="look" onClick={onLook}>
          {words.viewTheTable}
        </button>
        {alone && table.state.value.canUndo && (
          <button type="button" class="btn" data-action="undo" onClick={() => model.undo()}>
            {words.undoTheLastPlay}
          </button>
        )}
        {!alone && !pairs && <OtherRules model={model} look="btn" />}
      </div>
      <p class="more">
        <a class="btn quiet small" href="#/">
          {words.backToTheShelf}
        </a>
        {(pairs || (alone && table.game.options.length > 0)) && (
          <OtherRules model={model} look="btn quiet small" />
        )}
        <button type="button" class="btn quiet small" onClick={() => void saveRecord(model)}>
          {words.saveTheRecord}
        </button>
      </p>
    </>
  );
}

/** The deal of the day leads to the text that tells others of it. */
function TodaysResult({ model }: { readonly model: TableModel }): JSX.Element | null {
  const today = useSignal(false);
  useEffect(() => {
    loadMatch(model.table.id).then((stored) => (today.value = stored?.daily !== undefined));
  }, []);
  if (!today.value) return null;
  return (
    <a class="btn" href="#/daily">
      {words.todaysResult}
    </a>
  );
}

interface OtherRulesProps {
  readonly model: TableModel;
  readonly look: string;
}

function OtherRules({ model: { table }, look }: OtherRulesProps): JSX.Element {
  if (table.people !== undefined) {
    return (
      <a class={look} href={`#/friends/${table.game.id}`}>
        {words.hostAnotherTable}
      </a>
    );
  }
  const open = (event: MouseEvent): void => {
    // Into a tab of its own the usual rules go.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    location.hash = `#/set/${table.game.id}`;
    history.replaceState(asSet(table), '');
  };
  return (
    <a class={look} href={`#/set/${table.game.id}`} onClick={open}>
      {words.changeTheRules}
    </a>
  );
}

/** The table as it was set, for the form to begin with: anyone who changes one thing need not choose the rest again. */
function asSet({ game, rules, bots }: TableModel['table']): Record<string, unknown> {
  const seats = bots.length;
  const chosen = game.options.filter((option) => rules[option.key] !== defaultOf(option, seats));
  return { seats, bots: [...bots], rules: Object.fromEntries(chosen.map(({ key }) => [key, rules[key]])) };
}

interface Chair {
  readonly name: string;
  readonly bot?: string;
}

function seatsOf({ table }: TableModel): Chair[] {
  return table.names.map((name, seat) => {
    const bot = table.bots[seat];
    return bot === undefined ? { name } : { name, bot };
  });
}

/** Anyone who sat opposite changes chairs with the left neighbour. */
function swapped(model: TableModel): Chair[] {
  const seats = seatsOf(model);
  const me = model.seat ?? 0;
  const [left, partner] = [(me + 1) % 4, (me + 2) % 4];
  [seats[left], seats[partner]] = [seats[partner], seats[left]];
  return seats;
}

/** The same table again, with new cards. */
async function play({ table }: TableModel, seats: readonly Chair[]): Promise<void> {
  await openMatch({ game: table.game.id, rules: table.rules, seats, seed: newSeed() });
}

async function dealAgain({ table }: TableModel): Promise<void> {
  const stored = await loadMatch(table.id);
  if (stored) await openMatchFrom(await sameCards(stored));
}

/** The match once more, all cards open; with a review every choice of the player is looked at. */
async function openReplay({ table, seat }: TableModel, review = false): Promise<void> {
  const record = await table.record();
  if (isRefusal(record)) return;
  const { makeLink } = await import('../../sources/replay/link.ts');
  const link = `#/replay/${await makeLink(record, table.game)}`;
  location.hash = review ? `${link}/0/${seat ?? 0}/review` : link;
}

async function saveRecord({ table }: TableModel): Promise<void> {
  const record = await table.record();
  if (isRefusal(record)) return;
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(record)}\n`], { type: 'application/jsonl' }));
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: `${table.game.id}-${table.id}.jsonl`,
  });
  link.click();
  URL.revokeObjectURL(url);
}
