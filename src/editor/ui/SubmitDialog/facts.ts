import type {Content} from '../../../cms/parse';
import type {PageChange} from '../../../cms/report';
import {placeAt, type Place} from '../../state/places';
import {isFact, placesOfFact} from '../../state/same-fact';

interface ChangedFact {
  fact: string;
  now: string;
  place: Place;
}

/** @returns the facts that were changed at one place and still stand at another as they were */
export function changedFacts(pages: readonly PageChange[], content: Content): ChangedFact[] {
  return pages.flatMap(({file, changes}) =>
    changes.flatMap(({at, what}): ChangedFact[] => {
      const place = placeAt(file, at, content);
      if (what.kind !== 'value' || !place || !isFact(what.before, 'words')) return [];
      const {before: fact, after: now} = what;
      return placesOfFact(fact, content, place).length > 0 ? [{fact, now, place}] : [];
    }),
  );
}
