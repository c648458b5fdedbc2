import {SITE_FILE} from '../../values/paths';
import {missingPages} from '../../content/files';
import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'missing-page',
  messages: {
    siteFile: ['The file is missing.', 'It contains the facts that several pages share. Restore it from the history.'],
    page: ['This page is required because {why*}.', 'Restore it from the history.'],
  },
  check: {
    project: (report, {definition, files, sources}) => {
      const isRead = sources.some(({file}) => file === SITE_FILE);
      if (!isRead) report({message: 'siteFile', at: {file: SITE_FILE, line: 1}});
      for (const [file, why] of missingPages(definition, files))
        report({message: 'page', data: {why}, at: {file, line: 1}});
    },
  },
});

export const docs = 'pages/_site.yml and the pages that the site itself links to exist.';

export const examples: Examples<typeof rule> = {
  file: {
    invalid: [
      ['- pages/_site.yml', 'siteFile'],
      ['- pages/thank-you.mdx', 'page'],
    ],
  },
};
