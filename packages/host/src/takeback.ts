// Taking back at a table of several people: one asks, and it happens when all the others agree.

import type { HostedMatch } from './hosted-match.ts';
import { type Known, knownIn } from './known.ts';
import { type NotDone, notDone } from './messages.ts';

interface Asked {
  readonly by: number;
  readonly agreed: readonly number[];
}

export class Takeback {
  /** Who wants to take something back, and who has agreed. */
  asked: Asked | undefined;
  /** All have agreed: it is being taken back. */
  granted = false;
  private readonly hosted: HostedMatch;

  constructor(hosted: HostedMatch) {
    this.hosted = hosted;
  }

  /** A person asks, agrees or declines; when all agree, whose last action is taken back. */
  say(seat: number, agree: boolean): NotDone | { readonly goBack?: number } {
    const { hosted, asked } = this;
    const others = hosted.people();
    if (!asked) {
      if (!agree) return notDone('unable', 'Nobody has asked to take anything back.');
      const refusal = this.refuse(seat, others);
      if (refusal) return refusal;
    } else if (!agree) {
      this.forget();
      return {};
    }
    const { by, agreed } = asked ?? { by: seat, agreed: [] };
    this.asked = { by, agreed: [...new Set([...agreed, seat])].sort() };
    this.granted = others.every((other) => this.asked!.agreed.includes(other));
    return this.granted ? { goBack: by } : {};
  }

  /** Nobody waits for an answer any more. */
  forget(): void {
    this.asked = undefined;
    this.granted = false;
  }

  private refuse(seat: number, people: readonly number[]): NotDone | undefined {
    const { checkpoints } = this.hosted;
    const others = people.filter((other) => other !== seat);
    if (checkpoints.canGoBack(seat) && !this.haveLearnt(seat, others)) return undefined;
    return notDone(
      'unable',
      'There is nothing to take back: you have not acted, or something was shown, dealt or timed since.',
    );
  }

  /** Whether going back would leave any of these others with a card in mind that the seat itself had not known. */
  private haveLearnt(seat: number, others: readonly number[]): boolean {
    const { hosted } = this;
    const step = hosted.checkpoints.lastStep(seat);
    if (step === undefined) return false;
    const then = hosted.replayed(step);
    const own = knownIn(then.view(seat));
    return others.some((other) => learns(knownIn(then.view(other)), knownIn(hosted.match.view(other)), own));
  }
}

/** Whether `now` shows a card that neither `then` nor somebody else's knowledge held. */
function learns(then: Known, now: Known, elsewhere: Known): boolean {
  for (const [card, count] of now) {
    if (count > Math.max(then.get(card) ?? 0, elsewhere.get(card) ?? 0)) return true;
  }
  return false;
}
