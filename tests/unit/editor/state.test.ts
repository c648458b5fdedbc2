import {readSource} from '../../../src/cms/content/source';
import {positionAtLine} from '../../../src/cms/source-map/content-ref';
import {entryTitle} from '../../../src/editor/state/entry-title';
import {isChangedSample, withDashes} from '../../../src/editor/state/suggestions';
import {parseTarget, formatTarget} from '../../../src/editor/state/link-target';
import {type Draft, changedFiles, newDraft, applyEditToDraft, changeFiles} from '../../../src/cms/drafts/draft';
import type {Choice, Edit} from '../../../src/cms/edit';
import type {Branch} from '../../../src/editor/github';
import {conflictKey, mergeChanges, combineTexts} from '../../../src/editor/state/rebase-draft';
import {exportDraft, importDraft} from '../../../src/editor/state/export-draft';
import {toDisplay, toStored} from '../../../src/editor/state/typed-value';
import {siteDefinition} from '../../../src/site/site-definition';

describe('Lines of a body', () => {
  const PAGE = `---
title: Our way
description: >-
  A text on
  two lines.
heading: Our way
callToAction:
  heading: Ready?
  text: Send the scope.
  buttons:
    - {name: Contact, href: /contact}
---

## Heading

Words.
`;

  test.each([
    [2, ['title']],
    [5, ['description']],
    [6, ['heading']],
    [9, ['callToAction', 'text']],
  ])('What a reviewer says of line %i is at its field', (line, path) => {
    const source = readSource(siteDefinition, 'pages/about/way.mdx', Buffer.from(PAGE));
    expect(positionAtLine(source, line)).toEqual({file: 'pages/about/way.mdx', path});
  });

  test('A comment on a line of the body belongs to the block with that line', () => {
    const source = readSource(siteDefinition, 'pages/about/way.mdx', Buffer.from(PAGE));
    expect(positionAtLine(source, 16)).toEqual({file: 'pages/about/way.mdx', line: 16});
  });
});

describe('Names of entries', () => {
  test.each([
    ['its first text', {id: 'a-tank', image: '/img/tank.jpg', title: 'A tank', icon: 'school'}, 'A tank'],
    ['itself if it is a single text', 'Warri', 'Warri'],
    ['undefined while its text is being rewritten', {title: '', icon: 'school'}, undefined],
    ['undefined without text', {number: 40, suffix: '+'}, undefined],
  ])('An entry is known by %s', (_what, entry, name) => {
    expect(entryTitle(entry)).toBe(name);
  });
});

describe('Suggestions', () => {
  const BESIDE = 'experience: 2–3 years';

  describe('The editor suggests a dash instead of a hyphen between numbers', () => {
    it.each([
      ['4-6 years', '4–6 years'],
      ['within 24-48 hours (2-3 days)', 'within 24–48 hours (2–3 days)'],
    ])('in %s', (text, dashed) => {
      expect(withDashes(text, BESIDE)).toBe(dashed);
    });

    it.each([
      ['a standard with its year', 'ISO 9001-2015'],
      ['a month', '2026-11'],
      ['a telephone number', '+234 803-555'],
      ['a part of a longer number', '12-34-56'],
      ['the name of a component', 'AB4-6'],
      ['an address', '/files/4-6.pdf'],
      ['a number that begins with zero', '080-555'],
    ])('and not in %s', (_what, text) => {
      expect(withDashes(text, BESIDE)).toBeUndefined();
    });

    it('only if the page has a dash between numbers', () => {
      expect(withDashes('4-6 years', 'experience: 2 to 3 years')).toBeUndefined();
    });
  });

  describe('An entry that is marked as a sample counts as changed', () => {
    const file = 'pages/projects.mdx';
    const [tank, pier] = [
      {id: 'tank', title: 'A tank', sample: true},
      {id: 'pier', title: 'A pier', sample: true},
    ];
    const text = (entries: readonly object[], body = 'Words') =>
      `---\nprojects: ${JSON.stringify(entries)}\n---\n\n${body}\n`;
    const before = text([tank, pier]);
    const texts = new Map([[file, before]]);
    const at = (index: number) => ['projects', index];

    it('when its text differs', () => {
      const now = {...tank, title: 'A taller tank'};
      expect(isChangedSample(file, texts, text([now, pier]), at(0), now)).toBe(true);
      expect(isChangedSample(file, texts, text([now, pier]), at(1), pier)).toBe(false);
    });

    it('but not when it only moved', () => {
      expect(isChangedSample(file, texts, text([pier, tank]), at(0), pier)).toBe(false);
    });

    it('when it is a page with another body', () => {
      expect(isChangedSample(file, texts, text([tank, pier], 'Other words'), [], {})).toBe(true);
      expect(isChangedSample(file, texts, before, [], {})).toBe(false);
    });

    it('when it is new', () => {
      expect(isChangedSample(file, new Map(), before, at(0), tank)).toBe(true);
    });
  });
});

