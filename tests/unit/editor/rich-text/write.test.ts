import {joinBackward, splitBlock, toggleMark} from 'prosemirror-commands';
import {siteDefinition} from '../../../../src/site/site-definition';
import type {Node} from 'prosemirror-model';
import {EditorState, NodeSelection, Selection, TextSelection, type Command, type Transaction} from 'prosemirror-state';
import type {Step} from 'prosemirror-transform';
import {addColumnAfter, addRowAfter, addRowBefore, deleteColumn} from 'prosemirror-tables';
import * as fc from 'fast-check';
import {checkBody} from '../../../../src/cms/lint/lint-content';
import {insertBlock, moveBlock, positionOfBlock, removeBlock} from '../../../../src/editor/rich-text/blocks';
import {setLink} from '../../../../src/editor/rich-text/commands';
import {keepForm} from '../../../../src/editor/rich-text/form';
import {toggleList} from '../../../../src/editor/rich-text/lists';
import {read, type Original} from '../../../../src/editor/rich-text/read';
import {isList, marks, nodes} from '../../../../src/editor/rich-text/schema';
import {tidy} from '../../../../src/editor/rich-text/tidy';
import {write, writeBlocks} from '../../../../src/editor/rich-text/write';
import {memoizeLatest} from '../../../../src/shared/memoize';
import {isSecondLane} from '../../../project';
import {BODIES, lintBody} from './bodies';

/** An edit, the blocks to which it applies, and how many blocks above and below it may change. */
interface TestEdit {
  name: string;
  appliesTo: (node: Node, index: number, doc: Node) => boolean;
  /** The selection within the block. */
  select?: (node: Node) => [from: number, to: number];
  run: Command;
  above?: number;
  below?: number;
  /** The block itself may not change. */
  isBeside?: true;
}

const isText = (node: Node) => node.type === nodes.paragraph && node.textContent.length > 12;
const middleOf = ({content}: Node): [number, number] => [Math.floor(content.size / 2), Math.floor(content.size / 2)];
function lastWordOf(node: Node): [number, number] {
  const text = node.textBetween(0, node.content.size, ' ', ' ');
  const found = [...text.matchAll(/\p{L}{3,}/gu)].at(-1);
  const start = found?.index ?? 0;
  return [start, start + (found?.[0].length ?? 3)];
}
const type =
  (text: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(text));
    return true;
  };
const linkSelection: Command = (state, dispatch) => {
  const {from, to} = state.selection;
  return setLink({from, to, href: '/contact', title: null, text: state.doc.textBetween(from, to)})(state, dispatch);
};
const isBullets = (node: Node) => node.type === nodes.bullet_list;
const followsParagraph: TestEdit['appliesTo'] = (node, index, doc) =>
  isText(node) && doc.maybeChild(index - 1)?.type === nodes.paragraph;
const PHOTO = nodes.photo.create({src: '/img/yard.jpg', alt: 'The yard', caption: 'Our "yard" at dusk'});
const isTable = (node: Node) => node.type === nodes.table;
const inFirstCell = (): [number, number] => [3, 3];

const EDITS: readonly TestEdit[] = [
  {name: 'type in a paragraph', appliesTo: isText, select: middleOf, run: type(' new words, ')},
  {name: 'make a word bold', appliesTo: isText, select: lastWordOf, run: toggleMark(marks.strong)},
  {name: 'add a link', appliesTo: isText, select: lastWordOf, run: linkSelection},
  {name: 'split a paragraph', appliesTo: isText, select: middleOf, run: splitBlock},
  {name: 'join two paragraphs', appliesTo: followsParagraph, select: () => [0, 0], run: joinBackward, above: 1},
  {name: 'make a list', appliesTo: isText, select: middleOf, run: toggleList(nodes.bullet_list), above: 1, below: 1},
  {name: 'take an entry out', appliesTo: isBullets, select: () => [2, 2], run: toggleList(nodes.bullet_list)},
  {name: 'type in an entry', appliesTo: isList, select: () => [3, 3], run: type('x')},
  {name: 'add a row', appliesTo: isTable, select: inFirstCell, run: addRowAfter},
  {name: 'add a row above the head', appliesTo: isTable, select: inFirstCell, run: addRowBefore},
  {name: 'add a column', appliesTo: isTable, select: inFirstCell, run: addColumnAfter},
  {name: 'remove a column', appliesTo: isTable, select: inFirstCell, run: deleteColumn},
  {name: 'insert a photo', appliesTo: () => true, run: insertBlock(PHOTO), isBeside: true},
  {name: 'add a block', appliesTo: () => true, run: insertBlock(nodes.block.create({name: 'Codes2'})), isBeside: true},
  {name: 'move a block down', appliesTo: (_, index, doc) => index < doc.childCount - 1, run: moveBlock(1), below: 1},
  {name: 'move a block up', appliesTo: (_node, index) => index > 0, run: moveBlock(-1), above: 1},
  {name: 'remove a block', appliesTo: () => true, run: removeBlock},
  {
    name: 'name a heading',
    appliesTo: (node) => node.type === nodes.heading,
    run: (state, dispatch) => {
      dispatch?.(state.tr.setNodeAttribute(state.selection.$from.before(1), 'short', 'Short words'));
      return true;
    },
  },
];

