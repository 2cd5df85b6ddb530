// A bot that is another program: JSON lines to its standard input, one line of answer from its standard output. It has
// a process group of its own, so that whatever it starts ends with it.

import { type ChildProcess, spawn } from 'node:child_process';
import { commandOf } from '../bots.ts';
import { Complaint } from '../complaint.ts';
import { Forfeit } from './forfeit.ts';

/** After its input has ended a program has so long to end by itself. */
const STOP_AFTER = 500;
/** Lines still on their way are read before an end counts; what it has started may hold its output open for ever. */
const LAST_WORDS = 300;
/** What a program may say without being asked. */
const MOST_LINES = 100;
const LONGEST_LINE = 1 << 16;
/** A shell that finds no program says so and ends; other messages of a program are passed on after this time. */
const SHELL_SPEAKS = 300;

interface Question {
  resolve(answer: string): void;
  readonly late: NodeJS.Timeout;
}

const running = new Set<Program>();
process.on('exit', killPrograms);

/** Ends all programs, now. */
export function killPrograms(): void {
  for (const program of running) program.kill();
}

export class Program {
  readonly name: string;
  private readonly seat: number;
  private readonly fail: (fault: Complaint) => void;
  private readonly child: ChildProcess;
  private readonly answers: string[] = [];
  private unfinished = '';
  private messages: Buffer[] | undefined = [];
  private asked: Question | undefined;
  private answered = false;
  private inMatch = false;
  private ended: string | undefined;

  /** `name` is "exec:COMMAND"; `fail` hears what goes wrong, at once and once. */
  constructor(name: string, seat: number, fail: (fault: Complaint) => void) {
    this.name = name;
    this.seat = seat;
    this.fail = fail;
    const stdio = ['pipe', 'pipe', 'pipe'] as const;
    this.child = spawn(commandOf(name), { shell: true, stdio: [...stdio], detached: true });
    running.add(this);
    this.child.on('error', (error) => this.end(`could not be started: ${error.message}`));
    this.child.on('exit', (code, signal) => {
      const end = (): void => this.end(this.howEnded(code, signal));
      const late = setTimeout(end, LAST_WORDS);
      this.child.once('close', () => {
        clearTimeout(late);
        end();
      });
    });
    // A write to a program that has ended fails; its end is told all the same.
    this.child.stdin!.on('error', () => undefined);
    this.child.stdout!.setEncoding('utf8').on('data', (text: string) => this.hear(text));
    this.child.stderr!.on('data', (bytes: Buffer) => this.message(bytes));
  }

  begin(): void {
    this.inMatch = true;
    if (this.ended !== undefined) this.complain(this.ended, this.answered);
  }

  finish(): void {
    this.inMatch = false;
  }

  tell(line: string): void {
    if (this.ended === undefined) this.child.stdin!.write(`${line}\n`);
  }

  /** The answer to a line that asks; what is no answer in time is a fault. */
  ask(line: string, timeout: number): Promise<string> {
    this.tell(line);
    return new Promise((resolve) => {
      const late = setTimeout(() => this.complain(`gave no answer within ${timeout} ms`), timeout);
      this.asked = { resolve, late };
      if (this.ended !== undefined) this.complain(this.ended, this.answered);
      else this.reply();
    });
  }

  /** Lets the program end by itself, and ends it if it does not. */
  async stop(): Promise<void> {
    this.child.stdin!.end();
    const late = new Promise<void>((resolve) => setTimeout(resolve, STOP_AFTER).unref());
    const gone = new Promise<void>((resolve) => {
      if (this.child.exitCode !== null || this.child.signalCode !== null) resolve();
      else this.child.once('exit', () => resolve());
    });
    await Promise.race([late, gone]);
    this.kill();
  }

  /** Ends the program with everything it has started, now. */
  kill(): void {
    running.delete(this);
    try {
      if (this.child.pid !== undefined) process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // Nothing of it is left.
    }
    for (const stream of this.child.stdio) stream?.destroy();
  }

  private hear(text: string): void {
    const lines = (this.unfinished + text).split('\n');
    this.unfinished = lines.pop()!;
    this.answers.push(...lines.slice(0, MOST_LINES + 1));
    if (this.answers.length > MOST_LINES || this.unfinished.length > LONGEST_LINE) {
      this.complain(
        `writes far more than it is asked for, starting with ${quote(lines[0] ?? this.unfinished)}`,
        this.answered,
      );
    } else this.reply();
  }

  private reply(): void {
    if (!this.asked || this.answers.length === 0) return;
    const { resolve, late } = this.asked;
    clearTimeout(late);
    this.asked = undefined;
    this.answered = true;
    resolve(this.answers.shift()!.trim());
  }

  private message(bytes: Buffer): void {
    if (!this.messages) {
      process.stderr.write(bytes);
      return;
    }
    if (this.messages.length === 0) setTimeout(() => this.passOn(), SHELL_SPEAKS).unref();
    this.messages.push(bytes);
  }

  private passOn(): void {
    const held = this.messages ?? [];
    this.messages = undefined;
    for (const bytes of held) process.stderr.write(bytes);
  }

  private howEnded(code: number | null, signal: NodeJS.Signals | null): string {
    // What the shell says of a program that is not there belongs into the one sentence.
    const shell =
      (code === 126 || code === 127) && this.messages ? Buffer.concat(this.messages).toString() : '';
    if (shell !== '') this.messages = undefined;
    else this.passOn();
    return `ended (${signal ?? `status ${code}`}${shell === '' ? '' : `: ${shell.trim().replace(/\s+/g, ' ')}`})`;
  }

  private end(how: string): void {
    this.ended ??= `${how} ${this.answered ? 'before the match was over' : 'without an answer'}`;
    if (this.inMatch) this.complain(this.ended, this.answered);
  }

  private complain(what: string, isBot = true): void {
    clearTimeout(this.asked?.late);
    this.asked = undefined;
    this.inMatch = false;
    this.kill();
    const why = `Seat ${this.seat} (${this.name}) ${what}.`;
    // What never says anything is no bot that could lose.
    this.fail(isBot ? new Forfeit(this.seat, why) : new Complaint(why));
  }
}

function quote(text: string): string {
  return JSON.stringify(text.slice(0, 80));
}
