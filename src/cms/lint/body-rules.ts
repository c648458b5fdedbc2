/** The rules for the body of a page. The linter and the build apply the same rules to the same tree. */
import type {Image, Nodes, Parents, Root, Heading} from 'mdast';
import type {TextDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {attributeDiagnostic, curlyDiagnostic, htmlDiagnostic, photoSizeDiagnostic} from '../parse/body-syntax-errors';
import {closestMatch} from '../base/closest-match';
import {truncate, type ReportMessage, type RuleReport, withRuleId} from '../base/diagnostic';
import {invisibleDiagnostic} from '../parse/characters';
import {plainText, headingParts} from '../parse/headings';
import {linkDiagnostic, linkTextDiagnostic, replaceUrl} from './link-rules';
import {slug} from '../../shared/slug';
import {truncateText} from '../../shared/truncate';
import {readBody, type Body} from '../parse/body';
import {setIfAbsent} from '../base/values';
import type {Blocks} from '../definition/site-definition';
import {markdownSyntaxDiagnostics} from './markdown-syntax';
import {visibleMarkdownDiagnostics} from './visible-markdown';

interface BodyState {
  root: Root;
  blocks: readonly string[];
  headings: Headings;
  components: Map<string, number>;
}

function checkTree(file: string, tree: Root, lines: string[], blocks: readonly string[]): RuleReport[] {
  const reports: RuleReport[] = [];
  const memory: BodyState = {root: tree, blocks, headings: new Headings(), components: new Map()};
  visit(tree, (node, _index, parent) => {
    const line = node.position?.start.line ?? 1;
    const written = lines[line - 1] ?? '';
    const diagnostic = checkNode(node, parent, {line, written}, memory);
    if (!diagnostic) return undefined;
    const {fix} = diagnostic;
    const columns = node.position && columnsOf(node.position, written);
    const ruleId = RULES[node.type] ?? 'unsupported-markdown';
    reports.push({ruleId, ...diagnostic, file, line, columns, fix: fix === written ? undefined : fix});
    return SKIP;
  });
  return reports;
}

/** The rule for each type of node; all other types share one rule. */
const RULES: Readonly<Partial<Record<Nodes['type'], string>>> = {
  mdxJsxFlowElement: 'block-usage',
  mdxJsxTextElement: 'block-usage',
  mdxFlowExpression: 'mdx-syntax',
  mdxTextExpression: 'mdx-syntax',
  heading: 'heading',
  image: 'photo-placement',
  imageReference: 'photo-placement',
  link: 'link-address',
  definition: 'link-address',
  textDirective: 'markdown-shown',
  text: 'markdown-shown',
};

const columnsOf = ({start, end}: NonNullable<Nodes['position']>, written: string): readonly [number, number] => [
  start.column,
  start.line === end.line ? end.column : written.length + 1,
];

function checkNode(
  node: Nodes,
  parent: Parents | undefined,
  place: NodePosition,
  memory: BodyState,
): ReportMessage | undefined {
  return hiddenDiagnostic(node) ?? checkNodeOfType(node, parent, place, memory);
}

/** Reports an invisible character that was written as a code, such as `&#xE0025;`, in an address, title or description. */
function hiddenDiagnostic(node: Nodes): ReportMessage | undefined {
  const texts = [
    'url' in node && node.url,
    'title' in node && node.title,
    'alt' in node && node.alt,
    'label' in node && node.label,
    node.type === 'inlineCode' && node.value,
  ];
  return texts.map((text) => (text ? invisibleDiagnostic(text) : undefined)).find((found) => found !== undefined);
}

function checkNodeOfType(
  node: Nodes,
  parent: Parents | undefined,
  place: NodePosition,
  memory: BodyState,
): ReportMessage | undefined {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return checkBlock(node, parent, place.line, memory);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return followsPhoto(node, parent)
        ? photoSizeDiagnostic(`Remove {${truncateText(node.value, 30)}}.`)
        : curlyDiagnostic(`{${truncateText(node.value, 30)}}`);
    case 'heading':
      return memory.headings.judge(node, place);
    case 'image':
      return checkImage(node, parent, memory.root);
    case 'imageReference':
      return {message: 'Reference-style photos are not supported.', help: 'Write ![what it shows](/img/…).'};
    case 'link':
    case 'definition':
      return checkLink(node.url, node.type === 'link' ? plainText(node) || altOfImages(node) : 'x', place.written);
    case 'code':
      return {message: 'Code blocks are not supported.', help: 'Remove the ``` lines.'};
    case 'footnoteDefinition':
      return {
        message: 'Footnotes are not supported.',
        help: `Put the note "${truncate(plainText(node))}" in the sentence.`,
      };
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? {message: 'Checkboxes are not supported.', help: 'Remove the [ ] or [x].'}
        : undefined;
    case 'containerDirective':
    case 'leafDirective':
      return {message: `"::${node.name}" is not supported on this site.`, help: 'Use a heading or plain text.'};
    case 'textDirective':
      return checkColon(node, parent);
    case 'text':
      return checkText(node.value, place.written);
    default:
      return undefined;
  }
}