function select({select: at}: TestEdit, doc: Node, index: number): Selection {
  const node = doc.child(index);
  const position = positionOfBlock(doc, index);
  if (node.isAtom) return NodeSelection.create(doc, position);
  const [from, to] = at?.(node) ?? [];
  return from === undefined || to === undefined
    ? Selection.near(doc.resolve(position + 1))
    : TextSelection.create(doc, position + 1 + from, position + 1 + to);
}

/** @returns the document after an edit, and the steps that undo it; undefined if the edit is not possible */
function apply(edit: TestEdit, doc: Node, index: number): {doc: Node; back: Step[]} | undefined {
  const state = EditorState.create({doc, plugins: [keepForm], selection: select(edit, doc, index)});
  const result: {doc: Node; back: Step[]} = {doc, back: []};
  const dispatch = (tr: Transaction) => {
    const {state: after, transactions} = state.applyTransaction(tr);
    result.doc = after.doc;
    const steps = transactions.flatMap(({steps: all, docs}) =>
      all.flatMap((step, at) => (docs[at] ? step.invert(docs[at]) : [])),
    );
    result.back = steps.toReversed();
  };
  return edit.run(state, dispatch) ? result : undefined;
}

/** The reports of a body before it is edited. */
const reportsOf = memoizeLatest(BODIES.length, lintBody);

const startOf = ({gaps, slices}: Original, index: number) =>
  [...gaps.slice(0, index + 1), ...slices.slice(0, index)].join('').length;

/** A linter report that the edit itself causes: a moved heading skips a level, or a block appears twice. */
const IS_CAUSED_BY_EDIT = /skips a heading level|no text on one side|has the address|already/;

/** The main lane tries each edit at every fifth place, and different edits at different places. */
const SAMPLE_STEP = isSecondLane ? 1 : 5;

const allCases = BODIES.flatMap(({name, body}) => {
  const {doc, original} = read(body);
  if (original.children.length === 0) return [];
  return EDITS.flatMap((edit) =>
    doc.children.flatMap((node, index) => {
      // A reference without its definition is text.
      const isDefinition = edit.run === removeBlock && /^\[.*\]:/.test(node.textContent);
      return edit.appliesTo(node, index, doc) && !isDefinition ? [{name, body, doc, original, edit, index}] : [];
    }),
  );
});
const cases = EDITS.flatMap((edit, first) =>
  allCases.filter((one) => one.edit === edit).filter((_case, place) => (first + place) % SAMPLE_STEP === 0),
);

