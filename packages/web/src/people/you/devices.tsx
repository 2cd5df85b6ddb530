// The devices that speak for you, and the way to shut a lost one out.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { day, devices as words } from '#words/people.ts';
import { ask } from '../../sources/remote/api.ts';
import type { Me, OwnDevice } from '../../sources/remote/identity.ts';
import { AskOnce } from '../ask-once.tsx';

interface DevicesProps {
  readonly me: Me;
  readonly changed: () => Promise<void>;
}

export function Devices({ me, changed }: DevicesProps): JSX.Element {
  const asked = useSignal<string | undefined>(undefined);
  const { devices } = me;
  const isLast = devices.length === 1;
  return (
    <section class="sheet-of devices" aria-labelledby="devices">
      <header>
        <h2 id="devices">{words.title}</h2>
        <span class="soft">{words.sub(devices.length)}</span>
      </header>
      <ul>
        {devices.map((device) => (
          <li key={device.device} data-kind={device.kind}>
            <Row device={device} ask={() => (asked.value = device.device)} />
            {asked.value === device.device && (
              <AskOnce
                sentence={questionOf(device, isLast)}
                yes={words.shutOut}
                no={words.keep}
                act={async () => {
                  await ask('DELETE', `/people/me/devices/${device.device}`);
                  asked.value = undefined;
                  await changed();
                }}
                leave={() => (asked.value = undefined)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function questionOf({ here, kind }: OwnDevice, isLast: boolean): string {
  if (isLast) return words.sureOfLast;
  return here ? words.sureOfThis : words.sure(words.kind[kind]);
}

function Row({ device, ask: shut }: { readonly device: OwnDevice; readonly ask: () => void }): JSX.Element {
  const { kind, here, at, last } = device;
  return (
    <div class="row">
      <span>
        <b>{words.kind[kind]}</b>
        {here && <i>{words.thisOne}</i>}
        <small>{kind === 'file' ? words.saved(day(at)) : words.since(day(at), day(last))}</small>
      </span>
      <button
        type="button"
        class="btn small"
        data-action="shut out"
        aria-label={words.shutOutWhich(words.kind[kind])}
        onClick={shut}
      >
        {words.shutOut}
      </button>
    </div>
  );
}
