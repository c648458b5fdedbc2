import {Fragment, type HTMLAttributes} from 'react';
import {contactPieces} from '../shared/contact-links';
import {unbreakablePieces} from '../shared/unbreakable';

interface Props extends HTMLAttributes<HTMLElement> {
  text?: string;
  /** The element around the text. */
  as?: 'p' | 'li' | 'dd' | 'small' | 'figcaption';
}

/**
 * A text of a page. Lines do not break between a number and its unit. With an element, e-mail addresses and telephone
 * numbers are links; without one, the text may be inside a link. The text itself does not change.
 */
export default function RichText({text = '', as: Element, ...attributes}: Props) {
  return Element ? <Element {...attributes}>{withContacts(text)}</Element> : unbroken(text);
}

function withContacts(text: string) {
  const pieces = contactPieces(text);
  if (pieces.length === 1 && pieces[0]?.href === undefined) return unbroken(text);
  return (
    <span>
      {pieces.map(({text: piece, href}, index) =>
        href === undefined ? (
          <Fragment key={index}>{unbroken(piece)}</Fragment>
        ) : (
          <a key={index} href={href}>
            {piece}
          </a>
        ),
      )}
    </span>
  );
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
