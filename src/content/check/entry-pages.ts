/** The pages that openings have to themselves. */
import {CAREERS, GENUINE_ID, openingPath} from '../../shared/openings';
import type {Flaw} from '../base/flaw';
import {keptFor} from '../base/kept-addresses';
import {asGroup, asList} from '../base/values';
import type {Source} from './source';

/** @returns the addresses of the pages that the openings of a page get, each with the place of its opening. */
export function openingsOf({file, path, parsed}: Source): Map<string, string> {
  const found = new Map<string, string>();
  if (path !== CAREERS) return found;
  for (const [index, opening] of asList(asGroup(parsed?.data).openings).entries()) {
    const {id} = asGroup(opening);
    if (typeof id === 'string' && id !== GENUINE_ID)
      found.set(openingPath(id), `${file}:${parsed?.lineOf(['openings', index, 'id'])}`);
  }
  return found;
}

/** @returns the pages that were written for the address of an opening's own page, and the openings that may have none. */
export function openingFlaws(sources: Source[]): Flaw[] {
  const openings = new Map(sources.flatMap((source) => [...openingsOf(source)]));
  const taken = sources.flatMap(({file, path = ''}): Flaw[] => {
    const place = openings.get(path);
    const text = `The opening at ${place} has the address of this page.`;
    return place === undefined ? [] : [{file, line: 1, text, advice: 'Rename the file, or delete it.'}];
  });
  const kept = [...openings].flatMap(([address, place]): Flaw[] => {
    const owner = keptFor(address);
    const [file = '', line] = place.split(':');
    const text = `The address ${address} of this opening is kept for ${owner}.`;
    return owner === undefined ? [] : [{file, line: Number(line), text, advice: 'Give the opening another id.'}];
  });
  return [...taken, ...kept];
}
