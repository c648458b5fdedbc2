import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {LOCAL_FORMS_URL} from '../../../src/node/form-service';
import {Site} from '../../../src/site/page-types/site';
import {assertNoForeignFiles, readPage, securityTxt, writeRedirects} from '../../../src/plugins/after-build';
import {namePageFiles} from '../../../src/plugins/docusaurus-patches/page-files';
import {Output} from '../../../src/plugins/output/output';
import {BuiltPage} from '../../../src/plugins/output/page';
import type {DescribedPage} from '../../../src/plugins/head';
import {headersFile, earlyHints, pagePolicy} from '../../../src/plugins/headers';
import {serveSearch, writeIndex, sectionsOf} from '../../../src/plugins/search';
import {serveStatic, staticFiles} from '../../../src/plugins/handler';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'built-'))));
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, {recursive: true});
});

function put(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), file);
  }
}

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

describe('A built page', () => {
  const HTML =
    '<!doctype html><html><head><title>A page</title><script src=/a.js defer></script></head>' +
    '<body><script>go()</script><p>Words & "words"<li>more</body></html>';

  it('is changed only by insertions, each at its position', () => {
    const page = new BuiltPage('/a', HTML);
    page.insertInHead('<meta name=first>');
    page.insertBeforeScripts('<link rel=stylesheet>');
    page.insertInHead('<meta name=second>');
    expect(page.finished()).toBe(
      HTML.replace('<script src', '<link rel=stylesheet><script src').replace(
        '</head>',
        '<meta name=first><meta name=second></head>',
      ),
    );
  });

  it('loses removed elements, and keeps insertions at the same position', () => {
    const page = new BuiltPage('/a', HTML);
    page.insertBeforeScripts('<link rel=stylesheet>');
    for (const script of page.elements('script')) page.remove(script);
    expect(page.reread().finished()).toBe(
      HTML.replace('<script src=/a.js defer></script>', '<link rel=stylesheet>').replace('<script>go()</script>', ''),
    );
  });

  it('stops the build, with its name, when an insertion has no position', () => {
    const page = new BuiltPage('/a', '<!doctype html><title>A page</title><body><script src=/a.js></script>');
    const sentence = (anchor: string) =>
      `Docusaurus no longer writes /a with ${anchor}. Update src/plugins/output/page.ts.`;
    expect(() => page.insertInHead('x')).toThrow(sentence('the end tag of its head'));
    expect(() => page.insertBeforeScripts('x')).toThrow(sentence('a script in its head'));
  });
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

  it('write no file when no page has a former address', () => {
    expect([...written(pages.slice(0, 1), false)]).toEqual([]);
  });
});

it('The output records its addresses, and rejects any outside the folder', () => {
  const output = new Output(folder);
  output.write('/.well-known/security.txt', 'x');
  output.write('/_headers', 'y');
  for (const address of ['/../a.html', 'a.html', '/a/../../b', '/a//b', '/a\\..\\b', '/./a', '/a\0b'])
    expect(() => output.write(address, 'x')).toThrow('The build cannot write a file for the address');
  expect([...output.addresses]).toEqual(['/.well-known/security.txt', '/_headers']);
});

