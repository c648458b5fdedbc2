import {toValidName, toValidPath} from '../../../../src/cms/values/file-names';

test.each([
  ['crane.JPG.jpg', 'crane.jpg'],
  ['Our%20Yard.jpeg', 'our-yard.jpg'],
  ['100% steel.png', '100-steel.png'],
  ['---.png', 'a-short-name.png'],
])('The file name "%s" becomes "%s"', (name, expected) => expect(toValidName(name)).toBe(expected));

test('Each folder of a path gets a valid name, also one of signs only', () =>
  expect(toValidPath('/img/Our Yard/___/crane (1).jpg')).toBe('/img/our-yard/a-short-name/crane-1.jpg'));
