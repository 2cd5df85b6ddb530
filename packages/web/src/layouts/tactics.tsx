// Tactics: the auction with everything said so far, then the contract as a gauge over the squads.

import type { Json, View } from '@messdeck/engine';
import type { JSX } from 'preact';
import { AuctionTable, type Said } from '../table/auction.tsx';
import { Chooser, wordBoxes } from '../table/chooser.tsx';
import { Gauge } from '../table/gauge.tsx';
import { CompanyMark } from '../table/marks.tsx';
import type { TableModel } from '../table/model.ts';
import { Pile } from '../table/places.tsx';
import { sideOf } from '../table/plaques.tsx';
import { TrickPart } from '../table/trick.tsx';
import type { Layout, LayoutProps } from './layout.ts';

interface Contract {
  readonly by: number;
  readonly points: number;
  readonly company: string;
}

const ALL_POINTS = 110;
const SQUADS = 12;

function Middle({ model }: LayoutProps): JSX.Element {
  const view = model.view.value;
  const contract = contractOf(view);
  if (!contract) return <Auction model={model} />;
  return (
    <>
      <ContractPart model={model} contract={contract} />
      <TrickPart model={model} place="squad" title="The squad" />
    </>
  );
}

function Auction({ model }: LayoutProps): JSX.Element {
  const { facts, phase } = model.view.value;
  const bids = (facts['bids'] ?? []) as unknown as Said[];
  return (
    <section class="auction slip" aria-label="The auction">
      <AuctionTable model={model} bids={bids} show={(words) => <Bid words={words} />} />
      {wordBoxes(model).map((box) => (
        <Chooser key={box.verb} model={model} box={box} show={(word) => <Word model={model} word={word} />} />
      ))}
      {phase === 'auction' && (
        <section class="aside" aria-label="Reinforcements">
          <Pile model={model} place="reinforcements" />
        </section>
      )}
    </section>
  );
}

/** "75" and the company's mark. */
function Bid({ words }: { readonly words: readonly string[] }): JSX.Element {
  return (
    <>
      {words[0]} <CompanyMark company={words[1]!} named />
    </>
  );
}

function Word({ model, word }: { readonly model: TableModel; readonly word: string }): JSX.Element {
  if (!Number.isNaN(Number(word))) return <>{word}</>;
  return (
    <>
      <CompanyMark company={word} />
      <small>{shortTerm(model, word)}</small>
    </>
  );
}

function ContractPart({
  model,
  contract,
}: {
  readonly model: TableModel;
  readonly contract: Contract;
}): JSX.Element {
  const { facts, places } = model.view.value;
  const captured = facts['captured'] as number[];
  const squads = facts['squads'] as number[];
  const me = model.table.state.value.sides[model.seat ?? 0] ?? 0;
  const bidders = contract.by % 2;
  const who = contract.by === model.seat ? 'You play' : `${model.names[contract.by]} plays`;
  const ordnance = (places['squad'] ?? []).reduce(
    (sum, card) => sum + (card?.startsWith('O') ? Number(card.slice(1)) : 0),
    0,
  );
  return (
    <section class="contract" aria-label="Contract and captured points">
      <p class="line">
        <CompanyMark company={contract.company} /> {who} {contract.points} on{' '}
        {shortTerm(model, contract.company)}
        <span class="end">
          squad {Math.min(SQUADS, squads[0]! + squads[1]! + 1)} of {SQUADS}
        </span>
      </p>
      <Gauge
        whole={ALL_POINTS}
        ours={captured[me]!}
        theirs={captured[1 - me]!}
        stake={5 + ordnance}
        goal={contract.points}
        goalIsOurs={bidders === me}
        unit="points"
      />
    </section>
  );
}

function contractOf(view: View): Contract | undefined {
  return view.facts['contract'] as (Contract & Json) | undefined;
}

function shortTerm(model: TableModel, word: string): string {
  const term = model.game.terms?.[word] ?? word;
  return term[0]!.toUpperCase() + term.slice(1);
}

/** In the auction what was said last; in play the contract's maker, leader and side. */
function says(model: TableModel, seat: number): JSX.Element | string {
  const { facts } = model.view.value;
  const contract = contractOf(model.view.value);
  if (contract) {
    if (contract.by === seat) {
      return (
        <>
          plays <b>{contract.points}</b> <CompanyMark company={contract.company} named />
        </>
      );
    }
    return facts['leader'] === seat ? 'leads' : sideOf(model, seat) === 'ours' ? 'partner' : '';
  }
  const last = ((facts['bids'] ?? []) as unknown as Said[]).findLast(({ by }) => by === seat)?.do.split(' ');
  if (!last) return '';
  if (last[0] === 'pass') return 'passed';
  return (
    <>
      bid <b>{last[1]}</b> <CompanyMark company={last[2]!} named />
    </>
  );
}

function where({ facts }: View): string {
  return facts['skirmish'] === undefined
    ? ''
    : `Skirmish ${facts['skirmish']}, Engagement ${facts['engagement']}`;
}

export const layout: Layout = { Middle, shape: 'around', trick: 'squad', says, where };
