// A hint at the terminal: what is advised and why, then what each choice is expected to bring.

import { type HintQuestion, hint } from '@messdeck/bots/hint';
import { isRefusal, orderOf } from '@messdeck/engine';
import { bold, faint } from './paint.ts';
import { flow, paragraph } from './wrap.ts';

/** In words; other work has its turn while it thinks. */
export async function hintInWords(
  question: Omit<HintQuestion, 'pause'>,
  names: readonly string[],
): Promise<string> {
  const found = await hint({ ...question, pause: () => new Promise((resolve) => setImmediate(resolve)) });
  if (isRefusal(found)) return paragraph(found.refused);
  const said = (text: string): string => (text === '-' ? 'Let it pass' : orderOf(question.game, text, names));
  const lines = found.candidates.map(({ text, figure, margin, words }, i) => {
    const value = [figure, margin].filter(Boolean).join(' ');
    const parts = [`${said(text)}${value === '' ? '' : `: ${value} ${found.unit}`}.`, words];
    return flow(`  ${i + 1}. `, parts.join(' ').trim().split(' '), ' ', '     ');
  });
  return [bold(paragraph(found.why)), ...lines.slice(0, 1), ...lines.slice(1).map(faint)].join('\n');
}
