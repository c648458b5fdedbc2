/** What may stand in the body of a page, rule by rule. The check and the build apply the same rules to the same tree. */
import type {Image, Nodes, Parents, Root} from 'mdast';
import type {TextDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {curlySentence, htmlSentence} from '../read/body-slips';
import {closest} from '../closest';
import type {Flaw} from '../flaw';
import {plain, wordsOf} from '../read/headings';
import {linkFlaw} from './link-rules';
import {PARTS} from '../parts';
import {slug} from '../../shared/slug';

/** Markdown's headings go on from the field "heading", which is the first level. */
const FIRST_LEVEL = 2;
const LAST_LEVEL = 4;

/** What the rules remember of a page while they read it from top to bottom. */
interface Memory {
  root: Root;
  level: number;
  headings: Map<string, number>;
  parts: Map<string, number>;
}

interface Verdict {
  text: string;
  /** The line as it should be, made from the line as it is. */
  mend?: (line: string) => string;
}

/**
 * @param lines of the body, for the lines as they should be; the build has no use for those
 * @returns every flaw of a body that could be parsed
 */
export function treeFlaws(file: string, tree: Root, lines: string[] = []): Flaw[] {
  const flaws: Flaw[] = [];
  const memory: Memory = {root: tree, level: FIRST_LEVEL - 1, headings: new Map(), parts: new Map()};
  visit(tree, (node, _index, parent) => {
    const line = node.position?.start.line ?? 1;
    const verdict = judge(node, parent, line, memory);
    if (!verdict) return undefined;
    const written = lines[line - 1];
    const fix = verdict.mend && written !== undefined ? verdict.mend(written) : undefined;
    flaws.push({file, line, text: verdict.text, fix: fix === written ? undefined : fix});
    return SKIP;
  });
  return flaws;
}

function judge(node: Nodes, parent: Parents | undefined, line: number, memory: Memory): Verdict | undefined {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return judgePart(node, parent, line, memory);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return {text: curlySentence(`{${node.value.slice(0, 30)}}`)};
    case 'mdxjsEsm':
      return {text: 'A page has no import or export. Parts are found by their name; remove the line.'};
    case 'heading':
      return judgeHeading(node, line, memory);
    case 'image':
      return judgeImage(node, parent, memory.root);
    case 'imageReference':
      return {text: 'A photo names its file where it stands. Write ![what it shows](/img/…).'};
    case 'link':
    case 'definition':
      return judgeLink(node.url, node.type === 'link' ? plain(node) || imageIn(node) : 'x');
    case 'code':
      return {text: 'A block of code has no place on a page. Remove the ``` around the words.'};
    case 'footnoteDefinition':
      return {text: `A page has no footnotes. Put the note "${plain(node)}" into the sentence.`};
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? {text: 'A page has no boxes to tick. Write the line without [ ].'}
        : undefined;
    case 'containerDirective':
    case 'leafDirective':
      return {text: `"::${node.name}" is a mark of other sites. Write a heading or plain words.`};
    case 'textDirective':
      return judgeColon(node, parent);
    case 'text':
      return judgeText(node.value);
    default:
      return undefined;
  }
}

type Part = MdxJsxFlowElement | MdxJsxTextElement;

function judgePart(node: Part, parent: Parents | undefined, line: number, {parts}: Memory): Verdict | undefined {
  const {attributes, children} = node;
  const name = node.name ?? '';
  if (!Object.hasOwn(PARTS, name)) {
    const meant = closest(name, Object.keys(PARTS));
    const isHtml = /^[a-z]|^$/.test(name) && meant?.toLowerCase() !== name.toLowerCase();
    if (isHtml) return {text: htmlSentence(name)};
    const remedy = meant ? `Did you mean <${meant} />?` : `The parts are ${Object.keys(PARTS).join(', ')}.`;
    return {text: `<${name}> is not a part of this site. ${remedy}`};
  }
  if (attributes.length > 0) {
    return {text: `<${name} /> takes nothing inside its brackets. Its list is in the top block.`};
  }
  if (children.length > 0) return {text: `<${name} /> holds nothing between an opening and a closing mark.`};
  if (node.type === 'mdxJsxTextElement' || parent?.type !== 'root') {
    return {text: `<${name} /> stands among words. Put it on a line of its own, with an empty line above and below.`};
  }
  const before = parts.get(name);
  if (before !== undefined) return {text: `<${name} /> stands on line ${before} already. A page shows it once.`};
  parts.set(name, line);
  return undefined;
}

