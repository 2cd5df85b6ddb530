// Before the host removes somebody: what that means, and a way out.

import type { JSX } from 'preact';
import * as words from '#words/online/room.tsx';
import { SheetDialog } from '../../shared/sheet-dialog.tsx';
import { STAND_IN } from '../words.ts';

interface QuestionProps {
  /** The match is running: a bot plays on for good. */
  readonly playing: boolean;
  readonly name: string;
  /** The table is private: its invitation is renewed. */
  readonly renews: boolean;
  readonly remove: () => void;
  readonly close: () => void;
}

export function RemoveQuestion({ playing, name, renews, remove, close }: QuestionProps): JSX.Element {
  return (
    <SheetDialog title={words.removeQuestion(name)} close={close}>
      <p>
        {playing ? words.botTakesChair({ bot: STAND_IN, name }) : words.chairWillBeOpen(name)}
        {renews && words.newInvitationLink(playing)}
      </p>
      <form method="dialog" class="chair-do">
        <button type="submit" class="btn remove" data-action="make room" onClick={remove}>
          {words.removeName(name)}
        </button>
        <button type="submit" class="btn">
          {words.keepAtTable(name)}
        </button>
      </form>
    </SheetDialog>
  );
}
