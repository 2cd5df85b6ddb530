// Long texts a page at a time: through $PAGER where there is one, else page by page here.

import { spawn } from 'node:child_process';
import type { Keyboard } from './keyboard.ts';

/** Lines of a terminal; where there is none, everything is one page. */
function rows(keyboard: Keyboard): number {
  return keyboard.isTerminal ? Math.max(5, (process.stdout.rows ?? 24) - 2) : Number.POSITIVE_INFINITY;
}

export class Pager {
  private left: string[] = [];
  private readonly keyboard: Keyboard;

  constructor(keyboard: Keyboard) {
    this.keyboard = keyboard;
  }

  /** Whether there is more to be shown. */
  get open(): boolean {
    return this.left.length > 0;
  }

  async show(text: string): Promise<void> {
    const command = process.env['PAGER'];
    if (command && this.keyboard.isTerminal) return this.keyboard.lend(() => through(command, text));
    this.left = text.split('\n');
    this.turn('');
  }

  /** Turns the page, or closes it. */
  turn(typed: string): void {
    if (/^q/i.test(typed.trim())) this.left = [];
    const page = this.left.splice(0, rows(this.keyboard));
    this.keyboard.withdraw();
    if (page.length > 0) this.keyboard.say(page.join('\n'));
    if (this.open) this.keyboard.ask('(Enter: more, q: table) > ');
  }
}

function through(command: string, text: string): Promise<void> {
  // Ctrl-C belongs to the pager while it stands.
  const ignore = (): void => undefined;
  process.on('SIGINT', ignore);
  const child = spawn(command, { shell: true, stdio: ['pipe', 'inherit', 'inherit'] });
  child.stdin!.on('error', ignore);
  child.stdin!.end(`${text}\n`);
  return new Promise((resolve) => {
    const end = (): void => {
      process.off('SIGINT', ignore);
      resolve();
    };
    child.on('close', end);
    child.on('error', end);
  });
}
