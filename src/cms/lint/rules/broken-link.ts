import {truncate} from '../../base/diagnostic';
import {closestMatch} from '../../base/closest-match';
import {withoutPdfPage} from '../../base/file-names';
import {SITE_FILE} from '../../base/paths';
import {scheduledDay} from '../../content/scheduled';
import type {SiteIndex} from '../../content/site-index';
import type {Source} from '../../definition/site-definition';
import {formatPath} from '../../schema/meta';
import {defineRule, type Examples} from '../define-rule';
import {linkProblem, replaceUrl} from '../link-problem';

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
      if (meta.reference !== 'pages') return;
      // The site hides menu lines that lead to scheduled pages, so they may refer to them.
      const isMenu = source.file === SITE_FILE && path.some((key) => typeof key === 'number');
      const found = findPage(value, index, isMenu ? undefined : source);
      const link = `${formatPath(path)} "${truncate(value)}"`;
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

interface FoundLink {
  message: keyof (typeof rule)['messages'];
  data: {
    right?: string;
    meant?: string;
    note: string;
    list?: string;
    day: string;
    page: string;
    anchors?: string[];
    url?: string;
  };
}

const toFound = (message: FoundLink['message'], data: Partial<FoundLink['data']> = {}): FoundLink => ({
  message,
  data: {note: '', day: '', page: '', ...data},
});

/** Checks the page of an address and, if the address has a `#`, the heading on that page. */
function findPage(address: string, index: SiteIndex, from: Source | undefined): FoundLink | undefined {
  const {pages, removals, redirects, renamed} = index;
  const [whole = '', anchor] = address.split('#');
  // The page itself reads the part after the question mark, for example as search words.
  const [path = '', ...queries] = whole.split('?');
  const query = queries.map((text) => `?${text}`).join('');
  const anchors = pages.get(path);
  if (!anchors && renamed.has(path)) return undefined;
  const now = redirects.get(path);
  if (!anchors && now !== undefined)
    return toFound('former', {right: now + query + (anchor === undefined ? '' : `#${anchor}`)});
  const removal = removals.get(path);
  if (removal) {
    const [list = '', heading = ''] = removal.listedAt.split('#');
    return toFound('removed', {note: removal.note, list: pages.get(list)?.includes(heading) ? removal.listedAt : list});
  }
  if (!anchors) {
    const plain = path.replace(/\.mdx?$/, '').replace(/\/(index)?$/, '') || '/';
    if (pages.has(plain) && anchor === undefined) return toFound('noPage', {right: plain + query});
    return toFound('noPage', {meant: closestMatch(path, pages.keys())});
  }
  const day = from && (scheduledAfter(from, index, path) ?? scheduledAfter(from, index, address));
  if (day !== undefined) return toFound('scheduled', {day});
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  const ids = anchors.length > 0 ? anchors.map((id) => `#${id}`) : undefined;
  return toFound('noHeading', {page: path, meant: closestMatch(anchor, anchors), anchors: ids});
}

/** @returns the day on which an address is published, if that is later than the page of a link */
function scheduledAfter({parsed}: Source, {scheduled}: SiteIndex, address: string): string | undefined {
  const day = scheduled.get(address);
  return day !== undefined && day > (scheduledDay(parsed?.data, '') ?? '') ? day : undefined;
}

function findTarget(target: string, source: Source, index: SiteIndex): FoundLink | undefined {
  const {url, files} = index;
  if (url !== undefined && (target === url || target.startsWith(`${url}/`)))
    return toFound('fullAddress', {right: target.slice(url.length) || '/'});
  // The rules of the body already report a malformed address.
  if (linkProblem(target)) return undefined;
  if (target.startsWith('#')) return findPage((source.path ?? '') + target, index, source);
  if (!target.startsWith('/')) return undefined;
  if (target.startsWith('/img/')) return toFound('photo', {url: target});
  if (!target.startsWith('/files/')) return findPage(target, index, source);
  return files.has(withoutPdfPage(target)) ? undefined : toFound('noFile');
}

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
    ],
  },
  'policy-of-the-tests | heading: A policy\n': {
    invalid: [
      [
        'heading: A policy\npublishFrom: 2099-01-04\n',
        'scheduled',
        {link: 'The link "/policy-of-the-tests"', day: '2099-01-04'},
      ],
    ],
  },
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
