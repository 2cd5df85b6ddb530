// How to play, as one sheet over whatever lies below: a modal dialog, so that the focus returns to where it came from.

import { capital, type Game } from '@messdeck/engine';
import { type Faces, loadFaces } from '@messdeck/faces';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as say from '#words/how-to.tsx';
import '../shared/styles/learn.css';
import './how-to.css';
import { findOnShelf } from '../games/catalog.ts';
import type { HowToSheet, Prose } from '../games/how-to-sheet.ts';
import { loadSheet } from '../games/parts-of.ts';
import { Later } from '../shared/later.tsx';
import { closeHowTo, type Wanted, wantedSheet } from '../shared/open-sheet.ts';
import { loadGame } from '../sources/games.ts';
import { Plate } from './figures.tsx';
import { known } from './known.ts';

interface Fetched {
  readonly sheet: HowToSheet;
  readonly faces: Faces;
  readonly pack: Game['pack'];
}

const loadCloseUps = async () => (await import('../table/close-up/close-ups.tsx')).CloseUps;

/** The sheet that is wanted now. */
export function HowTo(): JSX.Element | null {
  const wanted = wantedSheet.value;
  return wanted ? <SheetOver key={wanted.game} wanted={wanted} /> : null;
}

function SheetOver({ wanted }: { readonly wanted: Wanted }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const fetched = useSignal<Fetched | undefined>(undefined);
  const failed = useSignal(false);
  const { box, game } = findOnShelf(wanted.game)!;
  useEffect(() => {
    Promise.all([loadSheet(game.id), loadFaces(box.pack), loadGame(game.id)]).then(
      ([sheet, faces, { pack }]) => (fetched.value = { sheet, faces, pack }),
      () => (failed.value = true),
    );
  }, [game.id]);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = (): void => dialog.current?.close();
  return (
    <>
      <dialog
        class="howto"
        ref={dialog}
        data-pack={box.pack}
        aria-labelledby="howto-title"
        {...{ closedby: 'any' }}
        onClose={closeHowTo}
      >
        <header>
          <div>
            <h2 id="howto-title">{game.title}</h2>
            <p class="eyebrow">
              {say.howToPlay}
              {fetched.value && ` · ${fetched.value.sheet.company}`}
            </p>
          </div>
          <button type="button" class="btn small" onClick={close}>
            {say.close}
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section class="in" tabIndex={0} aria-label={say.howToPlay}>
          {fetched.value ? (
            <Sheet {...fetched.value} />
          ) : (
            <p class="say" role="status">
              {failed.value ? say.notLoaded : say.oneMoment}
            </p>
          )}
          <div class="tail">
            <RulesButton wanted={wanted} close={close} />
          </div>
        </section>
        <Foot wanted={wanted} close={close} />
      </dialog>
      {fetched.value && <Later load={loadCloseUps} props={{ ...fetched.value, sheet: '.howto' }} />}
    </>
  );
}

function Sheet({ sheet, faces }: Fetched): JSX.Element {
  const part = (kind: string, title: string, text: Prose): JSX.Element => (
    <section class={`say ${kind}`}>
      <h3>{title}</h3>
      <Paragraph text={text} words={sheet.words} />
    </section>
  );
  return (
    <>
      {part('aim', say.aim, sheet.aim)}
      <div class="plates">
        {sheet.figures.map((figure, i) => (
          <Plate key={i} figure={figure} faces={faces} />
        ))}
      </div>
      {part('turn', say.turn, sheet.turn)}
      {part('scores', say.scores, sheet.scores)}
      {part('ends', say.end, sheet.ends)}
      {part('tip', say.tip, sheet.tip)}
    </>
  );
}

/** A paragraph whose marked words explain themselves below it when they are pressed. */
function Paragraph({
  text,
  words,
}: {
  readonly text: Prose;
  readonly words: HowToSheet['words'];
}): JSX.Element {
  const asked = useSignal<string | undefined>(undefined);
  const parts: ComponentChildren[] = text.split(/(\*[^*]+\*[.,;:)]*)/).map((part, i) => {
    if (!part.startsWith('*')) return part;
    const [, word, mark] = part.split('*');
    const open = asked.value === word;
    // A full stop or comma stays with its word, which as a button ends a line before it.
    return (
      <span class="marked" key={i}>
        <button
          type="button"
          class="dfn"
          aria-expanded={open}
          onClick={() => (asked.value = open ? undefined : word)}
        >
          {word}
        </button>
        {mark}
      </span>
    );
  });
  return (
    <>
      <p>{parts}</p>
      <p class="meaning" aria-live="polite" hidden={asked.value === undefined}>
        {asked.value !== undefined && (
          <>
            <b>{capital(asked.value)}:</b> {words[asked.value]}
          </>
        )}
      </p>
    </>
  );
}

interface PartProps {
  readonly wanted: Wanted;
  readonly close: () => void;
}

function Foot({ wanted, close }: PartProps): JSX.Element {
  const { game, from, play } = wanted;
  const learned = known.value.learned.includes(game);
  const begun = known.value.begun[game] !== undefined;
  return (
    <footer>
      {from === 'table' ? (
        <button type="button" class="btn primary" onClick={close}>
          {say.backTable}
        </button>
      ) : (
        <a class={learned ? 'btn' : 'btn primary'} href={`#/lesson/${game}`} onClick={closeHowTo}>
          <span>
            {begun ? say.continueFirstHand : say.playFirstHand}{' '}
            <small>{say.minutesWithCoach(findOnShelf(game)!.game.lesson)}</small>
          </span>
        </a>
      )}
      <RulesButton wanted={wanted} close={close} wide />
      {play && (
        <button
          type="button"
          class={learned ? 'btn primary' : 'btn'}
          onClick={() => {
            closeHowTo();
            play();
          }}
        >
          {say.playNow}
        </button>
      )}
    </footer>
  );
}

function RulesButton({ wanted, close, wide }: PartProps & { readonly wide?: boolean }): JSX.Element {
  const classes = wide ? 'btn wide' : 'btn';
  const { rules } = wanted;
  if (!rules) {
    return (
      <a class={classes} href={`#/rules/${wanted.game}`} onClick={closeHowTo}>
        {say.rulesInFull}
      </a>
    );
  }
  return (
    <button
      type="button"
      class={classes}
      onClick={() => {
        close();
        rules();
      }}
    >
      {say.rulesInFull}
    </button>
  );
}
