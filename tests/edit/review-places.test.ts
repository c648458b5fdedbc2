import {isSeq, parseDocument} from 'yaml';
import type {Content, Source} from '../../src/content/read';
import {writeEdit} from '../../src/content/write/write-edit';
import {blocksOf} from '../../src/content/write/body';
import {splitPage} from '../../src/content/read/front-matter';
import {nameOfPlace, placeAt, type Place} from '../../src/edit/model/places';
import {editAt, linesOf, typedAt} from '../../src/edit/model/suggestion';
import {partsOfPlace} from '../../src/review/stamp/place';
import {workInTestSite} from '../content/site';

const site = workInTestSite();
/** Writing takes its time, so one of so many is tried. */
const EACH = 9;

interface Spot {
  source: Source;
  place: Place;
  named: string;
  typed: string;
}

/** Every value and block of a site of which somebody may say how else they would write it. */
const spotsIn = (content: Content): Spot[] =>
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

describe('The place of a remark', () => {
  it('is found again at the same value when later commits have moved lines and entries', async () => {
    const content = await site.inMemory.contentWith(new Map());
    const later = await site.inMemory.contentWith(
      new Map(content.sources.map((source) => [source.file, moved(source)])),
    );
    const lost = spotsIn(content).filter(({named, typed}) => {
      const {file, names} = partsOfPlace(named);
      const place = placeAt(file, names, later);
      const source = later.sources.find((one) => one.file === file);
      return !place || !source || typedAt(place, source) !== typed;
    });
    expect(lost.map(({named}) => named)).toEqual([]);
    expect(spotsIn(content).length).toBeGreaterThan(40);
  });
});

describe('A suggestion', () => {
  it('is written by the lines that GitHub would put in as it is when the editor takes it over, byte for byte', async () => {
    const content = await site.inMemory.contentWith(new Map());
    let asLines = 0;
    for (const {source, place, named, typed} of spotsIn(content).filter((_, index) => index % EACH === 0)) {
      const {file, text} = source;
      const instead = /^\d+$/.test(typed) ? `${typed}1` : `${typed} anew`;
      const edit = editAt(place, source, instead);
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
});
