/** Prints a figure together with another one from the same run. */
export function printRatio(what: string, value: number, other: number, of: string): void {
  const ratio = (value / other).toFixed(2);
  process.stdout.write(`${what}: ${ratio} times ${of} (${Math.round(value)} to ${Math.round(other)} ms)\n`);
}