describe('The dialog of a link', () => {
  it.each([
    ['page', '/about#people', '/about#people'],
    ['file', '/files/a.pdf', '/files/a.pdf'],
    ['mail', 'mailto:a@b.example', 'a@b.example'],
    ['phone', 'tel:+2348031234567', '+2348031234567'],
    ['web', 'https://a.example/b', 'https://a.example/b'],
  ] as const)('reads and writes the address of a %s', (kind, target, said) => {
    expect(parseTarget(target)).toEqual({kind, typed: said});
    expect(formatTarget(kind, said)).toBe(target);
  });

  it('accepts typical input: spaces in a telephone number, and a site without https://', () => {
    expect(formatTarget('phone', ' +234 803 123-4567 ')).toBe('tel:+2348031234567');
    expect(formatTarget('web', 'a.example/b')).toBe('https://a.example/b');
    expect(formatTarget('mail', '')).toBe('');
  });
});

describe('A value as people type it', () => {
  test.each([
    ['hour', '2:00 PM', '14:00', '2:00 PM'],
    ['hour', '12.30 am', '00:30', '12:30 AM'],
    ['hour', '9:05', '09:05', '9:05 AM'],
    ['hour', '25:00', '25:00', '25:00'],
    ['day', '31/12/2026', '2026-12-31', '31 December 2026'],
    ['day', 'Dec 1, 2026', '2026-12-01', '1 December 2026'],
    ['day', '31 June 2026', '31 June 2026', '31 June 2026'],
    ['phone', '0803 555 0123', '+234 803 555 0123', '+234 803 555 0123'],
    ['phone', '+234 (0)803 555 0123', '+234 803 555 0123', '+234 803 555 0123'],
    ['phone', '12345', '12345', '12345'],
    ['phones', '0803 555 0123,+234 803 555 0124', '+234 803 555 0123, +234 803 555 0124', undefined],
  ])('is stored in its form where that is known, and shown as on the page: %s %s', (kind, typed, stored, shown) => {
    expect(toStored(kind, typed)).toBe(stored);
    expect(toDisplay(kind, stored)).toBe(shown ?? stored);
  });
});

