import {isSeq, parseDocument} from 'yaml';
import type {Content, Source} from '../../src/content/read';
import {writeEdit} from '../../src/content/write/write-edit';
import {blocksOf} from '../../src/content/write/body';
import {splitPage} from '../../src/content/read/front-matter';
import type {Thread} from '../../src/edit/github';
import {leavingPaths} from '../../src/edit/model/leaving';
import {placed} from '../../src/edit/model/placed';
import {nameOfPlace, placeAt, type Place} from '../../src/edit/model/places';
import {editAt, linesOf, typedAt} from '../../src/edit/model/suggestion';
import {partsOfPlace} from '../../src/review/stamp/place';
import {workInTestSite} from '../content/site';

const site = workInTestSite();
/** Writing takes its time, so one of so many is tried. */
const EACH = 9;

let content: Content;
beforeAll(async () => (content = await site.inMemory.contentWith(new Map())));

interface Spot {
  source: Source;
  place: Place;
  named: string;
  typed: string;
}

/** Every value and block of the site of which somebody may say how else they would write it. */
const spots = (): Spot[] =>
  content.sources.flatMap((source) => {
    const {file, text, values} = source;
    const places: Place[] = [
      ...values.map(({path}) => ({file, path})),
      ...(file.endsWith('.mdx') ? blocksOf(text).map(({first}) => ({file, line: first})) : []),
    ] as Place[];
    return places.flatMap((place) => {
      const typed = typedAt(place, source);
      const named = nameOfPlace(place, content);
      return typed === undefined || named === undefined ? [] : [{source, place, named, typed}];
    });
  });

/** The same page with a line at its beginning, and its lists the other way round where entries have names. */
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

it('The place of a remark is found again at the same value when later commits have moved lines and entries', async () => {
  const later = await site.inMemory.contentWith(new Map(content.sources.map((source) => [source.file, moved(source)])));
  const all = spots();
  const lost = all.filter(({named, typed}) => {
    const {file, names} = partsOfPlace(named);
    const place = placeAt(file, names, later);
    const source = later.sources.find((one) => one.file === file);
    return !place || !source || typedAt(place, source) !== typed;
  });
  expect(lost.map(({named}) => named)).toEqual([]);
  expect(all.length).toBeGreaterThan(40);
});

it('A suggestion changes the page as GitHub would by putting in its lines, byte for byte', () => {
  let asLines = 0;
  for (const {source, place, named, typed} of spots().filter((_, index) => index % EACH === 0)) {
    const {file, text} = source;
    const edit = editAt(place, source, /^\d+$/.test(typed) ? `${typed}1` : `${typed} again`);
    if (!edit) throw new Error(`${named} cannot be written.`);
    const lines = linesOf(source, edit);
    if (!lines) continue;
    asLines += 1;
    const all = text.split('\n');
    const put = [...all.slice(0, lines.first - 1), ...lines.text.split('\n'), ...all.slice(lines.last)].join('\n');
    expect([named, put]).toEqual([named, writeEdit(file, text, edit, text)]);
  }
  expect(asLines).toBeGreaterThan(30);
});

describe('A remark on a line on GitHub', () => {
  const places = (threads: Partial<Thread>[]) =>
    placed(
      threads.map((more, id) => ({id, by: 'a', at: new Date(0), words: 'Why?', isOnFile: true, answers: [], ...more})),
      content,
    ).map(({place}) => place);

  it('is shown at the value on that line, on every page, also once a later commit has moved it', () => {
    const isOnce = (text: string, line: string) => text.split('\n').filter((one) => one === line).length === 1;
    const lines = content.sources.flatMap(({file, text, values, parsed}) =>
      values.flatMap(({path}) => {
        const line = parsed?.lineOf(path) ?? 0;
        const quoted = text.split('\n')[line - 1] ?? '';
        const isAlone = values.filter((one) => parsed?.lineOf(one.path) === line).length === 1;
        return isAlone && isOnce(text, quoted) ? [{file, line, quoted, named: nameOfPlace({file, path}, content)}] : [];
      }),
    );
    expect(lines.length).toBeGreaterThan(100);
    const names = lines.map(({named}) => named);
    expect(places(lines.map(({file, line, quoted}) => ({file, line, quoted})))).toEqual(names);
    // GitHub names no line any more, or that of before.
    expect(places(lines.map(({file, quoted}) => ({file, quoted, line: 1})))).toEqual(names);
  });

  it('has no place when its line is gone, and keeps the place that the editor gave it', () => {
    const [{file} = {file: ''}] = content.sources;
    const threads = [{file, quoted: 'gone: Gone'}, {file, place: 'index.mdx#heading'}, {}];
    expect(places(threads)).toEqual([undefined, 'index.mdx#heading', undefined]);
  });
});

it('An entry that is taken away takes along the files that nothing else names', async () => {
  const file = 'pages/about/clients.mdx';
  const without = async (entry: RegExp) => {
    const changes = new Map([[file, site.read(file).replace(entry, '')]]);
    return leavingPaths(content.sources, (await site.inMemory.contentWith(changes)).sources);
  };
  expect(await without(/ {2}- \{id: kelp.*\n/)).toEqual(['/img/logos/reed.svg']);
  // Projects show the logo of this client too.
  expect(await without(/ {2}- \{id: c1,.*\n/)).toEqual([]);
});
