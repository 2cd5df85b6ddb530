// A time to call, for those who listen: what is asked, how long there is to answer, and how much of that is left.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/table/call-aloud.ts';

/** Seconds before the end at which the time left is said. */
const SAID_AT = [10, 5];

interface CallAloudProps {
  readonly asks: string;
  /** Milliseconds: how long it runs, and how much of that is gone. */
  readonly length: number;
  readonly gone: number;
}

export function CallAloud({ asks, length, gone }: CallAloudProps): JSX.Element {
  const opened = useSignal(Math.round((length - gone) / 1000));
  const left = useSignal<number | undefined>(undefined);
  useEffect(() => {
    const timers = SAID_AT.map((seconds) => [seconds, length - gone - 1000 * seconds] as const)
      .filter(([, later]) => later > 0)
      .map(([seconds, later]) => setTimeout(() => (left.value = seconds), later));
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <>
      <p>{words.seconds(asks, opened.value)}</p>
      {left.value !== undefined && <p key={left.value}>{words.secondsLeft(left.value)}</p>}
    </>
  );
}
