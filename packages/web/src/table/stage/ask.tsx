// Current move now, in one sentence, and the buttons that answer it; or why something could not be done.

import { capital, lower, orderOf, sayCard, sentenceOf } from '@messdeck/engine';
import type { JSX } from 'preact';
import * as words from '#words/table/stage.tsx';
import { Later } from '../../shared/later.tsx';
import { openRule } from '../../shared/open-rule.ts';
import { keyed } from '../../shared/settings.ts';
import { isPassedFor, offersPasses } from '../auto-play/passing.ts';
import { restIs } from '../auto-play/rest.ts';
import { type Choice, complete, progress, withCards, withoutCards } from '../model/choices.ts';
import { hasChosen } from '../model/has-chosen.ts';
import type { Refused, TableModel } from '../model/model.ts';
import { lastTaken } from '../model/rounds.ts';
import { whoseTurn } from '../model/whose-turn.ts';
import { yourTurn } from '../model/your-turn.ts';
import { chosenWords, wordBoxes } from '../parts/word-boxes.ts';
import type { StageProps } from './stage-props.ts';

/** As many actions as are offered by name; beyond that cards are picked first. */
const MOST_OFFERED = 6;

interface AskProps extends Pick<StageProps, 'model' | 'layout' | 'slots'> {
  /** Where people play each other and a clock runs: how long one may think. */
  readonly people?: { readonly time: JSX.Element } | undefined;
}

const loadHandEnd = async () => (await import('../results/hand-end.tsx')).HandEnd;

const loadNothingAsked = async () => (await import('../parts/nothing-asked.tsx')).NothingAsked;

const loadPassForMe = async () => (await import('../auto-play/pass-for-me.tsx')).PassForMe;

const loadPassedForMe = async () => (await import('../auto-play/pass-for-me.tsx')).PassedForMe;

const loadStands = async () => (await import('../log/log.tsx')).Stands;

const loadRest = async () => (await import('../auto-play/offer.tsx')).RestOffer;

export function Ask({ model, layout, slots, people }: AskProps): JSX.Element {
  const { refused, table } = model;
  const { betweenHands, tally } = table.state.value;
  const picks = model.hand.value.length > 0 || model.pickable.value.size > 0 || model.picked.value.length > 0;
  const classes = [
    'ask',
    picks && !betweenHands && 'steady',
    betweenHands && 'over',
    refused.value && 'refusing',
    model.sending.value && 'sending',
  ];
  return (
    <section class={classes.filter(Boolean).join(' ')} id="ask" tabIndex={-1} aria-label={words.currentMove}>
      {betweenHands ? (
        <Later load={loadHandEnd} props={{ model, layout }} meanwhile={<Sentence model={model} />} />
      ) : tally.result || model.halted.value ? (
        <Later key="nothing" load={loadNothingAsked} props={{ model }} />
      ) : restIs(model, 'offered') && model.mine ? (
        <Later load={loadRest} props={{ model, layout }} />
      ) : isPassedFor(model) ? (
        <Later key="passed" load={loadPassedForMe} props={{ model }} />
      ) : (
        <Asked model={model} layout={layout} slots={slots} people={people} />
      )}
    </section>
  );
}

function Asked({ model, layout, slots, people }: AskProps): JSX.Element {
  const { refused, table } = model;
  const { Sentence: PlaqueLine = Sentence, Buttons: Offers = Buttons } = layout;
  // On a phone the button that a picked card brings takes its room, unless one stands there: nothing else on the table moves.
  const room = model.picked.value.length === 0 || withoutCards(model.choices.value).length > 0;
  const news = room ? lastTaken(model, layout.rounds) : undefined;
  return (
    <>
      {news !== undefined && <p class="news">{news}.</p>}
      <div class="words">
        {refused.value ? (
          <Reason model={model} refused={refused.value} />
        ) : table.state.value.enters && model.mine ? (
          <Entered model={model} />
        ) : (
          <PlaqueLine model={model} />
        )}
        {room && !refused.value && model.choices.value.length > 0 && hasChosen(model) && (
          <Later load={loadStands} props={{ model, layout }} />
        )}
      </div>
      {people?.time}
      <Offers model={model} />
      <slots.hint.Button model={model} />
    </>
  );
}

interface ReasonProps {
  readonly model: TableModel;
  readonly refused: Refused;
}

/** Why something could not be done, with its rules. */
export function Reason({ model, refused }: ReasonProps): JSX.Element {
  const { sentence, rules, card } = refused;
  return (
    <p class="sentence" role="alert">
      {card !== undefined && <strong>{words.not(sayCard(model.game.pack, card))}</strong>}
      {sentence}{' '}
      {rules.map((rule) => (
        <button type="button" class="rule-id" key={rule} onClick={() => openRule(rule)}>
          {rule}
        </button>
      ))}
    </p>
  );
}

