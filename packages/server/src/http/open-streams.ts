// The streams that are open, and whose: the operator sees who is connected, and a ban cuts them. In memory only.

import type { Sender } from './sender.ts';

interface OpenStream {
  readonly table: string;
  readonly seat: number;
  readonly sender: Sender;
  cut(): void;
}

export class OpenStreams {
  private readonly streams: Set<OpenStream> = new Set();

  /** Returns: it is closed. */
  add(stream: OpenStream): () => void {
    this.streams.add(stream);
    return () => this.streams.delete(stream);
  }

  get list(): readonly OpenStream[] {
    return [...this.streams];
  }

  cutWhere(isMeant: (sender: Sender) => boolean): void {
    for (const stream of this.list) if (isMeant(stream.sender)) stream.cut();
  }
}
