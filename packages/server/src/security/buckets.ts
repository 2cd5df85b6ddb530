// How much one seat may ask for: a bucket that fills with time. What is refused costs double.

import type { Time } from '@messdeck/host';

interface Bucket {
  left: number;
  at: number;
}

const MOST_BUCKETS = 20_000;

export class Buckets {
  private readonly time: Time;
  private readonly size: number;
  private readonly perSecond: number;
  private readonly buckets: Map<string, Bucket> = new Map();

  constructor(time: Time, size: number, perSecond: number) {
    this.time = time;
    this.size = size;
    this.perSecond = perSecond;
  }

  /** Takes one out; 0, or after how many seconds there is something again. */
  take(name: string, count = 1): number {
    const now = this.time.now();
    const bucket = this.buckets.get(name) ?? { left: this.size, at: now };
    bucket.left = Math.min(this.size, bucket.left + ((now - bucket.at) / 1000) * this.perSecond) - count;
    bucket.at = now;
    // Taken out and put back in: the oldest in use is the first of the map.
    this.buckets.delete(name);
    this.buckets.set(name, bucket);
    if (this.buckets.size > MOST_BUCKETS) this.buckets.delete(this.buckets.keys().next().value!);
    if (bucket.left >= 0) return 0;
    bucket.left = Math.max(bucket.left, -this.size);
    return Math.ceil(-bucket.left / this.perSecond);
  }
}
