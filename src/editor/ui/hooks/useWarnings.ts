import {useCallback} from 'react';
import {draftWarnings, newDraft} from '../../../cms/edit';
import type {Diagnostic} from '../../../cms/lint';
import {WARNINGS} from '../../../site/rules';
import {useEditor} from './useEditor';
import {useLoaded} from './useLoaded';

/** Returns a key for a warning, without line numbers, because text added above moves lines. */
const warningKey = ({file, message}: Diagnostic) => `${file} ${message.replace(/:\d+/g, '')}`;

/** @returns the warnings that the changes cause; none until the earlier pages are read */
export function useWarnings(): readonly Diagnostic[] {
  const {checked, changed, base, check, onError} = useEditor();
  const load = useCallback(async () => {
    const {content} = await check(newDraft(base.commit));
    return new Set(draftWarnings(content, WARNINGS, changed).map(warningKey));
  }, [check, base, changed]);
  const {loaded: known} = useLoaded(load, onError);
  if (!checked || !known) return [];
  return draftWarnings(checked.content, WARNINGS, changed).filter((diagnostic) => !known.has(warningKey(diagnostic)));
}