type BlockElement = MdxJsxFlowElement | MdxJsxTextElement;

function checkBlock(
  node: BlockElement,
  parent: Parents | undefined,
  line: number,
  {components, blocks}: BodyState,
): ReportMessage | undefined {
  const {attributes, children} = node;
  const name = node.name ?? '';
  if (!blocks.includes(name)) {
    const meant = closestMatch(name, blocks);
    const isHtml = /^[a-z]|^$/.test(name) && meant?.toLowerCase() !== name.toLowerCase();
    if (isHtml) return htmlDiagnostic(name);
    const help = meant ? `Did you mean <${meant} />?` : `The blocks of this site are ${blocks.join(', ')}.`;
    return {message: `<${truncate(name)}> is not a block of this site.`, help};
  }
  if (attributes.length > 0) return attributeDiagnostic(name);
  if (children.length > 0) return {message: `<${name} /> cannot contain anything. Write it as a single tag.`};
  if (node.type === 'mdxJsxTextElement' || parent?.type !== 'root') {
    const help = 'Put it on its own line, with an empty line above and below.';
    return {message: `<${name} /> is in the middle of other text.`, help};
  }
  const before = setIfAbsent(components, name, line);
  return before === undefined
    ? undefined
    : {message: `<${name} /> is already on line ${before}.`, help: 'Use it only once on a page.'};
}

/** Other programs write the size of a photo behind its description. */
const SIZED_ALT = /^(.*\S)\s*\|\s*\d+(?:x\d+)?$/;

/** Whether curly brackets follow a photo, as in `![…](…){width=300}`. */
function followsPhoto(node: Nodes, parent: Parents | undefined): boolean {
  const siblings: readonly Nodes[] = parent?.children ?? [];
  return node.type === 'mdxTextExpression' && siblings[siblings.indexOf(node) - 1]?.type === 'image';
}

function checkImage({alt, url}: Image, parent: Parents | undefined, root: Root): ReportMessage | undefined {
  const [, words] = SIZED_ALT.exec(alt ?? '') ?? [];
  if (words !== undefined) return photoSizeDiagnostic(`Write ![${truncate(words)}](${truncate(url)}).`);
  const siblings = parent?.children.filter((child) => !followsPhoto(child, parent));
  const alone = root.children.some((child) => child === parent) && siblings?.length === 1;
  if (!alone) {
    const help = 'Put it on its own line, with an empty line above and below.';
    return {message: `The photo "${truncate(url)}" is in the middle of other text.`, help};
  }
  const help = `Say what it shows: ![A welder at work](${truncate(url)}).`;
  return alt?.trim() ? undefined : {message: `The photo "${truncate(url)}" has no description.`, help};
}

