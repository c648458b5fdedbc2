import type {ReactNode} from 'react';
import RichText from './RichText';

interface Props {
  text: string;
  /** Plain text. Upper and lower case do not matter. */
  term: string;
}

/** A RichText that marks every occurrence of the term of a search on Home. */
export default function Highlight({text, term}: Props): ReactNode {
  if (term === '') return <RichText text={text} />;
  const pattern = new RegExp(`(${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'gi');
  // `split` with a capturing group puts the matches at odd positions.
  return text.split(pattern).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