describe('Two files for one address', () => {
  const sentence = (address: string, one: string, other: string) =>
    `Two files would have the address ${address}: one from ${one}, and one from ${other}.`;

  it('stop the build with both names, whichever comes first', () => {
    const both = ['the former address of /about', 'the editor'] as const;
    for (const [first, second] of [both, both.toReversed() as unknown as typeof both]) {
      const output = new Output(folder);
      output.for(first).write('/edit.html', 'x');
      expect(() => output.for(second).write('/edit.html', 'y')).toThrow(sentence('/edit.html', first, second));
      output.for(second).write('/edit.html', 'x');
    }
  });

  it('stop the build when one is from Docusaurus, but a page of it may be replaced once', () => {
    put('index.html', 'assets/js/main.js');
    const output = new Output(folder);
    const former = output.for('the former address of /about');
    expect(() => former.write('/assets/js/main.js', 'x')).toThrow(
      sentence('/assets/js/main.js', 'what Docusaurus built', 'the former address of /about'),
    );
    output.for('the page /').replace('/index.html', 'x');
    expect(() => former.write('/index.html', 'y')).toThrow(
      sentence('/index.html', 'the page /', 'the former address of /about'),
    );
    expect(() => output.for('the page /index').replace('/index.html', 'z')).toThrow('Two files would have');
  });
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

describe('Files of static/', () => {
  it('are published only if they are pictures or PDF files in their folders', () => {
    put('static/img/home/yard.jpg', 'static/files/profile.pdf', 'static/img/.DS_Store', 'static/_worker.js');
    put('static/files/a.js', 'static/files/a.js!page', 'static/_redirects', 'static/functions/a.jpg', 'secret/x.jpg');
    symlinkSync(join(folder, 'secret/x.jpg'), join(folder, 'static/img/link.jpg'));
    symlinkSync(join(folder, 'secret'), join(folder, 'static/img/linked'));
    expect([...staticFiles(folder).keys()].sort()).toEqual(['/files/profile.pdf', '/img/home/yard.jpg']);
  });

  it('are empty when the folder itself is a symbolic link', () => {
    put('secret/img/x.jpg');
    symlinkSync(join(folder, 'secret'), join(folder, 'static'));
    expect([...staticFiles(folder)]).toEqual([]);
  });
});

it('Under npm start, only the exact addresses of static files and the search index are served', async () => {
  put('static/files/profile.pdf', 'package.json', 'build/secret.json');
  put('build/search-index.json', 'build/search-index-2.json', 'build/search-index-2x.json');
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  expect(await serveStatic('/files/profile.pdf')).toMatchObject({type: 'application/pdf'});
  for (const url of ['/files/../files/profile.pdf', '/files/../../package.json', '/package.json', '/files/'])
    expect([url, await serveStatic(url)]).toEqual([url, undefined]);
  for (const url of ['/search-index.json', '/search-index-2.json'])
    expect(await serveSearch(url)).toMatchObject({type: 'application/json'});
  for (const url of ['/secret.json', '/search-index-2x.json', '/search-index-3.json'])
    expect([url, await serveSearch(url)]).toEqual([url, undefined]);
});

describe('The searchable text of a page', () => {
  const sections = (html: string) => new BuiltPage('/a', `<main>${html}</main>`).elements('main').map(sectionsOf)[0];

  it('is split at headings and entries with an id, without menus, forms and hidden content', () => {
    const html =
      'Top<nav>No</nav><h2 id=two>Two</h2><p>Second<form>No</form><ul><li id=one><p>Before<h3>One</h3>' +
      '<p aria-hidden=true>No<p>Words<li id=x>No heading</ul><details><summary>More</summary>Folded</details>';
    expect(sections(html)).toEqual([
      {text: 'Top'},
      {anchor: 'two', heading: 'Two', text: 'Second\nNo heading\nMore Folded'},
      {anchor: 'one', heading: 'One', text: 'Before Words'},
    ]);
  });

  it('has a space between elements that are separate on screen, and none inside a word', () => {
    const html =
      '<ul><li>One<li><a href=/>Two</a>.</ul><p>1<sup>st</sup> <span class=unbroken>5 km</span>, <label>A<small>b</small></label>';
    expect(sections(html)).toEqual([{text: 'One\nTwo.\n1st 5 km, A b'}]);
  });

  it('has each row of a table in words, with the names of its columns', () => {
    const html =
      '<table><thead><tr><th>Year<th>Hours<th>TRIR</thead><tbody><tr><th>2025<td>900<td>2.00<tr><td>2024<td><td>3.00</table>';
    expect(sections(html)).toEqual([{text: '2025, Hours 900, TRIR 2.00\n2024, TRIR 3.00'}]);
  });

  it('stops the build with the page’s name when it is empty', () => {
    const described = {path: '/a', title: 'A', description: '', unlisted: false} as DescribedPage;
    expect(() => writeIndex([], [described], new Output(folder), '')).toThrow('The page /a has no text');
  });
});

describe('The headers', () => {
  const site = {
    url: 'https://www.site.example',
    formService: {endpoint: 'https://forms.example/submit', key: ''},
  } as Site;
  const page = (body: string) => new BuiltPage('/a', `<html><body>${body}<script>go()</script></body></html>`);
  const contact = (src: string) => ({pages: [{frames: [src]}]});

  it('allow each inline script by its hash, the form service, and the site of the maps', () => {
    const content = contact('https://maps.example/embed?x');
    const pages = [page('<script src=/b.js></script><script type="application/ld+json">{}</script>')];
    const text = headersFile(pages, content, site);
    // printf 'go()' | openssl dgst -sha256 -binary | base64
    expect(text).toContain("script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';");
    expect(text).toContain(`form-action 'self' ${LOCAL_FORMS_URL};`);
    // The headers are also those of the editor; the page itself allows less.
    const ofPage = pagePolicy(content, site).replaceAll('&#39;', "'");
    expect(ofPage).toContain(`connect-src 'self' ${LOCAL_FORMS_URL};`);
    expect(ofPage).toContain('frame-src https://maps.example;');
  });

  it('have no more rules and no longer lines than the host reads', () => {
    const head = (path: string, more = '') =>
      new BuiltPage(path, `<html><head><link rel=stylesheet href=/a.css>${more}</head></html>`);
    const pages = Array.from({length: 150}, (_page, number) => head(`/page-${number}`));
    const rules = earlyHints(pages, 96).match(/^\/page-\d+$/gm) ?? [];
    expect([rules.length, rules.at(-1)]).toEqual([96, '/page-95']);
    expect(earlyHints(pages, -1)).toBe('');
    const endless = head('/a', `<link rel=stylesheet href=/${'c'.repeat(2000)}.css>`);
    expect(earlyHints([endless], 1)).toBe('/a\n  Link: </a.css>; rel=preload; as=style\n\n');
  });

  it('require encryption for subdomains only if the company wants that', () => {
    const binding = (facts: Site) =>
      /Strict-Transport-Security: (.*)/.exec(headersFile([page('')], {pages: []}, facts))?.[1];
    expect(binding(site)).toBe('max-age=63072000');
    expect(binding({...site, secureSubdomains: true})).toBe('max-age=63072000; includeSubDomains');
  });

  it('are not written when a page lacks its inline script, a form goes elsewhere, or an origin is invalid', () => {
    const without = new BuiltPage('/a', '<html><body><script src=/b.js></script></body></html>');
    expect(() => headersFile([without], {pages: []}, site)).toThrow('The page /a has no inline script');
    const form = page('<form action=https://evil.example/submit></form>');
    expect(() => headersFile([form], {pages: []}, site)).toThrow(
      'The page /a sends a form to https://evil.example/submit, which the headers do not allow.',
    );
    for (const src of ['https://maps.example;sandbox/x', "https://maps.example'x/", 'https://a,b.example/'])
      expect(() => headersFile([page('')], contact(src), site)).toThrow('not allowed in a header');
  });
});
