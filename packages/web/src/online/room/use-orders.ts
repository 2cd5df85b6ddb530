// What is asked of the server about a table, and the sentence with which it refused the last.

import { type Signal, useSignal } from '@preact/signals';
import { reasonOf } from '../../shared/reason.ts';
import { ask } from '../../sources/remote/api.ts';
import type { Order } from './chair-sheet.tsx';

interface Orders {
  readonly trouble: Signal<string>;
  readonly order: Order;
  /** Notes what is wrong with a task where it fails. */
  attempt(task: Promise<unknown>): Promise<void>;
}

export function useOrders(table: string | undefined): Orders {
  const trouble = useSignal('');
  const attempt = async (task: Promise<unknown>): Promise<void> => {
    trouble.value = '';
    await task.catch((error: unknown) => {
      trouble.value = reasonOf(error);
    });
  };
  const order: Order = (method, path, body) =>
    attempt(ask(method, `/tables/${table}${path}`, body ? { body } : {}));
  return { trouble, order, attempt };
}
