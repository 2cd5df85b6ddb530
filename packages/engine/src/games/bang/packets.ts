// Packets of cards in a fixed order: taken from the front, put under at the end, never shuffled. A card is known
// here by its slot, its place in the shuffle, so that packets can be followed without knowing their cards.

/** The end of a packet. */
const END = -1;

export type Slot = number;

/** All packets of a match. The slots of a packet are linked, so that a whole packet changes place in one step. */
export class Packets {
  /** For each packet the slot at its front, the one at its end, and how many there are. */
  readonly first: number[];
  readonly last: number[];
  readonly size: number[];
  /** For each slot the one behind it in its packet. */
  readonly next: number[];

  constructor(first: number[], last: number[], size: number[], next: number[]) {
    this.first = first;
    this.last = last;
    this.size = size;
    this.next = next;
  }
}

export function emptyPackets(packets: number, slots: number): Packets {
  return new Packets(fill(packets, END), fill(packets, END), fill(packets, 0), fill(slots, END));
}

function fill(length: number, value: number): number[] {
  return new Array<number>(length).fill(value);
}

export function clonePackets({ first, last, size, next }: Packets): Packets {
  return new Packets(first.slice(), last.slice(), size.slice(), next.slice());
}

/** Puts a slot that lies in no packet at the end of one. */
export function putUnder({ first, last, size, next }: Packets, slot: Slot, packet: number): void {
  next[slot] = END;
  if (size[packet] === 0) first[packet] = slot;
  else next[last[packet]] = slot;
  last[packet] = slot;
  size[packet]++;
}

/** Moves the slot at the front of a packet to the end of another. */
export function moveFirst(packets: Packets, from: number, to: number): void {
  const slot = packets.first[from];
  packets.first[from] = packets.next[slot];
  packets.size[from]--;
  putUnder(packets, slot, to);
}

/** Moves a whole packet, in its order, to the end of another. */
export function moveAll({ first, last, size, next }: Packets, from: number, to: number): void {
  if (size[from] === 0) return;
  if (size[to] === 0) first[to] = first[from];
  else next[last[to]] = first[from];
  last[to] = last[from];
  size[to] += size[from];
  size[from] = 0;
}

/** The slots of a packet from front to end. */
export function slotsIn({ first, size, next }: Packets, packet: number): Slot[] {
  const slots: Slot[] = [];
  for (let slot = first[packet]; slots.length < size[packet]; slot = next[slot]) slots.push(slot);
  return slots;
}
