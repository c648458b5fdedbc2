/** The keys of the text, as in Google Docs, and what is formatted while somebody types. */
import {baseKeymap, chainCommands, toggleMark} from 'prosemirror-commands';
import {InputRule, inputRules, textblockTypeInputRule, wrappingInputRule} from 'prosemirror-inputrules';
import {keymap} from 'prosemirror-keymap';
import type {Command, Plugin} from 'prosemirror-state';
import {addRowAfter, goToNextCell} from 'prosemirror-tables';
import {moveBlock} from './blocks';
import {enter, lineBreak, setHeading, setParagraph} from './commands';
import {addressesIn} from './links';
import {indent, outdentInner, toggleList} from './lists';
import {marks, nodes} from './schema';

/** What the keys do outside the text. */
export interface OutsideActions {
  undo: () => void;
  redo: () => void;
  editLink: () => void;
  focusToolbar: () => void;
}

const run =
  (action: () => void): Command =>
  () => {
    action();
    return true;
  };

/** In the last cell of a table, Tab adds a row. */
const addRow: Command = (state, dispatch, view) => {
  if (!addRowAfter(state, dispatch)) return false;
  if (view) goToNextCell(1)(view.state, view.dispatch);
  return true;
};

export const keys = ({undo, redo, editLink, focusToolbar}: OutsideActions): Plugin[] => [
  keymap({
    'Mod-z': run(undo),
    'Mod-y': run(redo),
    'Mod-Shift-z': run(redo),
    'Mod-b': toggleMark(marks.strong),
    'Mod-i': toggleMark(marks.em),
    'Mod-k': run(editLink),
    'Mod-Shift-7': toggleList(nodes.ordered_list),
    'Mod-Shift-8': toggleList(nodes.bullet_list),
    'Mod-Alt-0': setParagraph,
    'Mod-Alt-2': setHeading(2),
    'Mod-Alt-3': setHeading(3),
    'Alt-Shift-ArrowUp': moveBlock(-1),
    'Alt-Shift-ArrowDown': moveBlock(1),
    'Alt-F10': run(focusToolbar),
    // Only where Tab has a meaning in the text; elsewhere it leaves the text.
    Tab: chainCommands(goToNextCell(1), addRow, indent),
    'Shift-Tab': chainCommands(goToNextCell(-1), outdentInner),
    Enter: enter,
    'Shift-Enter': lineBreak,
  }),
  keymap(baseKeymap),
];

/** Makes an address a link when a space follows it. */
const linkAddress = new InputRule(/\S\s$/, (state, _match, _start, end) => {
  const {parent, parentOffset} = state.selection.$from;
  const word = parent.textBetween(0, parentOffset, ' ', ' ').split(' ').at(-1) ?? '';
  const start = end - word.length;
  const [found] = addressesIn(word);
  if (!found || state.doc.rangeHasMark(start, end, marks.link)) return null;
  const mark = marks.link.create({href: found.href});
  return state.tr
    .addMark(start + found.from, start + found.to, mark)
    .insertText(' ', end)
    .removeStoredMark(marks.link);
});

export const formatWhileTyping: Plugin = inputRules({
  rules: [
    wrappingInputRule(/^\s*[-*•]\s$/, nodes.bullet_list),
    wrappingInputRule(/^1[.)]\s$/, nodes.ordered_list),
    textblockTypeInputRule(/^##\s$/, nodes.heading, {level: 2}),
    textblockTypeInputRule(/^###\s$/, nodes.heading, {level: 3}),
    linkAddress,
  ],
});
