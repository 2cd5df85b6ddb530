// What a game's layout says besides where people play each other: whose table it is, and in the ask of the one who has just
// acted and waits for the others, the way to take it back.

import type { JSX } from 'preact';
import * as words from '#words/online/match.tsx';
import type { TableConnection } from '../../sources/remote/table-connection.ts';
import type { Layout } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import { Buttons } from '../../table/stage/ask.tsx';

export function amongPeople(layout: Layout, remote: TableConnection): Layout {
  const { Buttons: Offers = Buttons, subtitle } = layout;
  return {
    ...layout,
    subtitle: (view, model) => [...whoseTable(remote), ...(subtitle?.(view, model) ?? [])],
    Buttons: ({ model }) => (
      <>
        <Offers model={model} />
        <AskBack remote={remote} model={model} />
      </>
    ),
  };
}

/** "Dora’s table", "Your table", "You look on", "Dora’s table". */
function whoseTable({ told, seat }: TableConnection): string[] {
  const { host, seats } = told.value!;
  if (host === seat) return [words.yourTable];
  const table = words.tableOf(seats[host]?.name);
  return seat === null ? [words.youreWatching, table] : [table];
}

interface AskBackProps {
  readonly remote: TableConnection;
  readonly model: TableModel;
}

/** Where only bots play with one, nobody need agree; anyone who stays away cannot, and others are offered a bot instead. */
function AskBack({ remote, model }: AskBackProps): JSX.Element | null {
  if (model.mine || !remote.state.value.canUndo) return null;
  if (remote.told.value?.seats.some((sitter) => sitter?.mayStandIn)) return null;
  const others = remote.told.value?.seats.some((sitter, at) => sitter && !sitter.bot && at !== remote.seat);
  return (
    <div class="button-row">
      <button type="button" class="btn" data-action="ask back" onClick={() => model.undo()}>
        {others ? words.askToTakeBack : words.takeBack}
      </button>
    </div>
  );
}
