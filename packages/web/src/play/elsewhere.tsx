// The match is played in another tab, which lets it go when it is asked to.

import type { JSX } from 'preact';
import { OpenTwice } from '../shared/open-twice.tsx';
import { wishesFor } from '../table/model/one-tab.ts';

interface ElsewhereProps {
  readonly id: string;
  /** Opens the table again. */
  readonly again: () => void;
}

export function Elsewhere({ id, again }: ElsewhereProps): JSX.Element {
  const playHere = (): void => {
    const wishes = wishesFor(id);
    wishes.postMessage('let go');
    wishes.close();
    again();
  };
  return <OpenTwice what="match" playHere={playHere} />;
}
