// What happens at the table in sentences, from one seat's stream alone: who did what, and who took a trick with which
// cards in it.

import { type Entry, type Game, reportOf, type View } from '@messdeck/engine';
import { isTrick } from './places.ts';

export class Teller {
  private readonly game: Game;
  private readonly names: readonly string[];
  private view: View;
  /** Who played each card that lies in a trick. */
  private readonly playedBy = new Map<string, number>();

  constructor(game: Game, names: readonly string[], opening: View) {
    this.game = game;
    this.names = names;
    this.view = opening;
  }

  /** Sentences for an entry; its own report first. */
  tell(entry: Entry): string[] {
    const said = [`${firstPerson(reportOf(this.game, entry.by, entry.do, this.names))}.`];
    if (typeof entry.by === 'number') {
      for (const word of entry.do.split(' ').slice(1)) this.playedBy.set(word, entry.by);
    }
    const before = this.view;
    this.view = entry.view;
    const taken = this.taken(before, entry);
    return taken ? [...said, taken] : said;
  }

  /** The cards of a trick with who played each. */
  trick(cards: readonly (string | null)[]): string[] {
    return cards.map((card) => {
      const by = card === null ? undefined : this.playedBy.get(card);
      return by === undefined ? (card ?? '▒') : `${this.names[by]} ${card}`;
    });
  }

  /** Who took the trick that this entry has ended, if it has. */
  private taken(before: View, { by, do: text, view }: Entry): string | undefined {
    const place = Object.keys(before.places).find(isTrick);
    if (place === undefined || typeof by !== 'number') return undefined;
    const lay = before.places[place];
    const left = view.places[place] ?? [];
    if (lay.length === 0 || left.length >= lay.length) return undefined;
    const card = text.split(' ')[1];
    const laid = text.startsWith('play ') || text.startsWith('bid ') ? [...lay, card] : lay;
    const taker = takerOf(before, view);
    if (taker === undefined) return undefined;
    const what = (this.game.places[place] ?? place).toLowerCase();
    const verb = taker === view.seat ? 'take' : 'takes';
    return `${this.names[taker]} ${verb} the ${what}: ${this.trick(laid).join(', ')}.`;
  }
}

/** The seat that took what lay in the middle: its cards have grown, or it leads now. */
function takerOf(before: View, after: View): number | undefined {
  const seats = after.scores.length;
  for (let seat = 0; seat < seats; seat++) {
    for (const kind of ['captured', 'taken']) {
      const [had, has] = [before.places[`${kind}:${seat}`], after.places[`${kind}:${seat}`]];
      const bySeat = after.places[`${kind}:${seats - 1}`] !== undefined;
      if (bySeat && had && has && has.length > had.length) return seat;
    }
  }
  const { leader } = after.facts;
  return typeof leader === 'number' ? leader : undefined;
}

/** "You plays" is "You play". */
export function firstPerson(report: string): string {
  return report.replace(/^You (\w+)/, (_, verb: string) => `You ${plainVerb(verb)}`);
}

function plainVerb(verb: string): string {
  if (verb === 'has') return 'have';
  if (verb === 'is') return 'are';
  return verb.replace(/(ss|sh|ch|x)es$/, '$1').replace(/([^s])s$/, '$1');
}