const altOfImages = (node: Parents) => (node.children.some(({type}) => type === 'image') ? 'image' : '');

function checkLink(url: string, text: string, written: string): ReportMessage | undefined {
  const diagnostic = linkDiagnostic(url);
  if (diagnostic) {
    const {message, help, address} = diagnostic;
    const fix = address === undefined ? undefined : replaceUrl(written, url, address);
    return {message: `The link "${truncate(url)}" ${message}`, help, fix};
  }
  return text.trim()
    ? linkTextDiagnostic(text, url)
    : {message: `The link "${truncate(url)}" has no text.`, help: `Write [link text](${truncate(url)}).`};
}

/** Reports `note:[x]` and `note:{x}`, which only other sites use. A plain `10:30` or `note:this` is fine. */
function checkColon(
  {name, children, attributes}: TextDirective,
  parent: Parents | undefined,
): ReportMessage | undefined {
  if (name === 'contentReference')
    return {message: '":contentReference" is left over from a chat program.', help: 'Remove it.'};
  const marked = children.length > 0 || Object.keys(attributes ?? {}).length > 0;
  return marked || parent?.type === 'heading'
    ? {message: `A space is missing after the colon in ":${truncate(name)}".`, help: `Write ": ${truncate(name)}".`}
    : undefined;
}

const LINK_WITH_SPACE = /(\[[^[\]]+\])\s+(\((?:\/|https?:|mailto:)[^)\s]*\))/;