/** "You can only pass.": the table does it in a moment, so there is nothing to press. */
function Entered({ model }: { readonly model: TableModel }): JSX.Element {
  const order = lower(orderOf(model.game, model.view.value.legal[0]));
  return <p class="sentence">{words.youCanOnly(order)}</p>;
}

export function Sentence({ model }: { readonly model: TableModel }): JSX.Element {
  const { table, mine } = model;
  const view = model.view.value;
  if (table.fault.value !== undefined) return <p class="sentence">{table.fault.value}</p>;
  if (view.step === 0 && view.actors.includes('chance'))
    return <p class="sentence">{words.settingUpTheTable}</p>;
  if (table.state.value.betweenHands) return <p class="sentence">{words.theHandIsOver}</p>;
  const others = view.actors.some((by) => typeof by === 'number' && by !== model.seat);
  if (!mine && others && !view.actors.includes('clock')) return <p class="sentence">{whoseTurn(model)}</p>;
  if (!mine || model.names.length === 1) return <p class="sentence">{sentenceOf(model.asked)}</p>;
  const chosen = progress(model.choices.value, model.picked.value);
  const [turn, asked] = yourTurn(model.asked);
  return (
    <p class="sentence">
      <strong>{turn}</strong> {asked}
      {chosen && <span class="soft"> {chosen}.</span>}
    </p>
  );
}

/** How much is left of a call window, or of the time after which the clock acts; nothing where time stands still. */
export function TimeLeft({ model }: { readonly model: TableModel }): JSX.Element | null {
  const { window, idle, paused } = model.table.state.value;
  const time = window ?? idle;
  if (!time || paused || model.table.untimed) return null;
  return <Later key={model.view.value.step} load={loadDial} props={time} />;
}

const loadDial = async () => (await import('../parts/dial.tsx')).Dial;

/** The actions that can be chosen now with one press, the likeliest first. */
export function offers(model: TableModel): Choice[] {
  const choices = model.choices.value;
  const picked = model.picked.value;
  if (picked.length === 0) {
    const boxed = wordBoxes(model);
    const worded = boxed.flatMap((box) => chosenWords(model, box) ?? []);
    return [
      ...worded,
      ...withoutCards(choices).filter(({ verb }) => !boxed.some((box) => box.verb === verb)),
    ];
  }
  const ready = complete(choices, picked);
  const open = withCards(choices, picked);
  return ready.length === 0 && open.length <= MOST_OFFERED ? open : ready;
}

/** More cards than this are counted on a button, not named: they are raised in the hand. */
const MOST_NAMED = 2;

/** "Discard 4 cards", where naming them would take seven lines. */
function shortOrder(game: TableModel['game'], text: string): string {
  const [verb, ...rest] = text.split(' ');
  const cards = rest.filter((word) => game.pack.find(word) !== undefined);
  if (cards.length <= MOST_NAMED || cards.length < rest.length) return orderOf(game, text);
  return words.manyCards(orderOf(game, verb!).trim(), cards.length);
}

export function Buttons({ model }: { readonly model: TableModel }): JSX.Element | null {
  const { table, game } = model;
  const { window } = table.state.value;
  const offered = offers(model);
  const calling = window !== undefined;
  // A race goes on by itself, where time runs.
  const mayDecline = calling && model.mine && table.decline && (table.untimed || !game.parts?.clock?.race);
  const unchosen =
    model.picked.value.length > 0 ? [] : wordBoxes(model).filter((box) => !chosenWords(model, box));
  if (offered.length === 0 && unchosen.length === 0 && !mayDecline) return null;
  return (
    <div class="button-row">
      {unchosen.map(({ verb }) => (
        <button type="button" class="btn" disabled key={verb}>
          {capital(verb)}
        </button>
      ))}
      {offered.map(({ text }, i) => (
        <button
          type="button"
          key={text}
          class={calling ? 'btn call' : i === 0 && unchosen.length === 0 ? 'btn primary' : 'btn'}
          data-action={text}
          onClick={() => void model.act(text)}
        >
          {shortOrder(game, text)}
        </button>
      ))}
      {offersPasses(model) && <Later load={loadPassForMe} props={{ model }} />}
      {mayDecline && (
        <button
          type="button"
          class="btn"
          data-action="decline"
          aria-keyshortcuts={keyed('X')}
          onClick={() => void model.decline()}
        >
          {words.letItPass}
        </button>
      )}
    </div>
  );
}
