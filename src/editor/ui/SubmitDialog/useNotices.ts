import {useEffect, useState} from 'react';
import type {Diagnostic} from '../../../cms/lint';
import {draftNotices, newDraft} from '../../../cms/edit';
import {useEditor} from '../useEditor';

interface Notices {
  /** What follows from what was changed. */
  now: readonly Diagnostic[];
  /** What was there before, and stays as it is. */
  before: readonly Diagnostic[];
}

const keyOf = ({file, text}: Diagnostic) => `${file} ${text}`;

/** @returns what may not be meant on the pages that were changed; until the pages before are read, all of it as new */
export function useNotices(): Notices {
  const {checked, changed, base, check} = useEditor();
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isOld = false;
    void check(newDraft(base.commit)).then(({content}) => {
      if (!isOld) setKnown(new Set(draftNotices(content, changed).map(keyOf)));
    });
    return () => {
      isOld = true;
    };
  }, [check, base, changed]);
  const all = checked ? draftNotices(checked.content, changed) : [];
  return {
    now: all.filter((diagnostic) => !known.has(keyOf(diagnostic))),
    before: all.filter((diagnostic) => known.has(keyOf(diagnostic))),
  };
}
