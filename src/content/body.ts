import type {Node, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFileMessage} from 'vfile-message';
import type {Flaw} from './flaw';
import {splitPage} from './front-matter';
import {closest} from './names';
import {PARTS} from './parts';

const parser = unified().use(remarkParse).use(remarkMdx).freeze();

interface Body {
  /** The pictures that stand between the words, as their paths were written. */
  photos: {path: string; line: number}[];
  flaws: Flaw[];
}

/**
 * What stands in the body of a page, and what is wrong with it. A page is untrusted: only named parts are allowed, never code.
 * @param file path from the project's root, for the sentences
 * @param source the whole file
 * @returns its photos and all flaws of the syntax tree, or the one flaw that keeps it from being read
 */
export function readBody(file: string, source: string): Body {
  try {
    const {tree} = parseBody(source);
    return {photos: photosIn(tree), flaws: treeFlaws(file, tree)};
  } catch (error) {
    const {reason, line} = error as VFileMessage;
    // A part that is never closed is noticed at the end; the message tells where it was opened.
    const opened = Number(/\((\d+):/.exec(reason)?.[1]);
    return {photos: [], flaws: [{file, line: opened || (line ?? 1), text: explainSyntax(reason)}]};
  }
}

/**
 * @returns the body as a syntax tree, and the text to which its positions belong
 * @throws VFileMessage when it cannot be read
 */
export function parseBody(source: string): {tree: Root; text: string} {
  const text = bodyOf(source);
  return {tree: parser.parse(text), text};
}

function photosIn(tree: Root): Body['photos'] {
  const photos: Body['photos'] = [];
  visit(tree, 'image', ({url, position}) => void photos.push({path: url, line: position?.start.line ?? 1}));
  return photos;
}

/** The body alone, with empty lines in place of the top block so that line numbers stay those of the file. */
function bodyOf(source: string): string {
  const start = splitPage(source)?.bodyLine ?? 0;
  return source
    .split(/\r?\n/)
    .map((line, index) => (index < start ? '' : line))
    .join('\n');
}

/** The same rules for a tree that is parsed already; the build applies them once more. */
export function treeFlaws(file: string, tree: Root): Flaw[] {
  const flaws: Flaw[] = [];
  visit(tree, (node) => {
    const text = explainNode(node);
    if (text) flaws.push({file, line: node.position?.start.line ?? 1, text});
  });
  return flaws;
}

function explainNode(node: Node): string | undefined {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return explainPart(node as MdxJsxFlowElement | MdxJsxTextElement);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return 'Curly brackets are code, and a page holds none. Write the words themselves.';
    case 'mdxjsEsm':
      return 'A page has no import or export. Parts are found by their name; remove the line.';
    case 'heading':
      return 'depth' in node && node.depth === 1
        ? 'The large heading is the field "heading" at the top. Begin this line with ## instead of #.'
        : undefined;
    default:
      return undefined;
  }
}

function explainPart({name, attributes, children}: MdxJsxFlowElement | MdxJsxTextElement): string | undefined {
  const written = name ?? '';
  if (!Object.hasOwn(PARTS, written)) {
    if (/^[a-z]|^$/.test(written))
      return `<${written}> is HTML, which a page does not hold. Write plain words or Markdown.`;
    const meant = closest(written, Object.keys(PARTS));
    const remedy = meant ? `Did you mean <${meant} />?` : `The parts are ${Object.keys(PARTS).join(', ')}.`;
    return `<${written}> is not a part of this site. ${remedy}`;
  }
  if (attributes.length > 0) return `<${written} /> takes nothing inside its brackets. Its list is in the top block.`;
  return children.length > 0 ? `<${written} /> holds nothing between an opening and a closing mark.` : undefined;
}

/** The sentences of the MDX parser (micromark-extension-mdx-jsx and its kin) in words for editors. */
function explainSyntax(reason: string): string {
  if (reason.includes('`!` (U+0021)')) return 'A comment <!-- … --> cannot stand in a page. Remove it.';
  if (/closing tag|closing slash/.test(reason))
    return 'A part is opened and not closed. Write it as <Name /> on its own line.';
  if (reason.includes('before name')) return 'The sign < opens a part. Write "under" or "less than" instead.';
  if (/expression|acorn/.test(reason))
    return 'Curly brackets are code, and a page holds none. Write the words themselves.';
  return 'A part is written wrongly here. Write it as <Name /> on its own line.';
}
