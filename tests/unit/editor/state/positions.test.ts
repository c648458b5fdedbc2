import {
  diagnosticsAt,
  existingPath,
  isAt,
  isNamedAfterStep,
  nextPosition,
  positionOfDiagnostic,
} from '../../../../src/editor/state/positions';
import type {ContentPosition} from '../../../../src/cms/source-map/content-ref';
import type {Content} from '../../../../src/site/site-definition';

const [tank, pier] = [{title: 'Tank'}, {title: 'Pier'}];

test.each([
  ['undo', 'an added entry', [tank, pier], [pier], 0, 'Tank'],
  ['undo', 'a removed entry', [pier], [tank, pier], 0, 'Tank'],
  ['undo', 'a moved entry', [pier, tank], [tank, pier], 1, 'Tank'],
  ['redo', 'an added entry', [pier], [tank, pier], 0, 'Tank'],
  ['redo', 'a removed entry', [tank, pier], [pier], 0, 'Tank'],
  ['redo', 'a moved entry', [tank, pier], [pier, tank], 1, 'Tank'],
] as const)(
  'The bar names what a person did when they %s the step of %s',
  (type, _what, before, after, index, name) => {
    const isAfter = isNamedAfterStep(type, ['projects', index, 'title'], {projects: before}, {projects: after});
    expect((isAfter ? after : before)[index]?.title).toBe(name);
  },
);

const rangeAt = (line: number) => ({start: {line, column: 1}, end: {line, column: 2}});
const diagnostic = (file: string, path?: string[], line = 7) =>
  ({file, path, range: rangeAt(line)}) as Content['diagnostics'][number];

test('A diagnostic opens its field, its line of a page, or else its file', () => {
  const [field, line] = [diagnostic('pages/oem.mdx', ['lead']), diagnostic('pages/oem.mdx')];
  expect(positionOfDiagnostic(field)).toEqual({file: 'pages/oem.mdx', path: ['lead']});
  expect(positionOfDiagnostic(line)).toEqual({file: 'pages/oem.mdx', line: 7});
  expect(positionOfDiagnostic(diagnostic('static/img/a.svg'))).toEqual({file: 'static/img/a.svg'});
  // The name of a file belongs to no line of its text.
  expect(positionOfDiagnostic(diagnostic('pages/edit.mdx', undefined, 1))).toEqual({file: 'pages/edit.mdx'});
  const others = [diagnostic('pages/oem.mdx', ['heading']), diagnostic('pages/careers.mdx', ['lead']), line];
  expect(diagnosticsAt([...others, field], {file: 'pages/oem.mdx', path: ['lead']})).toEqual([field]);
});

test('Each press leads to the next problem, whether it is in a field, a text or a whole file, and begins again', () => {
  const file = 'pages/edit.mdx';
  const all: ContentPosition[] = [{file}, {file, path: ['lead']}, {file, line: 9}, {file, line: 12}];
  let opened: ContentPosition | undefined = {file: 'pages/oem.mdx'};
  const seen = [...all, ...all].map(() => (opened = nextPosition(all, opened)));
  expect(seen).toEqual([...all, ...all]);
  expect(nextPosition([], opened)).toBeUndefined();
});

test('Two positions are equal if they are of one field, and not if they are of a whole file', () => {
  const at = (...path: (string | number)[]) => ({file: 'pages/oem.mdx', path});
  expect(isAt(at('partners', 0), at('partners', 0))).toBe(true);
  expect(isAt(at('partners', 0), at('partners', 1))).toBe(false);
  expect(isAt(at('partners'), at('partners', 0))).toBe(false);
  expect(isAt(at('partners', 0), at('partners'))).toBe(false);
  expect(isAt(at(), at())).toBe(false);
  expect(isAt(at('partners'), undefined)).toBe(false);
  expect(isAt(undefined, at('partners'))).toBe(false);
});

test('A path ends above an entry that no longer exists, and keeps a field that does not exist yet', () => {
  const data = {list: [{name: 'Tank'}]};
  expect(existingPath(data, ['list', 1, 'name'])).toEqual(['list']);
  expect(existingPath(data, ['list', 0, 'size'])).toEqual(['list', 0, 'size']);
});
