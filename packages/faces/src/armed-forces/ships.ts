// Silhouettes afloat. The waterline is y = 0, the picture reaches from x = -88 to 88 and 130 up.
// One hull builder serves cutters, destroyers and carriers; odd craft are drawn by hand.
import { stock } from '../svg.ts';
import { disc, fill, line } from './paper.ts';

export interface Ship {
  from: number; // stern
  to: number; // bow
  deck: number; // height of the deck
  blocks?: [x: number, wide: number, high: number, up?: number][]; // houses; up: height above the deck
  guns?: [x: number, way: 1 | -1, up?: number][];
  masts?: [x: number, high: number][];
  stripe?: boolean; // the Coast Guard's slanted racing stripe
}

export function ship(s: Ship): string {
  const d = s.deck;
  let out = fill(`M${s.from} ${-d}L${s.to} ${-d - 6}L${s.to - 17} 3H${s.from + 6}Z`);
  for (const [x, w, h, up = 0] of s.blocks ?? [])
    out += fill(`M${x} ${1 - d - up}V${-d - up - h}H${x + w}V${1 - d - up}Z`);
  for (const [x, way, up = 0] of s.guns ?? []) {
    const y = -d - up;
    out +=
      fill(`M${x - 8} ${y + 1}L${x - 6} ${y - 9}H${x + 6}L${x + 8} ${y + 1}Z`) +
      line(`M${x} ${y - 6}l${way * 21}-5`, 3);
  }
  for (const [x, h] of s.masts ?? [])
    out += line(`M${x} ${-d}V${-d - h}M${x - 9} ${-d - h * 0.72}h18M${x - 6} ${-d - h * 0.87}h12`, 3);
  if (s.stripe)
    out += fill(
      `M${s.to - 52} ${-d - 3}h13L${s.to - 50} 2h-13ZM${s.to - 33} ${-d - 4}h5L${s.to - 39} 2h-5Z`,
      stock,
    );
  return out;
}

export const patrolBoat = (): string =>
  ship({
    from: -62,
    to: 70,
    deck: 18,
    blocks: [
      [-20, 44, 16],
      [-8, 24, 14, 16],
    ],
    guns: [[46, 1]],
    masts: [[0, 62]],
  });
export const minesweeper = (): string =>
  ship({
    from: -66,
    to: 70,
    deck: 20,
    blocks: [
      [-8, 50, 18],
      [4, 30, 14, 18],
      [-40, 16, 10],
    ],
    masts: [[16, 70]],
  }) + line('M-60-20V-52L-34-30', 3);
export const frigate = (): string =>
  ship({
    from: -80,
    to: 84,
    deck: 18,
    blocks: [
      [-62, 30, 16],
      [-26, 14, 30],
      [-4, 40, 22],
      [4, 26, 14, 22],
    ],
    guns: [[56, 1]],
    masts: [[14, 76]],
  });
export const destroyer = (): string =>
  ship({
    from: -84,
    to: 86,
    deck: 18,
    blocks: [
      [-50, 90, 12],
      [-34, 13, 32],
      [-8, 13, 32],
      [14, 24, 30],
    ],
    guns: [
      [54, 1],
      [-66, -1],
    ],
    masts: [
      [24, 84],
      [-16, 62],
    ],
  });
export const cruiser = (): string =>
  ship({
    from: -86,
    to: 88,
    deck: 20,
    blocks: [
      [-46, 84, 16],
      [-30, 16, 44],
      [-6, 14, 40],
      [14, 22, 44],
      [18, 13, 16, 44],
    ],
    guns: [
      [42, 1, 8],
      [62, 1],
      [-56, -1, 8],
      [-74, -1],
    ],
    masts: [
      [-14, 92],
      [24, 100],
    ],
  });
export const landingShip = (): string =>
  ship({
    from: -82,
    to: 84,
    deck: 30,
    blocks: [
      [-14, 66, 18],
      [6, 38, 16, 18],
      [-2, 12, 34],
    ],
    masts: [[22, 74]],
  }) +
  fill('M-74-20H-46V-8H-74Z', stock) +
  line('M-40-30V-56L-66-44', 3);
export const carrier = (): string =>
  fill('M-88-30H88L76-22L60 3H-68L-78-20Z') +
  fill('M14-29V-60H22V-74H42V-60H50V-29Z') +
  line('M32-74V-100M22-84H42M26-92H38', 3) +
  fill('M-70-30l12-9h20l8-6-3 9 10 2v4zM-28-30l12-9h20l8-6-3 9 10 2v4z') +
  line('M-72-16H50', 2, stock);
export const submarine = (): string =>
  fill('M-84-6Q-80-22-56-24H54Q80-22 86-4Q84 3 78 3H-76Q-84 3-84-6ZM-6-23L-2-56H24L28-23Z') +
  line('M6-56V-78M16-56V-70', 3.4) +
  fill('M-84-8L-92-26H-80L-70-16Z') +
  line('M-24-44H-2', 5);
