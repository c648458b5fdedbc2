/** Checks and cleans SVG drawings, which browsers may open as documents. */
import {ATTRIBUTES, ELEMENTS, EMBEDDED, MOVING, OWN_BLOCK, ownStyle, REFERENCES, RUNNING} from './allowed';
import {readTree, Unreadable, textWithin, written, type SvgElement, type NamedNode} from './tree';

/** Returns the child elements. */
const elementsOf = ({children}: SvgElement): SvgElement[] => children.filter((child) => typeof child !== 'string');

/** Returns all ids that an element and its content refer to. */
function namedIn(element: SvgElement, names = new Set<string>()): Set<string> {
  const own = element.name === 'style' ? textWithin(element.children) : '';
  for (const value of [...element.attributes.values(), own]) {
    for (const [, name = ''] of value.matchAll(/#([^\s"'()<>;,]+)/g)) names.add(name);
  }
  for (const [name, value] of element.attributes) {
    if (/^aria-(?:labelledby|describedby)$/.test(name)) for (const id of value.split(/\s+/)) names.add(id);
  }
  for (const child of elementsOf(element)) namedIn(child, names);
  return names;
}

const idsIn = (element: SvgElement): string[] => [
  element.attributes.get('id') ?? '',
  ...elementsOf(element).flatMap(idsIn),
];

/** @returns the drawing without unused definitions */
function withoutUnused(root: SvgElement): SvgElement {
  const named = namedIn(root);
  const isUsed = (element: SvgElement | string) =>
    typeof element === 'string' || element.name === 'style' || idsIn(element).some((id) => named.has(id));
  const pruned = (element: SvgElement): SvgElement => {
    const children = element.name === 'defs' ? element.children.filter(isUsed) : element.children;
    const left = children.map((child) => (typeof child === 'string' ? child : pruned(child)));
    return {...element, children: left.filter((child) => !isEmptyDefs(child))};
  };
  return pruned(root);
}

const isEmptyDefs = (child: SvgElement | string) =>
  typeof child !== 'string' && child.name === 'defs' && child.children.length === 0;

/** @returns how many elements are drawn if each part is drawn wherever it is used; infinite if a part uses itself */
function countPieces(root: SvgElement): number {
  const parts = new Map<string, SvgElement>();
  const collect = (element: SvgElement): void => {
    const id = element.attributes.get('id');
    if (id !== undefined && !parts.has(id)) parts.set(id, element);
    elementsOf(element).forEach(collect);
  };
  collect(root);
  const known = new Map<SvgElement, number>();
  const count = (element: SvgElement): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    // A part that is reached again before it is counted contains itself.
    known.set(element, Infinity);
    const used = [...REFERENCES].flatMap(
      (name) => parts.get(element.attributes.get(name)?.trim().slice(1) ?? '') ?? [],
    );
    const pieces = [...elementsOf(element), ...used].reduce((sum, item) => sum + count(item), 1);
    known.set(element, pieces);
    return pieces;
  };
  return count(root);
}

/** The reason why an SVG cannot be used, and the advice. */
export interface SvgDiagnostic {
  message: string;
  help: string;
}

/** A drawing without metadata, or why it is refused. */
export type SvgResult = {plain: string} | {diagnostic: SvgDiagnostic};

const PLAIN = 'Save it again as a plain SVG, or use a PNG.';
const DIAGNOSTICS = {
  compressed: {message: 'is a compressed drawing (SVGZ)', help: 'Save it again as a plain SVG.'},
  encoding: {message: 'is not saved as UTF-8', help: PLAIN},
  broken: {message: 'is not a whole drawing', help: PLAIN},
  declarations: {
    message: 'holds declarations of a drawing program',
    help: 'In Illustrator save it without "Preserve Illustrator Editing Capabilities", or use a PNG.',
  },
  stylesheet: {message: 'takes its looks from elsewhere', help: PLAIN},
  'too much': {message: 'is drawn from more pieces than a drawing needs', help: 'Simplify it, or use a PNG.'},
  script: {message: 'holds a script', help: PLAIN},
  moves: {message: 'moves by itself', help: 'Save it without animation, or use a PNG.'},
  elsewhere: {message: 'shows a picture that is elsewhere', help: 'Embed the picture in the drawing, or use a PNG.'},
} satisfies Record<string, SvgDiagnostic>;

class Refused extends Error {
  constructor(readonly diagnostic: SvgDiagnostic) {
    super(diagnostic.message);
  }
}

/** The maximum number of drawn elements, counting each use of a part. */
const MOST_PIECES = 20_000;
const GZIP = [0x1f, 0x8b];
const ENCODING = /^<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)["']/;

const START = 100_000;

/** @returns whether bytes look like a drawing, in any encoding */
export function isSvg(bytes: Uint8Array): boolean {
  if (isCompressed(bytes)) return true;
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, START)).replaceAll('\0', '');
  return /^[^\w<]*</.test(start) && /<(?:[\w.-]+:)?svg[\s/>]/i.test(start);
}

