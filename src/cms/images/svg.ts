/** Reads, checks and cleans SVG files, which browsers may open as documents. */
import {SaxesParser} from 'saxes';
import type {ReportMessage} from '../values/diagnostic';

/** The allowed contents of an SVG (SVG 2, https://www.w3.org/TR/SVG2/eltindex.html and attindex.html). */
const namesIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const ELEMENTS = namesIn(`
  svg g defs symbol use switch title desc path rect circle ellipse line polyline polygon text tspan textPath image
  clipPath mask pattern marker linearGradient radialGradient stop style filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence
`);

/**
 * Elements that run code, embed pages or animate. The SVG is rejected; all other unknown elements are dropped
 * silently.
 */
const EXECUTABLE_ELEMENTS = namesIn('script handler listener foreignObject iframe object embed audio video canvas');
const ANIMATION_ELEMENTS = namesIn('animate animateColor animateMotion animateTransform set discard mpath');

/** Elements whose text is shown, or describes the SVG. */
const TEXT_ELEMENTS = namesIn('title desc text tspan textPath style');

const ATTRIBUTES = namesIn(`
  id class style role lang tabindex focusable version x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height viewBox
  preserveAspectRatio transform pathLength dx dy rotate textLength lengthAdjust startOffset method spacing side
  gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits patternTransform clipPathUnits
  maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient filterUnits primitiveUnits in in2 result
  mode type values stdDeviation edgeMode operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY
  preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle azimuth elevation z
  pointsAtX pointsAtY pointsAtZ radius scale xChannelSelector yChannelSelector baseFrequency numOctaves seed stitchTiles
  tableValues slope intercept amplitude exponent systemLanguage
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size
  font-size-adjust font-stretch font-style font-variant font-weight image-rendering isolation letter-spacing
  lighting-color marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order
  pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering
  transform-origin unicode-bidi vector-effect visibility word-spacing writing-mode
  aria-label aria-labelledby aria-describedby aria-hidden aria-roledescription
`);

/** The only attribute with an address, under both of its names. */
const REFERENCES = namesIn('href xlink:href');

const INTERNAL_REFERENCE = /^\s*#[^\s"'()<>]+\s*$/;
const EMBEDDED_PICTURE = /^\s*data:image\/(?:png|jpeg);base64,[\w+/=\s]*$/;

