/** Each file of a draft beside the website: what is written, and what a person is asked. */
import type {Choice} from '../../../../src/cms/edit';
import type {FileChange} from '../../../../src/editor/state/draft-changes';
import {conflictKey} from '../../../../src/editor/state/draft-conflicts';
import {PLACEHOLDER_BYTES} from '../../../../src/editor/state/later-changes';
import {mergeChanges} from '../../../../src/editor/state/rebase-draft';

const PHOTO = 'static/img/yard.jpg';
const NEW = Uint8Array.of(1);
const ASKED = {file: PHOTO, kind: 'bytes', ours: NEW, isGone: false};

const merged = (changes: FileChange[], files: Record<string, string>, texts: Record<string, string> = {}) => {
  const website = {
    texts: new Map(Object.entries(texts)),
    files: new Map(Object.entries(files).map(([file, sha]) => [file, {sha}])),
  };
  return (answer?: Choice) => {
    const {open} = mergeChanges(changes, website, new Map());
    return mergeChanges(changes, website, new Map(answer ? open.map((one) => [conflictKey(one), answer]) : []));
  };
};

describe('A picture of a draft', () => {
  const added = {file: PHOTO, now: NEW, ourSha: 'new'};
  const replaced = {...added, before: PLACEHOLDER_BYTES, sha: 'old'};
  const removed = {file: PHOTO, before: PLACEHOLDER_BYTES, sha: 'old'};
  const there = {before: PLACEHOLDER_BYTES};

  it.each<[string, FileChange, Record<string, string>, object[]]>([
    ['new, and the website has none', added, {}, [{file: PHOTO, before: undefined, now: NEW}]],
    ['new, and the website has the same', added, {[PHOTO]: 'new'}, []],
    ['replaced, as nobody else has', replaced, {[PHOTO]: 'old'}, [{...there, file: PHOTO, now: NEW}]],
    ['removed, as nobody else has', removed, {[PHOTO]: 'old'}, [{...there, file: PHOTO, now: undefined}]],
    ['removed, as others have', removed, {}, [{file: PHOTO, before: undefined, now: undefined}]],
  ])('is written without a question: %s', (_what, change, files, writes) =>
    expect(merged([change], files)()).toEqual({writes, open: []}),
  );

  it.each<[string, FileChange, Record<string, string>, object]>([
    ['new, and the website has another', added, {[PHOTO]: 'theirs'}, ASKED],
    ['replaced, and the website has another', replaced, {[PHOTO]: 'theirs'}, ASKED],
    ['replaced, and the website has removed it', replaced, {}, {...ASKED, isGone: true}],
    ['removed, and the website has another', removed, {[PHOTO]: 'theirs'}, {...ASKED, ours: undefined}],
    ['replaced, and the earlier one is unknown', {...replaced, sha: undefined}, {[PHOTO]: 'old'}, ASKED],
  ])('is written only if the person says so: %s', (_what, change, files, conflict) => {
    const decide = merged([change], files);
    const write = {file: PHOTO, before: PHOTO in files ? PLACEHOLDER_BYTES : undefined, now: change.now};
    expect(decide()).toEqual({writes: [write], open: [conflict]});
    expect(decide('ours')).toEqual({writes: [write], open: []});
    expect(decide('theirs')).toEqual({writes: [], open: []});
  });
});

describe('A page that a draft has moved', () => {
  const [OLD, NOW] = ['pages/yard.mdx', 'pages/works.mdx'];
  const page = (heading: string, rest = '') => `---\ntitle: Yard\nheading: ${heading}\n${rest}---\n\nWords.\n`;
  const moved = [
    {file: OLD, before: page('Yard'), now: undefined},
    {file: NOW, before: undefined, now: page('Ours', 'formerly: [/yard]\n')},
  ];
  const decide = merged(moved, {[OLD]: '1'}, {[OLD]: page('Theirs')});

  it.each<[string, Choice | undefined, string]>([
    ['ours until there is an answer', undefined, 'Ours'],
    ['ours', 'ours', 'Ours'],
    ['theirs', 'theirs', 'Theirs'],
    ['typed by the person', {text: 'Both'}, 'Both'],
  ])('keeps its new address, with the heading that both have changed: %s', (_what, answer, heading) => {
    const {writes, open} = decide(answer);
    expect(writes).toEqual([
      {file: OLD, before: page('Theirs')},
      {file: NOW, before: undefined, now: page(heading, 'formerly: [/yard]\n')},
    ]);
    expect(open).toMatchObject(answer ? [] : [{file: NOW, ours: 'Ours', theirs: 'Theirs', base: 'Yard'}]);
  });
});
