/** Places within the text that React renders: the short name of a heading, the card of a photo, the card of a block. */
import type {Node} from 'prosemirror-model';
import type {EditorView, NodeView, NodeViewConstructor} from 'prosemirror-view';
import {nodes, levelOf} from './schema';

export interface Slot {
  id: number;
  element: HTMLElement;
  node: Node;
  /** Whether the whole node is selected. */
  isSelected: boolean;
  /** The current position of the node; undefined after it was removed. */
  positionOf: () => number | undefined;
}

/** The slots of one text, as an external store. */
export class Slots {
  private slots: readonly Slot[] = [];
  private lastId = 0;
  private readonly listeners = new Set<() => void>();

  get = (): readonly Slot[] => this.slots;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  add(slot: Omit<Slot, 'id' | 'isSelected'>): number {
    this.lastId += 1;
    this.set([...this.slots, {...slot, id: this.lastId, isSelected: false}]);
    return this.lastId;
  }

  change(id: number, change: Partial<Slot>): void {
    this.set(this.slots.map((slot) => (slot.id === id ? {...slot, ...change} : slot)));
  }

  remove(id: number): void {
    this.set(this.slots.filter((slot) => slot.id !== id));
  }

  private set(slots: readonly Slot[]): void {
    this.slots = slots;
    this.listeners.forEach((listener) => listener());
  }
}

const CONTROLS = 'input, textarea, select, button, label, a';
const isControl = ({target}: Event): boolean => target instanceof Element && target.closest(CONTROLS) !== null;

function createElement(tag: string, kind: string, isEditable = false): HTMLElement {
  const element = document.createElement(tag);
  element.dataset.kind = kind;
  if (!isEditable) element.contentEditable = 'false';
  return element;
}

/** A photo or a block, which React renders completely. */
class CardView implements NodeView {
  readonly dom: HTMLElement;
  private readonly id: number;

  constructor(
    private node: Node,
    positionOf: () => number | undefined,
    private readonly slots: Slots,
  ) {
    this.dom = createElement('div', node.type.name);
    this.id = slots.add({element: this.dom, node, positionOf});
  }

  update(node: Node): boolean {
    const isSameBlock = node.type === this.node.type && node.attrs.name === this.node.attrs.name;
    if (isSameBlock && node !== this.node) this.slots.change(this.id, {node});
    if (isSameBlock) this.node = node;
    return isSameBlock;
  }

  selectNode(): void {
    this.slots.change(this.id, {isSelected: true});
    this.dom.dataset.selected = '';
  }

  deselectNode(): void {
    this.slots.change(this.id, {isSelected: false});
    delete this.dom.dataset.selected;
  }

  stopEvent = (event: Event): boolean => isControl(event) && !event.type.startsWith('drag');
  ignoreMutation = (): boolean => true;
  destroy = (): void => this.slots.remove(this.id);
}

/** The level of the headings that have a short name. */
const NAMED_LEVEL = 2;

/** A heading, with a slot above it for its short name. */
class HeadingView implements NodeView {
  readonly dom: HTMLElement;
  readonly contentDOM: HTMLElement;
  private readonly name: HTMLElement;
  private readonly id: number | undefined;

  constructor(
    private node: Node,
    positionOf: () => number | undefined,
    private readonly slots: Slots,
  ) {
    this.dom = createElement('div', 'heading', true);
    this.contentDOM = document.createElement(`h${levelOf(node)}`);
    this.name = createElement('div', 'name');
    if (levelOf(node) === NAMED_LEVEL) {
      this.dom.append(this.name);
      this.id = slots.add({element: this.name, node, positionOf});
    }
    this.dom.append(this.contentDOM);
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type || levelOf(node) !== levelOf(this.node)) return false;
    if (this.id !== undefined && node !== this.node) this.slots.change(this.id, {node});
    this.node = node;
    return true;
  }

  stopEvent = ({target}: Event): boolean => target instanceof Element && this.name.contains(target);
  ignoreMutation = ({target}: {target: globalThis.Node}): boolean => !this.contentDOM.contains(target);
  destroy = (): void => {
    if (this.id !== undefined) this.slots.remove(this.id);
  };
}

/** A slot for Markdown that cannot be shown as text, with a sentence about it. */
class RawView implements NodeView {
  readonly dom = createElement('div', 'raw', true);
  readonly contentDOM = document.createElement('pre');
  private readonly hint = createElement('div', 'hint');
  private readonly id: number;

  constructor(
    private node: Node,
    positionOf: () => number | undefined,
    private readonly slots: Slots,
  ) {
    this.dom.append(this.hint, this.contentDOM);
    this.id = slots.add({element: this.hint, node, positionOf});
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type) return false;
    this.node = node;
    return true;
  }

  ignoreMutation = ({target}: {target: globalThis.Node}): boolean => !this.contentDOM.contains(target);
  destroy = (): void => this.slots.remove(this.id);
}

type PositionOf = () => number | undefined;

export function nodeViews(slots: Slots): Record<string, NodeViewConstructor> {
  const card = (node: Node, _view: EditorView, positionOf: PositionOf) => new CardView(node, positionOf, slots);
  return {
    [nodes.heading.name]: (node, _view, positionOf) => new HeadingView(node, positionOf, slots),
    [nodes.photo.name]: card,
    [nodes.block.name]: card,
    [nodes.raw.name]: (node, _view, positionOf) => new RawView(node, positionOf, slots),
  };
}
