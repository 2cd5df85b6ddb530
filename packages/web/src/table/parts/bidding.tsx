// Games with bids: the box in which a bid is put together under everything said so far, and the slip that says what is
// played and how far it has come.

import { capital } from '@messdeck/engine';
import type { ComponentChildren, JSX } from 'preact';
import * as words from '#words/table/auction.ts';
import { Later } from '../../shared/later.tsx';
import type { TableModel } from '../model/model.ts';
import { AuctionTable, type Said } from './auction.tsx';
import { Back } from './card.tsx';
import { Chooser } from './chooser.tsx';
import type { GaugeProps } from './gauge.tsx';
import { chosenWords, wordBoxes } from './word-boxes.ts';

interface AuctionBoxProps {
  readonly model: TableModel;
  /** How the words of a bid are shown in the table of what was said. */
  readonly bid: (words: readonly string[]) => ComponentChildren;
  /** How a word is shown on its button. */
  readonly word: (word: string) => ComponentChildren;
  /** What bids are worth: under each number, and in a line for the bid that is chosen. */
  readonly worth?: BidWorth;
  /** Cards that lie face down until the bidding is over: their place, and what they are called. */
  readonly talon?: { readonly place: string; readonly title: string };
}

export interface BidWorth {
  readonly under?: (number: string, named: string | undefined) => string | undefined;
  readonly line: (number: string | undefined, named: string | undefined) => string;
}

export function AuctionBox({ model, bid, word, worth, talon }: AuctionBoxProps): JSX.Element {
  const boxes = wordBoxes(model);
  const chosen = boxes.length > 0 ? chosenWords(model, boxes[0])?.words : undefined;
  return (
    <section class="auction slip" aria-label={words.theAuction}>
      <AuctionTable model={model} bids={saidIn(model)} show={bid} />
      {boxes.map((box) => (
        <Chooser key={box.verb} model={model} box={box} show={word} under={worth?.under} />
      ))}
      {worth && boxes.length > 0 && (
        <p class="paysline" aria-live="polite">
          {worth.line(chosen?.[0], chosen?.[1])}
        </p>
      )}
      {talon && <Talon model={model} {...talon} />}
    </section>
  );
}

function Talon({
  model,
  place,
  title,
}: {
  readonly model: TableModel;
  readonly place: string;
  readonly title: string;
}): JSX.Element | null {
  const cards = model.view.value.places[place]?.length ?? 0;
  if (cards === 0) return null;
  return (
    <p class="talon" data-place={place}>
      <Back model={model} />
      {words.faceDown(title, cards)}
    </p>
  );
}

/** Everything said in the bidding of this hand. */
export function saidIn(model: TableModel): readonly Said[] {
  return (model.view.value.facts['bids'] ?? []) as unknown as readonly Said[];
}

/** What a seat said last, as words. */
export function lastSaid(model: TableModel, seat: number): readonly string[] | undefined {
  return saidIn(model)
    .findLast(({ by }) => by === seat)
    ?.do.split(' ');
}

interface ContractProps {
  readonly label: string;
  readonly mark: ComponentChildren;
  /** "Roy’s bid: 80 on Artillery". */
  readonly line: ComponentChildren;
  /** How far the hand has come: "squad 2 of 12". */
  readonly end: ComponentChildren;
  readonly gauge: GaugeProps;
}

const loadGauge = async () => (await import('./gauge.tsx')).Gauge;

/** Keeps the room of a gauge until it has come: an auction is over before one is wanted. */
const UNREAD = (
  <div class="gauge">
    <div class="track" />
    <p class="foot">&nbsp;</p>
  </div>
);

export function Contract({ label, mark, line, end, gauge }: ContractProps): JSX.Element {
  return (
    <section class="contract" aria-label={label}>
      <p class="line">
        {mark} <span>{line}</span> <span class="end">{end}</span>
      </p>
      <Later load={loadGauge} props={gauge} meanwhile={UNREAD} />
    </section>
  );
}

/** "Roy’s bid:", "Your bid:". */
export function whoseBid(model: TableModel, seat: number): string {
  return words.bidOf(seat === model.you ? undefined : model.names[seat]);
}

/** A word of the game as a label: "Combined forces". */
export function labelOf(model: TableModel, word: string): string {
  return capital(model.game.terms?.[word] ?? word);
}
