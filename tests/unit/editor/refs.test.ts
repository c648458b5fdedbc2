import {isSeq, parseDocument} from 'yaml';
import {type Source, readSource} from '../../../src/cms/parse';
import {writeEdit} from '../../../src/cms/edit/write-edit';
import {blocksOf} from '../../../src/cms/edit/body';
import {splitPage} from '../../../src/cms/parse/front-matter';
import type {Proposal, Thread} from '../../../src/editor/github';
import {pathsNoLongerUsed} from '../../../src/editor/state/draft-store';
import {locateThreads} from '../../../src/editor/state/thread-refs';
import {
  type ContentPosition,
  refOfPosition,
  resolveSegments,
  segmentsOf,
} from '../../../src/cms/source-map/content-ref';
import {suggestionEdit, replacedLines, typedTextAt} from '../../../src/editor/state/suggestion';
import {workInTestSite} from '../cms/site';
import {factEdit, isFact, positionsOfFact} from '../../../src/editor/state/same-fact';
import {draftVersions, newDraft, changeFiles} from '../../../src/cms/edit';
import {
  type OpenPullRequest,
  changesOf,
  overlaps,
  pullRequestsAt,
  pullRequestsOn,
  pullRequestsOnLines,
} from '../../../src/editor/state/open-pull-requests';
import {refsOfPages} from '../../../src/editor/state/also-shown-on';
import {
  isNewSince,
  withSeen,
  otherChangedPages,
  changedPdfs,
  reviewItems,
} from '../../../src/editor/state/review-items';
import {sentencesOf} from '../../../src/cms/report/page-sentences';
import {report} from '../../../src/cms/report';
import {type Content, siteDefinition} from '../../../src/site/site-definition';

const site = workInTestSite();

