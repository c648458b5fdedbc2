/** What a proposal changes, by the places and the pages where a reviewer meets it. */
import type {PageChange} from '../../cms/report';
import {HOME} from '../../shared/addresses';
import {isWithin, refAt} from '../../cms/source-map/content-ref';

/** @returns the addresses of the pages that are other than before, in the order in which one goes through them */
export const changedPaths = (pages: readonly PageChange[]): string[] => [
  ...new Set(pages.map(({path = HOME}) => path)),
];

/** @returns where a current page was before; undefined when it is new */
export function pathBefore(pages: readonly PageChange[], path: string): string | undefined {
  const page = pages.find((item) => item.path === path);
  return page?.kind === 'added' ? undefined : (page?.from ?? path);
}

/** @returns what changed at a place: the value itself, what it is in, and what is in it */
export const changesAt = (pages: readonly PageChange[], contentRef: string): PageChange['changes'] =>
  pages.flatMap(({file, changes}) =>
    changes.filter(({path}) => {
      const own = refAt(file, path);
      return isWithin(contentRef, own) || isWithin(own, contentRef);
    }),
  );
