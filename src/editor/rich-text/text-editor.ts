/** The text of a page as one document, which is joined with the draft outside. */
import type {Node} from 'prosemirror-model';
import {EditorState, NodeSelection, Plugin, Selection, type Transaction} from 'prosemirror-state';
import {ReplaceStep} from 'prosemirror-transform';
import {tableEditing} from 'prosemirror-tables';
import {EditorView} from 'prosemirror-view';
import {positionOfBlock} from './blocks';
import {clipboard, type PasteResult} from './clipboard';
import {FROM_OUTSIDE, keepForm, withLastParagraph} from './form';
import {formatWhileTyping, keys, type OutsideActions} from './keys';
import {notes} from './notes';
import {blockAtLine, findPressedText, findSourceRange, type PressedText, type SourceRange} from './positions';
import {read, type Original, type ParsedText} from './read';
import {nodeViews, Slots} from './slots';
import {write, writeBlocks, type BlockLines} from './write';

interface WriteOptions {
  /** Whether the change belongs to the last step. */
  joins: boolean;
  /** Whether something was cut, which may be pasted again. */
  isCut: boolean;
}

interface Options extends OutsideActions {
  mount: HTMLElement;
  attributes: Record<string, string>;
  /** The body of the page. */
  text: string;
  parsed?: ParsedText;
  onWrite: (text: string, how: WriteOptions) => void;
  /** Tells that the document or the selection has changed. */
  onChange: (state: EditorState) => void;
  onPaste: (result: PasteResult) => void;
}

/** Set on transactions of a field in a card: its letters are typing. */
export const FROM_FIELD = 'from-field';

/** Of a longer text, only the blocks in view are laid out. */
const LONG_TEXT_BLOCKS = 100;

/** The cursor stays clear of the buttons above the text and of the edge below it. */
const SCROLL_MARGIN_PX = {top: 176, right: 0, bottom: 96, left: 0};

export class TextEditor {
  readonly view: EditorView;
  readonly slots = new Slots();
  private original: Original;
  private text: string;
  private readonly typing = new Typing();
  /** Whether the next change of the text begins a step. A space at the end of a line changes nothing yet. */
  private isNewStep = true;
  /** A text from outside that changes the block in which letters are composed, and waits for their end. */
  private waiting?: string;

  constructor(private readonly options: Options) {
    const {text, parsed, mount, attributes, onPaste} = options;
    const {doc, original} = read(text, parsed);
    this.text = text;
    this.original = original;
    const afterComposition = new Plugin({
      props: {
        handleDOMEvents: {
          compositionend: () => {
            queueMicrotask(() => this.showWaiting());
          },
        },
      },
    });
    const plugins = [formatWhileTyping, ...keys(options), tableEditing(), keepForm, notes];
    this.view = new EditorView(mount, {
      state: EditorState.create({
        doc: withLastParagraph(doc),
        plugins: [...plugins, clipboard(onPaste), afterComposition],
      }),
      attributes: ({doc: {childCount}}) => ({
        ...{role: 'textbox', 'aria-multiline': 'true', spellcheck: 'true'},
        ...attributes,
        ...(childCount > LONG_TEXT_BLOCKS && {'data-long': ''}),
      }),
      nodeViews: nodeViews(this.slots),
      scrollMargin: SCROLL_MARGIN_PX,
      scrollThreshold: SCROLL_MARGIN_PX,
      dispatchTransaction: (tr) => this.dispatch(tr),
    });
  }

  private dispatch(tr: Transaction): void {
    const before = this.view.state;
    const {state, transactions} = before.applyTransaction(tr);
    this.view.updateState(state);
    if (transactions.some(({docChanged}) => docChanged) && tr.getMeta(FROM_OUTSIDE) !== true) {
      if (!this.typing.record(before, state, transactions, this.view.composing)) this.isNewStep = true;
      const text = write(state.doc, this.original);
      if (text !== this.text) {
        this.text = text;
        this.options.onWrite(text, {joins: !this.isNewStep, isCut: tr.getMeta('uiEvent') === 'cut'});
        this.isNewStep = false;
      }
    }
    this.options.onChange(state);
  }

  /** Shows a text that something else wrote: an undo, a fix, a colleague's change. Only the difference is replaced. */
  show(text: string): void {
    this.waiting = undefined;
    if (text === this.text) return;
    const {composing} = this.view;
    const {doc, selection} = this.view.state;
    const next = read(text);
    const {children, from, to, end} = reuse(doc.children, withLastParagraph(next.doc).children);
    const cursorBlock = selection.$from.index(0);
    if (composing && from <= cursorBlock && cursorBlock < to) {
      this.waiting = text;
      return;
    }
    this.text = text;
    this.original = {...next.original, children: children.slice(0, next.original.children.length)};
    if (!composing) this.typing.end();
    const tr = this.view.state.tr.setMeta(FROM_OUTSIDE, true);
    tr.replaceWith(positionOfBlock(doc, from), positionOfBlock(doc, to), children.slice(from, end));
    const changeEnd = doc.content.findDiffEnd(tr.doc.content)?.b;
    const isInField = this.view.dom.contains(document.activeElement) && !this.view.hasFocus();
    if (changeEnd !== undefined && !isInField && !composing)
      tr.setSelection(Selection.near(tr.doc.resolve(Math.min(changeEnd, tr.doc.content.size)), -1)).scrollIntoView();
    this.view.dispatch(tr);
  }

