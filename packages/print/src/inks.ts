// Inks as a printer takes them: red, green and blue at home.

/** A color as operands: of a fill, or of a stroke. */
export interface Inks {
  readonly space: 'DeviceRGB' | 'DeviceCMYK';
  operands(color: string): readonly number[];
}

const rgbOf = (color: string): [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255) as [number, number, number];

export const HOME: Inks = { space: 'DeviceRGB', operands: rgbOf };
