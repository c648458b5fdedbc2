const DIGITS_PER_GROUP = 3;

/** Not `toLocaleString`, because a phone needs up to 100 ms to load the rules of a language. */
export function withCommas(number: number): string {
  const [whole = '', ...fraction] = String(number).split('.');
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= DIGITS_PER_GROUP)
    groups.unshift(whole.slice(Math.max(0, end - DIGITS_PER_GROUP), end));
  return [groups.join(','), ...fraction].join('.');
}
