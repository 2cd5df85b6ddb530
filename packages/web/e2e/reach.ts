// Whether everything on a screen can be brought into sight, and pressed. What is evaluated in the page stands alone.

/** What people press, and what they have to read to play. */
export const NEEDED: string = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  '[role="button"]:not(path)',
  'h1',
  'h2',
  '.sentence',
  '.plaque',
  '.trick .card',
  '.hand .card',
].join();

/** Parts that no scrolling brings into sight, in words. */
export function outOfReach(needed: string): string[] {
  const scrolls = (box: Element): boolean => /auto|scroll/.test(getComputedStyle(box).overflow);
  const ancestors = (element: Element): Element[] => {
    const above: Element[] = [];
    for (let box = element.parentElement; box; box = box.parentElement) above.push(box);
    return above;
  };
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.className} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 32)}”`;
  const over = [...document.querySelectorAll(':modal, :popover-open')].at(-1);
  const isOut = (element: Element): boolean => {
    const frames = ancestors(element).filter((box) => !box.matches('html, body'));
    const rigid = frames.filter((box) => !scrolls(box)).map((box) => ({ box, at: box.scrollTop }));
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // Only a program can scroll what is hidden or clipped.
    for (const { box, at } of rigid) box.scrollTop = at;
    const { left, top, width, height } = element.getBoundingClientRect();
    // A column of cards shows the head of each.
    const [x, y] = [left + width / 2, top + Math.min(height / 2, 16)];
    const isIn = (box: DOMRect): boolean =>
      x >= box.left - 1 && x <= box.right + 1 && y >= box.top - 1 && y <= box.bottom + 1;
    if (!isIn(new DOMRect(0, 0, innerWidth, innerHeight))) return true;
    return frames.some((box) => {
      const { overflow } = getComputedStyle(box);
      return overflow !== 'visible' && !isIn(box.getBoundingClientRect());
    });
  };
  return [...(over ?? document).querySelectorAll(needed)]
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      // Words for screen readers alone, and controls under a label of their own, have no size.
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        width > 2 &&
        height > 2
      );
    })
    .filter((element) => !element.closest('.sr, .skip') && isOut(element))
    .map(nameOf);
}

/** What is pressed. The small shapes of a map are left out: a list beside it does the same. */
export const PRESSED: string = 'a[href], button, input, select, textarea, summary, [role="button"]:not(path)';

/** Targets under 24 by 24 pixels that are neither links within a text nor clear of all others (WCAG 2.5.8). */
export function tooSmall(pressed: string): string[] {
  const LEAST = 24;
  const over = [...document.querySelectorAll(':modal, :popover-open')].at(-1);
  const targets = [...(over ?? document).querySelectorAll<HTMLElement>(pressed)]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest('.skip'))
    .map((target) => {
      const boxes = [target, ...((target as HTMLInputElement).labels ?? [])].map((part) =>
        part.getBoundingClientRect(),
      );
      const [left, top] = [
        Math.min(...boxes.map((box) => box.left)),
        Math.min(...boxes.map((box) => box.top)),
      ];
      const [right, bottom] = [
        Math.max(...boxes.map((box) => box.right)),
        Math.max(...boxes.map((box) => box.bottom)),
      ];
      return { target, box: new DOMRect(left, top, right - left, bottom - top) };
    })
    .filter(({ box }) => box.width > 2 && box.height > 2);
  const isSmall = (box: DOMRect): boolean => Math.min(box.width, box.height) < LEAST - 0.5;
  const isInText = (target: HTMLElement): boolean =>
    getComputedStyle(target).display === 'inline' &&
    target.parentElement!.textContent!.trim() !== target.textContent!.trim();
  /** How far the middle of one is from the nearest point of another, or from its middle if that is small too. */
  const distance = (box: DOMRect, other: DOMRect): number => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const edge = isSmall(other) ? { x: other.width / 2, y: other.height / 2 } : { x: 0, y: 0 };
    const dx = Math.max(other.left + edge.x - x, 0, x - (other.right - edge.x));
    const dy = Math.max(other.top + edge.y - y, 0, y - (other.bottom - edge.y));
    return Math.hypot(dx, dy);
  };
  return targets
    .filter(({ target, box }) => isSmall(box) && !isInText(target))
    .filter(({ target, box }) =>
      targets.some(({ target: other, box: others }) => {
        if (other === target || target.contains(other) || other.contains(target)) return false;
        return distance(box, others) < (isSmall(others) ? LEAST : LEAST / 2) - 0.5;
      }),
    )
    .map(
      ({ target, box }) =>
        `${target.tagName.toLowerCase()}.${target.className} “${(target.textContent ?? '').trim().slice(0, 32)}” ${Math.round(box.width)}×${Math.round(box.height)}`,
    );
}
