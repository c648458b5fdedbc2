import {SITE_FILE} from '../../cms/values/paths';
import {defineRule, type Examples} from '../../cms/definition/site-definition';
import {ownDomain} from '../own-domain';

const MAILBOX =
  /^[^@\s]+@(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|icloud|aol|proton|protonmail)\.[a-z.]+$/i;
const PERSONAL_PAGE = /^https:\/\/(?:[a-z]+\.)?linkedin\.com\/(?:in|pub)\//i;

export const rule = defineRule({
  id: 'private-address',
  severity: 'warning',
  messages: {
    mailbox: ['{field*} "{value}" is a private mailbox.', 'Write an address of the company, which ends in @{own*}.'],
    page: [
      '{field*} "{value}" is the page of a person.',
      'Write the address of the company’s page, which begins with https://www.linkedin.com/company/.',
    ],
  },
  check: {
    field: (report, {value, meta, source}, {sources}) => {
      const own = meta.words ? undefined : ownDomain(sources);
      if (own === undefined) return;
      if (MAILBOX.test(value)) report({message: 'mailbox', data: {own}});
      else if (source.file === SITE_FILE && PERSONAL_PAGE.test(value)) report({message: 'page'});
    },
  },
});

export const docs = 'Addresses of the company belong to the company, not to a person.';

export const examples: Examples<typeof rule> = {
  'careers/genuine | - ferrowell.example': {
    valid: ['- hr@ferrowell.example'],
    invalid: [['- «ada@yahoo.com»', 'mailbox']],
  },
  '_site.yml | https://linkedin.example/company/ferrowell': {invalid: [['«https://www.linkedin.com/in/ada»', 'page']]},
};
