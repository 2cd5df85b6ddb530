// Sammy: the bidding with bonus and double, then the contract as a gauge over fourteen tricks. By suits the silent hand
// lies open above the trick, and the declarer plays from it as from the own hand.

import type { View } from '@messdeck/engine';
import {
  HAND_TRICKS,
  type SammyFacts,
  winningCard,
  worthOfBid,
  worthOfBonus,
  worthOfTrick,
} from '@messdeck/engine/games/sammy';
import type { JSX } from 'preact';
import * as say from '#words/games/sammy/table.tsx';
import './style.css';
import { handTitle } from '../../table/model/hand-number.ts';
import type { Layout, LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import { isPartner } from '../../table/model/sides.ts';
import { lastTrick } from '../../table/model/tricks.ts';
import {
  AuctionBox,
  type BidWorth,
  Contract,
  labelOf,
  lastSaid,
  whoseBid,
} from '../../table/parts/bidding.tsx';
import { Cloth } from '../../table/parts/cloth.tsx';
import { afterYou, leads, TrickPart } from '../../table/parts/trick.tsx';
import { factsOf } from './facts.ts';
import { SilentHand } from './silent-hand.tsx';
import { SuitMark } from './suit-mark.tsx';
import { handToPlay } from './turn.ts';

type SammyContract = NonNullable<SammyFacts['contract']>;

const WORTH: BidWorth = { line: worthOfBid };

function Middle({ model }: LayoutProps): JSX.Element {
  const view = model.view.value;
  const { contract, declarant, silent } = factsOf(view);
  if (!contract || declarant === undefined) {
    return (
      <AuctionBox
        model={model}
        bid={(words) => <Bid words={words} />}
        word={(word) => <Word model={model} word={word} />}
        worth={WORTH}
      />
    );
  }
  const open = silent !== undefined && silent !== model.near.value;
  return (
    <>
      <ContractPart model={model} contract={contract} />
      {open && <SilentHand model={model} seat={silent} />}
      <Cloth>
        <TrickPart
          model={model}
          place="trick"
          title={say.trick}
          high={winningCard(view, model.table.rules)}
        />
      </Cloth>
    </>
  );
}

/** "7" and the suit's mark. */
function Bid({ words }: { readonly words: readonly string[] }): JSX.Element {
  return (
    <>
      <b>{words[0]}</b> <SuitMark suit={words[1]} named />
    </>
  );
}

function Word({ model, word }: { readonly model: TableModel; readonly word: string }): JSX.Element {
  if (!Number.isNaN(Number(word))) return <>{word}</>;
  return (
    <>
      <SuitMark suit={word} />
      <small>{labelOf(model, word)}</small>
    </>
  );
}

function ContractPart({
  model,
  contract: { tricks, denomination, bonus },
}: {
  readonly model: TableModel;
  readonly contract: SammyContract;
}): JSX.Element {
  const view = model.view.value;
  const { declarant = 0, tricks: won = [] } = factsOf(view);
  const trick = (view.places['trick'] ?? []) as readonly string[];
  const { sides } = model.table.state.value;
  const us = sides[model.near.value];
  const ours = won.reduce((sum, each, seat) => sum + (sides[seat] === us ? each : 0), 0);
  const all = won.reduce((sum, each) => sum + each, 0);
  const term = model.game.terms?.[denomination] ?? denomination;
  return (
    <Contract
      label={say.contract}
      mark={<SuitMark suit={denomination} />}
      line={
        <>
          {whoseBid(model, declarant)} {tricks}
          <span class="sr">{say.onTerm(term)}</span>
        </>
      }
      end={
        <>
          {bonus > 0 && (
            <>
              {worthOfBonus(bonus)}
              <br />
            </>
          )}
          <span class="so-far">
            {say.trickOf({ trick: Math.min(HAND_TRICKS, all + 1), whole: HAND_TRICKS })}
          </span>
          {trick.length > 0 && (
            <span class="at-stake">{say.thisTrick(worthOfTrick(trick, denomination))}</span>
          )}
        </>
      }
      gauge={{
        names: model.sideNames?.(),
        whole: HAND_TRICKS,
        ours,
        theirs: all - ours,
        stake: 1,
        goal: tricks,
        goalIsOurs: sides[declarant] === us,
        unit: say.tricks,
      }}
    />
  );
}

/** In the bidding what was said last; in play who declares, whose hand is silent, who leads. */
function plaqueLine(model: TableModel, seat: number): JSX.Element | string {
  const view = model.view.value;
  const { contract, declarant, silent } = factsOf(view);
  if (contract && declarant === seat) {
    return (
      <>{say.bidStands({ tricks: contract.tricks, suit: <SuitMark suit={contract.denomination} named /> })}</>
    );
  }
  if (declarant !== undefined) {
    if (silent === seat) return say.silentHand;
    if (leads(model, 'trick', seat)) return say.leads;
    // The silent hand is not the player's own.
    const next = handToPlay(view) === model.seat ? afterYou(model, 'trick', seat) : undefined;
    return next ?? (isPartner(model, seat) ? say.partner : '');
  }
  const said = lastSaid(model, seat);
  if (!said) return isPartner(model, seat) ? say.partner : '';
  if (said[0] === 'pass') return say.passed;
  if (said[0] !== 'bid') return said[0];
  return <>{say.bidWord(<Bid words={said.slice(1)} />)}</>;
}

/** The hand that is to play is framed, also where somebody else plays it. */
function isToAct(model: TableModel, seat: number): boolean {
  const view = model.view.value;
  return view.phase === 'play' ? handToPlay(view) === seat : view.actors.includes(seat);
}

function subtitle(_: View, model: TableModel): string[] {
  const { table } = model;
  const deals = table.rules['deals'] as number;
  const mode = table.rules['mode'] === 'suits' ? say.bySuits : say.byBorderStates;
  return [mode, handTitle(model, deals)];
}

export const layout: Layout = {
  Middle,
  shape: 'around',
  lastTrick: (entries) => lastTrick(entries, 'trick'),
  plaqueLine,
  isToAct,
  subtitle,
  rounds: { place: 'trick', title: say.trickRound },
  notes: () => import('./notes.tsx'),
};
