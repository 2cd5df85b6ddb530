// A drawer: on a phone it comes up from below when asked for. Sheet and log stand beside the cloth of a wide desk, fold
// to a tab, and are drawers behind that tab where the desk is narrow. What it holds is drawn only while it can be seen.

import { type Signal, signal, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/table/parts.ts';

interface PanelProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
  /** Where it stands beside the cloth. */
  readonly side?: 'left' | 'right';
  /** In the place of the title: what it can be opened at. */
  readonly tabs?: JSX.Element | undefined;
}

const KEY = 'messdeck.folded';

/** The panels that are folded away, by id; kept for the next table. */
export const folded: Signal<readonly string[]> = signal(readFolded());

function readFolded(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

function fold(id: string, away: boolean): void {
  folded.value = [...folded.value.filter((other) => other !== id), ...(away ? [id] : [])];
  try {
    localStorage.setItem(KEY, folded.value.join(' '));
  } catch {
    // A browser that keeps nothing unfolds its panels with the next page.
  }
}

/** Whether there is room for panels beside the cloth. */
const isWide = (): boolean => matchMedia('(min-width: 1160px) and (min-height: 520px)').matches;

/** Whether a panel can be seen: open as a drawer, or standing beside the cloth. */
function useShown(id: string): boolean {
  const shown = useSignal(false);
  useEffect(() => {
    const panel = document.getElementById(id)!;
    const look = (): void => {
      shown.value = panel.checkVisibility();
    };
    const observer = new ResizeObserver(look);
    observer.observe(panel);
    look();
    return () => observer.disconnect();
  }, [id]);
  return shown.value;
}

/** Has a panel seen: where it does not stand beside the cloth (a review needs the room), it is a drawer. */
export function unfold(id: string): void {
  const panel = document.getElementById(id);
  if (isWide()) fold(id, false);
  if (!panel?.checkVisibility()) panel?.showPopover();
  else panel.querySelector<HTMLElement>('.fold')?.focus();
}

export function Panel({ id, title, children, side, tabs }: PanelProps): JSX.Element {
  const shown = useShown(id);
  const foldAway = (): void => {
    fold(id, true);
    document.querySelector<HTMLElement>(`.tab.${id}`)?.focus();
  };
  return (
    <>
      <aside class={`panel ${id}`} id={id} popover="auto" aria-label={title}>
        <header>
          {tabs ?? <h2>{title}</h2>}
          {side && (
            <button type="button" class="fold" onClick={foldAway}>
              <Chevron to={side} />
              <span class="sr">{words.collapse(title)}</span>
            </button>
          )}
          <button type="button" class="btn quiet small shut" popovertarget={id} popovertargetaction="hide">
            {words.close}
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section class="body" tabIndex={0} aria-label={title}>
          {shown && children}
        </section>
      </aside>
      {side && (
        <button type="button" class={`tab ${id}`} onClick={() => unfold(id)}>
          <Chevron to={side === 'left' ? 'right' : 'left'} />
          {title}
        </button>
      )}
    </>
  );
}

function Chevron({ to }: { readonly to: 'left' | 'right' }): JSX.Element {
  return (
    <svg class="mark chevron" viewBox="0 0 24 24" aria-hidden="true">
      <path d={to === 'left' ? 'M15 4 7 12l8 8' : 'm9 4 8 8-8 8'} />
    </svg>
  );
}