function judgeHeading(node: Extract<Nodes, {type: 'heading'}>, line: number, memory: Memory): Verdict | undefined {
  const {depth} = node;
  const {tag, claim} = wordsOf(node);
  if (node.position && node.position.start.line < node.position.end.line) {
    memory.level = Math.max(depth, FIRST_LEVEL);
    return {
      text: `The line of signs below "${claim}" makes it a heading. Leave an empty line above that line, or remove it.`,
    };
  }
  if (depth < FIRST_LEVEL) {
    memory.level = FIRST_LEVEL;
    return {
      text: 'The large heading is the field "heading" at the top. Begin this line with ## instead of #.',
      mend: (written) => written.replace(/^# /, '## '),
    };
  }
  const allowed = memory.level + 1;
  memory.level = Math.min(depth, allowed);
  if (depth > allowed) {
    const right = '#'.repeat(allowed);
    return {
      text: `The heading "${claim}" skips a level. Begin its line with ${right}.`,
      mend: (written) => written.replace(/^#+/, right),
    };
  }
  if (depth > LAST_LEVEL) return {text: `The heading "${claim}" is too deep. Write it in **bold** on its own line.`};
  if (claim === '' || tag === '') {
    return {text: 'The heading has no words on one side of its mark. Write "## Tag | Heading", or "## Heading" alone.'};
  }
  const id = slug(tag ?? claim);
  if (id === '') return {text: `The heading "${claim}" has no Latin letter or digit for its address. Add one.`};
  const before = memory.headings.get(id);
  if (before !== undefined) {
    const words = tag ?? claim;
    return {text: `The heading "${words}" has the address of the one on line ${before}. Give it other words.`};
  }
  memory.headings.set(id, line);
  return undefined;
}

function judgeImage({alt, url}: Image, parent: Parents | undefined, root: Root): Verdict | undefined {
  const alone = root.children.some((child) => child === parent) && parent?.children.length === 1;
  if (!alone) {
    return {text: `The photo "${url}" stands among words. Put it on a line of its own, with empty lines around it.`};
  }
  return alt?.trim()
    ? undefined
    : {text: `The photo "${url}" has no description. Say what it shows: ![A welder at work](${url}).`};
}

const imageIn = (node: Parents) => (node.children.some(({type}) => type === 'image') ? 'image' : '');

function judgeLink(url: string, words: string): Verdict | undefined {
  const flaw = linkFlaw(url);
  if (flaw) {
    const {text, instead} = flaw;
    return {text: `The link "${url}" ${text}`, mend: instead === undefined ? undefined : replaceUrl(url, instead)};
  }
  return words.trim() ? undefined : {text: `The link "${url}" has no words. Write [the words](${url}).`};
}

/** @returns a function that writes one address for another, where it stands as the target of a link. */
export const replaceUrl = (url: string, instead: string) => (line: string) =>
  line.replace(`](${url})`, `](${instead})`);

/** `note:[x]` and `note:{x}` are marks of other sites; a plain `10:30` or `note:this` is not touched by the build. */
function judgeColon({name, children, attributes}: TextDirective, parent: Parents | undefined): Verdict | undefined {
  const marked = children.length > 0 || Object.keys(attributes ?? {}).length > 0;
  return marked || parent?.type === 'heading'
    ? {text: `A space is missing behind the colon in ":${name}". Write ": ${name}".`}
    : undefined;
}

const PARTED_LINK = /(\[[^\]]+\])\s+(\((?:\/|https?:|mailto:)[^)\s]*\))/;

function judgeText(value: string): Verdict | undefined {
  const [, words, target] = PARTED_LINK.exec(value) ?? [];
  return words === undefined
    ? undefined
    : {
        text: `A space parts ${words} from ${target}. Write ${words}${target}.`,
        mend: (line) => line.replace(PARTED_LINK, '$1$2'),
      };
}
