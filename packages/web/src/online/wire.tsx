// The one place for trouble with the line: what the page waits for, in plain words. It goes on by itself.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ask } from '../sources/remote/api.ts';
import type { RemoteTable } from '../sources/remote/remote-table.ts';

interface Trouble {
  readonly says: string;
  readonly more: string;
  readonly press?: { readonly label: string; readonly do: () => void };
}

/** A line that is back within this time was never worth a word. */
const PATIENCE = 700;

export function Wire({ remote }: { readonly remote: RemoteTable }): JSX.Element | null {
  const lost = remote.line.value === 'lost';
  const patient = useSignal(true);
  useEffect(() => {
    patient.value = true;
    if (!lost) return undefined;
    const timer = setTimeout(() => (patient.value = false), PATIENCE);
    return () => clearTimeout(timer);
  }, [lost]);
  const trouble = troubleOf(remote, lost && !patient.value);
  if (!trouble) return null;
  const { says, more, press } = trouble;
  return (
    <div class="wire" role="status" data-line={remote.line.value}>
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

function troubleOf(remote: RemoteTable, lost: boolean): Trouble | undefined {
  const { unanswered, line, missed, told, seat } = remote;
  if (lost) {
    if (!navigator.onLine) {
      return {
        says: 'You are offline.',
        more: 'Nothing is lost and your chair is kept. It goes on by itself when the network is back.',
      };
    }
    return {
      says: 'The server is starting again.',
      more: unanswered.value
        ? 'What you did is safe here and will be sent once more: it counts once.'
        : 'Nothing is lost and your chair is kept.',
    };
  }
  if (unanswered.value) return { says: 'Sent, not yet answered.', more: 'The table is slow just now.' };
  if (line.value === 'back' && missed.value > 0) {
    return {
      says: 'Back at the table.',
      more: `Catching up with ${missed.value} ${missed.value === 1 ? 'thing' : 'things'} that happened…`,
    };
  }
  if (seat !== null && told.value?.state === 'playing' && told.value.seats[seat]?.standsIn) {
    return {
      says: 'A bot plays for you.',
      more: 'Take your cards back whenever you like.',
      press: { label: 'I am here', do: () => void come(remote, seat) },
    };
  }
  return undefined;
}

/** Whoever does anything has the seat back; letting pass what is not there does nothing else. */
async function come(remote: RemoteTable, seat: number): Promise<void> {
  const seen = remote.entries.value.length - 1;
  await ask('POST', `/tables/${remote.id}/seats/${seat}/actions`, { body: { do: '-', seen } }).catch(
    () => undefined,
  );
}
