import {telephoneLink} from './addresses';

const EMAIL = String.raw`[\p{L}\d][\p{L}\d._%+-]*@(?:[\p{L}\d-]+\.)+\p{L}{2,}`;
/** Only a number with its country code can be dialled from everywhere; others may be numbers of documents. */
const TELEPHONE = String.raw`\+[1-9]\d{0,2}(?:[ \u00A0-]?\(?\d{1,5}\)?){2,6}`;

/** The first group is the character before, because old browsers do not support lookbehind. */
const CONTACT = new RegExp(String.raw`(^|[^\p{L}\d@+/._-])(?:(${EMAIL})|(${TELEPHONE}))(?![\p{L}\d@])`, 'gu');

/** The fewest digits of a telephone number with its country code. */
const MIN_DIGITS = 8;

export interface TextPiece {
  text: string;
  /** The address of an e-mail address or a telephone number. */
  href?: string;
}

/** @returns the text in pieces: e-mail addresses and telephone numbers, each with its link, and the text between them */
export function contactPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const {index, 1: before = '', 2: email, 3: phone = ''} of text.matchAll(CONTACT)) {
    const start = index + before.length;
    const contact = email ?? phone;
    if (email === undefined && phone.replace(/\D/g, '').length < MIN_DIGITS) continue;
    if (start > end) pieces.push({text: text.slice(end, start)});
    // A zero in brackets is dialled only inside the country.
    pieces.push({
      text: contact,
      href: email === undefined ? telephoneLink(phone.replace('(0)', '')) : `mailto:${email}`,
    });
    end = start + contact.length;
  }
  return end < text.length || pieces.length === 0 ? [...pieces, {text: text.slice(end)}] : pieces;
}
