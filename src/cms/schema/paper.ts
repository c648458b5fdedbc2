/** Field types for documents that others can verify: their number, and their issuer's page about them. */
import {text} from './text';
import {link} from './address';

const NUMBER = 40;

/** A letter O beside a digit, typed instead of a zero. */
const LETTER_O = /\d[Oo](?![A-Za-z])|(?<![A-Za-z])[Oo]\d/;

/** The number of a document, which may have letters, points and slashes. */
export const paperNumber = (description: string, example: string, max = NUMBER) =>
  text(description, example, max).superRefine((value, context) => {
    if (!LETTER_O.test(value)) return;
    const params = {help: 'Write the digit 0.'};
    context.addIssue({code: 'custom', message: 'has the letter O where a zero belongs', params});
  });

/** Sites where anybody can publish anything. */
const SOCIAL_NETWORK = /^https:\/\/([\w-]+\.)*(facebook|instagram|linkedin|tiktok|twitter|x|youtube)\.com(?=[/?#]|$)/i;

/** A page where the issuer shows what it has issued. */
export const register = (description: string, example: string) =>
  link(description, example)
    .superRefine((address, context) => {
      if (!SOCIAL_NETWORK.test(address)) return;
      const params = {help: 'Name the page on which the issuer itself shows it, or remove the line.'};
      context.addIssue({code: 'custom', message: 'is a social network and no register', params});
    })
    .meta({description, example, elsewhere: true});
