/** A range of numbers with a hyphen, such as 4-6: not a part of a number, a name or an address. */
const HYPHENATED = /(?<=^|[\s(])([1-9]\d{0,3})-([1-9]\d{0,3})(?=$|[\s),.;:%+])/g;
const DASHED = /\d–\d/;

/**
 * @param beside the text of the page that it is on
 * @returns the words with a dash in each range, where the page writes ranges so; undefined when there is none to change
 */
export function withDashes(text: string, beside: string): string | undefined {
  if (!DASHED.test(beside)) return undefined;
  const dashed = text.replace(HYPHENATED, (range, from: string, to: string) =>
    Number(from) < Number(to) ? `${from}–${to}` : range,
  );
  return dashed === text ? undefined : dashed;
}
