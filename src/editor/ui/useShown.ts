import {useCallback, useEffect, useMemo, useState} from 'react';
import {addressOf, isPage} from '../../cms/parse';
import {newDraft, withFiles} from '../../cms/edit';
import {renderRequestOf} from '../state/render-request';
import type {Revision} from '../state/history';
import type {Work} from './useDraft';
import type {Checked} from '../../site/content';

/** A page as it was published once, which is looked at. */
export interface LookedAt {
  past: Revision;
  /** The file of the page now, or of the facts of all pages. */
  file: string;
  /** The address of the page that shows it. */
  page: string;
  /** What the linter of today says of it. */
  checked?: Checked;
}

/** @returns what the frame must show of a page: as it is now, or as it was once; and what looks at an earlier version */
export function useShown(work: Work, page: string, show: (page: string) => void) {
  const {checked, site, facts, sizes, addressOf: pictureAt, base, check} = work;
  const [last, setLooked] = useState<LookedAt>();
  const looked = last?.page === page ? last : undefined;
  useEffect(() => {
    if (!looked || looked.checked) return;
    const {past, file} = looked;
    const then = withFiles(newDraft(base.commit), [{file, before: base.texts.get(file), now: past.text}]);
    void check(then).then((found) => setLooked((now) => (now === looked ? {...looked, checked: found} : now)));
  }, [looked, base, check]);
  const content = (looked?.checked ?? checked)?.content;
  const facing = looked?.checked?.content.site ?? site;
  const shown = useMemo(() => {
    const request =
      content && facing && renderRequestOf({content, site: facing, facts, sizes, addressOf: pictureAt}, page);
    return request && ({kind: 'draw', request} as const);
  }, [content, facing, facts, sizes, pictureAt, page]);
  /** What is not said on a page of its own is looked at on the one that is on screen. */
  const lookBack = useCallback(
    (past?: Revision, file = '') => {
      const shownOn = isPage(file) ? addressOf(file) : page;
      show(shownOn);
      setLooked(past && {past, file, page: shownOn});
    },
    [page, show],
  );
  return {shown, looked, lookBack};
}
