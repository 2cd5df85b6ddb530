// What somebody looks at in a review: which choices are listed, which one lies on the table, and whether it is judged by
// what could be known or with open cards.

import type { ReviewedChoice } from '@messdeck/bots';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Moment } from '../replay/moment.ts';
import { viewerOf } from '../sources/replay/address.ts';
import type { ReplayFrames } from '../sources/replay/replay-frames.ts';
import type { Look } from '../sources/replay/replay-table.ts';
import { costly, lookAgain, type Review, review } from './reviews.ts';

export type Whose = 'all' | 'own' | 'partner' | 'others';

/** A choice judged a second time, from what the seat knew; 'working' until it is. */
export type SecondLook = ReviewedChoice | 'working' | undefined;

const LISTED = 12;

export class ReviewDesk {
  readonly film: ReplayFrames;
  /** Who played: the review speaks to them. */
  readonly person: number;
  readonly made: Review;
  readonly whose: Signal<Whose> = signal('all');
  readonly everyHand: Signal<boolean> = signal(false);
  readonly chosen: Signal<ReviewedChoice | undefined> = signal(undefined);
  /** The choices listed: of this hand or of all, the dearest first. */
  readonly listed: ReadonlySignal<readonly ReviewedChoice[]>;
  private readonly again: Signal<ReadonlyMap<number, SecondLook>> = signal(new Map());
  private readonly moment: Moment;
  private readonly look: Signal<Look>;
  private leave = (): void => {};

  constructor(link: string, moment: Moment, look: Signal<Look>) {
    this.film = moment.film;
    this.person = viewerOf(this.film);
    this.made = review(link, this.film.record);
    this.moment = moment;
    this.look = look;
    this.listed = computed(() => {
      const hand = this.film.hands[moment.handAt];
      const [from, to] = this.everyHand.value ? [0, this.film.length] : [hand.from, hand.to];
      const found = costly(this.made.choices.value, from, to);
      return found.filter(({ seat }) => this.isOf(this.whose.value, seat)).slice(0, LISTED);
    });
  }

  /** Whether a seat is the person's own, the partner's, or one of the others. */
  isOf(whose: Whose, seat: number): boolean {
    const { sides } = this.film.stand(this.film.length);
    if (whose === 'all') return true;
    if (whose === 'own') return seat === this.person;
    const mate = sides[seat] === sides[this.person] && seat !== this.person;
    return whose === 'partner' ? mate : !mate && seat !== this.person;
  }

  /** How many choices of a hand cost something, as far as is known. */
  countIn(hand: number): number {
    const { from, to } = this.film.hands[hand];
    return costly(this.made.choices.value, from, to).length;
  }

  /** Looks at a hand that is done, from its dearest choice on. */
  read(hand: number): void {
    const { from, to } = this.film.hands[hand];
    const [first] = costly(this.made.choices.value, from, to);
    this.everyHand.value = false;
    if (first) this.show(first);
  }

  /** Lays the moment of a choice on the table, with the hand of who made it at the near edge. */
  show(choice: ReviewedChoice): void {
    this.chosen.value = choice;
    this.moment.pause();
    this.moment.seek(choice.step);
    this.see(choice.seat, choice.kind === 'exact');
  }

  /** The next of the listed choices, or the one before. */
  turn(by: 1 | -1): void {
    const all = this.listed.value;
    const at = all.findIndex(({ step }) => step === this.chosen.value?.step);
    const next = all[at < 0 ? 0 : (at + by + all.length) % all.length];
    if (next) this.show(next);
  }

  get withOpenCards(): boolean {
    return this.look.value.open;
  }

  /** Judges by open cards, or by what the seat could know. */
  openCards(open: boolean): void {
    this.see(this.look.value.seat, open);
    if (!open) this.lookAgain();
  }

  /** The judgement from what the seat knew: the review's own, or the second look. */
  get known(): SecondLook {
    const choice = this.chosen.value;
    return choice?.kind === 'exact' ? this.again.value.get(choice.step) : choice;
  }

  close(): void {
    this.leave();
    this.made.stop();
  }

  /** The table is laid again for other eyes alone. */
  private see(seat: number, open: boolean): void {
    const now = this.look.value;
    if (now.seat !== seat || now.open !== open) this.look.value = { seat, open };
  }

  private lookAgain(): void {
    const choice = this.chosen.value;
    if (choice?.kind !== 'exact' || this.again.value.has(choice.step)) return;
    const put = (found: SecondLook): void => {
      this.again.value = new Map(this.again.value).set(choice.step, found);
    };
    put('working');
    this.leave = lookAgain(this.film.record, choice, put);
  }
}
