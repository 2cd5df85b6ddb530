// A player who reads the page and plays by whim: presses what is offered until the match is over.

import { Random } from '@messdeck/engine';
import type { Page } from 'playwright-core';
import type { Hands } from './hands.ts';
import type { Look, Offer } from './reader.ts';
import type { Setting } from './tables.ts';

/** More presses than any of these matches takes. */
const MOST_PRESSES = 3000;

/** Presses in a row that may come too late. */
const MOST_MISSED = 5;

export interface Play {
  readonly page: Page;
  readonly hands: Hands;
  readonly setting: Setting;
  readonly seed?: string;
  /** Called with every look at the page before something is pressed; true ends the play. */
  readonly watch?: (look: Look, presses: number) => Promise<boolean | undefined>;
}

/** Plays to the final score, or until the watch says so; returns the last look. */
export async function play({ page, hands, setting, seed = 'player', watch }: Play): Promise<Look> {
  const random = new Random(seed, setting.title, 0);
  let look = await page.evaluate(() => window.reader.next(0));
  let missed = 0;
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (look.fault) throw new Error(`The page says: ${look.fault}`);
    if (look.over || (await watch?.(look, presses))) return look;
    if (look.offers.length === 0)
      throw new Error(`Nothing is offered in ${look.phase}: ${await asked(page)}`);
    const offer = choose(look, random, presses >= (setting.patience ?? Infinity));
    const fault = await faultOf(hands.press(page, offer.selector, true));
    missed = fault ? missed + 1 : 0;
    // Time does not wait: an offer may have passed. But not one after the other.
    if (missed > MOST_MISSED) throw fault;
    const pressed = fault === undefined;
    // An action is answered by the worker, a card that is picked by the page itself.
    const heard = pressed && offer.is === 'action' ? look.told : -1;
    look = await page.evaluate((told) => window.reader.next(told), heard);
  }
  throw new Error(`${setting.title} is not over after ${MOST_PRESSES} presses.`);
}

const asked = (page: Page): Promise<string | null> => page.locator('#ask').textContent();

const faultOf = (work: Promise<void>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** What a player prefers who wants the match to come to its end. */
function choose({ offers, chosen }: Look, random: Random, tired: boolean): Offer {
  const pick = (from: readonly Offer[]): Offer => from[random.below(from.length)];
  const actions = offers.filter(({ is }) => is === 'action');
  const cards = offers.filter(({ is }) => is === 'card');
  const words = offers.filter(({ is }) => is === 'word');
  const going = actions.find(({ text }) => text === 'go on' || text === 'begin');
  if (going) return going;
  const stops = actions.filter(({ text }) => text === 'stop');
  if (tired && stops.length > 0) return stops[0];
  const lasting = actions.filter(({ text }) => text !== 'stop');
  // What brings a journey or a patience on is not let go by, and a hand that everybody passes is not played.
  const onward = lasting.filter(({ text }) => /^(transfer|flag|fly|deal on|bid)\b/.test(text));
  if (onward.length > 0 && random.below(4) > 0) return pick(onward);
  const onlyPasses = lasting.every(({ text }) => text === 'pass');
  if (onlyPasses && words.length > 0 && random.below(4) > 0) return pick(words);
  // Of several cards that go together more are picked now and then, before they are put to use.
  const acts = cards.length === 0 || random.below(chosen.length > 0 ? 2 : 3) === 0;
  if (lasting.length > 0 && acts)
    return words.length > 0 && random.below(2) === 0 ? pick(words) : pick(lasting);
  if (cards.length > 0) return pick(cards);
  return lasting.length > 0 ? pick(lasting) : pick(offers);
}
