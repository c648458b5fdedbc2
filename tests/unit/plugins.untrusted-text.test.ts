/** @jest-environment jsdom */
import type {Link} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {parse} from 'parse5';
import {visit} from 'unist-util-visit';
import {formsPage} from '../../src/cli/emulators/forms';
import type {PageChange} from '../../src/cms/report';
import {asMarkdown, asText} from '../../src/cms/report/sentences';
import type {Diagnostic} from '../../src/cms/values/diagnostic';
import {diagnosticReport} from '../../src/node/check';
import {Site} from '../../src/site/page-types/site';
import {attribute, elementsIn} from '../../src/plugins/output/page';
import {headersFile} from '../../src/plugins/headers';
import {feedOf} from '../../src/plugins/head';
import {previewOf} from '../../src/plugins/preview/preview-bar';
import {toSingleLine, forHtml, forScript} from '../../src/shared/escape';
import site from '../mocks/site';
import {repository} from '../../src/node/git';

// The comparison of this checkout with the published branch says nothing about untrusted text.
jest.mock('../../src/plugins/preview/compared', () => ({comparison: () => undefined}));

/** Text that a title, a branch, an author, a commit message or a host's variable may contain. */
const MALICIOUS = [
  '::error file=a,line=1::Fixed already',
  '  ::stop-commands::secret',
  'a ##[add-mask]b',
  'Title\n::error::Next line',
  'Title\r::warning::Old Mac',
  'Title%0A::error::Escaped',
  '%25%0D%0A',
  '\u001B[2J\u001B[H',
  '\u001B]8;;https://evil.example\u0007here\u001B]8;;\u0007',
  '\u009B31mred',
  '\b\b\b\b',
  'a\0b',
  'line\u2028separator\u2029paragraph',
  'abc\u202Egnp.exe',
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '" onload="alert(1)',
  '&lt;b&gt; &#60;b&#62; &amp;amp;',
  ']]>',
  ']]]]><![CDATA[>',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>&b;',
  '[x](javascript:alert(1))',
  '![x](https://evil.example/pixel.png)',
  'https://evil.example and www.evil.example',
  'somebody@evil.example and @everyone',
  '# Heading',
  '| a | b |',
  '`code` **bold** ~~gone~~ _slanted_',
  '$(id) `id` ${{ github.token }}',
  "=cmd|' /C calc'!A0",
  '; script-src *',
  'a\\',
  '__proto__',
];

const RENDERED_AS = [
  {grouped: false, coloured: false},
  {grouped: true, coloured: false},
];
const CONTROL_CHARACTERS = /[\p{Cc}\u200E\u200F\u2028-\u202E\u2066-\u2069]/u;
const shown = (text: string) => toSingleLine(text).trim();

/** Returns a report of changes with this text wherever possible. */
const changed = (text: string): PageChange[] => [
  {file: 'pages/a.mdx', path: '/a', name: text, kind: 'moved', from: text, changes: []},
  {
    file: 'pages/b.mdx',
    path: '/b',
    name: text,
    kind: 'changed',
    changes: [
      {
        place: [text, text, text],
        depth: 0,
        path: [text],
        what: {kind: 'value', before: text, after: text},
        alsoOn: [text],
      },
      {place: [text, ''], depth: 0, path: [text], what: {kind: 'words', runs: [{kind: 'added', text}]}},
    ],
  },
];

/** The Markdown nodes of plain text and of the report's own marks. */
const REPORT_MARKS = ['root', 'list', 'listItem', 'paragraph', 'text', 'strong', 'delete', 'link'];
const textOf = ({children}: Link): string => children.map((child) => ('value' in child ? child.value : '')).join('');
const GITHUB = 'https://github.com/company/site';

function attempt(write: () => string): string | undefined {
  try {
    return write();
  } catch {
    return undefined;
  }
}

/** Asserts the same for all of these texts; a failure lists those for which it does not hold. */
const testAll = (title: string, assert: (text: string) => void) =>
  it(title, () => {
    for (const text of MALICIOUS) {
      try {
        assert(text);
      } catch (cause) {
        throw new Error(`${JSON.stringify(text)}: ${cause instanceof Error ? cause.message : ''}`, {cause});
      }
    }
  });

const DIAGNOSTIC: Omit<Diagnostic, 'file' | 'message'> = {
  ruleId: 'broken-link',
  messageKey: 'noPage',
  data: {},
  severity: 'error',
  range: {start: {line: 3, column: 1}, end: {line: 3, column: 5}},
};

