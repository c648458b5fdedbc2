import {Fragment} from 'react';
import {contactLink, contactPieces} from '../shared/contact-links';
import RichText from './RichText';

/** A text that may give telephone numbers and e-mail addresses, which are links. It must not be inside a link. */
export default function ContactText({text}: {text: string}) {
  return contactPieces(text).map((piece, index) =>
    index % 2 === 1 ? (
      <a key={index} href={contactLink(piece)}>
        {piece}
      </a>
    ) : (
      <Fragment key={index}>
        <RichText text={piece} />
      </Fragment>
    ),
  );
}
