/** Compares two states of the site, page by page: before, now, and now with its changes highlighted. */
import {JSDOM} from 'jsdom';
import {parse} from 'parse5';
import type {Site} from '../../../../src/site/page-types/site';
import type {Versions} from '../../../../src/cms/diff/pages';
import {addressOf} from '../../../../src/cms/values/paths';
import {attribute, elementsIn} from '../../../../src/plugins/output/page';
import {dataFiles} from '../../../../src/plugins/content/data-files';
import {highlightPage} from '../../../../src/cms/highlight/highlight';
import {encodeContent} from '../../../../src/cms/source-map/content';
import {toCurrentRef} from '../../../../src/cms/source-map/ref-changes';
import {MemorySite, type Changes} from '../memory-site';
import {bodyOf} from '../../../../src/cms/parse/front-matter';
import {compileAll, type Compiled, type BodyInput} from './compile-pages';
import {renderPages} from './render-pages';
import {type Content, type Definition, siteDefinition} from '../../../../src/site/site-definition';

type RenderedState = Content & {site: Site};

const ROOT = '__docusaurus';

export const rootOf = (html: string) => {
  const root = elementsIn(parse(html)).find((element) => attribute(element, 'id') === ROOT);
  if (!root) throw new Error('This is not a page.');
  return root;
};

const parser = new new JSDOM().window.DOMParser();

const renderedPagesOf = (page: Document | undefined): Element => {
  const root = page?.getElementById(ROOT);
  if (!root) throw new Error('This is not a page.');
  return root;
};

const textOf = ({sources}: Content, file: string): string | undefined =>
  sources.find((source) => source.file === file)?.text;

function versionsOf(before: Content, now: Content, renamed: ReadonlyMap<string, string>): Versions {
  const textBefore = (file: string) => textOf(before, file) ?? '';
  const textNow = (file: string) => textOf(now, file) ?? '';
  const changed = before.sources.map(({file}) => ({before: file, after: renamed.get(file) ?? file}));
  return {
    textBefore,
    textNow,
    files: now.sources.map(({file}) => file),
    changed: changed.filter(({before: was, after}) => was !== after || textBefore(was) !== textNow(after)),
    replaced: new Set(),
  };
}

/** Sample pages, for changes of the site chrome, which affect all pages. */
const SAMPLE_ROUTES = ['/', '/contact', '/services/engineering', '/careers/fitter', '/about/history'];

export interface PagePair {
  path: string;
  before: string;
  now: string;
  highlighted: string;
}

/** The site in one state, to compare others with. */
export class States {
  private readonly site = new MemorySite();
  private readonly written = new Map<string, BodyInput>();
  private readonly compiled = new Map<BodyInput, Compiled>();
  private base?: {
    content: RenderedState;
    drawn: Map<string, string>;
    files: Map<string, string>;
    encoded: ReturnType<typeof encodeContent<Definition>>;
  };

  async read(changes: Changes): Promise<RenderedState> {
    const content = await this.site.contentWith(changes);
    if (!content.site) throw new Error('pages/_site.yml has a problem.');
    return content as RenderedState;
  }

  /** Compiles the bodies of some states. */
  compile(...all: readonly Content[]): void {
    for (const content of all) for (const {file} of content.pages) this.writtenAt(content, file);
    for (const [written, body] of compileAll([...new Set(this.written.values())])) this.compiled.set(written, body);
  }

  bodies(content: Content) {
    return (file: string): Compiled | undefined => this.compiled.get(this.writtenAt(content, file));
  }

  private writtenAt(content: Content, file: string): BodyInput {
    // A change of front matter does not change the body.
    const body = bodyOf(textOf(content, file) ?? '');
    const key = [file, body].join('\n');
    const written = this.written.get(key) ?? {body, file};
    this.written.set(key, written);
    return written;
  }

  private filesOf(content: RenderedState): Map<string, string> {
    const texts = new Map(content.sources.map(({file, text}) => [file, bodyOf(text)]));
    return new Map([
      ...dataFiles(content, content.site).map(({name, data}) => [name, JSON.stringify(data)] as const),
      ...content.pages.map(({path, file}) => [path, texts.get(file) ?? ''] as const),
    ]);
  }

  /** @returns the pages that look different, before and now, with their changes highlighted */
  compare(before: RenderedState, now: RenderedState, renamed: ReadonlyMap<string, string> = new Map()): PagePair[] {
    if (this.base?.content !== before) {
      const encoded = encodeContent(before, before.site);
      this.base = {content: before, drawn: new Map(), files: this.filesOf(before), encoded};
    }
    const {drawn, files, encoded: encodedBefore} = this.base;
    const filesNow = this.filesOf(now);
    const menuOf = ({entries}: Content) => JSON.stringify(entries.services.map(({title, path}) => [title, path]));
    const isMenuSame = menuOf(before) === menuOf(now);
    const isFrameSame = files.get('site.json') === filesNow.get('site.json');
    const isOwn = (path: string) => {
      const name = ['page', ...path.split('/').filter(Boolean), 'json'].join('.');
      return files.get(name) !== filesNow.get(name) || files.get(path) !== filesNow.get(path);
    };
    const differs = (path: string) => !isFrameSame || isOwn(path) || (!isMenuSame && path.startsWith('/services/'));
    const isRendered = (path: string) => differs(path) && (isOwn(path) || SAMPLE_ROUTES.includes(path));
    const renderedNow = renderPages(now, now.site, this.bodies(now), isRendered);
    const stood = new Map([...renamed].map(([was, is]) => [addressOf(is), addressOf(was)]));
    const pathBefore = (path: string) => stood.get(path) ?? path;
    const wanted = new Set([...renderedNow.keys()].map(pathBefore));
    const more = renderPages(before, before.site, this.bodies(before), (path) => wanted.has(path) && !drawn.has(path));
    for (const [path, html] of more) drawn.set(path, html);
    const changed = [...renderedNow.keys()].filter((path) => drawn.has(pathBefore(path)));
    const changedBefore = new Set(changed.map(pathBefore));
    const refNow = toCurrentRef(siteDefinition, versionsOf(before, now, renamed));
    const encoded = encodeContent(now, now.site);
    const [placed, placedBefore] = [
      renderPages(encoded.content, encoded.site, this.bodies(now), (path) => changed.includes(path)),
      renderPages(
        encodedBefore.content,
        encodedBefore.site,
        this.bodies(before),
        (path) => changedBefore.has(path),
        refNow,
      ),
    ];
    return changed.map((path) => {
      const [page, was] = [placed.get(path), placedBefore.get(pathBefore(path))].map((html) =>
        parser.parseFromString(html ?? '', 'text/html'),
      );
      highlightPage(renderedPagesOf(page), renderedPagesOf(was), {path, labels: now.site.preview, sentences: []});
      const highlighted = page?.documentElement.outerHTML ?? '';
      return {path, before: drawn.get(pathBefore(path)) ?? '', now: renderedNow.get(path) ?? '', highlighted};
    });
  }
}
