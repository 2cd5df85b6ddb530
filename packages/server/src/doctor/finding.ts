// What the doctor finds: about each part one sentence, and whether something is wrong with it.

export interface Finding {
  readonly part: 'store' | 'disk' | 'clock' | 'page' | 'proxy' | 'limits';
  readonly wrong: boolean;
  readonly sentence: string;
}

export function well(part: Finding['part'], sentence: string): Finding {
  return { part, wrong: false, sentence };
}

export function wrong(part: Finding['part'], sentence: string): Finding {
  return { part, wrong: true, sentence };
}
