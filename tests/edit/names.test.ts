import {entryTitle} from '../../src/edit/shell/Field/names';

test.each([
  ['the first of its words', {id: 'a-tank', image: '/img/tank.jpg', title: 'A tank', icon: 'school'}, 'A tank'],
  ['itself where it is one word', 'Warri', 'Warri'],
  ['nothing while its words are being written anew', {title: '', icon: 'school'}, undefined],
  ['nothing without words', {number: 40, suffix: '+'}, undefined],
])('An entry is known by %s', (_what, entry, name) => {
  expect(entryTitle(entry)).toBe(name);
});
