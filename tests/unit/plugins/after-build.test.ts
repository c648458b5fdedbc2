import {mkdirSync, rmSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {Site} from '../../../src/site/page-types/site';
import {assertNoForeignFiles, readPage, securityTxt, writeRedirects} from '../../../src/plugins/after-build';
import {namePageFiles} from '../../../src/plugins/docusaurus-patches/page-files';
import {Output} from '../../../src/plugins/output/output';
import {folder, put} from './built-folder';

describe('A page that Docusaurus has built', () => {
  it('is the file at its address; without a file it was not built', () => {
    put('index.html', 'a.html', 'a');
    expect([readPage(folder, '/'), readPage(folder, '/a')]).toEqual(['index.html', 'a.html']);
    for (const path of ['/b', '/a/b'])
      expect(() => readPage(folder, path)).toThrow(`The page ${path} was not built: ${path}.html is missing.`);
  });

  it('cannot be read if it is not a file, with the system’s message', () => {
    mkdirSync(join(folder, 'a.html'));
    expect(() => readPage(folder, '/a')).toThrow(
      expect.objectContaining({
        message: 'The page /a was built, but /a.html cannot be read.',
        cause: expect.objectContaining({code: 'EISDIR'}) as Error,
      }) as Error,
    );
    mkdirSync(join(folder, 'client-manifest.json'));
    expect(() => namePageFiles([], folder)).toThrow('EISDIR');
  });
});

it('security.txt has the fields of RFC 9116, the same in every build', () => {
  const site = {url: 'https://www.ferrowell.example', security: {email: 'a@b.example', expires: '2027-10-31'}};
  expect(securityTxt(site, 'en-NG')).toBe(`Contact: mailto:a@b.example
Expires: 2027-10-31T23:59:59Z
Preferred-Languages: en
Canonical: https://www.ferrowell.example/.well-known/security.txt
`);
});

it('The address for security must expire within a year', () => {
  jest.useFakeTimers({now: new Date('2026-11-21T12:00:00Z')});
  const reported = (day: string) => Site.shape.security.shape.expires.safeParse(day).error?.issues[0]?.message;
  expect(['2026-11-20', '2026-11-21', '2027-11-21'].map(reported)).toEqual([undefined, undefined, undefined]);
  expect(reported('2027-11-22')).toBe('is more than a year away');
  expect(reported('soon')).toBe('is not a date in the format year-month-day');
  jest.useRealTimers();
});

describe('The former addresses of pages', () => {
  const site = {url: 'https://www.ferrowell.example', moved: 'This page is now at {name}', language: 'en'};
  const pages = [
    {path: '/', title: 'Home', formerly: []},
    {path: '/about/history', title: 'R&D "history"', formerly: ['/about/our-story', '/story']},
  ];
  const written = (...given: [typeof pages, boolean]) => {
    const files = new Map<string, string>();
    const output = new Output(folder);
    jest.spyOn(Output.prototype, 'write').mockImplementation((address, text) => void files.set(address, String(text)));
    writeRedirects(given[0], site, output, given[1]);
    return files;
  };

  it('redirect permanently when the host supports `_redirects`', () => {
    const redirects = '/about/our-story /about/history 301\n/story /about/history 301\n';
    expect(written(pages, false).get('/_redirects')).toBe(redirects);
    expect([...written(pages, true)]).toEqual([['/_redirects', redirects]]);
  });

  it('are plain pages on other hosts, which redirect automatically, by a link, and for search engines', () => {
    const files = written(pages, false);
    expect([...files.keys()]).toEqual(['/_redirects', '/about/our-story.html', '/story.html']);
    const html = files.get('/about/our-story.html') ?? '';
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/about/history">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<link rel="canonical" href="https://www.ferrowell.example/about/history">');
    expect(html.match(/<a [^>]*>.*?<\/a>/g)).toEqual([
      '<a href="/about/history">This page is now at R&amp;D &quot;history&quot;</a>',
    ]);
  });

  it('write no file when no page has a former address', () =>
    expect([...written(pages.slice(0, 1), false)]).toEqual([]));
});

describe('The final check of the files', () => {
  it('accepts the build’s files, and stops the build with the name of any other', () => {
    put('index.html', 'assets/js/main.js', 'sitemap.xml');
    const look = () => assertNoForeignFiles(folder, ['/index.html', '/assets/js/main.js']);
    expect(look).not.toThrow();
    const own = ['_worker.js', '_redirects', '_routes.json', 'functions/api.js', 'about/x.html', 'a.exe', '.htaccess'];
    for (const file of own) {
      put(file);
      expect(look).toThrow(
        `The build folder contains files that this build did not create: /${file}. ` +
          'Do not publish it. Find out what creates these files, and remove them there.',
      );
      rmSync(join(folder, file));
    }
  });

  it('stops the build at a symbolic link, even with the name of an expected file', () => {
    put('secret.txt', 'site/index.html');
    symlinkSync(join(folder, 'secret.txt'), join(folder, 'site', 'photo.jpg'));
    expect(() => assertNoForeignFiles(join(folder, 'site'), ['/index.html', '/photo.jpg'])).toThrow(
      'did not create: /photo.jpg.',
    );
  });
});
