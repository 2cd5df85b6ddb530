// The pictures of a sheet: cards in a row or a column, a gauge, a map, a table of what bids pay.

import type { Faces } from '@messdeck/faces';
import type { ComponentChildren, JSX } from 'preact';
import * as words from '#words/how-to.tsx';
import type { Figure, ShownCard } from '../games/how-to-sheet.ts';
import { Face } from '../table/parts/card.tsx';
import { Gauge } from '../table/parts/gauge.tsx';
import { StatesMap } from '../table/parts/states-map.tsx';

export function Plate({ figure, faces }: { readonly figure: Figure; readonly faces: Faces }): JSX.Element {
  return (
    <figure class={figure.is === 'cards' && figure.cards.length < 4 ? '' : 'small'}>
      {drawn(figure, faces)}
      <figcaption>{strong(figure.caption)}</figcaption>
    </figure>
  );
}

function drawn(figure: Figure, faces: Faces): JSX.Element {
  switch (figure.is) {
    case 'cards':
      return (
        <ul class={figure.tight ? 'cards tight' : 'cards'}>
          {figure.cards.map((shown) => (
            <li key={shown.card} class={shown.win ? 'win' : shown.faded ? 'faded' : undefined}>
              {shown.stands && <span class="stands">{shown.stands}</span>}
              <PlateCard shown={shown} faces={faces} />
              {shown.tag && <span class="tag">{shown.tag}</span>}
            </li>
          ))}
        </ul>
      );
    case 'column':
      return (
        <div class="down">
          <ol>
            {figure.cards.map((shown) => (
              <li key={shown.card}>
                <PlateCard shown={shown} faces={faces} />
              </li>
            ))}
          </ol>
          <ol class="labels">
            {figure.cards.map(({ card, tag }) => (
              <li key={card}>{tag}</li>
            ))}
          </ol>
        </div>
      );
    case 'gauge':
      return (
        <section class="contract" aria-label={figure.title}>
          <p class="line">
            <span>{figure.title}</span> <span class="end">{figure.end}</span>
          </p>
          <Gauge {...figure} goalIsOurs />
        </section>
      );
    case 'map':
      return <StatesMap options={figure.map} />;
    case 'pays':
      return <Pays figure={figure} />;
  }
}

function PlateCard({ shown, faces }: { readonly shown: ShownCard; readonly faces: Faces }): JSX.Element {
  return (
    <div class="card" role="img" aria-label={faces.name(shown.card)} data-shows={shown.card}>
      <Face svg={faces.face(shown.card)} />
    </div>
  );
}

function Pays({ figure }: { readonly figure: Extract<Figure, { is: 'pays' }> }): JSX.Element {
  const [ringedRow, ringedColumn] = figure.ringed;
  return (
    <table class="pays-table">
      <thead>
        <tr>
          <th scope="col">
            <span class="sr">{words.company}</span>
          </th>
          {figure.head.map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figure.rows.map(([name, ...values], row) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, column) => (
              <td key={column} class={row === ringedRow && column === ringedColumn ? 'ringed' : undefined}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `**words**` stand out. */
function strong(text: string): ComponentChildren[] {
  return text
    .split(/(\*\*[^*]+\*\*)/)
    .map((part, i) => (part.startsWith('**') ? <b key={i}>{part.slice(2, -2)}</b> : part));
}
