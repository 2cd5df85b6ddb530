// Logarithms, exponentials and powers that have the same bits on every machine. The language leaves the last bits of
// Math.log, Math.exp and Math.pow open, and engines differ. Sums, products, quotients and roots are exact everywhere.

/** ln 2 in two parts. The first has so few bits that its product with any exponent is exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const EXP_TERMS = 14;
const LOG_TERMS = 12;

/** e to the power x. */
export function exp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > 709.7) return Number.POSITIVE_INFINITY;
  if (x < -745) return 0;
  const doublings = Math.round(x / (LN2_HIGH + LN2_LOW));
  const rest = x - doublings * LN2_HIGH - doublings * LN2_LOW;
  let sum = 1;
  for (let n = EXP_TERMS; n > 0; n--) sum = 1 + (sum * rest) / n;
  return scaled(sum, doublings);
}

/** The natural logarithm. */
export function log(x: number): number {
  if (!(x > 0) || x === Number.POSITIVE_INFINITY)
    return x === 0 ? Number.NEGATIVE_INFINITY : x > 0 ? x : Number.NaN;
  let doublings = 0;
  let near = x;
  while (near > Math.SQRT2) {
    near /= 2;
    doublings++;
  }
  while (near < Math.SQRT1_2) {
    near *= 2;
    doublings--;
  }
  const s = (near - 1) / (near + 1);
  const square = s * s;
  let sum = 0;
  for (let n = LOG_TERMS; n >= 0; n--) sum = sum * square + 1 / (2 * n + 1);
  return doublings * LN2_HIGH + (2 * s * sum + doublings * LN2_LOW);
}

/** A number to a whole power from 0 up. */
export function power(x: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent; i++) product *= x;
  return product;
}

/** How often 1 must be doubled to reach n, a whole number from 1 up. */
export function doublingsTo(n: number): number {
  return n <= 1 ? 0 : 32 - Math.clz32(n - 1);
}

const logs: number[] = [Number.NEGATIVE_INFINITY];

/** The natural logarithm of a whole number from 0 up, from a table: search asks for it at every step. */
export function logOfCount(n: number): number {
  for (let k = logs.length; k <= n; k++) logs.push(log(k));
  return logs[n];
}

function scaled(x: number, doublings: number): number {
  let result = x;
  for (let left = doublings; left > 0; left--) result *= 2;
  for (let left = doublings; left < 0; left++) result /= 2;
  return result;
}
