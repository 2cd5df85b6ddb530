// The laws find faults: each is planted into the small game of docs/adding-a-game.md, is found, and is found again from
// the record in the message, while the sound game plays the same record without a complaint.

import { describe, expect, test } from 'vitest';
import { game as lookout } from '../../../docs/examples/lookout.js';
import { everyTable, followByLaw, keepsSecrets, LawBroken, playByLaw } from '../laws/index.ts';
import { type Card, type Game, isFault, type MatchRecord, Random, replay, type View } from '../src/index.ts';

/** The fields of a position that the faults tamper with. */
interface Lookout {
  readonly phase: number;
  readonly hands: readonly number[];
  reserve: readonly Card[];
}

interface Memory {
  readonly voids: readonly number[];
}

const sound = lookout as Game<Lookout, Memory>;

/** The last card of the deal, kept outside the position, where no clone finds it by copying fields. */
const lastDealt = new WeakMap<Lookout, Card>();

const faults: readonly { fault: string; law: RegExp; mutant: Partial<Game<Lookout, Memory>> }[] = [
  {
    fault: 'a hidden field forgotten in clone',
    law: /^a clone has every field of the original: reserve differs/,
    mutant: {
      clone: (p) => Object.assign(sound.clone(p), { reserve: p.reserve.map(() => 0) }),
    },
  },
  {
    fault: 'something kept beside the fields and forgotten in clone',
    law: /^a clone (goes the same way as|equals) the original/,
    mutant: {
      deal: (p, cards) => {
        sound.deal(p, cards);
        lastDealt.set(p, cards[cards.length - 1]);
      },
      view: (p, seat) => {
        const scene = sound.view(p, seat);
        if (p.phase === 0 && lastDealt.has(p)) scene.facts['last'] = lastDealt.get(p)!;
        return scene;
      },
    },
  },
  {
    fault: 'an imagine that ignores shown voids',
    law: /^what (seat \d|a spectator) imagines could have been dealt:\n\d play \w\d: .*must follow it \(LOO-3\)/,
    mutant: {
      imagine: (seen, random) => sound.imagine({ ...seen, voids: seen.voids.map(() => 0) }, random),
    },
  },
  {
    fault: 'an imagine that is not random',
    law: /^what (seat \d|a spectator) imagines is as varied as the deal/,
    mutant: { imagine: (seen) => sound.imagine(seen, new Random('always the same')) },
  },
  {
    fault: 'a refuse that names who holds a card',
    law: /^why "play \w\d" is refused tells seat \d nothing that it cannot know/,
    mutant: {
      refuse: (p, seat, text) => {
        const card = sound.pack.find(text.split(' ')[1]);
        const holder = p.hands.findIndex((hand) => card !== undefined && hand & (1 << card));
        return holder < 0 || holder === seat
          ? sound.refuse(p, seat, text)
          : `Seat ${holder} holds it (LOO-2).`;
      },
    },
  },
  {
    fault: 'hand points that disagree with the scores',
    law: /^the points of a hand agree with the scores/,
    mutant: {
      tally: (p) => {
        const { hands, ...rest } = sound.tally(p);
        return { ...rest, hands: hands.map((hand) => ({ ...hand, points: hand.points.map((n) => n + 1) })) };
      },
    },
  },
  {
    fault: 'a result that disagrees with the scores',
    law: /^the result has the scores of the match/,
    mutant: {
      tally: (p) => {
        const { hands, result } = sound.tally(p);
        return result ? { hands, result: { ...result, scores: result.scores.map((n) => 2 * n) } } : { hands };
      },
    },
  },
  {
    fault: 'a wrong winner',
    law: /^who has won stands better than who has not/,
    mutant: {
      tally: (p) => {
        const { hands, result } = sound.tally(p);
        if (!result) return { hands };
        const least = Math.min(...result.scores);
        return { hands, result: { ...result, winners: [result.scores.indexOf(least)] } };
      },
    },
  },
  {
    fault: 'a constant standing',
    law: /^the standing moves with the match/,
    mutant: { evaluate: () => 0 },
  },
  {
    fault: 'a prompt that throws for a spectator',
    law: /^a spectator is told what is asked; the prompt fails/,
    mutant: {
      prompt: (v: View) => `You hold ${v.places[`hand:${v.seat}`].length} cards. ${sound.prompt(v)}`,
    },
  },
  {
    fault: 'a prompt with a gap',
    law: /^(seat \d|a spectator) is told what is asked in a sentence, not: .*undefined/,
    mutant: { prompt: (v: View) => `${sound.prompt(v)} The commander is ${v.facts['commander']}.` },
  },
  {
    fault: 'a choice of cards that forgets a rule',
    law: /^seat \d has the legal actions of its choice of 1 cards/,
    mutant: {
      choice: (p, seat) => ({
        verb: 'play',
        cards: sound.pack.cards.flatMap((_, card) => (p.hands[seat] & (1 << card) ? [card] : [])),
        count: 1,
      }),
    },
  },
  {
    fault: 'a verb without words',
    law: /^the verb "play" has words/,
    mutant: { verbs: {} },
  },
  {
    fault: 'a verb without a report',
    law: /^the verb "play" has words, as an order and as a report/,
    mutant: { verbs: { play: ['Play $1', ''] } },
  },
  {
    fault: 'a place without a title',
    law: /^the place "reserve" has a title/,
    mutant: { places: { hand: 'Hand', trick: 'Trick', taken: 'Taken' } },
  },
];

test('the sound game keeps every law', async () => {
  for (const table of everyTable(sound)) {
    const record = await playByLaw(sound, table, 1919, { care: 12 });
    expect(await keepsSecrets(sound, record, new Random('sound'))).toBeGreaterThanOrEqual(0);
  }
});

describe.each(faults)('$fault', ({ law, mutant }) => {
  const faulty = { ...sound, ...mutant } as Game;

  test('is found, and found again from the record in the message', async () => {
    const found = await firstBroken(faulty);
    expect(found.law).toMatch(law);
    const record = JSON.parse(found.message.slice(found.message.lastIndexOf('\n') + 1)) as MatchRecord;
    expect(record).toEqual(JSON.parse(JSON.stringify(found.record)));
    expect(isFault(replay(record, faulty))).toBe(false);
    const again = brokenBy(() => followByLaw(faulty, record));
    expect(again?.law).toMatch(law);
    expect(brokenBy(() => followByLaw(sound, record))).toBeUndefined();
  });
});

/** Plays matches with little care, as `npm run laws` does, until a law is broken. */
async function firstBroken(faulty: Game): Promise<LawBroken> {
  for (let seed = 0; seed < 20; seed++) {
    for (const table of everyTable(faulty)) {
      try {
        await playByLaw(faulty, table, seed, { care: 20 });
      } catch (error) {
        if (error instanceof LawBroken) return error;
        throw error;
      }
    }
  }
  throw new Error('No law was broken.');
}

function brokenBy(follow: () => unknown): LawBroken | undefined {
  try {
    follow();
    return undefined;
  } catch (error) {
    if (error instanceof LawBroken) return error;
    throw error;
  }
}
