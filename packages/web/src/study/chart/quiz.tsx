// Ten questions on equal ranks. What is known is remembered in this browser, and what is not is asked first.

import { badge } from '@messdeck/faces/sigs/badge';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import * as say from '#words/study/chart.tsx';
import { Drawn } from '../../shared/frame.tsx';
import { type Knowledge, learn, nextCells, readKnowledge, state } from './knowledge.ts';
import { cells, keyOf, type Question, questionAbout, services, verdictOf, wordsOf } from './ranks.ts';

const ROUND = 10;
const below = (n: number): number => Math.floor(Math.random() * n);

function newRound(knowledge: Knowledge): Question[] {
  return nextCells(knowledge, ROUND, below).map((cell) => questionAbout(cell, below));
}

export function Quiz(): JSX.Element {
  const knowledge = useSignal(readKnowledge());
  const round = useSignal(newRound(knowledge.value));
  const at = useSignal(0);
  const answered = useSignal<number | undefined>(undefined);
  const right = useSignal(0);
  const goOn = useRef<HTMLButtonElement>(null);
  const question = round.value.at(at.value);
  const answer = (choice: number): void => {
    if (!question || answered.value !== undefined || choice >= question.answers.length) return;
    answered.value = choice;
    const hit = choice === question.right;
    if (hit) right.value++;
    knowledge.value = learn(knowledge.value, keyOf(question.asked), hit);
  };
  const next = (): void => {
    at.value++;
    answered.value = undefined;
  };
  const again = (): void => {
    round.value = newRound(knowledge.value);
    at.value = 0;
    right.value = 0;
    answered.value = undefined;
  };
  // Before the next key is heard: anyone who is quick presses as soon as something is shown.
  useLayoutEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (/^[1-4]$/.test(key)) answer(Number(key) - 1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  useLayoutEffect(() => {
    if (answered.value !== undefined) goOn.current?.focus();
  }, [answered.value]);
  const known = cells.filter((cell) => state(knowledge.value, keyOf(cell)) === 'known').length;
  return (
    <main class="quiz">
      <div class="under-map">
        <p class="lbl">
          {question ? say.questionOf({ question: at.value + 1, questions: ROUND }) : say.roundOver}
        </p>
        <p class="soft">{say.youKnow({ known, ranks: cells.length })}</p>
      </div>
      {question ? (
        <>
          <section class="q">
            <Drawn svg={badge(question.shown.service, question.shown.number)} class="badge" />
            <h2>{wordsOf(question)}</h2>
          </section>
          <Answers question={question} answered={answered.value} answer={answer} />
          <div role="status">
            {answered.value === undefined ? (
              <p class="verdict keys">{say.keysAnswer}</p>
            ) : (
              <Verdict question={question} answered={answered.value} />
            )}
          </div>
          {answered.value !== undefined && (
            <button type="button" class="btn primary" ref={goOn} onClick={next}>
              {say.goOn}
            </button>
          )}
        </>
      ) : (
        <section class="q">
          <h2>{say.wereRight({ right: right.value, questions: ROUND })}</h2>
          <button type="button" class="btn primary" onClick={again}>
            {say.tenMore}
          </button>
        </section>
      )}
      <Known knowledge={knowledge.value} />
    </main>
  );
}

/** The rank that was asked for, as it is worn. */
function Verdict({
  question,
  answered,
}: {
  readonly question: Question;
  readonly answered: number;
}): JSX.Element {
  const { asked, answers, right } = question;
  return (
    <section class="q verdict">
      <Drawn svg={badge(asked.service, asked.number)} class="badge" />
      <p>
        <strong>{answered === right ? say.right : say.itIs(answers[right])}</strong>{' '}
        {verdictOf(question, answered)}
      </p>
    </section>
  );
}

interface AnswersProps {
  readonly question: Question;
  readonly answered: number | undefined;
  readonly answer: (choice: number) => void;
}

function Answers({ question, answered, answer }: AnswersProps): JSX.Element {
  const look = (i: number): string => {
    if (answered === undefined) return 'answer';
    return i === question.right ? 'answer right' : i === answered ? 'answer wrong' : 'answer';
  };
  return (
    <div class="answers">
      {question.answers.map((words, i) => (
        <button
          key={words}
          type="button"
          class={look(i)}
          data-k={i + 1}
          aria-disabled={answered !== undefined}
          onClick={() => answer(i)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

function Known({ knowledge }: { readonly knowledge: Knowledge }): JSX.Element {
  return (
    <section>
      <h2 class="lbl">{say.rowByRow}</h2>
      {services.map(({ id, title }) => {
        const column = cells.filter(({ service }) => service === id).reverse();
        const states = column.map((cell) => state(knowledge, keyOf(cell)));
        const count = states.filter((one) => one === 'known').length;
        return (
          <div key={id} class="known-row">
            <span>{title}</span>
            <span class="known" role="img" aria-label={say.knownOf({ known: count, ranks: column.length })}>
              {states.map((one, i) => (
                <i key={column[i].number} class={one} />
              ))}
            </span>
          </div>
        );
      })}
      <p class="soft">{say.howToReadBars}</p>
    </section>
  );
}
