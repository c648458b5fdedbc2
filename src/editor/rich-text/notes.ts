/** Problems and comments at their text. They are decorations, so they are never a part of the document. */
import {Plugin, PluginKey} from 'prosemirror-state';
import {Decoration, DecorationSet, type EditorView} from 'prosemirror-view';
import type {DocumentRange} from './positions';

/** A box below a block, into which React renders. */
export interface Note {
  key: string;
  element: HTMLElement;
  kind: 'problem' | 'comment';
  block: number;
  /** The text that the problem is about. */
  range?: DocumentRange;
}

const notesKey = new PluginKey<DecorationSet>('notes');

export const notes = new Plugin<DecorationSet>({
  key: notesKey,
  state: {
    init: () => DecorationSet.empty,
    apply: (tr, set) => (tr.getMeta(notesKey) as DecorationSet | undefined) ?? set.map(tr.mapping, tr.doc),
  },
  props: {decorations: (state) => notesKey.getState(state)},
});

export function showNotes(view: EditorView, all: readonly Note[]): void {
  const {doc} = view.state;
  const decorations: Decoration[] = [];
  doc.forEach((node, from, index) => {
    const to = from + node.nodeSize;
    for (const {key, element, kind, range} of all.filter(({block}) => block === index)) {
      const options = {side: kind === 'problem' ? 1 : 2, key, stopEvent: () => true, ignoreSelection: true};
      decorations.push(Decoration.widget(to, element, options));
      if (range && range.from < range.to)
        decorations.push(Decoration.inline(range.from, range.to, {'data-problem': '', 'aria-invalid': 'true'}));
      else decorations.push(Decoration.node(from, to, {[`data-${kind}-block`]: ''}));
    }
  });
  if (decorations.length === 0 && notesKey.getState(view.state) === DecorationSet.empty) return;
  const set = decorations.length === 0 ? DecorationSet.empty : DecorationSet.create(doc, decorations);
  view.dispatch(view.state.tr.setMeta(notesKey, set));
}
