import type {EditorState} from 'prosemirror-state';
import {useEffect, useEffectEvent, useState} from 'react';
import {selectedBlocks} from '../../rich-text/blocks';
import type {PressedText} from '../../rich-text/positions';
import type {TextEditor} from '../../rich-text/text-editor';
import {useEditor} from '../hooks/useEditor';

interface Request {
  file: string;
  /** The line of the file where the cursor goes, and the pressed word in it. */
  line: number;
  pressed?: PressedText;
  /** Counts the requests. */
  request: number;
}

/** Puts the cursor where the person has pressed: on the page, or on the button for problems. */
export function useRequest(text: TextEditor | undefined, firstLine: number, {file, line, pressed, request}: Request) {
  const {checked} = useEditor();
  const go = useEffectEvent((to: TextEditor) => {
    const found = checked?.diagnostics.find(
      (diagnostic) => diagnostic.file === file && !diagnostic.path && diagnostic.range.start.line === line,
    );
    const {start, end} = found?.range ?? {};
    const columns = start && end?.line === start.line ? ([start.column, end.column] as const) : undefined;
    to.goTo({line: line - firstLine + 1, columns}, pressed);
  });
  useEffect(() => {
    if (text) go(text);
  }, [text, request]);
}

/** Lines of the file, counted from 1. */
interface Lines {
  first: number;
  last: number;
}

/** @returns the lines of the block with the cursor, which the page beside the text shows */
export function useCurrentLines(
  file: string,
  text: TextEditor | undefined,
  state: EditorState | undefined,
  firstLine: number,
): Lines | undefined {
  const {checked, pointAt} = useEditor();
  const [lines, setLines] = useState<Lines>();
  const block = state && selectedBlocks(state).first;
  const point = useEffectEvent((line: number) => pointAt({file, line}));
  useEffect(() => {
    const [first, last] = text && block !== undefined ? (text.lines()[block] ?? []) : [];
    if (!text || first === undefined || last === undefined || last < first) return;
    setLines({first: first + firstLine - 1, last: last + firstLine - 1});
    if (text.view.hasFocus()) point(first + firstLine - 1);
  }, [text, block, firstLine, checked]);
  return lines;
}
