// What happens at the table in sentences, from one seat's stream alone: who did what, who took a trick with which cards
// in it, what a call brought, and which cards have come to the seat itself.

import {
  agree,
  type Entry,
  type Game,
  inSentence,
  type People,
  peopleNamed,
  reportOf,
  type View,
} from '@messdeck/engine';
import { outcomeOf } from './calls.ts';
import { type Laid, takenBy } from './taken.ts';
import { TIED } from './wrap.ts';

export class Teller {
  private readonly game: Game;
  private readonly names: readonly string[];
  private readonly people: People;
  private view: View;
  /** What was done last. */
  private last = '';
  /** Who played each card that lies in a trick. */
  private readonly playedBy = new Map<string, number>();

  constructor(game: Game, names: readonly string[], opening: View) {
    this.game = game;
    this.names = names;
    this.people = peopleNamed(names);
    this.view = opening;
  }

  /** Sentences for an entry; its own report first. */
  tell(entry: Entry): string[] {
    const report = this.report(entry);
    if (typeof entry.by === 'number') {
      for (const word of entry.do.split(' ').slice(1)) this.playedBy.set(word, this.holder(word) ?? entry.by);
    }
    const before = this.view;
    this.view = entry.view;
    const calls = entry.by === 'clock' ? outcomeOf(before, entry.view, this.names) : [];
    // Where a deal takes two shuffles, one sentence is enough.
    const again = entry.do === 'shuffle' && this.last === 'shuffle';
    this.last = entry.do;
    if (again) return [];
    const after = [
      this.dealer(before, entry),
      this.taken(before, entry),
      ...calls,
      this.received(before, entry),
    ];
    return [report, ...after.filter((sentence) => sentence !== undefined)];
  }

  /** The cards of a trick, as `show` writes them, with who played each. */
  trick(cards: readonly (string | null)[], show: (card: string) => string): string[] {
    return cards.map((card) => {
      if (card === null) return '▒';
      return this.laid({ card: show(card), by: this.playedBy.get(card) });
    });
  }

  private report({ by, do: text, view }: Entry): string {
    const { people } = this;
    // BNG-2: the card lies open once it is laid.
    const laid = text === 'play' && typeof by === 'number' ? view.places[`pile:${by}`]?.at(-1) : undefined;
    if (laid) return `${this.names[by as number]} ${agree(people, [by as number], 'lays', 'lay')} ${laid}.`;
    const report = reportOf(this.game, by, text, this.names, people.you);
    const holder = text.startsWith('play ') ? this.holder(text.split(' ')[1]) : undefined;
    if (holder === undefined || holder === by) return `${report}.`;
    return `${report} for ${inSentence(people, holder)}.`;
  }

  /** The seat on whose hand this card was seen: of a silent hand somebody else plays it. */
  private holder(card: string): number | undefined {
    const seats = this.names.map((_, seat) => seat);
    return seats.find((seat) => this.view.places[`hand:${seat}`]?.includes(card));
  }

  /** Who deals by this cut. */
  private dealer(before: View, { by, do: text, view }: Entry): string | undefined {
    const { dealer } = view.facts;
    if (by !== 'chance' || !text.startsWith('cut') || typeof dealer !== 'number') return undefined;
    if (dealer === before.facts['dealer']) return undefined;
    return `${this.names[dealer]} ${agree(this.people, [dealer], 'deals', 'deal')}.`;
  }

  private laid({ card, by }: Laid): string {
    return by === undefined ? card : `${this.names[by]}${TIED}${card}`;
  }

  /** Who took the trick that this entry has ended, if it has. */
  private taken(before: View, entry: Entry): string | undefined {
    const taken = takenBy(before, entry, this.playedBy);
    if (!taken) return undefined;
    const { taker, place, laid, second } = taken;
    const what = (this.game.places[place] ?? place).toLowerCase();
    const verb = agree(this.people, [taker], 'takes', 'take');
    const cards = (list: readonly Laid[]): string => list.map((one) => this.laid(one)).join(', ');
    const then = second.length > 0 ? `; second cards ${cards(second)}` : '';
    return `${this.names[taker]} ${verb} the ${what}: ${cards(laid)}${then}.`;
  }

  /** Cards that have come to the own hand in the middle of it: gifts, draws, what was taken up. */
  private received(before: View, { by, view }: Entry): string | undefined {
    if (view.seat === null || by === 'chance') return undefined;
    const own = ({ places }: View): (string | null)[] =>
      [`hand:${view.seat}`, `bid:${view.seat}`].flatMap((place) => places[place] ?? []);
    const had = new Set(own(before));
    const got = own(view).filter((card) => card !== null && !had.has(card));
    return got.length > 0 ? `You get ${got.join(', ')}.` : undefined;
  }
}
