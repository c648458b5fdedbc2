import {useCallback, useEffect, useMemo, useState} from 'react';
import {addressOf} from '../../content/read';
import {newDraft, withFiles, type Checked} from '../../content/write';
import {drawingOf} from '../model/drawing';
import type {Past} from '../model/history';
import type {Work} from './useWork';

/** A page as it was published once, which is looked at. */
export interface LookedAt extends Past {
  /** The address of the page now. */
  page: string;
  /** What the check of today says of it. */
  checked?: Checked;
}

/** @returns what the frame shall show of a page: as it is now, or as it was once; and what looks at an earlier version */
export function useShown(work: Work, page: string) {
  const {checked, site, facts, sizes, addressOf: pictureAt, base, check} = work;
  const [looked, setLooked] = useState<LookedAt>();
  const past = looked?.page === page ? looked : undefined;
  useEffect(() => {
    if (!past || past.checked) return;
    const file = [...base.texts.keys()].find((one) => addressOf(one) === page) ?? past.file;
    const then = withFiles(newDraft(base.commit), [{file, before: base.texts.get(file), now: past.text}]);
    void check(then).then((found) => setLooked((now) => (now === past ? {...past, checked: found} : now)));
  }, [past, page, base, check]);
  const content = (past?.checked ?? checked)?.content;
  const shown = useMemo(() => {
    const drawing = content && site && drawingOf({content, site, facts, sizes, addressOf: pictureAt}, page);
    return drawing && ({kind: 'draw', drawing} as const);
  }, [content, site, facts, sizes, pictureAt, page]);
  const lookBack = useCallback((one?: Past) => setLooked(one && {...one, page}), [page]);
  return {shown, past, lookBack};
}
