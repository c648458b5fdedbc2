import {defineRule, type Examples} from '../define-rule';

const TWO_MARKERS = /^#{1,6}[ \t]+(#{1,6})[ \t]+/;

export const rule = defineRule({
  id: 'heading-marker',
  yields: true,
  messages: {
    twoMarkers: ['The heading begins with two markers, such as {marker*}.', 'Keep only one.'],
    secondBar: ['Readers would see the second bar | of this heading.', 'Replace it with a dash (–) or "and".'],
  },
  check: {
    body: (report, {written}) => ({
      heading: (node) => {
        const [from, to] = written.offsetsOf(node);
        const text = written.unescapedText.slice(from, to);
        const [whole = '', marker] = TWO_MARKERS.exec(text) ?? [];
        const at = {from, to: from + whole.length};
        if (marker !== undefined)
          return report({message: 'twoMarkers', data: {marker}, at, fix: `${'#'.repeat(node.depth)} `});
        const [, second] = text.matchAll(/\|/g);
        if (second) report({message: 'secondBar', at: {from: from + second.index}});
      },
    }),
  },
});

export const docs = 'A heading begins with one marker, and has at most one bar |, which separates the tag.';

export const examples: Examples<typeof rule> = {
  'index | ## Welcome | A right page': {
    invalid: [
      ['«## ## »Welcome | A right page', 'twoMarkers', '## Welcome | A right page'],
      ['## Welcome | A right «»| page', 'secondBar'],
    ],
  },
};
