import {slug} from '../../../src/shared/slug';

test.each([
  ['Office & People', 'office-and-people'],
  ['Iṣẹ́', 'ise'],
  ['The yard’s “new” crane!', 'the-yards-new-crane'],
  ['  --A1--  ', 'a1'],
  ['漢字', ''],
])('The address of %s has only lowercase letters, digits and single hyphens inside', (name, address) => {
  expect(slug(name)).toBe(address);
});
