/** Finds the PDFs that pages offer and each build makes. */
import type {Source} from '../cms/definition/site-definition';
import {PACK_FILE, PROFILE_FILE, sheetFile} from './page-types/printed';

/** A PDF that a page offers and each build makes. */
interface Offer {
  name: string;
  /** The address of the PDF. */
  file: string;
}

/** @returns the PDF that a page offers; undefined when it offers none. */
export function printedOffer({kind, path = '', values}: Source): Offer | undefined {
  const written = (field: string) => values.find(({path: [first]}) => first === field)?.value;
  const offer = (name: unknown, file: string) => (typeof name === 'string' ? {name, file} : undefined);
  if (kind?.name === 'service') return offer(written('sheet'), sheetFile(path));
  return kind?.name === 'buyers' ? offer(written('pack'), PACK_FILE) : undefined;
}

/** @returns the addresses of all PDFs that a build makes from these pages. */
export const printedFiles = (sources: readonly Source[]): string[] => [
  PROFILE_FILE,
  ...sources.flatMap((source) => printedOffer(source)?.file ?? []),
];
