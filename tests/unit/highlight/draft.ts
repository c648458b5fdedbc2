import {existsSync, readFileSync} from 'node:fs';
import {isSeq, parseDocument, type Document} from 'yaml';
import {splitPage} from '../../../src/cms/parse/front-matter';
import {SITE_FILE, PAGES_FOLDER, STATIC_FOLDER} from '../../../src/cms/base/paths';

type Path = (string | number)[];

/** An edit of the site in memory. Pages have their names in pages/. */
export class Draft {
  readonly changes = new Map<string, string | Buffer | undefined>();
  readonly renamed = new Map<string, string>();

  set(page: string, path: Path, value: unknown): this {
    return this.yaml(page, (document) => {
      if (value === undefined) document.deleteIn(path);
      else document.setIn(path, document.createNode(value));
    });
  }

  /** Changes the text of a field. */
  say(page: string, path: Path, change: (text: string) => string): this {
    return this.set(page, path, change(String(this.value(page, path))));
  }

  value(page: string, path: Path): unknown {
    return parseDocument(this.parts(page).yaml).getIn(path);
  }

  /** Whether any file has changed. */
  get isDifferent(): boolean {
    return [...this.changes].some(
      ([file, content]) =>
        content === undefined || !existsSync(file) || !readFileSync(file).equals(Buffer.from(content)),
    );
  }

  /** Moves an entry of a list from one position to another. */
  move(page: string, path: Path, from: number, to: number): this {
    return this.list(page, path, (items) => items.splice(to, 0, takeOut(items, from)));
  }

  remove(page: string, path: Path, index: number): this {
    return this.list(page, path, (items) => takeOut(items, index));
  }

  /** Adds a copy of an entry, with some other fields. */
  add(page: string, path: Path, index: number, own: Record<string, unknown> | string): this {
    return this.yaml(page, (document) => {
      const list = document.getIn(path);
      if (!isSeq(list)) throw new Error(`${page} has no list ${path.join('.')}.`);
      const [first] = list.toJSON();
      const entry = typeof own === 'string' ? own : {...(first as object), ...own};
      list.items.splice(index, 0, document.createNode(entry));
    });
  }

  /** Changes the blocks of a body, which empty lines separate. */
  body(page: string, change: (blocks: string[]) => string[]): this {
    const {top, body} = this.parts(page);
    const blocks = body.trim().split(/\n{2,}/);
    const changed = change(blocks).join('\n\n');
    if (changed === blocks.join('\n\n')) throw new Error(`${page} no longer holds what this edit is about.`);
    return this.write(page, `${top}\n${changed}\n`);
  }

  /** Changes the sections of a body; the first one is the text above all headings, if there is any. */
  sections(page: string, change: (sections: string[]) => string[]): this {
    const {top, body} = this.parts(page);
    const sections = body
      .trim()
      .split(/(?=^## )/m)
      .map((item) => item.trim());
    return this.write(page, `${top}\n${change(sections).join('\n\n')}\n`);
  }

  write(page: string, text: string | undefined): this {
    this.changes.set(fileOf(page), text);
    return this;
  }

  rename(page: string, to: string): this {
    const text = this.read(page);
    this.renamed.set(fileOf(page), fileOf(to));
    return this.write(page, undefined).write(to, text);
  }

  /** Replaces a picture under the same name. */
  picture(path: string, other: string): this {
    this.changes.set(STATIC_FOLDER + path, readFileSync(STATIC_FOLDER + other));
    return this;
  }

  read(page: string): string {
    const changed = this.changes.get(fileOf(page));
    return changed === undefined ? readFileSync(fileOf(page), 'utf8') : changed.toString();
  }

  private list(page: string, path: Path, change: (items: unknown[]) => void): this {
    return this.yaml(page, (document) => {
      const list = document.getIn(path);
      if (!isSeq(list)) throw new Error(`${page} has no list ${path.join('.')}.`);
      change(list.items);
    });
  }

  private yaml(page: string, change: (document: Document) => void): this {
    const {yaml, body} = this.parts(page);
    const document = parseDocument(yaml);
    change(document);
    const text = document.toString({lineWidth: 0});
    return this.write(page, fileOf(page) === SITE_FILE ? text : `---\n${text}---\n${body}`);
  }

  private parts(page: string): {yaml: string; top: string; body: string} {
    const source = this.read(page);
    const split = splitPage(source);
    if (!split || fileOf(page) === SITE_FILE) return {yaml: source, top: '', body: ''};
    const lines = source.split('\n');
    return {
      yaml: split.yaml,
      top: lines.slice(0, split.bodyLine).join('\n'),
      body: lines.slice(split.bodyLine).join('\n'),
    };
  }
}

function takeOut(items: unknown[], index: number): unknown {
  if (index >= items.length) throw new Error(`The list has no entry ${index}.`);
  return items.splice(index, 1)[0];
}

const fileOf = (page: string): string => `${PAGES_FOLDER}/${page}`;
