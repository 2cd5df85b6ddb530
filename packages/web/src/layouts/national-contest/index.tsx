// A National Contest: election night on the map, the contest with its bids, and the count towards what elects.

import { type Entry, sayCard, type View } from '@messdeck/engine';
import { worthOfBid } from '@messdeck/engine/games/national-contest';
import { totals } from '@messdeck/engine/packs/sammy';
import type { JSX } from 'preact';
import { StatesMap } from '../../table/states-map.tsx';
import './style.css';
import '../../styles/states.css';
import { Buttons, offers, Sentence } from '../../table/ask.tsx';
import { Card, Picture } from '../../table/card.tsx';
import { deed } from '../../table/deeds.ts';
import type { Layout, LayoutProps } from '../../table/layout.ts';
import type { TableModel } from '../../table/model.ts';
import type { Rounds } from '../../table/rounds.ts';
import { chairOf } from '../../table/seating.ts';
import { lineOf, sentenceOf } from '../../table/words.ts';
import { Act } from '../states/act.tsx';
import { Asked, clauses } from '../states/asked.tsx';
import { type Answer, type Contest, capturer, contestNow, lastCut } from './contest.ts';
import { factsOf } from './facts.ts';
import { History, openHistory } from './history.tsx';
import {
  type Branch,
  branchesOf,
  figuresOf,
  marksOf,
  PARTIES,
  sideOfParty,
  votedFor,
  votesOf,
} from './votes.ts';

const SEATS = 4;
const LEGEND = {
  'party-a': 'Democratic',
  'party-b': 'Republican',
  'in-hand': 'In hand',
  reachable: 'In contest',
} as const;
const { cards: CONTESTS } = totals;
const TITLES: Readonly<Record<string, string>> = { democratic: 'Democratic', republican: 'Republican' };
const SHORT: Readonly<Record<string, string>> = { democratic: 'Dem.', republican: 'Rep.' };
const OFFICES: Readonly<Record<string, readonly [string, string]>> = {
  president: ['Pres.', 'for President'],
  'vice-president': ['V.P.', 'for Vice-President'],
};

/** The map of a phone has room for one figure in a state. */
const isSmall = (): boolean => matchMedia('(max-width: 699px), (max-height: 519px)').matches;

function Middle({ model }: LayoutProps): JSX.Element {
  const view = model.view.value;
  const branches = branchesOf(view, model.table.rules['election']);
  const figures = figuresOf(branches[0]);
  return (
    <>
      <div class="night">
        <StatesMap
          options={{
            title: 'Election night: the states and who has carried them',
            size: isSmall() ? 'small' : 'phone',
            states: marksOf(view, model.hand.value, SEATS),
            figures,
            // The count below names the parties; with two counts the map needs the room.
            ...(branches.length === 1 ? { legend: LEGEND } : {}),
            choices: Object.keys(figures),
          }}
          choose={openHistory}
        />
        <button type="button" class="btn" popovertarget="history">
          Past votes<span class="sr"> of the states</span>
        </button>
      </div>
      <section class="votes slip" aria-label="The count">
        {branches.map((branch) => (
          <VotesBar key={branch.votes} model={model} branch={branch} />
        ))}
      </section>
      <ContestPart model={model} />
    </>
  );
}

