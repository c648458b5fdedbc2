import {useLayoutEffect, useRef, useState, type DragEvent, type HTMLAttributes, type RefObject} from 'react';
import {focusSelectorAfter} from './names';
import type {Tool} from './Tools';

interface Step {
  from?: number;
  to?: number;
  tool?: Tool;
}

/** @returns the element that scrolls a part of the page */
function scrollerOf(element: Element): Element | undefined {
  for (let outer = element.parentElement; outer; outer = outer.parentElement)
    if (outer.scrollHeight > outer.clientHeight && getComputedStyle(outer).overflowY !== 'visible') return outer;
  return undefined;
}

const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0;

type List = RefObject<HTMLOListElement | null>;
const itemAt = (list: List, index = -1) => list.current?.children[index];
/** @returns the button of a tool in an entry, or else its first control */
const controlAt = (list: List, index?: number, tool?: Tool) =>
  itemAt(list, index)?.querySelector<HTMLElement>(
    focusSelectorAfter(tool) ?? ':is(input, textarea, select):not([data-tool])',
  );

/** @returns the name or the first tool of the entry after one that is gone, or else what follows the list */
function controlAfter(list: List, gone = 0): HTMLElement | null | undefined {
  const {children, nextElementSibling} = list.current ?? {};
  const item = children?.[Math.min(gone, children.length - 1)];
  return item ? item.querySelector<HTMLElement>('summary, [data-tool]') : (nextElementSibling as HTMLElement | null);
}

/**
 * Follows the entries of a list as their order changes: the entry that was moved stays open, and its button keeps the
 * focus and its place under the finger. Entries can also be dragged; the buttons do the same by keyboard and by touch.
 */
export default function useEntryOrder(move: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [step, setStep] = useState<Step & {top?: number}>({});
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();

  useLayoutEffect(() => {
    const {from, to, tool, top} = step;
    itemAt(list, to)?.querySelector('details')?.setAttribute('open', '');
    const isGone = from !== undefined && to === undefined;
    const control = isGone ? controlAfter(list, from) : controlAt(list, to, tool);
    control?.focus({preventScroll: top !== undefined});
    if (control && top !== undefined) scrollerOf(control)?.scrollBy({top: topOf(control) - top, behavior: 'instant'});
  }, [step]);

  const endDrag = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  return {
    list,
    /** Opens an entry at its new place. */
    follow: (next: Step) => {
      const isMove = focusSelectorAfter(next.tool) !== undefined;
      setStep({...next, top: isMove ? topOf(controlAt(list, next.from, next.tool)) : undefined});
    },
    dragProps: {
      handle: (index: number): HTMLAttributes<HTMLElement> => ({
        draggable: true,
        onDragStart: ({dataTransfer}) => {
          dataTransfer.effectAllowed = 'move';
          // Firefox drags nothing without data.
          dataTransfer.setData('text/plain', '');
          setDragged(index);
        },
        // It also ends when the person presses Escape or lets go elsewhere.
        onDragEnd: endDrag,
      }),
      entry: (index: number) => ({
        'data-drop':
          dragged !== undefined && target === index && dragged !== index
            ? dragged < index
              ? 'after'
              : 'before'
            : undefined,
        onDragOver: (event: DragEvent) => {
          if (dragged === undefined) return;
          event.preventDefault();
          setTarget(index);
        },
        onDrop: (event: DragEvent) => {
          if (dragged === undefined) return;
          event.preventDefault();
          if (dragged !== index) move(dragged, index);
          endDrag();
        },
      }),
    },
  };
}
