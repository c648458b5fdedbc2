import type {ReactNode} from 'react';
import type {Excerpt as Pieces} from '../answer';

/** The text around the term, with the term highlighted. */
export default function Excerpt({pieces}: {pieces: Pieces}): ReactNode {
  return pieces.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}
