// The Reserve and the Active pile. The top of the Active pile is drawn with a press; the rest opens as a drawer, in
// which a buried card is chosen together with everything above it.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import * as say from '#words/games/sigs/table.tsx';
import { Later } from '../../shared/later.tsx';
import { cardsIn } from '../../table/model/cards-in.ts';
import type { LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import { Back, Face } from '../../table/parts/card.tsx';
import { dragCard } from '../../table/parts/drag.ts';
import { Panel } from '../../table/parts/panel.tsx';
import { costsCount, handCost } from './cost.ts';
import { factsOf, isBetweenHands } from './facts.ts';
import { callOpen, comesNext, discardOpen, drawFrom } from './halt.ts';

const DRAWER = 'active-pile';

export function Piles({ model }: LayoutProps): JSX.Element {
  return (
    <div class="piles">
      <Reserve model={model} />
      <Active model={model} />
      <Down model={model} />
      <Cost model={model} />
    </div>
  );
}

/** Whether a draw can be pressed: in one's draw, and in the call time before it, where it lets the discard pass. */
function mayDraw(model: TableModel, text: string): boolean {
  if (callOpen(model)) return comesNext(model);
  return model.view.value.legal.includes(text);
}

function Reserve({ model }: LayoutProps): JSX.Element {
  const left = model.view.value.places['reserve']?.length ?? 0;
  const may = left > 0 && mayDraw(model, 'draw reserve');
  return (
    <button
      type="button"
      class="pile plain"
      data-place="reserve"
      data-state={may ? 'legal' : undefined}
      data-action="draw reserve"
      aria-disabled={!may}
      onClick={() => {
        if (may) drawFrom(model, 'draw reserve');
        else if (model.mine) void model.explain('draw reserve');
      }}
    >
      {left > 0 ? <Back model={model} /> : <span class="slot">{say.empty}</span>}
      <span class="tag num">{say.reserve(left)}</span>
      <span class="sr">{may ? say.cardsDrawFrom : say.cards}</span>
    </button>
  );
}

function Active({ model }: LayoutProps): JSX.Element {
  const cards = pileCards(model);
  const top = cards.at(-1);
  const open = discardOpen(model);
  const buried = model.choices.value.some(({ words }) => words[0] === 'buried') && !callOpen(model);
  return (
    <section
      class={open ? 'spread discarded' : 'spread'}
      data-place="active"
      aria-label={say.activePileFaceUp}
    >
      <div class="cards" style={`--n:${cards.length}`}>
        {cards.slice(0, -1).map((card) => (
          <div class="laid" key={card} aria-hidden="true">
            <div class="card" data-card={card}>
              <Face svg={model.faces.face(card)} />
            </div>
          </div>
        ))}
        {top === undefined ? <div class="slot">{say.empty}</div> : <Top key={top} model={model} card={top} />}
      </div>
      {cards.length > 1 && (
        <button type="button" class="look" popovertarget={DRAWER} data-state={buried ? 'legal' : undefined}>
          <span class="tag num">
            {open ? <Discard model={model} by={open.by} /> : say.active(cards.length)}
            <span class={open ? 'sr' : 'how'}>: {buried ? say.drawBuriedCard : say.lookThrough}</span>
          </span>
        </button>
      )}
      {cards.length < 2 && (
        <span class="tag num">
          {open ? <Discard model={model} by={open.by} /> : say.active(cards.length)}
        </span>
      )}
    </section>
  );
}

/** "Mabel’s discard". */
function Discard({ model, by }: { readonly model: TableModel; readonly by: number }): JSX.Element {
  return <>{say.discardOf(model.names[by])}</>;
}

function pileCards(model: TableModel): string[] {
  return cardsIn(model.view.value, 'active');
}

function Top({ model, card }: { readonly model: TableModel; readonly card: string }): JSX.Element {
  const may = mayDraw(model, 'draw active');
  const name = model.nameOf(card);
  if (!may) {
    return (
      <div class="laid">
        <div class="card" role="img" aria-label={say.onTop(name)} data-card={card}>
          <Face svg={model.faces.face(card)} />
        </div>
      </div>
    );
  }
  return (
    <div class="laid">
      <button
        type="button"
        class="card"
        data-card={card}
        data-state="legal"
        data-action="draw active"
        onClick={() => drawFrom(model, 'draw active')}
        onPointerDown={(event) =>
          dragCard(event, model, card, 'active', ({ place }) => {
            if (place === `hand:${model.seat}`) drawFrom(model, 'draw active');
          })
        }
      >
        <Face svg={model.faces.face(card)} />
        <span class="sr">{say.drawTopCard(name)}</span>
      </button>
    </div>
  );
}

/** What was won in this hand (that of the others stands on their plaques), and what the own hand would cost now. */
function Cost({ model }: LayoutProps): JSX.Element | null {
  const { rules } = model.table;
  const view = model.view.value;
  const cost = costsCount(rules) ? handCost(model.hand.value, rules['variation']) : 0;
  if (cost === 0 || isBetweenHands(view)) return null;
  const won = factsOf(view).credit[model.seat!];
  return (
    <p class="cost tag">
      {say.handWouldCost({
        won: won > 0 && <>{say.soFar(`+${won}`)}</>,
        your: won > 0 ? say.your : say.yourFirst,
        cost,
      })}
    </p>
  );
}

/** The last card of a hand, which was laid face down. */
function Down({ model }: LayoutProps): JSX.Element | null {
  const [card] = model.view.value.places['down'] ?? [];
  if (!card) return null;
  return (
    <div class="pile" data-place="down">
      <div class="card" role="img" aria-label={say.lastDiscard(model.nameOf(card))} data-card={card}>
        <Face svg={model.faces.face(card)} />
      </div>
      <span class="tag">{say.sigs}</span>
    </div>
  );
}

const loadThrough = async () => (await import('./through.tsx')).Through;

/** The Active pile looked through. */
export function ActiveDrawer({ model }: LayoutProps): JSX.Element {
  const chosen = useSignal<string | undefined>(undefined);
  return (
    <Panel id={DRAWER} title={say.activePile}>
      <Later load={loadThrough} props={{ model, cards: pileCards(model), chosen }} />
    </Panel>
  );
}
