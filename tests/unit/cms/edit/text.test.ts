import fc from 'fast-check';
import {applySplice, applySpliceToFile, normalizeLineEnds, spliceBetween} from '../../../../src/cms/edit/text';

const part = fc.string({unit: fc.constantFrom('a', 'b', '\n', '😀'), maxLength: 12});
const long = fc.tuple(part, fc.nat({max: 9000})).map(([text, length]) => text + 'x'.repeat(length));

test('The splice between two texts leads from one to the other, and is as short as it can be', () => {
  const property = fc.property(long, part, part, long, (above, old, now, below) => {
    const [before, after] = [above + old + below, above + now + below];
    const splice = spliceBetween(before, after);
    expect(applySplice(before, splice)).toBe(after);
    expect(splice.text.length).toBeLessThanOrEqual(now.length);
    expect(splice.to - splice.from).toBeLessThanOrEqual(old.length);
    const removed = before.slice(splice.from, splice.to);
    if (removed !== '' && splice.text !== '') {
      expect(removed[0]).not.toBe(splice.text[0]);
      expect(removed.at(-1)).not.toBe(splice.text.at(-1));
    }
  });
  fc.assert(property);
});

test('A change of a file is the change of its text, whatever ends its lines, and keeps all other bytes', () => {
  const line = fc.tuple(fc.string({unit: fc.constantFrom('a', 'é'), maxLength: 3}), fc.constantFrom('\n', '\r\n'));
  const property = fc.property(
    fc.constantFrom('', '\uFEFF'),
    fc.array(line),
    fc.nat(),
    fc.nat(),
    (mark, lines, at, size) => {
      const file = mark + lines.flat().join('');
      const text = normalizeLineEnds(file);
      const from = at % (text.length + 1);
      const splice = {from, to: from + (size % (text.length - from + 1)), text: 'x\ny'};
      const changed = applySpliceToFile(file, splice);
      expect(normalizeLineEnds(changed)).toBe(applySplice(text, splice));
      const [above, below] = changed.split(/x\r?\ny/);
      expect(file.startsWith(above ?? '?') && file.endsWith(below ?? '?') && changed.startsWith(mark)).toBe(true);
    },
  );
  fc.assert(property);
});

test.each([
  ['the line below', 'a\r\nb\r\n', 2, 'a\r\nx\r\nb\r\n'],
  ['the line below in a file with both', 'a\nb\r\n', 0, 'x\na\nb\r\n'],
  ['the last line at the end of the file', 'a\r\nb', 3, 'a\r\nbx\r\n'],
  ['Unix when there is none', 'ab', 1, 'ax\nb'],
])('A new line ends like %s', (_what, file, from, expected) =>
  expect(applySpliceToFile(file, {from, to: from, text: 'x\n'})).toBe(expected),
);
