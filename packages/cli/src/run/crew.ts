// Threads that share a run of tasks: matches to play, records to replay. The first thread only hands out, writes and
// listens, so that it hears signals and the faults of programs at any time.

import { Worker } from 'node:worker_threads';
import { isExec } from '../bots.ts';
import { Complaint } from '../complaint.ts';
import { gameFiles } from '../game-named.ts';
import { beforeLeaving } from '../leaving.ts';
import type { Output } from '../output.ts';
import { Forfeit } from './forfeit.ts';
import { killPrograms, Program } from './program.ts';
import type { FromThread, PlayTask, Task, ThreadData, ToThread } from './task.ts';

/** Tasks begun for each thread before the first of them must be finished. */
const AHEAD = 4;

type Take = (text: string) => void | Promise<void>;

class Thread {
  private readonly worker: Worker;
  /** How much text of the thread has not been taken yet; the thread waits while it is too much. */
  private readonly untaken = new Int32Array(new SharedArrayBuffer(4));
  private readonly programs = new Map<string, Program>();
  private readonly timeout: number;
  private readonly fail: (fault: unknown) => void;
  /** The programs at the table of the present match, by seat. */
  private seated = new Map<number, Program>();
  /** Whose program has lost the present match, and why. */
  private readonly lost = new Map<number, string>();
  private forfeits = false;
  /** The seat whose program is thinking. */
  private asked: number | undefined;
  private take: Take = () => undefined;
  private finish: (wrong: string | undefined) => void = () => undefined;

  constructor(timeout: number, fail: (fault: unknown) => void) {
    this.timeout = timeout;
    this.fail = fail;
    this.worker = new Worker(new URL('./thread.js', import.meta.url), {
      workerData: { untaken: this.untaken, games: gameFiles() } satisfies ThreadData,
    });
    this.worker.on('message', (said: FromThread) => this.hear(said));
    this.worker.on('error', (error: NodeJS.ErrnoException) => fail(memoryFault(error)));
  }

  /** Carries out a task; `take` gets its text, piece by piece. The answer is what was wrong with it, if anything. */
  run(task: Task, take: Take): Promise<string | undefined> {
    this.take = take;
    if (task.do === 'play') this.seatPrograms(task);
    return new Promise((resolve) => {
      this.finish = resolve;
      this.send(task);
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.programs.values()].map((program) => program.stop()));
    await this.worker.terminate();
  }

  private seatPrograms({ bots, forfeits = false }: PlayTask): void {
    this.seated = new Map();
    this.lost.clear();
    this.forfeits = forfeits;
    for (const [seat, name] of bots.entries())
      if (isExec(name)) this.seated.set(seat, this.program(name, seat));
    for (const program of this.seated.values()) program.begin();
  }

  private program(name: string, seat: number): Program {
    const key = `${seat} ${name}`;
    const program = this.programs.get(key) ?? new Program(name, seat, (fault) => this.fault(key, fault));
    this.programs.set(key, program);
    return program;
  }

  /** A program is at fault: its seat has lost the match where that is agreed, and the next match has a new program. */
  private fault(key: string, fault: Complaint): void {
    if (!this.forfeits || !(fault instanceof Forfeit)) {
      this.fail(fault);
      return;
    }
    this.programs.delete(key);
    this.lost.set(fault.seat, fault.message);
    if (this.asked === fault.seat) this.tellFault(fault.seat);
  }

  private tellFault(seat: number): void {
    this.asked = undefined;
    this.send({ do: 'fault', seat, why: this.lost.get(seat)! });
  }

  private hear(said: FromThread): void {
    if (said.is === 'text') void this.pass(said.text);
    else if (said.is === 'tell') this.seated.get(said.seat)!.tell(said.line);
    else if (said.is === 'ask') void this.ask(said.seat, said.line);
    else if (said.is === 'complaint') this.fail(new Complaint(said.sentence));
    else {
      for (const program of this.seated.values()) program.finish();
      this.finish(said.wrong);
    }
  }

  private async pass(text: string): Promise<void> {
    try {
      await this.take(text);
    } catch (fault) {
      this.fail(fault);
    }
    Atomics.sub(this.untaken, 0, text.length);
    Atomics.notify(this.untaken, 0);
  }

  private async ask(seat: number, line: string): Promise<void> {
    this.asked = seat;
    if (this.lost.has(seat)) {
      this.tellFault(seat);
      return;
    }
    const text = await this.seated.get(seat)!.ask(line, this.timeout);
    this.asked = undefined;
    this.send({ do: 'answer', seat, text });
  }

  private send(message: ToThread): void {
    this.worker.postMessage(message);
  }
}

export class Crew {
  private readonly free: Thread[];
  private readonly threads: readonly Thread[];
  private readonly waiting: ((thread: Thread) => void)[] = [];
  private readonly failed: Promise<never>;
  private readonly stay: () => void;

  /** `timeout` is the time for one answer of an outside program; what `output` holds is written before leaving. */
  constructor(jobs: number, output: Output, timeout = 0) {
    let fail: (fault: unknown) => void = () => undefined;
    this.failed = new Promise((_, reject) => (fail = reject));
    this.failed.catch(() => killPrograms());
    this.threads = Array.from({ length: jobs }, () => new Thread(timeout, fail));
    this.free = [...this.threads];
    this.stay = beforeLeaving(() => {
      killPrograms();
      return output.flush();
    });
  }

  /** The records of matches, a line each, in the order of the tasks. */
  async *play(tasks: Iterable<PlayTask>): AsyncGenerator<string> {
    const begun: Promise<string>[] = [];
    for (const task of tasks) {
      begun.push(this.played(task));
      if (begun.length >= this.threads.length * AHEAD) yield await this.orFail(begun.shift()!);
    }
    for (const match of begun) yield await this.orFail(match);
  }

  /** Carries out one task; `take` gets its text. The answer is what was wrong with it, if anything. */
  run(task: Task, take: Take): Promise<string | undefined> {
    return this.orFail(this.give(task, take));
  }

  /** Ends the threads; programs may end by themselves unless something has gone wrong. */
  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
    this.stay();
  }

  private orFail<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.failed]);
  }

  private async played(task: PlayTask): Promise<string> {
    let line = '';
    await this.give(task, (text) => {
      line += text;
    });
    return line;
  }

  private async give(task: Task, take: Take): Promise<string | undefined> {
    const thread = this.free.pop() ?? (await new Promise<Thread>((resolve) => this.waiting.push(resolve)));
    const wrong = await thread.run(task, take);
    const next = this.waiting.shift();
    if (next) next(thread);
    else this.free.push(thread);
    return wrong;
  }
}

function memoryFault(error: NodeJS.ErrnoException): Error {
  if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') return error;
  return new Complaint('There is not enough memory for this.');
}
