/** How a figure is printed, and the phone that all browser figures are taken on. */

/** A phone on slow 4G, four times slower than this machine. */
export const PHONE = {viewport: {width: 390, height: 844}, deviceScaleFactor: 2, isMobile: true};
export const SLOW_4G = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000};
export const CPU_SLOWDOWN = 4;

/** Prints a figure beside its bound. */
export function report(what: string, value: number, bound: number, unit: string): void {
  const ratio = (value / bound).toFixed(2);
  process.stdout.write(`${what.padEnd(64)} ${value.toFixed(2)} ${unit} of ${bound} ${unit} (${ratio}×)\n`);
}

/** Prints a figure as a ratio to the same figure of something else, taken in the same run, and returns this ratio. */
export function compare(what: string, value: number, other: number, bound: number, unit: string): number {
  const ratio = (value / other).toFixed(2);
  process.stdout.write(
    `${what.padEnd(64)} ${value.toFixed(2)} ${unit} to ${other.toFixed(2)} ${unit}: ${ratio}× of ${bound}×\n`,
  );
  return Number(ratio);
}

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
