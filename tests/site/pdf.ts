import {readFileSync} from 'node:fs';
import {getDocumentProxy} from 'unpdf';
import * as z from 'zod';

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>;
type PageProxy = Awaited<ReturnType<Proxy['getPage']>>;
type Tree = Awaited<ReturnType<PageProxy['getStructTree']>>;
type Node = Tree | Tree['children'][number];

/** A paragraph, a heading, a cell of a table: what its tags tell apart (ISO 32000-1, 14.8.4). */
interface Block {
  role: string;
  text: string;
}

export interface Pdf {
  blocks: Block[];
  /** The addresses that its links lead to. */
  links: string[];
}

const Annotations = z.array(z.object({url: z.string().optional()}));

const BLOCKS = /^(P|H[1-6]|LI|TH|TD|Caption)$/;

/** @returns what a tagged PDF says to a screen reader, block by block. What is not tagged is left out, as it is there. */
export async function readPdf(file: string): Promise<Pdf> {
  const document = await getDocumentProxy(new Uint8Array(readFileSync(file)));
  const blocks: Block[] = [];
  const links: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const words = await wordsOf(page);
    const tree = await page.getStructTree();
    blocks.push(...blocksIn(tree, words));
    links.push(...Annotations.parse(await page.getAnnotations()).flatMap(({url}) => url ?? []));
  }
  return {blocks, links};
}

/** The words of each marked content of a sheet, by the id that the tags name. */
async function wordsOf(page: PageProxy): Promise<Map<string, string>> {
  const words = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of (await page.getTextContent({includeMarkedContent: true})).items) {
    if (!('type' in item)) {
      const id = open.findLast((one) => one !== undefined);
      if (id !== undefined) words.set(id, (words.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id);
  }
  return words;
}

/** The innermost blocks below a node, and what stands beside them. The marks of lists are no words of the page. */
function blocksIn(node: Node, words: Map<string, string>): Block[] {
  if ('children' in node && !isInnermost(node)) return node.children.flatMap((child) => blocksIn(child, words));
  const text = textOf(node, words).trim();
  return text === '' ? [] : [{role: 'role' in node ? node.role : '', text}];
}

const isInnermost = (node: Tree): boolean => BLOCKS.test(node.role) && !node.children.some(holdsBlock);

const holdsBlock = (node: Node): boolean =>
  'children' in node && (BLOCKS.test(node.role) || node.children.some(holdsBlock));

function textOf(node: Node, words: Map<string, string>): string {
  if (!('children' in node)) return words.get(node.id) ?? '';
  return node.role === 'Lbl' ? '' : node.children.map((child) => textOf(child, words)).join('');
}