export const missileSubmarine = (): string =>
  fill('M-86-4Q-84-20-60-23L-56-30H10L16-23H56Q82-20 87-3Q84 3 78 3H-78ZM24-22L27-52H47L50-22Z') +
  fill('M-85-8L-92-30H-78L-68-16Z') +
  line('M32-52V-70M40-52V-64M14-40H27', 3) +
  fill('M-22-84Q-14-112-6-84V-56H-22Z') +
  line('M-22-50V-38M-14-50V-36M-6-50V-38', 3);
export const lifeboat = (): string =>
  fill('M-66-24Q-70 2-54 3H50Q66-2 72-32Q60-26 44-24Z') +
  fill('M-34-23V-40Q-30-54-10-54H12Q26-52 30-23Z') +
  fill('M-24-38h14v-9h-10zM-4-38h13v-9h-13z', stock) +
  line('M-2-54V-84M-12-74H8', 3) +
  line('M-62-12Q0-4 66-18', 2.6, stock);
export const responseBoat = (): string =>
  fill('M-62-16L74-24L52 3H-56Z') +
  fill('M-26-16V-44H14L30-20Z') +
  fill('M-18-36h12v10h-12zM0-36h10l8 10h-18z', stock) +
  line('M-12-44V-74H-30M4-44V-62M-60-16V-34H-44', 3.4) +
  fill('M30-19l9 0L22 2h-9Z', stock);
export const icebreaker = (): string =>
  ship({
    from: -78,
    to: 78,
    deck: 30,
    blocks: [
      [-24, 66, 20],
      [-10, 46, 18, 20],
      [-2, 34, 14, 38],
      [-44, 14, 22],
    ],
    masts: [[18, 88]],
    stripe: true,
  });
export const mediumCutter = (): string =>
  ship({
    from: -74,
    to: 80,
    deck: 22,
    blocks: [
      [-26, 54, 18],
      [-2, 28, 16, 18],
      [-22, 13, 30],
    ],
    guns: [[46, 1]],
    masts: [[8, 76]],
    stripe: true,
  });
export const highCutter = (): string =>
  ship({
    from: -86,
    to: 88,
    deck: 22,
    blocks: [
      [-36, 76, 18],
      [6, 30, 16, 18],
      [-24, 16, 36],
    ],
    guns: [[56, 1]],
    masts: [
      [16, 92],
      [-8, 58],
    ],
    stripe: true,
  });
/** A three-masted barque under sail. */
export const barque = (): string =>
  fill('M-74-20Q0-10 68-22L88-34L70-12L58 3H-62Z') +
  line('M-44-18V-96M-4-18V-118M36-18V-112M88-34L60-18', 3) +
  [
    [-4, 30],
    [36, 28],
  ]
    .map(([x, w]) =>
      [0, 1, 2]
        .map((i) =>
          fill(
            `M${x! - w! / 2 + i * 2} ${-32 - i * 28}q${w! / 2 - i * 2} 7 ${w! - i * 4} 0l-2-23h-${w! - i * 4 - 4}Z`,
          ),
        )
        .join(''),
    )
    .join('') +
  fill('M-42-28V-90L-70-30ZM58-30L38-104L86-36Z');
export const rubberBoat = (): string =>
  fill('M-70-18Q-74 3-56 3H54Q76-2 78-26Q66-16 54-16Z') +
  [-42, -14, 14]
    .map((x) => disc(x, -42, 9) + fill(`M${x - 12}-16Q${x - 12}-34 ${x}-34Q${x + 12}-34 ${x + 12}-16Z`))
    .join('') +
  line('M-50-22L-66 0M22-24L44 0M40-22L56-44', 4);
export const landingCraft = (): string =>
  fill('M-78-32H34L40-22L78-44L62 3H-70Z') +
  fill('M-74-31V-56H-50V-31Z') +
  line('M-62-56V-78M-30-32V-40H30', 3.4) +
  fill('M-40-32V-46H-22V-32ZM-12-32V-46H6V-32Z');
export const amphibian = (): string =>
  fill('M-78-34L-70-48H44L80-28L70 3H-64Z') +
  fill('M-14-47L-8-62H20L26-47Z') +
  line('M18-56H54', 4.5) +
  line('M-64-14H62', 2.6, stock) +
  disc(-44, -30, 3.4, stock) +
  disc(-24, -30, 3.4, stock);
export const hovercraft = (): string =>
  fill('M-80 2Q-92-8-80-18H78Q92-8 80 2Z') +
  fill('M-72-17V-30H74V-17Z') +
  fill('M34-29V-48H66V-29Z') +
  fill('M-70-29V-62H-64V-29Z') +
  `<circle cx="-52" cy="-48" r="17" fill="none" stroke-width="4"/>` +
  line('M-52-65V-30M-69-48H-35', 2.6) +
  line('M-30-30V-40H26V-30', 3) +
  line('M-78-9H78', 2, stock);
export const lighthouse = (): string =>
  fill('M-60 3Q-30-22 0-22Q40-20 66 3Z') +
  fill('M-20-18L-12-92H14L22-18Z') +
  fill('M-18-91H20V-97H-18ZM-9-97V-113H11V-97ZM-13-113Q1-128 15-113Z') +
  fill('M-17-44L-15-60H17L19-44ZM-13-74L-12-86H13L14-74Z', stock) +
  line('M22-108L76-122M22-102H78M-20-108L-72-122M-20-102H-74', 3);
