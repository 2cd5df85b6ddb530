// The row of figures at the head of a game's page.

import type { Figure } from '@messdeck/lab';
import type { JSX } from 'preact';
import { give, plain } from './numbers.ts';
import { type Counted, generalArm, openArm, scaled, usualArm } from './results.ts';

type Entry = readonly [term: string, value: string, more: string];

const of = (term: string, figure: Figure | undefined): Entry[] =>
  figure ? [[term, plain(figure), give(figure)]] : [];

function entriesOf(counted: Counted): Entry[] {
  const usual = usualArm(counted);
  const { score, hands, actions, minutes, contracts, back } = usual;
  if (score) {
    const open = openArm(counted);
    const general = generalArm(counted);
    return [
      ...of('can be won, of 100', open && scaled(open.winnable, 100)),
      ...of('a General wins, of 100', general?.won && scaled(general.won, 100)),
      ...of('a Sergeant wins, of 100', usual.won && scaled(usual.won, 100)),
      ['a Sergeant’s score', String(score.middle), `${score.low} to ${score.high}`],
    ];
  }
  const length: Entry =
    hands.low === hands.high
      ? ['moves in a match', String(actions.middle), `${actions.low} to ${actions.high}`]
      : ['hands in a match', String(hands.middle), `${hands.low} to ${hands.high}`];
  const whole = (value: number): string => value.toFixed(0);
  return [
    length,
    ['minutes, with bots', whole(minutes.middle), `${whole(minutes.low)} to ${whole(minutes.high)}`],
    ...(contracts ? of('contracts made, of 100', scaled(contracts.made, 100)) : []),
    ...of('no choice, of 100 turns', scaled(usual.forced, 100)),
    ...of('won from behind, of 100', back && scaled(back, 100)),
  ];
}

export function KeyFigures({ counted }: { readonly counted: Counted }): JSX.Element {
  return (
    <dl class="head-figures">
      {entriesOf(counted)
        .slice(0, 4)
        .map(([term, value, more]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {value} <small>{more}</small>
            </dd>
          </div>
        ))}
    </dl>
  );
}