  private showWaiting(): void {
    const {waiting} = this;
    if (waiting === undefined || this.view.composing || this.view.isDestroyed) return;
    this.waiting = undefined;
    this.show(waiting);
  }

  /** Ends the current step, so that what follows is undone separately. */
  endStep(): void {
    this.typing.end();
  }

  get outside(): Pick<OutsideActions, 'undo' | 'redo'> {
    return this.options;
  }

  get body(): string {
    return this.text;
  }

  lines(): BlockLines {
    return writeBlocks(this.view.state.doc, this.original).lines();
  }

  /** Puts the cursor into a line of the body: into a pressed word, or a range of the line. */
  goTo({line, ...range}: SourceRange, pressed?: PressedText): void {
    const {state} = this.view;
    const lines = this.lines();
    const index = blockAtLine(lines, line) ?? state.doc.childCount - 1;
    const block = state.doc.child(index);
    const position = positionOfBlock(state.doc, index);
    const found = pressed ? undefined : findSourceRange(state.doc, lines, this.text, {line, ...range});
    const at = pressed ? findPressedText(block, position, pressed) : (found?.from ?? position + 1);
    const selection = block.isAtom
      ? NodeSelection.create(state.doc, position)
      : Selection.near(state.doc.resolve(Math.min(at, state.doc.content.size)));
    this.view.dispatch(state.tr.setSelection(selection));
    const card = block.isAtom ? this.view.nodeDOM(position) : undefined;
    const control = card instanceof HTMLElement ? card.querySelector<HTMLElement>('textarea, button') : undefined;
    if (control) control.focus();
    else this.view.focus();
    // ProseMirror scrolls to a selection only while it has the focus.
    if (!control) this.view.dispatch(this.view.state.tr.scrollIntoView());
  }

  destroy(): void {
    this.view.destroy();
  }
}

/** Uses the current nodes for what is the same, because a document finds unchanged nodes by identity. */
function reuse(now: readonly Node[], next: readonly Node[]) {
  const isSame = (a: Node | undefined, b: Node | undefined) => a !== undefined && b !== undefined && a.eq(b);
  const most = Math.min(now.length, next.length);
  let from = 0;
  while (from < most && isSame(now[from], next[from])) from += 1;
  let same = 0;
  while (same < most - from && isSame(now.at(-1 - same), next.at(-1 - same))) same += 1;
  const children = [...now.slice(0, from), ...next.slice(from, next.length - same), ...now.slice(now.length - same)];
  return {children, from, to: now.length - same, end: next.length - same};
}

/** Characters typed within this time beside each other are one step. */
const PAUSE_MS = 600;
/** A longer step ends at the next space. */
const MAX_STEP_LENGTH = 60;

/** Decides which changes are one undo step: the letters of a few words, but not a button or a paste. */
class Typing {
  private last = {at: 0, end: -1, isTyped: false, isComposing: false, length: 0};

  end(): void {
    this.last = {...this.last, isTyped: false};
  }

  /** @returns whether a change joins the last step */
  record(before: EditorState, after: EditorState, transactions: readonly Transaction[], isComposing: boolean): boolean {
    const {last} = this;
    const at = Date.now();
    const isTyped = isComposing || isTypedText(before, transactions);
    const end = after.selection.from;
    const isWordEnd = last.length >= MAX_STEP_LENGTH && /\s/.test(after.doc.textBetween(Math.max(0, end - 1), end));
    const isBeside = Math.abs(before.selection.from - last.end) <= 1;
    // A person may take long to compose a word, and the last change of a composition is the word itself.
    const isInTime = last.isComposing || at - last.at < PAUSE_MS;
    const joins = isTyped && last.isTyped && isInTime && isBeside && !isWordEnd;
    this.last = {at, end, isTyped, isComposing, length: joins ? last.length + 1 : 1};
    return joins;
  }
}

function isTypedText({doc}: EditorState, transactions: readonly Transaction[]): boolean {
  const [tr, ...others] = transactions;
  if (!tr || others.length > 0) return false;
  if (tr.getMeta(FROM_FIELD) !== undefined) return true;
  const [step, ...more] = tr.steps;
  if (!(step instanceof ReplaceStep) || more.length > 0) return false;
  const {content, openStart} = step.slice;
  const isText = content.childCount <= 1 && openStart === 0 && content.firstChild?.isText !== false;
  const isPasted = tr.getMeta('paste') === true;
  return isText && !isPasted && doc.resolve(step.from).sameParent(doc.resolve(step.to));
}
