// How the operator gets something done: a question first where it cannot be undone, then a sentence about what came of it.

import { make } from './elements.ts';
import { Refused, type Requests } from './requests.ts';

/** An element of index.html. */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  return document.getElementById(id) as T;
}

export class OperatorOrders {
  readonly requests: Requests;
  private readonly show: () => Promise<void>;
  private readonly leave: () => void;

  constructor(requests: Requests, show: () => Promise<void>, leave: () => void) {
    this.requests = requests;
    this.show = show;
    this.leave = leave;
  }

  say(sentence: string, isTrouble = false): void {
    const told = byId('told');
    told.textContent = sentence;
    told.className = isTrouble ? 'trouble' : '';
  }

  /** Does something, shows how everything is now, and says what came of it. */
  async carryOut<T>(work: () => Promise<T>, sentence: string | ((done: T) => string)): Promise<void> {
    try {
      const done = await work();
      await this.show();
      this.say(typeof sentence === 'function' ? sentence(done) : sentence);
    } catch (error) {
      this.say((error as Error).message, true);
      if (error instanceof Refused && error.status === 401) this.leave();
    }
  }

  /** Asks whether the operator means it; Escape and Enter mean no. */
  isSure(question: string): Promise<boolean> {
    const dialog = byId<HTMLDialogElement>('question');
    byId('question-words').textContent = question;
    dialog.returnValue = 'no';
    dialog.showModal();
    return new Promise((resolve) =>
      dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true }),
    );
  }

  /** A small button in a list. `name` says what it is about, `question` what is asked first. */
  order(order: {
    readonly words: string;
    readonly name: string;
    readonly question?: string;
    readonly work: () => Promise<unknown>;
    readonly done: string;
  }): HTMLElement {
    const { question } = order;
    const press = async (): Promise<void> => {
      if (question === undefined || (await this.isSure(question)))
        await this.carryOut(order.work, order.done);
    };
    const attributes = {
      type: 'button',
      class: question === undefined ? 'small' : 'small danger',
      'aria-label': order.name,
      onclick: () => void press(),
    };
    return make('button', attributes, order.words);
  }
}
