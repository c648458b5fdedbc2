import type {ReactNode} from 'react';
import RichText from '../RichText';

interface Props {
  text: string;
  /** Searched for in any case; as plain text, whatever signs it holds. */
  term: string;
}

/** RichText with every occurrence of the term marked that was searched on Home. */
export default function Highlight({text, term}: Props): ReactNode {
  if (term === '') return <RichText text={text} />;
  const pattern = new RegExp(`(${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'gi');
  // Splitting by a group puts the matches at the odd positions.
  return text.split(pattern).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
