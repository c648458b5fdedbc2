import {readFileSync} from 'node:fs';
import {getDocumentProxy} from 'unpdf';
import * as z from 'zod';

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>;
type PageProxy = Awaited<ReturnType<Proxy['getPage']>>;
type Tree = Awaited<ReturnType<PageProxy['getStructTree']>>;
type Node = Tree | Tree['children'][number];

/** A tagged block: a paragraph, a heading, a table cell (ISO 32000-1, 14.8.4). */
interface Block {
  role: string;
  text: string;
}

/** A piece of a line: its horizontal start and end on the page, its height above the bottom, and its font size, in points. */
export interface Piece {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
}

export interface Pdf {
  title: string;
  language: string;
  blocks: Block[];
  /** The addresses of its links. */
  links: string[];
  /** The text on each sheet, tagged or not. */
  sheets: Piece[][];
  /** The descriptions of its pictures; undefined for a picture without one. */
  pictures: (string | undefined)[];
}

const Annotations = z.array(z.object({url: z.string().optional()}));

const Info = z.object({
  Title: z.string().default(''),
  Language: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
});

/** Matches a page in the bytes of a PDF; the list of all pages is called Pages. */
export const SHEET = /\/Type \/Page(?!s)/g;

const BLOCKS = /^(P|H[1-6]|LI|TH|TD|Caption)$/;

/** @returns what a screen reader reads from a tagged PDF, block by block, without untagged content. */
export async function readPdf(file: string): Promise<Pdf> {
  const document = await getDocumentProxy(new Uint8Array(readFileSync(file)));
  const {info} = await document.getMetadata();
  const {Title: title, Language: language} = Info.parse(info);
  const blocks: Block[] = [];
  const links: string[] = [];
  const sheets: Piece[][] = [];
  const pictures: Pdf['pictures'] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const texts = await wordsOf(page);
    const tree = await page.getStructTree();
    blocks.push(...blocksIn(tree, texts));
    pictures.push(...picturesIn(tree));
    sheets.push(piecesOf((await page.getTextContent()).items));
    links.push(...Annotations.parse(await page.getAnnotations()).flatMap(({url}) => url ?? []));
  }
  return {title, language, blocks, links, sheets, pictures};
}

/** The text of each marked content of a sheet, by the id in the tags. */
async function wordsOf(page: PageProxy): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of (await page.getTextContent({includeMarkedContent: true})).items) {
    if (!('type' in item)) {
      const id = open.findLast((value) => value !== undefined);
      if (id !== undefined) texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id);
  }
  return texts;
}

/** The innermost blocks below a node, and the text between them. List marks do not count as text. */
function blocksIn(node: Node, texts: Map<string, string>): Block[] {
  if ('children' in node && !isInnermost(node)) return node.children.flatMap((child) => blocksIn(child, texts));
  const text = textOf(node, texts).trim();
  return text === '' ? [] : [{role: 'role' in node ? node.role : '', text}];
}

const isInnermost = (node: Tree): boolean => BLOCKS.test(node.role) && !node.children.some(containsBlock);

const containsBlock = (node: Node): boolean =>
  'children' in node && (BLOCKS.test(node.role) || node.children.some(containsBlock));

function textOf(node: Node, texts: Map<string, string>): string {
  if (!('children' in node)) return texts.get(node.id) ?? '';
  return node.role === 'Lbl' ? '' : node.children.map((child) => textOf(child, texts)).join('');
}

type Items = Awaited<ReturnType<PageProxy['getTextContent']>>['items'];

const piecesOf = (items: Items): Piece[] =>
  items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , size, left, baseline] = item.transform.map(Number) as [number, number, number, number, number, number];
    return [{text: item.str, left, right: left + item.width, baseline, size}];
  });

function picturesIn(node: Node): Pdf['pictures'] {
  if (!('children' in node)) return [];
  const inside = node.children.flatMap(picturesIn);
  return node.role === 'Figure' ? [(node as {alt?: string}).alt, ...inside] : inside;
}
