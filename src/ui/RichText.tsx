import type {HTMLAttributes} from 'react';
import {unbreakablePieces} from '../shared/unbreakable';

interface Props extends HTMLAttributes<HTMLElement> {
  text?: string;
  /** The element around the text. */
  as?: 'p' | 'li' | 'dd' | 'small' | 'figcaption';
}

/** A text of a page. Lines do not break between a number and its unit. The text itself does not change. */
export default function RichText({text = '', as: Element, ...attributes}: Props) {
  return Element ? <Element {...attributes}>{unbroken(text)}</Element> : unbroken(text);
}

function unbroken(text: string) {
  const pieces = unbreakablePieces(text);
  if (pieces.length === 1) return text;
  // One element around all pieces, because a grid would put each piece into its own cell.
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
