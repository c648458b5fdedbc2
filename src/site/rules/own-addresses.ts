/** Misspelt domains of the company, and private mailboxes instead of its own. */
import {distance} from 'fastest-levenshtein';
import {formatPath} from '../../cms/schema/meta';
import {truncate, type ReportDescriptor, type ReportMessage} from '../../cms/base/diagnostic';
import {SITE_FILE} from '../../cms/base/paths';
import {asGroup} from '../../cms/base/values';
import {rule, type Source} from '../../cms/definition/site-definition';
import {reportTexts} from './texts';

/** Two wrong letters in a shorter name may give the name of another company. */
const MIN_NAME_LENGTH = 7;
const MAX_WRONG_LETTERS = 2;

/** Domains in links, e-mail addresses and text. */
const DOMAIN = /(?<=https:\/\/|@|\bwww\.|^|[\s("])(?:www\.)?((?:[a-z\d-]+\.)+[a-z]{2,})(?![\w@-])/gi;
const PRIVATE_MAILBOX =
  /^[^@\s]+@(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|icloud|aol|proton|protonmail)\.[a-z.]+$/i;
const PERSONAL_PAGE = /^https:\/\/(?:[a-z]+\.)?linkedin\.com\/(?:in|pub)\//i;

export const ownAddresses = rule({id: 'misspelt-address', severity: 'warning'}, ({sources}) => {
  const site = sources.find(({file}) => file === SITE_FILE);
  const {url} = asGroup(site?.parsed?.data);
  if (typeof url !== 'string' || !URL.canParse(url)) return [];
  const own = new URL(url).hostname.replace(/^www\./, '');
  return sources.flatMap(
    (source) =>
      [
        ...reportTexts(source, (text) => misspelt(text, own)),
        ...source.values.flatMap(({value, path, meta}) => {
          if (typeof value !== 'string' || meta.words) return [];
          const found = misspelt(value, own) ?? privateAddress(source, value, own);
          const line = source.parsed?.lineOf(path) ?? 1;
          return found
            ? [{file: source.file, line, path, ...found, message: `${formatPath(path)}: ${found.message}`}]
            : [];
        }),
      ] satisfies ReportDescriptor[],
  );
});

function misspelt(text: string, own: string): ReportMessage | undefined {
  const [name = ''] = own.split('.');
  if (name.length < MIN_NAME_LENGTH) return undefined;
  for (const [, domain = ''] of text.matchAll(DOMAIN)) {
    const written = domain.toLowerCase();
    if (written === own || written.endsWith(`.${own}`)) continue;
    // A subdomain may come first.
    const isSimilar = written
      .split('.')
      .slice(0, -1)
      .some((label) => label.length >= MIN_NAME_LENGTH - 1 && distance(label, name) <= MAX_WRONG_LETTERS);
    if (isSimilar) return {message: `"${truncate(domain)}" is not the company’s address.`, help: `Write ${own}.`};
  }
  return undefined;
}

function privateAddress({file}: Source, value: string, own: string): ReportMessage | undefined {
  if (PRIVATE_MAILBOX.test(value)) {
    const message = `"${truncate(value)}" is a private mailbox.`;
    return {message, help: `Write an address of the company, which ends in @${own}.`};
  }
  if (file !== SITE_FILE || !PERSONAL_PAGE.test(value)) return undefined;
  const message = `"${truncate(value)}" is the page of a person.`;
  return {
    message,
    help: 'Write the address of the company’s page, which begins with https://www.linkedin.com/company/.',
  };
}
