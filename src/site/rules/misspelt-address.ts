import {distance} from 'fastest-levenshtein';
import {defineRule, type Examples} from '../../cms/definition/site-definition';
import {ownDomain} from '../own-domain';

/** Two wrong letters in a shorter name may give the name of another company. */
const MIN_NAME_LENGTH = 7;
const MAX_WRONG_LETTERS = 2;

/** Domains in links, e-mail addresses and text. */
const DOMAIN = /(?<=https:\/\/|@|\bwww\.|^|[\s("])(?:www\.)?((?:[a-z\d-]+\.)+[a-z]{2,})(?![\w@-])/gi;

export const rule = defineRule({
  id: 'misspelt-address',
  severity: 'warning',
  messages: {
    text: ['"{domain}" is not the company’s address.', 'Write {own*}.'],
    field: ['{field*} "{domain}" is not the company’s address.', 'Write {own*}.'],
  },
  check: {
    text: (report, text, {sources}) => {
      const {own, domain} = findMisspelt(text, ownDomain(sources)) ?? {};
      if (domain !== undefined) report({message: 'text', data: {domain, own}});
    },
    field: (report, {value, meta}, {sources}) => {
      const {own, domain} = (meta.words ? undefined : findMisspelt(value, ownDomain(sources))) ?? {};
      if (domain !== undefined) report({message: 'field', data: {domain, own}});
    },
  },
});

function findMisspelt(text: string, own: string | undefined): {own: string; domain: string} | undefined {
  const [name = ''] = own?.split('.') ?? [];
  if (own === undefined || name.length < MIN_NAME_LENGTH) return undefined;
  for (const [, domain = ''] of text.matchAll(DOMAIN)) {
    const written = domain.toLowerCase();
    if (written === own || written.endsWith(`.${own}`)) continue;
    // A subdomain may come first.
    const isSimilar = written
      .split('.')
      .slice(0, -1)
      .some((label) => label.length >= MIN_NAME_LENGTH - 1 && distance(label, name) <= MAX_WRONG_LETTERS);
    if (isSimilar) return {own, domain};
  }
  return undefined;
}

export const docs = 'The company’s own addresses are spelt right.';

export const examples: Examples<typeof rule> = {
  body: {
    invalid: [
      ['«Write to info@ferowell.example.»', 'text', {domain: 'ferowell.example'}],
      ['«See www.ferrowell.com for more.»', 'text', {domain: 'ferrowell.com'}],
    ],
  },
  '_site.yml | email: info@ferrowell.example': {
    invalid: [['email: «info@ferowell.example»', 'field', {domain: 'ferowell.example'}]],
  },
};
