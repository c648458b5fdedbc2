import type {Root} from 'mdast';
import {directiveFromMarkdown} from 'mdast-util-directive';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {directive} from 'micromark-extension-directive';
import {gfm} from 'micromark-extension-gfm';
import {mdx} from 'micromark-extension-mdx';
import {mdxjsEsm} from 'micromark-extension-mdxjs-esm';
import {visit} from 'unist-util-visit';
import type {VFileMessage} from 'vfile-message';
import {messageOf, type Finding} from '../base/diagnostic';
import {explainSyntax} from './body-syntax-errors';
import {splitPage} from './front-matter';
import {headingIds} from './headings';
import {bodyLimit} from './limits';
import {withoutTraces} from './clean-links';

/** A page holds no code, so nothing reads any: an import or export stops the parser, and curly brackets are refused. */
const noCode = (): never => {
  throw Object.assign(new SyntaxError('A page holds no code.'), {pos: 0, loc: {line: 1, column: 0}});
};

/** The Markdown that Docusaurus knows (@docusaurus/mdx-loader, processor.js); check and build read it by this alone. */
const LANGUAGE = {
  extensions: [
    mdx(),
    mdxjsEsm({acorn: {parse: noCode, parseExpressionAt: noCode}, acornOptions: {ecmaVersion: 'latest'}}),
    gfm(),
    directive(),
  ],
  mdastExtensions: [mdxFromMarkdown(), gfmFromMarkdown(), directiveFromMarkdown()],
};

const parse = (text: string): Root => withoutTraces(() => fromMarkdown(text, LANGUAGE));

/** How many syntax errors of one body are told at once; a body with more was pasted from another program. */
const MAX_SYNTAX_ERRORS = 12;
/** Each syntax error means reading once more; together the readings are of as many characters. */
const MAX_PARSED = 300_000;

/** Something that a body names, and where it does. */
interface Mention {
  name: string;
  line: number;
  /** Undefined where it goes on in the next line. */
  columns?: readonly [start: number, end: number];
}

export interface Body {
  /** Nothing when it cannot be read at all. */
  tree?: Root;
  /** The lines to which the places of the tree belong; those of the front matter are empty. */
  lines: string[];
  /** The pictures that are between the words, as their paths were written. */
  photos: (Mention & {alt: string})[];
  links: Mention[];
  blocks: Mention[];
  /** The addresses of its headings. */
  anchors: string[];
  /** A syntax error kept part of it from being read. */
  unread: boolean;
  findings: Finding[];
}

/**
 * What is in the body of a page, and what keeps it from being read. A syntax error is passed over, so that one run tells all
 * of them.
 * @param file path from the project's root, for the sentences
 * @param source the whole file
 * @param blocks the names of the blocks that pages may use
 */
export function readBody(file: string, source: string, blocks: readonly string[]): Body {
  const lines = bodyLines(source);
  const findings: Finding[] = [];
  const unread = (): Body => ({lines, photos: [], links: [], blocks: [], anchors: [], unread: true, findings});
  const limit = bodyLimit(lines);
  if (limit) {
    findings.push({ruleId: 'file-size', file, ...limit});
    return unread();
  }
  const rounds = Math.min(MAX_SYNTAX_ERRORS, Math.ceil(MAX_PARSED / Math.max(source.length, 1)));
  for (;;) {
    try {
      const tree = parse(lines.join('\n'));
      return {tree, lines, ...mentions(tree), unread: findings.length > 0, findings};
    } catch (error) {
      if (!isMessage(error)) throw error;
      const {passOver, ...diagnostic} = explainSyntax(error, lines, blocks);
      const {line, fix} = diagnostic;
      const again = findings.some((finding) => finding.line === line && messageOf(finding) === messageOf(diagnostic));
      if (!again) findings.push({ruleId: 'mdx-syntax', file, ...diagnostic});
      if (findings.length === rounds) return unread();
      const before = lines.join('\n');
      // A row of the same sign is reported once and passed over whole: a reading for each of them could take for ever.
      if (again || fix === undefined) for (const value of passOver) lines[value - 1] = escape(lines[value - 1] ?? '');
      else lines[line - 1] = fix;
      // Nothing is left to pass over, so the next reading would stop at the same place.
      if (lines.join('\n') === before) return unread();
    }
  }
}

/** What the parser says of a text that it cannot read; any other error is our own. */
const isMessage = (error: unknown): error is VFileMessage => error instanceof Error && 'reason' in error;

/**
 * @returns the body as a syntax tree, and the text to which its positions belong
 * @throws VFileMessage when it cannot be read
 */
export function parseBody(source: string): {tree: Root; text: string} {
  const text = bodyLines(source).join('\n');
  return {tree: parse(text), text};
}

/** The line as plain words, so that the lines below it can be read. */
const escape = (line: string) => line.replace(/(?<!\\)[<{}]/g, '\\$&').replace(/^(import|export) /, '$1\\ ');

/** The lines of the body, with empty ones in place of the front matter so that line numbers stay those of the file. */
function bodyLines(source: string): string[] {
  const start = splitPage(source)?.bodyLine ?? 0;
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  return lines.map((line, index) => (index < start ? '' : line));
}

function mentions(tree: Root): Pick<Body, 'photos' | 'links' | 'blocks' | 'anchors'> {
  const photos: Body['photos'] = [];
  const links: Mention[] = [];
  const blocks: Mention[] = [];
  const ofPhotos = new Set<string>();
  visit(tree, 'imageReference', ({identifier}) => void ofPhotos.add(identifier));
  visit(tree, (node) => {
    const {start, end} = node.position ?? {};
    const line = start?.line ?? 1;
    const columns = start && end?.line === line ? ([start.column, end.column] as const) : undefined;
    if (node.type === 'image') photos.push({name: node.url, alt: node.alt ?? '', line, columns});
    if (node.type === 'link' || (node.type === 'definition' && !ofPhotos.has(node.identifier))) {
      links.push({name: node.url, line, columns});
    }
    if (node.type === 'mdxJsxFlowElement' && node.name) blocks.push({name: node.name, line, columns});
  });
  return {photos, links, blocks, anchors: headingIds(tree).map(({id}) => id)};
}
