// The end of a match: a proclamation for winning, losing or sharing, with what decided it, and beside it what the match
// leaves: how the scores ran, the way travelled, the flags flown. Then again, the same cards, other partners, the table.

import type { Game } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import * as words from '#words/table/results.ts';
import { hintsUsed } from '../../shared/hints-used.ts';
import { Later } from '../../shared/later.tsx';
import { ToShelf } from '../../shared/to-shelf.tsx';
import type { ReplayFrames } from '../../sources/replay/replay-frames.ts';
import type { CountMatchFigures, GameNotes } from '../model/game-notes.ts';
import type { Layout } from '../model/layout.ts';
import type { TableModel } from '../model/model.ts';
import { wears } from '../model/sides.ts';
import { Panel } from '../parts/panel.tsx';
import type { LookingBack, OverProps, Slots } from '../stage/stage-props.ts';
import { fetchNotes, useNotes } from '../stage/use-notes.ts';
import { Again } from './again.tsx';
import { Emblem } from './emblem.tsx';
import { tellsHints } from './match-figures.ts';
import { decided, finalScore, headline, onlyHand, outcomeFor } from './outcome.ts';
import { RecordSheet } from './record-sheet.tsx';
import './ends.css';

/** The end of a match with its own words for it: plain ones would be heard first, and mean something else. */
export async function endOf(layout: Layout, { parts }: Game): Promise<ComponentType<OverProps>> {
  const [counted] = await Promise.all([parts?.matchFigures?.().catch(() => undefined), fetchNotes(layout)]);
  return (props) => <MatchOver {...props} count={counted?.matchFigures} />;
}

interface CountProps {
  /** The figures that the game counts. */
  readonly count: CountMatchFigures | undefined;
}

/** The ceremony; or the table, where the last hand can be stepped through if the table tells its record. */
function MatchOver({ Table, count, ...stage }: OverProps & CountProps): JSX.Element {
  const { model, layout, slots, people } = stage;
  const back = useSignal<
    { readonly film: ReplayFrames; readonly Shown: LookingBack['LookBack'] } | undefined
  >(undefined);
  const look = async (): Promise<void> => {
    const { LookBack: Shown, filmFor } = await slots.lookBack();
    const film = await filmFor(model);
    back.value = film && { film, Shown };
    model.ceremony.value = false;
  };
  if (model.ceremony.value)
    return (
      <MatchEnd
        model={model}
        layout={layout}
        slots={slots}
        count={count}
        onLook={() => void look()}
        again={people?.again}
        wire={people?.wire}
      />
    );
  if (!back.value) return <Table {...stage} />;
  const { film, Shown } = back.value;
  return <Shown {...stage} Table={Table} film={film} />;
}

interface MatchEndProps extends CountProps {
  readonly model: TableModel;
  readonly layout: Layout;
  readonly slots: Slots;
  /** Back to the table as the match left it. */
  readonly onLook: () => void;
  /** Where people played: who plays again. */
  readonly again: JSX.Element | undefined;
  /** Where people played: trouble with the line, and who asks for a rematch. */
  readonly wire: JSX.Element | undefined;
}

function MatchEnd({ model, layout, slots, count, onLook, again, wire }: MatchEndProps): JSX.Element {
  const notes = useNotes(layout);
  useLayoutEffect(() => document.getElementById('won')?.focus(), []);
  const parts = notes?.parts?.(model);
  const title = layout.title ?? model.game.title;
  return (
    <div class="ended" data-game={model.game.id}>
      <EndBar title={title}>
        {model.names.length > 1 ? (
          words.isOver(parts?.whole ?? words.match)
        ) : (
          <Later load={slots.deal} props={{ match: model.table.id }} />
        )}
      </EndBar>
      <main class="ceremony">
        <Poster
          model={model}
          layout={layout}
          notes={notes}
          kicker={parts ? `${title}, a ${parts.whole}` : title}
          onLook={onLook}
        />
        <RecordSheet
          model={model}
          layout={layout}
          slots={slots}
          notes={notes}
          parts={parts}
          count={count}
          again={again}
        />
      </main>
      {wire}
      <Panel id="settings" title={words.settings}>
        <Later load={slots.settings} props={{}} />
      </Panel>
    </div>
  );
}

interface PosterProps {
  readonly model: TableModel;
  readonly layout: Layout;
  readonly notes: GameNotes | undefined;
  /** What was played. */
  readonly kicker: string;
  readonly onLook: () => void;
}

/** Who won, what decided it, and what to do next. */
function Poster({ model, layout, notes, kicker, onLook }: PosterProps): JSX.Element {
  const { hands, result } = model.table.state.value.tally;
  const { winners } = result!;
  const outcome = outcomeFor(model, winners);
  const first = outcome === 'lost' ? winners[0] : (model.seat ?? winners[0] ?? 0);
  const only = onlyHand(model, notes);
  const closing = hands.length > 1 ? notes?.closing?.(model) : undefined;
  return (
    <section class={`poster ${outcome} ${wears(model, first) ?? ''}`} aria-labelledby="won">
      <Emblem outcome={outcome} alone={model.names.length === 1} />
      <p class="kicker">{kicker}</p>
      <h1 id="won" tabIndex={-1}>
        {notes?.headline?.(model) ?? headline(model, winners)}
      </h1>
      <p class="score num">{finalScore(model, notes)}</p>
      <p class="how">
        {notes?.decided?.(model) ?? layout.ending?.(model) ?? only ?? decided(model, winners)}
        {closing && ` ${closing}`}
      </p>
      <Again model={model} onLook={onLook} />
      {!tellsHints(model) && <HintsTaken match={model.table.id} />}
    </section>
  );
}

interface EndBarProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** Where one is, and the way out; the headline of the page is who won. */
function EndBar({ title, children }: EndBarProps): JSX.Element {
  return (
    <header class="bar">
      <ToShelf look="btn" words={words.toTheShelf} />
      <div class="where">
        <p class="title">{title}</p>
        <span>{children}</span>
      </div>
      <button type="button" class="btn" popovertarget="settings">
        {words.settings}
      </button>
    </header>
  );
}

/** Counted, not scolded. */
function HintsTaken({ match }: { readonly match: string }): JSX.Element | null {
  const hints = hintsUsed(match);
  if (hints === 0) return null;
  return <p class="soft">{words.withHints(hints)}</p>;
}
