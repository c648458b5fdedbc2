/** Writes one block of a document as Markdown, in the style of the pages. */
import type {PhrasingContent, Root, RootContent, TableCell} from 'mdast';
import {defaultHandlers, toMarkdown, type Handle, type Options} from 'mdast-util-to-markdown';
import type {Mark, Node} from 'prosemirror-model';
import {pageSyntax} from './markdown-syntax';
import {blockNameOf, levelOf, linkOf, listAttributes, marks, nodes, photoOf, schema, shortNameOf} from './schema';
import {tidy} from './tidy';

/** An address that needs no backslash. */
const PLAIN_ADDRESS = /^[^\s()<>\\&]+$|^[^\s()<>\\;]+$/;
/** An address that is a link by itself. */
const BARE_ADDRESS = /^https?:\/\/[\w-]+(?:\.[\w-]+)+(?:\/(?:[\w/-]*[\w/])?)?$/;

const titlePart = (title: string | null | undefined): string =>
  title == null || title === '' ? '' : ` "${title.replace(/["\\]/g, '\\$&').replace(/&(?=[#\w]+;)/g, '\\&')}"`;

type LinkHandle = typeof defaultHandlers.link;

/** Bare addresses stay bare, because pages have no autolinks between < and >. */
const writeLink: LinkHandle = Object.assign(
  ((node, parent, state, info) => {
    const [only] = node.children;
    const siblings = parent?.children ?? [];
    const index = siblings.findIndex((child) => child === node);
    const textAt = (at: number) => (siblings[at] as {value?: string} | undefined)?.value;
    const [before, after] = [textAt(index - 1), textAt(index + 1)];
    const isBare =
      only?.type === 'text' &&
      node.children.length === 1 &&
      node.title == null &&
      only.value === node.url &&
      BARE_ADDRESS.test(node.url) &&
      (index === 0 || /\s$/.test(before ?? '')) &&
      (index === siblings.length - 1 || /^(?:\s|[.,](?:\s|$))/.test(after ?? ''));
    if (isBare) return node.url;
    if (!PLAIN_ADDRESS.test(node.url)) return defaultHandlers.link(node, parent, state, info);
    const leave = [state.enter('link'), state.enter('label')];
    const label = state.containerPhrasing(node, {...state.createTracker(info).current(), before: '[', after: ']'});
    leave.toReversed().forEach((exit) => exit());
    return `[${label}](${node.url}${titlePart(node.title)})`;
  }) as LinkHandle,
  {peek: defaultHandlers.link.peek},
);

type ImageHandle = typeof defaultHandlers.image;

const writeImage: ImageHandle = Object.assign(
  ((node, parent, state, info) => {
    if (!PLAIN_ADDRESS.test(node.url)) return defaultHandlers.image(node, parent, state, info);
    const leave = [state.enter('image'), state.enter('label')];
    const alt = state.safe(node.alt ?? '', {...state.createTracker(info).current(), before: '[', after: ']'});
    leave.toReversed().forEach((exit) => exit());
    return `![${alt}](${node.url}${titlePart(node.title)})`;
  }) as ImageHandle,
  {peek: defaultHandlers.image.peek},
);

const writeBreak: Handle = () => '\\\n';
/** The bar after the short name of a heading is the only one that is not escaped. */
const writeBar: Handle = (node: {value: string}) => node.value;

const OPTIONS: Options = {
  bullet: '-',
  bulletOther: '*',
  emphasis: '*',
  strong: '*',
  rule: '-',
  listItemIndent: 'one',
  incrementListMarker: true,
  resourceLink: true,
  tightDefinitions: true,
  extensions: [pageSyntax('plain')],
  handlers: {break: writeBreak, link: writeLink, image: writeImage, ...{bar: writeBar}},
  // Characters that the linter takes for leftovers of other programs.
  unsafe: [
    {character: '=', before: '=', inConstruct: 'phrasing'},
    ...['`', '*', '_', '~', '[', ']', '|'].map((character) => ({character, inConstruct: 'phrasing' as const})),
    {character: '#', before: '#', inConstruct: 'phrasing'},
    {character: ':', after: '[a-z][a-z_]*:', inConstruct: 'phrasing'},
  ],
};

/** The bars of such a table are below each other. A new table is written without padding, so that a changed cell changes one line. */
const ALIGNED_TABLE: Options = {...OPTIONS, extensions: [pageSyntax('aligned')]};

const cache = new WeakMap<Node, string>();

/** @returns the Markdown of one top-level node; '' for one without content */
export function markdownOf(node: Node): string {
  const cached = cache.get(node);
  if (cached !== undefined) return cached;
  const text = node.type === nodes.raw ? node.textContent.trim() : serialize(node, OPTIONS);
  cache.set(node, text);
  return text;
}

export const alignedTableOf = (node: Node): string => serialize(node, ALIGNED_TABLE);

/** @returns a list with other markers than those of the list before it, so that both stay separate */
export function listWithMarker(node: Node, {bullet, ordered}: {bullet: '*' | '+'; ordered: '.' | ')'}): string {
  return serialize(node, {...OPTIONS, bullet, bulletOther: '-', bulletOrdered: ordered});
}

