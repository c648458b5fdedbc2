import type {ReactNode} from 'react';
import {unbrokenIn} from '../../shared/unbroken';

/** A text of a page. At the end of a line no number parts from its unit; the letters stay as they were written. */
export default function RichText({text = ''}: {text?: string}): ReactNode {
  const pieces = unbrokenIn(text);
  if (pieces.length === 1) return text;
  // One element around all, because a grid would set each piece into a cell of its own.
  return (
    <span>
      {pieces.map((piece, index) =>
        index % 2 === 1 ? (
          <span key={index} className="unbroken">
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </span>
  );
}
