// A bot that is another program: JSON lines to its standard input, one line of answer from its standard output.

import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Ask, type Entry, type Match, type Player, WAIT } from '@messdeck/engine';
import { Complaint } from './complaint.ts';

const STOP_AFTER = 500;

export class ExecBot {
  readonly name: string;
  private readonly timeout: number;
  private readonly child: ChildProcess;
  private readonly answers: string[] = [];
  private ended: string | undefined;
  private wake: (() => void) | undefined;

  /** `name` is "exec:COMMAND"; the program is started once and plays match after match. */
  constructor(name: string, timeout: number) {
    this.name = name;
    this.timeout = timeout;
    this.child = spawn(name.slice('exec:'.length), { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.child.on('error', (error) => this.end(`could not be started: ${error.message}`));
    this.child.on('exit', (code, signal) => this.end(`ended (${signal ?? `status ${code}`})`));
    // A write to a program that has ended fails; its end is reported when it is asked.
    this.child.stdin!.on('error', () => undefined);
    createInterface({ input: this.child.stdout! }).on('line', (line) => {
      this.answers.push(line);
      this.wake?.();
    });
  }

  seat(match: Match, seat: number): Player {
    const { game, rules, seats } = match;
    this.send({ match: { game: game.id, edition: game.edition, rules, seats, seat } });
    let unsent: Entry | undefined;
    return {
      hear: (entry) => {
        if (unsent) this.send(unsent);
        unsent = entry;
      },
      choose: async (ask) => {
        // Asked again, or before anything has happened, there is no new entry: the view alone is sent.
        this.send(unsent ? { ...unsent, ask: true } : { ask: true, view: match.view(seat) });
        unsent = undefined;
        return this.chosen(ask, await this.answer(seat), seat, match);
      },
    };
  }

  stop(): void {
    this.child.stdin!.end();
    setTimeout(() => this.child.kill(), STOP_AFTER).unref();
  }

  private chosen(ask: Ask, answer: string, seat: number, match: Match): number {
    if (answer === '-' && ask.mayWait) return WAIT;
    for (let i = 0; i < ask.count; i++) if (ask.text(i) === answer) return i;
    const legal = Array.from({ length: Math.min(ask.count, 5) }, (_, i) => ask.text(i)).join('; ');
    const more = ask.count > 5 ? `; and ${ask.count - 5} more` : '';
    throw new Complaint(
      `Seat ${seat} (${this.name}) answered ${JSON.stringify(answer.slice(0, 200))} at step ${match.log.length}, which is not a legal action; legal are: ${legal}${more}.`,
    );
  }

  private send(line: object): void {
    if (this.ended === undefined) this.child.stdin!.write(`${JSON.stringify(line)}\n`);
  }

  private async answer(seat: number): Promise<string> {
    const late = Date.now() + this.timeout;
    for (;;) {
      const line = this.answers.shift();
      if (line !== undefined) return line.trim();
      if (this.ended !== undefined)
        throw new Complaint(`Seat ${seat} (${this.name}) ${this.ended} without an answer.`);
      const left = late - Date.now();
      if (left <= 0) {
        this.child.kill();
        throw new Complaint(`Seat ${seat} (${this.name}) gave no answer within ${this.timeout} ms.`);
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  private end(how: string): void {
    // Lines still on their way are read before the end counts.
    setTimeout(() => {
      this.ended ??= how;
      this.wake?.();
    }, 20);
  }
}
