/** Pastes and drops: takes them as events of the page, before ProseMirror parses the clipboard. */
import type {Node} from 'prosemirror-model';
import {Plugin, Selection, TextSelection} from 'prosemirror-state';
import {isInTable} from 'prosemirror-tables';
import type {EditorView} from 'prosemirror-view';
import {addressesIn} from './links';
import {nodesFromHtml} from './paste/html';
import {renameActive} from './paste/inert-document';
import {sliceOf} from './paste/slice';
import {nodesFromText} from './paste/text';
import {marks, nodes} from './schema';
import {pasteCells} from './tables';

/** What became of a paste. */
export interface PasteResult {
  /** Whether colours, fonts and the like were removed. */
  isSimplified: boolean;
  /** Pictures without their bytes on the clipboard. */
  missingPictures: number;
  /** Pictures to add. */
  pictures: readonly File[];
}

export function clipboard(onPaste: (result: PasteResult) => void): Plugin {
  let isPlain = false;
  const take = (view: EditorView, event: Event, data: DataTransfer | null): boolean => {
    // A field of a card has its own clipboard.
    const isInField = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
    if (!data || isInField) return false;
    const html = isPlain ? '' : data.getData('text/html');
    // Our own clipboard contains the very nodes.
    if (html.includes('data-pm-slice') && !isInTable(view.state)) return false;
    event.preventDefault();
    onPaste(paste(view, html, data));
    return true;
  };
  return new Plugin({
    props: {
      transformPastedHTML: renameActive,
      handleDOMEvents: {
        keydown: (_view, event) => {
          isPlain = event.shiftKey && (event.ctrlKey || event.metaKey);
          return false;
        },
        paste: (view, event) => take(view, event, event.clipboardData),
        drop: (view, event) => {
          const at = view.dragging ? null : view.posAtCoords({left: event.clientX, top: event.clientY});
          if (!at) return false;
          view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at.pos))));
          return take(view, event, event.dataTransfer);
        },
      },
    },
  });
}

function paste(view: EditorView, html: string, data: DataTransfer): PasteResult {
  const text = data.getData('text/plain');
  const pictures = [...data.files].filter(({type}) => type.startsWith('image/'));
  if (view.state.selection.$from.parent.type === nodes.raw) {
    view.dispatch(view.state.tr.insertText(text).setMeta('paste', true));
    return {isSimplified: false, missingPictures: 0, pictures: []};
  }
  const found = html === '' ? {content: nodesFromText(text), pictures: 0} : nodesFromHtml(html);
  // A spreadsheet also puts a picture of its cells on the clipboard.
  const isTable = found.content.some(({type}) => type === nodes.table);
  const wanted = isTable && found.pictures === 0 ? [] : pictures;
  if (found.content.length > 0) insert(view, found.content);
  return {
    isSimplified: STYLED.test(html),
    missingPictures: Math.max(0, found.pictures - wanted.length),
    pictures: wanted,
  };
}

/** The look of other programs, of which nothing stays. */
const STYLED = /\sstyle\s*=|<font\b|<style\b/i;

function insert(view: EditorView, content: readonly Node[]): void {
  const {state} = view;
  const {$from, $to, from, to} = state.selection;
  const [only] = content;
  const text = only?.textContent ?? '';
  // An address that is pasted onto selected words makes a link of them, as in Google Docs.
  const address = content.length === 1 && from < to && $from.sameParent($to) ? addressesIn(text)[0] : undefined;
  if (address?.from === 0 && address.to === text.length) {
    const {tr} = state;
    for (const range of state.selection.ranges)
      tr.addMark(range.$from.pos, range.$to.pos, marks.link.create({href: address.href}));
    view.dispatch(tr);
    return;
  }
  const isCell = isInTable(state);
  if (isCell && only?.type === nodes.table && content.length === 1) {
    pasteCells(only)(state, view.dispatch);
    return;
  }
  const isOneLine = isCell || ($from.parent.type === nodes.heading && content.length === 1);
  const tr = state.tr.replaceSelection(sliceOf(content, isOneLine)).setMeta('paste', true);
  // The cursor goes to the end of what was pasted, not to the beginning of the next block.
  const end = tr.doc.content.size - (state.doc.content.size - to);
  tr.setSelection(Selection.near(tr.doc.resolve(end), -1));
  view.dispatch(tr.scrollIntoView());
}
