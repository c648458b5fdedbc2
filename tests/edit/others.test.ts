import type {Content} from '../../src/content/read';
import {draftVersions, newDraft, withFiles} from '../../src/content/write';
import type {Proposal} from '../../src/edit/github';
import {changesOf, meetings, othersAt, othersOn, othersOnLines, type Other} from '../../src/edit/model/others';
import {placeAt, type Place} from '../../src/edit/model/places';
import {report} from '../../src/review/report';
import {workInTestSite} from '../content/site';

const site = workInTestSite();
const CAREERS = 'pages/careers.mdx';
const HOME = 'pages/index.mdx';
const HISTORY = 'pages/about/history.mdx';

type Texts = Record<string, string | undefined>;
const mapOf = (texts: Texts) =>
  new Map(Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** A proposal that left the website as the fixture is. */
function otherWith(now: Texts, number = 1): Other {
  const before = Object.fromEntries(Object.keys(now).map((file) => [file, written(file)]));
  return {proposal: {number} as Proposal, isOwn: false, ...changesOf({before: mapOf(before), now: mapOf(now)})};
}
function written(file: string): string | undefined {
  try {
    return site.read(file);
  } catch {
    return undefined;
  }
}
const changed = (file: string, from: string, to: string) => {
  const text = site.read(file);
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}.`);
  return text.replace(from, () => to);
};
const contentWith = (texts: Texts = {}): Promise<Content> => site.inMemory.contentWith(new Map(Object.entries(texts)));
const at = (content: Content, file: string, ...names: string[]): Place => {
  const place = placeAt(file, names, content);
  if (!place) throw new Error(`${file} has no ${names.join('.')}.`);
  return place;
};

/** The fixture's entry without its lines, whatever they are. */
const withoutEntry = (text: string, id: string) => text.replace(new RegExp(`^  - id: ${id}\\n(    .*\\n)+`, 'm'), '');

describe('What another proposal changes', () => {
  it('is told at its field, at what holds it, and at no field beside it', async () => {
    const content = await contentWith();
    const other = otherWith({[CAREERS]: changed(CAREERS, 'title: Pipe Fitter', 'title: Welder')});
    const isTold = (...names: string[]) => othersAt([other], at(content, CAREERS, ...names), content, true).length > 0;
    expect(isTold('openings', 'fitter', 'title')).toBe(true);
    expect(isTold('openings', 'fitter')).toBe(true);
    expect(isTold('openings')).toBe(true);
    expect(isTold('openings', 'fitter', 'type')).toBe(false);
    expect(isTold('openings', 'rigger', 'title')).toBe(false);
    expect(isTold('heading')).toBe(false);
  });

  it('is told at the same entry and paragraph wherever they stand in the draft by now', async () => {
    const others = [
      otherWith({[CAREERS]: changed(CAREERS, 'title: Learning', 'title: Teaching')}, 1),
      otherWith({[HOME]: changed(HOME, 'Two people wrote it.', 'Three people wrote it.')}, 2),
    ];
    const content = await contentWith({
      [CAREERS]: changed(CAREERS, 'benefits:\n', 'benefits:\n  - title: Canteen\n    description: Hot meals.\n'),
      [HOME]: changed(HOME, 'Plain words, and', 'A paragraph more.\n\nPlain words, and'),
    });
    const numbers = (place: Place) => othersAt(others, place, content, true).map(({proposal}) => proposal.number);
    expect(numbers({file: CAREERS, path: ['benefits', 0, 'title']})).toEqual([]);
    expect(numbers({file: CAREERS, path: ['benefits', 1, 'title']})).toEqual([1]);
    const lines = (content.sources.find(({file}) => file === HOME)?.text ?? '').split('\n');
    const line = (words: string) => lines.findIndex((one) => one.startsWith(words)) + 1;
    expect(numbers({file: HOME, line: line('Two people')})).toEqual([2]);
    expect(numbers({file: HOME, line: line('Plain words')})).toEqual([]);
    expect(numbers({file: HOME, line: line('A paragraph more')})).toEqual([]);
    const on = (first: number, last: number) => othersOnLines(others, {file: HOME, first, last}, content).length;
    expect(on(line('A paragraph more'), line('Two people'))).toBe(1);
    expect(on(line('A paragraph more'), line('Plain words'))).toBe(0);
  });

  it('of the order of a list is told at the list, and at none of its entries', async () => {
    const content = await contentWith();
    const text = site.read(CAREERS);
    const [rigger = ''] = /^ {2}- id: rigger\n( {4}.*\n)+/m.exec(text) ?? [];
    const moved = withoutEntry(text, 'rigger').replace('openings:\n', () => `openings:\n${rigger}`);
    const other = otherWith({[CAREERS]: moved});
    expect(othersAt([other], at(content, CAREERS, 'openings'), content, true)).toEqual([other]);
    expect(othersAt([other], at(content, CAREERS, 'openings', 'fitter', 'title'), content, true)).toEqual([]);
  });

  it('by taking an entry or a page away is told in it only where that is asked for', async () => {
    const content = await contentWith();
    const entry = otherWith({[CAREERS]: withoutEntry(site.read(CAREERS), 'fitter')});
    const page = otherWith({[HISTORY]: undefined});
    for (const [other, place] of [
      [entry, at(content, CAREERS, 'openings', 'fitter', 'title')],
      [page, at(content, HISTORY, 'lead')],
    ] as const) {
      expect(othersAt([other], place, content, true)).toEqual([other]);
      expect(othersAt([other], place, content, false)).toEqual([]);
    }
  });

  it('by adding an entry or a paragraph is told at what holds it, and at nothing that is there already', async () => {
    const content = await contentWith();
    const other = otherWith({
      [CAREERS]: changed(CAREERS, 'openings:\n', 'openings:\n  - id: welder\n    title: Welder\n'),
      [HOME]: changed(HOME, 'Two people', 'Somebody else wrote this.\n\nTwo people'),
    });
    expect(othersAt([other], at(content, CAREERS, 'openings'), content, true)).toEqual([other]);
    expect(othersAt([other], at(content, CAREERS, 'openings', 'machinist', 'title'), content, true)).toEqual([]);
    const {length} = site.read(HOME).split('\n');
    expect(othersOnLines([other], {file: HOME, first: 1, last: length}, content)).toEqual([]);
    expect(othersOn([other], '/', content)).toEqual([other]);
  });

  it('is told on its page, on the page of the entry that it changes alone, and not where only the spelling changed', async () => {
    const content = await contentWith();
    const other = otherWith({[CAREERS]: changed(CAREERS, 'title: Pipe Fitter', 'title: Welder')});
    const isOn = (path: string) => othersOn([other], path, content).length > 0;
    expect(isOn('/careers')).toBe(true);
    expect(isOn('/careers/fitter')).toBe(true);
    expect(isOn('/careers/machinist')).toBe(false);
    expect(isOn('/about/history')).toBe(false);
    const spelt = changed(CAREERS, 'title: Pipe Fitter', 'title: "Pipe Fitter" # as ever');
    expect(othersOn([otherWith({[CAREERS]: spelt})], '/careers', content)).toEqual([]);
  });
});

describe('Before something is sent', () => {
  const met = (others: Other[], mine: Texts) => {
    const files = Object.entries(mine).map(([file, now]) => ({file, before: written(file), now}));
    const base = mapOf(Object.fromEntries(Object.keys(mine).map((file) => [file, written(file)])));
    const versions = draftVersions(withFiles(newDraft('a'), files), base);
    return meetings(others, report(versions), versions).map(({other, places}) => [
      other.proposal.number,
      ...places.map((place) => place.at.join('.')),
    ]);
  };

  it('each proposal that changes the same place is told with the place, and no other', () => {
    const others = [
      otherWith({[CAREERS]: changed(CAREERS, 'title: Pipe Fitter', 'title: Welder')}, 1),
      otherWith({[CAREERS]: changed(CAREERS, 'title: Rigger', 'title: Lifter')}, 2),
      otherWith({[HISTORY]: changed(HISTORY, 'What was built stands', 'It stands')}, 3),
    ];
    const mine = {
      [CAREERS]: changed(CAREERS, 'title: Pipe Fitter', 'title: Plumber'),
      [HISTORY]: changed(HISTORY, 'It took three steps', 'It took four steps'),
    };
    expect(met(others, mine)).toEqual([[1, 'openings.fitter.title']]);
  });

  it('an entry that one takes away and the other changes is told, and so is a page', () => {
    const others = [
      otherWith({[CAREERS]: withoutEntry(site.read(CAREERS), 'fitter')}, 1),
      otherWith({[HISTORY]: changed(HISTORY, 'It took three steps', 'It took four steps')}, 2),
    ];
    const mine = {[CAREERS]: changed(CAREERS, 'title: Pipe Fitter', 'title: Plumber'), [HISTORY]: undefined};
    expect(met(others, mine)).toEqual([
      [1, 'openings.fitter.title'],
      [2, ''],
    ]);
  });

  it('a place is found by its name on a page that the draft has renamed, and paragraphs beside each other do not meet', () => {
    const renamed = 'pages/about/past.mdx';
    const other = otherWith({[HISTORY]: changed(HISTORY, 'It took three steps', 'It took four steps')});
    const text = changed(HISTORY, 'It took three steps', 'It took five steps');
    expect(met([other], {[HISTORY]: undefined, [renamed]: text})).toEqual([[1, 'lead']]);
    const beside = otherWith({[HOME]: changed(HOME, 'Two people', 'Somebody else wrote this.\n\nTwo people')});
    const mine = changed(HOME, 'Two people wrote it.', 'Two people wrote it.\n\nAnd this.');
    expect(met([beside], {[HOME]: mine})).toEqual([]);
  });
});
