// Inks as a printer takes them: red, green and blue at home; for card printers cyan, magenta, yellow and black from a
// table of our few inks, none of which lays down more than 240 %.

export type Cmyk = readonly [number, number, number, number];

/** Most ink in one place, in percent: what print on demand allows. */
export const MOST_INK = 240;

/** A color as operands: of a fill, or of a stroke. */
export interface Inks {
  readonly space: 'DeviceRGB' | 'DeviceCMYK';
  operands(color: string): readonly number[];
}

const rgbOf = (color: string): [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255) as [number, number, number];

export const HOME: Inks = { space: 'DeviceRGB', operands: rgbOf };

/** Our inks in percent. Dark ones take their depth from black, tints of paper have none. */
// biome-ignore format: a table
export const MIXED: Readonly<Record<string, Cmyk>> = {
  '#000000': [0, 0, 0, 100],
  '#0f2044': [78, 53, 0, 73],
  '#13264e': [76, 51, 0, 69],
  '#14264a': [73, 49, 0, 71],
  '#152f5a': [77, 48, 0, 65],
  '#172845': [67, 42, 0, 73],
  '#18482f': [67, 0, 35, 72],
  '#1b2334': [48, 33, 0, 80],
  '#1b3157': [69, 44, 0, 66],
  '#1b4c8c': [81, 46, 0, 45],
  '#1d2430': [40, 25, 0, 81],
  '#1f3457': [64, 40, 0, 66],
  '#1f3f6e': [72, 43, 0, 57],
  '#1f4a80': [76, 42, 0, 50],
  '#1f5272': [73, 28, 0, 55],
  '#23395b': [62, 37, 0, 64],
  '#28678f': [72, 28, 0, 44],
  '#2a6d92': [71, 25, 0, 43],
  '#2c4876': [63, 39, 0, 54],
  '#2c5f3c': [54, 0, 37, 63],
  '#2d5c9e': [72, 42, 0, 38],
  '#2f3a1c': [19, 0, 52, 77],
  '#2f7046': [58, 0, 37, 56],
  '#39431f': [15, 0, 54, 74],
  '#3c4827': [17, 0, 46, 72],
  '#46512c': [14, 0, 46, 68],
  '#4b5433': [11, 0, 39, 67],
  '#4c5833': [14, 0, 42, 65],
  '#4c5a32': [16, 0, 44, 65],
  '#4f5e2c': [16, 0, 53, 63],
  '#505b35': [12, 0, 42, 64],
  '#5875a0': [45, 27, 0, 37],
  '#5d3620': [0, 42, 66, 64],
  '#6883a9': [38, 22, 0, 34],
  '#6a0d10': [0, 88, 85, 58],
  '#6a4322': [0, 37, 68, 58],
  '#82201a': [0, 75, 80, 49],
  '#833d05': [0, 53, 96, 49],
  '#841b19': [0, 80, 81, 48],
  '#866000': [0, 28, 100, 47],
  '#8d6a00': [0, 25, 100, 45],
  '#8e1f18': [0, 78, 83, 44],
  '#8f5a26': [0, 37, 73, 44],
  '#957000': [0, 25, 100, 42],
  '#a07c52': [0, 22, 49, 37],
  '#a12d22': [0, 72, 79, 37],
  '#a3271f': [0, 76, 81, 36],
  '#a34c06': [0, 53, 96, 36],
  '#a5392b': [0, 65, 74, 35],
  '#a92c22': [0, 74, 80, 34],
  '#a97c2a': [0, 27, 75, 34],
  '#b2661c': [0, 43, 84, 30],
  '#b8864e': [0, 27, 58, 28],
  '#c23a2b': [0, 70, 78, 24],
  '#c3b784': [24, 28, 48, 0],
  '#c79a45': [22, 40, 73, 0],
  '#c9993f': [21, 40, 75, 0],
  '#cdb98a': [20, 27, 46, 0],
  '#cdbf9b': [20, 25, 39, 0],
  '#dcb04e': [14, 31, 69, 0],
  '#dcc792': [14, 22, 43, 0],
  '#e6d5ab': [10, 16, 33, 0],
  '#ea6a52': [0, 55, 65, 8],
  '#ecc65f': [7, 22, 63, 0],
  '#efe6cd': [6, 10, 20, 0],
  '#efece2': [6, 7, 11, 0],
  '#f6efdd': [4, 6, 13, 0],
  '#fffefa': [0, 0, 2, 0],
  '#ffffff': [0, 0, 0, 0],
};

export const PRESS: Inks = {
  space: 'DeviceCMYK',
  operands: (color) => {
    const mixed = MIXED[color];
    if (!mixed) throw new Error(`The table of inks has no ${color}.`);
    return mixed.map((percent) => percent / 100);
  },
};