describe('Untrusted text', () => {
  testAll('are shown by the check, and run by no terminal and no workflow', (text) => {
    for (const look of RENDERED_AS) {
      for (const line of diagnosticReport([{...DIAGNOSTIC, file: text, message: text, help: text}], look).split('\n')) {
        expect(line).not.toMatch(CONTROL_CHARACTERS);
        expect(line).not.toMatch(/^\s*::|##\[/);
      }
    }
    const look = {grouped: false, coloured: false, annotated: true};
    const annotated = diagnosticReport([{...DIAGNOSTIC, file: text, message: text}], look);
    const commands = annotated.split('\n').filter((line) => line.startsWith('::'));
    expect(commands).toHaveLength(1);
    expect(commands[0]).toMatch(/^::error file=[^:,]*,line=3,endLine=3,col=1,endColumn=5,title=broken-link::/);
    expect(annotated.replaceAll('\n', '')).not.toMatch(CONTROL_CHARACTERS);
    expect(annotated).not.toContain('##[');
  });

  testAll('are shown by the report of changes', (text) => {
    for (const line of asText(changed(text)).split('\n')) {
      expect(line).not.toMatch(CONTROL_CHARACTERS);
      expect(line).not.toMatch(/^\s*::|##\[/);
    }
  });

  testAll('are only text in the summary of a workflow, and each link shows its own address', (text) => {
    const tree = fromMarkdown(asMarkdown(changed(text)), {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
    const types = new Set<string>();
    visit(tree, (node) => {
      types.add(node.type);
      if (node.type === 'link') expect(node.url.replace(/^(mailto:|http:\/\/(?=www))/, '')).toBe(textOf(node));
    });
    expect([...types].filter((type) => !REPORT_MARKS.includes(type))).toEqual([]);
  });

  testAll('read back unchanged from HTML and from its scripts', (content) => {
    const html = `<!doctype html><body><p title="${forHtml(content)}">x</p><script type="application/ld+json">${forScript({words: content})}</script>`;
    const elements = elementsIn(parse(html, {sourceCodeLocationInfo: true}));
    const named = (name: string) => elements.filter(({tagName}) => tagName === name);
    // HTML reads a CR as a line end, and replaces NUL.
    const asRead = content.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
    expect(named('p').map((element) => attribute(element, 'title'))).toEqual([asRead]);
    const [script, ...others] = named('script');
    expect(others).toEqual([]);
    const [text] = script?.childNodes ?? [];
    expect(text && 'value' in text && JSON.parse(text.value)).toEqual({words: content});
    const stand = elementsIn(parse(formsPage([{[content]: content}])));
    expect(stand.filter(({tagName}) => ['script', 'img', 'b', 'a'].includes(tagName))).toEqual([]);
  });

  testAll('do not break a feed', (text) => {
    const entry = {path: '/careers/welder', title: text, description: text, day: '2026-11-02'};
    const page = {file: 'pages/careers.mdx', path: '/careers', title: text, description: text};
    const feed = {email: site.hrEmail, entries: [entry]};
    const xml = feedOf({...page, unlisted: false, structuredData: [], feed}, site) ?? '';
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.querySelectorAll('entry')).toHaveLength(1);
    expect(document.querySelectorAll('script, b')).toHaveLength(0);
  });

  testAll('do not become a link as the name of a branch, and reverse no text on the bar', (text) => {
    const reported = {kind: 'preview', branch: text, commit: text, pullRequest: text} as const;
    const pages = [{file: 'pages/a.mdx', path: '/a'}];
    const {title, links, editLinks} = previewOf(site, pages, reported, GITHUB, []);
    expect(title).not.toMatch(CONTROL_CHARACTERS);
    expect(title).toContain(shown(text).slice(0, 3));
    expect(links).toEqual([]);
    for (const link of Object.values(editLinks)) {
      expect(new URL(link).pathname.split('/').slice(0, 4)).toEqual(['', 'company', 'site', 'edit']);
      expect(new URL(link).pathname).toMatch(/\/pages\/a\.mdx$/);
    }
  });

  testAll('are not accepted as a repository, a site address, a mailbox or a day', (text) => {
    expect(repository({REPOSITORY_URL: text})).toBeUndefined();
    const {url, security} = Site.shape;
    for (const field of [url, security.shape.email, security.shape.expires])
      expect(field.safeParse(text).success).toBe(false);
  });

  testAll('add no line or source to the headers', (text) => {
    const headers = (frame: string) => headersFile([], {pages: [{frames: [frame]}]}, site);
    const usual = headers('https://maps.example/');
    expect(headers(`https://maps.example/?q=${encodeURI(text)}`)).toBe(usual);
    const asHost = attempt(() => headers(`https://${text}`));
    expect(asHost?.replace(/(?<=frame-src )https:\/\/[a-z0-9.-]+(?=[ ;])/, 'https://maps.example') ?? usual).toBe(
      usual,
    );
  });
});
