// The folder of a run of the lab. Each shard is a file named by its hash, written once: a second result has to be the
// same to the byte, or both are put aside for somebody to look at.

import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export class Store {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  open(): void {
    mkdirSync(join(this.folder, 'shards'), { recursive: true });
  }

  has(shard: string): boolean {
    return existsSync(this.path(shard));
  }

  /** Writes a shard whole or not at all; says whether it now stands apart because of another result. */
  put(shard: string, rows: string): 'kept' | 'quarantined' {
    const draft = `${this.path(shard)}.${process.pid}.draft`;
    writeFileSync(draft, rows);
    try {
      // A link is made only where nothing is yet; so two writers cannot both believe that they were first.
      linkSync(draft, this.path(shard));
      return 'kept';
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      return this.read(shard) === rows ? 'kept' : this.quarantine(shard, rows);
    } finally {
      unlinkSync(draft);
    }
  }

  read(shard: string): string {
    return readFileSync(this.path(shard), 'utf8');
  }

  hash(shard: string): string {
    return createHash('sha256').update(this.read(shard)).digest('hex');
  }

  /** Whether this shard gave results that differ. */
  isApart(shard: string): boolean {
    return this.quarantined().includes(shard);
  }

  /** The shards with results that differ. */
  quarantined(): string[] {
    const folder = join(this.folder, 'quarantine');
    if (!existsSync(folder)) return [];
    return [...new Set(readdirSync(folder).map((name) => name.split('.')[0]))].sort();
  }

  write(name: string, content: string | Uint8Array): void {
    const draft = join(this.folder, `${name}.${process.pid}.draft`);
    writeFileSync(draft, content);
    renameSync(draft, join(this.folder, name));
  }

  readText(name: string): string | undefined {
    const path = join(this.folder, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  }

  private path(shard: string): string {
    return join(this.folder, 'shards', `${shard}.jsonl`);
  }

  private quarantine(shard: string, rows: string): 'quarantined' {
    const folder = join(this.folder, 'quarantine');
    mkdirSync(folder, { recursive: true });
    const other = createHash('sha256').update(rows).digest('hex').slice(0, 12);
    writeFileSync(join(folder, `${shard}.${other}.jsonl`), rows);
    renameSync(this.path(shard), join(folder, `${shard}.${this.hash(shard).slice(0, 12)}.jsonl`));
    return 'quarantined';
  }
}
