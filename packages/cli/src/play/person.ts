// A person at the terminal: shows the table, asks in plain words, understands commands, never loses a match.

import { createInterface, type Interface } from 'node:readline';
import { type Game, orderOf, type View } from '@messdeck/engine';
import { drawTable } from './draw.ts';
import { bold, faint, red } from './paint.ts';
import { readChoice } from './read-choice.ts';

/** More choices than this are typed rather than numbered. */
const NUMBERED = 30;

/** Something other than an action that the person wants. */
export type Wish = 'rules' | 'score' | 'log' | 'undo' | 'redo' | 'save' | 'quit';
const WISHES: readonly Wish[] = ['rules', 'score', 'log', 'undo', 'redo', 'save', 'quit'];

const HELP = `Choose by number, or type the action (Tab completes it; its cards may stand in any order).
rules · score · log · undo, redo (games for one) · save [file] · quit`;

export type Answer = { readonly act: string } | { readonly wish: Wish; readonly word: string } | 'wait';

export class Person {
  private readonly game: Game;
  private readonly names: readonly string[];
  private readonly lines: Interface;
  private legal: readonly string[] = [];
  private closed = false;
  /** Lines typed and not yet asked for; whoever waits for one is woken. */
  private readonly typed: string[] = [];
  private wake: (() => void) | undefined;

  constructor(game: Game, names: readonly string[]) {
    this.game = game;
    this.names = names;
    this.lines = createInterface({
      input: process.stdin,
      output: process.stdout,
      completer: (line: string): [string[], string] => {
        const all = [...this.legal, ...WISHES, 'help'];
        const hits = all.filter((text) => text.toLowerCase().startsWith(line.toLowerCase()));
        return [hits.length ? hits : all, line];
      },
    });
    this.lines.on('line', (line) => {
      this.typed.push(line);
      this.wake?.();
    });
    this.lines.on('close', () => {
      this.closed = true;
      this.wake?.();
    });
  }

  say(line: string): void {
    process.stdout.write(`${line}\n`);
  }

  show(view: View): void {
    this.say(`\n${drawTable(this.game, view, this.names)}`);
  }

  /** Asks for an action; in a call window only until the time is up. */
  async ask(view: View, milliseconds?: number): Promise<Answer> {
    this.legal = view.legal;
    const shown = view.legal.length <= NUMBERED ? view.legal : [];
    if (milliseconds === undefined) this.show(view);
    this.say(bold(this.game.prompt(view)));
    shown.forEach((action, i) => {
      this.say(`  ${String(i + 1).padStart(2)}  ${orderOf(this.game, action)}  ${faint(action)}`);
    });
    if (shown.length === 0) {
      this.say(
        faint(`  Type an action, such as "${view.legal[0]}" (${view.legal.length} choices; Tab completes).`),
      );
    }
    for (;;) {
      const typed = await this.line(
        milliseconds === undefined ? '> ' : '(Enter in time to call) > ',
        milliseconds,
      );
      if (typed === undefined) return this.closed ? { wish: 'quit', word: '' } : 'wait';
      if (typed.trim().toLowerCase() === 'help') {
        this.say(HELP);
        continue;
      }
      const answer = this.understand(typed, view.legal, shown);
      if (answer) return answer;
      this.say(
        red(`That is not one of the choices: ${JSON.stringify(typed)}.`) + faint(' Type help for help.'),
      );
    }
  }

  close(): void {
    this.lines.close();
  }

  private understand(typed: string, legal: readonly string[], shown: readonly string[]): Answer | undefined {
    const [first, ...rest] = typed.trim().split(/\s+/);
    const wish = WISHES.find((candidate) => candidate === first?.toLowerCase());
    if (wish) return { wish, word: rest.join(' ') };
    const act = readChoice(this.game, typed, legal, shown);
    if (act) return { act };
    // A refusal that only the rules can word is given by whoever knows the position.
    return Object.hasOwn(this.game.verbs, first ?? '') ? { act: typed.trim() } : undefined;
  }

  /** A line, or undefined when the time is up or the input has ended. */
  private async line(prompt: string, milliseconds?: number): Promise<string | undefined> {
    // At a keyboard, what was typed before a window opened does not count for it.
    if (milliseconds !== undefined && process.stdin.isTTY) this.typed.length = 0;
    this.lines.setPrompt(prompt);
    if (!this.closed) this.lines.prompt();
    const late = milliseconds === undefined ? undefined : setTimeout(() => this.wake?.(), milliseconds);
    if (this.typed.length === 0 && !this.closed) await new Promise<void>((resolve) => (this.wake = resolve));
    clearTimeout(late);
    this.wake = undefined;
    const line = this.typed.shift();
    if (line === undefined) this.say('');
    return line;
  }
}
