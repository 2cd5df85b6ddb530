// What can be answered to a contest: every bid with what it is worth.

import { sayCard } from '@messdeck/engine';
import { worthOfBid } from '@messdeck/engine/games/national-contest';
import type { JSX } from 'preact';
import * as words from '#words/games/national-contest/table.tsx';
import type { LayoutProps } from '../../table/model/layout.ts';
import { lineOf } from '../../table/model/words.ts';
import { Buttons, offers } from '../../table/stage/ask.tsx';
import { Act } from '../states/act.tsx';

/** As many bids as are offered by name; with more, a card is picked first. */
const MOST_BIDS = 4;

/** Every bid with what it is worth; anyone who has picked one may still pass. */
export function Answers({ model }: LayoutProps): JSX.Element {
  const picked = model.picked.value.length > 0 ? offers(model) : [];
  const pass = model.choices.value.find(({ verb }) => verb === 'pass');
  const all = model.choices.value.filter(({ verb }) => verb === 'bid');
  const bids = picked.length > 0 ? picked : all.length <= MOST_BIDS ? all : [];
  if (bids.length === 0 || bids.some(({ verb }) => verb !== 'bid')) return <Buttons model={model} />;
  return (
    <div class="button-row bids">
      {bids.map(({ text }) => (
        <BidButton key={text} model={model} text={text} primary={picked.length > 0} />
      ))}
      {pass && <Act model={model} text={pass.text} />}
    </div>
  );
}

interface BidProps extends LayoutProps {
  readonly text: string;
  readonly primary: boolean;
}

/** A bid as a button, and how it stands beside the other bids. */
function BidButton({ model, text, primary }: BidProps): JSX.Element {
  const card = text.slice('bid '.length);
  return (
    <Act model={model} text={text} primary={primary}>
      <span>
        <span class="sr">{words.bid}</span>
        {sayCard(model.game.pack, card)}
      </span>
      <small>{lineOf(model.table, worthOfBid(model.view.value, card))}</small>
    </Act>
  );
}
