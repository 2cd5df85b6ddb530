// The one place for trouble with the line: what the page waits for, in plain words. It goes on by itself.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/online/match.tsx';
import type { LineState, TableConnection } from '../../sources/remote/table-connection.ts';
import { wordOfOperator } from './from-operator.ts';
import type { TableActivity } from './table-activity.ts';

interface Trouble {
  /** Nothing can be done before it is over. */
  readonly bad?: boolean;
  /** It is being seen to. */
  readonly waits?: boolean;
  readonly says: string;
  readonly more: string;
  readonly press?: { readonly label: string; readonly do: () => void };
}

/** What there is to know of the line. */
export type TableLine = Pick<TableConnection, 'line' | 'restarting' | 'unanswered' | 'missed' | 'seat'>;

/** A line that is back within this time was never worth a word. */
const PATIENCE = 700;

interface WireProps {
  readonly remote: TableConnection;
  readonly noticed: TableActivity;
}

export function ConnectionBanner({ remote, noticed }: WireProps): JSX.Element {
  const lost = remote.line.value === 'lost';
  const patient = useSignal(true);
  useEffect(() => {
    patient.value = true;
    if (!lost) return undefined;
    const timer = setTimeout(() => (patient.value = false), PATIENCE);
    return () => clearTimeout(timer);
  }, [lost]);
  const trouble: Trouble | undefined =
    troubleOf(remote, lost && !patient.value) ?? noticed.word.value ?? wordOfOperator(remote);
  // The box is always there: screen readers announce what changes in it, not what appears with it.
  return (
    <div class="wire-box" role="status">
      {trouble && <Slip trouble={trouble} line={remote.line.value} />}
    </div>
  );
}

function Slip({ trouble, line }: { readonly trouble: Trouble; readonly line: LineState }): JSX.Element {
  const { says, more, press, bad, waits } = trouble;
  return (
    <div class={bad ? 'wire bad' : 'wire'} data-line={line}>
      {waits && <i class="dots" aria-hidden="true" />}
      <p>
        <b>{says}</b> {more}
      </p>
      {press && (
        <button type="button" class="btn small" onClick={press.do}>
          {press.label}
        </button>
      )}
    </div>
  );
}

/** What is wrong with the line, if anything is; `lost`: for longer than is worth a word. */
export function troubleOf(remote: TableLine, lost: boolean): Trouble | undefined {
  const { unanswered, line, missed, restarting, seat } = remote;
  const safe = seat === null ? words.nothingLost : words.nothingLostChairKept;
  if (lost) {
    if (!navigator.onLine) {
      return {
        bad: true,
        waits: true,
        says: words.youOffline,
        more: words.resumesWithNetwork(safe),
        press: { label: words.tryNow, do: () => dispatchEvent(new Event('online')) },
      };
    }
    return {
      waits: true,
      says: restarting.value ? words.serverRestarting : words.connectionLost,
      more: unanswered.value ? words.moveSaved : safe,
    };
  }
  if (unanswered.value)
    return { waits: true, says: words.sentWaitingForAnswer, more: words.tableSlowRightNow };
  if (line.value === 'back' && missed.value > 0) {
    return {
      waits: true,
      says: words.backAtTable,
      more: words.catchingUp(missed.value),
    };
  }
  return undefined;
}
