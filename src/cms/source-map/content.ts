/** Adds references to the texts of every front matter. */
import type * as z from 'zod';
import {pageTypeOf, type FactsOf, type SiteDefinition} from '../definition/site-definition';
import {type Content, entriesOf, identifierOfEntry, isGroup, mapData, type Path, SITE_FILE, blockPaths} from '../parse';
import {identifierOf, metaOf, schemaAt} from '../schema/meta';
import {formatRef} from './content-ref';
import {encodeRef, removeRefs} from './stega';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** @returns the content, with a reference in every visible text */
export function encodeContent<D extends SiteDefinition>(content: Content<D>, site: FactsOf<D>) {
  const definition: D = content.definition;
  const pages = mapData(content.pages, ({file}, data) => encodeData(pageTypeOf(definition, file).schema, data, file));
  return {
    content: {...content, pages, entries: entriesOf(definition, pages)},
    site: encodeData(definition.siteFile, site, SITE_FILE),
  };
}

/** @returns the data of a file, with a reference after each text, telephone number and address that pages show. */
function encodeData<T extends object>(schema: z.ZodObject, data: T, file: string): T {
  const step = (value: unknown, path: Path, names: string[]): unknown => {
    if (typeof value === 'string') {
      const text = removeRefs(value);
      const {words, contact, country, grouping} = metaOf(schemaAt(schema, path));
      if (country || grouping || !(words || contact)) return text;
      const encoded = encodeRef(formatRef(file, names));
      return contact ? text.replace(/(?=,|$)/g, encoded) : text + encoded;
    }
    if (Array.isArray(value)) {
      const identifier = identifierOf(schemaAt(schema, path));
      return value.map((entry: unknown, index) =>
        step(entry, [...path, index], [...names, identifierOfEntry(entry, identifier) ?? String(index)]),
      );
    }
    if (!isGroup(value)) return value;
    const fields = Object.entries(value).map(([key, item]) => [key, step(item, [...path, key], [...names, key])]);
    return Object.fromEntries(fields) as unknown;
  };
  return step(data, [], []) as T;
}

/** The texts of a node that come from the source, where they may be written as codes such as `&#xE0025;`. */
const DECODED_TEXTS = ['value', 'url', 'title', 'alt', 'label', 'identifier'] as const;

function removeRefsFrom(node: Nodes): void {
  const texts: Partial<Record<(typeof DECODED_TEXTS)[number], unknown>> = node as object;
  for (const key of DECODED_TEXTS) {
    const text = texts[key];
    if (typeof text === 'string') texts[key] = removeRefs(text);
  }
}

/** Adds the reference of each block to the end of its texts, in place. */
export function encodeBody({children}: Root, file: string): void {
  const names = blockPaths(children);
  for (const [index, block] of children.entries()) {
    const encoded = encodeRef(formatRef(file, names[index] ?? []));
    visit(block, (node) => {
      removeRefsFrom(node);
      if (node.type === 'image' || node.type === 'imageReference') node.alt = (node.alt ?? '') + encoded;
      // White space separates two links that become buttons.
      else if ((node.type === 'text' || node.type === 'inlineCode') && node.value.trim() !== '') node.value += encoded;
    });
  }
}
