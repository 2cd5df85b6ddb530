// Reads the page as a player does: what can be pressed now, how to get there with the keyboard, where to touch it. It
// knows the page's contract (data-action, data-card, data-state) and no rule of any game.

/** Something that can be pressed. */
export interface Offer {
  readonly is: 'action' | 'card' | 'word';
  /** The action, the card, or the words of a radio button. */
  readonly text: string;
  readonly selector: string;
}

export interface Look {
  readonly game: string;
  readonly phase: string;
  readonly over: boolean;
  /** Why the last thing could not be done. */
  readonly refused: string;
  readonly offers: readonly Offer[];
  readonly chosen: readonly string[];
  /** What the worker has told so far, and what the player sees of it. */
  readonly told: number;
  readonly fault: string;
}

/** A way by keyboard: so many tabs (negative: backwards), then so many steps along the list it stops in. */
export interface Way {
  readonly tabs: number;
  readonly steps: number;
}

/** A way over the map, from state to state. */
export interface MapWalk {
  readonly from: string;
  readonly to: string;
  readonly choices: readonly string[];
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** How much of it can be touched without scrolling, through the spot. */
  readonly width: number;
  readonly height: number;
}

export interface Reader {
  look(): Look;
  /** Looks again when the page has something to press, as a rule after the worker has told more than `told`. */
  next(told: number): Promise<Look>;
  find(selector: string): HTMLElement | undefined;
  wayTo(selector: string): Way | undefined;
  at(selector: string): boolean;
  /** Where the focus is on the map and where it is to go, if it is there. */
  onMap(selector: string): MapWalk | undefined;
  spotOf(selector: string): Spot | undefined;
}

