import {telephoneLink} from './telephone-links';

/** An e-mail address, or a telephone number with its country code. Other numbers may be those of documents. */
const CONTACT = /([\w.%+-]{1,64}@[\w-]+(?:\.[\w-]+)+|\+[1-9](?:[ \u00A0-]?\(?\d\)?){7,14})/;

/** @returns the text in pieces; those at odd positions are e-mail addresses and telephone numbers */
export const contactPieces = (text: string): string[] => text.split(CONTACT);

/** A zero in brackets is dialled only inside the country. */
export const contactLink = (contact: string): string =>
  contact.includes('@') ? `mailto:${contact}` : telephoneLink(contact.replace('(0)', ''));
