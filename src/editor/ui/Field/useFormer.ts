import {useState} from 'react';

/**
 * @returns what was in a field before a person wrote in it, and what notes the words that they write; words that
 * came there otherwise, as those of the entry beside it after a move, are no change of what was there before
 */
export function useFormer(text: string): [string, (written: string) => void] {
  const [known, setKnown] = useState({was: text, words: text});
  const [written, noteWritten] = useState(text);
  const was = text === known.words || text === written ? known.was : text;
  if (text !== known.words) setKnown({was, words: text});
  return [was, noteWritten];
}
