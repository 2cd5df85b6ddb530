// "What if": another choice at this moment, the hand finished by bots, compared with what happened.

import { legalTexts, Match, orderOf } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { USUAL_BOT } from '../setup/players.ts';
import type { Film } from '../sources/replay/film.ts';
import type { Look } from '../sources/replay/replay-table.ts';
import { Face } from '../table/card.tsx';
import type { TableModel } from '../table/model.ts';
import { type OtherWay, pointsAfter } from './finish.ts';
import { finishApart } from './line.ts';
import { SheetDialog } from './sheet-dialog.tsx';
import type { TransportProps } from './transport-props.ts';
import type { Finished } from './what-if-worker.ts';

interface Choice {
  readonly seat: number;
  readonly played: string;
  readonly others: readonly string[];
}

/**
 * The next choice of whoever's eyes are used, or of anybody where all cards are open, and what else was allowed; undefined
 * where the log ends before one.
 */
function choiceAt(
  film: Film,
  at: number,
  { seat, open }: Look,
): (Choice & { readonly at: number }) | undefined {
  const { record, game } = film;
  const match = new Match(game, record.rules, record.seats.length);
  for (const [step, { by, do: text }] of record.log.entries()) {
    if (step >= at && typeof by === 'number' && (open || by === seat)) {
      const others = legalTexts(game, match.position, by).filter((other) => other !== text);
      if (others.length > 0) return { seat: by, played: text, others, at: step };
    }
    match.act(by, text);
  }
  return undefined;
}

/** Longer lists are searched. */
const MANY = 12;

export function WhatIf({
  moment,
  model,
  look,
  play,
  close,
}: TransportProps & { readonly close: () => void }): JSX.Element {
  const { film } = moment;
  const choice = useMemo(
    () => choiceAt(film, moment.at.value, look.value),
    [film, moment.at.value, look.value],
  );
  const wanted = useSignal('');
  const tried = useSignal<{ readonly text: string; readonly finished?: Finished } | undefined>(undefined);
  const end = useRef(() => {});
  useEffect(() => () => end.current(), []);
  if (!choice) {
    return (
      <SheetDialog title="What if" close={close}>
        <p>
          {look.value.open ? 'Nobody' : model.table.names[look.value.seat]} had no choice after this moment:
          step back.
        </p>
      </SheetDialog>
    );
  }
  const name = model.table.names[choice.seat];
  const wayOf = (text: string): OtherWay => ({
    record: film.record,
    at: choice.at,
    seat: choice.seat,
    text,
    bot: USUAL_BOT,
  });
  const attempt = (text: string): void => {
    end.current();
    const working = finishApart(wayOf(text));
    end.current = working.end;
    tried.value = { text };
    void working.finished.then((finished) => {
      if (tried.value?.text === text) tried.value = { text, finished };
    });
  };
  const said = choice.others.map((text) => ({ text, words: orderOf(film.game, text) }));
  const shown = said
    .filter(({ words }) => words.toLowerCase().includes(wanted.value.toLowerCase()))
    .slice(0, MANY);
  return (
    <SheetDialog title="What if" close={close}>
      <p>
        {name} chose: <b>{orderOf(film.game, choice.played)}</b>. Choose otherwise, and bots play the hand to
        its end.
      </p>
      {choice.others.length > MANY && (
        <input
          class="field"
          type="search"
          aria-label={`Find one of ${choice.others.length} choices`}
          placeholder={`Find one of ${choice.others.length} choices`}
          value={wanted.value}
          onInput={(event) => (wanted.value = event.currentTarget.value)}
        />
      )}
      <div class="choices">
        {shown.map(({ text, words }) => (
          <OtherChoice
            key={text}
            model={model}
            text={text}
            isTried={tried.value?.text === text}
            attempt={attempt}
          >
            {words}
          </OtherChoice>
        ))}
      </div>
      {tried.value && (
        <Compared film={film} at={choice.at} seat={choice.seat} name={name} finished={tried.value.finished} />
      )}
      {tried.value?.finished && 'points' in tried.value.finished && (
        <button type="button" class="btn primary" onClick={() => void play(wayOf(tried.value!.text))}>
          See it on the table
        </button>
      )}
    </SheetDialog>
  );
}

interface OtherChoiceProps {
  readonly model: TableModel;
  readonly text: string;
  readonly isTried: boolean;
  readonly attempt: (text: string) => void;
  readonly children: string;
}

/** What can be done instead; with its face where it is one card. */
function OtherChoice({ model, text, isTried, attempt, children }: OtherChoiceProps): JSX.Element {
  const { pack } = model.game;
  const cards = text.split(' ').filter((word) => pack.find(word) !== undefined);
  return (
    <button
      type="button"
      class={cards.length === 1 ? 'btn small of-card' : 'btn small'}
      aria-pressed={isTried}
      onClick={() => attempt(text)}
    >
      {cards.length === 1 && (
        <span class="card" aria-hidden="true">
          <Face svg={model.faces.face(cards[0])} />
        </span>
      )}
      {children}
    </button>
  );
}

interface ComparedProps {
  readonly film: Film;
  readonly at: number;
  readonly seat: number;
  readonly name: string;
  readonly finished: Finished | undefined;
}

function Compared({ film, at, seat, name, finished }: ComparedProps): JSX.Element {
  const hand = film.stand(at).tally.hands.length;
  const was = pointsAfter(film.stand(film.length).tally, hand)?.[seat];
  if (!finished) return <p role="status">The bots play the hand out…</p>;
  if ('trouble' in finished) return <p role="alert">{finished.trouble}</p>;
  return (
    <div class="two-ways" role="status">
      <div>
        <span class="soft">As it was</span>
        <p class="g">{was === undefined ? 'not finished' : `${name} ${was}`}</p>
      </div>
      <div class="new">
        <span class="soft">So, with bots</span>
        <p class="g">
          {name} {finished.points[seat]}
        </p>
      </div>
    </div>
  );
}
