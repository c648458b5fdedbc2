/** @returns the text that a decoder reads; undefined when it cannot, as in text that people have written */
export function decodeOrUndefined(text: string, decode: (text: string) => string = decodeURIComponent) {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}