describe('The references of a review', () => {
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
    const later = await site.inMemory.contentWith(
      new Map(content.sources.map((source) => [source.file, moved(source)])),
    );
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

  it('A comment is open until somebody else replies to it, applies its suggestion, or resolves it', () => {
    const [{named: place, typed}] = spots() as [Spot];
    const said = {by: 'a', at: new Date(0), words: 'Why?', id: 1, isOnFile: true, place, answers: []};
    const again = {by: 'a', at: new Date(1), words: 'Well?'};
    const threads: Thread[] = [
      said,
      {...said, answers: [{...again, by: 'b'}]},
      {...said, answers: [{...again, by: 'b'}, again]},
      {...said, instead: typed},
      {...said, instead: `${typed} too`},
      {...said, isResolved: true},
      {...said, isOnFile: false},
    ];
    const statuses = locateThreads(threads, content).map(({status}) => status);
    expect(statuses).toEqual(['open', 'answered', 'open', 'taken', 'open', 'resolved', undefined]);
  });

  describe('A comment on a line on GitHub', () => {
    const places = (threads: Partial<Thread>[]) =>
      locateThreads(
        threads.map((more, id) => ({
          id,
          by: 'a',
          at: new Date(0),
          words: 'Why?',
          isOnFile: true,
          answers: [],
          ...more,
        })),
        content,
      ).map(({place: contentRef}) => contentRef);

    it('is shown at the value on that line, on every page, even after a later commit has moved it', () => {
      const isOnce = (text: string, line: string) => text.split('\n').filter((item) => item === line).length === 1;
      const lines = content.sources.flatMap(({file, text, values, parsed}) =>
        values.flatMap(({path}) => {
          const line = parsed?.lineOf(path) ?? 0;
          const quoted = text.split('\n')[line - 1] ?? '';
          const isAlone = values.filter((value) => parsed?.lineOf(value.path) === line).length === 1;
          return isAlone && isOnce(text, quoted)
            ? [{file, line, quoted, named: refOfPosition({file, path}, content)}]
            : [];
        }),
      );
      expect(lines.length).toBeGreaterThan(100);
      const names = lines.map(({named}) => named);
      expect(places(lines.map(({file, line, quoted}) => ({file, line, quoted})))).toEqual(names);
      // GitHub gives no line any more, or the earlier one.
      expect(places(lines.map(({file, quoted}) => ({file, quoted, line: 1})))).toEqual(names);
    });

    it('has no reference when its line was deleted, unless the editor added one', () => {
      const [{file} = {file: ''}] = content.sources;
      const threads = [{file, quoted: 'gone: Gone'}, {file, place: 'index.mdx#heading'}, {}];
      expect(places(threads)).toEqual([undefined, 'index.mdx#heading', undefined]);
    });
  });

  it('Deleting an entry deletes the files that nothing else uses', async () => {
    const file = 'pages/about/clients.mdx';
    const without = async (entry: RegExp) => {
      const changes = new Map([[file, site.read(file).replace(entry, '')]]);
      return pathsNoLongerUsed(content.sources, (await site.inMemory.contentWith(changes)).sources);
    };
    expect(await without(/ {2}- \{id: kelp.*\n/)).toEqual(['/img/logos/reed.svg']);
    // Projects show this client's logo too.
    expect(await without(/ {2}- \{id: c1,.*\n/)).toEqual([]);
  });
});

describe('The same fact elsewhere', () => {
  const textsOf = ({sources}: Awaited<ReturnType<typeof written>>) =>
    new Map(sources.map(({file, text}) => [file, text]));
  const HOME = 'pages/index.mdx';
  const TELEPHONE = '+234 803 555 0199';

  /** The pages with a telephone number in two places: a field and the text of a body. */
  async function written() {
    const projects = site.read('pages/about/history.mdx').replace('title: Project beta', `title: Call ${TELEPHONE}`);
    const home = site.read(HOME).replace('Plain words, and a photo:', `Call ${TELEPHONE}, or +234 803 555 01999.`);
    return site.inMemory.contentWith(
      new Map([
        [HOME, home],
        ['pages/about/history.mdx', projects],
      ]),
    );
  }

  it('is found in fields and in the text of pages, and not as a part of a longer one', async () => {
    const content = await written();
    const places = positionsOfFact(TELEPHONE, content, {file: 'pages/_site.yml', path: ['phone']}, textsOf(content));
    expect(places.map(({file, path}) => [file, path === undefined ? 'text' : 'field'])).toEqual([
      ['pages/about/history.mdx', 'field'],
      [HOME, 'text'],
    ]);
    const [field] = places;
    expect(positionsOfFact(TELEPHONE, content, field ?? {file: ''}, textsOf(content))).toHaveLength(1);
    // An entry of the same list may have the same value for something else.
    const sister = {...field, file: 'pages/about/history.mdx', path: field?.path?.map((key) => (key === 3 ? 0 : key))};
    expect(positionsOfFact(TELEPHONE, content, sister, textsOf(content))).toHaveLength(1);
  });

  it('is not found in a page or an entry that the person has added', async () => {
    const content = await written();
    const positions = (before: ReadonlyMap<string, string>) =>
      positionsOfFact(TELEPHONE, content, {file: 'pages/_site.yml', path: ['phone']}, before).map(({file}) => file);
    const texts = textsOf(content);
    const history = 'pages/about/history.mdx';
    const withoutEntry = (texts.get(history) ?? '').replace(/ {2}- id: beta\n(?: {4}.*\n)+/, '');
    expect(positions(new Map([...texts].filter(([file]) => file !== HOME)))).toEqual([history]);
    expect(positions(new Map([...texts, [history, withoutEntry]]))).toEqual([HOME]);
  });

  it('is changed wherever it occurs, and nothing else is changed', async () => {
    const content = await written();
    const now = '+234 803 555 0100';
    for (const contentRef of positionsOfFact(TELEPHONE, content, {file: ''}, textsOf(content))) {
      const source = content.sources.find(({file}) => file === contentRef.file);
      const edit = source && factEdit(contentRef, source, TELEPHONE, now);
      if (!source || !edit) throw new Error('The fact is not where it was found.');
      const after = writeEdit(siteDefinition, contentRef.file, source.text, edit);
      expect(after).toBe(
        source.text.replace(`${TELEPHONE}${contentRef.path ? '' : ','}`, `${now}${contentRef.path ? '' : ','}`),
      );
      expect(readSource(siteDefinition, contentRef.file, Buffer.from(after)).parsed).toBeDefined();
    }
  });

  it.each([
    ['+234 803 555 0199', 'phone', true],
    ['Engr. Ngozi Sample', 'words', true],
    ['Lagos', 'words', false],
    ['Fabrication', 'words', false],
    ['Send us the scope', 'words', false],
    ['1,500 m²', 'words', true],
    ['31 March 2027', 'words', false],
    ['7:30 AM – 4:00 PM', 'words', false],
    ['Since 12 May 2014 in Warri', 'words', true],
    ['fabrication', 'reference', false],
  ])('is looked for of %s (%s): %s', (value, kind, is) => {
    expect(isFact(value, kind)).toBe(is);
  });
});

describe('Proposals by others', () => {
  const CAREERS = 'pages/careers.mdx';
  const HOME = 'pages/index.mdx';
  const HISTORY = 'pages/about/history.mdx';
  const FITTER = 'pages/careers/fitter.mdx';

  type Texts = Record<string, string | undefined>;

  const mapOf = (texts: Texts) =>
    new Map(Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined));

  /** Returns a proposal based on the fixture. */
  function otherWith(now: Texts, number = 1): OpenPullRequest {
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

  const contentWith = (texts: Texts = {}): Promise<Content> =>
    site.inMemory.contentWith(new Map(Object.entries(texts)));

  const at = (content: Content, file: string, ...names: string[]): ContentPosition => {
    const contentRef = resolveSegments(file, names, content);
    if (!contentRef) throw new Error(`${file} has no ${names.join('.')}.`);
    return contentRef;
  };

  /** Returns the text without the lines of an entry. */
  const withoutEntry = (text: string, id: string) => text.replace(new RegExp(`^  - id: ${id}\\n(    .*\\n)+`, 'm'), '');

  describe('What another proposal changes', () => {
    it('is shown at its field and its parents, but not at other fields', async () => {
      const content = await contentWith();
      const other = otherWith({[HISTORY]: changed(HISTORY, 'title: The Yard', 'title: The Pier')});
      const isReported = (...names: string[]) =>
        pullRequestsAt([other], at(content, HISTORY, ...names), content, true).length > 0;
      expect(isReported('timeline', 'yard', 'title')).toBe(true);
      expect(isReported('timeline', 'yard')).toBe(true);
      expect(isReported('timeline')).toBe(true);
      expect(isReported('timeline', 'yard', 'year')).toBe(false);
      expect(isReported('timeline', 'shed', 'title')).toBe(false);
      expect(isReported('heading')).toBe(false);
    });

    it('is shown at the same entry and paragraph wherever the draft has moved them', async () => {
      const openPullRequests = [
        otherWith({[CAREERS]: changed(CAREERS, 'title: Learning', 'title: Teaching')}, 1),
        otherWith({[HOME]: changed(HOME, 'Two people wrote it.', 'Three people wrote it.')}, 2),
      ];
      const content = await contentWith({
        [CAREERS]: changed(CAREERS, 'benefits:\n', 'benefits:\n  - title: Canteen\n    description: Hot meals.\n'),
        [HOME]: changed(HOME, 'Plain words, and', 'A paragraph more.\n\nPlain words, and'),
      });
      const numbers = (contentRef: ContentPosition) =>
        pullRequestsAt(openPullRequests, contentRef, content, true).map(({proposal}) => proposal.number);
      expect(numbers({file: CAREERS, path: ['benefits', 0, 'title']})).toEqual([]);
      expect(numbers({file: CAREERS, path: ['benefits', 1, 'title']})).toEqual([1]);
      const lines = (content.sources.find(({file}) => file === HOME)?.text ?? '').split('\n');
      const line = (text: string) => lines.findIndex((item) => item.startsWith(text)) + 1;
      expect(numbers({file: HOME, line: line('Two people')})).toEqual([2]);
      expect(numbers({file: HOME, line: line('Plain words')})).toEqual([]);
      expect(numbers({file: HOME, line: line('A paragraph more')})).toEqual([]);
      const on = (first: number, last: number) =>
        pullRequestsOnLines(openPullRequests, {file: HOME, first, last}, content).length;
      expect(on(line('A paragraph more'), line('Two people'))).toBe(1);
      expect(on(line('A paragraph more'), line('Plain words'))).toBe(0);
    });

    it('to the order of a list is shown at the list, but not at its entries', async () => {
      const content = await contentWith();
      const text = site.read(HISTORY);
      const [jetty = ''] = /^ {2}- id: jetty\n( {4}.*\n)+/m.exec(text) ?? [];
      const moved = withoutEntry(text, 'jetty').replace('timeline:\n', () => `timeline:\n${jetty}`);
      const other = otherWith({[HISTORY]: moved});
      expect(pullRequestsAt([other], at(content, HISTORY, 'timeline'), content, true)).toEqual([other]);
      expect(pullRequestsAt([other], at(content, HISTORY, 'timeline', 'yard', 'title'), content, true)).toEqual([]);
    });

    it('by deleting an entry or a page is shown inside it only on request', async () => {
      const content = await contentWith();
      const entry = otherWith({[HISTORY]: withoutEntry(site.read(HISTORY), 'yard')});
      const page = otherWith({[HISTORY]: undefined});
      for (const [other, contentRef] of [
        [entry, at(content, HISTORY, 'timeline', 'yard', 'title')],
        [page, at(content, HISTORY, 'lead')],
      ] as const) {
        expect(pullRequestsAt([other], contentRef, content, true)).toEqual([other]);
        expect(pullRequestsAt([other], contentRef, content, false)).toEqual([]);
      }
    });

    it('by adding an entry or a paragraph is shown at its parent, but at no existing entry', async () => {
      const content = await contentWith();
      const other = otherWith({
        [CAREERS]: changed(CAREERS, 'benefits:\n', 'benefits:\n  - title: Wages\n'),
        [HOME]: changed(HOME, 'Two people', 'Somebody else wrote this.\n\nTwo people'),
      });
      expect(pullRequestsAt([other], at(content, CAREERS, 'benefits'), content, true)).toEqual([other]);
      expect(pullRequestsAt([other], at(content, CAREERS, 'benefits', '1', 'title'), content, true)).toEqual([]);
      const {length} = site.read(HOME).split('\n');
      expect(pullRequestsOnLines([other], {file: HOME, first: 1, last: length}, content)).toEqual([]);
      expect(pullRequestsOn([other], '/')).toEqual([other]);
    });

    it('is shown on its page, but not if only the formatting changed', () => {
      const other = otherWith({[FITTER]: changed(FITTER, 'title: Pipe Fitter', 'title: Welder')});
      const isOn = (path: string) => pullRequestsOn([other], path).length > 0;
      expect(isOn('/careers/fitter')).toBe(true);
      expect(isOn('/careers')).toBe(false);
      expect(isOn('/careers/machinist')).toBe(false);
      expect(isOn('/about/history')).toBe(false);
      const spelt = changed(FITTER, 'title: Pipe Fitter', 'title: "Pipe Fitter" # as ever');
      expect(pullRequestsOn([otherWith({[FITTER]: spelt})], '/careers/fitter')).toEqual([]);
    });
  });

  it('Only changes that were not listed when a reviewer last looked are new', () => {
    const first = withSeen({}, ['seen'], ['seen', 'unseen'], 'a');
    const isNew = (key: string, looked = first) => isNewSince(key, looked, 'b');
    expect(['seen', 'unseen', 'new'].map((key) => isNew(key))).toEqual([false, false, true]);
    expect(isNewSince('unseen', first, 'a')).toBe(false);
    const second = withSeen(first, ['new'], ['seen', 'unseen', 'new', 'newer'], 'b');
    expect(['new', 'newer'].map((key) => isNew(key, second))).toEqual([false, true]);
    expect(isNewSince('newer', second, 'c')).toBe(false);
  });

  it('A review counts each change and each new page, and lists the other pages and PDFs that change too', async () => {
    const [GAMMA, NEW] = ['pages/projects/gamma.mdx', 'pages/about/new.mdx'] as const;
    const now = {
      [FITTER]: changed(FITTER, 'title: Pipe Fitter', 'title: Welder'),
      [GAMMA]: changed(GAMMA, 'title: Project gamma', 'title: Project zeta'),
      [NEW]: site.read(HISTORY),
    };
    const files = Object.entries(now).map(([file, text]) => ({
      file,
      before: file === NEW ? undefined : site.read(file),
      now: text,
    }));
    const base = mapOf(Object.fromEntries([FITTER, GAMMA].map((file) => [file, site.read(file)])));
    const pages = report(siteDefinition, draftVersions(changeFiles(newDraft('a'), files), base));
    const {sentences} = sentencesOf(pages);
    expect(reviewItems(pages, sentences, () => 'a').map(({ref}) => ref)).toEqual([
      'about/new.mdx#',
      'careers/fitter.mdx#title',
      'projects/gamma.mdx#title',
    ]);
    const content = await contentWith(now);
    if (!content.site) throw new Error('pages/_site.yml has a problem.');
    const drawn = refsOfPages({content, site: content.site, sizes: new Map()});
    const [opening, project] = sentences.map(({text}) => text);
    const also = otherChangedPages(pages, sentences, drawn);
    expect(also).toContainEqual({path: '/careers', texts: [opening]});
    expect(also.map(({path}) => path)).not.toContain('/about/history');
    const {profile: name} = content.site.print;
    expect(changedPdfs(pages, sentences, content, content.site)).toContainEqual({name, texts: [project]});
  });

  describe('Before something is sent', () => {
    const overlapsOf = (openPullRequests: OpenPullRequest[], mine: Texts) => {
      const files = Object.entries(mine).map(([file, now]) => ({file, before: written(file), now}));
      const base = mapOf(Object.fromEntries(Object.keys(mine).map((file) => [file, written(file)])));
      const versions = draftVersions(changeFiles(newDraft('a'), files), base);
      return overlaps(openPullRequests, report(siteDefinition, versions), versions).map(
        ({pullRequest: other, refs: places}) => [
          other.proposal.number,
          ...places.map((place) => segmentsOf(place).names.join('.')),
        ],
      );
    };

    it('each proposal that changes the same field or text is reported with it, and no other', () => {
      const openPullRequests = [
        otherWith({[FITTER]: changed(FITTER, 'title: Pipe Fitter', 'title: Welder')}, 1),
        otherWith({[FITTER]: changed(FITTER, 'type: Contract', 'type: Hybrid')}, 2),
        otherWith({[HISTORY]: changed(HISTORY, 'What was built stands', 'It stands')}, 3),
      ];
      const mine = {
        [FITTER]: changed(FITTER, 'title: Pipe Fitter', 'title: Plumber'),
        [HISTORY]: changed(HISTORY, 'It took three steps', 'It took four steps'),
      };
      expect(overlapsOf(openPullRequests, mine)).toEqual([[1, 'title']]);
    });

    it('an entry or a page that one deletes and the other changes is reported', () => {
      const openPullRequests = [
        otherWith({[CAREERS]: changed(CAREERS, '  - title: Learning\n    description: The bench teaches.\n', '')}, 1),
        otherWith({[FITTER]: undefined}, 2),
        otherWith({[HISTORY]: changed(HISTORY, 'It took three steps', 'It took four steps')}, 3),
      ];
      const mine = {
        [CAREERS]: changed(CAREERS, 'The bench teaches.', 'The bench tells.'),
        [FITTER]: changed(FITTER, 'title: Pipe Fitter', 'title: Plumber'),
        [HISTORY]: undefined,
      };
      expect(overlapsOf(openPullRequests, mine).map(([number]) => number)).toEqual([1, 2, 3]);
    });

    it('a field or text is found by its reference on a page that the draft has renamed, and neighbouring paragraphs do not overlap', () => {
      const renamed = 'pages/about/past.mdx';
      const other = otherWith({[HISTORY]: changed(HISTORY, 'It took three steps', 'It took four steps')});
      const text = changed(HISTORY, 'It took three steps', 'It took five steps');
      expect(overlapsOf([other], {[HISTORY]: undefined, [renamed]: text})).toEqual([[1, 'lead']]);
      const beside = otherWith({[HOME]: changed(HOME, 'Two people', 'Somebody else wrote this.\n\nTwo people')});
      const mine = changed(HOME, 'Two people wrote it.', 'Two people wrote it.\n\nAnd this.');
      expect(overlapsOf([beside], {[HOME]: mine})).toEqual([]);
    });
  });
});
