import {isSeq, parseDocument} from 'yaml';
import {type Source} from '../../../../src/cms/parse';
import {writeEdit} from '../../../../src/cms/edit/write-edit';
import {blocksOf} from '../../../../src/cms/edit/body';
import type {Edit} from '../../../../src/cms/edit';
import {readSource} from '../../../../src/cms/content/source';
import {splitPage} from '../../../../src/cms/parse/front-matter';
import {refOfPosition, resolveSegments, segmentsOf} from '../../../../src/cms/source-map/content-ref';
import type {ContentPosition} from '../../../../src/cms/source-map/content-ref';
import {suggestionEdit, replacedLines, typedTextAt} from '../../../../src/editor/state/suggestion';
import {workInTestSite} from '../../cms/site';
import {type Content, siteDefinition} from '../../../../src/site/site-definition';

const site = workInTestSite();

/** Writing is slow, so the test tries one of this many. */
const EACH = 9;
let content: Content;

beforeAll(async () => (content = await site.inMemory.contentWith(new Map())));

interface Spot {
  source: Source;
  contentRef: ContentPosition;
  named: string;
  typed: string;
}

/** Returns every value and block of the site for which somebody may suggest another wording. */
const spots = (): Spot[] =>
  content.sources.flatMap((source) => {
    const {file, text, values} = source;
    const places: ContentPosition[] = [
      ...values.map(({path}) => ({file, path})),
      ...(file.endsWith('.mdx') ? blocksOf(text).map(({first}) => ({file, line: first})) : []),
    ] as ContentPosition[];
    return places.flatMap((contentRef) => {
      const typed = typedTextAt(contentRef, source);
      const named = refOfPosition(contentRef, content);
      return typed === undefined || named === undefined ? [] : [{source, contentRef, named, typed}];
    });
  });

/** Returns the page with an extra line at the start, and with reversed lists if their entries have names. */
function moved({text}: Source): string {
  const split = splitPage(text);
  const document = parseDocument(split?.yaml ?? text);
  for (const {value} of (document.contents as unknown as {items: {value: unknown}[]}).items) {
    if (isSeq(value) && value.items.every((item) => (item as {has?: (key: string) => boolean}).has?.('id')))
      value.items.reverse();
  }
  const yaml = `# Moved\n${document.toString({lineWidth: 0})}`;
  if (!split) return yaml;
  const body = text.split('\n').slice(split.bodyLine).join('\n');
  return `---\n${yaml}---\n${body}`;
}

it('A comment stays at its value when later commits move lines and entries', async () => {
  const later = await site.inMemory.contentWith(new Map(content.sources.map((source) => [source.file, moved(source)])));
  const all = spots();
  const lost = all.filter(({named, typed}) => {
    const {file, names} = segmentsOf(named);
    const contentRef = resolveSegments(file, names, later);
    const source = later.sources.find((item) => item.file === file);
    return !contentRef || !source || typedTextAt(contentRef, source) !== typed;
  });
  expect(lost.map(({named}) => named)).toEqual([]);
  expect(all.length).toBeGreaterThan(40);
});

it('A suggestion changes the page byte for byte like GitHub does', () => {
  let asLines = 0;
  for (const {source, contentRef, named, typed} of spots().filter((_, index) => index % EACH === 0)) {
    const {file, text} = source;
    const edit = suggestionEdit(contentRef, source, /^\d+$/.test(typed) ? `${typed}1` : `${typed} again`);
    if (!edit) throw new Error(`${named} cannot be written.`);
    const lines = replacedLines(source, edit);
    if (!lines) continue;
    asLines += 1;
    const all = text.split('\n');
    const put = [...all.slice(0, lines.first - 1), ...lines.text.split('\n'), ...all.slice(lines.last)].join('\n');
    expect([named, put]).toEqual([named, writeEdit(siteDefinition, file, text, edit, text)]);
  }
  expect(asLines).toBeGreaterThan(30);
});

it('A suggestion replaces only the lines that differ, and none in a file with Windows line ends', () => {
  const text = '---\ntitle: Our history\ndescription: How we began.\nheading: History\n---\n\nOne.\n';
  const linesOf = (edit: Edit, before = text) =>
    replacedLines(readSource(siteDefinition, 'pages/about/history.mdx', Buffer.from(before)), edit);
  const heading = {kind: 'set', path: ['heading'], value: 'Our past'} as const;
  expect(linesOf(heading)).toEqual({first: 4, last: 4, text: 'heading: Our past'});
  expect(linesOf({...heading, value: 'History'})).toBeUndefined();
  expect(linesOf({kind: 'body', first: 7, last: 7, text: 'One.\n\nTwo.'})).toBeUndefined();
  expect(linesOf({kind: 'body', first: 7, last: 7, text: 'Two.\n\nOne more.'})).toEqual({
    ...{first: 7, last: 7, text: 'Two.\n\nOne more.'},
  });
  expect(linesOf(heading, text.replaceAll('\n', '\r\n'))).toBeUndefined();
});
