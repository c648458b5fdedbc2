import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFileMessage} from 'vfile-message';
import {treeFlaws} from '../check/body-rules';
import {explainSyntax} from './body-slips';
import {isBuild} from '../host/build';
import {FlawError, type Flaw} from '../flaw';
import {splitPage} from './front-matter';
import {headingIds} from './headings';

/** The Markdown that Docusaurus knows (@docusaurus/mdx-loader, processor.js); check and build read it by this alone. */
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).freeze();

/** What a build has checked and not yet laid out. */
const checkedTrees = new Map<string, Root>();

/** As many slips of one body are told at once; a body with more was pasted from another program. */
const MAX_SLIPS = 20;

/** Something that a body names, and the line on which it does. */
interface Mention {
  name: string;
  line: number;
}

export interface Body {
  /** The pictures that stand between the words, as their paths were written. */
  photos: (Mention & {alt: string})[];
  links: Mention[];
  parts: Mention[];
  /** The addresses of its headings. */
  anchors: string[];
  /** A slip kept part of it from being read. */
  unread: boolean;
  flaws: Flaw[];
}

/**
 * What stands in the body of a page, and what is wrong with it. A page is untrusted: only named parts are allowed, never
 * code. A slip that keeps the text from being read is passed over, so that one run tells all of them.
 * @param file path from the project's root, for the sentences
 * @param source the whole file
 */
export function readBody(file: string, source: string): Body {
  const lines = bodyLines(source);
  const flaws: Flaw[] = [];
  for (;;) {
    try {
      const tree = parser.parse(lines.join('\n'));
      const all = [...flaws, ...treeFlaws(file, tree, lines)];
      if (isBuild() && all.length === 0) checkedTrees.set(file, tree);
      return {...mentions(tree), unread: flaws.length > 0, flaws: all};
    } catch (error) {
      const {line, text, fix, passOver} = explainSyntax(error as VFileMessage, lines);
      if (!flaws.some((flaw) => flaw.line === line && flaw.text === text)) flaws.push({file, line, text, fix});
      if (flaws.length === MAX_SLIPS) return {photos: [], links: [], parts: [], anchors: [], unread: true, flaws};
      const before = lines.join('\n');
      if (fix === undefined) for (const one of passOver) lines[one - 1] = escape(lines[one - 1] ?? '');
      else lines[line - 1] = fix;
      // Nothing is left to pass over, so the next reading would stop at the same place.
      if (lines.join('\n') === before) return {photos: [], links: [], parts: [], anchors: [], unread: true, flaws};
    }
  }
}

/**
 * @returns the body as a syntax tree, and the text to which its positions belong
 * @throws VFileMessage when it cannot be read
 */
export function parseBody(source: string): {tree: Root; text: string} {
  const text = bodyLines(source).join('\n');
  return {tree: parser.parse(text), text};
}

/**
 * The body of a page to be laid out. A build gives the very tree that the check has read, so that nothing is published
 * that was not checked; it gives it once, because laying out changes it.
 * @param file path from the project's root
 * @param source the whole file
 * @throws FlawError when a body that was not checked has a flaw, VFileMessage when it cannot be read
 */
export function treeToBuild(file: string, source: string): Root {
  const checked = checkedTrees.get(file);
  checkedTrees.delete(file);
  if (checked) return checked;
  const {tree} = parseBody(source);
  const flaws = treeFlaws(file, tree);
  if (flaws.length > 0) throw new FlawError(flaws);
  return tree;
}

/** The line as plain words, so that the lines below it can be read. */
const escape = (line: string) => line.replace(/(?<!\\)[<{}]/g, '\\$&').replace(/^(import|export) /, '$1\\ ');

/** The lines of the body, with empty ones in place of the top block so that line numbers stay those of the file. */
function bodyLines(source: string): string[] {
  const start = splitPage(source)?.bodyLine ?? 0;
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  return lines.map((line, index) => (index < start ? '' : line));
}

function mentions(tree: Root): Omit<Body, 'flaws' | 'unread'> {
  const photos: Body['photos'] = [];
  const links: Mention[] = [];
  const parts: Mention[] = [];
  const ofPhotos = new Set<string>();
  visit(tree, 'imageReference', ({identifier}) => void ofPhotos.add(identifier));
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'image') photos.push({name: node.url, alt: node.alt ?? '', line});
    if (node.type === 'link' || (node.type === 'definition' && !ofPhotos.has(node.identifier))) {
      links.push({name: node.url, line});
    }
    if (node.type === 'mdxJsxFlowElement' && node.name) parts.push({name: node.name, line});
  });
  return {photos, links, parts, anchors: headingIds(tree).map(({id}) => id)};
}
