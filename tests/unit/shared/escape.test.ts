import * as escape from '../../../src/shared/escape';

test.each([
  ['toSingleLine', 'one\r\n\ttwo\u202E\0', 'one two\uFFFD\uFFFD'],
  ['forLog', '  ::error::a ##[add-mask]b', '  : :error::a ## [add-mask]b'],
  ['forLog', 'a::b', 'a::b'],
  ['forCommand', '50%\n##[x', '50%25 ## [x'],
  ['forCommandProperty', 'a:b,c%', 'a%3Ab%2Cc%25'],
  ['inMarkdown', '*a* `b` [c](d) <e> #f! \\', '\\*a\\* \\`b\\` \\[c\\](d) \\<e\\> \\#f\\! \\\\'],
  ['escapeLineStart', '  - a', '  \\- a'],
  ['escapeLineStart', '+ a - b', '\\+ a - b'],
  ['escapeLineStart', ' 12. a', ' 12\\. a'],
  ['escapeLineStart', '3) a 4) b', '3\\) a 4) b'],
  ['forMarkdown', '- *a*', '\\- \\*a\\*'],
  ['forHtml', '<a b="c">&amp;</a>', '&lt;a b=&quot;c&quot;&gt;&amp;amp;&lt;/a&gt;'],
  ['forCdata', 'a]]>b\nc', 'a]] >b c'],
] as const)('%s leaves text that shows as it is and runs nowhere: %s', (name, text, expected) => {
  expect(escape[name](text)).toBe(expected);
});

test('Data in a script element cannot end the element, and reads back unchanged', () => {
  const data = {words: '</script><!--'};
  expect(escape.forScript(data)).not.toContain('<');
  expect(JSON.parse(escape.forScript(data))).toEqual(data);
});
