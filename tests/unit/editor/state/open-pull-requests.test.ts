import type {Proposal} from '../../../../src/editor/github';
import {type ContentPosition, resolveSegments, segmentsOf} from '../../../../src/cms/source-map/content-ref';
import {workInTestSite} from '../../cms/site';
import {draftVersions, newDraft, changeFiles} from '../../../../src/cms/edit';
import {
  type OpenPullRequest,
  changesOf,
  overlaps,
  pullRequestsAt,
  pullRequestsOn,
  pullRequestsOnLines,
} from '../../../../src/editor/state/open-pull-requests';
import {refsOfPages} from '../../../../src/editor/state/also-shown-on';
import {
  isNewSince,
  withSeen,
  otherChangedPages,
  changedPdfs,
  reviewItems,
} from '../../../../src/editor/state/review-items';
import {sentencesOf} from '../../../../src/cms/report/page-sentences';
import {report} from '../../../../src/cms/report';
import {type Content, siteDefinition} from '../../../../src/site/site-definition';

const site = workInTestSite();

const CAREERS = 'pages/careers.mdx';
const HOME = 'pages/index.mdx';
const HISTORY = 'pages/about/history.mdx';
const FITTER = 'pages/careers/fitter.mdx';

type Texts = Record<string, string | undefined>;

const mapOf = (texts: Texts) =>
  new Map(Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined));

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

const contentWith = (texts: Texts = {}): Promise<Content> => site.inMemory.contentWith(new Map(Object.entries(texts)));

const at = (content: Content, file: string, ...names: string[]): ContentPosition => {
  const contentRef = resolveSegments(file, names, content);
  if (!contentRef) throw new Error(`${file} has no ${names.join('.')}.`);
  return contentRef;
};

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
  const files = Object.entries(now).map(([file, text]) => ({file, before: written(file), now: text}));
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
  const also = otherChangedPages(pages, sentences, drawn, content);
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
