/** Finds the changes of a proposal by page and by reference. */
import type {PageChange} from '../../cms/report';
import {HOME} from '../../shared/addresses';
import {isWithin, refAt} from '../../cms/source-map/content-ref';

/** @returns the addresses of the changed pages, in the order of a review */
export const changedPaths = (pages: readonly PageChange[]): string[] => [
  ...new Set(pages.map(({path = HOME}) => path)),
];

/** @returns the earlier address of a current page; undefined when the page is new */
export function pathBefore(pages: readonly PageChange[], path: string): string | undefined {
  const page = pages.find((item) => item.path === path);
  return page?.kind === 'added' ? undefined : (page?.from ?? path);
}

/** @returns the changes at, around and inside a reference */
export const changesAt = (pages: readonly PageChange[], contentRef: string): PageChange['changes'] =>
  pages.flatMap(({file, changes}) =>
    changes.filter(({path}) => {
      const own = refAt(file, path);
      return isWithin(contentRef, own) || isWithin(own, contentRef);
    }),
  );