/** Democrats grow from the left, Republicans (hatched) from the right, towards the line of the majority. */
function VotesBar({ model, branch }: LayoutProps & { readonly branch: Branch }): JSX.Element {
  const view = model.view.value;
  const [a, b] = votesOf(view, branch);
  const { whole, majority, title } = branch;
  const part = (votes: number): string => `${(100 * votes) / whole}%`;
  const ours = PARTIES.find((party) => sideOfParty(view, party) === mySide(model));
  const name = (party: string): JSX.Element => (
    <span class={party === ours ? 'ours' : undefined}>
      <span class="wide">{TITLES[party]}</span>
      <span class="phone">{SHORT[party]}</span>
      {party === ours && <span class="whose"> (ours)</span>}
    </span>
  );
  return (
    <div class="vote-bar">
      <p class="num">
        <span class="a">
          {name(PARTIES[0])} <b>{a}</b>
          <Captured side={sideOfParty(view, PARTIES[0])} />
        </span>
        <span class="goal">
          {title}: {majority}
        </span>
        <span class="b">
          <b>{b}</b> {name(PARTIES[1])}
          <Captured side={sideOfParty(view, PARTIES[1])} />
        </span>
      </p>
      <div class="track" aria-hidden="true" style={`--a:${part(a)};--b:${part(b)}`}>
        <i class="a" />
        <i class="b" />
        <i class="line" />
      </div>
    </div>
  );
}

/** Where the captured cards of a side go: to its count. */
function Captured({ side }: { readonly side: number | undefined }): JSX.Element | null {
  if (side === undefined) return null;
  return (
    <>
      <i data-place={`captured:${side}`} />
      <i data-place={`captured:${side + 2}`} />
    </>
  );
}

function mySide(model: TableModel): number | undefined {
  return model.seat === null ? undefined : model.table.state.value.sides[model.seat];
}

