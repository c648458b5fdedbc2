import {useEffect, useMemo, useState} from 'react';
import {bodyTextOf} from '../../../cms/edit';
import type {Diagnostic} from '../../../cms/lint';
import type {ContentPosition} from '../../../cms/source-map/content-ref';
import {showNotes, type Note} from '../../rich-text/notes';
import {blockAtLine, findSourceRange} from '../../rich-text/positions';
import type {TextEditor} from '../../rich-text/text-editor';
import {positionsOfThreads} from '../../state/thread-refs';
import {useEditor} from '../hooks/useEditor';

/** A note with what it is about: the problems of a block, or the position of its comments. */
export type TextNote = Note &
  ({kind: 'problem'; diagnostics: readonly Diagnostic[]} | {kind: 'comment'; contentRef: ContentPosition});

/** @returns the problems and comments of a text, each with the element below its block */
export function useNotes(file: string, text: TextEditor | undefined, firstLine: number): readonly TextNote[] {
  const {checked, conversation, sent} = useEditor();
  const [notes, setNotes] = useState<readonly TextNote[]>([]);
  const [elements] = useState(() => new Map<string, HTMLElement>());
  const threads = sent && conversation?.conversation?.threads;
  const source = useMemo(() => checked?.content.sources.find((item) => item.file === file), [checked, file]);
  useEffect(() => {
    // The linter is a moment behind the typing; until then, the notes move with the text.
    if (!text || !checked || !source || bodyTextOf(source.text).text !== text.body) return;
    const commented = threads ? positionsOfThreads(threads, checked.content) : [];
    const inBody = (item: Diagnostic) => item.file === file && !item.path && item.range.start.line >= firstLine;
    const found = [
      ...problemNotes(text, checked.diagnostics.filter(inBody), firstLine, elements),
      ...commentNotes(
        text,
        commented.filter((item) => item.file === file),
        firstLine,
        elements,
      ),
    ];
    showNotes(text.view, found);
    setNotes(found);
  }, [text, checked, source, file, firstLine, threads, elements]);
  return notes;
}

type Elements = Map<string, HTMLElement>;

function elementFor(key: string, elements: Elements): HTMLElement {
  const element = elements.get(key) ?? document.createElement('div');
  element.contentEditable = 'false';
  elements.set(key, element);
  return element;
}

function problemNotes(
  text: TextEditor,
  diagnostics: readonly Diagnostic[],
  firstLine: number,
  elements: Elements,
): TextNote[] {
  const lines = text.lines();
  const byBlock = new Map<number, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const block = blockAtLine(lines, diagnostic.range.start.line - firstLine + 1) ?? text.view.state.doc.childCount - 1;
    byBlock.set(block, [...(byBlock.get(block) ?? []), diagnostic]);
  }
  return [...byBlock].map(([block, ofBlock]) => {
    const key = `problem ${block}`;
    const [{range: {start, end}} = {range: {start: {line: 0, column: 0}, end: {line: 0, column: 0}}}] = ofBlock;
    const columns = start.line === end.line ? ([start.column, end.column] as const) : undefined;
    const at = {line: start.line - firstLine + 1, columns};
    const range = findSourceRange(text.view.state.doc, lines, text.body, at);
    return {key, element: elementFor(key, elements), kind: 'problem', block, range, diagnostics: ofBlock};
  });
}

function commentNotes(
  text: TextEditor,
  commented: readonly ContentPosition[],
  firstLine: number,
  elements: Elements,
): TextNote[] {
  const lines = text.lines();
  return commented.flatMap((contentRef) => {
    if (contentRef.line === undefined) return [];
    const block = blockAtLine(lines, contentRef.line - firstLine + 1);
    if (block === undefined) return [];
    const key = `comment ${block}`;
    return [{key, element: elementFor(key, elements), kind: 'comment', block, contentRef}];
  });
}