/** Returns whether styles are safe: without escapes, without rules that load files, and only with addresses of parts. */
const isSafeStyle = (css: string): boolean => {
  const addresses = css.match(/url\(/gi) ?? [];
  const localAddresses = css.match(/url\(\s*(["']?)#[^\s"'()<>]+\1\s*\)/gi) ?? [];
  return addresses.length === localAddresses.length && !/[\\@<]|expression|image-set|javascript:|src\(/i.test(css);
};

interface SvgElement {
  name: string;
  attributes: Map<string, string>;
  children: (SvgElement | string)[];
}

/** The name of an element or attribute of the source. */
interface NamedNode {
  /** Its name without a prefix, in the SVG namespace; undefined for metadata of programs. */
  name?: string;
  attributes: {name: string; uri: string; value: string}[];
}

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
/** The maximum depth of a tree, because each level needs stack space; no genuine SVG has more. */
const MAX_DEPTH = 100;
const MAX_ELEMENTS = 5000;

const textWithin = (children: SvgElement['children']): string =>
  children.filter((child) => typeof child === 'string').join('');

const SAVE_PLAIN_HELP = 'Save it as a plain SVG, or use a PNG.';
const DIAGNOSTICS = {
  compressed: {message: 'is a compressed SVG (SVGZ)', help: 'Save it as a plain SVG.'},
  encoding: {message: 'is not saved as UTF-8', help: SAVE_PLAIN_HELP},
  broken: {message: 'is not a complete SVG', help: SAVE_PLAIN_HELP},
  declarations: {
    message: 'contains data of the drawing program',
    help: 'In Illustrator, save it without "Preserve Illustrator Editing Capabilities", or use a PNG.',
  },
  stylesheet: {message: 'loads its styles from another file or site', help: SAVE_PLAIN_HELP},
  'too much': {message: 'is too complex', help: 'Simplify it, or use a PNG.'},
  script: {message: 'contains a script', help: SAVE_PLAIN_HELP},
  moves: {message: 'is animated', help: 'Save it without animation, or use a PNG.'},
  elsewhere: {
    message: 'links to a picture that is not part of the file',
    help: 'Embed the picture in the SVG, or use a PNG.',
  },
} satisfies Record<string, ReportMessage>;

class SvgRefusedError extends Error {
  constructor(readonly diagnostic: ReportMessage) {
    super(diagnostic.message);
  }
}

/**
 * Parses an SVG as strict XML with namespaces and without a document type.
 * @param keep returns the element to keep for a found one; undefined drops it with its content
 * @throws SvgRefusedError
 */
function readTree(text: string, keep: (found: NamedNode) => SvgElement | undefined): SvgElement {
  const parser = new SaxesParser({xmlns: true, position: false});
  const open: (SvgElement | undefined)[] = [];
  let [root, count] = [undefined as SvgElement | undefined, 0];
  parser.on('error', () => {
    throw new SvgRefusedError(DIAGNOSTICS.broken);
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new SvgRefusedError(DIAGNOSTICS.declarations);
  });
  parser.on('processinginstruction', ({target}) => {
    if (target.toLowerCase() === 'xml-stylesheet') throw new SvgRefusedError(DIAGNOSTICS.stylesheet);
  });
  parser.on('opentag', ({local, uri, attributes}) => {
    count += 1;
    if (count > MAX_ELEMENTS || open.length > MAX_DEPTH) throw new SvgRefusedError(DIAGNOSTICS['too much']);
    const parent = open.at(-1);
    const isLeftOut = open.length > 0 && parent === undefined;
    const named = Object.values(attributes).map((attribute) => ({
      name: qualifiedName(attribute),
      uri: attribute.uri,
      value: attribute.value,
    }));
    const element = isLeftOut ? undefined : keep({name: uri === SVG ? local : undefined, attributes: named});
    if (element) parent?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const words = (message: string) => {
    const element = open.at(-1);
    // White space between elements is not visible.
    if (element && TEXT_ELEMENTS.has(element.name)) element.children.push(message);
  };
  parser.on('text', words);
  parser.on('cdata', words);
  parser.write(text).close();
  if (root?.name !== 'svg') throw new SvgRefusedError(DIAGNOSTICS.broken);
  return root;
}

const PREFIXES: Readonly<Record<string, string>> = {[XLINK]: 'xlink:', [XML]: 'xml:'};

/** Returns a name with the usual prefix, which may differ in the file. Names of other namespaces match nothing. */
const qualifiedName = ({uri, local}: {uri: string; local: string}): string =>
  uri === '' ? local : `${PREFIXES[uri] ?? `${uri} `}${local}`;

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

function serializeSvg(root: SvgElement): string {
  const usesXlink = allIn(root).some(({attributes}) => attributes.has('xlink:href'));
  const spaces = `xmlns="${SVG}"${usesXlink ? ` xmlns:xlink="${XLINK}"` : ''}`;
  const write = (node: SvgElement | string, more = ''): string => {
    if (typeof node === 'string') return escaped(node);
    const attributes = [...node.attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
    const inside = node.children.map((child) => write(child)).join('');
    return `<${node.name}${more}${attributes}${inside === '' ? '/>' : `>${inside}</${node.name}>`}`;
  };
  return `${write(root, ` ${spaces}`)}\n`;
}

const elementsOf = ({children}: SvgElement): SvgElement[] => children.filter((child) => typeof child !== 'string');

const allIn = (element: SvgElement): SvgElement[] => [element, ...elementsOf(element).flatMap(allIn)];

/** @returns all ids that an element and its content refer to */
const referencedIds = (root: SvgElement): Set<string> =>
  new Set(
    allIn(root).flatMap(({name, attributes, children}) => {
      const values = [...attributes.values(), name === 'style' ? textWithin(children) : ''];
      const labels = [attributes.get('aria-labelledby'), attributes.get('aria-describedby')];
      return [
        ...values.flatMap((value) => Array.from(value.matchAll(/#([^\s"'()<>;,]+)/g), ([, id = '']) => id)),
        ...labels.flatMap((label) => label?.split(/\s+/) ?? []),
      ];
    }),
  );

function withoutUnused(root: SvgElement): SvgElement {
  const named = referencedIds(root);
  const isUsed = (element: SvgElement | string) =>
    typeof element === 'string' ||
    element.name === 'style' ||
    allIn(element).some(({attributes}) => named.has(attributes.get('id') ?? ''));
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
function countDrawnElements(root: SvgElement): number {
  // Of two parts with one id, the first counts.
  const parts = new Map(
    allIn(root)
      .toReversed()
      .map((element) => [element.attributes.get('id'), element]),
  );
  const counts = new Map<SvgElement, number>();
  const count = (element: SvgElement): number => {
    const before = counts.get(element);
    if (before !== undefined) return before;
    // A part that is reached again before it is counted contains itself.
    counts.set(element, Infinity);
    const targets = [...REFERENCES].flatMap((name) => element.attributes.get(name)?.trim().slice(1) ?? []);
    const used = targets.flatMap((target) => parts.get(target) ?? []);
    const pieces = [...elementsOf(element), ...used].reduce((sum, item) => sum + count(item), 1);
    counts.set(element, pieces);
    return pieces;
  };
  return count(root);
}

type SvgResult = {plain: string} | {diagnostic: ReportMessage};

/** The maximum number of drawn elements, counting each use of a part. */
const MAX_DRAWN_ELEMENTS = 20_000;
const GZIP = [0x1f, 0x8b];
const ENCODING = /^<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)["']/;

const MAX_START_BYTES = 100_000;

export function isSvg(bytes: Uint8Array): boolean {
  if (isCompressed(bytes)) return true;
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, MAX_START_BYTES)).replaceAll('\0', '');
  return /^[^\w<]*</.test(start) && /<(?:[\w.-]+:)?svg[\s/>]/i.test(start);
}

const isCompressed = (bytes: Uint8Array): boolean => GZIP.every((byte, index) => bytes[index] === byte);

export function svgDiagnostic(bytes: Uint8Array): ReportMessage | undefined {
  const svg = readSvg(bytes);
  return 'diagnostic' in svg ? svg.diagnostic : undefined;
}

/** The namespace of namespace declarations. */
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** @returns whether a readable SVG contains metadata of a program, regardless of its formatting */
export function hasMetadata(bytes: Uint8Array): boolean {
  const svg = readSvg(bytes);
  if ('diagnostic' in svg) return false;
  const text = textOf(bytes);
  const whole = readTree(text, ({name = 'of-others', attributes}) => {
    const all = attributes
      .filter(({uri}) => uri !== XMLNS)
      .map((attribute) => [attribute.name, attribute.value] as const);
    return {name, attributes: new Map(all), children: []};
  });
  return /<!--|<!DOCTYPE|<\?(?!xml\s)/.test(text) || serializeSvg(whole) !== svg.plain;
}

export function readSvg(bytes: Uint8Array): SvgResult {
  try {
    const tree = readTree(textOf(bytes), elementToKeep);
    const styles = allIn(tree).filter(({name}) => name === 'style');
    if (!styles.every(({children}) => isSafeStyle(textWithin(children)))) return {diagnostic: DIAGNOSTICS.stylesheet};
    const drawn = withoutUnused(tree);
    if (countDrawnElements(drawn) > MAX_DRAWN_ELEMENTS) return {diagnostic: DIAGNOSTICS['too much']};
    return {plain: serializeSvg(drawn)};
  } catch (error) {
    if (error instanceof SvgRefusedError) return {diagnostic: error.diagnostic};
    throw error;
  }
}

function textOf(bytes: Uint8Array): string {
  if (isCompressed(bytes)) throw new SvgRefusedError(DIAGNOSTICS.compressed);
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    const [, encoding = 'utf-8'] = ENCODING.exec(text) ?? [];
    if (/^(utf-8|us-ascii)$/i.test(encoding)) return text;
  } catch {
    // Browsers and this check could read another encoding differently.
  }
  throw new SvgRefusedError(DIAGNOSTICS.encoding);
}

/** @returns the element in the form to publish; undefined when it is dropped. @throws SvgRefusedError */
function elementToKeep({name, attributes}: NamedNode): SvgElement | undefined {
  // Some programs ignore the case of names, so dangerous names are refused in any case.
  if (name !== undefined && hasAny(EXECUTABLE_ELEMENTS, name)) throw new SvgRefusedError(DIAGNOSTICS.script);
  if (name !== undefined && hasAny(ANIMATION_ELEMENTS, name)) throw new SvgRefusedError(DIAGNOSTICS.moves);
  if (attributes.some((attribute) => EVENT_HANDLER.test(attribute.name))) throw new SvgRefusedError(DIAGNOSTICS.script);
  // A link becomes a group: only its content is drawn.
  if (name === 'a') return {name: 'g', attributes: new Map(), children: []};
  if (name === undefined || !ELEMENTS.has(name)) return undefined;
  const keptAttributes = attributes
    .filter((attribute) => isSafeAttribute(name, attribute))
    .map((attribute) => [attribute.name, attribute.value] as const);
  return {name, attributes: new Map(keptAttributes), children: []};
}

const EVENT_HANDLER = /^(?:\S* )?on/i;
const hasAny = (names: ReadonlySet<string>, name: string) =>
  [...names].some((item) => item.toLowerCase() === name.toLowerCase());

function isSafeAttribute(element: string, {name, value}: {name: string; value: string}): boolean {
  if (REFERENCES.has(name)) {
    if (INTERNAL_REFERENCE.test(value) || (element === 'image' && EMBEDDED_PICTURE.test(value))) return true;
    throw new SvgRefusedError(SCRIPT_URL.test(value) ? DIAGNOSTICS.script : DIAGNOSTICS.elsewhere);
  }
  if (name === 'xml:space' || name === 'xml:lang') return true;
  if (!ATTRIBUTES.has(name)) return false;
  if (!TEXT_ATTRIBUTES.test(name) && !isSafeStyle(value)) throw new SvgRefusedError(DIAGNOSTICS.stylesheet);
  return true;
}

const SCRIPT_URL = /^\s*(?:javascript|vbscript|data:text)/i;
/** Attributes with text or names as values, which may contain any character. */
const TEXT_ATTRIBUTES = /^(?:aria-.*|id|class|lang)$/;
