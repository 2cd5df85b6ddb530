// The contest on the table, with what every seat answered; before the first one the cut.

import { agree } from '@messdeck/engine';
import type { JSX } from 'preact';
import * as say from '#words/games/national-contest/table.tsx';
import type { LayoutProps } from '../../table/model/layout.ts';
import { chairOf } from '../../table/model/seating.ts';
import { Card, Picture } from '../../table/parts/card.tsx';
import { type Answer, type Contest, contestNow, lastCut, SEATS } from './contest.ts';

export function ContestPart({ model }: LayoutProps): JSX.Element {
  const entries = model.table.entries.value;
  const { phase } = model.view.value;
  const contest = contestNow(entries, SEATS);
  const cut =
    phase === 'ticket' || phase === 'cut' || (phase === 'shuffle' && !contest) ? lastCut(entries) : undefined;
  return (
    <section class="contest" aria-label={cut ? say.theCut : say.theContest}>
      <ol>
        <li class="x" data-place="contest">
          {contest ? (
            <Contested model={model} contest={contest} />
          ) : (
            <div class="slot" aria-hidden="true">
              {cut ? say.cutHere : say.contestHere}
            </div>
          )}
        </li>
        {cut
          ? cut.map((card, seat) => (
              <li key={seat} class={chairOf(model, seat)}>
                <Picture model={model} card={card} />
                <span class="tag">{model.names[seat]}</span>
              </li>
            ))
          : asked(contest).map((answer) => (
              <AnswerPart key={answer.seat} model={model} answer={answer} contest={contest} />
            ))}
      </ol>
    </section>
  );
}

/** Seats in the order asked, or as they sit. */
function asked(contest: Contest | undefined): readonly Answer[] {
  if (contest && contest.answers.length > 0) return contest.answers;
  return Array.from({ length: SEATS }, (_, seat) => ({ seat }));
}

function Contested({ model, contest }: LayoutProps & { readonly contest: Contest }): JSX.Element {
  const { card, capturedBy, contestant } = contest;
  const by = capturedBy ?? contestant;
  const name = by === model.you ? say.you : model.names[by];
  return (
    <>
      <Card key={card} model={model} card={card} place="contest" />
      <span class={capturedBy === undefined ? 'tag' : 'tag won'}>
        {capturedBy === undefined ? say.putUpBy(name) : say.capturedBy(name)}
      </span>
    </>
  );
}

function AnswerPart({
  model,
  answer: { seat, said },
  contest,
}: LayoutProps & { readonly answer: Answer; readonly contest: Contest | undefined }): JSX.Element {
  const { actors, phase } = model.view.value;
  const bid = said !== undefined && said !== 'pass' ? said : undefined;
  const won = contest?.capturedBy === seat && bid !== undefined;
  const now = phase === 'bid' && actors.includes(seat);
  const next =
    phase === 'bid' && model.mine && said === undefined && actors.includes((seat + SEATS - 1) % SEATS);
  const passes = agree(model, [seat], say.passes, say.pass);
  const words = said === 'pass' ? passes : now ? say.toBid : next ? say.next : '';
  return (
    <li class={`${chairOf(model, seat)}${won ? ' takes' : ''}`} data-place={`bid:${seat}`}>
      {bid ? (
        contest?.capturedBy === undefined ? (
          <Card key={bid} model={model} card={bid} place={`bid:${seat}`} />
        ) : (
          <Picture model={model} card={bid} />
        )
      ) : (
        <div class={now ? 'slot now' : 'slot'}>{words && <span>{words}</span>}</div>
      )}
      <span class="tag">{model.names[seat]}</span>
    </li>
  );
}
