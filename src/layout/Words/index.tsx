import type {ReactNode} from 'react';
import {unbrokenIn} from '../../shared/unbroken';

/** A text of a page. At the end of a line no number parts from its unit; the letters stay as they were written. */
export default function Words({text = ''}: {text?: string}): ReactNode {
  return unbrokenIn(text).map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
