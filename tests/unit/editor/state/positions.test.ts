import {isNamedAfterStep} from '../../../../src/editor/state/positions';

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
