import {selectPublished} from '../../../../src/cms/content/publish';
import {collectPageData} from '../../../../src/node/load';
import {scheduledIn} from '../../../../src/cms/content/scheduled';
import {feedOf, structuredData, describedPages} from '../../../../src/plugins/head';
import {previewOf} from '../../../../src/plugins/preview/preview-bar';
import {siteDay} from '../../../../src/site/locale';
import {workInTestSite} from '../site';
import type {Content} from '../../../../src/site/site-definition';

const DAY = '2026-12-01';
/** Half a minute before the day begins in Lagos, and the moment when it begins. */
const BEFORE = '2026-11-30T22:59:30Z';
const AFTER = '2026-11-30T23:00:00Z';
const PAGE = {file: 'pages/about/new-yard.mdx', path: '/about/new-yard'};
const OPENING = '/careers/machinist';
const site = workInTestSite();

const withoutSchedule = (file: string) => site.read(file).replace(/^ *publishFrom: .*\n/gm, '');
const SCHEDULED_FILES = ['pages/careers/planner.mdx', 'pages/projects/sixth.mdx', 'pages/jetty.mdx'];
const unscheduledFiles = () => SCHEDULED_FILES.map((file) => [file, withoutSchedule(file)] as const);

function edited(file: string, ...edits: [was: string, is: string][]): [string, string] {
  const text = edits.reduce((source, [was, is]) => {
    if (!source.includes(was)) throw new Error(`"${was}" does not stand in ${file}.`);
    return source.replace(was, is);
  }, withoutSchedule(file));
  return [file, text];
}

/** A scheduled page, opening and project, and a menu item for the page. */
const scheduledContent = () =>
  new Map([
    ...unscheduledFiles(),
    [PAGE.file, `---\ntitle: New yard\ndescription: A yard.\nheading: A yard\npublishFrom: ${DAY}\n---\n\nWords.\n`],
    edited('pages/careers/machinist.mdx', ['title: Manual', `publishFrom: ${DAY}\nposted: ${DAY}\ntitle: Manual`]),
    edited('pages/projects/alpha.mdx', ['title: Project alpha', `publishFrom: ${DAY}\ntitle: Project alpha`]),
    edited('pages/_site.yml', ['{name: Clients, href: /about/clients}', `{name: New yard, href: ${PAGE.path}}`]),
  ]);

function visibleContent(all: Content, moment: string) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(moment));
  const content = selectPublished(all, siteDay());
  if (!content.site) throw new Error('The facts of the site have a problem.');
  const facts = content.site;
  const shown = collectPageData(content, facts);
  const described = describedPages(content, shown);
  const message = JSON.stringify(described.map((page) => structuredData(page, described, facts)));
  return {
    page: shown.pages.has(PAGE.path),
    menu: JSON.stringify(facts.navigation).includes(PAGE.path),
    search: shown.context.listed.filter(({path}) => [PAGE.path, OPENING].includes(path)).length === 2,
    pageOfOpening: shown.pages.has(OPENING),
    openings: JSON.stringify(shown.pages.get('/careers')).includes('Manual Machinist'),
    feed: described.some((page) => feedOf(page, facts)?.includes(OPENING)),
    structuredData: message.includes(`${facts.url}${OPENING}`) && message.includes(`${facts.url}${PAGE.path}`),
    projects: JSON.stringify(shown.pages.get('/projects')).includes('Project alpha'),
    home: JSON.stringify(shown.pages.get('/')).includes('Project alpha'),
  };
}

describe('Scheduled content', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is nowhere on the site before its date in Lagos, and everywhere from the first second of that date', async () => {
    const all = await site.inMemory.contentWith(scheduledContent());
    expect(all.diagnostics).toEqual([]);
    const before = visibleContent(all, BEFORE);
    expect(Object.entries(before).filter(([, isSeen]) => isSeen)).toEqual([]);
    const after = visibleContent(all, AFTER);
    expect(Object.entries(after).filter(([, isSeen]) => !isSeen)).toEqual([]);
  });

  it('does not hide anything else', async () => {
    const plain = await site.inMemory.contentWith(
      new Map([...unscheduledFiles(), edited('pages/careers/rigger.mdx', ['closes: 2026-10-31\n', ''])]),
    );
    const same = selectPublished(plain, '2026-11-30');
    expect(same.pages.map(({path, data}) => [path, data])).toEqual(plain.pages.map(({path, data}) => [path, data]));
    expect(same.entries).toEqual(plain.entries);
    expect(same.site).toEqual(plain.site);
  });

  it('leaves a menu item without its dropdown when all items there are scheduled', async () => {
    const menu = site
      .read('pages/_site.yml')
      .replace(/dropdown:\n( +- \{.*\n)+/, `dropdown:\n      - {name: New yard, href: ${PAGE.path}}\n`);
    const all = await site.inMemory.contentWith(new Map([...scheduledContent(), ['pages/_site.yml', menu]]));
    expect(all.diagnostics).toEqual([]);
    const [, about] = selectPublished(all, '2026-11-30').site?.navigation ?? [];
    expect(about).toEqual({key: 'about', name: 'About', href: '/about'});
  });

  it('may be linked to from its day on, and before that from content scheduled for the same or a later day', async () => {
    const at = async (moment: string, file: string, text: string) => {
      jest.spyOn(Date, 'now').mockReturnValue(Date.parse(moment));
      return (await site.inMemory.diagnosticsWith(new Map([...scheduledContent(), [file, text]]))).map(
        ({message}) => message,
      );
    };
    const link = edited('pages/thank-you.mdx', ['Words.', `[The yard](${PAGE.path}).\n\n[Alpha](/projects#alpha).`]);
    expect(await at(AFTER, ...link)).toEqual([]);
    expect(await at(BEFORE, ...link)).toEqual([
      'The link "/about/new-yard" goes to content that is not published until 2026-12-01.',
      'The link "/projects#alpha" goes to content that is not published until 2026-12-01.',
    ]);
    const later = (day: string): [string, string] => [
      'pages/about/later.mdx',
      `---\ntitle: Later\ndescription: Later.\nheading: Later\npublishFrom: ${day}\n---\n\n[The yard](${PAGE.path}).\n`,
    ];
    expect(await at(BEFORE, ...later(DAY))).toEqual([]);
    expect(await at(BEFORE, ...later('2026-11-30'))).toHaveLength(1);
  });

  it('is listed by a preview on each page that will show it, with its day', async () => {
    const {sources, site: facts} = await site.inMemory.contentWith(scheduledContent());
    if (!facts) throw new Error('The facts of the site have a problem.');
    const {upcoming} = previewOf(facts, [], {kind: 'preview'}, undefined, [], scheduledIn(sources, '2026-11-30'));
    const from = (name: string) => [`From 1 December 2026 everybody sees “${name}”.`];
    expect(upcoming).toEqual({
      [PAGE.path]: from('New yard'),
      '/careers': from('Manual Machinist'),
      [OPENING]: from('Manual Machinist'),
      '/projects': from('Project alpha'),
      '/projects/alpha': from('Project alpha'),
    });
    expect(scheduledIn(sources, DAY)).toEqual([]);
  });
});
