// A brass dial: how much is left of a call window, or of the time after which the clock acts. Its length is the game's own
// (`GameParts.clock`), as the player has stretched it; its ticks go out one after another.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

const TICKS = 12;

interface DialProps {
  /** Milliseconds: how long it runs, and how much of that is gone. */
  readonly length: number;
  readonly gone: number;
}

/** A tick from the inner to the outer rim, the first at the top. */
function tick(i: number): string {
  const angle = (2 * Math.PI * i) / TICKS;
  const at = (radius: number): string =>
    `${(28 + radius * Math.sin(angle)).toFixed(1)} ${(28 - radius * Math.cos(angle)).toFixed(1)}`;
  return `M${at(19)}L${at(26)}`;
}

export function Dial({ length, gone }: DialProps): JSX.Element {
  const seconds = useSignal(Math.ceil((length - gone) / 1000));
  useEffect(() => {
    const ends = performance.now() + length - gone;
    const look = (): void => {
      seconds.value = Math.max(0, Math.ceil((ends - performance.now()) / 1000));
    };
    const timer = setInterval(look, 200);
    return () => clearInterval(timer);
  }, []);
  return (
    <svg class="dial" viewBox="0 0 56 56" aria-hidden="true">
      {Array.from({ length: TICKS }, (_, i) => (
        <path
          key={i}
          d={tick(i)}
          style={`animation-delay:${Math.round(length * (1 - i / TICKS) - gone)}ms`}
        />
      ))}
      <text x="28" y="35">
        {seconds.value}
      </text>
    </svg>
  );
}
