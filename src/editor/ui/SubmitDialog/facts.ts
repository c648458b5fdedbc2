import type {PageChange} from '../../../cms/report';
import {refOfNames, type ContentRef} from '../../state/refs';
import {isFact, refsOfFact} from '../../state/same-fact';
import type {Content} from '../../../site/content';

interface ChangedFact {
  fact: string;
  now: string;
  contentRef: ContentRef;
}

/** @returns the facts that were changed at one place and still are at another as they were */
export function changedFacts(pages: readonly PageChange[], content: Content): ChangedFact[] {
  return pages.flatMap(({file, changes}) =>
    changes.flatMap(({path, what}): ChangedFact[] => {
      const contentRef = refOfNames(file, path, content);
      if (what.kind !== 'value' || !contentRef || !isFact(what.before, 'words')) return [];
      const {before: fact, after: now} = what;
      return refsOfFact(fact, content, contentRef).length > 0 ? [{fact, now, contentRef}] : [];
    }),
  );
}