function ContestPart({ model }: LayoutProps): JSX.Element {
  const entries = model.table.entries.value;
  const { phase } = model.view.value;
  const contest = contestNow(entries, SEATS);
  const cut =
    phase === 'ticket' || phase === 'cut' || (phase === 'shuffle' && !contest) ? lastCut(entries) : undefined;
  return (
    <section class="contest" aria-label={cut ? 'The cut' : 'The contest'}>
      <ol>
        <li class="x" data-place="contest">
          {contest ? (
            <Contested model={model} contest={contest} />
          ) : (
            <div class="slot" aria-hidden="true">
              {cut ? 'the cut' : 'contest'}
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
  const name = by === model.you ? 'you' : model.names[by];
  return (
    <>
      <Card key={card} model={model} card={card} place="contest" />
      <span class={capturedBy === undefined ? 'tag' : 'tag won'}>
        {capturedBy === undefined ? 'by' : 'to'} {name}
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
  const words = said === 'pass' ? 'passes' : now ? 'to bid' : next ? 'next' : '';
  return (
    <li class={`${chairOf(model, seat)}${won ? ' takes' : ''}`} data-place={`bid:${seat}`}>
      {bid ? (
        contest?.capturedBy === undefined ? (
          <Card key={bid} model={model} card={bid} place={`bid:${seat}`} />
        ) : (
          <Picture model={model} card={bid} />
        )
      ) : (
        <div class={now ? 'slot now' : 'slot'}>
          {words && <span>{seat === model.you ? words.replace('passes', 'pass') : words}</span>}
        </div>
      )}
      <span class="tag">{model.names[seat]}</span>
    </li>
  );
}

/** "You are the contestant: put any card into the contest." */
function PlaqueLine({ model }: LayoutProps): JSX.Element {
  const { fault, state } = model.table;
  const headed = clauses(model.asked)[0] !== '';
  const asked = model.mine && headed && fault.value === undefined && !state.value.betweenHands;
  return asked ? <Asked model={model} /> : <Sentence model={model} />;
}

/** A bid as a button, and how it stands beside the other bids. */
function BidButton({ model, text, primary }: LayoutProps & BidProps): JSX.Element {
  const card = text.slice('bid '.length);
  return (
    <Act model={model} text={text} primary={primary}>
      <span>
        <span class="sr">Bid </span>
        {sayCard(model.game.pack, card)}
      </span>
      <small>{lineOf(model.table, worthOfBid(model.view.value, card))}</small>
    </Act>
  );
}

interface BidProps {
  readonly text: string;
  readonly primary: boolean;
}

/** As many bids as are offered by name; with more, a card is picked first. */
const MOST_BIDS = 4;

/** Every bid with what it is worth; whoever has picked one may still pass. */
function Answers({ model }: LayoutProps): JSX.Element {
  const picked = model.picked.value.length > 0 ? offers(model) : [];
  const pass = model.choices.value.find(({ verb }) => verb === 'pass');
  const all = model.choices.value.filter(({ verb }) => verb === 'bid');
  const bids = picked.length > 0 ? picked : all.length <= MOST_BIDS ? all : [];
  if (bids.length === 0 || bids.some(({ verb }) => verb !== 'bid')) return <Buttons model={model} />;
  return (
    <div class="do bids">
      {bids.map(({ text }) => (
        <BidButton key={text} model={model} text={text} primary={picked.length > 0} />
      ))}
      {pass && <Act model={model} text={pass.text} />}
    </div>
  );
}

/** The party a seat runs for; undefined before the tickets are chosen. */
function partyOf(model: TableModel, seat: number): string | undefined {
  return factsOf(model.view.value).tickets?.[model.table.state.value.sides[seat] ?? 0];
}

function plaqueLine(model: TableModel, seat: number): JSX.Element | string {
  const party = partyOf(model, seat);
  if (party === undefined) return '';
  const office = OFFICES[factsOf(model.view.value).offices?.[seat] ?? ''];
  return (
    <>
      <span aria-hidden="true">
        {SHORT[party]} {office?.[0]}
      </span>
      <span class="sr">
        {TITLES[party]} {office?.[1]}
      </span>
    </>
  );
}

/** The number of the contest that is open or comes next: every card of the pack is put in once. */
function numberOf({ places }: View): number {
  const captured = [0, 1, 2, 3].reduce((sum, seat) => sum + (places[`captured:${seat}`]?.length ?? 0), 0);
  return Math.min(CONTESTS, captured + 1);
}

function subtitle(view: View, model: TableModel): string {
  if (!factsOf(view).votes) return view.phase === 'ticket' ? 'The tickets' : 'The cut';
  return `${votedFor(view, model.table.rules['election'])}, contest ${numberOf(view)} of ${CONTESTS}`;
}

/** The class of a party. */
const WORN: Readonly<Record<string, string>> = { democratic: 's-dem', republican: 's-rep' };

/** Sides wear the colours of the party they run for; before the tickets are chosen none, for red and blue are parties. */
function wears(model: TableModel, seat: number): string {
  return WORN[partyOf(model, seat) ?? ''] ?? '';
}

const CUTS = ['the deal', 'the ticket', 'the offices'];

/** A cut says what it is for (NC-2 to NC-4). */
function logLine(model: TableModel, entry: Entry): string | null {
  if (!entry.do.startsWith('cut ')) return deed(model, entry);
  const cuts = model.table.entries.value.filter(({ n, do: text }) => n <= entry.n && text.startsWith('cut '));
  return sentenceOf(model.table, entry).replace(
    'The cut',
    `The cut for ${CUTS[cuts.length - 1] ?? 'the deal'}`,
  );
}

/** A contest goes to whoever has captured its card. */
const rounds: Rounds = {
  place: 'contest',
  title: 'contest',
  number: numberOf,
  taker: (before, after) => capturer(after, before.places['contest'].at(0) ?? '', SEATS),
  brought: (model, before) => {
    const card = before.places['contest'].at(0) ?? '';
    const [branch] = branchesOf(before, model.table.rules['election']);
    const votes = figuresOf(branch)[card];
    const worth = votes === undefined ? '' : `, ${votes} ${votes === 1 ? 'vote' : 'votes'}`;
    return `${sayCard(model.game.pack, card)}${worth}`;
  },
};

export const layout: Layout = {
  Middle,
  shape: 'states election',
  plaqueLine,
  subtitle,
  wears,
  logLine,
  rounds,
  telling: () => import('./telling.tsx'),
  Sentence: PlaqueLine,
  Buttons: Answers,
  Drawers: History,
};