/** HTML entities for non-breaking and other special spaces. */
const SPACE_ENTITIES = /&(?:nbsp|ensp|emsp|thinsp|#160|#x0?a0);/gi;

function checkText(value: string, written: string): ReportMessage | undefined {
  const [, content, target] = LINK_WITH_SPACE.exec(value) ?? [];
  if (content !== undefined && target !== undefined) {
    const message = `There is a space between the link text ${truncate(content)} and its address ${truncate(target)}.`;
    const fix = written.replace(LINK_WITH_SPACE, '$1$2');
    return {message, help: `Write ${truncate(content)}${truncate(target)}.`, fix};
  }
  const [code] = written.match(SPACE_ENTITIES) ?? [];
  if (code !== undefined && /[\u00A0\u2002\u2003\u2009]/.test(value)) {
    const message = `${code} is a non-breaking space.`;
    const fix = written.replace(SPACE_ENTITIES, ' ').replace(/(?<=\S) {2,}(?=\S)/g, ' ');
    return {message, help: 'Replace it with an ordinary space.', fix: fix.trimEnd()};
  }
  // Invisible characters in the file are removed earlier, so this one was written as a code such as &shy;.
  return invisibleDiagnostic(value);
}

/** Headings in Markdown begin at the second level, because the field "heading" is the first. */
const FIRST_LEVEL = 2;
const LAST_LEVEL = 4;

/** The characters of a first-level heading, with or without spaces between them. */
const FIRST_LEVEL_MARKER = /^#(?:[ \t]+#+)?(?=[ \t])/;

interface NodePosition {
  line: number;
  written: string;
}

/** Remembers the level of the last heading of a page, and the line of each address. */
class Headings {
  private level = FIRST_LEVEL - 1;
  private readonly lines = new Map<string, number>();

  /** Takes the headings from top to bottom. @returns the diagnostic about this one */
  judge(node: Heading, {line, written}: NodePosition): ReportMessage | undefined {
    const {depth} = node;
    const {tag, title} = headingParts(node);
    if (node.position && node.position.start.line < node.position.end.line) {
      this.level = Math.max(depth, FIRST_LEVEL);
      const message = `The line of symbols below "${truncate(title)}" turns it into a heading.`;
      return {message, help: 'Remove that line, or put an empty line above it.'};
    }
    if (depth < FIRST_LEVEL) {
      this.level = FIRST_LEVEL;
      const [signs = '#'] = FIRST_LEVEL_MARKER.exec(written) ?? [];
      const help = `Begin this line with ## instead of ${signs.replace(/\s+/, ' ')}.`;
      const fix = written.replace(FIRST_LEVEL_MARKER, '##');
      return {message: 'The main heading belongs in the field "heading" at the top.', help, fix};
    }
    const allowed = this.level + 1;
    this.level = Math.min(depth, allowed);
    if (depth > allowed) {
      const right = '#'.repeat(allowed);
      const message = `The heading "${truncate(title)}" skips a heading level.`;
      return {message, help: `Begin the line with ${right}.`, fix: written.replace(/^#+/, right)};
    }
    if (depth > LAST_LEVEL) {
      return {
        message: `The heading "${truncate(title)}" is below level 4.`,
        help: 'Write it in **bold** on its own line instead.',
      };
    }
    if (title === '' || tag === '') {
      const help = 'Write "## Tag | Heading", or only "## Heading".';
      return {message: 'The heading has no text, or none on one side of the bar |.', help};
    }
    return checkHeadingFormat(node, written) ?? this.judgeAddress(tag ?? title, line);
  }

  private judgeAddress(content: string, line: number): ReportMessage | undefined {
    const id = slug(content);
    if (id === '') {
      const message = `The heading "${truncate(content)}" needs a Latin letter or a digit, because links use it as an address.`;
      return {message, help: 'Add one to the heading.'};
    }
    const before = setIfAbsent(this.lines, id, line);
    if (before === undefined) return undefined;
    const message = `The heading "${truncate(content)}" has the same address as the one on line ${before}.`;
    return {message, help: 'Change the wording of one of them.'};
  }
}

/** Reports headings that are entirely bold or italic, because the design sets their look, and bars in formatted text. */
function checkHeadingFormat(node: Heading, written: string): ReportMessage | undefined {
  const [only, ...others] = node.children;
  const hashes = '#'.repeat(node.depth);
  if (others.length === 0 && (only?.type === 'strong' || only?.type === 'emphasis')) {
    const fix = `${hashes} ${plainText(node)}`;
    const isPlain = only.children.every(({type}) => type === 'text') && /^#+ [*_]+[^*_]+[*_]+\s*$/.test(written);
    const message = `The heading "${truncate(plainText(node))}" is in ${only.type === 'strong' ? 'bold' : 'italics'}, but headings have their own style.`;
    return {message, help: 'Remove the symbols around it.', fix: isPlain ? fix : undefined};
  }
  const marked = node.children.find((child) => child.type !== 'text' && plainText(child).includes('|'));
  if (!marked) return undefined;
  const [what, how] =
    marked.type === 'link'
      ? ['a link', 'and put the link on the line below']
      : ['formatted text', 'without formatting'];
  const message = `The bar | of the heading is inside ${what}, so it does not separate the tag from the heading.`;
  return {message, help: `Write ${hashes} ${truncate(plainText(node))} ${how}.`};
}

/**
 * Reads the body of a page and applies every rule for bodies. A page is untrusted: it may contain only these blocks,
 * and never code.
 */
export function checkBody(file: string, source: string, blocks: Blocks): Body {
  const names = Object.keys(blocks);
  const body = readBody(file, source, names);
  const {tree, lines} = body;
  if (!tree) return body;
  const reports = [
    ...body.reports,
    ...withRuleId('markdown-syntax', markdownSyntaxDiagnostics(file, tree, lines)),
    ...checkTree(file, tree, lines, names),
  ];
  // If a line already has a diagnostic, visible Markdown on it is a consequence.
  const signs = visibleMarkdownDiagnostics(file, tree, lines).filter(
    ({line}) => !reports.some((report) => report.line === line),
  );
  return {...body, reports: [...reports, ...withRuleId('markdown-shown', signs)]};
}
