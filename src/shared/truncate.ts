/** @returns the beginning of a text, at most this many UTF-16 units long, and never half of an emoji */
export const truncateText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
