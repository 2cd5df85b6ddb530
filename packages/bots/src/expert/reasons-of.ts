// What a game tells of a choice; nothing where it has nothing to tell.

import type { Game, Reasons } from '@messdeck/engine';

export async function reasonsOf({ parts }: Game): Promise<Reasons> {
  return (await parts?.reasons?.())?.reasons ?? {};
}
