// A lesson: a first hand with given cards, as a record with remarks. The log is played through the rules; a step stands
// at a place in it, says one thing, and waits for what the log has the player do next.

import type { LogEvent, Rules } from '@messdeck/engine';

export interface Lesson {
  readonly game: string;
  /** What the lesson is about, in a sentence. */
  readonly oneThing: string;
  readonly seats: readonly string[];
  readonly rules: Rules;
  /** The words of the game, as they are used in the lesson. */
  readonly words: Readonly<Record<string, string>>;
  /** Who does what, in the notation of records: "0 play C12", "chance shuffle …". The player sits in seat 0. */
  readonly log: readonly string[];
  readonly steps: readonly Step[];
}

export interface Step {
  /** How much of the log has happened when the step begins. */
  readonly at: number;
  readonly say: string;
  /** What the step is about, ringed: cards, "seat 2", "place reserve", or a part of the page by its selector. */
  readonly point: readonly string[];
  /** What the player knows from now on. */
  readonly know?: string;
  /** The player is to let a call window pass. */
  readonly lets?: boolean;
  /** What may be done as well as what the log says: nothing later depends on it. */
  readonly also?: RegExp;
  /** Answers to tries beside the point, the first that fits; `rule`: the try is against the rules. */
  readonly wrong?: readonly Wrong[];
}

export interface Wrong {
  readonly when: RegExp;
  readonly say: string;
  readonly rule?: string;
}

/** What letting a call window pass is called among the tries. */
export const LET_PASS = '-';

/** The log as events. */
export function eventsOf({ log }: Lesson): LogEvent[] {
  return log.map((line) => {
    const [by, ...words] = line.split(' ');
    return { by: by === 'chance' || by === 'clock' ? by : Number(by), do: words.join(' ') };
  });
}

/** The log from a step to the next: what the player is to do, and what the others do then. */
export function eventsFrom(lesson: Lesson, step: number): LogEvent[] {
  const next = lesson.steps[step + 1]?.at ?? lesson.log.length;
  return eventsOf(lesson).slice(lesson.steps[step].at, next);
}

/** Whether the player is to do something in this step; otherwise "Continue" ends it. */
export function asksForDeed(lesson: Lesson, step: number): boolean {
  return lesson.steps[step].lets === true || eventsFrom(lesson, step).some(({ by }) => by === 0);
}

/** The coach's own answer to a try that is not what the step is about: those with a rule are for what the rules forbid. */
export function answerTo({ wrong = [] }: Step, text: string, allowed: boolean): Wrong | undefined {
  return wrong.find(({ when, rule }) => when.test(text) && allowed === (rule === undefined));
}
