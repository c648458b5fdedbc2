import {parse, type DefaultTreeAdapterMap} from 'parse5';
import {forHtml} from '../../shared/escape';
import {upstreamError} from '../assert-upstream';

type Node = DefaultTreeAdapterMap['node'];
export type PageElement = DefaultTreeAdapterMap['element'];

/**
 * A page of the built site, parsed once. Changes are made at exact positions, so that everything else stays as it was
 * built.
 */
export class BuiltPage {
  private readonly all: PageElement[];
  private readonly edits: {position: number; end: number; text: string}[] = [];
  /** The addresses of the page's scripts, in their order. */
  readonly scripts: string[] = [];

  /**
   * @param path the page's address, such as `/about/history`
   * @param html the HTML from Docusaurus
   */
  constructor(
    readonly path: string,
    private readonly html: string,
  ) {
    this.all = elementsIn(parse(html, {sourceCodeLocationInfo: true}));
  }

  /** @returns all elements with a tag name, in their order. */
  elements(name: string): PageElement[] {
    return this.all.filter(({tagName}) => tagName === name);
  }

  /** @returns the source text inside an element. */
  textOf({sourceCodeLocation: place}: PageElement): string {
    return this.html.slice(place?.startTag?.endOffset, place?.endTag?.startOffset);
  }

  /** Inserts tags before the first script that the browser fetches. @throws Error when there is none in the head */
  insertBeforeScripts(tags: string): void {
    const head = this.elements('head').flatMap((element) => elementsIn(element));
    const first = head.find((element) => element.tagName === 'script' && attribute(element, 'src') !== undefined);
    this.insert(first?.sourceCodeLocation?.startOffset, tags, 'a script in its head');
  }

  /** Inserts tags after a child of the head, such as the `meta` of the viewport. @throws Error when it is missing */
  insertBehind(child: PageElement | undefined, tags: string): void {
    this.insert(child?.sourceCodeLocation?.endOffset, tags, 'the viewport in its head');
  }

  remove({sourceCodeLocation: place}: PageElement): void {
    if (place) this.edits.push({position: place.startOffset, end: place.endOffset, text: ''});
  }

  /** Inserts tags at the end of the head. @throws Error when the head has no end */
  insertInHead(tags: string): void {
    const [head] = this.elements('head');
    this.insert(head?.sourceCodeLocation?.endTag?.startOffset, tags, 'the end tag of its head');
  }

  /** Inserts text at the start of an element. */
  insertInto(element: PageElement, text: string): void {
    const {tagName, sourceCodeLocation} = element;
    this.insert(sourceCodeLocation?.startTag?.endOffset, forHtml(text), `the start tag of its ${tagName}`);
  }

  private insert(position: number | undefined, text: string, anchor: string): void {
    if (position === undefined) throw upstreamError(`writes ${this.path} with ${anchor}`, 'template.ts');
    this.edits.push({position, end: position, text});
  }

  /** @returns the HTML with all changes. Changes at the same position keep the order of the calls. */
  finished(): string {
    let html = '';
    let done = 0;
    for (const {position, end, text} of this.edits.toSorted((a, b) => a.position - b.position)) {
      html += this.html.slice(done, position) + text;
      done = end;
    }
    return html + this.html.slice(done);
  }

  /** @returns the page, parsed again with all changes. */
  reread(): BuiltPage {
    return new BuiltPage(this.path, this.finished());
  }
}

/** @returns all elements below a node, parents before their children. */
export function elementsIn(node: Node, found: PageElement[] = []): PageElement[] {
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    if ('tagName' in child) found.push(child);
    elementsIn(child, found);
  }
  return found;
}

/** @returns the value of an attribute; undefined when the element has none of that name */
export const attribute = ({attrs}: PageElement, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value;
