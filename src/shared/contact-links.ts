/** @returns a telephone number as a plus and digits */
export const toDialNumber = (phone: string): string => phone.replace(/[^\d+]/g, '');

export const telephoneLink = (phone: string): string => `tel:${toDialNumber(phone)}`;

/** @returns the telephone numbers of a field, where commas separate them. */
export const telephonesIn = (phones: string): string[] => phones.split(',').map((phone) => phone.trim());

/** An e-mail address, or a telephone number with its country code. Other numbers may be those of documents. */
const CONTACT = /([\w.%+-]{1,64}@[\w-]+(?:\.[\w-]+)+|\+[1-9](?:[ \u00A0-]?\(?\d\)?){7,14})/;

/** @returns the text in pieces; those at odd positions are e-mail addresses and telephone numbers */
export const contactPieces = (text: string): string[] => text.split(CONTACT);

/** A zero in brackets is dialled only inside the country. */
export const contactLink = (contact: string): string =>
  contact.includes('@') ? `mailto:${contact}` : telephoneLink(contact.replace('(0)', ''));
