// The observation as a list of numbers of fixed length, made from one view: the same view gives the same numbers.

import type { Game, Json, View } from '../game.ts';
import type { Kind, Observed, PlaceKind } from '../observed.ts';
import { Numbering } from './numbering.ts';
import { observedOf } from './observed-of.ts';

/** What stands where in an observation. */
export interface Field {
  readonly name: string;
  /** The first number of the field, and how many there are. */
  readonly at: number;
  readonly length: number;
  /** What the numbers mean, in a few words. */
  readonly means: string;
}

/** Writes a value at a place; what is not there stays 0. */
type Write = (value: unknown, out: Float32Array, at: number) => void;

interface Part {
  readonly length: number;
  readonly means: string;
  /** Fields of its own, where it has some. */
  readonly inner?: readonly Field[];
  /** How a value is written for this observer. */
  for(seat: number): Write;
}

interface PlacedPart extends Field {
  readonly writes: readonly Write[];
  value(view: View, chosen: readonly number[]): unknown;
}

/** What the observations of a game are made of, at one number of seats. */
export class Layout {
  readonly game: Game;
  readonly seats: number;
  readonly numbering: Numbering;
  readonly fields: readonly Field[];
  readonly length: number;
  private readonly parts: readonly PlacedPart[];

  static async of(game: Game, seats: number): Promise<Layout> {
    return new Layout(game, seats, await observedOf(game));
  }

  private constructor(game: Game, seats: number, observed: Observed) {
    this.game = game;
    this.seats = seats;
    this.numbering = new Numbering(game, observed.words);
    const builder = new Builder(game, seats, this.numbering, observed);
    this.parts = builder.parts;
    this.fields = builder.fields;
    this.length = builder.length;
  }

  /** Writes the observation of a seat's view into `out` from `at`; `chosen` are the words of an action begun. */
  write(view: View, chosen: readonly number[], out: Float32Array, at = 0): void {
    const seat = view.seat ?? 0;
    out.fill(0, at, at + this.length);
    for (const part of this.parts) {
      const value = part.value(view, chosen);
      if (value !== undefined && value !== null) part.writes[seat](value, out, at + part.at);
    }
  }

  vector(view: View, chosen: readonly number[] = []): Float32Array {
    const out = new Float32Array(this.length);
    this.write(view, chosen, out);
    return out;
  }
}

class Builder {
  readonly parts: PlacedPart[] = [];
  readonly fields: Field[] = [];
  length = 0;
  private readonly game: Game;
  private readonly seats: number;
  private readonly numbering: Numbering;

  constructor(game: Game, seats: number, numbering: Numbering, { phases, places, facts }: Observed) {
    this.game = game;
    this.seats = seats;
    this.numbering = numbering;
    this.add('phase', this.partOf({ oneOf: [...new Set(phases)] }), (view) => view.phase);
    this.add('actors', this.actors(), (view) => view.actors);
    this.add('scores', this.partOf({ bySeat: 'number' }), (view) => view.scores);
    for (const [name, kind] of Object.entries(places)) this.addPlaces(name, kind);
    for (const [name, kind] of Object.entries(facts))
      this.add(name, this.partOf(kind), (view) => view.facts[name]);
    this.add('chosen', this.chosen(), (_, chosen) => chosen);
  }

  private add(name: string, part: Part, value: PlacedPart['value']): void {
    const writes = Array.from({ length: this.seats }, (_, seat) => part.for(seat));
    const { length, means } = part;
    const at = this.length;
    this.parts.push({ name, at, length, means, writes, value });
    if (part.inner) {
      for (const field of part.inner)
        this.fields.push({ ...field, name: `${name}.${field.name}`, at: at + field.at });
    } else this.fields.push({ name, at, length, means });
    this.length += length;
  }

  private addPlaces(name: string, kind: PlaceKind): void {
    if (/[*%]$/.test(name)) {
      const many = name.endsWith('*') ? this.seats : 2;
      const stem = name.slice(0, -1);
      for (let k = 0; k < many; k++) {
        const whose = (seat: number): number =>
          many === 2 && name.endsWith('%') ? (seat + k) & 1 : (seat + k) % many;
        this.add(`${stem}+${k}`, this.place(kind), (view) => view.places[`${stem}${whose(view.seat ?? 0)}`]);
      }
    } else this.add(name, this.place(kind), (view) => view.places[name]);
  }

  private actors(): Part {
    const { seats } = this;
    return {
      length: seats + 2,
      means: '1 for each seat that may act, from the observer clockwise, then for the clock and for chance',
      for: (seat) => (value, out, at) => {
        for (const actor of value as View['actors']) {
          const place =
            actor === 'clock' ? seats : actor === 'chance' ? seats + 1 : (actor - seat + seats) % seats;
          out[at + place] = 1;
        }
      },
    };
  }

  private chosen(): Part {
    return {
      length: this.numbering.words.length,
      means: 'the words of the action begun: the first is 1, the second 2, by number of the word',
      for: () => (value, out, at) => {
        for (const [i, number] of (value as readonly number[]).entries()) out[at + number] = i + 1;
      },
    };
  }