const hasNoContent = (node: Node): boolean => node.inlineContent && node.content.size === 0 && shortNameOf(node) === '';

/** `AT&T` and the & of an address need no backslash; only `&amp;` would. */
const unescapeAmpersand = (all: string, character: string, at: number, whole: string): string =>
  character === '&' && !/^[#\w]+;/.test(whole.slice(at + 2)) ? '&' : all;

function serialize(node: Node, options: Options): string {
  const clean = tidy(node);
  if (!clean || hasNoContent(clean)) return '';
  const root: Root = {type: 'root', children: [toMdast(clean)]};
  const text = toMarkdown(root, options)
    .replace(/\n$/, '')
    .replace(/\\([^])/g, unescapeAmpersand);
  // MDX takes these words at the beginning of a paragraph for code.
  if (node.type === nodes.paragraph && /^(?:im|ex)port /.test(text))
    return `&#x${text.codePointAt(0)?.toString(16) ?? ''};${text.slice(1)}`;
  return text;
}

function toMdast(node: Node): RootContent {
  switch (node.type) {
    case nodes.heading:
      return {
        type: 'heading',
        depth: levelOf(node) as 2 | 3 | 4,
        children: [...shortNamePart(node), ...phrasing(node.children)],
      };
    case nodes.bullet_list:
    case nodes.ordered_list:
      return listToMdast(node);
    case nodes.quote:
      return {type: 'blockquote', children: node.children.map(toMdast) as never};
    case nodes.table:
      return tableToMdast(node);
    case nodes.photo: {
      const {src, alt, caption} = photoOf(node);
      return {type: 'paragraph', children: [{type: 'image', url: src, alt, title: caption === '' ? null : caption}]};
    }
    case nodes.block:
      return {type: 'mdxJsxFlowElement', name: blockNameOf(node), attributes: [], children: []};
    case nodes.rule:
      return {type: 'thematicBreak'};
    default:
      return {type: 'paragraph', children: phrasing(node.children)};
  }
}

function shortNamePart(heading: Node): PhrasingContent[] {
  const value = shortNameOf(heading);
  if (value === '') return [];
  const bar = {type: 'bar', value: heading.content.size > 0 ? ' | ' : ' |'};
  return [{type: 'text', value}, bar as never];
}

function listToMdast(node: Node): RootContent {
  const {loose, start} = listAttributes(node);
  return {
    type: 'list',
    ordered: node.type === nodes.ordered_list,
    start,
    spread: loose,
    children: node.children.map((item) => ({
      type: 'listItem',
      spread: loose || item.children.filter(({type}) => type === nodes.paragraph).length > 1,
      children: item.children.map(toMdast) as never,
    })),
  };
}

function tableToMdast(node: Node): RootContent {
  const cell = ({firstChild}: Node): TableCell => ({
    type: 'tableCell',
    children: phrasing(firstChild?.children.map(withoutBreak) ?? []),
  });
  return {
    type: 'table',
    align: node.firstChild?.children.map(({attrs}) => attrs.align as 'left' | 'right' | 'center' | null),
    children: node.children.map((row) => ({type: 'tableRow', children: row.children.map(cell)})),
  };
}

/** A cell contains no line breaks in Markdown. */
const withoutBreak = (part: Node): Node => (part.type === nodes.hard_break ? schema.text(' ') : part);

const TYPES = {strong: 'strong', em: 'emphasis', del: 'delete'} as const;

/** Nests the marks of neighbouring words: of several marks, the one that lasts longest is outside. */
function phrasing(parts: readonly Node[], open: readonly Mark[] = []): PhrasingContent[] {
  const out: PhrasingContent[] = [];
  for (let index = 0; index < parts.length;) {
    const part = parts[index];
    if (!part) break;
    const rest = part.marks.filter((mark) => !mark.isInSet(open));
    const isCode = rest.some(({type}) => type === marks.code);
    if (rest.length === 0 || isCode || !part.isText) {
      out.push(leafToMdast(part, isCode));
      index += 1;
    } else {
      const {mark, end} = outermost(rest, parts, index);
      out.push(markToMdast(mark, phrasing(parts.slice(index, end), [...open, mark])));
      index = end;
    }
  }
  return out;
}

function leafToMdast(part: Node, isCode: boolean): PhrasingContent {
  if (!part.isText) return {type: 'break'};
  return {type: isCode ? 'inlineCode' : 'text', value: part.text ?? ''};
}

function outermost(choices: readonly Mark[], parts: readonly Node[], from: number): {mark: Mark; end: number} {
  const endOf = (mark: Mark) => {
    const end = parts.findIndex((part, index) => index > from && !mark.isInSet(part.marks));
    return end === -1 ? parts.length : end;
  };
  const all = choices.map((mark) => ({mark, end: endOf(mark)}));
  // A link is always outside, because one link must not become two.
  const link = all.find(({mark}) => mark.type === marks.link);
  return link ?? all.reduce((best, other) => (other.end > best.end ? other : best));
}

function markToMdast(mark: Mark, children: PhrasingContent[]): PhrasingContent {
  if (mark.type !== marks.link) return {type: TYPES[mark.type.name as keyof typeof TYPES], children};
  const {href, title} = linkOf(mark);
  return {type: 'link', url: href, title, children};
}
