/** The commands behind the buttons and keys for words and paragraphs. */
import {chainCommands, exitCode, setBlockType, splitBlock} from 'prosemirror-commands';
import type {Node} from 'prosemirror-model';
import {TextSelection, type Command, type EditorState} from 'prosemirror-state';
import {isInTable} from 'prosemirror-tables';
import {outdent, splitEntry} from './lists';
import {levelOf, linkOf, marks, nodes, paragraphOf, schema} from './schema';

export const setHeading = (level: number): Command => setBlockType(nodes.heading, {level});
export const setParagraph: Command = setBlockType(nodes.paragraph);

export const isHeading = ({selection: {$from}}: EditorState, level: number): boolean =>
  $from.parent.type === nodes.heading && levelOf($from.parent) === level;

/** Makes the selected blocks headings; if they are, paragraphs. */
export const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    (isHeading(state, level) ? setParagraph : setHeading(level))(state, dispatch);

export const hasMark = (state: EditorState, name: keyof typeof marks): boolean => {
  const {from, to, empty, $from} = state.selection;
  const type = marks[name];
  if (!type) return false;
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type);
};

/** At the end of a heading, Enter begins a paragraph. */
const paragraphAfterHeading: Command = (state, dispatch) => {
  const {$from, empty} = state.selection;
  if ($from.parent.type !== nodes.heading || !empty || $from.parentOffset < $from.parent.content.size) return false;
  const tr = state.tr.insert($from.after(), paragraphOf());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, $from.after() + 1)).scrollIntoView());
  return true;
};

/** Enter: nothing in a table, otherwise a new entry, the way out of an empty entry, or a new paragraph. */
export const enter: Command = chainCommands(
  (state) => isInTable(state),
  splitEntry,
  outdent,
  exitCode,
  paragraphAfterHeading,
  splitBlock,
);

export const lineBreak: Command = (state, dispatch) => {
  if (isInTable(state) || state.selection.$from.parent.type !== nodes.paragraph) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** A link with its position; without an address, the selected words. */
export interface Link {
  from: number;
  to: number;
  href: string;
  /** For people who use a screen reader (`[text](/target "title")`). */
  title: string | null;
  /** Undefined for words of several blocks, which stay as they are. */
  text?: string;
  /** The words of several blocks; between those of selected cells, there are others. */
  words?: readonly Pick<Link, 'from' | 'to'>[];
}

/** @returns the words of each block of a range, without the spaces around them */
function wordsIn(doc: Node, from: number, to: number): Pick<Link, 'from' | 'to'>[] {
  const words: Pick<Link, 'from' | 'to'>[] = [];
  doc.nodesBetween(from, to, (block, position) => {
    if (!block.isTextblock) return;
    const start = Math.max(from, position + 1);
    const text = doc.textBetween(start, Math.min(to, position + 1 + block.content.size));
    const [first, length] = [start + text.search(/\S/), text.trim().length];
    if (length > 0) words.push({from: first, to: first + length});
  });
  return words;
}

/** @returns the whole link around the selection, otherwise the selected words */
export function linkAt({doc, selection: {from, to, $from, ranges}}: EditorState): Link {
  const links: Omit<Link, 'text'>[] = [];
  $from.parent.forEach((node, offset) => {
    const mark = marks.link.isInSet(node.marks);
    if (!mark) return;
    const start = $from.start() + offset;
    const last = links.at(-1);
    const {href, title} = linkOf(mark);
    if (last?.to === start && last.href === href) last.to = start + node.nodeSize;
    else links.push({from: start, to: start + node.nodeSize, href, title});
  });
  const words = ranges
    .flatMap((range) => wordsIn(doc, range.$from.pos, range.$to.pos))
    .toSorted((one, other) => one.from - other.from);
  const selected = {from: words[0]?.from ?? to, to: words.at(-1)?.to ?? to, href: '', title: null};
  if (words.length > 1) return {...selected, words};
  const found = links.find((link) => link.from <= from && link.to >= to) ?? selected;
  return {...found, text: doc.textBetween(found.from, found.to, ' ')};
}

/** Writes a link. New words get a space where they would touch others; an empty address removes the link. */
export const setLink =
  ({from, to, href, title, text, words}: Link): Command =>
  (state, dispatch) => {
    const {tr} = state;
    if (words) {
      for (const part of words) tr.removeMark(part.from, part.to, marks.link);
      const link = marks.link.create({href, title});
      for (const part of href === '' ? [] : words) tr.addMark(part.from, part.to, link);
      dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView());
      return true;
    }
    if (href === '') {
      dispatch?.(tr.removeMark(from, to, marks.link).scrollIntoView());
      return true;
    }
    const isNew = from === to;
    const [before, after] = [state.doc.textBetween(Math.max(0, from - 1), from), textAfter(state, to)];
    const lead = isNew && /[\p{L}\p{N}.,;:!?)]$/u.test(before) ? ' ' : '';
    const trail = isNew && /^[\p{L}\p{N}(]/u.test(after) ? ' ' : '';
    const start = from + lead.length;
    let end = to;
    if (text !== undefined && state.doc.textBetween(from, to, ' ').trim() !== text.trim()) {
      const around = state.doc.resolve(from).marksAcross(state.doc.resolve(to)) ?? [];
      tr.replaceWith(from, to, schema.text(lead + text + trail, around));
      end = start + text.length;
    }
    tr.removeMark(start, end, marks.link);
    for (const part of wordsIn(tr.doc, start, end)) tr.addMark(part.from, part.to, marks.link.create({href, title}));
    tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(marks.link);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

const textAfter = ({doc}: EditorState, at: number): string => doc.textBetween(at, Math.min(doc.content.size, at + 1));
