import type {ReactNode} from 'react';

const MARK = /<\/?mark>/;

const plain = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');

/** Words of a page around the term, with the term marked. What the page says is text, never markup. */
export default function Excerpt({excerpt}: {excerpt: string}): ReactNode {
  // Splitting by the marks puts what they enclose at the odd positions.
  return excerpt
    .split(MARK)
    .map((part, index) => (index % 2 === 1 ? <mark key={index}>{plain(part)}</mark> : plain(part)));
}
