// One board to those who have played it: the hands as they were dealt, and what everybody made of them.

import type { Game, MatchRecord } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { challenges, signed, result as words } from '#words/duplicate.ts';
import { useAnswer } from '../people/use-answer.ts';
import { loadGame } from '../sources/games.ts';
import { ask } from '../sources/remote/api.ts';
import { makeLink } from '../sources/replay/link.ts';
import { CompanyMark } from '../table/parts/marks.tsx';
import { type CardGroup, dealtHands, sealHolds } from './hands.ts';
import { pairNames } from './names.ts';
import type { BoardResult, ToldBoard, ToldChallenge } from './told.ts';

interface BoardSheetProps {
  readonly challenge: ToldChallenge;
  readonly own: number;
  readonly board: number;
}

interface Dealt {
  readonly hands: readonly (readonly CardGroup[])[];
  readonly names: readonly string[];
  readonly holds: boolean | undefined;
  readonly link: string;
}

const COMPANIES: readonly string[] = ['infantry', 'cavalry', 'artillery', 'engineers'];

export function BoardSheet({ challenge, own, board }: BoardSheetProps): JSX.Element {
  const { value, trouble } = useAnswer<ToldBoard>(`/challenges/${challenge.challenge}/boards/${board}`);
  const told = value.value;
  const { game, dealt, missing } = useDealt(challenge, told);
  return (
    <section class="sheet-of" aria-labelledby="the-board">
      <header>
        <h2 id="the-board">{words.board(board + 1)}</h2>
        {dealt && (
          <a class="btn small" href={`#/replay/${dealt.link}`}>
            {words.replay(board + 1)}
          </a>
        )}
      </header>
      {!told ? (
        <p class="quiet-line" role="status">
          {trouble.value || challenges.looking}
        </p>
      ) : (
        <>
          {dealt && <Compass dealt={dealt} />}
          {missing && <p class="quiet-line">{words.noHands}</p>}
          {dealt?.holds !== undefined && (
            <p class={dealt.holds ? 'quiet-line' : 'quiet-line refusing'}>
              {dealt.holds ? words.sealHolds : words.sealBroken}
            </p>
          )}
          <Traveler challenge={challenge} own={own} results={told.results} game={game} />
        </>
      )}
    </section>
  );
}

function useDealt(
  challenge: ToldChallenge,
  told: ToldBoard | undefined,
): { readonly game: Game | undefined; readonly dealt: Dealt | undefined; readonly missing: boolean } {
  const game = useSignal<Game | undefined>(undefined);
  const dealt = useSignal<Dealt | undefined>(undefined);
  const missing = useSignal(false);
  useEffect(() => {
    if (!told) return;
    const load = async (): Promise<void> => {
      const found = await loadGame(challenge.game);
      game.value = found;
      const record = await ask<MatchRecord>('GET', `/tables/${told.table}/record`);
      dealt.value = {
        hands: dealtHands(record, found),
        names: record.seats.map(({ name }) => name),
        holds: sealHolds(record, found, challenge.seals?.[told.board]),
        link: await makeLink(record, found),
      };
    };
    load().catch(() => {
      missing.value = true;
    });
  }, [told]);
  return { game: game.value, dealt: dealt.value, missing: missing.value };
}

const AREAS = ['n', 'e', 's', 'w'];

function Compass({ dealt: { hands, names } }: { readonly dealt: Dealt }): JSX.Element | null {
  if (hands.length !== 4) return null;
  return (
    <div class="compass">
      {hands.map((groups, seat) => (
        <section
          key={seat}
          class={seat % 2 === 0 ? 'h' : 'h t'}
          style={{ gridArea: AREAS[seat] }}
          aria-label={words.handOf(words.seats[seat], names[seat])}
        >
          <b>{words.handOf(words.seats[seat], names[seat])}</b>
          {groups.map(({ company, label, cards }) => (
            <span key={label}>
              {company === undefined ? <i>{label}</i> : <CompanyMark company={company} named />}
              <span>{cards.join(' ') || words.empty}</span>
            </span>
          ))}
        </section>
      ))}
    </div>
  );
}

interface TravelerProps {
  readonly challenge: ToldChallenge;
  readonly own: number;
  readonly results: readonly BoardResult[];
  readonly game: Game | undefined;
}

/** What everybody made of the board, the best first. */
function Traveler({ challenge, own, results, game }: TravelerProps): JSX.Element {
  const direction = challenge.pairs[own].direction;
  const rows = results.filter((each) => each.direction === direction).sort((a, b) => b.points - a.points);
  const contracts = rows.some(({ contract }) => contract);
  return (
    <table class="traveler">
      <thead>
        <tr>
          <th scope="col">{challenge.forPairs ? words.pair : words.player}</th>
          {contracts && (
            <th scope="col" class="con">
              {words.contract}
            </th>
          )}
          <th scope="col">{words.points}</th>
          <th scope="col">{words.average1}</th>
          <th scope="col">{words.mp}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ pair, contract, points, average, matchpoints }) => (
          <tr key={pair} class={pair === own ? 'me' : undefined}>
            <th scope="row">{pairNames(challenge.pairs[pair])}</th>
            {contracts && <td class="con">{contract && <Contract contract={contract} game={game} />}</td>}
            <td class={points < 0 ? 'lost' : undefined}>{signed(points)}</td>
            <td>{signed(Math.round(average * 10) / 10)}</td>
            <td class="mpc">{matchpoints}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "8 Engineers N": what was bid last, and by which chair. */
function Contract({
  contract: { by, do: text },
  game,
}: {
  readonly contract: NonNullable<BoardResult['contract']>;
  readonly game: Game | undefined;
}): JSX.Element {
  const [, ...parts] = text.split(' ');
  return (
    <>
      {parts.map((part) =>
        COMPANIES.includes(part) ? (
          <CompanyMark key={part} company={part} named />
        ) : (
          <span key={part}>{game?.terms?.[part] ?? part} </span>
        ),
      )}{' '}
      <small>
        <span aria-hidden="true">{words.seats[by].charAt(0)}</span>
        <span class="sr">{words.seats[by]}</span>
      </small>
    </>
  );
}
