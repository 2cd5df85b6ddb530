// A decision for several cards, made card by card: any cards of that number, so no choice has to be listed.

import type { CardChoice } from '../game.ts';
import { packChoice } from '../mechanics/choices.ts';
import type { Card } from '../pack.ts';
import type { Decided, Decision } from './choices.ts';
import type { Numbering } from './numbering.ts';

export class CardChoices implements Decision {
  open: readonly number[] = [];
  readonly chosen: number[];
  private readonly numbering: Numbering;
  private readonly choice: CardChoice;
  private readonly taken: Card[] = [];
  /** The place of the first card that may still be taken: they are taken lowest first. */
  private from = 0;

  constructor(numbering: Numbering, choice: CardChoice) {
    this.numbering = numbering;
    this.choice = choice;
    this.chosen = [numbering.numberOf(choice.verb)];
    // Where there is nothing to choose, the last card is asked for all the same.
    if (this.isDecided) while (this.missing > 1) this.add(this.from);
    this.offer();
  }

  take(number: number): Decided | undefined {
    const { choice, numbering } = this;
    this.add(choice.cards.indexOf(numbering.cardOf(number), this.from));
    if (!this.isDecided) {
      this.offer();
      return undefined;
    }
    while (this.missing > 0) this.add(this.from);
    return { move: packChoice(this.taken), text: numbering.textOf(this.chosen) };
  }

  clone(): CardChoices {
    const copy: CardChoices = Object.create(CardChoices.prototype);
    return Object.assign(copy, this, { chosen: [...this.chosen], taken: [...this.taken] });
  }

  private get missing(): number {
    return this.choice.count - this.taken.length;
  }

  /** The first place behind which too few cards would be left. */
  private get until(): number {
    return this.choice.cards.length - this.missing + 1;
  }

  private get isDecided(): boolean {
    return this.missing === 0 || this.from + 1 === this.until;
  }

  private add(at: number): void {
    const card = this.choice.cards[at];
    this.taken.push(card);
    this.chosen.push(this.numbering.numberOfCard(card));
    this.from = at + 1;
  }

  private offer(): void {
    const { cards } = this.choice;
    this.open = cards.slice(this.from, this.until).map((card) => this.numbering.numberOfCard(card));
  }
}
