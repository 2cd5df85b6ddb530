// What the person has been told so far, from the seat's stream alone, and how it reads on the screen: a sentence an
// event, the table as it is, the score sheet.

import { type Entry, type Game, Match, type Rules, type View } from '@messdeck/engine';
import type { HostMessage, TableState } from '@messdeck/host';
import { drawTable } from './draw.ts';
import type { Notes } from './notes.ts';
import { faint } from './paint.ts';
import { scoreSheet } from './sheet.ts';
import { Teller } from './teller.ts';
import { flow, TIED } from './wrap.ts';

/** Sentences that `log` tells again. */
const RECENT = 30;

/** Of a hand that ended without a line on the score sheet. */
const THROWN_IN = `${faint('·')} The hand is thrown in: nobody scores.`;

export class Story {
  /** How the table stands; undefined until the host has told anything. */
  state: TableState | undefined;
  /** Hands scored so far. */
  scored = 0;
  /** The action that the person has just typed: it need not be told again, unlike one that the table made. */
  typed: string | undefined;
  private readonly game: Game;
  readonly names: readonly string[];
  private readonly rules: Rules;
  private readonly self: number;
  private readonly opening: View;
  private readonly notes: Notes;
  private teller: Teller;
  private entries: Entry[] = [];
  private sentences: string[] = [];
  /** What was played before this sitting has been taken in, and was not told again. */
  private begun = false;

  constructor(game: Game, notes: Notes, rules: Rules, names: readonly string[], self: number) {
    this.game = game;
    this.rules = rules;
    this.names = names;
    this.self = self;
    this.notes = notes;
    this.opening = new Match(game, rules, names.length).view(self);
    this.teller = this.newTeller();
  }

  get view(): View | undefined {
    return this.entries.at(-1)?.view ?? (this.state && this.opening);
  }

  /** What the seat has heard, up to the moment at which it was asked last. */
  get stream(): readonly Entry[] {
    const asked = this.entries.findLastIndex(({ view }) => view.legal.length > 0);
    return this.entries.slice(0, asked + 1);
  }

  /** The number of the last entry heard. */
  get last(): number {
    return this.entries.length - 1;
  }

  /** How often cards were dealt or cut. */
  get deals(): number {
    return this.entries.filter(({ by }) => by === 'chance').length;
  }

  /** Whether cards are laid in a beat: there the table is drawn only on request. */
  get beats(): boolean {
    return this.game.parts?.clock?.beat !== undefined;
  }

  /** Takes in what the host tells; the lines in which the screen tells it. */
  hear({ from, entries, state }: Extract<HostMessage, { is: 'stream' }>): string[] {
    if (from < this.entries.length) this.goBack(from);
    const between = this.state?.betweenHands ?? false;
    this.state = state;
    const lines = entries.flatMap((entry) => this.hearEntry(entry));
    const hands = state.tally.hands.length;
    const over = this.view?.actors.length === 0;
    if (this.begun && hands > this.scored && !over) lines.push(`\n${this.sheet('last')}`);
    if (this.begun && state.betweenHands && !between && hands === this.scored) lines.push(THROWN_IN);
    this.begun = true;
    this.scored = hands;
    return lines;
  }

  /** The table as it is. */
  table(): string {
    const { view, state, names, self } = this;
    if (!view || !state) return '';
    const { game, rules, entries, teller, notes } = this;
    const seen = { view, rules, entries, names, sides: state.sides, self };
    return `\n${drawTable(game, seen, teller, notes)}`;
  }

  sheet(told: 'all' | 'last' = 'all'): string {
    return this.state ? scoreSheet(this.game, this.state.tally, this.names, told) : '';
  }

  /** What happened lately. */
  log(): string {
    return this.sentences
      .slice(-RECENT)
      .map((sentence) => flow('', sentence.split(' '), ' ', '  '))
      .join('\n');
  }

  private newTeller(): Teller {
    return new Teller(this.game, this.names, this.opening);
  }

  private goBack(to: number): void {
    this.entries = this.entries.slice(0, to);
    this.teller = this.newTeller();
    this.sentences = this.entries.flatMap((entry) => this.teller.tell(entry));
  }

  private hearEntry(entry: Entry): string[] {
    const said = this.teller.tell(entry);
    this.entries.push(entry);
    this.sentences.push(...said);
    if (!this.begun) return [];
    // Where cards are laid in a beat, a line for each card says everything; a window tells only what it brought.
    const known = this.beats ? entry.by === 'clock' : entry.by === this.self && entry.do === this.typed;
    const shown = known ? said.slice(1) : said;
    const piles = this.beats && entry.do === 'play' ? this.piles(entry.view) : '';
    return shown.map((sentence, i) => {
      const line = i === shown.length - 1 && piles ? `${sentence} ${piles}` : sentence;
      return flow(`${faint('·')} `, line.split(' '), ' ', '  ');
    });
  }

  /** The top of every pile, in a line. */
  private piles({ places }: View): string {
    const tops = this.names.map((name, seat) => `${name}${TIED}${places[`pile:${seat}`]?.at(-1) ?? '–'}`);
    return faint(`[${tops.join(`${TIED}· `)}]`);
  }
}
