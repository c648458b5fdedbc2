import {truncate} from '../../values/diagnostic';
import {toValidPath} from '../../values/file-names';
import {SITE_FILE} from '../../values/paths';
import {formatPath} from '../../schema/meta';
import {defineRule, type Examples} from '../define-rule';
import {replaceUrl} from '../link-problem';
import {findPage, findTarget} from '../link-target';

const HELPS = ['Write {right*}.', 'Did you mean "{meant*}"?', 'Use one that exists, or remove the line.'] as const;

export const rule = defineRule({
  id: 'broken-link',
  messages: {
    noPage: ['{link*} is not a page of this site.', ...HELPS],
    former: ['{link*} is the old address of a page.', ...HELPS],
    removed: ['{link*} {note*}', 'Link to {list*}.'],
    scheduled: ['{link*} goes to content that is not published until {day}.', 'Remove the link until then.'],
    noHeading: [
      '{link*} goes to a heading that does not exist on {page*}.',
      'Did you mean "#{meant*}"?',
      'The page has {anchors}.',
      'The page has no headings.',
    ],
    fullAddress: ['{link*} goes to this site by its full address.', 'Write {right}.'],
    photo: ['{link*} is a photo, not a page.', 'To show it, write ![what it shows]({url}) on its own line.'],
    noFile: ['{link*} does not exist.', 'Add the file to static/files.'],
  },
  check: {
    field: (report, {value, path, meta, source}, {index}) => {
      const link = `${formatPath(path)} "${truncate(value)}"`;
      // The field itself reports a malformed name.
      const isFile = meta.file && value.startsWith('/files/') && toValidPath(value) === value;
      if (isFile && !index.files.has(value)) report({message: 'noFile', data: {link}});
      // The schema reports an empty value.
      if (meta.reference !== 'pages' || value === '') return;
      // The site hides menu lines that lead to scheduled pages, so they may refer to them.
      const isMenu = source.file === SITE_FILE && path.some((key) => typeof key === 'number');
      const found = findPage(value, index, isMenu ? undefined : source);
      if (found) report({message: found.message, data: {...found.data, link}});
    },
    source: (report, source, {index}) => {
      for (const {name, line, columns} of source.body?.links ?? []) {
        const found = findTarget(name, source, index);
        if (!found) continue;
        const {message, data} = found;
        const written = source.body?.lines[line - 1] ?? '';
        const fixed = data.right === undefined ? written : replaceUrl(written, name, data.right);
        const fix = fixed === written ? undefined : fixed;
        report({message, data: {...data, link: `The link "${truncate(name)}"`}, at: {line, columns}, fix});
      }
    },
  },
});

export const docs = 'A link goes to a page, heading or file that exists, and uses its current address.';

export const examples: Examples<typeof rule> = {
  'projects | \nWords.': {
    invalid: [
      [
        '\nRead «[of the work](/careers/machinist)».',
        'removed',
        {link: 'The link "/careers/machinist"', list: '/careers#current-openings'},
      ],
    ],
  },
  body: {
    invalid: [
      ['See «[our work](/project)».', 'noPage', {link: 'The link "/project"', meant: '/projects'}],
      [
        'See «[our work](/projects#wrok)».',
        'noHeading',
        {link: 'The link "/projects#wrok"', page: '/projects', meant: 'work'},
      ],
      ['See «[thanks](/thank-you#all)».', 'noHeading', {link: 'The link "/thank-you#all"', page: '/thank-you'}],
      ['See «[our work](/projects/)».', 'noPage', 'See [our work](/projects).'],
      ['See «[our profile](/files/profil.pdf)».', 'noFile', {link: 'The link "/files/profil.pdf"'}],
      ['See «[a photo](/img/photo.jpg)».', 'photo', {link: 'The link "/img/photo.jpg"'}],
      ['See «[our work](https://www.ferrowell.example/projects)».', 'fullAddress', 'See [our work](/projects).'],
      ['See «[our work](https://ferrowell.example/projects)».', 'fullAddress', 'See [our work](/projects).'],
    ],
  },
  'jetty | [yard](/services/fabrication)': {invalid: [['«[old jetty](/pier)»', 'former', '[old jetty](/jetty)']]},
  'policy-of-the-tests | heading: A policy\n': {
    invalid: [
      [
        'heading: A policy\npublishFrom: 2099-01-04\n',
        'scheduled',
        {link: 'The link "/policy-of-the-tests"', day: '2099-01-04'},
      ],
    ],
  },
  'index | /files/company-profile.pdf': {invalid: [['«/files/profil.pdf»', 'noFile']]},
  'index | contact: {name: Contact, href: /projects}': {
    invalid: [
      [
        'contact: {name: Contact, href: «/careers/analyst»}',
        'removed',
        {link: 'contact › href "/careers/analyst"', list: '/careers#current-openings'},
      ],
    ],
  },
};