describe('Drafts', () => {
  const PAGE = 'pages/history.mdx';
  const PHOTO = 'static/img/hall.jpg';
  const before = '---\ntitle: Our history\nheading: How we began\n---\n\nWords.\n';

  const branchWith = (texts: [string, string][], others: string[] = []): Branch => ({
    name: 'main',
    commit: 'b',
    texts: new Map(texts),
    unreadable: new Map(),
    files: new Map(
      [...texts.map(([file]) => file), ...others].map((file) => [file, {sha: '', size: 1, mode: '100644'}]),
    ),
  });

  const heading = (value: string): Edit => ({kind: 'set', path: ['heading'], value});
  const edited = (value: string): Draft =>
    applyEditToDraft(siteDefinition, newDraft('a'), PAGE, heading(value), before);

  /** Rebases the draft onto the new version. */
  function carryOver(older: Draft, branch: Branch, answers: ReadonlyMap<string, Choice>, sha?: string) {
    const changes = [...changedFiles(older)].map(([file, change]) => ({file, sha, ...change}));
    const {writes, open} = mergeChanges(changes, branch, answers);
    return {draft: changeFiles(newDraft(branch.commit), writes), open};
  }

  const textIn = (draft: Draft) => draft.files.get(PAGE)?.now;

  describe('A draft that is rebased onto newer changes by others', () => {
    test('has one conflict for a field that both have changed, with both texts, and applies the choice', () => {
      const branch = branchWith([[PAGE, before.replace('How we began', 'How they began')]]);
      const {open} = carryOver(edited('How we go on'), branch, new Map());
      expect(open).toMatchObject([{file: PAGE, path: ['heading'], theirs: 'How they began', ours: 'How we go on'}]);
      const answered = (choice: Choice) =>
        carryOver(edited('How we go on'), branch, new Map(open.map((conflict) => [conflictKey(conflict), choice])));
      expect(answered('ours').open).toEqual([]);
      expect(textIn(answered('ours').draft)).toContain('How we go on');
      expect(changedFiles(answered('theirs').draft).size).toBe(0);
      expect(textIn(answered({text: 'How both began'}).draft)).toContain('How both began');
    });

    test('suggests a merged text when the changes do not overlap, otherwise the person’s text', () => {
      const three = {base: 'Open from 8 to 5 daily', theirs: 'Open from 7 to 5 daily', ours: 'Open from 8 to 5'};
      expect(combineTexts(three)).toBe('Open from 7 to 5');
      expect(combineTexts({...three, ours: 'Open from 9 to 5 daily'})).toBe('Open from 9 to 5 daily');
    });

    test('has separate conflicts for two paragraphs that the draft deleted', () => {
      const page = (...words: string[]) => before.replace('Words.', words.join('\n\n'));
      const began = page('One.', 'Between.', 'Two.');
      const removed = (first: number): Edit => ({kind: 'body', first, last: first, text: ''});
      const draft = [10, 6].reduce(
        (now, line) => applyEditToDraft(siteDefinition, now, PAGE, removed(line), began),
        newDraft('a'),
      );
      const branch = branchWith([[PAGE, page('One more.', 'Between.', 'Two more.')]]);
      const {open} = carryOver(draft, branch, new Map());
      expect(open.map(conflictKey)).toHaveLength(2);
      const [first, second] = open.map(conflictKey);
      const answers = new Map([
        [first ?? '', 'ours'],
        [second ?? '', 'theirs'],
      ] as const);
      expect(textIn(carryOver(draft, branch, answers).draft)).toBe(page('Between.', 'Two more.'));
    });

    test('keeps the text of a page that others have deleted until the person chooses', () => {
      const {draft, open} = carryOver(edited('How we go on'), branchWith([]), new Map());
      expect(open).toMatchObject([{kind: 'deleted', ours: before.replace('How we began', 'How we go on')}]);
      expect(textIn(draft)).toContain('How we go on');
    });

    test('keeps a new photo, and deletes an old one only if it still exists', () => {
      const bytes = new Uint8Array([1]);
      const draft = changeFiles(newDraft('a'), [
        {file: 'static/img/new.jpg', now: bytes},
        {file: PHOTO, before: new Uint8Array()},
      ]);
      const filesOn = (branch: Branch) => [...changedFiles(carryOver(draft, branch, new Map()).draft).keys()];
      expect(filesOn(branchWith([], [PHOTO]))).toEqual(['static/img/new.jpg', PHOTO]);
      expect(filesOn(branchWith([]))).toEqual(['static/img/new.jpg']);
    });
  });

  describe('A photo that two people have changed', () => {
    const ours = new Uint8Array([1]);
    const replaced = changeFiles(newDraft('a'), [{file: PHOTO, before: new Uint8Array(), now: ours}]);
    const branch = branchWith([], [PHOTO]);
    const [conflict] = carryOver(replaced, branch, new Map(), 'another').open;
    const answered = (choice: Choice) => new Map([[conflict ? conflictKey(conflict) : '', choice]]);

    test('is a conflict, and both photos stay until somebody chooses', () => {
      expect(conflict).toEqual({file: PHOTO, kind: 'bytes', ours, isGone: false});
      const taken = (choice: Choice) => changedFiles(carryOver(replaced, branch, answered(choice), 'another').draft);
      expect(taken('ours').get(PHOTO)?.now).toBe(ours);
      expect(taken('theirs').size).toBe(0);
    });

    test('is a conflict when the other person has deleted it, or added one with the same name', () => {
      expect(carryOver(replaced, branchWith([]), new Map(), 'another').open).toMatchObject([{isGone: true}]);
      const brought = changeFiles(newDraft('a'), [{file: PHOTO, now: ours}]);
      expect(carryOver(brought, branch, new Map()).open).toMatchObject([{ours, isGone: false}]);
    });

    test('is not a conflict when only one person has changed it', () => {
      expect(carryOver(replaced, branch, new Map(), '').open).toEqual([]);
    });
  });

  describe('A draft that is exported as a file', () => {
    test('arrives with its texts, its photos and its deletions', async () => {
      const bytes = new Uint8Array([0, 255, 7]);
      const draft = changeFiles(edited('Ours'), [
        {file: 'static/img/new.jpg', now: bytes},
        {file: PHOTO, before: new Uint8Array()},
      ]);
      expect(importDraft(await exportDraft(draft).text())).toEqual([
        [PAGE, before.replace('How we began', 'Ours')],
        ['static/img/new.jpg', bytes],
        [PHOTO, undefined],
      ]);
    });

    test.each(['', '{}', '{"editor":1,"files":{"../x":"a"}}', '{"editor":1,"files":{"functions/x.ts":"a"}}'])(
      'is refused when it is not a draft: %j',
      (text) => expect(importDraft(text)).toBeUndefined(),
    );
  });
});
