import {useState} from 'react';

/**
 * @returns what stood in a field before a person wrote in it, and what notes the words that they write; words that
 * came there otherwise, as those of the entry beside it after a move, are no change of what stood there before
 */
export function useFormer(words: string): [string, (written: string) => void] {
  const [known, setKnown] = useState({was: words, words});
  const [written, noteWritten] = useState(words);
  const was = words === known.words || words === written ? known.was : words;
  if (words !== known.words) setKnown({was, words});
  return [was, noteWritten];
}
