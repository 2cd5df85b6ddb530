// Opening the rules where somebody wants to read them.

import { type Signal, signal } from '@preact/signals';

/** The rule that somebody wants to read; the drawer opens there. */
export const wantedRule: Signal<string | undefined> = signal(undefined);

export function openRule(rule?: string): void {
  wantedRule.value = rule;
  const drawer = document.getElementById('rules');
  if (!drawer?.matches(':popover-open')) drawer?.showPopover();
}
