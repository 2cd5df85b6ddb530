// What is noted while a match is played: the cards dealt and who holds them, who deals, contracts, choices.

import { createHash } from 'node:crypto';
import {
  type Card,
  type Chance,
  chanceFrom,
  type HintFacts,
  type Match,
  type Player,
  SPECTATOR,
} from '@messdeck/engine';
import type { Contract } from './row.ts';
import { seenBy, turned } from './turned.ts';

const NOBODY = '.';

export class Notes {
  cards = '';
  turned = true;
  asked = 0;
  forced = 0;
  held = '';
  readonly dealers: number[] = [];
  readonly dealt: Set<number> = new Set();
  readonly contracts: Contract[] = [];
  private readonly match: Match;
  private readonly hintFacts: HintFacts | undefined;
  /** The hand whose dealer is to be looked up after this draw. */
  private opened: number | undefined;
  /** The highest bid of the hand in play. */
  private bid: readonly [seat: number, kind: number, number: number] | undefined;

  constructor(match: Match, hintFacts: HintFacts | undefined) {
    this.match = match;
    this.hintFacts = hintFacts;
  }

  /** Chance that deals the hands moved on by `turn` seats. */
  chance(seed: string, turn: number): Chance {
    const usual = chanceFrom(seed);
    return (number) => ({
      shuffle: (list) => {
        this.closeHand();
        usual(number).shuffle(list);
        const { game, position, seats } = this.match;
        const { verb, count } = game.draw(position);
        // A hand that is thrown in and dealt again is still the same hand.
        this.opened = game.tally(position).hands.length;
        if (verb === 'cut') return list;
        this.dealt.add(number.hand);
        const dealt = list.slice(0, count) as readonly unknown[] as readonly Card[];
        if (this.cards === '') this.cards = hashOf(dealt);
        if (seats === 1 || (!game.draw(position).opens && number.draw > 1)) return list;
        const moved = turned(game, position, dealt, turn, seats);
        if (moved) list.splice(0, count, ...(moved as readonly unknown[] as typeof list));
        else this.turned = false;
        return list;
      },
    });
  }

  /** Called before every event: who deals is known once the draw is carried out. */
  readonly look = (): boolean => {
    if (this.opened === undefined) return false;
    const { dealer } = this.match.game.view(this.match.position, SPECTATOR).facts;
    if (typeof dealer === 'number') this.dealers[this.opened] = dealer;
    this.opened = undefined;
    return false;
  };

  counting(player: Player, seat: number): Player {
    return {
      ...(player.hear ? { hear: (entry) => player.hear!(entry) } : {}),
      choose: async (ask) => {
        if (this.held === '' && this.cards !== '') this.held = this.holders();
        this.asked++;
        if (ask.count === 1 && !ask.mayWait) this.forced++;
        const choice = await player.choose(ask);
        const bid = choice < 0 ? undefined : this.bidOf(ask.moves[choice]);
        if (bid) this.bid = [seat, bid.kind, bid.number];
        return choice;
      },
    };
  }

  /** Before the next deal, and when the match is over: whether the contract was made. */
  closeHand(): void {
    if (!this.bid) return;
    const { game, position } = this.match;
    const goal = this.hintFacts?.goal?.(position, this.bid[0]);
    const hand = game.tally(position).hands.length - 1;
    if (goal && hand >= 0) this.contracts[hand] = [...this.bid, Number(goal.reached)];
    this.bid = undefined;
  }

  private bidOf(move: number): { readonly kind: number; readonly number: number } | undefined {
    return this.hintFacts?.contract?.of(this.match.position, move);
  }

  /** Cards that everybody sees are nobody's. */
  private holders(): string {
    const { game, position, seats } = this.match;
    const open = seenBy(game, position, SPECTATOR);
    const hands = Array.from({ length: seats }, (_, seat) => seenBy(game, position, seat));
    return game.pack.ids
      .map((id) => (open.has(id) ? NOBODY : hands.findIndex((hand) => hand.has(id))))
      .map((seat) => (seat === -1 ? NOBODY : String(seat)))
      .join('');
  }
}

function hashOf(cards: readonly Card[]): string {
  return createHash('sha256').update(cards.join()).digest('hex').slice(0, 16);
}
