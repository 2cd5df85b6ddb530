// The figures of a server as Prometheus reads them: at most 200 series, whatever happens; docs/grafana.json draws them.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BotLoad, Census, Meter, Takeover } from './meter.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const TAKEOVERS: readonly Takeover[] = ['away', 'left', 'removed', 'out of time'];

export class Metrics implements Meter {
  private readonly registry: Registry = new Registry();
  private readonly actions: Counter;
  private readonly refusals: Counter;
  private readonly takeovers: Counter;
  private readonly commit: Histogram;
  private readonly deliver: Histogram;
  private readonly thinking: Histogram;

  constructor() {
    const registers = [this.registry];
    // The process and its event loop, memory and garbage.
    collectDefaultMetrics({ register: this.registry });
    this.actions = new Counter({
      name: 'messdeck_actions_total',
      help: 'Actions of people and programs that were carried out',
      registers,
    });
    this.refusals = new Counter({
      name: 'messdeck_refusals_total',
      help: 'Requests that were refused, by the status of the answer (docs/online.md)',
      labelNames: ['status'],
      registers,
    });
    this.takeovers = new Counter({
      name: 'messdeck_takeovers_total',
      help: 'Seats that a bot took over from a person, by the reason',
      labelNames: ['why'],
      registers,
    });
    for (const why of TAKEOVERS) this.takeovers.inc({ why }, 0);
    const seconds = (name: string, help: string): Histogram =>
      new Histogram({ name, help, buckets: SECONDS, registers });
    this.commit = seconds('messdeck_commit_seconds', 'From the order to write until it is durable');
    this.deliver = seconds(
      'messdeck_deliver_seconds',
      "From the moment an event is judged until it is written to a reader's stream",
    );
    this.thinking = seconds('messdeck_bot_thinking_seconds', 'For how long bots think about a choice');
  }

  /** Counts what there is whenever somebody asks. */
  watch(census: () => Census, bots: () => BotLoad): void {
    this.gauge('messdeck_tables', 'Tables in memory, by their state', 'state', () => census().tables);
    this.gauge('messdeck_seats', 'Seats at tables in memory, by who has them', 'who', () => census().seats);
    this.gauge('messdeck_readers', 'Open streams', 'who', () => census().readers);
    this.gauge('messdeck_bots', 'Choices that bots have to make', 'state', () => ({ ...bots() }));
    new Gauge({
      name: 'messdeck_tables_stored',
      help: 'Tables in the database, as last counted',
      registers: [this.registry],
      collect() {
        this.set(census().stored);
      },
    });
  }

  private gauge<T extends string>(
    name: string,
    help: string,
    label: string,
    figures: () => Readonly<Record<T, number>>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect() {
        for (const [value, count] of Object.entries<number>(figures())) this.set({ [label]: value }, count);
      },
    });
  }

  acted(): void {
    this.actions.inc();
  }

  refused(status: number): void {
    this.refusals.inc({ status: String(status) });
  }

  committed(milliseconds: number): void {
    this.commit.observe(milliseconds / 1000);
  }

  delivered(milliseconds: number): void {
    this.deliver.observe(milliseconds / 1000);
  }

  thought(milliseconds: number): void {
    this.thinking.observe(milliseconds / 1000);
  }

  tookOver(why: Takeover): void {
    this.takeovers.inc({ why });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
