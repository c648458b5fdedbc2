import {asText} from '../../../../src/cms/report/sentences';
import {changedFiles, changeFiles, newDraft, redo, undo, type Draft} from '../../../../src/cms/drafts/draft';
import {report} from '../../../../src/cms/report';
import {bodyTextOf, draftVersions, UnwritableError, type Edit} from '../../../../src/cms/edit';
import {writeEdit} from '../../../../src/cms/edit/write-edit';
import {readFrontMatter} from '../../../../src/cms/edit/front-matter';
import {editCasesOf} from '../write/generate-edits';
import {schemaOf} from '../../../../src/cms/definition/site-definition';
import {siteDefinition} from '../../../../src/site/site-definition';
import {HOME, TEXTS, edited, set, textOf} from './texts';

const PROJECT = 'pages/projects/alpha.mdx';
const CONTACT = 'pages/contact/index.mdx';

describe('A draft', () => {
  test('merges typing in one field into one step, until another field is edited', () => {
    const typed = edited(newDraft('a'), HOME, set(['title'], 'E'), set(['title'], 'En'), set(['title'], 'Ene'));
    expect(typed.past).toHaveLength(1);
    expect(edited(typed, HOME, set(['start', 'name'], 'Go')).past).toHaveLength(2);
    expect(changedFiles(undo(typed)).size).toBe(0);
  });

  test('merges changes of a text into the step that they belong to', () => {
    const {text} = bodyTextOf(textOf(HOME));
    const write = (end: string, joins: boolean): Edit => ({kind: 'setBody', text: `${text}${end}\n`, joins});
    const typed = edited(newDraft('a'), HOME, write('A', false), write('Ab', true), write('Ab c', false));
    expect(typed.past).toHaveLength(2);
    expect(edited(undo(typed), HOME, write('Abc', true)).past).toHaveLength(2);
    expect(changedFiles(undo(undo(typed))).size).toBe(0);
    const field = edited(newDraft('a'), HOME, set(['title'], 'E'));
    expect(edited(field, HOME, write('A', true)).past).toHaveLength(2);
    const {text: other} = bodyTextOf(textOf(CONTACT));
    expect(edited(typed, CONTACT, {kind: 'setBody', text: `${other}A\n`, joins: true}).past).toHaveLength(3);
  });

  test('refuses a late edit of a page that was deleted meanwhile, such as a photo', () => {
    const deleted = changeFiles(newDraft('a'), [{file: HOME, before: textOf(HOME)}]);
    expect(() => edited(deleted, HOME, {kind: 'appendToBody', text: 'Late.'})).toThrow(UnwritableError);
  });

  test('returns the position of each step, so that people see what undo changes', () => {
    const draft = edited(newDraft('a'), HOME, set(['title'], 'E'), {kind: 'remove', path: ['slides', 1]});
    const [title, slide] = [['title'], ['slides', 1]].map((path) => ({file: HOME, path}));
    expect(draft.past.map(({at: changed}) => changed)).toEqual([title, slide]);
    expect(undo(draft).future[0]?.at).toEqual(slide);
    const files = changeFiles(draft, [{file: 'static/files/a.pdf', now: new Uint8Array([1])}]);
    expect(files.past.at(-1)?.at).toEqual({file: 'static/files/a.pdf'});
  });

  test('undoes and redoes every change, and can be stored and restored', () => {
    const cases = editCasesOf(schemaOf(siteDefinition, CONTACT), readFrontMatter(CONTACT, textOf(CONTACT)).data);
    const some = cases.filter((_, index) => index % 15 === 0 && cases[index]?.edit.kind === 'set');
    expect(some.length).toBeGreaterThan(5);
    const steps = [newDraft('a')];
    for (const {edit} of some) steps.push(edited(steps.at(-1) ?? newDraft('a'), CONTACT, edit));
    const textNow = (draft: Draft) => draft.files.get(CONTACT)?.now ?? textOf(CONTACT);
    const texts = steps.map(textNow);
    let draft = structuredClone(steps.at(-1) ?? newDraft('a'));
    for (const text of texts.toReversed()) {
      expect(textNow(draft)).toBe(text);
      draft = undo(draft);
    }
    expect(changedFiles(draft).size).toBe(0);
    for (const text of texts) {
      expect(textNow(draft)).toBe(text);
      draft = redo(draft);
    }
  });

  test('counts a new picture, its field and the replaced file as one step', () => {
    const now = writeEdit(siteDefinition, HOME, textOf(HOME), set(['slides', 0, 'image'], '/img/home/new.jpg'));
    const bytes = new Uint8Array([1, 2, 3]);
    const draft = changeFiles(newDraft('a'), [
      {file: HOME, before: textOf(HOME), now},
      {file: 'static/img/home/new.jpg', now: bytes},
      {file: 'static/img/home/old.jpg', before: new Uint8Array([4])},
    ]);
    expect([...changedFiles(draft).keys()]).toEqual([HOME, 'static/img/home/new.jpg', 'static/img/home/old.jpg']);
    expect(changedFiles(undo(draft)).size).toBe(0);
    expect(changedFiles(redo(undo(draft))).get('static/img/home/new.jpg')?.now).toEqual(bytes);
  });

  test('is reported like other changes, with the pages that show the same entry', () => {
    const draft = edited(newDraft('a'), PROJECT, set(['title'], 'Another name'));
    const [page] = report(siteDefinition, draftVersions(draft, TEXTS));
    expect(page).toMatchObject({file: PROJECT, kind: 'changed', changes: [{alsoOn: ['Projects']}]});
    expect(asText(report(siteDefinition, draftVersions(draft, TEXTS)))).toContain('Another name');
    expect(report(siteDefinition, draftVersions(undo(draft), TEXTS))).toEqual([]);
  });
});
