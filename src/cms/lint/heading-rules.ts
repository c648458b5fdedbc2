/** The rules for headings in the body of a page. */
import type {Heading} from 'mdast';
import {slug} from '../../shared/slug';
import {truncate, type BareDiagnostic} from '../base/diagnostic';
import {plainText, wordsOf} from '../parse/headings';

/** Headings in Markdown begin at the second level, because the field "heading" is the first. */
const FIRST_LEVEL = 2;
const LAST_LEVEL = 4;

/** The signs of a first-level heading, which may contain spaces by mistake. */
const FIRST_SIGNS = /^#(?:[ \t]+#+)?(?=[ \t])/;

/** The first line of a node: its number and its text. */
export interface HeadingStart {
  line: number;
  written: string;
}

/** Remembers the level of the last heading of a page, and the line of each address. */
export class Headings {
  private level = FIRST_LEVEL - 1;
  private readonly lines = new Map<string, number>();

  /** Takes the headings from top to bottom. @returns the finding about this one */
  judge(node: Heading, {line, written}: HeadingStart): BareDiagnostic | undefined {
    const {depth} = node;
    const {tag, claim} = wordsOf(node);
    if (node.position && node.position.start.line < node.position.end.line) {
      this.level = Math.max(depth, FIRST_LEVEL);
      const message = `The line of signs below "${truncate(claim)}" makes it a heading.`;
      return {message, help: 'Leave an empty line above that line, or remove it.'};
    }
    if (depth < FIRST_LEVEL) {
      this.level = FIRST_LEVEL;
      const [signs = '#'] = FIRST_SIGNS.exec(written) ?? [];
      return {
        message: 'The large heading is the field "heading" at the top.',
        help: `Begin this line with ## instead of ${signs.replace(/\s+/, ' ')}.`,
        fix: written.replace(FIRST_SIGNS, '##'),
      };
    }
    const allowed = this.level + 1;
    this.level = Math.min(depth, allowed);
    if (depth > allowed) {
      const right = '#'.repeat(allowed);
      return {
        message: `The heading "${truncate(claim)}" skips a level.`,
        help: `Begin its line with ${right}.`,
        fix: written.replace(/^#+/, right),
      };
    }
    if (depth > LAST_LEVEL) {
      return {message: `The heading "${truncate(claim)}" is too deep.`, help: 'Write it in **bold** on its own line.'};
    }
    if (claim === '' || tag === '') {
      return {
        message: 'The heading has no words on one side of its mark.',
        help: 'Write "## Tag | Heading", or "## Heading" alone.',
      };
    }
    return judgeMarks(node, written) ?? this.judgeAddress(tag ?? claim, line);
  }

  private judgeAddress(content: string, line: number): BareDiagnostic | undefined {
    const id = slug(content);
    if (id === '') {
      return {
        message: `The heading "${truncate(content)}" has no Latin letter or digit for its address.`,
        help: 'Add one.',
      };
    }
    const before = this.lines.get(id);
    if (before !== undefined) {
      const message = `The heading "${truncate(content)}" has the address of the one on line ${before}.`;
      return {message, help: 'Give it other words.'};
    }
    this.lines.set(id, line);
    return undefined;
  }
}

/** Reports headings that are bold or italic as a whole, because the design sets their look, and bars in formatted text. */
function judgeMarks(node: Heading, written: string): BareDiagnostic | undefined {
  const [only, ...others] = node.children;
  const hashes = '#'.repeat(node.depth);
  if (others.length === 0 && (only?.type === 'strong' || only?.type === 'emphasis')) {
    const fix = `${hashes} ${plainText(node)}`;
    const isPlain = only.children.every(({type}) => type === 'text') && /^#+ [*_]+[^*_]+[*_]+\s*$/.test(written);
    const message = `The heading "${truncate(plainText(node))}" is in ${only.type === 'strong' ? 'bold' : 'italics'}, and a heading has its own look.`;
    return {message, help: 'Write it without the signs around it.', fix: isPlain ? fix : undefined};
  }
  const marked = node.children.find((child) => child.type !== 'text' && plainText(child).includes('|'));
  if (!marked) return undefined;
  const what = marked.type === 'link' ? 'a link' : 'words with a look of their own';
  const help =
    marked.type === 'link'
      ? `Write ${hashes} ${truncate(plainText(node))} and the link on the line below it.`
      : `Write ${hashes} ${truncate(plainText(node))} in plain words.`;
  return {
    message: `The bar of the heading is inside ${what}, where it does not separate the tag from the heading.`,
    help,
  };
}
