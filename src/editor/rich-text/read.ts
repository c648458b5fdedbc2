/** Markdown to the document of the editor. Each top-level node remembers the text that it came from. */
import type {Definition, Nodes, Parent, PhrasingContent, Root, RootContent, Table} from 'mdast';
import type {Mark, Node} from 'prosemirror-model';
import {parseMarkdown} from '../../cms/edit';
import {HEADING_LEVELS, marks, nodes, paragraphOf, textNodes} from './schema';

/** A body as it was read: `gaps[i]` is the text before node i, and the last gap is the text after the last node. */
export interface Original {
  text: string;
  children: readonly Node[];
  slices: readonly string[];
  gaps: readonly string[];
}

/** Thrown for a node that the schema does not contain, so its Markdown is kept. */
class Unsupported extends Error {}

interface Context {
  source: string;
  start: number;
  definitions: ReadonlyMap<string, Definition>;
}

/** What the linter has parsed: the tree of a file, in which the body begins at an offset. */
export interface ParsedText {
  tree: Root;
  start: number;
}

/** @param parsed the parsed text, if it is known; parsing takes most of the time */
export function read(text: string, parsed?: ParsedText): {doc: Node; original: Original} {
  const original = split(text, parsed);
  const {children} = original;
  return {doc: nodes.doc.create(null, children.length > 0 ? children : paragraphOf()), original};
}

function split(text: string, parsed?: ParsedText): Original {
  const {tree, masked} = parsed ? {tree: parsed.tree.children, masked: text} : parseReadable(text);
  if (!tree) return unparsed(text);
  const start = parsed?.start ?? 0;
  const context = {source: text, start, definitions: definitionsIn(tree)};
  const children: Node[] = [];
  const slices: string[] = [];
  const gaps: string[] = [];
  let end = 0;
  for (const node of tree) {
    const [from, to] = offsetsOf(node, start);
    const slice = text.slice(from, to);
    gaps.push(text.slice(end, from));
    slices.push(slice);
    children.push(masked.slice(from, to) === slice ? readBlock(node, context) : rawNode(slice));
    end = to;
  }
  return {text, children, slices, gaps: [...gaps, text.slice(end)]};
}

/** The whole body stays Markdown; the linter says what is wrong. */
function unparsed(text: string): Original {
  const content = text.trim();
  if (content === '') return {text, children: [], slices: [], gaps: [text]};
  const from = text.indexOf(content);
  const gaps = [text.slice(0, from), text.slice(from + content.length)];
  return {text, children: [rawNode(content)], slices: [content], gaps};
}

const MAX_SYNTAX_ERRORS = 12;
/** The characters that begin MDX, in lines that the parser cannot read. */
const MDX = /[<{}]|^(?:im|ex)port\b/g;
/** A block on its own line. */
const BLOCK_LINE = /^<[A-Z]\w* \/>$/;

interface SyntaxErrorPlace {
  line?: number;
  place?: {line?: number; start?: {line: number}; end?: {line: number}};
}

/** Parses a body. Lines that cannot be parsed are masked, so that only their own block stays Markdown. */
function parseReadable(text: string): {tree?: RootContent[]; masked: string} {
  const lines = text.split('\n');
  for (let round = 0; round < MAX_SYNTAX_ERRORS; round += 1) {
    const masked = lines.join('\n');
    try {
      return {tree: parseMarkdown(masked).children, masked};
    } catch (error) {
      maskErrorLines(lines, error as SyntaxErrorPlace);
      // An open tag or bracket is reported at its end, so the lines above it are masked as well.
      if (lines.join('\n') === masked)
        lines.forEach((line, index) => {
          if (!BLOCK_LINE.test(line)) lines[index] = line.replace(/[<{}]/g, 'x');
        });
      if (lines.join('\n') === masked) return {masked};
    }
  }
  return {masked: text};
}

function maskErrorLines(lines: string[], {place, line}: SyntaxErrorPlace): void {
  const first = place?.start?.line ?? place?.line ?? line ?? 1;
  const last = Math.max(first, place?.end?.line ?? line ?? 1);
  for (let index = Math.max(first - 1, 0); index < last; index += 1)
    lines[index] = lines[index]?.replace(MDX, (found) => 'x'.repeat(found.length)) ?? '';
}

const offsetsOf = ({position}: Nodes, start: number): [from: number, to: number] => [
  (position?.start.offset ?? 0) - start,
  (position?.end.offset ?? 0) - start,
];

const rawNode = (text: string): Node => nodes.raw.create(null, textNodes(text));

const definitionsIn = (tree: readonly RootContent[]): Map<string, Definition> =>
  new Map(tree.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node] as const] : [])));

function readBlock(node: RootContent, context: Context): Node {
  try {
    const block = readTopLevel(node, context);
    block.check();
    return block;
  } catch (error) {
    if (!(error instanceof Unsupported || error instanceof RangeError)) throw error;
    return rawNode(context.source.slice(...offsetsOf(node, context.start)));
  }
}

