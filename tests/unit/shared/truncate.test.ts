import * as fc from 'fast-check';
import {truncateText} from '../../../src/shared/truncate';

test('A truncated text is a beginning of the text that never ends in half an emoji', () => {
  fc.assert(
    fc.property(fc.string({unit: 'grapheme'}), fc.nat(40), (text, maxLength) => {
      const truncated = truncateText(text, maxLength);
      expect(text.startsWith(truncated)).toBe(true);
      expect(truncated.length).toBeLessThanOrEqual(maxLength);
      expect(() => encodeURIComponent(truncated)).not.toThrow();
    }),
  );
});
