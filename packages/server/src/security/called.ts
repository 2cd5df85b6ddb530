// What a server is called. A page of another site can make its own name lead to this machine and then ask it as if it
// were its own (DNS rebinding); but what the browser sends as `Host` stays that name, and we are not called so.

import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** Whether a `Host` names this server: a number, this machine, or a name that its host has given it. */
export class Called {
  private readonly names: ReadonlySet<string>;

  constructor(given: readonly string[] = [], machine: string = hostname()) {
    const [short] = machine.split('.');
    this.names = new Set([...given, machine, short, `${short}.local`, 'localhost'].map(plainly));
  }

  is(host: string): boolean {
    const name = plainly(host.replace(/:\d*$/, ''));
    const number = name.replace(/^\[(.*)\]$/, '$1');
    return isIP(number) > 0 || this.names.has(name) || name.endsWith('.localhost');
  }
}

function plainly(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}
