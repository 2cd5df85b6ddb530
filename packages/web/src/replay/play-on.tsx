// Playing on from a moment of a replay: a match of one's own with the same cards so far, as any seat, against bots.

import { YOU } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import * as say from '#words/replay.tsx';
import { LEVELS, USUAL_BOT } from '../games/players.ts';
import { SheetDialog } from '../shared/sheet-dialog.tsx';
import { newSeed, openMatchFrom } from '../sources/local/session.ts';
import type { TransportProps } from './transport-props.ts';

export function PlayOn({
  moment,
  look,
  close,
}: TransportProps & { readonly close: () => void }): JSX.Element {
  const { record, game } = moment.film;
  const seat = useSignal(look.value.seat);
  const level = useSignal(USUAL_BOT);
  const trouble = useSignal('');
  const over = moment.at.value >= moment.film.length && record.result !== undefined;
  const begin = (event: Event): void => {
    event.preventDefault();
    // Whose seat is taken goes to the seat that becomes free.
    const { name: theirs } = record.seats[seat.value];
    const seats = record.seats.map(({ name }, other) =>
      other === seat.value ? { name: YOU } : { name: name === YOU ? theirs : name, bot: level.value },
    );
    const log = record.log.slice(0, moment.at.value).map(({ by, do: text }) => ({ by, do: text }));
    openMatchFrom({ game: game.id, rules: record.rules, seats, seed: newSeed(), log, practice: true }).catch(
      (error: Error) => (trouble.value = error.message),
    );
  };
  return (
    <SheetDialog title={say.playFromHere} close={close}>
      {over ? (
        <p>{say.overHere}</p>
      ) : (
        <form class="play-on" onSubmit={begin}>
          <p>{say.sameCards}</p>
          <Row
            title={say.yourSeat}
            name="seat"
            ways={record.seats.map(({ name }, other) => [String(other), name === YOU ? say.yourself : name])}
            at={String(seat.value)}
            choose={(other) => (seat.value = Number(other))}
          />
          {record.seats.length > 1 && (
            <Row
              title={say.otherPlayers}
              name="level"
              ways={LEVELS.map(({ bot, title }) => [bot, say.several(title)])}
              at={level.value}
              choose={(bot) => (level.value = bot)}
            />
          )}
          <button type="submit" class="btn primary">
            {say.takeSeat}
          </button>
          <p role="status">{trouble.value}</p>
        </form>
      )}
    </SheetDialog>
  );
}

interface RowProps {
  readonly title: string;
  readonly name: string;
  readonly ways: readonly (readonly [value: string, words: string])[];
  readonly at: string;
  readonly choose: (value: string) => void;
}

/** Ways that exclude each other, side by side. */
function Row({ title, name, ways, at, choose }: RowProps): JSX.Element {
  return (
    <fieldset class="row-of">
      <legend>{title}</legend>
      {ways.map(([value, words]) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === at} onChange={() => choose(value)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
