// "Take your name along": a link, good once and for ten minutes, that makes another device you, too; or a key file.

import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { along as words, you } from '#words/people.ts';
import { CopyButton } from '../../online/copy-button.tsx';
import { linkTo } from '../../online/room/link-to.ts';
import { QrCode } from '../../online/room/qr-code.tsx';
import { reasonOf } from '../../shared/reason.ts';
import { SheetDialog } from '../../shared/sheet-dialog.tsx';
import { ask } from '../../sources/remote/api.ts';
import type { Me } from '../../sources/remote/identity.ts';
import { SaveKeyFile } from './save-key-file.tsx';

interface TakeAlongProps {
  readonly me: Me;
  readonly changed: () => Promise<void>;
  readonly close: () => void;
}

interface Code {
  readonly link: string;
  /** When it runs out, by `performance.now`, and how long it was good for. */
  readonly until: number;
  readonly whole: number;
}

/** How often is looked whether somebody has come. */
const LOOK_EVERY = 2000;

export function TakeAlong({ me, changed, close }: TakeAlongProps): JSX.Element {
  const code = useSignal<Code | undefined>(undefined);
  const trouble = useSignal('');
  const taken = useTaken(me);
  const make = async (): Promise<void> => {
    trouble.value = '';
    try {
      const made = await ask<{ code: string; inMs: number }>('POST', '/people/me/transfers');
      code.value = {
        link: linkTo('along', made.code),
        until: performance.now() + made.inMs,
        whole: made.inMs,
      };
    } catch (error) {
      trouble.value = reasonOf(error);
    }
  };
  useEffect(() => {
    void make();
  }, []);
  const leave = (): void => {
    close();
    void changed();
  };
  return (
    <SheetDialog title={words.title} close={leave}>
      <div class="along">
        {taken.value ? (
          <p class="taken" role="status">
            {taken.value}
          </p>
        ) : (
          <Open code={code} name={me.name || you.nameless} trouble={trouble.value} make={make} />
        )}
        <p class="soft">
          {words.careful} {words.forTheDay} <SaveKeyFile name={me.name} />
        </p>
      </div>
    </SheetDialog>
  );
}

interface OpenProps {
  readonly code: Signal<Code | undefined>;
  readonly name: string;
  readonly trouble: string;
  readonly make: () => Promise<void>;
}

function Open({ code, name, trouble, make }: OpenProps): JSX.Element {
  const now = useNow();
  const left = code.value && code.value.until - now;
  if (!code.value || left === undefined)
    return trouble ? <p role="alert">{trouble}</p> : <p role="status">{words.making}</p>;
  if (left <= 0)
    return (
      <p role="alert">
        {words.ranOut}{' '}
        <button type="button" class="btn small" onClick={() => void make()}>
          {words.another}
        </button>
      </p>
    );
  return (
    <>
      <div class="qrrow">
        <QrCode text={code.value.link} says={words.qr} />
        <ol>
          {words.steps(name).map((step) => (
            <li key={step}>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      </div>
      <div class="along-link">
        <input
          class="field"
          readOnly
          value={code.value.link}
          aria-label={words.link}
          data-link="along"
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={code.value.link} kind="btn small" />
      </div>
      <div class="burnrow" role="timer" aria-label={words.validFor(Math.ceil(left / 60_000))}>
        <i style={{ '--left': `${(left / code.value.whole) * 100}%` }} />
        <span aria-hidden="true">{words.left(minutes(Math.min(left, code.value.whole)))}</span>
      </div>
    </>
  );
}

/** "8:36". */
function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function useNow(): number {
  const now = useSignal(performance.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now.value;
}

/** Looks whether another device has come meanwhile; says which. */
function useTaken(me: Me): Signal<string> {
  const said = useSignal('');
  useEffect(() => {
    const known = new Set(me.devices.map(({ device }) => device));
    const look = async (): Promise<void> => {
      const now = await ask<Me>('GET', '/people/me').catch(() => undefined);
      const fresh = now?.devices.find(({ device, kind }) => kind !== 'file' && !known.has(device));
      if (fresh) said.value = words.taken(fresh.kind, me.name || you.nameless);
    };
    const timer = setInterval(() => void look(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return said;
}
