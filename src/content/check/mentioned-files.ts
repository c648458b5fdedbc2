import {PACK_FILE, sheetFile} from '../kinds/printed';
import type {Source} from '../source';

/** @returns the paths of all pictures and files that the pages name, from static/. */
export function mentionedFiles(sources: Source[]): Set<string> {
  const files = new Set<string>();
  for (const source of sources) {
    source.values.forEach(({value}) => {
      if (typeof value === 'string' && /^\/(img|files)\//.test(value)) files.add(value);
    });
    for (const {name} of [...(source.body?.photos ?? []), ...(source.body?.links ?? [])])
      files.add(withoutPdfPage(name));
    const printed = printedOffer(source);
    if (printed) files.add(printed.file);
  }
  return files;
}

/** The path of a file without the page of a PDF that a link opens. */
export const withoutPdfPage = (path: string) => path.replace(/#page=\d+$/, '');

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
