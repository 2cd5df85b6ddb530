// Reporting a player to the operator of the server: whom, and why. The talk and the log around it go along.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import * as words from '#words/online/chat.ts';
import { reasonOf } from '../../shared/reason.ts';
import { SheetDialog } from '../../shared/sheet-dialog.tsx';
import { ask, isPersons } from '../../sources/remote/api.ts';
import type { TableConnection } from '../../sources/remote/table-connection.ts';

interface ReportProps {
  readonly remote: TableConnection;
  readonly seat: number;
}

/** Nothing where nobody else plays. */
export function ReportButton({ remote, seat }: ReportProps): JSX.Element | null {
  const opened = useSignal(false);
  const others = (remote.told.value?.seats ?? []).flatMap((sitter, at) =>
    sitter && at !== seat && isPersons(sitter) ? [{ at, name: sitter.name }] : [],
  );
  if (others.length === 0) return null;
  return (
    <>
      <button type="button" class="linklike" data-action="report" onClick={() => (opened.value = true)}>
        {words.report}
      </button>
      {opened.value && (
        <ReportSheet id={remote.id} seat={seat} others={others} close={() => (opened.value = false)} />
      )}
    </>
  );
}

interface SheetProps {
  readonly id: string;
  readonly seat: number;
  readonly others: readonly { readonly at: number; readonly name: string }[];
  readonly close: () => void;
}

function ReportSheet({ id, seat, others, close }: SheetProps): JSX.Element {
  const about = useSignal(others[0].at);
  const reason = useSignal('');
  const trouble = useSignal('');
  const sent = useSignal(false);
  const send = (event: Event): void => {
    event.preventDefault();
    trouble.value = '';
    const body = { seat: about.value, reason: reason.value };
    ask('POST', `/tables/${id}/seats/${seat}/report`, { body }).then(
      () => (sent.value = true),
      (error: unknown) => (trouble.value = reasonOf(error)),
    );
  };
  return (
    <SheetDialog title={words.reportPlayer} close={close}>
      {sent.value ? (
        <p role="status">{words.reportSent}</p>
      ) : (
        <form class="report" onSubmit={send}>
          <p class="soft">{words.whoReadsReports}</p>
          <fieldset class="levels">
            <legend>{words.whom}</legend>
            {others.map(({ at, name }) => (
              <button
                type="button"
                class="btn"
                key={at}
                aria-pressed={about.value === at}
                onClick={() => (about.value = at)}
              >
                {name}
              </button>
            ))}
          </fieldset>
          <label>
            {words.whatHappened}
            <input
              class="field"
              required
              maxLength={300}
              value={reason.value}
              onInput={(event) => (reason.value = event.currentTarget.value)}
            />
          </label>
          <p role="status">{trouble.value}</p>
          <button type="submit" class="btn primary">
            {words.sendReport}
          </button>
        </form>
      )}
    </SheetDialog>
  );
}