/** Evaluated in the page by an init script, so it must stand alone. */
export function installReader(): void {
  /** Buttons that are not answers to what is asked. */
  const ASIDE = new Set([
    'undo',
    'ask back',
    'turn',
    'redo',
    'pause',
    'resume',
    'pass for me',
    'give up',
    'bring back',
    'hold',
    'rematch',
    'leave',
    'chair',
    'back to the end',
  ]);
  const PATIENCE = 15_000;
  /** Room enough for a finger, in pixels. */
  const FINGER = 44;
  /** How long an answer of the worker is waited for; what only the page itself answers has none. */
  const ANSWER = 1000;

  const shown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;
  const enabled = (element: Element): boolean =>
    shown(element) && !element.matches(':disabled, [aria-disabled="true"]');
  const listed = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const all = (selector: string): HTMLElement[] => listed(selector).filter(enabled);
  const find = (selector: string): HTMLElement | undefined => all(selector)[0];

  const offersNow = (): Offer[] => {
    const found = new Map<string, Offer>();
    const add = (offer: Offer): void => void found.set(offer.selector, offer);
    for (const { dataset } of all('[data-action]')) {
      const text = dataset['action'] as string;
      if (!ASIDE.has(text)) add({ is: 'action', text, selector: `[data-action=${JSON.stringify(text)}]` });
    }
    for (const { dataset } of all('[data-card][data-state="legal"]')) {
      const text = dataset['card'] as string;
      add({ is: 'card', text, selector: `[data-card="${text}"][data-state="legal"]` });
    }
    for (const radio of all('.table main input[type="radio"][value]:not(:checked)') as HTMLInputElement[]) {
      const selector = `input[name="${radio.name}"][value="${radio.value}"]`;
      add({ is: 'word', text: `${radio.name} ${radio.value}`, selector });
    }
    // The starting point of a journey is chosen on the map.
    for (const { dataset } of all('[data-phase="start"] .map [role="button"][data-state]')) {
      const text = dataset['state'] as string;
      add({ is: 'card', text, selector: `.map [role="button"][data-state="${text}"]` });
    }
    return [...found.values()];
  };

  const isOver = (): boolean => document.querySelector('.ceremony') !== null;
  const faultOf = (): string => {
    const broken = window.probe.told.findLast(({ is }) => is === 'fault');
    return (broken?.is === 'fault' && broken.sentence) || window.probe.faults.join(' ');
  };

  const look = (): Look => {
    const { dataset } = document.querySelector<HTMLElement>('.table') ?? document.body;
    return {
      game: dataset['game'] ?? '',
      phase: dataset['phase'] ?? '',
      over: isOver(),
      refused: document.querySelector('.ask [role="alert"]')?.textContent ?? '',
      offers: offersNow(),
      chosen: all('[data-card][data-state="chosen"]').map(({ dataset: { card } }) => card!),
      told: window.probe.told.length,
      fault: faultOf(),
    };
  };

  const next = (told: number): Promise<Look> =>
    new Promise((resolve) => {
      const began = Date.now();
      const check = (): void => {
        const waited = Date.now() - began;
        const sends = document.querySelector('.ask.sending') !== null;
        const answered = !sends && (window.probe.told.length > told || waited > ANSWER);
        const ready = (answered && offersNow().length > 0) || isOver() || faultOf() !== '';
        if (!ready && waited < PATIENCE) return;
        observer.disconnect();
        clearInterval(timer);
        resolve(look());
      };
      const observer = new MutationObserver(check);
      observer.observe(document, { childList: true, subtree: true, attributes: true });
      const timer = setInterval(check, 100);
      check();
    });

  /** What the tab key visits, in order: of a group of radio buttons only one. */
  const stops = (): HTMLElement[] => {
    const groups = new Set<string>();
    return listed('a[href], button, input, select, textarea, summary, [tabindex]').filter((element) => {
      // What is only called disabled keeps its place: it answers with the reason.
      if (element.tabIndex < 0 || !shown(element) || element.matches(':disabled')) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      // While none is checked it is the one with the focus: the first or the last, by the way one came.
      const group = `input[name="${element.name}"]`;
      const only = document.querySelector(`${group}:checked`) ?? document.querySelector(`${group}:focus`);
      if ((only && only !== element) || groups.has(element.name)) return false;
      groups.add(element.name);
      return true;
    });
  };

  const groupOf = (element: Element): Element | null =>
    element.closest('fieldset, ul, ol, [role="group"], svg');

  /** Where the tab key stops on the way to an element: itself, or the stop of the group it belongs to. */
  const stopFor = (element: HTMLElement, among: readonly HTMLElement[]): HTMLElement | undefined => {
    if (among.includes(element)) return element;
    if (element instanceof HTMLInputElement)
      return among.find((stop) => stop instanceof HTMLInputElement && stop.name === element.name);
    return among.find((stop) => groupOf(element)?.contains(stop));
  };

  /** Tabs from the focus to a stop, never round the end of the page, where the browser's own controls come in. */
  const tabsTo = (stop: HTMLElement, among: readonly HTMLElement[]): number => {
    const to = among.indexOf(stop);
    const from = document.activeElement ?? document.body;
    const at = among.indexOf(from as HTMLElement);
    if (at >= 0) return to - at;
    if (from === document.body) return to + 1;
    // Between two stops: those before it are reached backwards.
    const passed = among.filter(
      (other) => other.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).length;
    return to < passed ? to - passed : to - passed + 1;
  };

  const wayTo = (selector: string): Way | undefined => {
    const target = find(selector);
    const among = stops();
    const stop = target && stopFor(target, among);
    if (!target || !stop) return undefined;
    const group = [...(groupOf(target)?.querySelectorAll<HTMLElement>('.card, input') ?? [])];
    return { tabs: tabsTo(stop, among), steps: group.indexOf(target) - group.indexOf(stop) };
  };

  const at = (selector: string): boolean => document.activeElement?.matches(selector) ?? false;

  const onMap = (selector: string): MapWalk | undefined => {
    const stateOf = (element: Element | null | undefined): string | undefined =>
      element?.closest<SVGElement>('.map [role="button"]')?.dataset['state'];
    const from = stateOf(document.activeElement);
    const to = stateOf(find(selector));
    const choices = listed('.map [role="button"]').map(({ dataset }) => dataset['state'] as string);
    return from === undefined || to === undefined ? undefined : { from, to, choices };
  };

  /** How far from (x, y) in one direction the element is what a finger would touch. */
  const reach = (element: Element, x: number, y: number, dx: number, dy: number): number => {
    let far = 0;
    while (far < 60 && element.contains(document.elementFromPoint(x + dx * far, y + dy * far))) far += 2;
    return far;
  };

  const spotOf = (selector: string): Spot | undefined => {
    const element = find(selector);
    if (!element) return undefined;
    // A radio button is drawn and touched by its label.
    const target = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = target.getBoundingClientRect();
    const least = ({ width, height }: Spot): number => Math.min(width, height);
    let best: Spot | undefined;
    for (const part of [0.5, 0.2, 0.35, 0.65, 0.8, 0.05, 0.95]) {
      for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const x = box.left + box.width * part;
        const y = box.top + box.height * down;
        if (!target.contains(document.elementFromPoint(x, y))) continue;
        const width = reach(target, x, y, 1, 0) + reach(target, x, y, -1, 0);
        const height = reach(target, x, y, 0, 1) + reach(target, x, y, 0, -1);
        const spot = { x, y, width, height };
        if (least(spot) >= FINGER) return spot;
        // What is covered in part may have more room elsewhere.
        if (!best || least(spot) > least(best)) best = spot;
      }
    }
    return best;
  };

  Object.defineProperty(window, 'reader', {
    value: { look, next, find, wayTo, at, onMap, spotOf } satisfies Reader,
  });
}
