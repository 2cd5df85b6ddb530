// Lines typed at the terminal and lines said above them: whatever is being typed stays when something is said.

import { clearLine, createInterface, cursorTo, type Interface } from 'node:readline';

export class Keyboard {
  /** Whether a person types; else the lines come from a file or a program. */
  readonly isTerminal: boolean = process.stdin.isTTY === true && process.stdout.isTTY === true;
  private readonly lines: Interface;
  private asking: string | undefined;

  constructor(
    heard: { line(typed: string): void; close(): void; interrupt(): void },
    complete: () => readonly string[],
  ) {
    this.lines = createInterface({
      input: process.stdin,
      output: process.stdout,
      completer: (line: string): [string[], string] => {
        const all = [...complete()];
        const hits = all.filter((text) => text.toLowerCase().startsWith(line.toLowerCase()));
        return [hits.length ? hits : all, line];
      },
    });
    this.lines.on('line', (typed) => heard.line(typed));
    this.lines.on('close', () => heard.close());
    this.lines.on('SIGINT', () => heard.interrupt());
  }

  /** Says something; what is asked and typed stands below it. */
  say(text: string): void {
    this.clear();
    process.stdout.write(`${text}\n`);
    if (this.asking !== undefined) this.lines.prompt(true);
  }

  ask(prompt: string): void {
    this.withdraw();
    this.asking = prompt;
    this.lines.setPrompt(prompt);
    this.lines.prompt(true);
  }

  /** Nothing is asked any more. */
  withdraw(): void {
    if (this.asking === undefined) return;
    this.clear();
    this.asking = undefined;
  }

  /** Takes the prompt away, or leaves it in a line of its own where nothing can be taken away. */
  private clear(): void {
    if (this.asking === undefined) return;
    if (this.isTerminal) {
      cursorTo(process.stdout, 0);
      clearLine(process.stdout, 0);
    } else process.stdout.write('\n');
  }

  /** Gives the terminal to somebody else for a while. */
  async lend(task: () => Promise<void>): Promise<void> {
    this.lines.pause();
    await task();
    this.lines.resume();
  }

  close(): void {
    this.lines.close();
  }
}
