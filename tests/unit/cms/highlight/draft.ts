import {existsSync, readFileSync} from 'node:fs';
import type {Edit, Value} from '../../../../src/cms/edit';
import {readFrontMatter} from '../../../../src/cms/edit/front-matter';
import {writeEdit} from '../../../../src/cms/edit/write-edit';
import {splitPage} from '../../../../src/cms/parse/front-matter';
import {PAGES_FOLDER, STATIC_FOLDER} from '../../../../src/cms/values/paths';
import {valueAt, type Path} from '../../../../src/cms/values/values';
import {siteDefinition} from '../../../../src/site/site-definition';

/** An edit of the site in memory. Pages have their names in pages/. */
export class Draft {
  readonly changes = new Map<string, string | Buffer | undefined>();
  readonly renamed = new Map<string, string>();

  set(page: string, path: Path, value: Value | undefined): this {
    return this.edit(page, value === undefined ? {kind: 'remove', path} : {kind: 'set', path, value});
  }

  /** Changes the text of a field. */
  say(page: string, path: Path, change: (text: string) => string): this {
    return this.set(page, path, change(String(this.value(page, path))));
  }

  value(page: string, path: Path): unknown {
    return valueAt(readFrontMatter(fileOf(page), this.read(page)).data, path);
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
    return this.edit(page, {kind: 'move', path, from, to});
  }

  remove(page: string, path: Path, index: number): this {
    return this.set(page, [...path, index], undefined);
  }

  /** Adds a copy of the first entry, with some other fields. */
  add(page: string, path: Path, index: number, own: Readonly<Record<string, Value | undefined>> | string): this {
    const fields = {...Object(this.value(page, [...path, 0])), ...Object(own)} as Record<string, Value | undefined>;
    const isWritten = (field: [string, Value | undefined]): field is [string, Value] => field[1] !== undefined;
    const entry = Object.fromEntries(Object.entries(fields).filter(isWritten));
    return this.edit(page, {kind: 'insert', path, index, value: typeof own === 'string' ? own : entry});
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

  private edit(page: string, edit: Edit): this {
    return this.write(page, writeEdit(siteDefinition, fileOf(page), this.read(page), edit));
  }

  private parts(page: string): {top: string; body: string} {
    const lines = this.read(page).split('\n');
    const start = splitPage(lines.join('\n'))?.bodyLine;
    return {top: lines.slice(0, start).join('\n'), body: lines.slice(start).join('\n')};
  }
}

const fileOf = (page: string): string => `${PAGES_FOLDER}/${page}`;
