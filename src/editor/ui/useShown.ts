import {useCallback, useEffect, useMemo, useState} from 'react';
import {addressOf, isPage} from '../../cms/parse';
import {newDraft, withFiles} from '../../cms/edit';
import {renderRequestOf} from '../state/render-request';
import type {Revision} from '../state/history';
import type {Work} from './useDraft';
import type {Checked} from '../../site/site-definition';

export interface LookedAt {
  past: Revision;
  /** The current file: a page, or the shared facts. */
  file: string;
  /** The address of the page that shows it. */
  page: string;
  checked?: Checked;
}

/** @returns the request that shows a current or an earlier version, and a function that opens an earlier one */
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
  /** Shows an earlier version. The shared facts have no page, so they appear on the page on screen. */
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
