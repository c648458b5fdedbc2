import {merge, type Conflict} from '../../../../src/cms/drafts/merge';
import {type Edit} from '../../../../src/cms/edit';
import {writeEdit} from '../../../../src/cms/edit/write-edit';
import {readFrontMatter} from '../../../../src/cms/edit/front-matter';
import {editCasesOf} from '../write/generate-edits';
import {schemaOf} from '../../../../src/cms/definition/site-definition';
import {siteDefinition} from '../../../../src/site/site-definition';
import {HOME, set, textOf} from './texts';

const HISTORY = 'pages/about/history.mdx';

describe('A change by others', () => {
  const after = (file: string, ...edits: Edit[]) =>
    edits.reduce((text, edit) => writeEdit(siteDefinition, file, text, edit), textOf(file));

  test('is merged with every change of another field', () => {
    const cases = editCasesOf(schemaOf(siteDefinition, HOME), readFrontMatter(HOME, textOf(HOME)).data);
    const some = cases.filter((_, index) => index % 3 === 0);
    const failures = some.flatMap(({edit}, index) => {
      const other = cases[(index * 7 + 3) % cases.length]?.edit ?? edit;
      if (other.path[0] === edit.path[0]) return [];
      const theirs = after(HOME, other);
      const merged = merge(siteDefinition, HOME, {base: textOf(HOME), theirs, ours: after(HOME, edit)});
      const expected = {kind: 'merged', text: writeEdit(siteDefinition, HOME, theirs, edit), conflicts: []};
      return JSON.stringify(merged) === JSON.stringify(expected) ? [] : [JSON.stringify([edit, other, merged?.kind])];
    });
    expect(failures).toEqual([]);
  });

  test('is merged with changes of other entries, and of other fields of the same entry, in one list', () => {
    const base = textOf(HISTORY);
    const move: Edit = {kind: 'move', path: ['timeline'], from: 3, to: 0};
    const theirs = after(HISTORY, set(['timeline', 0, 'title'], 'Their title'), move);
    const ours = after(HISTORY, set(['timeline', 0, 'description'], 'Ours.'), {kind: 'remove', path: ['timeline', 2]});
    const merged = merge(siteDefinition, HISTORY, {base, theirs, ours});
    const expected = [{kind: 'remove', path: ['timeline', 3]}, set(['timeline', 1, 'description'], 'Ours.')] as Edit[];
    const text = expected.reduce((now, edit) => writeEdit(siteDefinition, HISTORY, now, edit), theirs);
    expect(merged).toEqual({kind: 'merged', conflicts: [], text});
  });

  test('is a conflict with both values when both have changed the same field', () => {
    const three = {
      base: textOf(HOME),
      theirs: after(HOME, set(['title'], 'Theirs'), set(['start', 'name'], 'Begin')),
      ours: after(HOME, set(['title'], 'Ours')),
    };
    const title = {kind: 'field', path: ['title'], base: readFrontMatter(HOME, three.base).document.get('title')};
    const conflict = {...title, theirs: 'Theirs', ours: 'Ours'} as Conflict;
    expect(merge(siteDefinition, HOME, three)).toEqual({kind: 'merged', text: three.theirs, conflicts: [conflict]});
    expect(merge(siteDefinition, HOME, three, () => 'ours')).toMatchObject({
      text: writeEdit(siteDefinition, HOME, three.theirs, set(['title'], 'Ours')),
    });
    expect(merge(siteDefinition, HOME, three, () => ({text: 'Both'}))).toMatchObject({
      text: writeEdit(siteDefinition, HOME, three.theirs, set(['title'], 'Both')),
    });
  });

  test('is a conflict about the whole group when one has removed it and the other has changed a field of it', () => {
    const base = textOf(HOME);
    const removed = after(HOME, {kind: 'remove', path: ['start']});
    const changed = after(HOME, set(['start', 'name'], 'Begin'));
    for (const [theirs, ours] of [
      [removed, changed],
      [changed, removed],
    ] as const) {
      const merged = merge(siteDefinition, HOME, {base, theirs, ours});
      expect(merged).toMatchObject({kind: 'merged', text: theirs, conflicts: [{kind: 'field', path: ['start']}]});
      const chosen = merge(siteDefinition, HOME, {base, theirs, ours}, () => 'ours');
      expect(readFrontMatter(HOME, chosen?.text ?? '').data).toEqual(readFrontMatter(HOME, ours).data);
    }
  });

  test('is merged with the change of another field when both have added the group', () => {
    const [base, both] = [after(HOME, {kind: 'remove', path: ['start']}), textOf(HOME)];
    const [theirs, ours] = [
      after(HOME, set(['start', 'name'], 'Theirs')),
      after(HOME, set(['start', 'href'], '/ours')),
    ];
    const paths = (three: Parameters<typeof merge>[2]) => {
      const merged = merge(siteDefinition, HOME, three);
      return merged?.kind === 'merged' ? merged.conflicts.map((conflict) => 'path' in conflict && conflict.path) : [];
    };
    expect(paths({base, theirs: both, ours: theirs})).toEqual([['start', 'name']]);
    expect(paths({base, theirs, ours})).toEqual([
      ['start', 'name'],
      ['start', 'href'],
    ]);
  });

  test('reports a deleted page, and keeps its text', () => {
    const ours = after(HOME, set(['title'], 'Ours'));
    expect(merge(siteDefinition, HOME, {base: textOf(HOME), ours})).toEqual({kind: 'deleted', text: ours});
    expect(merge(siteDefinition, HOME, {base: textOf(HOME), theirs: ours})).toEqual({kind: 'changed', text: ours});
    expect(merge(siteDefinition, HOME, {base: textOf(HOME)})).toBeUndefined();
  });
});
