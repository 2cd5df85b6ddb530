// Millimeters by tenths: typed, or with a key to either side.

import type { JSX } from 'preact';

const MOST = 5;

interface StepperProps {
  readonly label: string;
  /** What the two keys do: "Farther left", "Farther right". */
  readonly less: string;
  readonly more: string;
  readonly value: number;
  readonly set: (value: number) => void;
}

export function Stepper({ label, less, more, value, set }: StepperProps): JSX.Element {
  // Tenths do not add up in binary: 0.1 + 0.2.
  const to = (wanted: number): void =>
    set(Math.max(-MOST, Math.min(MOST, Math.round((wanted || 0) * 10) / 10)));
  return (
    <div class="stepper">
      <button type="button" aria-label={less} disabled={value <= -MOST} onClick={() => to(value - 0.1)}>
        −
      </button>
      <label>
        <input
          type="number"
          min={-MOST}
          max={MOST}
          step="0.1"
          value={value}
          onChange={({ currentTarget }) => {
            to(Number(currentTarget.value));
          }}
        />
        <small>{label}</small>
      </label>
      <button type="button" aria-label={more} disabled={value >= MOST} onClick={() => to(value + 0.1)}>
        +
      </button>
    </div>
  );
}
