// The commands that are understood at the table at any time, beside its actions.

import type { TerminalNotes } from '@messdeck/engine';
import { flow, paragraph } from './wrap.ts';

export const COMMANDS = [
  'table',
  'rules',
  'counts',
  'cards',
  'hint',
  'score',
  'log',
  'undo',
  'redo',
  'pause',
  'save',
  'quit',
  'help',
] as const;

export type Command = (typeof COMMANDS)[number];

const CHOOSING =
  'Choose by number, or type the action (Tab completes it; cards may be in any order). Type - to let a call pass.';
const LISTED = [
  'table',
  'rules',
  'counts (what scores)',
  'cards (their names)',
  'hint',
  'score',
  'log',
  'undo, redo',
  'pause',
  'save [file]',
  'quit (keeps the match)',
];

export function help(): string {
  return `${paragraph(CHOOSING)}\n${flow('', LISTED, ' · ', '')}`;
}

const WELCOME = 'Type help for all commands, counts for what scores, rules for the rules.';

/** For anyone who sits down: how to find out more, and how cards are written. */
export function welcome({ marks }: TerminalNotes): string {
  return [WELCOME, marks]
    .filter((text) => text !== undefined)
    .map((text) => paragraph(text))
    .join('\n');
}

/** The command with which a line begins, if it is one. */
export function commandIn(typed: string): Command | undefined {
  const [first = ''] = typed.trim().split(/\s+/);
  return COMMANDS.find((command) => command === first.toLowerCase());
}
