// Militac: the auction with the Aide beside it, then the contract as a gauge over twelve squads.

import type { View } from '@messdeck/engine';
import { bidPays, type MilitacFacts, SQUADS, winningCard, worthOfBid } from '@messdeck/engine/games/militac';
import type { JSX } from 'preact';
import * as words from '#words/games/militac/table.tsx';
import { handTitle } from '../../table/model/hand-number.ts';
import type { Layout, LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import { isPartner } from '../../table/model/sides.ts';
import { lastTrick } from '../../table/model/tricks.ts';
import { type BidWorth, Contract } from '../../table/parts/bidding.tsx';
import { Picture } from '../../table/parts/card.tsx';
import { Cloth, Heap } from '../../table/parts/cloth.tsx';
import { CompanyMark } from '../../table/parts/marks.tsx';
import { afterYou, leads, TrickPart } from '../../table/parts/trick.tsx';
import { CompanyAuction, CompanyLine, companyCall } from '../companies.tsx';
import { companyChip } from '../company-chip.tsx';
import { cardTakenUp } from './aide.ts';
import { factsOf } from './facts.ts';

type MilitacContract = NonNullable<MilitacFacts['contract']>;

const WORTH: BidWorth = {
  under: (squads, company) => (company === undefined ? undefined : String(bidPays(Number(squads), company))),
  line: (squads, company) => {
    if (squads === undefined || company === undefined) return words.chooseCompanyWhatEachBid;
    return worthOfBid(Number(squads), company);
  },
};

function Middle({ model }: LayoutProps): JSX.Element {
  const { contract } = factsOf(model.view.value);
  if (!contract) {
    return <CompanyAuction model={model} worth={WORTH} talon={{ place: 'aide', title: words.aide }} />;
  }
  return (
    <>
      <ContractPart model={model} contract={contract} />
      <Cloth>
        <TrickPart
          model={model}
          place="squad"
          title={words.squad}
          high={winningCard(model.view.value, model.table.rules)}
        />
        {model.view.value.phase === 'discard' ? (
          <TakenUp model={model} />
        ) : (
          <Heap model={model} place="discards" title={words.discard} at="ne" />
        )}
      </Cloth>
    </>
  );
}

/** The Aide, for the bidder who has to discard. */
function TakenUp({ model }: LayoutProps): JSX.Element | null {
  const aide = cardTakenUp(model.table.entries.value, model.seat);
  if (aide === undefined) return null;
  return (
    <div class="heap ne">
      <Picture model={model} card={aide} />
      <span class="tag">{words.aide}</span>
    </div>
  );
}

function ContractPart({
  model,
  contract: { by, squads, company },
}: {
  readonly model: TableModel;
  readonly contract: MilitacContract;
}): JSX.Element {
  const { squads: taken } = factsOf(model.view.value);
  const { sides } = model.table.state.value;
  const us = sides[model.near.value] ?? 0;
  return (
    <Contract
      label={words.contractSquadsTaken}
      mark={<CompanyMark company={company} />}
      line={<CompanyLine model={model} by={by} bid={squads} company={company} />}
      end={words.squadOf({ squad: Math.min(SQUADS, taken[0] + taken[1] + 1), whole: SQUADS })}
      gauge={{
        names: model.sideNames?.(),
        whole: SQUADS,
        ours: taken[us],
        theirs: taken[1 - us],
        stake: 1,
        goal: squads,
        goalIsOurs: sides[by] === us,
        unit: words.squads,
      }}
    />
  );
}

/** In the auction what was said last; in play the contract's maker, leader and side. */
function plaqueLine(model: TableModel, seat: number): JSX.Element | string {
  const { contract } = factsOf(model.view.value);
  if (contract?.by === seat) {
    return (
      <>
        {words.bidStands({
          squads: contract.squads,
          company: <CompanyMark company={contract.company} named />,
        })}
      </>
    );
  }
  if (contract) {
    if (leads(model, 'squad', seat)) return words.leads;
    return afterYou(model, 'squad', seat) ?? (isPartner(model, seat) ? words.partner : '');
  }
  return companyCall(model, seat);
}

function subtitle(_: View, model: TableModel): string[] {
  const { match, target } = model.table.rules;
  return match === 'hand' ? [words.oneHand] : [words.toPoints(Number(target)), handTitle(model)];
}

export const layout: Layout = {
  Middle,
  shape: 'around',
  lastTrick: (entries) => lastTrick(entries, 'squad'),
  plaqueLine,
  subtitle,
  rounds: { place: 'squad', title: words.squadRound },
  chip: companyChip,
  notes: () => import('./notes.tsx'),
};