function readTopLevel(node: RootContent, context: Context): Node {
  switch (node.type) {
    case 'heading': {
      // The linter reports a heading of two lines, with "===" below it.
      const isOneLine = node.position?.start.line === node.position?.end.line;
      if (!isOneLine || !HEADING_LEVELS.some((level) => level === node.depth)) throw new Unsupported();
      return headingOf(node.depth, readInline(node.children, [], context));
    }
    case 'paragraph': {
      const [only] = node.children;
      if (node.children.length === 1 && only?.type === 'image')
        return nodes.photo.create({src: only.url, alt: only.alt ?? '', caption: only.title ?? ''});
      return readNested(node, context);
    }
    case 'mdxJsxFlowElement': {
      const name = node.name ?? '';
      if (!/^[A-Z]/.test(name) || node.attributes.length > 0 || node.children.length > 0) throw new Unsupported();
      return nodes.block.create({name});
    }
    case 'thematicBreak':
      return nodes.rule.create();
    case 'table':
      return readTable(node, context);
    case 'blockquote':
      return nodes.quote.create(
        null,
        node.children.map((child) => readNested(child, context)),
      );
    default:
      return readNested(node, context);
  }
}

function readTable({children, align}: Table, context: Context): Node {
  const width = children[0]?.children.length ?? 0;
  if (children.some((row) => row.children.length > width)) throw new Unsupported();
  const rows = children.map((row, index) => {
    const type = index === 0 ? nodes.table_header : nodes.table_cell;
    const cells = Array.from({length: width}, (_, column) =>
      type.create(
        {align: align?.[column] ?? null},
        paragraphOf(readInline(row.children[column]?.children ?? [], [], context)),
      ),
    );
    return nodes.table_row.create(null, cells);
  });
  return nodes.table.create(null, rows);
}

/** Reads what a list or a quotation may contain. */
function readNested(node: RootContent, context: Context): Node {
  if (node.type === 'paragraph') return paragraphOf(readInline(node.children, [], context));
  if (node.type !== 'list') throw new Unsupported();
  const items = node.children.map((item) => {
    if (typeof item.checked === 'boolean') throw new Unsupported();
    const children = item.children.map((child) => readNested(child, context));
    // An entry without words may contain a list.
    const hasWords = children[0]?.type === nodes.paragraph;
    return nodes.list_item.create(null, hasWords ? children : [paragraphOf(), ...children]);
  });
  const loose = node.spread === true || node.children.some(({spread}) => spread === true);
  const type = node.ordered === true ? nodes.ordered_list : nodes.bullet_list;
  return type.create({loose, start: node.start ?? 1}, items);
}

/** @returns a heading with its short name, which is the plain text before the first bar */
export function headingOf(level: number, content: readonly Node[]): Node {
  const [first, ...rest] = content;
  const text = first?.isText && first.marks.length === 0 ? (first.text ?? '') : '';
  const bar = text.indexOf('|');
  if (bar === -1) return nodes.heading.create({level}, content);
  const short = text.slice(0, bar).trim();
  return nodes.heading.create({level, short}, [...textNodes(text.slice(bar + 1).trimStart()), ...rest]);
}

function readInline(children: readonly PhrasingContent[], around: readonly Mark[], context: Context): Node[] {
  return children.flatMap((node): Node[] => {
    const inside = (mark: Mark) =>
      readInline((node as Parent).children as PhrasingContent[], mark.addToSet(around), context);
    switch (node.type) {
      case 'text':
        return joinLines(node.value, around);
      case 'strong':
        return inside(marks.strong.create());
      case 'emphasis':
        return inside(marks.em.create());
      case 'delete':
        return inside(marks.del.create());
      case 'inlineCode':
        return joinLines(node.value, marks.code.create().addToSet(around));
      case 'link':
        return inside(marks.link.create({href: node.url, title: node.title ?? null}));
      case 'linkReference': {
        const target = context.definitions.get(node.identifier);
        if (!target) throw new Unsupported();
        return inside(marks.link.create({href: target.url, title: target.title ?? null}));
      }
      case 'break':
        return [nodes.hard_break.create(null, null, around)];
      case 'textDirective':
        // To everybody who writes text, `10:30 note:this` is not a directive.
        if (node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0) throw new Unsupported();
        return joinLines(`:${node.name}`, around);
      default:
        throw new Unsupported();
    }
  });
}

/** The end of a line within a paragraph is a space to readers. */
const joinLines = (value: string, around: readonly Mark[]): Node[] =>
  textNodes(
    value
      .split('\n')
      .map((line, index, all) => (index < all.length - 1 ? line.trimEnd() : line))
      .map((line, index) => (index > 0 ? line.trimStart() : line))
      .join(' '),
    around,
  );
