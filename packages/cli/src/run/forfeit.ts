// A bot that answers what is not legal, too late or not at all: a run stops for it, or the bot has lost the match.

import { Complaint } from '../complaint.ts';

export class Forfeit extends Complaint {
  readonly seat: number;

  constructor(seat: number, why: string) {
    super(why);
    this.seat = seat;
  }
}

/** What a record of a forfeited match comes with: whose fault it was, and what it was. */
export interface Forfeited {
  readonly forfeit?: { readonly seat: number; readonly why: string };
}
