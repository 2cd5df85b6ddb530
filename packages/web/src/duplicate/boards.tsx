// One's own boards in a challenge: what they brought, the next to play, who else plays, and the link to ask them with.

import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import {
  howItIsTold,
  invite as inviteWords,
  pairsSoFar,
  ownBoards as words,
  yourBoards,
} from '#words/duplicate.ts';
import { LinkRow } from '../online/room/link-row.tsx';
import { linkTo } from '../online/room/link-to.ts';
import { QrCode } from '../online/room/qr-code.tsx';
import { reasonOf } from '../shared/reason.ts';
import { ask } from '../sources/remote/api.ts';
import { keepTable, lastName } from '../sources/remote/kept.ts';
import { botTitle, opponentsOf, pairNames } from './names.ts';
import { keptChallenge, type Own, type ToldChallenge } from './told.ts';

interface BoardsProps {
  readonly challenge: ToldChallenge;
  readonly own: Own;
  readonly changed: () => Promise<void>;
}

export function Boards({ challenge, own, changed }: BoardsProps): JSX.Element {
  const trouble = useSignal('');
  const { challenge: id, game, pairs, forPairs, state } = challenge;
  const pair = pairs[own.pair];
  const play = async (board: number): Promise<void> => {
    trouble.value = '';
    try {
      const { table, seat } = await ask<{ table: string; seat: number }>(
        'POST',
        `/challenges/${id}/boards/${board}`,
        { body: {} },
      );
      keepTable(table, { game, name: lastName(), seat });
      location.hash = `#/t/${table}/${seat}`;
    } catch (error) {
      trouble.value = reasonOf(error);
      await changed();
    }
  };
  const takeBot = async (): Promise<void> => {
    trouble.value = '';
    try {
      await ask('PUT', `/challenges/${id}/pairs/${own.pair}/partner`, { body: { bot: 'general' } });
    } catch (error) {
      trouble.value = reasonOf(error);
    }
    await changed();
  };
  const next = own.boards.findIndex((board) => board.state === 'next' || board.state === 'playing');
  const [, friend] = pair.names;
  const partner =
    own.member === 1 ? pair.names[0] : (friend ?? (pair.bot && words.botPartner(botTitle(pair.bot))));
  const anyPlayed = own.boards.some((board) => board.state === 'played');
  const mayPlay = next >= 0 && (own.boards[next].state === 'playing' || state === 'open');
  return (
    <main class="desk two">
      <div class="col">
        <section class="sheet-of" aria-labelledby="your-boards">
          <header>
            <h2 id="your-boards">{yourBoards(partner)}</h2>
            <span class="soft">{words.against(opponentsOf(challenge, pair))}</span>
          </header>
          <div class="pad">
            <ol class="slots">
              {own.boards.map((_, at) => (
                <Slot key={at} challenge={challenge} own={own} at={at} />
              ))}
            </ol>
            <div class="button-row">
              {mayPlay && (
                <button
                  type="button"
                  class="btn primary"
                  data-action="play board"
                  onClick={() => void play(next)}
                >
                  {own.boards[next].state === 'playing'
                    ? words.goOnWith(next + 1)
                    : words.playBoard(next + 1)}
                </button>
              )}
              {anyPlayed && (
                <a class="btn" data-action="results" href={`#/challenge/${id}/results`}>
                  {words.results}
                </a>
              )}
            </div>
            <p class="refusing" role="alert">
              {trouble.value}
            </p>
          </div>
          <p class="quiet-line">
            {next < 0 && own.missing === undefined
              ? words.all
              : pairs.length === 1
                ? words.first
                : words.means}
          </p>
        </section>
        {own.missing !== undefined && (
          <Missing challenge={challenge} own={own} takeBot={takeBot} missing={own.missing} />
        )}
        <PairsSoFar challenge={challenge} />
      </div>
      <div class="col">
        {state === 'open' && (
          <Invite
            title={forPairs ? inviteWords.title : inviteWords.titleAlone}
            link={linkTo('challenge', id, ...(keptChallenge(id)?.invite ? [keptChallenge(id)!.invite!] : []))}
            label={inviteWords.link}
          >
            {inviteWords.means(challenge.boards)}
          </Invite>
        )}
        <section class="sheet-of">
          <header>
            <h2>{howItIsTold.title}</h2>
          </header>
          <p class="quiet-line">{howItIsTold.means}</p>
        </section>
      </div>
    </main>
  );
}

