/** Suggested wording: what a reviewer suggests, and the edit that applies it. */
import {valueAt} from '../../cms/lint';
import {isPage, type Source} from '../../cms/parse';
import {applyEditToDraft, blocksOf, changedFiles, controlAt, newDraft, undefinedIfUnwritable} from '../../cms/edit';
import type {Edit, Path} from '../../cms/edit';
import {type ContentPosition, resolveSegments, segmentsOf} from '../../cms/source-map/content-ref';
import {siteDefinition, type Content} from '../../site/site-definition';
import type {ReviewComment} from '../github';
import type {StoredReview} from './review-items';
import {toDisplay, toStored} from './typed-value';

const blockAt = ({file, text}: Source, line: number) =>
  isPage(file) ? blocksOf(text).find(({first, last, block}) => first <= line && line <= last && !block) : undefined;

const kindAt = ({schema}: Source, path: Path): string => controlAt(schema, path)?.control.kind ?? '';

/** @returns the text or number at a reference, as a person types it; undefined for choices, lists and groups */
export function typedTextAt({path, line}: ContentPosition, source: Source): string | undefined {
  if (line !== undefined) return blockAt(source, line)?.text;
  const value = path && valueAt(source.parsed?.data, path);
  if (typeof value === 'number') return String(value);
  return path && typeof value === 'string' ? toDisplay(kindAt(source, path), value) : undefined;
}

/** @returns whether the text at a reference is the suggested one, even if a person has typed it by hand */
export function isSuggestionUsed(position: ContentPosition, source: Source, instead: string): boolean {
  const {path} = position;
  if (!path) return typedTextAt(position, source) === instead;
  const edit = suggestionEdit(position, source, instead);
  return edit?.kind === 'set' && edit.value === valueAt(source.parsed?.data, path);
}

/** @returns the edit that writes a suggestion at a reference */
export function suggestionEdit({path, line}: ContentPosition, source: Source, instead: string): Edit | undefined {
  if (line !== undefined) {
    const block = blockAt(source, line);
    return block && {kind: 'body', first: block.first, last: block.last, text: instead};
  }
  if (!path) return undefined;
  const isNumber = typeof valueAt(source.parsed?.data, path) === 'number' && Number.isFinite(Number(instead));
  return {kind: 'set', path, value: isNumber ? Number(instead) : toStored(kindAt(source, path), instead)};
}

/** Lines of a file, counted from 1, and their replacement. */
export interface Lines {
  first: number;
  last: number;
  text: string;
}

/** @returns the lines that an edit replaces; undefined if the edit is impossible or only adds lines */
export function replacedLines({file, text}: Source, edit: Edit): Lines | undefined {
  const draft = undefinedIfUnwritable(() => applyEditToDraft(siteDefinition, newDraft(''), file, edit, text));
  const now = draft && changedFiles(draft).get(file)?.now;
  // GitHub's suggestions would lose Windows line endings.
  if (typeof now !== 'string' || now.includes('\r')) return undefined;
  const [was, is] = [text.split('\n'), now.split('\n')];
  const shortest = Math.min(was.length, is.length);
  let start = 0;
  while (start < shortest && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < shortest - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const lines = {first: start + 1, last: was.length - end, text: is.slice(start, is.length - end).join('\n')};
  return lines.last < lines.first ? undefined : lines;
}

/** @returns the comment with its file, its line, and the lines of its suggestion, if its reference still exists */
export function locateComment(comment: StoredReview['comments'][number], content: Content): ReviewComment {
  const {file, names} = segmentsOf(comment.place);
  const source = content.sources.find((item) => item.file === file);
  const contentRef = resolveSegments(file, names, content);
  if (!source || !contentRef) return {...comment, file};
  const {instead} = comment;
  const line = contentRef.line ?? (contentRef.path && source.parsed?.lineOf(contentRef.path));
  const edit = instead === undefined ? undefined : suggestionEdit(contentRef, source, instead);
  return {...comment, file, line, lines: edit && replacedLines(source, edit)};
}
