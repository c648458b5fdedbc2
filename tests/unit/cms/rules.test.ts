/** Tests single rules at their limits, which real pages rarely reach. */
import path from 'node:path';
import {countryCodes} from '../../../src/cms/values/countries';
import {addressOf} from '../../../src/cms/values/paths';
import {flagLogo} from '../../../src/cms/images/uses';
import {decode} from '../../../src/cms/parse/encoding';
import {bodyLimit} from '../../../src/cms/parse/limits';
import {keepFirstVersion} from '../../../src/cms/parse/conflict-markers';
import {BodySource} from '../../../src/cms/parse/body-source';
import {dataFile} from '../../../src/plugins/content/data-files';
import {isLate} from '../../../src/site/last-built';
import {workInTestSite} from './site';
import {withSlashes} from '../../../src/node/disk';
import {flagOf} from '../../../src/node/picture-facts';
import {sideMenuOf} from '../../../src/site/page-data';

const site = workInTestSite();

test('A character at the end of a line is reported and fixed on that line, not on the next', () => {
  const reported = (from: number, instead: string) => new BodySource(['Rates *', 'apply.']).locate(from, 7, instead);
  expect(reported(6, '\\*')).toMatchObject({line: 1, fix: 'Rates \\*'});
  // A missing character at the end of a line is reported on that line.
  expect(reported(7, '*')).toMatchObject({line: 1, fix: 'Rates **'});
});

test('A line may begin at column 41, and no further to the right', () => {
  const begun = (column: number) => bodyLimit([`${' '.repeat(column - 1)}Words.`])?.message;
  expect([begun(41), begun(42)]).toEqual([undefined, 'indent']);
});

test('Text is Latin-1 when only one of its first two bytes belongs to the byte order mark of UTF-16', () => {
  for (const text of ['ÿes: words', 'aþ: words', 'þat: words', 'aÿ: words']) {
    const {text: read, problems} = decode('pages/a.mdx', Buffer.from(text, 'latin1'));
    expect([read, problems[0]?.message]).toEqual([text, 'latin1']);
  }
  for (const text of ['\uFEFFtitle: words', 'title: words']) {
    const little = Buffer.from(text, 'utf16le');
    for (const bytes of [little, Buffer.from(little).swap16()]) {
      const {text: read, problems} = decode('pages/a.mdx', bytes);
      expect([read, problems[0]?.message]).toEqual(['title: words', 'utf16']);
    }
  }
});

test('A file without a body counts as pasted twice only when all its fields are repeated in order', () => {
  const reported = (text: string) => keepFirstVersion('pages/_site.yml', text).problems.map(({line}) => line);
  expect(reported('name: A\nurl: b\nname: A\nurl: b\n')).toEqual([3]);
  expect(reported('name: A\nname: A\n')).toEqual([2]);
  for (const text of ['Words.\n\nMore.\n', 'name: A\n', 'name: A\nurl: b\n', '---\nname: A\n---\n\nname: A\n'])
    expect([text, reported(text)]).toEqual([text, []]);
});

test('The side menu has each service by its name for the menu, otherwise by its title, in the order of the pages', async () => {
  const file = 'pages/services/manpower.mdx';
  const text = site.read(file).replace('sidebar_position: 1', 'sidebar_position: 9\nsidebar_label: Crews');
  const menu = sideMenuOf(await site.inMemory.contentWith(new Map([[file, text]])));
  expect(menu).toHaveLength(7);
  expect(menu[0]).toEqual({type: 'link', label: 'The commissioning page', href: '/services/commissioning'});
  expect(menu.at(-1)).toEqual({type: 'link', label: 'Crews', href: '/services/manpower'});
});

test('The flags of a partner follow from its countries, and an unknown country has none', async () => {
  const flags = async (country: string) => {
    const found = await Promise.all(countryCodes(country).map(flagOf));
    return found.flatMap(flagLogo).map(({src}) => /^\/assets\/img\/([a-z]{2})\./.exec(src)?.[1]);
  };
  const expected = {Germany: ['de'], 'United Kingdom': ['gb'], norway: ['no'], 'Tunisia and Houston': ['tn', 'us']};
  for (const [country, codes] of Object.entries({...expected, International: [], Atlantis: []}))
    expect([country, await flags(country)]).toEqual([country, codes]);
});

test('A path has slashes on Windows, and keeps a backslash elsewhere, so that no name looks like a folder', () => {
  const file = path.win32.relative('C:\\site\\static', 'C:\\site\\static\\img\\home\\yard.jpg');
  expect(withSlashes(file, path.win32)).toBe('img/home/yard.jpg');
  expect(withSlashes('img\\..\\_worker.js', path.posix)).toBe('img\\..\\_worker.js');
});

test('No two pages share a data file, whatever their addresses', () => {
  const files = ['pages/index.mdx', 'pages/home.mdx', 'pages/about-history.mdx', 'pages/about/history.mdx'];
  const names = [...files.map(addressOf), '/careers/fitter', '/careers-fitter'].map(dataFile);
  expect(names).toContain('page.about.history.json');
  expect(new Set(names).size).toBe(names.length);
});

test('A build of 30 November is too old from two hours after the next midnight in Lagos', () => {
  const isLateAt = (now: string) => isLate('2026-11-30', Date.parse(`${now}+01:00`));
  expect(['2026-11-30T12:00:00', '2026-12-01T01:59:59'].map(isLateAt)).toEqual([false, false]);
  expect(['2026-12-01T02:00:01', '2026-12-03T12:00:00'].map(isLateAt)).toEqual([true, true]);
});
