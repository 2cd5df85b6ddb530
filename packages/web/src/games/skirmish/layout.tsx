// Skirmish: the trick, with a Nurse that was snatched marked as such; the piles of both sides in the corners, to be
// looked into; the stock of the second deal; and above it what each side has taken and was set.

import type { Entry, View } from '@messdeck/engine';
import { capturedBy, captures, HAND_TRICKS, prisonersOf, winningCard } from '@messdeck/engine/games/skirmish';
import type { JSX } from 'preact';
import * as words from '#words/games/skirmish/table.ts';
import { LOCALE } from '#words/locale.ts';
import './style.css';
import { deed } from '../../table/model/event-lines.ts';
import { handTitle } from '../../table/model/hand-number.ts';
import type { Layout, LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import type { Rounds } from '../../table/model/rounds.ts';
import { lastTrick, type Played, trickNow } from '../../table/model/tricks.ts';
import { deedOf } from '../../table/model/words.ts';
import { type CardGroup, CardsPanel, inPackOrder } from '../../table/parts/cards-panel.tsx';
import { Cloth, Heap } from '../../table/parts/cloth.tsx';
import { afterYou, leads, TrickPart } from '../../table/parts/trick.tsx';
import { factsOf, rankOf } from './facts.ts';
import { setOf, snatchedNow } from './snatched.ts';

const SIDES = [words.army, words.navy];
const BRANCHES = ['army', 'navy'];
/** Sides wear the colours of their branch. */
const WORN = ['s-army', 's-fleet'];

function Middle({ model }: LayoutProps): JSX.Element {
  const entries = model.table.entries.value;
  const trick = trickNow(entries, 'trick');
  const snatched = snatchedNow(entries, trick.cards, model.table.state.value.sides);
  const note = ({ card }: Played): string | undefined => {
    const taken = snatched.find(({ nurse }) => nurse === card);
    return taken && words.snatchedBy(taken.by === model.you ? words.you : model.names[taken.by]);
  };
  return (
    <>
      <Standing model={model} />
      <Cloth>
        <TrickPart
          model={model}
          place="trick"
          title={words.trick}
          trick={trick}
          note={note}
          high={winningCard(model.view.value)}
        />
        <Heap model={model} place="stock" title={words.stock} at="ne" />
        <Heap model={model} place="stock:army" title={words.armyStock} at="nw" />
        <Heap model={model} place="stock:navy" title={words.navyStock} at="ne" />
        {ownFirst(model).map((side, i) => (
          <Heap
            key={side}
            model={model}
            place={`pile:${side}`}
            title={SIDES[side]}
            at={i === 0 ? 'sw' : 'se'}
            opens={`pile-${side}`}
          />
        ))}
      </Cloth>
    </>
  );
}

/** The two sides, own first. */
function ownFirst(model: TableModel): readonly [number, number] {
  return model.table.state.value.sides[model.near.value] === 1 ? [1, 0] : [0, 1];
}

/** What each side has captured and was set; the way to its pile. */
function Standing({ model }: LayoutProps): JSX.Element {
  const view = model.view.value;
  const { tricks, set } = factsOf(view);
  const mode = model.table.rules['captured'];
  const names = model.sideNames?.() ?? [words.ours, words.theirs];
  return (
    <section class="standing" aria-label={words.capturedThisHand}>
      {ownFirst(model).map((side, i) => {
        const prisoners = prisonersOf(model.table.entries.value, view, side, mode);
        const captured = prisoners.reduce((sum, { points }) => sum + points, 0) - set[side];
        return (
          <button type="button" key={side} class={WORN[side]} popovertarget={`pile-${side}`}>
            <b>{SIDES[side]}</b> <span class="big num">{signed(captured)}</span>
            <span class="sr">
              , {names[i]}, {tricks[side]} {tricks[side] === 1 ? words.oneTrick : words.tricks}
            </span>
            <span class="prisoners num">
              {set[side] > 0 && <strong>{words.setBack(figures(set[side]))}</strong>}
              {prisoners.map(({ id, branch, points }) => (
                <i key={id} class={branch} aria-hidden="true">
                  {points}
                </i>
              ))}
            </span>
            <span class="sr">{words.lookAtPile}</span>
          </button>
        );
      })}
      <p>{captures(model.table.rules)}</p>
    </section>
  );
}

/** Both piles, card by card; what is printed on the cards is added up by branch. */
function Drawers({ model }: LayoutProps): JSX.Element {
  return (
    <>
      {SIDES.map((title, side) => (
        <CardsPanel
          key={title}
          model={model}
          id={`pile-${side}`}
          title={words.pileOf(title)}
          groups={BRANCHES.map((_, i) => groupOf(model, side, side === 0 ? 1 - i : i))}
        />
      ))}
    </>
  );
}

function groupOf(model: TableModel, side: number, branch: number): CardGroup {
  const { pack } = model.game;
  const printed = (card: string): { branch: string; points: number } =>
    pack.cards[pack.find(card)!] as unknown as { branch: string; points: number };
  const cards = inPackOrder(model, model.view.value.places[`pile:${side}`] ?? []).filter(
    (card) => printed(card).branch === BRANCHES[branch],
  );
  const points = cards.reduce((sum, card) => sum + printed(card).points, 0);
  const title = words.cardsOf(SIDES[branch]);
  return { title, note: words.cardsWithPoints({ cards: cards.length, points: figures(points) }), cards };
}

function figures(points: number): string {
  return points.toLocaleString(LOCALE);
}

const signed = (points: number): string => (points < 0 ? `−${figures(-points)}` : figures(points));

/** "Navy, leads"; that somebody plays after the player takes all the room a desk has. */
function plaqueLine(model: TableModel, seat: number): JSX.Element | string {
  const side = SIDES[model.table.state.value.sides[seat] ?? seat % 2];
  if (afterYou(model, 'trick', seat))
    return (
      <>
        <span class="wide">{words.playsAfterYou}</span>
        <span class="phone">{words.next(side)}</span>
      </>
    );
  return leads(model, 'trick', seat) ? words.leads(side) : side;
}

/** What a play set the other side is part of what happened. */
function logLine(model: TableModel, entry: Entry): string | null {
  if (typeof entry.by !== 'number') return deed(model, entry);
  const said = deedOf(model.game, model.you, entry);
  const entries = model.table.entries.value;
  const before = entries[entries.indexOf(entry) - 1]?.view;
  const enemy = 1 - (model.table.state.value.sides[entry.by] ?? entry.by % 2);
  const set = before ? setOf(before, entry.view, enemy) : 0;
  if (set === 0) return said;
  return words.takesNurse({
    said,
    own: entry.by === model.you,
    side: SIDES[enemy],
    points: figures(set),
  });
}

function subtitle(_: View, model: TableModel): string[] {
  const { rules, state } = model.table;
  const { betweenHands, tally } = state.value;
  const limit = rules['limit'] as number;
  const { tricks } = factsOf(model.view.value);
  const trick = Math.min(HAND_TRICKS, tricks[0] + tricks[1] + 1);
  const hand = limit === 0 ? [words.oneHand] : [words.toScore(figures(limit)), handTitle(model)];
  return betweenHands || tally.result ? hand : [...hand, words.trickOf({ trick, whole: HAND_TRICKS })];
}

/** What a trick brought the side that took it: captured points, less what was set. */
const rounds: Rounds = {
  place: 'trick',
  title: words.oneTrick,
  brought: (model, before, after, taker) => {
    const entries = model.table.entries.value;
    const side = model.table.state.value.sides[taker];
    const mode = model.table.rules['captured'];
    return capturedBy(entries, after, side, mode) - capturedBy(entries, before, side, mode);
  },
};

/** "90" in the ink of its branch, with its letter. */
function chip(card: string): JSX.Element {
  const army = card.startsWith('A');
  return <span class={army ? 'army' : 'fleet'}>{`${rankOf(card)} ${card[0]}`}</span>;
}

export const layout: Layout = {
  chip,
  Middle,
  Drawers,
  shape: 'around',
  lastTrick: (entries) => lastTrick(entries, 'trick'),
  plaqueLine,
  logLine,
  subtitle,
  rounds,
  wears: (model, seat) => WORN[model.table.state.value.sides[seat] ?? seat % 2],
  notes: () => import('./notes.ts'),
};
