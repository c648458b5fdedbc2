import {allDiagnostics} from '../../../src/cms/lint/lint-content';
import {contentChecks} from '../../../src/cms/content/files';
import {applyFixes, type BytesByFile} from '../../../src/cms/lint/fix';
import {readContent} from '../../../src/cms/lint/lint-content';
import type {Diagnostic} from '../../../src/cms/values/diagnostic';
import {projectFiles} from '../../../src/node/project-files';
import {readBytes, localHost} from '../../../src/node/load';
import {pictureFacts} from '../../../src/node/picture-facts';
import type {ContentHost} from '../../../src/cms/images';
import {isContentFile, STATIC_FOLDER} from '../../../src/cms/values/paths';
import {readSource} from '../../../src/cms/content/source';
import {type Content, siteDefinition} from '../../../src/site/site-definition';
import type {Source} from '../../../src/cms/definition/site-definition';

/** The changed files of a site, by their path; undefined for a deleted one. */
export type Changes = ReadonlyMap<string, string | Buffer | undefined>;

/** Caches a function for each argument. */
function memoizePerArgument<T>(ask: (argument: string) => T): (argument: string) => T {
  const known = new Map<string, T>();
  return (argument) => {
    const answer = known.get(argument) ?? ask(argument);
    known.set(argument, answer);
    return answer;
  };
}

/** The site of the working directory, read from disk once; changes stay in memory. */
export class MemorySite {
  private readonly files = new Map(projectFiles().map((entry) => [entry.file, entry]));
  private readonly texts = readBytes([...this.files.values()]);
  private readonly outside: ContentHost = {
    readPicture: memoizePerArgument(localHost.readPicture),
    fileNamesIn: memoizePerArgument(localHost.fileNamesIn),
    icons: localHost.icons,
    flagOf: memoizePerArgument(localHost.flagOf),
  };

  private readonly sources = new Map(
    [...this.texts].map(([file, bytes]) => [bytes, readSource(siteDefinition, file, bytes)]),
  );

  /** Returns the diagnostics when some files are changed. */
  async diagnosticsWith(changes: Changes): Promise<Diagnostic[]> {
    const {texts, check} = this.changed(changes);
    return allDiagnostics(await check(texts));
  }

  /** Returns the content of the pages when some files are changed. */
  contentWith(changes: Changes): Promise<Content> {
    const {texts, check} = this.changed(changes);
    return check(texts);
  }

  /** Returns the result of `--fix`, with the diagnostics before and after it. */
  async fixedWith(changes: Changes) {
    const {texts, check} = this.changed(changes);
    const checked: Content[] = [];
    const {changed, sentences} = await applyFixes(texts, async (now) => {
      const content = await check(now);
      checked.push(content);
      return content.diagnostics;
    });
    const [before, after] = [checked.at(0), checked.at(-1)].map((content) => (content ? allDiagnostics(content) : []));
    return {texts, changed, sentences, diagnostics: before ?? [], left: after ?? []};
  }

  private changed(changes: Changes) {
    const files = new Map(this.files);
    const written = new Map<string, Uint8Array>();
    for (const [file, content] of changes) {
      files.delete(file);
      if (content === undefined) continue;
      const looked = contentChecks(file, () => Buffer.from(content));
      files.set(file, {file, kind: 'file', read: () => content.toString(), ...looked});
      if (isContentFile(file)) written.set(file, Buffer.from(content));
    }
    const listed = [...files.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
    const texts = new Map(
      listed.flatMap(({file}) => {
        const bytes = written.get(file) ?? this.texts.get(file);
        return bytes ? [[file, bytes] as const] : [];
      }),
    );
    const outside = this.outsideWith(changes);
    const read = (name: string, bytes: Uint8Array): Source =>
      this.sources.get(bytes) ?? readSource(siteDefinition, name, bytes);
    const check = (now: BytesByFile): Promise<Content> => readContent(siteDefinition, now, listed, outside, read);
    return {texts, check};
  }

  private outsideWith(changes: Changes): ContentHost {
    const inStatic = (path: string) => `${STATIC_FOLDER}${path}`;
    const added = [...changes].flatMap(([file, content]) => (content === undefined ? [] : [file]));
    return {
      ...this.outside,
      readPicture: async (path) => {
        if (!changes.has(inStatic(path))) return this.outside.readPicture(path);
        const content = changes.get(inStatic(path));
        return content === undefined ? undefined : pictureFacts(Buffer.from(content));
      },
      fileNamesIn: (folder) => {
        const own = added.filter((file) => file.slice(0, file.lastIndexOf('/')) === inStatic(folder));
        const names = own.map((file) => file.slice(file.lastIndexOf('/') + 1));
        return [...new Set([...this.outside.fileNamesIn(folder), ...names])].sort();
      },
    };
  }
}
