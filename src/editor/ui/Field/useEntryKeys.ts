import {useState} from 'react';
import {keyEntries} from '../../state/entry-keys';

/** @returns a key for each entry of a list, so that what is open or has the focus stays with its entry */
export default function useEntryKeys(entries: readonly unknown[]): number[] {
  const [known, setKnown] = useState(() => ({entries, keyed: keyEntries([], entries)}));
  const current = known.entries === entries ? known : {entries, keyed: keyEntries(known.keyed, entries)};
  if (current !== known) setKnown(current);
  return current.keyed.map(({key}) => key);
}
