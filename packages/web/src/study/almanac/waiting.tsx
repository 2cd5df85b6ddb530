// What the plan asks and nobody has counted yet, with what it takes: the foot of a game's page.

import type { JSX } from 'preact';
import type { Counted } from './results.ts';

export function Waiting({ counted }: { readonly counted: Counted }): JSX.Element | null {
  const { waiting, game } = counted;
  if (!waiting) return null;
  return (
    <section class="plate waits" aria-labelledby="h-waits">
      <header>
        <h2 id="h-waits">Not counted yet</h2>
      </header>
      <div>
        <p class="plate-answer">These questions stand in the plan and wait for more machines.</p>
        <dl class="to-count">
          {waiting.map(({ id, asks, deals, needs }) => (
            <div key={id}>
              <dt>{asks}</dt>
              <dd>
                {deals.toLocaleString('en-US')} deals. {needs}
              </dd>
            </div>
          ))}
        </dl>
        <p class="by-the-way">
          Anybody can count them:{' '}
          <code>npx messdeck lab run almanac/plans/{game}.json --out counted --all</code>
        </p>
      </div>
    </section>
  );
}
