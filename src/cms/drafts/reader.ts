import {isContentFile} from '../base/paths';
import type {SiteDefinition, Source} from '../definition/site-definition';
import {readSource, type ReadSource} from '../lint/source';

const encoder = new TextEncoder();

/** Caches parsed files, and parses a file again only when its text has changed. */
export class Reader<D extends SiteDefinition = SiteDefinition> {
  private readonly encoded = new Map<string, {text: string; bytes: Uint8Array}>();
  private readonly sources = new WeakMap<Uint8Array, Source>();

  /** @param definition the site with the files */
  constructor(readonly definition: D) {}

  /** @returns the bytes of a text, as the same object while the text stays the same */
  bytesOf(file: string, text: string): Uint8Array {
    const known = this.encoded.get(file);
    if (known?.text === text) return known.bytes;
    const bytes = encoder.encode(text);
    this.encoded.set(file, {text, bytes});
    return bytes;
  }

  /** @returns the parsed source of a page or of pages/_site.yml; undefined for another file */
  sourceOf(file: string, text: string): Source | undefined {
    return isContentFile(file) ? this.read(file, this.bytesOf(file, text)) : undefined;
  }

  /** @returns the parsed source of a file; the same bytes are parsed once. */
  readonly read: ReadSource = (file, bytes) => {
    const source = this.sources.get(bytes) ?? readSource(this.definition, file, bytes);
    this.sources.set(bytes, source);
    return source;
  };
}
