import {useEffect, useState} from 'react';
import type {Diagnostic} from '../../../cms/lint';
import {draftWarnings, newDraft} from '../../../cms/edit';
import {useEditor} from '../useEditor';
import {WARNINGS} from '../../../site/warnings';

interface Warnings {
  /** What follows from what was changed. */
  now: readonly Diagnostic[];
  /** What was there before, and stays as it is. */
  before: readonly Diagnostic[];
}

const keyOf = ({file, text}: Diagnostic) => `${file} ${text}`;

/** @returns what may not be meant on the pages that were changed; until the pages before are read, all of it as new */
export function useWarnings(): Warnings {
  const {checked, changed, base, check} = useEditor();
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isOld = false;
    void check(newDraft(base.commit)).then(({content}) => {
      if (!isOld) setKnown(new Set(draftWarnings(content, WARNINGS, changed).map(keyOf)));
    });
    return () => {
      isOld = true;
    };
  }, [check, base, changed]);
  const all = checked ? draftWarnings(checked.content, WARNINGS, changed) : [];
  return {
    now: all.filter((diagnostic) => !known.has(keyOf(diagnostic))),
    before: all.filter((diagnostic) => known.has(keyOf(diagnostic))),
  };
}
