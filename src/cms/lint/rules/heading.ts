import type {Heading} from 'mdast';
import {slug} from '../../../shared/slug';
import {setIfAbsent} from '../../values/values';
import {headingParts, plainText} from '../../parse/headings';
import {defineRule, type Examples} from '../define-rule';

/** Headings in Markdown begin at the second level, because the field "heading" is the first. */
const FIRST_LEVEL = 2;
const LAST_LEVEL = 4;

/** The characters of a first-level heading, with or without spaces between them. */
const FIRST_LEVEL_MARKER = /^#(?:[ \t]+#+)?(?=[ \t])/;

export const rule = defineRule({
  id: 'heading',
  messages: {
    underlined: [
      'The line of symbols below "{title}" turns it into a heading.',
      'Remove that line, or put an empty line above it.',
    ],
    main: [
      'The main heading belongs in the field "heading" at the top.',
      'Begin this line with ## instead of {marker*}.',
    ],
    skipped: ['The heading "{title}" skips a heading level.', 'Begin the line with {marker*}.'],
    deep: ['The heading "{title}" is below level 4.', 'Write it in **bold** on its own line instead.'],
    empty: [
      'The heading has no text, or none on one side of the bar |.',
      'Write "## Tag | Heading", or only "## Heading".',
    ],
    bold: ['The heading "{title}" is in bold, but headings have their own style.', 'Remove the symbols around it.'],
    italic: [
      'The heading "{title}" is in italics, but headings have their own style.',
      'Remove the symbols around it.',
    ],
    barInLink: [
      'The bar | of the heading is inside a link, so it does not separate the tag from the heading.',
      'Write {hashes*} {title} and put the link on the line below.',
    ],
    barInFormat: [
      'The bar | of the heading is inside formatted text, so it does not separate the tag from the heading.',
      'Write {hashes*} {title} without formatting.',
    ],
    noAddress: [
      'The heading "{title}" needs a Latin letter or a digit, because links use it as an address.',
      'Add one to the heading.',
    ],
    sameAddress: [
      'The heading "{title}" has the same address as the one on line {line}.',
      'Change the wording of one of them.',
    ],
  },
  check: {
    body: (report, {written}) => {
      let level = FIRST_LEVEL - 1;
      const lines = new Map<string, number>();
      return {
        heading: (node) => {
          const {depth} = node;
          const {tag, title} = headingParts(node);
          const line = node.position?.start.line ?? 1;
          const whole = written.lineAt(line);
          const allowed = level + 1;
          level = Math.max(FIRST_LEVEL, Math.min(depth, allowed));
          if (node.position && line < node.position.end.line) {
            level = Math.max(depth, FIRST_LEVEL);
            return report({message: 'underlined', data: {title}});
          }
          if (depth < FIRST_LEVEL) {
            const [marker = '#'] = FIRST_LEVEL_MARKER.exec(whole) ?? [];
            const fix = whole.replace(FIRST_LEVEL_MARKER, '##');
            return report({message: 'main', data: {marker: marker.replace(/\s+/, ' ')}, fix});
          }
          if (depth > allowed) {
            const marker = '#'.repeat(allowed);
            return report({message: 'skipped', data: {title, marker}, fix: whole.replace(/^#+/, marker)});
          }
          if (depth > LAST_LEVEL) return report({message: 'deep', data: {title}});
          if (title === '' || tag === '') return report({message: 'empty'});
          const format = formatOf(node, whole);
          if (format) return report(format);
          const text = tag ?? title;
          const id = slug(text);
          if (id === '') return report({message: 'noAddress', data: {title: text}});
          const before = setIfAbsent(lines, id, line);
          if (before !== undefined) report({message: 'sameAddress', data: {title: text, line: before}});
        },
      };
    },
  },
});

/** Finds headings that are entirely bold or italic, because the design sets their look, and bars in formatted text. */
function formatOf(node: Heading, whole: string) {
  const [only, ...others] = node.children;
  const [hashes, title] = ['#'.repeat(node.depth), plainText(node)];
  if (others.length === 0 && (only?.type === 'strong' || only?.type === 'emphasis')) {
    const isPlain = only.children.every(({type}) => type === 'text') && /^#+ [*_]+[^*_]+[*_]+\s*$/.test(whole);
    const message = only.type === 'strong' ? 'bold' : 'italic';
    return {message, data: {title}, ...(isPlain && {fix: `${hashes} ${title}`})} as const;
  }
  const marked = node.children.find((child) => child.type !== 'text' && plainText(child).includes('|'));
  if (!marked) return undefined;
  return {message: marked.type === 'link' ? 'barInLink' : 'barInFormat', data: {hashes, title}} as const;
}

export const docs =
  'Headings begin with ## (the main heading is a field), do not skip a level, are not empty, and have different addresses.';

export const examples: Examples<typeof rule> = {
  body: {
    valid: ['## Work | What we do', '### Details', '## **Bold** and plain'],
    invalid: [
      ['«# Work»', 'main', '## Work'],
      ['«# # Work»', 'main', '## Work'],
      ['«Plain words»\n===========', 'underlined', {title: 'Plain words'}],
      ['«#### Plain words»', 'skipped', '### Plain words'],
      ['### One\n\n#### Two\n\n«##### Three»', 'deep', {title: 'Three'}],
      ['«##»', 'empty'],
      ['«## Welcome | Again»', 'sameAddress', {title: 'Welcome', line: 30}],
      ['«## 欢迎»', 'noAddress', {title: '欢迎'}],
    ],
  },
  'index | ## Welcome | A right page': {
    invalid: [
      ['«## **Welcome | A right page**»', 'bold', '## Welcome | A right page'],
      ['«## *Welcome*»', 'italic', '## Welcome'],
      ['«## [Welcome | A right page](/projects)»', 'barInLink'],
      ['«## Welcome **| A right** page»', 'barInFormat'],
    ],
  },
};
