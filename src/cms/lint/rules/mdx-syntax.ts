import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {truncateText} from '../../../shared/truncate';
import {isHtml} from '../../parse/html';
import {followsPhoto} from '../../parse/photo-sizes';
import {defineRule, type Examples} from '../define-rule';

/** The maximum length of code in a message, in characters. */
const MAX_CODE = 30;
/** Tags with an equivalent in Markdown, and the message that names it. */
const EQUIVALENTS: Readonly<Record<string, 'picture' | 'lineBreak' | 'htmlLink'>> = {
  img: 'picture',
  br: 'lineBreak',
  a: 'htmlLink',
};

export const rule = defineRule({
  id: 'mdx-syntax',
  messages: {
    html: ['<{name}> is HTML, which is not supported.', 'Write plain text or Markdown.'],
    picture: ['<{name}> is HTML, which is not supported.', 'To show a photo, write ![what it shows](/img/…).'],
    lineBreak: ['<{name}> is HTML, which is not supported.', 'To begin a new line, end this one with a backslash.'],
    htmlLink: ['<{name}> is HTML, which is not supported.', 'Write [link text](/the/address).'],
    curly: ['Curly brackets, as in {text}, are not supported.', 'Write the text itself.'],
    comment: ['Comments <!-- … --> are not supported.', 'Remove it.'],
    import: ['Import and export lines are not supported.', 'Remove the line. Blocks work without it.'],
    wordOfCode: ['A line that begins with "{word*}" is read as code.', 'Begin the sentence with a different word.'],
    lessThan: ['The < in "{text}" is read as the start of a block.', 'Replace it with &lt; or "under".'],
    bareLessThan: ['The < is read as the start of a block, but no block follows.', 'Replace it with &lt;.'],
    unopened: ['</{name*}> closes a block that was not opened.', 'Remove it.'],
    unopenedBlock: ['</{name*}> closes a block that was not opened.', 'Write <{block} /> on its own line.'],
    unclosed: ['<{name*}> is opened but not closed.', 'Remove it.'],
    unclosedBlock: ['<{name*}> is opened but not closed.', 'Write <{block} /> on its own line.'],
    angleBrackets: ['{text} is in angle brackets, which are not supported.', 'Remove the brackets.'],
    repeatedAddress: [
      '{text} is in angle brackets, which are not supported.',
      'Remove it; the address is already written before it.',
    ],
    addressOfLink: [
      '{text} is in angle brackets, which are not supported.',
      'Write the text before it as [link text]({address}).',
    ],
  },
  check: {
    body: (report, {blocks}) => {
      const reportHtml = (node: MdxJsxFlowElement | MdxJsxTextElement) => {
        const name = node.name ?? '';
        if (isHtml(name, blocks)) report({message: EQUIVALENTS[name.toLowerCase()] ?? 'html', data: {name}});
      };
      const reportCode = (value: string) =>
        report({message: 'curly', data: {text: `{${truncateText(value, MAX_CODE)}}`}});
      return {
        mdxJsxFlowElement: reportHtml,
        mdxJsxTextElement: reportHtml,
        mdxFlowExpression: ({value}) => reportCode(value),
        mdxTextExpression: (node, parent) => {
          if (!followsPhoto(node, parent)) reportCode(node.value);
        },
      };
    },
  },
});

export const docs = 'A page contains only text, Markdown and blocks: no code, HTML or curly brackets.';

export const examples: Examples<typeof rule> = {
  'projects | \nWords.': {invalid: [['\n«{Words.»\n\nMore words.', 'curly', {text: '{'}]]},
  body: {
    invalid: [
      ['«</Zebra>»', 'unopened', {name: 'Zebra'}],
      ['«<Zebra>»', 'unclosed', {name: 'Zebra'}],
      ['«Plain <> words»', 'bareLessThan'],
      ['«Write to us<mailto:info@client.example>»', 'addressOfLink'],
      ['«<div>Plain words</div>»', 'html', {name: 'div'}],
      ['«<img src="/img/photo.jpg" width="300" />»', 'picture', {name: 'img'}],
      ['One«<br/>»two', 'lineBreak', {name: 'br'}],
      ['«<a href="/careers">Careers</a>»', 'htmlLink', {name: 'a'}],
      ['«<script>alert(1)</script>»', 'html', {name: 'script'}],
      ['Plain «{phone}» words', 'curly', {text: '{phone}'}],
      ['«<!-- Plain words -->»', 'comment'],
      ['«Write to <info@client.example>»', 'angleBrackets', 'Write to info@client.example'],
      ['«See <https://client.example/>»', 'angleBrackets', 'See https://client.example/'],
      ['«import licences are handled by us»', 'wordOfCode', {word: 'import'}],
      ['«export const a = 1»', 'import'],
      ["«<p class=MsoNormal><span style='color:red'>Words</span></p>»", 'html', {name: 'p'}],
      ['«Plain words <»', 'lessThan', 'Plain words &lt;'],
      ['«info@client.example<mailto:info@client.example>»', 'repeatedAddress', 'info@client.example'],
    ],
  },
  'index | <Hero />': {invalid: [["«import x from './x'»\n\n<Hero />", 'import']]},
  'index | <ServiceCards />': {
    invalid: [
      ['«</ServiceCards>»', 'unopenedBlock', {name: 'ServiceCards'}],
      ['«<ServiceCard>»', 'unclosedBlock', {name: 'ServiceCard'}],
    ],
  },
};
