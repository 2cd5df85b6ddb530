// A National Contest: election night on the map, the contest with its bids, and the count towards what elects.

import { capital, cutOf, type Entry, sayCard, type View } from '@messdeck/engine';
import { totals } from '@messdeck/engine/packs/sammy';
import type { JSX } from 'preact';
import * as words from '#words/games/national-contest/table.tsx';
import { StatesMap } from '../../table/parts/states-map.tsx';
import './style.css';
import '../states/states.css';
import { deed } from '../../table/model/event-lines.ts';
import type { Layout, LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import type { Rounds } from '../../table/model/rounds.ts';
import { Sentence } from '../../table/stage/ask.tsx';
import { Asked } from '../states/asked.tsx';
import { Answers } from './bids.tsx';
import { capturer, SEATS } from './contest.ts';
import { ContestPart } from './contest-part.tsx';
import { factsOf } from './facts.ts';
import { History, openHistory } from './history.tsx';
import { branchesOf, figuresOf, IN_SHORT, marksOf, votedFor } from './votes.ts';
import { VotesBar } from './votes-bar.tsx';

const LEGEND = {
  'party-a': words.democratic,
  'party-b': words.republican,
  'in-hand': words.hand,
  reachable: words.inContest,
} as const;
const { cards: CONTESTS } = totals;
const OFFICES: Readonly<Record<string, readonly [string, string]>> = {
  president: [words.presidentShort, words.forPresident],
  'vice-president': ['V.P.', words.forVicePresident],
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
            title: words.electionNight,
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
          {words.pastVotes()}
        </button>
      </div>
      <section class="votes slip" aria-label={words.count}>
        {branches.map((branch) => (
          <VotesBar key={branch.votes} model={model} branch={branch} />
        ))}
      </section>
      <ContestPart model={model} />
    </>
  );
}

/** "You are the contestant: put any card into the contest." */
function PlaqueLine({ model }: LayoutProps): JSX.Element {
  const { fault, state } = model.table;
  const headed = model.asked.head !== undefined;
  const asked = model.mine && headed && fault.value === undefined && !state.value.betweenHands;
  return asked ? <Asked model={model} /> : <Sentence model={model} />;
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
        {IN_SHORT[party]} {office?.[0]}
      </span>
      <span class="sr">
        {capital(party)} {office?.[1]}
      </span>
    </>
  );
}

/** The number of the contest that is open or comes next: every card of the pack is put in once. */
function numberOf({ places }: View): number {
  const captured = [0, 1, 2, 3].reduce((sum, seat) => sum + (places[`captured:${seat}`]?.length ?? 0), 0);
  return Math.min(CONTESTS, captured + 1);
}

function subtitle(view: View, model: TableModel): string[] {
  const { betweenHands, tally } = model.table.state.value;
  if (tally.result) return [words.matchOver];
  // Congress is voted for in a second deal.
  if (betweenHands) return [words.presidentElected];
  if (!factsOf(view).votes) return [view.phase === 'ticket' ? words.tickets : words.theCut];
  return [
    words.contestOf({ contest: numberOf(view), whole: CONTESTS }),
    votedFor(view, model.table.rules['election']),
  ];
}

/** The class of a party. */
const WORN: Readonly<Record<string, string>> = { democratic: 's-dem', republican: 's-rep' };

/** Sides wear the colours of the party they run for; before the tickets are chosen none, for red and blue are parties. */
function wears(model: TableModel, seat: number): string {
  return WORN[partyOf(model, seat) ?? ''] ?? '';
}

const CUTS = [words.forDeal, words.forTicket, words.forOffices];

/** A cut says what it is for (NC-2 to NC-4). */
function logLine(model: TableModel, entry: Entry): string | null {
  if (!entry.do.startsWith('cut ')) return deed(model, entry);
  const cuts = model.table.entries.value.filter(({ n, do: text }) => n <= entry.n && text.startsWith('cut '));
  return cutOf(model.game, entry.do, model.names, CUTS[cuts.length - 1] ?? words.forDeal);
}

/** A contest goes to anyone who has captured its card. */
const rounds: Rounds = {
  place: 'contest',
  title: words.contestHere,
  number: numberOf,
  taker: (before, after) => capturer(after, before.places['contest'].at(0) ?? '', SEATS),
  brought: (model, before) => {
    const card = before.places['contest'].at(0) ?? '';
    const [branch] = branchesOf(before, model.table.rules['election']);
    const votes = figuresOf(branch)[card];
    const state = sayCard(model.game.pack, card);
    if (votes === undefined) return state;
    return branch.votes === 'congressmen'
      ? words.broughtCongressmen({ state, votes })
      : words.broughtVotes({ state, votes });
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
  notes: () => import('./notes.tsx'),
  Sentence: PlaqueLine,
  Buttons: Answers,
  Drawers: History,
};
