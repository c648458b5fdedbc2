import fc from 'fast-check';
import {applySplice, spliceBetween} from '../../../../src/cms/edit/text';

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
