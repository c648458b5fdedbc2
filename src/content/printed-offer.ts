import {PACK_FILE, sheetFile} from './kinds/printed';
import type {Source} from './source';

/** A PDF that a page offers its visitors as soon as it is printed. */
interface Offer {
  name: string;
  /** Its path from static/. */
  file: string;
}

/** @returns the PDF that a page offers; nothing where it offers none. */
export function printedOffer({kind, path = '', values}: Source): Offer | undefined {
  const wordsOf = (field: string) => values.find(({path: [first]}) => first === field)?.value;
  const offer = (name: unknown, file: string) => (typeof name === 'string' ? {name, file} : undefined);
  if (kind?.name === 'service') return offer(wordsOf('sheet'), sheetFile(path));
  return kind?.name === 'buyers' ? offer(wordsOf('pack'), PACK_FILE) : undefined;
}
