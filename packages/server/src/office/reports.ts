// What players report to the operator about others: with the talk and the log around it, and with the operator's answer.

import type { Time } from '@messdeck/host';
import type { Store } from '../store/store.ts';

export interface Report {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  /** Who reports whom: seats, names, and the starts of their hashes. */
  readonly by: Party;
  readonly about: Party;
  readonly reason: string;
  /** The end of what had been said and played by then. */
  readonly said: readonly string[];
  readonly played: readonly string[];
  readonly at: number;
  readonly answer?: string;
}

export interface Party {
  readonly seat: number;
  readonly name: string;
  readonly who: string;
}

/** What its reporter is told. */
export interface ReportTold {
  readonly report: string;
  readonly seat: number;
  readonly answer: string;
}

export const MOST_REPORTS = 500;
export const REPORT_DAYS = 90;
const DAY = 86_400_000;

export class Reports {
  private readonly store: Store;
  private readonly time: Time;
  private readonly all: Map<string, Report> = new Map();

  private constructor(store: Store, time: Time) {
    this.store = store;
    this.time = time;
  }

  static async open(store: Store, time: Time): Promise<Reports> {
    const reports = new Reports(store, time);
    await reports.reload();
    return reports;
  }

  /** Another node may have written some; returns those that were answered since. */
  async reload(): Promise<Report[]> {
    const found = (await this.store.papers('report')).map(({ text }) => JSON.parse(text) as Report);
    const isNews = ({ id, answer }: Report): boolean =>
      answer !== undefined && this.all.get(id)?.answer !== answer;
    const answered = found.filter(isNews);
    this.all.clear();
    for (const report of found) this.all.set(report.id, report);
    return answered;
  }

  /** Those that wait first, then the latest. */
  get list(): Report[] {
    this.forgetOld();
    const waits = ({ answer }: Report): number => (answer === undefined ? 0 : 1);
    return [...this.all.values()].sort((a, b) => waits(a) - waits(b) || b.at - a.at);
  }

  private forgetOld(): void {
    const old = this.time.now() - REPORT_DAYS * DAY;
    for (const [id, { at }] of this.all) if (at < old) this.all.delete(id);
  }

  get isFull(): boolean {
    return this.list.length >= MOST_REPORTS;
  }

  /** Whether this seat has reported that one already, and waits for an answer. */
  waits(table: string, by: string, about: string): boolean {
    return this.list.some(
      (each) =>
        each.answer === undefined && each.table === table && each.by.who === by && each.about.who === about,
    );
  }

  async file(report: Report): Promise<void> {
    await this.write(report);
    this.all.set(report.id, report);
  }

  /** Undefined where there is no such report. */
  async answer(id: string, answer: string): Promise<Report | undefined> {
    const report = this.all.get(id);
    if (!report) return undefined;
    const answered = { ...report, answer };
    await this.write(answered);
    this.all.set(id, answered);
    return answered;
  }

  private async write(report: Report): Promise<void> {
    const { id, at } = report;
    const text = JSON.stringify(report);
    await this.store.file({ kind: 'report', id, at, until: at + REPORT_DAYS * DAY, text });
  }

  /** The answers for anyone who sits in a seat. */
  answersFor(table: string, seat: number, who: string): ReportTold[] {
    if (this.all.size === 0) return [];
    return this.list
      .filter(({ table: at, by }) => at === table && by.seat === seat && by.who === who)
      .flatMap(({ id, about, answer }) =>
        answer === undefined ? [] : [{ report: id, seat: about.seat, answer }],
      );
  }

  async forget(who: string): Promise<void> {
    for (const { id, by, about } of this.list) {
      if (!by.who.startsWith(who) && !about.who.startsWith(who)) continue;
      this.all.delete(id);
      await this.store.shred('report', id);
    }
  }
}
