// A drawer: on a phone it comes up from below when asked for; on a wide screen sheet and log stand beside the cloth.

import type { ComponentChildren, JSX } from 'preact';

interface PanelProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

export function Panel({ id, title, children }: PanelProps): JSX.Element {
  return (
    <aside class={`panel ${id}`} id={id} popover="auto" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="btn quiet small shut" popovertarget={id} popovertargetaction="hide">
          Close
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section class="body" tabIndex={0} aria-label={title}>
        {children}
      </section>
    </aside>
  );
}
