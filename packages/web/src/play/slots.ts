// What every table of the page brings besides cards: hints, rules, settings, and what is kept of matches.

import { HintButton, HintLater, isHintShown } from '../hints/hint-button.tsx';
import type { Slots } from '../table/stage/stage-props.ts';

export const slots: Slots = {
  hint: { Button: HintButton, Panel: HintLater, isShown: isHintShown },
  rules: async () => (await import('../rules/rules-drawer.tsx')).Rules,
  settings: async () => (await import('../settings/settings-form.tsx')).SettingsForm,
  history: async () => (await import('../history/last-ten.tsx')).LastTen,
  deal: async () => (await import('../patience/deal-said.tsx')).DealSaid,
  lookBack: () => import('../replay/look-back.tsx'),
};
