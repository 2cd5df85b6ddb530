// The Chart of Ranks of the four services, 1944: down for the order in a service, across for equal ranks.

import { sigs } from '@messdeck/engine/packs/sigs';
import { badge, type Service } from '@messdeck/faces/sigs/badge';
import { faces } from '@messdeck/faces/sigs/index';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/study/chart.tsx';
import { Drawn, holds, SheetPage, Ways } from '../../shared/frame.tsx';
import type { StudyProps } from '../../shared/page-props.ts';
import './chart.css';
import { Quiz } from './quiz.tsx';
import { groups, namesOf, type Row, rowOf, rows, services } from './ranks.ts';

const WAYS = [
  { href: '#/chart', words: words.chart },
  { href: '#/chart/quiz', words: words.quiz },
];

export function Chart({ path: [part] }: StudyProps): JSX.Element {
  const wanted = useSignal('');
  const quiz = part === 'quiz';
  const find = (
    <input
      class="field"
      type="search"
      placeholder={words.findRank}
      aria-label={words.findRank}
      value={wanted.value}
      onInput={(event) => (wanted.value = event.currentTarget.value)}
    />
  );
  return (
    <SheetPage
      title={words.chartRanks1944}
      sub={words.howToRead}
      tools={
        <>
          {!quiz && find}
          <Ways label={words.partsChart} ways={WAYS} at={quiz ? '#/chart/quiz' : '#/chart'} />
        </>
      }
    >
      {quiz ? <Quiz /> : <Sheet chosen={rowOf(Number(part)) ?? rowOf(12)!} wanted={wanted.value} />}
    </SheetPage>
  );
}

function Sheet({ chosen, wanted }: { readonly chosen: Row; readonly wanted: string }): JSX.Element {
  const found = rows.filter((row) => services.some(({ id }) => row[id].some((name) => holds(name, wanted))));
  useEffect(() => {
    document.getElementById(`row-${chosen.number}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <main class="chartpage with-aside">
      <div class="scroll chart">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="sr">{words.number}</span>
              </th>
              {services.map(({ id, title }) => (
                <th key={id} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, from, to }) => {
            const shown = found.filter(({ number }) => number <= from && number >= to);
            return shown.length === 0 ? null : (
              <tbody key={title}>
                <tr class="grp">
                  <th colSpan={5} scope="colgroup">
                    {title}
                  </th>
                </tr>
                {shown.map((row) => (
                  <RankRow key={row.number} row={row} chosen={row === chosen} wanted={wanted} />
                ))}
              </tbody>
            );
          })}
        </table>
        {found.length === 0 && (
          <p class="none-found" role="status">
            {words.noSuchRank}
          </p>
        )}
      </div>
      <aside aria-label={words.row(chosen.number)}>
        <OneRow row={chosen} />
      </aside>
    </main>
  );
}

interface RankRowProps {
  readonly row: Row;
  readonly chosen: boolean;
  readonly wanted: string;
}

function RankRow({ row, chosen, wanted }: RankRowProps): JSX.Element {
  return (
    <tr id={`row-${row.number}`} class={chosen ? 'sel' : ''}>
      <th scope="row" class="no">
        <a href={`#/chart/${row.number}`} aria-current={chosen ? 'true' : undefined}>
          {row.number}
        </a>
      </th>
      {services.map(({ id }) => (
        <td key={id}>
          <RankCell row={row} service={id} wanted={wanted} />
        </td>
      ))}
    </tr>
  );
}

function RankCell({ row, service, wanted }: { row: Row; service: Service; wanted: string }): JSX.Element {
  const [first, ...also] = row[service];
  if (first === undefined) return <div class="cell none">{row.blank?.[service]}</div>;
  const hit = wanted.trim() !== '' && row[service].some((name) => holds(name, wanted));
  return (
    <a class={hit ? 'cell hit' : 'cell'} href={`#/chart/${row.number}`} tabIndex={-1}>
      <Drawn svg={badge(service, row.number)} class="badge" />
      <span>
        <span class="r">{first}</span>
        {also.length > 0 && <span class="also">{also.join(', ')}</span>}
      </span>
    </a>
  );
}

function OneRow({ row }: { readonly row: Row }): JSX.Element {
  const above = rowOf(row.number + 1);
  const below = rowOf(row.number - 1);
  const equal = services.filter(({ id }) => row[id].length > 0).map(({ title }) => title);
  const { points } = sigs.cards[sigs.find(row.cards[0])!];
  return (
    <>
      <p class="headline">
        <span class="big">{row.number}</span>
        <span>
          <span class="lbl">{namesOf(row).join(', ')}</span>
          <span class="soft">
            {equal.length === 4 ? words.inAllFour : words.alone(equal.join(' and the '))}
          </span>
        </span>
      </p>
      <div class="cards3">
        {row.cards.map((id) => (
          <a key={id} class="card" href={`#/packs/sigs/${id}`}>
            <Drawn svg={faces.face(id)} />
            <span class="sr">{faces.name(id)}</span>
          </a>
        ))}
      </div>
      <dl class="facts">
        <dt>{words.sigs}</dt>
        <dd>{words.setOfEquals(row.number)}</dd>
        <dt>{words.points}</dt>
        <dd>{words.playedAndLeft({ played: points.played, left: points.left })}</dd>
        {above && (
          <>
            <dt>{words.above}</dt>
            <dd>
              {above.number}: {namesOf(above).join(', ')}
            </dd>
          </>
        )}
        {below && (
          <>
            <dt>{words.below}</dt>
            <dd>
              {below.number}: {namesOf(below).join(', ')}
            </dd>
          </>
        )}
      </dl>
      <nav class="deeds" aria-label={words.neighboringRows}>
        {below && (
          <a class="btn small" href={`#/chart/${below.number}`}>
            ‹ {below.number}
          </a>
        )}
        {above && (
          <a class="btn small" href={`#/chart/${above.number}`}>
            {above.number} ›
          </a>
        )}
        <a class="btn quiet small" href="#/chart/quiz">
          {words.quizMe}
        </a>
      </nav>
      <h2>{words.headOfAll}</h2>
      <ul class="head">
        <li>{words.commanderInChief}</li>
        <li>{words.secretaryOfWar}</li>
        <li>{words.secretaryOfNavy}</li>
      </ul>
    </>
  );
}
