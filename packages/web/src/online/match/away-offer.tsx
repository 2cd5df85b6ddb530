// Somebody has been away for a while and no clock runs: any player can let a bot play until that person is back, and the
// host can remove the person. Shown below what is asked, so that it covers no card; the table's notes say it aloud.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import * as words from '#words/online/match.tsx';
import { reasonOf } from '../../shared/reason.ts';
import { ask } from '../../sources/remote/api.ts';
import type { TableConnection } from '../../sources/remote/table-connection.ts';
import { remove } from '../room/invitations.ts';
import { RemoveQuestion } from '../room/remove-question.tsx';

export function AwayOffer({ remote }: { readonly remote: TableConnection }): JSX.Element | null {
  const asks = useSignal(false);
  const trouble = useSignal('');
  const told = remote.told.value;
  const at = longestAway(remote);
  const name = told?.seats[at]?.name;
  if (!told || name === undefined || remote.seat === null) return null;
  const attempt = (task: () => Promise<unknown>) => (): void => {
    trouble.value = '';
    task().catch((error: unknown) => {
      trouble.value = reasonOf(error);
    });
  };
  const standIn = attempt(() => ask('POST', `/tables/${told.table}/seats/${at}/stand-in`));
  return (
    <div class="away-offer">
      <p>
        <strong>{words.away(name)}</strong> <span role="alert">{trouble.value}</span>
      </p>
      <button type="button" class="btn small" data-action="stand in" onClick={standIn}>
        {words.letBotPlay(name)}
      </button>
      {told.host === remote.seat && (
        <button type="button" class="linklike" data-action="remove" onClick={() => (asks.value = true)}>
          {words.removeName(name)}
        </button>
      )}
      {asks.value && (
        <RemoveQuestion
          playing
          name={name}
          renews={!told.public}
          remove={attempt(() => remove(told, at))}
          close={() => (asks.value = false)}
        />
      )}
    </div>
  );
}

/** The seat that may be stood in for: first the one that the others wait for; -1 if there is none. */
function longestAway({ told, entries }: TableConnection): number {
  const seats = told.value?.seats ?? [];
  const away = seats.flatMap((seat, at) => (seat?.mayStandIn ? [at] : []));
  const actors = entries.value.at(-1)?.view.actors ?? [];
  return away.find((at) => actors.includes(at)) ?? away.at(0) ?? -1;
}
