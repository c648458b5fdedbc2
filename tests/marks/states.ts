/** Two states of the site, page by page: before, now, and now with its changes marked. */
import {parse, serialize} from 'parse5';
import {placesNow} from '../../src/content/pair/fields';
import type {Content} from '../../src/content/content';
import type {Site} from '../../src/content/kinds/site';
import {addressOf, SITE_FILE} from '../../src/content/paths';
import {attribute, elementsIn} from '../../src/plugins/after-build/page';
import {dataFiles} from '../../src/plugins/content/data-files';
import {markChanges} from '../../src/plugins/preview/stills/mark';
import {joinTexts} from '../../src/plugins/preview/stills/nodes';
import {numberMarks} from '../../src/plugins/preview/stills/numbers';
import {numberContent, type Places} from '../../src/plugins/preview/stamps/number-words';
import {placeWords} from '../../src/plugins/preview/stamps/place-words';
import {MemorySite, type Changes} from '../content/memory-site';
import {splitPage} from '../../src/content/read/front-matter';
import {placesOf, withPlaces} from '../../src/plugins/preview/stamps/blocks';
import {compileAll, type Compiled, type Written} from './compiled';
import {draw} from './drawn';

type Whole = Content & {site: Site};

const rootOf = (html: string) => {
  const page = parse(html);
  const root = elementsIn(page).find((one) => attribute(one, 'id') === '__docusaurus');
  if (!root) throw new Error('This is no page.');
  joinTexts(root);
  return {page, root};
};

const bodyOf = (source: string): string =>
  source
    .split('\n')
    .slice(splitPage(source)?.bodyLine ?? 0)
    .join('\n');

const textOf = ({sources}: Content, file: string): string | undefined =>
  sources.find((source) => source.file === file)?.text;

/** Where the frame of all pages is different, these stand for all of them. */
const SOME = ['/', '/contact', '/services/engineering', '/careers/fitter', '/about/history'];

export interface PagePair {
  path: string;
  before: string;
  now: string;
  marked: string;
}

/** The site with one state that others are compared with. */
export class States {
  private readonly site = new MemorySite();
  private readonly written = new Map<string, Written>();
  private readonly compiled = new Map<Written, Compiled>();
  private base?: {content: Whole; drawn: Map<string, string>; files: Map<string, string>};

  async read(changes: Changes): Promise<Whole> {
    const content = await this.site.contentWith(changes);
    if (!content.site) throw new Error('pages/_site.yml has a flaw.');
    return content as Whole;
  }

  /** Compiles the bodies of a state, and those of the state before with the names that their blocks have now. */
  compile(before: Content, all: readonly {now: Content; renamed: ReadonlyMap<string, string>}[] = []): void {
    for (const {file} of before.pages) this.writtenAt(before, file);
    for (const {now, renamed} of all) {
      for (const {file} of now.pages) this.writtenAt(now, file);
      for (const {file} of before.pages) this.writtenAt(before, file, now, renamed);
    }
    for (const [written, body] of compileAll([...new Set(this.written.values())])) this.compiled.set(written, body);
  }

  bodies(content: Content, now = content, renamed: ReadonlyMap<string, string> = new Map()) {
    return (file: string): Compiled | undefined => this.compiled.get(this.writtenAt(content, file, now, renamed));
  }

  private writtenAt(
    content: Content,
    file: string,
    now = content,
    renamed: ReadonlyMap<string, string> = new Map(),
  ): Written {
    const [text = '', fileNow] = [textOf(content, file), renamed.get(file) ?? file];
    const textNow = textOf(now, fileNow);
    const key = [fileNow, text, textNow].join('\n');
    const known = this.written.get(key);
    if (known) return known;
    const places = placesOf(`preview/default/before/${file}`, withPlaces(text, fileNow, textNow));
    const body = bodyOf(text);
    // Other words of a top block leave a body as it is.
    const own = [...places, body].join('\n');
    const written = this.written.get(own) ?? {body, places};
    for (const one of [key, own]) this.written.set(one, written);
    return written;
  }

  private filesOf(content: Whole): Map<string, string> {
    const texts = new Map(content.sources.map(({file, text}) => [file, bodyOf(text)]));
    const {files} = dataFiles(content, content.site);
    return new Map([
      ...files.map(({name, data}) => [name, JSON.stringify(data)] as const),
      ...content.pages.map(({path, file}) => [path, texts.get(file) ?? ''] as const),
    ]);
  }

  /** @returns the pages that look different, before and now, with their changes marked */
  compare(before: Whole, now: Whole, renamed: ReadonlyMap<string, string> = new Map()): PagePair[] {
    if (this.base?.content !== before) {
      this.base = {content: before, drawn: draw(before, before.site, this.bodies(before)), files: this.filesOf(before)};
    }
    const {drawn, files} = this.base;
    const filesNow = this.filesOf(now);
    const menuOf = ({entries}: Content) => JSON.stringify(entries.services.map(({title, path}) => [title, path]));
    const isMenuSame = menuOf(before) === menuOf(now);
    const isFrameSame = files.get('site.json') === filesNow.get('site.json');
    const isOwn = (path: string) => {
      const name = ['page', ...path.split('/').filter(Boolean), 'json'].join('.');
      return files.get(name) !== filesNow.get(name) || files.get(path) !== filesNow.get(path);
    };
    const differs = (path: string) => !isFrameSame || isOwn(path) || (!isMenuSame && path.startsWith('/services/'));
    const drawnNow = draw(
      now,
      now.site,
      this.bodies(now),
      (path) => differs(path) && (isOwn(path) || SOME.includes(path)),
    );
    const stood = new Map([...renamed].map(([was, is]) => [addressOf(is), addressOf(was)]));
    const pathBefore = (path: string) => stood.get(path) ?? path;
    const changed = [...drawnNow.keys()].filter((path) => drawn.has(pathBefore(path)));
    const changedBefore = new Set(changed.map(pathBefore));
    const [places, placesBefore]: [Places, Places] = [[], []];
    const dataNow = new Map<string, object>([
      ...now.pages.map(({file, data}) => [file, data] as const),
      [SITE_FILE, now.site],
    ]);
    const numbered = numberContent(now, now.site, places);
    const numberedBefore = numberContent(before, before.site, placesBefore, {data: dataNow, renamed, placesNow});
    const [withPlaces, withPlacesBefore] = [
      draw({...numbered.content}, numbered.site, this.bodies(now), (path) => changed.includes(path)),
      draw({...numberedBefore.content}, numberedBefore.site, this.bodies(before, now, renamed), (path) =>
        changedBefore.has(path),
      ),
    ];
    return changed.map((path) => {
      const {page, root} = rootOf(placeWords(withPlaces.get(path) ?? '', places));
      markChanges(
        root,
        rootOf(placeWords(withPlacesBefore.get(pathBefore(path)) ?? '', placesBefore)).root,
        now.site.preview,
      );
      numberMarks(root);
      return {path, before: drawn.get(pathBefore(path)) ?? '', now: drawnNow.get(path) ?? '', marked: serialize(page)};
    });
  }
}
