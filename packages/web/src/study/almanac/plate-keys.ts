// Keys on a game's page: 1 to 9 jump to a plate, F opens its footnote, C copies its command.

import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export function showPlate(id: string): void {
  const plate = document.getElementById(`plate-${id}`)!;
  plate.scrollIntoView();
  plate.querySelector<HTMLElement>('h2')!.focus({ preventScroll: true });
}

export function usePlateKeys(ids: readonly string[], inView: Signal<string>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const plate = document.getElementById(`plate-${inView.value}`);
      const footnote = plate?.querySelector<HTMLDetailsElement>('details.counted');
      const key = event.key.toLowerCase();
      const jump = ids[Number(key) - 1];
      if (jump !== undefined) showPlate(jump);
      else if (key === 'f' && footnote) footnote.open = !footnote.open;
      else if (key === 'c' && footnote) {
        footnote.open = true;
        footnote.querySelector<HTMLElement>('.again button')?.click();
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null
  );
}