const LOOKS = {
  played: 'slot6 done',
  playing: 'slot6 next',
  next: 'slot6 next',
  closed: 'slot6 closed',
} as const;

function Slot({
  challenge,
  own,
  at,
}: {
  readonly challenge: ToldChallenge;
  readonly own: Own;
  readonly at: number;
}): JSX.Element {
  const { state } = own.boards[at];
  const made = challenge.pairs[own.pair].boards[at];
  return (
    <li class={LOOKS[state]}>
      <span class="no">{at + 1}</span>
      {state === 'played' && made ? (
        <>
          <b>{words.points(made.points)}</b>
          <a class="d" href={`#/challenge/${challenge.challenge}/results/${at}`}>
            {words.matchpoints(made.matchpoints, made.top)}
          </a>
        </>
      ) : state === 'closed' ? (
        <>
          <b>{words.closed}</b>
          <span class="d">{at > 0 && own.missing === undefined && words.after(at)}</span>
        </>
      ) : (
        <>
          <b>{state === 'playing' ? words.goOn : words.play}</b>
          <span class="d">{state === 'playing' ? words.begun : words.now}</span>
        </>
      )}
    </li>
  );
}

function Missing({
  challenge: { challenge: id },
  own,
  missing,
  takeBot,
}: {
  readonly challenge: ToldChallenge;
  readonly own: Own;
  readonly missing: NonNullable<Own['missing']>;
  readonly takeBot: () => Promise<void>;
}): JSX.Element {
  const key = keptChallenge(id)?.partner;
  return (
    <section class="sheet-of">
      <p class="quiet-line" role="status">
        {words.missing[missing]}
      </p>
      {missing === 'partner' && (
        <div class="pad">
          {key !== undefined && (
            <LinkRow
              link={linkTo('challenge', id, 'partner', own.pair, key)}
              label={words.partnerLink}
              of="invite"
            />
          )}
          <button type="button" class="btn" data-action="take bot" onClick={() => void takeBot()}>
            {words.take}
          </button>
        </div>
      )}
    </section>
  );
}

function PairsSoFar({ challenge }: { readonly challenge: ToldChallenge }): JSX.Element {
  const { pairs, forPairs, you } = challenge;
  return (
    <section class="sheet-of" aria-labelledby="pairs-so-far">
      <header>
        <h2 id="pairs-so-far">{forPairs ? pairsSoFar.pairs : pairsSoFar.players}</h2>
        <span class="soft">{pairs.length}</span>
      </header>
      <ul class="members">
        {pairs.map((pair) => (
          <li key={pair.pair} class={pair.pair === you?.pair ? 'me' : undefined}>
            <span class="nm">{pairNames(pair)}</span>
            <span class="role">
              {pair.pair === you?.pair
                ? pairsSoFar.you
                : forPairs && pair.names.length === 1 && pair.bot === undefined && pairsSoFar.waits}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Invite({
  title,
  link,
  label,
  children,
}: {
  readonly title: string;
  readonly link: string;
  readonly label: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <section class="sheet-of" aria-labelledby="ask-others">
      <header>
        <h2 id="ask-others">{title}</h2>
      </header>
      <div class="pad ask-others">
        <div class="code-and-words">
          <QrCode text={link} says={inviteWords.qr} />
          <p>{children}</p>
        </div>
        <LinkRow link={link} label={label} of="invite" />
        <p class="soft small-words">{inviteWords.sealed}</p>
      </div>
    </section>
  );
}
