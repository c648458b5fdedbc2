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
import type {Problem} from '../values/diagnostic';
import {explainSyntax} from './body-syntax-errors';
import {splitPage, withoutStackTraces} from './front-matter';
import {headingIds} from './headings';
import {bodyLimit} from './limits';

/**
 * Pages contain no code, so nothing parses it: an import or export stops the parser, and curly brackets are refused.
 */
const noCode = (): never => {
  throw Object.assign(new SyntaxError('Code is not supported in pages.'), {pos: 0, loc: {line: 1, column: 0}});
};

/**
 * The Markdown extensions of Docusaurus (@docusaurus/mdx-loader, processor.js). The check and the build parse only
 * these.
 */
const LANGUAGE = {
  extensions: [
    mdx(),
    mdxjsEsm({acorn: {parse: noCode, parseExpressionAt: noCode}, acornOptions: {ecmaVersion: 'latest'}}),
    gfm(),
    directive(),
  ],
  mdastExtensions: [mdxFromMarkdown(), gfmFromMarkdown(), directiveFromMarkdown()],
};

/** @throws VFileMessage when the text cannot be parsed */
export const parseMarkdown = (text: string): Root => withoutStackTraces(() => fromMarkdown(text, LANGUAGE));

/** How many syntax errors of one body to report; a body with more was pasted from another program. */
const MAX_SYNTAX_ERRORS = 12;
/** Each syntax error needs another parse; together they may parse this many characters. */
const MAX_PARSED = 300_000;

interface Mention {
  name: string;
  line: number;
  /** Undefined if it continues on the next line. */
  columns?: readonly [start: number, end: number];
}

export interface Body {
  /** Undefined when the body cannot be parsed at all. */
  tree?: Root;
  /** The lines to which positions in the tree refer; those of the front matter are empty. */
  lines: string[];
  /** The line after the front matter, counted from 1. */
  firstLine: number;
  photos: (Mention & {alt: string})[];
  links: Mention[];
  blocks: Mention[];
  anchors: string[];
  /** Whether a syntax error kept a part of the body from being parsed. */
  isIncomplete: boolean;
  problems: Problem[];
}

/** Parses the body of a page. Syntax errors are skipped, so that one run reports all of them. */
export function readBody(file: string, source: string, blocks: readonly string[]): Body {
  const lines = bodyLines(source);
  const firstLine = (splitPage(source)?.bodyLine ?? 0) + 1;
  const problems: Problem[] = [];
  const unread = (): Body => ({
    lines,
    firstLine,
    photos: [],
    links: [],
    blocks: [],
    anchors: [],
    isIncomplete: true,
    problems,
  });
  const limit = bodyLimit(lines);
  if (limit) {
    problems.push({file, ...limit});
    return unread();
  }
  const rounds = Math.min(MAX_SYNTAX_ERRORS, Math.ceil(MAX_PARSED / Math.max(source.length, 1)));
  for (;;) {
    try {
      const tree = parseMarkdown(lines.join('\n'));
      return {tree, lines, firstLine, ...mentions(tree), isIncomplete: problems.length > 0, problems};
    } catch (error) {
      if (!isParserMessage(error)) throw error;
      const {skippedLines, ...problem} = explainSyntax(error, lines, blocks);
      const {line, fix} = problem;
      const isRepeated = problems.some((other) => identityOf(other) === identityOf(problem));
      if (!isRepeated) problems.push({file, ...problem});
      if (problems.length === rounds) return unread();
      const before = lines.join('\n');
      // Lines with the same error are reported once and skipped together, because parsing once for each could take very
      // long.
      if (isRepeated || fix === undefined)
        for (const value of skippedLines) lines[value - 1] = escape(lines[value - 1] ?? '');
      else lines[line - 1] = fix;
      // Nothing is left to skip, so the next parse would stop at the same position.
      if (lines.join('\n') === before) return unread();
    }
  }
}

const identityOf = ({line, message, data}: Omit<Problem, 'file'>) => JSON.stringify([line, message, data]);

/** Whether an error is the parser's message about the text. Any other error is our own bug. */
const isParserMessage = (error: unknown): error is VFileMessage => error instanceof Error && 'reason' in error;

/** @throws VFileMessage when the body cannot be parsed */
export function parseBody(source: string): {tree: Root; text: string} {
  const text = bodyLines(source).join('\n');
  return {tree: parseMarkdown(text), text};
}

/** Escapes a line, so that the lines below it can be parsed. */
const escape = (line: string) => line.replace(/(?<!\\)[<{}]/g, '\\$&').replace(/^(import|export) /, '$1\\ ');

/** Returns the lines of the body with empty ones instead of the front matter, so that line numbers match the file. */
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
