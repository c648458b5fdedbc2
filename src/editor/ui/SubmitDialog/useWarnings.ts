import {useEffect, useState} from 'react';
import type {Diagnostic} from '../../../cms/lint';
import {draftWarnings, newDraft} from '../../../cms/edit';
import {useEditor} from '../useEditor';
import {WARNINGS} from '../../../site/warnings';

/** What is added above moves the lines that a sentence names. */
const keyOf = ({file, message}: Diagnostic) => `${file} ${message.replace(/:\d+/g, '')}`;

/** @returns what may not be meant, and was not there before what was changed; nothing until the pages before are read */
export function useWarnings(): readonly Diagnostic[] {
  const {checked, changed, base, check} = useEditor();
  const [known, setKnown] = useState<ReadonlySet<string>>();
  useEffect(() => {
    let isOld = false;
    void check(newDraft(base.commit)).then(({content}) => {
      if (!isOld) setKnown(new Set(draftWarnings(content, WARNINGS, changed).map(keyOf)));
    });
    return () => {
      isOld = true;
    };
  }, [check, base, changed]);
  if (!checked || !known) return [];
  return draftWarnings(checked.content, WARNINGS, changed).filter((diagnostic) => !known.has(keyOf(diagnostic)));
}
