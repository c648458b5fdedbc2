import {useCallback, useEffect, useMemo, useState} from 'react';
import {addressOf, isPage} from '../../../cms/parse';
import {newDraft, changeFiles} from '../../../cms/edit';
import {retry} from '../../loading/retry';
import {renderRequestOf} from '../../state/render-request';
import type {Revision} from '../../state/history';
import type {LintedPages} from './useDraft';
import type {Checked} from '../../../site/site-definition';

export interface ViewedRevision {
  past: Revision;
  /** The current file: a page, or the shared facts. */
  file: string;
  /** The address of the page that shows it. */
  page: string;
  checked?: Checked;
}

/** @returns the request that shows a current or an earlier version, and a function that opens an earlier one */
export function useShownVersion(work: LintedPages, page: string, show: (page: string) => void) {
  const {checked, site, facts, sizes, addressOf: pictureAt, base, check} = work;
  const [last, setLooked] = useState<ViewedRevision>();
  const openedVersion = last?.page === page ? last : undefined;
  useEffect(() => {
    if (!openedVersion || openedVersion.checked) return undefined;
    let isOld = false;
    const {past, file} = openedVersion;
    const then = changeFiles(newDraft(base.commit), [{file, before: base.texts.get(file), now: past.text}]);
    const load = async () => {
      const found = await retry(
        async () => (isOld ? undefined : check(then)),
        () => undefined,
      );
      if (!isOld) setLooked({...openedVersion, checked: found});
    };
    void load();
    return () => {
      isOld = true;
    };
  }, [openedVersion, base, check]);
  const content = (openedVersion?.checked ?? checked)?.content;
  const facing = openedVersion?.checked?.content.site ?? site;
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
  return {shown, looked: openedVersion, lookBack};
}
