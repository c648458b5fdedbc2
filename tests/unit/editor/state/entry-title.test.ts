import {entryTitle} from '../../../../src/editor/state/entry-title';

test.each([
  ['its first text', {id: 'a-tank', image: '/img/tank.jpg', title: 'A tank', icon: 'school'}, 'A tank'],
  ['itself if it is a single text', 'Warri', 'Warri'],
  ['undefined while its text is being rewritten', {title: '', icon: 'school'}, undefined],
  ['undefined without text', {number: 40, suffix: '+'}, undefined],
])('Names of entries An entry is known by %s', (_what, entry, name) => expect(entryTitle(entry)).toBe(name));