  private place(kind: PlaceKind): Part {
    const { pack } = this.game;
    const cards = pack.ids.length;
    const row = kind === 'row';
    return {
      length: cards + 1,
      means: `${row ? 'the place of each card from the bottom, counted from 1' : '1 for each card known to lie there'}, in the order of the pack; then the number of other cards`,
      for: () => (value, out, at) => {
        const list = value as readonly (string | null)[];
        let unknown = 0;
        for (let i = 0; i < list.length; i++) {
          const id = list[i];
          if (id === null) unknown++;
          else out[at + pack.find(id)!] = row ? i + 1 : 1;
        }
        out[at + cards] = unknown;
      },
    };
  }

  private partOf(kind: Kind): Part {
    if (typeof kind === 'string') return this.simple(kind);
    if ('oneOf' in kind) return oneOf(kind.oneOf);
    if ('fields' in kind) return this.record(kind.fields);
    if ('bySeat' in kind) return this.list(kind.bySeat, this.seats, (seat, k) => (seat + k) % this.seats);
    if ('bySide' in kind) return this.list(kind.bySide, 2, (seat, k) => (seat + k) & 1);
    if ('first' in kind) return this.list(kind.first, kind.most, (_, k) => k);
    return this.list(kind.last, kind.most, (_, k, length) => length - 1 - k);
  }

  private simple(kind: Kind & string): Part {
    const { seats } = this;
    if (kind === 'number') {
      return { length: 1, means: 'a number', for: () => (value, out, at) => (out[at] = value as number) };
    }
    if (kind === 'flag') {
      return { length: 1, means: '1 if it is so', for: () => (value, out, at) => (out[at] = value ? 1 : 0) };
    }
    if (kind === 'cards') return this.cards();
    if (kind === 'words') return this.spokenWords();
    return {
      length: seats,
      means: `1 for ${kind === 'seat' ? 'the seat' : 'each of the seats'}, from the observer clockwise`,
      for: (seat) => (value, out, at) => {
        const list = typeof value === 'number' ? [value] : (value as readonly number[]);
        for (const other of list) out[at + ((other - seat + seats) % seats)] = 1;
      },
    };
  }

  private cards(): Part {
    const { pack } = this.game;
    return {
      length: pack.ids.length,
      means: '1 for each card, in the order of the pack',
      for: () => (value, out, at) => {
        const list = typeof value === 'string' ? [value] : (value as readonly string[]);
        for (const id of list) out[at + pack.find(id)!] = 1;
      },
    };
  }

  private spokenWords(): Part {
    const { numbering } = this;
    return {
      length: numbering.spoken.length,
      means: '1 for each word said, by number of the word',
      for: () => (value, out, at) => {
        for (const number of numbering.numbersOf(value as string)) out[at + number] = 1;
      },
    };
  }

  private record(kinds: Readonly<Record<string, Kind>>): Part {
    const parts = Object.entries(kinds).map(([name, kind]) => ({ name, part: this.partOf(kind) }));
    const inner = joined(parts);
    return {
      length: inner.length,
      means: '',
      inner: inner.fields,
      for: (seat) => {
        const writes = parts.map(({ name, part }, i) => ({
          name,
          at: inner.starts[i],
          write: part.for(seat),
        }));
        return (value, out, at) => {
          for (const one of writes) {
            const held = (value as { readonly [name: string]: Json | undefined })[one.name];
            if (held !== undefined && held !== null) one.write(held, out, at + one.at);
          }
        };
      },
    };
  }

  private list(kind: Kind, most: number, which: (seat: number, k: number, length: number) => number): Part {
    const part = this.partOf(kind);
    const inner = joined(Array.from({ length: most }, (_, k) => ({ name: String(k), part })));
    const plain = part.length === 1;
    return {
      length: inner.length,
      means: plain ? `${part.means} for each` : '',
      ...(plain ? {} : { inner: inner.fields }),
      for: (seat) => {
        const write = part.for(seat);
        return (value, out, at) => {
          const held = value as readonly unknown[];
          for (let k = 0; k < most; k++) {
            const one = held[which(seat, k, held.length)];
            if (one !== undefined && one !== null) write(one, out, at + k * part.length);
          }
        };
      },
    };
  }
}

function oneOf(words: readonly (string | number)[]): Part {
  return {
    length: words.length,
    means: `1 for one of ${words.join(', ')}`,
    for: () => (value, out, at) => {
      const index = words.indexOf(value as string);
      if (index >= 0) out[at + index] = 1;
    },
  };
}

/** Parts one after the other: their fields, and where each begins. */
function joined(parts: readonly { readonly name: string; readonly part: Part }[]): {
  readonly fields: Field[];
  readonly starts: number[];
  readonly length: number;
} {
  const fields: Field[] = [];
  const starts: number[] = [];
  let length = 0;
  for (const { name, part } of parts) {
    starts.push(length);
    if (part.inner) {
      for (const field of part.inner)
        fields.push({ ...field, name: `${name}.${field.name}`, at: length + field.at });
    } else fields.push({ name, at: length, length: part.length, means: part.means });
    length += part.length;
  }
  return { fields, starts, length };
}