const isCompressed = (bytes: Uint8Array): boolean => GZIP.every((byte, index) => bytes[index] === byte);

/** @returns why a file is refused as a drawing; undefined when it is allowed */
export function svgDiagnostic(bytes: Uint8Array): SvgDiagnostic | undefined {
  const svg = readSvg(bytes);
  return 'diagnostic' in svg ? svg.diagnostic : undefined;
}

/** The namespace of namespace declarations. */
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** @returns whether a readable drawing has metadata of a program, regardless of its formatting */
export function holdsNotes(bytes: Uint8Array): boolean {
  const svg = readSvg(bytes);
  if ('diagnostic' in svg) return false;
  const text = textOf(bytes);
  const whole = readTree(text, ({name = 'of-others', attributes}) => {
    const all = attributes
      .filter(({uri}) => uri !== XMLNS)
      .map((attribute) => [attribute.name, attribute.value] as const);
    return {name, attributes: new Map(all), children: []};
  });
  return /<!--|<!DOCTYPE|<\?(?!xml\s)/.test(text) || written(whole) !== svg.plain;
}

/** @returns the drawing in the form to publish, or why it is refused */
export function readSvg(bytes: Uint8Array): SvgResult {
  try {
    const tree = readTree(textOf(bytes), kept);
    assertOwnStyles(tree);
    const drawn = withoutUnused(tree);
    if (countPieces(drawn) > MOST_PIECES) return {diagnostic: DIAGNOSTICS['too much']};
    return {plain: written(drawn)};
  } catch (error) {
    if (error instanceof Refused) return {diagnostic: error.diagnostic};
    if (error instanceof Unreadable) return {diagnostic: DIAGNOSTICS[error.why]};
    throw error;
  }
}

function textOf(bytes: Uint8Array): string {
  if (isCompressed(bytes)) throw new Refused(DIAGNOSTICS.compressed);
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    const [, message = 'utf-8'] = ENCODING.exec(text) ?? [];
    if (/^(utf-8|us-ascii)$/i.test(message)) return text;
  } catch {
    // Browsers and this check could read another encoding differently.
  }
  throw new Refused(DIAGNOSTICS.encoding);
}

/** @returns the element in the form to publish; undefined when it is dropped. @throws Refused */
function kept({name, attributes}: NamedNode): SvgElement | undefined {
  // Some programs ignore the case of names, so dangerous names are refused in any case.
  if (name !== undefined && hasAny(RUNNING, name)) throw new Refused(DIAGNOSTICS.script);
  if (name !== undefined && hasAny(MOVING, name)) throw new Refused(DIAGNOSTICS.moves);
  if (attributes.some((attribute) => HANDLER.test(attribute.name))) throw new Refused(DIAGNOSTICS.script);
  // A link becomes a group: only its content is drawn.
  if (name === 'a') return {name: 'g', attributes: new Map(), children: []};
  if (name === undefined || !ELEMENTS.has(name)) return undefined;
  const own = attributes
    .filter((attribute) => isKept(name, attribute))
    .map((attribute) => [attribute.name, attribute.value] as const);
  return {name, attributes: new Map(own), children: []};
}

const HANDLER = /^(?:\S* )?on/i;
const hasAny = (names: ReadonlySet<string>, name: string) =>
  [...names].some((item) => item.toLowerCase() === name.toLowerCase());

function isKept(element: string, {name, value}: {name: string; value: string}): boolean {
  if (REFERENCES.has(name)) {
    if (OWN_BLOCK.test(value) || (element === 'image' && EMBEDDED.test(value))) return true;
    throw new Refused(RUNS.test(value) ? DIAGNOSTICS.script : DIAGNOSTICS.elsewhere);
  }
  if (name === 'xml:space' || name === 'xml:lang') return true;
  if (!ATTRIBUTES.has(name)) return false;
  if (!WORDS.test(name) && !ownStyle(value)) throw new Refused(DIAGNOSTICS.stylesheet);
  return true;
}

const RUNS = /^\s*(?:javascript|vbscript|data:text)/i;
/** Attributes with text or names as values, which may contain any character. */
const WORDS = /^(?:aria-.*|id|class|lang)$/;

/** Asserts that styles do not refer to anything outside. @throws Refused */
function assertOwnStyles({name, children}: SvgElement): void {
  if (name === 'style' && !ownStyle(textWithin(children))) throw new Refused(DIAGNOSTICS.stylesheet);
  for (const child of children) if (typeof child !== 'string') assertOwnStyles(child);
}
