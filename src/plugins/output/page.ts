import {parse, type DefaultTreeAdapterMap} from 'parse5';
import {assertUpstream} from '../assert-upstream';

type Node = DefaultTreeAdapterMap['node'];
export type PageElement = DefaultTreeAdapterMap['element'];

/**
 * A page of the built site, parsed once. Changes are made at exact positions, so that everything else stays as it was
 * built.
 */
export class BuiltPage {
  private readonly all: PageElement[];
  private readonly edits: {position: number; end: number; text: string}[] = [];
  readonly scripts: string[] = [];

  /** @param path the page's address, such as `/about/history` */
  constructor(
    readonly path: string,
    private readonly html: string,
  ) {
    this.all = elementsIn(parse(html, {sourceCodeLocationInfo: true}));
  }

  elements(name: string): PageElement[] {
    return this.all.filter(({tagName}) => tagName === name);
  }

  textOf({sourceCodeLocation: place}: PageElement): string {
    return this.html.slice(place?.startTag?.endOffset, place?.endTag?.startOffset);
  }

  /** Inserts tags before the first script that the browser fetches. */
  insertBeforeScripts(tags: string): void {
    const head = this.elements('head').flatMap((element) => elementsIn(element));
    const first = head.find((element) => element.tagName === 'script' && attribute(element, 'src') !== undefined);
    this.insert(first?.sourceCodeLocation?.startOffset, tags, 'a script in its head');
  }

  /** Inserts tags after the `meta` of the viewport. */
  insertBehindViewport(tags: string): void {
    const viewport = this.elements('meta').find((meta) => attribute(meta, 'name') === 'viewport');
    this.insert(viewport?.sourceCodeLocation?.endOffset, tags, 'the viewport in its head');
  }

  remove({sourceCodeLocation: place}: PageElement): void {
    if (place) this.edits.push({position: place.startOffset, end: place.endOffset, text: ''});
  }

  insertInHead(tags: string): void {
    const [head] = this.elements('head');
    this.insert(head?.sourceCodeLocation?.endTag?.startOffset, tags, 'the end tag of its head');
  }

  private insert(position: number | undefined, text: string, anchor: string): void {
    assertUpstream(position !== undefined, `writes ${this.path} with ${anchor}`, 'output/page.ts');
    this.edits.push({position, end: position, text});
  }

  /** @returns the HTML with all changes. Changes at the same position keep the order of the calls. */
  finished(): string {
    let html = '';
    let copiedTo = 0;
    for (const {position, end, text} of this.edits.toSorted((a, b) => a.position - b.position)) {
      html += this.html.slice(copiedTo, position) + text;
      copiedTo = end;
    }
    return html + this.html.slice(copiedTo);
  }

  reread(): BuiltPage {
    return new BuiltPage(this.path, this.finished());
  }
}

export function elementsIn(node: Node, found: PageElement[] = []): PageElement[] {
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    if ('tagName' in child) found.push(child);
    elementsIn(child, found);
  }
  return found;
}

export const attribute = ({attrs}: PageElement, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value;