describe('Writing the text of a page', () => {
  it('keeps every byte of a text that was only opened', () => {
    for (const {body} of BODIES) {
      const {doc, original} = read(body);
      doc.check();
      expect(write(doc, original)).toBe(body);
      expect(writeBlocks(doc, original).text).toBe(body);
    }
  });

  it('reads the tree of the linter as it reads the text', () => {
    for (const {body} of BODIES) {
      const {tree, isIncomplete} = checkBody('pages/x.mdx', `---\ntitle: T\n---\n${body}`, siteDefinition);
      if (!tree || isIncomplete) continue;
      const {doc, original} = read(body, {tree, start: 3});
      expect(doc.toJSON()).toEqual(read(body).doc.toJSON());
      expect(original.slices).toEqual(read(body).original.slices);
    }
  });

  it('has a form for every block of the fixture', () => {
    const raw = BODIES.filter(({isSupported}) => isSupported).flatMap(({body}) =>
      read(body).doc.children.filter((node) => node.type === nodes.raw),
    );
    expect(raw).toEqual([]);
  });

  it('changes only the block of an edit, writes what the editor shows, and is undone to the byte', () => {
    let count = 0;
    const failures: string[] = [];
    for (const {name, body, doc, original, edit, index} of cases) {
      const result = apply(edit, doc, index);
      if (!result) continue;
      count += 1;
      const fail = (why: string) => failures.push(`${name}, block ${index}, ${edit.name}: ${why}`);
      const after = write(result.doc, original);
      // Lists that come to touch become one.
      const removed = edit.run === removeBlock ? 1 : 0;
      const joined = /move|remove a block/.test(edit.name) && result.doc.childCount < doc.childCount - removed ? 1 : 0;
      const first = Math.max(0, index - (edit.above ?? 0) + (edit.isBeside ? 1 : 0) - joined);
      const last = Math.min(doc.childCount - 1, index + (edit.below ?? 0) + joined);
      const headEnd =
        first < doc.childCount
          ? startOf(original, first)
          : startOf(original, doc.childCount - 1) + (original.slices.at(-1)?.length ?? 0);
      const tailStart = startOf(original, last) + (original.slices[last]?.length ?? 0);
      if (!after.startsWith(body.slice(0, headEnd).trimEnd())) fail('the text above changed');
      if (!after.endsWith(body.slice(tailStart).trimStart())) fail('the text below changed');
      if (tidy(read(after).doc)?.eq(tidy(result.doc) ?? doc) !== true) fail(`is read as something else: ${after}`);
      const known = reportsOf(body);
      const fresh = lintBody(after).filter((report) => !known.includes(report) && !IS_CAUSED_BY_EDIT.test(report));
      if (fresh.length > 0) fail(fresh.join('; '));
      const undone = result.back.reduce((now, step) => step.apply(now).doc ?? now, result.doc);
      if (write(undone, original) !== body) fail('is not undone');
    }
    expect(count).toBeGreaterThan(cases.length / 2);
    expect(failures).toEqual([]);
  });

  it('writes what the editor shows after any sequence of edits', () => {
    const texts = BODIES.filter(({body, isSupported}) => isSupported && body.trim() !== '');
    const step = fc.record({edit: fc.constantFrom(...EDITS), at: fc.nat()});
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.array(step, {minLength: 1, maxLength: 10}), ({body}, steps) => {
        const {doc, original} = read(body);
        const now = steps.reduce((current, {edit, at}) => {
          const index = at % current.childCount;
          const applies = edit.appliesTo(current.child(index), index, current);
          return (applies ? apply(edit, current, index)?.doc : undefined) ?? current;
        }, doc);
        now.check();
        const file = write(now, original);
        expect(file).toBe(writeBlocks(now, original).text);
        expect(tidy(read(file).doc)?.toJSON()).toEqual(tidy(now)?.toJSON());
      }),
      {numRuns: isSecondLane ? 1000 : 50},
    );
  });

  it('keeps the lines of a wrapped paragraph and the padding of a table', () => {
    const body = '\nOne line\nand __another__ one.\n\n| A   | B   |\n| --- | --- |\n| one | two |\n';
    const {doc, original} = read(body);
    const state = EditorState.create({doc});
    expect(write(state.apply(state.tr.insertText('X', 1)).doc, original)).toBe(body.replace('One', 'XOne'));
    const last = doc.content.size - 4;
    expect(write(state.apply(state.tr.insertText('!', last)).doc, original)).toContain('| one | two! |');
  });

  it('knows the lines of each block', () => {
    const {doc, original} = read('\n## A\nClose.\n\nTwo\nlines.\n');
    expect(writeBlocks(doc, original).lines()).toEqual([
      [2, 2],
      [3, 3],
      [5, 6],
    ]);
  });
});
