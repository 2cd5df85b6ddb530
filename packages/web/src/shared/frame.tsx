// The frame of every page to study: a bar with the way back, a title, and what the page offers to choose.

import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/shared.ts';
import './frame.css';
import { ToShelf } from './to-shelf.tsx';

interface SheetPageProps {
  readonly title: string;
  readonly sub?: string | undefined;
  /** What stands at the right of the bar, or under it on a phone. */
  readonly tools?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function SheetPage({ title, sub, tools, children }: SheetPageProps): JSX.Element {
  useEffect(() => {
    document.title = words.pageTitle(title);
  }, [title]);
  return (
    <div class="sheetpage">
      <header class="sheetbar">
        <ToShelf />
        <h1>{title}</h1>
        {sub && <span class="sub">{sub}</span>}
        {tools && <div class="tools">{tools}</div>}
      </header>
      {children}
    </div>
  );
}

interface Way {
  readonly href: string;
  readonly words: string;
}

/** Ways that exclude each other, as links: each has its address. */
export function Ways({
  label,
  ways,
  at,
}: {
  readonly label: string;
  readonly ways: readonly Way[];
  readonly at: string;
}): JSX.Element {
  return (
    <nav class="seg" aria-label={label}>
      {ways.map(({ href, words }) => (
        <a key={href} href={href} aria-current={href === at ? 'true' : undefined}>
          {words}
        </a>
      ))}
    </nav>
  );
}

/** A drawing from our own faces. */
export function Drawn({ svg, class: name = 'face' }: { svg: string; class?: string }): JSX.Element {
  return <span class={name} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** Whether a text holds what is looked for, in any case. */
export function holds(text: string, wanted: string): boolean {
  return text.toLowerCase().includes(wanted.trim().toLowerCase());
}
