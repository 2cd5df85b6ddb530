// Tactics: the auction with everything said so far, then the contract as a gauge over the squads.

import type { View } from '@messdeck/engine';
import { type TacticsFacts, winningCard, worthOfBid } from '@messdeck/engine/games/tactics';
import { tacticsPoints } from '@messdeck/engine/packs/parker';
import type { JSX } from 'preact';
import * as words from '#words/games/tactics/table.tsx';
import { handTitle, viewOfHand } from '../../table/model/hand-number.ts';
import type { Layout, LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import type { Rounds } from '../../table/model/rounds.ts';
import { isPartner } from '../../table/model/sides.ts';
import { lastTrick } from '../../table/model/tricks.ts';
import { Contract } from '../../table/parts/bidding.tsx';
import { Cloth, Heap } from '../../table/parts/cloth.tsx';
import { CompanyMark } from '../../table/parts/marks.tsx';
import { afterYou, leads, TrickPart } from '../../table/parts/trick.tsx';
import { CompanyAuction, CompanyLine, companyCall } from '../companies.tsx';
import { companyChip } from '../company-chip.tsx';
import { factsOf } from './facts.ts';

type TacticsContract = NonNullable<TacticsFacts['contract']>;

function Middle({ model }: LayoutProps): JSX.Element {
  const { contract } = factsOf(model.view.value);
  if (!contract) {
    return (
      <CompanyAuction
        model={model}
        worth={{ line: (points) => worthOfBid(model.table.rules, points) }}
        talon={{ place: 'reinforcements', title: words.reinforcements }}
      />
    );
  }
  return (
    <>
      <ContractPart model={model} contract={contract} />
      <Cloth>
        <TrickPart model={model} place="squad" title={words.squad} high={winningCard(model.view.value)} />
        <Heap model={model} place="discards" title={words.discards} at="ne" />
      </Cloth>
    </>
  );
}

function ContractPart({
  model,
  contract: { by, points, company },
}: {
  readonly model: TableModel;
  readonly contract: TacticsContract;
}): JSX.Element {
  const view = model.view.value;
  const { captured, squads } = factsOf(view);
  const { sides } = model.table.state.value;
  const us = sides[model.near.value] ?? 0;
  const ordnance = (view.places['squad'] ?? []).reduce(
    (sum, card) => sum + (tacticsPoints.ordnance[card ?? ''] ?? 0),
    0,
  );
  return (
    <Contract
      label={words.contractCapturedPoints}
      mark={<CompanyMark company={company} />}
      line={<CompanyLine model={model} by={by} bid={points} company={company} />}
      end={words.squadOf({
        squad: Math.min(tacticsPoints.squads, squads[0] + squads[1] + 1),
        whole: tacticsPoints.squads,
      })}
      gauge={{
        names: model.sideNames?.(),
        whole: tacticsPoints.hand,
        ours: captured[us],
        theirs: captured[1 - us],
        stake: tacticsPoints.squad + ordnance,
        goal: points,
        goalIsOurs: sides[by] === us,
        unit: words.points,
        step: tacticsPoints.squad,
      }}
    />
  );
}

/** In the auction what was said last; in play the contract's maker, leader and side. */
function plaqueLine(model: TableModel, seat: number): JSX.Element | string {
  const { contract } = factsOf(model.view.value);
  if (contract) {
    if (contract.by === seat) {
      return (
        <>
          {words.bidStands({
            points: contract.points,
            company: <CompanyMark company={contract.company} named />,
          })}
        </>
      );
    }
    if (leads(model, 'squad', seat)) return words.leads;
    return afterYou(model, 'squad', seat) ?? (isPartner(model, seat) ? words.partner : '');
  }
  return companyCall(model, seat);
}

/** "Engagement 1, to 150 · hand 3"; of a single one no number. */
function subtitle(_: View, model: TableModel): string[] {
  const { match } = model.table.rules;
  if (match === 'hand') return [words.oneHand];
  const { engagement = 1 } = factsOf(viewOfHand(model));
  const { engagement: points } = tacticsPoints;
  const played =
    match === 'campaign' ? words.engagementTo({ engagement, target: points }) : words.toPoints(points);
  return [played, handTitle(model)];
}

/** The points a squad brought to the side that took it. */
const rounds: Rounds = {
  place: 'squad',
  title: words.squadRound,
  brought: (_, before, after) => {
    const sum = (view: View): number => factsOf(view).captured.reduce((a, b) => a + b, 0);
    return sum(after) - sum(before);
  },
};

export const layout: Layout = {
  Middle,
  shape: 'around',
  lastTrick: (entries) => lastTrick(entries, 'squad'),
  plaqueLine,
  subtitle,
  rounds,
  chip: companyChip,
  notes: () => import('./notes.tsx'),
};
