import {asGroup, asList} from '../../cms/values/values';
import {defineRule, type Examples} from '../../cms/definition/site-definition';
import {SITE_FILE} from '../../cms/values/paths';

const nameOf = (entry: unknown): string => {
  const {name = '', edition = ''} = asGroup(entry);
  return `${String(name)}${String(edition)}`;
};

export const rule = defineRule({
  id: 'badge',
  severity: 'warning',
  messages: {
    unknown: [
      'No certificate is called "{badge}", as the badge in the header is.',
      'Change the badge in {file*}, or the name of the certificate.',
    ],
  },
  check: {
    project: (report, {sources}) => {
      const source = sources.find(({file}) => file === SITE_FILE);
      const page = sources.find(({kind}) => kind?.name === 'certifications');
      const certificates = asList(asGroup(page?.parsed?.data).certifications).map(nameOf);
      if (!source || certificates.length === 0) return;
      for (const [index, badge] of asList(asGroup(source.parsed?.data).badges).entries()) {
        if (certificates.includes(nameOf(badge))) continue;
        const data = {badge: nameOf(badge), file: SITE_FILE};
        report({
          message: 'unknown',
          data,
          at: {source, path: ['badges', index, 'edition']},
          related: [page?.file ?? ''],
        });
      }
    },
  },
});

export const docs = 'Each badge in the header has its certificate.';

export const examples: Examples<typeof rule> = {
  '_site.yml | edition: ":2015"': {
    valid: ['edition: ":2015"'],
    invalid: [['edition: «":2008"»', 'unknown', {badge: 'ISO 9001:2008', file: SITE_FILE}]],
  },
};
