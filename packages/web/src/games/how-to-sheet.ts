// How to play, one sheet a game: five short paragraphs and two or three pictures made of the real faces.

import type { MapOptions } from '@messdeck/faces/map/options';

/** A paragraph; `*word*` marks a word of the game that explains itself when it is asked. */
export type Prose = string;

export interface ShownCard {
  readonly card: string;
  /** A few words under the card. */
  readonly tag?: string;
  /** Ringed: the card that the picture is about. */
  readonly win?: boolean;
  /** Lies there, but does not count. */
  readonly faded?: boolean;
  /** What a wild card stands for. */
  readonly stands?: string;
}

/** `**words**` in a caption stand out. */
export type Figure =
  | {
      readonly is: 'cards';
      readonly cards: readonly ShownCard[];
      readonly tight?: boolean;
      readonly caption: string;
    }
  | { readonly is: 'column'; readonly cards: readonly ShownCard[]; readonly caption: string }
  | {
      readonly is: 'gauge';
      readonly title: string;
      readonly end: string;
      readonly whole: number;
      readonly ours: number;
      readonly theirs: number;
      readonly stake: number;
      readonly goal: number;
      /** The least that can be taken at once. */
      readonly step?: number;
      readonly unit: string;
      readonly caption: string;
    }
  | { readonly is: 'map'; readonly map: MapOptions; readonly caption: string }
  | {
      readonly is: 'pays';
      readonly head: readonly string[];
      readonly rows: readonly (readonly [string, ...number[]])[];
      /** Row and column of the figure that the caption speaks of. */
      readonly ringed: readonly [number, number];
      readonly caption: string;
    };

export interface HowToSheet {
  /** "four players, two against two". */
  readonly company: string;
  readonly aim: Prose;
  readonly turn: Prose;
  readonly scores: Prose;
  readonly ends: Prose;
  readonly tip: Prose;
  /** What the marked words mean, by the word as it is marked. */
  readonly words: Readonly<Record<string, string>>;
  readonly figures: readonly Figure[];
}
