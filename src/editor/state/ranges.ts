/** A range of numbers with a hyphen, such as 4-6, but not a part of a number, a name or an address. */
const HYPHENATED = /(?<=^|[\s(])([1-9]\d{0,3})-([1-9]\d{0,3})(?=$|[\s),.;:%+])/g;
const DASHED = /\d–\d/;

/**
 * @param beside the text of the page
 * @returns the text with a dash in each range; undefined if there is no range, or the page writes no range with a dash
 */
export function withDashes(text: string, beside: string): string | undefined {
  if (!DASHED.test(beside)) return undefined;
  const dashed = text.replace(HYPHENATED, (range, from: string, to: string) =>
    Number(from) < Number(to) ? `${from}–${to}` : range,
  );
  return dashed === text ? undefined : dashed;
}
